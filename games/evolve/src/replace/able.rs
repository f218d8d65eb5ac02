//! Whether what a text offers to do instead can be done at all.

use super::forbid;
use crate::board::{Cards, Read, T};
use crate::event::Event;
use crate::layers;
use crate::targets::{Ctx, all};
use crate::words::{Ban, Filter, Side, Verb, Who, Whose, Zone};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Nobody may do instead what cannot be done: `you may` offers an act, and an
/// impossible one is none. [1.3.2] [R80]
pub(super) fn able(t: &T, on: ObjectId, me: Seat, then: &[Verb]) -> bool {
    let vain = then.iter().all(|verb| vain(t, on, me, verb));
    !rule!("1.3.2" => vain)
}

/// Whether it is plain that nothing can come of a verb about the card that says
/// it or about its player.
fn vain(t: &T, on: ObjectId, me: Seat, verb: &Verb) -> bool {
    match verb {
        Verb::Engage(Who::This) => forbid(t, Event::Engage(on)),
        Verb::Refresh(Who::This) => forbid(t, Event::Refresh(on)),
        Verb::Banish { whom: Who::This, .. } | Verb::Move { whom: Who::This, .. } => layers::banned(t, on, Ban::Leave),
        Verb::Destroy(Who::This) => [Ban::Leave, Ban::BeDestroyed, Ban::BeDestroyedByAbilities]
            .into_iter()
            .any(|ban| layers::banned(t, on, ban)),
        Verb::RemoveCounters { name, from: Who::This, .. } => t.counters(on, t.rules.counter(name)) == 0,
        Verb::Discard { who: Whose::Your, what, .. } => {
            let mut ids = Cards::new();
            all(t, &Ctx::new(me, on, None), &Filter { side: Side::Yours, zone: Zone::Hand, ..what.clone() }, &mut ids);
            ids.is_empty()
        }
        Verb::Draw { who: Whose::Your, .. } => layers::banned(t, t.leader(me), Ban::Draw),
        _ => false,
    }
}
