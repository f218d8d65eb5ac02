//! A game being played, whichever it is: the [`Match`] made of its [`Door`].

use crate::{
    BenchReport, Choice, Entry, Fault, Illegal, Match, Message, Outcome, Playout, Seat, Thought, Trace, View, Viewer,
    bench,
};
use arbiter_desk::{Door, guess, sights};
use arbiter_kernel::{Rng, State, Table, Upshot};
use std::cell::OnceCell;
use std::sync::Arc;

/// A table behind the door.
pub(crate) struct Play<G: Door> {
    table: Table<G>,
    /// How many cards were seen as they went by.
    glances: u64,
    /// What is offered at this question, once somebody has asked. It is no part
    /// of the state, and gone with the next answer.
    listed: OnceCell<Vec<G::Choice>>,
}

impl<G: Door> Play<G> {
    /// What the asked seat could think of playing.
    fn thoughts(&self) -> Vec<G::Choice> {
        self.table.asked().map(|seat| (G::PAGE.asks.thinkable)(&self.table, seat)).unwrap_or_default()
    }

    pub(crate) fn boxed(table: Table<G>) -> Box<dyn Match> {
        Box::new(Play::at(table, 0))
    }
    /// The story since somebody listens.
    fn told(&mut self) -> Vec<Entry> {
        let told = self.table.story();
        self.glances += told.iter().filter(|e| G::PAGE.glances.contains(&e.said.key)).count() as u64;
        told
    }
    fn at(table: Table<G>, glances: u64) -> Self {
        Play { table, glances, listed: OnceCell::new() }
    }
    /// What is offered, listed once at each question.
    fn listed(&self) -> &[G::Choice] {
        self.listed.get_or_init(|| {
            let mut options = Vec::new();
            self.table.options(&mut options);
            options
        })
    }
    /// Plays on at random until it is over, `enough` says so, or `cap` answers
    /// were given.
    fn play_on(&mut self, seed: u64, cap: u32, mut enough: impl FnMut(&Table<G>) -> bool) -> Playout {
        let mut chance = seed;
        let mut options = Vec::new();
        self.listed.take();
        for answers in 0..cap {
            self.table.options(&mut options);
            if options.is_empty() || enough(&self.table) {
                return Playout { outcome: self.table.outcome(), answers };
            }
            let pick = bench::below(&mut chance, options.len());
            self.table.answer_with(options[pick], options.len() > 1);
        }
        Playout { outcome: self.table.outcome(), answers: cap }
    }
    /// The table, about to change.
    fn changing(&mut self) -> &mut Table<G> {
        self.listed.take();
        &mut self.table
    }
}

impl<G: Door> Play<G> {
    /// Words that some option of the game could have, and none has that is
    /// offered: they answer another question, or another seat's.
    fn elsewhere(&self, options: &[Choice], words: &str) -> Option<Illegal> {
        let words = words.trim();
        let short_for = |o: &Choice| format!(" {} ", o.words).contains(&format!(" {words} "));
        let known = |w: &str| {
            let name = w.split(['#', '@']).next().unwrap_or(w);
            name.parse::<u32>().is_ok() || (G::PAGE.asks.says)(&self.table, name)
        };
        let meant = !words.is_empty() && words.split(' ').all(known) && !options.iter().any(short_for);
        meant.then(|| (G::PAGE.asks.not_asked)(&self.table))
    }
}

/// A stored game.
pub(crate) fn restore<G: Door>(rules: &Arc<G::Rules>, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
    let state = State::load(saved).map_err(|_| Fault::new("state", 0, "these bytes are no state"))?;
    Ok(Play::<G>::boxed(Table::with(Arc::clone(rules), state)))
}

/// Random games without a story; `start` gives the n-th with this seed.
pub(crate) fn count<G: Door>(games: u32, seed: u64, looks: u32, start: impl Fn(u64, u64) -> Table<G>) -> BenchReport {
    let mut report = BenchReport::default();
    let mut options = Vec::new();
    for game in 0..u64::from(games) {
        let mut chance = seed.wrapping_add(game).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut t = start(game, chance);
        while t.asked().is_some() {
            for _ in 0..looks.max(1) {
                t.options(&mut options);
            }
            report.decisions += 1;
            report.with_choice += u64::from(options.len() > 1);
            let pick = bench::below(&mut chance, options.len());
            t.answer_with(options[pick], options.len() > 1);
        }
        report.games += 1;
        report.drawn += u64::from(t.outcome() == Some(Outcome::Drawn));
    }
    report
}

