//! Whom a pronoun means: the target, which every card speaks of, unless its line
//! has spoken of somebody else. Then a reader would take it for them, so it is
//! refused: the card says `the target`, or whom else it means.

use crate::words::{Called, Clause, Cond, Step, Where, Who};

/// Refuses a line in which a pronoun stands behind others than the target.
pub(super) fn line(steps: &[Step]) -> Result<(), String> {
    let mut said = Vec::new();
    for step in steps {
        let (cond, clause) = match step {
            Step::Do(clause) => (None, Some(clause)),
            Step::If(cond, clause) => (Some(cond), Some(clause)),
            Step::Or(_, _, cond) => (Some(cond), None),
        };
        said.extend(cond.into_iter().flat_map(|c: &Cond| c.about()).flatten());
        said.extend(clause.into_iter().flat_map(named).flatten());
    }
    let other = said.iter().position(|w| w.rivals_target());
    let pronoun = said.iter().rposition(|w| matches!(w, Who::Target(Called::It)));
    match (other, pronoun) {
        (Some(other), Some(pronoun)) if other < pronoun => {
            Err("`it` or `they` could mean another than the target: say whom".to_owned())
        }
        _ => Ok(()),
    }
}

/// Whom an instruction speaks of, in the order of its words.
fn named(clause: &Clause) -> [Option<Who>; 2] {
    let at = |spot: Where| match spot {
        Where::NextTo(who) => Some(who),
        Where::TargetsHex => Some(Who::TARGET),
    };
    match clause {
        Clause::Suffer(w, _) | Clause::May(w, _) | Clause::Turn(w, _) | Clause::TurnAgainst(w, _) => [Some(*w), None],
        Clause::Deal(_, w) | Clause::Batter(w) | Clause::AttackDamage(w) => [Some(*w), None],
        Clause::Toward(_, w) | Clause::Away(_, w) => [Some(*w), None],
        Clause::Place(w, spot) => [Some(*w), at(*spot)],
        // It says `it` of whoever fell.
        Clause::PlaceBack(spot) => [Some(Who::Target(Called::It)), at(*spot)],
        Clause::NextOnTarget(_) => [Some(Who::TARGET), None],
        _ => [None, None],
    }
}
