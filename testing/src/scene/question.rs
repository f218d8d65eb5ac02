//! Lines about a question: who is asked, what is offered, what is refused.

use super::line::{Offer, Who};
use super::pick::{Found, exact, find, nearest};
use super::story::{Story, answers, elsewhere, reason};
use arbiter_catalog::{Illegal, Match, Viewer};

impl Story<'_> {
    /// `A asked ask-quick`.
    pub(super) fn asked(&mut self, who: Who, question: Option<&str>) -> Result<(), String> {
        self.stand(who, |_, table| {
            let found = table.view(Viewer::Judge).question;
            match question {
                Some(key) if key != found && Some(key) != found.strip_prefix("ask-") => {
                    Err(format!("expected the question {key}, found {found}"))
                }
                _ => Ok(()),
            }
        })
    }

    /// `A offered: ...`
    pub(super) fn offered(&mut self, who: Who, offer: Offer, all: &[Vec<String>]) -> Result<(), String> {
        if offer == Offer::Not {
            return self.not_offered(who, all);
        }
        self.stand(who, |story, table| story.offers(table, offer, all))
    }

    fn offers(&self, table: &dyn Match, offer: Offer, all: &[Vec<String>]) -> Result<(), String> {
        let options = table.options();
        let mut named = vec![false; options.len()];
        for chain in all {
            let words = chain.join(" -> ");
            if let Some(pick) = exact(&options, &words) {
                named[pick] = true;
                continue;
            }
            match find(&options, &chain[0]) {
                Found::One(pick) => {
                    named[pick] = true;
                    self.leads(table, pick, &chain[1..])?;
                }
                Found::Several(_) => {
                    return Err(format!("`{words}` could mean several; offered: {}", nearest(&options, &words)));
                }
                Found::None => return Err(format!("`{words}` is not offered; offered: {}", nearest(&options, &words))),
            }
        }
        let more: Vec<&str> = options.iter().zip(&named).filter(|(_, n)| !**n).map(|(o, _)| o.words.as_str()).collect();
        if offer == Offer::Exactly && !more.is_empty() {
            return Err(format!("offered besides: {}", more.join(" | ")));
        }
        Ok(())
    }

    /// Does this pick lead to a question with the next of these picks?
    fn leads(&self, table: &dyn Match, pick: usize, rest: &[String]) -> Result<(), String> {
        let Some(next) = rest.first() else { return Ok(()) };
        let seat = table.asked();
        let mut after = table.fork();
        after.answer(pick).map_err(|e| reason(&e))?;
        let mut why = format!("`{next}` is not offered after that");
        for moment in self.moments(after.as_ref())?.iter().filter(|m| m.table.asked() == seat) {
            let options = moment.table.options();
            match find(&options, next) {
                Found::One(pick) => return self.leads(moment.table.as_ref(), pick, &rest[1..]),
                _ => why = format!("`{next}` is not offered after that; offered: {}", nearest(&options, next)),
            }
        }
        Err(why)
    }

    fn not_offered(&mut self, who: Who, all: &[Vec<String>]) -> Result<(), String> {
        let mut last = None;
        for moment in self.moments(self.table.as_ref())?.into_iter().filter(|m| answers(who, m.table.as_ref())) {
            for chain in all {
                // Words that could mean several options are offered more than once.
                let several = chain.len() == 1 && matches!(find(&moment.table.options(), &chain[0]), Found::Several(_));
                let one = self.offers(moment.table.as_ref(), Offer::Has, std::slice::from_ref(chain)).is_ok();
                if several || one {
                    return Err(format!("`{}` is offered", chain.join(" -> ")));
                }
            }
            last = Some(moment);
        }
        self.standing = true;
        last.map(|m| self.go(m)).ok_or_else(|| elsewhere(who, self.table.as_ref()))
    }

    /// `A refused: WORDS [clause]`.
    pub(super) fn refused(&mut self, who: Who, parts: &[String], clause: Option<&str>) -> Result<(), String> {
        self.stand(who, |story, table| {
            let mut found = Vec::new();
            story.refusals(table, parts, &mut found)?;
            if found.is_empty() {
                return Err(format!(
                    "the game gives no reason against `{}`; do the words mean something?",
                    parts.join(" -> ")
                ));
            }
            if clause.is_none_or(|c| found.iter().any(|e| e.clause == c)) {
                return Ok(());
            }
            let given: Vec<String> = found.iter().map(reason).collect();
            Err(format!("expected [{}], found {}", clause.unwrap_or_default(), given.join(", ")))
        })
    }

    /// Collects the reasons against these picks; an error if they can be made.
    fn refusals(&self, table: &dyn Match, parts: &[String], out: &mut Vec<Illegal>) -> Result<(), String> {
        let whole = parts.join(" -> ");
        let options = table.options();
        match find(&options, &parts[0]) {
            _ if exact(&options, &whole).is_some() => Err(format!("`{whole}` is allowed")),
            Found::One(_) | Found::Several(_) if parts.len() == 1 => Err(format!("`{whole}` is allowed")),
            Found::One(pick) => {
                out.extend(table.why_not(&whole));
                let mut after = table.fork();
                after.answer(pick).map_err(|e| reason(&e))?;
                let moments = self.moments(after.as_ref())?;
                for moment in moments.iter().filter(|m| m.table.asked() == table.asked()) {
                    self.refusals(moment.table.as_ref(), &parts[1..], out)?;
                }
                Ok(())
            }
            _ => {
                out.extend(table.why_not(&whole).or_else(|| table.why_not(&parts[0])));
                Ok(())
            }
        }
    }

    /// Stands at the first question of this seat, on the way through forced
    /// ones, that passes the test.
    fn stand(&mut self, who: Who, test: impl Fn(&Self, &dyn Match) -> Result<(), String>) -> Result<(), String> {
        let mut message = None;
        for moment in self.moments(self.table.as_ref())? {
            if !answers(who, moment.table.as_ref()) {
                continue;
            }
            match test(self, moment.table.as_ref()) {
                Ok(()) => {
                    self.go(moment);
                    self.standing = true;
                    return Ok(());
                }
                Err(why) => message = Some(why),
            }
        }
        Err(message.unwrap_or_else(|| elsewhere(who, self.table.as_ref())))
    }
}
