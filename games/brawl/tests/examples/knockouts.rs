//! Knock-outs, experience, victory: X30, X32, X33, X85.

use crate::help::roster::{ARC, MELEE, card, d, hits, says};
use crate::help::scene::{Scene, plain};
use arbiter_brawl::arena::Essence::Destruction;
use arbiter_brawl::board::Zone;
use arbiter_brawl::card::Kind;
use arbiter_brawl::rules::Trap;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{Clause, Damage, ThisName, Who};

#[test]
fn x30_points_at_once_experience_at_the_end() {
    let x = hits(card("X", Destruction, Kind::Attack, 9, MELEE, vec![]), 3);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .experienced("N1")
        .damage("N1", 5)
        .damage("S1", 2)
        .hand("X")
        .go();
    s.play("X").using().on("N1").done();
    assert_eq!(s.scores(), [1, 0]);
    assert!(s.out("N1") && s.hurt("N1") == 0 && !s.is_experienced("N1"));
    assert!(s.is_experienced("S1") && s.hurt("S1") == 2);
}

#[test]
fn x32_who_walks_into_its_end_gives_the_point_away() {
    let x = card("X", Destruction, Kind::Skill, 2, None, vec![]);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (-1, 3)), (plain("N1", vec![]), (4, -4))])
        .damage("S1", 4)
        .trap(-1, 2, Trap::Damage(2))
        .hand("X")
        .go();
    s.play("X").to(-1, 2).asked(0);
    assert_eq!(s.scores(), [0, 1]);
    s.to(1, 2).done();
    assert!(s.out("S1") && !s.is_experienced("N1"));
}

#[test]
fn x33_both_at_the_goal_the_other_side_wins() {
    for (south, north, winner) in [(4, 4, 1), (3, 4, 1), (4, 3, 0)] {
        let x = hits(card("X", Destruction, Kind::Attack, 9, ARC, vec![]), 6);
        let mut s = Scene::new(vec![
            (plain("S1", vec![x]), (0, 2)),
            (plain("S2", vec![]), (0, 1)),
            (plain("N1", vec![]), (1, 1)),
        ])
        .points(south, north)
        .hand("X")
        .go();
        s.play("X").using().say(Choice::Turned(1));
        assert_eq!(s.scores(), [south + 1, north + 1]);
        assert!(s.won(winner));
    }
}

#[test]
fn x85_who_falls_with_its_victim_is_still_experienced() {
    let strike = Clause::Deal(Damage(2), Who::EachAdjacentEnemyAndThis(ThisName));
    let x = card("X", Destruction, Kind::Skill, 9, None, vec![says(vec![d(strike)])]);
    let mut s = Scene::new(vec![(plain("S1", vec![x]), (0, 1)), (plain("N1", vec![]), (1, 1))])
        .damage("S1", 4)
        .damage("N1", 4)
        .hand("X")
        .go();
    s.play("X").using().done();
    assert_eq!(s.scores(), [1, 1]);
    assert!(s.out("S1") && s.out("N1") && s.is_experienced("S1") && s.hurt("S1") == 0);
    assert_eq!(s.held(0, Zone::Discard), 1);
}
