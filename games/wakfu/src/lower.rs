//! Words made ready to run: lines become programs, and what the engine could
//! not obey where it stands is refused with a reason.

mod program;
mod refuse;
mod slots;

pub(crate) use refuse::suits;

use crate::Wakfu;
use crate::board::Zone;
use crate::card::{Bonus, Card, Kind, Printed, Sort, Worded};
use crate::rules::{Ability, NONE, Once, begins_optional};
use crate::triggers::Kinds;
use crate::words::{
    Act, Adj, CardText, Clause, Cond, Cost, Element, Lasting, Limit, Place, Power, Reaction, Step, Symbols, While, Who,
};
use arbiter_cards::Written;
use arbiter_kernel::Op;
use arbiter_text::forms::{Name, Referents};
use slots::slots;

/// A text that could not be obeyed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{card}: {why}")]
pub struct Fault {
    /// On which card.
    pub card: String,
    /// Why.
    pub why: String,
    /// Which bytes of its French wording, and where that stands.
    pub said: ((usize, usize), Written),
}

/// A leaf word of a compiled text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "programs are made once, and most of their words are instructions")]
pub enum Do {
    /// An instruction.
    Clause(Clause),
    /// Whether its player wants to. [804.4]
    May,
    /// Whether its player pays.
    Pay(Symbols),
    /// Whether whoever is challenged agrees. [419.2]
    Challenge,
    /// Nothing was done, or something was.
    Note(bool),
    /// Whether all of the instruction before was done.
    Whole,
    /// The sentence of this number waits for its moment.
    Later(u8),
}

/// A condition of a compiled text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Test {
    /// It is said.
    Cond(Cond),
    /// This one of two was chosen. [808.2b]
    Mode(i16),
}

type Ops = Vec<Op<Wakfu>>;

/// Whether a line is obeyed on this card, or why not.
pub(crate) fn accepts(card: &Card, power: &Power) -> Result<(), String> {
    refuse::power(card, power)?;
    suits(card, power)
}

/// Compiles one line.
pub(crate) fn power(programs: &mut Vec<Ops>, face: u16, card: &Card, power: &Power) -> Result<Ability, String> {
    refuse::power(card, power)?;
    let folded = fold(power);
    let power = folded.as_ref().unwrap_or(power);
    let stays = stays(card, power);
    let steps = power.steps();
    let reaction = match power {
        Power::Paid { reaction, .. } | Power::Watches { reaction, .. } | Power::Says { reaction, .. } => {
            *reaction == Some(Reaction)
        }
        _ => false,
    };
    let mut limits = limits(steps);
    if card.kind == Kind::Action && !power.is_limit() && !stays {
        // A line of its own limits the whole card.
        limits.extend(card.says.0.iter().filter(|p| p.is_limit()).flat_map(|p| self::limits(p.steps())));
    }
    let produces = match steps {
        [Step::Do(one), rest @ ..] if rest.iter().all(|s| matches!(s, Step::Only(_))) => match one.as_slice() {
            [Clause::You(Act::Produce(n, e))] => Some((*n, Some(*e))),
            [Clause::You(Act::ProduceAny(n))] => Some((*n, None)),
            _ => None,
        },
        _ => None,
    };
    let mut ability = Ability {
        face,
        hears: Kinds::default(),
        power: power.clone(),
        reaction,
        later: later(programs, steps),
        program: add(programs, program::program(power)),
        slots: slots(power),
        limits,
        modes: steps.iter().any(|s| matches!(s, Step::Modes(..))),
        produces,
        optional: begins_optional(steps),
        unrewarded: steps.contains(&Step::NoXp),
        once: steps.iter().find_map(|s| match s {
            Step::OnceOn(..) => Some(Once::Each),
            Step::OnceTurn(_) => Some(Once::Turn),
            _ => None,
        }),
        counts: steps.iter().filter_map(asked).any(|c| matches!(c, Cond::Spent(_))),
        works: works(power),
        stays,
        anyone: steps.contains(&Step::Anyone),
    };
    ability.hears = Kinds::heard(&ability);
    Ok(ability)
}

/// Whether a line is a power of what its Action has become. [302.6]
pub(crate) fn stays(card: &Card, power: &Power) -> bool {
    let own = !matches!(power, Power::Says { .. }) && summoned(power).is_none();
    card.kind == Kind::Action && own && card.says.0.iter().any(|p| summoned(p).is_some())
}

