//! The table: the whole state of one game as plain data, and the loop that
//! runs it to the next question.

use crate::event::{EventId, Span, Tally};
use crate::{
    Entry, Flow, Frame, Game, Ghosts, Listeners, Modifier, Object, ObjectId, Objects, Outcome, Pending, Rng, Scope,
    Seat, SeatSet, Stage, ZoneId, Zones,
};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Forced steps after which a game's loop rule decides.
pub(crate) const FORCED_STEPS: u32 = 200_000;
/// So many texts or events one within the other are a loop too: it would never
/// come back from them.
const DEEPEST: usize = 30_000;

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
    pub pending: Vec<Pending>,
    /// Texts being carried out.
    pub(crate) scopes: Vec<Scope>,
    pub(crate) flight: Vec<G::Event>,
    pub(crate) batches: Vec<Span>,
    pub(crate) names: Vec<EventId>,
    pub(crate) used: Vec<(EventId, u32)>,
    pub(crate) serial: u32,
    /// How much of the events last emitted came true.
    pub tally: Tally,
    pub(crate) held: Vec<G::Event>,
    /// The rest of the game.
    pub(crate) frames: Vec<Frame<G>>,
    pub(crate) saves: Vec<Box<State<G>>>,
    /// Chance.
    pub rng: Rng,
    pub(crate) asked: Option<Seat>,
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
        $do!($a, $b, board, modifiers, pending, scopes, flight, names, batches, used, held, frames, saves)
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
            names: self.names.clone(),
            held: self.held.clone(),
            frames: self.frames.clone(),
            saves: self.saves.clone(),
            rng: self.rng.clone(),
            ..*self
        }
    }
    /// Reuses the memory: this is what a search or a rollback calls all the time.
    fn clone_from(&mut self, other: &Self) {
        macro_rules! copy {
            ($a:expr, $b:expr, $($f:ident),*) => { $( $a.$f.clone_from(&$b.$f); )* };
        }
        each_field!(copy, self, other);
        self.objects.copy_from(&other.objects);
        self.zones.copy_from(&other.zones);
        self.ghosts.copy_from(&other.ghosts);
        self.listeners.copy_from(&other.listeners);
        self.rng.copy_from(&other.rng);
        self.asked = other.asked;
        self.answered = other.answered;
        self.outcome = other.outcome;
        self.serial = other.serial;
        self.tally = other.tally;
        self.done = other.done;
        self.clock = other.clock;
        self.forced = other.forced;
        self.free = other.free;
    }
}

/// The story being told; nothing is written while nobody listens.
#[derive(Debug, Default)]
pub struct Journal {
    /// What was told, if someone listens.
    pub told: Option<Vec<Entry>>,
    // How much was told before each attempt.
    pub(crate) marks: Vec<usize>,
}

impl Journal {
    /// Whether someone listens.
    #[must_use]
    pub fn heard(&self) -> bool {
        self.told.is_some()
    }
}

/// One game being played: shared rules and a state of its own.
#[derive(Debug)]
pub struct Table<G: Game> {
    /// Cards and options, shared and unchanging.
    pub rules: Arc<G::Rules>,
    /// All that changes.
    pub state: State<G>,
    /// The log, if someone wants it. Not part of the state.
    pub journal: Journal,
    pub(crate) spare: Vec<Box<State<G>>>,
    pub(crate) scratch: Vec<G::Choice>,
    // Where the loop pauses: at the next step while somebody watches, else at the end of all forced steps.
    pub(crate) limit: u32,
}

impl<G: Game> Deref for Table<G> {
    type Target = State<G>;
    #[inline]
    fn deref(&self) -> &State<G> {
        &self.state
    }
}
impl<G: Game> DerefMut for Table<G> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State<G> {
        &mut self.state
    }
}
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table::with(Arc::clone(&self.rules), self.state.clone())
    }
    fn clone_from(&mut self, other: &Self) {
        self.state.clone_from(&other.state);
        if !Arc::ptr_eq(&self.rules, &other.rules) {
            self.rules = Arc::clone(&other.rules);
        }
    }
}

impl<G: Game> State<G> {
    fn new(board: G::Board, zones: u8, rng: Rng) -> Self {
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
            names: Vec::new(),
            serial: 0,
            tally: Tally::default(),
            held: Vec::new(),
            frames: Vec::new(),
            saves: Vec::new(),
            rng,
            asked: None,
            answered: None,
            outcome: None,
            done: false,
            clock: 0,
            forced: 0,
            free: false,
        }
    }
}

impl<G: Game> Table<G> {
    /// An empty table with this board and so many zones; nothing runs yet.
    #[must_use]
    pub fn new(rules: Arc<G::Rules>, board: G::Board, zones: u8, rng: Rng) -> Self {
        Table::with(rules, State::new(board, zones, rng))
    }
    /// A table in a given state.
    #[must_use]
    pub fn with(rules: Arc<G::Rules>, state: State<G>) -> Self {
        Table { rules, state, journal: Journal::default(), spare: Vec::new(), scratch: Vec::new(), limit: FORCED_STEPS }
    }
    /// Begins with this procedure and runs to the first question.
    pub fn start(&mut self, root: G::Proc) {
        self.frames.push(Frame::Proc(root));
        self.run();
    }
    /// The next age.
    pub fn tick(&mut self) -> u32 {
        self.clock += 1;
        self.clock
    }
    /// The frames, oldest first, for diagnostics and for views.
    #[must_use]
    pub fn frames(&self) -> &[Frame<G>] {
        &self.frames
    }
    /// Tells the story, if someone listens.
    #[inline]
    pub fn tell(&mut self, entry: impl FnOnce(&State<G>, &G::Rules) -> Entry) {
        if let Some(told) = &mut self.journal.told {
            told.push(entry(&self.state, &self.rules));
        }
    }

