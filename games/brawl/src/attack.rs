//! An attack card, in nine steps. [T5]

mod targets;

pub(crate) use targets::{aims_before, guards, meant, spans};
pub use targets::{any_target, covered, range, reach, turns};

use crate::Brawl;
use crate::ask::Question;
use crate::board::{Cause, Champions, Read, T, When, Zone};
use crate::event::Event;
use crate::layers;
use crate::play;
use crate::react;
use crate::team;
use crate::timing::{Choice, Proc};
use crate::words::{Ability, Essence};
use arbiter_kernel::{Flow, ObjectId, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Chosen => Question::new("ask-attack").called(&[(Choice::Use, "use", "opt-attack")]),
        Step::Aimed => AIM,
        Step::Paid => Question::new("ask-pay"),
        Step::Healed(_) => Question::new("ask-heal-whom"),
        _ => Question::NONE,
    }
}

/// The targets of an attack or a skill. [attack.4] [skill.3]
pub(crate) const AIM: Question = Question::new("ask-target");

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Chosen => out.extend([Choice::Use, Choice::Decline]),
        Step::Aimed => aims(t, out),
        Step::Paid => {
            out.push(Choice::Stop);
            out.extend(payable(t).into_iter().map(Choice::Card));
        }
        Step::Healed(_) => {
            let own = t.board.action.champion;
            out.extend(team::allies(t, own).and(own).iter().map(Choice::Champion));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// The targets that may be named.
pub(crate) fn aims(t: &T, out: &mut Vec<Choice>) {
    out.extend(reach(t).iter().map(Choice::Champion));
    out.extend(turns(t).map(Choice::Turned));
}

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// 1: its movement. [attack.1]
    Move,
    /// 2: what comes before the attack. [attack.2]
    Before,
    /// 3: attack, or not. [attack.3]
    Choose,
    /// It was said.
    Chosen,
    /// 4: the targets. [attack.4]
    Aimed,
    /// 5: a Reaction. [attack.5]
    React,
    /// The window is closed.
    Reacted,
    /// 6: cards for force, one after the other. [L13]
    Pay,
    /// A card was named, or enough.
    Paid,
    /// 6: force less defence. [attack.6]
    Measure,
    /// 7: whom Drain heals. [L26]
    Heal(bool),
    /// It was said.
    Healed(bool),
    /// 7: the damage. [attack.7]
    Damage(bool, u8),
    /// It is dealt; a second time? [kw.double]
    Damaged(bool, Champions),
    /// 8: what the Reaction does after the attack. [attack.8]
    AfterReaction,
    /// 9: what the card does after the attack. [attack.9]
    After,
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Attack(s);
    let end = Proc::Play(play::Step::Experience);
    let a = t.board.action;
    match step {
        Step::Move => {
            rule!("attack.0", "attack.1");
            let movement = t.card(a.card.slot).card.movement;
            play::moves(t, movement, false, to(Step::Before))
        }
        Step::Before => {
            rule!("attack.2", "ba.1", "ba.2", "ba.3");
            play::follow(t.card(a.card.slot).before, a.scope, to(Step::Choose))
        }
        // Whom a text before the attack named is not its target yet. [E2]
        Step::Choose if !a.targets.is_empty() => {
            t.board.action.targets = Champions::NONE;
            Flow::Goto(to(Step::Choose))
        }
        // Without a legal target the activation is over. [E1] [E10]
        Step::Choose if t.in_arena(a.champion) && any_target(t) => Flow::Ask(to(Step::Chosen), a.seat),
        Step::Choose => Flow::Goto(end),
        Step::Chosen => {
            rule!("attack.3", "ba.4", "kw.immobilise.3");
            if t.answered() == Choice::Use { Flow::Ask(to(Step::Aimed), a.seat) } else { Flow::Goto(end) }
        }
        Step::Aimed => {
            rule!("attack.4");
            aim(t);
            Flow::Goto(to(Step::React))
        }
        Step::React => react::window(t, to(Step::Reacted)),
        // Whoever is knocked out by the Reaction attacks no more. [E9]
        Step::Reacted if !t.in_arena(a.champion) => Flow::Goto(end),
        Step::Reacted => Flow::Goto(to(Step::Pay)),
        Step::Pay => pay(t),
        Step::Paid => match t.answered() {
            Choice::Card(id) => {
                let each = pays(t).map_or(0, |p| p.1);
                t.board.action.paid = a.paid.saturating_add(each);
                Flow::Emit(to(Step::Pay), smallvec![Event::Discard(id)])
            }
            _ => Flow::Goto(to(Step::Measure)),
        },
        Step::Measure => {
            measure(t);
            Flow::Goto(to(Step::Heal(false)))
        }
        Step::Heal(again) => {
            let for_ally = t.card(a.card.slot).drain_for_ally;
            if a.drain && for_ally && drained(t) > 0 && !team::allies(t, a.champion).is_empty() {
                return Flow::Ask(to(Step::Healed(again)), a.seat);
            }
            Flow::Goto(to(Step::Damage(again, a.champion)))
        }
        Step::Healed(again) => match t.answered() {
            Choice::Champion(who) => Flow::Goto(to(Step::Damage(again, who))),
            _ => unreachable!("a champion was named"),
        },
        Step::Damage(again, healed) => damage(t, again, healed),
        Step::Damaged(again, hit) => {
            let fallen = hit.without(t.present());
            t.board.action.fell.0 |= fallen.0;
            let twice = a.double && !again;
            if rule!("kw.double" => twice) {
                return Flow::Goto(to(Step::Heal(true)));
            }
            Flow::Goto(to(Step::AfterReaction))
        }
        Step::AfterReaction => match a.reaction {
            Some(r) => {
                rule!("attack.8", "ba.6");
                t.board.action.begin_text(Cause::Reaction, Champions::NONE);
                play::follow(t.card(r.card.slot).after, r.scope, to(Step::After))
            }
            None => Flow::Goto(to(Step::After)),
        },
        Step::After if a.silenced => Flow::Goto(end),
        Step::After => {
            rule!("attack.9", "ba.5");
            // Damage that was dealt is the attack's, also to who fell: not what a
            // Reaction did meanwhile. [L2]
            t.board.action.begin_text(Cause::Action, a.struck);
            play::follow(t.card(a.card.slot).after, a.scope, end)
        }
    }
}

