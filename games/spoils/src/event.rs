//! What can happen, in the book's own verbs.

use crate::board::Zone;
use crate::words::{Keyword, Stat};
pub use arbiter_desk::End;
use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// How a card changes its area. Three ways lead into the discard pile, and
/// only the first two are destroying and discarding. [TX6]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Manner {
    /// Destroyed: from play into the owner's discard pile. [304.1]
    Destroyed,
    /// Discarded: from the hand into the discard pile. [305.1]
    Discarded,
    /// Put there by an effect or a rule.
    Put,
    /// The same in an order that chance decides: nobody knows where it lies.
    Mixed,
    /// Removed from the game. [403.6a]
    Removed,
    /// Removed face-down, because a card says so: who did not know it learns nothing. [101.1]
    Hidden,
    /// Terminated while it was being played. [314.1]
    Terminated,
}

/// How a card comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// It was played and resolves. [603.1h]
    Played,
    /// An effect puts it there: that is not playing it. [402.8]
    Put,
    /// It is played as a resource. [604.1c]
    Resource,
    /// It begins the game there. [601.1b]
    Starting,
}

/// What can happen. `paid` marks what an extra cost instructs: nothing is done
/// instead of it. [506.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card goes to its owner's hand, deck, discard pile, or out of the game.
    Move {
        /// Which card.
        id: ObjectId,
        /// Where to: no area of cards in play.
        to: Zone,
        /// Where in a deck.
        end: End,
        /// How.
        manner: Manner,
        /// As an extra cost.
        paid: bool,
    },
    /// A card comes into play. [603.1h] [604.1c] [402.8]
    Enter {
        /// Which card.
        id: ObjectId,
        /// Under whose control.
        seat: Seat,
        /// Face-down, as a resource.
        facedown: bool,
        /// What it is attached to, if it is.
        on: ObjectId,
        /// How it comes there.
        how: Entry,
    },
    /// A card in play is turned over: it leaves, and a new card enters. [411.3] [411.4]
    Flip {
        /// Which card.
        id: ObjectId,
        /// Face-up, or face-down.
        up: bool,
        /// What the new card is attached to, if it is. [507.2b]
        on: ObjectId,
        /// Whose it becomes, where that is not its owner. [FD4]
        under: Option<Seat>,
        /// As an extra cost.
        paid: bool,
    },
    /// A card goes to the area of cards being played. [603.1c]
    Announce {
        /// Which card.
        id: ObjectId,
        /// Who plays it.
        seat: Seat,
        /// Its scope, which follows the card to where it lies now.
        scope: u16,
    },
    /// A token card comes into play. [409.3a]
    Create {
        /// Its face.
        face: u16,
        /// Whose. [409.3c]
        seat: Seat,
    },
    /// A player draws so many cards: one event. [306.3]
    Draw {
        /// Who.
        seat: Seat,
        /// How many.
        count: i16,
    },
    /// Damage is inflicted. [408]
    Damage {
        /// To a character, location or faction.
        to: ObjectId,
        /// How much.
        amount: i16,
        /// By which card. [408.7]
        from: ObjectId,
        /// Battle damage. [408.6]
        battle: bool,
        /// As an extra cost.
        paid: bool,
        /// Increases and reductions have been applied. [408.2]
        settled: bool,
    },
    /// Damage is removed from a card. [207.6] [408.5b]
    Mend {
        /// Which card.
        on: ObjectId,
        /// How much.
        amount: i16,
    },
    /// A faction gains or loses influence; that is no damage. [408.3b]
    Influence {
        /// Whose.
        seat: Seat,
        /// How much more.
        by: i16,
        /// As an extra cost.
        paid: bool,
    },
    /// A card is depleted. [303.1]
    Deplete {
        /// Which card.
        id: ObjectId,
        /// As an extra cost.
        paid: bool,
    },
    /// A card is restored. [303.3]
    Restore(ObjectId),
    /// A card is attached to another. [301.1]
    Attach {
        /// Which card.
        id: ObjectId,
        /// To which.
        to: ObjectId,
        /// As an extra cost, or as a payment. [309.1]
        paid: bool,
    },
    /// A card is detached.
    Detach(ObjectId),
    /// Tokens are put on a card or taken off. [409.1]
    Tokens {
        /// Which card.
        on: ObjectId,
        /// How many more.
        by: i16,
        /// As an extra cost.
        paid: bool,
    },
    /// An effect gives control of a card. [407.3]
    Control {
        /// Which card.
        id: ObjectId,
        /// To whom.
        seat: Seat,
        /// Until when.
        until: Until,
    },
    /// A card passes to whoever controls it now. [407.3a]
    Passes {
        /// Which card.
        id: ObjectId,
        /// To whom.
        seat: Seat,
    },
    /// A lasting change is made to a card.
    Change {
        /// Which card.
        on: ObjectId,
        /// What.
        change: Change,
        /// Until when.
        until: Until,
    },
    /// An effect makes a standing rule for a while.
    Rule(crate::board::Lasting),
    /// What is attached to this card has been told to leave with it; nothing happens. [301.4]
    Trailed(ObjectId),
    /// A deck is shuffled. [313.1]
    Shuffle(Seat),
    /// A coin is flipped.
    Coin {
        /// By whom.
        seat: Seat,
        /// They won.
        won: bool,
    },
    /// A card is picked. [310.1]
    Picked {
        /// Which card.
        id: ObjectId,
        /// By whom.
        seat: Seat,
    },
    /// Cards are shown to everybody where they lie.
    Reveal(ObjectId),
    /// A turn starts. [202.7] [202.8]
    TurnStarts(Seat),
    /// A turn ends. [609.1a]
    TurnEnds(Seat),
    /// What lasted for the turn is over, damage to characters too. [DA4]
    Boundary,
    /// A player attacks. [607.1a]
    Attacked {
        /// Who.
        seat: Seat,
        /// What.
        target: ObjectId,
    },
    /// A party is formed. [607.1b] [607.1d]
    Formed {
        /// The attacking one, or the blocking one.
        attacking: bool,
    },
    /// A character is added to a party otherwise.
    Joins {
        /// Which.
        id: ObjectId,
        /// To the attacking one, or the blocking one.
        attacking: bool,
    },
    /// A character is removed from the battle. [302.15]
    Withdraws(ObjectId),
    /// The battle is over. [BA19]
    BattleEnds,
}

