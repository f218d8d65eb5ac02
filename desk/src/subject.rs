//! What a question comes from, told to the seat that is asked.

use crate::Door;
use arbiter_kernel::{ObjectId, Seat, Spot, Subject, Table, Viewer, ZoneId};

/// The card whose text, play or attack asks, and whom it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The card.
    pub card: ObjectId,
    /// Which of its abilities, by number.
    pub ability: Option<u16>,
    /// Whom it speaks of.
    pub about: Vec<ObjectId>,
}

impl Origin {
    /// A card, no text of it.
    #[must_use]
    pub fn alone(card: ObjectId) -> Self {
        Self { card, ability: None, about: Vec::new() }
    }
    /// An ability of a card.
    #[must_use]
    pub fn text(card: ObjectId, ability: u16) -> Self {
        Self { ability: Some(ability), ..Self::alone(card) }
    }
    /// The same, about these cards.
    #[must_use]
    pub fn about(self, about: impl IntoIterator<Item = ObjectId>) -> Self {
        Self { about: about.into_iter().collect(), ..self }
    }

    /// What this seat may know of it. The card has this name, the ability this
    /// printed line, and `spot` says where something lies. A card that is gone
    /// is called what it was when it went; one that is there has to be seen.
    #[must_use]
    pub fn told<G: Door>(
        &self,
        t: &Table<G>,
        seat: Seat,
        (name, line): (&str, Option<u8>),
        spot: impl Fn(ObjectId) -> Spot,
    ) -> Option<Subject> {
        let seen = |id: ObjectId| (G::PAGE.sight.sees)(t, Viewer::Seat(seat), id.slot);
        if t.objects.get(self.card).is_some() && !seen(self.card) {
            return None;
        }
        let here = |id: ObjectId| t.objects.get(id).is_some_and(|o| o.zone != ZoneId::NOWHERE) && seen(id);
        let lies = |id: ObjectId| here(id).then(|| spot(id));
        let about = self.about.iter().filter_map(|&id| lies(id)).collect();
        Some(Subject { card: name.to_owned(), at: lies(self.card), line, about })
    }
}
