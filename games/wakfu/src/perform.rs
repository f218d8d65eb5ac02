//! Makes events true, and wakes what watches them. [T2.6] [T2.8]

pub(crate) mod places;

use crate::board::{Change, Ends, Form, Phase, T, Term, Thing, look};
use crate::card::Kind;
use crate::event::{Event, Packet};
use crate::words::Happening;
use crate::{attack, story, triggers};
use arbiter_kernel::{Batch, Modifier, rule};

/// All events of a batch, at once.
pub(crate) fn perform(t: &mut T, b: Batch) {
    let events = t.events_of(b);
    // Shortcut: those that were there before hear only of what takes them away. [810.2d]
    let before = if events.iter().any(|e| e.takes_away()) {
        triggers::watchers(t, triggers::Kinds::of(&events))
    } else {
        triggers::Watchers::new()
    };
    // Several at once are told as they lay: their order is their owner's secret. [408.3]
    let mut under: arbiter_kernel::Events<Event> =
        events.iter().copied().filter(|e| matches!(e, Event::Recycle(_))).collect();
    under.sort_by_key(|e| e.subject().map(|id| id.slot));
    under.into_iter().for_each(|e| story::event(t, e));
    for (n, e) in events.into_iter().enumerate() {
        t.doing(n);
        if !matches!(e, Event::Recycle(_)) {
            story::event(t, e);
        }
        attack::watch(t, e);
        if let Event::Token { face, seat, world, .. } = e {
            // Who hears of it hears of this very one. [413.2b]
            let made = places::token(t, face, seat, world);
            t.set_event(b, n, Event::Token { face, seat, world, made });
            continue;
        }
        one(t, e);
    }
    triggers::wake(t, b, &before);
}

/// The table as it would lie if this alone had happened.
pub(crate) fn foreseen(t: &T, e: Event) -> T {
    let mut copy = t.clone();
    one(&mut copy, e);
    crate::checks::note_conditions(&mut copy);
    copy
}

fn one(t: &mut T, e: Event) {
    match e {
        Event::Tap(id, _) => {
            rule!("106.1");
            t.objects.at_mut(id.slot).mark.tapped = true;
        }
        Event::Untap(id) => {
            t.objects.at_mut(id.slot).mark.tapped = false;
            end_tapped(t, id);
        }
        Event::Damage(p) => damage(t, p),
        Event::Regain(id, n) => {
            rule!("410.2", "410.5");
            let m = &mut t.objects.at_mut(id.slot).mark;
            m.lost = (m.lost - n).max(0);
        }
        Event::Lose(id, n) => {
            rule!("410.3", "410.6");
            let m = &mut t.objects.at_mut(id.slot).mark;
            m.lost = m.lost.saturating_add(n);
        }
        Event::Xp(seat, n) => {
            rule!("415.1", "303.4b");
            let p = &mut t.board.players[seat as usize];
            p.xp = (p.xp + n).max(0);
        }
        Event::Modify { on, change, until } => modify(t, on, change, until),
        Event::SwapControl(a, b) => {
            let (of_a, of_b) = (look::controller(t, a), look::controller(t, b));
            modify(t, a, Change::Control(of_b), Ends::Never);
            modify(t, b, Change::Control(of_a), Ends::Never);
        }
        Event::Enact(mut group) => {
            rule!("812.3b");
            group.stamp = t.tick();
            t.board.groups.push(group);
        }
        Event::Markers(id, which, n) => {
            rule!("413.1", "413.1a");
            let count = t.objects.at_mut(id.slot).mark.of(which);
            *count = count.saturating_add_signed(n);
        }
        Event::Ethers(id, n) => {
            rule!("806.7b");
            let m = &mut t.objects.at_mut(id.slot).mark;
            m.ethers = m.ethers.saturating_add_signed(n);
        }
        Event::Cancel(id) => {
            rule!("gl.cancel");
            if let Some(q) = crate::queue::find_mut(t, id) {
                q.cancelled = true;
            }
        }
        Event::Capture(mount, rider) => {
            rule!("806.4c");
            let borne = t.tick();
            let m = &mut t.objects.at_mut(mount.slot).mark;
            (m.form, m.bearer, m.borne, m.damage) = (Form::Mount, rider, borne, 0);
            leave_battle(t, mount);
            places::follow(t, rider);
        }
        Event::Equip(piece, on) => {
            let borne = t.tick();
            let m = &mut t.objects.at_mut(piece.slot).mark;
            (m.bearer, m.borne) = (on, borne);
            places::follow(t, on);
        }
        Event::Withdraw(id) => {
            rule!("705.6");
            crate::attack::send_off(t, id);
            leave_battle(t, id);
        }
        Event::Join(id) => crate::attack::join(t, id),
        Event::Assign(blocker, attacker) => assign(t, blocker, attacker),
        Event::SwapPlaces(a, b) => swap(t, a, b),
        Event::Targeted(id) => {
            rule!("702.1");
            let defender = look::controller(t, id);
            if let Some(b) = t.board.battle.as_mut() {
                (b.target, b.defender) = (id, defender);
            }
        }
        Event::Chifumi(winner, _) => {
            let own = crate::queue::resolving(t).and_then(|id| crate::queue::find(t, id)).map(|q| q.seat);
            // Both may have won.
            t.board.won |= own == Some(winner);
        }
        Event::Draw(..)
        | Event::Destroy { .. }
        | Event::Banish(_)
        | Event::Discard(_)
        | Event::Recycle(_)
        | Event::OnTop(_)
        | Event::Bounce(_)
        | Event::Appear(_)
        | Event::Move(_)
        | Event::Displace(..)
        | Event::Expel(_) => places::one(t, e),
        Event::PhaseBegins(phase) => {
            t.board.phase = phase;
            if phase == Phase::Untap {
                rule!("602.1");
                let seat = t.board.active;
                places::end(t, |e| e == Ends::Next(seat) || e == Ends::Dawn);
            }
        }
        Event::Cleanup => cleanup(t),
        Event::ActionPhase(begins) => {
            if let Some(b) = t.board.battle.as_mut() {
                b.action_phase = begins;
            }
            if !begins {
                rule!("601.3");
                places::end(t, |e| e == Ends::ActionPhase);
            }
        }
        Event::Disperse => {
            rule!("708.1", "601.3");
            // Of a battle without an Action Phase nothing lasts longer either.
            places::end(t, |e| matches!(e, Ends::Battle | Ends::ActionPhase));
        }
        Event::TurnBegins(_)
        | Event::EndDeclared(_)
        | Event::TurnEnds(_)
        | Event::Played(_)
        | Event::Chosen(..)
        | Event::Placed(_)
        | Event::Announced(_)
        | Event::Attacks(_)
        | Event::Blocks(..)
        | Event::Blocked(_)
        | Event::Token { .. }
        | Event::Wins(_)
        | Event::Loses(_)
        | Event::Left(_)
        | Event::BattleEnds => (),
    }
}

