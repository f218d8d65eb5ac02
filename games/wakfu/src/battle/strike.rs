//! Battle Damage: duels one after the other, then the Target. Amounts are fixed
//! before anybody can react. [706] [707] [T11]

use super::Step;
use crate::Wakfu;
use crate::board::{T, Thing, look};
use crate::card::Kind;
use crate::event::{Event, Packet, next_packet};
use crate::layers;
use crate::timing::{Choice, Proc};
use crate::words::Gain;
use arbiter_kernel::{Events, Flow, ObjectId, Seat, Tray, rule};

/// The attacker of the next duel: those that have ceased are skipped, and none
/// arises anew.
fn next(t: &T, tray: Tray, last: ObjectId) -> Option<ObjectId> {
    let order: Vec<ObjectId> = t.tray(tray).iter().copied().filter_map(crate::perform::as_card).collect();
    let from = order.iter().position(|&a| a == last).map_or(0, |n| n + 1);
    let b = t.board.battle.as_ref()?;
    order[from..].iter().copied().find(|&a| b.fighter(a).is_some() && !b.is_free(a))
}

/// Attackers in a duel that have no place in the order yet. [706.1]
fn duels(t: &T, tray: Tray) -> Vec<ObjectId> {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    b.attackers().filter(|&a| !b.is_free(a) && !t.tray(tray).contains(&Thing::Card(a))).collect()
}

fn blockers(t: &T, attacker: ObjectId) -> Vec<ObjectId> {
    t.board.battle.as_ref().map(|b| b.before(attacker).collect()).unwrap_or_default()
}

/// How much kills: no reduction counts. [gl.lethal]
fn lethal(t: &T, id: ObjectId) -> i16 {
    rule!("gl.lethal");
    match look::kind(t, id) {
        Kind::Hero | Kind::Bag => layers::left(t, id).max(1),
        _ => (layers::used_strength(t, id) - look::mark(t, id).damage).max(1),
    }
}

/// What a Giant has left to give, and to whom next; behind the blockers stands
/// the Target, if all of them got enough. [706.4] [806.9b] [806.9c]
fn share(t: &T, attacker: ObjectId, shares: &[Thing]) -> Option<(ObjectId, i16)> {
    let given: i16 = shares.iter().map(|s| if let Thing::Number(n) = s { *n } else { 0 }).sum();
    let rest = layers::used_strength(t, attacker) - given;
    let all = blockers(t, attacker);
    if let Some(&next) = all.get(shares.len()) {
        return Some((next, rest));
    }
    let target = t.board.battle.as_ref().map(|b| b.target).filter(|&x| look::in_play(t, x))?;
    let enough = all.iter().zip(shares).all(|(b, s)| matches!(s, Thing::Number(n) if *n >= lethal(t, *b)));
    (shares.len() == all.len() && enough && rest > 0).then_some((target, rest))
}

fn is_giant(t: &T, id: ObjectId) -> bool {
    rule!("806.9a", "806.9d");
    layers::has(t, id, &Gain::Giant)
}

/// The options of a question.
pub(super) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Duel(tray) => out.extend(duels(t, tray).into_iter().map(Choice::Card)),
        Step::Struck(_, attacker, shares) if is_giant(t, attacker) => {
            let said = t.tray(shares);
            let Some((to, rest)) = share(t, attacker, said) else { return };
            let all = blockers(t, attacker);
            if said.len() + 1 != all.len() {
                // Not the last blocker: as its player wishes. Excess need not be given.
                return out.extend((0..=rest).map(Choice::Number));
            }
            // Behind the last blocker there is only the Target, if all got enough.
            let enough = all.iter().zip(said).all(|(b, s)| matches!(s, Thing::Number(n) if *n >= lethal(t, *b)));
            let target = t.board.battle.as_ref().is_some_and(|b| look::in_play(t, b.target));
            if enough && target {
                out.extend((lethal(t, to)..rest).map(Choice::Number));
            }
            out.push(Choice::Number(rest));
        }
        Step::Struck(_, attacker, _) => out.extend(blockers(t, attacker).into_iter().map(Choice::Card)),
        Step::Back(..) => out.extend([Choice::Yes, Choice::No]),
        Step::Answered => out.extend(strikers(t).into_iter().map(Choice::Card)),
        _ => (),
    }
}

fn packet(t: &T, by: ObjectId, to: ObjectId, amount: i16, earlier: &[Event]) -> Event {
    rule!("204.4", "410.1");
    let (seat, element) = (look::controller(t, by), look::element(t, by));
    let id = next_packet(earlier, t.board.packets | crate::effect::LATER, to);
    let by = Some(by);
    Event::Damage(Packet {
        id,
        by,
        seat,
        entry: None,
        of: None,
        to,
        amount,
        element,
        battle: true,
        anywhere: false,
        redirected: false,
    })
}

fn sides(t: &T) -> (Seat, Seat) {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    (b.attacker, b.defender)
}

