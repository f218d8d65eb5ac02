//! Which objects can be picked. [807.2] [508.1]

use super::{X, from};
use crate::board::{Barred, Entry, Scope, T, Thing, What, Zone, look, zone};
use crate::card::Kind;
use crate::event::Event;
use crate::range;
use crate::rules::{Held, Once, Slot};
use crate::words::{Bound, Pile, Tail, Who};
use crate::{effect, layers, noun};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Which objects can be picked for a slot, by what its text knows. [807.2] [508.1]
#[must_use]
pub fn candidates(t: &T, entry: &Entry, scope: &Scope, slot: &Slot) -> Vec<Thing> {
    let mut all = Vec::new();
    each(t, entry, scope, slot, &mut |thing| {
        all.push(thing);
        true
    });
    all
}

/// Whether there is one.
pub(super) fn any(t: &T, entry: &Entry, scope: &Scope, slot: &Slot) -> bool {
    !each(t, entry, scope, slot, &mut |_| false)
}

/// Shows them one after the other, as long as more are wanted; whether all were.
fn each(t: &T, entry: &Entry, scope: &Scope, slot: &Slot, see: &mut dyn FnMut(Thing) -> bool) -> bool {
    let seats = || (0..t.board.seats).filter(|&s| !t.out().has(s));
    let Some(who) = &slot.who else {
        // Players can be chosen too.
        return seats().filter(|&s| !slot.foe || look::opposed(t, s, entry.seat)).map(Thing::Seat).all(see);
    };
    if slot.top {
        // Of what was shown or looked at. [405.2]
        let fits = |id: &ObjectId| who.noun().is_none_or(|(n, _)| noun::fits(t, n, *id, entry.seat));
        return effect::shown(t, scope).into_iter().filter(fits).map(Thing::Card).all(see);
    }
    let (noun, tail) = who.noun().expect("what is picked is a kind of card");
    let seat = entry.seat;
    if let Some(held) = &slot.held {
        let seats = match held {
            Held::Own => vec![seat],
            Held::Of(player) => effect::players(t, scope, player),
        };
        let mut all = seats.into_iter().flat_map(|s| in_zone(t, s, Zone::Hand));
        return all.all(|id| !noun::fits_x(t, noun, id, seat, scope.notes[X]) || see(Thing::Card(id)));
    }
    if slot.pending {
        // Whom the damage is about to hit.
        let hit = scope.cause.and_then(Event::subject);
        let fits = |id: &ObjectId| suits(t, entry, scope, who, *id) && reachable(t, entry, *id, tail);
        return hit.into_iter().filter(fits).map(Thing::Card).all(see);
    }
    let fits = |id: ObjectId| {
        (suits(t, entry, scope, who, id) || slot.recycled && noun::recycled_as(t, noun, id, seat))
            && !spent(t, entry, scope, id)
            && (!slot.tapped || look::mark(t, id).tapped)
    };
    // Only choices are bound by Range and by "cannot be chosen".
    let allowed = |id: ObjectId| !slot.choice || (reachable(t, entry, id, tail) && !untouchable(t, id, entry));
    let seen = |id: ObjectId| !(fits(id) && allowed(id)) || see(Thing::Card(id));
    match (slot.pile, tail) {
        (Some(Pile::Deck), _) => in_zone(t, seat, Zone::Deck).all(seen),
        (Some(Pile::Collection), _) => collection(t, seat).into_iter().all(seen),
        (Some(Pile::Discard), _) | (None, Some(Tail::Discard)) => in_zone(t, seat, Zone::Discard).all(seen),
        (Some(Pile::Either), _) => [Zone::Deck, Zone::Discard].into_iter().flat_map(|z| in_zone(t, seat, z)).all(seen),
        (None, Some(Tail::Hand)) => in_zone(t, seat, Zone::Hand).all(seen),
        (None, Some(Tail::AnyDiscard)) => seats().flat_map(|s| in_zone(t, s, Zone::Discard)).all(seen),
        (None, Some(Tail::FoesDiscard)) => {
            seats().filter(|&s| look::opposed(t, s, seat)).flat_map(|s| in_zone(t, s, Zone::Discard)).all(seen)
        }
        (None, Some(tail)) if tail.is_news() => scope.cause.and_then(|e| news(t, tail, e)).is_none_or(seen),
        _ => look::all_in_play(t).all(seen),
    }
}