/// Both at once, so that nobody dies of what ends with the damage. [605.2]
fn cleanup(t: &mut T) {
    rule!("605.2");
    for id in look::all_in_play(t).collect::<Vec<_>>() {
        let m = &mut t.objects.at_mut(id.slot).mark;
        (m.damage, m.used, m.did) = (0, 0, crate::board::Did::default());
    }
    t.board.once.clear();
    places::end(t, |e| e == Ends::Turn);
    let (seat, turns) = (t.board.active, t.board.players[t.board.active as usize].turns);
    places::end(t, |e| matches!(e, Ends::TurnOf(s, after) if s == seat && turns > after));
}

/// A Hero loses Health, a Bag Resistance, an Ally is marked. [410.2] [410.5] [410.8]
fn damage(t: &mut T, p: Packet) {
    rule!("gl.damage", "410.1");
    let kind = look::kind(t, p.to);
    if let Some(by) = p.by.and_then(|id| t.objects.get_mut(id)) {
        by.mark.did.dealt = true;
    }
    let m = &mut t.objects.at_mut(p.to.slot).mark;
    m.did.suffered = true;
    // A Zone that is attacked keeps count of it as an Ally does.
    if matches!(kind, Kind::Ally | Kind::Zone) {
        rule!("410.8");
        m.damage = m.damage.saturating_add(p.amount);
    } else {
        rule!("410.2", "410.5");
        m.lost = m.lost.saturating_add(p.amount);
    }
    if !p.battle {
        return;
    }
    rule!("gl.battledamage");
    let Some(b) = t.board.battle.as_mut().filter(|b| b.duels) else { return };
    if p.by == Some(b.target) {
        b.target_dealt = true;
    }
    for f in b.fighters.iter_mut().filter(|f| Some(f.who) == p.by) {
        f.dealt = true;
    }
}

/// Whose change it is, and whether a fighter gave it to itself.
fn term(t: &T, on: arbiter_kernel::ObjectId, ends: Ends) -> Term {
    let entry = crate::queue::author(t);
    let watched = entry.and_then(|q| t.rules.abilities.get(q.ability as usize)).and_then(|a| a.power.happening());
    let battle = watched.is_some_and(Happening::is_battle);
    // A player's points that its Hero gives itself go with the Hero.
    let own = battle && ends == Ends::Battle && entry.is_some_and(|q| q.source == on);
    Term { ends, by: entry.map(|q| q.seat), own }
}

