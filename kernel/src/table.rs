//! The table: one game being played, and the loop that runs it to the next
//! question.

use crate::tryout::Levels;
use crate::{Entry, Flow, Frame, Game, Journal, Rng, Stage, State};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Forced steps after which a game's loop rule decides.
pub(crate) const FORCED_STEPS: u32 = 200_000;
/// So many texts, events or triggers one within the other are a loop too: it
/// would never come back from them.
const DEEPEST: usize = 30_000;

/// One game being played: shared rules and a state of its own.
#[derive(Debug)]
pub struct Table<G: Game> {
    /// Cards and options, shared and unchanging.
    pub rules: Arc<G::Rules>,
    /// All that changes.
    pub state: State<G>,
    /// The log, if someone wants it. Not part of the state.
    pub journal: Journal,
    pub(crate) spare: Vec<Arc<State<G>>>,
    pub(crate) scratch: Vec<G::Choice>,
    pub(crate) levels: Levels<G>,
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
        let mut copy = Table::with(Arc::clone(&self.rules), self.state.clone());
        copy.journal.copy_from(&self.journal);
        copy
    }
    fn clone_from(&mut self, other: &Self) {
        self.state.clone_from(&other.state);
        self.journal.copy_from(&other.journal);
        if !Arc::ptr_eq(&self.rules, &other.rules) {
            self.rules = Arc::clone(&other.rules);
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
        Table {
            rules,
            state,
            journal: Journal::default(),
            spare: Vec::new(),
            scratch: Vec::new(),
            levels: Levels::default(),
            limit: FORCED_STEPS,
        }
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
        while let Some(choice) = self.answer_at_hand() {
            self.accept(choice, true);
            self.run_on();
        }
    }

    pub(crate) fn run_on(&mut self) {
        while self.asked.is_none() && self.outcome.is_none() {
            let s = &self.state;
            let depths = [s.scopes.len(), s.flight.len(), s.pending.len(), s.held.len(), s.standing.len()];
            // No number is larger than all of them laid upon each other: mostly that is told at once.
            let deep = depths.iter().fold(0, |all, n| all | n) > DEEPEST && depths.iter().any(|&n| n > DEEPEST);
            if deep || self.forced >= self.limit {
                if deep || self.forced >= FORCED_STEPS {
                    let outcome = G::endless(self);
                    self.outcome = Some(outcome);
                }
                return;
            }
            self.forced += 1;
            self.step();
        }
    }

    /// What the newest frame does next, when it is tried out.
    pub(crate) fn next(&mut self) {
        if self.scopes.len() > DEEPEST || self.flight.len() > DEEPEST || self.forced >= FORCED_STEPS {
            self.outcome = Some(G::endless(self));
            return;
        }
        self.forced += 1;
        self.step();
    }

    #[inline]
    fn step(&mut self) {
        match self.frames.pop().expect("a game ends by its outcome, not by running out of frames") {
            Frame::Proc(p) => self.step_proc(p),
            Frame::Event(b, stage) => self.step_event(b, stage),
            Frame::Window(w) => self.step_window(w),
            Frame::Attempt { held, woke } => self.end_attempt(held, woke),
            Frame::Run(run) => self.step_run(run),
            Frame::Asked(seat) => self.asked = Some(seat),
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
        if events.is_empty() {
            let (fates, made) = (self.fates.len() as u16, self.made.len() as u16);
            self.write_report(fates, made);
        } else {
            let woke = self.pending.len() as u16;
            let b = self.begin(events, woke);
            if self.goes_on() {
                self.step_event(b, Stage::AboutTo);
            } else {
                self.frames.push(Frame::Event(b, Stage::AboutTo));
            }
        }
    }
}
