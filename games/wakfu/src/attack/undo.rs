//! A declaration that Reactions made illegal is undone: what its own powers
//! did is taken back as far as it lies open; Reactions stay. [703.2c] [704.2b]

use crate::board::{Change, Fighter, Mark, T, Trace, Zone, look, place};
use crate::event::Event;
use crate::perform::places;
use crate::queue;
use crate::words::Happening;
use arbiter_kernel::{ObjectId, rule};

/// Whether what happens now is done by a power of the running declaration.
fn by_declaration(t: &T) -> bool {
    if t.board.battle.as_ref().is_none_or(|b| !b.declaring) {
        return false;
    }
    let ability = queue::author(t).and_then(|q| t.rules.abilities.get(q.ability as usize));
    // A Reaction to the declaration is no part of it.
    let power = ability.filter(|a| !a.reaction).map(|a| &a.power);
    power.and_then(|p| p.happening()).is_some_and(Happening::is_declared)
}

fn note(t: &mut T, done: Trace) {
    if let Some(b) = t.board.battle.as_mut() {
        b.traces.push(done);
    }
}

/// Notes what an event is about to change, if the declaration does it.
pub(crate) fn watch(t: &mut T, e: Event) {
    if !by_declaration(t) {
        return;
    }
    stood(t, e);
    let mark = |id: ObjectId| look::mark(t, id);
    let done = match e {
        Event::Tap(id, _) | Event::Untap(id) => Trace::Tapped(id, mark(id).tapped),
        Event::Damage(p) => Trace::Hurt(p.to, p.amount),
        Event::Lose(id, n) => Trace::Lost(id, n),
        Event::Regain(id, n) => Trace::Lost(id, -n.min(mark(id).lost)),
        Event::Xp(seat, n) => Trace::Xp(seat, n, crate::checks::is_first(t, seat)),
        Event::Markers(id, which, n) => Trace::Markers(id, which, n),
        Event::Ethers(id, n) => Trace::Ethers(id, n),
        Event::Move(id) | Event::Displace(id, _) | Event::Expel(id) => Trace::Shifted(id, look::in_world(t, id)),
        Event::Destroy { what: id, .. }
        | Event::Banish(id)
        | Event::Bounce(id)
        | Event::Recycle(id)
        | Event::OnTop(id)
            if look::in_play(t, id) =>
        {
            Trace::Left(id, look::zone_of(t, id), *mark(id), t.objects.at(id.slot).since)
        }
        // A card that is seen on its way lies where it lay; a card of the Deck stays known.
        Event::Discard(id) | Event::Banish(id) | Event::Bounce(id) | Event::Recycle(id) | Event::OnTop(id)
            if is_held(t, id) =>
        {
            Trace::Came(id, look::zone_of(t, id))
        }
        Event::Appear(a) if is_held(t, a.card) => Trace::Came(a.card, look::zone_of(t, a.card)),
        Event::Token { .. } => Trace::Made(t.clock),
        Event::Modify { .. } | Event::Enact(_) => Trace::Since(t.clock),
        // One for each of the two.
        Event::SwapControl(..) => {
            note(t, Trace::Since(t.clock + 1));
            Trace::Since(t.clock)
        }
        Event::Equip(id, _) => Trace::Borne(id, mark(id).bearer, mark(id).borne),
        Event::SwapPlaces(a, b) => Trace::Swapped(a, b),
        Event::Join(id) | Event::Assign(id, _) => {
            Trace::Placed(id, t.board.battle.as_ref().and_then(|b| b.fighter(id)).copied())
        }
        _ => return,
    };
    note(t, done);
}

/// Whether it lies in a Hand or a Discard.
fn is_held(t: &T, id: ObjectId) -> bool {
    matches!(place(look::zone_of(t, id)), Some((_, Zone::Hand | Zone::Discard)))
}

/// Whoever an event takes out of the battle stood there.
fn stood(t: &mut T, e: Event) {
    let takes = match e {
        Event::Modify { change, .. } => matches!(change, Change::Control(_)),
        Event::SwapControl(..) => true,
        Event::Destroy { .. } | Event::Banish(_) | Event::Bounce(_) | Event::Recycle(_) | Event::OnTop(_) => true,
        Event::Move(_) | Event::Displace(..) | Event::Withdraw(_) => true,
        _ => false,
    };
    let other = if let Event::SwapControl(_, b) = e { Some(b) } else { None };
    for id in e.subject().filter(|_| takes).into_iter().chain(other) {
        let Some(b) = t.board.battle.as_ref().filter(|b| b.involves(id)) else { continue };
        let (fighter, target) = (b.fighter(id).copied(), b.target == id);
        note(t, Trace::Stood(id, fighter, target));
    }
}

/// Something that the declaration's powers have said waits for its moment.
pub(crate) fn wait(t: &mut T, id: i16) {
    if by_declaration(t) {
        note(t, Trace::Waits(id));
    }
}

/// Who is declared is taken out of the battle before it is a fighter. [705.6]
pub(crate) fn send_off(t: &mut T, id: ObjectId) {
    if super::declared_as(t, id).is_some() {
        rule!("705.6");
        note(t, Trace::SentOff(id));
    }
}

