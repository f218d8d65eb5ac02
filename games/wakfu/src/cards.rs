//! Draws and discards of players. [507.4] [408.1]

use crate::Wakfu;
use crate::board::{T, Thing, Zone, look, zone};
use crate::event::{Event, Why};
use crate::range;
use crate::timing::{Choice, Proc};
use crate::words::{Act, Clause, Tail, Who};
use arbiter_kernel::{Batch, Events, Flow, ObjectId, Seat, SeatSet, Tray, rule};
use serde::{Deserialize, Serialize};

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// So many cards, one after the other. [507.4]
    Draw(SeatSet, u8),
    /// So many cards of the Hand are named by each, the turn player first. [419.2]
    Discard(SeatSet, SeatSet, u8, Tray),
    /// One was named.
    Named(SeatSet, SeatSet, u8, Tray, Seat),
    /// They are asked whether they want to. [419.2]
    May(SeatSet, SeatSet, u8),
    /// One has said so.
    Said(SeatSet, SeatSet, u8, Seat),
    /// Each names a card of its own for what a text makes it do, the turn player
    /// first; then all of it happens together. [419.2]
    Theirs(SeatSet, u16, u32, Tray),
    /// One was named.
    Gave(SeatSet, u16, u32, Tray, Seat),
    /// In which order several cards go under the Deck, said in secret by their
    /// owners. [408.3] [507.3]
    Order(Batch, SeatSet, Tray),
    /// One was named.
    Ordered(Batch, SeatSet, Tray, Seat),
    /// The end.
    Done,
}

/// Whether anything is left to be drawn: an empty Deck is made anew of the
/// Discard. [507.5]
pub(crate) fn can_draw(t: &T, seat: Seat) -> bool {
    [Zone::Deck, Zone::Discard].into_iter().any(|z| !t.zones.is_empty(zone(seat, z)))
}

/// The cards of a seat that go under its Deck together.
fn recycled(t: &T, b: Batch, seat: Seat) -> Vec<ObjectId> {
    let of = |e: &Event| match e {
        Event::Recycle(id) if look::owner(t, *id) == seat => Some(*id),
        _ => None,
    };
    t.events(b).iter().filter_map(of).collect()
}

/// Several different cards go under one Deck: their owner says in which order. [408.3]
pub(crate) fn orders(t: &T, b: Batch) -> Option<Step> {
    // Shortcut: most batches recycle at most one card.
    if t.events(b).iter().filter(|e| matches!(e, Event::Recycle(_))).count() < 2 {
        return None;
    }
    let differ = |seat: &Seat| {
        let all = recycled(t, b, *seat);
        let face = |id: &ObjectId| t.objects.at(id.slot).face;
        all.iter().any(|id| face(id) != face(&all[0])) && !t.out().has(*seat)
    };
    let seats = (0..t.board.seats).filter(differ).fold(SeatSet::NONE, SeatSet::and);
    (seats != SeatSet::NONE).then(|| Step::Order(b, seats, t.lay_out()))
}

/// The next to be named, or all are: then they go in that order.
fn order(t: &mut T, b: Batch, left: SeatSet, tray: Tray) -> Flow<Wakfu> {
    let Some(seat) = first(t, left) else {
        t.take_up(tray);
        return Flow::Done;
    };
    let all = recycled(t, b, seat);
    let named: Vec<ObjectId> = t.tray(tray).iter().copied().filter_map(crate::perform::as_card).collect();
    let mine: Vec<ObjectId> = named.iter().copied().filter(|id| all.contains(id)).collect();
    if mine.len() + 1 < all.len() {
        return Flow::Ask(Proc::Cards(Step::Ordered(b, left, tray, seat)), seat);
    }
    rule!("408.3", "507.3");
    let mut next = mine.iter().chain(all.iter().filter(|id| !mine.contains(id)));
    for n in 0..t.events(b).len() {
        if let Event::Recycle(id) = t.events(b)[n]
            && look::owner(t, id) == seat
        {
            t.set_event(b, n, Event::Recycle(*next.next().expect("as many as there are")));
        }
    }
    Flow::Goto(Proc::Cards(Step::Order(b, without(left, seat), tray)))
}

