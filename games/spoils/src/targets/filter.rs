//! Whether a card is what a filter says.

use super::{Ctx, bound, sides, zone_of};
use crate::board::{Battle, Mark, Read, T, Zone, Zones};
use crate::card::Card;
use crate::icons;
use crate::layers::{self, Info};
use crate::play::CHOSEN;
use crate::rules::Face;
use crate::words::{Area, Facing, Filter, Kinds, Link, Part, Side, Stat};
use arbiter_kernel::{Object, ObjectId, Seat, rule};

/// A card where it lies.
#[must_use]
pub fn matches(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    suits(t, ctx, f, id)
        && (f.extreme.is_none() || {
            let mut all = Vec::new();
            super::all(t, ctx, f, &mut all);
            all.contains(&id)
        })
}

/// A card where it lies, of a filter that is read as if it said this area and this side.
#[must_use]
pub fn matches_in(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, area: Area, side: Side) -> bool {
    if f.extreme.is_some() {
        return matches(t, ctx, &Filter { area, side, ..f.clone() }, id);
    }
    suits_in(t, ctx, f, id, area, side)
}

/// Keeps those with the most or the least of a number, of all from a place on.
pub(super) fn foremost(t: &T, ctx: &Ctx, f: &Filter, out: &mut Vec<ObjectId>, from: usize) {
    let Some((highest, s)) = f.extreme else { return };
    let of = |id: &ObjectId| {
        let number = || layers::stat_at(t, *id, s, ctx.depth);
        carries(layers::kinds_at(t, *id, ctx.depth), s).then(number)
    };
    let all = out[from..].iter().filter_map(of);
    let edge = if highest { all.max() } else { all.min() };
    let mut n = 0;
    out.retain(|id| {
        n += 1;
        n <= from || (edge.is_some() && of(id) == edge)
    });
}

/// A card where it lies, whatever others have more or less.
#[must_use]
pub(super) fn suits(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    suits_in(t, ctx, f, id, f.area, f.side)
}

fn suits_in(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, area: Area, side: Side) -> bool {
    let Some(o) = t.objects.get(id) else { return false };
    let place = t.place(id).expect("it is there");
    if place == Zone::Faction {
        let number = |s: &Stat| if *s == Stat::Influence { t.board.seats[o.owner as usize].influence } else { 0 };
        return f.kinds.contains(Kinds::FACTION)
            && on_side(t, ctx, side, o.owner)
            && !(f.other && (id == ctx.source || ctx.each == id))
            && f.stat.as_ref().is_none_or(|(s, b)| bound(t, ctx, b, number(s)));
    }
    let there = match area {
        Area::Slot(_) => true,
        a => zone_of(a) == Some(place),
    };
    if !there {
        // Cards elsewhere are not meant. [402.3a]
        rule!("402.3a");
        return false;
    }
    let seat = t.controller(id).unwrap_or(o.owner);
    let face = &t.rules.faces[o.face as usize];
    let kinds = layers::kinds_at(t, id, ctx.depth);
    if o.mark.facedown && fronts(f) {
        // `a face-down location`: one that has it on its front, for who may look. [411.2] [401.2a]
        rule!("411.2");
        let seen = seat == ctx.by || o.known.has(ctx.by);
        return seen
            && on_side(t, ctx, side, seat)
            && on_side(t, ctx, f.owner, o.owner)
            && printed(t, ctx, f, face)
            && lies(t, ctx, f, (id, o));
    }
    types(f, kinds) && on_side(t, ctx, side, seat) && narrows(t, ctx, f, (id, o), kinds)
}

/// Whether a card is what a filter asks for besides where it lies, whose it is
/// and of which type.
pub(super) fn narrows(t: &T, ctx: &Ctx, f: &Filter, (id, o): (ObjectId, &Object<Mark>), kinds: Kinds) -> bool {
    let face = &t.rules.faces[o.face as usize];
    on_side(t, ctx, f.owner, o.owner)
        && lies(t, ctx, f, (id, o))
        && (!o.mark.facedown || !asks_name(f))
        && named(t, ctx, f, face)
        && f.token.as_ref().is_none_or(|n| is_token(&face.card, n))
        && f.facing.is_none_or(|x| (x == Facing::Down) == o.mark.facedown)
        && f.subtype.as_ref().is_none_or(|s| layers::has_subtype(t, id, s, ctx.depth))
        && f.keyword.is_none_or(|(k, yes)| layers::keyword_at(t, id, k, ctx.depth) == yes)
        && f.stat
            .as_ref()
            .is_none_or(|(s, b)| carries(kinds, *s) && bound(t, ctx, b, layers::stat_at(t, id, *s, ctx.depth)))
        && (f.provides.is_empty() || icons::provided(t, id, ctx.depth).meet(f.provides))
        && (!f.ability || !o.mark.facedown && layers::able(t, id, ctx.depth))
        && (!f.hurt_you || hurt(t, ctx, id))
        && f.same_type.as_ref().is_none_or(|w| alike(t, ctx, w, kinds))
}

