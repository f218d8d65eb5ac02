//! Sentences made of two lists: every verb that acts on somebody, with
//! everybody it could act on.

const WHOM: &[&str] = &[
    "this card",
    "it",
    "each follower",
    "each amulet",
    "your leader",
    "each enemy leader",
    "its leader",
    "it and this card",
];

const VERBS: &[&str] = &[
    "deal 1 damage to {}",
    "give {} [attack]+1",
    "give {} [defense]+1",
    "give {} [defense]+1 this turn",
    "give {} Aura",
    "give {} \"At the start of your end phase, draw a card.\"",
    "{} loses all abilities",
    "destroy {}",
    "banish {}",
    "return {} to its owner's hand",
    "put {} onto your field",
    "put {} into your EX area",
    "put {} into its owner's EX area",
    "put {} into its owner's cemetery",
    "put {} on top of its owner's deck",
    "put {} on the bottom of its owner's deck",
    "engage {}",
    "refresh {}",
    "evolve {}",
    "place a Stack counter on {}",
    "remove a Stack counter from {}",
    "transform {} into a Sprout token",
    "take control of {}",
    "{} can't attack this turn",
    "{} can't be destroyed this turn",
    "the next time {} would take damage this turn, it takes 0 instead",
    "the next time {} would take damage this turn, it takes that much minus 1 instead",
    "{} costs 1 less to play this turn",
    "deal damage equal to its attack to {}",
];

pub(crate) fn whom() -> Vec<String> {
    VERBS.iter().flat_map(|v| WHOM.iter().map(move |w| v.replace("{}", w))).collect()
}

const MOVES: &[&str] = &[
    "select a follower and put it {}",
    "put the top card of your deck {}",
    "search your deck for a follower and put it {}",
    "look at the top 3 cards of your deck. From among them, put a follower {}",
    "look at the top 3 cards of your deck. Put the rest {}",
    "put a Sprout token {}",
    "select a follower in your cemetery and put it {}",
];

const PLACES: &[&str] = &[
    "onto your field",
    "onto your field engaged",
    "onto your field or into your EX area",
    "into your EX area",
    "into its owner's EX area",
    "into your hand",
    "into your cemetery",
    "into your banished zone",
    "on top of your deck",
    "on the bottom of your deck",
    "on the bottom of your deck in any order",
    "on the bottom of your deck in a random order",
];

pub(crate) fn moved() -> Vec<String> {
    MOVES.iter().flat_map(|v| PLACES.iter().map(move |w| v.replace("{}", w))).collect()
}

/// What can be put onto a field engaged.
pub(crate) fn put() -> Vec<String> {
    let engaged = MOVES.iter().filter(|m| !m.contains("the rest") && !m.starts_with("select a follower and"));
    engaged.map(|m| m.replace(" {}", "")).collect()
}
