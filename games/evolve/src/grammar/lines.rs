//! Lines: a sentence of verbs, perhaps behind a gate.

use super::Parser;
use super::fill::fill;
use crate::words::{Cond, Filter, Line, Side, Verb, Zone};
use arbiter_text::Kind;

impl Parser<'_> {
    /// At least one line. `inside` a term the next term ends them.
    pub(super) fn lines(&mut self, inside: bool) -> Option<Vec<Line>> {
        let mut all = Vec::new();
        loop {
            if self.c.peek().is_none_or(|t| t.kind == Kind::Rule) || (inside && self.term_ahead()) {
                break;
            }
            if self.attempt(|p| p.follow_up(&mut all)).is_some() {
                continue;
            }
            match self.attempt(Self::line) {
                Some(line) => all.push(line),
                None => break,
            }
        }
        (!all.is_empty()).then_some(all)
    }

    /// Sentences that complete the one before.
    fn follow_up(&mut self, lines: &mut [Line]) -> Option<()> {
        if self.c.words("x equals").is_some() {
            let count = self.count()?;
            self.stop()?;
            return fill(lines, &count).then_some(());
        }
        self.c.one_of(&[
            "tokens that do not fit go to your ex area .",
            "if your field becomes full from this effect , put any remaining tokens into your ex area .",
        ])?;
        match lines.last_mut()? {
            Line::Do(verbs) | Line::If { then: verbs, .. } => match verbs.last_mut()? {
                Verb::Tokens { rest_to_ex, .. } => {
                    *rest_to_ex = true;
                    Some(())
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn line(&mut self) -> Option<Line> {
        let rules = [
            Self::choose,
            Self::term,
            Self::earth_rite,
            Self::if_you_do,
            Self::if_it_is,
            Self::condition,
            Self::may,
            Self::pay,
            Self::later,
        ];
        if let Some(line) = rules.iter().find_map(|rule| self.attempt(rule)) {
            return Some(line);
        }
        if let Some(take) = self.attempt(|p| p.take(false).and_then(|t| p.c.mark('.').map(|()| t))) {
            return Some(Line::Do(vec![take]));
        }
        let verbs = self.verbs()?;
        let mut line = Line::Do(verbs);
        self.attempt(|p| {
            p.c.words(", where x equals")?;
            let count = p.count()?;
            fill(std::slice::from_mut(&mut line), &count).then_some(())
        });
        self.stop()?;
        Some(line)
    }

    /// `Choose one of the following effects. (1) ... (2) ...`
    fn choose(&mut self) -> Option<Line> {
        self.c.word("choose")?;
        let q = self.chosen()?;
        if self.c.words("of the following").is_some() {
            self.c.word("effects");
        }
        self.stop()?;
        let mut options = Vec::new();
        while self.attempt(|p| p.c.bracketed().filter(|&n| usize::try_from(n) == Ok(options.len() + 1))).is_some() {
            let (brought, single, chose) = (self.brought, self.single, self.chose);
            // [5.17.1.1] All that stands up to the next number, or to the end, is the option's.
            options.push(self.lines(false)?);
            (self.brought, self.single, self.chose) = (brought, single, chose);
        }
        if options.len() < 2 {
            return None;
        }
        // Choosing options takes at least one. [5.17.2] [R16]
        Some(Line::Choose { least: q.least.max(1), most: q.most, options })
    }

    fn term_ahead(&mut self) -> bool {
        let at = self.c.at();
        let found = self.attempt(|p| p.term_head()).is_some();
        self.c.back_to(at);
        found
    }

    /// `Combo (3):`, `SC (10) -`
    pub(super) fn term_head(&mut self) -> Option<Cond> {
        let cond = self.counted_term()?;
        self.colon()?;
        Some(cond)
    }

    fn term(&mut self) -> Option<Line> {
        let cond = self.term_head()?;
        let (then, instead) = self.gated()?;
        Some(Line::Term { cond, then, instead })
    }

    fn earth_rite(&mut self) -> Option<Line> {
        self.c.words("earth rite")?;
        self.colon()?;
        let (then, instead) = self.gated()?;
        Some(Line::EarthRite { then, instead })
    }

    /// Lines of which the first may say `instead`.
    fn gated(&mut self) -> Option<(Vec<Line>, bool)> {
        let first = self.attempt(|p| {
            let verbs = p.instead()?;
            p.stop()?;
            Some(Line::Do(verbs))
        });
        match first {
            Some(first) => {
                let mut lines = vec![first];
                lines.extend(self.lines(true).unwrap_or_default());
                Some((lines, true))
            }
            None => Some((self.lines(true)?, false)),
        }
    }

    /// Verbs and `instead`.
    fn instead(&mut self) -> Option<Vec<Verb>> {
        if let Some(verb) = self.ellipsis() {
            return Some(vec![verb]);
        }
        self.attempt(|p| {
            let verbs = p.verbs()?;
            p.c.word("instead")?;
            Some(verbs)
        })
    }

    /// `If you do, VERBS.`
    fn if_you_do(&mut self) -> Option<Line> {
        self.c.words("if you do ,")?;
        let verbs = self.verbs()?;
        self.stop()?;
        Some(Line::IfYouDo(verbs))
    }

    /// `If it's an owl, you may put it into your EX area.` after one card was
    /// looked at: the same as taking an owl from among them.
    fn if_it_is(&mut self) -> Option<Line> {
        if self.look != 1 {
            return None;
        }
        self.c.one_of(&["if it's a", "if it's an"])?;
        let filter = self.noun_at(Zone::Deck, Side::Yours)?;
        self.c.words(", you may")?;
        let mut verb = self.take(true)?;
        self.stop()?;
        if let Verb::Take { what, .. } = &mut verb {
            *what = filter;
        }
        Some(Line::Do(vec![verb]))
    }

    /// `If COND, VERBS (instead).`
    fn condition(&mut self) -> Option<Line> {
        self.c.words("then ,");
        self.c.word("if")?;
        let cond = self.cond()?;
        self.c.mark(',')?;
        if let Some(then) = self.attempt(|p| p.instead()) {
            self.stop()?;
            return Some(Line::If { cond, then, instead: true });
        }
        let then = self.verbs()?;
        self.stop()?;
        Some(Line::If { cond, then, instead: false })
    }

    /// `You may VERBS.`; taking from cards looked at is optional by itself.
    fn may(&mut self) -> Option<Line> {
        self.c.words("you may")?;
        if let Some(take) = self.attempt(|p| p.take(true).and_then(|t| p.c.mark('.').map(|()| t))) {
            return Some(Line::Do(vec![take]));
        }
        let verbs = self.verbs()?;
        self.stop()?;
        Some(Line::May(verbs))
    }

    /// `COST: LINES`
    fn pay(&mut self) -> Option<Line> {
        let costs = self.costs()?;
        self.colon()?;
        Some(Line::Pay { costs, then: self.lines(false)? })
    }

    /// `At the start of your next main phase, VERBS.`,
    /// `Whenever EVENT this turn, VERBS.`
    fn later(&mut self) -> Option<Line> {
        if self.c.one_of(&["whenever", "when"]).is_some() {
            let when = self.event()?;
            self.c.words("this turn ,")?;
            let then = self.verbs_if()?;
            self.stop()?;
            return Some(Line::Later { when, each_this_turn: true, then });
        }
        self.c.words("at the start of")?;
        let when = self.phase(true)?;
        self.c.mark(',')?;
        let then = self.verbs_if()?;
        self.stop()?;
        Some(Line::Later { when, each_this_turn: false, then })
    }
}

/// What `this card is ...` may test.
pub(super) fn this_filter() -> Filter {
    Filter { this: true, ..Filter::default() }
}
