//! Which objects can be picked. [807.2] [508.1]

use super::{X, from};
use crate::board::{Barred, Entry, T, Thing, Zone, look, zone};
use crate::card::Kind;
use crate::event::Event;
use crate::range;
use crate::rules::Slot;
use crate::words::{Pile, Tail, Who};
use crate::{layers, noun};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Which objects can be picked for a slot. [807.2] [508.1]
#[must_use]
pub fn candidates(t: &T, entry: &Entry, slot: &Slot) -> Vec<Thing> {
    let Some(who) = &slot.who else {
        // Players can be chosen too.
        let all = (0..t.board.seats).filter(|&s| !t.out().has(s));
        return all.filter(|&s| !slot.foe || look::opposed(t, s, entry.seat)).map(Thing::Seat).collect();
    };
    let (noun, tail) = who.noun().expect("what is picked is a kind of card");
    let seat = entry.seat;
    if slot.pending {
        // Whom the damage is about to hit.
        let hit = t.scope(entry.scope).cause.and_then(Event::subject);
        let fits = |id: &ObjectId| noun::fits(t, noun, *id, seat) && reachable(t, entry, *id, tail);
        return hit.into_iter().filter(fits).map(Thing::Card).collect();
    }
    let scope = t.scope(entry.scope);
    let seats = || (0..t.board.seats).filter(|&s| !t.out().has(s));
    let all: Vec<ObjectId> = match (slot.pile, tail) {
        (Some(Pile::Deck), _) => in_zone(t, seat, Zone::Deck),
        (Some(Pile::Collection), _) => collection(t, seat),
        (Some(Pile::Discard), _) | (None, Some(Tail::Discard)) => in_zone(t, seat, Zone::Discard),
        (Some(Pile::Either), _) => [Zone::Deck, Zone::Discard].into_iter().flat_map(|z| in_zone(t, seat, z)).collect(),
        (None, Some(Tail::Hand)) => in_zone(t, seat, Zone::Hand),
        (None, Some(Tail::AnyDiscard)) => seats().flat_map(|s| in_zone(t, s, Zone::Discard)).collect(),
        (None, Some(Tail::FoesDiscard)) => {
            seats().filter(|&s| look::opposed(t, s, seat)).flat_map(|s| in_zone(t, s, Zone::Discard)).collect()
        }
        (None, Some(tail)) if tail.is_news() => scope.cause.and_then(|e| news(t, tail, e)).into_iter().collect(),
        _ => look::all_in_play(t).collect(),
    };
    let fits = |id: &ObjectId| suits(t, entry, who, *id) && (!slot.tapped || look::mark(t, *id).tapped);
    // Only choices are bound by Range and by "cannot be chosen".
    let allowed = |id: &ObjectId| !slot.choice || (reachable(t, entry, *id, tail) && !untouchable(t, *id, seat));
    all.into_iter().filter(|id| fits(id) && allowed(id)).map(Thing::Card).collect()
}

/// Whether a card meets what a text says of those it means. [807.2]
pub(crate) fn suits(t: &T, entry: &Entry, who: &Who, id: ObjectId) -> bool {
    let Some((noun, tail)) = who.noun() else { return false };
    let (seat, scope) = (entry.seat, t.scope(entry.scope));
    rule!("807.2");
    let place = match tail {
        Some(Tail::World) => look::in_world(t, id),
        Some(Tail::YourBag) => look::in_bag(t, id) == Some(seat),
        Some(Tail::AnyBag) => look::in_bag(t, id).is_some(),
        Some(Tail::Yours) => look::controller(t, id) == seat,
        Some(Tail::Defenders) => t.board.battle.as_ref().is_some_and(|b| b.defender == look::controller(t, id)),
        Some(Tail::Bare) => !noun::bears(t, id),
        Some(Tail::Attacked) => t.board.battle.as_ref().is_some_and(|b| b.attacked.contains(&id)),
        _ => true,
    };
    let mine = matches!(
        who,
        Who::Mine(..)
            | Who::ChosenMine(..)
            | Who::OtherMine(..)
            | Who::UpToMine(..)
            | Who::Yours(..)
            | Who::YourOthers(..)
    );
    // Another one than the card itself and than those named before. [203.1]
    let other = !matches!(who, Who::OtherMine(..) | Who::ChosenOther(..) | Who::YourOthers(..))
        || (id != entry.source && !scope.picks.iter().any(|p| p.what == Thing::Card(id)));
    let own = !mine || look::controller(t, id) == seat;
    place && own && other && noun::fits_x(t, noun, id, seat, scope.notes[X])
}

/// Whether a player cannot choose it.
pub(super) fn untouchable(t: &T, id: ObjectId, seat: Seat) -> bool {
    let foe = || look::opposed(t, look::controller(t, id), seat) && layers::barred(t, id, Barred::BeChosenByFoe);
    layers::barred(t, id, Barred::BeChosen) || foe()
}

/// Whom an event that has just happened was about, if it is such news. [809.3]
pub(crate) fn news(t: &T, tail: Tail, e: Event) -> Option<ObjectId> {
    match (tail, e) {
        (Tail::JustAppeared, Event::Appear(a)) => Some(t.objects.id(a.card.slot)),
        (Tail::JustAppeared, Event::Token { made, .. }) => Some(made),
        (Tail::JustHurt, Event::Damage(p)) => Some(p.to),
        (Tail::JustTapped, Event::Tap(id, _)) | (Tail::JustMoved, Event::Move(id)) => Some(id),
        _ => None,
    }
}

fn reachable(t: &T, entry: &Entry, id: ObjectId, tail: Option<Tail>) -> bool {
    rule!("508.1", "807.1");
    range::reaches(t, from(t, entry), id, matches!(tail, Some(Tail::Anywhere | Tail::AnyBag)))
}

fn in_zone(t: &T, seat: Seat, z: Zone) -> Vec<ObjectId> {
    t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s)).collect()
}

/// Cards of the Collection that would not make the deck illegal. [406.1]
fn collection(t: &T, seat: Seat) -> Vec<ObjectId> {
    let all = in_zone(t, seat, Zone::Collection);
    let outside = zone(seat, Zone::Collection);
    let played = |test: &dyn Fn(&crate::rules::Face) -> bool| {
        t.objects.iter().any(|(_, o)| o.owner == seat && o.zone != outside && test(&t.rules.faces[o.face as usize]))
    };
    rule!("406.1", "406.2");
    let legal = |id: &ObjectId| {
        let card = &look::face(t, *id).card;
        let twin = card.unique && played(&|f| f.card.name == card.name);
        let second = card.kind == Kind::Protector && played(&|f| f.card.kind == Kind::Protector);
        !twin && !second
    };
    all.into_iter().filter(legal).collect()
}
