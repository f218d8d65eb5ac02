//! Card text being carried out: a flat list of words with jumps, and the
//! scope of what was chosen for it.

use crate::{Frame, Game, ObjectId, Seat, Table, Word};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One word of a compiled text.
#[derive(Clone, Debug)]
pub enum Op<G: Game> {
    /// Obey this.
    Do(G::Act),
    /// Go on if this holds, else jump.
    Test(G::Cond, u16),
    /// Go on if the word before was done, else jump.
    IfDone(u16),
    /// Jump.
    Jump(u16),
}

/// Something picked for a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick<T> {
    /// For which selection of the text.
    pub of: u8,
    /// Its share, where a value is divided.
    pub share: i16,
    /// What was picked.
    pub what: T,
}

/// What a text knows while it is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Scope<G: Game> {
    /// The card that speaks.
    pub source: ObjectId,
    /// Which ability of the rules this is.
    pub ability: u16,
    /// Whose text it is.
    pub controller: Seat,
    /// What the triggering event was about.
    pub subject: Option<G::Thing>,
    /// Who or what did it.
    pub by: Option<G::Thing>,
    /// The amount that the triggering event was about.
    pub amount: i16,
    /// The event that brought the text about.
    pub cause: Option<G::Event>,
    /// Everything picked so far.
    pub picks: SmallVec<[Pick<G::Thing>; 6]>,
    /// Numbers noted by the game (frozen counts, a roll, bits of choices).
    pub notes: [i16; 8],
    open: bool,
}

impl<G: Game> Scope<G> {
    /// A fresh scope.
    #[must_use]
    pub fn new(source: ObjectId, ability: u16, controller: Seat) -> Self {
        Scope {
            source,
            ability,
            controller,
            subject: None,
            by: None,
            amount: 0,
            cause: None,
            picks: SmallVec::new(),
            notes: [0; 8],
            open: true,
        }
    }
    pub(crate) fn is_open(&self) -> bool {
        self.open
    }
    /// What was picked for a selection.
    pub fn picked(&self, of: u8) -> impl Iterator<Item = Pick<G::Thing>> + '_ {
        self.picks.iter().copied().filter(move |p| p.of == of)
    }
}

/// A text being carried out: which, how far, and with which scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The program, as the game numbers them.
    pub program: u16,
    /// The next word.
    pub at: u16,
    /// How often that word was resumed.
    pub again: u16,
    /// Index of its scope.
    pub scope: u16,
}

impl<G: Game> Table<G> {
    /// Opens a scope; whoever opened it closes it.
    pub fn open_scope(&mut self, scope: Scope<G>) -> u16 {
        self.scopes.push(scope);
        self.scopes.len() as u16 - 1
    }
    /// Closes a scope. Others keep their numbers: what was opened later may
    /// last longer.
    pub fn close_scope(&mut self, n: u16) {
        self.scopes[n as usize].open = false;
        while self.scopes.last().is_some_and(|s| !s.open) {
            self.scopes.pop();
        }
    }
    /// A scope.
    #[must_use]
    pub fn scope(&self, n: u16) -> &Scope<G> {
        &self.scopes[n as usize]
    }
    /// A scope, to write in it.
    pub fn scope_mut(&mut self, n: u16) -> &mut Scope<G> {
        &mut self.scopes[n as usize]
    }

    /// One word of a text.
    pub(crate) fn step_run(&mut self, mut run: Run) {
        let rules = std::sync::Arc::clone(&self.rules);
        let program = G::program(&rules, run.program);
        loop {
            let Some(op) = program.get(run.at as usize) else { return };
            let word = match op {
                Op::Jump(to) => {
                    run.at = *to;
                    continue;
                }
                Op::Test(cond, to) => {
                    run.at = if G::holds(self, &self.scopes[run.scope as usize], cond) { run.at + 1 } else { *to };
                    continue;
                }
                Op::IfDone(to) => {
                    run.at = if self.done { run.at + 1 } else { *to };
                    continue;
                }
                Op::Do(act) => G::act(self, run, act),
            };
            let same = Frame::Run(Run { again: run.again + 1, ..run });
            match word {
                Word::Did(done) => {
                    self.done = done;
                    run = Run { at: run.at + 1, again: 0, ..run };
                    continue;
                }
                Word::Emit(events) => {
                    self.frames.push(same);
                    self.emit(&events);
                }
                Word::Call(frame) => self.frames.extend([same, frame]),
                Word::Ask(seat) => {
                    self.frames.push(same);
                    self.asked = Some(seat);
                }
                Word::Stop => (),
                Word::Fail => self.fail(),
                Word::Over(outcome) => self.outcome = Some(outcome),
            }
            return;
        }
    }
}
