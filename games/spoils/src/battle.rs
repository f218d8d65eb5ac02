//! Attacking: announcement, attackers, a round of tactics and abilities,
//! blockers. [607]

mod fight;
mod must;
mod party;

pub(crate) use fight::ASSIGNED;
pub use fight::{Fight, advance as advance_fight, divides, recipients, share_choices};
pub use party::{
    attackers, blockers, may_attack, may_be_attacked, may_block, may_stop_blocking, more_attackers, must_attack,
    possible, targets, unmet,
};

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Battle, Read, Scope, T, Thing};
use crate::event::{Event, Until};
use crate::layers;
use crate::pay;
use crate::respond;
use crate::timing::{Choice, Proc};
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Frame, Message, ObjectId, SeatSet, Tray, Upshot, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Chosen(_) => {
            Question::new("ask-attackers").must(|| refuse!("505.2", Message::new("why-must-attack-with")))
        }
        Step::Blocker(_) => Question::new("ask-blockers").must(|| refuse!("505.1", Message::new("why-must-block"))),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let (cards, stop) = match step {
        Step::Chosen(tray) => attackers(t, t.tray(tray)),
        Step::Blocker(tray) => (blockers(t, t.tray(tray)), may_stop_blocking(t, t.tray(tray))),
        _ => unreachable!("not a question: {step:?}"),
    };
    if stop {
        out.push(Choice::Stop);
    }
    out.extend(cards.into_iter().map(Choice::Card));
}

/// How damage is divided. [608]
pub(crate) const DIVIDED: Question = Question::new("ask-divide");

/// Where an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The target is announced, and the battle begins. [607.1a]
    Announce,
    /// The party is chosen, paid for and formed in one step. [607.1b] [BA3]
    Attackers,
    /// Which character next?
    Choose(Tray),
    /// It was named, or enough.
    Chosen(Tray),
    /// Requirement payments. [505.1]
    Pay(Tray),
    /// They were made, by this scope.
    Paid(u16, Tray),
    /// They are depleted and form the party.
    Form(Tray),
    /// The party is formed: a round of tactics and abilities. [607.1c]
    Formed,
    /// Blockers. [607.1d]
    Block(Tray),
    /// One was named, or enough.
    Blocker(Tray),
    /// The blocking party is formed; those who waited join it. [607.1c.p2]
    Join,
    /// The battle is resolved. [607.1e]
    Resolve,
    /// The battle is over, or it was undone and nobody attacks. [BA19]
    Ended,
    /// What lasted for the battle is over too.
    Lapse,
}

/// A player attacks this. [602.2c]
#[must_use]
pub fn attack(target: ObjectId) -> Proc {
    rule!("602.2c", "607.1");
    Proc::Battle(Step::Announce, target)
}

/// One step.
pub fn advance(t: &mut T, step: Step, target: ObjectId) -> Flow<Spoils> {
    let to = |s| Proc::Battle(s, target);
    let active = t.board.active;
    match step {
        Step::Announce => {
            rule!("607.1a", "302.1", "302.3", "302.4", "302.8");
            t.board.battle = Some(Battle::new(active, target));
            crate::story::attacks(t, target);
            Flow::Emit(to(Step::Attackers), smallvec![Event::Attacked { seat: active, target }])
        }
        Step::Attackers => {
            if !possible(t) {
                // Nobody can attack any more: the battle is over. [607.1a.p2] [BA2]
                rule!("607.1a.p2");
                t.settle(Upshot::Failed(SeatSet::NONE));
                return Flow::Goto(to(Step::Ended));
            }
            Flow::Try { of: to(Step::Choose(t.lay_out())), done: to(Step::Formed), undone: to(Step::Ended) }
        }
        Step::Choose(tray) => {
            if !more_attackers(t, t.tray(tray)) {
                // All who could be in it are, or nobody can be any more.
                return if attackers(t, t.tray(tray)).1 { Flow::Goto(to(Step::Pay(tray))) } else { Flow::Fail };
            }
            Flow::Ask(to(Step::Chosen(tray)), active)
        }
        Step::Chosen(tray) => match t.answered() {
            Choice::Card(id) => {
                t.gather(Thing::Card(id));
                Flow::Goto(to(Step::Choose(tray)))
            }
            _ => Flow::Goto(to(Step::Pay(tray))),
        },
        Step::Pay(tray) => levy(t, target, tray),
        Step::Paid(scope, tray) => {
            t.close_scope(scope);
            Flow::Goto(to(Step::Form(tray)))
        }
        Step::Form(tray) => form(t, tray),
        Step::Formed => {
            rule!("607.1c");
            Flow::Call(to(Step::Block(t.lay_out())), respond::round(t))
        }
        Step::Block(tray) => block(t, target, tray),
        Step::Blocker(tray) => match t.answered() {
            Choice::Card(id) => {
                t.gather(Thing::Card(id));
                Flow::Goto(to(Step::Block(tray)))
            }
            _ => formed_blockers(t, target, tray),
        },
        Step::Join => join(t, target),
        Step::Resolve => {
            rule!("607.1e", "608.1");
            Flow::Call(to(Step::Ended), Frame::Proc(Proc::Fight(Fight::Round)))
        }
        Step::Ended => Flow::Emit(to(Step::Lapse), smallvec![Event::BattleEnds]),
        Step::Lapse => {
            crate::perform::expire(t, |u| u == Until::EndOfBattle);
            t.board.battle = None;
            Flow::Goto(Proc::Check(crate::checks::Step::Round))
        }
    }
}