    /// Runs to the next question that nobody has answered beforehand.
    pub(crate) fn run(&mut self) {
        self.run_on();
        while self.asked.is_some()
            && let Some(choice) = G::foreseen(self)
        {
            self.accept(choice, true);
            self.run_on();
        }
    }

    pub(crate) fn run_on(&mut self) {
        while self.asked.is_none() && self.outcome.is_none() {
            let deep = self.scopes.len() > DEEPEST || self.flight.len() > DEEPEST;
            if deep || self.forced >= self.limit {
                if deep || self.forced >= FORCED_STEPS {
                    self.outcome = Some(G::endless(self));
                }
                return;
            }
            self.forced += 1;
            match self.frames.pop().expect("a game ends by its outcome, not by running out of frames") {
                Frame::Proc(p) => self.step_proc(p),
                Frame::Event(b, stage) => self.step_event(b, stage),
                Frame::Window(w) => self.step_window(w),
                Frame::Attempt { held, woke } => self.end_attempt(held, woke),
                Frame::Run(run) => self.step_run(run),
            }
        }
    }

    /// Steps of a procedure. As long as each names the next there is no need
    /// to put it on the stack and to take it off again.
    fn step_proc(&mut self, mut p: G::Proc) {
        loop {
            let next = match G::advance(self, p) {
                Flow::Done => return,
                Flow::Goto(next) => next,
                Flow::Call(then, Frame::Proc(first)) => {
                    self.frames.push(Frame::Proc(then));
                    first
                }
                Flow::Call(then, frame) => {
                    self.frames.push(Frame::Proc(then));
                    return self.frames.push(frame);
                }
                Flow::Emit(then, events) => {
                    self.frames.push(Frame::Proc(then));
                    return self.emit(&events);
                }
                Flow::Ask(then, seat) => {
                    self.frames.push(Frame::Proc(then));
                    self.asked = Some(seat);
                    return;
                }
                Flow::Try { of, done, undone } => return self.begin_attempt(of, done, undone),
                Flow::Fail => return self.fail(),
                Flow::Over(outcome) => {
                    self.outcome = Some(outcome);
                    return;
                }
            };
            if !self.goes_on() {
                return self.frames.push(Frame::Proc(next));
            }
            p = next;
        }
    }

    /// Counts a step that is done without a turn of the loop; `false`: the
    /// loop must do it, and ends the game.
    fn goes_on(&mut self) -> bool {
        let on = self.forced < self.limit;
        self.forced += u32::from(on);
        on
    }

    /// Lets these events happen together, at once as far as nothing comes between.
    pub(crate) fn emit(&mut self, events: &[G::Event]) {
        self.tally = Tally::default();
        if !events.is_empty() {
            let woke = self.pending.len() as u16;
            let b = self.begin(events, woke);
            if self.goes_on() {
                self.step_event(b, Stage::AboutTo);
            } else {
                self.frames.push(Frame::Event(b, Stage::AboutTo));
            }
        }
    }

    /// Puts a card into a zone at a place: it becomes a new object there.
    /// Unless `same` is set, what was applied to it stays behind.
    pub fn relocate(&mut self, slot: u16, to: ZoneId, at: Option<usize>, same: bool) -> ObjectId {
        let s = &mut self.state;
        let old = s.objects.id(slot);
        let from = s.objects.at(slot).zone;
        s.clock += 1;
        let since = s.clock;
        let o = s.objects.at_mut(slot);
        let modified = o.modified;
        *o = Object {
            zone: to,
            since,
            stay: o.stay.wrapping_add(1),
            known: SeatSet::NONE,
            modified: modified && same,
            mark: G::Mark::default(),
            ..*o
        };
        let new = s.objects.id(slot);
        if from == ZoneId::NOWHERE {
            s.zones.insert(to, at.unwrap_or(s.zones.len(to)), slot);
        } else {
            s.zones.shift(slot, from, to, at);
        }
        if modified && same {
            for m in s.modifiers.iter_mut().filter(|m| m.on == old) {
                m.on = new;
            }
        } else if modified {
            s.modifiers.retain(|m| m.on != old);
        }
        if s.listeners.iter().any(|l| l.on == old) {
            s.listeners.retain(|l| l.on != old);
        }
        new
    }

    /// Brings new cards to the end of a zone, one after the other: what creating
    /// and relocating each does, at once.
    pub fn bring(&mut self, faces: &[u16], owner: Seat, to: ZoneId) {
        let s = &mut self.state;
        let first = s.objects.bring(faces, owner, to, s.clock + 1);
        s.clock += faces.len() as u32;
        s.zones.append(to, first, faces.len() as u16);
    }

    /// Takes a card out of the game.
    pub fn eliminate(&mut self, slot: u16) {
        let s = &mut self.state;
        let old = s.objects.id(slot);
        let from = s.objects.at(slot).zone;
        if from != ZoneId::NOWHERE {
            s.zones.remove(from, slot);
        }
        s.modifiers.retain(|m| m.on != old);
        s.listeners.retain(|l| l.on != old);
        s.objects.destroy(slot);
    }
}

impl<G: Game> Table<G> {
    /// Puts a card into another zone without making it a new object.
    pub fn carry(&mut self, slot: u16, to: ZoneId) {
        let s = &mut self.state;
        let from = s.objects.at(slot).zone;
        s.objects.at_mut(slot).zone = to;
        s.zones.shift(slot, from, to, None);
    }
    /// The scopes of all texts being played or carried out.
    pub fn scopes(&self) -> impl Iterator<Item = &Scope> {
        self.scopes.iter().filter(|s| s.is_open())
    }
}
