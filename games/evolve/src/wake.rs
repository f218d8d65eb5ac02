//! Which abilities each event wakes, clause by clause.

use crate::board::{Read, T, Zones};
use crate::event::{Cause, Event, Harm};
use crate::layers::{self, Info};
use crate::listen::{self, About, fits, means, wake};
use crate::perform::Arrival;
use crate::rules::{BANE, DRAIN, Sort};
use crate::targets::Ctx;
use crate::words::{Keyword, Origin, Phase, Trigger, Zone};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// What an event that moves no card wakes, once all that happens with it has
/// happened. [10.7.2]
pub(crate) fn happened(t: &mut T, e: Event) {
    match e {
        Event::Damage { to, amount, from, harm } => damaged(t, to, amount, from, harm),
        Event::LeaderDefense { seat, by } => leader_changed(t, seat, by),
        Event::Engage(id) => engaged(t, id),
        Event::Evolve { follower, .. } => evolved(t, follower),
        Event::Starts(phase) => starts(t, phase),
        Event::Attacked { by, target } => attacked(t, by, target),
        Event::Fought(a, b) => {
            rule!("8.4.9.2");
            fought(t, a, b);
        }
        Event::Played { id, seat } => played(t, id, seat),
        _ => (),
    }
}

/// Where an event takes a card from the field to, if it does.
fn departure(t: &T, e: &Event) -> Option<(ObjectId, Zone, Cause)> {
    match *e {
        Event::Move { id, to, cause, .. } if t.on_field(id) => Some((id, to, cause)),
        Event::Transform { id, .. } if t.on_field(id) => Some((id, Zone::Banished, Cause::Banished)),
        _ => None,
    }
}

/// A card that leaves a field, as it was there. [10.7.4.1.2]
pub(crate) struct Departure {
    /// By which event of its batch.
    by: usize,
    pub(crate) id: ObjectId,
    to: Zone,
    cause: Cause,
    pub(crate) info: Info,
}

/// What leaves a field by an event.
pub(crate) fn departures(t: &T, by: usize, e: &Event, out: &mut SmallVec<[Departure; 4]>) {
    let mut add = |id: ObjectId, to, cause| {
        out.extend(layers::info(t, id).map(|info| Departure { by, id, to, cause, info }));
    };
    if let Event::Swap(a, b) = *e {
        for (id, to) in [(a, t.place(b)), (b, t.place(a))] {
            if t.on_field(id) && to != Some(Zone::Field) {
                add(id, to.unwrap_or(Zone::Ex), Cause::Put);
            }
        }
    } else if let Some((id, to, cause)) = departure(t, e) {
        add(id, to, cause);
    }
}

/// Something leaves a field: seen as it was there, by all that are there, or
/// by the cards that came at the same moment (`late`). [10.7.4.1.2] [10.7.4.2]
pub(crate) fn left(t: &mut T, d: &Departure, late: Option<&[Arrival]>) {
    if !listen::heard(t, listen::LEAVE) {
        return;
    }
    rule!("10.7.4", "10.7.4.1", "10.7.4.1.2");
    // [9.1.3.1] It leaves even if it ceases to be.
    rule!("9.1.3.1");
    rule!("10.7.4.1.1");
    let Departure { by, id, to, cause, ref info } = *d;
    t.doing(by);
    let destroyed = matches!(cause, Cause::Destroyed | Cause::DestroyedByAbility);
    // [R47] An ability triggered by its own card's move finds it where it went.
    let next = ObjectId { slot: id.slot, stay: id.stay.wrapping_add(1) };
    if late.is_none() {
        wake(t, listen::LEAVE, About { subject: next, amount: 0 }, |_, ctx, head| {
            let own = ctx.source == id && matches!(head, Trigger::LastWords) && to == Zone::Cemetery;
            rule!("12.5.1", "12.5.3" => own)
        });
    }
    wake(t, listen::LEAVE, About { subject: id, amount: 0 }, |t, ctx, head| {
        if late.is_some_and(|new| !new.iter().any(|a| a.id == ctx.source)) {
            return false;
        }
        let seen = match head {
            Trigger::Leaves(f) => fits(t, ctx, f, id, info),
            Trigger::Destroyed(f) => destroyed && fits(t, ctx, f, id, info),
            Trigger::Buried(f) => to == Zone::Cemetery && fits(t, ctx, f, id, info),
            _ => false,
        };
        rule!("10.7.4.2");
        seen
    });
}

