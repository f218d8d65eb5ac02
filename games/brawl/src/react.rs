//! The Reaction to an attack: one, by one opponent, on one of the targets. [T12]

use crate::Brawl;
use crate::ask::Question;
use crate::board::{Cause, ChampionId, Champions, Reaction, Read, T, Zone};
use crate::card::Kind;
use crate::event::Event;
use crate::play;
use crate::team;
use crate::timing::{Choice, Proc, Topic};
use arbiter_kernel::{Discipline, Flow, Frame, ObjectId, Seat, Window, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Is a Reaction played? [attack.5]
pub(crate) const QUESTION: Question = Question::new("ask-react");

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// It is played: who, which card, on whom. [rw.2]
    Play(Seat, ObjectId, ChampionId),
    /// What it says takes place at once, before defence counts. [F4]
    Text,
    /// What it says before the attack. [ba.6]
    Before,
    /// It has been played.
    End,
}

/// The targets on whom a Reaction can be played. [react.2] [F1] [F3]
pub(crate) fn protectable(t: &T) -> Champions {
    let a = &t.board.action;
    rule!("rw.1", "react.2");
    a.targets.within(team::enemies(t, t.side_of(a.champion)))
}

/// Opens the window, unless the card forbids it. [attack.5] [J3]
pub(crate) fn window(t: &T, then: Proc) -> Flow<Brawl> {
    // Every attack has an enemy among its targets. [target.1] [target.2]
    let a = &t.board.action;
    if t.card(a.card.slot).no_reactions {
        return Flow::Goto(then);
    }
    // The first to play closes it: one Reaction in all. [rw.3] [react.5]
    rule!("attack.5", "rw.3", "react.5", "four.team.3");
    let seats = team::opponents(t, a.seat);
    Flow::Call(then, Frame::Window(Window::new(Topic::Attack, &seats, Discipline::FirstOnly, None)))
}

/// Nobody without a ready essence or without cards is asked; whoever has both
/// is, Reaction or not, so that being asked tells nothing. [F11]
pub(crate) fn idle(t: &T, w: &Window<Brawl>) -> bool {
    let seat = w.seat();
    t.board.players[seat as usize].ready == 0 || t.cards(seat, Zone::Hand).is_empty()
}

/// Reactions in hand whose essence is ready, on each target of the side. [rw.1] [rw.2] [react.6]
pub(crate) fn options(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let protectable = protectable(t);
    let ready = t.board.players[seat as usize].ready;
    for &slot in t.cards(seat, Zone::Hand) {
        let card = &t.card(slot).card;
        if card.kind == Kind::Reaction && ready & card.essence.bit() != 0 {
            let id = t.objects.id(slot);
            out.extend(protectable.iter().map(|who| Choice::React(id, who)));
        }
    }
}

fn legal(t: &T, seat: Seat, id: ObjectId, who: ChampionId) -> bool {
    let mut all = Vec::new();
    options(t, seat, &mut all);
    all.contains(&Choice::React(id, who))
}

/// The answer of an opponent.
pub(crate) fn take(t: &mut T, w: &Window<Brawl>, pick: Choice) -> Option<Proc> {
    crate::story::passes(t, w.seat(), pick);
    match pick {
        Choice::React(id, who) => Some(Proc::React(Step::Play(w.seat(), id, who))),
        _ => None,
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::React(s);
    match step {
        Step::Play(seat, id, protected) => {
            if !play::begun(t, |t| legal(t, seat, id, protected)) {
                return Flow::Done;
            }
            rule!("rw.2", "react.3", "react.6", "upkeep.2", "upkeep.3");
            let owner = t.owner(id.slot);
            let (essence, defence) = (t.card(id.slot).card.essence, t.card(id.slot).card.defence);
            // The handle that the card has once it is played.
            let card = ObjectId { stay: id.stay.wrapping_add(1), ..id };
            let scope = play::open(t, card, seat, protected, owner, Cause::Reaction);
            t.board.action.reaction = Some(Reaction { card, seat, owner, protected, defence, scope });
            Flow::Emit(to(Step::Text), smallvec![Event::Play(id), Event::Exhaust(seat, essence)])
        }
        Step::Text => {
            if let Some(r) = t.board.action.reaction {
                crate::story::protects(t, r.protected);
            }
            text(t, |t, slot| t.card(slot).text, to(Step::Before))
        }
        Step::Before => {
            rule!("ba.6");
            t.board.action.begin_text(Cause::Reaction, Champions::NONE);
            text(t, |t, slot| t.card(slot).before, to(Step::End))
        }
        Step::End => Flow::Done,
    }
}

fn text(t: &T, which: fn(&T, u16) -> u16, then: Proc) -> Flow<Brawl> {
    match t.board.action.reaction {
        Some(r) => play::follow(which(t, r.card.slot), r.scope, then),
        None => Flow::Goto(then),
    }
}
