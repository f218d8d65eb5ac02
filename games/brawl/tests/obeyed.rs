//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where a card takes it, two tables are played with the same
//! answers: on one a card says it, on the other the card says nothing there. If
//! no play ever tells them apart, the word is mute, and must be refused there
//! instead.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

mod nowhere;
#[path = "../../../testing/obeyed.rs"]
mod step;
mod tables;
mod words;

use step::Place;
use tables::{Host, Ring};

const fn place(takes: &'static str, host: Host, around: &'static str, silent: &'static str) -> Place<Host> {
    Place { takes, host, around, silent, plain: "" }
}

/// Where sentences stand.
const PLACES: &[Place<Host>] = &[
    place("clause", Host::Melee, "{}.", ""),
    place("clause", Host::Melee, "↶ {}.", ""),
    place("clause", Host::Melee, "↷ {}.", ""),
    place("clause", Host::Area, "{}.", ""),
    place("clause", Host::Area, "↶ {}.", ""),
    place("clause", Host::Area, "↷ {}.", ""),
    place("clause", Host::Shot, "{}.", ""),
    place("clause", Host::Trick, "{}.", ""),
    place("clause", Host::Reaction, "{}.", ""),
    place("clause", Host::Reaction, "↷ {}.", ""),
    Place { plain: "↷ Leap 2.", ..place("cond", Host::Melee, "↷ If {}, Leap 2.", "") },
    Place { plain: "This attack has +2 force.", ..place("cond", Host::Melee, "If {}, this attack has +2 force.", "") },
    Place { plain: "This attack has +2 force.", ..place("cond", Host::Area, "If {}, this attack has +2 force.", "") },
    Place { plain: "Stun.", ..place("cond", Host::Shot, "If {}, Stun.", "") },
    Place { plain: "Leap 2.", ..place("cond", Host::Trick, "If {}, Leap 2.", "") },
    Place {
        plain: "↷ The attacker suffers Stun.",
        ..place("cond", Host::Reaction, "↷ If {}, the attacker suffers Stun.", "")
    },
    Place {
        plain: "Deal 1 damage to one adjacent enemy. Leap 2.",
        ..place(
            "cond",
            Host::Trick,
            "Deal 1 damage to one adjacent enemy. If {}, Leap 2.",
            "Deal 1 damage to one adjacent enemy.",
        )
    },
    place("ability", Host::Face, "{}", ""),
];

fn obeyed(name: &str, least: usize) {
    step::obeyed(&Ring::new(), PLACES, &words::classes(), nowhere::NOWHERE, &[name], least);
}

#[test]
fn sentences_are_obeyed_or_refused() {
    obeyed("clause", 1_000);
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed("cond", 60);
}

#[test]
fn abilities_are_obeyed_or_refused() {
    obeyed("ability", 30);
}
