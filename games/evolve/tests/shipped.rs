//! The cards and decks that come with the game, and what is said of them in
//! `docs/cards-evolve.md`.

use arbiter_cards::{check, load};
use arbiter_evolve::card::Card;
use arbiter_evolve::deck::legal;
use arbiter_evolve::render::{english, french, normal_for};
use arbiter_evolve::rules::Rules;
use arbiter_evolve::shipped::{CARDS, DECKS};
use arbiter_evolve::words::{Ability, Amount, Line, Verb};
use std::collections::{BTreeMap, BTreeSet};

const LIST: &str = include_str!("../../../docs/cards-evolve.md");
const WORDS: [&str; 6] = [
    include_str!("../src/words.rs"),
    include_str!("../src/words/cond.rs"),
    include_str!("../src/words/filter.rs"),
    include_str!("../src/words/give.rs"),
    include_str!("../src/words/verb.rs"),
    include_str!("../src/words/would.rs"),
];

fn cards() -> Vec<Card> {
    load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards
}

fn face(card: &Card) -> String {
    if card.evolved { format!("{} (evolved)", card.name) } else { card.name.clone() }
}

#[test]
fn every_card_compiles_and_comes_back() {
    let cards = cards();
    assert!(cards.len() > 150, "{}", cards.len());
    let mut wrong = Vec::new();
    for card in &cards {
        let back = english(&card.abilities, card.kind).join(" ");
        if card.unplayable.is_some() || !normal_for(&card.name).same(&card.wording, &back) {
            wrong.push(format!("{} {:?}\n{}\n{back}", face(card), card.unplayable, card.wording));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_card_speaks_french() {
    let english = "the your on and follower followers draw this each it its of with to from into field hand card \
        cards token spell amulet leader damage deal give put select when whenever while enemy turn up or an in is are";
    let english: BTreeSet<&str> = english.split_whitespace().collect();
    let mut wrong = Vec::new();
    for card in cards() {
        assert!(card.name_fr.is_some() || card.evolved, "{} has no French name", card.name);
        let texts = french(&card.abilities, card.kind);
        assert_eq!(texts.is_empty(), card.abilities.is_empty(), "{}", face(&card));
        for text in texts {
            assert!(!text.trim().is_empty(), "{}", face(&card));
            let low = unquoted(&text).to_lowercase();
            let words = low.split(|c: char| !c.is_alphabetic());
            // `on` is French too, but no card says it.
            let left: Vec<&str> = words.filter(|w| english.contains(w) && *w != "leader").collect();
            if !left.is_empty() {
                wrong.push(format!("{}: {left:?} in {text}", face(&card)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A text without names, which are quoted as they are.
fn unquoted(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0_i32;
    for c in text.chars() {
        match c {
            '«' => depth += 1,
            '»' => depth -= 1,
            '[' => depth += 1,
            ']' => depth -= 1,
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

#[test]
fn every_deck_may_be_played() {
    let rules = Rules::new(cards());
    for (name, text) in DECKS {
        let deck = legal(&rules, text).unwrap_or_else(|f| panic!("{name}: {f:?}"));
        assert!(deck.main.len() >= 40, "{name}");
    }
}

/// A token that a text names must be there, or the text would do nothing.
#[test]
fn every_token_of_a_text_exists() {
    let cards = cards();
    let mut named = BTreeSet::new();
    for card in &cards {
        card.abilities.iter().for_each(|a| tokens(a, &mut named));
    }
    assert!(named.len() > 10);
    for name in named {
        assert!(cards.iter().any(|c| c.token && c.name == name), "there is no token `{name}`");
    }
}

fn tokens(ability: &Ability, out: &mut BTreeSet<String>) {
    let lines: &[Line] = match ability {
        Ability::Activated(a) => &a.lines,
        Ability::Automatic(a) => &a.lines,
        Ability::Spell(lines) => lines,
        _ => &[],
    };
    lines.iter().for_each(|l| of_line(l, out));
}

fn of_line(line: &Line, out: &mut BTreeSet<String>) {
    match line {
        Line::Do(v) | Line::May(v) | Line::IfYouDo(v) => v.iter().for_each(|v| of_verb(v, out)),
        Line::If { then, .. } | Line::Later { then, .. } => then.iter().for_each(|v| of_verb(v, out)),
        Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => {
            then.iter().for_each(|l| of_line(l, out));
        }
        Line::Choose { options, .. } => options.iter().flatten().for_each(|l| of_line(l, out)),
    }
}

fn of_verb(verb: &Verb, out: &mut BTreeSet<String>) {
    match verb {
        Verb::Tokens { names, count, .. } => {
            assert_ne!(*count, Amount::N(0));
            out.extend(names.iter().map(|n| n.name.clone()));
        }
        Verb::Transform { into, .. } => {
            out.insert(into.name.clone());
        }
        Verb::Give(give) => give.gift.abilities.iter().for_each(|a| tokens(a, out)),
        Verb::When(_, verb) => of_verb(verb, out),
        _ => {}
    }
}

/// Enums of the card language with their variants, read from the source.
fn variants() -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in WORDS {
        let mut current = None;
        for line in source.lines() {
            if let Some(rest) = line.strip_prefix("pub enum ") {
                current = Some(rest.trim_end_matches(" {").to_owned());
            } else if line == "}" {
                current = None;
            }
            let Some(name) = &current else { continue };
            let body = line.strip_prefix("    ").unwrap_or_default();
            if body.starts_with(|c: char| c.is_ascii_uppercase()) {
                let variant: String = body.chars().take_while(|c| c.is_alphanumeric()).collect();
                all.entry(name.clone()).or_default().push(variant);
            }
        }
    }
    all
}

struct Row {
    section: String,
    word: String,
    card: String,
    wording: String,
}

fn rows() -> Vec<Row> {
    let mut section = String::new();
    let mut rows = Vec::new();
    for line in LIST.lines() {
        if let Some(name) = line.strip_prefix("### ") {
            section = name.to_owned();
        } else if line.starts_with("## ") {
            section.clear();
        }
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [word, card, wording] = cells.as_slice() else { continue };
        if line.starts_with('|') && !section.is_empty() && *word != "word" {
            let own = |s: &&str| (*s).to_owned();
            rows.push(Row { section: section.clone(), word: own(word), card: own(card), wording: own(wording) });
        }
    }
    rows
}

/// What the words of a card look like when they are written out.
fn debug(abilities: &[Ability]) -> String {
    format!("{abilities:?}")
}

/// What must stand in the words of a card that shows a filter.
fn filter_word(word: &str) -> &str {
    match word {
        "trait or trait" => "\", \"",
        "class" => "class: Some(",
        "token" => "token: Some(true)",
        "nontoken" => "token: Some(false)",
        "evolved" => "evolved: Some(true)",
        "unevolved" => "evolved: Some(false)",
        "name" => "name: Some(NameTest",
        "name, contains" => "contains: true",
        "name, not" => "not: true",
        "cost" => "cost: Some(Bound",
        "attack" => "attack: Some(Bound",
        "defense" => "defense: Some(Bound",
        "reserved" => "posture: Some(Reserved)",
        "engaged" => "posture: Some(Engaged)",
        "keyword" => "keyword: Some(",
        other => panic!("`{other}` is no part of a filter"),
    }
}

#[test]
fn the_list_of_words_tells_the_truth() {
    let cards = cards();
    let flags = [
        "quick",
        "once_per_turn",
        "only_if",
        "instead",
        "each_this_turn",
        "optional",
        "ability_only",
        "random",
        "divided",
        "facedown",
        "rest_to_ex",
        "also",
        "excluding_this",
    ];
    let rows = rows();
    assert!(rows.len() > 200, "{}", rows.len());
    for row in &rows {
        let faces: Vec<&Card> = cards.iter().filter(|c| c.name == row.card).collect();
        assert!(!faces.is_empty(), "{}: there is no card `{}`", row.word, row.card);
        let low = |s: &str| s.to_lowercase();
        let says = |c: &&&Card| low(&c.wording).contains(&low(&row.wording));
        let speaker = faces.iter().find(says).unwrap_or_else(|| panic!("{} does not say `{}`", row.card, row.wording));
        let said = debug(&speaker.abilities);
        if row.section == "Filter" {
            assert!(said.contains(filter_word(&row.word)), "{}: {} says {said}", row.word, row.card);
            continue;
        }
        let mut parts = row.word.split(", ");
        let variant: String = parts.next().unwrap_or_default().chars().take_while(|c| c.is_alphanumeric()).collect();
        let spoken: BTreeSet<&str> = said.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        assert!(spoken.contains(variant.as_str()), "{} {}: {} says {said}", row.section, row.word, row.card);
        for flag in parts.filter(|p| flags.contains(p)) {
            let set = said.contains(&format!("{flag}: true")) || said.contains(&format!("{flag}: Some("));
            assert!(set, "{} {}: {} says {said}", row.section, row.word, row.card);
        }
    }
}

/// Every variant of the card language stands in the list and in some card, or
/// the list says that it does not.
#[test]
fn every_word_is_in_the_list_and_on_a_card() {
    let rows = rows();
    let unsaid = LIST.split("## Not shown").nth(1).expect("the list ends with what is not shown");
    let said = cards().iter().map(|c| debug(&c.abilities)).collect::<String>();
    let spoken: BTreeSet<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
    let all = variants();
    assert!(all.len() > 20, "{:?}", all.keys());
    // These name facts of cards and places; which of them a card names is no word.
    for (name, variants) in all.iter().filter(|(n, _)| !["Class", "Zone"].contains(&n.as_str())) {
        let listed: Vec<&Row> = rows.iter().filter(|r| r.section.split(" and ").any(|s| s == name)).collect();
        for variant in variants {
            if unsaid.contains(&format!("`{name}::{variant}`")) {
                continue;
            }
            assert!(spoken.contains(variant.as_str()), "no card says {name}::{variant}");
            let shown = listed.iter().any(|r| {
                r.word.starts_with(variant.as_str())
                    && !r.word[variant.len()..].starts_with(|c: char| c.is_alphanumeric())
            });
            // Small types have no section of their own: other words carry them.
            assert!(listed.is_empty() || name == "Amount" || shown, "{name}::{variant} is not in the list");
        }
    }
}

/// Every word has a scene that shows what it does.
#[test]
fn every_word_has_a_scene() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes");
    let section = LIST.split("## Which scene shows which word").nth(1).expect("there is such a section");
    let section = section.split("## Not shown").next().unwrap_or_default();
    let lines: BTreeMap<&str, &str> =
        section.lines().filter_map(|l| l.strip_prefix("- ")).filter_map(|l| l.split_once(": ")).collect();
    assert!(lines.len() > 10, "{:?}", lines.keys());
    let all = variants();
    for (name, items) in lines {
        for scene in items.split("; ").flat_map(|i| i.rsplit("` ").next().unwrap_or_default().split(", ")) {
            let file = folder.join(format!("word-{}.scene", scene.trim_end_matches('.')));
            assert!(file.exists(), "{name}: there is no {}", file.display());
        }
        for variant in all.get(name).unwrap_or_else(|| panic!("{name} is no part of the language")) {
            let hidden = ["DeckCopies", "Picked", "LeaderOf"].contains(&variant.as_str());
            assert!(hidden || items.contains(&format!("`{variant}`")), "{name}::{variant} has no scene");
        }
    }
}

#[test]
fn a_shipped_file_can_be_checked_itself() {
    for (name, text) in [CARDS[0], CARDS[1]] {
        for path in [name.to_owned(), format!("games/evolve/cards/{name}"), "mine.toml".to_owned()] {
            assert_eq!(check::<Card>(CARDS, &[(&path, text)]), Vec::new(), "{path}");
        }
    }
    let twice = check::<Card>(CARDS, &[("a.toml", CARDS[1].1), ("b.toml", CARDS[1].1)]);
    assert!(twice[0].reason.contains("already a card named"), "{twice:?}");
    let text = "[[card]]\nname = \"Fairy\"\nclass = \"neutral\"\nkind = \"spell\"\ncost = 1\ntext = \"Draw a fish.\"\n";
    let faults = check::<Card>(CARDS, &[("new.toml", text)]);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].line == 6 && faults[0].reason.contains("fish"), "{faults:?}");
    let mut files = CARDS.to_vec();
    files.push(("scene", text));
    assert!(load::<Card>(&files).is_err(), "a scene may not redefine a shipped card");
}