/// Whether a line puts its own card into play, and whether as a Zone. [302.6]
pub(crate) fn summoned(power: &Power) -> Option<bool> {
    acts(power.steps()).into_iter().find_map(|a| match a {
        Act::Summon(Who::This(..), _) | Act::SummonWorld(Who::This(..), _) => Some(false),
        Act::SummonZone(Who::This(..)) => Some(true),
        _ => None,
    })
}

/// "As long as they block, your Allies have": blocking Allies have. [805.1]
fn fold(power: &Power) -> Option<Power> {
    let Power::While { gate, cond, holds: Lasting::Have(who, gains) } = power else { return None };
    let adj = match cond {
        Cond::Attacks(Who::It(_)) => Adj::Attacking,
        Cond::Blocks(Who::It(_)) => Adj::Blocking,
        Cond::Fights(Who::It(_)) => Adj::Fighting,
        _ => return None,
    };
    let mut who = who.clone();
    match &mut who {
        Who::All(_, noun, _) | Who::AllOthers(_, noun, _) | Who::Yours(_, noun, _) | Who::YourOthers(_, noun, _) => {
            noun.adj.push(adj);
        }
        _ => return None,
    }
    Some(Power::Holds { gate: gate.clone(), holds: Lasting::Have(who, gains.clone()) })
}

/// Whether a line asks what there was when a turn began.
pub(crate) fn recalls(power: &Power) -> bool {
    let asks = |c: &Cond| matches!(c, Cond::Began(_) | Cond::BeganEither(..) | Cond::BeganLying(..) | Cond::BeganAlone);
    let lasts = match power {
        Power::While { cond, .. } | Power::GrantsWhile { cond, .. } => asks(cond),
        Power::Watches { while_: Some(While(cond)), .. } => asks(cond),
        _ => false,
    };
    let limited = limits(power.steps()).iter().any(|l| matches!(l, Limit::If(c) if asks(c)));
    lasts || limited || power.steps().iter().filter_map(asked).any(asks) || granted(power).is_some_and(recalls)
}

/// Where a power works, if that is not in play. [801.1]
fn works(power: &Power) -> Option<Zone> {
    let costs = if let Power::Paid { costs, .. } = power { costs.as_slice() } else { &[] };
    let paid = costs.iter().find_map(|c| match c {
        Cost::FromHand(_) => Some(Zone::Hand),
        Cost::FromDiscard(_) => Some(Zone::Discard),
        _ => None,
    });
    let comes = || acts(power.steps()).iter().any(from_hand).then_some(Zone::Hand);
    let lies = || {
        let act = acts(power.steps()).iter().any(|a| matches!(a, Act::FromDiscard(_) | Act::Rise(_)));
        let asks = power.steps().iter().filter_map(asked).any(|c| matches!(c, Cond::At(_, Place::Discard)));
        (act || asks).then_some(Zone::Discard)
    };
    paid.or_else(comes).or_else(lies)
}

/// Whether a card itself comes into play by it, out of the Hand.
fn from_hand(act: &&Act) -> bool {
    matches!(act, Act::FromHand(_) | Act::PutOn(Who::This(..), _))
}

/// When it may be used or played.
fn limits(steps: &[Step]) -> Vec<Limit> {
    let of = |s: &Step| match s {
        Step::Only(limit) | Step::OnlyPlay(_, limit) => vec![limit.clone()],
        Step::OnlyBoth(a, b) => vec![a.clone(), b.clone()],
        Step::When(h, _) => vec![Limit::When(h.clone())],
        _ => Vec::new(),
    };
    steps.iter().flat_map(of).collect()
}

/// The condition of a sentence.
pub(crate) fn asked(step: &Step) -> Option<&Cond> {
    match step {
        Step::If(c, _) | Step::IfMay(c, _) | Step::Instead(c, _) | Step::IfLater(c, ..) => Some(c),
        Step::IfBoth(c, _) => Some(c),
        Step::IfPay(c, ..) | Step::IfMayFor(c, ..) => Some(c),
        _ => None,
    }
}

fn add(programs: &mut Vec<Ops>, ops: Ops) -> u16 {
    if ops.is_empty() {
        return NONE;
    }
    programs.push(ops);
    programs.len() as u16 - 1
}

