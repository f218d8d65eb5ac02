//! The battery: properties that hold in every game, tried in random games.
//!
//! A [`Breach`] names the property, the seed and the answers that led there, so
//! that it can be played again.

mod elsewhere;
mod playouts;
pub(crate) mod plays;
mod property;
mod shipped;

pub use playouts::{Numbers, Played, plays_to_the_end};
pub use property::{At, PROPERTIES, Property};
pub use shipped::{keeps_every_promise, keeps_every_promise_from};

use crate::chance::Chance;
use arbiter_catalog::{CardView, Library, Match, Start, Viewer, ZoneView};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Random games, each played to its end.
    pub playouts: u32,
    /// At least so many comparisons of twin states.
    pub twins: u32,
    /// At least so many picks outside the offered ones.
    pub refusals: u32,
    /// The properties of a question are tried at one question in so many:
    /// games have far more questions than need to be tried.
    pub one_in: usize,
    /// No game may take more answers than this.
    pub cap: usize,
}

impl Counts {
    /// The figures of every submission.
    pub const EACH_SUBMISSION: Counts =
        Counts { playouts: 10_000, twins: 20_000, refusals: 100_000, one_in: 16, cap: 20_000 };
    /// The figures on demand.
    pub const ON_DEMAND: Counts =
        Counts { playouts: 1_000_000, twins: 1_000_000, refusals: 10_000_000, one_in: 16, cap: 20_000 };
    /// A quick look, for a test of the tests.
    pub const GLANCE: Counts = Counts { playouts: 50, twins: 100, refusals: 500, one_in: 2, cap: 20_000 };
}

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub playouts: u32,
    /// Questions met.
    pub questions: u64,
    /// Twin states compared.
    pub twins: u32,
    /// Picks refused.
    pub refusals: u32,
    /// Answers to other questions refused.
    pub strays: u32,
    /// Plays given up while they were declared or paid for.
    pub undone: u32,
    /// Offered plays for which answers were sought that complete them.
    pub plays: u32,
    /// Plays that are not offered, for which the same was done in vain.
    pub vain: u32,
    /// Searches that failed by what the seat could not know beforehand, or
    /// because the game ended on the way.
    pub blind: u32,
    /// Searches that ended because too much was tried.
    pub bounded: u32,
}

/// A property that does not hold, and how to see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Name of the property.
    pub property: &'static str,
    /// Seed of the game.
    pub seed: u64,
    /// The answers up to there.
    pub answers: Vec<usize>,
    /// What was found.
    pub why: String,
}

impl std::fmt::Display for Breach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Breach { property, seed, answers, why } = self;
        write!(f, "{property}: {why}\nseed {seed}, after {} answers: {answers:?}", answers.len())
    }
}

impl std::error::Error for Breach {}

/// A game and how it begins, to be tried.
pub struct Battery<'a> {
    /// The game.
    pub library: &'a dyn Library,
    /// How its games begin; each has a seed of its own.
    pub how: Start,
}

/// The answers given so far, and hashes after some of them: hashing costs more
/// than answering, and games that have parted do not come together again.
#[derive(Default)]
struct Trail {
    answers: Vec<usize>,
    /// After so many answers.
    hashes: Vec<(usize, [u8; 32])>,
}

