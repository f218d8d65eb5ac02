//! Games of random answers: they end, nothing is lost, and they can be stored
//! and told again at any question.

use crate::help;

use arbiter_brawl::Brawl;
use arbiter_brawl::board::{Phase, T};
use arbiter_brawl::recruit::Mode;
use arbiter_kernel::{Outcome, Rng, State, Table};
use help::{conserved, drafted, rules};
use std::sync::Arc;

/// Plays to the end; what `look` sees is each question.
fn play(t: &mut T, rng: &mut Rng, mut look: impl FnMut(&T, usize)) -> usize {
    let (mut options, mut count) = (Vec::new(), 0);
    while t.asked().is_some() {
        t.options(&mut options);
        look(t, count);
        let pick = rng.below(options.len() as u32) as usize;
        t.answer_with(options[pick], options.len() > 1);
        count += 1;
        assert!(count < 100_000, "a game ends");
    }
    count
}

#[test]
fn random_games_end_and_lose_nothing() {
    let rules = rules();
    let mut won = [0; 3];
    for (seats, mode) in [
        (2, Mode::Free { duplicates: false }),
        (2, Mode::Friendly),
        (2, Mode::Competitive),
        (4, Mode::Free { duplicates: true }),
        (4, Mode::Friendly),
        (4, Mode::Competitive),
    ] {
        for seed in 0..40 {
            let mut t = drafted(&rules, seats, mode, seed);
            let mut rng = Rng::new(seed ^ 77);
            play(&mut t, &mut rng, |t, n| {
                if t.board.phase != Phase::Setup && n % 16 == 0 {
                    conserved(t, seats);
                    let at = |s: usize| {
                        let here = t.board.champions[..t.board.count as usize].iter().filter(|c| c.at < 64);
                        here.filter(|c| usize::from(c.seat % 2) == s).fold(0u64, |all, c| all | 1 << c.at)
                    };
                    assert_eq!(t.board.standing, [at(0), at(1)]);
                }
            });
            match t.outcome() {
                Some(Outcome::Won(side)) => won[usize::from(side.has(1))] += 1,
                _ => won[2] += 1,
            }
        }
    }
    assert!(won[0] > 20 && won[1] > 20, "{won:?}");
}

#[test]
fn a_stored_game_goes_on_in_the_same_way() {
    let rules = rules();
    let mut count = 0;
    for (seats, seed) in [(2, 5), (4, 6), (2, 7), (4, 8)] {
        let mut t = drafted(&rules, seats, Mode::Friendly, seed);
        let mut rng = Rng::new(seed);
        let mut options = Vec::new();
        while t.asked().is_some() {
            t.options(&mut options);
            let pick = rng.below(options.len() as u32) as usize;
            let stored =
                State::<Brawl>::load(&t.state.save()).expect("a state can be stored in the middle of anything");
            let mut again = Table::with(Arc::clone(&rules), stored);
            again.answer(pick).expect("it was offered");
            let copy = &mut t.clone();
            copy.answer(pick).expect("it was offered");
            t.answer(pick).expect("it was offered");
            assert_eq!(again.state.digest(), t.state.digest());
            assert_eq!(copy.state.digest(), t.state.digest());
            count += 1;
        }
    }
    assert!(count > 400, "{count}");
}
