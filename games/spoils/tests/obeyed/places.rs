//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

use crate::obeyed::step::Place;
use crate::obeyed::tables::Host;
use crate::obeyed::words::Class;

const fn at(takes: Class, host: Host, around: &'static str) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent: "", plain: "" }
}

const fn unlike(takes: Class, host: Host, around: &'static str, silent: &'static str) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent, plain: "" }
}

const fn like(takes: Class, host: Host, around: &'static str, plain: &'static str) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent: "", plain }
}

const fn both(
    takes: Class,
    host: Host,
    around: &'static str,
    silent: &'static str,
    plain: &'static str,
) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent, plain }
}

use Class as C;
use Host::{Attached, Building, Character, FaceDown, Faction, Gear, Item, Location, Recruit, Resource, Spell, Tactic};

/// An ability that does nothing.
const IDLE: &str = "TRY | COST: Pay 0. | EFFECT: Draw 0 cards.";

/// An ability that lets a card attack again.
const REST: &str = "REST | COST: Pay 0. | EFFECT: Restore this card.";

/// Abilities that let a card take part in battles.
const RISE: &str = "RISE | COST: Pay 0. | EFFECT: This card gains the \"character\" type, 3 strength, 3 life, and 2 \
     speed. || REST | COST: Pay 0. | EFFECT: Restore this card.";

