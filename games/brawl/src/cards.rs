//! Keywords about cards and damage that somebody chooses in: Draw, Plan, Heal,
//! Stun. [I5] [I8] [I9]

use crate::Brawl;
use crate::ask::Question;
use crate::board::{ChampionId, Champions, Read, T, Zone};
use crate::event::Event;
use crate::layers;
use crate::team;
use crate::timing::{Choice, Proc};
use crate::words::{Essence, Keyword};
use arbiter_kernel::{Flow, Frame, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// How many cards are drawn? At most so many. [kw.draw]
    Draw(Seat, u8),
    /// It was said.
    Drawn(Seat, u8),
    /// Which card goes on top of the deck? So many more. [kw.plan]
    Plan(Seat, u8),
    /// It was said.
    Planned(Seat, u8),
    /// How much is healed? At most so much. [kw.heal.1]
    Heal(Seat, ChampionId, u8),
    /// It was said.
    Healed(ChampionId, u8),
    /// A card of the champion is discarded, or the hand is shown. [kw.stun.1]
    Stun(ChampionId),
    /// Which, was said.
    Stunned(ChampionId),
    /// No movement any more. [kw.immobilise.1]
    Immobilise(ChampionId),
    /// A card for healing an ally? [L29]
    Tears(Seat, u8, Essence),
    /// It was said.
    Paid(Seat, u8, Essence),
    /// Which ally?
    Ally(Seat, u8),
    /// It was said.
    Named(Seat, u8),
    /// Done.
    End,
}

fn frame(step: Step) -> Frame<Brawl> {
    Frame::Proc(Proc::Cards(step))
}

/// Draw up to so many. [kw.draw]
pub(crate) fn draw(seat: Seat, most: u8) -> Frame<Brawl> {
    frame(Step::Draw(seat, most))
}
/// Plan up to so many. [kw.plan]
pub(crate) fn plan(seat: Seat, most: u8) -> Frame<Brawl> {
    frame(Step::Plan(seat, most))
}
/// Heal a champion in the arena up to so much. [kw.heal.1]
pub(crate) fn heal(seat: Seat, who: ChampionId, most: u8) -> Frame<Brawl> {
    frame(Step::Heal(seat, who, most))
}
/// Stun of a champion in the arena, if it does anything. [kw.stun.1] [L7]
pub(crate) fn stun(t: &T, who: ChampionId) -> Option<Frame<Brawl>> {
    (!layers::immune(t, who, Keyword::Stun)).then_some(frame(Step::Stun(who)))
}
/// Immobilise the same way.
pub(crate) fn immobilise(t: &T, who: ChampionId) -> Option<Frame<Brawl>> {
    (!layers::immune(t, who, Keyword::Immobilise)).then_some(frame(Step::Immobilise(who)))
}
/// Healing for this champion, or for a card for an ally. [L29]
pub(crate) fn tears(seat: Seat, most: u8, essence: Essence) -> Frame<Brawl> {
    frame(Step::Tears(seat, most, essence))
}

