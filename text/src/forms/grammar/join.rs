//! Agreement: what an element does to its phrase, and what it is asked for.

use super::{Elem, Feat, Rule, Sym};
use crate::forms::feature::Bound;

/// What a phrase is after one of its elements, or `None` if they do not agree.
///
/// `got` is what the element is. The parser and the printer both call this, so
/// they cannot disagree about agreement.
pub(crate) fn join(now: Bound, elem: &Elem, got: Feat, through: bool, pronoun: bool) -> Option<Bound> {
    let own = match elem.sym {
        // An element that says nothing of its case is an object.
        Sym::Cat(_) | Sym::Name if elem.fix & Feat::CASE == 0 && !through => elem.fix | Feat::OBJ.0,
        _ => elem.fix,
    };
    let got = got.and(Feat::only(own))?;
    let mut shared = Feat::MOOD;
    if through || pronoun {
        shared |= Feat::CASE;
    }
    // A mood or case that the form fixes is the element's own affair.
    shared &= !Feat::dimensions(elem.fix);
    let agree = if through { Feat::AGREE } else { elem.agree };
    if elem.mixes {
        let mut now = now;
        now.phrase = now.phrase.mixed(got);
        return now.narrow(elem.with, got, shared | agree & Feat::NUMBER);
    }
    now.narrow(super::With::Phrase, got, shared)?.narrow(elem.with, got, agree)
}

/// What a phrase asks of one of its elements; for the printer.
pub(crate) fn wanted(rule: &Rule, elem: &Elem, now: Bound) -> Feat {
    let phrase = now.phrase.0;
    let mut want = if rule.through { phrase } else { Feat::CASE | Feat::AGREE | phrase & Feat::MOOD };
    if !rule.through {
        want = want & !elem.agree | now.of(elem.with).0 & elem.agree;
    }
    if matches!(elem.sym, Sym::Lemma(_)) {
        want = want & !Feat::CASE | phrase & Feat::CASE;
    }
    for mask in [Feat::GENDER, Feat::NUMBER, Feat::CASE, Feat::MOOD] {
        if elem.fix & mask != 0 {
            want = want & !mask | elem.fix & mask;
        }
    }
    if matches!(elem.sym, Sym::Cat(_)) && elem.fix & Feat::CASE == 0 && !rule.through {
        want = want & !Feat::CASE | Feat::OBJ.0;
    }
    Feat(want)
}
