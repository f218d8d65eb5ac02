//! Costs: what is paid before a colon.

use super::Parser;
use crate::words::{Cost, Filter, Side, Zone};
use arbiter_text::Kind;

impl Parser<'_> {
    /// `[cost02], [engage], discard a card`
    pub(super) fn costs(&mut self) -> Option<Vec<Cost>> {
        let mut all = vec![self.cost()?];
        while let Some(cost) = self.attempt(|p| {
            p.c.one_of(&[", and", "and", ","]);
            p.cost()
        }) {
            all.push(cost);
        }
        let of_another = |c: &Cost| {
            matches!(
                c,
                Cost::EngageOther(..)
                    | Cost::Bury(..)
                    | Cost::Banish(..)
                    | Cost::Return(..)
                    | Cost::Discard(..)
                    | Cost::Reveal(..)
            )
        };
        self.elsewhere |= all.iter().any(of_another);
        Some(all)
    }

    fn cost(&mut self) -> Option<Cost> {
        let rules: [fn(&mut Self) -> Option<Cost>; 9] = [
            Self::points_icon,
            Self::engage_cost,
            Self::bury_cost,
            Self::banish_cost,
            Self::return_cost,
            Self::discard_cost,
            Self::leader_cost,
            Self::counter_cost,
            Self::reveal_cost,
        ];
        if self.attempt(|p| p.c.words("earth rite")).is_some() {
            return Some(Cost::EarthRite);
        }
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    /// `[cost02]`
    pub(super) fn points_icon(&mut self) -> Option<Cost> {
        self.price_icon().map(Cost::Points)
    }

    pub(super) fn price_icon(&mut self) -> Option<u8> {
        let price =
            self.c.peek().filter(|t| t.kind == Kind::Icon).and_then(|t| t.low.strip_prefix("cost")?.parse().ok());
        match price {
            Some(price) => {
                self.c.skip(1);
                Some(price)
            }
            None => self.c.expect("`[costNN]`"),
        }
    }

    fn engage_cost(&mut self) -> Option<Cost> {
        self.c.one_of(&["[engage]", "engage"])?;
        match self.attempt(|p| p.counted(Zone::Field)) {
            Some((n, f)) => Some(Cost::EngageOther(n, f)),
            None => {
                self.this();
                Some(Cost::Engage)
            }
        }
    }

    /// How many of what; the zone of the noun or the one given.
    fn counted(&mut self, zone: Zone) -> Option<(u8, Filter)> {
        let q = self.quantity()?;
        if q.least != q.most || q.random {
            return None;
        }
        let mut filter = self.noun_in(zone, Side::Yours)?;
        filter.other |= q.other;
        Some((q.most, filter))
    }

    /// `put this card into its owner's cemetery`, `bury this card`,
    /// `put 2 followers from your field into their owners' cemeteries`
    fn bury_cost(&mut self) -> Option<Cost> {
        let put = self.c.one_of(&["put", "bury"])? == 0;
        let cost = match self.this() {
            Some(()) => Cost::BuryThis,
            None => {
                let (n, f) = self.counted(Zone::Field)?;
                Cost::Bury(n, f)
            }
        };
        if put && self.place()? != crate::words::Place::Cemetery {
            return None;
        }
        Some(cost)
    }

    fn banish_cost(&mut self) -> Option<Cost> {
        self.c.word("banish")?;
        if self.this().is_some() {
            return Some(Cost::BanishThis);
        }
        self.counted(Zone::Field).map(|(n, f)| Cost::Banish(n, f))
    }

    fn return_cost(&mut self) -> Option<Cost> {
        self.c.word("return")?;
        let cost = match self.this() {
            Some(()) => Cost::ReturnThis,
            None => {
                let (n, f) = self.counted(Zone::Field)?;
                Cost::Return(n, f)
            }
        };
        (self.place()? == crate::words::Place::Hand).then_some(cost)
    }

    fn discard_cost(&mut self) -> Option<Cost> {
        self.c.word("discard")?;
        self.counted(Zone::Hand).map(|(n, f)| Cost::Discard(n, f))
    }

    fn reveal_cost(&mut self) -> Option<Cost> {
        self.c.word("reveal")?;
        self.counted(Zone::Hand).map(|(n, f)| Cost::Reveal(n, f))
    }

    /// `give your leader [defense]-2`
    fn leader_cost(&mut self) -> Option<Cost> {
        self.c.words("give your leader [defense]")?;
        match self.c.peek()?.kind {
            Kind::Signed(n) if n < 0 => {
                self.c.skip(1);
                u8::try_from(-n).ok().map(Cost::LeaderDefense)
            }
            _ => self.c.expect("a negative number"),
        }
    }

    /// `remove 2 Fable counters from this card`
    fn counter_cost(&mut self) -> Option<Cost> {
        self.c.word("remove")?;
        let n = match self.c.one_of(&["an", "a"]) {
            Some(_) => 1,
            None => self.small()?,
        };
        let name = self.counter_name()?;
        self.c.word("from")?;
        self.this()?;
        Some(Cost::Counters(n, name))
    }
}
