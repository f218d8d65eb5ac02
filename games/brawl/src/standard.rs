//! The four standard actions. [T7]

use crate::Brawl;
use crate::arena::Essence;
use crate::ask::Question;
use crate::board::{Cause, ChampionId, Champions, Read, T};
use crate::event::Event;
use crate::timing::{Choice, Proc};
use crate::{cards, play, team};
use arbiter_kernel::{Flow, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Whom does it strike? [std.3]
pub(crate) const QUESTION: Question = Question::new("ask-strike");

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Its movement.
    Move,
    /// What it does besides. [C7]
    Work,
    /// An adjacent enemy was named, or none.
    Named,
}

/// How many there are.
pub(crate) const COUNT: u8 = 4;

/// The movement of each. [std.1] [std.2] [std.3] [std.4]
pub(crate) fn movement(which: u8) -> u8 {
    if rule!("std.4" => which == 3) { 2 } else { 1 }
}

/// Those not used yet, with each champion and essence that can. [std.once] [C2]
pub(crate) fn options(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    let p = t.board.players[seat as usize];
    if p.ready == 0 {
        return;
    }
    let own = play::own(t, seat);
    let can = |far: u8| -> Champions { own.iter().filter(|&c| play::activatable(t, c, Some(far), false)).collect() };
    let (near, wide) = (can(1), can(2));
    for which in (0..COUNT).filter(|w| !rule!("std.once" => p.used & 1 << w != 0)) {
        let pays = if which == 3 { p.ready } else { p.ready & 1 << which };
        for essence in Essence::ALL.into_iter().filter(|e| pays & e.bit() != 0) {
            let who = if which == 3 { wide } else { near };
            out.extend(who.iter().map(|c| Choice::Standard(which, c, essence)));
        }
    }
}

/// Whether one of them can be used so.
pub(crate) fn usable(t: &T, seat: Seat, which: u8, who: ChampionId, essence: Essence) -> bool {
    let mut all = Vec::new();
    options(t, seat, &mut all);
    all.contains(&Choice::Standard(which, who, essence))
}

/// Enemies next to the activated champion. [std.3]
#[must_use]
pub fn within_reach(t: &T, who: ChampionId) -> Champions {
    t.on(t.arena().near(t.champion(who).at)).within(team::enemies(t, t.side_of(who)))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, which: u8) -> Flow<Brawl> {
    let end = Proc::Play(play::Step::Experience);
    let (who, seat) = (t.board.action.champion, t.board.action.seat);
    match step {
        Step::Move => play::moves(t, Some(movement(which)), false, Proc::Standard(Step::Work, which)),
        Step::Work if !t.in_arena(who) => Flow::Goto(end),
        Step::Work => match Essence::ALL.get(which as usize) {
            Some(Essence::Manipulation) => {
                rule!("std.1");
                Flow::Call(end, cards::plan(seat, 1))
            }
            Some(Essence::Creation) => {
                rule!("std.2", "kw.heal.2");
                Flow::Call(end, cards::heal(seat, who, 1))
            }
            Some(Essence::Destruction) if !within_reach(t, who).is_empty() => {
                Flow::Ask(Proc::Standard(Step::Named, which), seat)
            }
            _ => Flow::Goto(end),
        },
        Step::Named => match t.answered() {
            // No attack: no defence, no Reaction. [std.3] [react.4]
            Choice::Champion(enemy) => {
                rule!("std.3", "react.4", "force.2");
                let damage = Event::Damage { who: enemy, amount: 1, cause: Cause::Action };
                Flow::Emit(end, smallvec![damage])
            }
            _ => Flow::Goto(end),
        },
    }
}
