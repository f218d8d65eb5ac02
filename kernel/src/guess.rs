//! Guesses: a world that one seat cannot tell from the real one.

use crate::{Game, Rng, Table};
use std::sync::Arc;

/// A cost that one of three cards can pay is met within so many deals, all but
/// once in a million.
const DEALS: u32 = 32;

impl<G: Game> Table<G> {
    /// Deals the faces anew among the cards the seat cannot know: `pool` says
    /// of a slot which cards could stand in its place (`None` = the seat knows
    /// it). Nothing else changes, so every view of that seat stays the same.
    ///
    /// A world in which whoever is asked has nothing to answer could not have
    /// come about, so it is dealt again; where luck runs out, the faces stay.
    #[must_use]
    pub fn redeal(&self, rng: &mut Rng, pool: impl Fn(&Self, u16) -> Option<u8>) -> Self {
        let mut hidden: Vec<(u8, u16)> =
            self.objects.iter().filter_map(|(slot, _)| pool(self, slot).map(|p| (p, slot))).collect();
        hidden.sort_unstable();
        let mut answers = Vec::new();
        for _ in 0..DEALS {
            let world = self.dealt(rng, &hidden);
            world.listed(&mut answers);
            if self.asked.is_none() || !answers.is_empty() {
                return world;
            }
        }
        self.dealt(rng, &[])
    }

    fn dealt(&self, rng: &mut Rng, hidden: &[(u8, u16)]) -> Self {
        let mut world = self.clone();
        for group in hidden.chunk_by(|a, b| a.0 == b.0) {
            let mut faces: Vec<u16> = group.iter().map(|&(_, s)| self.objects.at(s).face).collect();
            // From a fixed order, so that worlds which the seat cannot tell apart
            // give the same guesses.
            faces.sort_unstable();
            rng.shuffle(&mut faces);
            for (&(_, slot), face) in group.iter().zip(faces) {
                world.objects.at_mut(slot).face = face;
                for save in &mut world.saves {
                    if slot < save.objects.len() as u16 {
                        let save = Arc::make_mut(save);
                        save.objects.at_mut(slot).face = face;
                    }
                }
            }
        }
        // Chance to come is not known either.
        world.rng = Rng::new(u64::from(rng.below(u32::MAX)));
        world
    }
}
