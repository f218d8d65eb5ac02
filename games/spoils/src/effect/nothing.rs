//! Costs that ask for nothing: of so many as X is, and X is 0; or of as many as
//! somebody wants, who wants none. Nothing of it is left undone. [410.2a] [CO19]

use super::amount;
use super::tally::{self, Came};
use crate::Spoils;
use crate::board::T;
use crate::lower::Act;
use crate::words::{Move, Num, Quantity, Ref, Slot, To, Verb, Who};
use arbiter_kernel::{Op, Run, Word, rule};

/// Whether an instruction asks for nothing as things are.
pub(super) fn asked(t: &T, run: Run, verb: &Verb) -> bool {
    let no = |n: &Num| amount(t, run, n) <= 0;
    let few = |q: &Quantity| super::quantity(t, run, q).is_some_and(|n| n <= 0);
    let nothing = match verb {
        Verb::Inflict { amount: n, to, .. } | Verb::PutTokens { count: n, on: to, .. } => {
            no(n) || named_none(t, run, to)
        }
        Verb::ThisInflicts(n, to) | Verb::Heal(Some(n), to) => no(n) || named_none(t, run, to),
        Verb::Influence(_, n, _) => no(n),
        Verb::RemoveTokens(q, from) => few(q) || named_none(t, run, from),
        Verb::Change(c, ..) => named_none(t, run, &c.who),
        Verb::Control(who, _) | Verb::Heal(None, who) => named_none(t, run, who),
        Verb::Rule(rule, _) => super::change::subject(rule).is_some_and(|who| named_none(t, run, who)),
        Verb::Draw(q) | Verb::PlayResource(q, _) => few(q),
        Verb::Top { count: q, .. } | Verb::Look { count: q, .. } | Verb::RevealTop { count: q, .. } => few(q),
        Verb::Create { count: q, .. } => few(q),
        Verb::Destroy(who) | Verb::Exile(who, _) | Verb::Discard(who) | Verb::Deplete(who) | Verb::Restore(who) => {
            named_none(t, run, who)
        }
        Verb::Put(Move { what: who, .. }) | Verb::ShuffleInto(who, _) | Verb::Reveal(who) => named_none(t, run, who),
        Verb::Flip(who, ..) | Verb::Attach(who, _) | Verb::Detach(who, _) | Verb::LeaveBattle(who) => {
            named_none(t, run, who)
        }
        _ => false,
    };
    rule!("410.2a" => nothing)
}

/// It is done. A number that later words ask this verb for is 0; what an earlier
/// one left for them stays.
pub(super) fn done(t: &mut T, run: Run, verb: &Verb) -> Word<Spoils> {
    if let Some(of) = Came::of(verb) {
        tally::note(t.scope_mut(run.scope), of, 0);
    }
    Word::Did(true)
}

/// Whether these words mean what this text has just let somebody name, who had
/// to name nothing and did.
fn named_none(t: &T, run: Run, who: &Who) -> bool {
    let slot: Slot = match who {
        Who::Ref(Ref { to: To::Slot(slot), .. }) => *slot,
        Who::Choose(c) => c.slot,
        _ => return false,
    };
    let program = &t.rules.programs[run.program as usize][..run.at as usize];
    // Who had to name more has failed by now.
    let named = program.iter().any(|op| matches!(op, Op::Do(Act::Select { choice, .. }) if choice.slot == slot));
    named && t.scope(run.scope).picked(slot).next().is_none()
}
