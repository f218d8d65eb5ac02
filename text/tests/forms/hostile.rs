//! Texts that were made to take long end with an error, by counted work.

use crate::words::{english, french};
use arbiter_text::forms::{Lang, Language, Lexicon, Limit, Name, Trouble, Word};

#[track_caller]
fn too_much(trouble: Result<(), Trouble>) -> Limit {
    match trouble {
        Err(Trouble::TooMuch(limit)) => limit,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_long_text_is_refused_unread() {
    let text = "Chassez l'ours. ".repeat(7000);
    assert_eq!(too_much(french().read(&text, &Name::none()).map(|_| ())), Limit::Long);
}

#[test]
fn a_long_list_is_read_or_refused() {
    let text = "Chassez l'ours. ".repeat(600);
    assert_eq!(too_much(french().read(text.trim_end(), &Name::none()).map(|_| ())), Limit::Work);
    let text = "Chassez l'ours. ".repeat(100);
    assert!(french().read(text.trim_end(), &Name::none()).is_ok());
}

#[test]
fn deep_nesting_is_refused() {
    let text = format!("Hunt the bear{}.", "'s master".repeat(1000));
    assert_eq!(too_much(english().read(&text, &Name::none()).map(|_| ())), Limit::Deep);
    let text = format!("{}Hunt the bear.{}", "The bear gains \"".repeat(500), "\"".repeat(500));
    assert!(english().read(&text, &Name::none()).is_err());
}

/// Any bracketing of a text is a reading of it.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
enum Bush {
    #[fr("b")]
    #[en("b")]
    Leaf,
    #[fr("{0} {1}")]
    #[en("{0} {1}")]
    Two(Box<Bush>, Box<Bush>),
    #[fr("{0} {1} {2}")]
    #[en("{0} {1} {2}")]
    Three(Box<Bush>, Box<Bush>, Box<Bush>),
}

#[test]
fn explosive_ambiguity_is_refused() {
    let language = Language::<Bush>::new(&Lexicon::new(Lang::English)).expect("is well formed");
    for length in [8, 40, 400, 4000] {
        let text = format!("B{}", " b".repeat(length));
        let limit = too_much(language.read(&text, &Name::none()).map(|_| ()));
        assert!(matches!(limit, Limit::Readings | Limit::Work), "{length}: {limit:?}");
    }
    assert!(matches!(language.read("B b b", &Name::none()), Err(Trouble::TwoMeanings { .. })));
}

#[test]
fn a_fault_at_the_end_of_an_ambiguous_text_is_found() {
    let language = Language::<Bush>::new(&Lexicon::new(Lang::English)).expect("is well formed");
    for length in [40, 90, 4000] {
        let text = format!("B{} thorn", " b".repeat(length));
        let trouble = language.read(&text, &Name::none()).expect_err("a thorn is no bush");
        assert!(matches!(trouble, Trouble::NotUnderstood { .. } | Trouble::TooMuch(Limit::Work)), "{trouble}");
    }
}

#[test]
fn odd_texts_are_refused_without_a_panic() {
    let name = Name::new("Brume");
    for text in [
        "",
        " ",
        "[",
        "\"",
        "«",
        "'",
        "’’’",
        "-",
        "99999999999999999999",
        "\n\n\n",
        "\u{0}",
        "é",
        "l'",
        "🦉",
        "Give 300 berries to the owl.",
    ] {
        assert!(french().read(text, &name).is_err(), "{text}");
        let read = english().read(text, &name);
        assert!(read.is_err(), "{text}: {read:?}");
    }
}
