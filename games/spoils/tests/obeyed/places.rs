//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

use crate::tables::Host;

/// A position, with `{}` for the word.
pub(crate) struct Place {
    /// The class of words that is tried here.
    pub(crate) takes: &'static str,
    pub(crate) host: Host,
    pub(crate) around: &'static str,
    /// What the card says without it; nothing at all if this is none.
    pub(crate) silent: Option<&'static str>,
    /// What the card says with the plainest word in its place, from which a
    /// word that narrows must differ too.
    pub(crate) plain: Option<&'static str>,
}

impl Place {
    pub(crate) fn say(&self, word: &str) -> String {
        self.around.replace("{}", word)
    }
}

const fn at(takes: &'static str, host: Host, around: &'static str) -> Place {
    Place { takes, host, around, silent: None, plain: None }
}

const fn like(
    takes: &'static str,
    host: Host,
    around: &'static str,
    silent: &'static str,
    plain: &'static str,
) -> Place {
    let silent = if silent.is_empty() { None } else { Some(silent) };
    Place { takes, host, around, silent, plain: Some(plain) }
}

use Host::{Attached, Character, Dear, Item, Location, Recruit, Resource, Tactic};

pub(crate) const PLACES: &[Place] = &[
    // Standing rules.
    at("rule", Item, "{}."),
    at("rule", Character, "{}."),
    at("rule", Location, "{}."),
    at("rule", Attached, "{}."),
    at("rule", Resource, "{}."),
    at("rule", Item, "While you control a character, {}."),
    at("rule", Item, "[R][R]: {}."),
    at("rule", Attached, "The attached character gains \"{}.\""),
    at("rule", Tactic, "This turn, {}."),
    at("rule", Tactic, "Pick a character you control. This turn, it gains \"{}.\""),
    at("rule", Item, "TRY | COST: Pay 0. | EFFECT: This turn, {}."),
    at("rule", Recruit, "When this card enters play, {} this turn."),
    // Rules about the card itself.
    at("own rule", Character, "{}."),
    at("own rule", Character, "While you control a character, {}."),
    at("own rule", Character, "[R][R]: {}."),
    at("own rule", Attached, "The attached character gains \"{}.\""),
    at("own rule", Tactic, "Pick a character you control. This turn, it gains \"{}.\""),
    at("own rule", Tactic, "Pick a character you control. It gains \"{}.\""),
    at("attached rule", Attached, "{}."),
    at("attached rule", Attached, "While you control a character, {}."),
    at("picked rule", Tactic, "Pick a character. {} this turn."),
    at("picked rule", Tactic, "Pick a character. {}."),
    at("entering", Recruit, "{}."),
    at("entering", Dear, "{}."),
    // What happens.
    at("event", Item, "When {}, put a token on this card."),
    at("event", Item, "When {}, draw a card."),
    at("event", Attached, "The attached character gains \"When {}, put a token on this card.\""),
    at("event", Tactic, "Pick a character you control. It gains \"When {}, put a token on this card.\""),
    at("own event", Character, "When {}, draw a card."),
    at("own event", Tactic, "Pick a character you control. It gains \"When {}, draw a card.\""),
    at("own event", Attached, "The attached character gains \"When {}, draw a card.\""),
    like("replaced", Item, "If {}, draw a card instead.", "", "When a location is destroyed, draw a card."),
    like("replaced", Tactic, "The next time {} this turn, draw a card instead.", "", "Draw a card."),
    at("own replaced", Character, "If this card {}, draw a card instead."),
    at("own replaced", Attached, "If the attached character {}, draw a card instead."),
    // Conditions.
    like(
        "cond",
        Item,
        "While {}, characters you control gain 1 strength.",
        "",
        "Characters you control gain 1 strength.",
    ),
    like("cond", Tactic, "If {}, draw a card.", "", "Draw a card."),
    like("cond", Tactic, "Draw a card if {}.", "", "Draw a card."),
    like("cond", Item, "TRY | COST: Use this only if {}. | EFFECT: Draw a card.", "", "TRY | EFFECT: Draw a card."),
    like("cond", Tactic, "COST: Play this only if {}. || EFFECT: Draw a card.", "", "EFFECT: Draw a card."),
    like("own cond", Character, "While {}, this card gains 1 strength.", "", "This card gains 1 strength."),
    // Instructions.
    at("verb", Tactic, "{}."),
    at("verb", Item, "TRY | COST: Pay 0. | EFFECT: {}."),
    at("verb", Recruit, "When this card enters play, {}."),
    at("verb", Item, "At the start of your turn, {}."),
    at("verb", Tactic, "At the end of the turn, {}."),
    at("verb", Tactic, "You may {}."),
    at("verb", Item, "If you draw any number of cards, {} instead."),
    at("verb", Item, "If a character is destroyed, {} instead."),
    at("verb", Tactic, "If you control a character, {}."),
    at("verb", Attached, "The attached character gains \"TRY | COST: Pay 0. | EFFECT: {}.\""),
    like(
        "cost",
        Item,
        "TRY | COST: {}. | EFFECT: Draw a card.",
        "TRY | EFFECT: Draw a card.",
        "TRY | COST: Pay 9. | EFFECT: Draw a card.",
    ),
    like(
        "cost",
        Tactic,
        "COST: {}. || EFFECT: Draw a card.",
        "EFFECT: Draw a card.",
        "COST: Pay 9. || EFFECT: Draw a card.",
    ),
    like("cost", Recruit, "COST: {}.", "", "COST: Pay 9."),
    // Which cards.
    like("filter", Tactic, "Destroy all {}.", "", "Destroy all cards."),
    like(
        "filter",
        Item,
        "When this card is picked, destroy all {}. || TRY | COST: Pay 0. | EFFECT: Destroy all {}.",
        "",
        "TRY | COST: Pay 0. | EFFECT: Destroy all cards.",
    ),
    like("character filter", Item, "{} gain 1 strength.", "", "Characters gain 1 strength."),
    like("character filter", Item, "{} cannot block.", "", "Characters cannot block."),
    like("character filter", Tactic, "Inflict 2 damage to all {}.", "", "Inflict 2 damage to all characters."),
    like(
        "character filter",
        Tactic,
        "X is the number of {}. Draw X cards.",
        "",
        "X is the number of characters. Draw X cards.",
    ),
    // Numbers and durations.
    like("num", Tactic, "X is {}. Draw X cards.", "", "Draw a card."),
    like("num", Tactic, "X is {}. Inflict X damage to all characters.", "", "Inflict 1 damage to all characters."),
    like("until", Tactic, "Pick a character. It gains 2 strength {}.", "", "Pick a character. It gains 2 strength."),
    like("until", Tactic, "Take control of a character {}.", "", "Take control of a character."),
];
