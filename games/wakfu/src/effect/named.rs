//! What is named on resolution besides cards: an Element, one of two, how many.
//! [804.4]

use super::{ELEMENT, PROFESSION, WHICH};
use crate::Wakfu;
use crate::board::{Entry, Scope, T, Thing};
use crate::timing::Choice;
use crate::words::{Act, Clause, Damage, Deed, Element, Gain, Profession};
use arbiter_kernel::{Pick, Run, Word, rule};

/// Which pick an instruction still wants.
fn wants(clause: &Clause) -> Option<u8> {
    let any = |g: &Gain| matches!(g, Gain::ResistAny(_));
    match clause {
        Clause::Card(_, Deed::Deal(Damage::AnyElement(_), _) | Deed::Suffer(Damage::AnyElement(_))) => Some(ELEMENT),
        Clause::You(Act::Deal(Damage::AnyElement(_), _) | Act::NameElement) => Some(ELEMENT),
        Clause::Card(_, Deed::Gain(gains, _) | Deed::BearerGains(gains, _)) if gains.iter().any(any) => Some(ELEMENT),
        Clause::Card(_, Deed::Gain(gains, _) | Deed::BearerGains(gains, _)) if gains.contains(&Gain::AnyProfession) => {
            Some(PROFESSION)
        }
        Clause::Card(_, Deed::GainOne(..)) | Clause::You(Act::Turn(_)) => Some(WHICH),
        _ => None,
    }
}

/// Whether an instruction wants something to be named.
pub(super) fn decides(clause: &Clause) -> bool {
    wants(clause).is_some()
}

fn open(t: &T, run: Run, clause: &Clause) -> Option<u8> {
    wants(clause).filter(|&of| t.scope(run.scope).picked(of).next().is_none())
}

/// Asks for it; `None`: it is known.
pub(super) fn ask(t: &mut T, run: Run, entry: &Entry, clause: &Clause) -> Option<Word<Wakfu>> {
    let of = open(t, run, clause)?;
    if !t.has_answer() {
        return Some(Word::Ask(entry.seat));
    }
    rule!("804.4");
    let what = match t.answered() {
        Choice::Element(e) => Thing::Number(e as i16),
        Choice::Profession(p) => Thing::Number(p as i16),
        Choice::Yes => Thing::Number(0),
        _ => Thing::Number(1),
    };
    t.scope_mut(run.scope).picks.push(Pick { of, share: 0, what });
    None
}

/// The options of such a question; `false`: it is none.
pub(super) fn options(t: &T, run: Run, clause: &Clause, out: &mut Vec<Choice>) -> bool {
    match open(t, run, clause) {
        Some(ELEMENT) => out.extend(Element::ALL.map(Choice::Element)),
        Some(PROFESSION) => out.extend(Profession::ALL.map(Choice::Profession)),
        // Yes is the first that is said.
        Some(_) => out.extend([Choice::Yes, Choice::No]),
        None => return false,
    }
    true
}

fn number(scope: &Scope, of: u8) -> Option<i16> {
    scope.picked(of).find_map(|p| match p.what {
        Thing::Number(n) => Some(n),
        _ => None,
    })
}

/// The Element that was named.
pub(super) fn element(scope: &Scope) -> Element {
    let n = number(scope, ELEMENT).unwrap_or(Element::Neutral as i16);
    Element::ALL[n.clamp(0, 4) as usize]
}

/// The Profession that was named. [401.4]
pub(super) fn profession(scope: &Scope) -> Profession {
    Profession::ALL[number(scope, PROFESSION).unwrap_or(0).clamp(0, 3) as usize]
}

/// Whether the first of two was taken.
pub(super) fn first(scope: &Scope) -> bool {
    number(scope, WHICH) == Some(0)
}
