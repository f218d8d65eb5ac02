//! The published starter decks, read from outside the repository when they are
//! there: every card is read and obeyed, and every pairing plays whole games.

use arbiter_cards::published;
use arbiter_kernel::Rng;
use arbiter_wakfu::deck::{Format, legal};
use arbiter_wakfu::rules::Rules;
use arbiter_wakfu::setup::{self, Deck};
use arbiter_wakfu::table;
use arbiter_wakfu::timing::Choice;
use std::sync::{Arc, LazyLock};

/// Games of each pairing; `ARBITER_PACK_GAMES=100` plays more of them.
fn games() -> u64 {
    std::env::var("ARBITER_PACK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40)
}

/// No game has more decisions than this.
const DECISIONS: u32 = 60_000;

type Decks = (Arc<Rules>, Vec<(String, Deck)>);

static DECKS: LazyLock<Option<Decks>> = LazyLock::new(decks);

fn decks() -> Option<Decks> {
    let published = published("wakfu", module_path!())?;
    let lists = published.decks();
    let listed: String = lists.iter().map(|l| format!("{}\n", l.1.to_lowercase())).collect();
    let wanted = |name: &str| {
        let name = name.to_lowercase();
        listed.lines().any(|l| l.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').trim() == name)
    };
    let cards = table::read(&published.table, "incarnam", wanted).unwrap_or_else(|e| panic!("{}", e.join("\n")));
    let rules = Rules::new(cards).unwrap_or_else(|e| panic!("{e:?}"));
    let read = |(name, text): (String, String)| {
        let deck = legal(&rules, &text, Format::Constructed).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        (name, deck)
    };
    let decks: Vec<_> = lists.into_iter().map(read).collect();
    assert_eq!(decks.len(), 4);
    Some((Arc::new(rules), decks))
}

/// Does not end the turn at once, and seldom lets things be.
fn pick(options: &[Choice], rng: &mut Rng) -> usize {
    let n = rng.below(options.len() as u32) as usize;
    let idle = |c: &Choice| matches!(c, Choice::Pass | Choice::EndTurn | Choice::Quiet | Choice::Stop);
    if idle(&options[n]) && rng.below(3) > 0 { rng.below(options.len() as u32) as usize } else { n }
}

/// Plays a game at random to its end; how many decisions it took.
fn play(rules: &Arc<Rules>, pair: [&(String, Deck); 2], seed: u64) -> u32 {
    let mut t = setup::start(rules, &pair.map(|d| d.1.clone()), None, Rng::new(seed));
    let mut rng = Rng::new(!seed);
    let mut options = Vec::new();
    for n in 0..DECISIONS {
        if t.asked().is_none() {
            assert!(t.outcome().is_some(), "{} against {}, seed {seed}: nobody is asked", pair[0].0, pair[1].0);
            return n;
        }
        t.options(&mut options);
        assert!(!options.is_empty(), "{} against {}, seed {seed}: no option", pair[0].0, pair[1].0);
        let n = pick(&options, &mut rng);
        t.answer_with(options[n], options.len() > 1);
    }
    panic!("{} against {}, seed {seed}: no end after {DECISIONS} decisions", pair[0].0, pair[1].0)
}

/// Games of these two decks, each of them as the first player in turn.
fn pairing(a: usize, b: usize) {
    let Some((rules, decks)) = DECKS.as_ref() else { return };
    for n in 0..games() {
        let pair = if n % 2 == 0 { [&decks[a], &decks[b]] } else { [&decks[b], &decks[a]] };
        play(rules, pair, 1_000_000 * a as u64 + 10_000 * b as u64 + n);
    }
}

#[test]
fn every_pairing_of_the_first_deck_ends() {
    (0..4).for_each(|b| pairing(0, b));
}

#[test]
fn the_second_deck_ends_against_itself() {
    pairing(1, 1);
}

#[test]
fn the_second_deck_ends_against_the_third() {
    pairing(1, 2);
}

#[test]
fn the_second_deck_ends_against_the_last() {
    pairing(1, 3);
}

#[test]
fn every_pairing_of_the_last_decks_ends() {
    pairing(2, 2);
    pairing(2, 3);
    pairing(3, 3);
}