/// Whose turn it is to decide: in turn order from the turn player on. [419.2]
fn first(t: &T, left: SeatSet) -> Option<Seat> {
    rule!("419.2");
    look::from(t, t.board.active).find(|s| left.has(*s))
}

fn without(set: SeatSet, seat: Seat) -> SeatSet {
    SeatSet(set.0 & !(1 << seat))
}

fn gathered(t: &T, tray: Tray, seat: Seat) -> usize {
    let own = |thing: &Thing| matches!(thing, Thing::Card(id) if t.objects.at(id.slot).owner == seat);
    t.tray(tray).iter().filter(|x| own(x)).count()
}

/// The instruction of a power that is about somebody at this spot.
fn instruction(t: &T, ability: u16, spot: u32) -> Option<&Act> {
    let steps = t.rules.abilities.get(ability as usize)?.power.steps();
    let about = |a: &&Act| a.object().is_some_and(|w| w.spot().0 == spot);
    crate::lower::acts(steps).into_iter().find(about)
}

/// What a player can name for it. [807.4]
pub(crate) fn theirs(t: &T, ability: u16, spot: u32, seat: Seat) -> Vec<ObjectId> {
    let Some(act) = instruction(t, ability, spot) else { return Vec::new() };
    let Some(((noun, tail), who)) = act.object().and_then(|w| w.noun().zip(Some(w))) else { return Vec::new() };
    let placed = |id: &ObjectId| match tail {
        Some(Tail::World) => look::in_world(t, *id),
        Some(Tail::Bare) => !crate::noun::bears(t, *id),
        _ => true,
    };
    let own = matches!(who, Who::Theirs(..)) || tail == Some(Tail::Theirs);
    let yours = |id: &ObjectId| !own || look::controller(t, *id) == seat;
    // Who chooses reaches as with an own Action. [508.1a]
    let reached = |id: &ObjectId| own || range::reaches(t, range::From::Action(seat), *id, false);
    // What is tapped or untapped already is not named for it.
    let could = |id: &ObjectId| match act {
        Act::Untap(_) => look::mark(t, *id).tapped,
        _ => true,
    };
    let fits = |id: &ObjectId| placed(id) && could(id) && crate::noun::fits(t, noun, *id, seat);
    look::all_in_play(t).filter(yours).filter(reached).filter(fits).collect()
}

/// Whether those who act may leave it. [419.2]
fn optional(t: &T, ability: u16, spot: u32) -> bool {
    let Some(a) = t.rules.abilities.get(ability as usize) else { return false };
    let may = |c: &Clause| match c {
        Clause::TheyMay(_, act) => act.object().is_some_and(|w| w.spot().0 == spot),
        _ => false,
    };
    a.power.steps().iter().flat_map(crate::lower::clauses).any(may)
}

/// What they do to what they named: it is their doing. What several named happens
/// once, and all of them did it.
fn given(t: &T, ability: u16, spot: u32, named: &[Thing]) -> Events<Event> {
    let Some(act) = instruction(t, ability, spot) else { return Events::new() };
    let mut chosen: Vec<(ObjectId, SeatSet)> = Vec::new();
    for pair in named.chunks_exact(2) {
        let &[Thing::Seat(seat), Thing::Card(id)] = pair else { continue };
        match chosen.iter_mut().find(|c| c.0 == id) {
            Some(c) => c.1 = c.1.and(seat),
            None => chosen.push((id, SeatSet::one(seat))),
        }
    }
    let of = |(id, by): (ObjectId, SeatSet)| match act {
        Act::Destroy(_) => {
            rule!("409.2");
            Event::Destroy { what: id, by, battle: false }
        }
        Act::Banish(_) => Event::Banish(id),
        Act::Tap(_) => Event::Tap(id, Why::Effect),
        Act::Untap(_) => Event::Untap(id),
        Act::Recycle(_) => Event::Recycle(id),
        _ => Event::Bounce(id),
    };
    chosen.into_iter().map(of).collect()
}

