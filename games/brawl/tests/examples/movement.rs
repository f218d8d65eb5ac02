//! Movement and traps: X9 to X14, X39, X40.

use crate::help::roster::{MELEE, card, d, hits, says, u};
use crate::help::scene::{Scene, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction, Manipulation};
use arbiter_brawl::board::{RESERVE, TOKENS, Zone};
use arbiter_brawl::card::{ActionCard, Kind};
use arbiter_brawl::rules::Trap;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Clause, Effect, Who};

fn skill(movement: u8, clause: Clause) -> ActionCard {
    card("X", Creation, Kind::Skill, movement, None, vec![says(vec![d(clause)])])
}
fn walk(movement: u8) -> ActionCard {
    skill(movement, Clause::Use(Effect::Draw(1)))
}

#[test]
fn x9_allies_are_crossed_and_enemies_are_not() {
    let at = |movement, n1| {
        let mut s = Scene::new(vec![
            (plain("S1", vec![walk(movement)]), (0, 3)),
            (plain("S2", vec![]), (0, 2)),
            (plain("N1", vec![]), n1),
        ])
        .hand("X")
        .go();
        s.play("X");
        s
    };
    assert!(!at(1, (4, -4)).may_go(0, 2));
    let mut s = at(2, (4, -4));
    s.to(0, 2);
    assert!(!s.may(Choice::Stop) && s.may_go(0, 1));
    let mut s = at(2, (0, 1));
    s.to(0, 2);
    assert!(!s.may_go(0, 1) && s.may_go(1, 1) && s.may_go(-1, 2));
}

#[test]
fn x10_a_bonus_counts_where_a_movement_is_printed() {
    let moves = |cards: Vec<ActionCard>| {
        let mut champion = plain("S1", cards);
        champion.faces[0].movement = 1;
        Scene::new(vec![(champion, (0, 3))])
    };
    let mut s = moves(vec![walk(2)]).hand("X").go();
    s.play("X").to(0, 2).to(0, 1).to(1, 0);
    assert!(s.may(Choice::Use), "three hexes, then the skill");
    let mut s = moves(vec![walk(9)]).hand("X").go();
    s.play("X");
    assert!(s.may(Choice::Use));
    let mut s = moves(vec![]).go();
    let s1 = s.who("S1");
    s.say(Choice::Standard(0, s1, Manipulation)).to(0, 2).to(0, 1).done();
    s.say(Choice::Standard(3, s1, Creation)).to(0, 2).to(0, 3).to(0, 2).done();
    let mut s = moves(vec![skill(9, Clause::Use(Effect::Rush(2)))]).hand("X").go();
    s.play("X").using().to(0, 2).to(0, 1).done();
}

fn trapped(trap: Trap) -> Scene {
    let attack = hits(card("Hit", Destruction, Kind::Attack, 3, MELEE, vec![]), 1);
    let rush = card("Run", Creation, Kind::Skill, 2, None, vec![says(vec![u(Effect::Rush(2)), u(Effect::Draw(1))])]);
    let other = card("Other", Manipulation, Kind::Skill, 1, None, vec![]);
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack, rush, other]), (-1, 3)),
        (plain("S2", vec![]), (4, -1)),
        (plain("N1", vec![]), (-2, 2)),
    ])
    .trap(-1, 2, trap)
    .trap(-3, 2, Trap::Damage(1))
    .trap(1, -2, Trap::Damage(1))
    .trap(3, -2, Trap::Damage(2))
    .hand("Hit")
    .hand("Run")
    .go();
    s.play("Hit").to(-1, 2);
    s
}

#[test]
fn x11_a_trap_on_the_way_is_followed_and_replaced() {
    let mut s = trapped(Trap::Damage(3));
    assert_eq!(s.hurt("S1"), 3);
    s.asked(0);
    assert_eq!(s.offered(), [Choice::Hex(s.hex(-1, -2)), Choice::Hex(s.hex(1, 2))]);
    s.to(1, 2);
    assert_eq!((s.t.zones.len(TOKENS), s.t.zones.len(RESERVE)), (4, 8));
    s.to(-1, 1).to(-2, 1);
    assert!(s.may(Choice::Use));
}

#[test]
fn x12_immobilised_it_attacks_but_moves_no_more() {
    let mut s = trapped(Trap::Immobilise);
    s.to(1, 2).using().on("N1").done();
    s.play("Run").using().say(Choice::Number(0)).done();
    assert!(s.is_at("S1", -1, 2));
    s.say(Choice::End);
    assert!(!s.t.board.champions[0].immobilised, "until the end of the turn");
}

