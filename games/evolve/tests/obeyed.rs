//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where the grammar takes it, two tables are played with the
//! same answers: on one a card says it, on the other the card says nothing
//! there, or another word. If no play ever tells them apart, the word is mute,
//! and the grammar must refuse it there instead.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

mod covered;
mod frames;
mod in_cards;
mod in_conds;
mod in_effects;
mod in_numbers;
mod in_rules;
mod nowhere;
mod places;
#[path = "../../../testing/obeyed.rs"]
mod step;
mod tables;
mod texts;
mod words;

fn obeyed(names: &[&str], least: usize) {
    step::obeyed(&tables::Halls, &places::places(), &words::classes(), nowhere::NOWHERE, names, least);
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed(&["cond", "own cond"], 300);
}

#[test]
fn descriptions_are_obeyed_or_refused() {
    obeyed(&["field filter", "card filter"], 300);
}

#[test]
fn numbers_and_durations_are_obeyed_or_refused() {
    obeyed(&["count", "price", "ending"], 100);
}

#[test]
fn rules_and_keywords_are_obeyed_or_refused() {
    obeyed(&["keyword", "passive", "head", "ban", "would"], 300);
}

#[test]
fn triggers_are_obeyed_or_refused() {
    obeyed(&["event", "timing"], 100);
}

#[test]
fn effects_are_obeyed_or_refused() {
    obeyed(&["verb", "moved", "put"], 300);
}

#[test]
fn effects_on_somebody_are_obeyed_or_refused() {
    obeyed(&["whom"], 300);
}

#[test]
fn costs_are_obeyed_or_refused() {
    obeyed(&["cost"], 100);
}

/// What would be heard in part: of two that exclude each other the second, and
/// what a card is but not where it lies.
const UNSAID: &[&str] = &[
    "Select an engaged reserved follower on the field and destroy it.",
    "Select an evolved unevolved follower on the field and destroy it.",
    "Select an enemy follower that costs 2 or less that costs 1 or more on the field and destroy it.",
    "Select a follower with Ward with Bane on the field and destroy it.",
    "Select an enemy follower on your field and destroy it.",
    "Reveal the top card of your deck. If it's a follower in your cemetery, draw a card.",
];

#[test]
fn what_would_be_heard_in_part_is_refused() {
    use step::Stage;
    let taken: Vec<&&str> =
        UNSAID.iter().filter(|text| tables::Halls.rules(tables::Host::Spell, text).is_some()).collect();
    assert!(taken.is_empty(), "{taken:?}");
}