/// Whether somebody who was declared has been.
pub(super) fn is_sent_off(t: &T, id: ObjectId) -> bool {
    t.board.battle.as_ref().is_some_and(|b| b.traces.contains(&Trace::SentOff(id)))
}

/// The tap of a partner's blocker belongs to the declaration. [905.1a]
pub(super) fn taps(t: &mut T, id: ObjectId) {
    note(t, Trace::Tapped(id, false));
}

/// The declaration begins, or it has been accepted.
pub(super) fn set(t: &mut T, declaring: bool) {
    if let Some(b) = t.board.battle.as_mut() {
        b.declaring = declaring;
        b.traces.clear();
    }
}

/// Takes everything back, the newest first.
pub(super) fn undo(t: &mut T) {
    rule!("703.2c", "704.2b");
    let Some(b) = t.board.battle.as_mut() else { return };
    let mut done = std::mem::take(&mut b.traces);
    while let Some(what) = done.pop() {
        match what {
            Trace::Tapped(id, tapped) => with(t, id, |m| m.tapped = tapped),
            // On a Hero or a Bag it is lost Health or Resistance.
            Trace::Hurt(id, n) if look::kind(t, id) == crate::card::Kind::Ally => {
                with(t, id, |m| m.damage = (m.damage - n).max(0));
            }
            Trace::Hurt(id, n) | Trace::Lost(id, n) => with(t, id, |m| m.lost = (m.lost - n).max(0)),
            Trace::Markers(id, which, n) => with(t, id, |m| *m.of(which) = m.of(which).saturating_add_signed(-n)),
            Trace::Ethers(id, n) => with(t, id, |m| m.ethers = m.ethers.saturating_add_signed(-n)),
            Trace::Xp(seat, n, first) => {
                let p = &mut t.board.players[seat as usize];
                p.xp = (p.xp - n).max(0);
                // A Level that came of it is gone with it.
                if first && !crate::checks::is_first(t, seat) {
                    crate::checks::turn_over(t, seat, false);
                }
            }
            Trace::Shifted(id, world) => {
                if look::in_play(t, id) && look::in_world(t, id) != world {
                    places::shift(t, id, world);
                }
            }
            Trace::Left(id, zone, mark, since) => {
                if let Some(new) = places::back(t, id, zone, mark, since) {
                    follow(&mut done, id, new);
                }
            }
            Trace::Came(id, from) => {
                if t.objects.id(id.slot).stay == id.stay.wrapping_add(1) {
                    t.relocate(id.slot, from, None, false);
                }
            }
            Trace::Stood(id, fighter, target) => stand(t, id, fighter, target),
            Trace::Placed(id, before) => {
                if let Some(b) = t.board.battle.as_mut() {
                    b.fighters.retain(|f| f.who != id);
                    b.fighters.extend(before);
                }
            }
            Trace::Borne(id, bearer, borne) => {
                with(t, id, |m| (m.bearer, m.borne) = (bearer, borne));
                places::follow(t, bearer);
            }
            Trace::Swapped(a, b) => crate::perform::swap(t, a, b),
            Trace::Made(clock) => unmake(t, clock),
            Trace::Waits(id) => t.board.delayed.retain(|d| d.id != id),
            // All are declared anew.
            Trace::SentOff(_) => (),
            Trace::Since(clock) => since(t, clock),
        }
    }
}

/// What was done to a card before it left is taken back from what it is now.
fn follow(done: &mut [Trace], old: ObjectId, new: ObjectId) {
    for what in done {
        match what {
            Trace::Tapped(id, _)
            | Trace::Hurt(id, _)
            | Trace::Lost(id, _)
            | Trace::Markers(id, ..)
            | Trace::Ethers(id, _)
            | Trace::Shifted(id, _)
            | Trace::Borne(id, ..)
                if *id == old =>
            {
                *id = new;
            }
            _ => (),
        }
    }
}

/// It is where it stood, if it is back in the World.
fn stand(t: &mut T, id: ObjectId, fighter: Option<Fighter>, target: bool) {
    let who = t.objects.id(id.slot);
    if !look::in_world(t, who) {
        return;
    }
    let Some(b) = t.board.battle.as_mut().filter(|b| b.fighter(who).is_none()) else { return };
    b.fighters.extend(fighter.map(|f| Fighter { who, ..f }));
    if target {
        b.target = who;
    }
}

/// The token that was made at this time is gone.
fn unmake(t: &mut T, clock: u32) {
    let made = t.objects.iter().find(|(_, o)| o.since == clock + 1 && t.rules.faces[o.face as usize].token);
    if let Some(slot) = made.map(|m| m.0) {
        t.eliminate(slot);
    }
}

fn with(t: &mut T, id: ObjectId, change: impl FnOnce(&mut Mark)) {
    if let Some(o) = t.objects.get_mut(id) {
        change(&mut o.mark);
    }
}

/// The modifier that was made at this time ends.
fn since(t: &mut T, clock: u32) {
    t.retain_modifiers(|m| m.stamp != clock + 1);
    t.board.groups.retain(|g| g.stamp != clock + 1);
}