pub(crate) const PLACES: &[Place<Host>] = &[
    // Standing rules.
    at(C::Rule, Item, "{}."),
    at(C::Rule, Character, "{}."),
    at(C::Rule, Location, "{}."),
    at(C::Rule, Attached, "{}."),
    at(C::Rule, Resource, "{}."),
    at(C::Rule, Faction, "{}."),
    at(C::Rule, Item, "While you control a character, {}."),
    at(C::Rule, Item, "[R][R]: {}."),
    at(C::Rule, Attached, "The attached character gains \"{}.\""),
    at(C::Rule, Item, "Characters you control gain \"{}.\""),
    at(C::Rule, Tactic, "This turn, {}."),
    at(C::Rule, Tactic, "{} this turn."),
    unlike(
        C::Rule,
        Tactic,
        "Pick a character you control. This turn, it gains \"{}.\"",
        "Pick a character you control.",
    ),
    unlike(C::Rule, Tactic, "Pick a character you control. It gains \"{}.\"", "Pick a character you control."),
    unlike(C::Rule, Item, "TRY | COST: Pay 0. | EFFECT: This turn, {}.", IDLE),
    at(C::Rule, Item, "At the start of each turn, {} this turn."),
    // Rules about the card itself.
    unlike(C::Own, Character, "{}. || REST | COST: Pay 0. | EFFECT: Restore this card.", REST),
    unlike(
        C::Own,
        Item,
        "{}. || RISE | COST: Pay 0. | EFFECT: This card gains the \"character\" type, 3 strength, 3 life, and 2 speed. || REST | COST: Pay 0. | EFFECT: Restore this card.",
        RISE,
    ),
    unlike(
        C::Own,
        Location,
        "{}. || RISE | COST: Pay 0. | EFFECT: This card gains the \"character\" type, 3 strength, 3 life, and 2 speed. || REST | COST: Pay 0. | EFFECT: Restore this card.",
        RISE,
    ),
    unlike(
        C::Own,
        Character,
        "While you control a character, {}. || REST | COST: Pay 0. | EFFECT: Restore this card.",
        REST,
    ),
    unlike(C::Own, Character, "[R][R]: {}. || REST | COST: Pay 0. | EFFECT: Restore this card.", REST),
    at(C::Own, Attached, "The attached character gains \"{}.\""),
    unlike(
        C::Own,
        Tactic,
        "Pick a character you control. This turn, it gains \"{}.\"",
        "Pick a character you control.",
    ),
    unlike(C::Own, Tactic, "Pick a character you control. It gains \"{}.\"", "Pick a character you control."),
    unlike(C::Own, Character, "TRY | COST: Pay 0. | EFFECT: This turn, {}.", IDLE),
    unlike(C::Own, Character, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    at(C::Attached, Attached, "{}."),
    at(C::Attached, Attached, "While you control a character, {}."),
    unlike(C::Attached, Attached, "TRY | COST: Pay 0. | EFFECT: This turn, {}.", IDLE),
    unlike(C::Picked, Tactic, "Pick a character. {} this turn.", "Pick a character."),
    unlike(C::Picked, Tactic, "Pick a character. This turn, {}.", "Pick a character."),
    unlike(C::Picked, Tactic, "Pick a character. {}.", "Pick a character."),
    unlike(
        C::Picked,
        Tactic,
        "COST: Pick a character. || EFFECT: This turn, {}.",
        "COST: Pick a character. || EFFECT: Draw 0 cards.",
    ),
    unlike(
        C::Picked,
        Character,
        "TRY | COST: Pay 0. Pick a character. | EFFECT: This turn, {}.",
        "TRY | COST: Pay 0. Pick a character. | EFFECT: Draw 0 cards.",
    ),
    unlike(
        C::Picked,
        Recruit,
        "When this card enters play, pick a character. This turn, {}.",
        "When this card enters play, pick a character.",
    ),
    at(C::Picked, Item, "When a character enters play, this turn, {}."),
    // Playing and entering.
    at(C::Entering, Recruit, "{}"),
    at(C::Entering, Gear, "{}"),
    at(C::Entering, Building, "{}"),
    at(C::Entering, Spell, "{}"),
    at(C::Flip, FaceDown, "{}"),
    // What happens.
    at(C::Event, Item, "When {}, put a token on this card."),
    at(C::Event, Item, "When {}, draw a card."),
    at(C::Event, Character, "If {}, draw a card."),
    at(C::Event, Location, "When {}, draw a card."),
    at(C::Event, Resource, "When {}, draw a card."),
    at(C::Event, Faction, "When {}, draw a card."),
    at(C::Event, Attached, "The attached character gains \"When {}, draw a card.\""),
    unlike(
        C::Event,
        Tactic,
        "Pick a character you control. It gains \"When {}, draw a card.\"",
        "Pick a character you control.",
    ),
    at(C::OwnEvent, Character, "When {}, draw a card."),
    unlike(
        C::OwnEvent,
        Tactic,
        "Pick a character you control. It gains \"When {}, draw a card.\"",
        "Pick a character you control.",
    ),
    at(C::OwnEvent, Attached, "The attached character gains \"When {}, draw a card.\""),
    at(C::OwnEvent, Item, "Characters you control gain \"When {}, draw a card.\""),
    at(C::Replaced, Item, "If {}, draw 2 cards instead."),
    at(C::Replaced, Character, "If {}, you may draw 2 cards instead."),
    at(C::Replaced, Item, "If {}, your faction gains 3 influence instead."),
    at(C::Replaced, Tactic, "The next time {} this turn, draw 2 cards instead."),
    at(C::Replaced, Attached, "The attached character gains \"If {}, draw 2 cards instead.\""),
    at(C::OwnReplaced, Character, "If this card {}, draw a card instead."),
    at(C::OwnReplaced, Attached, "If the attached character {}, draw a card instead."),
    at(C::OwnReplaced, Tactic, "Pick a character. The next time it {} this turn, draw a card instead."),
    at(C::OwnReplaced, Attached, "The attached character gains \"If this card {}, draw a card instead.\""),
    // Instructions.
    at(C::Verb, Tactic, "{}."),
    unlike(C::Verb, Item, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    at(C::Verb, Recruit, "When this card enters play, {}."),
    at(C::Verb, Item, "At the start of your turn, {}."),
    at(C::Verb, Faction, "At the start of your turn, {}."),
    at(C::Verb, Tactic, "At the end of the turn, {}."),
    unlike(C::Verb, Tactic, "You may {}.", "You may draw 0 cards."),
    unlike(C::Verb, Tactic, "Your faction gains 1 influence and {}.", "Your faction gains 1 influence."),
    unlike(
        C::Verb,
        Item,
        "If you draw any number of cards, {} instead.",
        "If you draw any number of cards, draw 0 cards instead.",
    ),
    unlike(
        C::Verb,
        Item,
        "If a character is destroyed, remove it from the game and {} instead.",
        "If a character is destroyed, remove it from the game instead.",
    ),
    unlike(
        C::Verb,
        Tactic,
        "The next time a character is destroyed this turn, {} instead.",
        "The next time a character is destroyed this turn, draw 0 cards instead.",
    ),
    at(C::Verb, Tactic, "If you control a character, {}."),
    unlike(
        C::Verb,
        Attached,
        "The attached character gains \"TRY | COST: Pay 0. | EFFECT: {}.\"",
        "The attached character gains \"TRY | COST: Pay 0. | EFFECT: Draw 0 cards.\"",
    ),
    at(C::Verb, Attached, "The attached character gains \"When this card attacks, {}.\""),
    unlike(
        C::Verb,
        Tactic,
        "Choose one of the following as this card's rules text: || OPTION 1 | {}. || OPTION 2 | COST: Pay 9. | EFFECT: {}.",
        "Choose one of the following as this card's rules text: || OPTION 1 | Draw 0 cards. || OPTION 2 | COST: Pay 9. | EFFECT: Draw 0 cards.",
    ),
    both(
        C::Cost,
        Item,
        "TRY | COST: {}. | EFFECT: Draw a card.",
        "TRY | COST: Pay 0. | EFFECT: Draw a card.",
        "TRY | COST: Pay 9. | EFFECT: Draw a card.",
    ),
    both(
        C::Cost,
        Tactic,
        "COST: {}. || EFFECT: Draw a card.",
        "EFFECT: Draw a card.",
        "COST: Pay 9. || EFFECT: Draw a card.",
    ),
    both(
        C::Cost,
        Faction,
        "TRY | COST: {}. | EFFECT: Draw a card.",
        "TRY | COST: Pay 0. | EFFECT: Draw a card.",
        "TRY | COST: Pay 9. | EFFECT: Draw a card.",
    ),
    like(C::Cost, Recruit, "COST: {}.", "COST: Pay 9."),
    both(
        C::Cost,
        FaceDown,
        "TACTICAL || FLIP UP: 0 [D] and {}.",
        "TACTICAL || FLIP UP: 0 [D]",
        "TACTICAL || FLIP UP: 9 [D]",
    ),
    both(
        C::Cost,
        Attached,
        "The attached character gains \"TRY | COST: {}. | EFFECT: Draw a card.\"",
        "The attached character gains \"TRY | COST: Pay 0. | EFFECT: Draw a card.\"",
        "The attached character gains \"TRY | COST: Pay 9. | EFFECT: Draw a card.\"",
    ),
    // Whole texts.
    at(C::Effect, Tactic, "{}"),
    at(C::Text, Item, "{}"),
    at(C::Text, Character, "{}"),
    at(C::Text, Location, "{}"),
    at(C::Text, Resource, "{}"),
    at(C::Text, Attached, "The attached character gains \"{}\""),
    at(C::Faction, Faction, "{}"),
    // Conditions.
    like(C::Cond, Item, "While {}, characters you control gain 1 strength.", "Characters you control gain 1 strength."),
    like(C::Cond, Tactic, "If {}, draw a card.", "Draw a card."),
    like(C::Cond, Tactic, "Draw a card if {}.", "Draw a card."),
    like(
        C::Cond,
        Location,
        "TRY | COST: Use this only if {}. | EFFECT: Draw a card.",
        "TRY | COST: Pay 0. | EFFECT: Draw a card.",
    ),
    like(C::Cond, Tactic, "COST: Play this only if {}. || EFFECT: Draw a card.", "EFFECT: Draw a card."),
    like(C::OwnCond, Character, "While {}, this card gains 1 strength.", "This card gains 1 strength."),
    like(C::OwnCond, Character, "While {}, this card cannot be destroyed.", "This card cannot be destroyed."),
    // Which cards.
    like(C::Filter, Tactic, "Destroy all {}.", "Destroy all cards."),
    like(
        C::Filter,
        Item,
        "When this card is picked, destroy all {}. || TRY | COST: Pay 0. | EFFECT: Destroy all {}.",
        "TRY | COST: Pay 0. | EFFECT: Destroy all cards.",
    ),
    like(C::CharacterFilter, Item, "{} gain 1 strength.", "Characters gain 1 strength."),
    like(C::CharacterFilter, Item, "{} cannot be destroyed.", "Characters cannot be destroyed."),
    like(C::CharacterFilter, Tactic, "Inflict 2 damage to all {}.", "Inflict 2 damage to all characters."),
    like(
        C::CharacterFilter,
        Tactic,
        "X is the number of {}. Draw X cards.",
        "X is the number of characters. Draw X cards.",
    ),
    // Numbers and durations.
    like(C::Num, Tactic, "X is {}. Draw X cards.", "Draw a card."),
    like(C::Num, Tactic, "X is {}. Inflict X damage to all characters.", "Inflict 1 damage to all characters."),
    like(C::Until, Tactic, "Pick a character. It gains 2 strength {}.", "Pick a character. It gains 2 strength."),
    like(C::Until, Tactic, "Pick a character. It cannot block {}.", "Pick a character. It cannot block."),
    like(C::Until, Tactic, "Take control of a character {}.", "Take control of a character."),
    // How many.
    like(C::Amount, Tactic, "Draw {} cards.", "Draw 2 cards."),
    like(C::Amount, Tactic, "Discard {} cards.", "Discard 2 cards."),
    like(C::Amount, Tactic, "Destroy {} characters.", "Destroy 2 characters."),
    like(
        C::Amount,
        Tactic,
        "Pick {} characters. Destroy the characters.",
        "Pick 2 characters. Destroy the characters.",
    ),
    like(C::Amount, Tactic, "Remove {} tokens from a card.", "Remove 2 tokens from a card."),
    like(C::Amount, Tactic, "Remove {} tokens from all cards.", "Remove 2 tokens from all cards."),
    like(
        C::Amount,
        Item,
        "TRY | COST: Remove {} tokens from this card. | EFFECT: Draw a card.",
        "TRY | COST: Remove 2 tokens from this card. | EFFECT: Draw a card.",
    ),
    like(C::Amount, Tactic, "Put {} Micromajig tokens into play.", "Put 2 Micromajig tokens into play."),
    like(C::Amount, Tactic, "Play {} resources.", "Play 2 resources."),
    like(
        C::Amount,
        Tactic,
        "Put up to the top 2 cards of your deck into your discard pile.",
        "Put the top 2 cards of your deck into your discard pile.",
    ),
    like(
        C::Amount,
        Tactic,
        "Search your deck for {} cards and put them into your hand.",
        "Search your deck for 2 cards and put them into your hand.",
    ),
    like(C::Amount, Tactic, "Reveal {} cards from your hand.", "Reveal 2 cards from your hand."),
    like(
        C::Amount,
        Tactic,
        "Look at the top 4 cards of your deck. Choose {} cards among them. Put the cards into your hand.",
        "Look at the top 4 cards of your deck. Choose 2 cards among them. Put the cards into your hand.",
    ),
    like(
        C::Amount,
        Tactic,
        "Remove {} tokens from a card. Draw X cards, where X is the number of tokens removed this way.",
        "Remove {} tokens from a card. Draw a card.",
    ),
    // Players who were spoken of.
    unlike(C::PlayerRule, Tactic, "Pick a player. This turn, {}.", "Pick a player."),
    unlike(C::PlayerRule, Tactic, "Pick a player. {} this turn.", "Pick a player."),
    at(C::PlayerRule, Item, "When a player draws any number of cards, this turn, {}."),
    at(C::PlayerRule, Item, "When a player discards a card, this turn, {}."),
    // What is done to whom.
    unlike(C::Whom, Tactic, "Pick a character. {}.", "Pick a character."),
    unlike(C::Whom, Tactic, "Pick an item. {}.", "Pick an item."),
    unlike(C::Whom, Character, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    unlike(C::Whom, Item, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    unlike(C::Whom, Location, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    unlike(C::Whom, Character, "When this card attacks, {}. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.", IDLE),
    at(C::Whom, Item, "When a character enters play, {}."),
    at(C::Whom, Item, "When a character attacks, {}."),
    unlike(
        C::Whom,
        Character,
        "When damage is inflicted to this card, {}. || TRY | COST: Pay 0. | EFFECT: Draw 0 cards.",
        IDLE,
    ),
    at(C::Whom, Item, "At the start of your turn, {}."),
    unlike(C::AttachedWhom, Attached, "TRY | COST: Pay 0. | EFFECT: {}.", IDLE),
    at(C::AttachedWhom, Attached, "When the attached character attacks, {}."),
    at(C::AttachedWhom, Attached, "At the start of your turn, {}."),
];
