//! English, in the published templating.

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
use arbiter_text::prose::{capital as cap, comma_series as list};

/// One string an ability, in order.
pub fn english(abilities: &[Ability], kind: Kind) -> Vec<String> {
    abilities.iter().map(|a| English { kind, m: Memory::default() }.ability(a)).collect()
}

/// Some sentences of a card of this kind.
pub fn english_lines(lines: &[Line], kind: Kind) -> String {
    English { kind, m: Memory::default() }.paragraph(lines)
}

struct English {
    kind: Kind,
    m: Memory,
}

fn keyword(k: Keyword) -> &'static str {
    match k {
        Keyword::Ward => "Ward",
        Keyword::Storm => "Storm",
        Keyword::Rush => "Rush",
        Keyword::Assail => "Assail",
        Keyword::Intimidate => "Intimidate",
        Keyword::Drain => "Drain",
        Keyword::Bane => "Bane",
        Keyword::Aura => "Aura",
        Keyword::Quick => "Quick",
        Keyword::Stack => "Stack",
    }
}

impl English {
    fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::Keyword(Keyword::Quick) => "[quick]".to_owned(),
            Ability::Keyword(k) => format!("{}.", keyword(*k)),
            Ability::Evolve { price, only_if } => {
                let text = format!("[evolve] [cost{price:02}]: Evolve {}.", self.this());
                format!("{text}{}", self.only_if(only_if.as_ref()))
            }
            Ability::Activated(act) => self.activated(act),
            Ability::Automatic(auto) => self.automatic(auto),
            Ability::Passive(passive) => self.passive(passive),
            Ability::Spell(lines) => self.paragraph(lines),
            Ability::ExtraCost(costs) => format!("As an additional cost to play this card, {}.", self.costs(costs)),
            Ability::WhenPlaying { costs, price } => {
                let costs = self.costs(costs);
                format!("When playing this card, {costs}: This card {}.", self.price(price, false))
            }
            Ability::DeckCopies(n) => format!("You may include up to {n} copies of this card in your deck."),
        }
    }

    fn activated(&mut self, act: &Activated) -> String {
        let quick = if act.quick { "[quick]" } else { "" };
        let mut text = format!("{quick}[act] {}: {}", cap(&self.costs(&act.costs)), self.paragraph(&act.lines));
        if act.once_per_turn {
            text.push_str(" Activate only once per turn.");
        }
        text + &self.only_if(act.only_if.as_ref())
    }

    fn only_if(&self, cond: Option<&Cond>) -> String {
        cond.map(|c| format!(" Activate only if {}.", self.cond(c))).unwrap_or_default()
    }

    fn automatic(&mut self, auto: &Automatic) -> String {
        let Some(first) = auto.heads.first() else { return self.paragraph(&auto.lines) };
        let costs = self.costs(&auto.costs);
        let priced = !auto.costs.is_empty();
        if let Some(marks) = marks(&auto.heads) {
            let icon = marks.ends_with(']');
            let body = self.paragraph(&auto.lines);
            let once = if auto.once_per_turn { " Activate only once per turn." } else { "" };
            return match (icon, priced) {
                (true, true) => format!("{marks} {}: {body}{once}", cap(&costs)),
                (true, false) => format!("{marks} {body}{once}"),
                (false, true) => format!("{marks}, {costs}: {body}{once}"),
                (false, false) => format!("{marks}: {body}{once}"),
            };
        }
        let (during, lines) = match auto.lines.as_slice() {
            [Line::If { cond: Cond::Turn(whose), then, instead: false }] if !matches!(first, Trigger::StartOf(..)) => {
                (Some(*whose), vec![Line::Do(then.clone())])
            }
            lines => (None, lines.to_vec()),
        };
        let phase = matches!(first, Trigger::StartOf(..));
        let head = self.trigger(first);
        let prefix = match (during, auto.once_per_turn) {
            (Some(Whose::Your), true) => "once on each of your turns, ",
            (Some(Whose::Opponent), true) => "during each opponent's turn, once per turn, ",
            (Some(Whose::Your), false) => "during your turn, ",
            (Some(_), _) => "during each opponent's turn, ",
            (None, true) if !phase => "once per turn, ",
            _ => "",
        };
        let once = if phase && auto.once_per_turn { " Activate only once per turn." } else { "" };
        let body = if priced { format!("{costs}: {}", self.paragraph(&lines)) } else { self.flowing(&lines) };
        format!("{}, {body}{once}", cap(&format!("{prefix}{head}")))
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
            Trigger::OnEvolve => "On Evolve",
            Trigger::Strike => "Strike",
            Trigger::FollowerStrike => "Follower Strike",
            Trigger::LeaderStrike => "Leader Strike",
            _ => return None,
        };
        if !text.is_empty() && !mark.starts_with('[') {
            text.push_str(if text.ends_with(']') { " " } else { " and " });
        }
        text.push_str(mark);
    }
    Some(text)
}
