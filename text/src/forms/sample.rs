//! Random meanings, made from the schema alone: a test of a vocabulary.
//!
//! What they print must be read back as the same meaning, and as no other. So
//! the forms are tested against each other without a single card. A game's test
//! is a few lines:
//!
//! ```text
//! for language in [&french, &english] {
//!     let report = sample::check(language, &Name::new("Zim").masculine(), 2000, 1);
//!     assert!(report.is_clean(), "{report}");
//! }
//! ```

mod make;

use super::Grammar;
use super::chart::{Chart, Reader, Stopped};
use super::language::Language;
use super::name::Name;
use super::print::Recall;
use super::refer::Referents;
use super::schema::Word;
use super::surface::Style;
use super::tree::Tree;
use make::Sampler;
use std::collections::BTreeMap;
use std::fmt;

/// How deep a meaning may be, in words inside of words.
const DEPTH: u32 = 9;

/// So many kinds of each fault are printed.
const SHOWN: usize = 12;

/// What became of random meanings. The lists have one example of each kind of
/// fault, with how often it was met.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many meanings were tried.
    pub tried: usize,
    /// Read back as the same and as nothing else.
    pub same: usize,
    /// Read as another meaning by a declared tie-break: cannot be said, and why.
    pub gave_way: BTreeMap<String, (usize, String)>,
    /// Also read as something else: where the two part, and the text.
    pub ambiguous: BTreeMap<String, (usize, String)>,
    /// No form: the smallest word that cannot be said.
    pub unsayable: BTreeMap<String, (usize, String)>,
    /// Printed, but not understood or not printed back the same: where.
    pub lost: BTreeMap<String, (usize, String)>,
}

impl Report {
    /// Nothing is ambiguous, unsayable or lost.
    pub fn is_clean(&self) -> bool {
        self.ambiguous.is_empty() && self.unsayable.is_empty() && self.lost.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} meanings are read back as the same and as nothing else", self.same, self.tried)?;
        let gave_way: usize = self.gave_way.values().map(|(times, _)| times).sum();
        write!(f, ", {gave_way} give way to another meaning")?;
        for (what, list) in [("ambiguous", &self.ambiguous), ("unsayable", &self.unsayable), ("lost", &self.lost)] {
            for (why, (times, text)) in list.iter().take(SHOWN) {
                write!(f, "\n{what}, {times} times: {why}: {text}")?;
            }
            if list.len() > SHOWN {
                write!(f, "\n{what}: {} kinds more", list.len() - SHOWN)?;
            }
        }
        Ok(())
    }
}

/// Prints random meanings and reads them back. The same seed gives the same
/// meanings. Tie-breaks hold as for cards; what pronouns mean is not asked.
pub fn check<T: Word>(language: &Language<T>, name: &Name, count: usize, seed: u64) -> Report {
    let g = &language.grammar;
    let mut sampler = Sampler::new(g, seed);
    let mut report = Report { tried: count, ..Report::default() };
    for _ in 0..count {
        let mut tree = sampler.tree(DEPTH);
        tree.number(&mut 0);
        one(g, &tree, name, &mut report);
    }
    report
}

fn one(g: &Grammar, tree: &Tree, name: &Name, report: &mut Report) {
    let note = |list: &mut BTreeMap<String, (usize, String)>, why: String, text: &str| {
        list.entry(why).or_insert_with(|| (0, text.to_owned())).0 += 1;
    };
    let style = Style::house(g.lang);
    let Some(text) = g.print(tree, name, Recall::Nothing, &Referents::default(), style) else {
        let word = g.unsayable(g.root, tree, name).unwrap_or_else(|| "together".to_owned());
        return note(&mut report.unsayable, word, &g.outline(g.root, tree));
    };
    let parsed = Chart::new(g, &text, name).and_then(|chart| {
        if chart.roots().is_empty() {
            note(&mut report.lost, stopped(&chart), &text);
        }
        Reader::read(&chart)
    });
    match parsed {
        Err(limit) => note(&mut report.lost, format!("{limit:?}"), &text),
        Ok(parsed) => match parsed.readings.iter().find(|r| *r != tree) {
            Some(other) if parsed.readings.len() == 1 && g.cost(g.root, tree) > g.cost(g.root, other) => {
                note(&mut report.gave_way, g.differ(g.root, tree, other), &text);
            }
            Some(other) => note(&mut report.ambiguous, g.differ(g.root, tree, other), &text),
            None if parsed.readings.is_empty() => {}
            None => match again(g, &parsed.readings[0], name) {
                Some(back) if back == text => report.same += 1,
                back => note(&mut report.lost, format!("printed back as {}", back.unwrap_or_default()), &text),
            },
        },
    }
}

/// What was expected where reading stopped; the place is in the text.
fn stopped(chart: &Chart<'_, '_>) -> String {
    match chart.stopped() {
        Stopped::Expected { expected, .. } => format!("expected {}", expected.join(", ")),
        Stopped::Disagrees { .. } => "does not agree".to_owned(),
    }
}

/// A reading in the forms it was read by.
fn again(g: &Grammar, reading: &Tree, name: &Name) -> Option<String> {
    let mut tree = reading.clone();
    tree.number(&mut 0);
    g.print(&tree, name, Recall::Forms, &Referents::default(), Style::house(g.lang))
}