/// A lasting change to an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// More or less strength, life, speed.
    Stats(i16, i16, i16),
    /// More or less structure.
    Structure(i16),
    /// A stat becomes this. [EF5]
    Is(StatKey, i16),
    /// Has a keyword as temporary text; the second says that it was gained as a
    /// character. [508.2] [508.3]
    Has(KeywordKey, bool),
    /// Loses a keyword. [402.6]
    Loses(KeywordKey),
    /// Has an ability as temporary text, by number; the second says that it was
    /// gained as a character. [508.1] [508.3]
    Ability(u16, bool),
    /// Loses all its text.
    LosesText,
    /// Is also of a type. [208.1a]
    Type(u8),
    /// Is not of a type any more.
    NotType(u8),
    /// Under the control of this player. [407.3a]
    Control(Seat),
    /// Has a subtype, or has it no more; by number of the rules.
    Subtype(bool, u16),
}

/// A keyword, as the state keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum KeywordKey {
    Covert,
    Tactical,
}

impl From<Keyword> for KeywordKey {
    fn from(k: Keyword) -> Self {
        match k {
            Keyword::Covert => KeywordKey::Covert,
            Keyword::Tactical => KeywordKey::Tactical,
        }
    }
}

/// A number of a card, as the state keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum StatKey {
    Strength,
    Life,
    Speed,
    Structure,
    Cost,
    Influence,
}

impl From<Stat> for StatKey {
    fn from(s: Stat) -> Self {
        match s {
            Stat::Strength => StatKey::Strength,
            Stat::Life => StatKey::Life,
            Stat::Speed => StatKey::Speed,
            Stat::Structure => StatKey::Structure,
            Stat::Cost => StatKey::Cost,
            Stat::Influence => StatKey::Influence,
        }
    }
}

/// When a lasting change ends. [EF13]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// When the card leaves its area. [508.1]
    Never,
    /// With this turn.
    EndOfTurn,
    /// With this battle.
    EndOfBattle,
    /// When this player's next turn starts.
    TurnOf(Seat),
}
