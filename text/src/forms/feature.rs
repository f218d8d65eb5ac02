//! What a phrase can agree in: gender, number, case and mood.
//!
//! A [`Feat`] is a set of values in each of the four dimensions. Two phrases
//! agree when the sets have a value in common in every dimension, so agreement
//! is one bitwise `and`.

/// Sets of gender, number, case and mood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Feat(pub(crate) u32);

/// Every value with its name in forms and lexicons.
const NAMES: [(&str, Feat); 16] = [
    ("m", Feat::M),
    ("f", Feat::F),
    ("s", Feat::S),
    ("p", Feat::P),
    ("sub", Feat::SUB),
    ("obj", Feat::OBJ),
    ("acc", Feat::ACC),
    ("dat", Feat::DAT),
    ("imp", Feat::IMP),
    ("inf", Feat::INF),
    ("fin", Feat::FIN),
    ("ger", Feat::GER),
    ("par", Feat::PAR),
    ("sjv", Feat::SJV),
    ("pst", Feat::PST),
    ("fut", Feat::FUT),
];

impl Feat {
    /// Masculine.
    pub const M: Feat = Feat(0x1);
    /// Feminine.
    pub const F: Feat = Feat(0x2);
    /// One.
    pub const S: Feat = Feat(0x4);
    /// Many.
    pub const P: Feat = Feat(0x8);
    /// Subject.
    pub const SUB: Feat = Feat(0x10);
    /// Object, and behind a preposition.
    pub const OBJ: Feat = Feat(0x20);
    /// A pronoun that clings to the verb: `le`, `la`, `les`.
    pub const ACC: Feat = Feat(0x40);
    /// The same for `à ...`: `lui`, `leur`.
    pub const DAT: Feat = Feat(0x80);
    /// Imperative; also the form behind `vous` and `you`.
    pub const IMP: Feat = Feat(0x100);
    /// Infinitive.
    pub const INF: Feat = Feat(0x200);
    /// Third person, present.
    pub const FIN: Feat = Feat(0x400);
    /// `-ing`, `-ant`.
    pub const GER: Feat = Feat(0x800);
    /// Past participle: `destroyed`, `détruite`.
    pub const PAR: Feat = Feat(0x1000);
    /// Subjunctive, third person.
    pub const SJV: Feat = Feat(0x2000);
    /// Third person, past.
    pub const PST: Feat = Feat(0x4000);
    /// Third person, future.
    pub const FUT: Feat = Feat(0x8000);

    pub(crate) const GENDER: u32 = 0x3;
    pub(crate) const NUMBER: u32 = 0xc;
    pub(crate) const CASE: u32 = 0xf0;
    pub(crate) const MOOD: u32 = 0xff00;
    /// Gender and number: what a form agrees in.
    pub(crate) const AGREE: u32 = Self::GENDER | Self::NUMBER;
    /// Everything is open.
    pub const ALL: Feat = Feat(0xffff);
    const DIMENSIONS: [u32; 4] = [Self::GENDER, Self::NUMBER, Self::CASE, Self::MOOD];

    /// A value by its name in a form: `{who:sub}`, `<être:fin>`.
    pub fn named(tag: &str) -> Option<Feat> {
        NAMES.iter().find(|(name, _)| *name == tag).map(|(_, feat)| *feat)
    }

    /// These values; dimensions that are not named stay open.
    pub(crate) const fn only(values: u32) -> Feat {
        let mut all = values;
        let mut i = 0;
        while i < Self::DIMENSIONS.len() {
            if values & Self::DIMENSIONS[i] == 0 {
                all |= Self::DIMENSIONS[i];
            }
            i += 1;
        }
        Feat(all)
    }

    /// The dimensions in which something is named.
    pub(crate) fn dimensions(values: u32) -> u32 {
        Self::DIMENSIONS.iter().filter(|d| values & **d != 0).sum()
    }

