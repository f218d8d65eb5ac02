//! The arena: hexes, zones, statues, and what can be told of them once and for
//! all, as masks of 64 bits. [board.1] [row.1]
//!
//! A set of hexes is a [`Mask`]; a way, a line of sight and a shape are unions
//! and cuts of masks that were made when the arena was loaded.

mod load;
mod shape;

pub use load::{ArenaFaults, Track};
pub use shape::Shape;

use arbiter_text::forms::Word;
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// A set of hexes, bit n for hex n.
pub type Mask = u64;

/// A hex of the arena by its number: row by row from the north, each from the west.
pub type HexId = u8;

/// Not on a hex.
pub const OFF: HexId = u8::MAX;

/// The six ways to go, as q and r: east, then against the clock.
pub const WAYS: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(1, -1), Hex::new(0, -1), Hex::new(-1, 0), Hex::new(-1, 1), Hex::new(0, 1)];

/// Most hexes that an arena can have.
pub const MOST: usize = 64;

/// A zone of the arena, and the essence of the same name. [board.1] [essence.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[word(says = "an essence")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Essence {
    #[en("Manipulation", "blue")]
    #[fr("Manipulation", "bleue", "bleues")]
    Manipulation,
    #[en("Destruction", "red")]
    #[fr("Destruction", "rouge", "rouges")]
    Destruction,
    #[en("Creation", "yellow")]
    #[fr("Création", "jaune", "jaunes")]
    Creation,
}

impl Essence {
    /// All three.
    pub const ALL: [Essence; 3] = [Essence::Manipulation, Essence::Destruction, Essence::Creation];
    /// Its bit in a set of essences.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// An arena, with all that is read from it during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    hexes: Vec<Hex>,
    /// Every hex.
    pub all: Mask,
    /// The three zones, by [`Essence`]. [board.1]
    pub zones: [Mask; 3],
    /// The statue of each zone. [mat.9]
    pub statues: [HexId; 3],
    /// Where statues stand.
    pub statue_mask: Mask,
    /// Deployment zones, north and south. [board.2]
    pub deployment: [Mask; 2],
    /// What is nearer to the own deployment zone than to the other.
    pub halves: [Mask; 2],
    /// Printed trap spaces. [board.3]
    pub traps: Mask,
    /// The challenge tracks for two and for four. [board.4]
    pub track: Track,
    near: [Mask; MOST],
    step: [[HexId; 6]; MOST],
    ray: [[Mask; 6]; MOST],
    far: Box<[[u8; MOST]; MOST]>,
    ball: Box<[[Mask; MOST]; MOST]>,
    shapes: Box<[[[Mask; 6]; MOST]; Shape::COUNT]>,
}

/// The mask of one hex.
#[must_use]
#[inline]
pub const fn bit(h: HexId) -> Mask {
    1 << h
}

/// The hexes of a mask, in order.
#[inline]
pub fn each(mut mask: Mask) -> impl Iterator<Item = HexId> {
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| mask.trailing_zeros() as HexId)?;
        mask &= mask - 1;
        Some(next)
    })
}

impl Arena {
    /// The hex at q and r.
    #[must_use]
    pub fn at(&self, q: i32, r: i32) -> Option<HexId> {
        self.find(Hex::new(q, r))
    }
    pub(crate) fn find(&self, hex: Hex) -> Option<HexId> {
        self.hexes.binary_search_by_key(&(hex.y, hex.x), |h| (h.y, h.x)).ok().map(|n| n as HexId)
    }
    /// Where a hex is.
    #[must_use]
    pub fn hex(&self, h: HexId) -> Hex {
        self.hexes[h as usize]
    }
    /// The hexes adjacent to this one.
    #[must_use]
    #[inline]
    pub fn near(&self, h: HexId) -> Mask {
        self.near[h as usize]
    }
    /// The hexes adjacent to any of these.
    #[must_use]
    #[inline]
    pub fn around(&self, mask: Mask) -> Mask {
        each(mask).fold(0, |all, h| all | self.near(h))
    }
    /// The next hex in one of the six ways.
    #[must_use]
    #[inline]
    pub fn step(&self, h: HexId, way: u8) -> Option<HexId> {
        let next = self.step[h as usize][way as usize];
        (next != OFF).then_some(next)
    }
    /// The hexes of the row in one way, up to the edge or a gap. [row.1] [row.2]
    #[must_use]
    #[inline]
    pub fn ray(&self, h: HexId, way: u8) -> Mask {
        self.ray[h as usize][way as usize]
    }
    /// Along the shortest way over hexes, whatever stands there. [indirect.4] [D5]
    #[must_use]
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.far[a as usize][b as usize]
    }
    /// All hexes at most so far away, this one too.
    #[must_use]
    #[inline]
    pub fn within(&self, h: HexId, distance: u8) -> Mask {
        self.ball[h as usize][(distance as usize).min(MOST - 1)]
    }
    /// All hexes at a distance from `min` to `max`. [indirect.2] [indirect.3]
    #[must_use]
    #[inline]
    pub fn range(&self, h: HexId, min: u8, max: u8) -> Mask {
        self.within(h, max) & !self.within(h, min.saturating_sub(1))
    }
    /// In which way one hex lies from another, if they share a row. [D9]
    #[must_use]
    #[inline]
    pub fn way(&self, from: HexId, to: HexId) -> Option<u8> {
        (0..6).find(|&w| self.ray(from, w) & bit(to) != 0)
    }
    /// The part of a row up to the first of `blockers` and with it.
    #[must_use]
    #[inline]
    pub fn upto(&self, h: HexId, way: u8, blockers: Mask) -> Mask {
        let ray = self.ray(h, way);
        let met = ray & blockers;
        if met == 0 {
            return ray;
        }
        // Hexes are numbered row by row: east and the southern ways go up.
        let first = if matches!(way, 0 | 4 | 5) { met.trailing_zeros() } else { 63 - met.leading_zeros() };
        ray & !self.ray(first as HexId, way)
    }
    /// What is seen along the rows, each up to the first of `blockers`. [direct.2] [direct.3]
    #[must_use]
    #[inline]
    pub fn sight(&self, h: HexId, blockers: Mask) -> Mask {
        (0..6).fold(0, |all, w| all | self.upto(h, w, blockers))
    }
    /// What lies strictly between two hexes of a row.
    #[must_use]
    pub fn between(&self, from: HexId, to: HexId) -> Mask {
        self.way(from, to).map_or(0, |w| self.ray(from, w) & !self.ray(to, w) & !bit(to))
    }
    /// What is reached in at most so many steps over these hexes; the start too.
    #[must_use]
    #[inline]
    pub fn flood(&self, from: Mask, over: Mask, steps: u8) -> Mask {
        let (mut all, mut edge) = (from, from);
        for _ in 0..steps {
            edge = self.around(edge) & over & !all;
            if edge == 0 {
                break;
            }
            all |= edge;
        }
        all
    }
    /// A shape in one of its six turns, with this hex as its dark one. [tgt.3] [aoe.2] [E5]
    #[must_use]
    #[inline]
    pub fn shape(&self, shape: Shape, h: HexId, turn: u8) -> Mask {
        self.shapes[shape as usize][h as usize][turn as usize]
    }
    /// The zone of a hex; some have none.
    #[must_use]
    pub fn zone(&self, h: HexId) -> Option<Essence> {
        Essence::ALL.into_iter().find(|z| self.zones[*z as usize] & bit(h) != 0)
    }
}
