//! What the engine says can be said in every language, and every clause it
//! cites is in the ledger.

use crate::help;

use arbiter_brawl::recruit::Mode;
use arbiter_brawl::show::{card_marks, view};
use arbiter_brawl::{MARKS, ask, names};
use arbiter_kernel::{Arg, Message, Rng, Viewer};
use help::{drafted, rules};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Each key of a language with the arguments that its sentence uses.
fn sentences(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = read(&here("../../locales").join(lang).join("brawl.ftl"));
    // A sentence may go on in lines that are set in.
    let text = text.replace("\n ", " ");
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let entry = |line: &str| {
        let (key, said) = line.split_once(" = ")?;
        let args = said.split('$').skip(1).map(|a| a.split([' ', '}']).next().unwrap_or_default().to_owned());
        Some((key.to_owned(), args.collect()))
    };
    lines.filter_map(entry).collect()
}

/// Notes a message and all that it is made of.
fn note(m: &Message, used: &mut BTreeMap<String, BTreeSet<String>>) {
    let args = used.entry(m.key.to_owned()).or_default();
    args.extend(m.args.iter().map(|a| a.0.to_owned()));
    for (_, arg) in &m.args {
        if let Arg::Key(key) = arg {
            used.entry((*key).to_owned()).or_default();
        }
    }
}

#[test]
fn every_key_has_a_sentence_in_every_language_and_every_sentence_is_said() {
    let (en, fr) = (sentences("en"), sentences("fr"));
    assert_eq!(en, fr, "both languages have the same keys with the same arguments");
    let rules = rules();
    let mut used = BTreeMap::new();
    let modes = [Mode::Free { duplicates: true }, Mode::Friendly, Mode::Competitive];
    // Nobody gives up in random games and none is so long; experienced champions are rare there.
    let rare = ["log-concedes", "log-stopped", "ask-champion", "ask-pay", "log-force-next-by"];
    let spoken = |k: &&String| ["ask-", "opt-", "log-"].iter().any(|s| k.starts_with(s)) && !rare.contains(&k.as_str());
    for seed in 0..1000_u64 {
        if seed > 90 && en.keys().filter(spoken).all(|k| used.contains_key(k)) {
            break;
        }
        let seats = if seed % 2 == 0 { 2 } else { 4 };
        let mut t = drafted(&rules, seats, modes[seed as usize % 3], seed);
        t.listen();
        let mut rng = Rng::new(seed);
        let mut options = Vec::new();
        while t.asked().is_some() {
            t.options(&mut options);
            used.entry(ask::question(&t).key.to_owned()).or_default();
            names::options(&t, &options).iter().for_each(|c| note(&c.label, &mut used));
            let pick = rng.below(options.len() as u32) as usize;
            t.answer_with(options[pick], true);
            for entry in t.story() {
                assert!(entry.clause.is_empty() || MARKS.contains(&entry.clause), "{}", entry.clause);
                note(&entry.said, &mut used);
                entry.veiled.iter().for_each(|m| note(m, &mut used));
            }
        }
        let seen = view(&t, Viewer::Judge);
        for zone in seen.shared.iter().chain(seen.seats.iter().flat_map(|s| &s.zones)) {
            used.entry(format!("zone-{}", zone.key)).or_default();
        }
    }
    for (key, args) in &used {
        let said = en.get(key).unwrap_or_else(|| panic!("no sentence for {key}"));
        assert!(key.starts_with("zone-") || said.is_subset(args), "{key}: {said:?} of {args:?}");
    }
    for key in en.keys().filter(spoken) {
        assert!(used.contains_key(key), "nobody says {key}");
    }
    // Some marks are those of every game.
    let shared = read(&here("../../locales/en/catalog.ftl"));
    let said = |m: &&str| en.contains_key(&format!("mark-{m}")) || shared.contains(&format!("\nmark-{m} = "));
    assert!(card_marks().iter().all(said));
}

#[test]
fn french_spaces_do_not_break() {
    let text = read(&here("../../locales/fr/brawl.ftl"));
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        for mark in [" :", " ;", " !", " ?"] {
            assert!(!line.contains(mark), "a breaking space before{mark} in: {line}");
        }
    }
}

#[test]
fn every_clause_is_in_the_ledger() {
    let ledger = read(&here("../../rules/brawl.tsv"));
    let known: BTreeSet<&str> = ledger.lines().filter_map(|l| l.split('\t').next()).collect();
    assert!(MARKS.len() > 150, "{}", MARKS.len());
    for clause in MARKS {
        assert!(known.contains(clause), "no clause {clause}");
    }
}