/// Whether a card lies and has on it what a filter says, whatever is on its front.
fn lies(t: &T, ctx: &Ctx, f: &Filter, (id, o): (ObjectId, &Object<Mark>)) -> bool {
    // Others than the card that speaks, and than the one that it is about. [EF17]
    let about = || ctx.scope.and_then(|s| s.subject).is_some_and(|it| it.face(t) == id);
    !(f.other && (id == ctx.source || ctx.each == id || about()))
        && f.depleted.is_none_or(|d| d == o.mark.depleted)
        && f.tokens.as_ref().is_none_or(|b| bound(t, ctx, b, o.mark.tokens))
        && f.part.is_none_or(|p| takes_part(t, ctx, p, id))
        && f.link.as_ref().is_none_or(|l| linked(t, ctx, l, id))
}

/// Whether cards of these types have such a number: only characters have strength,
/// life and speed, only locations structure. [201.7a] [201.8a]
pub(crate) fn carries(kinds: Kinds, s: Stat) -> bool {
    match s {
        Stat::Strength | Stat::Life | Stat::Speed => kinds.contains(Kinds::CHARACTER),
        Stat::Structure => kinds.contains(Kinds::LOCATION),
        Stat::Cost | Stat::Influence => true,
    }
}

/// Whether it speaks of what is on the front of cards that lie face-down. [411.1]
pub(super) fn fronts(f: &Filter) -> bool {
    f.facing == Some(Facing::Down) && !f.kinds.is_empty() && !f.kinds.contains(Kinds::RESOURCE)
}

/// Whether a player is on the side that is meant.
fn on_side(t: &T, ctx: &Ctx, side: Side, seat: Seat) -> bool {
    match side {
        Side::Any => true,
        Side::Yours => seat == ctx.me,
        side => sides(t, ctx, side).contains(&seat),
    }
}

/// Whether it inflicted damage to this player's faction this turn.
fn hurt(t: &T, ctx: &Ctx, id: ObjectId) -> bool {
    t.board.harmed.iter().any(|h| h.from == id && h.to == t.faction(ctx.me))
}

fn alike(t: &T, ctx: &Ctx, who: &crate::words::Who, kinds: Kinds) -> bool {
    let mut ids = Vec::new();
    super::whom(t, ctx, who, &mut ids);
    ids.first().is_some_and(|&other| layers::kinds_at(t, other, ctx.depth).intersects(kinds))
}

/// Whether a card is of the type that a player declared.
pub(super) fn declared(ctx: &Ctx, kinds: Kinds) -> bool {
    ctx.scope.or(ctx.known).is_some_and(|s| i16::from(kinds.bits()) & s.notes[CHOSEN] != 0)
}

/// A faction is meant only where it is named. [202.9]
pub(super) fn types(f: &Filter, kinds: Kinds) -> bool {
    (f.kinds.is_empty() || f.kinds.intersects(kinds)) && !f.not.intersects(kinds)
}

/// A card as it was when it left; its area is not asked. [TR8]
#[must_use]
pub fn fits(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, i: &Info) -> bool {
    let face = &t.rules.faces[i.face as usize];
    let card = &face.card;
    types(f, i.kinds())
        && on_side(t, ctx, f.side, i.seat)
        && on_side(t, ctx, f.owner, i.owner)
        && !(f.other && id == ctx.source)
        && (!i.facedown || !asks_name(f))
        && named(t, ctx, f, face)
        && f.token.as_ref().is_none_or(|n| is_token(card, n))
        && f.facing.is_none_or(|x| (x == Facing::Down) == i.facedown)
        && f.depleted.is_none_or(|d| d == i.depleted)
        && f.tokens.as_ref().is_none_or(|b| bound(t, ctx, b, i.tokens))
        && f.subtype.as_ref().is_none_or(|s| i.has_subtype(t, s))
        && f.keyword.is_none_or(|(_, yes)| i.covert == yes)
        && f.stat.as_ref().is_none_or(|(s, b)| carries(i.kinds(), *s) && bound(t, ctx, b, i.stat(*s)))
        && f.part.is_none_or(|p| took_part(t, ctx, p, i))
        && f.link.as_ref().is_none_or(|l| was_linked(t, ctx, l, i))
        && (f.provides.is_empty() || (i.texted && !i.facedown && face.provides.meet(f.provides)))
        && (!f.ability || i.able)
        && (!f.hurt_you || hurt(t, ctx, id))
        && f.same_type.as_ref().is_none_or(|w| alike(t, ctx, w, i.kinds()))
}

