//! Costs that could never be paid where they stand.

use super::cards::{CARDS, possible};
use super::{Reader, Said};
use crate::words::{Cost, Filter, Kinds, Zone};

const HERE: &str = "this card is not on the field when this is paid";

impl Reader {
    pub(super) fn costs(&self, costs: &[Cost]) -> Said {
        costs.iter().try_for_each(|c| self.cost(c))
    }

    /// Costs that are paid before the text is followed: this card may be gone then.
    pub(super) fn pay(&mut self, costs: &[Cost]) -> Said {
        self.costs(costs)?;
        if costs.iter().any(|c| matches!(c, Cost::BuryThis | Cost::BanishThis | Cost::ReturnThis)) {
            self.this = None;
        }
        Ok(())
    }

    fn cost(&self, cost: &Cost) -> Said {
        match cost {
            Cost::Points(_) | Cost::LeaderDefense(_) | Cost::EarthRite => Ok(()),
            Cost::Engage | Cost::BuryThis | Cost::Counters(..) => self.here(Zone::Field),
            Cost::ReturnThis | Cost::BanishThis => match self.this {
                // What lies in the cemetery by its own Last Words may go on.
                Some(Zone::Cemetery) => Ok(()),
                _ => self.here(Zone::Field),
            },
            Cost::EngageOther(_, f) => self.from(f, &[Zone::Field]),
            Cost::Bury(_, f) => self.from(f, &[Zone::Field, Zone::Hand, Zone::Ex]),
            Cost::Return(_, f) => self.from(f, &[Zone::Field, Zone::Cemetery, Zone::Ex]),
            Cost::Banish(_, f) => self.from(f, &[Zone::Field, Zone::Hand, Zone::Ex, Zone::Cemetery]),
            Cost::Discard(_, f) => self.from(f, &[Zone::Hand]),
            Cost::Reveal(_, f) => self.from(f, &[Zone::Hand]),
        }
    }

    pub(super) fn here(&self, zone: Zone) -> Said {
        let there = self.this.is_none_or(|z| z == zone) && !self.spot.is(Kinds::SPELL);
        if there { Ok(()) } else { Err(HERE) }
    }

    fn from(&self, f: &Filter, zones: &[Zone]) -> Said {
        possible(f)?;
        let kinds = if f.kinds.is_empty() { CARDS } else { f.kinds };
        if !kinds.intersects(CARDS) {
            return Err("a leader stays in its zone");
        }
        if zones.contains(&f.zone) { Ok(()) } else { Err("this cannot be done to a card there") }
    }
}
