//! Keywords: X23 to X29.

use crate::help::roster::{MELEE, aft, card, d, far, hits, lends, says, u};
use crate::help::scene::{Scene, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction};
use arbiter_brawl::card::{ActionCard, ChampionCard, Kind};
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Ability, Clause, Effect, Gain, ThisName, Where, Who};

fn skill(effect: Effect) -> ActionCard {
    card("X", Creation, Kind::Skill, 9, far(1, 9), vec![says(vec![u(effect)])])
}

fn shoved(effect: Effect, s1: (i32, i32), n1: (i32, i32), others: Vec<(ChampionCard, (i32, i32))>) -> Scene {
    let mut all = vec![(plain("S1", vec![skill(effect)]), s1), (plain("N1", vec![]), n1)];
    all.extend(others);
    let mut s = Scene::new(all).hand("X").go();
    s.play("X").using().on("N1");
    s
}

#[test]
fn x23_push() {
    let s = shoved(Effect::Push(2), (0, 1), (1, 1), vec![]);
    assert!(s.is_at("N1", 3, 1) && s.hurt("N1") == 0);
    let s = shoved(Effect::Push(2), (0, 1), (1, 1), vec![(plain("N2", vec![]), (3, 1))]);
    assert!(s.is_at("N1", 2, 1) && (s.hurt("N1"), s.hurt("N2")) == (1, 0));
    let s = shoved(Effect::Push(2), (2, 0), (1, 0), vec![]);
    assert!(s.is_at("N1", 1, 0) && s.hurt("N1") == 2);
    let s = shoved(Effect::Push(1), (2, 1), (3, 1), vec![]);
    assert_eq!(s.hurt("N1"), 1);
}

#[test]
fn x24_pull() {
    let s = shoved(Effect::Pull(2), (-2, 1), (1, 1), vec![]);
    assert!(s.is_at("N1", -1, 1) && s.hurt("N1") == 0);
    let s = shoved(Effect::Pull(3), (-2, 1), (1, 1), vec![]);
    assert!(s.is_at("N1", -1, 1) && s.hurt("N1") == 1);
}

#[test]
fn x25_without_a_row_nothing_happens() {
    let s = shoved(Effect::Push(3), (0, 1), (1, 2), vec![]);
    assert!(s.is_at("N1", 1, 2) && s.hurt("N1") == 0);
}

#[test]
fn x26_immobilised_it_is_hurt_by_the_whole_way() {
    let at = |clauses: Vec<Clause>| {
        let mut steps = vec![u(Effect::Immobilise)];
        steps.extend(clauses.into_iter().map(d));
        let x = card("X", Creation, Kind::Skill, 9, MELEE, vec![says(steps)]);
        let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (plain("N1", vec![]), (1, 1))]).hand("X").go();
        s.play("X").using().on("N1");
        s
    };
    let s = at(vec![Clause::Use(Effect::Push(2))]);
    assert!(s.is_at("N1", 1, 1) && s.hurt("N1") == 2);
    let s = at(vec![Clause::Use(Effect::Fear(2)), Clause::Use(Effect::Shift(2))]);
    assert!(s.done().is_at("N1", 1, 1) && s.hurt("N1") == 0);
    let mut s = at(vec![Clause::Place(Who::TARGET, Where::NextTo(Who::This(ThisName)))]);
    s.to(-1, 1);
    assert!(s.is_at("N1", -1, 1));
}

#[test]
fn x27_who_cannot_be_moved_is_not_hurt_either() {
    let mut n1 = plain("N1", vec![]);
    n1.faces[0].abilities = vec![Ability::Unmoved];
    let mut s = Scene::new(vec![(plain("S1", vec![skill(Effect::Push(2))]), (2, 0)), (n1, (1, 0))]).hand("X").go();
    s.play("X").using().on("N1").done();
    assert!(s.is_at("N1", 1, 0) && s.hurt("N1") == 0);
}

#[test]
fn x28_fear_goes_as_far_as_it_can() {
    let mut s = shoved(Effect::Fear(2), (0, 1), (1, 1), vec![]);
    s.asked(1);
    let mut ends = s.offered();
    ends.sort();
    let mut want = [(3, 1), (3, -1), (1, 3)].map(|(q, r)| Choice::Hex(s.hex(q, r)));
    want.sort();
    assert_eq!(ends, want);
    s.to(3, -1).done();
}

#[test]
fn x29_double_drain_and_poison() {
    let lent = lends(vec![Gain::Double, Gain::Drain, Gain::Poison(1)]);
    let x = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![lent]), 2);
    let mut n1 = plain("N1", vec![]);
    n1.faces[0].defence = 1;
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (n1, (1, 1))]).damage("S1", 4).hand("X").go();
    s.play("X").using().on("N1").done();
    assert_eq!((s.hurt("N1"), s.hurt("S1")), (4, 2));
}

#[test]
fn shift_is_led_by_the_player_of_the_card() {
    let mut s = shoved(Effect::Shift(2), (0, 1), (1, 1), vec![(plain("N2", vec![]), (2, 1))]);
    s.asked(0);
    assert!(!s.may_go(0, 1), "its enemies block it");
    s.to(2, 1);
    assert!(!s.may(Choice::Stop), "its ally stands there");
    s.to(3, 1).done();
}

#[test]
fn a_push_over_a_hidden_trap_stops_where_it_falls() {
    use arbiter_brawl::rules::Trap;
    let x = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![aft(vec![u(Effect::Push(3))])]), 1);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (-3, 2)), (plain("N1", vec![]), (-2, 2))])
        .trap(-1, 2, Trap::Immobilise)
        .hand("X")
        .go();
    s.play("X").using().on("N1").asked(1);
    s.to(1, 2).done();
    assert!(s.is_at("N1", -1, 2));
    assert_eq!(s.hurt("N1"), 3, "one by the attack, two by the rest of the way");
}
