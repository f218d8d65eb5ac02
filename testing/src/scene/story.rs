//! A scene being played: where it stands, and how each line moves it.

use super::judge::waiting;
use super::line::{Offer, Who};
use super::pick::{Found, exact, find, nearest};
use crate::letter;
use arbiter_catalog::{Entry, Illegal, Match, Outcome, Seat, View, Viewer};

/// More forced questions in a row than any scene can mean.
const FORCED_CAP: usize = 1000;

/// One question on the way through forced questions.
struct Moment {
    table: Box<dyn Match>,
    /// What was told since the first of these moments.
    told: Vec<Entry>,
}

/// The story so far.
pub(super) struct Story {
    /// The table as it stands.
    pub(super) table: Box<dyn Match>,
    /// All that was told.
    pub(super) log: Vec<Entry>,
    /// The last line was about a question: checks look at that very moment.
    standing: bool,
    strict: bool,
    rests: fn(&View) -> bool,
}

impl Story {
    pub(super) fn new(table: Box<dyn Match>, strict: bool, rests: fn(&View) -> bool) -> Self {
        Story { table, log: Vec::new(), standing: false, strict, rests }
    }

    /// The question that stands, then those reached by answering forced ones.
    fn moments(&self, from: &dyn Match) -> Result<Vec<Moment>, String> {
        let mut all = vec![Moment { table: from.fork(), told: Vec::new() }];
        while let Some(last) = all.last().filter(|m| self.forced(m.table.as_ref())) {
            let mut next = Moment { table: last.table.fork(), told: last.told.clone() };
            let told = next.table.answer(0).map_err(|e| format!("the only option was refused: {}", reason(&e)))?;
            next.told.extend(told);
            all.push(next);
            if all.len() > FORCED_CAP {
                return Err(format!("{FORCED_CAP} forced questions in a row"));
            }
        }
        Ok(all)
    }

    /// A main question is never forced: ending a turn is a decision even where
    /// nothing else is left to do.
    fn forced(&self, table: &dyn Match) -> bool {
        !self.strict && table.asked().is_some() && table.count() == 1 && !(self.rests)(&table.view(Viewer::Judge))
    }

    fn go(&mut self, to: Moment) {
        self.table = to.table;
        self.log.extend(to.told);
    }

