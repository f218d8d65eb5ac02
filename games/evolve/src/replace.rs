//! What cannot happen, and what happens instead. [1.3.2] [1.3.3] [10.10]

mod able;
mod damage;

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Read, Scope, T, Thing, Zones, zone};
use crate::event::{Cause, End, Event};
use crate::layers;
use crate::listen::INSTEAD;
use crate::targets::{Ctx, concerns, seats};
use crate::timing::{Choice, Proc};
use crate::words::{Ban, Keyword, Passive, Place, Verb, Who, Would, Zone};
use arbiter_desk::refuse;
use arbiter_kernel::{Frame, Listener, Message, ObjectId, Replaced, Replacement, Seat, rule};
use smallvec::SmallVec;

/// Which replacement comes first, or whether one does. [10.10.2]
pub(crate) const QUESTION: Question =
    Question::new("ask-replacement").must(|| refuse!("10.10.2", Message::new("why-must-replace")));

/// Whether an event cannot happen: forbidden, impossible, or no change.
#[must_use]
pub fn forbid(t: &T, e: Event) -> bool {
    // Whoever makes an event looks whether its cards are still there.
    debug_assert!(e.about().into_iter().flatten().all(|id| t.objects.get(id).is_some()), "{e:?}");
    let dropped = match e {
        Event::Move { id, to, seat, cause, .. } => cannot_move(t, id, to, seat, cause),
        Event::Swap(a, b) if is_leader(t, a) || is_leader(t, b) => true,
        Event::Swap(a, b) => {
            // [5.12.2] If either cannot move, neither does.
            // [R53] From field to field nothing leaves.
            let stuck = |id| t.place(a) != t.place(b) && layers::banned(t, id, Ban::Leave);
            let off = |id, other| t.on_field(other) && kept_off(t, id);
            let held = stuck(a) || stuck(b) || off(a, b) || off(b, a);
            let stays = held || t.objects.at(a.slot).zone == t.objects.at(b.slot).zone;
            rule!("5.12.2" => stays)
        }
        Event::Transform { id, .. } => is_leader(t, id) || layers::banned(t, id, Ban::Leave),
        Event::Draw(seat) => layers::banned(t, t.leader(seat), Ban::Draw),
        Event::Damage { amount, .. } if amount <= 0 => {
            // [1.3.2.2] Nothing is dealt, least of all the opposite.
            rule!("1.3.2.2");
            true
        }
        Event::Damage { to, .. } => !can_be_hurt(t, to),
        Event::LeaderDefense { by, .. } => by == 0,
        Event::Engage(id) => !t.on_field(id) || already(t.objects.at(id.slot).mark.engaged),
        // Only on a field a card is engaged.
        Event::Refresh(id) => already(!t.objects.at(id.slot).mark.engaged),
        Event::Evolve { follower, .. } => !t.on_field(follower) || layers::banned(t, follower, Ban::Evolve),
        Event::Control { id, seat, .. } => {
            // Whether there is room is seen for all that come together. [R54]
            !t.on_field(id) || already(t.controller(id) == Some(seat))
        }
        // What is not there cannot be taken off. [1.3.2] [14.1.4]
        Event::Counters { on, name, by } => by == 0 || (by.is_negative() && t.counters(on, name) == 0),
        Event::Change { .. }
        | Event::Create { .. }
        | Event::Shuffle(_)
        | Event::Starts(_)
        | Event::Attacked { .. }
        | Event::Fought(..)
        | Event::Played { .. } => false,
    };
    // No event, so nothing triggers. [R49]
    rule!("1.3.2" => dropped)
}

/// It is in that state already. [1.3.2.1]
fn already(so: bool) -> bool {
    rule!("1.3.2.1" => so)
}

fn cannot_move(t: &T, id: ObjectId, to: Zone, seat: Seat, cause: Cause) -> bool {
    let o = t.objects.at(id.slot);
    if is_leader(t, id) {
        return true;
    }
    if !t.on_field(id) {
        return (o.zone == zone(seat, to) && to != Zone::Deck) || (to == Zone::Field && kept_off(t, id));
    }
    let unbreakable = match cause {
        Cause::Destroyed => layers::banned(t, id, Ban::BeDestroyed),
        Cause::DestroyedByAbility => {
            layers::banned(t, id, Ban::BeDestroyed) || layers::banned(t, id, Ban::BeDestroyedByAbilities)
        }
        _ => false,
    };
    unbreakable || to == Zone::Field || layers::banned(t, id, Ban::Leave)
}

/// A leader stays where it is, also where a text means whomever was attacked. [4.3.1]
fn is_leader(t: &T, id: ObjectId) -> bool {
    t.place(id) == Some(Zone::Leader)
}