/// Whether a card meets what a text says of those it means. [807.2]
pub(crate) fn suits(t: &T, entry: &Entry, scope: &Scope, who: &Who, id: ObjectId) -> bool {
    let Some((noun, tail)) = who.noun() else { return false };
    let seat = entry.seat;
    rule!("807.2");
    let place = match tail {
        Some(Tail::World) => look::in_world(t, id),
        Some(Tail::YourBag) => look::in_bag(t, id) == Some(seat),
        Some(Tail::AnyBag) => look::in_bag(t, id).is_some(),
        Some(Tail::Yours) => look::controller(t, id) == seat,
        Some(Tail::Defenders) => t.board.battle.as_ref().is_some_and(|b| b.defender == look::controller(t, id)),
        Some(Tail::Bare) => !noun::bears(t, id),
        Some(Tail::Facing) => faces(t, entry.source, id) || faces(t, id, entry.source),
        Some(Tail::ItBlocks) => faces(t, entry.source, id),
        Some(Tail::Attacked) => t.board.battle.as_ref().is_some_and(|b| b.attacked.contains(&id)),
        _ => true,
    };
    let mine = matches!(who, Who::Mine(..) | Who::ChosenMine(..) | Who::OtherMine(..) | Who::UpToMine(..))
        || matches!(who, Who::MineX(..) | Who::Yours(..) | Who::YourOthers(..));
    // Another one than the card itself and than those named before; what was
    // named for this very choice is looked at again on resolution. [203.1] [810.2a]
    let named = || {
        let slot = t.rules.abilities.get(entry.ability as usize).and_then(|a| a.slot_at(who.spot().0));
        scope.picks.iter().any(|p| p.what == Thing::Card(id) && Some(p.of) != slot)
    };
    let other = !matches!(who, Who::OtherMine(..) | Who::ChosenOther(..) | Who::YourOthers(..))
        || (id != entry.source && !named());
    let own = !mine || look::controller(t, id) == seat;
    let bound = who.bound().is_none_or(|b| bounded(t, scope, b, id));
    place && own && other && bound && (noun::fits_x(t, noun, id, seat, scope.notes[X]))
}

/// Whether one stands as a blocker before the other. [704.2]
pub(crate) fn faces(t: &T, blocker: ObjectId, attacker: ObjectId) -> bool {
    let fighter = t.board.battle.as_ref().and_then(|b| b.fighter(blocker));
    // Its own power hears of it before it is counted.
    rule!("704.2" => fighter.is_some_and(|f| f.facing == attacker))
        || crate::attack::declared_before(t, blocker, attacker)
}

/// Whether a card has the number that was said behind the choice. [T2.2]
fn bounded(t: &T, scope: &Scope, bound: &Bound, id: ObjectId) -> bool {
    match bound {
        Bound::Of(m) => noun::measures(t, *m, id, &|c| layers::strength(t, c), scope.notes[X]),
        Bound::Level(n) => rule!("207.2" => look::face(t, id).card.level.value() <= effect::amount_of(t, scope, n)),
        Bound::LevelOf(who) => {
            let of = effect::resolve(t, scope, who);
            let most = of.into_iter().map(|id| look::level(t, id)).max();
            rule!("207.2" => most.is_some_and(|most| look::level(t, id) <= most))
        }
        Bound::Strength(n) => rule!("204.5" => layers::used_strength(t, id) <= effect::amount_of(t, scope, n)),
    }
}