/// The instructions of a sentence, those that its player may leave out aside.
pub(crate) fn clauses(step: &Step) -> Vec<&Clause> {
    match step {
        Step::Do(all)
        | Step::Both(all)
        | Step::During(_, all)
        | Step::If(_, all)
        | Step::Instead(_, all)
        | Step::IfDone(all)
        | Step::Otherwise(all)
        | Step::Later(_, all)
        | Step::IfLater(_, all, _)
        | Step::Whenever(_, _, all)
        | Step::WhileTapped(_, all)
        | Step::IfBoth(_, all)
        | Step::IfDoneBoth(all)
        | Step::When(_, all)
        | Step::Next(_, all) => all.iter().collect(),
        Step::BothThen(all, then) | Step::IfDoneBothThen(all, then) => all.iter().chain(then).collect(),
        Step::Or(a, b) | Step::Modes(a, b) => vec![a, b],
        _ => Vec::new(),
    }
}

/// The sentences that wait for their moment, each a program of its own.
fn later(programs: &mut Vec<Ops>, steps: &[Step]) -> Vec<(u8, u16)> {
    let mut out = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        let mut ops = Ops::new();
        match step {
            Step::Later(_, all) | Step::Next(_, all) | Step::IfLater(_, all, _) | Step::Whenever(_, _, all) => {
                program::chain(&mut ops, all.iter().cloned().map(Do::Clause));
            }
            Step::WheneverMay(_, _, acts) => program::may(&mut ops, acts),
            _ => continue,
        }
        out.push((n as u8, add(programs, ops)));
    }
    out
}

/// Everything that players do in these sentences.
pub(crate) fn acts(steps: &[Step]) -> Vec<&Act> {
    let mut out: Vec<&Act> = Vec::new();
    for step in steps {
        out.extend(clauses(step).into_iter().filter_map(|c| match c {
            Clause::You(a) | Clause::They(_, a) | Clause::TheyMay(_, a) => Some(a),
            _ => None,
        }));
        match step {
            Step::May(acts) | Step::MayBoth(acts) | Step::IfMay(_, acts) | Step::Pay(_, acts) => out.extend(acts),
            Step::IfDoneMay(acts) => out.extend(acts),
            Step::IfPay(_, _, acts) | Step::WheneverMay(_, _, acts) => out.extend(acts),
            Step::MayFor(first, acts) | Step::IfMayFor(_, first, acts) => {
                out.push(first);
                out.extend(acts);
            }
            _ => (),
        }
    }
    out
}

/// The power that a line gives to others. [203.2]
pub(crate) fn granted(power: &Power) -> Option<&Power> {
    match power {
        Power::Grants { power, .. } | Power::GrantsWhile { power, .. } => Some(power),
        _ => None,
    }
}

/// The tokens that a card's texts make. [413.2a]
pub(crate) fn tokens(card: &Card) -> Vec<((String, u8, Element), Card)> {
    let all = card.says.0.iter().flat_map(|p| [Some(p), granted(p)]).flatten().flat_map(|p| acts(p.steps()));
    all.filter_map(|act| match act {
        Act::Token(_, family, strength, element) => {
            let key = (family.0.clone(), *strength, *element);
            Some((key, token(&family.0, *strength, *element)))
        }
        Act::Spirits(_, spirit) => {
            let (name, element) = spirit.of();
            Some(((name.to_owned(), 1, element), token(name, 1, element)))
        }
        _ => None,
    })
    .collect()
}

/// Level 0, Experience 0, named after its family; the four elemental Allies are
/// of Level 1 all the same. [413.2a] [413.2c] [gl.token]
pub(crate) fn token(family: &str, strength: u8, element: Element) -> Card {
    Card {
        name: family.to_owned(),
        name_fr: family.to_owned(),
        spoken: Name::new(family),
        kind: Kind::Ally,
        sort: Sort::Plain,
        traits: vec![crate::trait_line::MONSTER.to_owned(), family.to_owned()],
        element,
        level: Printed::N(i16::from(crate::trait_line::ELEMENTALS.contains(&family))),
        circle: element,
        strength: Some(Printed::N(i16::from(strength))),
        bonus: Bonus::default(),
        ap: 0,
        mp: 0,
        hp: 0,
        size: 0,
        resistance: 0,
        xp: 0,
        slot: None,
        set: None,
        recipe: None,
        unique: false,
        from: String::new(),
        says: CardText::default(),
        referents: Referents::default(),
        worded: Worded::default(),
        unplayable: None,
    }
}
