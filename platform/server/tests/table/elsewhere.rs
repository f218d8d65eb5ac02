//! Answers that belong to another moment or to another seat, through the door
//! that people use, in every game: each is refused for what it is, and the
//! table stays as it is.

use crate::sim::*;
use arbiter_catalog::{Game, games};
use arbiter_protocol::room::Stage;
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_server::room::events::Opening;
use arbiter_testing::toy::DUEL;
use std::collections::VecDeque;

/// So many decisions of each game.
const DECISIONS: usize = 60;
/// Questions that somebody may still be thinking about.
const BEFORE: usize = 4;

/// A question that was asked: whom, its number, the words of its options.
struct Past {
    seat: u8,
    at: u32,
    words: Vec<String>,
}

fn person(seat: u8) -> &'static str {
    if seat == 0 { "ann" } else { "bob" }
}

/// A game between Ann and Bob that has just begun.
pub(crate) fn begun(game: &'static dyn Game) -> Sim {
    let mut sim = Sim::of(game, Opening { game: game.key().to_owned(), ..opening(&TWO) });
    let decks: Vec<String> = sim.rules.library.decks().into_iter().map(|d| d.key).collect();
    for (conn, seat) in [(1, 0), (2, 1)] {
        let (table, name) = (TABLE.to_owned(), person(seat).to_owned());
        sim.watch(conn, person(seat));
        let deck = decks[usize::from(seat)].clone();
        sim.must(person(seat), Ask::Sit { table, seat, name, deck, commit: hex_commit(person(seat)) });
    }
    sim.watch(3, "eve");
    sim.reveal("ann", 0, "ann");
    sim.reveal("bob", 1, "bob");
    sim
}

/// What is tried at one question; how much of it was refused.
fn tries(sim: &mut Sim, past: &VecDeque<Past>) -> u32 {
    let (seat, at) = (sim.asked().expect("asked"), sim.at());
    let game = sim.room.game().expect("a game");
    let (before, offered): (_, Vec<String>) = (game.hash(), game.options().into_iter().map(|o| o.words).collect());
    let (own, other, count) = (person(seat), person(1 - seat), offered.len() as u32);
    let mut refused = 0;
    let mut no = |sim: &mut Sim, who: &str, ask: Ask, code: Code| {
        let what = format!("{who}: {ask:?}");
        assert_eq!(sim.refused(who, ask), code, "{what}");
        refused += 1;
    };
    // What was an answer a moment ago, from whoever was asked then.
    for old in past {
        for pick in [0, old.words.len() as u32 - 1] {
            no(sim, person(old.seat), act(old.seat, old.at, pick), Code::Stale);
            if pick >= count {
                no(sim, own, act(seat, at, pick), Code::NoOption);
            }
        }
    }
    // What will be one, and what would be one of the other seat.
    for pick in [0, count - 1] {
        no(sim, own, act(seat, at + 1, pick), Code::NotAsked);
        no(sim, other, act(1 - seat, at, pick), Code::NotAsked);
        no(sim, other, act(seat, at, pick), Code::Forbidden);
        no(sim, "eve", act(seat, at, pick), Code::Forbidden);
    }
    no(sim, own, act(seat, at, count), Code::NoOption);
    let why = |words: &str| Ask::Why { table: TABLE.to_owned(), words: words.to_owned() };
    no(sim, other, why(&offered[0]), Code::NotAsked);
    // In words: what is not offered is refused by a clause and for a reason.
    for words in past.iter().flat_map(|old| &old.words).take(12) {
        let short = offered.iter().any(|o| format!(" {o} ").contains(&format!(" {words} ")));
        let told = sim.ask(conn_of(own), own, why(words));
        let Tell::WhyNot { why, clause, .. } = told else { panic!("{told:?}") };
        let refused = why.is_some() && clause.is_some();
        assert!(refused || short, "nothing is said against `{words}` among {offered:?}: {why:?} {clause:?}");
        assert!(why.is_none() || !offered.contains(words), "`{words}` is offered and refused: {why:?}");
    }
    assert_eq!(sim.room.game().expect("a game").hash(), before, "what is refused changes nothing");
    refused
}

#[test]
fn answers_of_other_moments_and_seats_are_refused_in_every_game() {
    for &game in games().iter().chain([&DUEL]) {
        let mut sim = begun(game);
        let (mut past, mut refused) = (VecDeque::new(), 0);
        for _ in 0..DECISIONS {
            if sim.room.stage() != Stage::Playing {
                break;
            }
            refused += tries(&mut sim, &past);
            let words = sim.room.game().expect("a game").options().into_iter().map(|o| o.words).collect();
            past.push_back(Past { seat: sim.asked().expect("asked"), at: sim.at(), words });
            if past.len() > BEFORE {
                past.pop_front();
            }
            sim.picks(1);
        }
        assert!(refused > 500, "{}: {refused}", game.key());
    }
}
