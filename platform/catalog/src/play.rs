//! A game being played, whichever it is: what the door asks of a game, and the
//! [`Match`] made of it.

use crate::{
    BenchReport, Choice, Entry, Fault, Illegal, Match, Message, Outcome, Playout, Seat, Thought, Trace, View, Viewer,
    bench,
};
use arbiter_kernel::{Game, Rng, SeatSet, State, Table, Upshot};
use std::sync::Arc;

/// What a game says about its table.
pub(crate) trait Door: Game {
    /// The clause that ends a game: nobody can give up after it.
    const OVER: &'static str;
    /// Lines of the story that tell of a card which was seen, perhaps only for
    /// a moment.
    const GLANCES: &'static [&'static str];
    /// The options for people.
    fn named(t: &Table<Self>, options: &[Self::Choice]) -> Vec<Choice>;
    /// A seat gives up.
    fn concede(t: &mut Table<Self>, seat: Seat);
    /// Why the asked seat cannot do what the words of a scene say.
    fn why_not(t: &Table<Self>, words: &str) -> Option<Illegal>;
    /// Why an answer to another question is none to this one: the clause by
    /// which this one is asked.
    fn not_asked(t: &Table<Self>) -> Illegal;
    /// Whether options have this word, or this name.
    fn says(t: &Table<Self>, word: &str) -> bool;
    /// What a viewer may know.
    fn view(t: &Table<Self>, viewer: Viewer) -> View;
    /// Every card with the seats that see it.
    fn sights(t: &Table<Self>) -> Vec<(u16, SeatSet)>;
    /// A world that this seat cannot tell from the real one.
    fn guess(t: &Table<Self>, seat: Seat, rng: &mut Rng) -> Table<Self>;
    /// What the asked seat could think of playing now, whether it is offered or
    /// not: every option that begins a play is among it.
    fn thinkable(t: &Table<Self>) -> Vec<Self::Choice>;
}

/// The table, and how many cards were seen as they went by.
pub(crate) struct Play<G: Door>(Table<G>, u64);

impl<G: Door> Play<G> {
    pub(crate) fn boxed(table: Table<G>) -> Box<dyn Match> {
        Box::new(Play(table, 0))
    }
    /// The story since somebody listens.
    fn told(&mut self) -> Vec<Entry> {
        let told = self.0.story();
        self.1 += told.iter().filter(|e| G::GLANCES.contains(&e.said.key)).count() as u64;
        told
    }
    fn listed(&self) -> Vec<G::Choice> {
        let mut options = Vec::new();
        self.0.options(&mut options);
        options
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
            name.parse::<u32>().is_ok() || G::says(&self.0, name)
        };
        let meant = !words.is_empty() && words.split(' ').all(known) && !options.iter().any(short_for);
        meant.then(|| G::not_asked(&self.0))
    }
}

/// A stored game.
pub(crate) fn restore<G: Door>(rules: &Arc<G::Rules>, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
    let why = "these bytes are no state".to_owned();
    let state = State::load(saved).map_err(|_| Fault { source: "state".to_owned(), line: 0, why, clause: None })?;
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
        self.0.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn count(&self) -> usize {
        self.listed().len()
    }
    fn options(&self) -> Vec<Choice> {
        G::named(&self.0, &self.listed())
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        self.0.listen();
        self.0.answer(pick)?;
        Ok(self.told())
    }
    fn answer_watched(&mut self, pick: usize, look: &mut dyn FnMut(Box<dyn Match>)) -> Result<Vec<Entry>, Illegal> {
        self.0.listen();
        let seen = self.1;
        self.0.answer_watched(pick, |t| look(Box::new(Play(t.clone(), seen))))?;
        Ok(self.told())
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        if self.0.outcome().is_some() {
            return Err(Illegal { clause: G::OVER, why: Message::new("game-over") });
        }
        self.0.listen();
        G::concede(&mut self.0, seat);
        Ok(self.0.story())
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        let options = self.options();
        if options.iter().any(|o| o.words == words) {
            return None;
        }
        G::why_not(&self.0, words).or_else(|| self.elsewhere(&options, words))
    }
    fn view(&self, viewer: Viewer) -> View {
        G::view(&self.0, viewer)
    }
    fn trace(&self) -> Trace {
        let sights = G::sights(&self.0).into_iter().map(|(slot, seats)| (u32::from(slot), seats)).collect();
        Trace { drawn: self.0.rng.drawn(), rolls: self.0.rng.unused(), shown: self.1, sights }
    }
    fn playout(&mut self, seed: u64, cap: u32) -> Playout {
        let mut chance = seed;
        let mut options = Vec::new();
        for answers in 0..cap {
            self.0.options(&mut options);
            if options.is_empty() {
                return Playout { outcome: self.0.outcome(), answers };
            }
            let pick = bench::below(&mut chance, options.len());
            self.0.answer_with(options[pick], options.len() > 1);
        }
        Playout { outcome: self.0.outcome(), answers: cap }
    }
    fn before(&self) -> Option<View> {
        let start = self.0.before()?;
        let start = Table::with(Arc::clone(&self.0.rules), start.clone());
        Some(G::view(&start, Viewer::Judge))
    }
    fn abandon(&mut self) -> bool {
        self.0.abandon()
    }
    fn thinkable(&self) -> Vec<Thought> {
        let all = G::thinkable(&self.0);
        let offered = self.listed();
        let thought =
            |(choice, named): (&G::Choice, Choice)| Thought { words: named.words, offered: offered.contains(choice) };
        all.iter().zip(G::named(&self.0, &all)).map(thought).collect()
    }
    fn attempt(&mut self, nth: usize) -> bool {
        let all = G::thinkable(&self.0);
        let Some(&choice) = all.get(nth) else { return false };
        self.0.begin_trial();
        self.0.answer_with(choice, true);
        true
    }
    fn settled(&self) -> Option<Upshot> {
        self.0.journal.settled
    }
    fn hash(&self) -> [u8; 32] {
        self.0.digest()
    }
    fn save(&self) -> Vec<u8> {
        self.0.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Play(self.0.clone(), self.1))
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        Box::new(Play(G::guess(&self.0, seat, &mut Rng::new(seed)), self.1))
    }
    fn unused_rolls(&self) -> usize {
        self.0.rng.unused()
    }
    fn copies(&self, times: u32) {
        let mut scratch = self.0.clone();
        for _ in 0..times {
            scratch.clone_from(std::hint::black_box(&self.0));
        }
    }
    fn size(&self) -> usize {
        self.0.bytes()
    }
}
