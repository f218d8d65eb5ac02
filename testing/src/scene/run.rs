//! Runs scenes and gives verdicts.

use super::line::{Ending, Step};
use super::story::Story;
use super::trail::{Trail, Watch};
use super::vet::vet;
use super::{Scene, parse};
use arbiter_cards::slug;
use arbiter_catalog::{Fault, Game, Library, Match, Outcome, Source, View};
use arbiter_record::Record;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

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

/// What a scene proves of the code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The clauses whose marks it passed.
    pub passed: BTreeSet<String>,
    /// Those of them after which something was checked.
    pub checked: BTreeSet<String>,
    /// How many lines check something.
    pub checks: usize,
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
    /// Scenes are run again and again: their own cards are read once.
    pub keep: bool,
    tables: Vec<Source>,
    kept: Mutex<BTreeMap<String, Arc<dyn Library>>>,
}

impl<'a> Runner<'a> {
    /// A runner with the game's shipped cards.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn new(game: &'a dyn Game) -> Result<Self, Vec<Fault>> {
        Runner::with(game, Vec::new())
    }

    /// The same with the cards of these tables besides.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn with(game: &'a dyn Game, tables: Vec<Source>) -> Result<Self, Vec<Fault>> {
        let library = game.library_with(&[filler(game)], &tables)?;
        Ok(Runner {
            tables,
            game,
            library,
            marks: None,
            rests: |view| view.question == "ask-main",
            keep: false,
            kept: Mutex::default(),
        })
    }

    /// The same, and a scene that lists a clause whose code is marked must pass
    /// through that code.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn marked(game: &'a dyn Game) -> Result<Self, Vec<Fault>> {
        Runner::marked_with(game, Vec::new())
    }

    /// The same with the cards of these tables besides.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn marked_with(game: &'a dyn Game, tables: Vec<Source>) -> Result<Self, Vec<Fault>> {
        let marks = Marks {
            start: arbiter_kernel::marks::start,
            take: passed,
            all: game.marks().iter().map(|m| (*m).to_owned()).collect(),
        };
        Ok(Runner { marks: Some(marks), ..Runner::with(game, tables)? })
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
        self.prove(scene).0
    }

    /// Runs one scene and says what it proves.
    #[must_use]
    pub fn prove(&self, scene: &Scene) -> (Verdict, Evidence) {
        let line = std::cell::Cell::new(0);
        let mut evidence = Evidence::default();
        let verdict = catch_unwind(AssertUnwindSafe(|| self.staged(scene, &line, &mut evidence)));
        let verdict = verdict.unwrap_or_else(|panic| {
            let what = panic.downcast_ref::<String>().map(String::as_str);
            let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Verdict::Failed(vec![fault(scene, line.get(), format!("the game panicked: {what}"))])
        });
        (verdict, evidence)
    }

    fn staged(&self, scene: &Scene, line: &std::cell::Cell<usize>, evidence: &mut Evidence) -> Verdict {
        // Cards of its own are part of it: loading them passes marks too.
        let watch = self.watch(scene);
        let own = match self.own(scene) {
            Ok(own) => own,
            Err(faults) => return Verdict::Malformed(faults),
        };
        let library = own.as_deref().unwrap_or(self.library.as_ref());
        let mut unknown = vet(scene, self.game, library);
        unknown.extend(blank(scene, library));
        if !unknown.is_empty() {
            return Verdict::Malformed(unknown.into_iter().map(|(n, why)| fault(scene, n, why)).collect());
        }
        match self.set(scene, library, &watch) {
            Ok((table, trail)) => {
                let story = Story::new(table, trail, &watch, scene.strict, self.rests);
                let faults = self.play(scene, library, story, line, evidence);
                if faults.is_empty() { Verdict::Passed } else { Verdict::Failed(faults) }
            }
            Err(faults) => Verdict::Malformed(faults),
        }
    }

    /// The cards of a scene and all others, if it has its own.
    fn own(&self, scene: &Scene) -> Result<Option<Arc<dyn Library>>, Vec<Fault>> {
        let Some(text) = &scene.cards else { return Ok(None) };
        let kept = || self.kept.lock().ok().and_then(|kept| kept.get(&scene.name).cloned());
        if let Some(own) = kept() {
            return Ok(Some(own));
        }
        let own: Arc<dyn Library> = {
            let files = [filler(self.game), own_cards(scene, text)];
            self.game.library_with(&files, &self.tables)?.into()
        };
        // Cards of tables may be there unread, as long as no line names one.
        let unread = own.unread();
        let tabled: BTreeSet<&str> = own.printed().iter().map(|p| p.name.as_str()).collect();
        if let Some((card, why)) = unread.iter().find(|(card, _)| !tabled.contains(card.as_str())) {
            // It would lie there as a blank card, and the scene would show nothing.
            return Err(vec![fault(scene, 0, format!("the text of `{card}` is not understood: {why}"))]);
        }
        if self.keep
            && let Ok(mut kept) = self.kept.lock()
        {
            kept.insert(scene.name.clone(), Arc::clone(&own));
        }
        Ok(Some(own))
    }

    /// Begins to collect marks.
    fn watch(&self, scene: &Scene) -> Watch {
        let closely = scene.steps.iter().any(|(_, s)| matches!(s, Step::Check(look) if look.at.is_some()));
        match &self.marks {
            Some(marks) => {
                (marks.start)();
                Watch::new(marks.take, closely)
            }
            None => {
                if closely {
                    arbiter_kernel::marks::start();
                }
                Watch::new(passed, closely)
            }
        }
    }

    /// The table of the set-up, and what the game did up to its first question.
    fn set(&self, scene: &Scene, library: &dyn Library, watch: &Watch) -> Result<(Box<dyn Match>, Trail), Vec<Fault>> {
        if let Some((above, text)) = &scene.replay {
            return Ok((self.replayed(scene, library, *above, text)?, Trail::new()));
        }
        let (setup, rolls) = (&scene.setup, &scene.rolls);
        let (table, trail) = if watch.closely {
            watch.steps(|look| library.stage_watched(setup, rolls, look))
        } else {
            (library.stage(setup, rolls), Trail::new())
        };
        // The game knows the lines but not the file.
        Ok((table.map_err(|f| vec![Fault { source: scene.name.clone(), ..f }])?, trail))
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
        mut story: Story<'_>,
        line: &std::cell::Cell<usize>,
        evidence: &mut Evidence,
    ) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (n, step) in &scene.steps {
            line.set(*n);
            if matches!(step, Step::Pick(..) | Step::Offered(..) | Step::Refused(..))
                && let Err(why) = story.possible()
            {
                faults.push(fault(scene, *n, format!("before this line: {why}")));
                return faults;
            }
            if let Err(why) = step_of(&mut story, library, step) {
                faults.push(fault(scene, *n, why));
                if !matches!(step, Step::Check(_) | Step::Deck(_)) {
                    return faults;
                }
            }
            if step.checks() && self.marks.is_some() {
                evidence.checks += 1;
                evidence.checked = story.passed();
            }
        }
        evidence.passed = story.passed();
        let unused = story.table.unused_rolls();
        if unused > 0 {
            faults.push(fault(scene, line.get(), format!("{unused} of the fixed rolls were not used")));
        }
        if faults.is_empty() {
            faults.extend(self.unpassed(scene, &evidence.passed));
        }
        faults
    }

    /// Clauses that the scene claims to show and whose code never ran.
    fn unpassed(&self, scene: &Scene, passed: &BTreeSet<String>) -> Vec<Fault> {
        let Some(marks) = &self.marks else { return Vec::new() };
        let missing = scene.clauses.iter().filter(|c| marks.all.contains(*c) && !passed.contains(*c));
        missing.map(|c| fault(scene, scene.clauses_line, format!("the code of clause {c} was never passed"))).collect()
    }
}

