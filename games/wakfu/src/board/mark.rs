//! What is noted on a card, and what is remembered of one that left. [810.2d]

use crate::words::Marker;
use arbiter_kernel::{ObjectId, Seat, ZoneId, rule};
use serde::{Deserialize, Serialize};

/// What a card is now, where that is not what is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Form {
    /// As printed.
    #[default]
    Printed,
    /// A Summon: an Ally of this Strength and Element, with the family at this
    /// power's text. [302.6]
    Summoned(i16, crate::words::Element, u16),
    /// A Summon: a Zone. [302.6]
    Zone,
    /// A captured mount. [806.4c]
    Mount,
}

/// What is remembered of a card until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Did {
    pub attacked: bool,
    pub dealt: bool,
    pub suffered: bool,
    /// Resources that went into a power that counts them.
    pub spent: u8,
}

/// What is noted on a card for as long as it stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// [106.1]
    pub tapped: bool,
    /// Who made it appear. [416.2]
    pub controller: Seat,
    /// Damage on an Ally. [410.8]
    pub damage: i16,
    /// Health or Resistance that is lost. [410.2] [410.5]
    pub lost: i16,
    /// Who bears it. [305.3]
    pub bearer: ObjectId,
    /// Since when.
    pub borne: u32,
    /// Markers without a name. [413.1]
    pub markers: u8,
    /// Charges of an Element. [413.1c]
    pub charges: u8,
    /// [806.7b]
    pub ethers: u8,
    /// Powers used this turn that may be used once, as bits. [802.6]
    pub used: u8,
    /// What it has done and undergone this turn.
    pub did: Did,
    /// It was to be destroyed and stayed, with so much damage and Strength: it
    /// is left alone until one of them changes.
    pub spared: Option<(i16, i16)>,
    /// What it is now.
    pub form: Form,
}

impl Mark {
    /// How many markers of this name. [413.1c]
    pub fn of(&mut self, which: Marker) -> &mut u8 {
        rule!("413.1c");
        match which {
            Marker::Plain => &mut self.markers,
            Marker::Charge => &mut self.charges,
        }
    }

    /// The same, to be read.
    pub(crate) fn count(mut self, which: Marker) -> u8 {
        *self.of(which)
    }

    /// Nothing.
    pub const NONE: Mark = Mark {
        tapped: false,
        controller: 0,
        damage: 0,
        lost: 0,
        bearer: ObjectId::NONE,
        borne: 0,
        markers: 0,
        charges: 0,
        ethers: 0,
        used: 0,
        did: Did { attacked: false, dealt: false, suffered: false, spent: 0 },
        spared: None,
        form: Form::Printed,
    };
}

impl Default for Mark {
    fn default() -> Self {
        Mark::NONE
    }
}

/// What is remembered of a card that left. [810.2d]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ghost {
    /// Its face.
    pub face: u16,
    /// Where it was.
    pub zone: ZoneId,
    /// Its Strength.
    pub strength: i16,
    /// How it stood.
    pub mark: Mark,
    /// Who controlled it.
    pub controller: Seat,
    /// It had no powers.
    pub powerless: bool,
}