/// The options of a question.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Named(_, _, _, tray, seat) => {
            let hand = t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s));
            out.extend(hand.filter(|id| !t.tray(tray).contains(&Thing::Card(*id))).map(Choice::Card));
        }
        Step::Gave(_, ability, spot, _, seat) => {
            out.extend(theirs(t, ability, spot, seat).into_iter().map(Choice::Card));
            if optional(t, ability, spot) {
                out.push(Choice::Stop);
            }
        }
        Step::Ordered(b, _, tray, seat) => {
            let all = recycled(t, b, seat).into_iter();
            out.extend(all.filter(|id| !t.tray(tray).contains(&Thing::Card(*id))).map(Choice::Card));
        }
        _ => out.extend([Choice::Yes, Choice::No]),
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    match step {
        Step::Draw(who, n) => {
            let draws: Events<Event> = who.iter().filter(|s| !t.out().has(*s)).map(Event::Draw).collect();
            if n == 0 || draws.is_empty() {
                return Flow::Done;
            }
            rule!("507.4");
            Flow::Emit(Proc::Cards(Step::Draw(who, n - 1)), draws)
        }
        Step::Discard(all, left, n, tray) => {
            let Some(seat) = first(t, left) else {
                rule!("408.1");
                let named = t.take_up(tray);
                let events = named.iter().filter_map(|x| match x {
                    Thing::Card(id) => Some(Event::Discard(*id)),
                    _ => None,
                });
                return Flow::Emit(Proc::Cards(Step::Done), events.collect());
            };
            let (has, given) = (t.zones.len(zone(seat, Zone::Hand)), gathered(t, tray, seat));
            if given >= usize::from(n) || given >= has {
                return Flow::Goto(Proc::Cards(Step::Discard(all, without(left, seat), n, tray)));
            }
            Flow::Ask(Proc::Cards(Step::Named(all, left, n, tray, seat)), seat)
        }
        Step::Named(all, left, n, tray, seat) => {
            // Whoever was to name one has left.
            let Choice::Card(id) = t.answered() else {
                return Flow::Goto(Proc::Cards(Step::Discard(all, without(left, seat), n, tray)));
            };
            t.gather(Thing::Card(id));
            Flow::Goto(Proc::Cards(Step::Discard(all, left, n, tray)))
        }
        Step::May(left, yes, n) => match first(t, left) {
            Some(seat) => Flow::Ask(Proc::Cards(Step::Said(left, yes, n, seat)), seat),
            None => Flow::Goto(Proc::Cards(Step::Draw(yes, n))),
        },
        Step::Said(left, yes, n, seat) => {
            let yes = if t.answered() == Choice::Yes { yes.and(seat) } else { yes };
            Flow::Goto(Proc::Cards(Step::May(without(left, seat), yes, n)))
        }
        Step::Theirs(left, ability, spot, tray) => match first(t, left) {
            Some(seat) if theirs(t, ability, spot, seat).is_empty() => {
                Flow::Goto(Proc::Cards(Step::Theirs(without(left, seat), ability, spot, tray)))
            }
            Some(seat) => Flow::Ask(Proc::Cards(Step::Gave(left, ability, spot, tray, seat)), seat),
            None => {
                let named = t.take_up(tray);
                Flow::Emit(Proc::Cards(Step::Done), given(t, ability, spot, &named))
            }
        },
        Step::Gave(left, ability, spot, tray, seat) => {
            if let Choice::Card(id) = t.answered() {
                t.gather(Thing::Seat(seat));
                t.gather(Thing::Card(id));
            }
            Flow::Goto(Proc::Cards(Step::Theirs(without(left, seat), ability, spot, tray)))
        }
        Step::Order(b, left, tray) => order(t, b, left, tray),
        Step::Ordered(b, left, tray, seat) => {
            let Choice::Card(id) = t.answered() else { return order(t, b, without(left, seat), tray) };
            t.gather(Thing::Card(id));
            order(t, b, left, tray)
        }
        Step::Done => Flow::Done,
    }
}
