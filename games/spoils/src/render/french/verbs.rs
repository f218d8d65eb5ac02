//! Verbs.

use super::events::party_word;
use super::grammar::{de, list, some, to};
use super::{French, Mood};
use crate::words::{
    Area, Bound, Choice, Declared, Facing, Filter, Instruction, Num, Player, Quantity, Side, Until, Verb, Who,
};

impl French<'_> {
    /// An instruction without its subject.
    pub(super) fn verb(&mut self, verb: &Verb, lead: Option<Until>) -> String {
        match verb {
            Verb::Only(cond) => format!("jouez ceci seulement {}", self.only(cond)),
            Verb::AnyoneUses => "tout joueur peut utiliser cette compétence".to_owned(),
            Verb::Pay(n) => format!("{} {}", self.v("payer"), self.num(n)),
            Verb::PayEach(n, each) => format!("{} {}{}", self.v("payer"), self.num(n), self.each(each)),
            Verb::ChooseNumber(var, bound) => {
                let bound = bound.as_ref().map_or_else(String::new, |b| format!(" {}", self.value_bound(b)));
                format!("{} un nombre{bound} pour {}", self.v("choisir"), self.var(*var))
            }
            Verb::Let(var, n) => format!("{} est {}", self.var(*var), self.num(n)),
            Verb::LetIf(var, cond, one, other) => {
                let v = self.var(*var);
                let cond = super::grammar::si(&self.cond(cond));
                format!("{cond}, {v} est {}, sinon {v} est {}", self.num(one), self.num(other))
            }
            Verb::Pick(choice) => format!("{} {}", self.v("cibler"), self.choice(choice)),
            Verb::PickPlayer(Player::Any, _) => format!("{} un joueur", self.v("cibler")),
            Verb::PickPlayer(..) => format!("{} un adversaire", self.v("cibler")),
            Verb::Choose(choice) => self.choose(choice),
            Verb::Declare(what) => self.declare(what),
            Verb::Either(one, other) => {
                let (mood, one_of) =
                    (self.mood, |f: &mut Self, acts: &[Instruction], mood| f.in_mood(mood, |f| f.plain(acts)));
                format!("{} ou {}", one_of(self, one, mood), one_of(self, other, mood))
            }
            Verb::OneOf(all, _) => {
                let options: Vec<String> =
                    all.iter().map(|acts| self.in_mood(Mood::Order, |f| f.instructions(acts, None, None))).collect();
                format!("{} : {}", self.v("choisir"), options.join(" ; ou "))
            }
            Verb::Inflict { amount, up_to, divided, to: target } => {
                let up_to = if *up_to { "jusqu'à " } else { "" };
                let divided = if *divided { " répartis comme vous voulez" } else { "" };
                let amount = self.num(amount);
                let target = to(&self.who(target));
                format!("{} {up_to}{}{divided} {target}", self.v("infliger"), some(&amount, "dégât"))
            }
            Verb::ThisInflicts(n, target) => {
                format!("cette carte inflige {} {}", some(&self.num(n), "dégât"), to(&self.who(target)))
            }
            Verb::Heal(n, who) => {
                let n = n.as_ref().map_or_else(|| "tous les".to_owned(), |n| self.num(n));
                format!("{} {} {}", self.v("retirer"), some(&n, "dégât"), de(&self.who(who)))
            }
            Verb::ForgetDamage(who) => {
                format!("{} à 0 les dégâts infligés {} ce tour-ci", self.v("réduire"), to(&self.who(who)))
            }
            Verb::Destroy(who) => self.simple("détruire", who),
            Verb::Deplete(who) => self.simple("engager", who),
            Verb::Restore(who) => self.simple("restaurer", who),
            Verb::Terminate(who) => self.simple("terminer", who),
            Verb::Duplicate(who) => self.simple("dupliquer", who),
            Verb::Reveal(who) => self.simple("révéler", who),
            Verb::Exile(who, facing) => {
                let down = if facing.is_some() { " face cachée" } else { "" };
                format!("{} {} de la partie{down}", self.v("retirer"), self.who(who))
            }
            Verb::Flip(who, facing, under) => {
                let way = if *facing == Facing::Down { "face cachée" } else { "face visible" };
                format!("{} {} {way}{}", self.v("retourner"), self.who(who), self.under(under.as_ref()))
            }
            Verb::Draw(count) => {
                let each = if let Quantity::Each(n) = count { self.each(n) } else { String::new() };
                format!("{} {}{each}", self.v("piocher"), self.quantity(count, true, "carte", "cartes"))
            }
            Verb::Discard(who) => self.simple("défausser", who),
            Verb::DiscardHand => {
                let whose = if matches!(self.mood, Mood::One | Mood::Many) { "sa" } else { "votre" };
                format!("{} {whose} main", self.v("défausser"))
            }
            Verb::Change(change, until) => format!("{}{}", self.change(change), self.until(*until, lead)),
            Verb::Rule(rule, until) => self.timed_rule(rule, *until, lead),
            Verb::Control(who, until) => {
                format!("{} le contrôle {}{}", self.v("prendre"), de(&self.who(who)), self.until(*until, lead))
            }
            Verb::Influence(up, n, who) => {
                let verb = if *up { "gagne" } else { "perd" };
                format!("{} {verb} {} d'influence", self.who(who), some(&self.num(n), "point"))
            }
            Verb::Play(play) => {
                let free = if play.free { " gratuitement" } else { "" };
                let any = if play.any_threshold { " même sans en atteindre le seuil" } else { "" };
                format!("{} {}{free}{any}", self.v("jouer"), self.who(&play.what))
            }
            Verb::PlayResource(count, facing) => {
                let text = self.quantity(count, true, "ressource", "ressources");
                format!("{} {text}{}", self.v("jouer"), if facing.is_some() { " face cachée" } else { "" })
            }
            Verb::Coin => format!("{} une pièce", self.v("lancer")),
            Verb::Bid => self.v("enchérir"),
            Verb::LeaveBattle(who) => format!("{} {} du combat", self.v("retirer"), self.who(who)),
            Verb::JoinBattle(who, party) => {
                format!("{} {} au {}", self.v("ajouter"), self.who(who), party_word(*party))
            }
            Verb::EnterUnder(who, player) => {
                let under = self.under(Some(player));
                format!("{} entre en jeu{under}", self.who(who))
            }
            Verb::Later(when, steps, late) => {
                let moment = self.event(&when.event);
                let steps = self.flowing(steps);
                let steps = steps.trim_end_matches('.');
                if *late { format!("{steps} {moment}") } else { format!("{moment}, {steps}") }
            }
            Verb::Repeat(cond) => format!("répétez cela jusqu'à ce que {}", self.cond(cond)),
            Verb::Same => format!("{} de même", self.v("faire")),
            Verb::LoseGame => format!("{} la partie", self.v("perdre")),
            Verb::When(cond, act) => {
                let act = self.instruction(act, None, lead);
                format!("{act} {}", super::grammar::si(&self.cond(cond)))
            }
            Verb::May(player, acts) => {
                let acts = self.in_mood(Mood::Infinitive, |f| f.instructions(acts, Some(player), lead));
                format!("{} {} {acts}", self.player(player), super::steps::can(player))
            }
            Verb::TieRemark(kinds, _) => {
                let kind = self.kinds(*kinds, crate::words::Join::Or, false);
                format!("en cas d'égalité, vous décidez quel {kind} est concerné")
            }
            moved => self.moved(moved),
        }
    }

    fn plain(&mut self, acts: &[Instruction]) -> String {
        let parts: Vec<String> = acts.iter().map(|a| self.verb(&a.verb, None)).collect();
        list(&parts, "et")
    }

    pub(super) fn simple(&mut self, word: &str, who: &Who) -> String {
        format!("{} {}", self.v(word), self.who(who))
    }

    pub(super) fn under(&mut self, player: Option<&Player>) -> String {
        match player {
            None => String::new(),
            Some(Player::Owner(_)) => " sous le contrôle de son propriétaire".to_owned(),
            Some(player) => format!(" sous {}", self.owned("contrôle", false, player)),
        }
    }

    /// How long, unless it was said first.
    pub(super) fn until(&self, until: Until, lead: Option<Until>) -> &'static str {
        match until {
            until if lead == Some(until) => "",
            Until::Leaves => "",
            Until::Turn => " ce tour-ci",
            Until::Battle => " pendant ce combat",
            Until::YourNextTurn => " jusqu'au début de votre prochain tour",
            Until::Game => " pour le reste de la partie",
        }
    }

    fn declare(&mut self, what: &Declared) -> String {
        match what {
            Declared::CardType => format!("{} un type de carte", self.v("choisir")),
        }
    }

    fn choose(&mut self, choice: &Choice) -> String {
        let text = match choice.what.area {
            Area::Hand => {
                let bare = Filter { area: Area::Play, side: Side::Any, ..choice.what.clone() };
                let text = self.choice(&Choice { what: bare, ..choice.clone() });
                format!("y {} {text}", self.v("choisir"))
            }
            _ => format!("{} {}", self.v("choisir"), self.choice(choice)),
        };
        // An order has no `y` in front.
        if self.mood == Mood::Order { text.replacen("y choisissez ", "choisissez-y ", 1) } else { text }
    }

    fn value_bound(&mut self, bound: &Bound) -> String {
        match bound {
            Bound::AtMost(n) => format!("inférieur ou égal à {}", self.num(n)),
            Bound::MoreThan(n) => format!("supérieur à {}", self.num(n)),
            Bound::LessThan(n) => format!("inférieur à {}", self.num(n)),
            Bound::AtLeast(n) | Bound::Is(n) | Bound::Only(n) => format!("d'au moins {}", self.num(n)),
            Bound::Some => "d'au moins 1".to_owned(),
            Bound::Even => "pair".to_owned(),
        }
    }

    /// A plain count of tokens.
    pub(super) fn tokens(&mut self, n: &Num) -> String {
        match n {
            Num::N(1) => "un jeton".to_owned(),
            n => format!("{} jetons", self.num(n)),
        }
    }
}