#[test]
fn x13_stunned_its_player_discards_a_card_of_it() {
    let mut s = trapped(Trap::Stun);
    let run = s.find("Run");
    assert_eq!(s.offered(), [Choice::Card(run)]);
    s.say(Choice::Card(run)).to(1, 2);
    assert_eq!((s.held(0, Zone::Hand), s.held(0, Zone::Discard)), (0, 1));
}

#[test]
fn x13_without_such_a_card_the_hand_is_shown() {
    let other = card("Other", Creation, Kind::Skill, 1, None, vec![]);
    let mut s = Scene::new(vec![(plain("S1", vec![walk(3)]), (-1, 3)), (plain("S2", vec![other]), (4, -1))])
        .trap(-1, 2, Trap::Stun)
        .hand("X")
        .hand("Other")
        .go();
    s.play("X").to(-1, 2).to(1, 2);
    let shown = s.find("Other");
    assert!(s.t.objects.at(shown.slot).known.has(1));
    assert_eq!(s.held(0, Zone::Hand), 1);
}

#[test]
fn x14_a_trap_beside_trap_spaces_where_none_is_free() {
    let mut s = Scene::new(vec![
        (plain("S1", vec![walk(3)]), (-1, 3)),
        (plain("S2", vec![]), (1, 2)),
        (plain("N1", vec![]), (-1, -2)),
    ])
    .trap(-1, 2, Trap::Damage(1))
    .trap(-3, 2, Trap::Damage(1))
    .trap(1, -2, Trap::Damage(2))
    .trap(3, -2, Trap::Damage(2))
    .hand("X")
    .go();
    s.play("X").to(-1, 2);
    assert!(s.may_go(0, 1) && s.may_go(-2, 3) && !s.may_go(0, 0) && !s.may_go(-1, 2));
    s.to(0, 1);
    assert_ne!(s.t.board.tokens & 1 << s.hex(0, 1), 0);
}

#[test]
fn x39_dive_and_leap_cross_everything() {
    let dive = |effect| {
        let mut s = Scene::new(vec![
            (plain("S1", vec![skill(9, Clause::Use(effect))]), (-2, 0)),
            (plain("N1", vec![]), (1, 0)),
        ])
        .trap(-1, -2, Trap::Damage(1))
        .hand("X")
        .go();
        s.play("X").using();
        s
    };
    let s = dive(Effect::Dive(4));
    assert!(s.may_go(2, 0) && !s.may_go(0, 0) && !s.may_go(1, 0) && s.may_go(-1, 0) && !s.may_go(-1, 1));
    let mut s = dive(Effect::Leap(4));
    assert!(s.may_go(-1, 1) && s.may_go(-1, -3), "over the trap");
    s.to(0, -3).done();
    assert_eq!(s.hurt("S1"), 0);
    let mut s = dive(Effect::Leap(2));
    s.to(-1, -2);
    assert_eq!(s.hurt("S1"), 1, "its end hex triggers");
}

#[test]
fn x40_away_ends_farther_or_nowhere() {
    let away = |at, n1| {
        let mut s = Scene::new(vec![
            (plain("S1", vec![skill(9, Clause::Away(2, Who::AnEnemy))]), at),
            (plain("N1", vec![]), n1),
        ])
        .hand("X")
        .go();
        s.play("X").using();
        s
    };
    let mut s = away((0, 2), (0, 1));
    assert!(!s.may(Choice::Stop));
    // A step aside may still lead away.
    s.to(0, 3);
    assert!(s.may(Choice::Stop));
    s.to(0, 4).done();
    away((0, 4), (4, -4)).done();
}

#[test]
fn toward_ends_nearer() {
    let toward = skill(9, Clause::Toward(2, Who::AnEnemy));
    let mut s = Scene::new(vec![(plain("S1", vec![toward]), (0, 4)), (plain("N1", vec![]), (0, 1))]).hand("X").go();
    s.play("X").using().to(0, 3).to(0, 2).done();
}

#[test]
fn x31_from_the_portal_the_first_step_is_compulsory() {
    let still = card("Y", Destruction, Kind::Skill, 9, None, vec![]);
    let mut s = Scene::new(vec![(plain("S1", vec![walk(2), still]), (9, 9)), (plain("N1", vec![]), (-1, 3))])
        .hand("X")
        .hand("Y")
        .go();
    let y = s.find("Y");
    assert!(!s.may(Choice::Play(y)));
    s.play("X");
    assert_eq!(s.offered().len(), 5);
    s.to(-1, 4);
    assert!(s.may(Choice::Stop) && !s.may_go(-1, 3) && s.may_go(0, 3));
    s.stop().say(Choice::Decline).done();
}
