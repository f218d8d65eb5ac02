//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

use crate::step::Place;
use crate::tables::Host;

const fn like(
    takes: &'static str,
    host: Host,
    around: &'static str,
    silent: &'static str,
    plain: &'static str,
) -> Place<Host> {
    Place { takes, host, around, silent, plain }
}

use Host::{Character, Item, Location, Tactic};

pub(crate) const PLACES: &[Place<Host>] = &[
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
    like(
        "cond",
        Location,
        "TRY | COST: Use this only if {}. | EFFECT: Draw a card.",
        "",
        "TRY | COST: Pay 0. | EFFECT: Draw a card.",
    ),
    like("cond", Tactic, "COST: Play this only if {}. || EFFECT: Draw a card.", "", "EFFECT: Draw a card."),
    like("own cond", Character, "While {}, this card gains 1 strength.", "", "This card gains 1 strength."),
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
    like("character filter", Item, "{} cannot be destroyed.", "", "Characters cannot be destroyed."),
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