/// Allies next to the activated champion. [L29]
#[must_use]
pub fn beside(t: &T) -> Champions {
    let who = t.board.action.champion;
    let at = t.champion(who).at;
    if !t.in_arena(who) {
        return Champions::NONE;
    }
    t.on(t.arena().near(at)).within(team::allies(t, who))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Cards(s);
    let end = to(Step::End);
    match step {
        Step::Draw(_, 0) => Flow::Done,
        // Declared before the first is drawn. [kw.draw]
        Step::Draw(seat, most) => Flow::Ask(to(Step::Drawn(seat, most)), seat),
        Step::Drawn(seat, _) => {
            rule!("kw.draw", "ba.7");
            let Choice::Number(count) = t.answered() else { unreachable!("a number was named") };
            Flow::Emit(end, smallvec![Event::Draw(seat, count)])
        }
        Step::Plan(seat, left) if left == 0 || t.cards(seat, Zone::Hand).is_empty() => Flow::Done,
        Step::Plan(seat, left) => Flow::Ask(to(Step::Planned(seat, left)), seat),
        Step::Planned(seat, left) => match t.answered() {
            Choice::Card(id) => Flow::Emit(to(Step::Plan(seat, left - 1)), smallvec![Event::Plan(id)]),
            _ => Flow::Done,
        },
        Step::Heal(_, who, _) if t.champion(who).damage == 0 => Flow::Done,
        Step::Heal(seat, who, most) => Flow::Ask(to(Step::Healed(who, most)), seat),
        Step::Healed(who, _) => {
            let Choice::Number(amount) = t.answered() else { unreachable!("a number was named") };
            Flow::Emit(end, smallvec![Event::Heal { who, amount }])
        }
        Step::Stun(who) => {
            let seat = t.champion(who).seat;
            if t.hand_of(who).next().is_none() {
                rule!("kw.stun.2");
                return Flow::Emit(end, smallvec![Event::ShowHand(seat)]);
            }
            rule!("kw.stun.1");
            Flow::Ask(to(Step::Stunned(who)), seat)
        }
        Step::Stunned(_) => match t.answered() {
            Choice::Card(id) => Flow::Emit(end, smallvec![Event::Discard(id)]),
            _ => unreachable!("a card was named"),
        },
        Step::Immobilise(who) => Flow::Emit(end, smallvec![Event::Immobilise(who)]),
        Step::Tears(..) | Step::Paid(..) | Step::Ally(..) | Step::Named(..) => instead(t, step),
        Step::End => Flow::Done,
    }
}

/// Healing that may go to an ally. Asked whenever there is a hand: being asked
/// tells nothing of it. [L29]
fn instead(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Cards(s);
    let who = t.board.action.champion;
    match step {
        Step::Tears(seat, most, _) if beside(t).is_empty() || t.cards(seat, Zone::Hand).is_empty() => {
            Flow::Goto(to(Step::Heal(seat, who, most)))
        }
        Step::Tears(seat, most, essence) => Flow::Ask(to(Step::Paid(seat, most, essence)), seat),
        Step::Paid(seat, most, _) => match t.answered() {
            Choice::Card(id) => Flow::Emit(to(Step::Ally(seat, most)), smallvec![Event::Discard(id)]),
            _ => Flow::Goto(to(Step::Heal(seat, who, most))),
        },
        Step::Ally(seat, most) => match beside(t) {
            one if one.len() == 1 => Flow::Goto(to(Step::Heal(seat, one.first().unwrap_or(who), most))),
            _ => Flow::Ask(to(Step::Named(seat, most)), seat),
        },
        Step::Named(seat, most) => match t.answered() {
            Choice::Champion(ally) => Flow::Goto(to(Step::Heal(seat, ally, most))),
            _ => unreachable!("an ally was named"),
        },
        _ => unreachable!("not about an ally: {step:?}"),
    }
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Drawn(..) => Question::new("ask-draw"),
        Step::Planned(..) => Question::new("ask-plan"),
        Step::Healed(..) => Question::new("ask-heal"),
        Step::Stunned(_) => Question::new("ask-stun"),
        Step::Paid(..) => Question::new("ask-discard"),
        Step::Named(..) => Question::new("ask-heal-whom"),
        _ => Question::NONE,
    }
}

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let hand = |seat: Seat| t.cards(seat, Zone::Hand).iter().map(|&s| t.objects.id(s));
    match step {
        Step::Drawn(_, most) => out.extend((0..=most).map(Choice::Number)),
        Step::Planned(seat, _) => {
            out.push(Choice::Stop);
            out.extend(hand(seat).map(Choice::Card));
        }
        Step::Healed(who, most) => out.extend((0..=most.min(t.champion(who).damage)).map(Choice::Number)),
        Step::Stunned(who) => out.extend(t.hand_of(who).map(Choice::Card)),
        Step::Paid(seat, _, essence) => {
            out.push(Choice::Stop);
            out.extend(hand(seat).filter(|id| t.card(id.slot).card.essence == essence).map(Choice::Card));
        }
        Step::Named(..) => out.extend(beside(t).iter().map(Choice::Champion)),
        _ => unreachable!("not a question: {step:?}"),
    }
}
