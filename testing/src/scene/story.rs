//! A scene being played: where it stands, and how each line moves it.

use super::fact::Look;
use super::forced::forced;
use super::judge::{judge, waiting};
use super::line::Who;
use super::pick::{Found, exact, find, nearest, tokens};
use super::trail::{self, Trail, Watch};
use crate::battery::{Tally, plays};
use crate::{letter, slug};
use arbiter_catalog::{Arg, Entry, Illegal, Match, Outcome, Seat, Thought, View, Viewer};

/// More forced questions in a row than any scene can mean.
const FORCED_CAP: usize = 1000;
/// No play of a scene is sought by more answers than this.
const MOST_TRIED: u32 = 200;

/// One question on the way through forced questions.
pub(super) struct Moment {
    pub(super) table: Box<dyn Match>,
    /// What was told since the first of these moments.
    told: Vec<Entry>,
    /// What the game did since then.
    trail: Trail,
}

/// The story so far.
pub(super) struct Story<'w> {
    /// The table as it stands.
    pub(super) table: Box<dyn Match>,
    /// All that was told.
    pub(super) log: Vec<Entry>,
    /// What the game did since the last line with a pick began.
    trail: Trail,
    watch: &'w Watch,
    /// The last line was about a question: checks look at that very moment.
    pub(super) standing: bool,
    strict: bool,
    rests: fn(&View) -> bool,
}

impl<'w> Story<'w> {
    /// A story that begins here, after these steps.
    pub(super) fn new(
        table: Box<dyn Match>,
        trail: Trail,
        watch: &'w Watch,
        strict: bool,
        rests: fn(&View) -> bool,
    ) -> Self {
        Story { table, log: Vec::new(), trail, watch, standing: false, strict, rests }
    }

    /// The clauses whose marks were passed so far.
    pub(super) fn passed(&self) -> std::collections::BTreeSet<String> {
        self.watch.passed()
    }

    /// What is offered here can be completed, and nothing else; what is refused
    /// is refused by a clause.
    pub(super) fn possible(&self) -> Result<(), String> {
        self.watch.aside(|| {
            // On a copy: what is listed here must not count as listed in the story.
            let table = self.table.fork();
            plays::possible(table.as_ref(), MOST_TRIED, &mut Tally::default())?;
            let silent = |t: &Thought| table.why_not(&t.words).is_some() == t.offered;
            match table.thinkable().into_iter().find(silent) {
                Some(t) if t.offered => Err(format!("`{}` is offered and refused", t.words)),
                Some(t) => Err(format!("`{}` is neither offered nor refused", t.words)),
                None => Ok(()),
            }
        })
    }

    /// Is this true of the table as it lies, or as it lay at a step?
    pub(super) fn check(&mut self, look: &Look) -> Result<(), String> {
        self.settle()?;
        let table = match &look.at {
            None => self.table.as_ref(),
            Some(point) => trail::at(&self.trail, &point.clause, point.nth)?,
        };
        judge(look, table, &self.log)
    }

    /// The question that stands, then those reached by answering forced ones.
    pub(super) fn moments(&self, from: &dyn Match) -> Result<Vec<Moment>, String> {
        let mut all = vec![Moment { table: from.follow(), told: Vec::new(), trail: Trail::new() }];
        while let Some(last) = all.last().filter(|m| self.forced(m.table.as_ref())) {
            let mut next = Moment { table: last.table.follow(), told: last.told.clone(), trail: last.trail.clone() };
            let (told, trail) = self
                .watch
                .answer(next.table.as_mut(), 0)
                .map_err(|e| format!("the only option was refused: {}", reason(&e)))?;
            next.told.extend(told);
            next.trail.extend(trail);
            all.push(next);
            if all.len() > FORCED_CAP {
                return Err(format!("{FORCED_CAP} forced questions in a row"));
            }
        }
        Ok(all)
    }

    fn forced(&self, table: &dyn Match) -> bool {
        !self.strict && forced(table, self.rests)
    }

    pub(super) fn go(&mut self, to: Moment) {
        self.table = to.table;
        self.log.extend(to.told);
        self.trail.extend(to.trail);
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
        // What was done to get here belongs to the line before.
        let (mut begun, mut done) = (false, 0);
        let mut paid = Vec::new();
        while done < parts.len() {
            let next = self.next_pick(who, &parts[done..]);
            if next.is_err() && begun && self.has_paid(&mut paid, &parts[done])? {
                done += 1;
                continue;
            }
            let (to, pick, used) = next?;
            paid.extend(payments(&to.told));
            self.go(to);
            if !begun {
                (self.trail, begun) = (Trail::new(), true);
            }
            let answered = self.watch.answer(self.table.as_mut(), pick);
            let (told, trail) = answered.map_err(|e| format!("offered, but refused: {}", reason(&e)))?;
            paid.extend(payments(&told));
            self.log.extend(told);
            self.trail.extend(trail);
            done += used;
        }
        Ok(())
    }

    /// What the game paid with by itself, since there was nothing to choose,
    /// may be said too: each card once.
    fn has_paid(&mut self, paid: &mut Vec<String>, words: &str) -> Result<bool, String> {
        let name = tokens(words).pop().unwrap_or_default();
        let name = name.split('#').next().unwrap_or_default().to_owned();
        if !paid.contains(&name)
            && let Some(last) = self.moments(self.table.as_ref())?.pop()
            && payments(&last.told).any(|card| card == name)
        {
            paid.extend(payments(&last.told));
            self.go(last);
        }
        let at = paid.iter().position(|card| *card == name);
        at.map(|at| paid.remove(at));
        Ok(at.is_some())
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

    /// `done`.
    pub(super) fn done(&mut self) -> Result<(), String> {
        self.settle()?;
        let view = self.table.view(Viewer::Judge);
        if let Some(outcome) = view.outcome {
            let said = result(outcome);
            return Err(format!("the game is over, {said}: the last line says so, as `A wins` or `draw`"));
        }
        if view.pending.is_empty() && (self.rests)(&view) {
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

/// The cards that the story says were paid with.
fn payments(told: &[Entry]) -> impl Iterator<Item = String> + '_ {
    let args = told.iter().filter(|e| e.said.key == "log-pays").flat_map(|e| &e.said.args);
    args.filter_map(|(_, arg)| if let Arg::Card(Some(name)) = arg { Some(slug(name)) } else { None })
}

pub(super) fn answers(who: Who, table: &dyn Match) -> bool {
    match (who, table.asked()) {
        (_, None) => false,
        (Who::Anyone, Some(_)) => true,
        (Who::Seat(s), Some(asked)) => s == asked,
    }
}

pub(super) fn elsewhere(who: Who, table: &dyn Match) -> String {
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

pub(super) fn reason(illegal: &Illegal) -> String {
    format!("[{}] {}", illegal.clause, illegal.why.key)
}
