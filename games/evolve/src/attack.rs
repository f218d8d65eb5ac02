//! Attacking with a follower, step by step. [8.4]

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Cards, Deed, Read, T, Zones, other};
use crate::card::Kind;
use crate::confirm;
use crate::event::{Event, Harm};
use crate::layers;
use crate::listen;
use crate::rules::Sort;
use crate::timing::{AFTER_ATTACK, CONFIRM, Choice, Proc};
use crate::words::{Ban, Keyword, Passive, Zone};
use arbiter_desk::refuse;
use arbiter_kernel::{Discipline, Flow, Frame, Message, ObjectId, SeatSet, Upshot, Window, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// The target is asked for. [8.4.3]
pub(crate) const QUESTION: Question =
    Question::new("ask-attack-target").must(|| refuse!("8.4.3", Message::new("why-must-target")));

/// Where an attack is; every step is reached even if a card is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// K3: select a target. [8.4.3]
    Target,
    /// It was selected.
    Selected,
    /// K5: the attack happens. [8.4.5]
    Attacked,
    /// K6: Confirmation Timing. [8.4.6]
    Confirm,
    /// K7, K8: Quick window. [8.4.7]
    Quick,
    /// K9: damage. [8.4.9]
    Damage,
    /// K9b: they fought. [8.4.9.2]
    Fought,
    /// K10: Confirmation Timing. [8.4.10]
    AfterDamage,
    /// K11: the attack ends. [8.4.11]
    Over,
}

/// Stands for an attack where the number of an ability stands for its use.
pub(crate) const ATTACK: u16 = u16::MAX;

/// Whether a follower may attack at all, apart from a target. [8.4.2]
#[must_use]
pub fn may_attack(t: &T, id: ObjectId) -> bool {
    if layers::core(t, id).kind != Kind::Follower {
        return false;
    }
    let m = t.objects.at(id.slot).mark;
    if m.engaged {
        rule!("8.4.2");
        return false;
    }
    if layers::banned(t, id, Ban::Attack) {
        return false;
    }
    // One of these is enough.
    rule!("8.4.2.1");
    if m.old {
        rule!("8.4.2.1#1");
        return true;
    }
    if m.evolved_now {
        rule!("8.4.2.1#2");
        return true;
    }
    let k = layers::keywords(t, id);
    rule!("12.9.1" => k.has(Keyword::Storm)) || rule!("12.10.1" => k.has(Keyword::Rush))
}

/// Whether an attacker has a target at all. [8.4.3.2]
#[must_use]
pub fn has_target(t: &T, by: ObjectId) -> bool {
    rule!("8.4.3.2");
    // One that may attack a leader has one: the leader, or a Ward follower that stands before it.
    if t.board.barred.is_empty() && reaches_leader(t, by) {
        return true;
    }
    let mut all = Cards::new();
    targets(t, by, &mut all);
    !all.is_empty()
}

/// Whether a follower may attack leaders: one that was there, or with Storm. [8.4.3.1#2] [R26]
fn reaches_leader(t: &T, by: ObjectId) -> bool {
    let old = rule!("8.4.3.1#2" => t.objects.at(by.slot).mark.old);
    // Rush alone does not reach that far.
    rule!("12.10.2");
    let reaches = old || rule!("12.9.2" => layers::has(t, by, Keyword::Storm));
    let foe = t.leader(other(t.board.active));
    reaches && !layers::banned(t, by, Ban::AttackLeaders) && !layers::banned(t, foe, Ban::BeAttacked)
}

/// The legal targets of an attacker. [8.4.3.1]
pub fn targets(t: &T, by: ObjectId, out: &mut Cards) {
    legal(t, by, out);
    if !t.board.barred.is_empty() {
        out.retain(|on| !t.board.barred.contains(&Deed { by, ability: ATTACK, on: *on }));
    }
}

