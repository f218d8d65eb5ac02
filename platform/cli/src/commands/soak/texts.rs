//! Files and texts that were damaged on the way: whatever they are, they are
//! read or refused, in good time, and nothing breaks.

use super::Counted;
use arbiter_catalog::Game;
use arbiter_fuzz::{Kind, Reader};
use arbiter_testing::chance::Chance;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Texts of each kind in one trial.
const EACH: usize = 2;
/// None of them may take longer.
const PATIENCE: Duration = Duration::from_secs(10);
/// What is put in where something breaks easily.
const SPLINTERS: [&str; 12] =
    ["-1", "99999999999999999999", "x60", "[", "]", "\"\"\"", "\n", "\u{202e}", "é", "{", "(((((((((", "\0"];

pub(super) fn damaged(game: &'static dyn Game, seed: u64) -> Result<Counted, String> {
    let reader = Reader::new(game).map_err(|_| "its cards do not load".to_owned())?;
    let mut chance = Chance::new(seed);
    let mut read = 0;
    for (name, kind) in Kind::ALL {
        let samples = reader.samples(kind);
        for _ in 0..if samples.is_empty() { 0 } else { EACH } {
            let text = damage(&samples[chance.below(samples.len())], &mut chance);
            safely(name, &text, || reader.read(kind, &text))?;
            read += 1;
        }
    }
    Ok(vec![("soak-texts", read)])
}

fn safely(kind: &str, text: &str, work: impl FnOnce()) -> Result<(), String> {
    let begun = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(work));
    if done.is_err() {
        return Err(format!("this {kind} breaks it: {text:?}"));
    }
    let slow = begun.elapsed() > PATIENCE;
    if slow { Err(format!("this {kind} takes {:?}: {text:?}", begun.elapsed())) } else { Ok(()) }
}

/// A text with some of it gone, doubled, turned round or full of splinters.
fn damage(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(6) {
        let (a, b) = (chance.below(letters.len() + 1), chance.below(letters.len() + 1));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match chance.below(4) {
            0 => drop(letters.drain(from..to)),
            1 => {
                let again: Vec<char> = letters[from..to].to_vec();
                letters.splice(to..to, again);
            }
            2 => letters[from..to].reverse(),
            _ => drop(letters.splice(from..from, SPLINTERS[chance.below(SPLINTERS.len())].chars())),
        }
    }
    letters.into_iter().collect()
}
