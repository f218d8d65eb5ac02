//! Damage: all increases before any reduction, those of the source on its
//! share, those of the recipient on the sum. [408.2] [410.3] [DA2]
//!
//! Where the order of reductions matters, who controls the recipient decides;
//! whose share a reduction takes away, who controls the sources. [DA8]

use super::sized;
use crate::Spoils;
use crate::board::{Read, T, Thing, Zone, Zones};
use crate::event::Event;
use crate::layers::{self, Standing, applies};
use crate::listen;
use crate::targets::{Ctx, bound, cond, inflicts};
use crate::timing::{Choice, Proc};
use crate::words::{Damage, DamageRule, Rule, Sized};
use arbiter_kernel::{Batch, Fate, Flow, ObjectId, Total, Tray, rule};
use smallvec::SmallVec;

/// More reductions than these are applied as they are listed.
const ORDERED: usize = 5;

struct Modifier<'a> {
    s: Standing<'a>,
    from: bool,
    by: &'a Sized,
}

type Modifiers<'a> = SmallVec<[Modifier<'a>; 4]>;

/// One amount of damage among those to one recipient.
#[derive(Clone, Copy)]
struct Share {
    /// Which event.
    at: usize,
    from: ObjectId,
    amount: i16,
}

type Shares = SmallVec<[Share; 4]>;

/// What comes next for one recipient.
enum Next {
    /// One of these reductions must be named, by number and card.
    Order(Vec<(u16, ObjectId)>),
    /// So much of a reduction may fall on this share.
    Fall(Share, i16, i16),
    /// All is known.
    Settled(Shares),
}

/// Settles the damage of a batch, as far as nobody must be asked.
pub(super) fn settle(t: &mut T, b: Batch, tray: Tray) -> Flow<Spoils> {
    while let Some(to) = unsettled(t, b) {
        match next(t, b, to, t.tray(tray)) {
            Next::Order(_) => return Flow::Ask(Proc::Sized(b, tray), t.controller(to).unwrap_or(t.board.active)),
            Next::Fall(share, ..) => {
                let seat = layers::glance(t, share.from).map_or(t.board.active, |i| i.seat);
                return Flow::Ask(Proc::Sized(b, tray), seat);
            }
            Next::Settled(shares) => apply(t, b, tray, &shares),
        }
    }
    Flow::Done
}

/// A change was named as the next, or how much of one falls on a share.
pub fn answered(t: &mut T, b: Batch, tray: Tray) -> Flow<Spoils> {
    let Choice::Number(n) = t.answered() else { unreachable!("a number was named") };
    let to = unsettled(t, b).expect("there is damage to settle");
    let said = match next(t, b, to, t.tray(tray)) {
        Next::Order(_) => {
            rule!("410.3");
            Thing::Nth(n)
        }
        _ => {
            rule!("608.1f");
            Thing::Cut(n as i16)
        }
    };
    t.gather(said);
    Flow::Goto(Proc::Adjust(b, tray))
}

/// What may be named: reductions with their cards, or numbers with the source
/// of the share.
#[must_use]
pub fn choices(t: &T, b: Batch, tray: Tray) -> Vec<(u16, Option<ObjectId>)> {
    let Some(to) = unsettled(t, b) else { return Vec::new() };
    match next(t, b, to, t.tray(tray)) {
        Next::Order(open) => open.into_iter().map(|(n, id)| (n, Some(id))).collect(),
        Next::Fall(_, least, most) => (least..=most).map(|n| (n as u16, None)).collect(),
        Next::Settled(_) => Vec::new(),
    }
}

fn unsettled(t: &T, b: Batch) -> Option<ObjectId> {
    t.events(b).iter().find_map(|e| match *e {
        Event::Damage { to, settled: false, .. } => Some(to),
        _ => None,
    })
}

