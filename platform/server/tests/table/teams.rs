//! Four seats in two teams, modes, and one who is out while others play on.

use crate::sim::*;
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code};
use arbiter_server::room::What;
use arbiter_server::room::events::{Begins, Event, Opening, Pin, Place};

const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "dan"];

fn four() -> Opening {
    let seating = "two-teams-of-two".to_owned();
    Opening { seating, ..opening(&[SeatKind::Open; 4]) }
}

/// Ann and Cid against Bob and Dan.
fn begun(opening: Opening) -> Sim {
    let mut sim = Sim::open(opening);
    let brings = sim.room.wants_decks();
    for (n, name) in PEOPLE.into_iter().enumerate() {
        sim.watch(n as u64 + 1, name);
        let deck = if brings { "steel" } else { "" };
        let ask = Ask::Sit {
            table: TABLE.to_owned(),
            seat: n as u8,
            name: name.to_owned(),
            deck: deck.to_owned(),
            commit: hex_commit(name),
        };
        sim.must(name, ask);
    }
    reveal_all(&mut sim, "");
    sim
}

fn reveal_all(sim: &mut Sim, round: &str) {
    for (n, name) in PEOPLE.into_iter().enumerate() {
        sim.reveal(name, n as u8, &format!("{name}{round}"));
    }
    assert_eq!(sim.room.stage(), Stage::Playing);
}

/// All are ready and reveal; the next game is on.
fn next(sim: &mut Sim) {
    for (n, name) in PEOPLE.into_iter().enumerate() {
        sim.must(name, again(n as u8, "", &format!("{name}+")));
    }
    reveal_all(sim, "+");
}

#[test]
fn one_may_be_out_while_the_team_plays_on() {
    let mut sim = begun(four());
    sim.must("bob", concede(1));
    let shown = sim.shown(1);
    let view = shown.view.expect("a game");
    assert_eq!(shown.stage, Stage::Playing, "dan plays on");
    assert_eq!(
        view.seats.iter().map(|s| (s.team, s.out)).collect::<Vec<_>>(),
        [(0, false), (1, true), (0, false), (1, false)]
    );
    assert_eq!(shown.seats.iter().map(|s| s.team).collect::<Vec<_>>(), [0, 1, 0, 1]);
    assert_eq!(sim.refused("bob", concede(1)), Code::NotNow, "nobody gives up twice");
    sim.picks(30);
    assert_ne!(sim.asked(), Some(1));
    if sim.room.stage() == Stage::Playing {
        sim.must("dan", concede(3));
    }
    assert_eq!(sim.room.stage(), Stage::Over);
    let record = sim.room.ledger().record(None).expect("a replay");
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
    assert!(record.text().contains("seating two-teams-of-two\n"), "{}", record.text());
}

#[test]
fn a_team_wins_together_and_the_losers_begin_the_next_game() {
    let mut sim = begun(Opening { best_of: 3, ..four() });
    sim.must("ann", concede(0));
    sim.must("cid", concede(2));
    assert_eq!(sim.room.stage(), Stage::Between);
    assert_eq!(sim.room.ledger().chairs.iter().map(|c| c.wins).collect::<Vec<_>>(), [0, 1, 0, 1]);
    next(&mut sim);
    assert_eq!(sim.asked(), Some(0), "ann lost");
    sim.must("bob", concede(1));
    sim.must("dan", concede(3));
    for (n, name) in PEOPLE.into_iter().enumerate() {
        sim.must(name, again(n as u8, "", &format!("{name}+")));
    }
    reveal_all(&mut sim, "+");
    assert_eq!(sim.asked(), Some(1), "bob lost");
    let record = sim.room.ledger().record(None).expect("a replay");
    assert!(record.text().contains("lost BD\n"), "{}", record.text());
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
}

#[test]
fn a_win_is_claimed_over_another_team_and_for_the_own_one() {
    let mut sim = begun(Opening { best_of: 3, clock: clock(10, 5), ..four() });
    assert_eq!(sim.asked(), Some(0));
    sim.now += 16_000;
    sim.give(What::Tick);
    assert_eq!(sim.refused("cid", claim(2)), Code::NotNow, "of the same team");
    sim.must("dan", claim(3));
    assert_eq!(sim.room.stage(), Stage::Playing, "cid plays on");
    sim.must("cid", concede(2));
    assert_eq!(sim.room.stage(), Stage::Between);
    // Ann does not come back for the next game.
    for (n, name) in PEOPLE.into_iter().enumerate().skip(1) {
        sim.must(name, again(n as u8, "", &format!("{name}+")));
    }
    sim.give(What::Left { conn: 1 });
    sim.now += 200_000;
    sim.give(What::Tick);
    sim.must("bob", claim(1));
    assert_eq!(sim.room.stage(), Stage::Over);
    assert_eq!(sim.room.ledger().chairs.iter().map(|c| c.wins).collect::<Vec<_>>(), [0, 2, 0, 2]);
}

