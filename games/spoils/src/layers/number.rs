//! Numbers: what a number becomes, then all increases, then all reductions,
//! never below 0. [410.3] [410.4]

use super::{changes, each, kinds_at};
use crate::board::{Read, T, Zone, Zones};
use crate::event::Change;
use crate::listen;
use crate::play::{TOTAL, is_card};
use crate::targets::{concerns, num};
use crate::words::{Gain, Kinds, Rule, Stat};
use arbiter_kernel::{ObjectId, rule};

/// A number of a card now; of one that is gone, the last. [EF3]
#[must_use]
pub fn stat(t: &T, id: ObjectId, s: Stat) -> i16 {
    stat_at(t, id, s, 0)
}

/// The same, for a reading that lies inside others.
#[must_use]
pub fn stat_at(t: &T, id: ObjectId, s: Stat, depth: u8) -> i16 {
    match s {
        Stat::Cost => return cost(t, id),
        Stat::Influence => {
            let owner = t.objects.get(id).map_or(0, |o| o.owner);
            return t.board.seats[owner as usize].influence;
        }
        _ => (),
    }
    let Some(o) = t.objects.get(id) else { return t.ghosts.get(id).map_or(0, |g| g.stat(s)) };
    if o.mark.facedown {
        return 0;
    }
    let Some(printed) = printed(t, id, s) else {
        // It is not of the type, so it has no such number. [201.7a] [201.8a]
        if !kinds_at(t, id, depth).contains(needs(s)) {
            rule!("201.7a", "201.8a");
            return 0;
        }
        return fold(t, id, s, 0, depth);
    };
    if !o.modified() && !super::said_by_any(t, listen::NUMBER, |rule| speaks(rule, s)) {
        return printed;
    }
    fold(t, id, s, printed, depth)
}

fn needs(s: Stat) -> Kinds {
    if s == Stat::Structure { Kinds::LOCATION } else { Kinds::CHARACTER }
}

/// What is printed.
#[must_use]
pub(super) fn printed(t: &T, id: ObjectId, s: Stat) -> Option<i16> {
    let card = &t.face(id.slot).card;
    match s {
        Stat::Strength => card.stats.map(|x| x.strength),
        Stat::Life => card.stats.map(|x| x.life),
        Stat::Speed => card.stats.map(|x| x.speed),
        Stat::Structure => card.structure,
        Stat::Cost => Some(card.cost.map_or(0, i16::from)),
        Stat::Influence => Some(t.face(id.slot).faction.influence),
    }
}

/// Whether a rule is about this number.
fn speaks(rule: &Rule, s: Stat) -> bool {
    let about = |g: &Gain| matches!(g, Gain::Stat(_, _, x) | Gain::Becomes(_, x) if *x == s);
    matches!(rule, Rule::Change(c) if c.gains.iter().any(about))
}

/// Whether a number of a card is larger than this for certain: as printed it is,
/// and nothing takes any of it away.
/// Shortcut if true: else the number is read.
pub(crate) fn exceeds(t: &T, id: ObjectId, s: Stat, n: i16) -> bool {
    let lessens = |c: Change| match c {
        Change::Stats(a, b, c) => a.min(b).min(c) < 0,
        Change::Structure(n) => n < 0,
        Change::Is(..) => true,
        _ => false,
    };
    printed(t, id, s).is_some_and(|printed| printed > n)
        && !super::astir(t, [listen::FRAIL])
        && !t.modifiers_on(id).any(|m| lessens(m.change))
}

fn fold(t: &T, id: ObjectId, s: Stat, printed: i16, depth: u8) -> i16 {
    let mut set: Option<(u32, i16)> = None;
    // Increases first and reductions then come to their sum: in between nothing is cut off.
    let mut sum = 0i32;
    let mut add = |n: i16| sum += i32::from(n);
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Stats(a, b, c) => match s {
                Stat::Strength => add(a),
                Stat::Life => add(b),
                Stat::Speed => add(c),
                _ => (),
            },
            Change::Structure(n) if s == Stat::Structure => add(n),
            Change::Is(x, n) if x == s.into() => set = set.max(Some((m.stamp, n))),
            _ => (),
        }
    }
    each(
        t,
        listen::NUMBER,
        depth,
        |st| speaks(st.rule, s) && changes(t, st, id),
        |st| {
            let Rule::Change(c) = st.rule else { return };
            let mut ctx = st.ctx(depth);
            if !concerns(t, &ctx, &c.who, id) {
                return;
            }
            ctx.each = id;
            let times = c.each.as_ref().map_or(1, |n| num(t, &ctx, n));
            // What gear adds to the character that carries it. [201.7c]
            rule!("201.7c");
            for g in &c.gains {
                match g {
                    Gain::Stat(gain, n, x) if *x == s => {
                        let n = num(t, &ctx, n).saturating_mul(times);
                        add(if *gain { n } else { -n });
                    }
                    Gain::Becomes(n, x) if *x == s => set = set.max(Some((st.stamp, num(t, &ctx, n)))),
                    _ => (),
                }
            }
        },
    );
    rule!("410.3");
    let value = i32::from(set.map_or(printed, |x| x.1)) + sum;
    rule!("410.4");
    value.clamp(0, i16::MAX.into()) as i16
}

/// The numeric cost of a card: the running total while it is being played,
/// else the cost number. [406.1] [CO4]
#[must_use]
pub fn cost(t: &T, id: ObjectId) -> i16 {
    let Some(o) = t.objects.get(id) else { return t.ghosts.get(id).map_or(0, |g| g.cost) };
    if o.mark.facedown {
        return 0;
    }
    if t.place(id) == Some(Zone::Played) {
        let running = t.scopes().filter(|s| s.source == id && is_card(t, s)).last();
        if let Some(s) = running {
            return s.notes[TOTAL];
        }
    }
    rule!("406.1");
    printed(t, id, Stat::Cost).unwrap_or(0)
}
