//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where a card takes it, two tables are played with the same
//! answers: on one a card says it, on the other the card says nothing there. If
//! no play ever tells them apart, the word is mute, and must be refused there
//! instead.
//!
//! What is tried: conditions, durations and moments. Not tried yet: verbs,
//! filters, events, what lasts, costs, and conditions about the card itself on
//! an Action.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

#[path = "obeyed/nowhere.rs"]
mod nowhere;
#[path = "../../../testing/obeyed.rs"]
mod step;
#[path = "obeyed/tables.rs"]
mod tables;
#[path = "obeyed/words.rs"]
mod words;

use step::Place;
use tables::{Field, Host};

const fn place(takes: &'static str, host: Host, around: &'static str, silent: &'static str) -> Place<Host> {
    Place { takes, host, around, silent, plain: "" }
}

const DRAW: &str = "Draw one card.";
const TAP: &str = "[Tap]: Draw one card.";

/// Where words stand.
const PLACES: &[Place<Host>] = &[
    Place {
        plain: "Draw one card. Draw two cards.",
        ..place("cond", Host::Action, "Draw one card. If {}, draw two cards.", DRAW)
    },
    Place {
        plain: "[Tap]: Draw one card. Use this power only once a turn.",
        ..place("cond", Host::Ally, "[Tap]: Draw one card. Use this power only if {}.", TAP)
    },
    Place { plain: "Probe has +3 Strength.", ..place("cond", Host::Ally, "As long as {}, Probe has +3 Strength.", "") },
    Place { plain: "Probe has +3 Strength.", ..place("own", Host::Ally, "As long as {}, Probe has +3 Strength.", "") },
    place("moment", Host::Ally, "{}, draw one card.", ""),
    place("moment", Host::Gear, "{}, draw one card.", ""),
    Place {
        plain: "Draw one card. All Allies gain +2 Strength until the beginning of your next turn.",
        ..place("until", Host::Action, "Draw one card. All Allies gain +2 Strength {}.", DRAW)
    },
];

fn obeyed(names: &[&str], least: usize) {
    step::obeyed(&Field::new(), PLACES, &words::classes(), nowhere::NOWHERE, names, least);
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed(&["cond", "own"], 50);
}

#[test]
fn durations_and_moments_are_obeyed_or_refused() {
    obeyed(&["until", "moment"], 20);
}
