//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

use crate::obeyed::step::Place;
use crate::obeyed::tables::Host;

const fn at(takes: &'static str, host: Host, around: &'static str, silent: &'static str) -> Place<Host> {
    Place { takes, host, around, silent, plain: "" }
}

const fn like(
    takes: &'static str,
    host: Host,
    around: &'static str,
    silent: &'static str,
    plain: &'static str,
) -> Place<Host> {
    Place { takes, host, around, silent, plain }
}

const DRAW: &str = "Draw one card.";
const TAP: &str = "[Tap]: Draw one card.";

use Host::{Action, Ally, Gear};

pub(crate) const PLACES: &[Place<Host>] = &[
    // Conditions.
    like("cond", Action, "Draw one card. If {}, draw two cards.", DRAW, "Draw one card. Draw two cards."),
    like(
        "cond",
        Ally,
        "[Tap]: Draw one card. Use this power only if {}.",
        TAP,
        "[Tap]: Draw one card. Use this power only once a turn.",
    ),
    like("cond", Ally, "As long as {}, Probe has +3 Strength.", "", "Probe has +3 Strength."),
    like("own", Ally, "As long as {}, Probe has +3 Strength.", "", "Probe has +3 Strength."),
    // Moments and durations.
    at("moment", Ally, "{}, draw one card.", ""),
    at("moment", Gear, "{}, draw one card.", ""),
    like(
        "until",
        Action,
        "Draw one card. All Allies gain +2 Strength {}.",
        DRAW,
        "Draw one card. All Allies gain +2 Strength until the beginning of your next turn.",
    ),
    // Costs.
    at("cost", Action, "{}: Draw one card.", DRAW),
    at("cost", Ally, "[Tap], {}: Draw one card.", TAP),
    at("cost", Ally, "{}: Draw one card.", ""),
    at("cost", Gear, "{}: Draw one card.", ""),
];
