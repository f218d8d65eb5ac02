use super::{LONGEST, SearchFault, folded, search};
use crate::{Both, CardInfo};

fn card(name: &str, french: &str, kind: &'static str, numbers: [i32; 3], text: &str) -> CardInfo {
    let both = |s: &str| Both { en: s.to_owned(), fr: s.to_owned() };
    CardInfo {
        name: name.to_owned(),
        title: Both { en: name.to_owned(), fr: french.to_owned() },
        slug: name.to_lowercase(),
        kind,
        class: if name.starts_with('R') { "runecraft" } else { "neutral" },
        traits: vec![Both { en: "Beast".to_owned(), fr: "Bête".to_owned() }],
        numbers: vec![("cost", numbers[0]), ("attack", numbers[1]), ("defense", numbers[2])],
        keywords: if text.contains("Ward") { vec!["ward"] } else { Vec::new() },
        text: Both { en: vec![text.to_owned()], fr: vec![both(text).fr.replace("Draw", "Piochez")] },
        part: if name == "Imp" { "" } else { "main" },
        copies: 3,
        set: "First".to_owned(),
        pack: "Mine".to_owned(),
    }
}

fn cards() -> Vec<CardInfo> {
    vec![
        card("Royal Fox", "Renard Royal", "follower", [2, 2, 1], "Ward."),
        card("Rust Knight", "Chevalier de l’Épée", "follower", [4, 3, 5], "Draw a card."),
        card("Old Fox", "Vieux Renard", "spell", [1, 0, 0], "Draw 2 cards."),
        card("Imp", "Diablotin", "follower", [1, 1, 1], ""),
        CardInfo { part: "evolve", ..card("Royal Fox", "Renard Royal", "follower", [0, 9, 9], "") },
    ]
}

fn found(query: &str) -> String {
    search(&cards(), query).unwrap_or_else(|f| panic!("{query}: {f}")).join(", ")
}

#[test]
fn accents_and_capitals_do_not_count() {
    assert_eq!(folded("Éclaireuse d’Œuvre À\u{301}"), "eclaireuse d'oeuvre a");
}

#[test]
fn every_part_of_the_language_finds_what_it_says() {
    for (query, cards) in [
        ("", "Royal Fox, Rust Knight, Old Fox, Imp"),
        ("fox", "Royal Fox, Old Fox"),
        ("renard", "Royal Fox, Old Fox"),
        ("\"royal f\"", "Royal Fox"),
        ("n:OLD", "Old Fox"),
        ("\"l'epee\"", "Rust Knight"),
        ("t:follower", "Royal Fox, Rust Knight, Imp"),
        ("type:spell", "Old Fox"),
        ("t:token", "Imp"),
        ("t:evolved", "Royal Fox"),
        ("t:bete -t:token t:spell", "Old Fox"),
        ("c:rune", "Royal Fox, Rust Knight"),
        ("k:ward", "Royal Fox"),
        ("o:draw", "Rust Knight, Old Fox"),
        ("o:\"piochez a\"", "Rust Knight"),
        ("cost<=1 t:follower p:main", ""),
        ("cost<2", "Old Fox, Imp, Royal Fox"),
        ("m=4", "Rust Knight"),
        ("cost:4", "Rust Knight"),
        ("a>=2 d>1", "Rust Knight, Royal Fox"),
        ("a>=2 d>1 p:main", "Rust Knight"),
        ("attack!=0 p:main", "Royal Fox, Rust Knight"),
        ("-fox", "Rust Knight, Imp"),
        ("-(fox or imp)", "Rust Knight"),
        ("imp or knight", "Rust Knight, Imp"),
        ("fox o:draw or imp", "Old Fox, Imp"),
        ("fox (o:draw or k:ward)", "Royal Fox, Old Fox"),
        ("((fox))", "Royal Fox, Old Fox"),
        ("s:first k:ward", "Royal Fox"),
        ("oracle", ""),
    ] {
        assert_eq!(found(query), cards, "{query}");
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_its_column() {
    let refused = |query: &str| -> SearchFault { search(&cards(), query).expect_err(query) };
    for (query, column, key) in [
        ("fox )", 5, "search-bracket"),
        ("(fox", 1, "search-open"),
        ("fox or", 7, "search-or"),
        ("or fox", 7, "search-or"),
        ("fox -", 5, "search-minus"),
        ("--fox", 1, "search-minus"),
        ("cost<=many", 7, "search-number"),
        ("cost<=", 7, "search-word"),
        ("fox c>rune", 5, "search-compare"),
        ("a=>2", 1, "search-sign"),
        ("fox \"old", 5, "search-quote"),
        ("o:\"\"", 3, "search-word"),
        ("fox z:1", 5, "search-unknown"),
        (&"(".repeat(40), 17, "search-deep"),
        (&"x".repeat(LONGEST + 1), LONGEST + 1, "search-long"),
    ] {
        let fault = refused(query);
        assert_eq!((fault.column, fault.said.key), (column, key), "{query}: {fault}");
        assert!(fault.why.starts_with(&format!("Column {column}: ")) && fault.why.ends_with('.'), "{fault}");
    }
    assert!(refused("z:1").why.contains("k (keyword)"), "it says what is allowed");
}

#[test]
fn no_query_makes_it_panic() {
    let letters = ['(', ')', '-', '"', ':', '<', '=', 'o', 'r', ' ', 'a', 'é', '3'];
    let mut state = 1_u64;
    for _ in 0..20_000 {
        let length = crate::bench::below(&mut state, 14);
        let query: String = (0..length).map(|_| letters[crate::bench::below(&mut state, letters.len())]).collect();
        let _ = search(&cards(), &query);
    }
}
