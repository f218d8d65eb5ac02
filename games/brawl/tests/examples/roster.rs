//! Scenarios with the champions of the roster: X61 to X76.

use crate::help::roster::{ARC, MELEE, aft, bef, card, far, hits, shields, u};
use crate::help::scene::{Scene, named, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction, Manipulation};
use arbiter_brawl::board::{SPRUNG, TOKENS, Zone};
use arbiter_brawl::card::{ActionCard, Icon, Kind};
use arbiter_brawl::rules::Trap;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Effect, Line};

fn attack(icon: Option<Icon>, force: u8, lines: Vec<Line>) -> ActionCard {
    hits(card("X", Manipulation, Kind::Attack, 9, icon, lines), force)
}

#[test]
fn x61_who_stands_beside_dugrun_must_attack_him() {
    let at = |icon, s1| {
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(icon, 1, vec![])]), s1),
            (named("N1", "Dugrun"), (1, 1)),
            (plain("N2", vec![]), (0, 2)),
        ])
        .experienced("N1")
        .hand("X")
        .go();
        s.play("X").using();
        s
    };
    let s = at(MELEE, (0, 1));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N1"))]);
    let s = at(ARC, (0, 1));
    assert!(s.may(Choice::Turned(0)) && !s.may(Choice::Turned(4)));
    let s = at(MELEE, (-1, 3));
    assert_eq!(s.offered(), [Choice::Champion(s.who("N2"))]);
}

#[test]
fn x62_hold_ground_cancels_the_push_and_its_rest() {
    let lines = vec![bef(vec![u(Effect::Rush(1))]), aft(vec![u(Effect::Push(2)), u(Effect::Rush(1))])];
    let mut s = Scene::new(vec![(plain("S1", vec![attack(MELEE, 4, lines)]), (1, 1)), (named("N1", "Dugrun"), (3, 1))])
        .hand("X")
        .hand("Hold Ground")
        .go();
    s.play("X").to(2, 1).using().on("N1").react("Hold Ground", "N1");
    assert!(s.is_at("N1", 3, 1) && s.hurt("N1") == 2);
    s.asked(0).may_go(1, 1);
    s.stop().done();
}

#[test]
fn x63_immune_means_nothing_at_all() {
    let mut s = Scene::new(vec![
        (plain("S1", vec![attack(MELEE, 1, vec![aft(vec![u(Effect::Push(2))])])]), (2, 1)),
        (named("N1", "Gold'arr"), (3, 1)),
    ])
    .experienced("N1")
    .hand("X")
    .go();
    s.play("X").using().on("N1").done();
    assert_eq!(s.hurt("N1"), 0);
    let x = card("Y", Creation, Kind::Skill, 2, None, vec![]);
    let mut kilgore = named("S1", "Kilgore");
    kilgore.cards.push(x);
    let mut s =
        Scene::new(vec![(kilgore, (-1, 3))]).experienced("S1").trap(-1, 2, Trap::Stun).hand("Y").hand("Fury").go();
    s.play("Y").to(-1, 2).to(1, 2).stop().say(Choice::Decline).done();
    assert_eq!(s.held(0, Zone::Hand), 1);
    assert!(!s.t.objects.at(s.find("Fury").slot).known.has(1));
}

#[test]
fn x64_set_sail_over_champions_and_traps() {
    let at = || {
        let mut s = Scene::new(vec![
            (named("S1", "Gold'arr"), (-4, 2)),
            (plain("N1", vec![]), (-2, 2)),
            (plain("N2", vec![]), (0, 2)),
        ])
        .trap(-3, 2, Trap::Damage(1))
        .trap(-1, 2, Trap::Damage(2))
        .hand("Set Sail!")
        .go();
        s.play("Set Sail!").stop().using();
        s
    };
    let mut s = at();
    assert!(!s.may_go(0, 2) && s.may_go(-3, 2));
    s.to(1, 2).done();
    assert_eq!([s.hurt("S1"), s.hurt("N1"), s.hurt("N2")], [0, 1, 1]);
    let mut s = at();
    s.to(-1, 2);
    assert_eq!([s.hurt("S1"), s.hurt("N1")], [2, 0], "the trap comes first");
    s.to(1, 2).done();
    assert_eq!([s.hurt("N1"), s.hurt("N2")], [1, 0]);
}

#[test]
fn x65_fireball_burns_all_around_a_target_that_stands() {
    let at = |hurt| {
        let mut s = Scene::new(vec![
            (named("S1", "Gwaien"), (0, 2)),
            (plain("S2", vec![]), (0, -2)),
            (plain("N1", vec![]), (0, -1)),
            (plain("N2", vec![]), (1, -1)),
        ])
        .damage("N1", hurt)
        .hand("Fireball")
        .go();
        s.play("Fireball").stop().using().on("N1");
        s
    };
    let s = at(0);
    assert_eq!([s.hurt("N1"), s.hurt("N2"), s.hurt("S2")], [3, 2, 2]);
    let s = at(3);
    assert!(s.out("N1") && [s.hurt("N2"), s.hurt("S2")] == [0, 0]);
}

