//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where the grammar takes it, two tables are played with the
//! same answers: on one a card says it, on the other the card says nothing
//! there, or another word. If no play ever tells them apart, the word is mute,
//! and the grammar must refuse it there instead.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

mod lays;
mod nouns;
mod nowhere;
mod places;
#[path = "../../../testing/obeyed.rs"]
mod step;
mod tables;
mod words;

use nouns::NOUNS;
use places::PLACES;
use tables::Streets;
use words::Class;

fn obeyed(classes: &[Class], least: usize) {
    tried(PLACES, classes, least);
}

fn tried(places: &[step::Place<tables::Host>], classes: &[Class], least: usize) {
    let names: Vec<&str> = classes.iter().map(|c| c.name()).collect();
    step::obeyed(&Streets::new(), places, &words::classes(), nowhere::NOWHERE, &names, least);
}

/// What is refused wherever it could stand: a rule decides it or it is merely
/// noticed, so that nothing can stand in its place. [506.1]
const REFUSED: &[&str] = &[
    "a character would enter play",
    "a character would enter play under your control",
    "would enter play",
    "a character would enter or leave play",
    "a character attacks",
    "attacks",
    "a character blocks",
    "a character blocks a Covert party",
    "a character is blocked",
    "you attack",
    "you are attacked",
    "an attacking party is formed",
    "your opponent plays a character",
    "a character is picked",
    "a coin is flipped",
    "there are no tokens on this card",
];

/// Every variant of every enum of the language is tried, unless it is nothing
/// that a sentence can say, and its wording means it.
#[test]
fn every_word_is_tried() {
    let mut lost = Vec::new();
    for (name, variants) in words::ALL {
        for (variant, (class, wording)) in variants.iter().flat_map(|(v, w)| w.iter().map(move |w| (v, w))) {
            let places = PLACES.iter().chain(NOUNS).filter(|p| p.takes == class.name());
            let said = places.filter_map(|p| Streets::read(p.host, &p.say(wording)));
            let texts: Vec<String> = said.map(|card| format!("{:?}", card.text)).collect();
            let word = |text: &String| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == *variant);
            let refused = matches!(class, Class::Replaced | Class::OwnReplaced) && REFUSED.contains(wording);
            if texts.is_empty() != refused {
                lost.push(format!("{name}::{variant}: refused everywhere or nowhere: {wording}"));
            } else if !refused && !texts.iter().any(word) {
                lost.push(format!("{name}::{variant}: understood as something else: {wording}"));
            }
        }
    }
    assert!(lost.is_empty(), "not tried:\n{}", lost.join("\n"));
}

#[test]
fn standing_rules_are_obeyed_or_refused() {
    obeyed(&[Class::Rule], 900);
}

#[test]
fn rules_about_one_card_are_obeyed_or_refused() {
    obeyed(&[Class::Own, Class::Attached], 300);
}

#[test]
fn rules_about_a_picked_card_are_obeyed_or_refused() {
    obeyed(&[Class::Picked, Class::Entering, Class::Flip], 250);
}

#[test]
fn triggers_are_obeyed_or_refused() {
    obeyed(&[Class::Event, Class::OwnEvent], 500);
}

#[test]
fn replacements_are_obeyed_or_refused() {
    obeyed(&[Class::Replaced, Class::OwnReplaced], 120);
}

#[test]
fn instructions_are_obeyed_or_refused() {
    obeyed(&[Class::Verb], 1000);
}

#[test]
fn costs_and_texts_are_obeyed_or_refused() {
    obeyed(&[Class::Cost, Class::Effect, Class::Text, Class::Faction], 500);
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed(&[Class::Cond, Class::OwnCond], 80);
}

#[test]
fn filters_numbers_and_durations_are_obeyed_or_refused() {
    obeyed(&[Class::Filter, Class::CharacterFilter, Class::Num, Class::Until, Class::Amount], 130);
}

#[test]
fn one_card_in_play_is_narrowed_wherever_it_is_said() {
    tried(NOUNS, &[Class::One], 340);
}

#[test]
fn one_card_in_a_battle_or_elsewhere_is_narrowed_wherever_it_is_said() {
    tried(NOUNS, &[Class::Fighter, Class::Printed], 480);
}

#[test]
fn what_is_done_to_whom_is_obeyed_or_refused() {
    obeyed(&[Class::Whom, Class::AttachedWhom, Class::PlayerRule], 800);
}

/// What would be read as something else, or as nothing at all.
const UNSAID: &[&str] = &[
    "Pick a character. X is the number of cards in its controller's hand. Draw X cards.",
    "Pick a character. Put a card from its controller's discard pile into your hand.",
    "Pick a character. Put all cards in its owner's discard pile on the bottom of your deck.",
    "X is the number of cards in each player's hand. Draw X cards.",
    "Pick a character. If its controller controls 3 characters, draw a card.",
    "Inflict up to 2 damage to a character.",
    "Put any number of Micromajig tokens into play.",
    "Draw X cards, where X is the strength of this card.",
    "You may put this card into its owner's discard pile.",
    "Destroy this card.",
    // No card there can be that.
    "Discard a depleted character.",
    "Put an attacking character from your discard pile into your hand.",
    "Reveal a card with at least 1 token on it from your hand.",
    "If there is a character you don't own in your discard pile, draw a card.",
    "If you have played a face-down card this turn, draw a card.",
    "Reduce the numeric cost of the next character you control you play this turn by 1.",
    "Destroy a card. If it is a card in your discard pile, draw a card.",
    "Destroy a card. If it is a character with the highest strength, draw a card.",
    // The second would be heard and the first not.
    "Destroy a character with 1 strength or less with 3 life or more.",
    "Destroy an attacking blocking character.",
];

#[test]
fn what_has_no_word_is_refused() {
    let taken: Vec<&&str> = UNSAID.iter().filter(|text| Streets::read(tables::Host::Tactic, text).is_some()).collect();
    assert!(taken.is_empty(), "{taken:?}");
}