fn apply(t: &mut T, b: Batch, tray: Tray, shares: &[Share]) {
    t.take_up(tray);
    loss(t, b, shares);
    let mut shares: Shares = shares.iter().copied().collect();
    // What is taken out moves what stands behind it.
    shares.sort_by_key(|share| std::cmp::Reverse(share.at));
    for share in &shares {
        let Event::Damage { to, from, battle, paid, .. } = t.events(b)[share.at] else { unreachable!("a share") };
        if share.amount <= 0 {
            // Adjusted to nothing: nothing further happens. [408.2a]
            rule!("408.2a");
            t.drop_event(b, share.at, Fate::Impossible);
        } else {
            t.set_event(b, share.at, Event::Damage { to, from, battle, paid, amount: share.amount, settled: true });
        }
    }
}

/// Damage to a faction makes it lose as much influence, all at once: what waits
/// for a loss hears it, what reduces a loss reduces it. [202.4] [408.3] [DA9]
fn loss(t: &mut T, b: Batch, shares: &[Share]) {
    let Some(&Event::Damage { to, paid, .. }) = shares.first().map(|s| &t.events(b)[s.at]) else { return };
    let amount = sum(shares);
    if t.place(to) == Some(Zone::Faction) {
        rule!("202.4", "408.3");
        let seat = t.objects.at(to.slot).owner;
        t.join_event(b, Event::Influence { seat, by: -amount, paid });
    }
}

fn sum(shares: &[Share]) -> i16 {
    shares.iter().map(|s| s.amount).total()
}

/// Works out the damage to one recipient from what is said so far.
fn next(t: &T, b: Batch, to: ObjectId, said: &[Thing]) -> Next {
    let mut shares = Shares::new();
    let mut battle = false;
    for (at, e) in (0..).zip(t.events(b)) {
        if let Event::Damage { to: x, from, amount, battle: fought, settled: false, .. } = *e
            && x == to
        {
            battle |= fought;
            shares.push(Share { at, from, amount });
        }
    }
    // Shares of battle damage first: their player is asked first.
    shares.sort_by_key(|s| !matches!(t.events(b)[s.at], Event::Damage { battle: true, .. }));
    let rules = layers::standing(t, listen::HARM);
    if rules.is_empty() {
        return Next::Settled(shares);
    }
    rule!("408.2", "410.3");
    let fitting = |from: ObjectId, fought: bool, total: i16| -> Modifiers {
        rules.iter().filter_map(|s| modifier(t, s, from, to, fought, total)).collect()
    };
    let on_shares = |shares: &mut Shares, up: bool| {
        for share in shares.iter_mut() {
            // What was turned to somebody is no battle damage, though some comes with it. [408.6]
            let fought = matches!(t.events(b)[share.at], Event::Damage { battle: true, .. });
            for m in fitting(share.from, fought, share.amount).iter().filter(|m| m.from && raises(m.by) == up) {
                share.amount = sized(t, &m.s.ctx(0), m.by, share.amount);
            }
        }
    };
    on_shares(&mut shares, true);
    let first = shares[0].from;
    let on_sum = |total: i16, up: bool| -> Modifiers {
        fitting(first, battle, total).into_iter().filter(|m| !m.from && raises(m.by) == up).collect()
    };
    let more = on_sum(sum(&shares), true);
    for m in &more {
        let more = sized(t, &m.s.ctx(0), m.by, sum(&shares)) - sum(&shares);
        shares[0].amount = shares[0].amount.saturating_add(more);
    }
    on_shares(&mut shares, false);
    // What is said of larger amounts only is said of what the increases came to.
    let less = on_sum(sum(&shares), false);
    reduce(t, shares, &less, said)
}

