//! Nothing is accepted that is not obeyed. For every ability that a face of a
//! champion takes, two tables are played with the same
//! answers: on one a face says it, on the other the face says nothing. If
//! no play ever tells them apart, the word is mute, and must be refused
//! instead.
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
use tables::{Host, Ring};

/// Where words stand.
const PLACES: &[Place<Host>] = &[Place { takes: "ability", host: Host::Face, around: "{}", silent: "", plain: "" }];

fn obeyed(name: &str, least: usize) {
    step::obeyed(&Ring::new(), PLACES, &words::classes(), nowhere::NOWHERE, &[name], least);
}

#[test]
fn abilities_are_obeyed_or_refused() {
    obeyed("ability", 30);
}
