//! Two against two: who is out, and what goes with it. [902] [905]

use crate::help;

use arbiter_kernel::{Outcome, Rng, SeatSet};
use arbiter_wakfu::board::{Phase, T, Zone, look, zone};
use arbiter_wakfu::timing::Choice;
use help::{conserved, table};

fn options(t: &T) -> Vec<Choice> {
    let mut out = Vec::new();
    t.options(&mut out);
    out
}

/// Plays at random to the first question after the fourth turn.
fn under_way(seed: u64) -> T {
    let mut t = table(2, seed);
    let mut rng = Rng::new(seed);
    while t.board.turn < 5 || t.trying() || !t.board.queue.is_empty() {
        let all = options(&t);
        let n = rng.below(all.len() as u32) as usize;
        t.answer_with(all[n], true);
    }
    t
}

#[test]
fn seats_of_the_teams_take_turns() {
    let t = under_way(3);
    let teams: Vec<u8> = t.board.order.iter().map(|&s| look::team(&t, s)).collect();
    assert!(teams.chunks(2).all(|pair| pair[0] != pair[1]), "{teams:?}");
    assert_eq!(look::from(&t, t.board.active).count(), 4);
}

#[test]
fn who_leaves_takes_everything_along_and_the_others_play_on() {
    let mut t = under_way(4);
    let gone = t.board.order[1];
    t.depart(gone);
    assert_eq!(t.outcome(), None);
    assert!(look::controlled(&t, gone).next().is_none());
    for z in [Zone::Hand, Zone::Deck, Zone::Discard] {
        assert!(t.zones.is_empty(zone(gone, z)), "{z:?}");
    }
    conserved(&t);
    let mut rng = Rng::new(9);
    for _ in 0..200 {
        let Some(asked) = t.asked() else { break };
        assert_ne!(asked, gone);
        let all = options(&t);
        let n = rng.below(all.len() as u32) as usize;
        t.answer_with(all[n], true);
    }
    let mate = (gone + 2) % 4;
    if t.outcome().is_none() {
        t.depart(mate);
        assert_eq!(t.outcome(), Some(Outcome::Won(SeatSet::one((gone + 1) % 4).and((gone + 3) % 4))));
    }
    assert!(t.board.phase != Phase::Setup);
}

#[test]
fn partners_see_each_others_hands() {
    let t = under_way(5);
    let (a, mate, foe) = (0u8, 2u8, 1u8);
    let sees = |s: u8, of: u8| {
        let hand = t.zones.of(zone(of, Zone::Hand));
        hand.iter().all(|&c| arbiter_wakfu::show::sees(&t, arbiter_kernel::Viewer::Seat(s), c))
    };
    assert!(sees(a, mate) && (t.zones.is_empty(zone(foe, Zone::Hand)) || !sees(a, foe)));
}