#[test]
fn x66_experienced_gwaien_reaches_farther_and_nearer() {
    let mut s = Scene::new(vec![
        (named("S1", "Gwaien"), (0, 2)),
        (plain("N1", vec![]), (0, 1)),
        (plain("N2", vec![]), (0, -2)),
    ])
    .experienced("S1")
    .hand("Fireball")
    .go();
    s.play("Fireball").stop().using();
    assert_eq!(s.offered().len(), 2);
    s.on("N1").done();
    assert_eq!((s.hurt("N1"), s.hurt("S1")), (3, 2));
}

#[test]
fn x67_relentless_advance_takes_the_place() {
    let at = || {
        let mut s = Scene::new(vec![(named("S1", "Kilgore"), (0, 1)), (plain("N1", vec![]), (1, 1))])
            .trap(1, 2, Trap::Damage(3))
            .damage("N1", 3)
            .hand("Relentless Advance")
            .go();
        s.play("Relentless Advance").stop().using().on("N1");
        s
    };
    let mut s = at();
    s.to(2, 1).done();
    assert!(s.is_at("S1", 1, 1));
    let mut s = at();
    s.stop().done();
    assert!(s.is_at("S1", 0, 1));
    let mut s = at();
    s.to(1, 2).asked(1);
    s.to(-1, 2).done();
    assert!(s.out("N1") && s.is_at("S1", 1, 1) && s.is_experienced("S1") && s.scores() == [1, 0]);
}

#[test]
fn x68_darksteel_armour_lasts_this_turn() {
    let cards = (0..3).map(|n| {
        let essence = [Creation, Destruction, Manipulation][n];
        hits(card(&format!("X{n}"), essence, Kind::Attack, 9, MELEE, vec![]), 3)
    });
    let mut s = Scene::new(vec![
        (plain("S1", cards.collect()), (0, 1)),
        (named("N2", "Kilgore"), (4, -4)),
        (plain("N1", vec![]), (1, 1)),
    ])
    .hand("X0")
    .hand("X1")
    .hand("Darksteel Armour")
    .go();
    s.play("X0").using().on("N1").react("Darksteel Armour", "N1").done();
    assert_eq!(s.hurt("N1"), 2);
    s.play("X1").using().on("N1").done();
    assert_eq!(s.hurt("N1"), 3);
    s.say(Choice::End);
    assert!(s.t.board.lasting.is_empty());
}

#[test]
fn x69_force_that_is_counted() {
    for (ready, want) in
        [(vec![Creation, Manipulation, Destruction], 5), (vec![Creation, Manipulation], 3), (vec![Creation], 1)]
    {
        let mut s = Scene::new(vec![(named("S1", "Kilgore"), (0, 1)), (plain("N1", vec![]), (1, 1))])
            .ready(0, &ready)
            .hand("Appetite for Destruction")
            .go();
        s.play("Appetite for Destruction").using().on("N1").done();
        assert_eq!(s.hurt("N1"), want);
    }
    let mut s = Scene::new(vec![
        (named("S1", "Korvash"), (0, 1)),
        (named("S2", "Tzu Xiao"), (-1, 1)),
        (named("N1", "Gold'arr"), (1, 1)),
        (named("N2", "Ko'lel"), (0, 2)),
    ])
    .hand("Chop")
    .go();
    s.play("Chop").using().say(Choice::Turned(0)).done();
    assert_eq!([s.hurt("S2"), s.hurt("N1"), s.hurt("N2")], [6, 5, 6]);
}

#[test]
fn x70_flash_of_jade_makes_battered() {
    let mut s = Scene::new(vec![
        (named("S1", "Tzu Xiao"), (0, 1)),
        (named("N1", "Tzu Xiao"), (1, 1)),
        (named("N2", "Dugrun"), (0, 2)),
    ])
    .damage("N1", 2)
    .damage("N2", 4)
    .hand("Flash of Jade")
    .go();
    let id = s.find("Flash of Jade");
    assert_eq!(s.t.objects.at(id.slot).owner, 0);
    s.play("Flash of Jade").stop().using().say(Choice::Turned(0)).done();
    assert_eq!([s.hurt("N1"), s.hurt("N2")], [5, 4]);
}

