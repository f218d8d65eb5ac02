//! What triggers and replacements wait for.

use super::Class::{Event as Any, OwnEvent as Own, OwnReplaced, Replaced, Text};
use super::every;
use arbiter_spoils::words::{Event, From};

every!(EVENTS: Event {
    Enters: [
        (Any, "a character enters play"),
        (Any, "a character enters play under your control"),
        (Any, "an item enters play under your opponent's control"),
    ],
    Leaves: [(Any, "a character leaves play"), (Own, "this card leaves play")],
    EntersOrLeaves: [(Any, "a character enters or leaves play"), (Own, "this card enters or leaves play")],
    Destroyed: [
        (Any, "a character is destroyed"),
        (Any, "a character is destroyed by battle damage"),
        (Own, "this card is destroyed"),
        (Own, "this card is destroyed by battle damage"),
    ],
    Put: [
        (Any, "a character is put into a discard pile from play"),
        (Any, "a character is put into its owner's hand"),
        (Any, "a card is put into your discard pile from anywhere"),
        (Own, "this card is put into a discard pile from play"),
        (Own, "this card is put into its owner's hand"),
    ],
    StartOfTurn: [
        (Text, "At the start of your turn, draw a card."),
        (Text, "At the start of your opponent's turn, draw a card."),
        (Text, "At the start of each player's turn, draw a card."),
        (Text, "At the start of each turn, draw a card."),
    ],
    EndOfTurn: [
        (Text, "At the end of your turn, draw a card."),
        (Text, "At the end of your opponent's turn, draw a card."),
        (Text, "At the end of the turn, draw a card."),
    ],
    EndOfBattle: [(Text, "At the end of the battle, draw a card.")],
    Attacks: [(Any, "a character attacks"), (Own, "this card attacks")],
    Blocks: [(Any, "a character blocks"), (Own, "this card blocks")],
    BlocksCovert: [(Any, "a character blocks a Covert party"), (Own, "this card blocks a Covert party")],
    Blocked: [(Any, "a character is blocked"), (Own, "this card is blocked")],
    PlayerAttacks: [(Any, "you attack"), (Any, "your opponent attacks"), (Any, "a player attacks")],
    PlayerAttacked: [(Any, "you are attacked"), (Any, "your opponent is attacked")],
    PartyFormed: [
        (Any, "an attacking party is formed"),
        (Any, "an attacking party is formed including a character"),
        (Any, "a blocking party is formed"),
        (Any, "an attacking or blocking party is formed"),
        (Own, "an attacking party is formed including this card"),
    ],
    Inflicts: [
        (Any, "a character inflicts damage"),
        (Any, "a character inflicts battle damage to a faction"),
        (Any, "a tactic inflicts damage to a character"),
        (Own, "this card inflicts damage"),
        (Own, "this card inflicts damage to a character"),
    ],
    Inflicted: [
        (Any, "damage is inflicted to a character"),
        (Any, "battle damage is inflicted to your faction"),
        (Own, "damage is inflicted to this card"),
    ],
    Plays: [
        (Any, "you play a character"),
        (Any, "your opponent plays a tactic"),
        (Any, "a player plays a character"),
        (Any, "you play a resource"),
    ],
    Draws: [
        (Any, "you draw any number of cards"),
        (Any, "your opponent draws a card"),
        (Any, "a player draws any number of cards"),
    ],
    Discards: [
        (Any, "a player discards a card"),
        (Any, "you discard a card"),
        (Any, "your opponent discards a character"),
    ],
    Discarded: [(Any, "a card is discarded"), (Any, "a character you own is discarded")],
    Picked: [(Any, "a character is picked"), (Own, "this card is picked")],
    Restored: [(Any, "a character is restored"), (Any, "a character restores"), (Own, "this card is restored")],
    Depleted: [(Any, "a character becomes depleted"), (Own, "this card becomes depleted")],
    FlippedDown: [(Any, "a character is flipped down"), (Own, "this card is flipped down")],
    TokenPut: [(Any, "a token is put on a character"), (Own, "a token is put on this card")],
    Coin: [(Any, "a coin is flipped")],
    LosesInfluence: [
        (Any, "your faction loses influence"),
        (Any, "your opponent's faction loses influence"),
    ],
    GainsInfluence: [(Any, "your opponent's faction gains influence"), (Any, "your faction gains influence")],
    State: [
        (Any, "there are no tokens on this card"),
        (Any, "your opponent controls no characters"),
        (Any, "there are at least 3 tokens on this card"),
        (Any, "your opponent has no cards in their hand"),
    ],
});

