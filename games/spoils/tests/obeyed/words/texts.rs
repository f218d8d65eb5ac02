//! Whole texts: paragraphs of every kind, gates, references.

use super::Class::{Effect, Entering, Faction, Flip, Text};
use super::every;
use arbiter_spoils::words::{Body, Gate, To};

every!(BODIES: Body {
    Keyword: [(Entering, "COVERT"), (Entering, "TACTICAL")],
    Unique: [(Entering, "UNIQUE Hand")],
    Attach: [(Entering, "ATTACH to character"), (Entering, "ATTACH to location")],
    FlipUp: [(Flip, "FLIP UP: 1 [D]"), (Flip, "FLIP UP: 0 [D] and draw a card.")],
    Provides: [(Text, "PROVIDES: [O][O]")],
    Cost: [(Entering, "COST: Discard a card.")],
    Effect: [(Effect, "EFFECT: Draw a card.")],
    Options: [
        (Effect, "Choose one of the following as this card's rules text: || OPTION 1 | Draw a card. || OPTION 2 | COST: Pay 1. | EFFECT: Draw 2 cards."),
        (Effect, "Your opponent chooses one of the following as this card's rules text: || OPTION 1 | Draw a card. || OPTION 2 | Draw 2 cards."),
    ],
    Ability: [(Text, "TRY | COST: Pay 0. | EFFECT: Draw a card."), (Text, "TRY: [R] | COST: Pay 1. | EFFECT: Draw a card."), (Faction, "TRY | COST: Pay 1. | EFFECT: Draw 2 cards.")],
    Trigger: [(Text, "[R]: When a character enters play, draw a card."), (Faction, "When you play a character, draw a card.")],
    Static: [(Text, "[R]: Characters you control gain 1 strength."), (Faction, "Characters you control gain 1 strength.")],
    Influence: [],
    StartingResources: [],
    StartingDraw: [],
    RestoreRule: [(Faction, "RESTORE RULE: At the start of your turn, restore all your depleted characters.")],
    DevelopRule: [(Faction, "DEVELOP RULE: At the start of your turn, draw 2 cards.")],
    AnyCopies: [],
});

every!(GATES: Gate {
    Open: [(Effect, "Draw 2 cards.")],
    If: [(Effect, "If you control a location, draw a card.")],
    Did: [(Effect, "You may discard a card. If you do, draw 2 cards."), (Effect, "Your opponent may discard a card. If they do, draw a card.")],
    DidNot: [(Effect, "You may discard a card. If you don't, draw a card."), (Effect, "Your opponent may pay 1. If they don't, draw a card.")],
    Otherwise: [(Effect, "If you control a location, draw a card. Otherwise, draw 2 cards.")],
    Won: [(Effect, "Flip a coin. If you win, draw a card.")],
    Lost: [(Effect, "Flip a coin. If you lose, draw a card.")],
});

every!(TO: To {
    Slot: [(Effect, "Pick a character. Destroy it.")],
    Slots: [(Effect, "Pick a character you control. Pick a character your opponent controls. Destroy the characters.")],
    Cost: [(Entering, "COST: Pick an item. || When this card leaves play, destroy the item.")],
    Rest: [(Effect, "Look at the top 2 cards of your deck. Choose a card among them. Put the card into your hand. Put the rest on the bottom of your deck.")],
    Source: [(Effect, "COST: Play this only in response to a character's ability. || EFFECT: Destroy the character.")],
    Event: [(Text, "When a character enters play, destroy it.")],
    EventOther: [(Text, "When a character inflicts damage to a character, destroy the damaged character.")],
    Each: [(Text, "Characters gain 1 strength for each token on it.")],
    This: [(Text, "TRY | COST: Pay 0. | EFFECT: Put a token on this card.")],
    Attached: [(Entering, "ATTACH to character || When the attached character attacks, it gains 1 strength this turn.")],
});
