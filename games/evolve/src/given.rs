//! Abilities in quotes that a rule gives to a group: `Your other Beast
//! followers have "Strike: ..."`. A card has such an ability while the rule
//! holds for it, so nothing is stored on the card.

use crate::board::{Read, T};
use crate::event::Change;
use crate::layers;
use crate::listen::{self, HAVE, TRAIT};
use crate::rules::Keywords;
use crate::words::{Passive, Zone};
use arbiter_kernel::{Listener, ObjectId, rule};
use smallvec::SmallVec;

/// Rules that give abilities, with what they give.
fn givers(t: &T) -> impl Iterator<Item = (&Listener, &Passive, &[u16])> {
    let some = t.rules.gives;
    layers::passives(t, HAVE).filter(move |_| some).map(|(l, p)| {
        let gives = &t.rules.abilities[l.ability as usize].gives;
        (l, p, gives.as_slice())
    })
}

/// A rule about what cards have or are cannot be given: whether it holds would
/// depend on itself.
fn giveable(t: &T, ability: u16) -> bool {
    !matches!(listen::kind(&t.rules.abilities[ability as usize].sort), Some(HAVE | TRAIT))
}

fn holds(t: &T, l: &Listener, p: &Passive, id: ObjectId) -> bool {
    let Passive::Have { whom, when, .. } = p else { return false };
    // [10.9.1.6] What it lost after that rule began stays lost.
    let since = t.objects.at(l.on.slot).since;
    let lost = t.modifiers.iter().any(|m| m.on == id && m.stamp > since && m.change == Change::LosesAll);
    !lost && t.on_field(id) && layers::applies(t, l, whom, when.as_ref(), id, Keywords::default(), 0)
}

/// Whether a rule gives a card this ability now. [10.9.1.2]
pub(crate) fn is_given(t: &T, id: ObjectId, ability: u16) -> bool {
    let yes = t.rules.gives
        && giveable(t, ability)
        && givers(t).any(|(l, p, gives)| gives.contains(&ability) && holds(t, l, p, id));
    if yes {
        rule!("10.9.1.2");
    }
    yes
}

/// The abilities that rules give a card now.
pub(crate) fn given(t: &T, id: ObjectId) -> SmallVec<[u16; 4]> {
    givers(t)
        .filter(|(l, p, gives)| !gives.is_empty() && holds(t, l, p, id))
        .flat_map(|(_, _, gives)| gives.iter().copied().filter(|&a| giveable(t, a)))
        .collect()
}

/// Lets every card on the field listen with what a rule may give it; whether
/// it has the ability is asked when the event happens. Called when a card
/// arrives: it may be a giver or a receiver.
pub(crate) fn register(t: &mut T, new: ObjectId) {
    if !t.rules.gives {
        return;
    }
    let mut missing: SmallVec<[(ObjectId, u16); 8]> = SmallVec::new();
    for (l, _, gives) in givers(t).filter(|g| !g.2.is_empty()) {
        for seat in 0..2 {
            let cards = t.cards(seat, Zone::Field).iter().map(|&slot| t.objects.id(slot));
            for id in cards.filter(|&id| id == new || l.on == new) {
                missing.extend(gives.iter().map(|&a| (id, a)));
            }
        }
    }
    for (on, ability) in missing {
        if !t.listeners.iter().any(|l| l.on == on && l.ability == ability) {
            listen::listen(t, on, ability);
        }
    }
}
