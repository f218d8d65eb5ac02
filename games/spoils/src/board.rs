//! What lies on the table: areas, influence, the battle, and what waits for
//! later. [403]

mod battle;
mod loops;

pub use battle::{Battle, Share};
pub use loops::{At, Loops, Repeat, Said};

use crate::Spoils;
use crate::notes::ATTACHED;
use crate::rules::Face;
use crate::sums::Sums;
use arbiter_desk::Zoned;
pub use arbiter_desk::Zones;
use arbiter_kernel::{ObjectId, Seat, Table, ZoneId, copies};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A table of this game.
pub type T = Table<Spoils>;

/// What a text of this game knows.
pub type Scope = arbiter_kernel::Scope<Spoils>;
/// A trigger of this game that happened.
pub type Pending = arbiter_kernel::Pending<Spoils>;
/// Something picked for a text.
pub type Pick = arbiter_kernel::Pick<Thing>;

/// What a text can remember and speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A card at a stay, factions among them.
    Card(ObjectId),
    /// A player.
    Seat(Seat),
    /// What is being played or used, by its scope. [314.1]
    Act(u16),
    /// One of several changes to a cost or to damage, by its place. [406.3] [410.3]
    Nth(u16),
    /// How much of a reduction falls on a share. [DA2]
    Cut(i16),
}

impl Thing {
    /// The card, if it is one by itself.
    #[must_use]
    pub fn card(self) -> Option<ObjectId> {
        match self {
            Thing::Card(id) => Some(id),
            _ => None,
        }
    }
    /// The card that this is or stands for: of a player the faction, of an act
    /// the card that is played or whose ability is used.
    #[must_use]
    pub fn face(self, t: &T) -> ObjectId {
        match self {
            Thing::Card(id) => id,
            Thing::Seat(seat) => t.faction(seat),
            Thing::Act(scope) => t.scope(scope).source,
            Thing::Nth(_) | Thing::Cut(_) => ObjectId::NONE,
        }
    }
}

/// The areas of the book; the faction has a place of its own in play. [403]
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zone {
    /// The faction card, in play from the start. [202.2]
    Faction,
    /// In play. [403.4a]
    Play,
    /// Hand. [403.2a]
    Hand,
    /// Deck. [403.1a]
    Deck,
    /// Discard pile. [403.5a]
    Discard,
    /// Out of the game. [403.6a]
    Removed,
    /// Being played; both players share it. [403.3a]
    Played,
}

const OWN: [Zone; KINDS as usize] = [Zone::Faction, Zone::Play, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Removed];

// One look instead of a division: this is asked of every card.
const BY_ID: [Zone; 256] = {
    let mut all = [Zone::Played; 256];
    let mut n = 0;
    while n < all.len() {
        if n != PLAYED.0 as usize {
            all[n] = OWN[n % KINDS as usize];
        }
        n += 1;
    }
    all
};

/// How many areas each player has.
pub const KINDS: u8 = 6;
/// How many areas there are in all.
pub const ZONES: u8 = 2 * KINDS + 1;
/// Where cards lie while they are being played. [403.3a]
pub const PLAYED: ZoneId = ZoneId(2 * KINDS);

/// The area of a seat. In play, that is the seat that controls the card.
#[must_use]
#[inline]
pub fn zone(seat: Seat, z: Zone) -> ZoneId {
    Spoils::zone(seat, z)
}

/// Which kind of area it is.
#[must_use]
#[inline]
pub fn kind_of(z: ZoneId) -> Zone {
    Spoils::kind_of(z)
}

/// Whose area it is; the area of cards being played is nobody's.
#[must_use]
#[inline]
pub fn seat_of(z: ZoneId) -> Seat {
    z.0 / KINDS
}

/// The other player: there are two. [TX7]
pub use arbiter_desk::other;

/// What is counted for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Influence of the faction. [202.3]
    pub influence: i16,
    /// Slot of the faction card.
    pub faction: u16,
}

/// What is noted on a card for as long as it is the same object. [OB1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Who put it into play or plays it: controls it where no effect says otherwise. [407.1]
    pub base: Seat,
    /// Depleted. [303.1]
    pub depleted: bool,
    /// Face-down, hence a resource and nothing else. [411.1]
    pub facedown: bool,
    /// In play under the same control since the turn began. [204.3]
    pub old: bool,
    /// What it is attached to. [301.1]
    pub on: ObjectId,
    /// Since when: what it says of that card is no older. [407.3a]
    pub on_since: u32,
    /// Damage as a character, this turn. [204.5]
    pub hurt: i16,
    /// Damage as a location, this game. [207.5]
    pub ruin: i16,
    /// Tokens. [409.1]
    pub tokens: i16,
    /// It was a character when the rules last looked. [208.3]
    pub character: bool,
    /// The number chosen for X while it was played. [OB2]
    pub x: i16,
    /// It was played by Flip Up. [507.4a]
    pub by_flip_up: bool,
    /// In whose turn it was played; none if it was not. [402.8]
    pub played_in: Option<Seat>,
}

impl Default for Mark {
    fn default() -> Self {
        Mark {
            base: 0,
            depleted: false,
            facedown: false,
            old: false,
            on: ObjectId::NONE,
            on_since: 0,
            hurt: 0,
            ruin: 0,
            tokens: 0,
            character: false,
            x: 0,
            by_flip_up: false,
            played_in: None,
        }
    }
}

/// A text that waits for its time. [506.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// Which ability.
    pub ability: u16,
    /// What the text knew that said so.
    pub scope: u16,
}

