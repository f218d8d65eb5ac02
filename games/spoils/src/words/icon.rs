//! Resource icons and thresholds.

/// The five icons; they bear the names of the staples. [203.5a] [405.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Obsession,
    Greed,
    Elitism,
    Deception,
    Rage,
}

impl Icon {
    /// All of them, in the order of the book.
    pub const ALL: [Icon; 5] = [Icon::Obsession, Icon::Greed, Icon::Elitism, Icon::Deception, Icon::Rage];

    /// The letter by which texts write it. [TX5]
    #[must_use]
    pub fn letter(self) -> char {
        ['O', 'G', 'E', 'D', 'R'][self as usize]
    }

    /// The icon of a letter.
    #[must_use]
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|i| i.letter() == letter.to_ascii_uppercase())
    }

    /// The name of the icon and of its staple. [203.5c]
    #[must_use]
    pub fn name(self) -> &'static str {
        ["Obsession", "Greed", "Elitism", "Deception", "Rage"][self as usize]
    }
}

/// A multiset of icons: a threshold, or what cards provide. [201.3a]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Icons([u8; 5]);

impl Icons {
    /// None at all.
    pub const NONE: Icons = Icons([0; 5]);

    /// How many of each, in the order of the book.
    #[must_use]
    pub const fn counts(self) -> [u8; 5] {
        self.0
    }

    /// So many of each; more than there are numbers for is no more.
    #[must_use]
    pub fn of_counts(counts: [u16; 5]) -> Self {
        let mut icons = Icons::NONE;
        icons.0.iter_mut().zip(counts).for_each(|(to, n)| *to = n.min(u8::MAX.into()) as u8);
        icons
    }

    /// How many of one icon.
    #[must_use]
    pub fn count(self, icon: Icon) -> u8 {
        self.0[icon as usize]
    }

    /// Adds some of one icon.
    pub fn add(&mut self, icon: Icon, n: u8) {
        let count = &mut self.0[icon as usize];
        *count = count.saturating_add(n);
    }

    /// Adds all of another multiset.
    pub fn extend(&mut self, more: Icons) {
        Icon::ALL.into_iter().for_each(|i| self.add(i, more.count(i)));
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// Whether these icons meet a threshold. [405.1]
    #[must_use]
    pub fn meet(self, threshold: Icons) -> bool {
        Icon::ALL.into_iter().all(|i| self.count(i) >= threshold.count(i))
    }

    /// Each icon as often as it is there, in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().flat_map(move |i| std::iter::repeat_n(i, self.count(i).into()))
    }

    /// Reads letters such as `RRD`.
    #[must_use]
    pub fn parse(letters: &str) -> Option<Self> {
        let mut icons = Self::default();
        for letter in letters.chars().filter(|c| !c.is_whitespace()) {
            icons.add(Icon::of(letter)?, 1);
        }
        Some(icons)
    }

    /// The letters, as [`Icons::parse`] reads them.
    #[must_use]
    pub fn letters(self) -> String {
        self.iter().map(Icon::letter).collect()
    }
}
