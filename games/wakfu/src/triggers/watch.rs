//! What powers watch for, and whether an event is it. [804.1] [804.3]

use super::event::matches;
use super::hears::Kinds;
use crate::board::{Delayed, T, Thing, WORLD, Zone, look, zone};
use crate::event::Event;
use crate::rules::{Face, NONE};
use crate::words::{Later, Power, Step, Watched, While};
use crate::{layers, notes, range};
use arbiter_kernel::{Batch, ObjectId, Pending, Seat, ZoneId, rule};
use smallvec::SmallVec;

/// Few hear of an event.
pub(crate) type Watchers = SmallVec<[Watcher; 8]>;

/// A triggered power that was there before something happened.
#[derive(Clone, Copy)]
pub(crate) struct Watcher {
    source: ObjectId,
    ability: u16,
    seat: Seat,
}

/// Every triggered power that works now and could hear of such events. [801.1]
pub(crate) fn watchers(t: &T, kinds: Kinds) -> Watchers {
    let mut out = Watchers::new();
    let given = look::is_granting(t);
    // Shortcut: nobody in play hears of anything of the kind.
    let hears = |id| look::face(t, id).hears.meets(kinds) || look::face(t, id).set.is_some();
    let there = given || look::among(t, notes::WATCHES).any(hears);
    for source in there
        .then(|| look::all_in_play(t))
        .into_iter()
        .flatten()
        .filter(|id| given || t.objects.may(id.slot, notes::WATCHES))
    {
        let of_set = look::set_text_if(t, source, |f| f.watches);
        let own = Some(look::face(t, source)).filter(|f| f.hears.meets(kinds));
        for ability in own.into_iter().chain(of_set).flat_map(Face::powers).chain(look::granted(t, source)) {
            let a = &t.rules.abilities[ability as usize];
            // Shortcut: what is not heard of is not asked whether it works.
            if !a.hears.meets(kinds) {
                continue;
            }
            let Power::Watches { gate, while_, .. } = &a.power else { continue };
            let seat = look::controller(t, source);
            if !a.reaction
                && a.works_in().is_none()
                && holds(t, while_.as_ref(), source, ability, seat)
                && layers::gate(t, seat, gate.as_ref())
                && !layers::powerless(t, source)
            {
                rule!("801.1");
                out.push(Watcher { source, ability, seat });
            }
        }
        let face = look::face(t, source);
        if face.watches
            && Kinds::ETHERS.meets(kinds)
            && face.card.slot.is_some()
            && face.keywords().any(|k| matches!(k, crate::words::Keyword::Ethereal(_)))
        {
            out.push(Watcher { source, ability: NONE, seat: look::controller(t, source) });
        }
    }
    // Some work out of the Discard.
    let seats = if t.rules.lies { t.board.seats } else { 0 };
    for seat in 0..seats {
        let lying = t.zones.of(zone(seat, Zone::Discard)).iter().map(|&s| t.objects.id(s));
        for source in lying.filter(|&id| look::face(t, id).watches) {
            for ability in look::face(t, source).powers() {
                let a = &t.rules.abilities[ability as usize];
                let Power::Watches { gate, .. } = &a.power else { continue };
                let works = !a.reaction && a.hears.meets(kinds) && a.works_in() == Some(Zone::Discard);
                if works && layers::gate(t, seat, gate.as_ref()) {
                    rule!("801.1");
                    out.push(Watcher { source, ability, seat });
                }
            }
        }
    }
    out
}

/// Whether a power watches at all now. [804.1]
pub(crate) fn holds(t: &T, while_: Option<&While>, source: ObjectId, ability: u16, seat: Seat) -> bool {
    while_.is_none_or(|While(c)| crate::effect::cond(t, c, source, ability, seat))
}

