//! What seats say beforehand: the room answers by it, in one append.

use crate::sim::*;
use arbiter_protocol::room::{Orders, Pass, SeatKind, Stage, Turns, Until};
use arbiter_protocol::{Ask, Code, limits};
use arbiter_server::room::events::Event;

fn lodge(seat: u8, orders: Orders) -> Ask {
    Ask::Lodge { table: TABLE.to_owned(), seat, orders }
}

fn pass(turns: Turns, until: Until) -> Orders {
    let all = Pass { question: String::new(), phase: String::new(), turns, until };
    Orders { ask_all: false, pass: vec![all] }
}

/// A question in a window is open for this seat.
fn in_window(sim: &Sim, seat: u8) -> bool {
    let game = sim.room.game().expect("a game");
    sim.asked() == Some(seat) && game.options().iter().any(|o| o.act == "pass")
}

/// Plays on by chance until a window opens for this seat.
fn until_window(sim: &mut Sim, seat: u8) {
    for _ in 0..400 {
        if in_window(sim, seat) {
            return;
        }
        assert_eq!(sim.room.stage(), Stage::Playing, "no window opened");
        sim.picks(1);
    }
    panic!("no window opened");
}

fn alone(sim: &Sim, seat: u8) -> usize {
    let play = sim.room.ledger().play.as_ref().expect("a game");
    play.moves.iter().filter(|m| m.seat == seat && m.alone).count()
}

#[test]
fn windows_are_passed_in_the_same_append() {
    let mut sim = Sim::playing();
    sim.must("bob", lodge(1, pass(Turns::Any, Until::Match)));
    let (mut windows, mut picks) = (0, 0);
    while sim.room.stage() == Stage::Playing && picks < 200 {
        let (before, appends) = (alone(&sim, 1), sim.appends);
        sim.picks(1);
        picks += 1;
        assert_eq!(sim.appends, appends + 1 + u32::from(sim.room.stage() != Stage::Playing), "one append a decision");
        assert!(!in_window(&sim, 1), "bob is not asked");
        windows += alone(&sim, 1) - before;
    }
    assert!(windows > 3, "{windows}");
    let record = sim.room.ledger().record(None).expect("a replay");
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
}

#[test]
fn what_is_said_in_a_window_counts_at_once_and_lapses_with_the_own_turn() {
    let mut sim = Sim::playing();
    until_window(&mut sim, 1);
    let appends = sim.appends;
    sim.must("bob", lodge(1, pass(Turns::Any, Until::Turn)));
    assert_eq!((sim.appends, alone(&sim, 1)), (appends + 1, 1), "the lodging and the answer are stored together");
    let orders = |sim: &Sim, conn: u64| sim.shown(conn).seats[1].orders.clone();
    assert_eq!(orders(&sim, 2), Some(pass(Turns::Any, Until::Turn)));
    assert_eq!(orders(&sim, 1), None, "it is for bob's eyes only");
    for _ in 0..400 {
        let view = sim.room.game().expect("a game").view(arbiter_catalog::Viewer::Spectator);
        if view.active == Some(1) || sim.room.stage() != Stage::Playing {
            break;
        }
        assert!(!in_window(&sim, 1));
        sim.picks(1);
    }
    assert_eq!(orders(&sim, 2), Some(Orders::default()), "bob's turn has begun");
    let passed = alone(&sim, 1);
    sim.picks(60);
    assert_eq!(alone(&sim, 1), passed, "bob is asked again");
}

#[test]
fn only_such_windows_are_passed() {
    let mut sim = Sim::playing();
    let other = |question: &str, phase: &str, turns| {
        let p = Pass { question: question.to_owned(), phase: phase.to_owned(), turns, until: Until::Game };
        Orders { ask_all: false, pass: vec![p] }
    };
    for orders in [other("ask-aim", "", Turns::Any), other("", "draft", Turns::Any), other("", "", Turns::Own)] {
        sim.must("bob", lodge(1, orders));
        until_window(&mut sim, 1);
        assert_eq!(alone(&sim, 1), 0, "another kind of window");
        sim.picks(1);
    }
    until_window(&mut sim, 1);
    sim.must("bob", lodge(1, other("ask-quick", "main", Turns::Others)));
    assert_eq!(alone(&sim, 1), 1);
    let many = Orders { ask_all: false, pass: vec![pass(Turns::Any, Until::Turn).pass[0].clone(); limits::PASSES + 1] };
    assert_eq!(sim.refused("bob", lodge(1, many)), Code::TooBig);
    assert_eq!(sim.refused("ann", lodge(1, Orders::default())), Code::Forbidden);
}

#[test]
fn a_window_where_one_can_only_pass_is_passed_if_nobody_learns_it() {
    let against_a_bot = opening(&[SeatKind::Human, SeatKind::Bot]);
    let play = |orders: Option<Orders>, eyes: bool| {
        let mut sim = Sim::open(against_a_bot.clone());
        sim.watch(1, "ann");
        sim.sit("ann", 0, "a");
        sim.reveal("ann", 0, "a");
        if eyes {
            sim.watch(9, "eve");
        }
        orders.into_iter().for_each(|o| sim.must("ann", lodge(0, o)));
        let mut only_pass = 0;
        for _ in 0..300 {
            match sim.asked() {
                Some(0) => {
                    let options = sim.room.game().expect("a game").options();
                    only_pass += usize::from(options.len() == 1 && options[0].act == "pass");
                    sim.picks(1);
                }
                Some(_) => sim.think(),
                None => break,
            }
        }
        (only_pass, alone(&sim, 0))
    };
    let (asked, passed) = play(None, false);
    assert!(asked == 0 && passed > 0, "{asked} {passed}");
    let (asked, passed) = play(Some(Orders { ask_all: true, pass: Vec::new() }), false);
    assert!(asked > 0 && passed == 0, "{asked} {passed}");
    let (asked, passed) = play(None, true);
    assert!(asked > 0 && passed == 0, "somebody looks on: {asked} {passed}");
}

#[test]
fn who_share_a_device_are_not_asked_where_they_can_only_pass() {
    let mut sim = Sim::open(opening(&[SeatKind::Open, SeatKind::Open]));
    sim.watch(1, "ann");
    for (seat, seed) in [(0, "a"), (1, "b")] {
        sim.sit("ann", seat, seed);
    }
    for (seat, seed) in [(0, "a"), (1, "b")] {
        sim.reveal("ann", seat, seed);
    }
    let mut asked = 0;
    while sim.asked().is_some() && asked < 300 {
        let options = sim.room.game().expect("a game").options();
        assert!(options.len() > 1 || options[0].act == "end", "nothing to decide: {}", options[0].words);
        asked += 1;
        sim.picks(1);
    }
    assert!(asked > 10 && alone(&sim, 0) + alone(&sim, 1) > 0, "{asked}");
}

#[test]
fn what_was_said_outlives_a_restart_and_ends_with_taking_back() {
    let mut sim = Sim::playing();
    sim.must("bob", lodge(1, pass(Turns::Any, Until::Turn)));
    sim.picks(3);
    let again = Sim::resume(sim.rules.clone(), sim.log.clone(), sim.now);
    assert_eq!(again.room.ledger(), sim.room.ledger());
    let standing = |sim: &Sim| sim.room.ledger().chairs[1].standing.orders.clone();
    assert_eq!(standing(&sim), pass(Turns::Any, Until::Turn));
    sim.log.push(Event::Undone { by: None, seat: 1, to: 1 });
    let back = Sim::resume(sim.rules.clone(), sim.log.clone(), sim.now);
    assert_eq!(standing(&back), Orders::default(), "whoever takes back wants to be asked");
}
