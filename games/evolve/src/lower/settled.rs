//! The words of a text for people: `this card` where `it` is this card only because
//! nothing else was spoken of.

use super::spoken::{about_this, brings, implied, names_a_card};
use crate::resolve::{Spoken, pronouns};
use crate::words::{Ability, Cond, Line, Trigger, Verb, Who};

/// As `Lower::spoke` and `speak_of` decide it. [R47]
pub(crate) fn settled(ability: &Ability) -> Ability {
    let mut read = ability.clone();
    let vague = |head: &Trigger| matches!(head, Trigger::StartOf(..) | Trigger::Draws(_)) || implied(head);
    let mut it = It::Open;
    match &mut read {
        Ability::Automatic(a) if a.heads.iter().all(vague) => it.lines(&mut a.lines),
        Ability::Activated(a) => it.lines(&mut a.lines),
        Ability::Spell(lines) => it.lines(lines),
        _ => (),
    }
    read
}

/// What `it` is so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum It {
    /// Nothing was spoken of.
    Open,
    This,
    Other,
}

impl It {
    fn lines(&mut self, lines: &mut [Line]) {
        lines.iter_mut().for_each(|l| self.line(l));
    }

    fn line(&mut self, line: &mut Line) {
        match line {
            Line::Do(verbs) | Line::May(verbs) | Line::IfYouDo(verbs) => self.verbs(verbs),
            Line::If { cond, then, .. } => {
                if *self == It::Open && matches!(cond, Cond::This(_) | Cond::Counters(..)) {
                    *self = It::This;
                }
                self.verbs(then);
            }
            Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => self.lines(then),
            Line::Choose { options, .. } => options.iter_mut().for_each(|o| (*self).clone().lines(o)),
            Line::Later { when, then, .. } if !names_a_card(when) => (*self).clone().verbs(then),
            Line::Later { .. } => (),
        }
    }

    fn verbs(&mut self, verbs: &mut [Verb]) {
        for verb in verbs {
            if *self == It::This {
                pronouns(verb, &Spoken { it: &Who::This, selected: &Who::Selected, besides: &|_| () });
            }
            if brings(std::slice::from_ref(verb)) {
                *self = It::Other;
            } else if *self == It::Open && about_this(verb) {
                *self = It::This;
            }
        }
    }
}
