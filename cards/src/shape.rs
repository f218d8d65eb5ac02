//! What the tables of a game look like: its columns, and other names for them.

/// What stands in the cells of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A name or a few words.
    Word,
    /// The wording of a card.
    Text,
    /// A number, perhaps with a sign or an icon beside it.
    Number,
}

/// A column of a table of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub key: &'static str,
    /// What other lists call it.
    pub also: &'static [&'static str],
    /// What stands in it.
    pub cell: Cell,
    /// Whether no table of this game is without it.
    pub needed: bool,
}

impl Column {
    /// A column that a table must have.
    #[must_use]
    pub const fn needed(key: &'static str, cell: Cell, also: &'static [&'static str]) -> Self {
        Column { key, also, cell, needed: true }
    }

    /// A column that a table may have.
    #[must_use]
    pub const fn open(key: &'static str, cell: Cell, also: &'static [&'static str]) -> Self {
        Column { key, also, cell, needed: false }
    }
}

/// The tables of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The columns, in their order; none: the game takes no tables.
    pub columns: &'static [Column],
    /// What stands in a wording where a line of it ends.
    pub breaks: &'static str,
}

impl Shape {
    /// No tables.
    pub const NONE: Shape = Shape { columns: &[], breaks: " " };

    /// The names of the columns, for people.
    #[must_use]
    pub fn listed(&self) -> String {
        self.columns.iter().map(|c| c.key).collect::<Vec<_>>().join(", ")
    }
}
