//! Tries every option in worlds that the seat cannot tell from the real one,
//! plays each on at random, and takes the option that did best: to the end of
//! the game, or for a while where the game can say who is ahead.
//!
//! All options meet the same worlds and the same chance, so that luck of the
//! deal does not decide between them. Half of the effort goes to all options;
//! then the worse half drops out, and so on.

use crate::chance::Chance;
use crate::{Bot, considered};
use arbiter_catalog::{Match, Outcome, Seat, Viewer};

/// Wins of a playout count so much, draws and unfinished games half.
const WIN: u64 = 2_000;
/// A lead never counts as much as a win.
const LEAD: i32 = 999;

/// Flat search over guessed worlds.
#[derive(Clone, Copy, Debug)]
pub struct Steady {
    /// Answers that one decision may try in all, about.
    pub nodes: u32,
    /// Answers after which a playout is broken off.
    pub cap: u32,
    /// Answers after which a playout is broken off where the game can say who
    /// is ahead and no turn has begun yet; up to twice as many.
    pub short: u32,
    /// Turns after which it is broken off later on; one more every second time,
    /// so that it does not always end before the same player's turn.
    pub turns: u32,
}

impl Default for Steady {
    /// Well under a tenth of a second for a decision.
    fn default() -> Self {
        Steady { nodes: 16_000, cap: 600, short: 30, turns: 1 }
    }
}

/// An option that is still considered.
struct Tried {
    pick: usize,
    score: u64,
}

impl Bot for Steady {
    fn level(&self) -> &'static str {
        "steady"
    }
    fn pick(&self, table: &dyn Match, seat: Seat, seed: u64) -> usize {
        if table.asked() != Some(seat) {
            return 0;
        }
        let mut left: Vec<Tried> = considered(table).into_iter().map(|pick| Tried { pick, score: 0 }).collect();
        let mut chance = Chance(seed);
        let mut budget = self.nodes;
        let reach = reach(table, seat);
        while left.len() > 1 && budget > 0 {
            // The last pair gets all that remains.
            let share = if left.len() > 2 { budget / 2 } else { budget };
            budget -= self.round(table, seat, reach, &mut left, share, &mut chance).min(budget);
            // Equal scores keep the order of the options.
            left.sort_by_key(|t| (u64::MAX - t.score, t.pick));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map_or(0, |t| t.pick)
    }
}

/// How far a playout goes.
#[derive(Clone, Copy)]
enum Reach {
    /// To the end of the game.
    End,
    /// For some answers.
    Answers,
    /// For some turns after that of this seat.
    Turns(Seat),
}

impl Steady {
    /// Tries all options in as many worlds as the share allows, one at least;
    /// says what it cost.
    fn round(
        &self,
        table: &dyn Match,
        seat: Seat,
        reach: Reach,
        left: &mut [Tried],
        share: u32,
        chance: &mut Chance,
    ) -> u32 {
        let mut spent = 0;
        while spent < share {
            let world = table.guess(seat, chance.draw());
            let luck = chance.draw();
            for tried in left.iter_mut() {
                let mut game = world.fork();
                spent += 1;
                if game.answer(tried.pick).is_ok() {
                    let more = (luck >> 32) as u32;
                    let played = match reach {
                        Reach::End => game.playout(luck, self.cap),
                        Reach::Answers => game.playout(luck, self.short + more % self.short.max(1)),
                        // All options are compared at the same ends of turns: an end in
                        // the middle of one would favour whoever has just acted.
                        Reach::Turns(active) => game.playout_turns(luck, active, self.turns + more % 2, self.cap),
                    };
                    spent += played.answers;
                    let lead = game.lead(seat).unwrap_or_default();
                    tried.score += worth(played.outcome, lead, seat);
                }
            }
        }
        spent
    }
}

fn reach(table: &dyn Match, seat: Seat) -> Reach {
    if table.lead(seat).is_none() {
        return Reach::End;
    }
    let view = table.view(Viewer::Seat(seat));
    view.active.filter(|_| view.turn > 0).map_or(Reach::Answers, Reach::Turns)
}

fn worth(outcome: Option<Outcome>, lead: i32, seat: Seat) -> u64 {
    match outcome {
        Some(Outcome::Won(seats)) if seats.has(seat) => WIN,
        Some(Outcome::Won(_)) => 0,
        Some(_) => WIN / 2,
        None => (WIN / 2).saturating_add_signed(lead.clamp(-LEAD, LEAD).into()),
    }
}
