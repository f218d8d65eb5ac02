//! Which cards, how many, how long.

use super::Class::{Amount, CharacterFilter as Of, Effect, Filter as Cards, Num as Value, Text, Until as Long};
use super::every;
use arbiter_spoils::words::{Num, Until};

/// A filter is a struct; each of its parts narrows.
pub(crate) const FILTERS: super::Words = (
    "Filter",
    &[
        (
            "kinds",
            &[
                (Cards, "characters"),
                (Cards, "items"),
                (Cards, "locations"),
                (Cards, "resources"),
                (Cards, "characters and items"),
            ],
        ),
        (
            "side",
            &[
                (Cards, "cards you control"),
                (Cards, "cards your opponent controls"),
                (Cards, "cards an opponent controls"),
                (Of, "characters you control"),
                (Of, "characters your opponent controls"),
            ],
        ),
        (
            "owner",
            &[
                (Cards, "cards you own"),
                (Cards, "cards you don't own"),
                (Of, "characters you own"),
                (Of, "characters you don't own"),
            ],
        ),
        ("other", &[(Text, "Other characters gain 1 strength.")]),
        ("not", &[(Cards, "non-resource cards")]),
        ("staple", &[(Cards, "staple resources")]),
        ("subtype", &[(Cards, "\"majig\" cards"), (Of, "\"majig\" characters")]),
        ("trade", &[(Cards, "Gearsmith characters"), (Cards, "Rogue cards"), (Of, "Gearsmith characters")]),
        ("name", &[(Cards, "cards named \"Tinker\""), (Of, "characters named \"Tinker\"")]),
        ("token", &[(Cards, "Micromajig tokens")]),
        ("different_name", &[(Cards, "cards with a different name than this card")]),
        ("facing", &[(Cards, "face-down cards"), (Cards, "face-up resources")]),
        ("depleted", &[(Cards, "depleted characters"), (Of, "depleted characters")]),
        (
            "keyword",
            &[
                (Cards, "Covert characters"),
                (Cards, "characters with Covert"),
                (Cards, "characters without Covert"),
                (Of, "Covert characters"),
                (Of, "characters without Covert"),
            ],
        ),
        (
            "part",
            &[
                (Cards, "attacking characters"),
                (Cards, "attacking or blocking characters"),
                (Cards, "characters not in a battle"),
                (Cards, "characters in the opposing party"),
                (Cards, "characters in your party"),
                (Of, "attacking characters"),
                (Of, "attacking or blocking characters"),
                (Of, "characters not in a battle"),
            ],
        ),
        (
            "stat",
            &[
                (Cards, "characters with 1 strength or less"),
                (Cards, "characters with 2 life or more"),
                (Cards, "characters with 3 speed"),
                (Cards, "cards with numeric cost 2 or less"),
                (Of, "characters with numeric cost 2 or less"),
                (Of, "characters with 2 life or less"),
            ],
        ),
        ("extreme", &[(Cards, "characters with the highest strength"), (Cards, "characters with the lowest speed")]),
        (
            "tokens",
            &[(Cards, "characters with at least 1 token on it"), (Of, "characters with at least 1 token on it")],
        ),
        (
            "link",
            &[
                (Cards, "characters with items attached to them"),
                (Cards, "cards attached to your faction"),
                (Of, "characters with items attached to them"),
            ],
        ),
        ("provides", &[(Cards, "resources that provides at least [R]")]),
        (
            "ability",
            &[
                (Cards, "characters with an ability in its rules text"),
                (Of, "characters with an ability in its rules text"),
            ],
        ),
        ("hurt_you", &[(Cards, "characters that inflicted damage to your faction this turn")]),
        (
            "same_type",
            &[(Effect, "Discard a card. If you do, destroy all cards of the same type as the discarded card.")],
        ),
    ],
);

every!(NUMS: Num {
    N: [(Value, "3")],
    Var: [(Effect, "X is 2. Draw X cards.")],
    Plus: [(Value, "the number of items plus 1"), (Effect, "X is 1. Draw X+1 cards.")],
    Minus: [(Value, "the number of characters minus 2")],
    Twice: [(Value, "twice the number of items you control")],
    Half: [(Value, "half the number of characters, rounded up"), (Value, "half the number of characters, rounded down")],
    Stat: [(Value, "your faction's influence"), (Effect, "Pick a character. X is its strength. Draw X cards.")],
    StatOf: [(Effect, "Pick a character. X is the strength of the character. Draw X cards.")],
    LastStat: [(Text, "When a character is destroyed, X is its strength when it was destroyed. Draw X cards.")],
    Printed: [(Effect, "Pick a character. X is its printed life. Draw X cards.")],
    Tokens: [(Effect, "Pick a character. X is the number of tokens on it. Draw X cards.")],
    Count: [
        (Value, "the number of items in play"),
        (Value, "the number of cards in your hand"),
        (Value, "the number of characters in your discard pile"),
    ],
    Held: [(Effect, "Destroy up to 2 characters. Draw X cards, where X is the number of characters destroyed this way.")],
    Done: [(Effect, "Destroy all characters. Draw X cards, where X is the number of characters destroyed this way.")],
    Icons: [(Value, "the number of [R] you control")],
    Extreme: [
        (Value, "the highest speed among characters"),
        (Value, "the lowest strength among characters you control"),
    ],
    Least: [(Value, "either 2 or the number of characters, whichever is lower")],
    Bid: [(Effect, "Both players bid. X is the winning bid. Draw X cards.")],
    Amount: [(Text, "When damage is inflicted to your faction, your faction gains that much influence.")],
    Removed: [(Effect, "Remove all tokens from all characters. Draw X cards, where X is the number of tokens removed this way.")],
    Gained: [(Effect, "Your faction gains 2 influence. All characters gain 1 strength for each influence gained this way this turn.")],
});

every!(UNTILS: Until {
    Leaves: [(Effect, "Pick a character. It gains 2 strength.")],
    Turn: [(Long, "this turn")],
    Battle: [(Long, "during this battle")],
    YourNextTurn: [(Long, "until the start of your next turn")],
    Game: [
        (Effect, "Pick a character. It gains 2 strength for the rest of the game."),
        (Effect, "Take control of a character for the rest of the game."),
    ],
});

/// How many of a number of which all need not be.
pub(crate) const AMOUNTS: super::Words =
    ("Quantity", &[("UpTo", &[(Amount, "up to 2")]), ("Any", &[(Amount, "any number of")])]);
