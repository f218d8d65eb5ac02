//! What a card must be, wherever one is spoken of.

use super::{DRAW, IDLE, IDLE_TAP, like};
use crate::language::step::Place;
use crate::language::tables::Host::{self, Action, Ally, Room, Zone};

pub(super) const NOUNS: &[Place<Host>] = &[
    like("noun", Action, "Tap the {} of your choice.", IDLE, "Tap the Ally of your choice."),
    like("noun", Action, "Tap one {}.", IDLE, "Tap one Ally."),
    like("noun", Room, "When a {} taps, draw one card.", "", "When a Ally taps, draw one card."),
    like("noun", Room, "When a {} is destroyed, draw one card.", "", "When a Ally is destroyed, draw one card."),
    like("noun", Room, "When a {} is chosen, draw one card.", "", "When a Ally is chosen, draw one card."),
    like(
        "noun",
        Ally,
        "[Tap]: Destroy another {} of your choice.",
        IDLE_TAP,
        "[Tap]: Destroy another Ally of your choice.",
    ),
    like("nouns", Action, "Destroy all {}.", IDLE, "Destroy all Allies."),
    like(
        "nouns",
        Action,
        "Draw a number of cards equal to the number of {} you control.",
        IDLE,
        "Draw a number of cards equal to the number of Allies you control.",
    ),
    like("nouns", Zone, "All {} have +1 Strength.", "", "All Allies have +1 Strength."),
    like("nouns", Zone, "All {} cannot be chosen.", "", "All Allies cannot be chosen."),
    like(
        "nouns",
        Zone,
        "Your {} have this power: « [Neutral]: Draw one card. »",
        "",
        "Your Allies have this power: « [Neutral]: Draw one card. »",
    ),
    like("part", Action, "Search your Deck for one {}.", IDLE, "Search your Deck for one card."),
    like("part", Action, "Recycle one {} from your Discard.", IDLE, "Recycle one card from your Discard."),
    like(
        "part",
        Action,
        "Discard one {} from your Hand: Draw one card.",
        DRAW,
        "Discard one card from your Hand: Draw one card.",
    ),
    like("part", Action, "Play a {} from your Hand for free.", IDLE, "Play a card from your Hand for free."),
    like("part", Room, "When you play a {}, draw one card.", "", "When you play a card, draw one card."),
    like(
        "part",
        Action,
        "Reveal the top card of your Deck. If that is a {}, draw two cards.",
        "Reveal the top card of your Deck.",
        "Reveal the top card of your Deck. Draw two cards.",
    ),
    like(
        "parts",
        Room,
        "The cost of your {} is reduced by [Neutral].",
        "",
        "The cost of your cards is reduced by [Neutral].",
    ),
    like(
        "parts",
        Room,
        "The cost of {} is increased by [Neutral].",
        "",
        "The cost of cards is increased by [Neutral].",
    ),
    like(
        "noun of X",
        Action,
        "X [Neutral]: Tap the {} of your choice.",
        DRAW,
        "X [Neutral]: Tap the Ally of your choice.",
    ),
];
