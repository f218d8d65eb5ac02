//! Taking back.

use crate::sim::*;
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code};
use arbiter_server::room::What;
use arbiter_server::room::events::{Begins, Event, Opening};
use std::collections::BTreeMap;

fn moves(sim: &Sim) -> usize {
    sim.room.ledger().play.as_ref().expect("a game").moves.len()
}

fn allow(seat: u8, allow: bool) -> Ask {
    Ask::AllowUndo { table: TABLE.to_owned(), seat, allow }
}

fn people(seat: u8) -> (&'static str, &'static str) {
    if seat == 0 { ("ann", "bob") } else { ("bob", "ann") }
}

/// Moments at which somebody could take back for free (or not, as wished), one
/// of each game; with who that is.
fn moments(free: bool) -> impl Iterator<Item = (Sim, u8)> {
    (0..200).filter_map(move |n| {
        let mut sim = Sim::playing();
        sim.chance = arbiter_testing::chance::Chance::new(n);
        for _ in 0..30 {
            sim.picks(1);
            if sim.room.stage() != Stage::Playing {
                return None;
            }
            let could = |seat: &u8| {
                let undo = sim.shown(u64::from(*seat) + 1).undo;
                undo.seats == [*seat] && undo.free == free
            };
            if let Some(seat) = (0..2).find(could) {
                return Some((sim, seat));
            }
        }
        None
    })
}

fn until(free: bool) -> (Sim, u8) {
    moments(free).next().expect("such a moment in two hundred games")
}

#[test]
fn what_told_nobody_anything_is_taken_back_at_once() {
    let (mut sim, seat) = until(true);
    let (own, _) = people(seat);
    let (before, at) = (moves(&sim), sim.at());
    sim.must(own, undo(seat));
    assert!(moves(&sim) < before);
    assert_eq!(sim.asked(), Some(seat));
    assert!(sim.at() > at, "the question has a new number");
    assert_eq!(sim.refused(own, act(seat, at, 0)), Code::Stale);
    // The log is cut, and the client is told from where.
    let shown = sim.shown(conn_of(own));
    assert_eq!(shown.log_from as usize + shown.log.len(), {
        sim.watch(3, "eve");
        sim.shown(3).log.len()
    });
}

#[test]
fn a_spectator_who_is_told_later_is_told_from_where_the_log_was_cut() {
    let cuts = moments(false).take(20).filter_map(|(sim, seat)| told_later(sim, seat).then_some(())).count();
    assert!(cuts > 0, "nothing that was taken back had a line in the log");
}

/// Whether the log was cut, in which case a spectator was told so.
fn told_later(mut sim: Sim, seat: u8) -> bool {
    let (own, other) = people(seat);
    sim.now += 1_000;
    sim.watch(9, "eve");
    let had = sim.shown(9).log.len();
    sim.must(own, undo(seat));
    sim.must(other, allow(1 - seat, true));
    sim.watch(10, "fay");
    let cut = sim.shown(10).log.len();
    if cut >= had {
        return false;
    }
    sim.picks(8);
    assert_eq!(sim.shown(9).log.len(), had, "all this within one tick");
    sim.now += 1_000;
    sim.give(What::Tick);
    let told = sim.shown(9);
    assert_eq!(told.log_from as usize, cut);
    sim.watch(11, "gil");
    assert_eq!(told.log_from as usize + told.log.len(), sim.shown(11).log.len(), "the rest of it");
    true
}

#[test]
fn the_game_after_taking_back_is_the_game_before() {
    let mut sim = Sim::open(opening(&TWO));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.sit("ann", 1, "b");
    sim.reveal("ann", 0, "a");
    sim.reveal("ann", 1, "b");
    // By moves: answers without a choice are given by themselves, together with what led to them.
    let mut hashes = BTreeMap::from([(moves(&sim), sim.room.game().expect("a game").hash())]);
    for _ in 0..15 {
        sim.picks(1);
        hashes.insert(moves(&sim), sim.room.game().expect("a game").hash());
    }
    while let Some(seat) = sim.shown(1).undo.seats.first().copied() {
        sim.must("ann", undo(seat));
        assert_eq!(sim.room.game().expect("a game").hash(), hashes[&moves(&sim)]);
    }
    assert!(moves(&sim) < 15);
}

