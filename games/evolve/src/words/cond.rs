//! Conditions: when a part of a text is valid. [10.3.3]

use super::{Filter, Whose};
use serde::{Deserialize, Serialize};

/// A comparison with a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cmp {
    /// `at least N`, `N or more`
    AtLeast(i16),
    /// `at most N`, `N or less`
    AtMost(i16),
    /// `exactly N`
    Exactly(i16),
}

/// A condition. The four counting terms read frozen counts where the book says so.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cond {
    /// `Combo (N)` [13.2.1]
    Combo(u8),
    /// `Spellchain (N)` [13.3.1]
    Spellchain(u8),
    /// `Necrocharge (N)` [13.5.1]
    Necrocharge(u8),
    /// `Overflow is active for you` [13.4.1]
    Overflow,
    /// `Sanguine is active for you` [13.5.2]
    Sanguine,
    /// `there is FILTER`, `there are at least N FILTER`, `there are no FILTER`
    Count(Filter, Cmp),
    /// `it's FILTER`: the card last spoken of.
    It(Filter),
    /// `this card is engaged`, `this follower is evolved`: the card that speaks.
    This(Filter),
    /// `it's your turn`, `during your turn`; `Opponent` = `during each opponent's turn`
    Turn(Whose),
    /// `your leader has N defense or less`
    LeaderDefense(Whose, Cmp),
    /// `your maximum play points are at least N`
    MaxPoints(Cmp),
    /// `you have at least N play points` [3.2.3]
    Points(Cmp),
    /// `this card has at least N NAME counters` [14.1]
    Counters(String, Cmp),
    /// `you've played at least N cards this turn`
    Played(Cmp),
    /// `the result is N or more`: of the die rolled before. [5.19.1]
    Roll(Cmp),
    /// `COND isn't so`
    Not(Box<Cond>),
}