#[test]
fn x71_revenge_gives_the_attack_damage_back_once() {
    use arbiter_brawl::words::Gain;
    let double = crate::help::roster::lends(vec![Gain::Double]);
    for (hurt, back) in [(0, 3), (5, 0)] {
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(MELEE, 3, vec![double.clone()])]), (0, 1)),
            (named("N1", "Tzu Xiao"), (1, 1)),
        ])
        .damage("N1", hurt)
        .hand("X")
        .hand("Revenge")
        .go();
        s.play("X").using().on("N1").react("Revenge", "N1").done();
        assert_eq!(s.hurt("S1"), back);
        assert_eq!(s.out("N1"), back == 0);
    }
}

#[test]
fn x72_what_needs_no_place_outlives_who_fell() {
    let other = card("Y", Creation, Kind::Skill, 1, None, vec![]);
    for (owner, reaction, asked) in [("Ko'lel", "Blinding Dart", true), ("Gold'arr", "Intimidation", false)] {
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(MELEE, 8, vec![]), other.clone()]), (0, 1)),
            (plain("N1", vec![]), (1, 1)),
            (named("N2", owner), (4, -4)),
        ])
        .hand("X")
        .hand("Y")
        .hand(reaction)
        .go();
        s.play("X").using().on("N1").react(reaction, "N1");
        assert!(s.out("N1"));
        if asked {
            let y = s.find("Y");
            s.asked(0);
            s.say(Choice::Card(y));
        }
        s.done();
        assert!(s.is_at("S1", 0, 1));
    }
}

#[test]
fn x73_deryn_stands_on_traps() {
    let walk = card("Y", Creation, Kind::Skill, 2, None, vec![]);
    let mut deryn = named("S1", "Deryn");
    deryn.cards.push(walk);
    let hit = hits(card("X", Manipulation, Kind::Attack, 9, far(1, 9), vec![]), 3);
    let mut s = Scene::new(vec![(deryn, (-1, 3)), (plain("N1", vec![hit]), (0, 1))])
        .experienced("S1")
        .trap(-1, 2, Trap::Damage(3))
        .hand("Y")
        .hand("X")
        .go();
    s.play("Y").to(-1, 2).stop().say(Choice::Decline).done();
    assert_eq!((s.hurt("S1"), s.t.zones.len(TOKENS), s.t.zones.len(SPRUNG)), (0, 1, 0));
    s.say(Choice::End).asked(1);
    s.play("X").using().on("S1").pass();
    assert_eq!(s.hurt("S1"), 1, "two more defence");
}

#[test]
fn x74_prowl_looks_at_a_trap_and_moves_it() {
    let mut s = Scene::new(vec![(named("S1", "Deryn"), (0, 3)), (plain("N1", vec![]), (-1, -2))])
        .trap(-1, 2, Trap::Damage(1))
        .trap(1, -2, Trap::Damage(3))
        .hand("Prowl")
        .go();
    s.play("Prowl").stop().using().say(Choice::Number(0)).to(1, -2);
    assert!(!s.may_go(-1, 2) && !s.may_go(-1, -2));
    s.to(1, 2).done();
    let at = s.hex(1, 2);
    let token = s.t.zones.of(TOKENS).iter().copied().find(|&k| s.t.objects.at(k).mark.at == at).expect("it lies there");
    let known = s.t.objects.at(token).known;
    assert!(known.has(0) && !known.has(1));
}

#[test]
fn x75_ambush_places_deryn_whoever_is_protected() {
    for (at, placed) in [((4, -4), true), ((9, 9), false)] {
        let mut s = Scene::new(vec![
            (plain("S1", vec![attack(MELEE, 1, vec![])]), (0, 1)),
            (plain("N1", vec![]), (1, 1)),
            (named("N2", "Deryn"), at),
        ])
        .hand("X")
        .hand("Ambush")
        .go();
        s.play("X").using().on("N1").react("Ambush", "N1");
        if placed {
            s.asked(1);
            assert!(!s.may_go(1, 1) && !s.may_go(0, 0));
            s.to(-1, 1);
        }
        s.done();
        assert_eq!(s.out("N2"), !placed);
    }
}

#[test]
fn x76_akhet_pays_for_force_after_the_reaction() {
    let shield = shields(card("R", Creation, Kind::Reaction, 9, None, vec![]), 2);
    let own = shields(card("Q", Destruction, Kind::Reaction, 9, None, vec![]), 0);
    let mut s = Scene::new(vec![
        (named("S1", "Akhet"), (0, 1)),
        (plain("S2", vec![own]), (4, -1)),
        (plain("N1", vec![shield]), (1, 1)),
    ])
    .experienced("S1")
    .hand("Death From Above")
    .hand("From the Ashes")
    .hand("Q")
    .hand("R")
    .go();
    s.play("Death From Above").stop().using().say(Choice::Turned(0)).react("R", "N1").asked(0);
    let (one, two) = (s.find("From the Ashes"), s.find("Q"));
    s.say(Choice::Card(one)).say(Choice::Card(two)).done();
    assert_eq!(s.hurt("N1"), 2, "force 2 and two cards against defence 2");
}
