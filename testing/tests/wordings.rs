//! No text of a published card stands in the project: names and wordings of
//! cards, scenes, pages and tests are our own.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// So many words in a row are nobody's template.
const WORDS: usize = 14;
/// A whole text of fewer words is what every such card has to say.
const SHORT: usize = 6;
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
    let long = |all: &Wordings| all.iter().filter(|w| w.0.split(' ').count() >= WORDS).map(owned).collect::<Wordings>();
    let rare = sentences.iter().filter(|w| w.1.len() < TEMPLATE).map(owned).collect();
    let known = by_beginning(&[long(&texts), long(&rare)]);
    let mut found: Vec<String> = ours.iter().flat_map(|file| wordings_in(file, &known)).collect();
    let cards: Vec<(String, String, String)> = ours.iter().flat_map(|file| cards_in(file)).collect();
    assert!(cards.len() > 1000, "cards are found: {}", cards.len());
    for (file, name, text) in &cards {
        if let Some(of) = texts.get(&plain(text)).filter(|_| !belongs_to_the_game(text, &sentences)) {
            found.push(format!("{file}: `{name}` says all that {of:?} says: {text}"));
        }
    }
    assert!(found.is_empty(), "say it in other words:\n{}", found.join("\n"));
}

fn owned((wording, names): (&String, &BTreeSet<String>)) -> (String, BTreeSet<String>) {
    (wording.clone(), names.clone())
}

/// Whether a whole text is nobody's: it is very short, or each of its sentences
/// stands on several differently named cards, or is one that the rules print.
fn belongs_to_the_game(text: &str, sentences: &Wordings) -> bool {
    let by_rule = |s: &str| s.starts_with("evolve cost") && s.ends_with("evolve this follower");
    let many = |s: &str| sentences.get(s).is_some_and(|names| names.len() >= TEMPLATE);
    let short = plain(text).split(' ').count() < SHORT;
    short || self::sentences(&text.replace('\n', " ")).iter().all(|s| by_rule(&plain(s)) || many(&plain(s)))
}

/// Every card that a file brings: file, name, text. Card files are lists of
/// them; scenes have them between `cards:` and `end`.
fn cards_in(file: &str) -> Vec<(String, String, String)> {
    let text = std::fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let mut lists = Vec::new();
    if file.ends_with(".toml") && file.contains("/cards/") {
        lists.push(text.clone());
    }
    for block in text.split("\ncards:\n").skip(1) {
        lists.push(block.split("\nend\n").next().unwrap_or_default().to_owned() + "\n");
    }
    let mut found = Vec::new();
    for list in lists {
        let Ok(list) = list.parse::<toml::Table>() else { continue };
        for card in list.values().filter_map(toml::Value::as_array).flatten().filter_map(toml::Value::as_table) {
            faces(file, card, &mut found);
        }
    }
    found
}

/// The texts of a card and of what lies inside of it.
fn faces(file: &str, card: &toml::Table, found: &mut Vec<(String, String, String)>) {
    let name = card.get("name").and_then(toml::Value::as_str).unwrap_or_default();
    for (key, value) in card {
        match value {
            toml::Value::String(text) if key.contains("text") => {
                found.push((file.to_owned(), name.to_owned(), text.clone()));
            }
            toml::Value::Table(face) => faces(file, face, found),
            _ => (),
        }
    }
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
    let many = |s: &str| (s.to_owned(), ["a", "b", "c"].map(str::to_owned).into());
    let known = Wordings::from([many("select an enemy follower on the field"), many("deal it 2 damage")]);
    let templates = "Select an enemy follower on the field.\nDeal it 2 damage.";
    assert!(belongs_to_the_game(templates, &known));
    assert!(belongs_to_the_game("Draw three cards.", &known), "nobody can say it in other words");
    assert!(belongs_to_the_game("[evolve] [cost01]: Evolve this follower. Deal it 2 damage.", &known));
    assert!(!belongs_to_the_game(&format!("{templates} Your leader weeps."), &known));
    assert_eq!(sentences("Ward. Draw a card! || Pay 1. | End"), ["Ward.", "Draw a card!", "Pay 1.", "End"]);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whole texts, and sentences with the cards that share them, of the tables that lie
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
    Some((whole, parts))
}

fn note(all: &mut Wordings, text: &str, card: &str) {
    let text = plain(text);
    if !text.is_empty() {
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
