//! What texts make besides cards: markers and Elemental Allies.

use super::Element;
use arbiter_text::forms::Word;
use serde::{Deserialize, Serialize};

/// A marker: those of one name are no others. [413.1c]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "a marker")]
pub enum Marker {
    /// Without a name. [413.1]
    #[fr("<marqueur>")]
    #[en("<marker>")]
    Plain,
    /// A charge of an Element. [413.1c]
    #[fr("<charge Elementaire>")]
    #[en("<Elemental charge>")]
    Charge,
}

/// An Elemental Ally. [303.6]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "an Elemental Ally")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Spirit {
    #[fr("Terra")]
    #[en("Terra")]
    Terra,
    #[fr("Aero")]
    #[en("Aero")]
    Aero,
    #[fr("Pyro")]
    #[en("Pyro")]
    Pyro,
    #[fr("Akwa")]
    #[en("Akwa")]
    Akwa,
}

impl Spirit {
    /// Its name and its Element. [303.6]
    #[must_use]
    pub fn of(self) -> (&'static str, Element) {
        match self {
            Spirit::Terra => ("Terra", Element::Earth),
            Spirit::Aero => ("Aero", Element::Air),
            Spirit::Pyro => ("Pyro", Element::Fire),
            Spirit::Akwa => ("Akwa", Element::Water),
        }
    }
}
