//! What a step of a procedure says to the kernel.

use crate::{Frame, Game, Outcome, Seat};
use smallvec::SmallVec;

/// Events that happen together.
pub type Events<E> = SmallVec<[E; 4]>;

/// How a step ends.
#[derive(Debug)]
pub enum Flow<G: Game> {
    /// The procedure is finished.
    Done,
    /// On to this step.
    Goto(G::Proc),
    /// Something else first, then this step.
    Call(G::Proc, Frame<G>),
    /// These events happen together, then this step.
    Emit(G::Proc, Events<G::Event>),
    /// Ask a seat, then this step with the answer.
    Ask(G::Proc, Seat),
    /// Try something: a play as far as it can turn out to be impossible.
    Try {
        /// What is tried.
        of: G::Proc,
        /// Then, if it could be done and its triggers are through.
        done: G::Proc,
        /// Then, if it could not: everything is as before.
        undone: G::Proc,
    },
    /// What was being tried cannot be done.
    Fail,
    /// The game is over.
    Over(Outcome),
}

/// How a word of a text ends; where it is resumed, it is the same word again.
#[derive(Debug)]
pub enum Word<G: Game> {
    /// It is done, or (false) it was not done.
    Did(bool),
    /// These events happen together, then again.
    Emit(Events<G::Event>),
    /// Something else first, then again.
    Call(Frame<G>),
    /// Ask a seat, then again with the answer.
    Ask(Seat),
    /// The rest of the text is not carried out.
    Stop,
    /// What was being tried cannot be done.
    Fail,
    /// The game is over.
    Over(Outcome),
}
