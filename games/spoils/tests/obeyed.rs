//! Nothing is accepted that is not obeyed. For every condition, filter, number and duration, in every position
//! where the grammar takes it, two tables are played with the same answers: on
//! one a card says it, on the other the card says nothing there, or another
//! word. If no play ever tells them apart, the word is mute, and the grammar
//! must refuse it there instead.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

#[path = "obeyed/places.rs"]
mod places;
#[path = "../../../testing/obeyed.rs"]
mod step;
#[path = "obeyed/tables.rs"]
mod tables;
#[path = "obeyed/words.rs"]
mod words;

fn obeyed(names: &[&str], least: usize) {
    step::obeyed(&tables::Streets::new(), places::PLACES, &words::classes(), &[], names, least);
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed(&["cond", "own cond"], 80);
}

#[test]
fn filters_numbers_and_durations_are_obeyed_or_refused() {
    obeyed(&["filter", "character filter", "num", "until"], 130);
}
