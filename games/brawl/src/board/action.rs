//! What is being done: an action card or a standard action, from its payment
//! to its end. [T4]

use super::{ChampionId, Champions};
use crate::arena::{HexId, OFF};
use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// Whose doing something is: who played it, and who is credited. [G3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The action of the active player. [ko.2]
    Action,
    /// The Reaction to it. [react.9]
    Reaction,
}

/// A Reaction that was played. [F5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reaction {
    /// The card.
    pub card: ObjectId,
    /// Who plays it: draws, plans, chooses.
    pub seat: Seat,
    /// Whose card it is: credited. [react.9]
    pub owner: ChampionId,
    /// Whom it protects: geometry and conditions. [react.7]
    pub protected: ChampionId,
    /// Defence that it gives to whom it protects. [F4]
    pub defence: i8,
    /// What its text knows.
    pub scope: u16,
}

/// What the texts of one card remember of what they did. The card of the action
/// and the Reaction each have their own: what one of them did, the other does
/// not speak of. [L2] [L6]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// Who was crossed by the last movement that crosses. [L6]
    pub crossed: Champions,
    /// The first of them.
    pub first: Option<ChampionId>,
    /// To whom the discarded card belongs. [L25]
    pub matching: Option<ChampionId>,
    /// What the last Push of the text left over. [L30]
    pub rest: u8,
    /// To whom damage was dealt, as the text that is followed sees it. [L2]
    pub dealt: Champions,
}

/// What is being done, and what is known of it so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action {
    /// The card; none for a standard action.
    pub card: ObjectId,
    /// Who acts.
    pub seat: Seat,
    /// The activated champion. [act.2]
    pub champion: ChampionId,
    /// What its text knows.
    pub scope: u16,
    /// Who will be experienced when it is complete. [xp.1]
    pub credited: Champions,
    /// Who had the experienced face when the essence was paid. [L14]
    pub trained: Champions,
    /// The targets that are still to be reached. [attack.4]
    pub targets: Champions,
    /// How many there were. [L22]
    pub aimed: u8,
    /// Attack damage by target, fixed when it is measured. [E4]
    pub damage: [u8; 8],
    /// To whom attack damage was dealt. [L2]
    pub struck: Champions,
    /// Who fell to it. [L18]
    pub fell: Champions,
    /// Poison of the attack. [kw.poison]
    pub poison: u8,
    /// Double. [kw.double]
    pub double: bool,
    /// Drain. [kw.drain]
    pub drain: bool,
    /// Force paid for with cards. [L13]
    pub paid: u8,
    /// The Reaction to the attack. [rw.3]
    pub reaction: Option<Reaction>,
    /// Movement effects of the attack are cancelled. [L8]
    pub still: bool,
    /// What follows after the attack is ignored. [L8]
    pub silenced: bool,
    /// Where the target stood when the text began. [L32]
    pub stood: HexId,
    /// What the texts remember, by [`Cause`].
    pub(crate) notes: [Notes; 2],
}

impl Action {
    /// What the texts of this card remember.
    #[must_use]
    pub fn notes(&self, cause: Cause) -> &Notes {
        &self.notes[cause as usize]
    }
    /// The same, to write in it.
    pub(crate) fn note(&mut self, cause: Cause) -> &mut Notes {
        &mut self.notes[cause as usize]
    }
    /// A text begins: what earlier ones dealt and pushed is not spoken of by it.
    pub(crate) fn begin_text(&mut self, cause: Cause, dealt: Champions) {
        let notes = self.note(cause);
        (notes.dealt, notes.rest) = (dealt, 0);
    }
}

impl Default for Action {
    fn default() -> Self {
        Action {
            card: ObjectId::NONE,
            seat: 0,
            champion: 0,
            scope: 0,
            credited: Champions::NONE,
            trained: Champions::NONE,
            targets: Champions::NONE,
            aimed: 0,
            damage: [0; 8],
            struck: Champions::NONE,
            fell: Champions::NONE,
            poison: 0,
            double: false,
            drain: false,
            paid: 0,
            reaction: None,
            still: false,
            silenced: false,
            stood: OFF,
            notes: [Notes::default(); 2],
        }
    }
}
