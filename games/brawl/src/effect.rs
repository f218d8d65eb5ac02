//! Words of texts, obeyed. [skill.4] [ba.3] [resolve.1]

mod aim;
mod each;
mod place;
mod who;

pub(crate) use aim::aiming;
pub use each::{Each, Many};
pub(crate) use each::{begin, each, named};
pub(crate) use who::{holds, holds_against};

use crate::Brawl;
use crate::ask::Question;
use crate::board::{Cause, Champions, Lasting, Read, Scope, T, Thing, When, Zone};
use crate::event::Event;
use crate::layers;
use crate::movement::{self, Going, How};
use crate::rules::Boon;
use crate::timing::{Choice, Proc};
use crate::words::{Clause, Damage, Effect, Essence, Gain, Space, Trait, Who};
use crate::{attack, cards, team, traps};
use arbiter_kernel::{Frame, ObjectId, Op, Run, Seat, Word, rule};
use smallvec::{SmallVec, smallvec};
use who::{Sight, who};

/// How a scope says whose doing its text is.
pub(crate) fn role(cause: Cause) -> u16 {
    cause as u16
}
/// Whose doing a text is.
pub(crate) fn cause(scope: &Scope) -> Cause {
    if scope.ability == role(Cause::Reaction) { Cause::Reaction } else { Cause::Action }
}

/// A text being carried out: who speaks, for whom.
struct Text {
    cause: Cause,
    seat: Seat,
    sight: Sight,
}

fn text(t: &T, run: Run) -> Text {
    let scope = t.scope(run.scope);
    let cause = cause(scope);
    let owner = match scope.by {
        Some(Thing::Champion(owner)) => owner,
        _ => unreachable!("a text is a champion's"),
    };
    Text { cause, seat: scope.controller, sight: Sight { cause, owner, target: None } }
}

/// What a selection is remembered by, and how many keywords were followed.
const PICKED: usize = 0;
const DONE: usize = 1;

/// Obeys a word.
pub(crate) fn act(t: &mut T, run: Run, clause: &Clause) -> Word<Brawl> {
    let x = text(t, run);
    let run = match aim::aim(t, run, &x, clause) {
        Ok(run) => run,
        Err(ask) => return ask,
    };
    match clause {
        Clause::Suffer(who, effects) => suffer(t, run, &x, *who, effects),
        Clause::Deal(Damage(amount), who) => deal(t, run, &x, Amount::Exactly(*amount), *who),
        Clause::Batter(who) => deal(t, run, &x, Amount::ToBattered, *who),
        Clause::AttackDamage(who) => deal(t, run, &x, Amount::Attack, *who),
        Clause::Turn(group, gains) => for_the_turn(t, run, &x, *group, gains, false),
        Clause::TurnAgainst(group, gains) => for_the_turn(t, run, &x, *group, gains, true),
        Clause::Place(..) | Clause::PlaceBack(_) => place::act(t, run, &x, clause),
        Clause::Toward(far, who) => toward(t, run, &x, *far, *who, true),
        Clause::Away(far, who) => toward(t, run, &x, *far, *who, false),
        Clause::DiscardTop => discard_top(t, &x, run),
        Clause::TakeBack(essence) => take_back(t, &x, run, *essence),
        _ if run.again > 0 => Word::Did(true),
        Clause::Use(effect) => using(t, &x, *effect),
        Clause::May(group, effect) => {
            let set = who(t, x.sight, *group);
            let (seat, cause, one) = (x.seat, x.cause, group.is_one());
            call(Some(Each::start(Many { set, effect: *effect, cause, seat, may: true, one })))
        }
        Clause::TurnOwnAttacks(name, gains) => last(who(t, x.sight, Who::This(*name)), gains, &[When::Always]),
        Clause::NextOnTarget(traits) => next_attack(who(t, x.sight, Who::TARGET), traits, When::NextOn),
        Clause::NextOfThis(name, traits) => next_attack(who(t, x.sight, Who::This(*name)), traits, When::NextBy),
        Clause::CancelMovementEffects => {
            rule!("mvfx.2");
            t.board.action.still = true;
            Word::Did(true)
        }
        Clause::CancelLaterAfter => {
            t.board.action.silenced = true;
            Word::Did(true)
        }
        Clause::DefenceInstead(defence) => {
            if let Some(r) = &mut t.board.action.reaction {
                r.defence = (*defence).cast_signed();
            }
            Word::Did(true)
        }
        Clause::LookAtTrap(Space::EmptyTrapSpace) => call(traps::begin_look(t, x.seat)),
        Clause::HealOrAlly(most, of) => call(Some(cards::tears(x.seat, *most, of.0))),
        Clause::Regenerate(essence) => Word::Emit(smallvec![Event::Regenerate(x.seat, essence.bit())]),
        Clause::ShowHand => Word::Emit(smallvec![Event::ShowHand(x.seat)]),
        Clause::Attack(_)
        | Clause::ThisAttack(_)
        | Clause::NoReactions
        | Clause::MoveThrough(_)
        | Clause::Aims(_)
        | Clause::DrainForAlly(_) => {
            unreachable!("obeyed where it counts: {clause:?}")
        }
    }
}

