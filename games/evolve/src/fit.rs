//! What fits where something arrives, and Ward followers that enter. [4.4.4.2]
//! [4.8.3.2] [12.8.2(i)]

use crate::Evolve;
use crate::board::{Read, T, other};
use crate::event::Event;
use crate::layers;
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use arbiter_kernel::{Batch, Flow, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Where choosing what fits is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What stays behind next?
    Choose,
    /// It was said.
    Chosen,
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
        // [R54] Whoever takes control picks whom there is room for.
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

/// The first zone that cannot take all that comes: its seat, kind, and events.
fn excess(t: &T, b: Batch) -> Option<(Seat, Zone, SmallVec<[usize; 8]>)> {
    let events = t.events(b);
    for (seat, zone) in [(0, Zone::Field), (0, Zone::Ex), (1, Zone::Field), (1, Zone::Ex)] {
        let coming: SmallVec<[usize; 8]> = (0..events.len())
            .filter(|&n| arrives(t, &events[n]).is_some_and(|(s, z, _)| (s, z) == (seat, zone)))
            .collect();
        if coming.is_empty() {
            continue;
        }
        let going = events.iter().filter(|e| leaves(t, e) == Some((seat, zone))).count();
        if t.count(seat, zone) - going + coming.len() > layers::limit(t, seat, zone) {
            return Some((seat, zone, coming));
        }
    }
    None
}

/// Whether something does not fit.
#[must_use]
pub fn overfull(t: &T, b: Batch) -> bool {
    excess(t, b).is_some()
}

/// What may stay behind: events of the batch by number.
#[must_use]
pub fn surplus(t: &T, b: Batch) -> SmallVec<[usize; 8]> {
    excess(t, b).map(|e| e.2).unwrap_or_default()
}

/// One step: the controller of the effect picks what stays behind, until the
/// rest fits. [4.4.4.2] [4.8.3.2]
pub fn advance(t: &mut T, step: Step, b: Batch) -> Flow<Evolve> {
    let again = Proc::Fit(Step::Choose, b);
    if step == Step::Chosen {
        let Choice::Number(n) = t.answered() else { unreachable!("an event was named") };
        t.drop_event(b, n as usize);
        return Flow::Goto(again);
    }
    // [1.3.2.3] Not all can be done: as many as possible, and whose effect it is picks.
    rule!("1.3.2.3", "9.1.1.1");
    let Some((_, zone, coming)) = excess(t, b) else { return Flow::Done };
    if zone == Zone::Field {
        rule!("4.4.4.2");
    } else {
        rule!("4.8.3.2");
    }
    let events = t.events(b);
    let alike = |a: &Event, b: &Event| matches!((a, b), (Event::Create { face: x, .. }, Event::Create { face: y, .. }) if x == y);
    let last = *coming.last().expect("something comes");
    if coming.iter().all(|&n| alike(&events[n], &events[last])) || coming.len() == 1 {
        t.drop_event(b, last);
        return Flow::Goto(again);
    }
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
    // [1.3.4] The active player decides first.
    rule!("1.3.4");
    let active = t.board.active;
    let key = |t: &T, n: usize| t.controller(t.board.entered[n]) == Some(other(active));
    if t.board.entered.len() > 1 && key(t, 0) && !(0..t.board.entered.len()).all(|n| key(t, n)) {
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
