//! Runs scenes and gives verdicts.

use super::line::{Ending, Step};
use super::story::Story;
use super::{Scene, judge, parse};
use arbiter_catalog::{Fault, Game, Library, Match, Outcome, Source, View};
use arbiter_record::Record;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What became of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything happened as written.
    Passed,
    /// The game did something else.
    Failed(Vec<Fault>),
    /// The file cannot be played at all.
    Malformed(Vec<Fault>),
}

/// Which marked code was passed through.
pub struct Marks {
    /// Forgets what was passed so far.
    pub start: fn(),
    /// The clauses passed since then.
    pub take: fn() -> BTreeSet<String>,
    /// Clauses that are marked somewhere in the code. Only these can be
    /// demanded of a scene.
    pub all: BTreeSet<String>,
}

/// Runs the scenes of one game.
pub struct Runner<'a> {
    game: &'a dyn Game,
    library: Box<dyn Library>,
    /// If given, a scene that lists a marked clause must pass through it.
    pub marks: Option<Marks>,
    /// Is this a place where a story may end and nothing is forced? By
    /// default: the question is `ask-main`.
    pub rests: fn(&View) -> bool,
}

impl<'a> Runner<'a> {
    /// A runner with the game's shipped cards.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn new(game: &'a dyn Game) -> Result<Self, Vec<Fault>> {
        let library = game.library(&[])?;
        Ok(Runner { game, library, marks: None, rests: |view| view.question == "ask-main" })
    }

    /// The same, and a scene that lists a clause whose code is marked must pass
    /// through that code.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn marked(game: &'a dyn Game) -> Result<Self, Vec<Fault>> {
        let marks = Marks {
            start: arbiter_kernel::marks::start,
            take: || arbiter_kernel::marks::take().into_iter().map(str::to_owned).collect(),
            all: game.marks().iter().map(|m| (*m).to_owned()).collect(),
        };
        Ok(Runner { marks: Some(marks), ..Runner::new(game)? })
    }

    /// Reads and runs one scene file.
    #[must_use]
    pub fn run_source(&self, source: &Source) -> Verdict {
        match parse(source) {
            Ok(scene) => self.run(&scene),
            Err(faults) => Verdict::Malformed(faults),
        }
    }

    /// Runs one scene. A panic of the game is a failure of the scene.
    #[must_use]
    pub fn run(&self, scene: &Scene) -> Verdict {
        let line = std::cell::Cell::new(0);
        catch_unwind(AssertUnwindSafe(|| self.staged(scene, &line))).unwrap_or_else(|panic| {
            let what = panic.downcast_ref::<String>().map(String::as_str);
            let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Verdict::Failed(vec![fault(scene, line.get(), format!("the game panicked: {what}"))])
        })
    }

    fn staged(&self, scene: &Scene, line: &std::cell::Cell<usize>) -> Verdict {
        if let Some(marks) = &self.marks {
            (marks.start)();
        }
        let own = match &scene.cards {
            None => None,
            Some(text) => match self.game.library(&[Source { name: scene.name.clone(), text: text.clone() }]) {
                Ok(own) => match own.unread().first() {
                    // It would lie there as a blank card, and the scene would show nothing.
                    Some((card, why)) => {
                        let why = format!("the text of `{card}` is not understood: {why}");
                        return Verdict::Malformed(vec![fault(scene, 0, why)]);
                    }
                    None => Some(own),
                },
                Err(faults) => return Verdict::Malformed(faults),
            },
        };
        let library = own.as_deref().unwrap_or(self.library.as_ref());
        let table = match &scene.replay {
            Some((above, text)) => self.replayed(scene, library, *above, text),
            // The game knows the lines but not the file.
            None => {
                library.stage(&scene.setup, &scene.rolls).map_err(|f| vec![Fault { source: scene.name.clone(), ..f }])
            }
        };
        match table {
            Ok(table) => {
                let faults = self.play(scene, library, table, line);
                if faults.is_empty() { Verdict::Passed } else { Verdict::Failed(faults) }
            }
            Err(faults) => Verdict::Malformed(faults),
        }
    }

    /// The table at the end of a replay inside a scene.
    fn replayed(
        &self,
        scene: &Scene,
        library: &dyn Library,
        above: usize,
        text: &str,
    ) -> Result<Box<dyn Match>, Vec<Fault>> {
        let source = Source { name: scene.name.clone(), text: text.to_owned() };
        let record = Record::parse_below(&source, above).map_err(|f| vec![f])?;
        if record.game != self.game.key() {
            let why = format!("a replay of `{}` in a scene of `{}`", record.game, self.game.key());
            return Err(vec![record.fault(1, why)]);
        }
        Ok(record.at(library, record.decisions.len())?.table)
    }

    /// Everything that went wrong. A false check does not stop the story, a
    /// line that cannot be played does.
    fn play(
        &self,
        scene: &Scene,
        library: &dyn Library,
        table: Box<dyn Match>,
        line: &std::cell::Cell<usize>,
    ) -> Vec<Fault> {
        let mut story = Story::new(table, scene.strict, self.rests);
        let mut faults = Vec::new();
        for (n, step) in &scene.steps {
            line.set(*n);
            if let Err(why) = step_of(&mut story, library, step) {
                faults.push(fault(scene, *n, why));
                if !matches!(step, Step::Check(_) | Step::Deck(_)) {
                    return faults;
                }
            }
        }
        let unused = story.table.unused_rolls();
        if unused > 0 {
            faults.push(fault(scene, line.get(), format!("{unused} of the fixed rolls were not used")));
        }
        if faults.is_empty() {
            faults.extend(self.unpassed(scene));
        }
        faults
    }

    /// Clauses that the scene claims to show and whose code never ran.
    fn unpassed(&self, scene: &Scene) -> Vec<Fault> {
        let Some(marks) = &self.marks else { return Vec::new() };
        let passed = (marks.take)();
        let missing = scene.clauses.iter().filter(|c| marks.all.contains(*c) && !passed.contains(*c));
        missing.map(|c| fault(scene, scene.clauses_line, format!("the code of clause {c} was never passed"))).collect()
    }
}

fn step_of(story: &mut Story, library: &dyn Library, step: &Step) -> Result<(), String> {
    match step {
        Step::Pick(who, parts) => story.pick(*who, parts),
        Step::Concede(seat) => story.concede(*seat),
        Step::Auto => story.auto(),
        Step::Offered(seat, offer, all) => story.offered(*seat, *offer, all),
        Step::Refused(seat, parts, clause) => story.refused(*seat, parts, clause.as_deref()),
        Step::Asked(seat, question) => story.asked(*seat, question.as_deref()),
        Step::Check(look) => {
            story.settle()?;
            judge::judge(look, story.table.as_ref(), &story.log)
        }
        Step::Deck(claim) => claim.judge(library),
        Step::End(Ending::Done) => story.done(),
        Step::End(Ending::Wins(seat)) => story.over(Outcome::Won(arbiter_catalog::SeatSet::one(*seat))),
        Step::End(Ending::Draw) => story.over(Outcome::Drawn),
    }
}

fn fault(scene: &Scene, line: usize, why: String) -> Fault {
    Fault { source: scene.name.clone(), line, why, clause: None }
}
