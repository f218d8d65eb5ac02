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
    /// Try the second procedure; if it fails everything is as before. Then the first.
    Try(G::Proc, G::Proc),
    /// What was being tried cannot be done.
    Fail,
    /// The game is over.
    Over(Outcome),
    /// A word of a text: it is done, or (false) it was not done.
    Did(bool),
    /// A word of a text: carry on with the same word after these events.
    EmitAgain(Events<G::Event>),
    /// A word of a text: carry on with the same word after this frame.
    CallAgain(Frame<G>),
    /// A word of a text: ask, then the same word with the answer.
    AskAgain(Seat),
}
