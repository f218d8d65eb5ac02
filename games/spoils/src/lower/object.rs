//! What a verb acts on, and what is asked before it acts.

use crate::play::NAMED;
use crate::words::{Counted, Det, Done, Kinds, Link, Noun, Num, Player, Quantity, Ref, Said, To, Verb, Who};

/// `detach 2 resources from your faction`: resources that are attached to it. [301.3]
pub(super) fn from_there(verb: &mut Verb) {
    if let Verb::Detach(Who::Choose(c), Some(Player::You)) = verb {
        c.what.link.get_or_insert(Link::ToYourFaction);
    }
}

/// What a verb acts on, where that may be chosen as it is performed.
pub(super) fn object(verb: &mut Verb) -> Option<&mut Who> {
    Some(match verb {
        Verb::Inflict { to, .. } | Verb::ThisInflicts(_, to) => to,
        Verb::Heal(_, w)
        | Verb::ForgetDamage(w)
        | Verb::Destroy(w)
        | Verb::Exile(w, _)
        | Verb::Terminate(w)
        | Verb::Duplicate(w)
        | Verb::Deplete(w)
        | Verb::Restore(w)
        | Verb::Detach(w, _)
        | Verb::Flip(w, ..)
        | Verb::Discard(w)
        | Verb::Reveal(w)
        | Verb::ShuffleInto(w, _)
        | Verb::RemoveTokens(_, w)
        | Verb::DoubleTokens(w)
        | Verb::Control(w, _)
        | Verb::LeaveBattle(w)
        | Verb::JoinBattle(w, _)
        | Verb::Attach(w, _)
        | Verb::Influence(_, _, w) => w,
        Verb::PutTokens { on, .. } => on,
        Verb::Put(m) | Verb::PutInstead(m) => &mut m.what,
        Verb::Change(c, _) => &mut c.who,
        _ => return None,
    })
}

/// `up to N` of what nobody chooses one by one: the number is named, and then it
/// is exactly so many. [410.2]
pub(super) fn at_most(verb: &mut Verb) -> Option<Num> {
    let (Verb::Create { count, .. }
    | Verb::Top { count, .. }
    | Verb::Look { count, .. }
    | Verb::RevealTop { count, .. }) = verb
    else {
        return None;
    };
    let (Quantity::UpTo(most) | Quantity::OrFewer(most)) = count else { return None };
    let most = most.clone();
    *count = Quantity::Exactly(Num::Held(NAMED, counted()));
    Some(most)
}

/// Of a number that only the program speaks of nothing is said.
pub(super) fn counted() -> Counted {
    Counted { kinds: Kinds::empty(), done: Done::Named, you: false, way: false }
}

/// How a reference of the program itself is said.
pub(super) fn it() -> Said {
    Said { det: Det::It, done: None, noun: Noun::Card, many: false }
}

/// Puts a reference in the place of each choice, and gathers the choices.
pub(super) fn extract(who: &mut Who, out: &mut Vec<crate::words::Choice>) {
    match who {
        Who::Choose(choice) => {
            let said = it();
            let slot = choice.slot;
            out.push((**choice).clone());
            *who = Who::Ref(Ref { to: To::Slot(slot), said });
        }
        Who::Several(all) => all.iter_mut().for_each(|w| extract(w, out)),
        _ => (),
    }
}