    /// Answers all forced questions, unless a line has just been about one.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        if !self.standing {
            self.auto()?;
        }
        Ok(())
    }

    /// Answers all forced questions.
    pub(super) fn auto(&mut self) -> Result<(), String> {
        self.standing = false;
        if let Some(last) = self.moments(self.table.as_ref())?.pop() {
            self.go(last);
        }
        Ok(())
    }

    /// `A play x -> y`.
    pub(super) fn pick(&mut self, who: Who, parts: &[String]) -> Result<(), String> {
        self.standing = false;
        let mut done = 0;
        while done < parts.len() {
            let (to, pick, used) = self.next_pick(who, &parts[done..])?;
            self.go(to);
            let told = self.table.answer(pick).map_err(|e| format!("offered, but refused: {}", reason(&e)))?;
            self.log.extend(told);
            done += used;
        }
        Ok(())
    }

    fn next_pick(&self, who: Who, parts: &[String]) -> Result<(Moment, usize, usize), String> {
        let moments = self.moments(self.table.as_ref())?;
        let mut message = None;
        for moment in moments {
            if !answers(who, moment.table.as_ref()) {
                message = message.or_else(|| Some(elsewhere(who, moment.table.as_ref())));
                continue;
            }
            let options = moment.table.options();
            // An option whose own words hold an arrow is taken whole.
            for used in (2..=parts.len()).rev() {
                if let Some(pick) = exact(&options, &parts[..used].join(" -> ")) {
                    return Ok((moment, pick, used));
                }
            }
            match find(&options, &parts[0]) {
                Found::One(pick) => return Ok((moment, pick, 1)),
                Found::Several(hits) => {
                    let hits: Vec<&str> = hits.iter().map(|&i| options[i].words.as_str()).collect();
                    return Err(format!("`{}` could mean {}", parts[0], hits.join(" | ")));
                }
                Found::None => {
                    let why = moment.table.why_not(&parts[0]).map(|e| format!("; {}", reason(&e)));
                    let offered = nearest(&options, &parts[0]);
                    message =
                        Some(format!("`{}` is not offered{}; offered: {offered}", parts[0], why.unwrap_or_default()));
                }
            }
        }
        Err(message.unwrap_or_default())
    }

    /// `A concede`.
    pub(super) fn concede(&mut self, seat: Seat) -> Result<(), String> {
        self.standing = false;
        if usize::from(seat) >= self.table.view(Viewer::Judge).seats.len() {
            return Err(format!("there is no seat {}", letter(seat)));
        }
        let told = self.table.concede(seat).map_err(|e| reason(&e))?;
        self.log.extend(told);
        Ok(())
    }

    /// `A asked ask-quick`.
    pub(super) fn asked(&mut self, seat: Seat, question: Option<&str>) -> Result<(), String> {
        self.stand(seat, |_, table| {
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
    pub(super) fn offered(&mut self, seat: Seat, offer: Offer, all: &[Vec<String>]) -> Result<(), String> {
        if offer == Offer::Not {
            return self.not_offered(seat, all);
        }
        self.stand(seat, |story, table| story.offers(table, seat, offer, all))
    }

    fn offers(&self, table: &dyn Match, seat: Seat, offer: Offer, all: &[Vec<String>]) -> Result<(), String> {
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
                    self.leads(table, seat, pick, &chain[1..])?;
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
    fn leads(&self, table: &dyn Match, seat: Seat, pick: usize, rest: &[String]) -> Result<(), String> {
        let Some(next) = rest.first() else { return Ok(()) };
        let mut after = table.fork();
        after.answer(pick).map_err(|e| reason(&e))?;
        let mut why = format!("`{next}` is not offered after that");
        for moment in self.moments(after.as_ref())?.iter().filter(|m| m.table.asked() == Some(seat)) {
            let options = moment.table.options();
            match find(&options, next) {
                Found::One(pick) => return self.leads(moment.table.as_ref(), seat, pick, &rest[1..]),
                _ => why = format!("`{next}` is not offered after that; offered: {}", nearest(&options, next)),
            }
        }
        Err(why)
    }

    fn not_offered(&mut self, seat: Seat, all: &[Vec<String>]) -> Result<(), String> {
        let mut last = None;
        for moment in self.moments(self.table.as_ref())?.into_iter().filter(|m| m.table.asked() == Some(seat)) {
            for chain in all {
                // Words that could mean several options are offered more than once.
                let several = chain.len() == 1 && matches!(find(&moment.table.options(), &chain[0]), Found::Several(_));
                let one = self.offers(moment.table.as_ref(), seat, Offer::Has, std::slice::from_ref(chain)).is_ok();
                if several || one {
                    return Err(format!("`{}` is offered", chain.join(" -> ")));
                }
            }
            last = Some(moment);
        }
        self.standing = true;
        last.map(|m| self.go(m)).ok_or_else(|| elsewhere(Who::Seat(seat), self.table.as_ref()))
    }

    /// `A refused: WORDS [clause]`.
    pub(super) fn refused(&mut self, seat: Seat, parts: &[String], clause: Option<&str>) -> Result<(), String> {
        self.stand(seat, |story, table| {
            let mut found = Vec::new();
            story.refusals(table, seat, parts, &mut found)?;
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
    fn refusals(&self, table: &dyn Match, seat: Seat, parts: &[String], out: &mut Vec<Illegal>) -> Result<(), String> {
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
                for moment in moments.iter().filter(|m| m.table.asked() == Some(seat)) {
                    self.refusals(moment.table.as_ref(), seat, &parts[1..], out)?;
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
    fn stand(&mut self, seat: Seat, test: impl Fn(&Self, &dyn Match) -> Result<(), String>) -> Result<(), String> {
        let mut message = None;
        for moment in self.moments(self.table.as_ref())? {
            if moment.table.asked() != Some(seat) {
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
        Err(message.unwrap_or_else(|| elsewhere(Who::Seat(seat), self.table.as_ref())))
    }

    /// `done`.
    pub(super) fn done(&mut self) -> Result<(), String> {
        self.settle()?;
        let view = self.table.view(Viewer::Judge);
        if view.outcome.is_some() || (view.pending.is_empty() && (self.rests)(&view)) {
            return Ok(());
        }
        let waits = if view.pending.is_empty() { String::new() } else { format!("; these wait: {}", waiting(&view)) };
        Err(format!("the story is not finished: {}{waits}", state(self.table.as_ref())))
    }

    /// `A wins`, `draw`.
    pub(super) fn over(&mut self, outcome: Outcome) -> Result<(), String> {
        self.settle()?;
        if self.table.outcome() == Some(outcome) {
            return Ok(());
        }
        Err(format!("expected {}; {}", result(outcome), state(self.table.as_ref())))
    }
}

fn answers(who: Who, table: &dyn Match) -> bool {
    match (who, table.asked()) {
        (_, None) => false,
        (Who::Anyone, Some(_)) => true,
        (Who::Seat(s), Some(asked)) => s == asked,
    }
}

fn elsewhere(who: Who, table: &dyn Match) -> String {
    match who {
        Who::Seat(s) => format!("{} is not asked: {}", letter(s), state(table)),
        Who::Anyone => format!("nobody is asked: {}", state(table)),
    }
}

/// Where the game stands, for a message.
fn state(table: &dyn Match) -> String {
    match (table.outcome(), table.asked()) {
        (Some(outcome), _) => format!("the game is over, {}", result(outcome)),
        (None, None) => "nobody is asked and the game is not over".to_owned(),
        (None, Some(seat)) => {
            let question = table.view(Viewer::Judge).question;
            format!("{} is asked {question}: {}", letter(seat), nearest(&table.options(), ""))
        }
    }
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seats) => format!("{} wins", seats.iter().map(letter).collect::<String>()),
        Outcome::Stopped => "stopped".to_owned(),
        Outcome::Drawn => "draw".to_owned(),
    }
}

fn reason(illegal: &Illegal) -> String {
    format!("[{}] {}", illegal.clause, illegal.why.key)
}
