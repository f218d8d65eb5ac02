//! What lies on the table: players, the Queue, the battle, and what lasts. [501.1]

mod battle;
mod entry;
pub mod look;
mod mark;

pub use battle::{Battle, Fighter, Side, Trace};
pub use entry::{Delayed, Entry, How, Kept, Key, Save, Ward, What};
pub use mark::{Did, Form, Ghost, Mark};

use crate::Wakfu;
use arbiter_kernel::{EventId, ObjectId, Seat, Table, ZoneId};
use serde::{Deserialize, Serialize};

/// A table of this game.
pub type T = Table<Wakfu>;
/// What a text of this game knows.
pub type Scope = arbiter_kernel::Scope<Wakfu>;

/// Three against three. [901.1]
pub const MOST: usize = 6;

/// What a text can remember and speak of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A card at a stay.
    Card(ObjectId),
    /// A player.
    Seat(Seat),
    /// Something in the Queue.
    Entry(u32),
    /// A number.
    Number(i16),
    /// A blocker and whom it faces.
    Pair(ObjectId, ObjectId),
}

/// The areas of each player, in the order of their numbers. [501.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Zone {
    Deck,
    Hand,
    Discard,
    Bag,
    /// Out of the game. [409.3]
    Banished,
    /// What its player has brought besides the deck. [406.1]
    Collection,
}

/// The World. [506.1]
pub const WORLD: ZoneId = ZoneId(0);
/// Cards in the Queue. [503.1]
pub const QUEUE: ZoneId = ZoneId(1);
/// The Challenge of the battle.
pub const CHALLENGE: ZoneId = ZoneId(2);
const OWN: u8 = 3;
const KINDS: u8 = 6;
/// How many areas there are.
pub const ZONES: u8 = OWN + KINDS * MOST as u8;

/// The area of a player.
#[must_use]
#[inline]
pub fn zone(seat: Seat, z: Zone) -> ZoneId {
    ZoneId(OWN + seat * KINDS + z as u8)
}

/// Whose area it is, and which; `None`: it is shared. [501.2]
#[must_use]
#[inline]
pub const fn place(z: ZoneId) -> Option<(Seat, Zone)> {
    const ALL: [Zone; KINDS as usize] =
        [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Bag, Zone::Banished, Zone::Collection];
    if z.0 < OWN || z.0 == ZoneId::NOWHERE.0 {
        return None;
    }
    Some(((z.0 - OWN) / KINDS, ALL[((z.0 - OWN) % KINDS) as usize]))
}

/// What a modifier does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// [204.5]
    Strength(i16),
    /// [105.3]
    Double,
    /// A Haven Bag that fights, with this Strength.
    Animated(i16),
    /// [806.1]
    Agility,
    /// [806.2]
    Aggressive,
    /// [806.9]
    Giant,
    /// [806.13]
    Tackle,
    /// [806.12]
    Resist(crate::words::Element, i16),
    ///
    Powerless,
    /// Of the Hero's controller. [307.3b]
    Ap(i16),
    /// Of the Hero's controller. [307.3c]
    Mp(i16),
    /// [416.3]
    Control(Seat),
    /// [104.2]
    Ban(Barred),
    ///
    Must(crate::words::Duty),
    /// Damage that it deals, or else that it takes. [811.4]
    Damage(bool, crate::words::Shift),
    /// Damage of an Element that it takes. [811.4]
    ElementDamage(crate::words::Element, crate::words::Shift),
    /// Damage that its powers deal. [811.4]
    PowerDamage(crate::words::Shift),
    /// [401.4]
    Profession(crate::words::Profession),
    /// Nobody announces an attack. [701.1]
    Peace,
    /// The next Chi-Fu-Mi of the Hero's controller is won.
    Lucky,
}

/// What somebody cannot do for a while. [104.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Barred {
    Attack,
    Block,
    Untap,
    BeChosen,
    BeChosenByFoe,
    BeChosenByFoesPower,
    BeBlocked,
    Bear,
    Move,
    GainStrength,
    BeDestroyed,
    BeDestroyedByFoes,
    BeDestroyedByOwner,
}

/// When a modifier ends. [812.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ends {
    /// At the end of the turn. [605.2]
    Turn,
    /// At the end of the battle. [708.1]
    Battle,
    /// With the Action Phase. [601.3]
    ActionPhase,
    /// When this player's next turn begins. [602.1]
    Next(Seat),
    /// When the next turn begins, whose it is. [602.1]
    Dawn,
    /// When a later turn of this player ends, after so many have begun. [605.2]
    TurnOf(Seat, u16),
    /// When this card is no longer tapped. [812.3a]
    Tapped(ObjectId),
    /// With the object, or the game.
    Never,
}

/// How long a modifier lasts, and by whom it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// When it ends.
    pub ends: Ends,
    /// Whose effect it is: it ends when that player leaves the game. [902.1b]
    pub by: Option<Seat>,
    /// The card gave it to itself by attacking, blocking or being blocked: it
    /// ends when the card leaves the battle. [705.6]
    pub own: bool,
}

/// In the place of a spot: whoever it is. [812.3b]
pub const EVERYBODY: u32 = u32::MAX;

/// A change to all cards of a kind, looked at anew all the time. [812.3b]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// The text that says whom.
    pub ability: u16,
    /// Where in it.
    pub spot: u32,
    /// Whose card says so. [203.1]
    pub source: ObjectId,
    /// Whose they must be.
    pub seat: Seat,
    /// What changes.
    pub change: Change,
    /// When it ends.
    pub until: Ends,
    /// How old it is.
    pub stamp: u32,
}