fn call(frame: Option<Frame<Brawl>>) -> Word<Brawl> {
    frame.map_or(Word::Did(false), Word::Call)
}

/// Until the end of the turn, for a group that is fixed now, or for the one of
/// several that is named; always, or against each target. [L4]
fn for_the_turn(t: &mut T, run: Run, x: &Text, group: Who, gains: &[Gain], against: bool) -> Word<Brawl> {
    let asked = t.has_answer();
    let on = match select(t, run, x, group) {
        Ok(on) => on,
        Err(ask) => return ask,
    };
    if run.again > 0 && !asked {
        return Word::Did(true);
    }
    let targets = who(t, x.sight, Who::TARGET).iter().map(When::Against);
    let when: SmallVec<[When; 8]> = if against { targets.collect() } else { smallvec![When::Always] };
    last(on, gains, &when)
}

fn last(on: Champions, gains: &[Gain], when: &[When]) -> Word<Brawl> {
    let all = when.iter().flat_map(|&when| gains.iter().map(move |&gain| (when, Boon::Gain(gain))));
    Word::Emit(all.map(|(when, boon)| Event::Last(Lasting { on, boon, when })).collect())
}

/// For one attack that is to come. [L5]
fn next_attack(on: Champions, traits: &[Trait], when: When) -> Word<Brawl> {
    Word::Emit(Boon::of(traits).map(|boon| Event::Last(Lasting { on, boon, when })).collect())
}

/// How much damage a text deals.
#[derive(Clone, Copy)]
enum Amount {
    /// So much.
    Exactly(u8),
    /// As much as makes Battered. [L20]
    ToBattered,
    /// As much as the attack dealt to whom the Reaction protects. [L19]
    Attack,
}

/// A keyword alone: on the targets, on who acts, or for the player. [L1] [F8]
fn using(t: &mut T, x: &Text, effect: Effect) -> Word<Brawl> {
    let (seat, cause) = (x.seat, x.cause);
    match effect {
        Effect::Draw(most) => call(Some(cards::draw(seat, most))),
        Effect::DrawEach(each) => {
            // Overkill too, once even with Double. [L2] [L21]
            let a = &t.board.action;
            let dealt = a.struck.iter().fold(0, |sum: u8, c| sum.saturating_add(a.damage[c as usize]));
            call(Some(cards::draw(seat, each.saturating_mul(dealt))))
        }
        Effect::Plan(most) => call(Some(cards::plan(seat, most))),
        _ if effect.on_targets() => {
            let set = who(t, x.sight, Who::TARGET);
            call(Some(Each::start(Many { set, effect, cause, seat, may: false, one: false })))
        }
        _ => {
            rule!("kw.heal.2");
            let mover = t.origin(cause);
            call(begin(t, cause, seat, mover, effect))
        }
    }
}

