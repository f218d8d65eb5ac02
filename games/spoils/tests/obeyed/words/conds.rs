//! Conditions.

use super::Class::{Cond as If, Cost, Effect, Entering, Own, OwnCond, Text};
use super::every;
use arbiter_spoils::words::{Bound, Cond, Part};

every!(CONDS: Cond {
    Count: [
        (If, "you control an item"),
        (If, "you have at least 5 cards in your hand"),
        (If, "there is a depleted character in play"),
        (If, "there are at least 2 characters in your discard pile"),
        (If, "you control a face-down card"),
        (If, "you control a depleted character"),
    ],
    More: [(If, "you control more characters than your opponent")],
    Icons: [(If, "you control at least [R][R]")],
    Stat: [
        (If, "your faction has 10 influence or less"),
        (If, "your opponent's faction has 8 influence or more"),
        (OwnCond, "this card has 3 strength or more"),
    ],
    Tokens: [(OwnCond, "there are at least 3 tokens on this card")],
    NoTokens: [(OwnCond, "no tokens are on this card")],
    Is: [(OwnCond, "this card is depleted"), (OwnCond, "this card is Covert")],
    Damaged: [(OwnCond, "this card has received damage this turn")],
    Assigned: [(OwnCond, "this card has not assigned damage this turn")],
    ThisIn: [
        (Text, "RISE | COST: Use this only if this card is in your discard pile. | EFFECT: Put this card into your hand."),
        (Text, "GLINT | COST: Use this only if this card is in your hand. | EFFECT: Draw a card."),
    ],
    Attacked: [(If, "you are being attacked")],
    Attacking: [(If, "you are attacking")],
    Battle: [(Cost, "play this only during a battle")],
    Turn: [(Cost, "play this only during your opponent's turn"), (Cost, "play this only not during your turn")],
    In: [
        (OwnCond, "this card is attacking"),
        (OwnCond, "this card is blocking"),
        (OwnCond, "this card is in a battle"),
        (OwnCond, "this card is not in a battle"),
    ],
    AttackingA: [(OwnCond, "this card is attacking a location")],
    Responding: [(Cost, "play this only in response to a tactic being played")],
    RespondingAbility: [(Cost, "play this only in response to an ability")],
    Played: [
        (If, "you have played at least 1 character this turn"),
        (If, "your opponent has played at least 1 tactic this turn"),
    ],
    PlayedByAny: [(Text, "While a tactic has been played this turn, characters you control gain 1 strength.")],
    Picked: [
        (Effect, "COST: Pick up to 2 characters. || EFFECT: If you picked characters as part of its cost, draw a card."),
    ],
    ByFlipUp: [(Entering, "When this card enters play, if you played this card using FLIP UP, draw 2 cards. || FLIP UP: 1 [D]")],
    PlayedDuring: [(Effect, "If you played this card during your opponent's turn, draw a card."), (Effect, "If you played this card during your turn, draw a card.")],
    TimesEachTurn: [(Cost, "pay 0. Use this only once each turn")],
    Owns: [(OwnCond, "you own this card")],
    Declared: [(Effect, "Choose a card type. Reveal the top card of your deck. If it is the chosen type, draw 2 cards.")],
    ThisDamagedIt: [(Own, "if a character is destroyed during a turn when this card damaged it, draw a card instead")],
    DestroyedByThat: [(Effect, "Pick a character. Inflict 2 damage to it. If it is destroyed by that damage, draw a card.")],
    And: [(If, "you control an item and you control a location")],
    Or: [(If, "you are attacking or you control no characters")],
    Not: [(OwnCond, "this card is not depleted")],
});

every!(BOUNDS: Bound {
    AtMost: [(If, "your opponent has 3 or fewer cards in their hand")],
    AtLeast: [(If, "your opponent controls at least 5 characters")],
    MoreThan: [(If, "you control more than 4 characters")],
    LessThan: [(Effect, "Choose a number for X that is less than 3. Draw X cards.")],
    Is: [(If, "you control no items")],
    Only: [(If, "you control only 1 location")],
    Some: [(If, "you control a Gearsmith character")],
    Even: [(If, "you control an even number of characters")],
});

every!(PARTS: Part {
    Attacking: [(OwnCond, "it's attacking")],
    Blocking: [(OwnCond, "it's blocking")],
    Either: [(Effect, "Destroy all attacking or blocking characters.")],
    Battle: [(Effect, "Destroy all characters in a battle.")],
    NoBattle: [(Effect, "Destroy all characters not in a battle.")],
    WithThis: [(Text, "BAND | COST: Pay 0. | EFFECT: Destroy all characters in a party with this card.")],
    Opposing: [(Effect, "Destroy all characters in the opposing party.")],
    YourParty: [(Effect, "Destroy all characters in your party.")],
});
