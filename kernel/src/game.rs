//! The contract: what a game gives the kernel.

use crate::{
    Bar, Batch, Flow, Frame, Moment, Outcome, Replaced, Replacement, Run, Scope, Seat, SeatSet, Table, Window, Word,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Plain data that the state may hold.
pub trait Value: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// A game: its rulebook as named procedures over plain data.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// Cards and everything else that never changes during a game.
    type Rules: Send + Sync + Debug;
    /// What lies on the table and the kernel need not understand.
    type Board: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is noted on a card for as long as it stays where it is.
    type Mark: Value + Default;
    /// What a text can remember and speak of: a card at a stay, a seat, a place,
    /// something that is being played.
    type Thing: Value;
    /// What is remembered of a card that left.
    type Ghost: Value;
    /// One variant for each procedure of the rulebook, carrying its named step.
    type Proc: Value;
    /// Which window, and about what.
    type Topic: Value;
    /// What happens, in the rulebook's own verbs.
    type Event: Value;
    /// One option of one decision.
    type Choice: Value;
    /// What a modifier does.
    type Change: Value;
    /// When a modifier ends.
    type Until: Value;
    /// A leaf word of the card language.
    type Act: Send + Sync + Debug;
    /// A condition of the card language.
    type Cond: Send + Sync + Debug;

    /// One step of one procedure.
    fn advance(t: &mut Table<Self>, p: Self::Proc) -> Flow<Self>;
    /// THE timing system: what, if anything, runs at this moment.
    fn moment(t: &Table<Self>, m: Moment) -> Option<Self::Proc>;
    /// What the asked seat may do; in an order that depends on nothing but the state.
    fn offer(t: &Table<Self>, waiting: &Frame<Self>, out: &mut Vec<Self::Choice>);
    /// A choice made in a window starts this procedure; `None` = pass.
    fn take(t: &mut Table<Self>, w: &Window<Self>, pick: Self::Choice) -> Option<Self::Proc>;
    /// Whether the seat whose turn it is in the window provably has nothing to
    /// do there, from what everybody can see. Only then is it not asked. A
    /// window whose topic is gone has nothing to do for anybody: so it closes.
    fn idle(t: &Table<Self>, w: &Window<Self>) -> bool;
    /// "Cannot" beats "can"; also what is impossible or would change nothing.
    fn forbid(t: &Table<Self>, e: Self::Event) -> Option<Bar>;
    /// The replacements that fit this event, apart from those already used on it.
    fn instead(t: &Table<Self>, e: Self::Event, out: &mut Vec<Replacement>);
    /// Applies a replacement.
    fn replace(t: &mut Table<Self>, r: Replacement, e: Self::Event) -> Replaced<Self>;
    /// The choice that stands for a replacement, and the one that declines.
    fn choice_of(r: Option<Replacement>) -> Self::Choice;
    /// Makes the events of a batch true, all at once, and wakes triggers. Says
    /// which event it is at ([`Table::doing`]), so that what it makes is its.
    fn perform(t: &mut Table<Self>, batch: Batch);
    /// A piece of card text.
    fn program(rules: &Self::Rules, id: u16) -> &[crate::Op<Self>];
    /// Obeys a leaf word. `again` counts how often it was called for this word
    /// before: a word that asks or emits several times is resumed.
    fn act(t: &mut Table<Self>, run: Run, act: &Self::Act) -> Word<Self>;
    /// Whether a condition holds for a text being carried out.
    fn holds(t: &Table<Self>, scope: &Scope<Self>, cond: &Self::Cond) -> bool;
    /// Who sees the face of a card where it lies, apart from those who know it.
    fn sees(t: &Table<Self>, slot: u16) -> SeatSet;
    /// Seats that know the face of a card where it lies, also what lies open only
    /// for the moment: whoever tries a play learns nothing new about it.
    fn knows(t: &Table<Self>, slot: u16) -> SeatSet {
        Self::sees(t, slot)
    }
    /// Whether this answer could have ended a loop; an order of what happens
    /// anyway could not.
    fn frees(_: &Table<Self>, _: Self::Choice) -> bool {
        true
    }
    /// A seat answers, and the question still stands; the last word says whether
    /// the answer could have ended a loop.
    fn noted(_: &mut Table<Self>, _: Seat, _: Self::Choice, _: bool) {}
    /// What the asked seat has said beforehand that it would answer: one of the
    /// options, taken without asking.
    fn foreseen(_: &mut Table<Self>) -> Option<Self::Choice> {
        None
    }
    /// A seat has left the game while others play on: what follows from it.
    fn departed(_: &mut Table<Self>, _: Seat) -> Option<Self::Proc> {
        None
    }
    /// What a seat that has left answers, of what it is offered.
    fn absent(_: &Table<Self>, options: &[Self::Choice]) -> Self::Choice {
        *options.last().expect("a question has an answer")
    }
    /// Too many forced steps since the last free decision: the loop rule. It may
    /// tell the story of it.
    fn endless(t: &mut Table<Self>) -> Outcome;
}
