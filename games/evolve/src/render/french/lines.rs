//! Lines.

use super::{French, Mood, cap};
use crate::render::memory::shortened;
use crate::words::{Line, Trigger, Verb};

impl French<'_> {
    /// One string a sentence, without a capital unless a word demands it.
    pub(super) fn lines(&mut self, lines: &[Line]) -> Vec<String> {
        lines.iter().map(|l| self.line(l)).collect()
    }

    fn line(&mut self, line: &Line) -> String {
        let text = match line {
            Line::Do(verbs) => self.sentence("", verbs, false),
            Line::May(verbs) => {
                let body = self.in_mood(Mood::Infinitive, |f| f.sentence("", verbs, false));
                format!("vous pouvez {body}")
            }
            Line::IfYouDo(verbs) => self.sentence("si vous le faites, ", verbs, false),
            Line::If { cond, then, instead } => {
                let gate = format!("{}, ", self.si(cond));
                self.sentence(&gate, then, *instead)
            }
            Line::Term { cond, then, instead } => {
                let head = self.cond(cond);
                format!("{} : {}", cap(&head), self.gated(then, *instead))
            }
            Line::EarthRite { then, instead } => format!("Rite de la terre : {}", self.gated(then, *instead)),
            Line::Pay { costs, then } => {
                let costs = self.costs(costs);
                format!("{costs} : {}", self.paragraph(then))
            }
            Line::Choose { least, most, options } => self.choose(*least, *most, options),
            Line::Later { when, each_this_turn, then } => {
                let gate = match when {
                    Trigger::StartOf(..) if !each_this_turn => self.next_phase(when),
                    _ => format!("ce tour-ci, {}", self.trigger(when)),
                };
                self.sentence(&format!("{gate}, "), then, false)
            }
        };
        self.explained(text)
    }

    fn explained(&mut self, text: String) -> String {
        match self.m.x.take() {
            Some(count) => format!("{text} X est égal {}.", self.equal_to(&count)),
            None => text,
        }
    }

    fn sentence(&mut self, gate: &str, verbs: &[Verb], instead: bool) -> String {
        let rest = matches!(verbs.last(), Some(Verb::Tokens { rest_to_ex: true, .. }));
        let body = match verbs {
            [verb] if instead && shortened(self.m.last.as_ref(), verb) => {
                let text = self.short(verb);
                self.after(verb);
                text
            }
            verbs => self.verbs(verbs),
        };
        let instead = if instead { " à la place" } else { "" };
        let rest = if rest {
            " Si votre terrain est plein à cause de cet effet, mettez les jetons restants dans votre zone EX."
        } else {
            ""
        };
        format!("{gate}{body}{instead}.{rest}")
    }

    fn gated(&mut self, then: &[Line], instead: bool) -> String {
        match then {
            [Line::Do(first), rest @ ..] if instead => {
                let first = cap(&self.sentence("", first, true));
                let first = self.explained(first);
                if rest.is_empty() { first } else { format!("{first} {}", self.paragraph(rest)) }
            }
            lines => self.paragraph(lines),
        }
    }

    fn choose(&mut self, least: u8, most: u8, options: &[Vec<Line>]) -> String {
        let mut text = match (least, most) {
            (1, 1) => "choisissez l'un des effets suivants.".to_owned(),
            (l, m) if l < m => format!("choisissez jusqu'à {m} des effets suivants."),
            (_, m) => format!("choisissez {m} des effets suivants."),
        };
        for (n, option) in options.iter().enumerate() {
            text.push_str(&format!(" ({}) {}", n + 1, self.paragraph(option)));
        }
        text
    }
}
