//! What fits where something arrives, in which order cards go into a deck, and
//! Ward followers that enter. [4.4.4.2] [4.8.3.2] [4.1.5] [12.8.2(i)]

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Read, T, Thing, Zones, other};
use crate::event::Event;
use crate::layers;
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use arbiter_kernel::{Batch, Fate, Flow, ObjectId, Seat, Tray, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Where choosing what fits is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What stays behind next?
    Choose,
    /// It was said.
    Chosen,
    /// Which card goes into the deck next, after those named? [4.1.5]
    Order(Tray),
    /// It was said.
    Ordered(Tray),
}

/// Where the entry of Ward followers is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// They are looked for among what a batch brought.
    Begin(Batch),
    /// The next of them.
    Next(Tray),
    /// Its player answered.
    Answered(Tray),
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    Question::new(if matches!(step, Step::Ordered(_)) { "ask-rest" } else { "ask-fit" })
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, b: Batch, out: &mut Vec<Choice>) {
    match step {
        Step::Ordered(tray) => out.extend(next_into_deck(t, b, tray).into_iter().map(Choice::Card)),
        _ => out.extend(surplus(t, b).into_iter().map(|n| Choice::Number(n as u8))),
    }
}

/// Whether a Ward follower enters engaged. [12.8.2(i)]
pub(crate) const WARD_ENTRY: Question = Question::new("ask-ward-entry");

/// The zone and seat that an event brings a card to, and whose effect it is.
fn arrives(e: &Event) -> Option<(Seat, Zone, Seat)> {
    match *e {
        Event::Move { to: Zone::Field, seat, by, .. } => Some((seat, Zone::Field, by)),
        Event::Move { to: Zone::Ex, seat, by, .. } => Some((seat, Zone::Ex, by)),
        Event::Create { to, seat, by, .. } => Some((seat, to, by)),
        // [R54] A change of control needs a place too.
        Event::Control { seat, .. } => Some((seat, Zone::Field, seat)),
        _ => None,
    }
}

/// The zone and seat that an event takes a card away from: places of cards
/// that leave at the same time are free. [R54]
fn leaves(t: &T, e: &Event) -> Option<(Seat, Zone)> {
    match *e {
        Event::Move { id, .. } | Event::Control { id, .. } => Some((t.controller(id)?, t.place(id)?)),
        _ => None,
    }
}

/// A zone that cannot take all that comes.
struct Excess {
    /// Free places.
    room: usize,
    /// The events of the batch that bring cards there.
    coming: SmallVec<[usize; 8]>,
}

/// The first such zone.
fn excess(t: &T, b: Batch) -> Option<Excess> {
    let events = t.events(b);
    // Shortcut: nearly always there is room for all of them, wherever they go.
    let fits = |(seat, zone, _)| t.count(seat, zone) + events.len() <= layers::limit(t, seat, zone);
    if events.iter().filter_map(arrives).all(fits) {
        return None;
    }
    for (seat, zone) in [(0, Zone::Field), (0, Zone::Ex), (1, Zone::Field), (1, Zone::Ex)] {
        let coming: SmallVec<[usize; 8]> = (0..events.len())
            .filter(|&n| arrives(&events[n]).is_some_and(|(s, z, _)| (s, z) == (seat, zone)))
            .collect();
        if coming.is_empty() {
            continue;
        }
        let going = events.iter().filter(|e| leaves(t, e) == Some((seat, zone))).count();
        let room = layers::limit(t, seat, zone).saturating_sub(t.count(seat, zone) - going);
        if coming.len() > room {
            return Some(Excess { room, coming });
        }
    }
    None
}

/// What must be settled before a batch happens.
#[must_use]
pub fn adjusts(t: &T, b: Batch) -> Option<Step> {
    // Only places with a limit or an order ask for anything.
    let asks = |e: &Event| match e {
        Event::Move { to, .. } => matches!(to, Zone::Field | Zone::Ex | Zone::Deck),
        Event::Create { .. } | Event::Control { .. } => true,
        _ => false,
    };
    if !t.events(b).iter().any(asks) {
        return None;
    }
    if excess(t, b).is_some() {
        return Some(Step::Choose);
    }
    unordered(t, b, &[]).map(|_| Step::Order(t.lay_out()))
}

/// A card that a move takes into its owner's deck from another zone. A token
/// does not stay there.
fn into_deck(t: &T, e: &Event) -> Option<ObjectId> {
    match *e {
        Event::Move { id, to: Zone::Deck, .. } => {
            (t.place(id) != Some(Zone::Deck) && !t.face(id.slot).card.token).then_some(id)
        }
        _ => None,
    }
}

/// The player whose deck several unlike cards come into at once, and those not
/// placed yet. [4.1.5] [R58]
fn unordered(t: &T, b: Batch, named: &[Thing]) -> Option<(Seat, SmallVec<[ObjectId; 4]>)> {
    let unnamed = |id: &ObjectId| !named.contains(&Thing::Card(*id));
    let coming = || t.events(b).iter().filter_map(|e| into_deck(t, e)).filter(unnamed);
    coming().nth(1)?;
    let coming: SmallVec<[ObjectId; 4]> = coming().collect();
    [t.board.active, other(t.board.active)].into_iter().find_map(|seat| {
        let of = |id: &&ObjectId| t.objects.at(id.slot).owner == seat;
        let own: SmallVec<[ObjectId; 4]> = coming.iter().filter(of).copied().collect();
        let face = |id: &ObjectId| t.objects.at(id.slot).face;
        let unlike = own.iter().any(|id| face(id) != face(&own[0]));
        unlike.then_some((seat, own))
    })
}