/// The reductions on the side of who is damaged, in the order that was named.
fn reduce(t: &T, mut shares: Shares, less: &[Modifier], said: &[Thing]) -> Next {
    let total = sum(&shares);
    let by = |k: usize, n: i16| {
        let Rule::Damage(rule) = less[k].s.rule else { unreachable!("a rule about damage") };
        let ctx = Ctx { amount: Some(n), ..less[k].s.ctx(0) };
        // What is said of larger amounts only says nothing of what is left. [DA8]
        let still = rule.only.as_ref().is_none_or(|o| bound(t, &ctx, o, n));
        if still { sized(t, &less[k].s.ctx(0), less[k].by, n) } else { n }
    };
    let nth = |s: &Thing| if let Thing::Nth(n) = s { Some(usize::from(*n)) } else { None };
    let named: Vec<usize> = said.iter().filter_map(nth).collect();
    let cut = |s: &Thing| if let Thing::Cut(n) = s { Some(*n) } else { None };
    let cuts: Vec<i16> = said.iter().filter_map(cut).collect();
    let left: Vec<usize> = (0..less.len()).filter(|k| !named.contains(k)).collect();
    let so_far = named.iter().fold(total, |n, &k| by(k, n));
    if (2..=ORDERED).contains(&left.len()) {
        let mut totals = Vec::new();
        orders(&by, &left, so_far, &mut totals);
        if totals.len() > 1 {
            return Next::Order(left.into_iter().map(|k| (k as u16, less[k].s.source)).collect());
        }
    }
    let after = left.iter().fold(so_far, |n, &k| by(k, n));
    if let Some((share, least, most)) = falls(t, &shares, total - after, &cuts) {
        return Next::Fall(share, least, most);
    }
    let mut rest = total - after;
    for (share, cut) in shares.iter_mut().zip(&cuts) {
        share.amount -= cut;
        rest -= cut;
    }
    for share in shares.iter_mut().rev() {
        let take = rest.min(share.amount).max(0);
        share.amount -= take;
        rest -= take;
    }
    Next::Settled(shares)
}

/// All totals that some order of these reductions comes to.
fn orders(by: &dyn Fn(usize, i16) -> i16, left: &[usize], from: i16, out: &mut Vec<i16>) {
    if left.is_empty() && !out.contains(&from) {
        out.push(from);
    }
    for &k in left {
        let rest: Vec<usize> = left.iter().copied().filter(|x| *x != k).collect();
        orders(by, &rest, by(k, from), out);
    }
}

/// The next share of which it is not clear how much of a reduction falls on it,
/// where somebody listens to who inflicts how much. [DA2]
fn falls(t: &T, shares: &[Share], by: i16, cuts: &[i16]) -> Option<(Share, i16, i16)> {
    if !layers::hears(t, listen::DAMAGE) {
        return None;
    }
    let share = *shares.get(cuts.len())?;
    let left = by - cuts.iter().sum::<i16>();
    let rest: i16 = shares.iter().skip(cuts.len() + 1).map(|s| s.amount).total();
    let (least, most) = ((left - rest).max(0), left.min(share.amount));
    (least < most).then_some((share, least, most))
}

fn modifier<'a>(
    t: &T,
    s: &Standing<'a>,
    from: ObjectId,
    to: ObjectId,
    battle: bool,
    total: i16,
) -> Option<Modifier<'a>> {
    let Rule::Damage(rule) = s.rule else { return None };
    let DamageRule { from: source, to: target, which, only, by, during, .. } = &**rule;
    let ctx = Ctx { amount: Some(total), ..s.ctx(0) };
    // Battle damage is damage, and besides what is said of battle damage. [408.6a]
    rule!("408.6a");
    let yes = (*which == Damage::Any || battle)
        && source.as_ref().is_none_or(|w| inflicts(t, &s.ctx(0), w, from))
        && applies(t, s, target.as_ref(), to)
        && only.as_ref().is_none_or(|o| bound(t, &ctx, o, total))
        && during.as_ref().is_none_or(|c| cond(t, &Ctx { each: to, ..ctx }, c));
    yes.then_some(Modifier { s: *s, from: source.is_some(), by })
}

fn raises(by: &Sized) -> bool {
    matches!(by, Sized::Increase(_))
}
