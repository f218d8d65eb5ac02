//! An action: a card or a standard action, from its payment to its end. [T4] [T14]

use crate::Brawl;
use crate::board::{Action, Cause, ChampionId, Champions, Read, Scope, T, Thing, Zone};
use crate::card::Kind;
use crate::effect;
use crate::event::Event;
use crate::layers;
use crate::movement::{self, Going, How};
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::words::Essence;
use crate::{attack, skill, standard};
use arbiter_kernel::{Flow, Frame, ObjectId, Run, Seat, SeatSet, Upshot, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where an action is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A card is played. [act.2]
    Card(ObjectId),
    /// A standard action is used. [std.0]
    Standard(u8, ChampionId, Essence),
    /// It is paid; now it is carried out.
    Paid,
    /// Who knocked an enemy out becomes experienced. [xp.1]
    Experience,
    /// Its cards are discarded. [C3] [F10]
    Discard,
    /// What follows a card of the active player. [L14]
    Follow,
    /// What follows the Reaction.
    FollowReaction,
    /// It is over.
    End,
}

/// Whether a champion can be activated by an action with this movement. [C6]
#[must_use]
pub fn activatable(t: &T, who: ChampionId, movement: Option<u8>, slithers: bool) -> bool {
    if t.in_arena(who) {
        return true;
    }
    // From the portal only by a movement value that brings it in. [ko.9] [ko.11]
    if rule!("ko.11" => movement.is_none()) {
        return false;
    }
    let left = layers::movement(t, who, movement.unwrap_or_default());
    movement::enters(t, walk(t, who, left, slithers)) != 0
}

pub(crate) fn walk(t: &T, who: ChampionId, left: u8, slithers: bool) -> Going {
    let how = if slithers { How::Slither } else { How::Walk };
    Going { who, left, seat: t.champion(who).seat, cause: Cause::Action, how }
}

/// Whether a card of the hand can be played now. [act.1] [act.2] [act.3]
#[must_use]
pub fn playable(t: &T, seat: Seat, slot: u16) -> bool {
    let def = t.card(slot);
    // Reactions are never played in one's own turn. [react.1]
    if rule!("react.1" => def.card.kind == Kind::Reaction) {
        return false;
    }
    let ready = t.board.players[seat as usize].ready & def.card.essence.bit() != 0;
    ready && activatable(t, t.owner(slot), def.card.movement, def.slithers)
}

/// Plays a card: it is paid, and lies between hand and discard pile. [act.3] [C3]
fn card(t: &mut T, id: ObjectId) -> Flow<Brawl> {
    let seat = t.active();
    if !begun(t, |t| playable(t, seat, id.slot)) {
        return Flow::Done;
    }
    rule!("act.1", "act.2", "act.3", "act.5", "four.team.1");
    let champion = t.owner(id.slot);
    let essence = t.card(id.slot).card.essence;
    // The handle that the card has once it is played.
    let card = ObjectId { stay: id.stay.wrapping_add(1), ..id };
    begin(t, card, seat, champion);
    Flow::Emit(Proc::Play(Step::Paid), smallvec![Event::Play(id), Event::Exhaust(seat, essence)])
}

/// Uses a standard action. [std.0]
fn standard(t: &mut T, which: u8, champion: ChampionId, essence: Essence) -> Flow<Brawl> {
    let seat = t.active();
    if !begun(t, |t| standard::usable(t, seat, which, champion, essence)) {
        return Flow::Done;
    }
    rule!("std.0", "std.once", "act.4");
    t.board.players[seat as usize].used |= 1 << which;
    crate::story::standard(t, seat, which, champion);
    begin(t, ObjectId::NONE, seat, champion);
    let next = Proc::Standard(standard::Step::Move, which);
    Flow::Emit(next, smallvec![Event::Exhaust(seat, essence)])
}

/// Whether a play begins: everything is checked before anything is paid, so what
/// is offered always does. Only whoever tries things out learns that one does not. [C5]
pub(crate) fn begun(t: &mut T, legal: impl FnOnce(&T) -> bool) -> bool {
    let begun = !t.is_trial() || legal(t);
    t.settle(if begun { Upshot::Completed } else { Upshot::Failed(SeatSet::NONE) });
    begun
}

fn begin(t: &mut T, card: ObjectId, seat: Seat, champion: ChampionId) {
    let scope = open(t, card, seat, champion, champion, Cause::Action);
    let trained = (0..t.board.count).filter(|&c| t.champion(c).experienced).collect();
    t.board.action = Action { card, seat, champion, scope, trained, ..Action::default() };
}

