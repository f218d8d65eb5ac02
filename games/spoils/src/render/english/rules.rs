//! Standing rules.

use super::events::{damage_word, party_word};
use super::{English, article, cap};
use crate::grammar::DRAWS_DAMAGE;
use crate::words::{DamageRule, DamageSaid, Levy, Must, Player, PriceOf, Replaced, Rule, Sized, Static, Until};

impl English {
    pub(super) fn standing(&mut self, rule: &Static) -> String {
        let during = match (&rule.during, rule.said_if) {
            (Some(cond), true) => format!("if {}, ", self.cond(cond)),
            (Some(cond), false) => format!("while {}, ", self.cond(cond)),
            (None, _) => String::new(),
        };
        let body = match rule.rules.as_slice() {
            [one @ Rule::Must(_, Must::Guard)] => self.rule(one),
            rules => self.rule_run(rules),
        };
        let text = cap(&format!("{during}{body}"));
        if text.ends_with('.') { text } else { format!("{text}.") }
    }

    /// A rule as an instruction that says how long.
    pub(super) fn timed_rule(&mut self, rule: &Rule, until: Until, lead: Option<Until>) -> String {
        match rule {
            // These say `this turn` in their middle.
            Rule::Price { .. } | Rule::Instead(_) => self.rule(rule),
            rule => format!("{}{}", self.rule_run(std::slice::from_ref(rule)), self.until(until, lead)),
        }
    }

    pub(super) fn rule(&mut self, rule: &Rule) -> String {
        match rule {
            Rule::Change(change) => self.change(change),
            Rule::PlayerBan(player, ban) => format!("{} {}", self.player(player), self.player_ban(ban)),
            Rule::Must(who, Must::Guard) => {
                format!("if you are attacked, {} must block if it can", self.subject(who))
            }
            Rule::Levy { who, pay, to } => {
                format!("{} must pay {} to {}", self.player(who), self.num(pay), self.levy(to))
            }
            Rule::Price { of, by, least } => self.price(of, by, *least),
            Rule::Damage(rule) => self.damage_rule(rule),
            Rule::InfluenceLoss(player, by) => {
                format!("if {} faction loses influence, {}", self.possessive(player), self.amount(by))
            }
            Rule::DrawMore(player, by) => {
                let draw = if *player == Player::You { "draw" } else { "draws" };
                format!("if {} {draw} any number of cards, {}", self.player(player), self.amount(by))
            }
            Rule::Instead(replaced) => self.replaced(replaced),
            Rule::EntersWithTokens(n) => format!("this card enters play with {} on it", self.tokens(n)),
            Rule::EntersUnder(player) => format!("this card enters play under {} control", self.possessive(player)),
            Rule::EntersDepleted => "this card enters play depleted".to_owned(),
            Rule::AssignsToTarget(_) => {
                "you may assign its battle damage to the target of the attack instead of the blocking party".to_owned()
            }
            Rule::DrawsDamage(_) => DRAWS_DAMAGE.to_owned(),
            Rule::AnyTime(who) => format!("you may play {} whenever you could play a tactic", self.who(who)),
            Rule::AnyTimeFor(f) => format!("you may play {} whenever you could play a tactic", self.filter(f, true)),
            Rule::NoLoss(_) => "you do not lose the game because your faction has 0 influence".to_owned(),
            Rule::NoResponse => "your opponent cannot respond to this card".to_owned(),
            Rule::OnlyCostsDestroy => "cards can only be destroyed by costs".to_owned(),
            Rule::MustBePicked(who) => format!("anything that can pick {} must pick it", self.who(who)),
            Rule::PartySize { party, including, size } => {
                let including = match including {
                    Some(who) => format!(" including {}", self.who(who)),
                    None => String::new(),
                };
                let size = self.bound(size, &|many| if many { "members" } else { "member" }.to_owned(), true);
                format!(
                    "if {} is formed{including}, it must have {size}",
                    article(&format!("{} party", party_word(*party)))
                )
            }
            Rule::TopRevealed(player) => {
                format!("the top card of {} deck is revealed at all times", self.possessive(player))
            }
            Rule::Control(player, who) => format!("{} control {}", self.player(player), self.who(who)),
            Rule::ExtraIcons(player, i) => {
                format!("{} control an additional {}", self.player(player), super::icons(*i))
            }
            Rule::Ban(..) | Rule::Must(..) | Rule::AttacksAtOnce(_) | Rule::AttacksOnce(_) | Rule::BlocksCovert(_) => {
                self.rule_run(std::slice::from_ref(rule))
            }
        }
    }

