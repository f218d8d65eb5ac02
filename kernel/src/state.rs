//! The state: everything of one game that can change, as plain data.

use crate::copy::{refill, reprint};
use crate::event::Span;
use crate::instead::Standing;
use crate::{
    EventId, Fate, Frame, Game, Ghosts, Listeners, Made, Modifier, Objects, Outcome, Pending, Report, Rng, Scope, Seat,
    SeatSet, Zones,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything that can change. Equal states have equal futures.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// What only the game understands.
    pub board: G::Board,
    /// All cards.
    pub objects: Objects<G::Mark>,
    /// Where they lie.
    pub zones: Zones,
    /// What cards were that have left.
    pub ghosts: Ghosts<G>,
    pub(crate) modifiers: Vec<Modifier<G>>,
    /// Abilities that wait for events.
    pub listeners: Listeners,
    /// Abilities that were triggered.
    pub pending: Vec<Pending<G>>,
    /// Texts being carried out.
    pub(crate) scopes: Vec<Scope<G>>,
    // What procedures are gathering, tray upon tray.
    pub(crate) gathered: Vec<G::Thing>,
    pub(crate) flight: Vec<G::Event>,
    pub(crate) batches: Vec<Span>,
    pub(crate) names: Vec<EventId>,
    pub(crate) used: Vec<(EventId, u32)>,
    // Replacements that whoever may decline them wants.
    pub(crate) agreed: Vec<(EventId, u32)>,
    pub(crate) serial: u32,
    pub(crate) fates: Vec<Fate>,
    pub(crate) made: Vec<Made>,
    // Which event of the newest batch is being made true.
    pub(crate) doing: Option<u16>,
    pub(crate) standing: Vec<Standing<G>>,
    pub(crate) report: Report,
    pub(crate) held: Vec<G::Event>,
    /// The rest of the game.
    pub(crate) frames: Vec<Frame<G>>,
    // States before attempts, shared by all copies of the table.
    pub(crate) saves: Vec<Arc<State<G>>>,
    /// Chance.
    pub rng: Rng,
    pub(crate) asked: Option<Seat>,
    /// Seats that have left the game while the others play on.
    pub(crate) out: SeatSet,
    pub(crate) answered: Option<G::Choice>,
    pub(crate) outcome: Option<Outcome>,
    /// Whether the last word of a text was done.
    pub done: bool,
    /// Ages: every stay and every lasting change takes the next number.
    pub clock: u32,
    pub(crate) forced: u32,
    pub(crate) free: bool,
}

macro_rules! each_field {
    ($do:ident, $a:expr, $b:expr) => {
        $do!(
            $a, $b, modifiers, pending, flight, names, batches, used, agreed, held, frames, fates, made, standing,
            gathered
        )
    };
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        State {
            board: self.board.clone(),
            objects: self.objects.clone(),
            zones: self.zones.clone(),
            ghosts: self.ghosts.clone(),
            modifiers: self.modifiers.clone(),
            listeners: self.listeners.clone(),
            pending: self.pending.clone(),
            scopes: self.scopes.clone(),
            flight: self.flight.clone(),
            batches: self.batches.clone(),
            used: self.used.clone(),
            agreed: self.agreed.clone(),
            names: self.names.clone(),
            held: self.held.clone(),
            gathered: self.gathered.clone(),
            fates: self.fates.clone(),
            made: self.made.clone(),
            standing: self.standing.clone(),
            report: self.report.clone(),
            frames: self.frames.clone(),
            saves: self.saves.clone(),
            rng: self.rng.clone(),
            ..*self
        }
    }
    /// Reuses the memory: this is what a search or a rollback calls all the time.
    fn clone_from(&mut self, other: &Self) {
        macro_rules! copy {
            ($a:expr, $b:expr, $($f:ident),*) => { $( reprint(&mut $a.$f, &$b.$f); )* };
        }
        each_field!(copy, self, other);
        self.board.clone_from(&other.board);
        refill(&mut self.scopes, &other.scopes);
        refill(&mut self.saves, &other.saves);
        self.objects.copy_from(&other.objects);
        self.zones.copy_from(&other.zones);
        self.ghosts.copy_from(&other.ghosts);
        self.listeners.copy_from(&other.listeners);
        self.rng.copy_from(&other.rng);
        self.asked = other.asked;
        self.answered = other.answered;
        self.outcome = other.outcome;
        self.serial = other.serial;
        self.report.copy_from(&other.report);
        self.doing = other.doing;
        self.out = other.out;
        self.done = other.done;
        self.clock = other.clock;
        self.forced = other.forced;
        self.free = other.free;
    }
}

impl<G: Game> State<G> {
    pub(crate) fn new(board: G::Board, zones: u8, rng: Rng) -> Self {
        State {
            board,
            objects: Objects::default(),
            zones: Zones::new(zones),
            ghosts: Ghosts::default(),
            modifiers: Vec::new(),
            listeners: Listeners::default(),
            pending: Vec::new(),
            scopes: Vec::new(),
            flight: Vec::new(),
            batches: Vec::new(),
            used: Vec::new(),
            agreed: Vec::new(),
            names: Vec::new(),
            serial: 0,
            gathered: Vec::new(),
            fates: Vec::new(),
            made: Vec::new(),
            doing: None,
            standing: Vec::new(),
            report: Report::default(),
            held: Vec::new(),
            frames: Vec::new(),
            saves: Vec::new(),
            rng,
            asked: None,
            out: SeatSet::NONE,
            answered: None,
            outcome: None,
            done: false,
            clock: 0,
            forced: 0,
            free: false,
        }
    }
}
