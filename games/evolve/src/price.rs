//! What it costs to play a card: printed number, then what sets it, then what
//! raises and lowers it, never below 0. [10.10.2.4] [R9]

use crate::board::{Read, Scope, T, Zones};
use crate::event::Change;
use crate::layers::{self, core};
use crate::listen::PRICE;
use crate::play::{Play, WHEN_PLAYING, from_zone, next_price};
use crate::rules::Sort;
use crate::targets::{ACCEPTED, Ctx, amount, cond, matches_for, matches_info, place_only};
use crate::words::{Cond, Passive, PriceChange, Who, Zone};
use arbiter_kernel::{ObjectId, Seat, rule};

/// No card has more optional costs than this.
const MOST_EXTRAS: usize = 6;

struct Sum {
    set: Option<i16>,
    add: i16,
}

impl Sum {
    fn apply(&mut self, t: &T, ctx: &Ctx, change: &PriceChange) {
        rule!("10.2.1.3.3");
        match change {
            PriceChange::Less(n) => self.add = self.add.saturating_sub(amount(t, ctx, n)),
            PriceChange::More(n) => self.add = self.add.saturating_add(amount(t, ctx, n)),
            PriceChange::Becomes(n) => self.set(i16::from(*n)),
        }
    }
    // [R9] Of several the last stands, in the payer's order: the lowest.
    fn set(&mut self, n: i16) {
        self.set = Some(self.set.map_or(n, |s| s.min(n)));
    }
}

/// The price of a card in a hand or EX area, if it were played now without
/// optional extras.
#[must_use]
pub fn of_card(t: &T, seat: Seat, id: ObjectId) -> i16 {
    let core = core(t, id);
    // Shortcut: the printed price, where nothing changes prices.
    if core.plain_price && !t.modified(id) && printed(t, seat) {
        return i16::from(core.cost);
    }
    price(t, seat, id, t.place(id).unwrap_or(Zone::Hand), 0)
}

/// The price of a card being played.
#[must_use]
pub fn of_play(t: &T, scope: &Scope) -> i16 {
    price(t, scope.controller, scope.source, from_zone(scope), scope.notes[ACCEPTED])
}

/// The lowest price that accepting extras can give, whether they can be paid
/// or not: what is dearer cannot be played. [10.6.2.1.1]
/// Shortcut: else the attempt tells.
#[must_use]
pub fn lowest(t: &T, seat: Seat, id: ObjectId) -> i16 {
    with_extras(t, seat, id).map(|(_, price)| price).min().unwrap_or(0)
}

/// Every set of extras that could be accepted, as bits, with the price it gives.
pub fn with_extras(t: &T, seat: Seat, id: ObjectId) -> impl Iterator<Item = (u32, i16)> + '_ {
    let from = t.place(id).unwrap_or(Zone::Hand);
    let sets = 1u32 << t.face(id.slot).when_playing.len().min(MOST_EXTRAS);
    (0..sets).map(move |set| (set, price(t, seat, id, from, (set << WHEN_PLAYING) as i16)))
}

/// Whether nothing on the table changes what a player's cards cost, except
/// what is on the card itself.
/// Shortcut if true: else what changes it is looked for.
#[must_use]
#[inline]
pub fn printed(t: &T, seat: Seat) -> bool {
    !layers::heard(t, PRICE) && !t.modified(t.leader(seat))
}

