//! What happens, in the book's own verbs.

use crate::arena::{Essence, HexId};
use crate::board::{Cause, ChampionId, Lasting};
use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A champion comes to a hex. [move.1] [trap.2]
    Enter {
        /// Who.
        who: ChampionId,
        /// Where.
        to: HexId,
        /// By whose doing. [trap.10]
        cause: Cause,
        /// In passing, or in setting up: no trap triggers. [L28]
        quietly: bool,
    },
    /// Damage is put on a champion. [dmg.2]
    Damage {
        /// On whom.
        who: ChampionId,
        /// How much, Poison included.
        amount: u8,
        /// By whose doing.
        cause: Cause,
    },
    /// Damage is removed. [kw.heal.1]
    Heal {
        /// From whom.
        who: ChampionId,
        /// How much.
        amount: u8,
    },
    /// A champion is knocked out. [ko.1]
    KnockOut {
        /// Who.
        who: ChampionId,
        /// By whose doing.
        cause: Cause,
    },
    /// A champion becomes experienced. [xp.2]
    Experience(ChampionId),
    /// A champion is immobilised. [kw.immobilise.1]
    Immobilise(ChampionId),
    /// Something holds until the end of the turn. [L4]
    Last(Lasting),
    /// An essence is exhausted. [essence.2]
    Exhaust(Seat, Essence),
    /// Essences are regenerated, as bits. [upkeep.1]
    Regenerate(Seat, u8),
    /// A card is played from hand. [act.3]
    Play(ObjectId),
    /// A card comes to its owner's discard pile.
    Discard(ObjectId),
    /// Cards are drawn. [draw.1]
    Draw(Seat, u8),
    /// A card goes from hand to the top of the deck. [kw.plan]
    Plan(ObjectId),
    /// A hand is shown to everybody. [kw.stun.2]
    ShowHand(Seat),
    /// A card comes back from the discard pile to hand. [L29]
    TakeBack(ObjectId),
    /// The top card of a deck is discarded. [L25]
    DiscardTop(Seat, Cause),
    /// The hand is discarded. [upkeep.4]
    DiscardHand(Seat),
    /// Cards of the first hand are shuffled back. [setup.8c]
    ShuffleBack(Seat),
    /// A trap is turned up. [trap.3]
    Spring(HexId),
    /// A trap from the reserve is laid face down. [trap.6]
    LayTrap(HexId),
    /// The triggered trap is shuffled into the reserve. [trap.7]
    ReturnTrap,
    /// A player looks at a trap. [info.5]
    LookAtTrap(Seat, HexId),
    /// A trap is moved. [L24]
    MoveTrap(HexId, HexId),
    /// A challenge on a slot is scored by a side. [score.2]
    Score(u8, u8),
    /// The challenges move on. [track.1]
    Advance,
    /// A turn is over. [I6]
    TurnEnds,
}
