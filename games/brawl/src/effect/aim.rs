//! Whom a text before the attack is about: named when the text comes to it, by
//! the icon of its card. The target of the attack is named afterwards. [attack.2] [E2]

use super::Text;
use crate::Brawl;
use crate::attack;
use crate::board::{Read, T};
use crate::lower;
use crate::words::Clause;
use arbiter_kernel::{Run, Word, rule};

/// Where the scope notes which word of the text asked; 0: none did.
const AIMED: usize = 2;

/// Never 0, and another for each word.
fn number(run: Run) -> i16 {
    !run.at.cast_signed()
}

/// Whether a text stands before the attack of the action. Only cards have texts,
/// and each text is one card's.
fn is_before(t: &T, run: Run) -> bool {
    t.card(t.board.action.card.slot).before == run.program
}

/// Whether the question that is open is whom the text is about.
pub(crate) fn aiming(t: &T, run: Run) -> bool {
    is_before(t, run) && run.again == 1 && t.scope(run.scope).notes[AIMED] == number(run)
}

/// The word as it runs once its target is named. `Err`: that is asked first.
/// Whoever is named stays the one the whole text speaks of.
pub(super) fn aim(t: &mut T, run: Run, x: &Text, clause: &Clause) -> Result<Run, Word<Brawl>> {
    if !is_before(t, run) {
        return Ok(run);
    }
    let asked = t.scope(run.scope).notes[AIMED];
    if asked == number(run) {
        if run.again == 1 {
            rule!("attack.2");
            attack::aim(t);
        }
        return Ok(Run { again: run.again - 1, ..run });
    }
    let mut found = Vec::new();
    if asked == 0 && lower::needs_target(clause) {
        attack::aims_before(t, &mut found);
    }
    if found.is_empty() {
        return Ok(run);
    }
    t.scope_mut(run.scope).notes[AIMED] = number(run);
    Err(Word::Ask(x.seat))
}
