//! Published starter decks, read from outside the repository when they are
//! there, play whole games against each other.

use arbiter_cards::{Note, published};
use arbiter_desk::House;
use arbiter_evolve::board::{Read, T};
use arbiter_evolve::deck::{Deck, legal};
use arbiter_evolve::rules::Rules;
use arbiter_evolve::timing::Choice;
use arbiter_evolve::{Evolve, setup, show};
use arbiter_kernel::{Rng, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const GAMES: u64 = 200;
const DECISIONS: u32 = 20_000;
const LEADERS: [(&str, &str); 6] = [
    ("Arisa", "forest"),
    ("Erika", "sword"),
    ("Isabelle", "rune"),
    ("Rowen", "dragon"),
    ("Luna", "abyss"),
    ("Eris", "haven"),
];

#[expect(clippy::print_stderr, reason = "a report for the person who runs the test")]
fn say(text: &str) {
    eprintln!("{text}");
}

/// The rules with a pack of the published cards, and the decks by file name.
type Starters = (Arc<Rules>, Vec<(String, Deck)>);

fn starters() -> Option<Starters> {
    let published = published("evolve", module_path!())?;
    // The table has no leaders: their owner writes them down, too.
    let mut leaders = "name\tclass\tcard_type\n".to_owned();
    LEADERS.iter().for_each(|(name, class)| leaders += &format!("{name}\t{class}\tLeader\n"));
    let tables = [("published", published.table.as_str()), ("leaders", leaders.as_str())];
    let (rules, (), rows) = Evolve::open(&[], &tables).unwrap_or_else(|f| panic!("{f:?}"));
    let blank = rows.iter().filter(|r| r.note == Some(Note::Blank)).count();
    let read = rows.iter().filter(|r| r.why.is_none()).count() - blank;
    say(&format!("{} rows, {read} understood", rows.len()));
    let decks = published.decks();
    let legal = |(name, text): &(String, String)| {
        (name.clone(), legal(&rules, text).unwrap_or_else(|f| panic!("{name}: {f:?}")))
    };
    let decks = decks.iter().map(legal).collect();
    Some((Arc::new(rules), decks))
}

fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// How many cards that are no tokens each player owns, over all zones.
fn owned(t: &T) -> [usize; 2] {
    let mut owned = [0; 2];
    for zone in 0..arbiter_evolve::board::ZONES {
        for &slot in t.zones.of(arbiter_kernel::ZoneId(zone)) {
            if !t.face(slot).card.token {
                owned[t.objects.at(slot).owner as usize] += 1;
            }
        }
    }
    owned
}

/// Plays one game; gives the number of its decisions.
fn game(rules: &Arc<Rules>, decks: &[Deck; 2], seed: u64) -> u32 {
    let mut chance = seed;
    let mut t = setup::start(rules, decks.each_ref(), Rng::new(next(&mut chance)));
    let whole = [0, 1].map(|n| decks[n].main.len() + decks[n].evolve.len() + 1);
    let mut options: Vec<Choice> = Vec::new();
    let mut decisions = 0;
    while t.asked().is_some() {
        assert!(decisions < DECISIONS, "the game does not end");
        t.options(&mut options);
        assert!(!options.is_empty(), "a question without an answer");
        let pick = options[(next(&mut chance) % options.len() as u64) as usize];
        t.answer_with(pick, options.len() > 1);
        decisions += 1;
        assert_eq!(owned(&t), whole, "cards were lost or made at decision {decisions}");
        if decisions % 64 == 0 {
            // What players see must be tellable at any moment.
            let _ = show::view(&t, Viewer::Seat(0));
        }
    }
    assert!(t.outcome().is_some());
    decisions
}

#[test]
fn starter_decks_play_each_other() {
    let Some((rules, decks)) = starters() else { return };
    assert_eq!(decks.len(), 6);
    let pairs = decks.len() * decks.len();
    let (upcoming, played, decided) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    #[expect(clippy::disallowed_methods, reason = "each game runs on one thread; which comes first does not matter")]
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let pair = upcoming.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        return;
                    }
                    let (a, b) = (&decks[pair / decks.len()], &decks[pair % decks.len()]);
                    let both = [a.1.clone(), b.1.clone()];
                    for n in 0..GAMES {
                        let seed = (pair as u64) << 32 | n;
                        let done = std::panic::catch_unwind(|| game(&rules, &both, seed));
                        let decisions = done.unwrap_or_else(|_| panic!("seed {seed:#x}: {} against {}", a.0, b.0));
                        played.fetch_add(1, Ordering::Relaxed);
                        decided.fetch_add(decisions as usize, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (played, decided) = (played.into_inner(), decided.into_inner());
    say(&format!("{played} games, {decided} decisions, {} a game", decided / played.max(1)));
    assert_eq!(played as u64, pairs as u64 * GAMES);
}