    /// What both allow; `None` if they do not agree.
    pub fn and(self, other: Feat) -> Option<Feat> {
        let both = self.0 & other.0;
        Self::DIMENSIONS.iter().all(|d| both & d != 0).then_some(Feat(both))
    }

    /// This, narrowed by the other in some dimensions only.
    pub(crate) fn narrow(self, other: Feat, dimensions: u32) -> Option<Feat> {
        self.and(Feat(other.0 | !dimensions & Self::ALL.0))
    }

    /// The gender of both together: feminine only if both are.
    pub(crate) fn mixed(self, other: Feat) -> Feat {
        let feminine = self.0 & other.0 & Self::F.0;
        let masculine = (self.0 | other.0) & Self::M.0;
        Feat(self.0 & !Self::GENDER | feminine | masculine)
    }

    /// One value of gender and number: masculine before feminine, one before many.
    pub(crate) fn settle(self) -> Feat {
        let pick = |set: u32, mask: u32| (set & mask) & (set & mask).wrapping_neg();
        Feat(pick(self.0, Self::GENDER) | pick(self.0, Self::NUMBER) | self.0 & !Self::AGREE)
    }
}

/// What an element of a form agrees with: the phrase, or another one of the
/// three agreements that a form may have besides (`~a`, `~b`, `~c`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum With {
    #[default]
    Phrase,
    Group(u8),
}

/// What is known of a phrase and of the other agreements of its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) struct Bound {
    pub(crate) phrase: Feat,
    /// Four bits each.
    groups: u16,
}

impl Bound {
    pub(crate) fn new(phrase: Feat) -> Bound {
        Bound { phrase, groups: 0xfff }
    }

    /// What an element that agrees with this has to agree with.
    pub(crate) fn of(self, with: With) -> Feat {
        match with {
            With::Phrase => self.phrase,
            With::Group(n) => Feat(u32::from(self.groups >> (4 * n)) & Feat::AGREE | !Feat::AGREE & Feat::ALL.0),
        }
    }

    /// The same with one agreement narrowed by an element.
    pub(crate) fn narrow(self, with: With, got: Feat, dimensions: u32) -> Option<Bound> {
        match with {
            With::Phrase => Some(Bound { phrase: self.phrase.narrow(got, dimensions)?, ..self }),
            With::Group(n) => {
                let cell = self.of(with).narrow(got, dimensions & Feat::AGREE)?.0 & Feat::AGREE;
                let groups = self.groups & !(0xf << (4 * n)) | (cell as u16) << (4 * n);
                Some(Bound { groups, ..self })
            }
        }
    }

    /// One value of gender and number everywhere.
    pub(crate) fn settle(self) -> Bound {
        let cell = |n: u8| (self.of(With::Group(n)).settle().0 & Feat::AGREE) << (4 * n);
        Bound { phrase: self.phrase.settle(), groups: (cell(0) | cell(1) | cell(2)) as u16 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_in_what_they_share() {
        let otter = Feat::only(Feat::F.0 | Feat::S.0);
        assert!(otter.and(Feat::only(Feat::M.0)).is_none());
        assert_eq!(otter.narrow(Feat::only(Feat::M.0 | Feat::S.0), Feat::NUMBER), Some(otter));
        assert_eq!(otter.mixed(Feat::only(Feat::M.0)).0 & Feat::GENDER, Feat::M.0);
        assert_eq!(otter.mixed(otter), otter);
    }

    #[test]
    fn groups_are_apart_from_the_phrase() {
        let bound = Bound::new(Feat::ALL);
        let bound = bound.narrow(With::Group(1), Feat::only(Feat::F.0), Feat::AGREE).expect("open");
        assert_eq!(bound.of(With::Group(1)).0 & Feat::GENDER, Feat::F.0);
        assert_eq!(bound.of(With::Group(0)).0 & Feat::GENDER, Feat::GENDER);
        assert_eq!(bound.phrase, Feat::ALL);
        assert!(bound.narrow(With::Group(1), Feat::only(Feat::M.0), Feat::AGREE).is_none());
    }
}
