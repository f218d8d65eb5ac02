//! Words of the card language as they are written: at least one wording for
//! each variant of its enums.

mod acts;
mod amounts;
mod conds;
mod costs;
mod deeds;
mod events;
mod holds;
mod nouns;
mod texts;
mod whom;

use crate::language::tables::Host;
use std::collections::BTreeMap;

/// The card that says it.
pub(crate) const PROBE: &str = "Probe";

/// A class of wordings: all that may stand in the same places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Class {
    /// An instruction of its player, and one of anybody else.
    Act,
    Clause,
    /// One by which cards are only seen.
    Look,
    /// One that counts on a number that is announced.
    X,
    /// What is done to "it": a card that was spoken of.
    Upon,
    UponHero,
    UponBag,
    /// Somebody that something is done to.
    Whom,
    /// What a card in play must be, and any card.
    Noun,
    Part,
    NounX,
    /// What happens: to anybody, to the card itself, to its Bearer, and what is about to.
    Event,
    OwnEvent,
    BearerEvent,
    Ahead,
    /// What holds, and what holds for the card itself.
    Holds,
    OwnHolds,
    Gain,
    Banned,
    Keyword,
    Cond,
    OwnCond,
    Until,
    Moment,
    Later,
    Limit,
    Amount,
    OwnAmount,
    /// A part of a cost.
    Cost,
    /// A whole text, with another one from which it must differ.
    Text,
}

impl Class {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Class::Act => "act",
            Class::Clause => "clause",
            Class::Look => "look",
            Class::X => "x",
            Class::Upon => "upon",
            Class::UponHero => "upon a Hero",
            Class::UponBag => "upon a Haven Bag",
            Class::Whom => "whom",
            Class::Noun => "noun",
            Class::Part => "part",
            Class::NounX => "noun of X",
            Class::Event => "event",
            Class::OwnEvent => "own event",
            Class::BearerEvent => "event of a Bearer",
            Class::Ahead => "about to happen",
            Class::Holds => "holds",
            Class::OwnHolds => "own holds",
            Class::Gain => "gain",
            Class::Banned => "banned",
            Class::Keyword => "keyword",
            Class::Cond => "cond",
            Class::OwnCond => "own cond",
            Class::Until => "until",
            Class::Moment => "moment",
            Class::Later => "later",
            Class::Limit => "limit",
            Class::Amount => "amount",
            Class::OwnAmount => "own amount",
            Class::Cost => "cost",
            Class::Text => "text",
        }
    }
}

/// A wording and where it may stand; of a whole text, which card says it, and
/// what the same card says on the other table.
#[derive(Clone, Copy)]
pub(crate) struct Wording {
    pub(crate) class: Class,
    pub(crate) said: &'static str,
    pub(crate) host: Host,
    pub(crate) silent: &'static str,
}

const fn word(class: Class, said: &'static str) -> Wording {
    Wording { class, said, host: Host::Action, silent: "" }
}

const fn text(host: Host, said: &'static str, silent: &'static str) -> Wording {
    Wording { class: Class::Text, said, host, silent }
}

/// All wordings of one enum of the card language: the name of each variant with
/// what is tried of it.
pub(crate) type Words = (&'static str, &'static [(&'static str, &'static [Wording])]);

/// Wordings for every variant of an enum. A variant that is missing here does
/// not compile, and one whose wordings are understood as something else fails.
macro_rules! every {
    ($list:ident: $enum:ident { $($variant:ident: [$($wording:expr),* $(,)?]),* $(,)? }) => {
        pub(crate) const $list: $crate::language::words::Words =
            (stringify!($enum), &[$((stringify!($variant), &[$($wording),*])),*]);
        const _: fn(&$enum) = |word| match word { $($enum::$variant { .. } => (),)* };
    };
}
use every;

/// All of them.
pub(crate) const ALL: &[Words] = &[
    acts::ACTS,
    acts::PENDINGS,
    acts::PILES,
    acts::TOPS,
    acts::ENTERINGS,
    acts::CANCELLED,
    acts::MARKERS,
    acts::SPIRITS,
    acts::BUTS,
    whom::LOOKED,
    amounts::AMOUNTS,
    conds::CONDS,
    conds::PLACES_OF,
    conds::AS,
    conds::UNTILS,
    conds::LIMITS,
    costs::COSTS,
    deeds::CLAUSES,
    deeds::DEEDS,
    deeds::DAMAGES,
    deeds::NUMS,
    deeds::COMINGS,
    deeds::SHIFTS,
    deeds::PLAYERS,
    deeds::RECENTS,
    events::EVENTS,
    events::MOMENTS,
    events::LATERS,
    events::TRIGGERS,
    holds::LASTING,
    holds::GAINS,
    holds::BANS,
    holds::DUTIES,
    holds::FREEDOMS,
    holds::KEYWORDS,
    holds::SEVERAL,
    nouns::KINDS,
    nouns::ADJS,
    nouns::MEASURES,
    nouns::TRICKS,
    nouns::NAYS,
    nouns::SURES,
    nouns::TRAITS,
    nouns::ELEMENTS,
    nouns::PROFESSIONS,
    nouns::SYMBOLS,
    texts::STEPS,
    texts::POWERS,
    whom::WHO,
    whom::TAILS,
    whom::NEWS,
    whom::BOUNDS,
    whom::THEM,
];

/// Every wording.
pub(crate) fn all() -> impl Iterator<Item = &'static Wording> {
    ALL.iter().flat_map(|(_, variants)| variants.iter()).flat_map(|(_, words)| words.iter())
}

/// All wordings by their class, each once; a whole text is its own place.
pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let mut out: BTreeMap<Class, Vec<String>> = BTreeMap::new();
    for w in all() {
        let words = out.entry(w.class).or_default();
        if w.class != Class::Text && !words.iter().any(|o| o == w.said) {
            words.push(w.said.to_owned());
        }
    }
    out.entry(Class::Text).or_default().push(String::new());
    let many = |of: &[String]| of.iter().map(|w| plural(w)).collect();
    let (nouns, parts) = (many(&out[&Class::Noun]), many(&out[&Class::Part]));
    let named = out.into_iter().map(|(class, words)| (class.name(), words));
    named.chain([("nouns", nouns), ("parts", parts)]).collect()
}

/// A noun of one card as it is said of several.
pub(crate) fn plural(noun: &str) -> String {
    const SAME: [&str; 3] = ["Equipment", "Armour", "Dofus"];
    let many = |word: &str| match word {
        "Ally" => "Allies".to_owned(),
        "Hero" => "Heroes".to_owned(),
        _ if SAME.contains(&word) => word.to_owned(),
        _ => format!("{word}s"),
    };
    // The kind stands before the number; where there are two, both are many.
    let (kind, rest) = noun.split_once(" of ").map_or((noun, String::new()), |(k, r)| (k, format!(" of {r}")));
    let mut words: Vec<String> = kind.split(' ').map(str::to_owned).collect();
    let last = words.len() - 1;
    words[last] = many(&words[last]);
    if kind == "Ally or Hero" {
        words[0] = many(&words[0]);
    }
    words.join(" ") + &rest
}