#[test]
fn a_draft_is_ordinary_questions_and_nobody_brings_a_deck() {
    let mut sim = Sim::open(Opening { mode: "draft".to_owned(), ..four() });
    sim.watch(1, "ann");
    assert!(!sim.shown(1).brings_deck);
    assert_eq!(sim.refused("ann", sit(0, "ann", "ann")), Code::Deck);
    let mut sim = begun(Opening { mode: "draft".to_owned(), ..four() });
    let shown = sim.shown(1);
    assert_eq!(shown.view.expect("a game").question, "ask-take");
    assert!(shown.options.iter().all(|o| o.act == "take" && !o.about.is_empty()), "{:?}", shown.options);
    sim.picks(40);
    assert_eq!(sim.shown(1).view.expect("a game").phase, "main");
    let record = sim.room.ledger().record(None).expect("a replay");
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
}

/// Tables that were stored before there were modes and teams are still read.
#[test]
fn an_opening_of_the_first_form_is_read() {
    let new = opening(&TWO);
    let seats: &Vec<Place> = &new.seats;
    let old = (0_u8, "duel", "0.1.0", "ann", 1_u64, seats, true, 1_u8, None::<()>, &Begins::Fresh, [7_u8; 32]);
    let mut bytes = vec![1];
    bytes.extend(postcard::to_stdvec(&old).expect("plain data"));
    assert_eq!(Event::decode(&bytes), Ok(Event::Opened(Box::new(new))));
    let later = Event::Broke { why: "x".to_owned() };
    let bytes = [&[1], &later.encode()[1..]].concat();
    assert_eq!(Event::decode(&bytes), Ok(later));
    assert!(Event::decode(&[4, 0]).is_err());
}

/// Tables that were stored before there were packs are still read.
#[test]
fn an_opening_of_the_second_form_is_read() {
    let new = four();
    let mut old = Event::Opened(Box::new(new.clone())).encode();
    assert_eq!(old.pop(), Some(0), "no packs");
    old[0] = 2;
    assert_eq!(Event::decode(&old), Ok(Event::Opened(Box::new(new.clone()))));
    let pin = Pin { name: "mine".to_owned(), hash: "0".repeat(32) };
    let packed = Event::Opened(Box::new(Opening { packs: vec![pin], ..new }));
    assert_eq!(Event::decode(&packed.encode()), Ok(packed));
    let later = Event::Broke { why: "x".to_owned() };
    assert_eq!(Event::decode(&[&[2], &later.encode()[1..]].concat()), Ok(later));
}

/// A table of Wakfu for two teams of two, Ann's first; the last three seats as said.
fn partners(kinds: [SeatKind; 3]) -> Opening {
    let mut opening = opening(&[SeatKind::Open, kinds[0], kinds[1], kinds[2]]);
    let place = |place: &mut Place| place.deck = String::new();
    opening.seats.iter_mut().for_each(place);
    Opening { game: "wakfu".to_owned(), seating: "two-teams-of-two".to_owned(), ..opening }
}

fn sits(seat: u8, deck: &str) -> Ask {
    let (table, name) = (TABLE.to_owned(), PEOPLE[usize::from(seat)].to_owned());
    Ask::Sit { table, seat, commit: hex_commit(&name), name, deck: deck.to_owned() }
}

#[test]
fn who_sits_down_with_what_a_partner_may_not_have_is_told_the_clause() {
    let wakfu = arbiter_catalog::game("wakfu").expect("it is there");
    let mut sim = Sim::of(wakfu, partners([SeatKind::Open; 3]));
    for (n, name) in PEOPLE.into_iter().enumerate() {
        sim.watch(n as u64 + 1, name);
    }
    sim.must("ann", sits(0, "earth"));
    sim.must("bob", sits(1, "earth"));
    assert_eq!(sim.refused("cid", sits(2, "earth")), Code::Deck, "Old Oak is Unique [901.3a]");
    sim.must("cid", sits(2, "water"));
    sim.must("dan", sits(3, "air"));
    reveal_all(&mut sim, "");
}
