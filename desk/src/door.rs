//! What the door asks of a game while it is played.

use crate::Choice;
use arbiter_kernel::{Game, Illegal, Rng, Seat, SeatSet, Table, View, Viewer};

/// What a game says about its table: a page of its functions.
pub struct Page<G: Game> {
    /// The clause that ends a game: nobody can give up after it.
    pub over: &'static str,
    /// Lines of the story that tell of a card which was seen, perhaps only for
    /// a moment.
    pub glances: &'static [&'static str],
    /// How many sit there.
    pub seats: fn(&Table<G>) -> Seat,
    /// The options for people.
    pub named: fn(&Table<G>, &[G::Choice]) -> Vec<Choice>,
    /// A seat gives up.
    pub concede: fn(&mut Table<G>, Seat),
    /// Why the asked seat cannot do what the words of a scene say.
    pub why_not: fn(&Table<G>, &str) -> Option<Illegal>,
    /// Why an answer to another question is none to this one: the clause by
    /// which this one is asked.
    pub not_asked: fn(&Table<G>) -> Illegal,
    /// Whether options have this word, or this name.
    pub says: fn(&Table<G>, &str) -> bool,
    /// What a viewer may know.
    pub view: fn(&Table<G>, Viewer) -> View,
    /// Whether a viewer may know a card.
    pub sees: fn(&Table<G>, Viewer, u16) -> bool,
    /// What a card could be for somebody who does not know it: any card with
    /// the same number that is unknown too.
    pub unknown_as: fn(&Table<G>, u16) -> u8,
    /// What the asked seat could think of playing now, whether it is offered or
    /// not: every option that begins a play is among it.
    pub thinkable: fn(&Table<G>) -> Vec<G::Choice>,
}

/// A game whose tables can be played by somebody who knows no rule of it.
pub trait Door: Game {
    /// What it says about them.
    const PAGE: Page<Self>;
}

/// Every card with the seats that see it.
pub fn sights<G: Door>(t: &Table<G>) -> impl Iterator<Item = (u16, SeatSet)> + '_ {
    let sees = move |slot| move |seat: &Seat| (G::PAGE.sees)(t, Viewer::Seat(*seat), slot);
    let seen = move |slot| (0..(G::PAGE.seats)(t)).filter(sees(slot)).fold(SeatSet::NONE, SeatSet::and);
    t.objects.iter().map(move |(slot, _)| (slot, seen(slot)))
}

/// A world that this seat cannot tell from the real one: what it does not know
/// is dealt anew among the cards that could lie there.
#[must_use]
pub fn guess<G: Door>(t: &Table<G>, seat: Seat, rng: &mut Rng) -> Table<G> {
    t.redeal(rng, |t, slot| (!(G::PAGE.sees)(t, Viewer::Seat(seat), slot)).then(|| (G::PAGE.unknown_as)(t, slot)))
}