fn legal(t: &T, by: ObjectId, out: &mut Cards) {
    let foe = other(t.board.active);
    let k = layers::keywords(t, by);
    let start = out.len();
    let mut wards: SmallVec<[ObjectId; 5]> = SmallVec::new();
    if !layers::banned(t, by, Ban::AttackFollowers) {
        for &slot in t.cards(foe, Zone::Field) {
            let id = t.objects.id(slot);
            if layers::core(t, id).kind != Kind::Follower {
                continue;
            }
            let engaged = t.objects.at(slot).mark.engaged;
            let stands = rule!("8.4.3.1#1" => engaged) || rule!("12.11.1", "12.11.2" => k.has(Keyword::Assail));
            if !stands {
                continue;
            }
            let its = layers::keywords(t, id);
            if its.has(Keyword::Intimidate) {
                // [12.12.2]
                rule!("12.12.1", "12.12.2");
                continue;
            }
            if layers::banned(t, id, Ban::BeAttacked) {
                continue;
            }
            // Aura is no protection here.
            rule!("12.15.3");
            out.push(id);
            if engaged && its.has(Keyword::Ward) {
                wards.push(id);
            }
        }
    }
    // [12.8.2(iii)] An engaged Ward follower that can be selected must be. [R25]
    if !wards.is_empty() && !ignores_ward(t, by) {
        rule!("12.8.1", "12.8.2", "12.8.2(iii)");
        out.truncate(start);
        out.extend(wards);
        return;
    }
    if reaches_leader(t, by) {
        out.push(t.leader(foe));
    }
}

/// [1.3.1] Where a card says otherwise, the card is right.
fn ignores_ward(t: &T, id: ObjectId) -> bool {
    let says = |&a: &u16| matches!(t.rules.abilities[a as usize].sort, Sort::Passive(Passive::IgnoresWard));
    let ignores = layers::abilities(t, id).iter().any(says);
    rule!("1.3.1" => ignores)
}

/// One step.
pub fn advance(t: &mut T, step: Step, by: ObjectId, on: ObjectId) -> Flow<Evolve> {
    let to = |s| Proc::Attack(s, by, on);
    match step {
        Step::Target => {
            // [8.4.3] [8.4.3.1] One target; without one the attack was not offered. [8.4.3.2]
            rule!("8.4.3", "8.4.3.1");
            if may_attack(t, by) && has_target(t, by) {
                return Flow::Ask(to(Step::Selected), t.board.active);
            }
            t.settle(Upshot::Failed(SeatSet::NONE));
            Flow::Done
        }
        Step::Selected => {
            let Choice::Card(target) = t.answered() else { unreachable!("a target was selected") };
            declare(t, by, target)
        }
        Step::Attacked => {
            rule!("8.4.5");
            if listen::unnoticed(t, listen::ATTACK) {
                return Flow::Goto(to(Step::Confirm));
            }
            Flow::Emit(to(Step::Confirm), smallvec![Event::Attacked { by, target: on }])
        }
        Step::Confirm => {
            rule!("8.4.6");
            confirm::then(t, to(Step::Quick))
        }
        Step::Quick => {
            // [8.4.7] [8.4.8] Offered even if a card is gone.
            rule!("8.4.7");
            let window = Window::new(AFTER_ATTACK, &[other(t.board.active)], Discipline::UntilPass, Some(CONFIRM));
            Flow::Call(to(Step::Damage), Frame::Window(window))
        }
        Step::Damage => Flow::Emit(to(Step::Fought), damage(t, by, on)),
        Step::Fought => {
            // In combat while both stay on the field.
            rule!("8.4.5.1");
            let fought = t.on_field(by) && t.on_field(on);
            let events = if fought { smallvec![Event::Fought(by, on)] } else { SmallVec::new() };
            Flow::Emit(to(Step::AfterDamage), events)
        }
        Step::AfterDamage => {
            rule!("8.4.10");
            confirm::then(t, to(Step::Over))
        }
        Step::Over => {
            rule!("8.4.11");
            Flow::Done
        }
    }
}

/// K4: the attacker becomes engaged. [8.4.4]
fn declare(t: &mut T, by: ObjectId, on: ObjectId) -> Flow<Evolve> {
    rule!("8.4.1", "8.4.4");
    t.settle(Upshot::Completed);
    if let Some((deed, _)) = &mut t.board.before {
        deed.on = on;
    }
    crate::story::attack(t, by, on);
    Flow::Emit(Proc::Attack(Step::Attacked, by, on), smallvec![Event::Engage(by)])
}

/// K9: both at once; nothing is chosen anew, nothing is tested again. [R27]
fn damage(t: &T, by: ObjectId, on: ObjectId) -> SmallVec<[Event; 4]> {
    let mut events = SmallVec::new();
    rule!("8.4.9");
    if !t.on_field(by) {
        return events;
    }
    rule!("2.7.1");
    let hit = |from, to, harm| Event::Damage { to, amount: layers::attack(t, from).max(0), from, harm };
    if t.objects.get(on).is_some() {
        events.push(hit(by, on, Harm::Attack));
    }
    if t.on_field(on) {
        rule!("8.4.9.1");
        events.push(hit(on, by, Harm::Combat));
    }
    events
}