/// Who is meant, named by the player where one of several is. `Err`: ask first.
fn select(t: &mut T, run: Run, x: &Text, group: Who) -> Result<Champions, Word<Brawl>> {
    let set = if run.again == 0 {
        let set = who(t, x.sight, group);
        if group.is_one() && set.len() > 1 {
            return Err(Word::Ask(x.seat));
        }
        set
    } else if t.has_answer() {
        match t.answered() {
            Choice::Champion(c) => Champions::one(c),
            _ => unreachable!("a champion was named"),
        }
    } else {
        return Ok(Champions(t.scope(run.scope).notes[PICKED] as u8));
    };
    let notes = &mut t.scope_mut(run.scope).notes;
    (notes[PICKED], notes[DONE]) = (i16::from(set.0), 0);
    Ok(set)
}

/// Champions suffer keywords, the group fixed when it begins. [L33]
fn suffer(t: &mut T, run: Run, x: &Text, group: Who, effects: &[Effect]) -> Word<Brawl> {
    let set = match select(t, run, x, group) {
        Ok(set) => set,
        Err(ask) => return ask,
    };
    let done = &mut t.scope_mut(run.scope).notes[DONE];
    let Some(&effect) = effects.get(*done as usize) else { return Word::Did(true) };
    *done += 1;
    Word::Call(Each::start(Many { set, effect, cause: x.cause, seat: x.seat, may: false, one: false }))
}

/// Damage by a text, all at once; defence plays no part. [force.2] [skill.5] [E7]
fn deal(t: &mut T, run: Run, x: &Text, amount: Amount, group: Who) -> Word<Brawl> {
    let asked = t.has_answer();
    let set = match select(t, run, x, group) {
        Ok(set) => set,
        Err(ask) => return ask,
    };
    if run.again > 0 && !asked {
        return Word::Did(!t.board.action.notes(x.cause).dealt.is_empty());
    }
    rule!("force.2", "skill.5");
    let how_much = |who| match amount {
        Amount::Exactly(n) => n,
        Amount::ToBattered => {
            rule!("kw.battered");
            layers::left(t, who).saturating_sub(layers::life(t, who) / 2)
        }
        Amount::Attack => {
            let protected = t.origin(x.cause);
            t.board.action.damage[protected as usize]
        }
    };
    let hurt: SmallVec<[(u8, u8); 8]> = set.iter().map(|c| (c, how_much(c))).filter(|h| h.1 > 0).collect();
    // What an earlier sentence of the text dealt stays dealt. [L2]
    t.board.action.note(x.cause).dealt.0 |= hurt.iter().map(|h| h.0).collect::<Champions>().0;
    Word::Emit(hurt.iter().map(|&(who, amount)| Event::Damage { who, amount, cause: x.cause }).collect())
}

/// Whom one can come nearer to or go away from: others than oneself. [toward.1]
fn goals(t: &T, x: &Text, group: Who) -> Champions {
    who(t, x.sight, group).without(Champions::one(t.origin(x.cause)))
}

/// A movement whose end must be nearer or farther. [toward.1] [away.1]
fn toward(t: &mut T, run: Run, x: &Text, far: u8, group: Who, nearer: bool) -> Word<Brawl> {
    let asked = t.has_answer();
    if run.again > 0 && !asked {
        return Word::Did(true);
    }
    let set = if asked {
        match t.answered() {
            Choice::Champion(c) => Champions::one(c),
            _ => unreachable!("a champion was named"),
        }
    } else {
        goals(t, x, group)
    };
    if set.len() > 1 {
        return Word::Ask(x.seat);
    }
    let mover = t.origin(x.cause);
    let Some(whom) = set.first().filter(|_| t.in_arena(mover)) else { return Word::Did(false) };
    let (to, from) = (t.champion(whom).at, t.champion(mover).at);
    let distance = t.arena().distance(from, to);
    let how = if nearer {
        rule!("toward.1", "toward.2");
        How::Toward(to, distance)
    } else {
        rule!("away.1", "away.2");
        How::Away(to, distance)
    };
    let going = Going { who: mover, left: far, seat: x.seat, cause: x.cause, how };
    Word::Call(Frame::Proc(Proc::Move(movement::Step::Next, going)))
}

