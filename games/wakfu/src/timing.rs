//! THE timing system of Wakfu TCG, on one page.
//!
//! | moment | what runs |
//! |---|---|
//! | about to | a window of Reactions, then what was played in it resolves [T2.2] [809.5] |
//! | instead | wards and resistance of damage, the oldest first [T2.4] [R-58] |
//! | performed | the state check: deaths, Experience, the end of the game, limits [T4] |
//! | happened | triggers enter the Queue, unless something is being played or resolved; then a window of Reactions, then what was put into the Queue meanwhile resolves [T2.9] [T2.10] |
//!
//! State checks are immediate, Reactions stand around every event, ordinary
//! triggers wait for the innermost play or resolution. [410.8] [809.2] [804.7]
//! Costs are paid in an attempt: nobody reacts before the card is played, and
//! then to all of it.

use crate::board::{Alignment, Board, Change, Ghost, How, Key, Mark, Phase, QUEUE, Scope, T, Term, Thing, Zone, place};
use crate::event::Event;
use crate::lower::{Do, Test};
use crate::rules::Rules;
use crate::words::Element;
use crate::{
    Wakfu, attack, battle, cards, checks, choose, effect, limited, offer, perform, play, queue, react, setup, triggers,
    turn, wards,
};
use arbiter_kernel::{
    Bar, Batch, Flow, Frame, Game, Moment, ObjectId, Op, Outcome, Replaced, Replacement, Run, Seat, SeatSet, Window,
    Word,
};
use serde::{Deserialize, Serialize};

/// One option of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing: no Reaction, no action. [705.2]
    Pass,
    /// No Reaction, and no question about such events for the rest of the turn.
    Quiet,
    /// Enough.
    Stop,
    /// Yes.
    Yes,
    /// No.
    No,
    /// End the turn. [603.4]
    EndTurn,
    /// Play a card. [808.2]
    Play(ObjectId, How),
    /// Use a power. [802.2]
    Use(ObjectId, u16),
    /// A Ghost comes back. [806.8a]
    Ghost(ObjectId),
    /// A Dragoturkey is captured. [806.4a]
    Capture(ObjectId),
    /// Make a movement. [414.1]
    Move(ObjectId),
    /// Announce an attack. [701.1]
    Attack,
    /// Place a blocker before another attacker. [705.4]
    Reassign(ObjectId, ObjectId),
    /// React with a card or power to an event. [809.2]
    React(ObjectId, u16, Key),
    /// A card.
    Card(ObjectId),
    /// A blocker and an attacker. [704.1]
    Block(ObjectId, ObjectId),
    /// A player.
    Seat(Seat),
    /// A number. [808.2c]
    Number(i16),
    /// Into the World, or into the Bag.
    World(bool),
    /// Tap a card for a resource. [418.1]
    Tap(ObjectId),
    /// Use a resource power. [803.2]
    Produce(ObjectId, u16),
    /// Which of the own triggers enters first. [804.6]
    Trigger(u16),
    /// Rock, paper or scissors. [102.2]
    Throw(u8),
    /// An Element.
    Element(Element),
    /// A Profession. [401.4]
    Profession(crate::words::Profession),
    /// A card of what one has comes into the deck. [101.2]
    Add(ObjectId),
    /// It goes out of it again.
    Remove(ObjectId),
    /// The rest of the deck is built for its player.
    Build,
    /// The deck is begun again.
    Again,
    /// To whom the Hero is aligned. [401.3a]
    Align(Alignment),
}

/// The procedures of the book, each with its named step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proc {
    /// Preparing a game. [102]
    Setup(setup::Step),
    /// Turns and their phases. [T9]
    Turn(turn::Step),
    /// Playing a card or power. [T5]
    Play(play::Step, play::Plan),
    /// Choices of something in the Queue. [808.2d]
    Choose(choose::Step, u32),
    /// The Queue. [T6] [T7]
    Queue(queue::Step),
    /// Windows of Reactions. [T3]
    React(react::Step, react::Win),
    /// Triggers enter the Queue. [T8]
    Triggers(triggers::Step),
    /// The state check. [T4]
    Check(checks::Step, Batch),
    /// The announcement and the declarations. [T10] [T11]
    Attack(attack::Step),
    /// The Action Phase, duels, the Target, the end. [T11]
    Battle(battle::Step),
    /// Draws and discards of players.
    Cards(cards::Step),
    /// Packs, drafts and the decks that are built of them. [101.2]
    Limited(limited::Step, limited::Plan),
}

