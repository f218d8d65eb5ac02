//! The forms against each other: what is printed is read back as the same and
//! as nothing else, in both languages.

use arbiter_text::forms::{Name, Term, sample};
use arbiter_wakfu::words::Tongues;

#[test]
fn random_meanings_are_read_back() {
    let terms = [
        Term::new("Iop"),
        Term {
            key: "Taupe".into(),
            one: "Taupe".into(),
            many: None,
            gender: Some(arbiter_text::forms::Feat::F),
            aspirated: false,
        },
    ];
    let tongues = Tongues::new(&terms, &terms).unwrap_or_else(|e| panic!("{e}"));
    let name = Name::new("Zim").masculine();
    for tongue in [&tongues.french, &tongues.english] {
        let report = sample::check(tongue, &name, 1500, 1);
        assert!(report.is_clean(), "{report}");
        let formless: Vec<_> = tongue.grammar().formless().into_iter().collect();
        assert!(formless.is_empty(), "{formless:?}");
    }
}
