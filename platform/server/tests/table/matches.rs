//! Matches of several games, rematches, people who leave.

use crate::sim::*;
use arbiter_protocol::room::{Role, SeatKind, Stage};
use arbiter_protocol::{Ask, Code};
use arbiter_server::room::What;
use arbiter_server::room::events::{By, Check, Ending, Event, Opening};

fn three() -> Sim {
    Sim::begun(Opening { best_of: 3, ..opening(&TWO) })
}

/// Both are ready and reveal; the next game is on.
fn next(sim: &mut Sim, n: u32) {
    let (a, b) = (format!("a{n}"), format!("b{n}"));
    sim.must("ann", again(0, "", &a));
    sim.must("bob", again(1, "", &b));
    assert_eq!(sim.room.stage(), Stage::Sealing);
    sim.reveal("ann", 0, &a);
    sim.reveal("bob", 1, &b);
    assert_eq!(sim.room.stage(), Stage::Playing);
}

#[test]
fn two_wins_decide_a_match_of_three() {
    let mut sim = three();
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Between);
    let shown = sim.shown(1);
    assert_eq!((shown.round, shown.seats[1].wins), (1, 1));
    assert!(shown.fair.server_seed.is_none(), "the match goes on");
    let promised = shown.fair.next_commit.expect("the next seed is fixed");
    next(&mut sim, 2);
    let shown = sim.shown(1);
    assert_eq!((shown.round, shown.fair.server_commit), (2, promised), "it is the one that was promised");
    sim.must("bob", concede(1));
    assert_eq!(sim.room.stage(), Stage::Between);
    next(&mut sim, 3);
    sim.must("bob", concede(1));
    assert_eq!(sim.room.stage(), Stage::Over);
    let shown = sim.shown(1);
    assert_eq!([shown.seats[0].wins, shown.seats[1].wins], [2, 1]);
    assert!(shown.fair.server_seed.is_some());
    for game in 1..=3 {
        let record = sim.room.ledger().record(Some(game)).expect("a replay");
        let (_, fair) = record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
        assert!(fair, "game {game}");
    }
    assert!(sim.room.ledger().record(Some(4)).is_none() && sim.room.ledger().record(Some(0)).is_none());
}

#[test]
fn two_to_nothing_is_enough() {
    let mut sim = three();
    sim.must("ann", concede(0));
    next(&mut sim, 2);
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Over);
}

#[test]
fn a_deck_stays_the_same_within_a_match_of_a_game_without_reserve() {
    let mut sim = three();
    sim.must("ann", concede(0));
    assert_eq!(sim.refused("ann", again(0, "luck", "a2")), Code::Deck);
    assert_eq!(sim.refused("ann", again(0, "1 Unicorn", "a2")), Code::Deck);
    // The same deck in other words is the same deck.
    sim.must("ann", again(0, "8 Knight\n6 Golem\n4 Bolt", "a2"));
    sim.must("bob", again(1, "", "b2"));
    sim.reveal("ann", 0, "a2");
    sim.reveal("bob", 1, "b2");
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Over);
    sim.must("ann", again(0, "luck", "a3"));
}

#[test]
fn with_a_reserve_cards_change_places_and_nothing_else() {
    let mut sim = three();
    sim.must("ann", concede(0));
    let mut rules = sim.rules.clone();
    rules.reserve = true;
    let mut sim = Sim::resume(rules, sim.log, sim.now);
    assert_eq!(sim.refused("ann", again(0, "luck", "a2")), Code::Deck, "other cards");
    assert_eq!(sim.refused("ann", again(0, "9 Knight\n6 Golem\n4 Bolt", "a2")), Code::Deck, "one more");
    sim.must("ann", again(0, "6 Golem\n4 Bolt\n8 Knight", "a2"));
}

#[test]
fn a_rematch_begins_a_new_match() {
    let mut sim = Sim::playing();
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Over);
    let old = sim.shown(1).fair;
    sim.must("ann", again(0, "luck", "a2"));
    assert_eq!(sim.shown(1).fair.server_seed, old.server_seed, "the old proof stays until the next game");
    sim.must("bob", again(1, "", "b2"));
    sim.reveal("ann", 0, "a2");
    sim.reveal("bob", 1, "b2");
    let shown = sim.shown(1);
    assert_eq!((shown.round, shown.seats[1].wins, shown.stage), (1, 0, Stage::Playing));
    assert_eq!(Some(shown.fair.server_commit), old.next_commit);
    assert!(shown.fair.server_seed.is_none());
    assert_eq!(sim.room.ledger().past.len(), 1, "the old game is kept");
}

#[test]
fn bots_are_ready_by_themselves() {
    let mut sim = Sim::open(opening(&[SeatKind::Human, SeatKind::Bot]));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.reveal("ann", 0, "a");
    sim.must("ann", concede(0));
    sim.must("ann", again(0, "", "a2"));
    sim.reveal("ann", 0, "a2");
    assert_eq!(sim.room.stage(), Stage::Playing);
}

#[test]
fn whoever_leaves_after_a_match_sees_what_a_spectator_sees() {
    let mut sim = Sim::playing();
    sim.must("bob", concede(1));
    sim.must("bob", Ask::Stand { table: TABLE.to_owned(), seat: 1 });
    assert_eq!(sim.room.stage(), Stage::Open);
    assert_eq!(sim.shown(2).role, Role::Former);
    assert!(sim.shown(2).view.is_none());
    // Somebody else takes the seat; Ann commits to a new seed, too.
    sim.watch(3, "eve");
    sim.sit("eve", 1, "e");
    assert!(!sim.shown(3).seats[0].ready);
    sim.sit("ann", 0, "a9");
    sim.reveal("eve", 1, "e");
    sim.reveal("ann", 0, "a9");
    assert_eq!(sim.room.stage(), Stage::Playing);
    sim.watch(2, "bob");
    let shown = sim.shown(2);
    assert_eq!((shown.role, shown.view.and_then(|v| v.viewer)), (Role::Former, None));
}