/// Notes the powers that these events set off, one for each occurrence. Those
/// that were there before see what left together with them. [804.3] [810.2d]
pub(crate) fn wake(t: &mut T, b: Batch, before: &[Watcher]) {
    let events = t.events_of(b);
    let now = watchers(t, Kinds::of(&events));
    let gone = before.iter().filter(|w| t.objects.get(w.source).is_none()).copied();
    let all: SmallVec<[(Watcher, bool); 8]> =
        now.into_iter().map(|w| (w, false)).chain(gone.map(|w| (w, true))).collect();
    for e in &events {
        for (w, left) in &all {
            if *left && !e.takes_away() {
                continue;
            }
            if w.ability == NONE {
                // The last Ether was removed. [806.7a]
                if matches!(e, Event::Ethers(id, n) if *id == w.source && *n < 0) && look::mark(t, w.source).ethers == 0
                {
                    rule!("806.7a", "806.7c");
                    note(t, *w, *e);
                }
                continue;
            }
            let Some(h) = t.rules.abilities[w.ability as usize].power.watched() else { continue };
            if matches(t, h, *e, false, w.source, w.seat, &events) && visible(t, w.seat, *e) {
                rule!("804.3");
                note(t, *w, *e);
            }
        }
    }
    wake_delayed(t, &events);
}

/// The powers of a player that would hear of these events, once for each time. [804.3]
pub(crate) fn hearing(t: &T, seat: Seat, events: &[Event]) -> SmallVec<[(ObjectId, u16); 8]> {
    let own = watchers(t, Kinds::of(events)).into_iter().filter(|w| w.seat == seat && w.ability != NONE);
    let hears = |w: &Watcher, e: &Event| {
        let watched = t.rules.abilities[w.ability as usize].power.watched();
        watched.is_some_and(|h| matches(t, h, *e, false, w.source, seat, events)) && visible(t, seat, *e)
    };
    own.flat_map(|w| events.iter().filter(move |e| hears(&w, e)).map(move |_| (w.source, w.ability))).collect()
}

/// Notes the powers that hear of what is about to happen. A destruction by
/// several packets is one. [804.1]
pub(crate) fn wake_ahead(t: &mut T, b: Batch) {
    let events = t.events_of(b);
    let mut doomed = Vec::new();
    for w in watchers(t, Kinds::of(&events)) {
        let Some(a) = t.rules.abilities.get(w.ability as usize) else { continue };
        let Some(Watched::Event(h)) = a.power.watched().filter(|h| matches!(h, Watched::Event(h) if h.is_ahead()))
        else {
            continue;
        };
        let heard =
            |e: &&Event| matches(t, Watched::Event(h), **e, true, w.source, w.seat, &events) && visible(t, w.seat, **e);
        let all: Vec<Event> = events.iter().filter(heard).copied().collect();
        for e in all {
            let dies = super::meant(t, w.ability, e, &events, w.source, w.seat);
            if let Some(id) = dies {
                if doomed.contains(&(w.source, w.ability, id)) {
                    continue;
                }
                doomed.push((w.source, w.ability, id));
            }
            rule!("804.1");
            note(t, w, e);
            if let (Some(id), Some(p)) = (dies, t.pending.last_mut()) {
                p.subject = Some(Thing::Card(id));
            }
        }
    }
}

/// What waited for this.
fn wake_delayed(t: &mut T, events: &[Event]) {
    // Shortcut: nothing waits.
    if t.board.delayed.is_empty() {
        return;
    }
    for d in t.board.delayed.clone() {
        for e in events {
            if t.board.delayed.iter().any(|o| o.id == d.id) && is_due(t, &d, *e, events) {
                let subject = e.subject().map(Thing::Card);
                let (by, cause) = (Some(Thing::Number(d.id)), Some(*e));
                let Delayed { seat: controller, source, ability, .. } = d;
                t.pending.push(Pending { controller, source, ability, subject, by, amount: 0, cause });
            }
        }
    }
}

