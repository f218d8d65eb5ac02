//! Nothing is accepted that is not obeyed. For every condition, filter, number and duration, in every position
//! where the grammar takes it, two tables are played with the same answers: on
//! one a card says it, on the other the card says nothing there, or another
//! word. If no play ever tells them apart, the word is mute, and the grammar
//! must refuse it there instead.
#![allow(clippy::print_stdout, reason = "the numbers are the report")]

#[path = "obeyed/places.rs"]
mod places;
#[path = "obeyed/tables.rs"]
mod tables;
#[path = "obeyed/words.rs"]
mod words;

use places::{PLACES, Place};
use std::collections::BTreeMap;
use tables::{Heard, Stage};

/// What came of all pairs of one class of words.
#[derive(Default)]
struct Report {
    pairs: usize,
    refused: usize,
    mute: Vec<String>,
}

impl Report {
    fn note(&mut self, heard: Heard, what: &str) {
        self.pairs += 1;
        match heard {
            Heard::Refused => self.refused += 1,
            Heard::Changes => (),
            Heard::Mute => {
                println!("mute: {what}");
                self.mute.push(what.to_owned());
            }
        }
    }
}

/// Tries every word of a class in every place that takes the class.
fn class(stage: &Stage, name: &str, all: &[&str], told: &mut BTreeMap<String, Report>) {
    let places: Vec<&Place> = PLACES.iter().filter(|p| p.takes == name).collect();
    assert!(!places.is_empty(), "no place takes {name}");
    for place in places {
        let report = told.entry(name.to_owned()).or_default();
        for word in all {
            let said = place.say(word);
            let silent = place.silent.unwrap_or("");
            let heard = stage.told_apart(place.host, &said, silent);
            report.note(heard, &format!("{:?}: {said}", place.host));
            // A narrower word must also differ from the plain one.
            if let (Heard::Changes, Some(plain)) = (heard, place.plain)
                && stage.told_apart(place.host, &said, plain) == Heard::Mute
            {
                report.mute.push(format!("{:?}: {said} (like: {plain})", place.host));
            }
        }
    }
}

/// Tries some classes, and says what was found.
fn obeyed(names: &[&str], least: usize) {
    let stage = Stage::new();
    let mut told = BTreeMap::new();
    for (name, all) in words::CLASSES.iter().filter(|(name, _)| names.contains(name)) {
        class(&stage, name, all, &mut told);
    }
    let (mut mute, mut tried) = (Vec::new(), 0);
    for (name, r) in &told {
        println!("{name}: {} pairs of a word and a place, {} refused, {} mute", r.pairs, r.refused, r.mute.len());
        mute.extend(r.mute.iter().map(|m| format!("{name}: {m}")));
        tried += r.pairs - r.refused;
    }
    assert!(mute.is_empty(), "accepted and not obeyed:\n{}", mute.join("\n"));
    assert!(tried >= least, "only {tried} pairs were tried");
}

#[test]
fn conditions_are_obeyed_or_refused() {
    obeyed(&["cond", "own cond"], 80);
}

#[test]
fn filters_numbers_and_durations_are_obeyed_or_refused() {
    obeyed(&["filter", "character filter", "num", "until"], 130);
}
