//! The battery on The Spoils, with the figures of every submission for what is
//! looked at: 20,000 twin states, 100,000 refused picks. Random games last ten
//! times as long as in other games, because nobody loses by an empty deck, so
//! fewer of them, 200, are looked at so closely; 10,000 are played in numbers.

use arbiter_testing::battery::{Counts, Numbers, keeps_every_promise, plays_to_the_end};

/// A fifth of the figures, with two of the shipped decks.
fn fifth(first: usize, second: usize, seed: u64) {
    let counts = Counts { playouts: 40, twins: 4_000, refusals: 20_000, ..Counts::EACH_SUBMISSION };
    keeps_every_promise("spoils", &[first, second], &counts, seed);
}

#[test]
fn arcanist_against_banker_keeps_every_promise() {
    fifth(0, 1, 10_000);
}

#[test]
fn gearsmith_against_rogue_keeps_every_promise() {
    fifth(2, 3, 20_000);
}

#[test]
fn warlord_against_arcanist_keeps_every_promise() {
    fifth(4, 0, 30_000);
}

#[test]
fn banker_against_gearsmith_keeps_every_promise() {
    fifth(1, 2, 40_000);
}

#[test]
fn rogue_against_warlord_keeps_every_promise() {
    fifth(3, 4, 60_000);
}

/// Every property at every single question, for fewer games; each deck plays twice.
#[test]
fn every_question_of_every_deck_keeps_every_promise() {
    let counts = Counts { playouts: 1, twins: 0, refusals: 0, one_in: 1, ..Counts::EACH_SUBMISSION };
    for first in 0..5 {
        keeps_every_promise("spoils", &[first, first + 1], &counts, 50_000 + 100 * first as u64);
    }
}

/// A fifth of the 10,000 games that the note on reliability wants, spread over
/// all pairings of shipped decks. All of them take four to six minutes of
/// a processor: a random game has some 2,200 decisions, and one between two decks
/// that only fend off may have more than 20,000.
fn in_numbers(seed: u64) {
    let games = 2_000;
    let played = plays_to_the_end("spoils", &Numbers { games, every: 400, again: 20, cap: 200_000 }, seed);
    assert_eq!(played.games, games);
    assert!(played.again >= games / 25 && played.looks > u64::from(games), "{played:?}");
}

#[test]
fn random_games_of_every_pairing_end() {
    in_numbers(1_000_000);
}

#[test]
fn more_random_games_of_every_pairing_end() {
    in_numbers(2_000_000);
}

#[test]
fn still_more_random_games_of_every_pairing_end() {
    in_numbers(3_000_000);
}

#[test]
fn yet_more_random_games_of_every_pairing_end() {
    in_numbers(5_000_000);
}

#[test]
fn the_last_random_games_of_every_pairing_end() {
    in_numbers(4_000_000);
}
