//! Shapes of area attacks. [tgt.3]

use hexx::Hex;
use serde::{Deserialize, Serialize};

/// A shape, by its name in the rulings, section 4.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Three adjacent hexes in an arc.
    Arc,
    /// All six neighbours.
    Ring,
    /// Three hexes in a row.
    Line,
    /// One near, three behind it.
    Cone,
    /// A hex two away and all around it.
    Blast,
    /// Two in a row and one aside: not its own mirror image.
    Hook,
}

impl Shape {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// Every shape, in the order of their numbers.
    pub const ALL: [Shape; Shape::COUNT] =
        [Shape::Arc, Shape::Ring, Shape::Line, Shape::Cone, Shape::Blast, Shape::Hook];

    /// Its hexes before it is turned, from the dark hex. [tgt.3]
    #[must_use]
    pub fn hexes(self) -> &'static [(i32, i32)] {
        match self {
            Shape::Arc => &[(0, 1), (1, 0), (1, -1)],
            Shape::Ring => &[(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)],
            Shape::Line => &[(1, 0), (2, 0), (3, 0)],
            Shape::Cone => &[(1, 0), (2, -1), (2, 0), (1, 1)],
            Shape::Blast => &[(2, 0), (3, 0), (3, -1), (2, -1), (1, 0), (1, 1), (2, 1)],
            Shape::Hook => &[(1, 0), (2, 0), (2, -1)],
        }
    }
    /// How many different turns it has: a ring looks the same in all.
    #[must_use]
    pub fn turns(self) -> u8 {
        if self == Shape::Ring { 1 } else { 6 }
    }
}

/// By 60 degrees against the clock, so often. [aoe.2]
pub(super) fn turned(hex: Hex, turns: u8) -> Hex {
    (0..turns).fold(hex, |h, _| Hex::new(h.x + h.y, -h.x))
}
