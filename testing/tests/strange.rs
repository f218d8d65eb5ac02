//! Decks that chance makes: legal, unlike the deck they came from, and their
//! games keep every promise, also with published cards where a machine has them.

use arbiter_cards::published;
use arbiter_catalog::{Library, Source, Start, games, import};
use arbiter_testing::battery::{Battery, Counts};
use arbiter_testing::chance::Chance;
use arbiter_testing::strange;

/// Games of our own cards, and of published ones; more on demand by the soak.
const OURS: u64 = 6;
const PUBLISHED: u64 = 3;
const COUNTS: Counts = Counts { playouts: 1, twins: 20, refusals: 100, one_in: 16, cap: 40_000 };

fn shipped(library: &dyn Library) -> Vec<Source> {
    library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect()
}

fn keep_every_promise(library: &dyn Library, games: u64) {
    for seed in 1..=games {
        let (mut chance, decks) = (Chance::new(seed), shipped(library));
        let mut pick = || strange::deck(library, &decks[chance.below(decks.len())].clone(), &mut chance);
        let how = Start::with(&[pick(), pick()], 0.into());
        let battery = Battery { library, how };
        battery.run(&COUNTS, seed * 1_000).unwrap_or_else(|b| panic!("{b}\n{}", battery.table_of(&b)));
    }
}

#[test]
fn a_strange_deck_is_legal_and_unlike_the_one_it_came_from() {
    for game in games() {
        let library = game.library(&[]).expect("the shipped cards load");
        for (n, from) in shipped(library.as_ref()).iter().enumerate() {
            let [a, b] =
                [n as u64, n as u64 + 100].map(|seed| strange::deck(library.as_ref(), from, &mut Chance::new(seed)));
            assert!(library.check_deck(&a).is_empty(), "{}: {:?}", a.text, library.check_deck(&a));
            assert_ne!(a.text, library.read_deck(from).text, "{}", game.key());
            assert_ne!(a.text, b.text, "{}", game.key());
        }
    }
}

#[test]
fn games_of_strange_decks_keep_every_promise() {
    for game in games() {
        keep_every_promise(game.library(&[]).expect("the shipped cards load").as_ref(), OURS);
    }
}

#[test]
fn games_of_strange_decks_of_published_cards_keep_every_promise() {
    for key in ["evolve", "spoils", "wakfu", "brawl"] {
        let Some(found) = published(key, module_path!()) else { return };
        let file = (format!("{key}.tsv"), found.table.into_bytes());
        let import = import(games(), Some(key), "strange", &[file]).unwrap_or_else(|f| panic!("{f:?}"));
        keep_every_promise(import.library.as_ref(), PUBLISHED);
    }
}
