//! Small rules of French: genders, contractions, verbs.

use super::{French, Mood};
pub(super) use arbiter_text::prose::{capital as cap, series as list};

/// Gender and number of a noun.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Gender {
    pub feminine: bool,
    pub many: bool,
}

impl Gender {
    /// `celui-ci`, `celle-ci`, `ceux-ci`, `celles-ci`
    pub(super) fn this_one(self) -> &'static str {
        match (self.feminine, self.many) {
            (false, false) => "celui-ci",
            (true, false) => "celle-ci",
            (false, true) => "ceux-ci",
            (true, true) => "celles-ci",
        }
    }

    /// `il`, `elle`, `ils`, `elles`
    pub(super) fn he(self) -> &'static str {
        match (self.feminine, self.many) {
            (false, false) => "il",
            (true, false) => "elle",
            (false, true) => "ils",
            (true, true) => "elles",
        }
    }

    /// The ending of an adjective: ``, `e`, `s`, `es`.
    pub(super) fn ending(self) -> &'static str {
        match (self.feminine, self.many) {
            (false, false) => "",
            (true, false) => "e",
            (false, true) => "s",
            (true, true) => "es",
        }
    }

    /// `le`, `la`, `les`
    pub(super) fn the(self) -> &'static str {
        match (self.feminine, self.many) {
            (_, true) => "les",
            (true, _) => "la",
            _ => "le",
        }
    }

    /// `un`, `une`
    pub(super) fn a(self) -> &'static str {
        if self.feminine { "une" } else { "un" }
    }

    /// `ce`, `cette`, `ces`
    pub(super) fn that(self) -> &'static str {
        match (self.feminine, self.many) {
            (_, true) => "ces",
            (true, _) => "cette",
            _ => "ce",
        }
    }
}

fn vowel(text: &str) -> bool {
    let first = text.chars().next().unwrap_or('x').to_lowercase().next().unwrap_or('x');
    "aeiouéèêàâîôûhy".contains(first)
}

/// `le personnage` and `la faction` of `le personnage ou la faction`.
fn choice(text: &str) -> Option<(&str, &str)> {
    let (one, other) = text.split_once(" ou ")?;
    let article = |t: &str| ["le ", "la ", "l'"].iter().any(|a| t.starts_with(a));
    (article(one) && article(other)).then_some((one, other))
}

/// `de`, with what it melts into: `du`, `des`, `d'`.
pub(super) fn de(text: &str) -> String {
    if let Some((one, other)) = choice(text) {
        return format!("{} ou {}", de(one), de(other));
    }
    if let Some(rest) = text.strip_prefix("le ") {
        format!("du {rest}")
    } else if let Some(rest) = text.strip_prefix("les ") {
        format!("des {rest}")
    } else if vowel(text) {
        format!("d'{text}")
    } else {
        format!("de {text}")
    }
}

/// `à`, with what it melts into: `au`, `aux`.
pub(super) fn to(text: &str) -> String {
    if let Some((one, other)) = choice(text) {
        return format!("{} ou {}", to(one), to(other));
    }
    if let Some(rest) = text.strip_prefix("le ") {
        format!("au {rest}")
    } else if let Some(rest) = text.strip_prefix("les ") {
        format!("aux {rest}")
    } else {
        format!("à {text}")
    }
}

/// A noun in the number of its amount: `1 dégât`, `2 dégâts`, `X dégâts`.
pub(super) fn some(amount: &str, noun: &str) -> String {
    if amount == "1" { format!("1 {noun}") } else { format!("{amount} {noun}s") }
}

/// `si`, `s'il`
pub(super) fn si(text: &str) -> String {
    let il = text == "il" || text == "ils" || ["il ", "ils "].iter().any(|p| text.starts_with(p));
    if il { format!("s'{text}") } else { format!("si {text}") }
}

/// `quand`, `tant que`: the second melts.
pub(super) fn quand(text: &str) -> String {
    format!("quand {text}")
}

/// `tant que`, `tant qu'un`
pub(super) fn tant_que(text: &str) -> String {
    if vowel(text) { format!("tant qu'{text}") } else { format!("tant que {text}") }
}

/// Order, third person, third person of several; by the infinitive.
const VERBS: &[(&str, &str, &str, &str)] = &[
    ("payer", "payez", "paie", "paient"),
    ("choisir", "choisissez", "choisit", "choisissent"),
    ("détruire", "détruisez", "détruit", "détruisent"),
    ("révéler", "révélez", "révèle", "révèlent"),
    ("mettre", "mettez", "met", "mettent"),
    ("remettre", "remettez", "remet", "remettent"),
    ("prendre", "prenez", "prend", "prennent"),
    ("perdre", "perdez", "perd", "perdent"),
    ("réduire", "réduisez", "réduit", "réduisent"),
    ("enchérir", "enchérissez", "enchérit", "enchérissent"),
    ("faire", "faites", "fait", "font"),
    ("jouer", "jouez", "joue", "jouent"),
];

impl French<'_> {
    /// A verb in the mood of the sentence.
    pub(super) fn v(&self, infinitive: &str) -> String {
        if self.mood == Mood::Infinitive {
            return infinitive.to_owned();
        }
        if let Some((_, order, one, many)) = VERBS.iter().find(|v| v.0 == infinitive) {
            return match self.mood {
                Mood::Order => (*order).to_owned(),
                Mood::One => (*one).to_owned(),
                Mood::Many | Mood::Infinitive => (*many).to_owned(),
            };
        }
        let stem = infinitive.strip_suffix("er").unwrap_or(infinitive);
        match self.mood {
            Mood::Order => format!("{stem}ez"),
            Mood::One => format!("{stem}e"),
            Mood::Many | Mood::Infinitive => format!("{stem}ent"),
        }
    }
}
