//! Bots play whole games through the door.

use arbiter_bots::{Bot, LEVELS, Random, Steady, bot};
use arbiter_catalog::{Library, Match, Outcome, Seat, Source, Start, game};

fn library() -> Box<dyn Library> {
    game("evolve").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn start(library: &dyn Library, n: u64) -> Box<dyn Match> {
    let all = library.decks();
    let deck = |n: u64| {
        let deck = &all[(n % all.len() as u64) as usize];
        Source { name: deck.key.clone(), text: deck.text.clone() }
    };
    // Both seats have the same deck: only the play differs.
    library.start(&Start::with(&[deck(n), deck(n)], (1000 + n).into())).unwrap_or_else(|f| panic!("{f:?}"))
}

/// Plays a game to its end.
fn play(mut table: Box<dyn Match>, bots: [&dyn Bot; 2], seed: u64) -> Option<Outcome> {
    let mut n = seed << 20;
    while let Some(seat) = table.asked() {
        n += 1;
        let pick = bots[usize::from(seat)].pick(table.as_ref(), seat, n);
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
    }
    table.outcome()
}

#[test]
fn every_level_is_found_by_its_name() {
    for level in LEVELS {
        assert_eq!(bot(level).map(|b| b.level()), Some(level));
    }
    assert!(bot("godlike").is_none());
}

/// How often a thinking player wins against chance, of four games between equal decks.
fn won(name: &str, nodes: u32) -> u32 {
    let library = game(name).expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    // A part of what it may use at a table, so that the test is short.
    let steady = Steady { nodes, ..Steady::default() };
    let all = library.decks();
    let mut won = 0;
    for n in 0..4 {
        let (name, text) = all.get(n / 2).map_or_else(Default::default, |d| (d.key.clone(), d.text.clone()));
        let deck = Source { name, text };
        let mut how = Start::with(&[deck.clone(), deck], (500 + n as u64).into());
        if all.is_empty() {
            "friendly".clone_into(&mut how.mode);
        }
        let table = library.start(&how).unwrap_or_else(|f| panic!("{f:?}"));
        let side = (n % 2) as Seat;
        let bots: [&dyn Bot; 2] = if side == 0 { [&steady, &Random] } else { [&Random, &steady] };
        won += u32::from(matches!(play(table, bots, n as u64), Some(Outcome::Won(seats)) if seats.has(side)));
    }
    won
}

#[test]
fn steady_beats_random_in_evolve() {
    assert_eq!(won("evolve", 600), 4);
}

#[test]
fn steady_beats_random_in_the_spoils() {
    assert_eq!(won("spoils", 600), 4);
}

#[test]
fn steady_beats_random_in_brawl() {
    assert_eq!(won("brawl", 600), 4);
}

#[test]
fn steady_beats_random_in_wakfu() {
    assert_eq!(won("wakfu", 600), 4);
}

/// What one side is ahead the other is behind, and at the beginning nobody is.
#[test]
fn a_lead_has_two_sides() {
    for name in ["evolve", "spoils", "wakfu"] {
        let library = game(name).expect("it is in the catalog").library(&[]).expect("the shipped cards load");
        let deck = Source { name: library.decks()[0].key.clone(), text: library.decks()[0].text.clone() };
        let mut table =
            library.start(&Start::with(&[deck.clone(), deck], 9.into())).unwrap_or_else(|f| panic!("{f:?}"));
        assert_eq!(table.lead(0), Some(0), "{name}: nothing has happened yet");
        let (mut n, mut ahead) = (0, 0);
        while let Some(seat) = table.asked().filter(|_| n < 400) {
            n += 1;
            let (own, other) = (table.lead(0).expect("it is told"), table.lead(1).expect("it is told"));
            assert_eq!(own, -other, "{name}");
            ahead += u32::from(own != 0);
            table.answer(Random.pick(table.as_ref(), seat, n)).unwrap_or_else(|e| panic!("{e:?}"));
        }
        assert!(ahead > 50, "{name}: {ahead}");
    }
}

#[test]
fn the_same_seed_gives_the_same_pick() {
    let library = library();
    let steady = Steady { nodes: 2_000, ..Steady::default() };
    let mut table = start(library.as_ref(), 3);
    for n in 0..12 {
        let Some(seat) = table.asked() else { break };
        let before = table.hash();
        let pick = steady.pick(table.as_ref(), seat, n);
        assert_eq!(pick, steady.pick(table.as_ref(), seat, n));
        assert_eq!(table.hash(), before, "thinking changes nothing");
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
    }
}

/// What a bot picks depends on nothing that its seat cannot see.
#[test]
fn a_bot_sees_only_what_its_seat_sees() {
    let library = library();
    let steady = Steady { nodes: 1_000, ..Steady::default() };
    let mut table = start(library.as_ref(), 5);
    let mut other = 0;
    for n in 0..30 {
        let Some(seat) = table.asked() else { break };
        // A world with other hidden cards, which this seat cannot tell apart.
        let twin = table.guess(seat, 77 + n);
        other += usize::from(twin.hash() != table.hash());
        for bot in [&steady as &dyn Bot, &Random] {
            assert_eq!(bot.pick(table.as_ref(), seat, n), bot.pick(twin.as_ref(), seat, n), "{}", bot.level());
        }
        let pick = steady.pick(table.as_ref(), seat, n);
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
    }
    assert!(other > 20, "the twins were no other worlds");
}

#[test]
fn who_is_not_asked_picks_nothing() {
    let library = library();
    let table = start(library.as_ref(), 1);
    let idle = 1 - table.asked().expect("a game begins with a question");
    assert_eq!(Steady::default().pick(table.as_ref(), idle, 1), 0);
    assert_eq!(Random.pick(table.as_ref(), idle, 1), 0);
}

#[test]
fn nothing_is_repeated_that_the_other_player_would_be_asked_about() {
    let library = game("spoils").expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let decks = library.decks();
    let deck = Source { name: decks[0].key.clone(), text: decks[0].text.clone() };
    let mut table = library.start(&Start::with(&[deck.clone(), deck], 7.into())).unwrap_or_else(|f| panic!("{f:?}"));
    let (mut offered, mut n) = (0, 0);
    while let Some(seat) = table.asked() {
        n += 1;
        let options = table.options();
        offered += u32::from(options.iter().any(|o| o.act == "repeat"));
        let pick = Random.pick(table.as_ref(), seat, n);
        assert!(options[pick].act != "repeat");
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
    }
    assert!(offered > 0, "it was never to be had");
}
