//! THE timing system of The Spoils, on one page.
//!
//! | moment | what runs |
//! |---|---|
//! | about to | nothing: nobody responds to events |
//! | adjust | attached cards leave too [301.4]; damage is increased, summed, reduced [408.2] |
//! | performed | rule checks, until nothing changes [TR3] |
//! | happened | all triggers of it as one group, at once, depth first [503.1]; while costs are paid they wait [503.3] |
//!
//! | window | seats |
//! |---|---|
//! | after a card is played or an ability used [603.1g], at the end of a turn [609.1] | the opponent, until a pass |
//! | in a battle [607.1c] [608.1a] [608.1e] | attacker, then defender, each until a pass |

use crate::board::{Board, Mark, Scope, T, Thing, Zone, kind_of, seat_of};
use crate::event::{Change, Event, Until};
use crate::layers::{self, Info};
use crate::lower::{Act, Test};
use crate::rules::{NONE, Rules};
use crate::{
    Spoils, adjust, battle, bid, checks, effect, group, offer, pay, perform, play, repeat, replace, respond, setup,
    turn,
};
use arbiter_kernel::{
    Bar, Batch, Flow, Frame, Game, Moment, ObjectId, Op, Outcome, Replaced, Replacement, Run, Seat, SeatSet, Tray,
    Window, Word, rule,
};
use serde::{Deserialize, Serialize};

/// One option of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Do nothing more here.
    Pass,
    /// End the turn. [602.2d]
    End,
    /// Play a card. [602.2a]
    Play(ObjectId),
    /// Play a face-down card for its Flip Up cost. [507.4a]
    FlipUp(ObjectId),
    /// Use an ability of a card. [602.2b]
    Use(ObjectId, u16),
    /// Attack a faction or a location. [602.2c]
    Attack(ObjectId),
    /// This card.
    Card(ObjectId),
    /// This card face-up, as a resource. [604.1b]
    FaceUp(ObjectId),
    /// This card face-down, as a resource. [604.1b]
    FaceDown(ObjectId),
    /// What this scope plays or uses. [314.1]
    Act(u16),
    /// Enough.
    Stop,
    /// Yes.
    Yes,
    /// No.
    No,
    /// A number.
    Number(u16),
    /// Larger numbers.
    More,
    /// One of several ways, by its place in the text.
    Option(u8),
    /// A trigger, by its place among those that wait. [503.4a]
    Pending(u16),
    /// This replacement. [506.4]
    Replace(u32),
    /// The last so many actions again, a number of times. [414.2]
    Repeat(u8),
    /// A player.
    Seat(Seat),
    /// A face: the name of a card.
    Face(u16),
}

impl Choice {
    /// The card, if one is named and nothing else said.
    #[must_use]
    pub fn card(self) -> Option<ObjectId> {
        match self {
            Choice::Card(id) => Some(id),
            _ => None,
        }
    }
}

/// The procedures of the book, each with its named step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proc {
    /// Preparing a game. [601]
    Setup(setup::Step),
    /// A turn. [602]
    Turn(turn::Step),
    /// Playing a card or using an ability. [603] [605]
    Play(play::Step, play::Play),
    /// Paying. [309]
    Pay(pay::Step, pay::Bill),
    /// Triggers that happen together. [503.4]
    Group(group::Step, u16),
    /// Rule checks.
    Check(checks::Step),
    /// What must be settled before a batch happens.
    Adjust(Batch, Tray),
    /// A player is asked how damage is changed. [410.3]
    Sized(Batch, Tray),
    /// An attack. [607]
    Battle(battle::Step, ObjectId),
    /// The resolution of a battle. [608]
    Fight(battle::Fight),
    /// Bidding. [413]
    Bid(bid::Step, bid::Bid),
    /// Naming how often a series of actions is repeated. [414]
    Repeat(repeat::Step),
    /// Following the text of a trigger; closes its scope.
    Carry {
        /// Its scope.
        scope: u16,
    },
    /// Following a text that stands instead of an event; closes its scope.
    Instead {
        /// Its scope.
        scope: u16,
        /// The text.
        program: u16,
    },
    /// Closing a scope.
    Close {
        /// Which.
        scope: u16,
    },
    /// Nothing more to do.
    Rest,
}

/// Which window, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Topic {
    /// Responses to what this scope plays or uses. [606.1]
    Respond(u16),
    /// Responses to the end of the turn. [609.1]
    EndOfTurn,
    /// Tactics and abilities in a battle. [607.1c]
    Round,
}