#[test]
fn standing_up_while_seeds_are_revealed_makes_known_seeds_worthless() {
    let mut sim = Sim::open(opening(&TWO));
    sim.watch(1, "ann");
    sim.watch(2, "bob");
    sim.sit("ann", 0, "a");
    sim.sit("bob", 1, "b");
    sim.reveal("ann", 0, "a");
    sim.must("bob", Ask::Stand { table: TABLE.to_owned(), seat: 1 });
    assert_eq!(sim.room.stage(), Stage::Open);
    sim.sit("bob", 1, "b2");
    assert_eq!(sim.room.stage(), Stage::Open, "Ann has to promise a new seed first");
    sim.sit("ann", 0, "a2");
    assert_eq!(sim.room.stage(), Stage::Sealing);
    assert_eq!(sim.refused("ann", reveal(0, "a")), Code::Seed);
    sim.reveal("ann", 0, "a2");
}

#[test]
fn a_match_is_won_over_somebody_who_does_not_come_back_between_games() {
    let mut sim = three();
    sim.must("ann", concede(0));
    sim.give(What::Left { conn: 1 });
    sim.must("bob", again(1, "", "b2"));
    assert_eq!(sim.refused("bob", claim(1)), Code::NotNow);
    sim.now += 300_000;
    sim.must("bob", claim(1));
    assert_eq!(sim.room.stage(), Stage::Over);
    assert_eq!(sim.room.ledger().chairs[1].wins, 2);
}

#[test]
fn a_drawn_game_is_lost_by_nobody_and_leaves_the_choice_as_it_was() {
    let mut sim = three();
    sim.must("ann", concede(0));
    next(&mut sim, 2);
    let mut ledger = sim.room.ledger().clone();
    assert_eq!(ledger.play.as_ref().map(|p| p.lost.clone()), Some(vec![0]), "ann lost the first");
    let by = |id: &str| By { player: "ann".to_owned(), id: id.to_owned() };
    let ended = Some(Ending { won: Vec::new(), stopped: false });
    ledger.apply(&Event::Conceded { by: by("drawn"), seat: 0, check: Check::default(), ended });
    assert_eq!(ledger.stage, Stage::Between);
    for seat in 0..2 {
        let commit = [seat + 1; 32];
        ledger.apply(&Event::Again { by: by(&format!("again {seat}")), seat, deck: String::new(), commit });
    }
    ledger.apply(&Event::Sealed { server: [9; 32], seats: vec![[0; 32]; 2] });
    assert_eq!((ledger.round, ledger.past.len()), (3, 2));
    assert_eq!(ledger.lost_last(), [0], "ann has still lost the last one that was lost");
}

/// What is opened in the first game of a match is played with in all of them; the
/// next match is played with other cards.
#[test]
fn what_was_received_goes_over_into_the_next_game() {
    let wakfu = arbiter_catalog::game("wakfu").expect("it is in the catalog");
    let table = Opening { game: "wakfu".to_owned(), mode: "sealed".to_owned(), best_of: 3, ..opening(&TWO) };
    let mut sim = Sim::of(wakfu, table);
    for (n, name) in ["ann", "bob"].into_iter().enumerate() {
        sim.watch(n as u64 + 1, name);
        assert!(!sim.shown(n as u64 + 1).brings_deck);
        let ask = Ask::Sit {
            table: TABLE.to_owned(),
            seat: n as u8,
            name: name.to_owned(),
            deck: String::new(),
            commit: hex_commit(name),
        };
        sim.must(name, ask);
    }
    sim.reveal("ann", 0, "ann");
    sim.reveal("bob", 1, "bob");
    // Decks are built by the table; then somebody gives up.
    for (name, seat, conn) in [("ann", 0, 1), ("ann", 0, 1), ("bob", 1, 2), ("bob", 1, 2)] {
        let shown = sim.shown(conn);
        let wanted = |words: &str| shown.options.iter().position(|o| o.words == words);
        let pick = wanted("stop").or_else(|| wanted("build")).expect("it is offered") as u32;
        sim.must(name, Ask::Act { table: TABLE.to_owned(), seat, at: shown.at, pick });
    }
    assert_eq!(sim.shown(1).view.expect("a game").question, "ask-throw");
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Between);
    let had: Vec<String> = sim.room.ledger().chairs.iter().map(|c| c.deck.clone()).collect();
    assert!(had.iter().all(|deck| deck.contains("Reserve")), "{had:?}");
    next(&mut sim, 2);
    // The loser says who begins, once both have said whether they swap cards.
    for (name, seat, conn) in [("ann", 0, 1), ("bob", 1, 2)] {
        let shown = sim.shown(conn);
        assert_eq!(shown.view.expect("a game").question, "ask-build");
        assert!(shown.options.iter().all(|o| o.words != "again"), "the Hero stays");
        let pick = shown.options.iter().position(|o| o.words == "stop").expect("the deck is whole") as u32;
        sim.must(name, Ask::Act { table: TABLE.to_owned(), seat, at: shown.at, pick });
    }
    assert_eq!(sim.shown(1).view.expect("a game").question, "ask-first");
    for game in 1..=2 {
        sim.room.ledger().record(Some(game)).expect("a replay").verify(sim.rules.library.as_ref()).expect("as written");
    }
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Over);
    next(&mut sim, 3);
    assert_eq!(sim.shown(1).view.expect("a game").question, "ask-hero");
    assert!(sim.room.ledger().chairs.iter().all(|c| c.deck.is_empty()));
}
