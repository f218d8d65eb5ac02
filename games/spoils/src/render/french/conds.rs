//! Conditions.

use super::grammar::{Gender, de};
use super::{French, icons, keyword};
use crate::words::{Area, Bound, Cond, Filter, Num, Part, Player, Side};

impl French<'_> {
    pub(super) fn cond(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::Count(player, filter, bound) => self.count(player, filter, bound),
            Cond::More(filter, one, other) => {
                let (one_verb, noun) = (controls(one), de(&self.filter(filter, true)));
                format!("{} {one_verb} plus {noun} que {}", self.player(one), self.player(other))
            }
            Cond::Icons(player, i, least) => {
                let least = if *least { "au moins " } else { "" };
                format!("{} {} {least}{}", self.player(player), controls(player), icons(*i))
            }
            Cond::Stat(who, stat, bound) => format!("{} a {}", self.who(who), self.stat_bound(*stat, bound)),
            Cond::Tokens(who, Bound::Is(Num::N(0))) | Cond::NoTokens(who) => {
                format!("il n'y a aucun jeton sur {}", self.who(who))
            }
            Cond::Tokens(who, bound) => format!("il y a {} sur {}", self.bounded("jeton", bound), self.who(who)),
            Cond::Is(who, filter) => format!("{} est {}", self.who(who), self.being(filter)),
            Cond::Damaged(who) => format!("{} a subi des dégâts ce tour-ci", self.who(who)),
            Cond::Assigned(who) => format!("{} a assigné des dégâts ce tour-ci", self.who(who)),
            Cond::ThisIn(Area::Play) => "cette carte est en jeu".to_owned(),
            Cond::ThisIn(Area::Hand) => "cette carte est dans votre main".to_owned(),
            Cond::ThisIn(_) => "cette carte est dans votre pile de défausse".to_owned(),
            Cond::Attacked => "vous êtes attaqué".to_owned(),
            Cond::Attacking => "vous attaquez".to_owned(),
            Cond::Battle => "pendant un combat".to_owned(),
            Cond::Turn(player) => format!("pendant {}", self.owned("tour", false, player)),
            Cond::In(who, part) => format!("{} est {}", self.who(who), part_word(*part)),
            Cond::AttackingA(who, _) => format!("{} attaque un lieu", self.who(who)),
            Cond::Responding(filter, slot) => {
                let gender = self.gender(filter, false);
                self.slots.insert(*slot, gender);
                format!("en réponse à {}", self.one(filter))
            }
            Cond::RespondingAbility(of, slot) => {
                self.slots.insert(*slot, Gender { feminine: true, many: false });
                match of {
                    None => "en réponse à une compétence".to_owned(),
                    Some(f) => format!("en réponse à une compétence {}", de(&self.one(f))),
                }
            }
            Cond::Played(player, filter, bound, _) => {
                let have = if *player == Player::You { "avez" } else { "a" };
                format!("{} {have} joué {} ce tour-ci", self.player(player), self.counted(filter, bound))
            }
            Cond::PlayedByAny(filter) => {
                let e = self.gender(filter, false).ending();
                format!("{} a été joué{e} ce tour-ci", self.one(filter))
            }
            Cond::Picked(_, filter, many) => {
                let what = if *many { format!("des {}", self.filter(filter, true)) } else { self.one(filter) };
                format!("vous avez ciblé {what} dans son coût")
            }
            Cond::ByFlipUp => "vous avez joué cette carte avec RETOURNER".to_owned(),
            Cond::PlayedDuring(player) => {
                format!("vous avez joué cette carte pendant {}", self.owned("tour", false, player))
            }
            Cond::TimesEachTurn(1) => "une fois par tour".to_owned(),
            Cond::TimesEachTurn(n) => format!("{n} fois par tour"),
            Cond::Owns(player, who) => {
                let verb = if *player == Player::You { "possédez" } else { "possède" };
                format!("{} {verb} {}", self.player(player), self.who(who))
            }
            Cond::Declared(who) => format!("{} est du type choisi", self.who(who)),
            Cond::ThisDamagedIt => "pendant un tour où cette carte lui a infligé des dégâts".to_owned(),
            Cond::DestroyedByThat(who) => format!("ces dégâts détruisent {}", self.who(who)),
            Cond::And(a, b) => format!("{} et {}", self.cond(a), self.cond(b)),
            Cond::Or(a, b) => format!("{} ou {}", self.cond(a), self.cond(b)),
            Cond::Not(cond) => self.not(cond),
        }
    }

    fn not(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::Assigned(who) => format!("{} n'a pas assigné de dégâts ce tour-ci", self.who(who)),
            Cond::Is(who, filter) => format!("{} n'est pas {}", self.who(who), self.being(filter)),
            Cond::Battle => "hors de tout combat".to_owned(),
            Cond::Turn(player) => format!("en dehors {}", de(&self.owned("tour", false, player))),
            other => format!("il est faux que {}", self.cond(other)),
        }
    }

    fn being(&mut self, filter: &Filter) -> String {
        match (filter.keyword, filter.depleted, filter.kinds.is_empty() && filter.subtype.is_none()) {
            (Some((k, _)), _, true) => keyword(k).to_lowercase(),
            (_, Some(true), true) => "engagée".to_owned(),
            _ => self.one(filter),
        }
    }

    fn count(&mut self, player: &Player, filter: &Filter, bound: &Bound) -> String {
        let none = *bound == Bound::Is(Num::N(0));
        if *player == Player::Any {
            let text = self.counted(filter, bound);
            return if none { format!("il n'y a {text}") } else { format!("il y a {text}") };
        }
        let subject = self.player(player);
        if filter.area == Area::Play {
            let bare = Filter { side: Side::Any, ..filter.clone() };
            let text = self.counted(&bare, bound);
            let not = if none { "ne " } else { "" };
            return format!("{subject} {not}{} {text}", controls(player));
        }
        let side = if *player == Player::You { filter.side } else { Side::Theirs };
        let text = self.counted(&Filter { side, ..filter.clone() }, bound);
        let (not, have) = match (none, *player == Player::You) {
            (true, true) => ("n'", "avez"),
            (true, false) => ("n'", "a"),
            (false, true) => ("", "avez"),
            (false, false) => ("", "a"),
        };
        format!("{subject} {not}{have} {text}")
    }

    fn counted(&mut self, f: &Filter, bound: &Bound) -> String {
        let gender = self.gender(f, false);
        let (one, many) = (self.filter(f, false), self.filter(f, true));
        let other = if f.other { "autres " } else { "" };
        let noun = |n: &Num| if *n == Num::N(1) { one.clone() } else { format!("{other}{many}") };
        match bound {
            Bound::AtLeast(n) => format!("au moins {} {}", self.num(n), noun(n)),
            Bound::AtMost(n) => format!("au plus {} {}", self.num(n), noun(n)),
            Bound::MoreThan(n) => format!("plus de {} {}", self.num(n), noun(n)),
            Bound::LessThan(n) => format!("moins de {} {}", self.num(n), noun(n)),
            Bound::Is(Num::N(0)) => format!("aucun{} {one}", if gender.feminine { "e" } else { "" }),
            Bound::Is(n) => format!("{} {}", self.num(n), noun(n)),
            Bound::Only(n) => format!("seulement {} {}", self.num(n), noun(n)),
            Bound::Some => self.one(f),
            Bound::Even => format!("un nombre pair {}", de(&many)),
        }
    }

    /// What stands behind `Jouez ceci seulement`.
    pub(super) fn only(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::And(a, b) => format!("{} et {}", self.only(a), self.only(b)),
            Cond::Battle
            | Cond::Turn(_)
            | Cond::Responding(..)
            | Cond::RespondingAbility(..)
            | Cond::TimesEachTurn(_) => self.cond(cond),
            Cond::Not(inner) if matches!(**inner, Cond::Battle | Cond::Turn(_)) => self.cond(cond),
            _ => super::grammar::si(&self.cond(cond)),
        }
    }
}

pub(super) fn controls(player: &Player) -> &'static str {
    match player {
        Player::You => "contrôlez",
        Player::Both(_) => "contrôlent",
        _ => "contrôle",
    }
}

fn part_word(part: Part) -> &'static str {
    match part {
        Part::Attacking => "en train d'attaquer",
        Part::Blocking => "en train de bloquer",
        Part::Either => "en train d'attaquer ou de bloquer",
        Part::Battle => "en combat",
        Part::NoBattle => "hors de tout combat",
        Part::WithThis => "en groupe avec cette carte",
        Part::Opposing => "dans le groupe opposé",
        Part::YourParty => "dans votre groupe",
    }
}
