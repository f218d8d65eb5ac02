//! What the engine says can be said in every language, and every clause it
//! cites is in the ledger.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const KINDS: [&str; 10] = ["log-", "why-", "deck-", "class-", "until-", "ban-", "head-", "sign-", "mark-", "counter-"];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// All string literals of the game: a reason stands where it is given.
fn literals() -> BTreeSet<String> {
    fn gather(folder: &Path, out: &mut BTreeSet<String>) {
        for file in std::fs::read_dir(folder).expect("the source is there").map(|f| f.expect("a file").path()) {
            if file.is_dir() {
                gather(&file, out);
                continue;
            }
            for line in read(&file).lines().filter(|l| !l.trim_start().starts_with("//")) {
                out.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
    let mut out = BTreeSet::new();
    gather(&here("src"), &mut out);
    out
}

/// Each key of a language with the arguments its sentence uses.
fn sentences(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = read(&here("../../locales").join(lang).join("evolve.ftl"));
    let mut out: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
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

#[test]
fn every_key_has_a_sentence_in_every_language() {
    let (en, fr) = (sentences("en"), sentences("fr"));
    let keys: Vec<String> = literals().into_iter().filter(|l| KINDS.iter().any(|k| l.starts_with(k))).collect();
    assert!(keys.len() > 150, "only {} keys were found", keys.len());
    for key in &keys {
        assert!(en.contains_key(key), "no English for {key}");
        assert!(fr.contains_key(key), "no French for {key}");
    }
    // What is wrong with any list of cards, a game may say in words of its own.
    let shared = read(&here("../../decklist/src/misread.rs"));
    for key in en.keys().filter(|k| ["log-", "why-", "deck-"].iter().any(|s| k.starts_with(s))) {
        assert!(keys.contains(key) || shared.contains(&format!("\"{key}\"")), "nobody says {key}");
    }
}

#[test]
fn both_languages_use_the_same_arguments() {
    let (en, fr) = (sentences("en"), sentences("fr"));
    // A text that comes in every language is given once for each: a sentence takes the one of its own.
    let own = |args: &BTreeSet<String>, language: &str| -> BTreeSet<String> {
        args.iter().map(|a| if a == language { "in this language".to_owned() } else { a.clone() }).collect()
    };
    for (key, args) in &en {
        assert_eq!(Some(own(args, "english")), fr.get(key).map(|a| own(a, "french")), "{key}");
    }
    let spoken = literals();
    for arg in
        en.iter().filter(|(k, _)| ["log-", "why-", "deck-"].iter().any(|s| k.starts_with(s))).flat_map(|(_, a)| a)
    {
        assert!(spoken.contains(arg), "nobody gives ${arg}");
    }
}

#[test]
fn french_spaces_do_not_break() {
    let text = read(&here("../../locales/fr/evolve.ftl"));
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        for mark in [" :", " ;", " !", " ?"] {
            assert!(!line.contains(mark), "a breaking space before{mark} in: {line}");
        }
    }
}

#[test]
fn every_clause_is_in_the_ledger() {
    let ledger = read(&here("../../rules/evolve.tsv"));
    let known: BTreeSet<&str> = ledger.lines().filter_map(|l| l.split('\t').next()).collect();
    let clause = |l: &&String| l.starts_with(|c: char| c.is_ascii_digit()) && l.contains('.') && !l.contains(".toml");
    let cited: Vec<String> = literals().iter().filter(clause).cloned().collect();
    assert!(cited.len() > 60, "only {} clauses were found", cited.len());
    for c in cited {
        assert!(known.contains(c.as_str()), "no clause {c}");
    }
}
