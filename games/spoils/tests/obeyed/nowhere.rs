//! Words that are followed where they stand and still change nothing.

/// What is followed, but must change no table, and why.
pub(crate) const NOWHERE: &[(&str, &str)] = &[
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
];
