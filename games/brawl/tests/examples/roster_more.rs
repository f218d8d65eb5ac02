//! Scenarios with the champions of the roster: X77 to X93.

use crate::help::roster::{ARC, MELEE, aft, card, hits, u};
use crate::help::scene::{Scene, named, plain};
use arbiter_brawl::arena::Essence::{Creation, Destruction, Manipulation};
use arbiter_brawl::board::{Zone, zone};
use arbiter_brawl::card::Kind;
use arbiter_brawl::rules::Trap;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::Effect;

#[test]
fn x77_experienced_sulka_draws_and_plans_after_manipulation() {
    let mut s = Scene::new(vec![(named("S1", "Sulka"), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .experienced("S1")
        .hand("Effigy")
        .hand("Spirit Slither")
        .go();
    s.play("Effigy").stop().using().on("N1").stop().asked(0);
    s.say(Choice::Number(1));
    s.stop().done();
    s.play("Spirit Slither").stop().say(Choice::Decline).done();
    let mut s = Scene::new(vec![(named("S1", "Sulka"), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .damage("N1", 5)
        .hand("Life Drain")
        .go();
    s.play("Life Drain").stop().using().on("N1").done();
    assert!(s.is_experienced("S1"));
}

#[test]
fn x78_mind_control_moves_whose_card_was_on_top() {
    let cards = |name: &str| vec![card(name, Creation, Kind::Skill, 1, None, vec![])];
    for (at, asked) in [((1, 1), true), ((9, 9), false)] {
        let mut s = Scene::new(vec![
            (named("S1", "Sulka"), (0, 1)),
            (plain("N1", vec![]), (2, 1)),
            (plain("N3", cards("Top")), at),
        ])
        .hand("Mind Control")
        .go();
        s.play("Mind Control").stop().using();
        assert_eq!(s.held(1, Zone::Discard), 1);
        if asked {
            s.asked(0);
            s.to(1, 2).stop();
        }
        s.done();
    }
    let mut s =
        Scene::new(vec![(named("S1", "Sulka"), (0, 1)), (plain("N3", cards("Top")), (1, 1))]).hand("Mind Control");
    let top = s.find("Top");
    s.t.relocate(top.slot, zone(1, Zone::Discard), None, false);
    let mut s = s.go();
    s.play("Mind Control").stop().using();
    assert_eq!((s.held(1, Zone::Deck), s.held(1, Zone::Discard)), (0, 1));
    s.asked(0);
    s.stop().done();
}

#[test]
fn x79_spirit_slither_goes_through_everything() {
    let at = || {
        let mut s = Scene::new(vec![(named("S1", "Sulka"), (0, 3)), (plain("N1", vec![]), (0, 2))])
            .trap(-1, 2, Trap::Damage(2))
            .trap(1, 2, Trap::Damage(1))
            .hand("Spirit Slither")
            .go();
        s.play("Spirit Slither");
        s
    };
    let mut s = at();
    s.to(0, 2);
    assert!(!s.may(Choice::Stop), "an enemy stands there");
    s.to(0, 1).stop().using().done();
    let n1 = s.who("N1");
    assert!(s.t.board.lasting.iter().any(|l| l.on.has(n1)));
    let mut s = at();
    s.to(0, 2).to(0, 1);
    assert!(!s.may_go(0, 0), "no way to end there");
    let mut s = at();
    s.to(-1, 3).to(-1, 2).to(-2, 2);
    assert_eq!(s.hurt("S1"), 0, "passed without triggering");
    s.say(Choice::Decline).done();
    assert!(s.t.board.lasting.is_empty());
    let mut s = at();
    s.to(-1, 3).to(-1, 2).stop();
    assert_eq!(s.hurt("S1"), 2, "its end triggers");
}

#[test]
fn x80_from_the_ashes_places_who_fell_beside_the_attacker() {
    let x = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![aft(vec![u(Effect::Push(1))])]), 6);
    let mut s = Scene::new(vec![
        (plain("S1", vec![x]), (0, 1)),
        (plain("N1", vec![]), (1, 1)),
        (named("N2", "Akhet"), (4, -4)),
    ])
    .hand("X")
    .hand("From the Ashes")
    .go();
    s.play("X").using().on("N1").react("From the Ashes", "N1").asked(1);
    assert_eq!(s.scores(), [1, 0]);
    s.to(1, 1).done();
    assert!(s.is_at("N1", 1, 1) && s.hurt("N1") == 0 && s.is_experienced("S1"));
}

#[test]
fn x81_the_roar_of_korvash_silences_a_battered_attacker() {
    let x = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![aft(vec![u(Effect::Push(1))])]), 1);
    for (hurt, moved) in [(3, false), (2, true)] {
        let mut s = Scene::new(vec![(plain("S1", vec![x.clone()]), (0, 1)), (named("N1", "Korvash"), (1, 1))])
            .damage("S1", hurt)
            .hand("X")
            .hand("Bloodcurdling Roar")
            .go();
        s.play("X").using().on("N1").react("Bloodcurdling Roar", "N1").done();
        assert_eq!(s.is_at("N1", 2, 1), moved);
    }
}

#[test]
fn x82_hunters_quarry_is_used_up_by_the_next_attack() {
    let x = |name: &str, essence| hits(card(name, essence, Kind::Attack, 9, ARC, vec![]), 1);
    let mut n1 = plain("N1", vec![]);
    n1.faces[0].defence = 2;
    let mut n2 = plain("N2", vec![]);
    n2.faces[0].defence = 1;
    let mut s = Scene::new(vec![
        (named("S1", "Deryn"), (1, 2)),
        (plain("S2", vec![x("X", Creation), x("Y", Manipulation)]), (0, 1)),
        (n1, (1, 1)),
        (n2, (0, 2)),
    ])
    .hand("Hunter's Quarry")
    .hand("X")
    .hand("Y")
    .go();
    s.play("Hunter's Quarry").stop().using().on("N1").done();
    s.play("X").using().say(Choice::Turned(0)).done();
    assert_eq!((s.hurt("N1"), s.hurt("N2")), (2, 0));
    s.play("Y").using().say(Choice::Turned(0)).done();
    assert_eq!(s.hurt("N1"), 2);
}

#[test]
fn x83_bonuses_do_not_reach_the_portal() {
    let walk = card("Y", Destruction, Kind::Skill, 1, None, vec![]);
    let mut s = Scene::new(vec![
        (named("S1", "Gold'arr"), (0, 1)),
        (plain("S2", vec![walk.clone()]), (9, 9)),
        (plain("S3", vec![card("Z", Manipulation, Kind::Skill, 1, None, vec![])]), (2, 1)),
    ])
    .hand("Me Hearties")
    .hand("Y")
    .hand("Z")
    .go();
    s.play("Me Hearties").stop().using().say(Choice::Number(0)).done();
    s.play("Y").to(-2, 4).say(Choice::Decline).done();
    s.play("Z").to(1, 2).to(0, 2);
    assert!(s.is_at("S3", 0, 2));
}

#[test]
fn x87_mighty_jump_pushes_everybody_in_an_order_of_choice() {
    let mut s = Scene::new(vec![
        (named("S1", "Ko'lel"), (0, 1)),
        (plain("S2", vec![]), (-1, 1)),
        (plain("N1", vec![]), (1, 1)),
        (plain("N2", vec![]), (0, 2)),
    ])
    .hand("Mighty Jump")
    .go();
    s.play("Mighty Jump").stop().using().say(Choice::Turned(0)).on("N2").on("S2").done();
    assert_eq!([s.hurt("N1"), s.hurt("N2"), s.hurt("S2")], [2, 2, 2]);
    assert!(s.is_at("N1", 2, 1) && s.is_at("N2", 0, 3) && s.is_at("S2", -2, 1));
}

#[test]
fn x88_what_is_fixed_when_the_attack_is_measured() {
    let mut s = Scene::new(vec![(named("S1", "Mariusz"), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .experienced("S1")
        .damage("S1", 4)
        .hand("Closing In")
        .go();
    s.play("Closing In").stop().stop().using().on("N1").done();
    assert_eq!((s.hurt("N1"), s.hurt("S1")), (4, 0));
}

#[test]
fn x89_mighty_blow_stuns_by_its_own_push_only() {
    let other = card("Y", Creation, Kind::Skill, 1, None, vec![]);
    let mut s = Scene::new(vec![(named("S1", "Dugrun"), (1, 1)), (plain("N1", vec![other.clone()]), (2, 1))])
        .ready(1, &[])
        .hand("Mighty Blow")
        .hand("Y")
        .go();
    s.play("Mighty Blow").stop().using().on("N1").asked(1);
    assert!(s.is_at("N1", 3, 1) && s.hurt("N1") == 2);
    let y = s.find("Y");
    s.say(Choice::Card(y)).done();
    let mut s = Scene::new(vec![(named("S1", "Dugrun"), (-3, 2)), (plain("N1", vec![other]), (-2, 2))])
        .ready(1, &[])
        .trap(-1, 2, Trap::Damage(1))
        .hand("Mighty Blow")
        .hand("Y")
        .go();
    s.play("Mighty Blow").stop().using().on("N1").to(1, 2).done();
    assert!(s.is_at("N1", 0, 2) && s.hurt("N1") == 2);
}

#[test]
fn x90_healing_tears_and_inner_fire() {
    let at = || {
        Scene::new(vec![(named("S1", "Akhet"), (0, 1)), (plain("S2", vec![]), (1, 1))])
            .damage("S1", 3)
            .damage("S2", 3)
            .hand("Take Flight")
            .hand("Healing Tears")
            .hand("Inner Fire")
    };
    let mut s = at().go();
    let flight = s.find("Take Flight");
    s.play("Healing Tears").stop().using().say(Choice::Card(flight)).say(Choice::Number(2)).done();
    assert_eq!((s.hurt("S1"), s.hurt("S2")), (3, 1));
    let mut s = at().go();
    s.play("Healing Tears").stop().using().stop().say(Choice::Number(2)).done();
    assert_eq!((s.hurt("S1"), s.hurt("S2")), (1, 3));
    let mut s = at();
    for name in ["Wingstorm", "From the Ashes"] {
        let id = s.find(name);
        s.t.relocate(id.slot, zone(0, Zone::Discard), None, false);
    }
    let mut s = s.go();
    s.play("Inner Fire").stop().using();
    let wing = s.find("Wingstorm");
    assert_eq!(s.offered().len(), 2);
    s.say(Choice::Card(wing)).done();
    assert!(s.t.objects.at(wing.slot).known.has(1) && s.t.board.lasting.len() == 1);
    let mut s = at().go();
    s.play("Inner Fire").stop().using().done();
}

#[test]
fn x91_onwards_moves_one_ally_after_the_other() {
    let mut s = Scene::new(vec![
        (named("S1", "Dugrun"), (0, 1)),
        (plain("S2", vec![]), (-1, 3)),
        (plain("S3", vec![]), (3, 1)),
    ])
    .trap(-1, 2, Trap::Damage(1))
    .hand("Onwards!")
    .go();
    s.play("Onwards!").stop().using().say(Choice::Number(0)).on("S2").to(-1, 2).to(1, 2).asked(0);
    assert_eq!(s.hurt("S2"), 1);
    s.to(2, 1).done();
}

#[test]
fn x92_damage_dealt_is_counted_with_overkill_and_healing_is_given() {
    let mut s = Scene::new(vec![(named("S1", "Gold'arr"), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .damage("N1", 5)
        .hand("Plundarr!")
        .go();
    s.play("Plundarr!").stop().using().on("N1");
    assert_eq!(s.offered(), [Choice::Number(0), Choice::Number(1), Choice::Number(2)]);
    s.say(Choice::Number(2)).done();
    let mut n1 = plain("N1", vec![]);
    n1.faces[0].defence = 1;
    let mut s = Scene::new(vec![(named("S1", "Sulka"), (0, 1)), (plain("S2", vec![]), (4, -1)), (n1, (1, 1))])
        .damage("S2", 3)
        .hand("Life Drain")
        .go();
    s.play("Life Drain").stop().using().on("N1").on("S2").done();
    assert_eq!((s.hurt("N1"), s.hurt("S2")), (1, 2));
}

#[test]
fn x93_stalk_beneath_strikes_and_goes_to_an_ally() {
    let mut n1 = plain("N1", vec![]);
    n1.faces[0].defence = 2;
    let mut s = Scene::new(vec![
        (named("S1", "Rath"), (0, 1)),
        (plain("S2", vec![]), (-1, 1)),
        (plain("S3", vec![]), (4, -1)),
        (n1, (1, 1)),
    ])
    .hand("Stalk Beneath")
    .go();
    s.play("Stalk Beneath").using();
    assert!(s.hurt("N1") == 2 && s.may_go(0, 1) && s.may_go(3, -1) && !s.may_go(0, 2));
    s.to(0, 1).done();
}

#[test]
fn take_flight_places_the_first_who_was_crossed() {
    let mut s =
        Scene::new(vec![(named("S1", "Akhet"), (-2, 1)), (plain("S2", vec![]), (0, 1)), (plain("N1", vec![]), (1, 1))])
            .hand("Take Flight")
            .go();
    s.play("Take Flight").using().to(2, 1).to(2, 0).done();
    assert!(s.is_at("S2", 2, 0) && s.is_at("N1", 1, 1) && s.is_at("S1", 2, 1));
}

#[test]
fn throw_moves_one_adjacent_ally_or_none() {
    let mut s = Scene::new(vec![(named("S1", "Kilgore"), (0, 1)), (plain("S2", vec![]), (1, 1))]).hand("Throw").go();
    s.play("Throw").stop().using().to(3, -1).done();
    assert!(s.is_at("S2", 3, -1));
}
