//! Words made ready to run: lines become programs, and what the engine could
//! not obey where it stands is refused with a reason.

mod refuse;

pub(crate) use refuse::needs_target;

use crate::Brawl;
use crate::arena::Essence;
use crate::card::{ActionCard, Face, Kind};
use crate::rules::{Boon, CardDef, Lent, NONE};
use crate::words::{Ability, Clause, Line, Moment, Step};
use arbiter_cards::Written;
use arbiter_kernel::Op;

/// A text that could not be obeyed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{champion}, {card}: {why}")]
pub struct Fault {
    /// Whose.
    pub champion: String,
    /// On which card or face.
    pub card: String,
    /// Why.
    pub why: String,
    /// Where its wording stands.
    pub at: Written,
}

type Programs = Vec<Vec<Op<Brawl>>>;

/// Compiles a card.
pub(crate) fn card(programs: &mut Programs, card: &ActionCard, champion: u8) -> Result<CardDef, String> {
    refuse::card(card)?;
    let of = |moment: Option<Moment>| card.lines.iter().filter(move |l| l.moment == moment);
    let mut def = CardDef {
        card: card.clone(),
        champion,
        before: program(programs, of(Some(Moment::Before))),
        text: NONE,
        after: program(programs, of(Some(Moment::After))),
        lends: Vec::new(),
        no_reactions: false,
        slithers: false,
        drain_for_ally: false,
        aims: None,
        works_alone: false,
    };
    for step in of(None).flat_map(|l| &l.steps) {
        def.works_alone |= !refuse::step_needs_target(step);
        let (when, clause) = match step {
            Step::Do(clause) => (None, clause),
            Step::If(cond, clause) => (Some(*cond), clause),
            Step::Or(..) => continue,
        };
        match clause {
            Clause::Attack(gains) => {
                def.lends.extend(gains.iter().map(|&gain| Lent { when, boon: Boon::Gain(gain) }));
            }
            Clause::ThisAttack(traits) => def.lends.extend(Boon::of(traits).map(|boon| Lent { when, boon })),
            Clause::NoReactions => def.no_reactions = true,
            Clause::MoveThrough(_) => def.slithers = true,
            Clause::DrainForAlly(_) => def.drain_for_ally = true,
            Clause::Aims(aim) => def.aims = Some(*aim),
            _ => (),
        }
    }
    if card.kind != Kind::Attack {
        def.text = program(programs, of(None));
    }
    Ok(def)
}

/// Checks a face; gives what follows a card of an essence. [L14]
pub(crate) fn face(programs: &mut Programs, face: &Face) -> Result<Option<(Essence, u16)>, String> {
    refuse::face(face)?;
    Ok(face.abilities.iter().find_map(|a| match a {
        Ability::AfterCard(_, essence, effects) => {
            let ops = effects.iter().map(|e| Op::Do(Clause::Use(*e))).collect();
            Some((*essence, add(programs, ops)))
        }
        _ => None,
    }))
}

fn add(programs: &mut Programs, ops: Vec<Op<Brawl>>) -> u16 {
    if ops.is_empty() {
        return NONE;
    }
    programs.push(ops);
    programs.len() as u16 - 1
}

/// The sentences of these lines, one after the other.
fn program<'a>(programs: &mut Programs, lines: impl Iterator<Item = &'a Line>) -> u16 {
    let mut ops = Vec::new();
    for step in lines.flat_map(|l| &l.steps) {
        let next = ops.len() as u16;
        match step {
            // They rule the movement and the aim, and are obeyed there.
            Step::Do(Clause::MoveThrough(_) | Clause::Aims(_)) => (),
            Step::Do(clause) => ops.push(Op::Do(clause.clone())),
            Step::If(cond, clause) => ops.extend([Op::Test(*cond, next + 2), Op::Do(clause.clone())]),
            Step::Or(first, second, cond) => ops.extend([
                Op::Test(*cond, next + 3),
                Op::Do(Clause::Use(*second)),
                Op::Jump(next + 4),
                Op::Do(Clause::Use(*first)),
            ]),
        }
    }
    add(programs, ops)
}
