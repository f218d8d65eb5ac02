//! What lies on the table: champions in the arena, points, essences, and what
//! is being done. [info.1] [A5]

mod action;
mod read;

pub use action::{Action, Cause, Notes, Reaction};
pub use read::Read;

use crate::Brawl;
use crate::arena::{HexId, Mask, OFF};
use crate::rules::Boon;
use arbiter_kernel::{ObjectId, Seat, Table, ZoneId, copies};
use serde::{Deserialize, Serialize};

/// A table of this game.
pub type T = Table<Brawl>;
/// What a text of this game knows.
pub type Scope = arbiter_kernel::Scope<Brawl>;

/// A champion by its number at this table: the same name may be on both sides. [A7]
pub type ChampionId = u8;

/// What a text can remember and speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A champion.
    Champion(ChampionId),
    /// A card.
    Card(ObjectId),
}

/// A set of champions, bit n for champion n.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Champions(pub u8);

impl Champions {
    /// Nobody.
    pub const NONE: Champions = Champions(0);
    /// One champion.
    #[must_use]
    #[inline]
    pub const fn one(who: ChampionId) -> Self {
        Champions(1 << who)
    }
    /// Whether this one is in it.
    #[must_use]
    #[inline]
    pub const fn has(self, who: ChampionId) -> bool {
        self.0 >> who & 1 != 0
    }
    /// With this one.
    #[must_use]
    #[inline]
    pub const fn and(self, who: ChampionId) -> Self {
        Champions(self.0 | 1 << who)
    }
    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn within(self, other: Champions) -> Self {
        Champions(self.0 & other.0)
    }
    /// Those not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Champions) -> Self {
        Champions(self.0 & !other.0)
    }
    /// Whether nobody is in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// The first of them.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<ChampionId> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }
    /// In order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ChampionId> {
        crate::arena::each(Mask::from(self.0))
    }
}

impl FromIterator<ChampionId> for Champions {
    fn from_iter<I: IntoIterator<Item = ChampionId>>(all: I) -> Self {
        all.into_iter().fold(Champions::NONE, Champions::and)
    }
}

/// A recruited champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Champion {
    /// Which of the rules.
    pub kind: u8,
    /// Who plays it. [J5]
    pub seat: Seat,
    /// Where it stands; [`OFF`] is the portal. [ko.5]
    pub at: HexId,
    /// Damage on it. [dmg.2]
    pub damage: u8,
    /// On its experienced face. [xp.2]
    pub experienced: bool,
    /// Until the end of the turn. [kw.immobilise.2]
    pub immobilised: bool,
}

/// What is counted for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Essences that are regenerated, as bits. [setup.2c]
    pub ready: u8,
    /// Standard actions used in this phase, as bits. [std.once]
    pub used: u8,
}

/// Zones of each player, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Zone {
    Hand,
    Deck,
    Discard,
    /// Being resolved: neither in hand nor discarded. [C3]
    Played,
}

const KINDS: u8 = 4;
/// Traps that lie nowhere. [setup.6a]
pub const RESERVE: ZoneId = ZoneId(16);
/// Traps on the board. [trap.5]
pub const TOKENS: ZoneId = ZoneId(17);
/// The trap that was triggered. [trap.3]
pub const SPRUNG: ZoneId = ZoneId(18);
/// The challenge deck. [setup.4a]
pub const CHALLENGES: ZoneId = ZoneId(19);
/// The challenge discard. [score.3]
pub const MET: ZoneId = ZoneId(20);
const TRACK: u8 = 21;
/// How many zones there are.
pub const ZONES: u8 = TRACK + crate::arena::Track::LONGEST as u8;

/// The zone of a seat.
#[must_use]
#[inline]
pub fn zone(seat: Seat, z: Zone) -> ZoneId {
    ZoneId(seat * KINDS + z as u8)
}
/// A slot of the challenge track, from the left.
#[must_use]
#[inline]
pub fn slot(n: usize) -> ZoneId {
    ZoneId(TRACK + n as u8)
}
/// Whose zone it is, and which; `None`: nobody's.
#[must_use]
#[inline]
pub fn place(z: ZoneId) -> Option<(Seat, Zone)> {
    const OWN: [Zone; KINDS as usize] = [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Played];
    (z < RESERVE).then(|| (z.0 / KINDS, OWN[(z.0 % KINDS) as usize]))
}

/// What is noted on a card or a trap for as long as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Where a trap lies.
    pub at: HexId,
}

impl Default for Mark {
    fn default() -> Self {
        Mark { at: OFF }
    }
}

/// What lasts until the end of the turn. [L4] [L5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// Who has it; of a next attack, who attacks or is attacked.
    pub on: Champions,
    /// What.
    pub boon: Boon,
    /// When it counts.
    pub when: When,
}

/// When something that lasts counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum When {
    /// Always.
    Always,
    /// In attacks against this one. [L4]
    Against(ChampionId),
    /// In the next attack of theirs. [L5]
    NextBy,
    /// In the next attack on them. [L5]
    NextOn,
}

/// A champion that can be recruited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offered {
    /// Which of the rules.
    pub kind: u8,
    /// Who brought it; `None`: it is in the common pool.
    pub by: Option<Seat>,
}

/// Where in the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phase {
    Setup,
    Scoring,
    Activation,
    Upkeep,
}

/// Everything of the table that is not cards, zones or frames.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Two or four. [four.1]
    pub seats: u8,
    /// What each player has.
    pub players: [Player; 4],
    /// All recruited champions.
    pub champions: [Champion; 8],
    /// How many there are.
    pub count: u8,
    /// Where champions of each side stand.
    pub standing: [Mask; 2],
    /// Where traps lie.
    pub tokens: Mask,
    /// Victory points of each side. [victory.2]
    pub points: [u8; 2],
    /// Which deployment zone a side has. [setup.1b]
    pub home: [u8; 2],
    /// The seats in turn order. [round.1] [four.round.1]
    pub order: [Seat; 4],
    /// Whose turn it is, by its place in the order.
    pub turn: u8,
    /// Number of the round, from 1. [round.1]
    pub round: u16,
    /// Where in the turn. [turn.1]
    pub phase: Phase,
    /// What is being done.
    pub action: Action,
    /// What lasts until the end of the turn.
    pub lasting: Vec<Lasting>,
    /// Who can be recruited, while champions are.
    pub draft: Vec<Offered>,
}

copies!(
    Board,
    lists: lasting, draft;
    values: seats, players, champions, count, standing, tokens, points, home, order, turn, round, phase, action;
);

impl Board {
    /// An empty board for so many seats.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Board {
            seats,
            players: [Player::default(); 4],
            champions: [Champion::default(); 8],
            count: 0,
            standing: [0; 2],
            tokens: 0,
            points: [0; 2],
            home: [0, 1],
            order: [0, 1, 2, 3],
            turn: 0,
            round: 0,
            phase: Phase::Setup,
            action: Action::default(),
            lasting: Vec::new(),
            draft: Vec::new(),
        }
    }
}
