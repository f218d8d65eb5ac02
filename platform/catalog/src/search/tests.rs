use super::folded;

#[test]
fn accents_and_capitals_do_not_count() {
    assert_eq!(folded("Éclaireuse d’Œuvre À\u{301}"), "eclaireuse d'oeuvre a");
}
