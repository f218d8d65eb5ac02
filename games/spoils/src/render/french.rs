//! French: the project's own wording, with the words of the French book.

mod changes;
mod conds;
mod events;
mod filters;
mod grammar;
mod moves;
mod numbers;
mod rules;
mod steps;
mod verbs;
mod who;

use crate::words::{
    Ability, Body, Effect, FlipUp, Head, Icon, Icons, Instruction, Keyword, OptionText, Paragraph, Player, Slot,
    Starting, Trigger,
};
use grammar::{Gender, cap};
use std::collections::BTreeMap;

/// One string a paragraph, in order; names stay as they are.
#[must_use]
pub fn french(text: &[Paragraph]) -> Vec<String> {
    french_named(text, &str::to_owned)
}

/// The same with names and subtypes translated.
#[must_use]
pub fn french_named(text: &[Paragraph], name: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut french = French::new(name);
    text.iter().map(|p| french.paragraph(p)).collect()
}

/// One of several branches, as whoever chooses reads it.
#[must_use]
pub fn french_acts(acts: &[Instruction], name: &dyn Fn(&str) -> String) -> String {
    cap(&French::new(name).instructions(acts, None, None))
}

/// An option of a text without the names of its sections.
#[must_use]
pub fn french_option(option: &OptionText, name: &dyn Fn(&str) -> String) -> String {
    let mut french = French::new(name);
    let sections = [french.steps(&option.cost), french.steps(&option.effect.steps)];
    sections.join(" ").trim().to_owned()
}

/// The form that verbs take.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Mood {
    /// `Piochez une carte.`
    #[default]
    Order,
    /// `Vous pouvez piocher une carte.`
    Infinitive,
    /// `Votre adversaire pioche une carte.`
    One,
    /// `Les deux joueurs piochent une carte.`
    Many,
}

struct French<'a> {
    mood: Mood,
    /// The gender of what each slot holds, for pronouns.
    slots: BTreeMap<Slot, Gender>,
    /// The gender of the card of the event.
    event: Gender,
    name: &'a dyn Fn(&str) -> String,
}

fn icons(icons: Icons) -> String {
    icons.iter().map(icon).collect()
}

fn icon(icon: Icon) -> String {
    format!("[{}]", icon.letter())
}

fn keyword(k: Keyword) -> &'static str {
    match k {
        Keyword::Covert => "Couvert",
        Keyword::Tactical => "Tactique",
    }
}

/// The French name of a staple.
fn staple(icon: Icon) -> &'static str {
    match icon {
        Icon::Obsession => "Obsession",
        Icon::Greed => "Cupidité",
        Icon::Elitism => "Élitisme",
        Icon::Deception => "Tromperie",
        Icon::Rage => "Rage",
    }
}

impl<'a> French<'a> {
    fn new(name: &'a dyn Fn(&str) -> String) -> Self {
        French { mood: Mood::Order, slots: BTreeMap::new(), event: Gender::default(), name }
    }
}

impl French<'_> {
    fn paragraph(&mut self, p: &Paragraph) -> String {
        let body = self.body(&p.body);
        if p.threshold.is_empty() { body } else { format!("{} : {body}", icons(p.threshold)) }
    }

    /// Says something in another mood.
    fn in_mood<T>(&mut self, mood: Mood, say: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.mood, mood);
        let said = say(self);
        self.mood = before;
        said
    }

    fn body(&mut self, body: &Body) -> String {
        match body {
            Body::Keyword(k) => keyword(*k).to_uppercase(),
            Body::Unique(name) => format!("UNIQUE {}", cap(&(self.name)(name))),
            Body::Attach(filter) => format!("ATTACHER à {}", self.one(filter)),
            Body::FlipUp(flip) => self.flip_up(flip),
            Body::Provides(i) => format!("FOURNIT : {}", icons(*i)),
            Body::Cost(steps) => format!("COÛT : {}", self.steps(steps)),
            Body::Effect(effect) => self.effect(effect),
            Body::Options(options) => {
                let who = match &options.who {
                    Player::You => "Choisissez".to_owned(),
                    who => format!("{} choisit", cap(&self.player(who))),
                };
                let mut text = format!("{who} l'un des textes suivants pour cette carte :");
                for (n, option) in (1..).zip(&options.options) {
                    let cost = match option.cost.as_slice() {
                        [] => String::new(),
                        steps => format!("COÛT : {} | ", self.steps(steps)),
                    };
                    text.push_str(&format!(" || OPTION {n} | {cost}{}", self.effect(&option.effect)));
                }
                text
            }
            Body::Ability(ability) => self.ability(ability),
            Body::Trigger(trigger) => self.trigger(trigger),
            Body::Static(rule) => self.standing(rule),
            Body::Influence(n) => format!("Influence {n}"),
            Body::StartingResources(all) => self.starting(all),
            Body::StartingDraw { first, second } => {
                format!("PIOCHE DE DÉPART : {first} en commençant, {second} en second.")
            }
            Body::RestoreRule(trigger) => format!("RÈGLE DE RESTAURATION : {}", self.trigger(trigger)),
            Body::DevelopRule(trigger) => format!("RÈGLE DE DÉVELOPPEMENT : {}", self.trigger(trigger)),
            Body::AnyCopies => {
                "Vous pouvez inclure autant d'exemplaires de cette carte que vous voulez dans votre deck.".to_owned()
            }
        }
    }

    fn starting(&self, all: &[Starting]) -> String {
        let parts: Vec<String> = all
            .iter()
            .map(|s| match (s.icon, s.count) {
                (Some(icon), n) => format!("{n} {}", staple(icon)),
                (None, 1) => "1 ressource de base".to_owned(),
                (None, n) => format!("{n} ressources de base au choix"),
            })
            .collect();
        format!("RESSOURCES DE DÉPART : {}.", parts.join(", "))
    }

    fn effect(&mut self, effect: &Effect) -> String {
        let steps = self.steps(&effect.steps);
        if effect.label { format!("EFFET : {steps}") } else { steps }
    }

    fn flip_up(&mut self, flip: &FlipUp) -> String {
        let extra = match flip.extra.as_slice() {
            [] => String::new(),
            steps => format!(" et {}", self.flowing(steps)),
        };
        let threshold = match icons(flip.threshold) {
            none if none.is_empty() => none,
            some => format!(" {some}"),
        };
        format!("RETOURNER : {}{threshold}{extra}", flip.cost)
    }

    fn ability(&mut self, ability: &Ability) -> String {
        self.slots.clear();
        let threshold =
            if ability.threshold.is_empty() { String::new() } else { format!(" : {}", icons(ability.threshold)) };
        let cost = match ability.cost.as_slice() {
            [] => String::new(),
            steps => format!("COÛT : {} | ", self.steps(steps).replace("Jouez ceci", "Utilisez ceci")),
        };
        let name = (self.name)(&ability.name);
        format!("{name}{threshold} | {cost}EFFET : {}", self.steps(&ability.effect))
    }

    fn trigger(&mut self, trigger: &Trigger) -> String {
        let from = match trigger.when.from {
            Some(_) => "tant que cette carte est dans votre pile de défausse, ",
            None => "",
        };
        let event = self.event(&trigger.when.event);
        let head = match trigger.when.head {
            Head::If => grammar::si(&event),
            Head::When => grammar::quand(&event),
            Head::At => event,
        };
        format!("{}, {}", cap(&format!("{from}{head}")), self.flowing(&trigger.steps))
    }
}
