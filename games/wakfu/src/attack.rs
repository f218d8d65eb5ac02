//! Announcing an attack; the Target, the attackers, the blockers. [701] [704] [T10] [T11]

mod duty;
mod rules;
mod undo;

pub(crate) use rules::reassignments;
pub use rules::{attackers, can_face, may_announce, targets};
pub(crate) use rules::{is_peace, join, may_be_target, may_join};
pub(crate) use undo::{send_off, wait, watch};

use crate::Wakfu;
use crate::board::{CHALLENGE, Fighter, Side, T, Thing, Zone, look, zone};
use crate::card::Sort;
use crate::event::{Event, Why};
use crate::play::{self, plan_of};
use crate::queue;
use crate::timing::{Choice, Proc};
use crate::{battle, layers};
use arbiter_kernel::{Events, Flow, Frame, ObjectId, Seat, Tray, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The attacking player names a Target. [702.1]
    Target,
    /// It was named.
    Targeted,
    /// A Challenge may be played. [702.4]
    Challenge,
    /// It was said.
    Challenged,
    /// Attackers are named, one after the other. [703.1]
    Attackers(Tray),
    /// Nobody could: the battle stops. [703.2b]
    Stopped,
    /// One was, or enough.
    Attacker(Tray),
    /// So many are declared; their powers come first, then they are counted. [703.2]
    Count(Tray, u8),
    /// Blockers are named, one after the other. [704.1]
    Blockers(Tray),
    /// One was, or enough.
    Blocker(Tray),
    /// So many are declared; their powers come first, then they are counted. [704.2]
    CountBlockers(Tray, u8),
    /// The Action Phase. [705]
    Action,
}

/// The two sides of the battle.
fn sides(t: &T) -> (Seat, Seat) {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    (b.attacker, b.defender)
}

/// The options of a question.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let (attacker, defender) = sides(t);
    match step {
        Step::Targeted => out.extend(targets(t, attacker).into_iter().map(Choice::Card)),
        Step::Challenged => {
            out.push(Choice::Pass);
            play::challenges(t, attacker, &play::Listing::offered(), out);
        }
        Step::Attacker(tray) => {
            let named = cards(t.tray(tray));
            let (more, enough) = rules::more_attackers(t, attacker, &named);
            out.extend(more.into_iter().map(Choice::Card));
            // None is illegal as long as somebody could. [703.2a]
            if enough && rule!("703.2a" => !named.is_empty()) {
                out.push(Choice::Stop);
            }
        }
        Step::Blocker(tray) => {
            let (more, enough) = rules::more_blockers(t, defender, t.tray(tray));
            if enough {
                out.push(Choice::Stop);
            }
            out.extend(more);
        }
        _ => (),
    }
}

/// Whether an obligation keeps the declaration from ending here, or leaves the
/// next place to somebody else.
pub(crate) fn binds(t: &T, step: Step) -> bool {
    let (attacker, defender) = sides(t);
    match step {
        Step::Attacker(tray) => {
            let named = cards(t.tray(tray));
            !rules::more_attackers(t, attacker, &named).1
        }
        Step::Blocker(tray) => !rules::more_blockers(t, defender, t.tray(tray)).1,
        _ => false,
    }
}

/// Who is declared and not counted yet; a blocker with whom it is to face. [703.2] [704.2]
fn declared(t: &T) -> &[Thing] {
    if t.board.battle.as_ref().is_none_or(|b| !b.declaring) {
        return &[];
    }
    let named = |f: &Frame<Wakfu>| match f {
        Frame::Proc(Proc::Attack(Step::Count(tray, n) | Step::CountBlockers(tray, n))) => Some((*tray, *n)),
        _ => None,
    };
    let found = t.frames().iter().rev().find_map(named);
    found.map_or(&[], |(tray, n)| &t.tray(tray)[..usize::from(n)])
}

/// On which side somebody is declared to fight; no fighter yet.
pub(crate) fn declared_as(t: &T, id: ObjectId) -> Option<Side> {
    declared(t).iter().find_map(|x| match x {
        Thing::Card(who) if *who == id => Some(Side::Attacker),
        Thing::Pair(who, _) if *who == id => Some(Side::Blocker),
        _ => None,
    })
}

