//! THE timing system of Super Fantasy Brawl, on one page.
//!
//! | moment | what runs |
//! |---|---|
//! | about to, adjust | nothing |
//! | performed | knock-outs of the batch, points at once, victory [T13] [G1] |
//! | happened | a trap that was entered [trap.2] [T9] |
//!
//! | window | seats |
//! |---|---|
//! | Reaction to an attack [T12] | opponents in turn order; the first to play closes it |
//!
//! Everything is checked before anything is paid, so nothing is ever taken
//! back: there are no attempts in this game. [C5]

use crate::arena::HexId;
use crate::board::{Board, Cause, ChampionId, Mark, Scope, T, Thing, Zone, place};
use crate::event::Event;
use crate::rules::Rules;
use crate::words::{Clause, Cond, Essence};
use crate::{
    Brawl, attack, cards, checks, effect, fear, movement, offer, perform, play, push, react, recruit, setup, skill,
    standard, traps, turn,
};
use arbiter_kernel::{
    Bar, Batch, Flow, Frame, Game, Moment, ObjectId, Op, Outcome, Replaced, Replacement, Run, Seat, SeatSet, Window,
    Word,
};
use serde::{Deserialize, Serialize};

/// One option of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// No Reaction. [attack.5]
    Pass,
    /// Enough: no further step, card, champion.
    Stop,
    /// End the activation phase. [C9]
    End,
    /// Play a card. [act.1]
    Play(ObjectId),
    /// A standard action with a champion, paid with an essence. [std.0]
    Standard(u8, ChampionId, Essence),
    /// Attack, or use the skill. [attack.3] [skill.2]
    Use,
    /// Do not. [attack.3] [skill.2]
    Decline,
    /// A hex.
    Hex(HexId),
    /// A champion.
    Champion(ChampionId),
    /// A turn of a shape. [aoe.2]
    Turned(u8),
    /// A Reaction, and on whom. [rw.1] [react.6]
    React(ObjectId, ChampionId),
    /// A card.
    Card(ObjectId),
    /// A number.
    Number(u8),
    /// A player.
    Seat(Seat),
    /// The deployment zone in the north (0) or in the south (1). [setup.1b]
    Zone(u8),
    /// A champion of the rules: recruited, banned or brought. [setup.2a]
    Recruit(u8),
}

/// The procedures of the book, each with its named step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proc {
    /// Preparing a game. [T0]
    Setup(setup::Step),
    /// Recruiting champions. [setup.2a]
    Recruit(recruit::Step),
    /// Rounds and turns. [T1] [T2]
    Turn(turn::Step),
    /// An action, from its payment to its end. [T4] [T14]
    Play(play::Step),
    /// An attack card. [T5]
    Attack(attack::Step),
    /// A skill card. [T6]
    Skill(skill::Step),
    /// A standard action. [T7]
    Standard(standard::Step, u8),
    /// A movement, hex by hex. [T8]
    Move(movement::Step, movement::Going),
    /// A movement to its end hex at once. [T8]
    Jump(movement::Jump),
    /// The end hex was named.
    Jumped(movement::Jump),
    /// Push and Pull. [T10]
    Push(push::Shove),
    /// Fear. [T11]
    Fear(fear::Step),
    /// A trap. [T9]
    Trap(traps::Step, ChampionId, Cause),
    /// Looking at a trap and moving it. [L24]
    Look(traps::Look),
    /// A Reaction. [T12]
    React(react::Step),
    /// One effect on several champions, one after the other. [E7]
    Each(effect::Each, effect::Many),
    /// Drawing, planning, healing, discarding.
    Cards(cards::Step),
    /// Knock-outs and victory. [T13]
    Check(checks::Step, Cause),
}

/// Which window, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Topic {
    /// Reactions to the attack that is going on. [T12]
    Attack,
}

impl Game for Brawl {
    type Rules = Rules;
    type Board = Board;
    type Mark = Mark;
    type Thing = Thing;
    type Ghost = ();
    type Proc = Proc;
    type Topic = Topic;
    type Event = Event;
    type Choice = Choice;
    type Change = ();
    type Until = ();
    type Act = Clause;
    type Cond = Cond;

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        match m {
            Moment::AboutTo(_) | Moment::Adjust(_) => None,
            Moment::Performed(b) => checks::applies(t, b),
            Moment::Happened(b) => traps::entered(t, b),
        }
    }

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Setup(step) => setup::advance(t, step),
            Proc::Recruit(step) => recruit::advance(t, step),
            Proc::Turn(step) => turn::advance(t, step),
            Proc::Play(step) => play::advance(t, step),
            Proc::Attack(step) => attack::advance(t, step),
            Proc::Skill(step) => skill::advance(t, step),
            Proc::Standard(step, which) => standard::advance(t, step, which),
            Proc::Move(step, going) => movement::advance(t, step, going),
            Proc::Jump(jump) => movement::jump(t, jump),
            Proc::Jumped(jump) => movement::jumped(t, jump),
            Proc::Push(shove) => push::advance(t, shove),
            Proc::Fear(step) => fear::advance(t, step),
            Proc::Trap(step, who, cause) => traps::advance(t, step, who, cause),
            Proc::Look(step) => traps::look(t, step),
            Proc::React(step) => react::advance(t, step),
            Proc::Each(step, many) => effect::each(t, step, many),
            Proc::Cards(step) => cards::advance(t, step),
            Proc::Check(step, cause) => checks::advance(t, step, cause),
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        offer::offer(t, waiting, out);
    }

    fn take(t: &mut T, w: &Window<Self>, pick: Choice) -> Option<Proc> {
        react::take(t, w, pick)
    }

    fn idle(t: &T, w: &Window<Self>) -> bool {
        react::idle(t, w)
    }

    fn forbid(t: &T, e: Event) -> Option<Bar> {
        checks::bar(t, e)
    }

    fn instead(_: &T, _: Event, _: &mut Vec<Replacement>) {}

    fn replace(_: &mut T, r: Replacement, e: Event) -> Replaced<Self> {
        unreachable!("nothing is replaced in this game: {r:?} {e:?}")
    }

    fn choice_of(_: Option<Replacement>) -> Choice {
        Choice::Pass
    }

    fn perform(t: &mut T, batch: Batch) {
        perform::perform(t, batch);
    }

    fn program(rules: &Rules, id: u16) -> &[Op<Self>] {
        rules.programs.get(id as usize).map_or(&[], Vec::as_slice)
    }

    fn act(t: &mut T, run: Run, act: &Clause) -> Word<Self> {
        effect::act(t, run, act)
    }

    fn holds(t: &T, scope: &Scope, cond: &Cond) -> bool {
        effect::holds(t, effect::cause(scope), *cond)
    }

    fn sees(t: &T, slot: u16) -> SeatSet {
        // What the place alone shows. [info.1] [info.3] [A3] [A5]
        let z = t.objects.at(slot).zone;
        match place(z) {
            Some((seat, Zone::Hand)) => SeatSet::one(seat),
            Some((_, Zone::Deck)) => SeatSet::NONE,
            Some(_) => SeatSet::ALL,
            None if [crate::board::RESERVE, crate::board::TOKENS, crate::board::CHALLENGES].contains(&z) => {
                SeatSet::NONE
            }
            None => SeatSet::ALL,
        }
    }

    fn endless(_: &mut T) -> Outcome {
        // No loop is possible inside an action. [K3]
        Outcome::Stopped
    }
}
