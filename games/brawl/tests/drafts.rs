//! Setting up: who begins, recruiting in every way, traps, hands, deployment.
//! X1, X2, X43, X44, X45, X49.

use crate::help;

use arbiter_brawl::board::{CHALLENGES, Phase, RESERVE, Read, T, TOKENS, Zone, slot};
use arbiter_brawl::recruit::{Fault, Mode, Start};
use arbiter_brawl::setup;
use arbiter_brawl::timing::Choice;
use arbiter_kernel::{Rng, Seat};
use help::{drafted, rules};

fn options(t: &T) -> Vec<Choice> {
    let mut out = Vec::new();
    t.options(&mut out);
    out
}
fn first(t: &mut T) -> Seat {
    let seat = t.asked().expect("somebody is asked");
    t.answer(0).expect("there is an option");
    seat
}
/// Answers with the first option as long as champions are recruited; who was asked.
fn recruits(t: &mut T) -> Vec<Seat> {
    let mut asked = Vec::new();
    while options(t).iter().all(|c| matches!(c, Choice::Recruit(_))) {
        asked.push(first(t));
    }
    asked
}
/// Up to the question of recruitment.
fn seated(seats: u8, mode: Mode, seed: u64) -> T {
    let mut t = drafted(&rules(), seats, mode, seed);
    while !matches!(options(&t)[0], Choice::Recruit(_)) {
        first(&mut t);
    }
    t
}
fn begun(mut t: T) -> T {
    while t.board.phase == Phase::Setup {
        first(&mut t);
    }
    t
}

#[test]
fn x1_a_fresh_game_for_two() {
    let t = begun(drafted(&rules(), 2, Mode::Friendly, 3));
    for seat in 0..2 {
        assert_eq!((t.cards(seat, Zone::Deck).len(), t.cards(seat, Zone::Hand).len()), (13, 5));
        assert_eq!(t.board.players[seat as usize].ready, 7);
    }
    let filled = [0, 1, 2, 3].map(|n| t.zones.len(slot(n)));
    assert_eq!((filled, t.zones.len(CHALLENGES)), ([1, 1, 0, 0], 20));
    assert_eq!((t.zones.len(TOKENS), t.zones.len(RESERVE)), (4, 8));
    for who in 0..6 {
        let home = t.arena().deployment[t.board.home[t.side_of(who)] as usize];
        assert_ne!(home & 1 << t.champion(who).at, 0);
    }
    assert_eq!((t.board.points, t.board.round, t.active()), ([0, 0], 1, t.board.order[0]));
}

#[test]
fn x2_replaced_cards_lie_open_until_they_are_shuffled_back() {
    let mut t = drafted(&rules(), 2, Mode::Friendly, 4);
    while !options(&t).contains(&Choice::Stop) {
        first(&mut t);
    }
    let seat = t.asked().expect("the first player");
    for n in 0..3 {
        assert_eq!(t.cards(seat, Zone::Discard).len(), n);
        t.answer(1).expect("a card");
    }
    let gone: Vec<u16> = t.cards(seat, Zone::Discard).to_vec();
    t.answer(0).expect("enough");
    assert_eq!((t.cards(seat, Zone::Deck).len(), t.cards(seat, Zone::Discard).len()), (13, 0));
    assert!(t.cards(seat, Zone::Hand).iter().all(|c| !gone.contains(c)));
    assert_ne!(t.asked(), Some(seat), "once only");
}

#[test]
fn x43_the_friendly_draft_begins_with_the_second_player() {
    let mut t = seated(2, Mode::Friendly, 1);
    let [p1, p2, ..] = t.board.order;
    let before = options(&t).len();
    assert_eq!(recruits(&mut t), [p2, p1, p2, p1, p2, p1]);
    assert_eq!((before, t.board.count), (12, 6));
    let kinds: Vec<u8> = t.board.champions[..6].iter().map(|c| c.kind).collect();
    assert!((0..6).all(|n| !kinds[..n].contains(&kinds[n])));
}

#[test]
fn x43_the_competitive_draft_bans_and_picks() {
    let rules = rules();
    let lists = vec![vec![0, 1, 2, 3, 4], vec![0, 5, 6, 7, 8]];
    let start = Start { seats: 2, mode: Mode::Competitive, lists, pool: Vec::new() };
    let mut t = setup::start(&rules, &start, Rng::new(9)).expect("both bring five");
    first(&mut t);
    let [p1, p2, ..] = t.board.order;
    assert_eq!(options(&t).len(), 5);
    assert_eq!(recruits(&mut t), [p1, p2, p1, p2, p1, p2, p1, p2]);
    assert_eq!(t.board.count, 6);
}