/// What a text knows: who plays it, from where it comes, whose it is. [F5]
pub(crate) fn open(t: &mut T, card: ObjectId, seat: Seat, origin: ChampionId, owner: ChampionId, cause: Cause) -> u16 {
    let mut scope = Scope::new(card, effect::role(cause), seat);
    (scope.subject, scope.by) = (Some(Thing::Champion(origin)), Some(Thing::Champion(owner)));
    t.open_scope(scope)
}

/// Follows a text, if there is one, and goes on.
pub(crate) fn follow(program: u16, scope: u16, then: Proc) -> Flow<Brawl> {
    if program == NONE {
        return Flow::Goto(then);
    }
    Flow::Call(then, Frame::Run(Run { program, at: 0, again: 0, scope }))
}

/// The movement of an action; what is not used is lost. [attack.1] [skill.1] [D10]
pub(crate) fn moves(t: &T, movement: Option<u8>, slithers: bool, then: Proc) -> Flow<Brawl> {
    // Without a movement value there is nothing to which a bonus could be added.
    let Some(printed) = movement else {
        rule!("move.6");
        return Flow::Goto(then);
    };
    let who = t.board.action.champion;
    let going = walk(t, who, layers::movement(t, who, printed), slithers);
    let step = if t.in_arena(who) { movement::Step::Next } else { movement::Step::Enter };
    Flow::Call(then, Frame::Proc(Proc::Move(step, going)))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Play(s);
    let a = t.board.action;
    match step {
        Step::Card(id) => card(t, id),
        Step::Standard(which, who, essence) => standard(t, which, who, essence),
        Step::Paid => match t.card(a.card.slot).card.kind {
            Kind::Attack => Flow::Goto(Proc::Attack(attack::Step::Move)),
            _ => Flow::Goto(Proc::Skill(skill::Step::Move)),
        },
        Step::Experience => {
            // Only now, also for the Reaction, also on the portal. [xp.1] [G5] [G6]
            rule!("xp.1");
            let base = |c: &ChampionId| !t.champion(*c).experienced;
            let events = a.credited.iter().filter(base).map(Event::Experience).collect();
            Flow::Emit(to(Step::Discard), events)
        }
        Step::Discard => {
            rule!("act.6");
            let reaction = a.reaction.map(|r| r.card);
            let cards = [Some(a.card).filter(|c| *c != ObjectId::NONE), reaction];
            Flow::Emit(to(Step::Follow), cards.into_iter().flatten().map(Event::Discard).collect())
        }
        Step::Follow => {
            let text = (a.card != ObjectId::NONE).then(|| after_card(t, a.card, a.champion)).flatten();
            follow(text.unwrap_or(NONE), a.scope, to(Step::FollowReaction))
        }
        Step::FollowReaction => match a.reaction {
            Some(r) => follow(after_card(t, r.card, r.owner).unwrap_or(NONE), r.scope, to(Step::End)),
            None => Flow::Goto(to(Step::End)),
        },
        Step::End => {
            if let Some(r) = a.reaction {
                t.close_scope(r.scope);
            }
            t.close_scope(a.scope);
            t.board.action = Action::default();
            Flow::Done
        }
    }
}

/// The text that follows a card of a champion, if its face had it when the
/// card was paid and has it still: not one that this action makes experienced,
/// for the first time or again. [L14]
fn after_card(t: &T, card: ObjectId, owner: ChampionId) -> Option<u16> {
    let c = t.champion(owner);
    let def = &t.rules.champions[c.kind as usize];
    let (essence, text) = def.after_card[usize::from(c.experienced)]?;
    let a = &t.board.action;
    let kept = a.trained.has(owner) == c.experienced && !a.credited.has(owner);
    (kept && t.card(card.slot).card.essence == essence).then_some(text)
}

/// What the active player may do, between actions. [T4]
pub(crate) fn options(t: &T, out: &mut Vec<Choice>) {
    let seat = t.active();
    for &slot in t.cards(seat, Zone::Hand) {
        if playable(t, seat, slot) {
            out.push(Choice::Play(t.objects.id(slot)));
        }
    }
    standard::options(t, seat, out);
    out.push(Choice::End);
}

/// All champions that a player controls. [four.team.1]
pub(crate) fn own(t: &T, seat: Seat) -> Champions {
    (0..t.board.count).filter(|&c| t.champion(c).seat == seat).collect()
}