/// "As long as it stays tapped" ends for good. [812.3a]
pub(crate) fn end_tapped(t: &mut T, id: arbiter_kernel::ObjectId) {
    rule!("812.3a");
    t.retain_modifiers(|m| m.until.ends != Ends::Tapped(id));
    t.board.groups.retain(|g| g.until != Ends::Tapped(id));
    // What waits in the Queue for it to stay tapped comes to nothing. [812.3a]
    t.board.queue.iter_mut().filter(|q| q.source == id).for_each(|q| q.lapsed = true);
}

/// A fighter is one no more; an attacker left alone is free. [704.6]
pub(crate) fn leave_battle(t: &mut T, id: arbiter_kernel::ObjectId) {
    if let Some(b) = t.board.battle.as_mut() {
        b.fighters.retain(|f| f.who != id);
        for f in b.fighters.iter_mut().filter(|f| f.facing == id) {
            rule!("704.6");
            f.facing = arbiter_kernel::ObjectId::NONE;
        }
        if b.target == id {
            b.target = arbiter_kernel::ObjectId::NONE;
        }
        rule!("705.6");
        t.retain_modifiers(|m| !(m.until.own && m.on == id));
    }
}

/// A change of control takes a fighter out of the battle. [705.8]
fn leaves_battle_by_control(t: &mut T, on: arbiter_kernel::ObjectId, change: Change) {
    let Change::Control(seat) = change else { return };
    rule!("416.3", "705.8");
    let target = t.board.battle.as_ref().is_some_and(|b| b.target == on);
    let defender = t.board.battle.as_ref().map(|b| b.defender);
    if !target || defender.is_some_and(|d| look::opposed(t, d, seat)) {
        leave_battle(t, on);
    }
}

/// Whoever is on the wrong side by now has left the battle: control ends, too. [705.8]
pub(crate) fn desert(t: &mut T) {
    let Some(b) = t.board.battle.as_ref() else { return };
    let strays = |f: &&crate::board::Fighter| match f.side {
        crate::board::Side::Attacker => look::controller(t, f.who) != b.attacker,
        crate::board::Side::Blocker => look::opposed(t, look::controller(t, f.who), b.defender),
    };
    let mut gone: Vec<_> = b.fighters.iter().filter(strays).map(|f| f.who).collect();
    gone.extend(
        Some(b.target).filter(|&id| look::in_play(t, id) && !look::opposed(t, look::controller(t, id), b.attacker)),
    );
    for id in gone {
        rule!("705.8");
        leave_battle(t, id);
    }
}

fn assign(t: &mut T, blocker: arbiter_kernel::ObjectId, attacker: arbiter_kernel::ObjectId) {
    rule!("705.4", "705.7");
    let Some(b) = t.board.battle.as_mut() else { return };
    match b.fighters.iter_mut().find(|f| f.who == blocker) {
        Some(f) => f.facing = attacker,
        None => b.fighters.push(crate::board::Fighter {
            who: blocker,
            side: crate::board::Side::Blocker,
            facing: attacker,
            dealt: false,
        }),
    }
}

/// A card is otherwise from now on. [812.3]
fn modify(t: &mut T, on: arbiter_kernel::ObjectId, change: Change, until: Ends) {
    rule!("812.3");
    let stamp = t.tick();
    let until = term(t, on, until);
    let before = look::controller(t, on);
    t.modify(Modifier { on, stamp, change, until });
    // Whoever had it already still has it. [705.8]
    if look::controller(t, on) != before {
        leaves_battle_by_control(t, on, change);
    }
}

/// Each takes the other's place: the Target's, a fighter's, or none. [411.1a] [411.1b] [411.1c]
pub(crate) fn swap(t: &mut T, a: arbiter_kernel::ObjectId, c: arbiter_kernel::ObjectId) {
    let Some(b) = t.board.battle.as_mut() else { return };
    rule!("411.1");
    let other = |id: arbiter_kernel::ObjectId| {
        if id == a {
            c
        } else if id == c {
            a
        } else {
            id
        }
    };
    rule!("411.1a", "411.1b", "411.1c");
    // Whoever has dealt Battle Damage has, wherever it stands now. [707.1]
    let dealt = [a, c].map(|id| b.fighter(id).is_some_and(|f| f.dealt) || (b.target == id && b.target_dealt));
    b.target = other(b.target);
    for f in &mut b.fighters {
        (f.who, f.facing) = (other(f.who), other(f.facing));
    }
    for (id, dealt) in [a, c].into_iter().zip(dealt) {
        if b.target == id {
            b.target_dealt = dealt;
        }
        for f in b.fighters.iter_mut().filter(|f| f.who == id) {
            f.dealt = dealt;
        }
    }
    let now: Vec<_> = b.attackers().collect();
    b.attacked.extend(now);
}

/// Something that a text speaks of, as a card.
pub(crate) fn as_card(thing: Thing) -> Option<arbiter_kernel::ObjectId> {
    match thing {
        Thing::Card(id) => Some(id),
        _ => None,
    }
}
