//! What `if you do` asks about: the whole sentence before it.

use super::{Act, Lower};
use crate::words::Verb;
use arbiter_kernel::Op;

/// How an act of a sentence counts for the `if you do` behind it. [R86]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// The first of the sentence.
    First,
    /// A further one: it must have been done, too.
    More,
    /// It only tidies up, so the rest of the sentence tells.
    Same,
}

impl Lower<'_> {
    /// The verbs of a sentence. All of them must be done for `if you do`; the last
    /// one alone does not tell. [1.3.2] [R86]
    pub(super) fn verbs(&mut self, verbs: &[Verb]) {
        let several = self.asked && verbs.iter().filter(|v| !matches!(v, Verb::Select { .. })).count() > 1;
        let mut next = Tally::First;
        for verb in verbs {
            self.verb(verb);
            if !several || matches!(verb, Verb::Select { .. }) {
                continue;
            }
            // A search ends with shuffling whether or not something was found. [5.7.2]
            let tidies = matches!(verb, Verb::Shuffle(_) | Verb::Rest { .. }) && next != Tally::First;
            let tally = if tidies { Tally::Same } else { std::mem::replace(&mut next, Tally::More) };
            self.ops.push(Op::Do(Act::Tally(tally)));
        }
    }
}
