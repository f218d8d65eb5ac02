//! Decks.

/// A deck by faces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The leader.
    pub leader: u16,
    /// The main deck.
    pub main: Vec<u16>,
    /// The evolve deck.
    pub evolve: Vec<u16>,
}