/// Damage that was inflicted. [408.7]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harm {
    /// By which card.
    pub from: ObjectId,
    /// To which.
    pub to: ObjectId,
    /// Battle damage. [408.6]
    pub battle: bool,
    /// It reached life or structure, so that the card is destroyed by it. [408.8]
    pub deadly: bool,
    /// The card was destroyed by it: nothing forbade that or stood instead of it.
    pub fatal: bool,
}

/// A standing rule that an effect has made for a while. [EF13]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// Which, by number.
    pub rule: u16,
    /// What happens instead, if it replaces something.
    pub program: u16,
    /// `you`
    pub controller: Seat,
    /// The card that said so.
    pub source: ObjectId,
    /// The card it was made for.
    pub on: ObjectId,
    /// What the text knew that made it: picks and numbers.
    pub scope: u16,
    /// Its age.
    pub stamp: u32,
    /// When it ends.
    pub until: crate::event::Until,
}

/// What a card's own cost picked, handed over to the card in play. [OB2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Handed {
    /// The card in play.
    pub to: ObjectId,
    /// For which selection.
    pub slot: u8,
    /// What was picked.
    pub id: ObjectId,
}

/// Where in the turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TurnPhase {
    Setup,
    Start,
    Main,
    End,
}

/// Everything of the table that is not cards, areas, modifiers or frames.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Both players.
    pub seats: [Player; 2],
    /// The player going first. [601.1c]
    pub first: Seat,
    /// The active player. [602.1]
    pub active: Seat,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Where in it.
    pub phase: TurnPhase,
    /// The battle going on. [302.8]
    pub battle: Option<Battle>,
    /// Texts that wait.
    pub delayed: Vec<Delayed>,
    /// Rules made for a while, oldest first.
    pub lasting: Vec<Lasting>,
    /// What costs picked, for cards in play.
    pub handed: Vec<Handed>,
    /// State triggers whose state holds now. [TR10]
    pub holding: Vec<(ObjectId, u16)>,
    /// Abilities used this turn, by card.
    pub used: Vec<(ObjectId, u16)>,
    /// Declarations that failed in this very state. [CO14]
    pub failed: Vec<(ObjectId, u16)>,
    /// Copies that should have been destroyed as surplus and stayed. [507.5b]
    pub spared: Vec<ObjectId>,
    /// Damage inflicted this turn, oldest first.
    pub harmed: Vec<Harm>,
    /// Cards played this turn: by whom, which face.
    pub plays: Vec<(Seat, u16)>,
    /// What is remembered about loops. [414]
    pub loops: Loops,
    /// Sums over all cards, kept from one look to the next.
    #[serde(skip)]
    pub sums: Sums,
}

copies!(
    Board,
    parts: battle, loops, sums;
    lists: delayed, lasting, handed, holding, used, failed, spared, harmed, plays;
    values: seats, first, active, turn, phase;
);

impl Zoned for Spoils {
    type Zone = Zone;

    #[inline]
    fn zone(seat: Seat, z: Zone) -> ZoneId {
        if z == Zone::Played { PLAYED } else { ZoneId(seat * KINDS + z as u8) }
    }
    #[inline]
    fn kind_of(z: ZoneId) -> Zone {
        BY_ID[z.0 as usize]
    }
}

/// Reading the table.
pub trait Read {
    /// The printed face of a slot.
    fn face(&self, slot: u16) -> &Face;
    /// Who controls a card in play or being played; else its owner counts. [CT7]
    fn controller(&self, id: ObjectId) -> Option<Seat>;
    /// Whether it is in play, factions included.
    fn in_play(&self, id: ObjectId) -> bool;
    /// The faction of a seat.
    fn faction(&self, seat: Seat) -> ObjectId;
    /// What is attached to a card. [301.3]
    fn attached(&self, to: ObjectId) -> Vec<ObjectId>;
    /// Every card in play but the factions, the active player's first.
    fn everything(&self) -> SmallVec<[ObjectId; 48]>;
}

impl Read for T {
    #[inline]
    fn face(&self, slot: u16) -> &Face {
        &self.rules.faces[self.state.objects.at(slot).face as usize]
    }
    #[inline]
    fn controller(&self, id: ObjectId) -> Option<Seat> {
        let o = self.objects.get(id)?;
        Some(match kind_of(o.zone) {
            Zone::Played => o.mark.base,
            _ => seat_of(o.zone),
        })
    }
    #[inline]
    fn in_play(&self, id: ObjectId) -> bool {
        matches!(self.place(id), Some(Zone::Play | Zone::Faction))
    }
    fn faction(&self, seat: Seat) -> ObjectId {
        self.objects.id(self.board.seats[seat as usize].faction)
    }
    fn attached(&self, to: ObjectId) -> Vec<ObjectId> {
        // Shortcut: few cards are attached to others, and to most cards there is none.
        let paid = to == self.faction(0) || to == self.faction(1);
        if !paid && !self.objects.among(ATTACHED).any(|s| self.objects.at(s).mark.on == to) {
            return Vec::new();
        }
        let all = [0, 1].into_iter().flat_map(|s| self.cards(s, Zone::Play));
        all.filter(|&&s| self.objects.at(s).mark.on == to).map(|&s| self.objects.id(s)).collect()
    }
    fn everything(&self) -> SmallVec<[ObjectId; 48]> {
        let active = self.board.active;
        let all = [active, other(active)].into_iter().flat_map(|s| self.cards(s, Zone::Play));
        all.map(|&s| self.objects.id(s)).collect()
    }
}
