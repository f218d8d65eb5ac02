//! Conditions and amounts: whether a part of a text is valid, and how much it
//! says. [10.3.3]

use super::{ACCEPTED, CHOSEN, Ctx, FROZEN, GRAVES, ROLL, SPELLS, count, informed, matches_info, seats, whom};
use crate::board::{Cards, Read, Scope, T, Thing, Zones};
use crate::card::Kind;
use crate::effect::COUNTED;
use crate::layers::{self, Info};
use crate::rules::{Gate, Sort};
use crate::words::{Amount, Cmp, Cond, Count, Filter, Stat, Who, Zone};
use arbiter_kernel::{ObjectId, Seat, Total, rule};

/// Compares a number.
#[must_use]
pub fn compare(c: Cmp, n: i16) -> bool {
    match c {
        Cmp::AtLeast(x) => n >= x,
        Cmp::AtMost(x) => n <= x,
        Cmp::Exactly(x) => n == x,
    }
}

/// Spells in a player's cemetery. [13.3.1.2]
#[must_use]
pub fn spells(t: &T, seat: Seat) -> i16 {
    t.cards(seat, Zone::Cemetery).iter().filter(|&&s| t.face(s).card.kind == Kind::Spell).count() as i16
}

/// Whether a condition holds. [10.3.3]
#[must_use]
pub fn cond(t: &T, ctx: &Ctx, c: &Cond) -> bool {
    let me = &t.board.seats[ctx.me as usize];
    let frozen = ctx.scope.filter(|s| s.notes[FROZEN] != 0);
    match c {
        Cond::Combo(n) => {
            rule!("13.2.1.1", "13.2.1.2");
            // [13.2.1.2] Including this card: while it is being played it is not counted yet. [R12]
            let playing = |s: &Scope| s.notes[FROZEN] == 0 && t.place(s.source) == Some(Zone::Resolution);
            me.played.saturating_add(u8::from(ctx.scope.is_some_and(playing))) >= *n
        }
        Cond::Spellchain(n) => {
            rule!("13.3.1.1", "13.3.1.2");
            // Before resolving began, as it is now.
            let now = || spells(t, ctx.me);
            frozen.map_or_else(now, |s| {
                // [13.3.1.3] [13.3.1.4] Frozen; a spell itself lay in the resolution zone then.
                rule!("13.3.1.3", "13.3.1.4");
                s.notes[SPELLS]
            }) >= i16::from(*n)
        }
        Cond::Necrocharge(n) => {
            rule!("13.5.1.1", "13.5.1.2");
            let now = || t.count(ctx.me, Zone::Cemetery) as i16;
            frozen.map_or_else(now, |s| {
                // [13.5.1.3.1] [13.5.1.3.2]
                rule!("13.5.1.3.1", "13.5.1.3.2");
                s.notes[GRAVES]
            }) >= i16::from(*n)
        }
        Cond::Overflow => {
            rule!("13.4.1.1", "13.4.1.2");
            me.max_pp >= 7
        }
        Cond::Sanguine => {
            rule!("13.5.2.1", "13.5.2.2");
            t.board.active == ctx.me && me.lost_defense
        }
        Cond::Count(f, cmp) => compare(*cmp, count(t, ctx, f)),
        Cond::It(_) => unreachable!("a pronoun"),
        // Where it is now; how it is, or was when it left. [10.11.1]
        Cond::This(f) if place_only(f) => {
            let this = super::this(t, ctx);
            t.place(this) == Some(f.zone) && super::suits(t, ctx, &Filter { this: false, ..f.clone() }, this)
        }
        Cond::This(f) => informed(t, ctx, f, ctx.source),
        Cond::Turn(w) => seats(ctx.me, *w).contains(&t.board.active),
        Cond::LeaderDefense(w, cmp) => {
            seats(ctx.me, *w).iter().all(|&s| compare(*cmp, layers::defense(t, t.leader(s))))
        }
        Cond::MaxPoints(cmp) => compare(*cmp, i16::from(me.max_pp)),
        Cond::Points(cmp) => compare(*cmp, i16::from(me.pp)),
        Cond::Counters(name, cmp) => compare(*cmp, t.counters(ctx.source, t.rules.counter(name))),
        Cond::Played(cmp) => compare(*cmp, i16::from(me.played)),
        Cond::Roll(cmp) => ctx.scope.is_some_and(|s| compare(*cmp, s.notes[ROLL])),
        Cond::Not(inner) => !cond(t, ctx, inner),
    }
}

