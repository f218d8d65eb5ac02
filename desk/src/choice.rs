//! One option of a question, for people.

use arbiter_kernel::{Message, Seat, Spot};
use std::collections::BTreeMap;

/// One thing the asked seat may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In scene words: `play quick-bolt`, `pass`, `thornback-sentry`.
    pub words: String,
    /// For people.
    pub label: Message,
    /// Kind of act: `play`, `use`, `evolve`, `attack`, `target`, `pass`,
    /// `end`, `stop`, `yes`, `no`, `number`, `option`, ...
    pub act: &'static str,
    /// The cards it is about, the one to click first. Only cards whose face
    /// the asked seat sees.
    pub about: Vec<Spot>,
    /// The places of the board it is about, by key, the one to click first.
    pub places: Vec<String>,
}

impl Choice {
    /// An option that is about no card and no place.
    #[must_use]
    pub fn new(words: String, label: Message, act: &'static str) -> Self {
        Choice { words, label, act, about: Vec::new(), places: Vec::new() }
    }
    /// It is about these cards, the one to click first.
    #[must_use]
    pub fn about(self, cards: impl IntoIterator<Item = Spot>) -> Self {
        Choice { about: cards.into_iter().collect(), ..self }
    }
}

/// Makes the words of every option its own: the second `x` is `x@2`.
#[must_use]
pub fn distinct(mut options: Vec<Choice>) -> Vec<Choice> {
    // How many options before have these words, alone or before an `@`.
    let mut before: BTreeMap<String, usize> = BTreeMap::new();
    for option in &mut options {
        if let Some(same) = before.get(&option.words) {
            option.words = format!("{}@{}", option.words, same + 1);
        }
        let heads = option.words.match_indices('@').map(|(at, _)| option.words[..at].to_owned());
        for words in heads.chain([option.words.clone()]) {
            *before.entry(words).or_default() += 1;
        }
    }
    options
}

/// Makes the names of a zone their own, in one pass: the second `knight` is
/// `knight#2`. `None` is a card that has no name to tell apart.
#[must_use]
pub fn copies<'a>(slugs: impl Iterator<Item = Option<&'a str>>) -> Vec<Option<String>> {
    let mut before: BTreeMap<&str, usize> = BTreeMap::new();
    let mut name = |slug: &'a str| {
        let n = before.entry(slug).or_default();
        *n += 1;
        if *n == 1 { slug.to_owned() } else { format!("{slug}#{n}") }
    };
    slugs.map(|slug| slug.map(&mut name)).collect()
}

/// Whether cards of several seats are among what may be named.
pub fn several(mut seats: impl Iterator<Item = Seat>) -> bool {
    let first = seats.next();
    seats.any(|s| Some(s) != first)
}

/// A name that is unique in its zone: `knight`, `knight#2`. The cards before
/// this one that are called the `same` are counted.
pub fn numbered(slug: &str, zone: &[u16], slot: u16, same: impl Fn(u16) -> bool) -> String {
    match zone.iter().take_while(|&&s| s != slot).filter(|&&s| same(s)).count() {
        0 => slug.to_owned(),
        n => format!("{slug}#{}", n + 1),
    }
}
