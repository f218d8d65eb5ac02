//! What triggers wait for.

use super::{Area, Cond, Filter, Player, Who};

/// The head of a trigger.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct When {
    /// `If`, `When` or `At`; of no meaning to the game. [TR1]
    pub head: Head,
    /// The event.
    pub event: Event,
    /// `While this card is in your discard pile, if ...` [OB5]
    pub from: Option<Area>,
}

/// The first word of a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Head {
    If,
    When,
    At,
}

/// Which damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Damage {
    /// Any.
    Any,
    /// `battle damage` [408.6]
    Battle,
}

/// An event. `Who` in an event is `This`, `Attached`, a `Ref` to a slot of the
/// card's cost, or `A` filter; it becomes [`super::To::Event`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// `WHO enters play`, `a character enters play under your control`
    Enters(Who),
    /// `WHO leaves play`
    Leaves(Who),
    /// `WHO enters or leaves play`
    EntersOrLeaves(Who),
    /// `WHO is destroyed`, `... by battle damage` [304.1]
    Destroyed(Who, Option<Damage>),
    /// `WHO is put into a discard pile from play`, `... into your hand`
    Put {
        /// Which card.
        who: Who,
        /// Into which area.
        into: Area,
        /// Whose.
        whose: Player,
        /// `from play`, `from anywhere`
        from: Option<From>,
    },
    /// `the start of your turn`
    StartOfTurn(Player),
    /// `the end of your turn` [609.1a]
    EndOfTurn(Player),
    /// `the end of the battle` [BA19]
    EndOfBattle,
    /// `WHO attacks` [BA3]
    Attacks(Who),
    /// `WHO blocks`
    Blocks(Who),
    /// `WHO blocks a Covert party`
    BlocksCovert(Who),
    /// `WHO is blocked`
    Blocked(Who),
    /// `you attack` [BA2]
    PlayerAttacks(Player),
    /// `you are attacked` [BA2]
    PlayerAttacked(Player),
    /// `an attacking party is formed including WHO`
    PartyFormed {
        /// Attacking or blocking.
        party: super::Party,
        /// Among its members.
        including: Option<Who>,
    },
    /// `WHO inflicts damage to TO`; the one damaged is `EventOther`. [408.2b]
    Inflicts {
        /// The source. [408.7]
        who: Who,
        /// Which damage.
        damage: Damage,
        /// To what; none = to anything.
        to: Option<Who>,
    },
    /// `damage is inflicted to WHO`
    Inflicted(Who, Damage),
    /// `PLAYER plays FILTER` [TR11]
    Plays(Player, Box<Filter>),
    /// `PLAYER draws any number of cards` [EF7]
    Draws(Player),
    /// `PLAYER discards a card` [305.1]
    Discards(Player, Box<Filter>),
    /// `WHO is discarded` [305.1]
    Discarded(Who),
    /// `WHO is picked` [310.1]
    Picked(Who),
    /// `WHO is restored`, `WHO restores` (the flag: said the second way) [303.3]
    Restored(Who, bool),
    /// `WHO becomes depleted` [303.1]
    Depleted(Who),
    /// `WHO is flipped down`
    FlippedDown(Who),
    /// `a token is put on WHO`
    TokenPut(Who),
    /// `a coin is flipped`
    Coin,
    /// `WHO's faction loses influence`
    LosesInfluence(Player),
    /// `your faction gains influence`
    GainsInfluence(Player),
    /// `there are no tokens on this card`: fires when it becomes true. [TR10]
    State(Cond),
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum From {
    Play,
    Anywhere,
    Hand,
    Deck,
}
