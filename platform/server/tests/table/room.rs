//! The room alone: from opening to the end of a match.

use crate::sim::*;
use arbiter_catalog::Viewer;
use arbiter_protocol::room::{Role, SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_server::room::What;
use arbiter_server::wire;

#[test]
fn a_duel_from_the_first_seat_to_the_last_decision() {
    let mut sim = Sim::playing();
    sim.picks(10_000);
    assert_eq!(sim.room.stage(), Stage::Over);
    let wins: u8 = sim.room.ledger().chairs.iter().map(|c| c.wins).sum();
    assert!(wins <= 1);
    let record = sim.room.ledger().record(None).expect("a replay");
    let (_, fair) = record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
    assert!(fair);
}

#[test]
fn every_watcher_sees_what_the_catalog_shows_them_and_no_more() {
    let evolve = arbiter_catalog::game("evolve").expect("it is there");
    let opening = arbiter_server::room::events::Opening { game: "evolve".to_owned(), ..opening(&TWO) };
    let mut sim = Sim::of(evolve, opening);
    sim.watch(1, "ann");
    sim.watch(2, "bob");
    sim.watch(3, "eve");
    let decks: Vec<String> = sim.rules.library.decks().into_iter().map(|d| d.key).collect();
    for (player, seat) in [("ann", 0), ("bob", 1)] {
        let (table, name) = (TABLE.to_owned(), player.to_owned());
        let deck = decks[usize::from(seat)].clone();
        sim.must(player, Ask::Sit { table, seat, name, deck, commit: hex_commit(player) });
    }
    sim.reveal("ann", 0, "ann");
    sim.reveal("bob", 1, "bob");
    for _ in 0..120 {
        if sim.room.stage() != Stage::Playing {
            break;
        }
        sim.picks(1);
        // Spectators are told by the tick.
        sim.now += 1_000;
        sim.give(What::Tick);
        let game = sim.room.game().expect("a game");
        for (conn, viewer) in [(1, Viewer::Seat(0)), (2, Viewer::Seat(1)), (3, Viewer::Spectator)] {
            let shown = sim.shown(conn);
            assert_eq!(shown.view, Some(wire::view(&game.view(viewer))));
            let asked = viewer == Viewer::Seat(game.asked().unwrap_or(9)) && sim.room.stage() == Stage::Playing;
            let options = if asked { game.options().iter().map(wire::choice).collect() } else { Vec::new() };
            assert_eq!(shown.options, options);
            assert!(shown.fair.server_seed.is_none() || sim.room.stage() == Stage::Over);
        }
        assert_eq!(sim.shown(3).role, Role::Spectator);
    }
}

#[test]
fn the_log_that_a_watcher_gathers_is_the_whole_log() {
    let mut sim = Sim::playing();
    let mut gathered = Vec::new();
    for _ in 0..40 {
        sim.picks(1);
        let shown = sim.shown(2);
        gathered.truncate(shown.log_from as usize);
        gathered.extend(shown.log);
    }
    sim.give(What::Left { conn: 2 });
    sim.picks(3);
    let (table, have) = (TABLE.to_owned(), gathered.len() as u32);
    sim.ask(2, "bob", Ask::Watch { table, have });
    let shown = sim.shown(2);
    assert_eq!(shown.log_from, have, "only what is missing is sent");
    gathered.extend(shown.log);
    sim.give(What::Left { conn: 2 });
    sim.watch(2, "bob");
    assert_eq!(sim.shown(2).log, gathered);
    assert!(gathered.len() > 20);
}

#[test]
fn the_same_id_is_done_once_and_answered_the_same() {
    let mut sim = Sim::playing();
    let seat = sim.asked().expect("asked");
    let player = if seat == 0 { "ann" } else { "bob" };
    let (at, conn) = (sim.at(), conn_of(player));
    let first = sim.ask_as(conn, player, "same", act(seat, at, 0));
    let events = sim.log.len();
    assert_eq!(sim.ask_as(conn, player, "same", act(seat, at, 0)), first);
    assert_eq!(sim.ask_as(9, player, "same", act(seat, at, 0)), first, "from another window too");
    assert_eq!(sim.log.len(), events);
    // The id is the person's: somebody else's is another one.
    let other = if seat == 0 { "bob" } else { "ann" };
    let told = sim.ask_as(conn_of(other), other, "same", Ask::Concede { table: TABLE.to_owned(), seat: 1 - seat });
    assert!(matches!(told, Tell::Done { .. }));
    assert_eq!(sim.log.len(), events + 2, "conceding, and the seeds for the next game");
}

#[test]
fn answers_to_other_questions_are_refused() {
    let mut sim = Sim::playing();
    sim.picks(4);
    let (seat, at) = (sim.asked().expect("asked"), sim.at());
    let (own, other) = if seat == 0 { ("ann", "bob") } else { ("bob", "ann") };
    assert_eq!(sim.refused(own, act(seat, at - 1, 0)), Code::Stale);
    assert_eq!(sim.refused(own, act(seat, at + 1, 0)), Code::NotAsked);
    assert_eq!(sim.refused(other, act(1 - seat, at, 0)), Code::NotAsked);
    assert_eq!(sim.refused(other, act(seat, at, 0)), Code::Forbidden);
    assert_eq!(sim.refused("eve", act(seat, at, 0)), Code::Forbidden);
    let beyond = sim.count() as u32;
    assert_eq!(sim.refused(own, act(seat, at, beyond)), Code::NoOption);
    assert_eq!(sim.refused(own, act(seat, at, u32::MAX)), Code::NoOption);
    assert_eq!(sim.refused(own, act(7, at, 0)), Code::Unknown);
}

#[test]
fn seats_names_and_decks_are_checked() {
    let mut sim = Sim::open(opening(&[SeatKind::Human, SeatKind::Open]));
    sim.watch(2, "bob");
    assert_eq!(sim.refused("bob", sit(0, "bob", "b")), Code::Taken, "it is kept for the opener");
    sim.sit("bob", 1, "b");
    assert_eq!(sim.refused("ann", sit(1, "ann", "a")), Code::Taken);
    assert_eq!(sim.refused("ann", sit(0, "  ", "a")), Code::Text);
    assert_eq!(sim.refused("ann", sit(0, "a\u{202e}b", "a")), Code::Text);
    let wrong = |deck: &str, commit: &str| Ask::Sit {
        table: TABLE.to_owned(),
        seat: 0,
        name: "ann".to_owned(),
        deck: deck.to_owned(),
        commit: commit.to_owned(),
    };
    assert_eq!(sim.refused("ann", wrong("3 Unicorn", &hex_commit("a"))), Code::Deck);
    assert_eq!(sim.refused("ann", wrong(&"x".repeat(70_000), &hex_commit("a"))), Code::TooBig);
    assert_eq!(sim.refused("ann", wrong("steel", "abc")), Code::Seed);
    // Changing the deck before the game is sitting down again.
    sim.must(
        "bob",
        Ask::Sit {
            table: TABLE.to_owned(),
            seat: 1,
            name: "Bob".to_owned(),
            deck: "12 Knight".to_owned(),
            commit: hex_commit("b2"),
        },
    );
    assert_eq!(sim.shown(2).seats[1].deck.as_deref(), Some("Main\n12 Knight\n"));
    sim.watch(1, "ann");
    assert_eq!(sim.shown(1).seats[1].deck, None, "a deck is for its owner's eyes");
    sim.must("bob", Ask::Stand { table: TABLE.to_owned(), seat: 1 });
    assert_eq!(sim.shown(2).seats[1].kind, SeatKind::Open);
}

#[test]
fn chat_is_passed_on_within_limits_and_not_stored() {
    let mut sim = Sim::playing();
    sim.watch(3, "eve");
    let say = |text: &str| Ask::Say { table: TABLE.to_owned(), text: text.to_owned() };
    let events = sim.log.len();
    sim.must("ann", say("<b>hello</b>"));
    let heard = |sim: &Sim| sim.sent.iter().filter(|(_, t)| matches!(t, Tell::Said { .. })).count();
    assert_eq!(heard(&sim), 3);
    assert_eq!(sim.refused("ann", say(" ")), Code::Text);
    assert_eq!(sim.refused("ann", say(&"x".repeat(301))), Code::Text);
    for _ in 0..4 {
        sim.must("ann", say("x"));
    }
    assert_eq!(sim.refused("ann", say("x")), Code::TooFast);
    sim.now += 1_000;
    sim.must("ann", say("x"));
    sim.must("eve", say("I only look"));
    assert_eq!(sim.log.len(), events);
    sim.watch(2, "bob");
    let chat = sim.shown(2).chat;
    assert_eq!((chat[0].text.as_str(), chat[0].seat), ("<b>hello</b>", Some(0)));
    assert_eq!(chat.last().map(|s| (s.name.as_str(), s.seat)), Some(("", None)));
}

#[test]
fn only_the_asked_seat_hears_why_it_cannot() {
    let mut sim = Sim::playing();
    let seat = sim.asked().expect("asked");
    let (own, other) = if seat == 0 { ("ann", "bob") } else { ("bob", "ann") };
    let why = |words: &str| Ask::Why { table: TABLE.to_owned(), words: words.to_owned() };
    let told = sim.ask(conn_of(own), own, why("play golem"));
    assert!(matches!(told, Tell::WhyNot { .. }), "{told:?}");
    assert_eq!(sim.refused(other, why("play golem")), Code::NotAsked);
    assert_eq!(sim.refused("eve", why("play golem")), Code::Forbidden);
}

#[test]
fn only_the_asked_seat_hears_what_would_come_and_nothing_changes() {
    let mut sim = Sim::playing();
    let seat = sim.asked().expect("asked");
    let (own, other) = if seat == 0 { ("ann", "bob") } else { ("bob", "ann") };
    let foresee = |at: u32, pick: u32| Ask::Foresee { table: TABLE.to_owned(), at, pick };
    let (at, hash) = (sim.at(), sim.room.game().expect("it goes on").hash());
    let told = sim.ask(conn_of(own), own, foresee(at, 0));
    assert!(matches!(told, Tell::Foreseen { .. }), "{told:?}");
    assert_eq!(sim.room.game().expect("it goes on").hash(), hash);
    assert_eq!(sim.refused(own, foresee(at, 9999)), Code::NoOption);
    assert_eq!(sim.refused(own, foresee(at + 1, 0)), Code::Stale);
    assert_eq!(sim.refused(other, foresee(at, 0)), Code::NotAsked);
    assert_eq!(sim.refused("eve", foresee(at, 0)), Code::Forbidden);
}

#[test]
fn a_bot_plays_its_seat_and_nobody_else_can() {
    let mut sim = Sim::open(opening(&[SeatKind::Human, SeatKind::Bot]));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.reveal("ann", 0, "a");
    while sim.room.stage() == Stage::Playing {
        match sim.asked() {
            Some(0) => sim.picks(1),
            _ => {
                assert_eq!(sim.refused("ann", act(1, sim.at(), 0)), Code::Forbidden);
                sim.think();
            }
        }
    }
    assert_eq!(sim.room.stage(), Stage::Over);
    // A thought that comes too late changes nothing.
    let events = sim.log.len();
    sim.give(What::Thought { game: 0, at: 1, pick: 0 });
    assert_eq!(sim.log.len(), events);
}

#[test]
fn bots_alone_play_their_match_and_no_other() {
    let bots = arbiter_server::room::events::Opening { best_of: 3, ..opening(&[SeatKind::Bot, SeatKind::Bot]) };
    let mut sim = Sim::open(bots);
    assert_eq!(sim.room.stage(), Stage::Playing);
    while sim.room.stage() == Stage::Playing {
        assert!(!sim.thinking.is_empty(), "somebody thinks");
        sim.think();
    }
    assert_eq!(sim.room.stage(), Stage::Over);
    assert!(sim.room.ledger().plays().count() >= 2);
}
