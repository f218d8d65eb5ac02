//! What a renderer must remember between two verbs.

use crate::lower::spoken::{about_this, brings};
use crate::words::{Amount, Count, Kinds, Side, Verb, Who, Whose, Zone};

/// What pronouns, `instead` and `X` refer to.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// `it` is several.
    pub many: bool,
    /// What was selected last, and whether it is several.
    pub selected: (Kinds, bool),
    /// `it` is what was selected.
    pub selects: bool,
    /// The last verb was about this card.
    pub this: bool,
    /// Where `it` lies, and whose it is.
    pub zone: Zone,
    /// Whose `it` is.
    pub side: Side,
    /// How many cards were looked at.
    pub look: u8,
    /// What `... instead` replaces.
    pub last: Option<Verb>,
    /// What `X` of the sentence means.
    pub x: Option<Count>,
}

impl Memory {
    /// Takes note of a verb that was just said.
    pub(super) fn after(&mut self, verb: &Verb) {
        self.this = about_this(verb);
        if brings(std::slice::from_ref(verb)) {
            self.selects = matches!(verb, Verb::Select { .. });
        }
        match verb {
            Verb::Select { most, what, .. } => {
                self.many = *most > 1;
                self.selected = (what.kinds, self.many);
                self.zone = what.zone;
                self.side = what.side;
            }
            Verb::Tokens { count, names, each, .. } => {
                self.many = *count != Amount::N(1) || (*each && names.len() > 1);
                self.zone = Zone::Field;
            }
            Verb::TopTo { count, .. } => self.many = *count != Amount::N(1),
            Verb::RevealTop { who, count } => {
                self.many = *count > 1;
                self.zone = Zone::Deck;
                self.side = if *who == Whose::Your { Side::Yours } else { Side::Enemy };
            }
            Verb::Look { count, .. } => {
                self.look = *count;
                self.many = *count > 1;
            }
            Verb::Search { most, to, .. } | Verb::Take { most, to, .. } => {
                self.many = *most > 1;
                self.zone = if *to == crate::words::Place::Field { Zone::Field } else { Zone::Hand };
            }
            _ => {}
        }
        if !matches!(verb, Verb::Select { .. }) {
            self.last = Some(verb.clone());
        }
    }

    /// Whether `its` would be taken for this card's, though it is the selected one's.
    pub(super) fn own(&self) -> bool {
        self.this && self.selects && !self.many
    }

    /// Notes what `X` stands for.
    pub(super) fn note(&mut self, amount: &Amount) {
        if let Amount::X(count) = amount {
            self.x = Some((**count).clone());
        }
    }
}

/// Whether two verbs differ in nothing but their number or gift, so that the
/// second may be shortened before `instead`.
pub(super) fn shortened(last: Option<&Verb>, verb: &Verb) -> bool {
    match (last, verb) {
        (Some(Verb::Damage { to: a, divided: c, .. }), Verb::Damage { to: b, divided: d, amount }) => {
            a == b && c == d && plain(amount)
        }
        (
            Some(Verb::Tokens { names: a, each: c, up_to: e, to: g, rest_to_ex: i, .. }),
            Verb::Tokens { names: b, each: d, up_to: f, to: h, rest_to_ex: j, count },
        ) if c != d => a == b && e == f && g == h && i == j && *d && b.len() == 2 && *count == Amount::N(1),
        (
            Some(Verb::Tokens { names: a, each: c, up_to: e, to: g, rest_to_ex: i, .. }),
            Verb::Tokens { names: b, each: d, up_to: f, to: h, rest_to_ex: j, count },
        ) => a == b && c == d && e == f && g == h && i == j && plain(count),
        (Some(Verb::Draw { who: a, up_to: c, .. }), Verb::Draw { who: b, up_to: d, count }) => {
            a == b && c == d && plain(count)
        }
        (Some(Verb::Recover(_)), Verb::Recover(amount)) => plain(amount),
        (Some(Verb::Give(a)), Verb::Give(b)) => a.whom == b.whom && a.ending == b.ending,
        (Some(Verb::Price { whom: a, ending: c, .. }), Verb::Price { whom: b, ending: d, .. }) => {
            a == b && c == d && *a == Who::It
        }
        _ => false,
    }
}

fn plain(amount: &Amount) -> bool {
    !matches!(amount, Amount::Equal(_))
}
