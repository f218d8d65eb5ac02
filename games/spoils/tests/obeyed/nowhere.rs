//! Words that are followed where they stand and still change nothing.

/// What is followed, but must change no table, and why.
pub(crate) const NOWHERE: &[(&str, &str)] = &[
    (
        "If there is a character with the highest strength in play, draw a card.",
        "where there is a character, one has the highest",
    ),
    ("If you control a character with the highest strength, draw a card.", "the highest of those you control"),
    ("When a tactic enters play, draw a card.", "a tactic never does [205.1]"),
    ("When a non-tactic card enters play, draw a card.", "no other ever does [205.1]"),
    (
        "When a token is put on a character with at least 1 token on it, draw a card.",
        "the token that is put there is one [TR8]",
    ),
    (
        "At the end of the turn, destroy a character not in a battle.",
        "at the end of a turn none is in a battle [609.1]",
    ),
    ("Location: TRY | COST: Pay 0. | EFFECT: remove it from the battle.", "a location is in no battle"),
    ("Location: TRY | COST: Pay 0. | EFFECT: remove this card from the battle.", "a location is in no battle"),
    (
        "When this card attacks, deplete it. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who attacks is depleted [607.1b]",
    ),
    (
        "When this card attacks, deplete this card. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who attacks is depleted [607.1b]",
    ),
    (
        "When this card attacks, take control of it. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who follows it controls it",
    ),
    (
        "When this card attacks, take control of this card. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who follows it controls it",
    ),
    (
        "When damage is inflicted to this card, take control of it. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who follows it controls it",
    ),
    (
        "When damage is inflicted to this card, take control of this card. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        "who follows it controls it",
    ),
    (
        "Tactic: Pick a character you control. This turn, it gains \"characters your opponent controls cannot be restored \
         by their controller's faction's Restore Rule.\"",
        "the Restore Rule of this turn comes before any tactic [602.2]",
    ),
    (
        "Tactic: Pick a character you control. This turn, it gains \"this card cannot be restored by its controller's \
         faction's Restore Rule.\"",
        "the Restore Rule of this turn comes before any tactic [602.2]",
    ),
    (
        "Tactic: Pick a character you control. This turn, it gains \"this card does not restore during its controller's \
         next Restore Rule.\"",
        "the Restore Rule of this turn comes before any tactic, the next one when it is over [602.2]",
    ),
];
