//! Playing, reacting, resolving. [808] [809] [810] [811]

use crate::examples::scene::Scene;
use arbiter_wakfu::board::{How, look};
use arbiter_wakfu::timing::Choice;

#[test]
fn e59_an_ally_wants_one_resource_of_its_element() {
    let mut s = Scene::new();
    let reef = s.hand(0, "Reef Giant");
    s.rocks(0, 4);
    let s1 = s.start();
    assert!(!s1.offers(Choice::Play(reef, How::Paid)), "no Water");
    let mut s = Scene::new();
    let reef = s.hand(0, "Reef Giant");
    s.rocks(0, 4);
    s.world(0, "Clerk");
    let s = s.start();
    assert!(s.offers(Choice::Play(reef, How::Paid)));
}

#[test]
fn e104_what_was_just_played_can_be_cancelled() {
    let mut s = Scene::new();
    let (soldier, push, misfire) = (s.world(0, "Soldier"), s.hand(0, "Push On"), s.hand(1, "Misfire"));
    let mut s = s.start();
    s.play(0, push, &[soldier]);
    s.react(1, misfire).pass();
    assert_eq!(s.strength(soldier), 3);
    s.quiet();
}

#[test]
fn e110_a_card_whose_only_choice_is_gone_is_cancelled() {
    let mut s = Scene::new();
    let (ram, thorn, recall) = (s.world(1, "Ram"), s.hand(0, "Thorn"), s.hand(1, "Recall"));
    let mut s = s.start();
    s.play(0, thorn, &[ram]);
    s.react(1, recall).pass();
    assert!(!s.lives(ram));
    assert_eq!(s.hand_size(1), 1, "it is back in Hand");
    assert_eq!(s.hp(1), 16);
    s.quiet();
}

#[test]
fn e111_the_legal_choice_is_still_hit() {
    let mut s = Scene::new();
    let (ram, chief) = (s.world(1, "Ram"), s.world(1, "Ram Chief"));
    let (thorns, recall) = (s.hand(0, "Two Thorns"), s.hand(1, "Recall"));
    let mut s = s.start();
    s.play(0, thorns, &[ram, chief]);
    s.react(1, recall).pass();
    assert!(!s.lives(chief), "it takes its 3");
    assert_eq!((s.hand_size(1), s.xp(0)), (1, 1));
}

#[test]
fn e112_what_left_as_a_cost_is_remembered() {
    let mut s = Scene::new();
    let bomber = s.world(0, "Bomber");
    s.worn(0, "Ram Hat", bomber);
    let foe = s.hero(1);
    let mut s = s.start();
    s.use_power(0, bomber, 0, &[foe]).pass();
    assert_eq!(s.hp(1), 12);
    assert!(!s.lives(bomber));
}

#[test]
fn e113_redirected_damage_was_never_dealt_to_the_first() {
    let mut s = Scene::new();
    let hero = s.hero(1);
    s.worn(1, "Spiky Cape", hero);
    let (guardian, thorn) = (s.world(1, "Guardian"), s.hand(0, "Thorn"));
    let mut s = s.start();
    s.play(0, thorn, &[hero]);
    s.react(1, guardian);
    s.say(1, Choice::Card(hero)).pass();
    assert_eq!((s.hp(0), s.hp(1)), (16, 16), "the Cape is silent");
    assert!(!s.lives(guardian));
}

#[test]
fn a_cape_answers_damage_that_was_dealt() {
    let mut s = Scene::new();
    let hero = s.hero(1);
    s.worn(1, "Spiky Cape", hero);
    let thorn = s.hand(0, "Thorn");
    let mut s = s.start();
    s.play(0, thorn, &[hero]).pass();
    assert_eq!((s.hp(0), s.hp(1)), (15, 14));
    s.quiet();
}

#[test]
fn e108_one_reaction_for_one_event() {
    let mut s = Scene::new();
    let (chief, thorns) = (s.world(1, "Ram Chief"), s.hand(0, "Two Thorns"));
    let ram = s.world(1, "Ram");
    let (one, two) = (s.hand(1, "Curiosity"), s.hand(1, "Curiosity"));
    let mut s = s.start();
    s.play(0, thorns, &[ram, chief]);
    while !s.can_react(one) {
        s.say(s.t.asked().expect("somebody"), Choice::Pass);
    }
    s.react(1, one);
    assert!(!s.can_react(two), "once is once");
    s.pass();
    assert_eq!(s.xp(0), 1);
}

#[test]
fn e86_e87_once_a_turn_is_counted_by_object() {
    let mut s = Scene::new();
    let (a, b) = (s.world(0, "Weaver"), s.world(0, "Weaver"));
    s.rocks(0, 4);
    let mut s = s.start();
    s.use_power(0, a, 0, &[]).pass();
    s.say(0, Choice::World(true)).pass();
    let ability = look::face(&s.t, a).first;
    assert!(!s.offers(Choice::Use(a, ability)));
    assert!(s.offers(Choice::Use(b, ability)));
}

#[test]
fn e89_each_draw_triggers_and_the_triggers_wait_for_the_card() {
    let mut s = Scene::new();
    let (counter, draws) = (s.world(0, "Counter of Draws"), s.hand(0, "Three Draws"));
    let mut s = s.start();
    s.play(0, draws, &[]).pass();
    assert_eq!((s.hand_size(0), s.strength(counter)), (3, 5));
    s.quiet();
}

#[test]
fn e71_nobody_looks_into_an_opposing_bag() {
    let mut s = Scene::new();
    let hidden = s.bag(1, "Ram");
    let raid = s.hand(0, "Bag Raid");
    let mut s = s.start();
    s.say(0, Choice::Play(raid, How::Paid));
    assert!(!s.offers(Choice::Card(hidden)));
    let bag = s.bag_of(1);
    s.say(0, Choice::Card(bag)).pass();
    assert!(s.lives(bag) && s.lives(hidden));
}

#[test]
fn e107_then_is_conditional() {
    let mut s = Scene::new();
    let (ram, youth) = (s.world(0, "Ram"), s.hand(0, "Youth"));
    s.t.objects.at_mut(ram.slot).mark.tapped = true;
    let mut s = s.start();
    s.play(0, youth, &[ram]).pass();
    assert_eq!((look::mark(&s.t, ram).tapped, s.strength(ram)), (false, 3));
}
