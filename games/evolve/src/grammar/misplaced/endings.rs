//! Until when: a time at the end of a sentence that joins several lasting effects.

use super::Said;
use crate::words::{Ending, Give, Verb, Who};

/// `It can't attack and loses all abilities this turn`: a reader takes `this turn` for
/// both or for the second alone, so each has to say it. [R94]
pub(super) fn one_for_all(verbs: &[Verb]) -> Said {
    let mut open = false;
    for ending in verbs.iter().filter_map(ending) {
        if open && ending != Ending::Never {
            return Err(
                "whether the time at the end is meant for what stands before it, too, is not said: say it each time",
            );
        }
        open |= ending == Ending::Never;
    }
    Ok(())
}

/// Until when a verb lasts, if it lasts; what a leader gains is had at once.
fn ending(verb: &Verb) -> Option<Ending> {
    match verb {
        Verb::Give(Give { whom: Who::Leader(_) | Who::ItsLeader, .. }) => None,
        Verb::Give(Give { ending, .. })
        | Verb::Lose { ending, .. }
        | Verb::Change { ending, .. }
        | Verb::Control { ending, .. }
        | Verb::Forbid { ending, .. }
        | Verb::Price { ending, .. } => Some(*ending),
        Verb::When(_, inner) => self::ending(inner),
        _ => None,
    }
}
