//! When two wordings of this game count as the same.
//!
//! On top of the common rules (case, quotes, reminder text): bars and labels
//! that only lay a text out do not count, `an` is `a`, a handful of phrases
//! mean the same, and published misprints are read as what they mean. The list
//! is in `docs/cards-spoils.md`.

use arbiter_text::Normal;
use std::sync::OnceLock;

const SYNONYMS: &[(&str, &str)] = &[
    // Layout.
    ("||", ""),
    ("|", ""),
    ("provides -", "provides :"),
    ("an", "a"),
    (", and", "and"),
    // Phrases that mean the same.
    ("this character", "this card"),
    ("this location", "this card"),
    ("comes into play", "enters play"),
    ("in battle", "in a battle"),
    ("face down", "face-down"),
    ("while this card is in your discard pile . pay", "if this card is in your discard pile . pay"),
    ("can only attack once each turn", "can attack only once each turn"),
    ("once per turn", "once each turn"),
    ("damage has been inflicted to the character this turn", "the character has received damage this turn"),
    ("play you may", "play , you may"),
    ("turn you may", "turn , you may"),
    ("attached character gains", "the attached character gains"),
    ("the the", "the"),
    ("strength # or less", "# strength or less"),
    ("structure # or less", "# structure or less"),
    ("character or a location", "character or location"),
    ("with 1 token on it", "with a token on it"),
    // Published misprints.
    ("if you win x , is", "if you win , x is"),
    ("controller my detach", "controller may detach"),
    ("your opponents deck", "your opponent's deck"),
    ("your opponents hand", "your opponent's hand"),
    ("your opponents faction", "your opponent's faction"),
];

/// The rule by which wordings are compared.
pub fn normal() -> &'static Normal {
    static NORMAL: OnceLock<Normal> = OnceLock::new();
    NORMAL.get_or_init(|| Normal::new(SYNONYMS))
}

/// Whether two wordings say the same.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    form(one) == form(other)
}

fn form(text: &str) -> String {
    let text = text.replace('\u{fffd}', "'");
    let text = normal().of(&text);
    // A resource may show its icons without a word, and a text its last
    // sentence without a full stop.
    let text = text.trim_end_matches(" .").trim_end_matches('.').trim().to_owned();
    let bare = !text.is_empty() && text.split(' ').all(|w| w.starts_with('['));
    if bare { format!("provides : {text}") } else { text }
}
