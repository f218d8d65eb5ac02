//! What a seat sees and is offered does not depend on what it cannot see.

use crate::help;

use arbiter_brawl::board::{Phase, T, Zone, zone};
use arbiter_brawl::recruit::Mode;
use arbiter_brawl::show::{sees, view};
use arbiter_brawl::timing::Choice;
use arbiter_brawl::{ask, names};
use arbiter_desk::guess;
use arbiter_kernel::{Rng, Viewer, marks};
use help::{conserved, drafted, rules};

#[test]
fn worlds_that_a_seat_cannot_tell_apart_look_the_same_and_offer_the_same() {
    let rules = rules();
    let mut told_apart = 0;
    for (seats, seed) in (0..16).map(|n| (if n % 2 == 0 { 2 } else { 4 }, n)) {
        let mut t = drafted(&rules, seats, Mode::Friendly, seed);
        let mut rng = Rng::new(seed);
        let mut count = 0;
        while let Some(asked) = t.asked() {
            let all = options(&t);
            if count % 5 == 0 && t.board.phase != Phase::Setup {
                for seat in 0..seats {
                    let world = guess(&t, seat, &mut rng);
                    assert_eq!(view(&world, Viewer::Seat(seat)), view(&t, Viewer::Seat(seat)));
                    if seat == asked {
                        assert_eq!(options(&world), all);
                    }
                    conserved(&world, seats);
                    told_apart += usize::from(view(&world, Viewer::Judge) != view(&t, Viewer::Judge));
                }
            }
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
            count += 1;
        }
    }
    assert!(told_apart > 300, "the worlds do differ: {told_apart}");
}

#[test]
fn a_guessed_world_plays_on() {
    let rules = rules();
    for seed in 0..30 {
        let mut t = drafted(&rules, if seed % 2 == 0 { 2 } else { 4 }, Mode::Friendly, seed);
        let mut rng = Rng::new(seed);
        let mut count = 0;
        while t.asked().is_some() {
            let all = options(&t);
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
            count += 1;
            if count % 40 == 0 && t.board.phase != Phase::Setup {
                t = guess(&t, (count / 40 % 2) as u8, &mut rng);
            }
        }
        assert!(t.outcome().is_some());
    }
}

#[test]
fn options_have_words_of_their_own_and_questions_have_keys() {
    let rules = rules();
    for seed in 0..20 {
        let duplicates = Mode::Free { duplicates: true };
        let mut t = drafted(&rules, if seed % 2 == 0 { 2 } else { 4 }, duplicates, seed);
        let mut rng = Rng::new(seed);
        while t.asked().is_some() {
            let all = options(&t);
            let mut words: Vec<String> = all.iter().map(|c| names::words(&t, *c)).collect();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), all.len(), "{all:?}");
            assert!(ask::question(&t).key.starts_with("ask-"), "{:?}", t.frames().last());
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
        }
        assert_eq!(ask::question(&t).key, "");
    }
}

#[test]
fn hands_are_hidden_from_teammates_and_traps_from_everybody() {
    let rules = rules();
    let mut t = drafted(&rules, 4, Mode::Friendly, 3);
    while t.board.phase == Phase::Setup {
        t.answer(0).expect("there is an option");
    }
    for seat in 0..4 {
        let seen = |slot: &u16| sees(&t, Viewer::Seat(seat), *slot);
        for other in 0..4 {
            let hand = t.zones.of(zone(other, Zone::Hand));
            assert_eq!(hand.iter().all(seen), other == seat);
            assert!(!t.zones.of(zone(other, Zone::Deck)).iter().any(seen));
        }
        assert!(!t.zones.of(arbiter_brawl::board::TOKENS).iter().any(seen));
    }
    let traps = view(&t, Viewer::Seat(0)).shared.into_iter().find(|z| z.key == "traps").expect("traps are shown");
    assert!(traps.count == 4 && traps.cards.iter().all(|c| c.name.is_none()));
}

fn options(t: &T) -> Vec<Choice> {
    let mut out = Vec::new();
    t.options(&mut out);
    out
}

/// A clause is shown by what the game does: what a page asks the rules to draw
/// it passes no mark, except those of what may be seen.
#[test]
fn a_view_passes_no_mark_of_what_it_draws() {
    let rules = rules();
    let seen = ["info.1", "info.3", "info.4", "info.5"];
    let mut passed = std::collections::BTreeSet::new();
    for seats in [2, 4] {
        let mut t = drafted(&rules, seats, Mode::Friendly, 3);
        let mut rng = Rng::new(3);
        while t.asked().is_some() {
            let all = options(&t);
            marks::start();
            for viewer in [Viewer::Judge, Viewer::Spectator, Viewer::Seat(0), Viewer::Seat(1)] {
                let _ = view(&t, viewer);
            }
            let _ = (ask::ASKS.named)(&t, &all);
            passed.extend(marks::take());
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
        }
    }
    assert_eq!(passed.into_iter().collect::<Vec<_>>(), seen);
}
