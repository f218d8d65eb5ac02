//! The forms against each other: what is printed is read back as the same and
//! as nothing else, in both languages.

use arbiter_brawl::words::Tongues;
use arbiter_text::forms::{Name, sample};

#[test]
fn random_meanings_are_read_back() {
    let tongues = Tongues::new().unwrap_or_else(|e| panic!("{e}"));
    let name = Name::new("Zim").masculine();
    for tongue in [&tongues.english, &tongues.french] {
        for report in [
            sample::check(&tongue.cards, &name, 1500, 1),
            sample::check(&tongue.faces, &name, 500, 2),
            sample::check(&tongue.goals, &name, 100, 3),
        ] {
            assert!(report.is_clean(), "{report}");
        }
        for grammar in [tongue.cards.grammar(), tongue.faces.grammar(), tongue.goals.grammar()] {
            let formless: Vec<_> = grammar.formless().into_iter().collect();
            assert!(formless.is_empty(), "{formless:?}");
        }
    }
}