impl Battery<'_> {
    /// Tries everything, beginning with this seed.
    ///
    /// # Errors
    /// The first property that does not hold.
    pub fn run(&self, counts: &Counts, seed: u64) -> Result<Tally, Breach> {
        let mut tally = Tally::default();
        let mut game = 0;
        // More games than asked for if these did not bring enough questions,
        // but not for ever: a game without questions brings none.
        while game < counts.playouts
            || ((tally.twins < counts.twins || tally.refusals < counts.refusals) && game < 4 * counts.playouts)
        {
            self.game(counts, seed.wrapping_add(u64::from(game)), &mut tally)?;
            game += 1;
        }
        Ok(tally)
    }

    /// One game; a panic is a breach too.
    fn game(&self, counts: &Counts, seed: u64, tally: &mut Tally) -> Result<(), Breach> {
        let trail = RefCell::new(Trail::default());
        let played = catch_unwind(AssertUnwindSafe(|| self.play(counts, seed, tally, &trail)));
        let (property, why) = match played {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(found)) => found,
            Err(panic) => {
                let what = panic.downcast_ref::<String>().cloned();
                let what = what.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
                ("nothing panics", what.unwrap_or_default())
            }
        };
        Err(Breach { property, seed, answers: trail.take().answers, why })
    }

    fn play(
        &self,
        counts: &Counts,
        seed: u64,
        tally: &mut Tally,
        trail: &RefCell<Trail>,
    ) -> Result<(), (&'static str, String)> {
        let mut chance = Chance::new(seed ^ 0x5eed);
        let mut table = self.start(seed)?;
        let (mut cards, mut begins) = (property::cards(table.as_ref()), true);
        let mut before: Option<(Box<dyn Match>, usize)> = None;
        while table.asked().is_some() {
            if trail.borrow().answers.len() >= counts.cap {
                return Err(("every playout ends", format!("it goes on after {} answers", counts.cap)));
            }
            let count = table.count();
            if count == 0 {
                return Err(("every playout ends", "a seat is asked and has no option".to_owned()));
            }
            // Before the first turn cards may come to the table, as after a draft; none may go.
            begins = begins && table.view(Viewer::Judge).active.is_none();
            if begins {
                cards = cards.max(property::cards(table.as_ref()));
            }
            let tried = if chance.below(counts.one_in.max(1)) == 0 { PROPERTIES } else { &[] };
            if !tried.is_empty() {
                let after = trail.borrow().answers.len();
                trail.borrow_mut().hashes.push((after, table.hash()));
            }
            for p in tried {
                let mut at = At {
                    library: self.library,
                    table: table.as_ref(),
                    before: before.as_ref().map(|(m, pick)| (m.as_ref(), *pick)),
                    chance: &mut chance,
                    cards,
                    tally,
                };
                (p.holds)(&mut at).map_err(|why| (p.name, why))?;
            }
            tally.questions += 1;
            let pick = chance.below(count);
            if table.before().is_none() {
                before = Some((table.fork(), pick));
            }
            trail.borrow_mut().answers.push(pick);
            table
                .answer(pick)
                .map_err(|e| ("every offered option applies", format!("[{}] {}", e.clause, e.why.key)))?;
        }
        let after = trail.borrow().answers.len();
        trail.borrow_mut().hashes.push((after, table.hash()));
        if table.outcome().is_none() {
            return Err(("every playout ends", "nobody is asked and there is no outcome".to_owned()));
        }
        tally.playouts += 1;
        self.replay(seed, &trail.borrow())
    }

    /// How the table lay where a property did not hold, as a judge sees it.
    #[must_use]
    pub fn table_of(&self, breach: &Breach) -> String {
        let Ok(mut table) = self.start(breach.seed) else { return String::new() };
        let _ = breach.answers.iter().try_for_each(|pick| table.answer(*pick).map(drop));
        let view = table.view(Viewer::Judge);
        let mut told = format!("{:?} is asked {}; {:?} wait", view.asked, view.question, view.pending);
        let zones = |zones: &[ZoneView]| {
            let card = |c: &CardView| format!("{} {:?}{:?}{:?}", c.slug, c.numbers, c.marks, c.counters);
            let zone =
                |z: &ZoneView| format!("\n  {}: {}", z.key, z.cards.iter().map(card).collect::<Vec<_>>().join("; "));
            zones.iter().filter(|z| z.key != "deck" && z.count > 0).map(zone).collect::<String>()
        };
        for (seat, s) in view.seats.iter().enumerate() {
            told += &format!("\n{seat}: {:?}{}", s.numbers, zones(&s.zones));
        }
        told += &zones(&view.shared);
        told
    }

    fn start(&self, seed: u64) -> Result<Box<dyn Match>, (&'static str, String)> {
        let how = Start { seed: seed.into(), ..self.how.clone() };
        self.library.start(&how).map_err(|faults| {
            let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
            ("shipped decks can be played", all.join("; "))
        })
    }

    /// The same answers give the same hashes.
    fn replay(&self, seed: u64, trail: &Trail) -> Result<(), (&'static str, String)> {
        let mut table = self.start(seed)?;
        let mut done = 0;
        for (after, hash) in &trail.hashes {
            let told = trail.answers[done..*after].iter().try_for_each(|pick| table.answer(*pick).map(drop));
            if told.is_err() || table.hash() != *hash {
                let why = format!("the answers from {done} to {after} lead elsewhere");
                return Err(("a replay gives the same hashes", why));
            }
            done = *after;
        }
        Ok(())
    }
}
