//! Two tables that differ in one text, played in step: what a word must change
//! to count as obeyed. It is a part of each game's own `tests/obeyed.rs`, so
//! that a game need not know the crate of the tests that know all games.

use arbiter_kernel::{Game, Table};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

/// What came of a word in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    Refused,
    Changes,
    Mute,
}

/// A position, with `{}` for the word.
pub(crate) struct Place<H> {
    /// The class of words that is tried here.
    pub(crate) takes: &'static str,
    pub(crate) host: H,
    pub(crate) around: &'static str,
    /// What the card says without it.
    pub(crate) silent: &'static str,
    /// What the card says with the plainest word in its place, from which a
    /// word that narrows must differ too; empty if there is none.
    pub(crate) plain: &'static str,
}

impl<H> Place<H> {
    /// The text with a word in it; the place says where a sentence ends.
    pub(crate) fn say(&self, word: &str) -> String {
        let word = if self.around.contains("{}.") { word.trim_end_matches('.') } else { word };
        capital(&self.around.replace("{}", word))
    }
}

/// A sentence begins with a capital.
fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a game gives: cards, tables, and how players of this game like to play.
pub(crate) trait Stage {
    type Game: Game;
    /// What kind of card says it, and where that card lies.
    type Host: Copy + Debug;
    /// How many plays must agree before a word counts as mute.
    const PLAYS: u64;
    /// How many answers each of them has.
    const ANSWERS: usize;

    /// The rules with a card that says this; none if that is refused.
    fn rules(&self, host: Self::Host, text: &str) -> Option<Arc<<Self::Game as Game>::Rules>>;
    /// A table with something of everything on both sides.
    fn lay(&self, rules: &Arc<<Self::Game as Game>::Rules>, host: Self::Host, seed: u64) -> Table<Self::Game>;
    /// Which of several options is taken.
    fn pick(&self, t: &Table<Self::Game>, options: &[<Self::Game as Game>::Choice], dice: &mut Dice) -> usize;
    /// An option without the numbers that are others on the other table.
    fn bare(&self, c: <Self::Game as Game>::Choice) -> <Self::Game as Game>::Choice;
    /// What besides the objects tells the tables apart, for somebody who sees
    /// everything.
    fn unlike(&self, a: &Table<Self::Game>, b: &Table<Self::Game>) -> bool;
    /// The plainest word in the place of this one, where a word narrows a noun.
    fn plainer<'a>(&self, word: &'a str) -> &'a str {
        word
    }
    /// The same of what takes long to read; it is asked now and then.
    fn read_unlike(&self, _: &Table<Self::Game>, _: &Table<Self::Game>) -> bool {
        false
    }
}

/// A small generator of its own, so that a failure is the same everywhere.
pub(crate) struct Dice {
    /// Which play this is: a game may have several ways to play.
    #[allow(dead_code, reason = "not every game has")]
    pub(crate) seed: u64,
    state: u64,
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice { seed, state: seed }
    }

    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ (z >> 31)) % sides as u64).expect("a small number")
    }
}

type Rules<S> = Arc<<<S as Stage>::Game as Game>::Rules>;

/// What is known from the words before.
struct Known<S: Stage> {
    /// The rules of texts that many words are compared with, read once.
    texts: BTreeMap<String, Rules<S>>,
    /// All plays, those first that told words apart lately.
    seeds: Vec<u64>,
}

/// Whether some play tells the two texts apart.
fn told_apart<S: Stage>(stage: &S, known: &mut Known<S>, host: S::Host, said: &str, silent: &str) -> Heard {
    let Some(with) = stage.rules(host, said) else { return Heard::Refused };
    let read = || stage.rules(host, silent).unwrap_or_else(|| panic!("`{silent}` is not understood"));
    let without = Arc::clone(known.texts.entry(format!("{host:?}: {silent}")).or_insert_with(read));
    // What told the last words apart is tried first.
    let Some(at) = known.seeds.iter().position(|&seed| differ(stage, &with, &without, host, seed)) else {
        return Heard::Mute;
    };
    known.seeds[..=at].rotate_right(1);
    Heard::Changes
}

/// Whether some play tells two texts apart that should be as one.
#[allow(dead_code, reason = "not every game asks")]
pub(crate) fn told<S: Stage>(stage: &S, host: S::Host, said: &str, silent: &str) -> Heard {
    let mut known = Known::<S> { texts: BTreeMap::new(), seeds: (0..S::PLAYS).collect() };
    told_apart(stage, &mut known, host, said, silent)
}