#[test]
fn otherwise_the_other_person_is_asked() {
    let (mut sim, seat) = until(false);
    let (own, other) = people(seat);
    let before = moves(&sim);
    sim.must(own, undo(seat));
    assert_eq!(moves(&sim), before, "not yet");
    let shown = sim.shown(conn_of(other)).undo;
    assert_eq!((shown.asked_by, shown.waiting), (Some(seat), vec![1 - seat]));
    assert_eq!(sim.refused(own, undo(seat)), Code::NotNow, "once is enough");
    assert_eq!(sim.refused(own, allow(seat, true)), Code::NotNow, "nobody agrees with themselves");
    sim.must(other, allow(1 - seat, true));
    assert!(moves(&sim) < before);
    assert!(sim.log.iter().any(|e| matches!(e, Event::Undone { by: None, .. })));
}

#[test]
fn no_is_no_and_an_answer_makes_the_request_void() {
    let (mut sim, seat) = until(false);
    let (own, other) = people(seat);
    let before = moves(&sim);
    sim.must(own, undo(seat));
    sim.must(other, allow(1 - seat, false));
    assert_eq!(moves(&sim), before);
    assert_eq!(sim.refused(other, allow(1 - seat, true)), Code::NotNow);
    sim.must(own, undo(seat));
    sim.picks(1);
    assert_eq!(sim.room.ledger().undo, None);
    assert_eq!(sim.refused(other, allow(1 - seat, true)), Code::NotNow);
}

#[test]
fn bots_agree() {
    let mut sim = Sim::open(opening(&[SeatKind::Human, SeatKind::Bot]));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.reveal("ann", 0, "a");
    for _ in 0..12 {
        match sim.asked() {
            Some(0) => sim.picks(1),
            _ => sim.think(),
        }
    }
    let before = moves(&sim);
    assert!(sim.shown(1).undo.free);
    sim.must("ann", undo(0));
    assert!(moves(&sim) < before);
    assert_eq!(sim.asked(), Some(0));
}

#[test]
fn in_a_lesson_it_is_always_free() {
    let start = Begins::Scene { setup: "A field golem\n".to_owned() };
    let mut sim = Sim::open(Opening { start, ..opening(&TWO) });
    sim.watch(1, "ann");
    sim.picks(5);
    let seat = sim.shown(1).undo.seats[0];
    assert!(sim.shown(1).undo.free);
    sim.must("ann", undo(seat));
}

#[test]
fn before_the_first_decision_there_is_nothing_to_take_back() {
    let mut sim = Sim::playing();
    assert_eq!(sim.refused("ann", undo(0)), Code::NotNow);
    assert!(sim.shown(1).undo.seats.is_empty());
}

#[test]
fn where_nothing_is_taken_back_nobody_is_offered_it_and_the_win_says_so() {
    let opened = Event::Opened(Box::new(opening(&[SeatKind::Human, SeatKind::Bot])));
    let mut sim = Sim::resume(rules(arbiter_testing::toy::DUEL), vec![opened, Event::Firm], 1_000);
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.reveal("ann", 0, "a");
    let mut chosen = 0;
    for _ in 0..12 {
        match sim.asked() {
            Some(0) => {
                sim.picks(1);
                chosen += 1;
            }
            _ => sim.think(),
        }
        assert!(sim.shown(1).firm && sim.shown(1).undo.seats.is_empty() && !sim.shown(1).undo.free);
    }
    assert!(chosen > 1);
    assert_eq!(sim.refused("ann", undo(0)), Code::NotNow);
}