/// Whether only the place of this card is asked for.
pub(crate) fn place_only(f: &Filter) -> bool {
    *f == Filter { this: true, zone: f.zone, side: f.side, ..Filter::default() }
}

/// Whether a part of a text is valid for a play. [10.3.2] [10.3.3]
#[must_use]
pub fn open(t: &T, ctx: &Ctx, gate: &Gate) -> bool {
    let bit = |note: usize, n: u8| ctx.scope.is_some_and(|s| s.notes[note] & (1 << n) != 0);
    match gate {
        Gate::Cond(c) => {
            rule!("10.3.3");
            cond(t, ctx, c)
        }
        Gate::It(slot, f) => {
            rule!("10.3.3");
            let mut ids = Cards::new();
            whom(t, ctx, &Who::Picked(*slot), &mut ids);
            let mut asked = ids.into_iter().map(|id| super::asked_about(t, ctx, id));
            asked.any(|id| layers::info(t, id).is_some_and(|i| matches_info(t, ctx, f, id, &i)))
        }
        Gate::Option(n) => bit(CHOSEN, *n),
        Gate::Extra(n) => bit(ACCEPTED, *n),
        Gate::Not(g) => !open(t, ctx, g),
    }
}

/// An amount; a value that must be used is never below 0. [1.3.2.2.1]
#[must_use]
pub fn amount(t: &T, ctx: &Ctx, n: &Amount) -> i16 {
    match n {
        Amount::N(n) => *n,
        Amount::X(c) => {
            // Counted once for a whole text.
            let known = ctx.scope.filter(|s| s.picks.iter().any(|p| p.of == COUNTED));
            let known = known.and_then(|s| s.picked(COUNTED).find(|p| p.what == Thing::X(crate::cycle::mark(&**c))));
            known.map_or_else(|| counted(t, ctx, c), |p| p.share)
        }
        Amount::Equal(c) => counted(t, ctx, c),
    }
}

/// Whether the card that speaks is among those its player played this turn: a
/// card that was summoned is not, nor one that is still being played. [R12] [R13]
fn was_played(t: &T, ctx: &Ctx) -> bool {
    let spell = |s: &Scope| matches!(t.rules.abilities.get(s.ability as usize).map(|a| &a.sort), Some(Sort::Spell));
    match ctx.scope {
        Some(s) if spell(s) => s.notes[FROZEN] != 0,
        _ if t.place(ctx.source) == Some(Zone::Resolution) => false,
        _ => {
            let there = t.objects.get(ctx.source).map(|o| o.mark.played);
            there.or_else(|| t.ghosts.get(ctx.source).map(|i| i.played)).flatten() == Some(ctx.me)
        }
    }
}

fn counted(t: &T, ctx: &Ctx, c: &Count) -> i16 {
    let me = &t.board.seats[ctx.me as usize];
    match c {
        Count::Cards(f) => count(t, ctx, f),
        Count::Played { excluding_this } => i16::from(me.played) - i16::from(*excluding_this && was_played(t, ctx)),
        Count::Stat(w, stat) => {
            let mut ids = Cards::new();
            match w {
                // [10.11.1] What this card was where its text worked, not what its move made of it.
                Who::This => ids.push(ctx.source),
                _ => whom(t, ctx, w, &mut ids),
            }
            let of = |i: Info| match stat {
                Stat::Attack => i.attack,
                Stat::Defense => i.defense,
                Stat::Cost => i16::from(t.rules.faces[i.own as usize].card.cost),
            };
            let read = |id: ObjectId| match t.objects.get(id) {
                Some(_) => Some(layers::stat(t, ctx, id, *stat)),
                None => layers::info(t, id).map(of),
            };
            ids.into_iter().map(|id| super::asked_about(t, ctx, id)).filter_map(read).total()
        }
        Count::MaxPoints => i16::from(me.max_pp),
        Count::Counters(name) => t.counters(ctx.source, t.rules.counter(name)),
        Count::ThatMuch => ctx.scope.map_or(0, |s| s.amount),
        Count::Roll => ctx.scope.map_or(0, |s| s.notes[ROLL]),
        Count::Times(n, of) => counted(t, ctx, of).saturating_mul(i16::from(*n)),
    }
}
