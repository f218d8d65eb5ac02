//! Whether what a text offers to do instead can be done at all.

use super::forbid;
use crate::board::{Cards, Read, T};
use crate::event::Event;
use crate::layers;
use crate::rules::Sort;
use crate::targets::{Ctx, all, amount};
use crate::timing::Proc;
use crate::words::{Ban, Filter, Passive, Side, Verb, Who, Whose, Zone};
use arbiter_kernel::{Frame, ObjectId, Seat, rule};

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
        Verb::Engage(Who::This) => forbid(t, Event::Engage(on)) || promised(t, on, verb),
        Verb::Refresh(Who::This) => forbid(t, Event::Refresh(on)) || promised(t, on, verb),
        Verb::Banish { whom: Who::This, .. } | Verb::Move { whom: Who::This, .. } => {
            layers::banned(t, on, Ban::Leave) || promised(t, on, verb)
        }
        Verb::Destroy(Who::This) => {
            let banned = [Ban::Leave, Ban::BeDestroyed, Ban::BeDestroyedByAbilities];
            banned.into_iter().any(|ban| layers::banned(t, on, ban)) || promised(t, on, verb)
        }
        Verb::RemoveCounters { name, from: Who::This, .. } => {
            let taken = |v: &Verb, ctx: &Ctx| match v {
                Verb::RemoveCounters { count, name: same, from: Who::This } if ctx.source == on && same == name => {
                    amount(t, ctx, count)
                }
                _ => 0,
            };
            t.counters(on, t.rules.counter(name)) <= promises(t, taken)
        }
        Verb::Discard { who: Whose::Your, what, .. } => {
            let taken = |v: &Verb, ctx: &Ctx| match v {
                Verb::Discard { who: Whose::Your, count, .. } if ctx.me == me => amount(t, ctx, count),
                _ => 0,
            };
            let mut ids = Cards::new();
            all(t, &Ctx::new(me, on, None), &Filter { side: Side::Yours, zone: Zone::Hand, ..what.clone() }, &mut ids);
            ids.len() as i16 <= promises(t, taken)
        }
        Verb::Draw { who: Whose::Your, .. } => layers::banned(t, t.leader(me), Ban::Draw),
        _ => false,
    }
}

/// Whether the same act of the same card already stands in the place of another
/// event of this moment: it is done once. [1.3.2.1]
fn promised(t: &T, on: ObjectId, verb: &Verb) -> bool {
    promises(t, |v, ctx| i16::from(ctx.source == on && v == verb)) > 0
}

/// What the texts that already stand in the place of events of this moment, and
/// have not been followed yet, will take; each verb says how much.
fn promises(t: &T, taken: impl Fn(&Verb, &Ctx) -> i16) -> i16 {
    let mut sum = 0i16;
    for frame in t.to_follow() {
        let Frame::Proc(Proc::Carry { scope }) = *frame else { continue };
        let scope = t.scope(scope);
        let Sort::Passive(Passive::Instead { then, .. }) = &t.rules.abilities[scope.ability as usize].sort else {
            continue;
        };
        let ctx = Ctx::of(scope);
        sum = then.iter().map(|v| taken(v, &ctx)).fold(sum, i16::saturating_add);
    }
    sum
}