/// The top card of an opponent's deck. [L25]
fn discard_top(t: &mut T, x: &Text, run: Run) -> Word<Brawl> {
    let opponents = team::opponents(t, x.seat);
    let of = if t.has_answer() {
        match t.answered() {
            Choice::Seat(seat) => seat,
            _ => unreachable!("an opponent was named"),
        }
    } else if run.again > 0 {
        return Word::Did(true);
    } else if opponents.len() > 1 {
        return Word::Ask(x.seat);
    } else {
        opponents[0]
    };
    Word::Emit(smallvec![Event::DiscardTop(of, x.cause)])
}

/// Cards of an essence in the player's own discard pile. [L29]
fn discarded(t: &T, seat: Seat, essence: Essence) -> impl Iterator<Item = ObjectId> {
    let pile = t.cards(seat, Zone::Discard).iter();
    pile.filter(move |&&s| t.card(s).card.essence == essence).map(|&s| t.objects.id(s))
}

/// One of them comes back, if there is one. [L29]
fn take_back(t: &mut T, x: &Text, run: Run, essence: Essence) -> Word<Brawl> {
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
        return Word::Emit(smallvec![Event::TakeBack(id)]);
    }
    if run.again > 0 {
        return Word::Did(true);
    }
    let mut found = discarded(t, x.seat, essence);
    match (found.next(), found.next()) {
        (None, _) => Word::Did(false),
        (Some(id), None) => Word::Emit(smallvec![Event::TakeBack(id)]),
        _ => Word::Ask(x.seat),
    }
}

/// What a word asks.
pub(crate) fn question(t: &T, run: Run) -> Question {
    match t.rules.programs[run.program as usize].get(run.at as usize) {
        _ if aiming(t, run) => attack::AIM,
        Some(Op::Do(Clause::Place(..) | Clause::PlaceBack(_))) => Question::new("ask-place"),
        Some(Op::Do(Clause::DiscardTop)) => Question::new("ask-opponent"),
        Some(Op::Do(Clause::TakeBack(_))) => Question::new("ask-take-back"),
        Some(Op::Do(_)) => Question::new("ask-champion"),
        _ => Question::NONE,
    }
}

/// Which champion is next?
pub(crate) const NEXT: Question = Question::new("ask-next");

/// What may be answered to a word that asks.
pub(crate) fn options(t: &T, run: Run, out: &mut Vec<Choice>) {
    let Some(Op::Do(clause)) = t.rules.programs[run.program as usize].get(run.at as usize) else {
        unreachable!("a word asked")
    };
    let x = text(t, run);
    match clause {
        _ if aiming(t, run) => attack::aims_before(t, out),
        Clause::Place(..) | Clause::PlaceBack(_) => place::options(t, &x, clause, out),
        Clause::DiscardTop => out.extend(team::opponents(t, x.seat).into_iter().map(Choice::Seat)),
        Clause::TakeBack(essence) => out.extend(discarded(t, x.seat, *essence).map(Choice::Card)),
        Clause::Suffer(group, _)
        | Clause::Turn(group, _)
        | Clause::TurnAgainst(group, _)
        | Clause::Deal(_, group)
        | Clause::Batter(group)
        | Clause::AttackDamage(group) => {
            out.extend(who(t, x.sight, *group).iter().map(Choice::Champion));
        }
        Clause::Toward(_, group) | Clause::Away(_, group) => {
            out.extend(goals(t, &x, *group).iter().map(Choice::Champion));
        }
        _ => unreachable!("it asks nothing: {clause:?}"),
    }
}
