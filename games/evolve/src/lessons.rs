//! The tutorial: scenes with words to them.
//!
//! A lesson is a file of `games/evolve/tutorial`: a title, the set-up lines of
//! a scene, and steps. A step is the answer of a seat in scene words and what
//! the learner, who has seat 0, is told before it. A question with one option
//! only needs no step, unless that option ends the main phase.

use serde::Deserialize;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its title.
    pub title: Words,
    /// Set-up lines.
    pub setup: String,
    /// What is done, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// Said at the end.
    pub done: Words,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who answers; the learner has seat 0.
    pub seat: u8,
    /// The option, in scene words.
    pub words: String,
    /// Said before it; empty where there is nothing to say.
    #[serde(default)]
    pub say: Words,
}

/// Every lesson, in order.
///
/// # Panics
/// If a shipped file is no lesson: a test reads them all.
#[must_use]
pub fn lessons() -> Vec<Lesson> {
    let read = |(name, text): &(&str, &str)| toml::from_str(text).unwrap_or_else(|e| panic!("{name}: {e}"));
    crate::shipped::LESSONS.iter().map(read).collect()
}
