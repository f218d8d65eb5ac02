//! What happens, and making it so.

use super::arena::Hex;
use super::board::{Mark, Read, T, Zone, zone};
use super::{arena, story};
use arbiter_desk::Zones;
use arbiter_kernel::{Batch, ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// What can be hurt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Target {
    /// A leader.
    Leader(Seat),
    /// A follower.
    Follower(ObjectId),
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// T1
    Draw(Seat),
    /// T2
    Played(ObjectId, Option<Hex>),
    /// A token comes.
    Called(Seat),
    /// T3
    Attacks(ObjectId),
    /// T9
    Stepped(ObjectId, Hex),
    /// Damage.
    Hurt(Target, i16),
    /// T5
    Buried(ObjectId),
    /// T5
    Out(Seat),
}

/// Makes the events of a batch true.
pub(crate) fn perform(t: &mut T, batch: Batch) {
    for e in t.events_of(batch) {
        match e {
            Event::Draw(seat) => {
                let top = t.cards(seat, Zone::Deck)[0];
                t.relocate(top, zone(seat, Zone::Hand), None, false);
            }
            Event::Played(id, place) => played(t, id, place),
            Event::Called(seat) => called(t, seat),
            Event::Attacks(id) => {
                t.objects.at_mut(id.slot).mark.engaged = true;
                story::own(t, "T3", "duel-attacks", None);
            }
            Event::Stepped(id, hex) => {
                let mark = &mut t.objects.at_mut(id.slot).mark;
                (mark.engaged, mark.place) = (true, Some(hex));
                story::own(t, "T9", "duel-steps", None);
            }
            Event::Hurt(Target::Leader(seat), n) => t.board.sides[usize::from(seat)].leader -= n,
            Event::Hurt(Target::Follower(id), n) => t.objects.at_mut(id.slot).mark.damage += n,
            Event::Buried(id) => bury(t, id),
            Event::Out(seat) => {
                t.put_out(seat);
                t.ids(seat, Zone::Field).into_iter().for_each(|id| bury(t, id));
                story::of(t, seat, "T5", "duel-out");
            }
        }
    }
}

fn played(t: &mut T, id: ObjectId, place: Option<Hex>) {
    let (seat, cost, follower) = (t.objects.at(id.slot).owner, t.card(id).cost, t.card(id).body.is_some());
    t.board.sides[usize::from(seat)].pp -= cost;
    let to = if follower { Zone::Field } else { Zone::Cemetery };
    let id = t.relocate(id.slot, zone(seat, to), None, false);
    t.objects.at_mut(id.slot).mark = Mark { new: follower, place, ..Mark::default() };
    story::own(t, "T2", "duel-plays", Some(id));
}

/// In the arena a token comes to the first place that is free, or not at all.
fn called(t: &mut T, seat: Seat) {
    let place = arena::free_home(t, seat).first().copied();
    let Some(face) = t.rules.cards.iter().position(|c| c.token) else { return };
    if !t.board.arena || place.is_some() {
        let slot = t.objects.create(face as u16, seat);
        t.relocate(slot, zone(seat, Zone::Field), None, false);
        t.objects.at_mut(slot).mark = Mark { new: true, place: place.filter(|_| t.board.arena), ..Mark::default() };
    }
}

fn bury(t: &mut T, id: ObjectId) {
    if t.card(id).token {
        t.eliminate(id.slot);
    } else {
        t.relocate(id.slot, zone(t.objects.at(id.slot).owner, Zone::Cemetery), None, false);
    }
}
