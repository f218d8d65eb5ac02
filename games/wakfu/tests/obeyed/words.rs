//! Words of the card language as they are written: at least one wording for
//! each variant of its enums that is tried.

mod costs;

use arbiter_text::forms::Name;
use arbiter_wakfu::shipped::tongues;
use arbiter_wakfu::words::{
    Act, Adj, CardText, Clause, Cond, Deed, Family, Gain, KindOf, Moment, Noun, Place, Power, Spot, Step, ThisName,
    Trigger, Until, Who,
};

/// The card that says it.
pub(crate) const PROBE: &str = "Probe";

/// A class of wordings: all that may stand in the same places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// A part of a cost.
    Cost,
}

impl Class {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Class::Cost => "cost",
        }
    }
}

/// A wording, and where it may stand.
pub(crate) type Wording = (Class, &'static str);

/// All wordings of one enum of the card language: the name of each variant with
/// what is tried of it.
pub(crate) type Words = (&'static str, &'static [(&'static str, &'static [Wording])]);

/// Wordings for every variant of an enum; of some there are none yet. A variant
/// that is missing here does not compile, and one whose wordings are understood
/// as something else fails.
macro_rules! every {
    ($list:ident: $enum:ident { $($variant:ident: [$($wording:expr),* $(,)?]),* $(,)? }) => {
        pub(crate) const $list: $crate::obeyed::words::Words =
            (stringify!($enum), &[$((stringify!($variant), &[$($wording),*])),*]);
        const _: fn(&$enum) = |word| match word { $($enum::$variant { .. } => (),)* };
    };
}
pub(crate) use every;

/// All of them.
pub(crate) const ALL: &[Words] = &[costs::COSTS, costs::DONE];

/// All wordings of a class, each once.
fn worded(class: Class) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for (of, word) in ALL.iter().flat_map(|(_, all)| all.iter()).flat_map(|(_, words)| words.iter()) {
        if *of == class && !out.iter().any(|w| w == word) {
            out.push((*word).to_owned());
        }
    }
    out
}

pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let says = |steps| Power::Says { reaction: None, gate: None, steps };
    let draw = || vec![Step::Do(vec![Clause::You(Act::Draw(1))])];
    let drawn = said(says(draw())).expect("a card is drawn");
    let behind = format!(", {}{}", drawn[..1].to_lowercase(), &drawn[1..]);
    let cond = |c: Cond| inner(says(vec![Step::If(c, vec![Clause::You(Act::Draw(1))])]), "If ", &behind);
    let moment = |m: Moment| {
        let when = Trigger::At(m);
        inner(Power::Watches { reaction: None, gate: None, while_: None, when, steps: draw() }, "", &behind)
    };
    let until = |u: Until| {
        let all = Who::All(spot(), noun(KindOf::Ally), None);
        let gains = Clause::Card(all, Deed::Gain(vec![Gain::Strength(2)], Some(u)));
        inner(says(vec![Step::Do(vec![gains])]), "All Allies gain +2 Strength ", "")
    };
    let mut all = vec![(Class::Cost.name(), worded(Class::Cost))];
    all.extend([
        ("cond", conds().into_iter().filter_map(cond).collect()),
        ("own", own().into_iter().filter_map(cond).collect()),
        ("moment", moments().into_iter().filter_map(moment).collect()),
        ("until", untils().into_iter().filter_map(until).collect()),
    ]);
    all
}

fn said(power: Power) -> Option<String> {
    let text = tongues().english.write_words(&CardText(vec![power]), &Name::new(PROBE))?;
    Some(text.strip_suffix('.').unwrap_or(&text).to_owned())
}

fn inner(power: Power, before: &str, behind: &str) -> Option<String> {
    Some(said(power)?.strip_prefix(before)?.strip_suffix(behind)?.to_owned())
}

fn spot() -> Spot {
    Spot::default()
}

fn noun(kind: KindOf) -> Noun {
    Noun { kinds: vec![kind], family: None, adj: Vec::new(), of: None }
}

fn conds() -> Vec<Cond> {
    let hero = || Who::YourHero(spot());
    vec![
        Cond::At(hero(), Place::World),
        Cond::At(hero(), Place::Bag),
        Cond::UntappedAt(hero(), Place::World),
        Cond::Tapped(hero()),
        Cond::Untapped(hero()),
        Cond::Attacks(hero()),
        Cond::Blocks(hero()),
        Cond::Fights(hero()),
        Cond::Attacked(hero()),
        Cond::NotAttacked(hero()),
        Cond::Dealt(hero()),
        Cond::Suffered(hero()),
        Cond::InBattle(hero()),
        Cond::Blocked(hero()),
        Cond::Control(7, noun(KindOf::Ally)),
        Cond::Controls(Noun { adj: vec![Adj::Tapped], ..noun(KindOf::Ally) }),
        Cond::ControlsNone(Noun { adj: vec![Adj::Tapped], ..noun(KindOf::Ally) }),
        Cond::HandBelow(4),
        Cond::HeroIs(Family("Iop".into())),
    ]
}

fn moments() -> Vec<Moment> {
    use Moment as M;
    vec![
        M::YourTurn,
        M::FoesTurn,
        M::EachTurn,
        M::YourEnd,
        M::FoesEnd,
        M::EachEnd,
        M::Battle,
        M::ActionPhase,
        M::ActionBegins,
    ]
}

fn untils() -> Vec<Until> {
    vec![Until::Turn, Until::Battle, Until::ActionPhase, Until::YourNext, Until::Next]
}

/// Of the card itself.
fn own() -> Vec<Cond> {
    let this = || Who::This(spot(), ThisName);
    vec![Cond::At(this(), Place::World), Cond::Bears(this()), Cond::Bare(this())]
}
