//! Published decks, read from outside the repository when they are there, play
//! whole games against each other.

use arbiter_cards::published;
use arbiter_desk::House;
use arbiter_kernel::{Outcome, Rng};
use arbiter_spoils::board::T;
use arbiter_spoils::deck::{Deck, Part, parse};
use arbiter_spoils::rules::Rules;
use arbiter_spoils::{Spoils, setup};
use std::sync::Arc;

/// Games of each pairing.
const GAMES: u64 = 60;
/// No game has more decisions than this.
const DECISIONS: u32 = 50_000;
/// Nobody loses by an empty deck [102.1a], so two tables without a threat would
/// go on for ever and are broken off: at most one game in so many.
const BROKEN: u64 = 20;

#[expect(clippy::print_stderr, reason = "a report for the person who runs the test")]
fn say(text: &str) {
    eprintln!("{text}");
}

/// A deck by name: its faction, and its cards. Some are smaller than the book
/// wants; they are played as they were sold.
struct Precon {
    name: String,
    deck: Deck,
}

fn precons() -> Option<(Arc<Rules>, Vec<Precon>)> {
    let published = published("spoils", module_path!())?;
    let tables = [("published", published.table.as_str())];
    let (rules, (pool, _), _) = Spoils::open(&[], &tables).unwrap_or_else(|f| panic!("{f:?}"));
    let read = |(name, text): (String, String)| {
        let read = parse(&pool, &text);
        assert!(read.faults.is_empty(), "{name}: {:?}", read.faults);
        for e in &read.list.entries {
            let card = pool.card(e.card);
            assert_eq!(card.unplayable, None, "{name}: {}", card.name);
        }
        let faction = read.list.part(Part::Faction).next().expect("a faction").card;
        Precon { name, deck: Deck { faction, cards: read.list.cards(Part::Deck) } }
    };
    let decks: Vec<Precon> = published.decks().into_iter().map(read).collect();
    assert_eq!(decks.len(), 12);
    Some((Arc::new(rules), decks))
}

/// Plays a game at random to its end; how many decisions it took, and whether
/// it was broken off.
fn play(rules: &Arc<Rules>, decks: [&Precon; 2], seed: u64) -> (u32, bool) {
    let mut t: T = setup::start(rules, decks.map(|d| &d.deck), Rng::new(seed));
    let mut chance = Rng::new(!seed);
    let mut options = Vec::new();
    for n in 0..DECISIONS {
        if t.asked().is_none() {
            assert!(t.outcome().is_some(), "{} against {}, seed {seed}: nobody is asked", decks[0].name, decks[1].name);
            return (n, t.outcome() == Some(Outcome::Stopped));
        }
        t.options(&mut options);
        assert!(!options.is_empty(), "{} against {}, seed {seed}: no option", decks[0].name, decks[1].name);
        let pick = chance.below(options.len() as u32) as usize;
        t.answer_with(options[pick], options.len() > 1);
    }
    panic!("{} against {}, seed {seed}: no end after {DECISIONS} decisions", decks[0].name, decks[1].name)
}

/// Every pairing whose first deck is one of these.
fn pairings(first: std::ops::Range<usize>) {
    let Some((rules, decks)) = precons() else { return };
    let (mut games, mut decisions, mut most, mut draws) = (0_u64, 0_u64, 0, 0);
    for a in first {
        for b in a..decks.len() {
            for n in 0..GAMES {
                let pair = if n % 2 == 0 { [&decks[a], &decks[b]] } else { [&decks[b], &decks[a]] };
                let (took, broken) = play(&rules, pair, 1_000_000 * a as u64 + 10_000 * b as u64 + n);
                games += 1;
                decisions += u64::from(took);
                most = most.max(took);
                draws += u64::from(broken);
            }
        }
    }
    say(&format!("{games} games, {decisions} decisions, at most {most} in one, {draws} broken off"));
    assert!(draws * BROKEN < games, "{draws} of {games} games have no end of their own");
}

#[test]
fn every_pairing_of_the_first_two_decks_ends() {
    pairings(0..2);
}

#[test]
fn every_pairing_of_the_next_two_decks_ends() {
    pairings(2..4);
}

#[test]
fn every_pairing_of_the_middle_decks_ends() {
    pairings(4..7);
}

#[test]
fn every_pairing_of_the_last_decks_ends() {
    pairings(7..12);
}
