//! The game of a table while it is executed.

use super::Rules;
use super::events::{Begins, Check, Ending};
use super::ledger::{Ledger, Move};
use arbiter_catalog::{Choice, Entry, Illegal, Match, Outcome, Seat, SeatSet, Seed, Source, Start, Viewer};
use arbiter_protocol::view::{Arg, Message};
use std::cell::OnceCell;
use std::ops::Deref;

/// A game with its story.
pub(super) struct Live {
    pub(super) game: Position,
    /// Lines with the number of the decision they came of.
    pub(super) log: Vec<(u32, Entry)>,
    /// One for each move.
    pub(super) marks: Vec<Mark>,
    /// The turns so far: whose, and which.
    pub(super) turns: Vec<(Option<Seat>, u32)>,
}

/// A game at a question. What is offered there is listed and named once, for
/// whoever answers and for everybody who looks on.
pub(super) struct Position {
    game: Box<dyn Match>,
    offered: OnceCell<Vec<Choice>>,
}

impl Position {
    pub(super) fn new(game: Box<dyn Match>) -> Self {
        Position { game, offered: OnceCell::new() }
    }

    /// What the asked seat may do.
    pub(super) fn offered(&self) -> &[Choice] {
        self.offered.get_or_init(|| self.game.options())
    }

    /// What would come of this; nothing changes here.
    pub(super) fn attempt(&self, act: Act) -> Result<Trial, Illegal> {
        let before = self.game.trace();
        // The story goes on where it is: what a play has begun and not told yet
        // is told when it is done.
        let mut game = self.game.follow();
        let (told, words, forced, doer) = match act {
            Act::Pick(pick) => {
                let chosen = self.offered().get(pick);
                let words = chosen.map_or(String::new(), |o| o.words.clone());
                let doer = chosen.filter(|o| o.act != "pass").and(self.game.asked());
                (game.answer(pick)?, words, self.offered().len() == 1, doer)
            }
            Act::Concede(seat) => (game.concede(seat)?, String::new(), false, Some(seat)),
        };
        let reveals = before.reveals(&game.trace());
        let (check, ended) = (check(game.as_ref()), game.outcome().map(ending));
        Ok(Trial { game: Position::new(game), told, reveals, forced, doer, check, ended, words })
    }
}

impl Deref for Position {
    type Target = dyn Match;

    fn deref(&self) -> &Self::Target {
        self.game.as_ref()
    }
}

/// What must be known of a move to take it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    /// Lines of the log before it.
    pub(super) lines: usize,
    /// It used chance or let a seat see something.
    pub(super) reveals: bool,
    /// There was no other option.
    pub(super) forced: bool,
    /// Who did something by it; nobody who passes.
    pub(super) doer: Option<Seat>,
}

/// What comes of a move, before it is stored.
pub(super) struct Trial {
    pub(super) game: Position,
    told: Vec<Entry>,
    reveals: bool,
    pub(super) forced: bool,
    pub(super) doer: Option<Seat>,
    pub(super) check: Check,
    pub(super) ended: Option<Ending>,
    pub(super) words: String,
}

/// What somebody does.
#[derive(Clone, Copy)]
pub(super) enum Act {
    Pick(usize),
    Concede(Seat),
}

impl Live {
    /// The game at its beginning.
    pub(super) fn begin(rules: &Rules, ledger: &Ledger, seed: [u8; 32]) -> Result<Self, Message> {
        let wrong = |why: String| Message::new("table-cannot-begin").with("why", Arg::Text(why));
        let game = match &ledger.start {
            Begins::Fresh => {
                let deck = |text: String| Source { name: "deck".to_owned(), text };
                // A deck may have been changed since this game began.
                let (decks, lost) = match &ledger.play {
                    Some(play) => (play.decks.clone(), play.lost.clone()),
                    None => (ledger.chairs.iter().map(|c| c.deck.clone()).collect(), ledger.lost_last()),
                };
                let all = |faults: Vec<arbiter_catalog::Fault>| {
                    wrong(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
                };
                let how = Start {
                    mode: ledger.mode.clone(),
                    seating: ledger.seating.clone(),
                    brings: decks.into_iter().map(deck).collect(),
                    lost: lost.into_iter().fold(SeatSet::NONE, SeatSet::and),
                    seed: Seed(seed),
                };
                rules.library.start(&how).map_err(all)?
            }
            Begins::Scene { setup } => match crate::staged::Shown::of(setup) {
                Some(shown) => shown.table(rules.game).map_err(wrong)?,
                None => crate::staged::scene(rules.library.as_ref(), setup).map_err(wrong)?,
            },
            Begins::Replay { text } => crate::staged::replay(rules.library.as_ref(), text).map_err(wrong)?,
        };
        Ok(Live { game: Position::new(game), log: Vec::new(), marks: Vec::new(), turns: Vec::new() })
    }

    /// The game after these moves, each compared with its hash.
    pub(super) fn replayed(rules: &Rules, ledger: &Ledger, moves: &[Move]) -> Result<Self, Message> {
        let changed = || Message::new("table-rules-changed").with("rules", Arg::Text(ledger.rules.clone()));
        let (seed, check) = ledger.play.as_ref().map_or(([0; 32], None), |p| (p.seed, Some(p.check)));
        let mut live = Live::begin(rules, ledger, seed)?;
        if check.is_some_and(|check| check != live.check()) {
            return Err(changed());
        }
        for done in moves {
            let act = done.pick.map_or(Act::Concede(done.seat), |pick| Act::Pick(pick as usize));
            let mut trial = live.attempt(act).map_err(|_| changed())?;
            trial.forced |= done.alone;
            if trial.check != done.check {
                return Err(changed());
            }
            live.take(trial);
        }
        Ok(live)
    }

    /// First bytes of the hash of the state.
    pub(super) fn check(&self) -> Check {
        check(&*self.game)
    }

    /// What would come of this; nothing changes here.
    pub(super) fn attempt(&self, act: Act) -> Result<Trial, Illegal> {
        self.game.attempt(act)
    }

    /// Who did the last thing that was done.
    pub(super) fn doer(&self) -> Option<Seat> {
        self.marks.iter().rev().find_map(|mark| mark.doer)
    }

    /// Makes it so.
    pub(super) fn take(&mut self, trial: Trial) {
        let Trial { reveals, forced, doer, .. } = trial;
        self.marks.push(Mark { lines: self.log.len(), reveals, forced, doer });
        let at = self.marks.len() as u32;
        self.log.extend(trial.told.into_iter().map(|entry| (at, entry)));
        self.game = trial.game;
        let view = self.game.view(Viewer::Spectator);
        let turn = (view.active, view.turn);
        if self.turns.last() != Some(&turn) {
            self.turns.push(turn);
        }
    }
}

fn check(game: &dyn Match) -> Check {
    let hash = game.hash();
    std::array::from_fn(|i| hash[i])
}

fn ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Won(seats) => Ending { won: seats.iter().collect(), stopped: false },
        Outcome::Drawn => Ending { won: Vec::new(), stopped: false },
        Outcome::Stopped => Ending { won: Vec::new(), stopped: true },
    }
}
