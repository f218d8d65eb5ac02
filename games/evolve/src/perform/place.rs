//! Cards that come to a place, leave one, or cannot stay where they came. [4.1.4]

use crate::board::{Counter, Read, T, Thing, Zones, kind_of, seat_of, zone};
use crate::card::Kind;
use crate::event::{Cause, End};
use crate::layers;
use crate::listen;
use crate::rules::Sort;
use crate::words::{Keyword, Passive, Zone};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// A card that arrived: as what, and from where.
pub(crate) struct Arrival {
    /// By which event of its batch.
    pub(crate) by: usize,
    pub(crate) id: ObjectId,
    /// Whose zone, and which; `None` for a token: it comes from no zone. [R48]
    pub(crate) from: Option<(Seat, Zone)>,
}

/// Moves a card: it is a new card there. [4.1.4]
pub(crate) fn put(t: &mut T, id: ObjectId, to: Zone, seat: Seat, end: End, cause: Cause, turned: bool) -> Arrival {
    let o = *t.objects.at(id.slot);
    let (whose, from) = (seat_of(o.zone), kind_of(o.zone));
    // [4.1.6] [R59] Only the field, the EX area and the evolve zone take cards of another owner.
    let seat = match to {
        Zone::Field | Zone::Ex | Zone::EvolveZone | Zone::Resolution => seat,
        _ => {
            // [3.1.1] Whoever controlled it, its owner is who brought it.
            rule!("3.1.1", "4.1.6");
            o.owner
        }
    };
    let spoken_of = match from {
        Zone::Field | Zone::Ex | Zone::Cemetery => true,
        // Only who waits for plays speaks of what was played.
        Zone::Resolution => listen::heard(t, listen::PLAY),
        _ => false,
    };
    if spoken_of
        && t.ghosts.get(id).is_none()
        && let Some(info) = layers::info(t, id)
    {
        t.ghosts.remember(id, info);
    }
    if from == Zone::Field {
        rule!("5.5.1");
        leave_field(t, id);
    }
    // [4.8.3.3] [10.6.2.1.2] What was applied in the EX area goes along to the field.
    let keeps = match (from, to, cause) {
        (Zone::Ex, Zone::Field | Zone::Resolution, _) => {
            rule!("4.8.3.3");
            true
        }
        (Zone::Hand, Zone::Resolution, _) => true,
        (Zone::Resolution, Zone::Field, Cause::PlayedFrom(Zone::Ex)) => {
            rule!("10.6.2.7.1.1");
            true
        }
        _ => false,
    };
    rule!("4.1.4");
    let at = (end == End::Top).then_some(0);
    let new = t.relocate(id.slot, zone(seat, to), at, keeps);
    if from == Zone::Resolution {
        follow(t, id, new);
    }
    let engaged = to == Zone::Field && (turned || enters_engaged(t, new));
    let flipped = match to {
        Zone::Banished => turned,
        Zone::EvolveDeck => from == Zone::EvolveZone,
        _ => false,
    };
    let o = t.objects.at_mut(new.slot);
    o.mark.engaged = engaged;
    o.mark.flipped = flipped;
    // [R62] Whoever plays a card controls it from the resolution zone on.
    o.mark.played = (to == Zone::Resolution || matches!(cause, Cause::PlayedFrom(_))).then_some(seat);
    if to == Zone::Field {
        enter_field(t, new);
    }
    let from = match cause {
        Cause::PlayedFrom(z) => (seat, z), // [5.4.3]
        _ => (whose, from),
    };
    Arrival { by: 0, id: new, from: Some(from) }
}

/// What waits for the play of a card speaks of the card where that play brings
/// it: `whenever you play a follower, give it Rush`. [R47]
fn follow(t: &mut T, old: ObjectId, new: ObjectId) {
    for p in t.pending.iter_mut().filter(|p| p.subject == Some(Thing::Card(old))) {
        rule!("10.7.4");
        p.subject = Some(Thing::Card(new));
    }
}

fn enters_engaged(t: &T, id: ObjectId) -> bool {
    let yes = t
        .face(id.slot)
        .abilities
        .iter()
        .any(|&a| matches!(t.rules.abilities[a as usize].sort, Sort::Passive(Passive::EntersEngaged)));
    rule!("4.2.2.3");
    yes
}

/// What every card does on arriving at a field.
pub(crate) fn enter_field(t: &mut T, id: ObjectId) {
    // [10.9.3] What holds for the zone holds for it from now on: nothing is stored.
    rule!("10.9.3");
    listen::register(t, id);
}

/// What has Stack where it arrived comes with a counter; whoever gives it Stack
/// may have come at the same moment. [13.3.2.2#1] [10.9.3]
pub(crate) fn stack(t: &mut T, id: ObjectId) {
    if t.on_field(id) && layers::has(t, id, Keyword::Stack) {
        rule!("13.3.2.2#1");
        t.board.counters.push(Counter { on: id, name: 0, count: 1 });
    }
}

fn leave_field(t: &mut T, id: ObjectId) {
    // [5.15.4] Its links end right after the move.
    if t.board.links.iter().any(|l| l.follower == id) {
        rule!("5.15.4");
        t.board.links.retain(|l| l.follower != id);
    }
    // [10.11.1] Its counters are remembered for as long as it is.
    t.board.holding.retain(|h| h.0 != id);
}

/// Creates a token. [9.1.2]
pub(crate) fn create(t: &mut T, face: u16, seat: Seat, to: Zone, turned: bool) -> Arrival {
    rule!("9.1.1", "9.1.2", "9.1.2.1", "9.1.2.3");
    let slot = t.objects.create(face, seat);
    let id = t.relocate(slot, zone(seat, to), None, false);
    if to == Zone::Field {
        let engaged = turned || enters_engaged(t, id);
        t.objects.at_mut(slot).mark.engaged = engaged;
        enter_field(t, id);
    }
    Arrival { by: 0, id, from: None }
}

/// Tokens that cannot stay where they came are eliminated now. [9.1.4.3]
pub(super) fn strays(t: &mut T, arrivals: &[Arrival]) {
    for a in arrivals {
        if !t.face(a.id.slot).card.token {
            continue;
        }
        let spell = t.face(a.id.slot).card.kind == Kind::Spell;
        let allowed = match t.place(a.id).expect("it is there") {
            Zone::Ex | Zone::Resolution => true,
            Zone::Field => !spell,
            _ => false,
        };
        if !allowed {
            rule!("9.1.4.2", "9.1.4.1");
            rule!("9.1.3", "9.1.4", "9.1.4.3");
            t.eliminate(a.id.slot);
        }
    }
}

pub(super) fn swap(t: &mut T, a: ObjectId, b: ObjectId, arrivals: &mut SmallVec<[Arrival; 4]>) {
    rule!("5.12.1");
    let place = |t: &T, id| (t.place(id).expect("it is there"), t.controller(id).expect("it is there"));
    let ((za, sa), (zb, sb)) = (place(t, a), place(t, b));
    if (za, zb) == (Zone::Field, Zone::Field) {
        // [10.7.4.3] From field to field they stay the same cards. [R53]
        super::control(t, a, sb, false);
        super::control(t, b, sa, false);
        return;
    }
    arrivals.push(put(t, a, zb, sb, End::Bottom, Cause::Put, false));
    arrivals.push(put(t, b, za, sa, End::Bottom, Cause::Put, false));
}