impl<G: Door> Match for Play<G> {
    fn asked(&self) -> Option<Seat> {
        self.table.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
    fn count(&self) -> usize {
        self.listed().len()
    }
    fn options(&self) -> Vec<Choice> {
        (G::PAGE.asks.named)(&self.table, self.listed())
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        let free = self.listed().len() > 1;
        let picked = self.listed().get(pick).copied();
        let table = self.changing();
        table.listen();
        match picked {
            Some(choice) => table.answer_with(choice, free),
            None => table.answer(pick)?,
        }
        Ok(self.told())
    }
    fn answer_watched(&mut self, pick: usize, look: &mut dyn FnMut(Box<dyn Match>)) -> Result<Vec<Entry>, Illegal> {
        self.table.listen();
        let seen = self.glances;
        self.changing().answer_watched(pick, |t| look(Box::new(Play::at(t.clone(), seen))))?;
        Ok(self.told())
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        let sits = seat < (G::PAGE.seats)(&self.table) && !self.table.out().has(seat);
        if self.table.outcome().is_some() || !sits {
            return Err(Illegal { clause: G::PAGE.over, why: Message::new("game-over") });
        }
        self.table.listen();
        (G::PAGE.concede)(self.changing(), seat);
        Ok(self.table.story())
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        let options = self.options();
        if options.iter().any(|o| o.words == words) {
            return None;
        }
        (G::PAGE.asks.why_not)(&self.table, words).or_else(|| self.elsewhere(&options, words))
    }
    fn view(&self, viewer: Viewer) -> View {
        (G::PAGE.sight.view)(&self.table, viewer)
    }
    fn trace(&self) -> Trace {
        let sights = sights(&self.table).map(|(slot, seats)| (u32::from(slot), seats)).collect();
        Trace { drawn: self.table.rng.drawn(), rolls: self.table.rng.unused(), shown: self.glances, sights }
    }
    fn playout(&mut self, seed: u64, cap: u32) -> Playout {
        self.play_on(seed, cap, |_| false)
    }
    fn playout_turns(&mut self, seed: u64, active: Seat, turns: u32, cap: u32) -> Playout {
        let (mut active, mut left) = (active, turns);
        self.play_on(seed, cap, |t| {
            if let Some(next) = t.asked().filter(|&seat| seat != active && (G::PAGE.asks.key)(t) == "ask-main") {
                (active, left) = (next, left.saturating_sub(1));
            }
            left == 0
        })
    }
    fn lead(&self, seat: Seat) -> Option<i32> {
        G::PAGE.lead.map(|lead| lead(&self.table, seat))
    }
    fn kept(&self, seat: Seat) -> Option<String> {
        G::kept(&self.table, seat)
    }
    fn before(&self) -> Option<View> {
        let start = self.table.before()?;
        let start = Table::with(Arc::clone(&self.table.rules), start.clone());
        Some((G::PAGE.sight.view)(&start, Viewer::Judge))
    }
    fn abandon(&mut self) -> bool {
        self.changing().abandon()
    }
    fn thinkable(&self) -> Vec<Thought> {
        let all = self.thoughts();
        let offered = self.listed();
        let thought =
            |(choice, named): (&G::Choice, Choice)| Thought { words: named.words, offered: offered.contains(choice) };
        all.iter().zip((G::PAGE.asks.named)(&self.table, &all)).map(thought).collect()
    }
    fn attempt(&mut self, nth: usize) -> bool {
        let Some(&choice) = self.thoughts().get(nth) else { return false };
        let table = self.changing();
        table.begin_trial();
        table.answer_with(choice, true);
        true
    }
    fn settled(&self) -> Option<Upshot> {
        self.table.journal.settled
    }
    fn hash(&self) -> [u8; 32] {
        self.table.digest()
    }
    fn save(&self) -> Vec<u8> {
        self.table.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Play::at(self.table.clone(), self.glances))
    }
    fn follow(&self) -> Box<dyn Match> {
        let listed = self.listed.clone();
        Box::new(Play { table: self.table.telling(), glances: self.glances, listed })
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        Box::new(Play::at(guess(&self.table, seat, &mut Rng::new(seed)), self.glances))
    }
    fn unused_rolls(&self) -> usize {
        self.table.rng.unused()
    }
    fn copies(&self, times: u32) {
        let mut scratch = self.table.clone();
        for _ in 0..times {
            scratch.clone_from(std::hint::black_box(&self.table));
        }
    }
    fn listings(&self, times: u32) {
        let mut options = Vec::new();
        for _ in 0..times {
            std::hint::black_box(&self.table).options(&mut options);
        }
    }
    fn size(&self) -> usize {
        self.table.bytes()
    }
}