/// Whether a card that is played once a turn on each was played on this one. [808.2]
fn spent(t: &T, entry: &Entry, scope: &Scope, id: ObjectId) -> bool {
    let Some(a) = t.rules.abilities.get(entry.ability as usize).filter(|a| a.once == Some(Once::Each)) else {
        return false;
    };
    // On resolution its own play is the one that counts.
    let own = t.board.queue.iter().any(|q| q.id == entry.id && q.what == What::Card);
    let played = scope.picks.iter().any(|p| p.what == Thing::Card(id));
    !(own && played) && t.board.once.contains(&(entry.seat, a.face, id))
}

/// Whether a player cannot choose it.
pub(super) fn untouchable(t: &T, id: ObjectId, entry: &Entry) -> bool {
    let power = matches!(entry.what, What::Power | What::Trigger);
    let barred = |what| layers::barred(t, id, what);
    let foe = || {
        look::opposed(t, look::controller(t, id), entry.seat)
            && (barred(Barred::BeChosenByFoe) || rule!("801.1" => power && barred(Barred::BeChosenByFoesPower)))
    };
    barred(Barred::BeChosen) || foe()
}

/// Whom an event that has just happened was about, if it is such news. [809.3]
pub(crate) fn news(t: &T, tail: Tail, e: Event) -> Option<ObjectId> {
    match (tail, e) {
        (Tail::JustAppeared, Event::Appear(a)) => Some(t.objects.id(a.card.slot)),
        (Tail::JustAppeared, Event::Token { made, .. }) => Some(made),
        (Tail::JustHurt, Event::Damage(p)) => Some(p.to),
        (Tail::JustPlayed, Event::Played(id)) => crate::queue::card(t, id).map(|(_, card)| card),
        // Out of the Discard of whoever has it now. [502.1]
        (Tail::JustRisen, Event::Appear(a)) => Some(t.objects.id(a.card.slot)).filter(|_| risen(t, a.card)),
        (Tail::JustTurned, Event::Tap(id, _) | Event::Untap(id)) => Some(id),
        (Tail::JustTapped, Event::Tap(id, _)) | (Tail::JustMoved, Event::Move(id)) => Some(id),
        _ => None,
    }
}

/// Whether it lay in a Discard before. [502.1]
pub(crate) fn risen(t: &T, old: ObjectId) -> bool {
    matches!(crate::board::place(look::zone_of(t, old)), Some((_, Zone::Discard)))
}

fn reachable(t: &T, entry: &Entry, id: ObjectId, tail: Option<Tail>) -> bool {
    rule!("508.1", "807.1");
    range::reaches(t, from(t, entry), id, matches!(tail, Some(Tail::Anywhere | Tail::AnyBag)))
}

fn in_zone(t: &T, seat: Seat, z: Zone) -> impl Iterator<Item = ObjectId> + '_ {
    t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s))
}

/// Cards of the Collection that would not make the deck illegal. [406.1]
fn collection(t: &T, seat: Seat) -> Vec<ObjectId> {
    let outside = zone(seat, Zone::Collection);
    let played = |test: &dyn Fn(&crate::rules::Face) -> bool| {
        t.objects.iter().any(|(_, o)| o.owner == seat && o.zone != outside && test(&t.rules.faces[o.face as usize]))
    };
    rule!("406.1", "406.2");
    let legal = |id: &ObjectId| {
        let card = &look::face(t, *id).card;
        let twin = card.unique && played(&|f| f.card.name == card.name);
        let second = card.kind == Kind::Protector && played(&|f| f.card.kind == Kind::Protector);
        // What was opened and not played cannot be used. [306.1] [307.1]
        let spare = matches!(card.kind, Kind::Hero | Kind::Bag);
        !twin && !second && !spare
    };
    in_zone(t, seat, Zone::Collection).filter(legal).collect()
}