    fn levy(&mut self, levy: &Levy) -> String {
        match levy {
            Levy::Attack => "attack".to_owned(),
            Levy::AttackWith(who) => format!("attack with {}", self.who(who)),
            Levy::Play(filter) => format!("play {}", self.one(filter)),
            Levy::Use(filter) => format!("use {}'s ability", self.one(filter)),
        }
    }

    fn price(&mut self, of: &PriceOf, by: &Sized, least: Option<u8>) -> String {
        let (verb, n) = match by {
            Sized::Increase(n) => ("increase", n),
            Sized::Reduce(n) | Sized::To(n) => ("reduce", n),
        };
        let plays = |p: &Player| if *p == Player::You { "you play" } else { "your opponent plays" };
        let of = match of {
            PriceOf::This => "this card's numeric cost".to_owned(),
            PriceOf::Plays(p, f) => format!("the numeric cost of {} {}", self.filter(f, true), plays(p)),
            PriceOf::Next(_) => "the next numeric cost you pay this turn".to_owned(),
            PriceOf::NextPlay(p, f) => {
                format!("the numeric cost of the next {} {} this turn", self.filter(f, false), plays(p))
            }
            PriceOf::Abilities(Player::You) => "the numeric cost of abilities you use".to_owned(),
            PriceOf::Abilities(_) => "the numeric cost of abilities your opponent uses".to_owned(),
        };
        let least = least.map_or_else(String::new, |n| format!(", to a minimum of {n}"));
        format!("{verb} {of} by {}{least}", self.num(n))
    }

    fn damage_rule(&mut self, rule: &DamageRule) -> String {
        let damage = damage_word(rule.which);
        let to = rule.to.as_ref().map_or_else(String::new, |w| format!(" to {}", self.who(w)));
        let from = rule.from.as_ref().map_or_else(String::new, |w| format!(" by {}", self.who(w)));
        let during = rule.during.as_ref().map_or_else(String::new, |c| format!(" while {}", self.cond(c)));
        let change = self.amount(&rule.by);
        let size = match &rule.by {
            Sized::To(n) => format!("to {}", self.num(n)),
            Sized::Reduce(n) | Sized::Increase(n) => format!("by {}", self.num(n)),
        };
        match rule.said {
            DamageSaid::If => {
                let what = match &rule.only {
                    Some(crate::words::Bound::MoreThan(n)) => {
                        format!("any amount of damage greater than {}", self.num(n))
                    }
                    _ => damage.to_owned(),
                };
                format!("if {what} is inflicted{to}{from}{during}, {change}")
            }
            DamageSaid::IfInflicts => {
                let who = rule.from.as_ref().map_or_else(String::new, |w| self.subject(w));
                format!("if {who} inflicts {damage}{to}{during}, {change}")
            }
            DamageSaid::Reduce => format!("reduce all {damage} inflicted{to}{from} {size}"),
            DamageSaid::All => format!("all inflicted {damage} is reduced {size}"),
            DamageSaid::Inflicted => format!("all {damage} inflicted{to}{from} is reduced {size}"),
            DamageSaid::Assigned => format!("all {damage} assigned{to}{from} is reduced {size}"),
        }
    }

    fn amount(&mut self, by: &Sized) -> String {
        match by {
            Sized::Increase(n) => format!("increase the amount by {}", self.num(n)),
            Sized::Reduce(n) => format!("reduce the amount by {}", self.num(n)),
            Sized::To(n) => format!("reduce the amount to {}", self.num(n)),
        }
    }

    fn replaced(&mut self, r: &Replaced) -> String {
        if r.next {
            let may = if r.may { "you may " } else { "" };
            let instead = self.instructions(&r.instead, r.may.then_some(&Player::You), None);
            let then = if r.then.is_empty() { String::new() } else { format!(". {}", self.steps(&r.then)) };
            let then = then.trim_end_matches('.');
            return format!("the next time {} this turn, {may}{instead} instead{then}", self.event(&r.event, r.would));
        }
        let only = r.only_if.as_ref().map_or_else(String::new, |c| format!(" {}", self.cond(c)));
        let may = if r.may { "you may " } else { "" };
        let who = r.may.then_some(Player::You);
        let instead = self.instructions(&r.instead, who.as_ref(), None);
        let then = if r.then.is_empty() { String::new() } else { format!(" {}", self.steps(&r.then)) };
        format!("if {}{only}, {may}{instead} instead.{then}", self.event(&r.event, r.would))
    }
}
