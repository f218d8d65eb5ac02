//! Somebody gives up at any question, of its own or of another's: the others play on. [902.1]

use crate::help;

use arbiter_kernel::Rng;
use arbiter_wakfu::board::{T, look};
use arbiter_wakfu::turn;
use help::{conserved, table};

/// Questions of a game at most.
const LONGEST: u32 = 700;

fn alive(t: &T) -> Vec<u8> {
    (0..t.board.seats).filter(|&s| !t.out().has(s)).collect()
}

/// A game at random in which now and then somebody gives up.
fn played(each: usize, seed: u64) {
    let mut t = table(each, seed);
    let mut rng = Rng::new(seed);
    let mut options = Vec::new();
    for asked in 0..LONGEST {
        let Some(seat) = t.asked() else { return conserved(&t) };
        assert!(!t.out().has(seat), "seat {seat} is out and asked");
        if asked > 30 && rng.below(40) == 0 {
            let seats = alive(&t);
            // Mostly who is asked: in the middle of something.
            let who = if rng.below(3) > 0 { seat } else { seats[rng.below(seats.len() as u32) as usize] };
            turn::concede(&mut t, who);
            assert!(look::controlled(&t, who).next().is_none(), "seat {who} has left something");
            continue;
        }
        options.clear();
        t.options(&mut options);
        let pick = options[rng.below(options.len() as u32) as usize];
        t.answer_with(pick, true);
    }
}

#[test]
fn two_against_two_play_on() {
    (0..400).for_each(|seed| played(2, seed));
}

#[test]
fn three_against_three_play_on() {
    (0..200).for_each(|seed| played(3, seed));
}