/// A continuous power with a condition, as long as that has held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Whose.
    pub on: ObjectId,
    /// Which.
    pub ability: u16,
    /// Since when.
    pub since: u32,
}

/// Alignment of a Hero. [401.3]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Alignment {
    #[default]
    Neutral,
    Bonta,
    Brakmar,
}

/// What is counted for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// 0 or 1. [901.1]
    pub team: u8,
    /// [415.1]
    pub xp: i16,
    /// Experience of the battle, to come. [708.2]
    pub stored: i16,
    /// Experience just earned, before it is gained.
    pub owed: i16,
    /// The Hero. [307.1]
    pub hero: ObjectId,
    /// The Haven Bag. [306.1]
    pub bag: ObjectId,
    /// How many turns have begun.
    pub turns: u16,
    /// When the most recent one did.
    pub began: u32,
    /// The whole Hand was recycled once. [604.2]
    pub recycled: bool,
    /// Drew or played from Hand this turn. [604.2]
    pub busy: bool,
    /// An attack was announced in this Main Phase. [603.2]
    pub attacked: bool,
    /// The Bag was tapped for a resource in the first turn. [306.4]
    pub refreshed: bool,
    /// Declared before the match. [401.3a]
    pub alignment: Alignment,
    /// Kinds of events about which it does not want to be asked this turn, as bits.
    pub quiet: u32,
}

/// A card that was in the World or in the Discard when a turn began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dawn {
    /// Whose turn.
    pub turn: Seat,
    /// Who had it.
    pub of: Seat,
    /// In the Discard.
    pub lying: bool,
    /// Which.
    pub card: ObjectId,
}

/// Where in the game it is. [601.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phase {
    Setup,
    Untap,
    Main,
    Draw,
    End,
    /// Packs are passed round.
    Draft,
    /// Decks are built of what was opened. [101.2]
    Build,
}

impl Phase {
    /// Nobody has had a turn yet.
    #[must_use]
    pub fn is_before(self) -> bool {
        matches!(self, Phase::Setup | Phase::Draft | Phase::Build)
    }
}

/// Everything of the table that is not cards, zones or frames.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Two, four or six. [901.1]
    pub seats: u8,
    /// What each player has.
    pub players: [Player; MOST],
    /// The seats in turn order. [903.2]
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Where in the turn.
    pub phase: Phase,
    /// What is played and not resolved, the newest last. [503.2]
    pub queue: Vec<Entry>,
    /// How many things have been in the Queue.
    pub entries: u32,
    /// Who has reacted to what. [809.6]
    pub reacted: Vec<(Key, Seat)>,
    /// Triggered Reactions that were declined.
    pub declined: Vec<(Key, ObjectId, u16)>,
    /// What will be done to damage that is about to be dealt. [811.4] [417.1]
    pub wards: Vec<Ward>,
    /// What will not be destroyed by what is about to happen.
    pub saves: Vec<Save>,
    /// What waits for its moment.
    pub delayed: Vec<Delayed>,
    /// Cards of this turn that may be played once: by whom, which, on whom. [808.2]
    pub once: Vec<(Seat, u16, ObjectId)>,
    /// Changes to kinds of cards. [812.3b]
    pub groups: Vec<Group>,
    /// What there was when each player's own last turn began.
    pub dawn: Vec<Dawn>,
    /// Conditions that hold.
    pub held: Vec<Held>,
    /// The battle. [7]
    pub battle: Option<Battle>,
    /// How the last Chi-Fu-Mi of a card went, for its player.
    pub won: bool,
    /// Which gained Experience first, at a Level 3 tie. [103.4]
    pub tied: bool,
    /// A packet is named by this and its place.
    pub packets: u32,
    /// How things stood when the last state check was through. [T4]
    #[serde(skip)]
    pub settled: crate::checks::Settled,
}

impl Board {
    /// An empty board for two teams of so many seats each. [901.1]
    #[must_use]
    pub fn new(each: u8) -> Self {
        let blank = Player {
            team: 0,
            xp: 0,
            stored: 0,
            owed: 0,
            hero: ObjectId::NONE,
            bag: ObjectId::NONE,
            turns: 0,
            began: 0,
            recycled: false,
            busy: false,
            attacked: false,
            refreshed: false,
            alignment: Alignment::Neutral,
            quiet: 0,
        };
        let mut players = [blank; MOST];
        // Teams face each other: neighbours in turn order are opponents. [903.2]
        arbiter_kernel::rule!("901.1");
        for (n, p) in players.iter_mut().enumerate() {
            p.team = n as u8 % 2;
        }
        Board {
            seats: each * 2,
            players,
            order: (0..each * 2).collect(),
            active: 0,
            turn: 0,
            phase: Phase::Setup,
            queue: Vec::new(),
            entries: 0,
            reacted: Vec::new(),
            declined: Vec::new(),
            wards: Vec::new(),
            saves: Vec::new(),
            delayed: Vec::new(),
            once: Vec::new(),
            groups: Vec::new(),
            dawn: Vec::new(),
            held: Vec::new(),
            battle: None,
            won: false,
            tied: false,
            packets: 0,
            settled: crate::checks::Settled::default(),
        }
    }
}

/// The names of events, so that this crate has one place for them.
pub type Name = EventId;
