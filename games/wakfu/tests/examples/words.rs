//! Words of cards: what they say is what happens.

use crate::examples::scene::Scene;
use arbiter_wakfu::board::{Zone, zone};
use arbiter_wakfu::timing::Choice;

#[test]
fn a_duration_that_stands_first_holds_for_all_of_it() {
    let mut s = Scene::new();
    let (own, other) = (s.world(0, "Ram"), s.world(1, "Ram"));
    let song = s.hand(0, "War Song");
    let mut s = s.start();
    let before = s.strength(own);
    s.play(0, song, &[]).pass();
    assert_eq!((s.strength(own), s.strength(other)), (before + 1, before));
    s.say(0, Choice::EndTurn).pass();
    assert_eq!(s.strength(own), before, "it has ended");
}

#[test]
fn what_is_searched_for_is_shown_and_taken() {
    let mut s = Scene::new();
    let survey = s.hand(0, "Survey");
    let mut s = s.start();
    s.play(0, survey, &[]).pass();
    let found = s.options().into_iter().find(|c| matches!(c, Choice::Card(_))).expect("a Zone is there");
    s.say(0, found).pass();
    assert_eq!((s.hand_size(0), s.t.zones.len(zone(0, Zone::Deck))), (1, 5));
    s.quiet();
}

#[test]
fn what_was_discarded_from_the_deck_is_asked_about() {
    let mut s = Scene::new();
    let slip = s.hand(0, "Landslip");
    let mut s = s.start();
    s.play(0, slip, &[]).pass();
    assert_eq!((s.hand_size(0), s.t.zones.len(zone(0, Zone::Deck))), (2, 3));
    s.quiet();
}

#[test]
fn what_happens_instead_happens_alone() {
    for (name, more) in [("Soldier", 1), ("Ram", 3)] {
        let mut s = Scene::new();
        let (ally, oath) = (s.world(0, name), s.hand(0, "Old Oath"));
        let mut s = s.start();
        let before = s.strength(ally);
        s.play(0, oath, &[ally]).pass();
        assert_eq!(s.strength(ally), before + more, "{name}");
    }
}

#[test]
fn a_reaction_chooses_whom_it_has_just_happened_to() {
    let mut s = Scene::new();
    let (chief, other) = (s.world(1, "Ram Chief"), s.world(1, "Ram Chief"));
    let (thorn, salt) = (s.hand(0, "Thorn"), s.hand(0, "Salt"));
    let mut s = s.start();
    s.play(0, thorn, &[chief]);
    while !s.can_react(salt) {
        let seat = s.t.asked().expect("somebody is asked");
        s.say(seat, Choice::Pass);
    }
    s.react(0, salt);
    assert!(!s.offers(Choice::Card(other)), "nothing has happened to it");
    s.say(0, Choice::Card(chief)).pass();
    assert!(!s.lives(chief) && s.lives(other));
}

#[test]
fn a_line_of_its_own_says_when_a_quest_is_played() {
    let mut s = Scene::new();
    let ram = s.world(1, "Ram");
    let (quest, thorn) = (s.hand(0, "Bounty"), s.hand(0, "Thorn"));
    let mut s = s.start();
    assert!(!s.offers(Choice::Play(quest, arbiter_wakfu::board::How::Paid)));
    let before = s.xp(0);
    s.play(0, thorn, &[ram]);
    while s.lives(ram) || !s.can_react(quest) {
        let seat = s.t.asked().expect("somebody is asked");
        s.say(seat, Choice::Pass);
    }
    s.react(0, quest).pass();
    assert!(s.xp(0) > before);
}

#[test]
fn damage_is_less_as_long_as_a_text_says_so() {
    let mut s = Scene::new();
    let (ram, thorn) = (s.world(1, "Padded Ram"), s.hand(0, "Thorn"));
    let mut s = s.start();
    s.play(0, thorn, &[ram]).pass();
    assert!(s.lives(ram), "2 less 1");
}

#[test]
fn only_its_own_side_chooses_it() {
    let mut s = Scene::new();
    let (shy, ram) = (s.world(1, "Shy Ram"), s.world(1, "Ram"));
    let thorn = s.hand(0, "Thorn");
    let mut s = s.start();
    s.say(0, Choice::Play(thorn, arbiter_wakfu::board::How::Paid));
    assert!(!s.offers(Choice::Card(shy)) && s.offers(Choice::Card(ram)));
}

#[test]
fn a_power_watches_as_long_as_its_condition_holds() {
    for (inside, drawn) in [(false, 1), (true, 0)] {
        let mut s = Scene::new();
        let song = s.hand(0, "War Song");
        let _ = if inside { s.bag(0, "Reader") } else { s.world(0, "Reader") };
        let mut s = s.start();
        s.play(0, song, &[]).pass();
        assert_eq!(s.hand_size(0), drawn);
    }
}

#[test]
fn what_is_chosen_in_a_sentence_of_its_own_is_chosen_first() {
    let mut s = Scene::new();
    let (a, b, c) = (s.world(1, "Ram"), s.world(1, "Ram"), s.world(1, "Ram"));
    let stings = s.hand(0, "Two Stings");
    let mut s = s.start();
    s.play(0, stings, &[a, b]).pass();
    let hurt = |id| arbiter_wakfu::board::look::mark(&s.t, id).damage;
    let gone = |id| !s.lives(id) || hurt(id) == 1;
    assert!(gone(a) && gone(b) && s.lives(c) && hurt(c) == 0);
}

#[test]
fn a_card_says_what_it_costs() {
    for (rocks, offered) in [(1, true), (0, false)] {
        let mut s = Scene::new();
        let hero = s.hand(0, "Village Hero");
        s.rocks(0, rocks);
        let mut s = s.start();
        let own = s.t.zones.of(arbiter_wakfu::board::WORLD).to_vec();
        for slot in own {
            let id = s.t.objects.id(slot);
            // Only a source of its Element is left to tap.
            s.t.objects.at_mut(slot).mark.tapped = id != s.hero(0);
        }
        assert_eq!(s.offers(Choice::Play(hero, arbiter_wakfu::board::How::Paid)), offered, "{rocks}");
    }
}

#[test]
fn the_same_number_is_that_of_the_event() {
    let mut s = Scene::new();
    let (nettle, chief) = (s.world(1, "Nettle Ram"), s.world(0, "Ram Chief"));
    let thorn = s.hand(0, "Thorn");
    let mut s = s.start();
    s.play(0, thorn, &[nettle]).pass();
    s.say(1, Choice::Card(chief)).pass();
    assert_eq!(arbiter_wakfu::board::look::mark(&s.t, chief).damage, 2);
}
