//! When two English wordings of Evolve count as the same.
//!
//! On top of the common rules these are synonyms of the published templating:
//! ways in which different sets print the same words.

use arbiter_text::Normal;

/// Rewritten from left to right, in this order.
const SYNONYMS: &[(&str, &str)] = &[
    // Icons and their names.
    ("[q]", "[quick]"),
    ("[engage]", "engage"),
    ("engage this card", "engage"),
    ("fanfare :", "[fanfare]"),
    ("last words :", "[lastwords]"),
    ("-", ":"),
    ("sc", "spellchain"),
    ("nc", "necrocharge"),
    ("they", "them"),
    ("cannot", "can't"),
    ("an", "a"),
    // Grammatical number.
    ("followers", "follower"),
    ("cards", "card"),
    ("tokens", "token"),
    ("amulets", "amulet"),
    ("spells", "spell"),
    ("leaders", "leader"),
    ("counters", "counter"),
    ("points", "point"),
    ("have", "has"),
    ("cost", "costs"),
    ("names", "name"),
    // The card that speaks.
    ("this follower's", "this card's"),
    ("this amulet's", "this card's"),
    ("this follower", "this card"),
    ("this amulet", "this card"),
    ("this token", "this card"),
    ("this spell", "this card"),
    ("this .", "this card ."),
    ("this ,", "this card ,"),
    ("this :", "this card :"),
    ("this costs", "this card costs"),
    ("this can't", "this card can't"),
    ("this has", "this card has"),
    ("this deals", "this card deals"),
    ("this takes", "this card takes"),
    ("this is", "this card is"),
    ("this attacks", "this card attacks"),
    ("this leaves", "this card leaves"),
    ("this evolves", "this card evolves"),
    ("this and", "this card and"),
    ("this [attack]", "this card [attack]"),
    ("this [defense]", "this card [defense]"),
    ("this ward", "this card ward"),
    ("this storm", "this card storm"),
    ("this rush", "this card rush"),
    ("this assail", "this card assail"),
    ("this intimidate", "this card intimidate"),
    ("this drain", "this card drain"),
    ("this bane", "this card bane"),
    ("this aura", "this card aura"),
    ("this onto", "this card onto"),
    ("this into", "this card into"),
    ("this to", "this card to"),
    ("this \"", "this card \""),
    // The card last spoken of.
    ("that follower's", "its"),
    ("that card's", "its"),
    ("the selected follower's", "its"),
    ("the selected card's", "its"),
    ("the revealed card's", "its"),
    ("that follower", "it"),
    ("that card", "it"),
    ("the selected follower", "it"),
    ("the selected card", "it"),
    ("the selected enemy", "it"),
    ("the summoned token", "them"),
    // A card never goes to a zone of a player who does not own it. [4.1.6]
    ("its owner's hand", "your hand"),
    ("its owner's deck", "your deck"),
    ("its owner's cemetery", "your cemetery"),
    ("its owner's ex area", "your ex area"),
    ("its owner's field", "your field"),
    ("their owners' hands", "your hand"),
    ("their owners' decks", "your deck"),
    ("their owners' deck", "your deck"),
    ("their owners' cemeteries", "your cemetery"),
    ("their owner's hand", "your hand"),
    ("in opponents' cemeteries", "in a opponent's cemetery"),
    ("into your hand", "to your hand"),
    ("on the top of", "on top of"),
    // Burying.
    ("bury the top card of your deck", "put the top card of your deck into your cemetery"),
    ("bury the top # card of your deck", "put the top # card of your deck into your cemetery"),
    ("put * from your field into your cemetery", "bury *"),
    ("put this card into your cemetery", "bury this card"),
    ("put it into your cemetery", "bury it"),
    ("put them into your cemetery", "bury them"),
    ("bury the remaining card", "put the remaining card into your cemetery"),
    ("bury * on your field", "bury *"),
    // Where and whose.
    ("from your cemetery", "in your cemetery"),
    ("from your ex area", "in your ex area"),
    ("you control", "on your field"),
    ("one of your * evolves", "a * on your field evolves"),
    ("one of your * attacks", "a * on your field attacks"),
    ("summon it", "put it onto your field"),
    ("summon them", "put them onto your field"),
    // Joints.
    ("shuffle .", "shuffle your deck ."),
    (", and then", "and"),
    (", then", "and"),
    (", and", "and"),
    ("and then", "and"),
    ("then , if", "if"),
    ("and , if", "and if"),
    // Rules and conditions.
    ("whenever", "when"),
    ("while", "if"),
    ("if this card is on your field ,", ""),
    ("if this card is on the field ,", ""),
    ("there's", "there is"),
    ("each * on your field has", "your * has"),
    ("# or less card", "# card or less"),
    ("your leader has # defense or less", "your leader's [defense] is # or less"),
    ("this ability can be activated", "activate only"),
    ("for the rest of this turn , * .", "* this turn ."),
    ("on evolve , * :", "on evolve : * :"),
    ("strike , * :", "strike : * :"),
    ("put the rest", "put the remaining card"),
    (
        "each opponent buries the top card of their deck",
        "each opponent puts the top card of their deck into their cemetery",
    ),
    (
        "each opponent buries the top # card of their deck",
        "each opponent puts the top # card of their deck into their cemetery",
    ),
    ("exactly #", "#"),
    ("# card on a opponent's field", "# enemy card on the field"),
    ("select * in your hand and put it", "put * from your hand"),
    ("deal * damage equal to", "deal damage to * equal to"),
    ("deal its leader # damage", "deal # damage to its leader"),
    ("deal each enemy leader # damage", "deal # damage to each enemy leader"),
    ("divided between them instead", "instead"),
    ("of the following effects", "of the following"),
    ("a different name from this card", "not named this card"),
    ("with not named", "not named"),
    ("from among them , you may reveal * and add", "you may reveal * from among them and add"),
    ("from among them , you may put * onto", "you may put * from among them onto"),
    ("from among them , you may put * into", "you may put * from among them into"),
    // Numbers.
    ("costs # play point", "costs #"),
    ("costs at least # play point", "costs at least #"),
    ("costs # or more", "costs at least #"),
    ("costs # less to play", "costs # less"),
    ("recover # play point instead", "recover # instead"),
    ("draw # card instead", "draw # instead"),
    ("deal it # damage", "deal # damage to it"),
    ("deal them # damage", "deal # damage to them"),
    ("deal this card # damage", "deal # damage to this card"),
    ("damage to it and deal # damage to", "damage to it and # damage to"),
    ("deal # damage to it instead", "deal # damage instead"),
    ("deal # damage to them instead", "deal # damage instead"),
    ("give it * instead", "give * instead"),
    ("give this card * instead", "give * instead"),
    ("attack enemies", "attack"),
    ("place a", "put a"),
    ("place #", "put #"),
];

/// Later sets print the zone before what narrows the noun.
const ZONES: [&str; 5] = ["on your field", "on the field", "in your cemetery", "in your ex area", "in your hand"];
const NARROWED: [&str; 7] = [
    "that costs # or less",
    "that costs at least #",
    "that costs #",
    "with # defense or less",
    "with # attack or less",
    "not named this card",
    "with \" * \" in its name",
];

/// The rule by which English wordings are compared.
pub fn normal() -> Normal {
    let moved: Vec<(String, String)> = ZONES
        .iter()
        .flat_map(|zone| NARROWED.iter().map(move |test| (format!("{zone} {test}"), format!("{test} {zone}"))))
        .collect();
    let mut rules = SYNONYMS.to_vec();
    rules.extend(moved.iter().map(|(from, to)| (from.as_str(), to.as_str())));
    Normal::new(&rules)
}

/// The same for one card, whose own name means `this card`.
pub fn normal_for(name: &str) -> Normal {
    normal().with(name, "this card")
}
