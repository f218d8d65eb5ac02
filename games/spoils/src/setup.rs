//! Preparing a game, in the book's order. [601.1] Nothing triggers yet. [TR15]

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Board, Player, Read, T, Thing, TurnPhase, ZONES, Zones, other, zone};
use crate::board::{Mark, Zone};
use crate::deck::Deck;
use crate::event::{Entry, Event};
use crate::listen;
use crate::perform;
use crate::rules::Rules;
use crate::sums::Sums;
use crate::timing::{Choice, Proc};
use crate::turn;
use crate::words::Starting;
use arbiter_kernel::{Flow, ObjectId, Rng, Seat, SeatSet, Table, Tray, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

/// Where the preparation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Both look for their starting resources. [601.1b]
    Search(Seat, Tray),
    /// One was named, or none.
    Found(Seat, Tray),
    /// They come into play face-down, and the decks are shuffled. [312.1]
    Lay(Tray),
    /// A random player decides who goes first. [601.1c]
    Chooser,
    /// It was decided.
    First,
    /// The starting resources are turned up. [601.1d]
    TurnUp(Seat),
    /// The opening hand. [601.1e]
    Draw(Seat),
    /// One mulligan. [601.1f]
    Mulligan(Seat, Tray),
    /// A card was named for the bottom, or enough.
    Bottomed(Seat, Tray),
    /// As many are drawn.
    Redraw(Seat, Tray),
    /// The next player, or the first turn. [601.1g] [601.1h]
    After(Seat),
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::First => Question::new("ask-first"),
        Step::Found(..) => Question::new("ask-starting"),
        Step::Bottomed(..) => Question::new("ask-mulligan").called(&[(Choice::Stop, "keep", "opt-keep")]),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::First => out.extend([Choice::Seat(0), Choice::Seat(1)]),
        Step::Found(seat, tray) => {
            out.extend(findable(t, seat, t.tray(tray)).into_iter().map(Choice::Card));
            out.push(Choice::Stop);
        }
        Step::Bottomed(seat, _) => {
            out.push(Choice::Stop);
            out.extend(t.cards(seat, Zone::Hand).iter().map(|&s| Choice::Card(t.objects.id(s))));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// An empty board.
#[must_use]
pub fn board() -> Board {
    Board {
        seats: [Player::default(); 2],
        first: 0,
        active: 0,
        turn: 0,
        phase: TurnPhase::Setup,
        battle: None,
        delayed: Vec::new(),
        lasting: Vec::new(),
        handed: Vec::new(),
        holding: Vec::new(),
        used: Vec::new(),
        failed: Vec::new(),
        spared: Vec::new(),
        harmed: Vec::new(),
        plays: Vec::new(),
        loops: crate::board::Loops::default(),
        sums: Sums::default(),
    }
}

/// A table with both factions in play and both decks in place, at its first
/// question. [601.1a]
#[must_use]
pub fn start(rules: &Arc<Rules>, decks: [&Deck; 2], rng: Rng) -> T {
    let mut t = Table::<Spoils>::new(Arc::clone(rules), board(), ZONES, rng);
    for (seat, deck) in (0..).zip(decks) {
        lay_faction(&mut t, seat, deck.faction);
        for &face in &deck.cards {
            let slot = t.objects.create(face, seat);
            t.relocate(slot, zone(seat, Zone::Deck), None, false);
        }
    }
    let tray = t.lay_out();
    t.start(Proc::Setup(Step::Search(0, tray)));
    t
}

/// The faction begins in play with its influence. [202.2] [202.3a] [601.1a]
pub fn lay_faction(t: &mut T, seat: Seat, face: u16) {
    rule!("202.2", "202.3a", "407.7a", "601.1a");
    let slot = t.objects.create(face, seat);
    let id = t.relocate(slot, zone(seat, Zone::Faction), None, false);
    t.objects.at_mut(slot).mark = Mark { base: seat, ..Mark::default() };
    let influence = t.rules.faces[face as usize].faction.influence;
    let p = &mut t.board.seats[seat as usize];
    (p.faction, p.influence) = (slot, influence);
    listen::register(t, id);
}

/// The starting resource that is looked for next: which of the faction's
/// wishes, and how many of it are found.
fn wish(t: &T, seat: Seat, named: &[Thing]) -> Option<Starting> {
    let faction = t.board.seats[seat as usize].faction;
    let own = |id: &ObjectId| t.objects.at(id.slot).owner == seat;
    let named = named.iter().filter_map(|n| n.card()).filter(own).count();
    let wishes = &t.face(faction).faction.starting;
    let mut each = wishes.iter().flat_map(|w| std::iter::repeat_n(w, w.count as usize));
    each.nth(named + skipped(t, seat)).cloned()
}

/// Wishes that were given up. [312.2]
fn skipped(t: &T, seat: Seat) -> usize {
    t.board.used.iter().filter(|u| u.1 == u16::from(seat)).count()
}

/// The cards of the own deck that fit the wish, one of each. [202.5] [SU1]
#[must_use]
pub fn findable(t: &T, seat: Seat, named: &[Thing]) -> Vec<ObjectId> {
    let Some(w) = wish(t, seat, named) else { return Vec::new() };
    let mut out: Vec<ObjectId> = Vec::new();
    for &slot in t.cards(seat, Zone::Deck) {
        let face = t.face(slot);
        let id = t.objects.id(slot);
        let fits = face.card.staple && w.icon.is_none_or(|i| face.card.name == i.name());
        let new = !out.iter().any(|o| t.objects.at(o.slot).face == t.objects.at(slot).face);
        if fits && new && !named.contains(&Thing::Card(id)) {
            out.push(id);
        }
    }
    out
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Spoils> {
    let to = |s| Proc::Setup(s);
    match step {
        Step::Search(seat, tray) => {
            rule!("202.5", "601.1", "601.1b");
            if wish(t, seat, t.tray(tray)).is_none() {
                return Flow::Goto(to(if seat == 0 { Step::Search(1, tray) } else { Step::Lay(tray) }));
            }
            if findable(t, seat, t.tray(tray)).is_empty() {
                t.board.used.push((ObjectId::NONE, u16::from(seat)));
                return Flow::Goto(to(Step::Search(seat, tray)));
            }
            for slot in t.cards(seat, Zone::Deck).to_vec() {
                t.objects.at_mut(slot).known = SeatSet::one(seat);
            }
            Flow::Ask(to(Step::Found(seat, tray)), seat)
        }
        Step::Found(seat, tray) => {
            match t.answered() {
                Choice::Card(id) => t.gather(Thing::Card(id)),
                _ => t.board.used.push((ObjectId::NONE, u16::from(seat))),
            }
            Flow::Goto(to(Step::Search(seat, tray)))
        }
        Step::Lay(tray) => lay(t, tray),
        Step::Chooser => {
            rule!("601.1c");
            let chooser = t.rng.below(2) as Seat;
            Flow::Ask(to(Step::First), chooser)
        }
        Step::First => {
            let Choice::Seat(first) = t.answered() else { unreachable!("a player was chosen") };
            (t.board.first, t.board.active) = (first, first);
            crate::story::first(t, first);
            Flow::Goto(to(Step::TurnUp(first)))
        }
        Step::TurnUp(seat) => {
            rule!("601.1d");
            let down = t.cards(seat, Zone::Play).iter().map(|&s| t.objects.id(s));
            let events: SmallVec<[Event; 4]> =
                down.map(|id| Event::Flip { id, up: true, on: ObjectId::NONE, under: None, paid: false }).collect();
            Flow::Emit(to(Step::Draw(seat)), events)
        }
        Step::Draw(seat) => {
            // The number of its own faction, for its place in the order. [202.6] [SU3]
            rule!("202.6", "601.1e");
            let draw = t.face(t.board.seats[seat as usize].faction).faction.draw;
            let count = i16::from(if seat == t.board.first { draw.0 } else { draw.1 });
            Flow::Emit(to(Step::Mulligan(seat, t.lay_out())), smallvec![Event::Draw { seat, count }])
        }
        Step::Mulligan(seat, tray) => {
            rule!("601.1f");
            let left = t.cards(seat, Zone::Hand).len();
            if left == 0 {
                Flow::Goto(to(Step::Redraw(seat, tray)))
            } else {
                Flow::Ask(to(Step::Bottomed(seat, tray)), seat)
            }
        }
        Step::Bottomed(seat, tray) => match t.answered() {
            Choice::Card(id) => {
                let new = t.relocate(id.slot, zone(seat, Zone::Deck), None, false);
                // Who put it there knows where it lies until the deck is shuffled.
                t.objects.at_mut(new.slot).known = SeatSet::one(seat);
                t.gather(Thing::Card(new));
                Flow::Goto(to(Step::Mulligan(seat, tray)))
            }
            _ => Flow::Goto(to(Step::Redraw(seat, tray))),
        },
        Step::Redraw(seat, tray) => {
            let count = t.take_up(tray).len() as i16;
            crate::story::mulligan(t, seat, count);
            Flow::Emit(to(Step::After(seat)), smallvec![Event::Draw { seat, count }])
        }
        Step::After(seat) => {
            if seat == t.board.first {
                rule!("601.1g");
                return Flow::Goto(to(Step::TurnUp(other(seat))));
            }
            rule!("601.1h");
            Flow::Goto(Proc::Turn(turn::Step::Begin))
        }
    }
}

/// Face-down, both at once; then both decks are shuffled. [601.1b] [312.1]
fn lay(t: &mut T, tray: Tray) -> Flow<Spoils> {
    let named = t.take_up(tray);
    let (facedown, on, how) = (true, ObjectId::NONE, Entry::Starting);
    for id in named.into_iter().filter_map(Thing::card) {
        let seat = t.objects.at(id.slot).owner;
        let new = t.relocate(id.slot, zone(seat, Zone::Play), None, false);
        t.objects.at_mut(new.slot).mark = Mark { base: seat, facedown, on, ..Mark::default() };
        debug_assert_eq!(how, Entry::Starting);
    }
    for seat in 0..2 {
        rule!("312.1");
        perform::shuffle(t, seat);
    }
    Flow::Goto(Proc::Setup(Step::Chooser))
}
