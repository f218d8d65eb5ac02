//! Random games in numbers: each is played as fast as the game can, and now and
//! then it is looked at whether cards are conserved and whether the stored game
//! is the same game. Every game ends, and the same chance plays the same game.

use super::{Battery, Breach, property};
use crate::chance::Chance;
use arbiter_catalog::{Match, Source, Start, game, pick_below};

/// How many games, and how often they are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Random games, each played to its end.
    pub games: u32,
    /// They are looked at after so many answers, more or less.
    pub every: u32,
    /// One game in so many is played again.
    pub again: u32,
    /// No game may take more answers than this.
    pub cap: u32,
}

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Games played to their end.
    pub games: u32,
    /// Answers given.
    pub answers: u64,
    /// How often a game was looked at.
    pub looks: u64,
    /// Games played again.
    pub again: u32,
}

/// A stretch of a game: its chance, and how many answers it has at most.
type Stretch = (u64, u32);

impl Battery<'_> {
    /// Plays so many games, beginning with this seed.
    ///
    /// # Errors
    /// The first property that does not hold, with the answers that lead there.
    pub fn playouts(&self, numbers: &Numbers, seed: u64) -> Result<Played, Breach> {
        let mut played = Played::default();
        for seed in (seed..).take(numbers.games as usize) {
            let mut way = Vec::new();
            let told = self.playout(numbers, seed, &mut way, &mut played);
            told.map_err(|(property, why)| Breach { property, seed, answers: self.answers(seed, &way), why })?;
        }
        Ok(played)
    }

    fn playout(
        &self,
        numbers: &Numbers,
        seed: u64,
        way: &mut Vec<Stretch>,
        played: &mut Played,
    ) -> Result<(), (&'static str, String)> {
        let mut chance = Chance::new(seed ^ 0x97a7);
        let mut table = self.start(seed)?;
        let cards = property::cards(table.as_ref());
        let mut answers = 0;
        while table.asked().is_some() {
            if answers >= numbers.cap {
                return Err(("every playout ends", format!("it goes on after {answers} answers")));
            }
            let stretch = (chance.draw(), 1 + chance.below(2 * numbers.every as usize) as u32);
            way.push(stretch);
            let now = table.playout(stretch.0, stretch.1).answers;
            if now == 0 {
                return Err(("every playout ends", "a seat is asked and has no option".to_owned()));
            }
            answers += now;
            self.look(table.as_ref(), cards)?;
            played.looks += 1;
        }
        if table.outcome().is_none() {
            return Err(("every playout ends", "nobody is asked and there is no outcome".to_owned()));
        }
        played.games += 1;
        played.answers += u64::from(answers);
        if seed.is_multiple_of(u64::from(numbers.again.max(1))) {
            let mut again = self.start(seed)?;
            for (chance, most) in way.iter() {
                again.playout(*chance, *most);
            }
            played.again += 1;
            if again.hash() != table.hash() {
                return Err(("a replay gives the same hashes", "the same chance plays another game".to_owned()));
            }
        }
        Ok(())
    }

    fn look(&self, table: &dyn Match, cards: usize) -> Result<(), (&'static str, String)> {
        let now = property::cards(table);
        if now != cards {
            return Err(("cards are conserved", format!("{cards} at the start, {now} now")));
        }
        let saved = table.save();
        let same = "a stored game is the same game";
        let back = self.library.restore(&saved).map_err(|f| (same, f.to_string()))?;
        if back.save() != saved || back.count() != table.count() || back.asked() != table.asked() {
            return Err((same, "it comes back as another one".to_owned()));
        }
        Ok(())
    }

    /// The answers of such a way, one by one, so that it can be played again.
    fn answers(&self, seed: u64, way: &[Stretch]) -> Vec<usize> {
        let mut answers = Vec::new();
        let Ok(mut table) = self.start(seed) else { return answers };
        for (chance, most) in way {
            let mut chance = *chance;
            for _ in 0..*most {
                if table.asked().is_none() {
                    break;
                }
                let pick = pick_below(&mut chance, table.count());
                answers.push(pick);
                if table.answer(pick).is_err() {
                    return answers;
                }
            }
        }
        answers
    }
}

/// Random games of every pairing of shipped decks, mirrored ones too, in turn.
///
/// # Panics
/// With the breach, if one is found.
pub fn plays_to_the_end(name: &str, numbers: &Numbers, seed: u64) -> Played {
    let library = game(name).expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let shipped: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let pairings = shipped.len() * shipped.len();
    let mut all = Played::default();
    for n in 0..pairings {
        let decks = [shipped[n / shipped.len()].clone(), shipped[n % shipped.len()].clone()];
        let battery = Battery { library: library.as_ref(), how: Start::with(&decks, 0.into()) };
        // What does not divide evenly goes to the first pairings.
        let games = (numbers.games as usize + pairings - 1 - n) / pairings;
        let of = Numbers { games: games as u32, ..*numbers };
        let begin = seed + n as u64 * u64::from(numbers.games);
        let played = battery.playouts(&of, begin).unwrap_or_else(|breach| panic!("{}: {breach}", decks[0].name));
        all.games += played.games;
        all.answers += played.answers;
        all.looks += played.looks;
        all.again += played.again;
    }
    all
}
