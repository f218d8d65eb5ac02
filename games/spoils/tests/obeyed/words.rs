//! The words, at least one wording for each variant of the card language.

mod conds;
mod costs;
mod events;
mod filters;
mod ones;
mod rules;
mod texts;
mod verbs;
mod whom;

use std::collections::BTreeMap;

/// A class of wordings: all that may stand in the same places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// A standing rule about other cards or about players.
    Rule,
    /// A rule about the card that says it.
    Own,
    /// A rule of an item about the card that it is attached to.
    Attached,
    /// A rule about a card that was picked.
    Picked,
    /// A paragraph about playing and entering.
    Entering,
    /// A line about Flip Up.
    Flip,
    /// The head of a trigger, and one that speaks of the card itself.
    Event,
    OwnEvent,
    /// What something stands in the place of.
    Replaced,
    OwnReplaced,
    /// An instruction, and one among costs.
    Verb,
    Cost,
    /// A whole text of a tactic, of a card in play, of a faction.
    Effect,
    Text,
    Faction,
    Cond,
    OwnCond,
    Filter,
    CharacterFilter,
    /// One card that a filter narrows: in play, in a battle, elsewhere.
    One,
    Fighter,
    Printed,
    Num,
    Until,
    /// How many, where all of them need not be.
    Amount,
    /// A rule about a player who was spoken of.
    PlayerRule,
    /// What is done to a card that was spoken of, and to the card attached to.
    Whom,
    AttachedWhom,
}

impl Class {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Class::Rule => "rule",
            Class::Own => "own",
            Class::Attached => "attached",
            Class::Picked => "picked",
            Class::Entering => "entering",
            Class::Flip => "flip",
            Class::Event => "event",
            Class::OwnEvent => "own event",
            Class::Replaced => "replaced",
            Class::OwnReplaced => "own replaced",
            Class::Verb => "verb",
            Class::Cost => "cost",
            Class::Effect => "effect",
            Class::Text => "text",
            Class::Faction => "faction",
            Class::Cond => "cond",
            Class::OwnCond => "own cond",
            Class::Filter => "filter",
            Class::CharacterFilter => "character filter",
            Class::One => "one",
            Class::Fighter => "fighter",
            Class::Printed => "printed",
            Class::Num => "num",
            Class::Until => "until",
            Class::Amount => "amount",
            Class::PlayerRule => "player rule",
            Class::Whom => "whom",
            Class::AttachedWhom => "attached whom",
        }
    }
}

/// All words by their class, each once.
pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let mut all: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (class, word) in ALL.iter().flat_map(|(_, variants)| variants.iter()).flat_map(|(_, words)| words.iter()) {
        let words = all.entry(class.name()).or_default();
        if !words.iter().any(|w| w == word) {
            words.push((*word).to_owned());
        }
    }
    all.insert(Class::Whom.name(), whom::whom());
    all.insert(Class::AttachedWhom.name(), whom::attached());
    all.into_iter().collect()
}

/// A wording, and where it may stand.
pub(crate) type Wording = (Class, &'static str);

/// All wordings of one enum of the card language: the name of each variant with
/// what is tried of it.
pub(crate) type Words = (&'static str, &'static [(&'static str, &'static [Wording])]);

/// Wordings for every variant of an enum. A variant that is missing here does
/// not compile, and one whose wordings are understood as something else fails.
macro_rules! every {
    ($list:ident: $enum:ident { $($variant:ident: [$($wording:expr),* $(,)?]),* $(,)? }) => {
        pub(crate) const $list: $crate::obeyed::words::Words =
            (stringify!($enum), &[$((stringify!($variant), &[$($wording),*])),*]);
        const _: fn(&$enum) = |word| match word { $($enum::$variant { .. } => (),)* };
    };
}
pub(crate) use every;

/// All of them.
pub(crate) const ALL: &[Words] = &[
    rules::RULES,
    rules::GAINS,
    rules::BANS,
    rules::MUSTS,
    rules::LEVIES,
    rules::PRICES,
    rules::SIZES,
    rules::SAID,
    events::EVENTS,
    events::REPLACED,
    events::FROM,
    verbs::VERBS,
    verbs::PLACES,
    verbs::QUANTITIES,
    verbs::DECLARED,
    costs::COSTS,
    conds::CONDS,
    conds::BOUNDS,
    conds::PARTS,
    filters::FILTERS,
    ones::ONES,
    filters::NUMS,
    filters::UNTILS,
    filters::AMOUNTS,
    rules::PLAYERS,
    texts::BODIES,
    texts::GATES,
    texts::TO,
];
