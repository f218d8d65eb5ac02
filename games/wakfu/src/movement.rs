//! Movements between the World and the Bag. They use no Queue. [414]

use crate::Wakfu;
use crate::board::{Barred, T, Zone, look, zone};
use crate::card::Kind;
use crate::event::Event;
use crate::timing::Proc;
use crate::words::Freedom;
use crate::{layers, turn};
use arbiter_kernel::{Flow, ObjectId, Seat, rule};
use smallvec::smallvec;

/// How many a Bag holds that count: Heroes, Allies and Rooms. [306.3a]
#[must_use]
pub fn held(t: &T, seat: Seat) -> i16 {
    let all = t.zones.of(zone(seat, Zone::Bag)).iter().map(|&s| t.objects.id(s));
    all.filter(|&id| matches!(look::kind(t, id), Kind::Hero | Kind::Ally | Kind::Room)).count() as i16
}

/// The Size of a Bag; none when it is banished. [306.3a]
#[must_use]
pub fn size(t: &T, seat: Seat) -> i16 {
    let bag = t.board.players[seat as usize].bag;
    if t.objects.get(bag).is_some() { look::face(t, bag).card.size } else { 0 }
}

/// Whether one more fits. [504.3]
#[must_use]
pub fn has_room(t: &T, seat: Seat) -> bool {
    rule!("504.3", "306.3a");
    held(t, seat) < size(t, seat)
}

/// Whether a Hero or Ally can make a movement now. [414.1] [414.2] [414.3]
#[must_use]
pub fn can_move(t: &T, id: ObjectId) -> bool {
    let m = look::mark(t, id);
    let into = look::in_world(t, id);
    rule!("414.1", "414.2", "414.3");
    look::in_play(t, id)
        && look::is_fighter(t, id)
        && (!m.tapped || layers::may(t, id, Freedom::MoveTapped))
        && !layers::barred(t, id, Barred::Move)
        && (if into { has_room(t, look::owner(t, id)) } else { !turn::world_closed(t) })
}

/// Who can make a movement: nobody in the very first turn. [603.3]
#[must_use]
pub fn movers(t: &T, seat: Seat) -> Vec<ObjectId> {
    if rule!("603.3" => turn::world_closed(t)) {
        return Vec::new();
    }
    look::controlled(t, seat).filter(|&id| can_move(t, id)).collect()
}

/// A movement happens.
pub(crate) fn go(who: ObjectId, then: Proc) -> Flow<Wakfu> {
    Flow::Emit(then, smallvec![Event::Move(who)])
}