/// Cards were put onto a field; each sees the others that came with it. [10.7.4.2]
pub(crate) fn arrived(t: &mut T, arrivals: &[Arrival]) {
    for a in arrivals {
        if !t.on_field(a.id) {
            continue;
        }
        t.doing(a.by);
        let (id, from) = (a.id, a.from);
        // [10.7.4.3] From one field to the other is not being put onto the field.
        if from.is_some_and(|(_, zone)| zone == Zone::Field) {
            continue;
        }
        rule!("9.1.2.2");
        if !listen::heard(t, listen::ENTER) {
            continue;
        }
        // [10.9.3.1] Persistent effects of the zone are on it already.
        rule!("10.7.4", "10.7.4.1", "10.9.3.1");
        rule!("10.7.4.1.1", "10.7.4.1.3");
        wake(t, listen::ENTER, About { subject: id, amount: 0 }, |t, ctx, head| match head {
            Trigger::Fanfare => {
                let own = ctx.source == id;
                rule!("12.4.1", "12.4.3" => own)
            }
            Trigger::Enters(f, origin) => {
                let came = match origin {
                    Origin::Anywhere => true,
                    // [5.4.3] A card that was played came from where it was played; `your` zone is
                    // that of the text's controller.
                    Origin::From(z) => {
                        rule!("5.4.3");
                        from == Some((ctx.me, *z))
                    }
                    Origin::OtherThan(z) => {
                        rule!("5.4.3");
                        from != Some((ctx.me, *z))
                    }
                };
                let seen = came && layers::info(t, id).is_some_and(|info| fits(t, ctx, f, id, &info));
                rule!("10.7.4.2");
                seen
            }
            _ => false,
        });
    }
}

/// A card was discarded; its own text works in the hand. [10.3.4]
pub(crate) fn discarded(t: &mut T, was: ObjectId, now: ObjectId) {
    let owner = t.objects.at(now.slot).owner;
    let own: Vec<u16> = t
        .face(now.slot)
        .abilities
        .iter()
        .copied()
        .filter(|&a| {
            matches!(&t.rules.abilities[a as usize].sort,
                Sort::Automatic { head: Trigger::Discarded(f), during, .. } if f.this && listen::timely(t, owner, *during))
        })
        .collect();
    for a in own {
        rule!("10.3.4");
        listen::pend(t, owner, was, a, About { subject: now, amount: 0 });
    }
    if listen::heard(t, listen::DISCARD) {
        let Some(info) = layers::info(t, now) else { return };
        wake(t, listen::DISCARD, About { subject: now, amount: 0 }, |t, ctx, head| match head {
            Trigger::Discarded(f) => fits(t, ctx, f, now, &info),
            _ => false,
        });
    }
}

/// A card was drawn.
pub(crate) fn drawn(t: &mut T, seat: Seat) {
    wake(
        t,
        listen::DRAW,
        About { subject: ObjectId::NONE, amount: 1 },
        |_, ctx, head| matches!(head, Trigger::Draws(w) if means(ctx, *w, seat)),
    );
}

/// Damage was dealt: a leader has lost defense, somebody was hurt, and whoever
/// attacks may have Drain.
fn damaged(t: &mut T, to: ObjectId, amount: i16, from: ObjectId, harm: Harm) {
    if t.place(to) == Some(Zone::Leader) {
        leader_changed(t, t.objects.at(to.slot).owner, -amount);
    }
    harmed(t, to, amount, harm);
    if harm == Harm::Attack && layers::has(t, from, Keyword::Drain) {
        // [12.13.2] [12.13.2.1] Only what the attacker deals to its target; doubled Drain counts once. [12.13.3]
        rule!("12.13.1", "12.13.2", "12.13.2.1", "12.13.3", "5.13.2");
        let me = t.controller(from).expect("it is on the field");
        listen::pend(t, me, from, DRAIN, About { subject: to, amount });
    }
    // [12.13.2.2] Dealt back, or by an ability: Drain is silent.
    rule!("12.13.2.2");
    rule!("5.13.3");
}

