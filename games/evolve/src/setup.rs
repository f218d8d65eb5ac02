//! Preparing a game, in the book's order. [6.2.1]

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Board, Read, T, ZONES, Zones, other, zone};
use crate::card::Kind;
use crate::deck::{Deck, DeckFault};
use crate::event::Event;
use crate::offer;
use crate::rules::Rules;
use crate::story::more as story;
use crate::timing::{Choice, Proc};
use crate::turn;
use crate::words::Zone;
use arbiter_decklist::Misread;
use arbiter_kernel::{Flow, Rng, Seat, Table, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

/// Where the preparation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A random player decides who goes first. [6.2.1.5]
    Chooser,
    /// It was decided.
    First,
    /// Each player draws four cards. [6.2.1.6]
    Draw,
    /// A player may redraw, once. [6.2.1.7]
    Mulligan(Seat),
    /// The player answered.
    Answered(Seat),
    /// The player puts the hand on the bottom, card by card.
    Bottom(Seat),
    /// The player named the next card.
    Bottomed(Seat),
    /// Points, and the first turn. [6.2.1.8]
    Points,
}

/// The number of players, which is always two. [1.1.1]
///
/// # Errors
/// Any other number.
pub fn players(count: usize) -> Result<(), DeckFault> {
    rule!("1.1.1");
    if count == 2 {
        return Ok(());
    }
    Err(DeckFault::new(0, Some("1.1.1"), &Misread::Players(count, &[2])))
}

/// A table with both decks in place and shuffled, at its first question. The
/// decks are legal: `deck::check` was asked. [6.2.1.1]
#[must_use]
pub fn start(rules: &Arc<Rules>, decks: [&Deck; 2], rng: Rng) -> T {
    rule!("6.2.1", "6.2.1.1");
    let mut t = Table::<Evolve>::new(Arc::clone(rules), Board::default(), ZONES, rng);
    for (seat, deck) in (0..).zip(decks) {
        lay(&mut t, seat, deck);
    }
    for seat in 0..2 {
        // [6.2.1.3]
        rule!("6.2.1.3");
        crate::perform::shuffle(&mut t, seat);
    }
    t.start(Proc::Setup(Step::Chooser));
    t
}

fn lay(t: &mut T, seat: Seat, deck: &Deck) {
    // [6.2.1.2] [4.3.1]
    rule!("4.1.1", "4.3.1", "6.2.1.2");
    let leader = t.objects.create(deck.leader, seat);
    t.relocate(leader, zone(seat, Zone::Leader), None, false);
    t.board.seats[seat as usize].leader = leader;
    debug_assert_eq!(t.face(leader).card.kind, Kind::Leader);
    // [3.1.1] Its owner is who brought it.
    rule!("3.1.1", "4.5.1", "4.6.1", "6.2.1.4");
    t.bring(&deck.main, seat, zone(seat, Zone::Deck));
    t.bring(&deck.evolve, seat, zone(seat, Zone::EvolveDeck));
    // [6.2.1.1.1] Everybody can see how many there are.
    rule!("6.2.1.1.1");
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Evolve> {
    let to = |s| Proc::Setup(s);
    match step {
        Step::Chooser => {
            rule!("6.2.1.5");
            let chooser = t.rng.below(2) as Seat;
            Flow::Ask(to(Step::First), chooser)
        }
        Step::First => {
            let Choice::Seat(first) = t.answered() else { unreachable!("a player was chosen") };
            t.board.first = first;
            t.board.active = first;
            story::first(t, first);
            Flow::Goto(to(Step::Draw))
        }
        Step::Draw => {
            rule!("6.2.1.6");
            let first = t.board.first;
            let draws: SmallVec<[Event; 4]> =
                [first, other(first)].into_iter().flat_map(|s| [Event::Draw(s); 4]).collect();
            Flow::Emit(to(Step::Mulligan(first)), draws)
        }
        Step::Mulligan(seat) => Flow::Ask(to(Step::Answered(seat)), seat),
        Step::Answered(seat) => {
            let again = t.answered() == Choice::Yes;
            story::mulligan(t, seat, again);
            Flow::Goto(to(if again { Step::Bottom(seat) } else { after(t, seat) }))
        }
        Step::Bottom(seat) => match t.cards(seat, Zone::Hand) {
            [] => Flow::Emit(to(after(t, seat)), smallvec![Event::Draw(seat); 4]),
            &[only] => {
                to_bottom(t, seat, only);
                Flow::Goto(to(Step::Bottom(seat)))
            }
            _ => Flow::Ask(to(Step::Bottomed(seat)), seat),
        },
        Step::Bottomed(seat) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            to_bottom(t, seat, id.slot);
            Flow::Goto(to(Step::Bottom(seat)))
        }
        Step::Points => {
            // [6.2.1.8] [6.2.1.9] [6.2.1.10]
            rule!("3.2.1", "6.2.1.8", "6.2.1.9", "6.2.1.10", "2.8.3", "2.8.3.1");
            let first = t.board.first;
            for seat in 0..2 {
                let p = &mut t.board.seats[seat as usize];
                // A leader has the defense that its card says, which is 20 if it says nothing.
                p.ep = if seat == first { 0 } else { 3 };
            }
            // [6.2.1.11]
            rule!("6.2.1.11");
            Flow::Goto(Proc::Turn(turn::Step::Begin))
        }
    }
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::First => Question::new("ask-first"),
        Step::Answered(_) => Question::new("ask-mulligan")
            .called(&[(Choice::No, "keep", "opt-keep"), (Choice::Yes, "mulligan", "opt-mulligan")]),
        Step::Bottomed(_) => Question::new("ask-bottom"),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::First => out.extend([Choice::Seat(0), Choice::Seat(1)]),
        Step::Answered(_) => out.extend([Choice::No, Choice::Yes]),
        Step::Bottomed(seat) => offer::hand(t, seat, out),
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// All or nothing, no shuffle, in the order its player likes. [6.2.1.7] [4.1.5.1]
fn to_bottom(t: &mut T, seat: Seat, slot: u16) {
    rule!("6.2.1.7", "4.1.5.1");
    let id = t.relocate(slot, zone(seat, Zone::Deck), None, false);
    // Who put it there knows where it lies until the deck is shuffled.
    t.objects.at_mut(id.slot).known = arbiter_kernel::SeatSet::one(seat);
}

fn after(t: &T, seat: Seat) -> Step {
    if seat == t.board.first { Step::Mulligan(other(seat)) } else { Step::Points }
}
