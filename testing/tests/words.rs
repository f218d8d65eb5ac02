//! Whatever a game says can be said in every language.

use arbiter_catalog::{CardView, Game, Start, View, Viewer, games};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What a key of the engine begins with.
const KINDS: [&str; 14] = [
    "log-", "why-", "deck-", "opt-", "ask-", "class-", "type-", "until-", "ban-", "head-", "sign-", "mark-",
    "counter-", "number-",
];
/// Sentences that are said or useless.
const SAID: [&str; 5] = ["log-", "why-", "deck-", "opt-", "ask-"];
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// Each key with the arguments its sentence uses.
type Sentences = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn text(lang: &str, file: &str) -> String {
    read(&root().join("locales").join(lang).join(format!("{file}.ftl")))
}

fn sentences(lang: &str, file: &str) -> Sentences {
    let mut out = Sentences::new();
    let mut key = String::new();
    for line in text(lang, file).lines().filter(|l| !l.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key = name.to_owned();
            assert!(out.insert(key.clone(), BTreeSet::new()).is_none(), "{lang}: {key} stands twice");
        }
        let args = line.split('$').skip(1).map(|a| a.split([' ', '}']).next().unwrap_or_default().to_owned());
        if let Some(known) = out.get_mut(&key) {
            known.extend(args);
        }
    }
    out
}

/// What a game may say: its own sentences, then those that all games share.
fn both(lang: &str, game: &dyn Game) -> Sentences {
    let mut all = sentences(lang, "catalog");
    all.extend(sentences(lang, game.key()));
    all
}

/// All string literals of the code of a game.
fn literals(folder: &Path, out: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of code") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            literals(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let code = read(&path);
            let code = code.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            out.extend(code.split('"').map(str::to_owned));
        }
    }
}

fn spoken(game: &dyn Game) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    literals(&root().join("games").join(game.key()).join("src"), &mut out);
    let plain = |l: &String| l.bytes().all(|b| b.is_ascii_lowercase() || b == b'-' || b.is_ascii_digit());
    out.retain(|l| plain(l) && l.len() < 40);
    out
}

#[test]
fn every_key_has_a_sentence_in_every_language() {
    for game in games() {
        let keys = spoken(*game);
        let keys: Vec<&String> =
            keys.iter().filter(|l| KINDS.iter().any(|k| l.starts_with(k) && l.len() > k.len())).collect();
        assert!(keys.len() > 150, "{}: only {} keys were found", game.key(), keys.len());
        for lang in LANGUAGES {
            let known = both(lang, *game);
            for key in &keys {
                assert!(known.contains_key(*key), "{}: no {lang} for {key}", game.key());
            }
        }
        for key in sentences("en", game.key()).keys().filter(|k| SAID.iter().any(|s| k.starts_with(s))) {
            assert!(keys.contains(&key), "{}: nobody says {key}", game.key());
        }
    }
}

#[test]
fn both_languages_use_the_same_arguments() {
    for game in games() {
        let (en, fr) = (sentences("en", game.key()), sentences("fr", game.key()));
        assert_eq!(own(&en, "english"), own(&fr, "french"), "{}", game.key());
        let spoken = spoken(*game);
        let both = en.iter().chain(&fr);
        for arg in both.filter(|(k, _)| SAID.iter().any(|s| k.starts_with(s))).flat_map(|(_, a)| a) {
            assert!(spoken.contains(arg), "{}: nobody gives ${arg}", game.key());
        }
    }
}

/// A text that comes in every language is given once for each: a sentence takes the one of its own.
fn own(all: &Sentences, language: &str) -> Sentences {
    let name = |a: &String| if a == language { "in this language".to_owned() } else { a.clone() };
    all.iter().map(|(key, args)| (key.clone(), args.iter().map(name).collect())).collect()
}

#[test]
fn french_is_set_as_french() {
    for file in games().iter().map(|g| g.key()).chain(["catalog", "cli", "web", "table", "pages", "server"]) {
        for line in text("fr", file).lines().filter(|l| !l.starts_with('#')) {
            for mark in [" :", " ;", " !", " ?", "'"] {
                let outside: String = line.split('`').step_by(2).collect();
                assert!(!outside.contains(mark), "{file}: {mark:?} in: {line}");
            }
        }
    }
}

/// Keys of a view under the names by which they are looked up.
fn shown(view: &View, out: &mut BTreeSet<String>) {
    out.insert(format!("phase-{}", view.phase));
    if view.asked.is_some() {
        out.insert(view.question.to_owned());
    }
    for seat in &view.seats {
        out.extend(seat.numbers.iter().map(|(key, _)| format!("number-{key}")));
    }
    for zone in view.seats.iter().flat_map(|s| &s.zones).chain(&view.shared) {
        out.insert(format!("zone-{}", zone.key));
        zone.cards.iter().for_each(|c| of_card(c, out));
    }
}

fn of_card(card: &CardView, out: &mut BTreeSet<String>) {
    out.extend(card.numbers.iter().map(|(key, _)| format!("number-{key}")));
    out.extend(card.marks.iter().map(|key| format!("mark-{key}")));
    // Counters have the names that texts of cards give them, and are shown by those.
}

#[test]
fn whatever_a_table_and_a_card_show_has_a_word() {
    for game in games() {
        let library = game.library(&[]).expect("the shipped cards load");
        let mut keys = BTreeSet::new();
        for card in library.cards() {
            keys.insert(format!("kind-{}", card.kind));
            keys.insert(format!("class-{}", card.class));
            keys.extend((!card.part.is_empty()).then(|| format!("part-{}", card.part)));
            keys.extend(card.numbers.iter().map(|(key, _)| format!("number-{key}")));
            keys.extend(card.keywords.iter().map(|key| format!("mark-{key}")));
        }
        let decks = library.decks();
        for seed in 0..6_u64 {
            let at = |n: usize| {
                let deck = &decks[n % decks.len()];
                arbiter_catalog::Source { name: deck.key.clone(), text: deck.text.clone() }
            };
            let mut table = library
                .start(&Start::with(&[at(seed as usize), at(seed as usize + 1)], seed.into()))
                .expect("legal decks");
            let mut chance = arbiter_testing::chance::Chance::new(seed);
            for _ in 0..400 {
                shown(&table.view(Viewer::Judge), &mut keys);
                let count = table.count() as u64;
                if table.asked().is_none() {
                    break;
                }
                table.answer((chance.draw() % count) as usize).expect("an option");
            }
        }
        for lang in LANGUAGES {
            let known = both(lang, *game);
            let missing: Vec<&String> = keys.iter().filter(|k| !known.contains_key(*k)).collect();
            assert!(missing.is_empty(), "{}: no {lang} for {missing:?}", game.key());
        }
    }
}
