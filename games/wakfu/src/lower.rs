//! Words made ready to run: lines become programs, and what the engine could
//! not obey where it stands is refused with a reason.

mod refuse;

use crate::Wakfu;
use crate::card::{Bonus, Card, Kind, Printed, Sort, Worded};
use crate::rules::{Ability, NONE, Slot, begins_optional};
use crate::words::{
    Act, CardText, Clause, Cond, Element, Limit, Named, Pending, Player, Power, Reaction, Step, Symbols, Who,
};
use arbiter_kernel::Op;
use arbiter_text::forms::{Name, Referents};

/// A text that could not be obeyed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{card}: {why}")]
pub struct Fault {
    /// On which card.
    pub card: String,
    /// Why.
    pub why: String,
}

/// A leaf word of a compiled text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Do {
    /// An instruction.
    Clause(Clause),
    /// Whether its player wants to. [804.4]
    May,
    /// Whether its player pays.
    Pay(Symbols),
    /// Nothing was done, or something was.
    Note(bool),
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

/// Compiles one line.
pub(crate) fn power(programs: &mut Vec<Ops>, face: u16, card: &Card, power: &Power) -> Result<Ability, String> {
    refuse::power(card, power)?;
    let steps = power.steps();
    let reaction = match power {
        Power::Paid { reaction, .. } | Power::Watches { reaction, .. } => *reaction == Some(Reaction),
        _ => false,
    };
    let limits: Vec<Limit> = steps
        .iter()
        .filter_map(|s| match s {
            Step::Only(limit) => Some(limit.clone()),
            _ => None,
        })
        .collect();
    let limits = match power {
        Power::OnlyIf(_, cond) => vec![Limit::If(cond.clone())],
        _ => limits,
    };
    let produces = match steps {
        [Step::Do(one), rest @ ..] if rest.iter().all(|s| matches!(s, Step::Only(_))) => match one.as_slice() {
            [Clause::You(Act::Produce(n, e))] => Some((*n, *e)),
            _ => None,
        },
        _ => None,
    };
    Ok(Ability {
        face,
        power: power.clone(),
        reaction,
        later: later(programs, steps),
        program: add(programs, program(steps)),
        slots: slots(power),
        limits,
        modes: steps.iter().any(|s| matches!(s, Step::Modes(..))),
        produces,
        optional: begins_optional(steps),
    })
}

/// Everybody whom somebody picks, costs first. [808.2d] [418.8]
fn slots(power: &Power) -> Vec<Slot> {
    let (mut untaps, mut wards) = (Vec::new(), Vec::new());
    for act in acts(power.steps()) {
        match act {
            Act::Untap(who) => untaps.push(who.spot().0),
            Act::Reduce(_, Pending::To(who)) | Act::Prevent(Pending::To(who)) | Act::Redirect(Pending::To(who), _) => {
                wards.push(who.spot().0);
            }
            _ => (),
        }
    }
    let mut slots: Vec<Slot> = Vec::new();
    let mut note = |named: Named<'_>, cost: bool| match named {
        Named::Card(who) if who.is_choice() || who.is_decision() => {
            let (spot, choice) = (who.spot().0, who.is_choice());
            let (tapped, pending) = (untaps.contains(&spot), wards.contains(&spot));
            slots.push(Slot { spot, who: Some(who.clone()), choice, cost, tapped, pending });
        }
        Named::Card(Who::HeroOf(_, Player::Chosen(spot))) | Named::Player(Player::Chosen(spot)) => {
            slots.push(Slot { spot: spot.0, who: None, choice: true, cost, tapped: false, pending: false });
        }
        _ => (),
    };
    power.each_cost(&mut |n| note(n, true));
    power.each_effect(&mut |n| note(n, false));
    slots
}

fn add(programs: &mut Vec<Ops>, ops: Ops) -> u16 {
    if ops.is_empty() {
        return NONE;
    }
    programs.push(ops);
    programs.len() as u16 - 1
}

/// What is joined by "then": each only if something was done before.
fn chain(ops: &mut Ops, all: impl ExactSizeIterator<Item = Do>) {
    let end = (ops.len() + all.len() * 2 - 1) as u16;
    for (n, act) in all.enumerate() {
        if n > 0 {
            ops.push(Op::IfDone(end));
        }
        ops.push(Op::Do(act));
    }
}

