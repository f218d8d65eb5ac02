//! Rules that hold while their card is where it works.

use super::Parser;
use super::fill::{fill_rule, open_rule};
use super::lines::this_filter;
use crate::words::{Ability, Amount, Ban, Cond, Filter, Part, Passive, PriceChange, Side, Who, Whose, Would, Zone};

impl Parser<'_> {
    pub(super) fn passive(&mut self) -> Option<Ability> {
        let passive = self.attempt(Self::replacement).or_else(|| {
            let when = self.attempt(Self::gate).unwrap_or_default();
            self.attempt(|p| p.rule(when))
        })?;
        self.stop()?;
        let mut passive = passive;
        let count = self.attempt(|p| {
            p.c.words("x equals")?;
            let count = p.count()?;
            p.stop()?;
            Some(count)
        });
        if count.is_some_and(|count| !fill_rule(&mut passive, &count)) || open_rule(&passive) {
            return self.c.expect("`X equals`");
        }
        Some(Ability::Passive(passive))
    }

    /// `While COND,`, `If COND,`, `During your turn,`; that this card is on
    /// your field goes without saying.
    fn gate(&mut self) -> Option<Option<Cond>> {
        if let Some(cond) = self.attempt(|p| p.term_head()) {
            return Some(Some(cond));
        }
        if let Some(at) =
            self.c.one_of(&["during your turn", "during each opponent's turn", "during your opponent's turn"])
        {
            self.c.mark(',')?;
            return Some(Some(Cond::Turn(if at == 0 { Whose::Your } else { Whose::Opponent })));
        }
        self.c.one_of(&["while", "if"])?;
        let here = self.attempt(|p| {
            p.this()?;
            p.c.one_of(&["is on your field", "is on the field"])
        });
        let cond = match here {
            Some(_) => None,
            None => Some(self.cond()?),
        };
        self.c.mark(',')?;
        Some(cond)
    }

    fn rule(&mut self, when: Option<Cond>) -> Option<Passive> {
        if let Some((whom, part)) = self.attempt(Self::taken) {
            return Some(Passive::TakesPart { whom, part, when });
        }
        if let Some(limit) = self.attempt(Self::limit) {
            return when.is_none().then_some(limit);
        }
        if self.attempt(|p| p.c.words("you can't draw cards")).is_some() {
            return Some(Passive::Cannot { whom: Who::Leader(Whose::Your), what: Ban::Draw, when });
        }
        if self.attempt(|p| p.c.words("each opponent can't draw cards")).is_some() {
            return Some(Passive::Cannot { whom: Who::Leader(Whose::Opponent), what: Ban::Draw, when });
        }
        let whom = self.subject()?;
        if self.c.one_of(&["has", "have"]).is_some() {
            return Some(Passive::Have { whom, gift: self.gift()?, when });
        }
        if let Some(what) = self.ban() {
            let whom = if what == Ban::BePlayed { in_hand(whom) } else { whom };
            let open = what == Ban::BePlayed && whom == Who::This && when.is_none();
            let when = if open { self.played_when() } else { when };
            return Some(Passive::Cannot { whom, what, when });
        }
        if let Some(change) = self.attempt(Self::price_rule) {
            // [R10] [R61] `in your hand` would not mean the EX area; no word says so yet.
            if matches!(&whom, Who::Each(f) if f.zone == Zone::Hand) {
                return None;
            }
            let when = match (when, self.c.word("if")) {
                (None, Some(())) => Some(self.cond()?),
                (Some(_), Some(())) => return None,
                (when, None) => when,
            };
            return Some(Passive::Price { whom: in_hand(whom), change, when });
        }
        if let Some(by) = self.attempt(|p| p.more_or_less(&["deals", "deal"])) {
            self.c.word("damage")?;
            return Some(Passive::DealsMore { whom, by, when });
        }
        if let Some(by) = self.attempt(|p| p.more_or_less(&["takes", "take"])) {
            let ability_only = self.c.word("ability").is_some();
            self.c.word("damage")?;
            return Some(Passive::TakesLess { whom, by: -by, ability_only, when });
        }
        if let Some(name) = self.attempt(Self::also) {
            return when.is_none().then_some(Passive::AlsoTrait { whom, name });
        }
        if whom != Who::This || when.is_some() {
            return None;
        }
        match self.c.one_of(&["is put onto the field engaged", "ignores ward"])? {
            0 => Some(Passive::EntersEngaged),
            _ => Some(Passive::IgnoresWard),
        }
    }

    /// `costs 2 less to play`, `costs 1 less to play for each spell in your cemetery`
    pub(super) fn price_rule(&mut self) -> Option<PriceChange> {
        let change = self.price_change()?;
        if self.c.one_of(&["for each", "for every"]).is_none() {
            return Some(change);
        }
        let count = Box::new(self.number_of()?);
        match change {
            PriceChange::Less(Amount::N(1)) => Some(PriceChange::Less(Amount::Equal(count))),
            PriceChange::More(Amount::N(1)) => Some(PriceChange::More(Amount::Equal(count))),
            _ => None,
        }
    }

    /// `deals 2 more`, `takes 1 less`: the number is positive for more.
    fn more_or_less(&mut self, verb: &[&str]) -> Option<i8> {
        self.c.one_of(verb)?;
        let n = i8::try_from(self.c.number()?).ok()?;
        Some(if self.c.one_of(&["more", "less"])? == 0 { n } else { -n })
    }

    /// What stands behind `this card can't be played`.
    fn played_when(&mut self) -> Option<Cond> {
        let at = self.c.one_of(&["from the ex area", "during your turn"])?;
        let here = Filter { zone: Zone::Ex, side: Side::Yours, ..this_filter() };
        Some(if at == 0 { Cond::This(here) } else { Cond::Turn(Whose::Your) })
    }

    /// `is also an Officer`, `are also Officer`: the trait as it is printed. Several
    /// `Officers` would be another trait, which nobody means.
    fn also(&mut self) -> Option<String> {
        self.c.one_of(&["is also an", "is also a", "are also"])?;
        let name = self.simple_proper()?;
        let known = |name: &str| self.card.vocabulary.is_some_and(|v| v.is_trait(name));
        if !known(&name) && name.strip_suffix('s').is_some_and(known) {
            return self.c.expect("a trait as it is printed on cards");
        }
        Some(name)
    }

    /// `your field limit is increased by 1`
    fn limit(&mut self) -> Option<Passive> {
        let zones =
            [("your hand limit", Zone::Hand), ("your field limit", Zone::Field), ("your ex area limit", Zone::Ex)];
        let (_, zone) = zones.into_iter().find(|(n, _)| self.c.words(n).is_some())?;
        let sign = if self.c.one_of(&["is increased by", "is decreased by"])? == 0 { 1 } else { -1 };
        Some(Passive::Limit { zone, by: sign * i8::try_from(self.c.number()?).ok()? })
    }

    /// `If this card would be destroyed, (you may) VERBS instead.`
    fn replacement(&mut self) -> Option<Passive> {
        self.c.word("if")?;
        let of = match self.attempt(|p| p.player().and_then(|w| p.c.words("would draw a card").map(|()| w))) {
            Some(who) => Would::Draw(who),
            None => {
                let whom = self.replaced()?;
                let at = self.c.one_of(&["would be destroyed", "would leave the field", "would take damage"])?;
                [Would::BeDestroyed, Would::Leave, Would::TakeDamage][at](whom)
            }
        };
        self.c.mark(',')?;
        let optional = self.c.words("you may").is_some();
        let then = self.verbs()?;
        self.c.word("instead")?;
        Some(Passive::Instead { of, optional, then })
    }

    /// `If this card would take more than 3 damage, it takes 3 instead.`
    fn taken(&mut self) -> Option<(Who, Part)> {
        self.c.word("if")?;
        let whom = self.replaced()?;
        Some((whom, self.part("damage")?))
    }

    /// `this card`, `your leader`, `another follower on your field`
    fn replaced(&mut self) -> Option<Who> {
        if self.this().is_some() {
            return Some(Who::This);
        }
        if let Some(whose) = self.leader() {
            return Some(Who::Leader(whose));
        }
        let other = self.c.one_of(&["another", "an", "a"])? == 0;
        let mut f = self.filter()?;
        f.other |= other;
        Some(Who::Each(f))
    }
}

/// Prices are read in the hand and the EX area. [4.4.3.1]
fn in_hand(whom: Who) -> Who {
    match whom {
        Who::Each(f) if f.zone == Zone::Field => Who::Each(Filter { zone: Zone::Hand, side: side_or(f.side), ..f }),
        whom => whom,
    }
}

fn side_or(side: Side) -> Side {
    if side == Side::Any { Side::Yours } else { side }
}