/// One play of both tables with the same answers.
fn differ<S: Stage>(
    stage: &S,
    with: &Arc<<S::Game as Game>::Rules>,
    without: &Arc<<S::Game as Game>::Rules>,
    host: S::Host,
    seed: u64,
) -> bool {
    let (mut a, mut b) = (stage.lay(with, host, seed), stage.lay(without, host, seed));
    let mut dice = Dice::new(seed);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for n in 0..S::ANSWERS {
        if a.asked() != b.asked() || a.outcome() != b.outcome() || a.rng != b.rng || unlike(stage, &a, &b) {
            return true;
        }
        if n % 4 == 0 && stage.read_unlike(&a, &b) {
            return true;
        }
        if a.asked().is_none() {
            return false;
        }
        a.options(&mut ours);
        b.options(&mut theirs);
        if ours.len() != theirs.len() || ours.iter().zip(&theirs).any(|(x, y)| stage.bare(*x) != stage.bare(*y)) {
            return true;
        }
        let pick = stage.pick(&a, &ours, &mut dice);
        let free = ours.len() > 1;
        a.answer_with(ours[pick], free);
        b.answer_with(theirs[pick], free);
    }
    a.outcome() != b.outcome() || unlike(stage, &a, &b) || stage.read_unlike(&a, &b)
}

/// Whether the tables lie otherwise.
fn unlike<S: Stage>(stage: &S, a: &Table<S::Game>, b: &Table<S::Game>) -> bool {
    a.objects.len() != b.objects.len()
        || a.objects.iter().zip(b.objects.iter()).any(|((_, x), (_, y))| {
            (x.zone, x.owner, x.face, x.known, x.mark) != (y.zone, y.owner, y.face, y.known, y.mark)
        })
        || stage.unlike(a, b)
}

/// What came of all pairs of one class of words.
#[derive(Default)]
struct Report {
    pairs: usize,
    refused: usize,
    /// There is no table that it must change.
    nowhere: usize,
    mute: Vec<String>,
}

/// Tries every word of some classes in every place that takes the class, says
/// what was found, and fails if one is mute. `nowhere` lists what is followed but
/// must change no table, with the reason. At least so many pairs must be taken.
pub(crate) fn obeyed<S: Stage>(
    stage: &S,
    places: &[Place<S::Host>],
    classes: &[(&'static str, Vec<String>)],
    nowhere: &[(&str, &str)],
    names: &[&str],
    least: usize,
) {
    let mut told: BTreeMap<&str, Report> = BTreeMap::new();
    let mut known = Known::<S> { texts: BTreeMap::new(), seeds: (0..S::PLAYS).collect() };
    let excused = |said: &str| nowhere.iter().any(|(text, _)| *text == said);
    for (name, all) in classes.iter().filter(|(name, _)| names.contains(name)) {
        let report = told.entry(name).or_default();
        let before = report.pairs;
        for place in places.iter().filter(|p| p.takes == *name) {
            for word in all {
                tried(stage, &mut known, place, word, &excused, report);
            }
        }
        assert!(report.pairs > before, "no place takes {name}");
    }
    let (mut mute, mut taken) = (Vec::new(), 0);
    for (name, r) in &told {
        println!(
            "{name}: {} pairs of a word and a place, {} refused, {} that must change nothing, {} mute",
            r.pairs,
            r.refused,
            r.nowhere,
            r.mute.len()
        );
        mute.extend(r.mute.iter().map(|m| format!("{name}: {m}")));
        taken += r.pairs - r.refused - r.nowhere;
    }
    assert!(mute.is_empty(), "accepted and not obeyed:\n{}", mute.join("\n"));
    assert!(taken >= least, "only {taken} pairs were taken");
}

fn tried<S: Stage>(
    stage: &S,
    known: &mut Known<S>,
    place: &Place<S::Host>,
    word: &str,
    excused: &dyn Fn(&str) -> bool,
    report: &mut Report,
) {
    let said = place.say(word);
    report.pairs += 1;
    if excused(&said) || excused(&format!("{:?}: {said}", place.host)) {
        report.nowhere += 1;
        return;
    }
    match told_apart(stage, known, place.host, &said, place.silent) {
        Heard::Refused => report.refused += 1,
        Heard::Mute => report.mute.push(format!("{:?}: {said}", place.host)),
        // A narrower word must also differ from the plain one.
        Heard::Changes => {
            let plain = capital(&place.plain.replace("{}", stage.plainer(word)));
            if !plain.is_empty() && plain != said && told_apart(stage, known, place.host, &said, &plain) == Heard::Mute
            {
                report.mute.push(format!("{:?}: {said} (like: {plain})", place.host));
            }
        }
    }
}