fn passed() -> BTreeSet<String> {
    arbiter_kernel::marks::take().into_iter().map(str::to_owned).collect()
}

/// The card that fills decks.
fn filler(game: &dyn Game) -> Source {
    Source { name: "filler".to_owned(), text: game.filler().to_owned() }
}

fn own_cards(scene: &Scene, text: &str) -> Source {
    Source { name: scene.name.clone(), text: text.to_owned() }
}

fn step_of(story: &mut Story, library: &dyn Library, step: &Step) -> Result<(), String> {
    match step {
        Step::Pick(who, parts) => story.pick(*who, parts),
        Step::Concede(seat) => story.concede(*seat),
        Step::Auto => story.auto(),
        Step::Offered(who, offer, all) => story.offered(*who, *offer, all),
        Step::Refused(who, parts, clause) => story.refused(*who, parts, clause.as_deref()),
        Step::Asked(who, question) => story.asked(*who, question.as_deref()),
        Step::Check(look) => story.check(look),
        Step::Deck(claim) => claim.judge(library),
        Step::End(Ending::Done) => story.done(),
        Step::End(Ending::Wins(seats)) => story.over(Outcome::Won(*seats)),
        Step::End(Ending::Draw) => story.over(Outcome::Drawn),
    }
}

fn fault(scene: &Scene, line: usize, why: String) -> Fault {
    Fault::new(&scene.name, line, why)
}

/// Lines that lay out a card of a table whose text is not understood: it would
/// lie there as a blank card, and the scene would show nothing.
fn blank(scene: &Scene, library: &dyn Library) -> Vec<(usize, String)> {
    let refused = library.printed().iter().filter_map(|p| Some((slug(&p.name), p.why.as_ref()?)));
    let refused: BTreeMap<String, &String> = refused.filter(|_| !scene.setup.is_empty()).collect();
    let mut faults = Vec::new();
    for (n, line) in scene.setup.iter().filter(|_| !refused.is_empty()) {
        for word in line.split([' ', ',']) {
            let word = word.split('#').next().unwrap_or_default();
            if let Some(why) = refused.get(word) {
                faults.push((*n, format!("the text of `{word}` is not understood: {why}")));
            }
        }
    }
    faults
}
