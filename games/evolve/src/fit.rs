//! What fits where something arrives, in which order cards go into a deck, and
//! Ward followers that enter. [4.4.4.2] [4.8.3.2] [4.1.5] [12.8.2(i)]

use crate::Evolve;
use crate::board::{Read, T, other};
use crate::event::Event;
use crate::layers;
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use arbiter_kernel::{Batch, Flow, ObjectId, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Where choosing what fits is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What stays behind next?
    Choose,
    /// It was said.
    Chosen,
    /// Which card goes into the deck next? [4.1.5]
    Order,
    /// It was said.
    Ordered,
}

/// Where the entry of Ward followers is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// The next of them.
    Next,
    /// Its player answered.
    Answered,
}

/// The zone and seat that an event brings a card to, and whose effect it is.
fn arrives(t: &T, e: &Event) -> Option<(Seat, Zone, Seat)> {
    match *e {
        Event::Move { to: Zone::Field, seat, by, .. } => Some((seat, Zone::Field, by)),
        Event::Move { id, to: Zone::Ex, by, .. } => Some((t.objects.at(id.slot).owner, Zone::Ex, by)),
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
    zone: Zone,
    /// Free places.
    room: usize,
    /// The events of the batch that bring cards there.
    coming: SmallVec<[usize; 8]>,
}

/// The first such zone.
fn excess(t: &T, b: Batch) -> Option<Excess> {
    let events = t.events(b);
    // Nearly always there is room for all of them, wherever they go.
    let fits = |(seat, zone, _)| t.count(seat, zone) + events.len() <= layers::limit(t, seat, zone);
    if events.iter().filter_map(|e| arrives(t, e)).all(fits) {
        return None;
    }
    for (seat, zone) in [(0, Zone::Field), (0, Zone::Ex), (1, Zone::Field), (1, Zone::Ex)] {
        let coming: SmallVec<[usize; 8]> = (0..events.len())
            .filter(|&n| arrives(t, &events[n]).is_some_and(|(s, z, _)| (s, z) == (seat, zone)))
            .collect();
        if coming.is_empty() {
            continue;
        }
        let going = events.iter().filter(|e| leaves(t, e) == Some((seat, zone))).count();
        let room = layers::limit(t, seat, zone).saturating_sub(t.count(seat, zone) - going);
        if coming.len() > room {
            return Some(Excess { zone, room, coming });
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
    unordered(t, b).map(|_| Step::Order)
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
fn unordered(t: &T, b: Batch) -> Option<(Seat, SmallVec<[ObjectId; 4]>)> {
    let coming = || t.events(b).iter().filter_map(|e| into_deck(t, e)).filter(|id| !t.board.secret.contains(id));
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
pub fn next_into_deck(t: &T, b: Batch) -> SmallVec<[ObjectId; 4]> {
    unordered(t, b).map(|u| u.1).unwrap_or_default()
}

/// Which events of a batch happen after the others, because their player
/// ordered them: what was named first happens first. [4.1.5]
pub(crate) fn ordered(t: &mut T, events: &[Event]) -> SmallVec<[Event; 4]> {
    if t.board.secret.is_empty() || !events.iter().any(|e| into_deck(t, e).is_some()) {
        return SmallVec::new();
    }
    let named = std::mem::take(&mut t.board.secret);
    let place = |e: &Event| into_deck(t, e).map(|id| named.iter().position(|n| *n == id).unwrap_or(named.len()));
    let mut late: SmallVec<[(usize, Event); 4]> = events.iter().filter_map(|e| Some((place(e)?, *e))).collect();
    late.sort_by_key(|l| l.0);
    late.into_iter().map(|l| l.1).collect()
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
            t.drop_event(b, n as usize);
            Flow::Goto(Proc::Fit(Step::Choose, b))
        }
        Step::Order => match unordered(t, b) {
            // [4.1.5] The player whose zone it is; [4.1.5.1] nobody else learns it.
            Some((seat, _)) => {
                rule!("4.1.5", "4.1.5.1");
                Flow::Ask(Proc::Fit(Step::Ordered, b), seat)
            }
            None => Flow::Done,
        },
        Step::Ordered => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            t.board.secret.push(id);
            Flow::Goto(Proc::Fit(Step::Order, b))
        }
    }
}

/// The controller of the effect picks what stays behind, until the rest fits.
/// [4.4.4.2] [4.8.3.2]
fn choose(t: &mut T, b: Batch) -> Flow<Evolve> {
    let again = Proc::Fit(Step::Choose, b);
    let Some(Excess { zone, room, coming }) = excess(t, b) else { return Flow::Goto(Proc::Fit(Step::Order, b)) };
    if zone == Zone::Field {
        rule!("4.4.4.2");
    } else {
        rule!("4.8.3.2");
    }
    if coming.iter().any(|&n| matches!(t.events(b)[n], Event::Create { .. })) {
        // Tokens take places like any card.
        rule!("9.1.1.1");
    }
    let events = t.events(b);
    let alike = |a: &Event, b: &Event| matches!((a, b), (Event::Create { face: x, .. }, Event::Create { face: y, .. }) if x == y);
    let last = *coming.last().expect("something comes");
    if room == 0 || coming.iter().all(|&n| alike(&events[n], &events[last])) {
        t.drop_event(b, last);
        return Flow::Goto(again);
    }
    // [1.3.2.3] Not all can be done: as many as possible, and whose effect it is picks.
    rule!("1.3.2.3");
    let by = arrives(t, &events[last]).map_or(t.board.active, |a| a.2);
    Flow::Ask(Proc::Fit(Step::Chosen, b), by)
}

/// Its player may have a Ward follower that entered reserved engaged at once.
/// [12.8.2(i)] [R32]
pub fn ward(t: &mut T, step: Entry) -> Flow<Evolve> {
    if step == Entry::Answered {
        let id = t.board.entered.remove(0);
        if t.answered() == Choice::Yes {
            rule!("12.8.2(i)");
            return Flow::Emit(Proc::WardEntry(Entry::Next), smallvec![Event::Engage(id)]);
        }
        return Flow::Goto(Proc::WardEntry(Entry::Next));
    }
    let active = t.board.active;
    let key = |t: &T, n: usize| t.controller(t.board.entered[n]) == Some(other(active));
    if t.board.entered.len() > 1 && key(t, 0) && !(0..t.board.entered.len()).all(|n| key(t, n)) {
        // [1.3.4] The active player decides first.
        rule!("1.3.4");
        t.board.entered.rotate_left(1);
        return Flow::Goto(Proc::WardEntry(Entry::Next));
    }
    match t.board.entered.first() {
        Some(&id) => match t.controller(id) {
            Some(seat) if t.on_field(id) => Flow::Ask(Proc::WardEntry(Entry::Answered), seat),
            _ => {
                t.board.entered.remove(0);
                Flow::Goto(Proc::WardEntry(Entry::Next))
            }
        },
        None => Flow::Done,
    }
}
