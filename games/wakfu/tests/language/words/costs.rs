//! What is paid.

use super::Class::Cost as Paid;
use super::{every, text, word};
use crate::language::tables::Host::{Ally, Held, Lying, Room};
use arbiter_wakfu::words::Cost;

every!(COSTS: Cost {
    Tap: [text(Ally, "[Tap]: Draw one card.", "[Neutral]: Draw one card."), text(Room, "[Tap]: Draw one card.", "")],
    FromHand: [text(Held, "Discard Probe from your Hand: Draw one card.", "")],
    FromDiscard: [text(Lying, "Recycle Probe from your Discard: Draw one card.", "")],
    Pay: [word(Paid, "[Neutral]"), word(Paid, "[Neutral][Neutral]")],
    Do: [word(Paid, "Discard one card")],
    Challenge: [
        text(
            Ally,
            "Tap one of your Allies and challenge the opposing Ally of your choice: If that opponent accepts, draw two cards.",
            "Tap one of your Allies: Draw one card.",
        ),
    ],
});
