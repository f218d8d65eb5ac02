//! How a text is read, in every game: the words of each card are told in both
//! languages, and what is not understood is told with its place.

use arbiter_catalog::{Library, games};

fn libraries() -> impl Iterator<Item = (&'static str, Box<dyn Library>)> {
    games().iter().map(|g| (g.key(), g.library(&[]).expect("the shipped cards load")))
}

/// One text of each game that speaks of a thing and then means it, with what
/// its pronoun means.
const PRONOUNS: &[(&str, &str, &str)] = &[
    ("evolve", "Select an enemy follower on the field. Destroy it.", "Select"),
    ("spoils", "COST: Pick a character.\nEFFECT: Destroy the character.", "Choice"),
];

#[test]
fn every_card_says_how_it_is_read() {
    for (game, library) in libraries() {
        let cards = library.cards();
        let with_text = cards.iter().filter(|c| !c.text.en.is_empty());
        for card in with_text {
            let readings = library.explain(&card.name, None).unwrap_or_else(|f| panic!("{game}: {f}"));
            assert!(!readings.is_empty(), "{game}: {} has a text", card.name);
            for reading in readings {
                assert!(!reading.how.rows().is_empty(), "{game}: {}", card.name);
                let texts: Vec<&str> = reading.how.texts.iter().filter_map(|(_, t)| t.as_deref()).collect();
                assert_eq!(texts.len(), 2, "{game}: {} in both languages", card.name);
                let mut faces = cards.iter().filter(|c| c.name == card.name);
                let shown = faces.any(|c| c.text.en.join("\n").contains(texts[0]));
                assert!(shown, "{game}: {} is shown as {:?}, explained as {}", card.name, card.text.en, texts[0]);
            }
        }
    }
}

#[test]
fn a_pronoun_is_told_with_what_it_means() {
    for (key, library) in libraries() {
        for (_, text, phrase) in PRONOUNS.iter().filter(|p| p.0 == key) {
            let readings = library.explain(text, None).unwrap_or_else(|f| panic!("{key}: {f}"));
            let meant: Vec<&str> = readings[0].how.referents.iter().map(|m| m.phrase.0.as_str()).collect();
            assert_eq!(meant, [*phrase], "{key}: {}", readings[0].how);
        }
    }
}

#[test]
fn what_is_not_understood_is_told_with_its_place() {
    for (game, library) in libraries() {
        let told = library.explain("Zzyzx the qwerty.", None).expect_err("nobody understands that");
        assert_eq!((told.line, told.why.contains(", column ")), (1, true), "{game}: {told}");
        let told = library.explain("Zzyzx.", Some("nobody")).expect_err("no such kind");
        assert!(told.why.contains("no text stands on `nobody`; there are: "), "{game}: {told}");
    }
}

/// A text that cannot be read, and what is said about it.
const REFUSED: &[(&str, &str, &str)] = &[
    ("evolve", "Draw 40000 cards.", "column 6: the number is too large"),
    ("spoils", "Draw 40000 cards.", "column 6: the number is too large"),
    ("wakfu", "Piochez 40000 cartes.", "a number is too large"),
    ("wakfu", "Draw 1 cards.", "column 8: `cards` does not agree with what is around it"),
    ("wakfu", "Piochez trois cates.", "perhaps `cartes` is meant"),
    // It is read, and no kind of card can obey it, a Mount as little as others.
    ("wakfu", "Vos Alliés gagnent : « Vos Alliés gagnent : « Tacle » »", "this is not given in quotes"),
    // A tactic could destroy "a" or "all", not only tokens as an item could.
    ("spoils", "Destroy target character.", "expected one of `a`, `all`, "),
];

#[test]
fn a_refusal_says_what_is_wrong_in_the_language_of_the_text() {
    for (game, library) in libraries() {
        for (_, text, why) in REFUSED.iter().filter(|r| r.0 == game) {
            let told = library.explain(text, None).expect_err("it cannot be read");
            assert!(told.why.contains(why), "{game}: {text}: {told}");
        }
    }
}

/// Texts made to take long: open brackets, endless sentences and words, numbers.
#[test]
fn a_text_that_no_card_has_is_refused_in_a_line() {
    let hostile =
        ["(", "[", "\"", "a ", "Draw a card. ", "Piochez une carte. ", "9", "é", "\u{202e}", "UNEARTH | COST: "];
    for (game, library) in libraries() {
        for part in hostile {
            for length in [9_000, 200_000] {
                let told = library.explain(&part.repeat(length / part.len()), None);
                let told = told.map_or_else(|f| f.to_string(), |_| String::new());
                assert!(told.chars().count() < 500 && !told.contains('\u{202e}'), "{game}: {part:?}: {told}");
            }
        }
    }
}

/// Every phrase introduces a card that a later one may speak of: what a reader
/// holds in mind is bounded too.
#[test]
fn a_text_that_speaks_of_too_many_things_is_refused() {
    let spoils = libraries().find(|l| l.0 == "spoils").expect("it is in the catalog").1;
    let told = spoils.explain(&"Destroy a card. ".repeat(600), None).expect_err("no card is so long");
    assert!(told.why.contains("no card needs so much work to be read"), "{told}");
    assert!(spoils.explain(&"Destroy a card. ".repeat(40), None).is_ok());
}

#[test]
fn a_kind_of_card_decides_how_a_text_is_read() {
    let spoils = libraries().find(|l| l.0 == "spoils").expect("it is in the catalog").1;
    assert_eq!(spoils.explain("Draw 2 cards.", None).expect("an effect")[0].on, "tactic");
    let told = spoils.explain("Draw 2 cards.", Some("item")).expect_err("no item does that by lying there");
    assert!(told.why.contains(", column "), "{told}");
}
