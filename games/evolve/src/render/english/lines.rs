//! Lines.

use super::{English, cap};
use crate::render::memory::shortened;
use crate::words::{Line, Trigger, Verb};

impl English {
    /// One string a sentence, without a capital unless a word demands it.
    pub(super) fn lines(&mut self, lines: &[Line]) -> Vec<String> {
        lines.iter().map(|l| self.line(l)).collect()
    }

    fn line(&mut self, line: &Line) -> String {
        let text = match line {
            Line::Do(verbs) => self.sentence("", verbs, false),
            Line::May(verbs) => self.sentence("you may ", verbs, false),
            Line::IfYouDo(verbs) => self.sentence("if you do, ", verbs, false),
            Line::If { cond, then, instead } => {
                let gate = format!("if {}, ", self.cond(cond));
                self.sentence(&gate, then, *instead)
            }
            Line::Term { cond, then, instead } => {
                let head = self.cond(cond);
                format!("{head}: {}", self.gated(then, *instead))
            }
            Line::EarthRite { then, instead } => format!("Earth Rite: {}", self.gated(then, *instead)),
            Line::Pay { costs, then } => {
                let costs = self.costs(costs);
                format!("{costs}: {}", self.paragraph(then))
            }
            Line::Choose { least, most, options } => self.choose(*least, *most, options),
            Line::Later { when, each_this_turn, then } => {
                let gate = match when {
                    Trigger::StartOf(..) if !each_this_turn => self
                        .trigger(when)
                        .replacen("your ", "your next ", 1)
                        .replacen("opponent's ", "opponent's next ", 1),
                    _ => format!("{} this turn", self.trigger(when)),
                };
                self.sentence(&format!("{gate}, "), then, false)
            }
        };
        match self.m.x.take() {
            Some(count) => format!("{text} X equals {}.", self.count(&count)),
            None => text,
        }
    }

    fn sentence(&mut self, gate: &str, verbs: &[Verb], instead: bool) -> String {
        let tokens_rest = matches!(verbs.last(), Some(Verb::Tokens { rest_to_ex: true, .. }));
        let body = match verbs {
            [verb] if instead && shortened(self.m.last.as_ref(), verb) => {
                let text = self.short(verb);
                self.m.after(verb);
                format!("{text} instead")
            }
            verbs => {
                let text = self.verbs(verbs);
                format!("{text}{}", if instead { " instead" } else { "" })
            }
        };
        let rest = if tokens_rest { " Tokens that do not fit go to your EX area." } else { "" };
        format!("{gate}{body}.{rest}")
    }

    fn gated(&mut self, then: &[Line], instead: bool) -> String {
        match then {
            [Line::Do(first), rest @ ..] if instead => {
                let first = cap(&self.sentence("", first, true));
                let first = match self.m.x.take() {
                    Some(count) => format!("{first} X equals {}.", self.count(&count)),
                    None => first,
                };
                if rest.is_empty() { first } else { format!("{first} {}", self.paragraph(rest)) }
            }
            lines => self.paragraph(lines),
        }
    }

    fn choose(&mut self, least: u8, most: u8, options: &[Vec<Line>]) -> String {
        let head = match (least, most) {
            (1, 1) => "choose one of the following effects.".to_owned(),
            (l, m) if l < m => format!("choose up to {m} of the following effects."),
            (_, m) => format!("choose {m} of the following effects."),
        };
        let mut text = head;
        for (n, option) in options.iter().enumerate() {
            text.push_str(&format!(" ({}) {}", n + 1, self.paragraph(option)));
        }
        text
    }
}
