//! Games of random answers, of two, four and six players: they end, nothing is
//! lost, and they can be stored and told again at any question.

use crate::help;

use arbiter_kernel::{Outcome, Rng, State, Table};
use arbiter_wakfu::Wakfu;
use arbiter_wakfu::board::T;
use arbiter_wakfu::timing::Choice;
use help::{conserved, rules, table};
use std::sync::Arc;

/// Picks at random, but does not end the turn at once, and seldom lets things be.
fn pick(options: &[Choice], rng: &mut Rng) -> usize {
    let n = rng.below(options.len() as u32) as usize;
    let idle = |c: &Choice| matches!(c, Choice::Pass | Choice::EndTurn | Choice::Quiet | Choice::Stop);
    if idle(&options[n]) && rng.below(3) > 0 { rng.below(options.len() as u32) as usize } else { n }
}

/// Plays to the end; what `look` sees is each question.
fn play(t: &mut T, rng: &mut Rng, mut look: impl FnMut(&T, usize)) -> usize {
    let (mut options, mut count) = (Vec::new(), 0);
    while t.asked().is_some() {
        t.options(&mut options);
        look(t, count);
        let n = pick(&options, rng);
        t.answer_with(options[n], options.len() > 1);
        count += 1;
        assert!(count < 60_000, "a game ends: turn {}", t.board.turn);
    }
    count
}

#[test]
fn random_games_end_and_lose_nothing() {
    let mut ends = [0; 3];
    for (each, games) in [(1, 10), (2, 2), (3, 1)] {
        for seed in 0..games {
            let mut t = table(each, seed);
            let mut rng = Rng::new(seed ^ 99);
            play(&mut t, &mut rng, |t, n| {
                if n % 32 == 0 {
                    conserved(t);
                }
            });
            match t.outcome() {
                Some(Outcome::Won(side)) => ends[usize::from(side.has(1))] += 1,
                _ => ends[2] += 1,
            }
        }
    }
    assert!(ends[0] > 1 && ends[1] > 1, "{ends:?}");
}

#[test]
fn a_stored_game_goes_on_in_the_same_way() {
    for (each, seed) in [(1, 5), (2, 6)] {
        let mut t = table(each, seed);
        let mut rng = Rng::new(seed);
        let mut options = Vec::new();
        for _ in 0..400 {
            if t.asked().is_none() {
                break;
            }
            t.options(&mut options);
            let n = pick(&options, &mut rng);
            let stored =
                State::<Wakfu>::load(&t.state.save()).expect("a state can be stored in the middle of anything");
            let mut again = Table::with(Arc::clone(&rules()), stored);
            again.answer(n).expect("it was offered");
            let copy = &mut t.clone();
            copy.answer(n).expect("it was offered");
            t.answer(n).expect("it was offered");
            assert_eq!(again.state.digest(), t.state.digest());
            assert_eq!(copy.state.digest(), t.state.digest());
        }
    }
}
