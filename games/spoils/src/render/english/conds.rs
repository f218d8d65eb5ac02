//! Conditions.

use super::{English, icons, keyword};
use crate::words::{Area, Cond, Filter, Kinds, Num, Part, Player, Side};

impl English {
    pub(super) fn cond(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::Count(player, filter, bound) => self.count(player, filter, bound),
            Cond::More(filter, one, other) => {
                let other = match other {
                    Player::AnOpponent => "any opponent".to_owned(),
                    other => self.player(other),
                };
                format!("{} {} more {} than {other}", self.player(one), controls(one), self.filter(filter, true))
            }
            Cond::Icons(player, i, least) => {
                let least = if *least { "at least " } else { "" };
                format!("{} {} {least}{}", self.player(player), controls(player), icons(*i))
            }
            Cond::Stat(who, stat, bound) => format!("{} has {}", self.subject(who), self.stat_bound(*stat, bound)),
            Cond::Tokens(who, bound) => {
                let one = matches!(bound, crate::words::Bound::Some | crate::words::Bound::AtLeast(Num::N(1)));
                let noun = |many: bool| if many { "tokens" } else { "token" }.to_owned();
                let tokens = self.bound(bound, &noun, !one);
                format!("there {} {tokens} on {}", if one { "is" } else { "are" }, self.who(who))
            }
            Cond::NoTokens(who) => format!("no tokens are on {}", self.who(who)),
            Cond::Is(who, filter) if filter.tokens.is_some() && filter.kinds.is_empty() => {
                let text = self.filter(filter, false);
                format!("{} has{}", self.subject(who), text.trim_start_matches("card with"))
            }
            Cond::Is(who, filter) => format!("{} is {}", self.subject(who), self.being(filter)),
            Cond::Damaged(who) => format!("{} has received damage this turn", self.subject(who)),
            Cond::Assigned(who) => format!("{} has assigned damage this turn", self.subject(who)),
            Cond::ThisIn(Area::Play) => "this card is in play".to_owned(),
            Cond::ThisIn(area) => format!("this card is in your {}", area_word(*area)),
            Cond::Attacked => "you are being attacked".to_owned(),
            Cond::Attacking => "you are attacking".to_owned(),
            Cond::Battle => "during a battle".to_owned(),
            Cond::Turn(player) => format!("during {} turn", self.possessive(player)),
            Cond::In(who, part) => format!("{} is {}", self.subject(who), part_word(*part)),
            Cond::AttackingA(who, _) => format!("{} is attacking a location", self.subject(who)),
            Cond::Responding(filter, _) => format!("in response to {}", self.one(filter)),
            Cond::RespondingAbility(None, _) => "in response to an ability".to_owned(),
            Cond::RespondingAbility(Some(f), _) => format!("in response to {}'s ability", self.one(f)),
            Cond::Played(player, filter, bound, perfect) => {
                let have = match (perfect, player) {
                    (false, _) => "",
                    (true, Player::You) => "have ",
                    (true, _) => "has ",
                };
                let text = self.bounded(filter, bound);
                format!("{} {have}played {text} this turn", self.player(player))
            }
            Cond::PlayedByAny(filter) => format!("{} has been played this turn", self.one(filter)),
            Cond::Picked(_, filter, many) => {
                let what = if *many { self.filter(filter, true) } else { self.one(filter) };
                format!("you picked {what} as part of its cost")
            }
            Cond::ByFlipUp => "you played this card using FLIP UP".to_owned(),
            Cond::PlayedDuring(player) => format!("you played this card during {} turn", self.possessive(player)),
            Cond::TimesEachTurn(1) => "once each turn".to_owned(),
            Cond::TimesEachTurn(n) => format!("{n} times each turn"),
            Cond::Owns(player, who) => {
                format!(
                    "{} {} {}",
                    self.player(player),
                    if *player == Player::You { "own" } else { "owns" },
                    self.who(who)
                )
            }
            Cond::Declared(who) => format!("{} is the chosen type", self.subject(who)),
            Cond::ThisDamagedIt => "during a turn when this card damaged it".to_owned(),
            Cond::DestroyedByThat(who) => format!("{} is destroyed by that damage", self.subject(who)),
            Cond::And(a, b) => format!("{} and {}", self.cond(a), self.cond(b)),
            Cond::Or(a, b) => format!("{} or {}", self.cond(a), self.cond(b)),
            Cond::Not(cond) => self.not(cond),
        }
    }

    fn not(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::Assigned(who) => format!("{} has not assigned damage this turn", self.subject(who)),
            Cond::Is(who, filter) => format!("{} is not {}", self.subject(who), self.being(filter)),
            other => format!("not {}", self.cond(other)),
        }
    }

    /// What stands behind `is`.
    fn being(&mut self, filter: &Filter) -> String {
        match (filter.keyword, filter.depleted, filter.kinds == Kinds::empty() && filter.subtype.is_none()) {
            (Some((k, _)), _, true) => keyword(k).to_owned(),
            (_, Some(true), true) => "depleted".to_owned(),
            _ => self.one(filter),
        }
    }

    fn count(&mut self, player: &Player, filter: &Filter, bound: &crate::words::Bound) -> String {
        if *player == Player::Any {
            let one = matches!(bound, crate::words::Bound::Some);
            return format!("there {} {}", if one { "is" } else { "are" }, self.bounded(filter, bound));
        }
        let subject = self.player(player);
        if filter.area == Area::Play {
            let bare = Filter { side: Side::Any, ..filter.clone() };
            return format!("{subject} {} {}", controls(player), self.bounded(&bare, bound));
        }
        let have = if *player == Player::You { "have" } else { "has" };
        let side = match player {
            Player::You => filter.side,
            _ => Side::Theirs,
        };
        let here = Filter { side, ..filter.clone() };
        format!("{subject} {have} {}", self.bounded(&here, bound).replace(" from ", " in "))
    }

    fn bounded(&mut self, filter: &Filter, bound: &crate::words::Bound) -> String {
        let (one, many) = (self.filter(filter, false), self.filter(filter, true));
        let single = matches!(bound, crate::words::Bound::AtLeast(Num::N(1)));
        self.bound(bound, &|m| if m { many.clone() } else { one.clone() }, !single)
    }

    /// What stands behind `Play this only`.
    pub(super) fn only(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::And(a, b) => {
                let second = self.only(b);
                let only = second.starts_with("if ") || matches!(**b, Cond::TimesEachTurn(_));
                let joint = if only { "and only" } else { "and" };
                format!("{} {joint} {second}", self.only(a))
            }
            Cond::Attacked | Cond::Attacking => format!("while {}", self.cond(cond)),
            Cond::Battle
            | Cond::Turn(_)
            | Cond::Responding(..)
            | Cond::RespondingAbility(..)
            | Cond::TimesEachTurn(_) => self.cond(cond),
            Cond::Not(inner) if matches!(**inner, Cond::Battle | Cond::Turn(_)) => self.cond(cond),
            _ => format!("if {}", self.cond(cond)),
        }
    }
}

fn controls(player: &Player) -> &'static str {
    match player {
        Player::You | Player::Both(_) => "control",
        _ => "controls",
    }
}

pub(super) fn area_word(area: Area) -> &'static str {
    match area {
        Area::Hand => "hand",
        Area::Deck => "deck",
        Area::Discard => "discard pile",
        _ => "area",
    }
}

fn part_word(part: Part) -> &'static str {
    match part {
        Part::Attacking => "attacking",
        Part::Blocking => "blocking",
        Part::Either => "attacking or blocking",
        Part::Battle => "in a battle",
        Part::NoBattle => "not in a battle",
        Part::WithThis => "in a party with this card",
        Part::Opposing => "in the opposing party",
        Part::YourParty => "in your party",
    }
}
