//! What seats say beforehand: the room answers by it, in one append.

use crate::sim::*;
use arbiter_protocol::room::{Orders, Pass, SeatKind, Stage, Turns, Until};
use arbiter_protocol::{Ask, Code, Request, Tell, VERSION, limits};
use arbiter_server::room::What;
use arbiter_server::room::events::Event;
use arbiter_server::room::standing::PAUSE_MS;

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

/// Bob wants to be passed where he can do nothing. Plays on until he is asked in
/// a window where he can, or can not, do something else.
fn paused(rich: bool) -> Sim {
    let mut sim = Sim::playing();
    sim.must("bob", lodge(1, pass(Turns::Idle, Until::Match)));
    for _ in 0..600 {
        assert_eq!(sim.room.stage(), Stage::Playing, "no such window opened");
        if in_window(&sim, 1) {
            if (sim.count() > 1) == rich {
                return sim;
            }
            sim.now += PAUSE_MS;
            sim.give(What::Tick);
        }
        if !in_window(&sim, 1) {
            sim.picks(1);
        } else if sim.count() > 1 {
            sim.pick(0);
        }
    }
    panic!("no such window opened");
}

/// Bob passes by hand; gives whether he was answered.
fn passes(sim: &mut Sim) -> bool {
    let pick = sim.room.game().expect("a game").options().iter().position(|o| o.act == "pass").expect("a window");
    sim.sent.clear();
    sim.ids += 1;
    let request = Request { v: VERSION, id: format!("pass{}", sim.ids), ask: act(1, sim.at(), pick as u32) };
    sim.give(What::Asked { conn: 2, player: "bob".to_owned(), request });
    sim.sent.iter().any(|(conn, tell)| *conn == 2 && matches!(tell, Tell::Done { .. }))
}

#[test]
fn among_people_a_pass_by_hand_and_one_by_itself_come_at_the_same_time() {
    for rich in [false, true] {
        let mut sim = paused(rich);
        let (asked, at) = (sim.now, sim.at());
        let end = asked + PAUSE_MS;
        if rich {
            sim.now = asked + 300;
            assert!(!passes(&mut sim), "he hears nothing yet");
        }
        sim.now = end - 1;
        sim.sent.clear();
        sim.give(What::Tick);
        assert_eq!((sim.at(), sim.wake), (at, Some(end)), "{rich}");
        assert!(sim.sent.iter().all(|(conn, _)| *conn != 1), "ann hears nothing before");
        sim.now = end;
        sim.give(What::Tick);
        assert!(sim.at() > at, "{rich}: passed");
        let heard = |conn: u64| sim.sent.iter().any(|(to, tell)| *to == conn && matches!(tell, Tell::Room(_)));
        assert!(heard(1) && heard(2), "{rich}");
    }
}

#[test]
fn what_is_no_pass_and_what_comes_after_the_pause_does_not_wait() {
    let mut sim = paused(true);
    sim.now += PAUSE_MS + 1;
    sim.give(What::Tick);
    assert!(in_window(&sim, 1), "he could do something and is asked");
    assert!(passes(&mut sim));
    let mut sim = paused(true);
    let other = sim.room.game().expect("a game").options().iter().position(|o| o.act != "pass").expect("a choice");
    sim.pick(other as u32);
    let mut sim = paused(false);
    sim.must("bob", lodge(1, Orders { ask_all: true, pass: Vec::new() }));
    sim.now += PAUSE_MS * 3;
    sim.give(What::Tick);
    assert!(in_window(&sim, 1), "who wants to be asked is asked");
    assert!(passes(&mut sim), "and answered at once");
}

#[test]
fn a_window_after_ones_own_play_is_passed_as_far_as_nobody_else_did_anything() {
    let all = Pass { question: String::new(), phase: String::new(), turns: Turns::AfterOwn, until: Until::Match };
    let mut sim = Sim::playing();
    for (player, seat) in [("ann", 0), ("bob", 1)] {
        sim.must(player, lodge(seat, Orders { ask_all: false, pass: vec![all.clone()] }));
    }
    let (mut doer, mut asked, mut by_itself) = (None, 0, 0);
    for _ in 0..300 {
        let Some(seat) = sim.asked() else { break };
        if in_window(&sim, seat) {
            assert_ne!(doer, Some(seat), "what one did oneself is passed");
            asked += 1;
        }
        let before = sim.room.ledger().play.as_ref().expect("a game").moves.len();
        let pick = sim.chance.below(sim.count());
        let passes = sim.room.game().expect("a game").options()[pick].act == "pass";
        sim.pick(pick as u32);
        if !passes {
            doer = Some(seat);
        }
        let moves = sim.room.ledger().play.as_ref().map_or(&[][..], |play| &play.moves);
        for done in moves.iter().skip(before + 1) {
            assert_eq!((done.words.as_str(), doer), ("pass", Some(done.seat)), "nothing else is done for anybody");
            by_itself += 1;
        }
    }
    assert!(asked > 3, "{asked} windows after what the other did, {by_itself} after one's own");
}
