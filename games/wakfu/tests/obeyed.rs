//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where a card takes it, two tables are played with the same
//! answers: on one a card says it, on the other the card says nothing there. If
//! no play ever tells them apart, the word is mute, and must be refused there
//! instead.
//!
//! What is tried: conditions, durations, moments and costs. Not tried yet: verbs,
//! filters, events, what lasts, and conditions about the card itself on an Action.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

mod nowhere;
mod places;
#[path = "../../../testing/obeyed.rs"]
pub(crate) mod step;
mod tables;
mod words;

use places::PLACES;
use tables::Field;

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

#[test]
fn costs_are_obeyed_or_refused() {
    obeyed(&["cost"], 90);
}

/// What is written here is what it means: the name of the variant is found in
/// what was read, in some place that takes it.
#[test]
fn every_wording_is_understood() {
    let (field, mut lost) = (Field::new(), Vec::new());
    for (name, variants) in words::ALL {
        for (variant, (class, wording)) in variants.iter().flat_map(|(v, w)| w.iter().map(move |w| (v, w))) {
            let places = PLACES.iter().filter(|p| p.takes == class.name());
            let is = |text: String| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == *variant);
            match places.filter_map(|p| field.meaning(p.host, &p.say(wording))).next().map(is) {
                None => lost.push(format!("{name}::{variant}: refused everywhere: {wording}")),
                Some(false) => lost.push(format!("{name}::{variant}: understood as something else: {wording}")),
                Some(true) => (),
            }
        }
    }
    assert!(lost.is_empty(), "not tried:\n{}", lost.join("\n"));
}
