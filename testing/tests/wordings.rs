//! No text of a published card stands in the project: names and wordings of
//! cards, scenes, pages and tests are our own.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// So many words in a row are nobody's template.
const WORDS: usize = 14;
/// A sentence on so many differently named cards belongs to the game.
const TEMPLATE: usize = 3;
const TABLES: [&str; 4] = ["evolve.tsv", "spoils.tsv", "wakfu.tsv", "brawl.tsv"];
const TEXTS: [&str; 9] = ["toml", "scene", "md", "json", "tsv", "rs", "ts", "svelte", "ftl"];

/// A wording, and the names of the cards that bear it.
type Wordings = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_sentence_of_a_published_card_stands_in_the_project() {
    let Some((texts, sentences)) = published() else {
        // Seen also where the output of tests that pass is kept back.
        let _ =
            writeln!(std::io::stderr(), "NOTHING READ: wordings compared with nothing, the card tables are not there");
        assert!(std::env::var_os("ARBITER_CARDS_REQUIRED").is_none(), "card tables are required and not there");
        return;
    };
    assert!(texts.len() > 1000 && sentences.len() > 1000, "the tables are read");
    let ours = tracked();
    assert!(ours.len() > 500, "the project's files are found");
    let known = by_beginning(&[texts, sentences]);
    let found: Vec<String> = ours.iter().flat_map(|file| wordings_in(file, &known)).collect();
    assert!(found.is_empty(), "say it in other words:\n{}", found.join("\n"));
}

/// Wordings by their first words, so that each place of a file is looked up once.
type Known = HashMap<String, Vec<(String, String)>>;

fn by_beginning(all: &[Wordings]) -> Known {
    let mut known = Known::new();
    for (wording, names) in all.iter().flatten() {
        let begin = wording.split(' ').take(WORDS).collect::<Vec<_>>().join(" ");
        known.entry(begin).or_default().push((format!("{wording} "), format!("{names:?}")));
    }
    known
}

fn wordings_in(file: &str, known: &Known) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let body = format!("{} ", plain(&text));
    let starts: Vec<usize> = std::iter::once(0).chain(body.match_indices(' ').map(|(at, _)| at + 1)).collect();
    let mut found = Vec::new();
    for window in starts.windows(WORDS + 1) {
        let begin = &body[window[0]..window[WORDS] - 1];
        for (wording, names) in known.get(begin).into_iter().flatten() {
            if body[window[0]..].starts_with(wording.as_str()) {
                found.push(format!("{file}: a wording of {names}: {wording}"));
            }
        }
    }
    found
}

#[test]
fn wordings_are_compared_without_marks_and_capitals() {
    assert_eq!(plain("COST: Pay 2.\n||  [O][O]: \u{ab}Go\u{bb}"), "cost pay 2 o o go");
    assert_eq!(sentences("Ward. Draw a card! || Pay 1. | End"), ["Ward.", "Draw a card!", "Pay 1.", "End"]);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whole texts, and sentences that few cards share, of the tables that lie
/// outside of the repository.
fn published() -> Option<(Wordings, Wordings)> {
    let folder = match std::env::var_os("ARBITER_CARDS") {
        Some(folder) => PathBuf::from(folder),
        None => root().join("../shared/cards"),
    };
    let (mut whole, mut parts) = (Wordings::new(), Wordings::new());
    for table in TABLES {
        let table = std::fs::read_to_string(folder.join(table)).ok()?;
        let mut rows = table.lines().map(|row| row.split('\t').collect::<Vec<_>>());
        let head = rows.next().unwrap_or_default();
        let name = head.iter().position(|h| *h == "name").expect("cards have names");
        for row in rows {
            // Both faces of a card are one card.
            let card = row.get(name).map_or("", |n| n.trim_end_matches(" Evolved"));
            for (_, text) in head.iter().zip(&row).filter(|(h, _)| h.contains("text")) {
                note(&mut whole, text, card);
                sentences(text).into_iter().for_each(|s| note(&mut parts, s, card));
            }
        }
    }
    parts.retain(|_, names| names.len() < TEMPLATE);
    Some((whole, parts))
}

fn note(all: &mut Wordings, text: &str, card: &str) {
    let text = plain(text);
    if text.split(' ').count() >= WORDS {
        all.entry(text).or_default().insert(card.to_owned());
    }
}

/// A text at its bars, its rulers and behind its full stops.
fn sentences(text: &str) -> Vec<&str> {
    let parts = text.split("|").flat_map(|p| p.split("----")).flat_map(|p| p.split_inclusive(". "));
    parts.flat_map(|p| p.split_inclusive("! ")).map(str::trim).filter(|s| !s.is_empty()).collect()
}

fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Every text of the project but its program: a reader of cards must know the
/// patterns of their sentences.
fn tracked() -> Vec<String> {
    let git = Command::new("git").arg("ls-files").current_dir(root()).output().expect("git lists the files");
    assert!(git.status.success(), "git lists the files");
    let all = String::from_utf8(git.stdout).expect("names of files are text");
    let ours = |f: &&str| TEXTS.contains(&f.rsplit('.').next().unwrap_or_default());
    let built = |f: &str| f.starts_with("web/dist/") || f.ends_with("-lock.json");
    let program = |f: &str| f.contains("src/") && f.ends_with(".rs") && !f.contains("tests");
    all.lines().filter(ours).filter(|f| !built(f) && !program(f)).map(str::to_owned).collect()
}
