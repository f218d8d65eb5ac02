//! Attack, block, duels, the Target, Experience. [703] [708]

use crate::examples::scene::Scene;
use arbiter_kernel::{ObjectId, Seat};
use arbiter_wakfu::board::look;
use arbiter_wakfu::timing::Choice;

/// Seat 0 attacks this Target with these.
pub(crate) fn attack(s: &mut Scene, target: ObjectId, with: &[ObjectId]) {
    s.say(0, Choice::Attack).pass();
    s.say(0, Choice::Card(target)).pass();
    if s.offers(Choice::Pass) {
        s.say(0, Choice::Pass);
    }
    for id in with {
        s.say(0, Choice::Card(*id));
    }
    if s.t.asked() == Some(0) && s.offers(Choice::Stop) {
        s.say(0, Choice::Stop);
    }
    s.pass();
}

pub(crate) fn block(s: &mut Scene, pairs: &[(ObjectId, ObjectId)]) {
    for (b, a) in pairs {
        s.say(1, Choice::Block(*b, *a));
    }
    if s.t.asked() == Some(1) && s.offers(Choice::Stop) {
        s.say(1, Choice::Stop);
    }
    s.pass();
}

/// Both pass in the Action Phase.
pub(crate) fn pass_both(s: &mut Scene) {
    for seat in [0, 1] as [Seat; 2] {
        s.say(seat, Choice::Pass);
        s.pass();
    }
}

#[test]
fn e82_all_damage_goes_to_one_blocker() {
    let mut s = Scene::new();
    let soldier = s.world(0, "Soldier");
    let (ram, chief) = (s.world(1, "Ram"), s.world(1, "Ram Chief"));
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[soldier]);
    block(&mut s, &[(ram, soldier), (chief, soldier)]);
    pass_both(&mut s);
    s.say(0, Choice::Card(chief)).pass();
    assert!(!s.lives(soldier) && !s.lives(chief) && s.lives(ram));
    assert_eq!(s.xp(0), 1, "at the end of the battle");
    s.quiet();
}

#[test]
fn e83_a_giant_strikes_through_and_the_target_strikes_back() {
    let mut s = Scene::new();
    let reef = s.world(0, "Reef Giant");
    let ram = s.world(1, "Ram");
    let mut s = s.start();
    let hero = s.hero(1);
    attack(&mut s, hero, &[reef]);
    block(&mut s, &[(ram, reef)]);
    pass_both(&mut s);
    s.say(0, Choice::Number(2)).say(0, Choice::Number(2)).say(1, Choice::Yes).pass();
    assert!(!s.lives(ram));
    assert_eq!((s.hp(1), look::mark(&s.t, reef).damage), (14, 3));
    s.quiet();
}

#[test]
fn e98_a_giant_kills_two() {
    let mut s = Scene::new();
    let reef = s.world(0, "Reef Giant");
    let (a, b) = (s.world(1, "Ram"), s.world(1, "Ram"));
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[reef]);
    block(&mut s, &[(a, reef), (b, reef)]);
    pass_both(&mut s);
    s.say(0, Choice::Number(2)).say(0, Choice::Number(2)).pass();
    assert!(!s.lives(a) && !s.lives(b) && !s.lives(reef));
}

#[test]
fn e84_fighters_tap_and_then_powers_of_the_end_come() {
    let mut s = Scene::new();
    let (singer, ram) = (s.world(0, "Night Singer"), s.world(0, "Ram"));
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[singer, ram]);
    block(&mut s, &[]);
    pass_both(&mut s);
    assert_eq!((look::mark(&s.t, singer).tapped, look::mark(&s.t, ram).tapped), (false, true));
    assert_eq!(arbiter_wakfu::layers::left(&s.t, bag), 11);
    s.quiet();
}

#[test]
fn e77_e78_movement_points_are_counted_after_the_powers_of_attackers() {
    let horned = |with_hero: bool| {
        let mut s = Scene::with(["Horned Hero", "Plain Hero"]);
        let rams: Vec<_> = (0..4).map(|_| s.world(0, "Ram")).collect();
        let mut s = s.start();
        let (bag, hero) = (s.bag_of(1), s.hero(0));
        s.say(0, Choice::Attack).pass();
        s.say(0, Choice::Card(bag)).pass();
        if s.offers(Choice::Pass) {
            s.say(0, Choice::Pass);
        }
        if with_hero {
            s.say(0, Choice::Card(hero));
        }
        for ram in &rams[..3] {
            s.say(0, Choice::Card(*ram));
        }
        if !with_hero {
            assert!(!s.offers(Choice::Card(rams[3])) && s.offers(Choice::Card(hero)), "the Hero brings its own place");
            s.say(0, Choice::Stop);
        }
        s
    };
    let s = horned(true);
    assert_eq!(s.t.board.battle.as_ref().map(|b| b.fighters.len()), Some(4), "the power gives one more");
    let s = horned(false);
    assert_eq!(s.t.board.battle.as_ref().map(|b| b.fighters.len()), Some(3), "and without it there is no fourth");
}

#[test]
fn an_agile_attacker_is_blocked_by_the_agile_only() {
    let mut s = Scene::new();
    let loner = s.world(0, "Loner");
    let (ram, quick) = (s.world(1, "Ram"), s.world(1, "Loner"));
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[loner]);
    assert!(!s.offers(Choice::Block(ram, loner)) && s.offers(Choice::Block(quick, loner)));
}

#[test]
fn e80_a_blocker_that_faces_nobody_is_placed_anew() {
    let mut s = Scene::new();
    let (a, b) = (s.world(0, "Ram"), s.world(0, "Soldier"));
    let chief = s.world(1, "Ram Chief");
    let repel = s.hand(1, "Repel");
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[a, b]);
    block(&mut s, &[(chief, a)]);
    s.say(0, Choice::Pass);
    s.play(1, repel, &[a]).pass();
    s.say(0, Choice::Pass);
    s.say(1, Choice::Reassign(chief, b)).pass();
    pass_both(&mut s);
    assert!(!s.lives(chief) && !s.lives(b));
    assert_eq!(arbiter_wakfu::layers::left(&s.t, bag), 15);
    s.quiet();
}

#[test]
fn the_last_health_ends_the_game() {
    let mut s = Scene::new();
    let ram = s.world(0, "Ram");
    let hero = s.hero(1);
    s.t.objects.at_mut(hero.slot).mark.lost = 14;
    let mut s = s.start();
    attack(&mut s, hero, &[ram]);
    block(&mut s, &[]);
    pass_both(&mut s);
    assert_eq!(s.outcome(), Some(arbiter_kernel::Outcome::Won(arbiter_kernel::SeatSet::one(0))));
}