/// The battle stops before it was one: it has no end for which anything could wait. [703.2b]
pub(crate) fn call_off(t: &mut T) {
    let rules = std::sync::Arc::clone(&t.rules);
    let of_battle = |d: &Delayed| {
        let step = &rules.abilities[d.ability as usize].power.steps()[usize::from(d.step)];
        matches!(step, Step::Later(Later::Battle, _) | Step::IfLater(_, _, Later::Battle))
    };
    t.board.delayed.retain(|d| !of_battle(d));
}

fn is_due(t: &T, d: &Delayed, e: Event, all: &[Event]) -> bool {
    match (&t.rules.abilities[d.ability as usize].power.steps()[usize::from(d.step)], e) {
        (Step::Later(Later::Turn, _), Event::TurnEnds(_)) | (Step::Later(Later::Battle, _), Event::BattleEnds) => true,
        (Step::Later(Later::YourNext, _), Event::TurnBegins(s)) => s == d.seat,
        (Step::IfLater(_, _, Later::Turn), Event::TurnEnds(_)) => true,
        (Step::IfLater(_, _, Later::Battle), Event::BattleEnds) => true,
        (Step::IfLater(_, _, Later::YourNext), Event::TurnBegins(s)) => s == d.seat,
        (Step::Next(h, _) | Step::Whenever(_, h, _) | Step::WheneverMay(_, h, _), e) => {
            matches(t, Watched::Event(h), e, false, d.source, d.seat, all) && visible(t, d.seat, e)
        }
        _ => false,
    }
}

/// It waits no more: what it knows, and which sentence it is. [419.1]
pub(super) fn due(t: &mut T, id: i16, p: &Pending<crate::Wakfu>) -> Option<(u16, u8)> {
    let at = t.board.delayed.iter().position(|d| d.id == id)?;
    if t.board.delayed[at].until.is_some() {
        // It goes on watching: each time has what it knew and its own event. [804.3]
        rule!("804.3");
        let d = t.board.delayed[at];
        let mut scope = t.scope(d.scope).clone();
        (scope.subject, scope.cause) = (p.subject, p.cause);
        return Some((t.open_scope(scope), d.step));
    }
    let d = t.board.delayed.remove(at);
    if let Step::Next(..) = t.rules.abilities[d.ability as usize].power.steps()[usize::from(d.step)] {
        rule!("419.1");
        let scope = t.scope_mut(d.scope);
        (scope.subject, scope.cause) = (p.subject, p.cause);
    }
    Some((d.scope, d.step))
}

fn note(t: &mut T, w: Watcher, e: Event) {
    let (amount, subject) = match e {
        Event::Damage(p) => (p.amount, Some(Thing::Card(p.to))),
        Event::Xp(seat, n) => (n, Some(Thing::Seat(seat))),
        Event::Regain(id, n) | Event::Lose(id, n) => (n, Some(Thing::Card(id))),
        _ => (0, crate::effect::subject_of(t, e).map(Thing::Card)),
    };
    let Watcher { source, ability, seat } = w;
    t.pending.push(Pending { controller: seat, source, ability, subject, by: None, amount, cause: Some(e) });
}

/// Where an event happens: there its object is or was, or is put.
fn place_of(t: &T, e: Event) -> ZoneId {
    match e {
        Event::Appear(a) if a.world => WORLD,
        Event::Appear(a) => zone(look::owner(t, a.card), Zone::Bag),
        Event::Token { seat, world, .. } => {
            if world {
                WORLD
            } else {
                zone(seat, Zone::Bag)
            }
        }
        // One end of it is the World.
        Event::Move(_) | Event::Displace(..) | Event::Expel(_) => WORLD,
        _ => e.subject().map_or(WORLD, |s| look::zone_of(t, s)),
    }
}

/// Whether a player can react to it and have powers triggered by it. [508.2]
pub(crate) fn visible(t: &T, seat: Seat, e: Event) -> bool {
    range::visible(t, seat, place_of(t, e))
}