#[test]
fn with_four_each_brings_three_and_plays_two() {
    let mut t = seated(4, Mode::Competitive, 2);
    let order = t.board.order;
    let asked = recruits(&mut t);
    assert_eq!(asked.len(), 16);
    assert_eq!(asked[12..], [order[0], order[1], order[2], order[3]]);
    assert!((0..4).all(|s| t.board.champions.iter().filter(|c| c.seat == s).count() == 2));
}

#[test]
fn the_friendly_draft_of_four() {
    let mut t = seated(4, Mode::Friendly, 2);
    let [p1, p2, p3, p4] = t.board.order;
    assert_eq!((p3, p4), ((p1 + 2) % 4, (p2 + 2) % 4));
    assert_eq!(recruits(&mut t), [p2, p1, p4, p3, p2, p1, p4, p3]);
}

#[test]
fn x44_x45_a_fresh_game_for_four_and_its_track() {
    let mut t = begun(drafted(&rules(), 4, Mode::Friendly, 5));
    for seat in 0..4 {
        assert_eq!((t.cards(seat, Zone::Deck).len(), t.cards(seat, Zone::Hand).len()), (8, 4));
    }
    let track = |t: &T| [0, 1, 2, 3, 4].map(|n| t.zones.of(slot(n)).first().copied());
    let before = track(&t);
    assert_eq!((t.zones.len(TOKENS), before.map(|c| c.is_some())), (4, [true, true, true, false, false]));
    for n in 0..4 {
        assert_eq!(t.asked(), Some(t.board.order[n]));
        t.answer_with(Choice::End, true);
    }
    let after = track(&t);
    assert_eq!((after[4], after[3], after[2]), (before[2], before[1], before[0]));
    assert!(after[0].is_some() && after[1].is_some());
}

#[test]
fn x49_lists_that_cannot_be_played() {
    let rules = rules();
    let begin = |seats, mode, lists: Vec<Vec<u8>>, pool: Vec<u8>| {
        setup::start(&rules, &Start { seats, mode, lists, pool }, Rng::new(1)).err()
    };
    let free = Mode::Free { duplicates: false };
    let dugrun = || "Dugrun".to_owned();
    assert_eq!(begin(3, free, vec![], vec![]), Some(Fault::Seats(3)));
    assert_eq!(begin(2, free, vec![vec![0, 1]], vec![]), Some(Fault::Count { seat: 0, found: 2, wanted: 3 }));
    assert_eq!(begin(2, free, vec![vec![0, 1, 0]], vec![]), Some(Fault::TwiceInTeam(dugrun())));
    assert_eq!(begin(2, free, vec![vec![0, 1, 2], vec![3, 4, 0]], vec![]), Some(Fault::OnBothSides(dugrun())));
    assert_eq!(begin(2, Mode::Free { duplicates: true }, vec![vec![0, 1, 2], vec![3, 4, 0]], vec![]), None);
    let four = |third: Vec<u8>| vec![vec![0, 1, 2], vec![0, 4, 5], third, vec![6, 7, 8]];
    assert_eq!(begin(4, Mode::Competitive, four(vec![0, 9, 10]), vec![]), Some(Fault::TwiceInTeam(dugrun())));
    assert_eq!(begin(4, Mode::Competitive, four(vec![9, 10, 11]), vec![]), None);
    assert_eq!(begin(2, Mode::Friendly, vec![], vec![0, 1, 2]), Some(Fault::Pool { found: 3, wanted: 6 }));
    let twice = vec![0, 0, 1, 2, 3, 4];
    assert_eq!(begin(2, Mode::Friendly, vec![], twice), Some(Fault::TwiceInPool(dugrun())));
    assert_eq!(begin(2, free, vec![vec![0, 1, 40]], vec![]), Some(Fault::Unknown(40)));
    let lists = vec![vec![0, 1, 2], vec![3, 4, 5]];
    let t = setup::start(&rules, &Start { seats: 2, mode: free, lists, pool: vec![] }, Rng::new(1)).expect("two lists");
    let t = begun(t);
    assert_eq!(t.board.champions[..6].iter().filter(|c| c.seat == 1).map(|c| c.kind).collect::<Vec<_>>(), [3, 4, 5]);
}
