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
    ("that many", "that much"),
    ("would be depleted", "would become depleted"),
    ("would draw a card", "would draw any number of cards"),
    ("face down", "face-down"),
    ("while this card is in your discard pile . pay", "if this card is in your discard pile . pay"),
    ("can only attack once each turn", "can attack only once each turn"),
    ("once per turn", "once each turn"),
    ("damage has been inflicted to the character this turn", "the character has received damage this turn"),
    ("play you may", "play , you may"),
    ("turn you may", "turn , you may"),
    ("turn put", "turn , put"),
    ("card destroy it", "card , destroy it"),
    ("play discard", "play , discard"),
    ("this turn it", "this turn , it"),
    ("attached character gains", "the attached character gains"),
    ("the the", "the"),
    ("strength # or less", "# strength or less"),
    ("structure # or less", "# structure or less"),
    ("character or a location", "character or location"),
    ("with 1 token on it", "with a token on it"),
    ("item or character", "character or item"),
    ("since the start of your turn", "since the start of the turn"),
    ("even if it has not been in play under your control since the start of the turn", "as soon as you control it"),
    (
        "even if they have not been in play under your control since the start of the turn",
        "as soon as you control them",
    ),
    ("instead of their discard pile", "instead of into their discard pile"),
    ("instead of into its owner's discard pile", "instead of into their discard pile"),
    ("on top of", "on the top of"),
    ("as a face-down resource under * control", "under * control as a face-down resource"),
    ("both players may use this ability", "any player may use this ability"),
    ("use this only while", "use this only if"),
    (", then", "and"),
    ("then , if", "if"),
    ("gain the rules text", "gain"),
    ("card x is", "card , x is"),
    ("flip up x is", "flip up , x is"),
    ("if you do you may", "if you do , you may"),
    ("reduce it to", "reduce the amount to"),
    ("it's blocking", "it is blocking"),
    ("it's attacking", "it is attacking"),
    ("start of your next turn", "start of your turn"),
    ("start of their next turn", "start of their turn"),
    ("start of your opponent's next turn", "start of your opponent's turn"),
    ("deck then", "deck and"),
    ("your opponents control", "each opponent controls"),
    ("type and gains", "type ,"),
    ("rules text and loses", "rules text and"),
    ("a random card from your discard pile", "a card in your discard pile at random"),
    ("member in", "member of"),
    ("members in", "members of"),
    ("when a attacking", "if a attacking"),
    ("control any other characters you own", "control at least 1 other character you own"),
    ("pay 1 . lose # influence", "pay 1 . your faction loses # influence"),
    // Published misprints.
    ("where x is number", "where x is the number"),
    ("this cards strength", "this card's strength"),
    ("into it's owner's", "into its owner's"),
    ("its owners hand", "its owner's hand"),
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