impl Game for Wakfu {
    type Rules = Rules;
    type Board = Board;
    type Proc = Proc;
    type Event = Event;
    type Choice = Choice;
    type Topic = ();
    type Thing = Thing;
    type Mark = Mark;
    type Ghost = Ghost;
    type Change = Change;
    type Until = Term;
    type Act = Do;
    type Cond = Test;

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        if t.board.phase.is_before() {
            return None;
        }
        match m {
            Moment::AboutTo(b) => react::before(t, b),
            // In which order cards go under a Deck. [408.3]
            Moment::Adjust(b) => cards::orders(t, b).map(Proc::Cards),
            Moment::Performed(b) => checks::applies(t, b),
            Moment::Happened(b) => Some(react::after(t, b)),
        }
    }

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Setup(step) => setup::advance(t, step),
            Proc::Turn(step) => turn::advance(t, step),
            Proc::Play(step, plan) => play::advance(t, step, plan),
            Proc::Choose(step, entry) => choose::advance(t, step, entry),
            Proc::Queue(step) => queue::advance(t, step),
            Proc::React(step, win) => react::advance(t, step, win),
            Proc::Triggers(step) => triggers::advance(t, step),
            Proc::Check(step, b) => checks::advance(t, step, b),
            Proc::Attack(step) => attack::advance(t, step),
            Proc::Battle(step) => battle::advance(t, step),
            Proc::Cards(step) => cards::advance(t, step),
            Proc::Limited(step, plan) => limited::advance(t, step, plan),
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        offer::offer(t, waiting, out);
    }

    fn take(_: &mut T, _: &Window<Self>, _: Choice) -> Option<Proc> {
        // Windows of this game are procedures of their own: what is open in one
        // stays open in those that Reactions open upon it. [T3.4]
        None
    }

    fn idle(_: &T, _: &Window<Self>) -> bool {
        true
    }

    fn forbid(t: &T, e: Event) -> Option<Bar> {
        wards::forbid(t, e)
    }

    fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
        wards::instead(t, e, out);
    }

    fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Self> {
        wards::replace(t, r, e)
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

    fn act(t: &mut T, run: Run, act: &Do) -> Word<Self> {
        effect::act(t, run, act)
    }

    fn holds(t: &T, scope: &Scope, test: &Test) -> bool {
        effect::holds(t, scope, test)
    }

    fn sees(t: &T, slot: u16) -> SeatSet {
        // What the place alone shows. [505.2] [507.2] [502.2] Partners share
        // what they know. [901.4]
        let z = t.objects.at(slot).zone;
        arbiter_kernel::rule!("501.4", "502.2", "504.2", "505.2", "506.2", "507.2");
        match place(z) {
            Some((seat, Zone::Hand | Zone::Collection)) => partners(t, seat),
            // Who builds a deck sees it.
            Some((seat, Zone::Deck)) if t.board.phase == Phase::Build => partners(t, seat),
            Some((_, Zone::Deck)) => SeatSet::NONE,
            _ if setup::is_veiled(t) => partners(t, t.objects.at(slot).owner),
            _ => SeatSet::ALL,
        }
    }

    fn foreseen(t: &mut T) -> Option<Choice> {
        react::foreseen(t)
    }

    fn departed(t: &mut T, seat: Seat) -> Option<Proc> {
        Some(checks::left(t, seat))
    }

    fn absent(_: &T, options: &[Choice]) -> Choice {
        let harmless = [Choice::Pass, Choice::Stop, Choice::No, Choice::EndTurn];
        *harmless.iter().find(|c| options.contains(c)).unwrap_or(&options[0])
    }

    fn endless(_: &mut T) -> Outcome {
        // A forced loop that nobody can end.
        Outcome::Drawn
    }
}

/// A seat and its partners. [901.4]
#[must_use]
pub fn partners(t: &T, seat: Seat) -> SeatSet {
    let team = t.board.players[seat as usize].team;
    let same = (0..t.board.seats).filter(|&s| t.board.players[s as usize].team == team);
    same.fold(SeatSet::NONE, SeatSet::and)
}

/// Whether a card lies in the Queue.
#[must_use]
pub fn in_queue(t: &T, id: ObjectId) -> bool {
    t.objects.get(id).is_some_and(|o| o.zone == QUEUE)
}
