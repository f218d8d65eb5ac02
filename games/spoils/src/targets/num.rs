//! Numbers of texts. [410]

use super::{Ctx, count, filter, seats, whom};
use crate::board::{T, Zone, Zones};
use crate::effect;
use crate::effect::tally::Came;
use crate::icons;
use crate::layers;
use crate::play::{self, X, Y};
use crate::words::{Bound, Num, Stat, Var, Who};
use arbiter_kernel::{ObjectId, Total, rule};

/// A number, never below 0. [410.4]
#[must_use]
pub fn num(t: &T, ctx: &Ctx, n: &Num) -> i16 {
    let value = read(t, ctx, n);
    rule!("410.4");
    value.max(0)
}

fn read(t: &T, ctx: &Ctx, n: &Num) -> i16 {
    // A rule that an effect made reads what the effect knew.
    let scope = ctx.scope.or(ctx.known);
    let note = |at: usize| scope.map_or(0, |s| s.notes[at]);
    match n {
        Num::N(n) => *n,
        Num::Var(Var::X) => match scope {
            Some(s) if play::flag(s, play::SAID_X) || play::is_card(t, s) => s.notes[X],
            _ => own_x(t, ctx),
        },
        Num::Var(Var::Y) => note(Y),
        Num::Plus(a, b) => num(t, ctx, a).saturating_add(num(t, ctx, b)),
        Num::Minus(a, b) => num(t, ctx, a) - num(t, ctx, b),
        Num::Twice(a) => num(t, ctx, a).saturating_mul(2),
        Num::Half { of, up } => num(t, ctx, of).saturating_add(i16::from(*up)) / 2,
        Num::Stat(who, s) | Num::StatOf(who, s) | Num::LastStat(who, s) => {
            // What is no character has no strength. [201.7a]
            let has = |id: &&ObjectId| {
                t.place(**id) == Some(Zone::Faction) || filter::carries(layers::kinds_at(t, **id, ctx.depth), *s)
            };
            cards(t, ctx, who).iter().filter(has).map(|&id| layers::stat_at(t, id, *s, ctx.depth)).total()
        }
        Num::Printed(who, s) => cards(t, ctx, who).iter().map(|&id| printed(t, id, *s)).total(),
        Num::Tokens(who) => cards(t, ctx, who).iter().map(|&id| tokens(t, id)).total(),
        Num::Count(f) => count(t, ctx, f),
        Num::Held(slot, said) => scope.map_or(0, |s| effect::tally::of(s, *slot, said.done)),
        Num::Icons(icon, p) => {
            seats(t, ctx, p).iter().map(|&s| i16::from(icons::of_at(t, s, ctx.depth).count(*icon))).total()
        }
        Num::Extreme { highest, stat, among } => {
            let mut ids = Vec::new();
            super::all(t, ctx, among, &mut ids);
            let all = ids.iter().map(|&id| layers::stat_at(t, id, *stat, ctx.depth));
            (if *highest { all.max() } else { all.min() }).unwrap_or(0)
        }
        Num::Least(a, b) => num(t, ctx, a).min(num(t, ctx, b)),
        Num::Amount => ctx.amount.unwrap_or_else(|| scope.map_or(0, |s| s.amount)),
        Num::Bid => scope.and_then(|s| s.picked(crate::bid::WINNER).last()).map_or(0, |p| p.share),
        Num::Removed => scope.map_or(0, |s| effect::tally::came(s, Came::Tokens)),
        Num::Gained => scope.map_or(0, |s| effect::tally::came(s, Came::Influence)),
        Num::Done(said) => scope.map_or(0, |s| effect::tally::came(s, Came::To(said.done))),
    }
}

/// The number chosen for X while the card was played. [OB2]
fn own_x(t: &T, ctx: &Ctx) -> i16 {
    layers::glance(t, ctx.source).map_or(0, |i| i.x)
}

fn cards(t: &T, ctx: &Ctx, who: &Who) -> Vec<ObjectId> {
    let mut ids = Vec::new();
    whom(t, ctx, who, &mut ids);
    ids
}

fn printed(t: &T, id: ObjectId, s: Stat) -> i16 {
    let face = layers::glance(t, id).map_or(t.objects.at(id.slot).face, |i| i.face);
    t.rules.faces[face as usize].printed(s)
}

fn tokens(t: &T, id: ObjectId) -> i16 {
    layers::glance(t, id).map_or(0, |i| i.tokens)
}

/// Whether a number lies within bounds.
#[must_use]
pub fn bound(t: &T, ctx: &Ctx, b: &Bound, n: i16) -> bool {
    match b {
        Bound::AtMost(most) => n <= num(t, ctx, most),
        Bound::AtLeast(least) => n >= num(t, ctx, least),
        Bound::Is(x) | Bound::Only(x) => n == num(t, ctx, x),
        Bound::MoreThan(x) => n > num(t, ctx, x),
        Bound::LessThan(x) => n < num(t, ctx, x),
        Bound::Some => n > 0,
        Bound::Even => {
            rule!("410.1");
            rule!("410.1a");
            n % 2 == 0
        }
    }
}
