//! Setting the stage of a scene: what the lines say of the table as a whole,
//! and cards that fill up what nobody spoke of. See `docs/scenes.md`.

use arbiter_kernel::{Game, Seat, SeatSet, Table, ZoneId};
pub use arbiter_text::stage::LINES;
use arbiter_text::stage::{CARDS, Line, Refused};

/// How many cards fill up a deck of which nothing is said.
const FILLERS: usize = 12;

/// How a scene begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Script<'a> {
    /// Its set-up lines, each with its number.
    pub lines: &'a [(usize, String)],
    /// What chance will give.
    pub rolls: &'a [u32],
}

/// What is said of the table as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where in the turn the scene begins.
    pub phase: &'static str,
    /// Which turn it is.
    pub turn: u16,
    /// In whose decks exactly the cards lie that were named.
    pub filled: SeatSet,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { phase: "main", turn: 5, filled: SeatSet::NONE }
    }
}

/// A game for two whose table can be described in words.
pub trait Staged: Game {
    /// Whose turn it is, and who took the first.
    fn turn_of(t: &mut Table<Self>, active: Seat, first: Seat);
    /// Something of a player: a zone with its cards, a number.
    ///
    /// # Errors
    /// Why it cannot be obeyed.
    fn of_seat(t: &mut Table<Self>, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String>;
}

/// Obeys the lines in their order.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn obey<G: Staged>(t: &mut Table<G>, plan: &mut Plan, lines: &[(usize, String)]) -> Result<(), Refused> {
    lines.iter().try_for_each(|(n, line)| one(t, plan, line).and_then(|()| fits(t)).map_err(|why| (*n, why)))
}

/// Whether a table is not larger than any that is played on.
///
/// # Errors
/// How large it may be.
pub fn fits<G: Game>(t: &Table<G>) -> Result<(), String> {
    if t.objects.len() > CARDS { Err(format!("there are {CARDS} cards on a table at most")) } else { Ok(()) }
}

fn one<G: Staged>(t: &mut Table<G>, plan: &mut Plan, line: &str) -> Result<(), String> {
    match Line::read(line, 2)? {
        Line::Turn { seat, number } => {
            plan.turn = number.unwrap_or(plan.turn);
            // Who took the first turn: odd turns are theirs.
            G::turn_of(t, seat, if plan.turn % 2 == 1 { seat } else { 1 - seat });
        }
        Line::Seating("two") => (),
        Line::Seating(key) => {
            return Err(format!("`{key}`: two players sit down to this game, which is `seating two`"));
        }
        Line::Phase(phase) => plan.phase = phase,
        Line::Of { seat, what, rest } => return G::of_seat(t, plan, seat, what, rest),
    }
    Ok(())
}

/// Cards that can do nothing below what was named, so that draws work.
pub fn fill<G: Game>(t: &mut Table<G>, seat: Seat, deck: ZoneId, face: u16) {
    for _ in 0..FILLERS {
        let slot = t.objects.create(face, seat);
        t.relocate(slot, deck, None, false);
    }
}

/// The card called `filler`, else the first that can do nothing, else the
/// first of the usual kind.
///
/// # Errors
/// If there is none at all.
pub fn filler<F>(
    named: Option<u16>,
    faces: &[F],
    usual: impl Fn(&F) -> bool,
    plain: impl Fn(&F) -> bool,
    kind: &str,
) -> Result<u16, String> {
    let at = |n: usize| n as u16;
    let found = named
        .or_else(|| faces.iter().position(|f| usual(f) && plain(f)).map(at))
        .or_else(|| faces.iter().position(&usual).map(at));
    found.ok_or_else(|| format!("there is no {kind} to fill a deck with"))
}