impl Game for Spoils {
    type Rules = Rules;
    type Board = Board;
    type Mark = Mark;
    type Thing = Thing;
    type Ghost = Info;
    type Proc = Proc;
    type Topic = Topic;
    type Event = Event;
    type Choice = Choice;
    type Change = Change;
    type Until = Until;
    type Act = Act;
    type Cond = Test;

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        match m {
            Moment::AboutTo(_) => None,
            Moment::Adjust(b) => adjust::needed(t, b).then(|| Proc::Adjust(b, t.lay_out())),
            Moment::Performed(_) => checks::applies(t).then_some(Proc::Check(checks::Step::Round)),
            Moment::Happened(b) => group::of(t, b),
        }
    }

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        let run = |scope, program| Frame::Run(Run { program, at: 0, again: 0, scope });
        match p {
            Proc::Setup(step) => setup::advance(t, step),
            Proc::Turn(step) => turn::advance(t, step),
            Proc::Play(step, play) => play::advance(t, step, play),
            Proc::Pay(step, bill) => pay::advance(t, step, bill),
            Proc::Group(step, from) => group::advance(t, step, from),
            Proc::Check(step) => checks::advance(t, step),
            Proc::Adjust(b, tray) => adjust::advance(t, b, tray),
            Proc::Sized(b, tray) => adjust::answered(t, b, tray),
            Proc::Battle(step, target) => battle::advance(t, step, target),
            Proc::Fight(step) => battle::advance_fight(t, step),
            Proc::Bid(step, bid) => bid::advance(t, step, bid),
            Proc::Repeat(step) => repeat::advance(t, step),
            Proc::Carry { scope } => match t.rules.abilities[t.scope(scope).ability as usize].program {
                NONE => Flow::Goto(Proc::Close { scope }),
                program => Flow::Call(Proc::Close { scope }, run(scope, program)),
            },
            Proc::Instead { scope, program } => Flow::Call(Proc::Close { scope }, run(scope, program)),
            Proc::Close { scope } => {
                turn::rule_followed(t, scope);
                t.close_scope(scope);
                Flow::Done
            }
            Proc::Rest => Flow::Done,
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        offer::offer(t, waiting, out);
    }

    fn take(t: &mut T, w: &Window<Self>, pick: Choice) -> Option<Proc> {
        respond::take(t, w, pick)
    }

    fn idle(t: &T, w: &Window<Self>) -> bool {
        respond::idle(t, w)
    }

    fn forbid(t: &T, e: Event) -> Option<Bar> {
        replace::bar(t, e)
    }

    fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
        replace::instead(t, e, out);
    }

    fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Self> {
        replace::replace(t, r, e)
    }

    fn choice_of(r: Option<Replacement>) -> Choice {
        r.map_or(Choice::No, |r| Choice::Replace(r.id))
    }

    fn perform(t: &mut T, batch: Batch) {
        perform::perform(t, batch);
    }

    fn program(rules: &Rules, id: u16) -> &[Op<Self>] {
        rules.programs.get(id as usize).map_or(&[], Vec::as_slice)
    }

    fn act(t: &mut T, run: Run, act: &Act) -> Word<Self> {
        effect::act(t, run, act)
    }

    fn holds(t: &T, scope: &Scope, test: &Test) -> bool {
        effect::holds(t, scope, test)
    }

    fn sees(t: &T, slot: u16) -> SeatSet {
        // What the place alone shows. [VI1] [403.1a] [403.2a] [411.2]
        let o = t.objects.at(slot);
        let seat = seat_of(o.zone);
        match kind_of(o.zone) {
            Zone::Deck if layers::top_revealed(t, seat, slot) => SeatSet::ALL,
            Zone::Deck => SeatSet::NONE,
            Zone::Hand => SeatSet::one(seat),
            Zone::Play if o.mark.facedown => SeatSet::one(seat),
            Zone::Removed if o.mark.facedown => SeatSet::NONE,
            _ => SeatSet::ALL,
        }
    }

    fn frees(t: &T, choice: Choice) -> bool {
        // An order of what happens anyway ends no loop, nor does a card that a
        // text must have named. [LO1]
        let told = matches!(t.frames().last(), Some(Frame::Run(_)));
        match choice {
            Choice::Pending(_) | Choice::Replace(_) => false,
            Choice::Card(_) | Choice::Act(_) | Choice::Face(_) => !told,
            _ => true,
        }
    }

    fn noted(t: &mut T, seat: Seat, choice: Choice, freed: bool) {
        repeat::noted(t, seat, choice, freed);
    }

    fn foreseen(t: &mut T) -> Option<Choice> {
        repeat::foreseen(t)
    }

    fn endless(_: &mut T) -> Outcome {
        // A loop of effects that nobody can stop. [414.1] [414.1a]
        rule!("414.1", "414.1a");
        Outcome::Drawn
    }
}
