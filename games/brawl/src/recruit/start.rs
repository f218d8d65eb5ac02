//! What a table begins with: how champions are recruited, and the lists that
//! players hand in. [A8]

use super::brought;
use crate::board::Offered;
use crate::rules::Rules;
use crate::team::side;
use arbiter_kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

/// How champions are recruited. [setup.2a] [four.recruit.0]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// Everybody chooses. [recruit.0]
    Free {
        /// The same name may be on both sides. [A8]
        duplicates: bool,
    },
    /// From a common pool. [recruit.friendly.1]
    Friendly,
    /// From champions that each brings. [recruit.comp.1]
    Competitive,
}

impl Mode {
    /// The mode with this key of the catalog.
    #[must_use]
    pub fn named(key: &str) -> Mode {
        match key {
            "free" => Mode::Free { duplicates: false },
            "friendly" => Mode::Friendly,
            _ => Mode::Competitive,
        }
    }
}

/// What a table begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Two or four.
    pub seats: u8,
    /// How champions are recruited.
    pub mode: Mode,
    /// Champions that each seat hands in, by number; whoever hands in none is
    /// asked.
    pub lists: Vec<Vec<u8>>,
    /// The pool of a friendly draft; empty: every champion once.
    pub pool: Vec<u8>,
}

/// Why a table cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// [four.1]
    #[error("a game has 2 or 4 seats, not {0}")]
    Seats(u8),
    /// No such champion.
    #[error("there is no champion number {0}")]
    Unknown(u8),
    /// A list is too long or too short.
    #[error("seat {seat} hands in {found} champions, not {wanted}")]
    Count {
        /// Whose list.
        seat: Seat,
        /// How many are on it.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A name twice in a team. [A8] [four.comp.1]
    #[error("{0} is twice in one team")]
    TwiceInTeam(String),
    /// A name on both sides of a table without duplicates. [A8]
    #[error("{0} is on both sides")]
    OnBothSides(String),
    /// A pool that is too small. [recruit.friendly.1] [J7]
    #[error("a pool has at least {wanted} champions, this one {found}")]
    Pool {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// Two players draft from a pool without duplicates. [recruit.friendly.1]
    #[error("{0} is twice in the pool")]
    TwiceInPool(String),
}

impl From<Fault> for arbiter_desk::Fault {
    fn from(fault: Fault) -> Self {
        Self { clause: fault.clause(), ..Self::new("table", 0, fault.to_string()) }
    }
}

impl Fault {
    /// The clause that is violated, if one is.
    #[must_use]
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Fault::Seats(_) => Some("four.1"),
            Fault::Unknown(_) => None,
            Fault::Count { .. } => Some("recruit.comp.1"),
            Fault::TwiceInTeam(_) => Some("four.comp.1"),
            Fault::OnBothSides(_) => Some("recruit.0"),
            Fault::Pool { .. } | Fault::TwiceInPool(_) => Some("recruit.friendly.1"),
        }
    }
}

impl Start {
    /// The champions on offer.
    pub(crate) fn check(&self, rules: &Rules) -> Result<Vec<Offered>, Fault> {
        if self.seats != 2 && self.seats != 4 {
            return Err(Fault::Seats(self.seats));
        }
        let every = self.lists.iter().flatten().chain(&self.pool);
        if let Some(&kind) = every.clone().find(|k| usize::from(**k) >= rules.champions.len()) {
            return Err(Fault::Unknown(kind));
        }
        match self.mode {
            Mode::Friendly => self.pool(rules),
            Mode::Free { duplicates } => self.lists(rules, super::size(self.seats).into(), duplicates),
            Mode::Competitive => self.lists(rules, brought(self.seats).into(), true),
        }
    }

    fn pool(&self, rules: &Rules) -> Result<Vec<Offered>, Fault> {
        let mut pool = self.pool.clone();
        if pool.is_empty() {
            pool = (0..rules.champions.len() as u8).collect();
        }
        let wanted = if rule!("four.0" => self.seats == 4) { 8 } else { 6 };
        if pool.len() < wanted {
            return Err(Fault::Pool { found: pool.len(), wanted });
        }
        let twice = |n: &usize| pool[..*n].contains(&pool[*n]);
        if let Some(n) = (0..pool.len()).find(twice).filter(|_| self.seats == 2) {
            return Err(Fault::TwiceInPool(rules.champions[pool[n] as usize].card.name.clone()));
        }
        Ok(pool.into_iter().map(|kind| Offered { kind, by: None }).collect())
    }

    fn lists(&self, rules: &Rules, wanted: usize, duplicates: bool) -> Result<Vec<Offered>, Fault> {
        let mut offered: Vec<Offered> = Vec::new();
        for (seat, list) in (0..self.seats).zip(&self.lists) {
            if !list.is_empty() && list.len() != wanted {
                return Err(Fault::Count { seat, found: list.len(), wanted });
            }
            for &kind in list {
                let name = || rules.champions[kind as usize].card.name.clone();
                let same = |o: &&Offered| o.kind == kind;
                let sides = offered.iter().filter(same).filter_map(|o| o.by.map(side));
                for of in sides {
                    if of == side(seat) {
                        return Err(Fault::TwiceInTeam(name()));
                    } else if !duplicates {
                        return Err(Fault::OnBothSides(name()));
                    }
                }
                offered.push(Offered { kind, by: Some(seat) });
            }
        }
        Ok(offered)
    }
}
