//! What the door asks of a game while it is played.

use crate::Choice;
use arbiter_kernel::{Game, Illegal, Rng, Seat, SeatSet, Subject, Table, View, Viewer};

/// What a game says about its table: a page of its functions.
pub struct Page<G: Game> {
    /// The clause that ends a game: nobody can give up after it.
    pub over: &'static str,
    /// Lines of the story that tell of a card which was seen, perhaps only for
    /// a moment.
    pub glances: &'static [&'static str],
    /// How many sit there.
    pub seats: fn(&Table<G>) -> Seat,
    /// A seat gives up.
    pub concede: fn(&mut Table<G>, Seat),
    /// What is said about its questions.
    pub asks: Asks<G>,
    /// What is to be seen of it.
    pub sight: Sight<G>,
    /// How far the side of a seat is ahead, by what lies open; 0 is even, and
    /// 1000 as good as won. `None`: only the end of a game tells.
    pub lead: Option<fn(&Table<G>, Seat) -> i32>,
}

/// What a game says about the question that is open.
pub struct Asks<G: Game> {
    /// Its key in the translation files; empty if nobody is asked.
    pub key: fn(&Table<G>) -> &'static str,
    /// What it comes from, as this seat, which is asked, may know it; none if
    /// the rules themselves ask.
    pub subject: fn(&Table<G>, Seat) -> Option<Subject>,
    /// The options for people.
    pub named: fn(&Table<G>, &[G::Choice]) -> Vec<Choice>,
    /// Why the asked seat cannot do what the words of a scene say.
    pub why_not: fn(&Table<G>, &str) -> Option<Illegal>,
    /// Why an answer to another question is none to this one: the clause by
    /// which this one is asked.
    pub not_asked: fn(&Table<G>) -> Illegal,
    /// Whether options have this word, or this name.
    pub says: fn(&Table<G>, &str) -> bool,
    /// What this seat, which is asked, could think of playing now, whether it
    /// is offered or not: every option that begins a play is among it.
    pub thinkable: fn(&Table<G>, Seat) -> Vec<G::Choice>,
}

/// What a game shows.
pub struct Sight<G: Game> {
    /// What a viewer may know.
    pub view: fn(&Table<G>, Viewer) -> View,
    /// Whether a viewer may know a card.
    pub sees: fn(&Table<G>, Viewer, u16) -> bool,
    /// What a card could be for somebody who does not know it: any card with
    /// the same number that is unknown too.
    pub unknown_as: fn(&Table<G>, u16) -> u8,
}

/// A game whose tables can be played by somebody who knows no rule of it.
pub trait Door: Game {
    /// What it says about them.
    const PAGE: Page<Self>;

    /// What a seat brings to the next game of the match, where that was received
    /// in this one; see [`crate::Brings::Pool`].
    fn kept(_: &Table<Self>, _: Seat) -> Option<String> {
        None
    }
}

/// What is said of a table in every view; turn, phase, seats and what lies there
/// are still to be told.
#[must_use]
pub fn blank<G: Door>(t: &Table<G>, viewer: Viewer) -> View {
    View {
        viewer,
        turn: 0,
        active: None,
        phase: "",
        asked: t.asked(),
        question: (G::PAGE.asks.key)(t),
        subject: match (viewer, t.asked()) {
            (Viewer::Seat(seat), Some(asked)) if seat == asked => (G::PAGE.asks.subject)(t, seat),
            _ => None,
        },
        seats: Vec::new(),
        shared: Vec::new(),
        board: None,
        pair: None,
        pending: Vec::new(),
        outcome: t.outcome(),
    }
}

/// Every card with the seats that see it.
pub fn sights<G: Door>(t: &Table<G>) -> impl Iterator<Item = (u16, SeatSet)> + '_ {
    let sees = move |slot| move |seat: &Seat| (G::PAGE.sight.sees)(t, Viewer::Seat(*seat), slot);
    let seen = move |slot| (0..(G::PAGE.seats)(t)).filter(sees(slot)).fold(SeatSet::NONE, SeatSet::and);
    t.objects.iter().map(move |(slot, _)| (slot, seen(slot)))
}

/// A world that this seat cannot tell from the real one: what it does not know
/// is dealt anew among the cards that could lie there.
#[must_use]
pub fn guess<G: Door>(t: &Table<G>, seat: Seat, rng: &mut Rng) -> Table<G> {
    let Sight { sees, unknown_as, .. } = G::PAGE.sight;
    t.redeal(rng, |t, slot| (!sees(t, Viewer::Seat(seat), slot)).then(|| unknown_as(t, slot)))
}
