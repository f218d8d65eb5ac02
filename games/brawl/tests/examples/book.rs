//! Examples of the book: B1 to B8.

use crate::help::roster::{MELEE, aft, card, d, hits, says, u};
use crate::help::scene::{Scene, named, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction};
use arbiter_brawl::arena::Shape;
use arbiter_brawl::card::{Icon, Kind};
use arbiter_brawl::rules::Trap;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Clause, Damage, Effect, Who};

#[test]
fn b1_fireball_reaches_two_to_three() {
    let at = |n3| {
        let mut s = Scene::new(vec![
            (named("S1", "Gwaien"), (0, 2)),
            (plain("N1", vec![]), (0, 1)),
            (plain("N2", vec![]), (0, -1)),
            (plain("N3", vec![]), n3),
        ])
        .hand("Fireball")
        .go();
        s.play("Fireball").stop().using();
        s
    };
    let s = at((0, -2));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N2"))]);
    let s = at((1, 0));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N2")), Choice::Champion(s.who("N3"))]);
}

#[test]
fn b2_challenge_needs_a_free_row() {
    let at = |s2| {
        let mut s = Scene::new(vec![
            (named("S1", "Tzu Xiao"), (-1, 1)),
            (plain("S2", vec![]), s2),
            (plain("N1", vec![]), (1, 1)),
            (plain("N2", vec![]), (0, 2)),
            (plain("N3", vec![]), (-1, -1)),
        ])
        .hand("Challenge")
        .go();
        s.play("Challenge").stop().using();
        s
    };
    let s = at((4, 0));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N1")), Choice::Champion(s.who("N3"))]);
    let s = at((-1, 0));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N1"))]);
}

#[test]
fn b3_a_skill_hits_three_adjacent_hexes() {
    let deal = Clause::Deal(Damage(1), Who::EachEnemyTarget);
    let skill = card("X", Creation, Kind::Skill, 2, Some(Icon::Area(Shape::Arc)), vec![says(vec![d(deal)])]);
    let mut s = Scene::new(vec![
        (plain("S1", vec![skill]), (-2, 2)),
        (named("N1", "Dugrun"), (1, 0)),
        (plain("N2", vec![]), (1, 1)),
        (plain("N3", vec![]), (0, 2)),
    ])
    .hand("X")
    .go();
    s.play("X").to(-1, 1).to(0, 1).using().say(Choice::Turned(0));
    assert_eq!([s.hurt("N1"), s.hurt("N2"), s.hurt("N3")], [1, 1, 1]);
    s.done();
}

#[test]
fn b4_a_rush_stays_in_its_row() {
    let skill = card("X", Creation, Kind::Skill, 9, None, vec![says(vec![u(Effect::Rush(2))])]);
    let mut s = Scene::new(vec![
        (plain("S1", vec![skill]), (1, 1)),
        (plain("S2", vec![]), (0, 1)),
        (plain("N1", vec![]), (2, 0)),
    ])
    .hand("X")
    .go();
    s.play("X").using();
    assert!(s.may(Choice::Stop) && s.may_go(2, 1) && !s.may_go(2, 0) && s.may_go(0, 1));
    s.to(0, 1);
    assert!(!s.may(Choice::Stop), "an ally stands there");
    assert_eq!(s.offered(), [Choice::Hex(s.hex(-1, 1))]);
    s.to(-1, 1).done();
}

#[test]
fn b4_it_cannot_bend() {
    let skill = card("X", Creation, Kind::Skill, 9, None, vec![says(vec![u(Effect::Rush(2))])]);
    let mut s = Scene::new(vec![(plain("S1", vec![skill]), (1, 1))]).hand("X").go();
    s.play("X").using().to(2, 1);
    assert!(s.may(Choice::Stop) && s.may_go(3, 1) && !s.may_go(2, 2));
    s.stop().done();
}

#[test]
fn b6_a_push_onto_a_trap_knocks_out_for_who_pushed() {
    let attack = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![aft(vec![u(Effect::Push(1))])]), 1);
    let mut s = Scene::new(vec![(plain("S1", vec![attack]), (-1, 0)), (plain("N1", vec![]), (0, -1))])
        .damage("N1", 2)
        .trap(1, -2, Trap::Damage(3))
        .hand("X")
        .go();
    s.play("X").using().on("N1");
    assert_eq!(s.scores(), [1, 0]);
    assert!(s.out("N1") && !s.is_experienced("S1"), "experience comes at the end");
    s.asked(1);
    s.to(1, 2).done();
    assert!(s.is_experienced("S1"));
}
