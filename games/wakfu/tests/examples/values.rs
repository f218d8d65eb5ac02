//! Numbers, Equipment, Sets, Health. [105] [305] [403] [404] [410]

use crate::examples::scene::Scene;
use arbiter_wakfu::timing::Choice;

#[test]
fn e3_a_negative_value_counts_as_none_and_keeps_its_true_value() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    s.worn(0, "Heavy Brooch", hero);
    s.worn(0, "Earth Boots", hero);
    let s = s.start();
    assert_eq!(s.strength(s.hero(0)), 0);
    assert!(s.lives(s.hero(0)), "a Hero without Strength lives");
}

#[test]
fn e4_doubling_takes_in_only_what_is_older() {
    let mut s = Scene::new();
    let (soldier, twice, more) = (s.world(0, "Soldier"), s.hand(0, "Double Blow"), s.hand(0, "Push On"));
    let mut s = s.start();
    s.play(0, twice, &[soldier]).pass();
    assert_eq!(s.strength(soldier), 6);
    s.play(0, more, &[soldier]).pass();
    assert_eq!(s.strength(soldier), 8);
    s.quiet();
}

#[test]
fn e17_a_second_amulet_makes_its_player_destroy_one() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    let old = s.worn(0, "Pearl", hero);
    let new = s.hand(0, "Larva Stone");
    s.rocks(0, 1);
    let mut s = s.start();
    s.play(0, new, &[hero]).pass();
    s.say(0, Choice::Card(old)).pass();
    assert!(!s.lives(old));
    s.quiet();
}

#[test]
fn e15_two_dofus_of_one_name_are_too_many() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    let (one, _) = (s.worn(0, "Dofus One", hero), s.worn(0, "Dofus Two", hero));
    let twin = s.hand(0, "Dofus One");
    s.rocks(0, 1);
    let mut s = s.start();
    s.play(0, twin, &[hero]).pass();
    s.say(0, Choice::Card(one)).pass();
    assert!(!s.lives(one));
}

#[test]
fn e22_e25_a_health_bonus_goes_to_both_numbers() {
    let mut s = Scene::new();
    let (hero, hat) = (s.hero(0), s.hand(0, "Beetle Hat"));
    s.t.objects.at_mut(hero.slot).mark.lost = 2;
    let breaks = s.hand(0, "Break It");
    s.rocks(0, 1);
    let mut s = s.start();
    s.play(0, hat, &[hero]).pass();
    assert_eq!((s.hp(0), arbiter_wakfu::layers::most(&s.t, hero)), (16, 18));
    let hat = s.t.objects.id(hat.slot);
    s.play(0, breaks, &[hat]).pass();
    assert_eq!((s.hp(0), arbiter_wakfu::layers::most(&s.t, hero)), (14, 16));
}

#[test]
fn e23_damage_reaches_strength_when_a_bonus_is_lost() {
    let mut s = Scene::new();
    let clerk = s.world(0, "Clerk");
    let hat = s.worn(0, "Ram Hat", clerk);
    s.t.objects.at_mut(clerk.slot).mark.damage = 1;
    let breaks = s.hand(0, "Break It");
    let mut s = s.start();
    s.play(0, breaks, &[hat]).pass();
    assert!(!s.lives(hat) && !s.lives(clerk));
    assert_eq!((s.xp(0), s.xp(1)), (0, 0));
}

#[test]
fn e24_a_lost_action_point_takes_a_card_at_once() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    let ring = s.worn(0, "Gel Ring", hero);
    let breaks = s.hand(0, "Break It");
    let kept: Vec<_> = (0..7).map(|_| s.hand(0, "Ram")).collect();
    let mut s = s.start();
    s.play(0, breaks, &[ring]).pass();
    s.say(0, Choice::Card(kept[0])).pass();
    assert_eq!(s.hand_size(0), 6);
}

#[test]
fn e30_e32_a_set_gives_its_bonus_once_and_loses_it_at_once() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    let hat = s.worn(0, "Ram Hat", hero);
    s.worn(0, "Ram Hammer", hero);
    s.worn(0, "Ram Ring", hero);
    let breaks = s.hand(0, "Break It");
    let mut s = s.start();
    assert_eq!(s.strength(hero), 1 + 2 + 2);
    s.play(0, breaks, &[hat]).pass();
    assert_eq!(s.strength(hero), 1);
}

#[test]
fn e39_surplus_health_is_lost() {
    let mut s = Scene::new();
    let hero = s.hero(0);
    s.t.objects.at_mut(hero.slot).mark.lost = 2;
    let bread = s.hand(0, "Wheat Bread");
    let mut s = s.start();
    s.play(0, bread, &[hero]).pass();
    assert_eq!(s.hp(0), 16);
}

#[test]
fn e66_fewer_action_points_take_a_card() {
    let mut s = Scene::new();
    let short = s.hand(0, "Short Hours");
    let kept: Vec<_> = (0..6).map(|_| s.hand(1, "Ram")).collect();
    let mut s = s.start();
    s.say(0, Choice::Play(short, arbiter_wakfu::board::How::Paid)).say(0, Choice::Seat(1)).pass();
    s.say(1, Choice::Card(kept[2])).pass();
    assert_eq!(s.hand_size(1), 5);
    s.quiet();
}

#[test]
fn e101_resistances_add_up() {
    let mut s = Scene::new();
    let man = s.world(1, "Walled Man");
    s.worn(1, "Ring of Walls", man);
    let thorn = s.hand(0, "Thorn");
    let mut s = s.start();
    s.play(0, thorn, &[man]).pass();
    assert_eq!(arbiter_wakfu::board::look::mark(&s.t, man).damage, 0);
}

#[test]
fn e118_a_change_to_a_kind_of_cards_is_looked_at_anew() {
    let mut s = Scene::new();
    let (ram, plan, late) = (s.world(0, "Ram"), s.hand(0, "Group Plan"), s.hand(0, "Ram"));
    s.world(0, "Soldier");
    s.rocks(0, 4);
    let mut s = s.start();
    s.play(0, plan, &[]).pass();
    assert_eq!(s.strength(ram), 3);
    s.say(0, Choice::Move(ram)).pass();
    assert_eq!(s.strength(ram), 2, "in the Bag it has no bonus");
    s.play(0, late, &[]).pass();
    s.say(0, Choice::World(true)).pass();
    assert_eq!(s.strength(s.t.objects.id(late.slot)), 3, "who comes later has it");
}
