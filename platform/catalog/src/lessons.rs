//! Tutorials: scenes with words to them.
//!
//! A lesson is a file of `games/<game>/tutorial`: a title, the set-up lines of
//! a scene, and steps. A step is the answer of a seat in scene words and what
//! the learner, who has seat 0, is told before it. A question with one option
//! only needs no step, unless that option ends the main phase.

use crate::Both;
use serde::Deserialize;

/// A lesson of a tutorial: a scene with words to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Number, from 1.
    pub number: u32,
    /// Title.
    pub title: Both,
    /// Set-up lines of the scene language.
    pub setup: String,
    /// What to do, step by step.
    pub steps: Vec<LessonStep>,
    /// Said when it is done.
    pub done: Both,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// Whose answer; seat 0 is the learner.
    pub seat: u8,
    /// The option to pick, in scene words.
    pub words: String,
    /// What to tell the learner before it; may be empty.
    pub say: Both,
}

/// The lessons of these files, in order.
///
/// # Panics
/// If a shipped file is no lesson: a test reads them all.
pub(crate) fn read(files: &[(&str, &str)]) -> Vec<Lesson> {
    let file = |(name, text): &(&str, &str)| toml::from_str::<Written>(text).unwrap_or_else(|e| panic!("{name}: {e}"));
    (1..).zip(files.iter().map(file)).map(lesson).collect()
}

fn lesson((number, written): (u32, Written)) -> Lesson {
    let step = |s: Step| LessonStep { seat: s.seat, words: s.words, say: both(s.say) };
    Lesson {
        number,
        title: both(written.title),
        setup: written.setup,
        steps: written.step.into_iter().map(step).collect(),
        done: both(written.done),
    }
}

fn both(words: Words) -> Both {
    Both { en: words.en, fr: words.fr }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    en: String,
    fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: Words,
    setup: String,
    step: Vec<Step>,
    done: Words,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    seat: u8,
    words: String,
    /// Empty where there is nothing to say.
    #[serde(default)]
    say: Words,
}