/// All requirement payments are due, or there is no attack. [505.1] [505.2a]
fn levy(t: &mut T, target: ObjectId, tray: Tray) -> Flow<Spoils> {
    let active = t.board.active;
    let named = party::cards(t.tray(tray));
    if party::payments(t, &named, active).is_empty() {
        return Flow::Goto(Proc::Battle(Step::Form(tray), target));
    }
    let due = party::levy(t, &named, active);
    rule!("505.1", "505.2a");
    let scope = t.open_scope(Scope::new(t.faction(active), u16::MAX, active));
    crate::price::spend(t, active, None);
    Flow::Call(Proc::Battle(Step::Paid(scope, tray), target), pay::frame(scope, active, due))
}

/// All of them are depleted and form the party: one event. [607.1b]
fn form(t: &mut T, tray: Tray) -> Flow<Spoils> {
    let named = party::cards(&t.take_up(tray));
    if named.is_empty() {
        return Flow::Fail;
    }
    rule!("607.1b", "302.5", "302.6");
    let mut events: SmallVec<[Event; 4]> = named.iter().map(|&id| Event::Deplete { id, paid: false }).collect();
    for &id in &named {
        t.board.used.push((id, party::ATTACKED));
    }
    t.board.battle.as_mut().expect("a battle goes on").attackers = named;
    crate::story::party(t, true);
    events.push(Event::Formed { attacking: true });
    Flow::Emit(Proc::Rest, events)
}

/// The defending player may choose any undepleted characters that may block. [607.1d]
fn block(t: &mut T, target: ObjectId, tray: Tray) -> Flow<Spoils> {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let defender = b.defender;
    if blockers(t, t.tray(tray)).is_empty() {
        return formed_blockers(t, target, tray);
    }
    rule!("607.1d");
    Flow::Ask(Proc::Battle(Step::Blocker(tray), target), defender)
}

fn formed_blockers(t: &mut T, target: ObjectId, tray: Tray) -> Flow<Spoils> {
    let named = party::cards(&t.take_up(tray));
    let b = t.board.battle.as_mut().expect("a battle goes on");
    b.blocked = true;
    let join = Proc::Battle(Step::Join, target);
    if named.is_empty() {
        return Flow::Goto(join);
    }
    rule!("302.7");
    b.blockers = named;
    crate::story::party(t, false);
    Flow::Emit(join, smallvec![Event::Formed { attacking: false }])
}

/// Those who waited join the party, or are the party; nothing is formed by
/// that. [607.1c.p2] [BA5]
fn join(t: &mut T, target: ObjectId) -> Flow<Spoils> {
    // Who left meanwhile, changed sides or is no character any more waits no longer.
    let b = t.board.battle.as_mut().expect("a battle goes on");
    b.blockers.append(&mut b.joiners);
    rule!("607.1c.p2");
    Flow::Goto(Proc::Battle(Step::Resolve, target))
}

/// Whether the attacking party is covert: it has members, and all of them are.
/// [302.11] [507.3a]
#[must_use]
pub fn covert_party(t: &T) -> bool {
    rule!("302.11", "507.3a");
    let Some(b) = &t.board.battle else { return false };
    // One that loses it is enough. [302.11a]
    let covert = !b.attackers.is_empty() && b.attackers.iter().all(|&id| layers::covert(t, id));
    rule!("302.11a");
    covert
}