/// Whether one is declared to block the other.
pub(crate) fn declared_before(t: &T, blocker: ObjectId, attacker: ObjectId) -> bool {
    declared(t).contains(&Thing::Pair(blocker, attacker))
}

fn cards(things: &[Thing]) -> Vec<ObjectId> {
    let card = |x: &Thing| match x {
        Thing::Card(id) | Thing::Pair(id, _) => Some(*id),
        _ => None,
    };
    things.iter().filter_map(card).collect()
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    let to = |s| Proc::Attack(s);
    if t.board.battle.is_none() {
        return Flow::Done;
    }
    let (attacker, defender) = sides(t);
    // Whoever has left the game fights no more.
    if t.out().has(attacker) || t.out().has(defender) {
        crate::offer::drop_answer(t);
        return Flow::Goto(Proc::Battle(battle::Step::End));
    }
    match step {
        Step::Target => Flow::Ask(to(Step::Targeted), attacker),
        Step::Targeted => {
            // Whoever could have been one has left.
            let Choice::Card(id) = t.answered() else { return Flow::Goto(to(Step::Stopped)) };
            rule!("702.1", "702.2", "702.3");
            Flow::Emit(to(Step::Challenge), smallvec![Event::Targeted(id)])
        }
        Step::Challenge => {
            // Shortcut: no Challenge is in the pool, so nobody holds one; else whoever could is asked. [505.2]
            let known = t.rules.faces.iter().any(|f| f.card.sort == Sort::Challenge);
            if known && !t.zones.is_empty(zone(attacker, Zone::Hand)) {
                rule!("702.5");
                return Flow::Ask(to(Step::Challenged), attacker);
            }
            Flow::Goto(to(Step::Attackers(t.lay_out())))
        }
        Step::Challenged => {
            let choice = t.answered();
            let then = to(Step::Attackers(t.lay_out()));
            match plan_of(t, attacker, choice) {
                Some(plan) => Flow::Try { of: Proc::Play(play::Step::Announce, plan), done: then, undone: then },
                None => Flow::Goto(then),
            }
        }
        Step::Attackers(tray) => {
            let named = cards(t.tray(tray));
            let more = rules::more_attackers(t, attacker, &named).0;
            match (named.is_empty(), more.is_empty()) {
                // Nobody can: the battle stops. [703.2b]
                (true, true) => {
                    rule!("703.2b");
                    crate::story::nobody_attacks(t);
                    drop_challenge(t);
                    crate::triggers::call_off(t);
                    // What was to last until its end ends with it. [601.3]
                    Flow::Emit(to(Step::Stopped), smallvec![Event::Disperse])
                }
                (false, true) => declare(t, tray),
                _ => Flow::Ask(to(Step::Attacker(tray)), attacker),
            }
        }
        Step::Stopped => {
            t.board.battle = None;
            Flow::Done
        }
        Step::Attacker(tray) => match t.answered() {
            Choice::Card(id) => {
                t.gather(Thing::Card(id));
                Flow::Goto(to(Step::Attackers(tray)))
            }
            _ => declare(t, tray),
        },
        Step::Count(tray, _) => count(t, tray),
        Step::Blockers(tray) => {
            let more = rules::more_blockers(t, defender, t.tray(tray)).0;
            if more.is_empty() { block(t, tray) } else { Flow::Ask(to(Step::Blocker(tray)), defender) }
        }
        Step::Blocker(tray) => match t.answered() {
            Choice::Block(blocker, facing) => {
                t.gather(Thing::Pair(blocker, facing));
                Flow::Goto(to(Step::Blockers(tray)))
            }
            _ => block(t, tray),
        },
        Step::CountBlockers(tray, _) => count_blockers(t, tray),
        Step::Action => Flow::Goto(Proc::Battle(battle::Step::Action)),
    }
}

/// The Challenge goes to the Discard.
pub(crate) fn drop_challenge(t: &mut T) {
    for slot in t.zones.of(CHALLENGE).to_vec() {
        let id = t.objects.id(slot);
        queue::discard(t, id);
    }
}

