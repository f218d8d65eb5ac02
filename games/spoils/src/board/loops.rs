//! What is remembered so that loops can be seen, cut short and ended. [414]

use crate::timing::Choice;
use arbiter_kernel::{Seat, copies};
use serde::{Deserialize, Serialize};

/// At which kind of question something was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum At {
    /// The free question of a turn. [602.2]
    Main,
    /// A window for tactics and abilities. [606.2]
    Window,
    /// Which resource pays. [309.1]
    Pay,
    /// Anything else.
    Other,
}

/// What a player said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// At which kind of question.
    pub at: At,
    /// What.
    pub choice: Choice,
    /// How the table lay, for actions; see [`crate::repeat::shape`].
    pub shape: u64,
}

impl Said {
    /// Whether it is an action that nobody had to take.
    #[must_use]
    pub fn acts(&self) -> bool {
        let taken = matches!(self.choice, Choice::Play(_) | Choice::FlipUp(_) | Choice::Use(..) | Choice::Attack(_));
        matches!(self.at, At::Main | At::Window) && taken
    }
}

/// A series that is being repeated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Repeat {
    /// Whose actions they are; none: those of both players. [414.3]
    pub of: Option<Seat>,
    /// What was shown. [414.2a] [414.3a]
    pub series: Vec<Said>,
    /// What comes next of it.
    pub next: u16,
    /// Which repetition it is, from 1.
    pub round: u16,
    /// How many there are. [414.2b] [414.3b]
    pub rounds: u16,
    /// The repetition in which the opponent breaks in; 0 = in none. [414.2c]
    pub break_in: u16,
    /// How many actions are taken in the last repetition. [414.3c]
    pub stop: u16,
}

impl Repeat {
    /// Whether it has begun: before that numbers are named.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.round > 0
    }
}

/// Everything about loops.
#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Loops {
    /// Triggers followed since anybody could do something about it. [LO1]
    pub triggers: u32,
    /// How the table lay at one of them, and in which scope that is followed.
    pub lay: (u64, u16),
    /// What was said lately, in this turn.
    pub trail: Vec<Said>,
    /// What is being repeated.
    pub repeat: Option<Repeat>,
    /// What was being repeated when the last action was declared, and how many
    /// were barred: should that action be undone.
    pub left: Option<Box<(Repeat, u16)>>,
    /// Numbers that were named so far. [414.3b]
    pub named: Vec<u16>,
    /// Actions that would begin a loop again. [LO3]
    pub barred: Vec<Said>,
}

copies!(Loops, parts: repeat, left; lists: trail, named, barred; values: triggers, lay);
