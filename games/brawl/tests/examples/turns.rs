//! Turns, scoring and the track: X3 to X8, X35 to X38, X50.

use crate::help::roster::{card, d, says};
use crate::help::scene::{Scene, plain};
use arbiter_brawl::arena::Essence::{self, Creation, Destruction, Manipulation};
use arbiter_brawl::board::{MET, Zone, slot};
use arbiter_brawl::card::{ActionCard, Kind};
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::Clause;

fn filler(n: usize) -> Vec<ActionCard> {
    let essence = |n: usize| Essence::ALL[n % 3];
    (0..n).map(|k| card(&format!("F{k}"), essence(k), Kind::Skill, 1, None, vec![])).collect()
}

#[test]
fn x5_all_that_is_met_is_scored_from_the_slots_with_points() {
    let s = Scene::new(vec![(plain("S1", vec![]), (0, 1)), (plain("N1", vec![]), (4, -4))])
        .challenge(0, "Court of Garnet")
        .challenge(1, "Hold Destruction")
        .challenge(2, "Court of Ragryl")
        .challenge(3, "Hold Creation")
        .begin();
    // One at Garnet in Destruction: slots 1 is met, 2 and 3 are not.
    assert_eq!(s.scores(), [1, 0]);
    let filled = |n: usize| s.t.zones.len(slot(n));
    assert_eq!([filled(0), filled(1), filled(2), filled(3), s.t.zones.len(MET)], [1, 0, 1, 1, 1]);
    s.done();
}

#[test]
fn x52_a_hex_without_zone_counts_for_nobody() {
    let s = Scene::new(vec![(plain("S1", vec![]), (0, 3)), (plain("N1", vec![]), (0, 2))])
        .challenge(1, "Hold Destruction")
        .begin();
    assert_eq!(s.scores(), [0, 0]);
}

#[test]
fn a_score_that_reaches_the_goal_ends_the_game() {
    let s = Scene::new(vec![(plain("S1", vec![]), (0, 1)), (plain("N1", vec![]), (4, -4))])
        .points(3, 0)
        .challenge(2, "Hold Destruction")
        .begin();
    assert!(s.won(0) && s.scores() == [5, 0]);
}

#[test]
fn x8_three_essences_are_three_actions_unless_one_comes_back() {
    let regenerate = card("R", Creation, Kind::Skill, 2, None, vec![says(vec![d(Clause::Regenerate(Destruction))])]);
    let mut cards = filler(6);
    cards.push(regenerate);
    let mut s = Scene::new(vec![(plain("S1", cards), (0, 1))]);
    for n in 0..6 {
        s = s.hand(&format!("F{n}"));
    }
    let mut s = s.hand("R").go();
    let (again, m) = (s.find("F4"), s.find("F3"));
    s.play("F1").stop().say(Choice::Decline);
    assert!(!s.may(Choice::Play(again)));
    s.play("R").stop().using();
    assert!(s.may(Choice::Play(again)) && s.may(Choice::Play(m)));
    s.play("F4").stop().say(Choice::Decline).play("F3").stop().say(Choice::Decline);
    assert_eq!(s.offered(), [Choice::End]);
}

#[test]
fn x35_upkeep_discards_and_draws_through_a_reshuffle() {
    let mut s = Scene::new(vec![(plain("S1", filler(18)), (0, 1)), (plain("N1", filler(18)), (4, -4))]);
    for n in 0..2 {
        s = s.hand(&format!("F{n}"));
    }
    for n in 2..15 {
        let id = s.find(&format!("F{n}"));
        s.t.relocate(id.slot, arbiter_brawl::board::zone(0, Zone::Discard), None, false);
    }
    let mut s = s.ready(0, &[]).go();
    s.say(Choice::End).asked(1);
    assert_eq!((s.held(0, Zone::Deck), s.held(0, Zone::Hand), s.held(0, Zone::Discard)), (13, 5, 0));
    assert_eq!(s.t.board.players[0].ready, 7);
}

#[test]
fn x36_a_planned_card_is_drawn_again() {
    let mut s = Scene::new(vec![(plain("S1", filler(12)), (0, 1)), (plain("N1", filler(6)), (4, -4))]).hand("F7").go();
    let (s1, planned) = (s.who("S1"), s.find("F7"));
    s.say(Choice::Standard(0, s1, Manipulation)).stop().say(Choice::Card(planned)).done();
    let top = s.t.zones.of(arbiter_brawl::board::zone(0, Zone::Deck))[0];
    assert!(s.t.objects.at(top).known.has(0) && !s.t.objects.at(top).known.has(1));
    s.say(Choice::End);
    let hand = s.t.zones.of(arbiter_brawl::board::zone(0, Zone::Hand));
    assert!(hand.contains(&top));
}

#[test]
fn x38_each_standard_action_once() {
    let mut s = Scene::new(vec![(plain("S1", vec![]), (0, 1)), (plain("S2", vec![]), (2, 1))]).go();
    let (s1, s2) = (s.who("S1"), s.who("S2"));
    s.say(Choice::Standard(3, s1, Manipulation)).stop().done();
    assert!(!s.may(Choice::Standard(3, s2, Destruction)) && !s.may(Choice::Standard(0, s2, Manipulation)));
    assert!(s.may(Choice::Standard(2, s2, Creation)) && s.may(Choice::Standard(1, s1, Destruction)));
}

#[test]
fn x4_challenges_move_on_at_the_end_of_each_round() {
    let mut s = Scene::new(vec![(plain("S1", filler(6)), (0, 4)), (plain("N1", filler(6)), (0, -4))])
        .challenge(1, "Hold Destruction")
        .challenge(0, "Hold Creation")
        .go();
    let filled = |s: &Scene| [0, 1, 2, 3].map(|n| s.t.zones.len(slot(n)));
    for (round, want) in [(3, [1, 1, 1, 0]), (4, [1, 1, 1, 1]), (5, [1, 1, 1, 1])] {
        s.say(Choice::End).say(Choice::End);
        assert_eq!((s.scores(), filled(&s)), ([0, 0], want));
        assert_eq!((s.t.board.round, s.t.board.turn), (round, 0), "the first player begins every round");
    }
}
