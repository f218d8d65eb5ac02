//! Nothing is accepted that is not obeyed. For every word of the card language,
//! in every position where a card takes it, two tables are played with the same
//! answers: on one a card says it, on the other the card says nothing there, or
//! another word. If no play ever tells them apart, the word is mute, and must be
//! refused there instead.
//!
//! Every variant of every enum of the language has wordings here and is understood.
//! All are played; `nowhere.rs` lists what these tables do not show.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

mod nowhere;
mod places;
mod pool;
mod tables;
mod words;

use crate::obeyed::step;
use tables::{Field, Host};
use words::Class;

fn obeyed(names: &[&str], least: usize) {
    step::obeyed(&Field::new(), &places::places(), &words::classes(), nowhere::NOWHERE, names, least);
}

#[test]
fn what_holds_is_obeyed_or_refused() {
    obeyed(&["holds", "own holds"], 300);
}

#[test]
fn instructions_are_obeyed_or_refused() {
    obeyed(&["act", "clause", "look", "x"], 1900);
}

#[test]
fn what_is_done_to_it_is_obeyed_or_refused() {
    obeyed(&["upon", "upon a Hero", "upon a Haven Bag"], 480);
}

#[test]
fn whom_is_obeyed_or_refused() {
    obeyed(&["whom"], 440);
}

#[test]
fn what_a_card_must_be_is_obeyed_or_refused() {
    obeyed(&["noun", "nouns", "noun of X", "part", "parts"], 680);
}

#[test]
fn events_are_obeyed_or_refused() {
    obeyed(&["event", "own event", "event of a Bearer", "about to happen"], 900);
}

#[test]
fn gains_are_obeyed_or_refused() {
    obeyed(&["gain", "banned", "keyword"], 300);
}

#[test]
fn times_and_numbers_are_obeyed_or_refused() {
    obeyed(&["cond", "own cond", "until", "moment", "later", "limit", "amount", "own amount"], 420);
}

/// What words are compared with where a card must say something says nothing.
#[test]
fn what_is_idle_changes_nothing() {
    let field = Field::new();
    let idle = "All Allies gain +0 Strength until the end of the turn.";
    let other = "Your Hero gains +0 Strength until the end of the turn.";
    assert_eq!(step::told(&field, Host::Action, idle, other), step::Heard::Mute);
}

#[test]
fn costs_are_obeyed_or_refused() {
    obeyed(&["cost"], 160);
}

#[test]
fn whole_texts_are_obeyed() {
    obeyed(&["text"], 240);
}

/// Every variant of every enum is tried, and what is written is what it means:
/// the name of the variant is found in what was read, in some place that takes it.
#[test]
fn every_word_is_tried() {
    let (field, places, mut lost) = (Field::new(), places::places(), Vec::new());
    for (name, variants) in words::ALL {
        for (variant, wordings) in *variants {
            let elsewhere =
                |(n, all): &words::Words| n == name && all.iter().any(|(v, w)| v == variant && !w.is_empty());
            if !words::ALL.iter().any(elsewhere) {
                lost.push(format!("{name}::{variant}: no wording"));
            }
            for w in *wordings {
                let is = |text: &String| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == *variant);
                let read: Vec<String> = if w.class == Class::Text {
                    field.meaning(w.host, w.said).into_iter().collect()
                } else {
                    let fits = places.iter().filter(|p| p.takes == w.class.name());
                    fits.filter_map(|p| field.meaning(p.host, &p.say(w.said))).collect()
                };
                if read.is_empty() {
                    lost.push(format!("{name}::{variant}: refused everywhere: {}", w.said));
                } else if !read.iter().any(is) {
                    lost.push(format!("{name}::{variant}: understood as something else: {}", w.said));
                }
            }
        }
    }
    assert!(lost.is_empty(), "not tried:\n{}", lost.join("\n"));
}

/// What would be read as nothing, or as something else than a reader means.
const UNSAID: &[(Host, &str)] = &[
    // Only Allies are captured.
    (Host::Zone, "Capture [Neutral]"),
    (Host::Action, "Capture [Neutral]"),
    // Nobody else reaches into a Haven Bag.
    (Host::Room, "[Neutral]: Draw one card. Every player may use this power."),
    // What is not in play is neither tapped nor hurt.
    (Host::Action, "Choose the Ally of your choice from your Discard. Tap it."),
    (Host::Action, "Choose the Ally of your choice from your Discard. It suffers 2 [Fire] damage."),
    // Who is seen is not shown, and who has tapped does not tap.
    (Host::Action, "Choose the Ally of your choice. Reveal it."),
    (Host::Room, "When an Ally taps, tap it."),
    (Host::Room, "When a tapped Ally taps, draw one card."),
    (Host::Room, "When an attacking Ally is destroyed, draw one card."),
    // Outside of a battle nobody leaves it.
    (Host::Ally, "At the beginning of your turn, remove all Allies from the battle."),
    // Nobody is another than nobody, and yours are not opposing.
    (Host::Action, "Tap all other Allies."),
    (Host::Zone, "Your opposing Allies have +1 Strength."),
    (Host::Action, "Take control of your Hero until the end of the turn."),
    (Host::Action, "Take control of one of your Allies."),
    (Host::Zone, "All Allies can neither attack nor attack."),
    (Host::Action, "Draw two cards. Play this card only once a turn."),
    // Nobody bears a Zone, whatever Weapon was spoken of before.
    (Host::Zone, "[Neutral]: Tap one of your Weapons. Its Bearer deals 2 [Fire] damage to the Ally of your choice."),
    (Host::Zone, "[Neutral]: Untap its Bearer."),
    // The Hero or the Ally?
    (
        Host::Action,
        "Your Hero deals 2 [Fire] damage to the Ally of your choice. It gains +1 Strength until the end of the turn.",
    ),
];

#[test]
fn what_could_not_be_obeyed_is_refused() {
    let field = Field::new();
    let taken: Vec<_> = UNSAID.iter().filter(|(host, text)| field.why(*host, text).is_ok()).collect();
    assert!(taken.is_empty(), "{taken:?}");
}

/// One duration behind several instructions: it holds for the lasting ones right
/// before it, and what is done at once parts them.
#[test]
fn a_duration_that_is_said_last_is_shared() {
    let field = Field::new();
    let means =
        |text: &str| format!("{:?}", step::Stage::rules(&field, Host::Action, text).expect("it is taken").programs);
    let until = "until the end of the turn";
    for before in ["", "If your Hero is tapped, ", "You may discard one card. If you do, "] {
        let said = means(&format!("{before}your Hero gains +1 Strength and your Allies gain Giant {until}."));
        let each = means(&format!("{before}your Hero gains +1 Strength {until} and your Allies gain Giant {until}."));
        assert_eq!(said, each, "{before}");
    }
    let said = means(&format!("Your Hero gains +1 Strength, draw one card and your Allies gain Giant {until}."));
    let each =
        means(&format!("Your Hero gains +1 Strength {until}, draw one card and your Allies gain Giant {until}."));
    assert_ne!(said, each);
}
