//! Clocks, absence, and claiming a win.

use crate::sim::*;
use arbiter_protocol::Code;
use arbiter_protocol::room::Stage;
use arbiter_server::room::What;
use arbiter_server::room::events::{Event, Opening};

fn timed() -> Sim {
    Sim::begun(Opening { clock: clock(10, 30), ..opening(&TWO) })
}

fn people(sim: &Sim) -> (u8, &'static str, &'static str) {
    let seat = sim.asked().expect("asked");
    if seat == 0 { (0, "ann", "bob") } else { (1, "bob", "ann") }
}

#[test]
fn the_reserve_is_used_only_beyond_the_decision_time() {
    let mut sim = timed();
    let (seat, ..) = people(&sim);
    sim.now += 9_000;
    sim.picks(1);
    assert_eq!(sim.room.ledger().chairs[usize::from(seat)].reserve_ms, 30_000);
    let (seat, ..) = people(&sim);
    sim.now += 14_000;
    sim.give(What::Tick);
    sim.watch(3, "eve");
    let shown = sim.shown(3);
    assert_eq!(shown.seats[usize::from(seat)].decision_ms, Some(0));
    assert_eq!(shown.seats[usize::from(seat)].reserve_ms, Some(26_000));
    assert_eq!(shown.seats[usize::from(1 - seat)].decision_ms, None);
    sim.picks(1);
    assert_eq!(sim.room.ledger().chairs[usize::from(seat)].reserve_ms, 26_000);
    let stored = sim.log.iter().rev().find_map(|e| match e {
        Event::Picked { reserve_ms, .. } => Some(*reserve_ms),
        _ => None,
    });
    assert_eq!(stored, Some(26_000), "the time is stored with the pick");
}

#[test]
fn a_win_can_be_claimed_when_the_time_is_up_and_not_before() {
    let mut sim = timed();
    let (seat, own, other) = people(&sim);
    sim.now += 39_999;
    sim.give(What::Tick);
    assert_eq!(sim.refused(other, claim(1 - seat)), Code::NotNow);
    assert_eq!(sim.wake, Some(41_000), "the room asks to be woken then");
    sim.sent.clear();
    sim.now += 1;
    sim.give(What::Tick);
    assert!(sim.shown(conn_of(other)).claim);
    assert!(!sim.shown(conn_of(own)).claim);
    assert_eq!(sim.refused(own, claim(seat)), Code::NotNow, "not against oneself");
    sim.must(other, claim(1 - seat));
    assert_eq!(sim.room.stage(), Stage::Over);
    assert_eq!(sim.room.ledger().chairs[usize::from(1 - seat)].wins, 1);
    let record = sim.room.ledger().record(None).expect("a replay");
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
}

#[test]
fn an_answer_in_time_that_waits_for_the_disk_is_in_time() {
    let mut sim = timed();
    let (seat, own, _) = people(&sim);
    sim.now += 5_000;
    // The request comes, and the disk takes a minute.
    let request = arbiter_protocol::Request { v: 1, id: "x".to_owned(), ask: act(seat, sim.at(), 0) };
    let asked = What::Asked { conn: conn_of(own), player: own.to_owned(), request };
    let input = |now, what| arbiter_server::room::Input { now, fresh: [0; 32], what };
    let effects = sim.room.handle(input(sim.now, asked));
    let append = effects.into_iter().find_map(|e| match e {
        arbiter_server::room::Effect::Append { seq, events, .. } => Some((seq, events)),
        _ => None,
    });
    let (seq, events) = append.expect("an event");
    sim.log.extend(events);
    sim.now += 60_000;
    sim.give(What::Stored { seq });
    assert_eq!(sim.room.ledger().chairs[usize::from(seat)].reserve_ms, 30_000);
    let asked = sim.asked().expect("asked");
    sim.watch(3, "eve");
    assert_eq!(sim.shown(3).seats[usize::from(asked)].decision_ms, Some(10_000), "the stall is nobody's time");
}

#[test]
fn clocks_stop_while_the_server_is_down() {
    let mut sim = timed();
    let (seat, own, other) = people(&sim);
    sim.now += 35_000;
    sim.give(What::Tick);
    // A day later.
    let mut sim = Sim::resume(sim.rules, sim.log, sim.now + 86_400_000);
    sim.watch(1, "ann");
    sim.watch(2, "bob");
    assert_eq!(sim.refused(other, claim(1 - seat)), Code::NotNow);
    let left = &sim.shown(conn_of(own)).seats[usize::from(seat)];
    assert_eq!((left.decision_ms, left.reserve_ms), (Some(10_000), Some(30_000)));
}

#[test]
fn whoever_is_asked_and_away_too_long_can_be_beaten() {
    for (clocks, limit) in [(clock(3_600, 0), 120_000), (None, 300_000)] {
        let mut sim = Sim::begun(Opening { clock: clocks, ..opening(&TWO) });
        let (seat, own, other) = people(&sim);
        sim.give(What::Left { conn: conn_of(own) });
        sim.now += limit - 1;
        assert_eq!(sim.refused(other, claim(1 - seat)), Code::NotNow);
        // Coming back for a moment is being there.
        sim.watch(conn_of(own), own);
        sim.now += 1_000;
        assert_eq!(sim.refused(other, claim(1 - seat)), Code::NotNow);
        sim.give(What::Left { conn: conn_of(own) });
        // The one who is not asked may be away as long as they like.
        sim.now += limit;
        assert!(sim.wake.is_some());
        sim.must(other, claim(1 - seat));
        assert_eq!(sim.room.stage(), Stage::Over);
    }
}

#[test]
fn whoever_waits_cannot_be_beaten_for_being_away() {
    let mut sim = Sim::playing();
    let (seat, own, other) = people(&sim);
    sim.give(What::Left { conn: conn_of(other) });
    sim.now += 10_000_000;
    sim.give(What::Tick);
    assert_eq!(sim.refused(own, claim(seat)), Code::NotNow);
}