/// A card as it is printed: one that was played this turn, wherever it is now.
/// What a card that is played does not have yet is refused by the grammar.
#[must_use]
pub(crate) fn printed(t: &T, ctx: &Ctx, f: &Filter, face: &Face) -> bool {
    let card = &face.card;
    types(f, card.kinds)
        && named(t, ctx, f, face)
        && f.subtype.as_ref().is_none_or(|s| rule!("201.4b" => card.subtypes.iter().any(|own| own == s)))
        && f.keyword.is_none_or(|(_, yes)| face.covert == yes)
        && f.stat.as_ref().is_none_or(|(s, b)| carries(card.kinds, *s) && bound(t, ctx, b, face.printed(*s)))
        && (!f.ability || face.used.is_some())
}

/// A card that is about to be played, wherever it lies: one that lies face-down
/// is what is printed on it. [507.4a] [FU5]
#[must_use]
pub(crate) fn as_played(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    if t.objects.at(id.slot).mark.facedown {
        return printed(t, ctx, f, t.face(id.slot));
    }
    let area = t.place(id).map_or(Area::Hand, crate::listen::area);
    matches(t, ctx, &Filter { area, side: Side::Any, ..f.clone() }, id)
}

/// What is printed in its head.
fn named(t: &T, ctx: &Ctx, f: &Filter, face: &Face) -> bool {
    let card = &face.card;
    (!f.staple || card.staple)
        && f.trade.is_none_or(|x| card.trade == Some(x))
        && f.name.as_ref().is_none_or(|n| rule!("201.1b" => card.name == *n))
        && f.unique.as_ref().is_none_or(|u| face.unique.as_ref() == Some(u))
        && (!f.different_name || card.name != t.face(ctx.source.slot).card.name)
}

/// Whether it asks for what a face-down card does not show. [411.1]
fn asks_name(f: &Filter) -> bool {
    f.staple || f.trade.is_some() || f.name.is_some() || f.unique.is_some()
}

fn is_token(card: &Card, name: &str) -> bool {
    card.token && card.name.to_lowercase().starts_with(&name.to_lowercase())
}

/// The part that a card took in the battle when it left.
fn took_part(t: &T, ctx: &Ctx, part: Part, i: &Info) -> bool {
    let fought = |with: fn(&Battle, &Ctx) -> (bool, bool)| {
        let (attackers, blockers) = t.board.battle.as_ref().map_or((false, false), |b| with(b, ctx));
        (attackers && i.attacking) || (blockers && i.blocking)
    };
    match part {
        Part::Attacking => i.attacking,
        Part::Blocking => i.blocking,
        Part::Either | Part::Battle => i.attacking || i.blocking,
        Part::NoBattle => !i.attacking && !i.blocking,
        Part::WithThis => fought(|b, ctx| (b.attackers.contains(&ctx.source), b.blockers.contains(&ctx.source))),
        Part::Opposing => fought(|b, ctx| (!attacks(b, ctx), attacks(b, ctx))),
        Part::YourParty => fought(|b, ctx| (b.attacker == ctx.me, b.attacker != ctx.me)),
    }
}

/// Whether the card that speaks is on the side that attacks.
fn attacks(b: &Battle, ctx: &Ctx) -> bool {
    if b.has(ctx.source) { b.attackers.contains(&ctx.source) } else { b.attacker == ctx.me }
}

fn was_linked(t: &T, ctx: &Ctx, l: &Link, i: &Info) -> bool {
    match l {
        Link::ToThis => i.on == ctx.source,
        Link::ToYourFaction => i.on == t.faction(ctx.me),
        Link::Has(kinds) => Kinds::from_bits_truncate(i.bears).intersects(*kinds),
    }
}

/// The part a card takes in the battle. [302.12] [302.13]
#[must_use]
pub(super) fn takes_part(t: &T, ctx: &Ctx, part: Part, id: ObjectId) -> bool {
    let Some(b) = &t.board.battle else { return part == Part::NoBattle };
    let (a, d) = (b.attackers.contains(&id), b.blockers.contains(&id));
    match part {
        Part::Attacking => {
            rule!("302.12");
            a
        }
        Part::Blocking => {
            rule!("302.13");
            d
        }
        Part::Either | Part::Battle => {
            rule!("302.9", "302.12", "302.13");
            a || d
        }
        Part::NoBattle => !a && !d,
        Part::WithThis => {
            // The card itself included. [302.14]
            rule!("302.14");
            (a && b.attackers.contains(&ctx.source)) || (d && b.blockers.contains(&ctx.source))
        }
        Part::Opposing => {
            rule!("302.10");
            if attacks(b, ctx) { d } else { a }
        }
        Part::YourParty => b.party(ctx.me).contains(&id),
    }
}

fn linked(t: &T, ctx: &Ctx, l: &Link, id: ObjectId) -> bool {
    let on = t.objects.at(id.slot).mark.on;
    match l {
        Link::ToThis => on == ctx.source,
        Link::ToYourFaction => on == t.faction(ctx.me),
        Link::Has(kinds) => t.attached(id).iter().any(|&a| layers::kinds_at(t, a, ctx.depth).intersects(*kinds)),
    }
}