/// Whether a card cannot lie on a field: a spell. One that is a token comes
/// there and is eliminated. [4.4.1] [9.1.4.3] [R90]
fn kept_off(t: &T, id: ObjectId) -> bool {
    let core = layers::core(t, id);
    core.kind == crate::card::Kind::Spell && !core.token
}

fn can_be_hurt(t: &T, id: ObjectId) -> bool {
    match t.place(id) {
        Some(Zone::Leader) => true,
        Some(Zone::Field) => layers::core(t, id).kind == crate::card::Kind::Follower,
        _ => false,
    }
}

// Replacements are numbered so that each is used once for one event. [10.10.2.3]
const STACK: u32 = 1 << 30;
const SHIELD: u32 = 1 << 31;

fn number(on: ObjectId, ability: u16) -> u32 {
    u32::from(ability) << 12 | u32::from(on.slot)
}

/// The number of a text that a card has more than once, here after so many others
/// of its kind. Each is used once; a fifth is taken for the fourth.
fn copy(number: u32, before: usize) -> u32 {
    number | (before.min(3) as u32) << 28
}

/// The card that a numbered replacement comes from; a shield against the next
/// damage comes from none that need still be there.
#[must_use]
pub fn source(t: &T, number: u32) -> Option<ObjectId> {
    (number & SHIELD == 0).then(|| t.objects.id((number & 0xFFF) as u16))
}

/// Who orders the replacements of an event. [10.10.2] [R72]
fn chooser(t: &T, e: Event) -> Seat {
    match e {
        Event::Move { id, .. } | Event::Transform { id, .. } | Event::Swap(id, _) => {
            let id = leaving(t, e).unwrap_or(id);
            rule!("10.10.2.1");
            t.controller(id).unwrap_or(t.board.active)
        }
        Event::Damage { to, .. } => t.controller(to).unwrap_or_else(|| t.objects.at(to.slot).owner),
        Event::Draw(seat) => {
            rule!("10.10.2.2");
            seat
        }
        _ => t.board.active,
    }
}

/// The card that would leave the field; in a swap of two fields none does. [10.7.4.3]
fn leaving(t: &T, e: Event) -> Option<ObjectId> {
    match e {
        Event::Move { id, .. } | Event::Transform { id, .. } => t.on_field(id).then_some(id),
        Event::Swap(a, b) if t.place(a) != t.place(b) => [a, b].into_iter().find(|&x| t.on_field(x)),
        _ => None,
    }
}

/// The replacements that fit an event.
#[inline]
pub fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
    match e {
        // Only these can be replaced at all.
        Event::Move { .. } | Event::Transform { .. } | Event::Swap(..) | Event::Damage { .. } | Event::Draw(_) => {
            fitting(t, e, out);
        }
        _ => (),
    }
}

fn fitting(t: &T, e: Event, out: &mut Vec<Replacement>) {
    let leaving = leaving(t, e);
    let about = match e {
        Event::Damage { to, .. } => Some(to),
        _ => leaving,
    };
    let who = |id, optional| Replacement { id, chooser: Some(chooser(t, e)), optional, decider: None };
    if let Some(id) = leaving
        && t.counters(id, 0) > 0
        && layers::has(t, id, Keyword::Stack)
    {
        out.push(who(STACK | u32::from(id.slot), false));
    }
    if let Event::Damage { to, amount, .. } = e {
        out.extend(damage::shields(t, to, amount).map(|s| who(SHIELD | s.0, false)));
        out.extend(damage::changes(t, e).into_iter().map(|c| who(c.0, false)));
    }
    if layers::heard(t, INSTEAD) {
        let all: SmallVec<[(Listener, &Passive); 4]> = layers::passives(t, INSTEAD, |_| true).collect();
        for (n, &(l, p)) in all.iter().enumerate() {
            if let Passive::Instead { of, optional, then, .. } = p
                && replaces(t, l.on, of, e)
                && (!optional || t.controller(l.on).is_some_and(|me| able::able(t, l.on, me, about, then)))
            {
                // [10.2.1.3] [10.2.1.3.1]
                rule!("10.2.1.3", "10.2.1.3.1");
                // `you may` is said to the controller of the text; the affected player orders what is used.
                let decider = if *optional { t.controller(l.on) } else { None };
                let before = all[..n].iter().filter(|x| x.0 == l).count();
                out.push(Replacement { decider, ..who(copy(number(l.on, l.ability), before), *optional) });
            }
        }
        // [1.3.4] The active player decides first.
        rule!("1.3.4");
        out.sort_by_key(|r| r.decider.is_some_and(|seat| seat != t.board.active));
    }
}

