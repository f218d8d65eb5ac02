//! Standing rules.

use super::{DRAWS_DAMAGE, Parser};
use crate::words::{
    Ban, Blank, Bound, Change, Damage, DamageRule, DamageSaid, Filter, Gain, Levy, Player, PriceOf, Rule, Sized,
    Static, Until, Verb, Who,
};

impl Parser<'_> {
    /// `While COND, RULES.`, `RULES.`
    pub(super) fn standing(&mut self) -> Option<Static> {
        // Rules about damage and parties begin with an `if` of their own.
        if let Some(rules) = self.attempt(|p| {
            let rules = p.rules()?;
            p.stop()?;
            Some(rules)
        }) {
            return Some(Static { said_if: false, during: None, rules });
        }
        let said_if = self.c.peek().is_some_and(|t| t.low == "if");
        self.c.one_of(&["while", "if"])?;
        let during = self.cond()?;
        self.c.mark(',')?;
        let rules = self.rules()?;
        self.stop()?;
        Some(Static { said_if, during: Some(during), rules })
    }

    fn rules(&mut self) -> Option<Vec<Rule>> {
        let single: [fn(&mut Self) -> Option<Rule>; 7] = [
            Self::entering,
            Self::timing,
            Self::price_rule,
            Self::damage_rule,
            Self::player_rule,
            Self::odd_rule,
            Self::party_rule,
        ];
        if let Some(rule) = single.iter().find_map(|rule| self.attempt(rule)) {
            return Some(vec![rule]);
        }
        self.tell_on();
        self.before.clone_from(&self.last);
        let who = self.who()?;
        self.predicates(&who)
    }

    /// `This card enters play with 2 tokens on it.`
    fn entering(&mut self) -> Option<Rule> {
        self.c.words("this card")?;
        self.c.one_of(&["enters play", "comes into play"])?;
        if self.c.word("depleted").is_some() {
            return Some(Rule::EntersDepleted);
        }
        if let Some(player) = self.attempt(Self::under) {
            return Some(Rule::EntersUnder(player));
        }
        self.c.word("with")?;
        let n = self.num_or_a()?;
        self.c.one_of(&["tokens on it", "token on it"])?;
        Some(Rule::EntersWithTokens(n))
    }

    /// `You may play this card whenever you could play a tactic.`
    fn timing(&mut self) -> Option<Rule> {
        self.c.words("you may play")?;
        let rule = match self.c.words("this card") {
            Some(()) => Rule::AnyTime(Who::This),
            None => {
                let (filter, _) = self.printed_filter()?;
                Rule::AnyTimeFor(Box::new(filter))
            }
        };
        self.c.words("whenever you could play a tactic")?;
        Some(rule)
    }

    /// `Reduce the numeric cost of tactics you play by 1, to a minimum of 1.`
    fn price_rule(&mut self) -> Option<Rule> {
        let up = self.c.one_of(&["reduce", "increase"])? == 1;
        let of = if self.c.words("this card's numeric cost").is_some() {
            PriceOf::This
        } else if self.c.words("the next numeric cost you pay").is_some() {
            PriceOf::Next(Player::You)
        } else {
            self.c.words("the numeric cost of")?;
            self.priced()?
        };
        let turn = self.c.words("this turn").is_some();
        self.c.word("by")?;
        let n = self.value()?;
        let least = self.attempt(|p| {
            p.c.one_of(&[", to a minimum of", "to a minimum of"])?;
            u8::try_from(p.c.number()?).ok()
        });
        let next = matches!(of, PriceOf::Next(_) | PriceOf::NextPlay(..));
        if turn != next {
            return self.c.expect("`this turn`");
        }
        let by = if up { Sized::Increase(n) } else { Sized::Reduce(n) };
        Some(Rule::Price { of, by, least })
    }

    fn priced(&mut self) -> Option<PriceOf> {
        if let Some(player) = self.attempt(|p| {
            p.c.word("abilities")?;
            Some([Player::You, Player::Opponent][p.c.one_of(&["you use", "your opponent uses"])?].clone())
        }) {
            return Some(PriceOf::Abilities(player));
        }
        let next = self.c.words("the next").is_some();
        let (filter, _) = self.printed_filter()?;
        let player = [Player::You, Player::Opponent][self.c.one_of(&["you play", "your opponent plays"])?].clone();
        Some(if next { PriceOf::NextPlay(player, Box::new(filter)) } else { PriceOf::Plays(player, Box::new(filter)) })
    }

    /// A price rule as an instruction: it says itself how long it lasts.
    pub(super) fn reduce(&mut self) -> Option<Verb> {
        let rule = self.price_rule()?;
        Some(Verb::Rule(Box::new(rule), Until::Turn))
    }

    /// Rules about amounts of damage, and of influence lost.
    pub(super) fn damage_rule(&mut self) -> Option<Rule> {
        let rules: [fn(&mut Self) -> Option<DamageRule>; 3] =
            [Self::reduce_damage, Self::damage_is_reduced, Self::if_damage];
        rules.iter().find_map(|rule| self.attempt(rule)).map(|d| Rule::Damage(Box::new(d)))
    }

    /// `Reduce all damage inflicted to your faction to 0.`
    fn reduce_damage(&mut self) -> Option<DamageRule> {
        self.c.words("reduce all")?;
        let which = self.which_damage()?;
        self.c.word("inflicted");
        let (from, to) = self.ends_of_damage()?;
        let by = self.size()?;
        Some(DamageRule { from, to, which, only: None, by, during: None, said: DamageSaid::Reduce })
    }

    /// `All damage assigned to this card by items is reduced to 1.`, `All inflicted damage is reduced to 0.`
    fn damage_is_reduced(&mut self) -> Option<DamageRule> {
        self.c.word("all")?;
        let plain = self.c.word("inflicted").is_some();
        let which = self.which_damage()?;
        let (said, (from, to)) = if plain {
            (DamageSaid::All, (None, None))
        } else {
            let said = [DamageSaid::Inflicted, DamageSaid::Assigned][self.c.one_of(&["inflicted", "assigned"])?];
            (said, self.ends_of_damage()?)
        };
        self.c.words("is reduced")?;
        self.c.word("to")?;
        let by = Sized::To(self.num()?);
        Some(DamageRule { from, to, which, only: None, by, during: None, said })
    }

    /// `If damage is inflicted to WHO by WHO, reduce the amount by 1.`
    fn if_damage(&mut self) -> Option<DamageRule> {
        self.c.word("if")?;
        let (only, which, from, to, active) = match self.attempt(Self::active_damage) {
            Some((which, from, to)) => (None, which, Some(from), to, true),
            None => {
                let only = self.attempt(|p| {
                    p.c.words("any amount of damage greater than")?;
                    p.num()
                });
                let which = if only.is_some() { Damage::Any } else { self.which_damage()? };
                self.c.words("is inflicted")?;
                let (from, to) = self.ends_of_damage()?;
                (only.map(Bound::MoreThan), which, from, to, false)
            }
        };
        let during = self.attempt(|p| {
            p.c.word("while")?;
            p.cond()
        });
        self.c.mark(',')?;
        let by = self.amount_change()?;
        let said = if active { DamageSaid::IfInflicts } else { DamageSaid::If };
        Some(DamageRule { from, to, which, only, by, during, said })
    }

    /// `this card inflicts battle damage to a character`
    fn active_damage(&mut self) -> Option<(Damage, Who, Option<Who>)> {
        let who = self.subject()?;
        self.c.word("inflicts")?;
        let which = self.which_damage()?;
        let to = self.attempt(|p| {
            p.c.word("to")?;
            p.receiver()
        });
        Some((which, who, to))
    }

    pub(super) fn which_damage(&mut self) -> Option<Damage> {
        Some([Damage::Battle, Damage::Any][self.c.one_of(&["battle damage", "damage"])?])
    }

    /// `to WHO by WHO`, each may be missing.
    fn ends_of_damage(&mut self) -> Option<(Option<Who>, Option<Who>)> {
        let (mut from, mut to) = (None, None);
        loop {
            // `to 0` is the new amount.
            let number = self.c.peek_at(1).is_some_and(|t| matches!(t.kind, arbiter_text::Kind::Number(_)));
            if to.is_none() && !number && self.c.word("to").is_some() {
                to = Some(self.receiver()?);
            } else if from.is_none() && !number && self.c.word("by").is_some() {
                from = Some(self.receiver()?);
            } else {
                return Some((from, to));
            }
        }
    }

    /// Whom damage is inflicted to: also factions.
    pub(super) fn receiver(&mut self) -> Option<Who> {
        if let Some(who) = self.attempt(Self::who) {
            return Some(who);
        }
        self.subject()
    }

    /// `reduce the amount by 1`, `reduce it to 0`
    pub(super) fn amount_change(&mut self) -> Option<Sized> {
        let up = self.c.one_of(&["reduce", "increase"])? == 1;
        self.c.one_of(&["the amount", "it"])?;
        match self.c.one_of(&["by", "to"])? {
            0 if up => Some(Sized::Increase(self.num()?)),
            0 => Some(Sized::Reduce(self.num()?)),
            _ => Some(Sized::To(self.num()?)),
        }
    }

    fn size(&mut self) -> Option<Sized> {
        Some(match self.c.one_of(&["to", "by"])? {
            0 => Sized::To(self.num()?),
            _ => Sized::Reduce(self.num()?),
        })
    }

    /// What players cannot or must.
    pub(super) fn player_rule(&mut self) -> Option<Rule> {
        if self.c.words("your opponent cannot respond to this card").is_some() {
            return Some(Rule::NoResponse);
        }
        if self.c.words("you do not lose the game because your faction has").is_some() {
            self.c.number().filter(|n| *n == 0)?;
            self.c.word("influence")?;
            return Some(Rule::NoLoss(Player::You));
        }
        if self.c.words("you control an additional").is_some() {
            return Some(Rule::ExtraIcons(Player::You, self.icons()?));
        }
        let player = match self.c.word("players") {
            Some(()) => Player::Both(crate::words::Both::Bare),
            None => self.player()?,
        };
        if self.c.words("must pay").is_some() {
            let pay = self.num()?;
            self.c.word("to")?;
            return Some(Rule::Levy { who: player, pay, to: self.levy()? });
        }
        self.c.word("cannot")?;
        let ban = match self.c.one_of(&["pick", "take control of", "draw cards", "attack your faction", "play"])? {
            0 => Ban::Pick(Some(self.who()?)),
            1 => Ban::Control(self.who()?),
            2 => Ban::Draw,
            3 => Ban::AttackFaction(Player::You),
            _ => {
                let (filter, _) = self.printed_filter()?;
                Ban::Play(Box::new(filter))
            }
        };
        Some(Rule::PlayerBan(player, ban))
    }

    fn levy(&mut self) -> Option<Levy> {
        match self.c.one_of(&["attack with", "attack", "use", "play"])? {
            0 => Some(Levy::AttackWith(self.who()?)),
            1 => Some(Levy::Attack),
            2 => {
                self.c.words("a character's ability")?;
                Some(Levy::Use(Box::new(Filter { kinds: crate::words::Kinds::CHARACTER, ..Filter::default() })))
            }
            _ => {
                self.c.one_of(&["a", "an"]);
                let (filter, _) = self.printed_filter()?;
                Some(Levy::Play(Box::new(filter)))
            }
        }
    }

    fn odd_rule(&mut self) -> Option<Rule> {
        if self.c.words("anything that can pick this card must pick it").is_some() {
            return Some(Rule::MustBePicked(Who::This));
        }
        if self
            .c
            .words("you may assign its battle damage to the target of the attack instead of the blocking party")
            .is_some()
        {
            return Some(Rule::AssignsToTarget(Who::This));
        }
        if self.c.words(DRAWS_DAMAGE).is_some() {
            return Some(Rule::DrawsDamage(Who::This));
        }
        if self.c.words("the top card of your deck is revealed at all times").is_some() {
            return Some(Rule::TopRevealed(Player::You));
        }
        if let Some(who) = self.attempt(|p| {
            p.c.words("you control")?;
            p.attached()
        }) {
            return Some(Rule::Control(Player::You, who));
        }
        self.c.word("treat")?;
        let who = self.who()?;
        self.c.one_of(&["as though it has no rules text", "as though they have no rules text"])?;
        let gains = vec![Gain::NoText(Blank::Treat)];
        Some(Rule::Change(Change { who, gains, each: None, additional: false, also: false }))
    }

    /// `If an attacking party is formed (including WHO), it must have only 1
    /// member.`
    fn party_rule(&mut self) -> Option<Rule> {
        self.c.one_of(&["if", "when"])?;
        let (party, including) = self.party_formed()?;
        self.c.words(", it must have")?;
        let size = self.count_bound()?;
        self.c.one_of(&["members", "member", "of members"])?;
        Some(Rule::PartySize { party, including, size })
    }

    /// Never negative, and `X` stays `X`.
    pub(super) fn value_bound(&mut self) -> Option<Bound> {
        match self.c.one_of(&["less than or equal to", "greater than", "less than", "at least"])? {
            0 => Some(Bound::AtMost(self.value()?)),
            1 => Some(Bound::MoreThan(self.value()?)),
            2 => Some(Bound::LessThan(self.value()?)),
            _ => Some(Bound::AtLeast(self.value()?)),
        }
    }
}
