//! Numbers that are worked out.

use super::Class::{Amount as Equals, OwnAmount};
use super::{every, text, word};
use crate::language::tables::Host::{Gear, Room};
use arbiter_wakfu::words::Amount;

every!(AMOUNTS: Amount {
    Strength: [
        word(Equals, "the Strength of your Hero"),
        word(OwnAmount, "the Strength of Probe"),
        text(
            Room,
            "When an Ally is destroyed, draw a number of cards equal to the Strength of it.",
            "When an Ally is destroyed, draw one card.",
        ),
    ],
    Level: [
        word(OwnAmount, "the Level of Probe"),
        text(Room, "When an Ally is destroyed, draw a number of cards equal to the Level of it.", "When an Ally is destroyed, draw one card."),
    ],
    Xp: [
        text(Room, "When an Ally is destroyed, draw a number of cards equal to the XP of it.", "When an Ally is destroyed, draw three cards."),
    ],
    Bonus: [
        text(
            Gear,
            "[Neutral]: Choose the Equipment of your choice. Draw a number of cards equal to the Strength bonus of it.",
            "[Neutral]: Choose the Equipment of your choice. Draw three cards.",
        ),
    ],
    Others: [word(Equals, "the number of other Allies")],
    Count: [word(Equals, "the number of Allies you control"), word(Equals, "the number of Zones you control")],
    World: [word(Equals, "the number of Allies in the World"), word(Equals, "the number of Heroes in the World")],
    Hand: [word(Equals, "the number of cards in your Hand")],
});
