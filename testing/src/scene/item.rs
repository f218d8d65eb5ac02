//! Cards as checks write them: `knight x2`, `golem 2/3 engaged !ward`.

use crate::slug;
use arbiter_catalog::CardView;

/// The keys of two numbers that are written together, as a view says.
pub(super) type Pair = Option<[&'static str; 2]>;

/// A card that is looked for, and what must be true of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its name for scenes; with `#2` one particular copy.
    pub slug: String,
    /// How many of them.
    pub copies: usize,
    /// What must be true of each.
    pub wants: Vec<Want>,
}

/// Something that must be true of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// `2/3`: the two numbers that the game writes together.
    Stats(i32, i32),
    /// `engaged`: this mark is there.
    Mark(String),
    /// `!engaged`: this mark is not there.
    NoMark(String),
    /// `cost 2`: a number by its key.
    Number(String, i32),
    /// `counter stack 3`: so many counters; 0 = none.
    Counter(String, i32),
    /// `with other-card`: that card lies with it.
    With(String),
}

impl Item {
    /// Reads one card with what it must be.
    ///
    /// # Errors
    /// What could not be read.
    pub fn parse(text: &str) -> Result<Item, String> {
        // Brackets are allowed as in set-up lines and mean nothing here.
        let plain = text.replace(['[', ']'], " ");
        let mut words = plain.split_whitespace().peekable();
        let slug = words.next().ok_or("a card is missing here")?.to_owned();
        let mut item = Item { slug, copies: 1, wants: Vec::new() };
        while let Some(word) = words.next() {
            if let Some(n) = word.strip_prefix('x').and_then(|n| n.parse::<usize>().ok()) {
                item.copies = n;
                continue;
            }
            let want = if word.starts_with('+') {
                return Err(format!("`{word}`: checks state the result, as `2/3`; additions belong to the set-up"));
            } else if let Some(stats) = stats(word) {
                stats
            } else if let Some(mark) = word.strip_prefix('!') {
                Want::NoMark(mark.to_owned())
            } else if word == "counter" || word == "with" {
                let name = words.next().ok_or_else(|| format!("a name is missing after `{word}`"))?;
                if word == "with" { Want::With(name.to_owned()) } else { counter(name, words.next())? }
            } else if let Some(n) = words.peek().and_then(|n| n.parse().ok()) {
                words.next();
                Want::Number(word.to_owned(), n)
            } else {
                Want::Mark(word.to_owned())
            };
            item.wants.push(want);
        }
        Ok(item)
    }

    /// Reads cards separated by commas.
    ///
    /// # Errors
    /// What could not be read.
    pub fn list(text: &str) -> Result<Vec<Item>, String> {
        text.split(',').map(Item::parse).collect()
    }

    /// Is this the card, and is everything true that must be?
    pub(super) fn fits(&self, card: &CardView, pair: Pair) -> bool {
        self.names(card) && self.wants.iter().all(|w| w.holds(card, pair))
    }

    /// Is this the card by its name?
    #[must_use]
    pub fn names(&self, card: &CardView) -> bool {
        let Some(name) = &card.name else { return false };
        if self.slug.contains('#') {
            return self.slug == card.slug;
        }
        let base = card.slug.split('#').next().unwrap_or_default();
        self.slug == base || self.slug == slug(name)
    }
}

fn stats(word: &str) -> Option<Want> {
    let (a, d) = word.split_once('/')?;
    Some(Want::Stats(a.parse().ok()?, d.parse().ok()?))
}

fn counter(name: &str, number: Option<&str>) -> Result<Want, String> {
    let n = number.and_then(|n| n.parse().ok()).ok_or_else(|| format!("a number is missing after `counter {name}`"))?;
    Ok(Want::Counter(name.to_owned(), n))
}

impl Want {
    fn holds(&self, card: &CardView, pair: Pair) -> bool {
        match self {
            Want::Stats(a, d) => of_pair(card, pair) == Some((*a, *d)),
            Want::Mark(m) => card.marks.contains(&m.as_str()),
            Want::NoMark(m) => !card.marks.contains(&m.as_str()),
            Want::Number(key, n) => number(card, key) == Some(*n),
            Want::Counter(name, n) => {
                let found = card.counters.iter().find(|(c, _)| slug(c) == slug(name));
                found.map_or(0, |c| c.1) == *n
            }
            Want::With(other) => {
                let other = Item { slug: other.clone(), copies: 1, wants: Vec::new() };
                card.with.iter().any(|c| other.names(c))
            }
        }
    }
}

/// A number of a card by its key.
pub(super) fn number(card: &CardView, key: &str) -> Option<i32> {
    card.numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n)
}

/// The two numbers that are written together.
fn of_pair(card: &CardView, pair: Pair) -> Option<(i32, i32)> {
    let [a, d] = pair?;
    Some((number(card, a)?, number(card, d)?))
}

/// A card as an [`Item`] would have to describe it.
pub(super) fn describe(card: &CardView, pair: Pair) -> String {
    if card.name.is_none() {
        return "(hidden)".to_owned();
    }
    let mut out = card.slug.clone();
    let together = of_pair(card, pair);
    if let Some((a, d)) = together {
        out += &format!(" {a}/{d}");
    }
    let apart = |key: &str| together.is_none() || pair.is_none_or(|pair| !pair.contains(&key));
    for (key, n) in card.numbers.iter().filter(|(key, _)| apart(key)) {
        out += &format!(" {key} {n}");
    }
    for mark in &card.marks {
        out += &format!(" {mark}");
    }
    for (name, n) in &card.counters {
        out += &format!(" counter {} {n}", slug(name));
    }
    for other in &card.with {
        out += &format!(" with {}", other.slug);
    }
    out
}
