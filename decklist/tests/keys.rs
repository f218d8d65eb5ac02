//! What is said about a list has a sentence in every language.

use arbiter_decklist::{A_CARD, Miscount, Misread, note};
use arbiter_kernel::Arg;

fn all() -> Vec<Misread<'static>> {
    let unknown = |near: &[&'static str]| Misread::Unknown(A_CARD, "Oka".to_owned(), near.to_vec());
    vec![
        Misread::TooLong(70, 64),
        Misread::count(Miscount::Missing, "", "Oak"),
        Misread::count(Miscount::Range, "0", "Oak"),
        Misread::count(Miscount::Word, "two", "Oak"),
        Misread::NameMissing,
        unknown(&[]),
        unknown(&["Oak"]),
        unknown(&["Oak", "Ash"]),
        unknown(&["Oak", "Ash", "Elm"]),
        Misread::TagOpen,
        Misread::NotACode("t1."),
        Misread::CodeLong,
        Misread::CodeDamaged,
        Misread::CodeCut,
        Misread::NoPart("Side".to_owned(), vec!["Main"]),
        Misread::CodeParts,
        Misread::CodeEntry("oak".to_owned()),
        Misread::Unplayable("Oak", "nobody knows how"),
        Misread::Players(3, &[2, 4]),
    ]
}

#[test]
fn every_mistake_has_a_sentence_with_its_arguments_in_every_language() {
    for lang in ["en", "fr"] {
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales").join(lang).join("catalog.ftl");
        let text = std::fs::read_to_string(file).expect("the file is there");
        for wrong in all() {
            let (_, said) = wrong.told();
            let line = text.lines().find(|l| l.starts_with(&format!("{} = ", said.key)));
            let line = line.unwrap_or_else(|| panic!("{lang}: no sentence for {}", said.key));
            for (name, _) in &said.args {
                assert!(line.contains(&format!("{{ ${name} }}")), "{lang}: {} does not say ${name}", said.key);
            }
            assert_eq!(line.matches('$').count(), said.args.len(), "{lang}: {line}");
        }
        for (_, note) in [note(false), note(true)] {
            let Arg::Key(key) = note else { panic!("a note is a key") };
            assert!(text.contains(&format!("\n{key} = ")), "{lang}: {key}");
        }
        assert!(text.contains(&format!("\n{} = ", A_CARD.1)), "{lang}");
    }
}

#[test]
fn names_that_are_near_are_told() {
    let wrong = Misread::Unknown(A_CARD, "Oka".to_owned(), vec!["Oak", "Ash"]);
    assert_eq!(wrong.told().0, "No card is named `Oka`. Did you mean `Oak` or `Ash`?");
    assert_eq!(wrong.nearest(), ["Oak", "Ash"]);
    assert!(Misread::NameMissing.nearest().is_empty());
}