fn program(steps: &[Step]) -> Ops {
    let mut ops: Ops = Vec::new();
    let yours = |acts: &[Act]| acts.iter().map(|a| Do::Clause(Clause::You(a.clone()))).collect::<Vec<_>>();
    let these = |all: &[Clause]| all.iter().cloned().map(Do::Clause).collect::<Vec<_>>();
    for (n, step) in steps.iter().enumerate() {
        let at = ops.len();
        match step {
            Step::Do(all) => chain(&mut ops, these(all).into_iter()),
            Step::If(cond, all) => {
                // Where an "otherwise" follows, what counts is whether it held.
                let otherwise = matches!(steps.get(n + 1), Some(Step::Otherwise(_)));
                let body = at + all.len() * 2;
                ops.push(Op::Test(Test::Cond(cond.clone()), (body + usize::from(otherwise) + 1) as u16));
                chain(&mut ops, these(all).into_iter());
                if otherwise {
                    ops.push(Op::Do(Do::Note(true)));
                }
                ops.push(Op::Jump((body + usize::from(otherwise) + 2) as u16));
                ops.push(Op::Do(Do::Note(false)));
            }
            Step::May(acts) => {
                ops.extend([Op::Do(Do::May), Op::IfDone((at + 1 + acts.len() * 2) as u16)]);
                chain(&mut ops, yours(acts).into_iter());
            }
            Step::Pay(symbols, acts) => {
                ops.extend([Op::Do(Do::Pay(symbols.clone())), Op::IfDone((at + 1 + acts.len() * 2) as u16)]);
                chain(&mut ops, yours(acts).into_iter());
            }
            Step::IfDone(all) => {
                ops.push(Op::IfDone((at + all.len() * 2) as u16));
                chain(&mut ops, these(all).into_iter());
            }
            Step::Otherwise(all) => {
                ops.extend([Op::IfDone(at as u16 + 2), Op::Jump((at + 1 + all.len() * 2) as u16)]);
                chain(&mut ops, these(all).into_iter());
            }
            Step::Or(a, b) => {
                let (a, b) = (Do::Clause(Clause::You(a.clone())), Do::Clause(Clause::You(b.clone())));
                let (second, end) = (at as u16 + 5, at as u16 + 6);
                ops.extend([Op::Do(Do::May), Op::IfDone(second), Op::Do(a), Op::IfDone(second), Op::Jump(end)]);
                ops.push(Op::Do(b));
            }
            Step::Modes(a, b) => {
                let (a, b) = (Do::Clause(a.clone()), Do::Clause(b.clone()));
                let (second, end) = (at as u16 + 3, at as u16 + 4);
                ops.extend([Op::Test(Test::Mode(0), second), Op::Do(a), Op::Jump(end), Op::Do(b)]);
            }
            Step::Later(..) | Step::Next(..) => ops.push(Op::Do(Do::Later(n as u8))),
            Step::Only(_) => (),
        }
    }
    ops
}

/// The sentences that wait for their moment, each a program of its own.
fn later(programs: &mut Vec<Ops>, steps: &[Step]) -> Vec<(u8, u16)> {
    let mut out = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        if let Step::Later(_, all) | Step::Next(_, all) = step {
            let mut ops = Ops::new();
            chain(&mut ops, all.iter().cloned().map(Do::Clause));
            out.push((n as u8, add(programs, ops)));
        }
    }
    out
}

/// Everything that players do in these sentences.
pub(crate) fn acts(steps: &[Step]) -> Vec<&Act> {
    let mut out: Vec<&Act> = Vec::new();
    for step in steps {
        let clauses: Vec<&Clause> = match step {
            Step::Do(all) | Step::If(_, all) | Step::IfDone(all) | Step::Otherwise(all) => all.iter().collect(),
            Step::Later(_, all) | Step::Next(_, all) => all.iter().collect(),
            Step::Modes(a, b) => vec![a, b],
            _ => Vec::new(),
        };
        out.extend(clauses.into_iter().filter_map(|c| match c {
            Clause::You(a) | Clause::They(_, a) | Clause::TheyMay(_, a) => Some(a),
            _ => None,
        }));
        match step {
            Step::May(acts) | Step::Pay(_, acts) => out.extend(acts),
            Step::Or(a, b) => out.extend([a, b]),
            _ => (),
        }
    }
    out
}

/// The tokens that a card's texts make. [413.2a]
pub(crate) fn tokens(card: &Card) -> Vec<((String, u8, Element), Card)> {
    let all = card.says.0.iter().flat_map(|p| acts(p.steps()));
    all.filter_map(|act| match act {
        Act::Token(_, family, strength, element) => {
            let key = (family.0.clone(), *strength, *element);
            Some((key, token(&family.0, *strength, *element)))
        }
        _ => None,
    })
    .collect()
}

/// Level 0, Experience 0, named after its family. [413.2a] [413.2c] [gl.token]
fn token(family: &str, strength: u8, element: Element) -> Card {
    Card {
        name: family.to_owned(),
        name_fr: family.to_owned(),
        spoken: Name::new(family),
        kind: Kind::Ally,
        sort: Sort::Plain,
        traits: vec![crate::trait_line::MONSTER.to_owned(), family.to_owned()],
        element,
        level: Printed::N(0),
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
    }
}
