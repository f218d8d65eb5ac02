//! French: the project's own wording.

mod conds;
mod deck;
mod lines;
mod nouns;
mod rules;
mod triggers;
mod verbs;

use super::memory::Memory;
use crate::card::Kind;
use crate::words::{Ability, Activated, Automatic, Cond, Keyword, Line, Trigger, Whose};
use arbiter_text::prose::{capital as cap, series as list};

/// One string an ability, in order; names stay as they are.
pub fn french(abilities: &[Ability], kind: Kind) -> Vec<String> {
    french_named(abilities, kind, &str::to_owned)
}

/// The same with names and traits translated.
pub fn french_named(abilities: &[Ability], kind: Kind, name: &dyn Fn(&str) -> String) -> Vec<String> {
    abilities
        .iter()
        .map(|a| French { kind, m: Memory::default(), feminine: false, mood: Mood::Order, name }.ability(a))
        .collect()
}

/// Some sentences of a card of this kind.
pub fn french_lines(lines: &[Line], kind: Kind, name: &dyn Fn(&str) -> String) -> String {
    French { kind, m: Memory::default(), feminine: false, mood: Mood::Order, name }.paragraph(lines)
}

/// The form that verbs take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// `Piochez une carte.`
    Order,
    /// `Vous pouvez piocher une carte.`
    Infinitive,
}

struct French<'a> {
    kind: Kind,
    m: Memory,
    /// `it` is `elle`, not `il`.
    feminine: bool,
    mood: Mood,
    name: &'a dyn Fn(&str) -> String,
}

fn keyword(k: Keyword) -> &'static str {
    match k {
        Keyword::Ward => "Garde",
        Keyword::Storm => "Tempête",
        Keyword::Rush => "Ruée",
        Keyword::Assail => "Assaut",
        Keyword::Intimidate => "Intimidation",
        Keyword::Drain => "Drain",
        Keyword::Bane => "Fléau",
        Keyword::Aura => "Aura",
        Keyword::Quick => "Rapide",
        Keyword::Stack => "Pile",
    }
}

impl French<'_> {
    fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::Keyword(Keyword::Quick) => "[quick]".to_owned(),
            Ability::Keyword(k) => format!("{}.", keyword(*k)),
            Ability::Evolve { price, only_if } => {
                let text = format!("[evolve] [cost{price:02}] : Faites évoluer {}.", self.this());
                format!("{text}{}", self.only_if(only_if.as_ref()))
            }
            Ability::Activated(act) => self.activated(act),
            Ability::Automatic(auto) => self.automatic(auto),
            Ability::Passive(passive) => self.passive(passive),
            Ability::Spell(lines) => self.paragraph(lines),
            Ability::ExtraCost(costs) => {
                let costs = self.in_mood(Mood::Infinitive, |f| f.costs(costs));
                format!("Pour jouer cette carte, vous devez en plus {costs}.")
            }
            Ability::WhenPlaying { costs, price } => {
                let costs = self.costs(costs);
                format!("En jouant cette carte, {costs} : Cette carte {}.", self.price(price, false))
            }
            Ability::DeckCopies(n) => {
                format!("Vous pouvez inclure jusqu'à {n} exemplaires de cette carte dans votre deck.")
            }
        }
    }

    /// Says something in another mood.
    fn in_mood<T>(&mut self, mood: Mood, say: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.mood, mood);
        let said = say(self);
        self.mood = before;
        said
    }

    fn activated(&mut self, act: &Activated) -> String {
        let quick = if act.quick { "[quick]" } else { "" };
        let mut text = format!("{quick}[act] {} : {}", cap(&self.costs(&act.costs)), self.paragraph(&act.lines));
        if act.once_per_turn {
            text.push_str(" Activable une seule fois par tour.");
        }
        text + &self.only_if(act.only_if.as_ref())
    }

    fn only_if(&self, cond: Option<&Cond>) -> String {
        cond.map(|c| format!(" Activable seulement {}.", self.si(c))).unwrap_or_default()
    }

    fn automatic(&mut self, auto: &Automatic) -> String {
        let Some(first) = auto.heads.first() else { return self.paragraph(&auto.lines) };
        let costs = self.costs(&auto.costs);
        let priced = !auto.costs.is_empty();
        let once = if auto.once_per_turn { " Activable une seule fois par tour." } else { "" };
        if let Some(marks) = marks(&auto.heads) {
            let body = self.paragraph(&auto.lines);
            return match (marks.ends_with(']'), priced) {
                (true, true) => format!("{marks} {} : {body}{once}", cap(&costs)),
                (true, false) => format!("{marks} {body}{once}"),
                (false, true) => format!("{marks}, {costs} : {body}{once}"),
                (false, false) => format!("{marks} : {body}{once}"),
            };
        }
        let phase = matches!(first, Trigger::StartOf(..));
        let (during, lines) = match auto.lines.as_slice() {
            [Line::If { cond: Cond::Turn(whose), then, instead: false }] if !phase => {
                (Some(*whose), vec![Line::Do(then.clone())])
            }
            lines => (None, lines.to_vec()),
        };
        let head = self.trigger(first);
        let during = match during {
            Some(Whose::Your) => "pendant votre tour, ",
            Some(_) => "pendant le tour de chaque adversaire, ",
            None => "",
        };
        let body = if priced { format!("{costs} : {}", self.paragraph(&lines)) } else { self.flowing(&lines) };
        format!("{}, {body}{once}", cap(&format!("{during}{head}")))
    }

    /// Sentences, each with a capital.
    fn paragraph(&mut self, lines: &[Line]) -> String {
        self.lines(lines).iter().map(|l| cap(l)).collect::<Vec<_>>().join(" ")
    }

    /// Sentences of which the first goes on from a comma.
    fn flowing(&mut self, lines: &[Line]) -> String {
        let all = self.lines(lines);
        all.iter().enumerate().map(|(n, l)| if n == 0 { l.clone() } else { cap(l) }).collect::<Vec<_>>().join(" ")
    }
}

/// The keywords of timing in a row, if all heads are such.
fn marks(heads: &[Trigger]) -> Option<String> {
    let mut text = String::new();
    for head in heads {
        let mark = match head {
            Trigger::Fanfare => "[fanfare]",
            Trigger::LastWords => "[lastwords]",
            Trigger::OnEvolve => "À l'évolution",
            Trigger::Strike => "Frappe",
            Trigger::FollowerStrike => "Frappe de combattant",
            Trigger::LeaderStrike => "Frappe de leader",
            _ => return None,
        };
        if !text.is_empty() && !mark.starts_with('[') {
            text.push_str(if text.ends_with(']') { " " } else { " et " });
        }
        text.push_str(mark);
    }
    Some(text)
}
