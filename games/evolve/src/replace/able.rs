//! Whether what a text offers to do instead can be done at all.

use super::forbid;
use crate::board::{Cards, POINT_LIMIT, Read, T, Zones, other};
use crate::event::Event;
use crate::layers;
use crate::rules::Sort;
use crate::targets::{Ctx, all, amount, count, selectable};
use crate::timing::Proc;
use crate::words::{Ban, Filter, Keyword, Passive, Place, Side, Verb, Who, Whose, Zone};
use arbiter_kernel::{Frame, ObjectId, Seat, rule};

/// Nobody may do instead what cannot be done: `you may` offers an act, and an
/// impossible one is none. [1.3.2] [R80]
pub(super) fn able(t: &T, on: ObjectId, me: Seat, it: Option<ObjectId>, then: &[Verb]) -> bool {
    let mut offer = Offer { t, ctx: Ctx::new(me, on, None), it: it.map_or(It::Selected, It::Card) };
    let vain = then.iter().filter(|verb| !offer.vain(verb)).count() == 0;
    !rule!("1.3.2" => vain)
}

/// What `it` means in an offer.
#[derive(Clone, Copy)]
enum It {
    /// The card that the event is about.
    Card(ObjectId),
    /// Somebody whom the offer selects or brings forth.
    Selected,
    /// There was nobody to select.
    Nobody,
}

/// An offer that is looked through before it is made.
struct Offer<'a> {
    t: &'a T,
    ctx: Ctx<'a>,
    it: It,
}

impl Offer<'_> {
    /// Whether it is plain that nothing can come of a verb.
    fn vain(&mut self, verb: &Verb) -> bool {
        let (t, me, on) = (self.t, self.ctx.me, self.ctx.source);
        match verb {
            Verb::Select { what, random, .. } => {
                let mut ids = Cards::new();
                if *random {
                    all(t, &self.ctx, what, &mut ids)
                } else {
                    selectable(t, &self.ctx, what, &mut ids)
                };
                self.it = if ids.is_empty() { It::Nobody } else { It::Selected };
                // Selecting alone changes nothing; what is done to whom was selected does.
                true
            }
            Verb::Engage(whom) => self.vain_for(whom, |id| forbid(t, Event::Engage(id))) || promised(t, on, verb),
            Verb::Refresh(whom) => self.vain_for(whom, |id| forbid(t, Event::Refresh(id))) || promised(t, on, verb),
            Verb::Banish { whom: Who::This, .. } | Verb::Move { whom: Who::This, .. } => {
                layers::banned(t, on, Ban::Leave) || promised(t, on, verb)
            }
            Verb::Destroy(whom) => {
                let bans = &[Ban::Leave, Ban::BeDestroyed, Ban::BeDestroyedByAbilities];
                self.vain_for(whom, |id| bans.iter().any(|&ban| layers::banned(t, id, ban)))
                    || (*whom == Who::This && promised(t, on, verb))
            }
            Verb::Evolve(whom) => self.vain_for(whom, |follower| {
                let card = t.controller(follower).and_then(|seat| crate::evolve::card(t, seat, follower));
                card.is_none_or(|card| forbid(t, Event::Evolve { follower, card }))
            }),
            Verb::Damage { to: whom, .. }
            | Verb::Lose { whom, .. }
            | Verb::Change { whom, .. }
            | Verb::Banish { whom, .. }
            | Verb::Move { whom, .. }
            | Verb::Transform { whom, .. }
            | Verb::Control { whom, .. }
            | Verb::Forbid { whom, .. }
            | Verb::PreventNext { whom, .. }
            | Verb::PutCounters { on: whom, .. } => self.vain_for(whom, |_| false),
            Verb::Give(give) => self.vain_for(&give.whom, |_| false),
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
                let hand = Filter { side: Side::Yours, zone: Zone::Hand, ..what.clone() };
                count(t, &self.ctx, &hand) <= promises(t, taken)
            }
            // How many cards a hand has everybody knows. [4.1.2.1]
            Verb::Discard { who: Whose::Opponent, .. } => t.count(other(me), Zone::Hand) == 0,
            Verb::Draw { who: Whose::Your, .. } => layers::banned(t, t.leader(me), Ban::Draw),
            Verb::TopTo { who: Whose::Your, to, .. } => t.count(me, Zone::Deck) == 0 || self.full(*to, 0),
            Verb::RevealTop { who: Whose::Your, .. } | Verb::Look { .. } => t.count(me, Zone::Deck) == 0,
            Verb::Tokens { to, rest_to_ex, .. } => {
                let taken = |v: &Verb, ctx: &Ctx| match v {
                    Verb::Tokens { to: same, names, each, count, .. } if ctx.me == me && same == to => {
                        if *each {
                            names.len() as i16
                        } else {
                            amount(t, ctx, count)
                        }
                    }
                    _ => 0,
                };
                let taken = promises(t, taken);
                self.it = It::Selected;
                self.full(*to, taken) && (!rest_to_ex || self.full(Place::Ex, taken))
            }
            Verb::Recover(_) => {
                let p = &t.board.seats[me as usize];
                p.pp >= p.max_pp
            }
            Verb::MaxPoints { who: Whose::Your, by } => {
                t.board.seats[me as usize].max_pp == if *by > 0 { POINT_LIMIT } else { 0 }
            }
            Verb::AddStack(_) => {
                let own = Filter { side: Side::Yours, keyword: Some(Keyword::Stack), ..Filter::default() };
                count(t, &self.ctx, &own) == 0
            }
            Verb::When(_, inner) => self.vain(inner),
            _ => false,
        }
    }

    /// Whether whoever is meant is nobody, or nobody to whom it can be done.
    fn vain_for(&self, whom: &Who, cannot: impl Fn(ObjectId) -> bool + Copy) -> bool {
        match whom {
            Who::This => cannot(self.ctx.source),
            Who::It => match self.it {
                It::Card(id) => cannot(id),
                It::Selected => false,
                It::Nobody => true,
            },
            Who::Each(f) => {
                let mut ids = Cards::new();
                all(self.t, &self.ctx, f, &mut ids);
                ids.into_iter().all(cannot)
            }
            Who::Both(a, b) => self.vain_for(a, cannot) && self.vain_for(b, cannot),
            _ => false,
        }
    }

    /// Whether no card fits there any more, besides so many that will come.
    fn full(&self, to: Place, taken: i16) -> bool {
        let full = |zone| {
            let there = self.t.count(self.ctx.me, zone) + usize::try_from(taken).unwrap_or(0);
            there >= layers::limit(self.t, self.ctx.me, zone)
        };
        match to {
            Place::Field | Place::OwnersField | Place::FieldEngaged => full(Zone::Field),
            Place::Ex | Place::OwnersEx => full(Zone::Ex),
            Place::FieldOrEx => full(Zone::Field) && full(Zone::Ex),
            _ => false,
        }
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
