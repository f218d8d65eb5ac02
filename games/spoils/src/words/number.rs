//! Numbers in texts.

use super::{Done, Filter, Icon, Kinds, Player, Slot, Who};

/// A variable of a text. A chosen number is whole and may be 0. [410.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Var {
    X,
    Y,
}

/// A number on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Stat {
    /// Battle damage. [204.4a]
    Strength,
    /// What destroys a character. [204.4b]
    Life,
    /// When it assigns damage. [204.4c]
    Speed,
    /// What destroys a location. [207.4]
    Structure,
    /// The numeric cost. [406.1]
    Cost,
    /// Influence, of a faction. [202.3]
    Influence,
}

/// How the contents of a slot are called when they are counted; of no meaning
/// to the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Counted {
    /// `characters`; none = `cards`.
    pub kinds: Kinds,
    /// What was done to them.
    pub done: Done,
    /// `you deplete` rather than `depleted`.
    pub you: bool,
    /// `this way`
    pub way: bool,
}

/// A number. Never below 0 when it is used. [410.4]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    /// A plain number.
    N(i16),
    /// `X`
    Var(Var),
    /// `X+X`, `3+X`
    Plus(Box<Num>, Box<Num>),
    /// `X-2`, `X minus Y`
    Minus(Box<Num>, Box<Num>),
    /// `twice X`
    Twice(Box<Num>),
    /// `half X, rounded up`
    Half {
        /// Of what.
        of: Box<Num>,
        /// Up or down.
        up: bool,
    },
    /// `its strength`, `this card's numeric cost`, `that faction's influence`;
    /// of a card that is gone the last value counts. [EF3]
    Stat(Who, Stat),
    /// `the numeric cost of that card`: the same in other words.
    StatOf(Who, Stat),
    /// `its strength when it was destroyed`: the same, for a card that is gone
    /// its last value. [EF3]
    LastStat(Who, Stat),
    /// `its printed life`
    Printed(Who, Stat),
    /// `the number of tokens on this card`
    Tokens(Who),
    /// `the number of FILTER`
    Count(Box<Filter>),
    /// `the number of characters you deplete this way`: how many a slot holds.
    Held(Slot, Counted),
    /// `the number of characters destroyed this way`, of a group: how many the
    /// last such act affected.
    Done(Counted),
    /// `the number of [O] you control`
    Icons(Icon, Player),
    /// `the highest speed among FILTER`
    Extreme {
        /// Highest or lowest.
        highest: bool,
        /// Of which number.
        stat: Stat,
        /// Among these.
        among: Box<Filter>,
    },
    /// `either 5 or X, whichever is lower`
    Least(Box<Num>, Box<Num>),
    /// `the winning bid` [413.1]
    Bid,
    /// `that much`, `the amount of damage inflicted`: the amount of the event.
    Amount,
    /// `tokens removed this way`: what the last removal came to.
    Removed,
    /// `influence gained this way`: what the last gain came to.
    Gained,
}