every!(REPLACED: Event {
    Enters: [
        (Replaced, "a character would enter play"),
        (Replaced, "a character would enter play under your control"),
        (OwnReplaced, "would enter play"),
    ],
    Leaves: [(Replaced, "a character would leave play"), (OwnReplaced, "would leave play")],
    EntersOrLeaves: [(Replaced, "a character would enter or leave play")],
    Destroyed: [
        (Replaced, "a character would be destroyed"),
        (Replaced, "a character is destroyed by battle damage"),
        (OwnReplaced, "would be destroyed"),
        (OwnReplaced, "is destroyed"),
    ],
    Put: [
        (Replaced, "a character would be put into a discard pile from play"),
        (Replaced, "a card would be put into your discard pile from your hand"),
        (Replaced, "a card would be put into your discard pile from your deck"),
        (Replaced, "a card is put into your hand from your deck"),
        (OwnReplaced, "would be put into a discard pile from play"),
    ],
    StartOfTurn: [],
    EndOfTurn: [],
    EndOfBattle: [],
    Attacks: [(Replaced, "a character attacks"), (OwnReplaced, "attacks")],
    Blocks: [(Replaced, "a character blocks")],
    BlocksCovert: [(Replaced, "a character blocks a Covert party")],
    Blocked: [(Replaced, "a character is blocked")],
    PlayerAttacks: [(Replaced, "you attack")],
    PlayerAttacked: [(Replaced, "you are attacked")],
    PartyFormed: [(Replaced, "an attacking party is formed")],
    Inflicts: [
        (Replaced, "a character inflicts damage to a faction"),
        (Replaced, "a character inflicts damage"),
        (OwnReplaced, "inflicts damage to a faction"),
    ],
    Inflicted: [
        (Replaced, "damage is inflicted to your faction"),
        (Replaced, "battle damage is inflicted to a character"),
    ],
    Plays: [(Replaced, "your opponent plays a character")],
    Draws: [(Replaced, "you draw any number of cards"), (Replaced, "your opponent draws any number of cards")],
    Discards: [(Replaced, "you discard a card"), (Replaced, "a player discards a character")],
    Discarded: [(Replaced, "a card would be discarded"), (Replaced, "a character is discarded")],
    Picked: [(Replaced, "a character is picked")],
    Restored: [(Replaced, "a character is restored")],
    Depleted: [(Replaced, "a character becomes depleted"), (OwnReplaced, "becomes depleted")],
    FlippedDown: [(Replaced, "a character is flipped down")],
    TokenPut: [(Replaced, "a token is put on a character")],
    Coin: [(Replaced, "a coin is flipped")],
    LosesInfluence: [(Replaced, "your faction loses influence"), (Replaced, "your opponent's faction loses influence")],
    GainsInfluence: [(Replaced, "your faction gains influence")],
    State: [(Replaced, "there are no tokens on this card")],
});

every!(FROM: From {
    Play: [(Any, "a card is put into your discard pile from play")],
    Anywhere: [
        (Any, "a character is put into a discard pile from anywhere"),
        (Text, "If this card would be put into a discard pile from anywhere, remove it from the game instead."),
    ],
    Hand: [(Any, "a card is put into your discard pile from your hand")],
    Deck: [(Any, "a card is put into your discard pile from your deck")],
});