/// THE price: of a card that is being played or is thought of as being played,
/// with these extras accepted. Offers, reasons and payments all ask here.
fn price(t: &T, seat: Seat, id: ObjectId, from: Zone, accepted: i16) -> i16 {
    let face = t.face(id.slot);
    // [10.6.2.1] [R10] It lies in the resolution zone when its price is found.
    let me = Ctx::new(seat, id, None).playing(id);
    let mut sum = Sum { set: None, add: 0 };
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Price(by) => sum.add = sum.add.saturating_add(i16::from(by)),
            Change::PriceIs(to) => sum.set(i16::from(to)),
            _ => (),
        }
    }
    for (filter, change) in next_prices(t, seat) {
        let info = layers::info(t, id);
        if info.is_some_and(|i| matches_info(t, &me, &t.rules.filters[filter as usize], id, &i)) {
            match change {
                Change::NextPrice(_, by) => sum.add = sum.add.saturating_add(i16::from(by)),
                Change::NextPriceIs(_, to) => sum.set(i16::from(to)),
                _ => (),
            }
        }
    }
    // [10.3.4] Its own text about its price works where it is played from.
    let given = t.modifiers_on(id).filter_map(|m| match m.change {
        Change::Ability(a) => Some(a),
        _ => None,
    });
    for a in face.abilities.iter().copied().chain(given) {
        if let Sort::Passive(Passive::Price { whom: Who::This, change, when }) = &t.rules.abilities[a as usize].sort
            && when.as_ref().is_none_or(|c| asked(t, &me, c, from))
        {
            rule!("10.3.4");
            sum.apply(t, &me, change);
        }
    }
    if layers::heard(t, PRICE) {
        for (l, p) in layers::passives(t, PRICE, |_| true) {
            let Passive::Price { whom: Who::Each(f), change, when } = p else { continue };
            let Some(controller) = t.controller(l.on) else { continue };
            let ctx = Ctx::new(controller, l.on, None).playing(id);
            // [4.4.3.1] [R10] Without a zone: cards in hand and EX area, where it was played from.
            let zone = f.zone != Zone::Ex || from == Zone::Ex;
            let fits = zone && matches_for(t, &ctx, f, id, seat) && when.as_ref().is_none_or(|c| cond(t, &ctx, c));
            if fits {
                rule!("4.4.3.1");
                sum.apply(t, &ctx, change);
            }
        }
    }
    for (j, (_, change)) in (WHEN_PLAYING..).zip(&face.when_playing) {
        if accepted & (1 << j) != 0 {
            sum.apply(t, &me, change);
        }
    }
    rule!("10.10.2.4");
    let price = sum.set.unwrap_or(i16::from(face.card.cost)).saturating_add(sum.add);
    // [1.3.2.2.1] Nothing is paid, and nothing is given back.
    rule!("1.3.2.2.1");
    price.max(0)
}

/// A condition of a card's own price: where it is means where it was played from. [R10]
fn asked(t: &T, me: &Ctx, c: &Cond, from: Zone) -> bool {
    match c {
        Cond::This(f) if place_only(f) => f.zone == from,
        Cond::Not(inner) => !asked(t, me, inner, from),
        c => cond(t, me, c),
    }
}

/// Changes to the price of the next card a player plays; they lie on the leader.
fn next_prices(t: &T, seat: Seat) -> impl Iterator<Item = (u16, Change)> {
    t.modifiers_on(t.leader(seat)).filter_map(|m| match m.change {
        Change::NextPrice(f, _) | Change::NextPriceIs(f, _) => Some((f, m.change)),
        _ => None,
    })
}

/// Those that fitted this play are used up.
pub fn spend_next(t: &mut T, play: Play) {
    let scope = t.scope(play.scope);
    let (leader, id) = (t.leader(scope.controller), scope.source);
    if !t.modifiers_on(leader).any(|m| next_price(&m.change)) {
        return;
    }
    let ctx = Ctx::of(scope);
    let Some(info) = layers::info(t, id) else { return };
    let used: Vec<u32> = t
        .modifiers_on(leader)
        .filter_map(|m| match m.change {
            Change::NextPrice(f, _) | Change::NextPriceIs(f, _) => {
                matches_info(t, &ctx, &t.rules.filters[f as usize], id, &info).then_some(m.stamp)
            }
            _ => None,
        })
        .collect();
    t.retain_modifiers(|m| !used.contains(&m.stamp));
}