/// Something was dealt damage.
fn harmed(t: &mut T, to: ObjectId, amount: i16, harm: Harm) {
    if !listen::heard(t, listen::HARM) {
        return;
    }
    let Some(info) = layers::info(t, to) else { return };
    wake(t, listen::HARM, About { subject: to, amount }, |t, ctx, head| match head {
        Trigger::Damaged { whom, ability_only } => {
            (!ability_only || harm == Harm::Ability) && fits(t, ctx, whom, to, &info)
        }
        _ => false,
    });
}

/// A leader's defense changed.
fn leader_changed(t: &mut T, seat: Seat, by: i16) {
    let leader = t.leader(seat);
    wake(t, listen::LEADER, About { subject: leader, amount: by.abs() }, |_, ctx, head| match head {
        Trigger::LeaderLoses(w) => by.is_negative() && means(ctx, *w, seat),
        Trigger::LeaderGains(w) => by.is_positive() && means(ctx, *w, seat),
        _ => false,
    });
}

/// A card became engaged.
fn engaged(t: &mut T, id: ObjectId) {
    if !listen::heard(t, listen::ENGAGE) {
        return;
    }
    let Some(info) = layers::info(t, id) else { return };
    wake(
        t,
        listen::ENGAGE,
        About { subject: id, amount: 0 },
        |t, ctx, head| matches!(head, Trigger::Engaged(f) if fits(t, ctx, f, id, &info)),
    );
}

/// A phase starts: conditions look once. [7.3.1] [7.4.1]
fn starts(t: &mut T, phase: Phase) {
    let active = t.board.active;
    wake(
        t,
        listen::PHASE,
        About { subject: ObjectId::NONE, amount: 0 },
        |_, ctx, head| matches!(head, Trigger::StartOf(p, w) if *p == phase && means(ctx, *w, active)),
    );
}

/// A follower attacked. [8.4.5]
fn attacked(t: &mut T, by: ObjectId, target: ObjectId) {
    let leader = t.place(target) == Some(Zone::Leader);
    wake(t, listen::ATTACK, About { subject: target, amount: 0 }, |_, ctx: &Ctx, head| {
        let own = match head {
            Trigger::Strike => true,
            Trigger::FollowerStrike => !leader,
            Trigger::LeaderStrike => leader,
            _ => return false,
        };
        rule!("12.7.1", "12.7.2" => own && ctx.source == by)
    });
    wake(t, listen::ATTACK, About { subject: by, amount: 0 }, |t, ctx, head| match head {
        Trigger::Attacks(f) => layers::info(t, by).is_some_and(|info| fits(t, ctx, f, by, &info)),
        _ => false,
    });
}

/// Two followers fought. [12.14.2]
fn fought(t: &mut T, a: ObjectId, b: ObjectId) {
    for (me, foe) in [(a, b), (b, a)] {
        // [12.14.2.1] [12.14.3] The fight is enough, damage is not asked; once, however many.
        if layers::has(t, me, Keyword::Bane) && t.controller(me) != t.controller(foe) {
            rule!("12.14.1", "12.14.2", "12.14.2.1", "12.14.3");
            let seat = t.controller(me).expect("it is on a field");
            listen::pend(t, seat, me, BANE, About { subject: foe, amount: 0 });
        }
    }
}

/// A card was played.
fn played(t: &mut T, id: ObjectId, seat: Seat) {
    if !listen::heard(t, listen::PLAY) {
        return;
    }
    let Some(info) = layers::info(t, id) else { return };
    wake(
        t,
        listen::PLAY,
        About { subject: id, amount: 0 },
        |t, ctx, head| matches!(head, Trigger::Plays(w, f) if means(ctx, *w, seat) && fits(t, ctx, f, id, &info)),
    );
}

/// A follower evolved. [5.15.1.2]
fn evolved(t: &mut T, follower: ObjectId) {
    if !listen::heard(t, listen::EVOLVE) {
        return;
    }
    let Some(info) = layers::info(t, follower) else { return };
    wake(t, listen::EVOLVE, About { subject: follower, amount: 0 }, |t, ctx, head| match head {
        Trigger::OnEvolve => {
            let own = ctx.source == follower;
            rule!("12.6.1", "12.6.2" => own)
        }
        Trigger::Evolves(f) => fits(t, ctx, f, follower, &info),
        _ => false,
    });
}