/// One step.
pub(super) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    let to = |s| Proc::Battle(s);
    let (attacking, defending) = sides(t);
    match step {
        Step::Order(tray) => match duels(t, tray).as_slice() {
            [] => Flow::Goto(to(Step::Duels(tray, ObjectId::NONE))),
            &[one] => {
                t.gather(Thing::Card(one));
                Flow::Goto(to(Step::Duels(tray, ObjectId::NONE)))
            }
            _ => Flow::Ask(to(Step::Duel(tray)), attacking),
        },
        Step::Duel(tray) => {
            // The duels have ceased: whose blockers they were has left.
            let Choice::Card(one) = t.answered() else { return Flow::Goto(to(Step::Order(tray))) };
            rule!("706.1");
            t.gather(Thing::Card(one));
            Flow::Goto(to(Step::Order(tray)))
        }
        Step::Duels(tray, last) => match next(t, tray, last) {
            Some(one) => Flow::Goto(to(Step::Strike(tray, one))),
            None => {
                // Shortcut: nobody asks for the order any more.
                t.take_up(tray);
                Flow::Goto(to(Step::Target))
            }
        },
        Step::Strike(tray, attacker) => {
            let shares = t.lay_out();
            let all = blockers(t, attacker);
            if is_giant(t, attacker) {
                return Flow::Ask(to(Step::Struck(tray, attacker, shares)), attacking);
            }
            match all.as_slice() {
                &[one] => {
                    t.gather(Thing::Card(one));
                    Flow::Goto(to(Step::Blows(tray, attacker, shares, false)))
                }
                _ => Flow::Ask(to(Step::Struck(tray, attacker, shares)), attacking),
            }
        }
        Step::Struck(tray, attacker, shares) => match t.answered() {
            // All of it to one of them. [706.2]
            Choice::Card(one) => {
                rule!("706.2");
                t.gather(Thing::Card(one));
                Flow::Goto(to(Step::Blows(tray, attacker, shares, false)))
            }
            Choice::Number(n) => {
                rule!("706.4", "806.9b", "806.9c");
                t.gather(Thing::Number(n));
                let count = blockers(t, attacker).len();
                if share(t, attacker, t.tray(shares)).is_some() {
                    return Flow::Ask(to(Step::Struck(tray, attacker, shares)), attacking);
                }
                let excess = t.tray(shares).len() > count && n > 0;
                let b = t.board.battle.as_ref().expect("a battle is going on");
                // The Target may strike if it has not yet. [706.4]
                let can = excess && !b.target_dealt && layers::used_strength(t, b.target) > 0;
                if can {
                    return Flow::Ask(to(Step::Back(tray, attacker, shares)), defending);
                }
                Flow::Goto(to(Step::Blows(tray, attacker, shares, false)))
            }
            // Whose blockers they were has left.
            _ => Flow::Goto(to(Step::Blows(tray, attacker, shares, false))),
        },
        Step::Back(tray, attacker, shares) => {
            let back = t.answered() == Choice::Yes;
            Flow::Goto(to(Step::Blows(tray, attacker, shares, back)))
        }
        Step::Blows(tray, attacker, shares, back) => blows(t, tray, attacker, shares, back),
        Step::Target => target(t),
        Step::Answered => {
            let Choice::Card(one) = t.answered() else { unreachable!("an attacker was named") };
            strike_target(t, Some(one))
        }
        _ => unreachable!("not a blow: {step:?}"),
    }
}

/// Attacker and blockers strike at once. [706.2]
fn blows(t: &mut T, tray: Tray, attacker: ObjectId, shares: Tray, back: bool) -> Flow<Wakfu> {
    rule!("706.2", "706.5");
    t.board.packets += 1;
    let said = t.take_up(shares);
    let all = blockers(t, attacker);
    let target = t.board.battle.as_ref().expect("a battle is going on").target;
    let mut out: Events<Event> = Events::new();
    let mut hit = |t: &T, by, to, amount| {
        let e = packet(t, by, to, amount, &out);
        out.push(e);
    };
    for (n, s) in said.iter().enumerate() {
        match s {
            Thing::Card(one) => {
                let amount = layers::used_strength(t, attacker);
                hit(t, attacker, *one, amount);
            }
            Thing::Number(amount) => {
                let to = all.get(n).copied().unwrap_or(target);
                hit(t, attacker, to, *amount);
            }
            _ => (),
        }
    }
    for &b in &all {
        let amount = layers::used_strength(t, b);
        hit(t, b, attacker, amount);
    }
    if back {
        let amount = layers::used_strength(t, target);
        hit(t, target, attacker, amount);
    }
    Flow::Emit(Proc::Battle(Step::Duels(tray, attacker)), out)
}

/// Free attackers that have dealt no Battle Damage yet. [707.1]
fn strikers(t: &T) -> Vec<ObjectId> {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    rule!("707.1");
    // Free is free now, whoever stood before it. [706.3]
    rule!("706.3");
    let fresh = |a: &ObjectId| b.is_free(*a) && b.fighter(*a).is_some_and(|f| !f.dealt);
    b.attackers().filter(fresh).filter(|&a| layers::used_strength(t, a) > 0).collect()
}

/// If the Target is gone nothing happens. [707.2]
fn target(t: &mut T) -> Flow<Wakfu> {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    let (target, dealt, defender) = (b.target, b.target_dealt, b.defender);
    if rule!("707.2" => !look::in_play(t, target)) {
        return Flow::Goto(Proc::Battle(Step::End));
    }
    let back = !dealt && layers::fights(t, target) && layers::used_strength(t, target) > 0;
    match (back, strikers(t).as_slice()) {
        (false, _) | (_, []) => strike_target(t, None),
        (true, &[one]) => strike_target(t, Some(one)),
        _ => Flow::Ask(Proc::Battle(Step::Answered), defender),
    }
}

fn strike_target(t: &mut T, back: Option<ObjectId>) -> Flow<Wakfu> {
    rule!("707.1", "707.3");
    t.board.packets += 1;
    let target = t.board.battle.as_ref().expect("a battle is going on").target;
    let mut out: Events<Event> = Events::new();
    for a in strikers(t) {
        let e = packet(t, a, target, layers::used_strength(t, a), &out);
        out.push(e);
    }
    if let Some(one) = back {
        let e = packet(t, target, one, layers::used_strength(t, target), &out);
        out.push(e);
    }
    Flow::Emit(Proc::Battle(Step::End), out)
}