fn replaces(t: &T, on: ObjectId, of: &Would, e: Event) -> bool {
    let Some(me) = t.controller(on) else { return false };
    let ctx = Ctx::new(me, on, None);
    let meant = |w: &Who, id| concerns(t, &ctx, w, id, None);
    match (of, e) {
        (Would::BeDestroyed(w), Event::Move { id, cause: Cause::Destroyed | Cause::DestroyedByAbility, .. }) => {
            meant(w, id)
        }
        // [R55] If one of two cards that are swapped goes elsewhere instead, the other stays.
        (Would::Leave(w), e) => leaving(t, e).is_some_and(|id| meant(w, id)),
        (Would::Draw(w), Event::Draw(seat)) => seats(me, *w).contains(&seat),
        (Would::TakeDamage(w), Event::Damage { to, .. }) => meant(w, to),
        _ => false,
    }
}

/// Applies a replacement: the original never happens. [10.10.1]
pub fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Evolve> {
    rule!("10.10.1", "10.10.1.1", "10.10.2.3");
    rule!("10.6.2.5.1");
    if r.id & SHIELD != 0 {
        let stamp = r.id & !SHIELD;
        let Event::Damage { to, amount, .. } = e else { unreachable!("a shield is against damage") };
        rule!("10.2.1.3.1");
        let left = damage::shields(t, to, amount).find(|s| s.0 == stamp).map(|s| s.1);
        t.retain_modifiers(|m| m.stamp != stamp);
        return match left {
            Some(left) if left > 0 => damage::becomes(e, left),
            _ => Replaced::Nothing,
        };
    }
    if r.id & STACK != 0 {
        // [13.3.2.2#2]
        rule!("13.3.2.2#2");
        // One stays, so neither moves. [R55]
        rule!("5.12.2");
        let on = t.objects.id((r.id & 0xFFF) as u16);
        return Replaced::Along(Event::Counters { on, name: 0, by: -1 });
    }
    let (on, ability) = (t.objects.id((r.id & 0xFFF) as u16), (r.id >> 12 & 0xFFFF) as u16);
    let crate::rules::Sort::Passive(p) = &t.rules.abilities[ability as usize].sort else {
        unreachable!("a passive replaces")
    };
    if let Some((_, left)) = damage::changes(t, e).into_iter().find(|c| c.0 == r.id) {
        rule!("10.2.1.3.2");
        return damage::becomes(e, left);
    }
    let Passive::Instead { then, .. } = p else { unreachable!("only replacements are applied") };
    // Another move of the same card is the same event in another form: what
    // was used on it stays used.
    let moved = match e {
        Event::Move { id, by, .. } => Some((id, by)),
        Event::Swap(..) => {
            rule!("5.12.2");
            leaving(t, e).and_then(|id| Some((id, t.controller(id)?)))
        }
        _ => None,
    };
    if let (Some((id, by)), [verb]) = (moved, then.as_slice())
        && let Some((whom, to, cause)) = other_move(verb)
        && (id == on || *whom == Who::It)
    {
        // [3.1.2] `your EX area` is that of the text's controller; other zones are the owner's. [R59]
        let owner = t.objects.at(id.slot).owner;
        let mine = matches!(verb, Verb::Move { to: Place::Ex, .. });
        let seat = if mine { t.controller(on).unwrap_or(owner) } else { owner };
        return Replaced::Along(Event::Move { id, to, seat, end: End::Bottom, cause, turned: false, by });
    }
    let me = t.controller(on).unwrap_or(t.board.active);
    let mut scope = Scope::new(on, ability, me);
    scope.cause = Some(e);
    match e {
        Event::Move { .. } | Event::Transform { .. } | Event::Swap(..) => {
            scope.subject = leaving(t, e).map(Thing::Card)
        }
        Event::Damage { to, amount, .. } => (scope.subject, scope.amount) = (Some(Thing::Card(to)), amount),
        _ => (),
    }
    let scope = t.open_scope(scope);
    Replaced::Runs(Frame::Proc(Proc::Carry { scope }))
}

/// Where a verb that does nothing else moves whom.
fn other_move(verb: &Verb) -> Option<(&Who, Zone, Cause)> {
    match verb {
        Verb::Banish { whom: whom @ (Who::This | Who::It), facedown: false } => {
            Some((whom, Zone::Banished, Cause::Banished))
        }
        Verb::Move { whom: whom @ (Who::This | Who::It), to } => match to {
            Place::Hand => Some((whom, Zone::Hand, Cause::Put)),
            Place::Ex | Place::OwnersEx => Some((whom, Zone::Ex, Cause::Put)),
            Place::Cemetery => Some((whom, Zone::Cemetery, Cause::Put)),
            Place::DeckBottom => Some((whom, Zone::Deck, Cause::Put)),
            _ => None,
        },
        _ => None,
    }
}

/// The choice that stands for a replacement.
#[must_use]
pub fn choice_of(r: Option<Replacement>) -> Choice {
    match r {
        Some(r) => {
            // Asked only where there is something to order or to decline.
            rule!("10.10.2");
            Choice::Replace(r.id)
        }
        None => Choice::No,
    }
}
