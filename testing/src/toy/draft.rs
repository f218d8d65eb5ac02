//! Taking cards from the middle before the first turn. T8

use super::Duel;
use super::ask::Question;
use super::board::{Read, T, Zone, zone};
use super::timing::{Choice, Proc};
use super::{story, turn};
use arbiter_desk::Zones;
use arbiter_kernel::{Flow, Seat};
use serde::{Deserialize, Serialize};

/// Cards that each seat takes, and how many more lie there for each.
const EACH: usize = 10;
const SPARE: usize = 2;

/// Where a draft is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The next seat after this one, or the first turn.
    After(Seat),
    /// A card was named.
    Taken(Seat),
    /// Decks are shuffled and hands drawn.
    Deal,
}

/// Which card is taken?
pub(crate) const QUESTION: Question = Question::new("ask-take");

/// Lays cards into the middle.
pub(crate) fn lay(t: &mut T) {
    let playable: Vec<u16> = (0..).zip(&t.rules.cards).filter(|(_, c)| !c.token).map(|(n, _)| n).collect();
    for _ in 0..t.board.sides.len() * (EACH + SPARE) {
        let face = playable[t.rng.below(playable.len() as u32) as usize];
        let slot = t.objects.create(face, 0);
        t.relocate(slot, zone(0, Zone::Middle), None, false);
    }
}

/// Every name that lies there once.
pub(crate) fn options(t: &T, out: &mut Vec<Choice>) {
    let mut faces: Vec<u16> = t.cards(0, Zone::Middle).iter().map(|&s| t.objects.at(s).face).collect();
    faces.sort_unstable();
    faces.dedup();
    out.extend(faces.into_iter().map(Choice::Take));
}

pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Duel> {
    match step {
        Step::After(seat) => {
            let lacks = |s: &Seat| t.count(*s, Zone::Deck) < EACH && !t.out().has(*s);
            let next = t.others(seat).chain([seat]).find(lacks);
            next.map_or(Flow::Goto(Proc::Draft(Step::Deal)), |s| Flow::Ask(Proc::Draft(Step::Taken(s)), s))
        }
        Step::Taken(seat) => {
            let Choice::Take(face) = t.answered() else { unreachable!("a card was named") };
            if !t.out().has(seat) {
                take(t, seat, face);
            }
            Flow::Goto(Proc::Draft(Step::After(seat)))
        }
        Step::Deal => {
            (0..t.board.sides.len() as Seat).for_each(|seat| deal(t, seat));
            let first = t.board.first;
            let begin = Proc::Turn(turn::Step::Begin(first));
            Flow::Goto(if t.out().has(first) { turn::next(t, first) } else { begin })
        }
    }
}

fn take(t: &mut T, seat: Seat, face: u16) {
    let found = t.cards(0, Zone::Middle).iter().copied().find(|&s| t.objects.at(s).face == face);
    let slot = found.expect("it lies in the middle");
    t.objects.at_mut(slot).owner = seat;
    let id = t.relocate(slot, zone(seat, Zone::Deck), None, false);
    story::own(t, "T8", "duel-takes", Some(id));
}

/// Shuffles a deck and draws three cards of it.
pub(crate) fn deal(t: &mut T, seat: Seat) {
    let deck = zone(seat, Zone::Deck);
    let state = &mut t.state;
    state.rng.shuffle(state.zones.of_mut(deck));
    for slot in t.cards(seat, Zone::Deck).iter().take(3).copied().collect::<Vec<_>>() {
        t.relocate(slot, zone(seat, Zone::Hand), None, false);
    }
}
