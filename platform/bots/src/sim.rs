//! Many games between bots. Each game is told by its number alone, so that it
//! does not matter how many threads play them or in which order they end.

use crate::Bot;
use crate::chance::Chance;
use arbiter_catalog::{Fault, Library, Outcome, Seat, Source, Start, Viewer, dealt};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

/// A bot with what it brings.
pub struct Entrant {
    /// What it brings; an empty text where the mode brings nothing.
    pub deck: Source,
    /// Who plays it.
    pub bot: Box<dyn Bot>,
}

/// Which games are played.
pub struct Plan<'a> {
    /// The game.
    pub library: &'a dyn Library,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one.
    pub seating: String,
    /// The side of each seat.
    pub teams: Vec<u8>,
    /// Whoever plays against each other, each against each and on both sides.
    pub entrants: Vec<Entrant>,
    /// How many games.
    pub games: u32,
    /// Seed of all chance.
    pub seed: u64,
    /// Games with more answers are broken off.
    pub longest: u32,
    /// Cards that are looked for with each side when a game has ended.
    pub watched: BTreeSet<String>,
}

/// How one game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which entrant was on which side.
    pub sides: Vec<usize>,
    /// The side that won; none if it was drawn or broken off.
    pub won: Option<u8>,
    /// It was too long.
    pub broken_off: bool,
    /// The side that had the first turn.
    pub first: Option<u8>,
    /// Turns, or rounds, as the game counts them.
    pub turns: u32,
    /// Watched cards that lay with each side at the end.
    pub cards: Vec<(u8, String)>,
}

impl Plan<'_> {
    /// Who sits on which side in a game: each pair in turn, and the other way
    /// round the next time.
    fn sides(&self, n: u32) -> Vec<usize> {
        let count = self.entrants.len();
        let pairs: Vec<(usize, usize)> = match count {
            1 => vec![(0, 0)],
            _ => (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect(),
        };
        let (a, b) = pairs[n as usize % pairs.len()];
        let turned = (n as usize / pairs.len()) % 2 == 1;
        if turned { vec![b, a] } else { vec![a, b] }
    }

    fn of_seat<'s>(&'s self, sides: &[usize], seat: usize) -> &'s Entrant {
        &self.entrants[sides[usize::from(self.teams[seat]) % sides.len()]]
    }

    /// Everybody of a side plays the side's deck; where the book does not let
    /// partners do that, the first of them does and the others play shipped
    /// decks that go with it.
    fn brings(&self, sides: &[usize]) -> Vec<Source> {
        let seats = 0..self.teams.len();
        let own: Vec<Source> = seats.clone().map(|seat| self.of_seat(sides, seat).deck.clone()).collect();
        let first = |seat: usize| self.teams[..seat].iter().all(|team| *team != self.teams[seat]);
        let of =
            |team: u8| seats.clone().filter(|s| self.teams[*s] == team).map(|s| own[s].clone()).collect::<Vec<_>>();
        let apart = |seat: usize| self.library.check_team(&of(self.teams[seat]), &self.mode).is_some();
        let named = seats.clone().map(|s| (first(s) || !apart(s)).then(|| own[s].clone())).collect();
        dealt(self.library, &self.mode, &self.teams, named, |seat| seat as u64).unwrap_or(own)
    }

    /// One game.
    ///
    /// # Errors
    /// What is wrong with what is brought.
    pub fn play(&self, n: u32) -> Result<Played, Vec<Fault>> {
        let sides = self.sides(n);
        let mut chance = Chance(self.seed ^ u64::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let brings = self.brings(&sides);
        let (mode, seating) = (self.mode.clone(), self.seating.clone());
        let how = Start { mode, seating, brings, seed: chance.draw().into(), ..Start::default() };
        let mut table = self.library.start(&how)?;
        let (mut first, mut answers) = (None, 0);
        while let Some(seat) = table.asked() {
            if answers >= self.longest {
                break;
            }
            let pick = match table.count() {
                1 => 0,
                _ => self.of_seat(&sides, usize::from(seat)).bot.pick(table.as_ref(), seat, chance.draw()),
            };
            table.answer(pick).expect("a bot picks among the options");
            answers += 1;
            if first.is_none() {
                let view = table.view(Viewer::Spectator);
                first = view.active.filter(|_| view.turn > 0).map(|seat| self.teams[usize::from(seat)]);
            }
        }
        let won = match table.outcome() {
            Some(Outcome::Won(seats)) => (0..self.teams.len() as Seat).find(|s| seats.has(*s)),
            _ => None,
        };
        let view = table.view(Viewer::Judge);
        let mut cards = BTreeSet::new();
        for (side, seat) in self.teams.iter().zip(&view.seats) {
            let names = seat.zones.iter().flat_map(|z| &z.cards).filter_map(|c| c.name.as_ref());
            cards.extend(names.filter(|name| self.watched.contains(*name)).map(|name| (*side, name.clone())));
        }
        Ok(Played {
            sides,
            won: won.map(|seat| self.teams[usize::from(seat)]),
            broken_off: table.asked().is_some(),
            first,
            turns: view.turn,
            cards: cards.into_iter().collect(),
        })
    }

    /// All games, in order, on so many threads; `progress` is told how many are done.
    ///
    /// # Errors
    /// The first game that cannot begin.
    pub fn run(&self, threads: usize, mut progress: impl FnMut(u32)) -> Result<Vec<Played>, Vec<Fault>> {
        let next = AtomicU32::new(0);
        let mut played: Vec<Option<Played>> = (0..self.games).map(|_| None).collect();
        std::thread::scope(|scope| {
            let (send, done) = mpsc::channel();
            for _ in 0..threads.max(1) {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        // Whoever listened has heard of a fault and gone.
                        if n >= self.games || send.send((n, self.play(n))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            for (count, (n, game)) in (1..).zip(done) {
                played[n as usize] = Some(game.inspect_err(|_| next.store(self.games, Ordering::Relaxed))?);
                progress(count);
            }
            Ok::<(), Vec<Fault>>(())
        })?;
        Ok(played.into_iter().flatten().collect())
    }
}
