//! Attacks and Reactions: X15 to X22, X34, X42, X60.

use crate::help::roster::{ARC, MELEE, aft, bef, card, d, far, hits, lends, says, shields, straight, u};
use crate::help::scene::{Scene, named, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction, Manipulation};
use arbiter_brawl::board::Zone;
use arbiter_brawl::card::{ActionCard, Icon, Kind};
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Clause, Damage, Effect, Gain, Line, Trait, Who};

fn attack(icon: Option<Icon>, force: u8, lines: Vec<Line>) -> ActionCard {
    hits(card("X", Destruction, Kind::Attack, 9, icon, lines), force)
}
fn reaction(name: &str, defence: i8, lines: Vec<Line>) -> ActionCard {
    shields(card(name, Creation, Kind::Reaction, 9, None, lines), defence)
}

#[test]
fn x15_who_declines_draws_nothing() {
    let x = hits(
        card(
            "X",
            Destruction,
            Kind::Attack,
            1,
            MELEE,
            vec![bef(vec![u(Effect::Rush(2))]), aft(vec![u(Effect::Draw(1))])],
        ),
        3,
    );
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 3)), (plain("N1", vec![]), (0, 1))]).hand("X").go();
    s.play("X").to(-1, 3).to(-1, 2).stop().say(Choice::Decline).done();
    assert_eq!((s.held(0, Zone::Hand), s.held(0, Zone::Discard)), (0, 1));
    assert_eq!(s.t.board.players[0].ready, 5);
}

#[test]
fn x16_the_reaction_comes_first_after_the_attack() {
    let push = |who| vec![aft(vec![d(Clause::Suffer(who, vec![Effect::Push(1)]))])];
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack(MELEE, 1, vec![aft(vec![u(Effect::Push(1))])])]), (0, 1)),
        (plain("N1", vec![reaction("R", 0, push(Who::Attacker))]), (1, 1)),
    ])
    .hand("X")
    .hand("R")
    .go();
    s.play("X").using().on("N1").asked(1);
    s.react("R", "N1").done();
    assert!(s.is_at("S1", -1, 1) && s.is_at("N1", 2, 1));
    assert_eq!(s.t.board.players[1].ready & Creation.bit(), 0);
}

#[test]
fn x17_no_damage_no_poison_but_what_follows() {
    let x = attack(MELEE, 2, vec![lends(vec![Gain::Poison(1)]), aft(vec![u(Effect::Push(1))])]);
    let mut n1 = plain("N1", vec![reaction("R", 2, vec![])]);
    n1.faces[0].defence = 1;
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (n1, (1, 1))]).hand("X").hand("R").go();
    s.play("X").using().on("N1").react("R", "N1").done();
    assert_eq!(s.hurt("N1"), 0);
    assert!(s.is_at("N1", 2, 1));
}

#[test]
fn x18_a_statue_stops_direct_shots_only() {
    for (icon, reaches) in [(straight(1, 3), false), (far(1, 3), true)] {
        let mut s =
            Scene::new(vec![(plain("S1", vec![attack(icon, 1, vec![])]), (-1, 0)), (plain("N1", vec![]), (1, 0))])
                .hand("X")
                .go();
        s.play("X");
        assert_eq!(s.may(Choice::Use), reaches);
    }
}

#[test]
fn x20_an_area_needs_an_enemy_and_hits_allies() {
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack(ARC, 2, vec![])]), (0, 2)),
        (plain("S2", vec![]), (0, 1)),
        (plain("N1", vec![]), (1, 1)),
    ])
    .hand("X")
    .go();
    s.play("X").using();
    // East covers N1, north-east both, south-east none, north-west only S2.
    assert!(s.may(Choice::Turned(0)) && s.may(Choice::Turned(1)) && !s.may(Choice::Turned(3)));
    s.say(Choice::Turned(1));
    assert_eq!((s.hurt("N1"), s.hurt("S2")), (2, 2));
    s.done();
}

