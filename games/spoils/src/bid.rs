//! Bidding: strictly higher numbers in turn, until one refuses. [413]

use crate::Spoils;
use crate::ask::Question;
use crate::board::{T, other};
use crate::effect;
use crate::timing::{Choice, Proc};
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Message, Seat, rule};
use serde::{Deserialize, Serialize};

/// A higher number, or none. [413.1a]
pub(crate) const QUESTION: Question = Question::new("ask-bid")
    .must(|| refuse!("413.1a", Message::new("why-must-open")))
    .called(&[(Choice::Pass, "refuse", "opt-refuse")]);

/// Where the bidding is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The next bid?
    Ask,
    /// It was made, or refused.
    Answered,
}

/// The state of the bidding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// The text that asked for it.
    pub scope: u16,
    /// Whose turn it is.
    pub seat: Seat,
    /// The highest bid; below 0 while nobody has bid.
    pub high: i16,
    /// How many larger numbers are skipped.
    pub page: i16,
}

/// Picks of this number are the faction of who won.
pub const WINNER: u8 = 248;
/// How many numbers are offered at once.
const PAGE: i16 = 20;
/// No bid is higher.
const HIGHEST: i16 = 9_999;

/// The bids that may be made now: the opening one cannot be refused. [BI1]
#[must_use]
pub fn choices(b: Bid) -> Vec<Choice> {
    let from = b.high + 1 + b.page;
    let mut out = Vec::new();
    if b.high >= 0 {
        out.push(Choice::Pass);
    }
    out.extend((from..=(from + PAGE - 1).min(HIGHEST)).map(|n| Choice::Number(n as u16)));
    if from + PAGE <= HIGHEST {
        out.push(Choice::More);
    }
    out
}

/// One step.
pub fn advance(t: &mut T, step: Step, b: Bid) -> Flow<Spoils> {
    match step {
        Step::Ask => Flow::Ask(Proc::Bid(Step::Answered, b), b.seat),
        Step::Answered => match t.answered() {
            Choice::Number(n) => {
                rule!("413.1");
                crate::story::bids(t, b.seat, Some(n as i16));
                let next = Bid { seat: other(b.seat), high: n as i16, page: 0, ..b };
                Flow::Goto(Proc::Bid(Step::Ask, next))
            }
            Choice::More => Flow::Goto(Proc::Bid(Step::Ask, Bid { page: b.page + PAGE, ..b })),
            _ => {
                // Who refuses loses the bidding. [413.1]
                rule!("413.1");
                crate::story::bids(t, b.seat, None);
                effect::winner(t, b.scope, other(b.seat), b.high);
                Flow::Done
            }
        },
    }
}
