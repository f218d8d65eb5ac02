//! The name of the card that speaks, as a word of its text.

use super::Feat;

/// A name with what a text has to know of it. Its gender and its h are facts of
/// the card: no text is trusted to tell them by an ending.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Name {
    /// As it is usually said, then how it may be said as well (`Zim`, `Zim le
    /// Vieux`). Without its article where forms say one, `<le> {0~}`: then
    /// `du Chouque` is understood.
    pub texts: Vec<String>,
    /// [`Feat::M`] or [`Feat::F`]; unknown if it is neither.
    pub gender: Option<Feat>,
    /// The name is of many: `les Jumeaux`.
    pub many: bool,
    /// Nothing is elided before it: `le Hibou`.
    pub aspirated: bool,
}

impl Name {
    /// A name of one; its gender is unknown.
    pub fn new(text: &str) -> Name {
        Name { texts: vec![text.to_owned()], ..Name::default() }
    }

    /// No name: what is read does not say it.
    pub fn none() -> Name {
        Name::default()
    }

    /// The same name, masculine.
    pub fn masculine(self) -> Name {
        Name { gender: Some(Feat::M), ..self }
    }

    /// The same name, feminine.
    pub fn feminine(self) -> Name {
        Name { gender: Some(Feat::F), ..self }
    }

    pub(crate) fn feat(&self) -> Feat {
        let number = if self.many { Feat::P } else { Feat::S };
        Feat::only(self.gender.map_or(0, |g| g.0) | number.0 | Feat::SUB.0 | Feat::OBJ.0)
    }
}