#[test]
fn x21_one_reaction_on_one_of_the_targets() {
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack(ARC, 3, vec![])]), (0, 2)),
        (plain("N1", vec![reaction("R", 2, vec![])]), (1, 1)),
        (plain("N2", vec![reaction("Q", 2, vec![])]), (0, 1)),
    ])
    .hand("X")
    .hand("R")
    .hand("Q")
    .go();
    s.play("X").using().say(Choice::Turned(1)).react("Q", "N1").done();
    assert_eq!((s.hurt("N1"), s.hurt("N2")), (1, 3));
}

#[test]
fn x34_who_owns_the_reaction_is_credited() {
    let strike = vec![aft(vec![d(Clause::Deal(Damage(1), Who::Attacker))])];
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack(MELEE, 1, vec![])]), (0, 1)),
        (plain("N1", vec![]), (1, 1)),
        (plain("N2", vec![reaction("R", 1, strike)]), (4, -4)),
    ])
    .damage("S1", 5)
    .hand("X")
    .hand("R")
    .go();
    s.play("X").using().on("N1").react("R", "N1").done();
    assert_eq!(s.scores(), [0, 1]);
    assert!(s.out("S1") && s.is_experienced("N2") && !s.is_experienced("N1"));
}

#[test]
fn x42_an_attack_that_ignores_defence() {
    let mut n1 = plain("N1", vec![reaction("R", 2, vec![])]);
    n1.faces[0].defence = 2;
    let x = attack(MELEE, 3, vec![says(vec![d(Clause::ThisAttack(vec![Trait::IgnoresDefence]))])]);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (n1, (1, 1))]).hand("X").hand("R").go();
    s.play("X").using().on("N1").react("R", "N1").done();
    assert_eq!(s.hurt("N1"), 3);
}

#[test]
fn x60_defence_is_added_up_and_cut_off_once() {
    let beside = |force: u8, defence: u8, shield: bool| {
        let mut n1 = plain("N1", vec![reaction("R", 1, vec![])]);
        n1.faces[0].defence = defence;
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(MELEE, force, vec![])]), (0, 1)),
            (named("S2", "Tzu Xiao"), (2, 1)),
            (n1, (1, 1)),
        ])
        .experienced("S2")
        .hand("X")
        .hand("R")
        .go();
        s.play("X").using().on("N1");
        if shield {
            s.react("R", "N1")
        } else {
            s.pass()
        };
        s.hurt("N1")
    };
    assert_eq!(beside(2, 0, false), 2);
    assert_eq!(beside(3, 1, true), 2);
    let mut s =
        Scene::new(vec![(named("S1", "Ko'lel"), (0, 1)), (plain("N1", vec![reaction("R", 1, vec![])]), (1, 1))])
            .experienced("S1")
            .hand("Double Jump")
            .hand("R")
            .go();
    s.play("Double Jump").stop().using().on("N1").react("R", "N1").stop().done();
    assert_eq!(s.hurt("N1"), 2);
}

#[test]
fn x84_asked_by_what_everybody_sees() {
    let other = card("Y", Manipulation, Kind::Skill, 1, None, vec![]);
    let at = |ready: &[_]| {
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(MELEE, 1, vec![])]), (0, 1)),
            (plain("N1", vec![other.clone()]), (1, 1)),
        ])
        .hand("X")
        .hand("Y")
        .ready(1, ready)
        .go();
        s.play("X").using().on("N1");
        s
    };
    let mut s = at(&[Creation]);
    assert_eq!(s.asked(1).offered(), [Choice::Pass]);
    s.pass().done();
    at(&[]).done();
}

#[test]
fn a_skill_and_a_standard_action_open_no_window() {
    let strike = says(vec![d(Clause::Deal(Damage(2), Who::OneAdjacentEnemy))]);
    let mut n1 = plain("N1", vec![reaction("R", 2, vec![])]);
    n1.faces[0].defence = 3;
    let x = card("X", Creation, Kind::Skill, 9, None, vec![strike]);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (n1, (1, 1))]).hand("X").hand("R").go();
    s.play("X").using().done();
    let s1 = s.who("S1");
    s.say(Choice::Standard(1, s1, Destruction)).stop().on("N1").done();
    assert_eq!(s.hurt("N1"), 3);
    assert!(!s.may(Choice::Standard(1, s1, Destruction)));
}
