//! What can happen, in the book's own verbs.

use crate::words::{Ban, Keyword, Part, Phase, Zone};
pub use arbiter_desk::End;
use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// Why a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// An effect puts it there. [5.4.1]
    Put,
    /// Destroyed. [5.5.1]
    Destroyed,
    /// Destroyed by an ability, not by rules handling.
    DestroyedByAbility,
    /// Banished. [5.6.1]
    Banished,
    /// Discarded. [5.11.1]
    Discarded,
    /// Moved by the rules: resolution, limits, returning evolve cards.
    Rules,
    /// Played: from the resolution zone to the field. The zone it was played
    /// from goes with it. [5.4.3]
    PlayedFrom(Zone),
}

/// What damage is called. [5.13]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Harm {
    /// By an attacker to its target; combat damage too if that is a follower. [5.13.2]
    Attack,
    /// Back to the attacker. [5.13.3]
    Combat,
    /// All other. [5.13.4]
    Ability,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card changes zones. [4.1.4]
    Move {
        /// Which card.
        id: ObjectId,
        /// Where to.
        to: Zone,
        /// Whose zone; owners' zones take only their own cards. [R59]
        seat: Seat,
        /// Where in a deck.
        end: End,
        /// Why.
        cause: Cause,
        /// Onto the field engaged, or into the banished zone facedown.
        turned: bool,
        /// Whose effect moves it: who picks what fits. [4.4.4.2]
        by: Seat,
    },
    /// Two cards change places, or none does. [5.12]
    Swap(ObjectId, ObjectId),
    /// A card is banished and a token takes its place. [5.16.1]
    Transform {
        /// Which card.
        id: ObjectId,
        /// Face of the token.
        into: u16,
    },
    /// A token comes into existence. [9.1.2]
    Create {
        /// Its face.
        face: u16,
        /// Whose zone.
        seat: Seat,
        /// Field or EX area.
        to: Zone,
        /// Whose effect creates it.
        by: Seat,
        /// It arrives engaged.
        turned: bool,
    },
    /// A player draws a card. [5.9.1]
    Draw(Seat),
    /// A follower or leader is dealt damage. [5.13.1]
    Damage {
        /// To whom.
        to: ObjectId,
        /// How much.
        amount: i16,
        /// By which card.
        from: ObjectId,
        /// What it is called.
        harm: Harm,
    },
    /// A leader's defense changes otherwise than by damage. [2.8.2]
    LeaderDefense {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i16,
    },
    /// A card becomes engaged. [5.3.1]
    Engage(ObjectId),
    /// A card becomes reserved. [5.3.1]
    Refresh(ObjectId),
    /// A follower evolves with this evolve-deck card. [5.15.1]
    Evolve {
        /// The follower.
        follower: ObjectId,
        /// The card.
        card: ObjectId,
    },
    /// A card passes to another player's field: the same card. [10.7.4.3]
    Control {
        /// Which card.
        id: ObjectId,
        /// To whom.
        seat: Seat,
        /// Given back at the end of the turn.
        for_turn: bool,
    },
    /// Counters are put on (or taken off) a card. [14.1]
    Counters {
        /// Which card.
        on: ObjectId,
        /// Which name.
        name: u8,
        /// How many more.
        by: i16,
    },
    /// A lasting change is made to a card. [10.2.1.2]
    Change {
        /// Which card; players' changes lie on their leader.
        on: ObjectId,
        /// What.
        change: Change,
        /// Until when.
        until: Until,
    },
    /// A deck is shuffled. [5.8.1]
    Shuffle(Seat),
    /// A phase starts. [7.3.1] [7.4.1]
    Starts(Phase),
    /// A follower attacked. [8.4.5]
    Attacked {
        /// The attacker.
        by: ObjectId,
        /// A follower or leader.
        target: ObjectId,
    },
    /// Two followers fought. [8.4.9.2]
    Fought(ObjectId, ObjectId),
    /// A card or ability was played. [R12]
    Played {
        /// Which card, in the resolution zone.
        id: ObjectId,
        /// By whom.
        seat: Seat,
    },
}

/// A lasting change. [10.9.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// More or less attack and defense.
    Stats(i16, i16),
    /// Attack becomes this.
    AttackIs(i16),
    /// Defense becomes this; losses up to now (second number) are overridden. [R33]
    DefenseIs(i16, i16),
    /// Has a keyword.
    Has(Keyword),
    /// Has an ability, by number.
    Ability(u16),
    /// Loses a keyword.
    Loses(Keyword),
    /// Loses all abilities it has now.
    LosesAll,
    /// Its evolve ability costs this.
    EvolvePrice(u8),
    /// Costs so much more to play.
    Price(i8),
    /// Costs this to play.
    PriceIs(u8),
    /// May not do or suffer something.
    Ban(Ban),
    /// Of the next damage that this is about it takes so much.
    Shield(Part),
    /// The next card of a filter (by number) that this player plays costs so much more.
    NextPrice(u16, i8),
    /// The next card of a filter (by number) that this player plays costs this.
    NextPriceIs(u16, u8),
    /// Goes back to this player when the change ends.
    Borrowed(Seat),
}

/// When a lasting change ends. [7.4.7]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// When the card leaves, or never. [10.2.1.2]
    Never,
    /// At the end of this turn.
    EndOfTurn,
    /// When this player's next turn starts.
    TurnOf(Seat),
    /// At the end of this player's next turn, counted from the turn of this number.
    EndOfTurnOf(Seat, u16),
    /// After the next start phase of whoever controls it then refreshed that field.
    NextRefresh,
}

impl Event {
    /// The cards that must be there for it to happen.
    pub(crate) fn about(&self) -> [Option<ObjectId>; 2] {
        match *self {
            Event::Move { id, .. } | Event::Transform { id, .. } => [Some(id), None],
            Event::Swap(a, b) => [Some(a), Some(b)],
            Event::Evolve { card, .. } => [Some(card), None],
            Event::Counters { on, .. } | Event::Change { on, .. } => [Some(on), None],
            _ => [None, None],
        }
    }
}
