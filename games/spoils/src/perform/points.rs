//! Damage, influence, and what ends with a turn. [408]

use crate::board::{Harm, T, Zone, Zones};
use crate::effect;
use crate::event::{Event, Until};
use crate::layers;
use crate::listen;
use crate::words::{Kinds, Rule};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Damage is inflicted: a faction loses as much influence, besides; a character
/// and a location each keep their own count. [408.3] [408.4] [408.5] [OB7]
pub(super) fn damage(t: &mut T, e: Event) {
    let Event::Damage { to, amount, from, battle, .. } = e else { return };
    rule!("408.2b");
    t.board.harmed.push(Harm { from, to, battle, deadly: false, fatal: false });
    rule!("408.6");
    rule!("408.7");
    if t.place(to) == Some(Zone::Faction) {
        // It loses influence by an event of its own. [202.4] [408.3]
        return;
    }
    let kinds = layers::kinds(t, to);
    let m = &mut t.objects.at_mut(to.slot).mark;
    if kinds.contains(Kinds::CHARACTER) {
        rule!("204.5", "408.4");
        m.hurt = m.hurt.saturating_add(amount);
    }
    if kinds.contains(Kinds::LOCATION) {
        rule!("207.5", "408.5");
        m.ruin = m.ruin.saturating_add(amount);
    }
    let limit = crate::checks::at_limit(t, to);
    if let Some(harm) = t.board.harmed.last_mut() {
        harm.deadly = limit;
    }
}

/// A card is destroyed: by the damage that took it to its limit, if some did. [408.8]
pub(super) fn fatal(t: &mut T, id: ObjectId) {
    for h in t.board.harmed.iter_mut().filter(|h| h.to == id && h.deadly) {
        rule!("408.8");
        h.fatal = true;
    }
}

/// Of damage that is one sum, each share has done what the sum did. [608.1f] [DA3]
fn share_alike(t: &mut T, shares: usize) {
    let from = t.board.harmed.len().saturating_sub(shares);
    let batch = &mut t.board.harmed[from..];
    for n in 0..batch.len() {
        let to = batch[n].to;
        batch[n].deadly = batch.iter().any(|h| h.to == to && h.deadly);
    }
}

/// A faction gains or loses influence; that is no damage. [408.3b] [DA5]
pub(super) fn influence(t: &mut T, seat: Seat, by: i16, paid: bool) -> i16 {
    let mut by = by;
    if by.is_negative() && !paid {
        rule!("408.3b");
        by = -lost(t, seat, -by);
    }
    rule!("202.3");
    let p = &mut t.board.seats[seat as usize];
    p.influence = p.influence.saturating_add(by).max(0);
    by
}

/// How much influence a loss comes to. [410.3]
pub(crate) fn lost(t: &T, seat: Seat, by: i16) -> i16 {
    let rules = layers::standing(t, listen::LOSS);
    let changes = rules.iter().filter_map(|s| match s.rule {
        Rule::InfluenceLoss(p, change) if layers::means(t, &s.ctx(0), p, seat) => Some((s.ctx(0), change)),
        _ => None,
    });
    crate::adjust::changed(t, by, changes.collect(), true)
}

/// All damage to one thing in one event.
struct Sum {
    to: ObjectId,
    amount: i16,
    battle: bool,
    from: ObjectId,
    parts: u8,
}

/// Damage to one thing by several sources at once is one amount: "is damaged"
/// is heard once, "inflicts damage" once for each source. [608.1f] [TR9]
pub(super) fn sums(t: &mut T, done: &mut SmallVec<[Event; 4]>) {
    let mut totals: SmallVec<[Sum; 4]> = SmallVec::new();
    for e in done.iter() {
        if let Event::Damage { to, amount, battle, from, .. } = *e {
            match totals.iter_mut().find(|x| x.to == to) {
                Some(x) => {
                    x.battle |= battle;
                    x.amount = x.amount.saturating_add(amount);
                    x.parts = x.parts.saturating_add(1);
                }
                None => totals.push(Sum { to, amount, battle, from, parts: 1 }),
            }
        }
    }
    if totals.iter().all(|x| x.parts == 1) {
        return;
    }
    rule!("608.1f");
    share_alike(t, totals.iter().map(|x| usize::from(x.parts)).sum());
    for &Sum { to, amount, battle, from, parts } in &totals {
        if parts > 1 {
            crate::listen::wake(t, listen::DAMAGE, |t, ctx, when| {
                let crate::words::Event::Inflicted(..) = when.event else { return None };
                let whole = Event::Damage { to, amount, from, battle, paid: false, settled: true };
                crate::wake::said(t, ctx, &when.event, &whole)
            });
        }
    }
    // The shares were heard as one; each source is heard by itself.
    let shared = |to: ObjectId| totals.iter().any(|x| x.to == to && x.parts > 1);
    let shares: SmallVec<[Event; 4]> =
        done.iter().copied().filter(|e| matches!(e, Event::Damage { to, .. } if shared(*to))).collect();
    done.retain(|e| !matches!(e, Event::Damage { to, .. } if shared(*to)));
    for e in shares {
        crate::listen::wake(t, listen::DAMAGE, |t, ctx, when| {
            let crate::words::Event::Inflicts { .. } = when.event else { return None };
            crate::wake::said(t, ctx, &when.event, &e)
        });
    }
}

/// What lasted for the turn and the damage of characters vanish in the same
/// instant. [408.4a] [DA4]
pub(super) fn boundary(t: &mut T) {
    rule!("408.4a");
    for seat in 0..2 {
        for n in 0..t.count(seat, Zone::Play) {
            let slot = t.cards(seat, Zone::Play)[n];
            if t.objects.at(slot).mark.hurt != 0 {
                t.objects.at_mut(slot).mark.hurt = 0;
            }
        }
    }
    expire(t, |u| u == Until::EndOfTurn);
}

/// Ends what lasts until a moment that has come.
pub(crate) fn expire(t: &mut T, ends: impl Fn(Until) -> bool) {
    effect::lapse(t, |l| ends(l.until));
    let lost: SmallVec<[(ObjectId, u16); 4]> = t
        .modifiers()
        .iter()
        .filter(|m| ends(m.until))
        .filter_map(|m| match m.change {
            crate::event::Change::Ability(a, _) => Some((m.on, a)),
            _ => None,
        })
        .collect();
    t.retain_modifiers(|m| !ends(m.until));
    t.listeners.retain(|l| !lost.contains(&(l.on, l.ability)));
}