/// The targets were named: they are fixed. [attack.4] [E3]
pub(crate) fn aim(t: &mut T) {
    let targets = match t.answered() {
        Choice::Champion(who) => Champions::one(who),
        Choice::Turned(turn) => {
            // Everybody in it, allies too. [aoe.1]
            rule!("aoe.1", "tgt.3");
            t.on(covered(t, turn))
        }
        _ => unreachable!("targets were named"),
    };
    let a = &mut t.board.action;
    (a.targets, a.aimed) = (targets, targets.len());
    crate::story::aims(t);
}

/// The essence whose cards are discarded for force, and how much each gives. [L13]
#[must_use]
pub fn pays(t: &T) -> Option<(Essence, u8)> {
    t.face(t.board.action.champion).abilities.iter().find_map(|a| match a {
        Ability::DiscardForForce(_, of, each) => Some((of.0, each.0)),
        _ => None,
    })
}

/// Cards that can be discarded for force.
pub(crate) fn payable(t: &T) -> SmallVec<[ObjectId; 8]> {
    let Some((essence, _)) = pays(t) else { return SmallVec::new() };
    let hand = t.cards(t.board.action.seat, Zone::Hand).iter();
    hand.filter(|&&s| t.card(s).card.essence == essence).map(|&s| t.objects.id(s)).collect()
}

/// Asked whenever there is a hand: being asked tells nothing of it.
fn pay(t: &T) -> Flow<Brawl> {
    let seat = t.board.action.seat;
    if pays(t).is_some() && !t.cards(seat, Zone::Hand).is_empty() {
        return Flow::Ask(Proc::Attack(Step::Paid), seat);
    }
    Flow::Goto(Proc::Attack(Step::Measure))
}

/// Everything is fixed for the whole attack, per target; what was for the next
/// attack is used up. [L2] [L5]
fn measure(t: &mut T) {
    let a = t.board.action;
    let mut damage = [0; 8];
    for who in a.targets.iter() {
        damage[who as usize] = layers::attack_damage(t, who);
    }
    let (poison, double, drain) = layers::keywords(t, a.targets.first().unwrap_or(a.champion));
    let now = &mut t.board.action;
    (now.damage, now.poison, now.double, now.drain) = (damage, poison, double, drain);
    t.board.lasting.retain_mut(|l| {
        match l.when {
            When::NextBy => l.on = l.on.without(Champions::one(a.champion)),
            // Each by itself: who was not attacked yet still has it. [L5]
            When::NextOn => l.on = l.on.without(a.targets),
            When::Always | When::Against(_) => (),
        }
        !l.on.is_empty()
    });
}

/// What Drain heals: attack damage of the targets that are there. [I4]
fn drained(t: &T) -> u8 {
    let a = &t.board.action;
    a.targets.within(t.present()).iter().fold(0, |sum: u8, c| sum.saturating_add(a.damage[c as usize]))
}

/// One batch: attack damage, Poison, Drain. [attack.7] [G1] [I4]
fn damage(t: &mut T, again: bool, healed: u8) -> Flow<Brawl> {
    rule!("attack.7", "dmg.1", "dmg.3");
    let a = t.board.action;
    let hit = a.targets.within(t.present());
    let struck: Champions = hit.iter().filter(|&c| a.damage[c as usize] > 0).collect();
    t.board.action.struck.0 |= struck.0;
    let mut events: SmallVec<[Event; 4]> = SmallVec::new();
    for who in struck.iter() {
        let poison = if rule!("kw.poison" => a.poison > 0) { a.poison } else { 0 };
        let amount = a.damage[who as usize].saturating_add(poison);
        events.push(Event::Damage { who, amount, cause: Cause::Action });
    }
    if rule!("kw.drain" => a.drain) {
        events.push(Event::Heal { who: healed, amount: drained(t) });
    }
    Flow::Emit(Proc::Attack(Step::Damaged(again, hit)), events)
}