/// What may go into the deck next.
#[must_use]
pub fn next_into_deck(t: &T, b: Batch, tray: Tray) -> SmallVec<[ObjectId; 4]> {
    unordered(t, b, t.tray(tray)).map(|u| u.1).unwrap_or_default()
}

/// Cards that go into a deck do so after the others, in the order in which
/// their player named them. [4.1.5]
fn settle_order(t: &mut T, b: Batch, tray: Tray) {
    let named = t.take_up(tray);
    let place = |n: &usize| match into_deck(t, &t.events(b)[*n]) {
        Some(id) => 1 + named.iter().position(|x| x.card() == id).unwrap_or(named.len()),
        None => 0,
    };
    let mut order: SmallVec<[usize; 8]> = (0..t.events(b).len()).collect();
    order.sort_by_key(place);
    t.arrange(b, &order);
}

/// The events of a batch as they are told: cards that go into decks by where
/// they came from, so that no secret order is betrayed. [4.1.5.1]
pub(crate) fn as_told(t: &T, events: &[Event]) -> SmallVec<[Event; 4]> {
    let mut told: SmallVec<[Event; 4]> = events.iter().copied().collect();
    told.sort_by_key(|e| into_deck(t, e).map(|id| (t.objects.at(id.slot).zone, t.objects.at(id.slot).since)));
    told
}

/// What may stay behind: events of the batch by number.
#[must_use]
pub fn surplus(t: &T, b: Batch) -> SmallVec<[usize; 8]> {
    excess(t, b).map(|e| e.coming).unwrap_or_default()
}

/// One step.
pub fn advance(t: &mut T, step: Step, b: Batch) -> Flow<Evolve> {
    match step {
        Step::Choose => choose(t, b),
        Step::Chosen => {
            let Choice::Number(n) = t.answered() else { unreachable!("an event was named") };
            t.drop_event(b, n as usize, Fate::Impossible);
            Flow::Goto(Proc::Fit(Step::Choose, b))
        }
        Step::Order(tray) => match unordered(t, b, t.tray(tray)) {
            // [4.1.5] The player whose zone it is; [4.1.5.1] nobody else learns it.
            Some((seat, _)) => {
                rule!("4.1.5", "4.1.5.1");
                Flow::Ask(Proc::Fit(Step::Ordered(tray), b), seat)
            }
            None => {
                settle_order(t, b, tray);
                Flow::Done
            }
        },
        Step::Ordered(tray) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            t.gather(Thing::Card(id));
            Flow::Goto(Proc::Fit(Step::Order(tray), b))
        }
    }
}

/// The controller of the effect picks what stays behind, until the rest fits.
/// [4.4.4.2] [4.8.3.2]
fn choose(t: &mut T, b: Batch) -> Flow<Evolve> {
    let again = Proc::Fit(Step::Choose, b);
    let Some(Excess { room, coming }) = excess(t, b) else {
        return Flow::Goto(Proc::Fit(Step::Order(t.lay_out()), b));
    };
    rule!("4.4.4.2", "4.8.3.2");
    // Tokens take places like any card.
    rule!("9.1.1.1");
    let events = t.events(b);
    let alike = |a: &Event, b: &Event| matches!((a, b), (Event::Create { face: x, .. }, Event::Create { face: y, .. }) if x == y);
    let last = *coming.last().expect("something comes");
    if room == 0 || coming.iter().all(|&n| alike(&events[n], &events[last])) {
        t.drop_event(b, last, Fate::Impossible);
        return Flow::Goto(again);
    }
    // [1.3.2.3] Not all can be done: as many as possible, and whose effect it is picks.
    rule!("1.3.2.3");
    let by = arrives(&events[last]).map_or(t.board.active, |a| a.2);
    Flow::Ask(Proc::Fit(Step::Chosen, b), by)
}

/// Whether a batch brought a Ward follower onto a field reserved. [12.8.2(i)]
/// Shortcut if false: then nobody need be asked.
#[must_use]
pub fn wards_entered(t: &T, b: Batch) -> bool {
    t.made(b).iter().any(|m| entered_with_ward(t, m.new))
}

fn entered_with_ward(t: &T, id: ObjectId) -> bool {
    t.on_field(id) && !t.objects.at(id.slot).mark.engaged && layers::has(t, id, crate::words::Keyword::Ward)
}

/// Its player may have a Ward follower that entered reserved engaged at once.
/// [12.8.2(i)] [R32]
pub fn ward(t: &mut T, step: Entry) -> Flow<Evolve> {
    match step {
        Entry::Begin(b) => {
            let tray = t.lay_out();
            let mut all: SmallVec<[ObjectId; 4]> = t.made(b).iter().map(|m| m.new).collect();
            all.retain(|id| entered_with_ward(t, *id));
            // [1.3.4] The active player decides first; what is asked next lies on top.
            all.sort_by_key(|&id| t.controller(id) != Some(t.board.active));
            rule!("1.3.4");
            all.into_iter().rev().for_each(|id| t.gather(Thing::Card(id)));
            Flow::Goto(Proc::WardEntry(Entry::Next(tray)))
        }
        // Nothing happens between two questions that would take one of them away.
        Entry::Next(tray) => match t.tray(tray).last().and_then(|id| t.controller(id.card())) {
            Some(seat) => Flow::Ask(Proc::WardEntry(Entry::Answered(tray)), seat),
            None => Flow::Done,
        },
        Entry::Answered(tray) => {
            let id = t.put_back().map_or(ObjectId::NONE, Thing::card);
            let next = Proc::WardEntry(Entry::Next(tray));
            if t.answered() == Choice::Yes {
                rule!("12.8.2(i)");
                return Flow::Emit(next, smallvec![Event::Engage(id)]);
            }
            Flow::Goto(next)
        }
    }
}
