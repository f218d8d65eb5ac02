//! A deck as it was written down, by the parts of a game's decks.

use crate::{DeckFault, runs};

/// One line of a list that was understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed<P> {
    /// Line of the text, from 1; 0 if there was none.
    pub line: usize,
    /// Where it stands.
    pub part: P,
    /// How many copies, 1 to 99.
    pub count: u8,
    /// Which card, by its number.
    pub card: u16,
}

/// A deck as it was written down, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List<P> {
    /// What was understood, in the order of the text.
    pub entries: Vec<Listed<P>>,
    /// Something of the text was not understood and is not among them.
    pub incomplete: bool,
    /// Lines that were understood although something about them is wrong.
    pub warnings: Vec<DeckFault>,
}

impl<P> Default for List<P> {
    fn default() -> Self {
        List { entries: Vec::new(), incomplete: false, warnings: Vec::new() }
    }
}

impl<P: Copy + PartialEq> List<P> {
    /// The list of the cards of each part, without lines.
    #[must_use]
    pub fn of(parts: &[(P, &[u16])]) -> Self {
        let listed = |&(part, cards): &(P, &'_ [u16])| {
            runs(cards).map(move |(count, card)| Listed { line: 0, part, count, card }).collect::<Vec<_>>()
        };
        List { entries: parts.iter().flat_map(listed).collect(), ..List::default() }
    }

    /// The entries of a part.
    pub fn part(&self, part: P) -> impl Iterator<Item = &Listed<P>> {
        self.entries.iter().filter(move |e| e.part == part)
    }

    /// How many cards a part has.
    #[must_use]
    pub fn count(&self, part: P) -> u32 {
        self.part(part).map(|e| u32::from(e.count)).sum()
    }

    /// The cards of a part, each as often as it is there.
    #[must_use]
    pub fn cards(&self, part: P) -> Vec<u16> {
        self.part(part).flat_map(|e| std::iter::repeat_n(e.card, e.count.into())).collect()
    }
}
