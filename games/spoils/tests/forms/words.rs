//! The words of the shipped cards, each with its forms.
//!
//! The shape of a card is part of its text: paragraphs are lines, the parts of
//! an ability stand between bars.

mod event;
mod noun;
mod sentence;
mod verb;

pub(crate) use event::{Cond, Event, Moment, When};
pub(crate) use noun::{Adj, Cards, Icon, Kind, Num, Owner, Pile, Player, Side, Tail, Var, Who, Zone};
pub(crate) use sentence::{Body, Change, Clause, Fought, Lasting, Limit, Rule, Step, Thing};
pub(crate) use verb::{Act, Count, Destination, Tokens};

use arbiter_text::forms::Word;

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "the text of a card")]
#[en("{0*\n}")]
#[fr("{0*\n}")]
pub(crate) struct Card(pub(crate) Vec<Paragraph>);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a paragraph")]
pub(crate) enum Paragraph {
    #[en("COVERT")]
    #[fr("COUVERT")]
    Covert,
    #[en("TACTICAL")]
    #[fr("TACTIQUE")]
    Tactical,
    #[en("UNIQUE {0}")]
    #[fr("UNIQUE {0}")]
    Unique(Ident),
    #[en("ATTACH to {0:s}")]
    #[fr("ATTACHER à <un> {0:s~}")]
    Attach(Kind),
    #[en("FLIP UP: {0} {1*} {2-}", "FLIP UP: {0} {1*} and {2:imp}.")]
    #[fr("RETOURNER : {0} {1*} {2-}", "RETOURNER : {0} {1*} et {2:imp}.")]
    FlipUp(u8, Vec<Icon>, Option<Act>),
    #[en("PROVIDES: {0*}")]
    #[fr("FOURNIT : {0*}")]
    Provides(Vec<Icon>),
    #[en("COST: {0*}")]
    #[fr("COÛT : {0*}")]
    Cost(Vec<Step>),
    #[en("EFFECT: {0*}")]
    #[fr("EFFET : {0*}")]
    Effect(Vec<Step>),
    #[en("{0} {1-*} | COST: {2*} | EFFECT: {3*}", "{0}: {1*} | COST: {2*} | EFFECT: {3*}")]
    #[fr("{0} {1-*} | COÛT : {2*} | EFFET : {3*}", "{0} : {1*} | COÛT : {2*} | EFFET : {3*}")]
    Ability(AbilityName, Vec<Icon>, Vec<Step>, Vec<Step>),
    #[en("choose one of the following as this card's rules text:\n{0*\n}")]
    #[fr("choisissez l'un des textes suivants pour cette carte :\n{0*\n}")]
    Options(Vec<OptionText>),
    #[en("{0-*} {1}", "{0*}: {1}")]
    #[fr("{0-*} {1}", "{0*} : {1}")]
    Text(Vec<Icon>, Text),
    #[en("Influence {0}")]
    #[fr("Influence {0}")]
    Influence(u8),
    #[en("STARTING DRAW: {0} going first, {1} going second.")]
    #[fr("PIOCHE DE DÉPART : {0} en commençant, {1} en second.")]
    StartingDraw(u8, u8),
    #[en("STARTING RESOURCES: {0*,}.")]
    #[fr("RESSOURCES DE DÉPART : {0*,}.")]
    StartingResources(Vec<Starting>),
    #[en("RESTORE RULE: {0}")]
    #[fr("RÈGLE DE RESTAURATION : {0}")]
    RestoreRule(Trigger),
    #[en("DEVELOP RULE: {0}")]
    #[fr("RÈGLE DE DÉVELOPPEMENT : {0}")]
    DevelopRule(Trigger),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "starting resources")]
pub(crate) enum Starting {
    #[en("Any {0~} staple <resource>")]
    #[fr("{0~} <ressource> de base au choix")]
    Any(u8),
    #[en("{0~} staple <resource>")]
    #[fr("{0~} <ressource> de base")]
    Staple(u8),
    #[en("{0} {1}")]
    #[fr("{0} {1}")]
    Named(u8, Staple),
}

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "a staple")]
pub(crate) enum Staple {
    #[en("Obsession")]
    #[fr("Obsession")]
    Obsession,
    #[en("Greed")]
    #[fr("Cupidité")]
    Greed,
    #[en("Elitism")]
    #[fr("Élitisme")]
    Elitism,
    #[en("Deception")]
    #[fr("Tromperie")]
    Deception,
    #[en("Rage")]
    #[fr("Rage")]
    Rage,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an option")]
pub(crate) enum OptionText {
    #[en("OPTION {0} | COST: {1*} | EFFECT: {2*}")]
    #[fr("OPTION {0} | COÛT : {1*} | EFFET : {2*}")]
    Paid(u8, Vec<Step>, Vec<Step>),
    #[en("OPTION {0} | ^{1*}")]
    #[fr("OPTION {0} | ^{1*}")]
    Plain(u8, Vec<Step>),
}

/// What a paragraph without a label says: sentences to follow, a trigger, or a rule.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a sentence")]
pub(crate) enum Text {
    #[en("{0*}")]
    #[fr("{0*}")]
    Steps(Vec<Step>),
    #[en("{0}")]
    #[fr("{0}")]
    Trigger(Trigger),
    #[en("{0}.")]
    #[fr("{0}.")]
    Static(Rule),
    #[en("while {0}, {1}.")]
    #[fr("tant que {0}, {1}.")]
    While(Cond, Rule),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a trigger")]
#[en("{0}, {1}. {2?*}")]
#[fr("{0}, {1}. {2?*}")]
pub(crate) struct Trigger(pub(crate) When, pub(crate) Body, pub(crate) Vec<Step>);

/// The name of an ability; listed by the card pool.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "the name of an ability", open = "ability")]
pub(crate) struct AbilityName(pub(crate) String);

/// What a unique card is known by.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an identifier", open = "ident")]
pub(crate) struct Ident(pub(crate) String);

/// A subtype; listed by the card pool.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a subtype", open = "subtype")]
pub(crate) struct Subtype(pub(crate) String);

/// The name of a token card.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "the name of a token", open = "token")]
pub(crate) struct TokenName(pub(crate) String);
