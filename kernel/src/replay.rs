//! Saving, hashing and the chain that proves a record.

use crate::{Game, State, Table};

impl<G: Game> State<G> {
    /// The whole state as bytes, for storing.
    ///
    /// # Panics
    /// Never: the state is plain data.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("plain data can be written")
    }
    /// A stored state.
    ///
    /// # Errors
    /// If the bytes are not one.
    pub fn load(bytes: &[u8]) -> Result<Self, postcard::Error> {
        postcard::from_bytes(bytes)
    }
    /// Hash of everything.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        *blake3::hash(&self.save()).as_bytes()
    }
    /// Bytes in use by the state, its lists included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.objects.bytes()
            + self.zones.bytes()
            + self.ghosts.bytes()
            + size_of_val(self.modifiers.as_slice())
            + size_of_val(&*self.listeners)
            + size_of_val(self.pending.as_slice())
            + size_of_val(self.scopes.as_slice())
            + size_of_val(self.flight.as_slice())
            + size_of_val(self.held.as_slice())
            + size_of_val(self.frames.as_slice())
            + self.saves.iter().map(|s| s.bytes()).sum::<usize>()
    }
}

/// A chain of hashes over a game: each link takes in the answer and the state
/// it led to, so that a changed answer or a changed rule shows at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chain(pub [u8; 32]);

impl Chain {
    /// The next link.
    #[must_use]
    pub fn link(self, pick: u32, state: &[u8; 32]) -> Self {
        let mut h = blake3::Hasher::new();
        h.update(&self.0);
        h.update(&pick.to_le_bytes());
        h.update(state);
        Chain(*h.finalize().as_bytes())
    }
}

impl<G: Game> Table<G> {
    /// Starts telling the story; [`Table::story`] takes what was told.
    pub fn listen(&mut self) {
        self.journal.told.get_or_insert_default();
        // Who begins to listen in the middle of attempts hears of them when they
        // are done, too.
        let missing = self.saves.len().saturating_sub(self.journal.marks.len());
        self.journal.marks.splice(..0, std::iter::repeat_n(0, missing));
    }
    /// A copy that goes on with the story: what was begun here and is told when
    /// it is done, is told there.
    #[must_use]
    pub fn telling(&self) -> Self {
        let mut copy = self.clone();
        copy.journal.told.clone_from(&self.journal.told);
        copy.journal.marks.clone_from(&self.journal.marks);
        copy
    }
    /// What was told since the last time. What is being tried is told when it
    /// is done, or never.
    pub fn story(&mut self) -> Vec<crate::Entry> {
        let Some(told) = &mut self.journal.told else { return Vec::new() };
        let upto = self.journal.marks.first().copied().unwrap_or(told.len());
        self.journal.marks.iter_mut().for_each(|m| *m -= upto);
        told.drain(..upto).collect()
    }
}
