//! English, as the cards say it.

mod changes;
mod conds;
mod events;
mod filters;
mod moves;
mod numbers;
mod rules;
mod steps;
mod verbs;
mod who;

use crate::words::{
    Ability, Body, Cond, Effect, Filter, FlipUp, Head, Icon, Icons, Instruction, Keyword, OptionText, Paragraph,
    Player, Trigger,
};
use arbiter_text::prose::{capital as cap, comma_series as list};

/// One string a paragraph, in order.
#[must_use]
pub fn english(text: &[Paragraph]) -> Vec<String> {
    text.iter().map(|p| English::default().paragraph(p)).collect()
}

/// One of several branches, as whoever chooses reads it.
#[must_use]
pub fn english_acts(acts: &[Instruction]) -> String {
    cap(&English::default().instructions(acts, None, None))
}

/// An option of a text without the names of its sections.
#[must_use]
pub fn english_option(option: &OptionText) -> String {
    let mut english = English::default();
    let sections = [english.steps(&option.cost), english.steps(&option.effect.steps)];
    sections.join(" ").trim().to_owned()
}

/// A selector as words, for reasons and questions: `character you control`.
#[must_use]
pub fn filter_text(filter: &Filter, many: bool) -> String {
    English::default().filter(filter, many)
}

/// A condition as words.
#[must_use]
pub fn cond_text(cond: &Cond) -> String {
    English::default().cond(cond)
}

/// The form that verbs take.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Form {
    /// `draw`
    #[default]
    Plain,
    /// `draws`
    Third,
    /// `both players draw`, `may draw`: of somebody else, and like the first.
    Theirs,
}

#[derive(Default)]
struct English {
    form: Form,
}

/// `a` or `an` in front of a noun.
fn article(noun: &str) -> String {
    let first = noun.trim_start_matches('"').chars().next().unwrap_or('x').to_ascii_lowercase();
    if "aeiou".contains(first) { format!("an {noun}") } else { format!("a {noun}") }
}

fn icons(icons: Icons) -> String {
    icons.iter().map(icon).collect()
}

fn icon(icon: Icon) -> String {
    format!("[{}]", icon.letter())
}

fn keyword(k: Keyword) -> &'static str {
    match k {
        Keyword::Covert => "Covert",
        Keyword::Tactical => "TACTICAL",
    }
}

impl English {
    fn paragraph(&mut self, p: &Paragraph) -> String {
        let body = self.body(&p.body);
        if p.threshold.is_empty() { body } else { format!("{}: {body}", icons(p.threshold)) }
    }

    fn body(&mut self, body: &Body) -> String {
        match body {
            Body::Keyword(k) => keyword(*k).to_uppercase(),
            Body::Unique(name) => format!("UNIQUE {}", cap(name)),
            Body::Attach(filter) => format!("ATTACH to {}", self.filter(filter, false)),
            Body::FlipUp(flip) => self.flip_up(flip),
            Body::Provides(i) => format!("PROVIDES: {}", icons(*i)),
            Body::Cost(steps) => format!("COST: {}", self.steps(steps)),
            Body::Effect(effect) => self.effect(effect),
            Body::Options(options) => {
                let who = match options.who {
                    Player::You => "Choose".to_owned(),
                    ref who => format!("{} chooses", cap(&self.player(who))),
                };
                let mut text = format!("{who} one of the following as this card's rules text:");
                for (n, option) in (1..).zip(&options.options) {
                    let cost = match option.cost.as_slice() {
                        [] => String::new(),
                        steps => format!("COST: {} | ", self.steps(steps)),
                    };
                    text.push_str(&format!(" || OPTION {n} | {cost}{}", self.effect(&option.effect)));
                }
                text
            }
            Body::Ability(ability) => self.ability(ability),
            Body::Trigger(trigger) => self.trigger(trigger),
            Body::Static(rule) => self.standing(rule),
            Body::Influence(n) => format!("Influence {n}"),
            Body::StartingResources(all) => {
                let parts: Vec<String> = all
                    .iter()
                    .map(|s| match (s.icon, s.count) {
                        (Some(icon), n) => format!("{n} {}", icon.name()),
                        (None, 1) => "1 staple resource".to_owned(),
                        (None, n) => format!("any {n} staple resources"),
                    })
                    .collect();
                format!("STARTING RESOURCES: {}.", cap(&parts.join(", ")))
            }
            Body::StartingDraw { first, second } => {
                format!("STARTING DRAW: {first} going first, {second} going second.")
            }
            Body::RestoreRule(trigger) => format!("RESTORE RULE: {}", self.trigger(trigger)),
            Body::DevelopRule(trigger) => format!("DEVELOP RULE: {}", self.trigger(trigger)),
            Body::AnyCopies => "You may include as many copies of this card in your deck as you want.".to_owned(),
        }
    }

    fn effect(&mut self, effect: &Effect) -> String {
        let steps = self.steps(&effect.steps);
        if effect.label { format!("EFFECT: {steps}") } else { steps }
    }

    fn flip_up(&mut self, flip: &FlipUp) -> String {
        let extra = match flip.extra.as_slice() {
            [] => String::new(),
            steps => format!(" and {}", self.flowing(steps)),
        };
        let threshold = match icons(flip.threshold) {
            none if none.is_empty() => none,
            some => format!(" {some}"),
        };
        format!("FLIP UP: {}{threshold}{extra}", flip.cost)
    }

    fn ability(&mut self, ability: &Ability) -> String {
        let threshold =
            if ability.threshold.is_empty() { String::new() } else { format!(": {}", icons(ability.threshold)) };
        let cost = match ability.cost.as_slice() {
            [] => String::new(),
            steps => format!("COST: {} | ", self.uses(steps)),
        };
        format!("{}{threshold} | {cost}EFFECT: {}", ability.name, self.steps(&ability.effect))
    }

    fn trigger(&mut self, trigger: &Trigger) -> String {
        let head = match trigger.when.head {
            Head::If => "if",
            Head::When => "when",
            Head::At => "at",
        };
        let from = match trigger.when.from {
            Some(_) => "while this card is in your discard pile, ",
            None => "",
        };
        let head = cap(&format!("{from}{head} {}", self.event(&trigger.when.event, false)));
        format!("{head}, {}", self.flowing(&trigger.steps))
    }
}