/// When-attacks powers become active first. [703.2]
fn declare(t: &mut T, tray: Tray) -> Flow<Wakfu> {
    rule!("703.1", "703.2", "703.3");
    undo::set(t, true);
    let events: Events<Event> = cards(t.tray(tray)).into_iter().map(Event::Attacks).collect();
    Flow::Emit(Proc::Attack(Step::Count(tray, events.len() as u8)), events)
}

/// Then they are counted: too many are declared anew. [703.2c] [703.2d]
fn count(t: &mut T, tray: Tray) -> Flow<Wakfu> {
    let attacker = sides(t).0;
    let named = t.take_up(tray);
    let still =
        |id: &ObjectId| look::in_world(t, *id) && look::controller(t, *id) == attacker && !undo::is_sent_off(t, *id);
    let mut named: Vec<ObjectId> = cards(&named).into_iter().filter(still).collect();
    if named.len() as i16 > layers::mp(t, attacker) {
        undo::undo(t);
        return Flow::Goto(Proc::Attack(Step::Attackers(t.lay_out())));
    }
    rule!("703.2d", "gl.attacker");
    undo::set(t, false);
    for id in &named {
        t.objects.at_mut(id.slot).mark.did.attacked = true;
    }
    let b = t.board.battle.as_mut().expect("a battle is going on");
    // Whom a text has placed among them already is there. [705.7]
    named.retain(|id| b.fighter(*id).is_none());
    b.attacked.extend(&named);
    let new = |who| Fighter { who, side: Side::Attacker, facing: ObjectId::NONE, dealt: false };
    b.fighters.extend(named.into_iter().map(new));
    Flow::Goto(Proc::Attack(Step::Blockers(t.lay_out())))
}

/// When-blocks powers become active first; partners' blockers tap. [704.2] [905.1a]
fn block(t: &mut T, tray: Tray) -> Flow<Wakfu> {
    let defender = sides(t).1;
    let mut events: Events<Event> = Events::new();
    undo::set(t, true);
    for x in t.tray(tray).to_vec() {
        let Thing::Pair(blocker, facing) = x else { continue };
        if look::controller(t, blocker) != defender {
            rule!("905.1a");
            undo::taps(t, blocker);
            events.push(Event::Tap(blocker, Why::Cost));
        }
        events.push(Event::Blocks(blocker, facing));
    }
    rule!("704.1", "704.2", "704.7");
    Flow::Emit(Proc::Attack(Step::CountBlockers(tray, t.tray(tray).len() as u8)), events)
}

fn count_blockers(t: &mut T, tray: Tray) -> Flow<Wakfu> {
    let defender = sides(t).1;
    let pairs: Vec<(ObjectId, ObjectId)> = t
        .take_up(tray)
        .iter()
        .filter_map(|x| match x {
            Thing::Pair(a, b) => Some((*a, *b)),
            _ => None,
        })
        .collect();
    // Who has become the Target meanwhile does not block. [704.3]
    let target = t.board.battle.as_ref().map(|b| b.target);
    let still = |id: ObjectId| {
        look::in_world(t, id)
            && !look::opposed(t, look::controller(t, id), defender)
            && rule!("704.3" => target != Some(id))
            && !undo::is_sent_off(t, id)
    };
    let pairs: Vec<_> = pairs.into_iter().filter(|p| still(p.0)).collect();
    if pairs.len() as i16 > layers::mp(t, defender) {
        undo::undo(t);
        return Flow::Goto(Proc::Attack(Step::Blockers(t.lay_out())));
    }
    undo::set(t, false);
    if pairs.is_empty() {
        crate::story::nobody_blocks(t);
    }
    rule!("704.2a", "704.6", "gl.blocker");
    let b = t.board.battle.as_mut().expect("a battle is going on");
    let mut blocked: Events<Event> = Events::new();
    for (who, facing) in pairs {
        let there = b.attackers().any(|a| a == facing);
        let facing = if there { facing } else { ObjectId::NONE };
        b.fighters.push(Fighter { who, side: Side::Blocker, facing, dealt: false });
        if there && !blocked.contains(&Event::Blocked(facing)) {
            blocked.push(Event::Blocked(facing));
        }
    }
    Flow::Emit(Proc::Attack(Step::Action), blocked)
}
