//! Whether a card is what a filter says.

use super::{Ctx, bound, sides, zone_of};
use crate::board::{Read, T, Zone};
use crate::icons;
use crate::layers::{self, Info};
use crate::play::CHOSEN;
use crate::rules::Sort;
use crate::words::{Area, Facing, Filter, Kinds, Link, Part, Side};
use arbiter_kernel::{ObjectId, rule};

/// A card where it lies.
#[must_use]
pub fn matches(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    let Some(o) = t.objects.get(id) else { return false };
    let place = t.place(id).expect("it is there");
    if place == Zone::Faction {
        return f.kinds.contains(Kinds::FACTION) && (f.side == Side::Any || sides(t, ctx, f.side).contains(&o.owner));
    }
    let there = match f.area {
        Area::Slot(_) => true,
        a => zone_of(a) == Some(place),
    };
    if !there {
        // Cards elsewhere are not meant. [402.3a]
        rule!("402.3a");
        return false;
    }
    let kinds = layers::kinds_at(t, id, ctx.depth);
    let seat = t.controller(id).unwrap_or(o.owner);
    let card = &t.rules.faces[o.face as usize].card;
    if !types(f, kinds) || (f.side != Side::Any && !sides(t, ctx, f.side).contains(&seat)) {
        return false;
    }
    (f.owner == Side::Any || sides(t, ctx, f.owner).contains(&o.owner))
        && !(f.other && (id == ctx.source || ctx.each == id))
        && (!o.mark.facedown || (!f.staple && f.trade.is_none() && f.name.is_none() && f.unique.is_none()))
        && (!f.staple || card.staple)
        && f.trade.is_none_or(|x| card.trade == Some(x))
        && f.name.as_ref().is_none_or(|n| card.name == *n)
        && f.token.as_ref().is_none_or(|n| card.token && card.name.to_lowercase().starts_with(&n.to_lowercase()))
        && f.unique.as_ref().is_none_or(|u| t.face(id.slot).unique.as_ref() == Some(u))
        && (!f.different_name || card.name != t.face(ctx.source.slot).card.name)
        && f.facing.is_none_or(|x| (x == Facing::Down) == o.mark.facedown)
        && f.depleted.is_none_or(|d| d == o.mark.depleted)
        && f.tokens.as_ref().is_none_or(|b| bound(t, ctx, b, o.mark.tokens))
        && f.part.is_none_or(|p| takes_part(t, ctx, p, id))
        && f.subtype.as_ref().is_none_or(|s| layers::has_subtype(t, id, s, ctx.depth))
        && f.keyword.is_none_or(|(k, yes)| layers::keyword_at(t, id, k, ctx.depth) == yes)
        && f.stat.as_ref().is_none_or(|(s, b)| bound(t, ctx, b, layers::stat_at(t, id, *s, ctx.depth)))
        && f.link.as_ref().is_none_or(|l| linked(t, ctx, l, id))
        && (f.provides.is_empty() || icons::provided(t, id).meet(f.provides))
        && (!f.ability || layers::abilities(t, id).iter().any(|&a| used(t, a)))
        && (!f.hurt_you || t.board.harmed.iter().any(|h| h.from == id && h.to == t.faction(ctx.me)))
        && f.same_type.as_ref().is_none_or(|w| alike(t, ctx, w, kinds))
}

fn used(t: &T, a: u16) -> bool {
    matches!(t.rules.abilities[a as usize].sort, Sort::Used { .. })
}

fn alike(t: &T, ctx: &Ctx, who: &crate::words::Who, kinds: Kinds) -> bool {
    let mut ids = Vec::new();
    super::whom(t, ctx, who, &mut ids);
    ids.first().is_some_and(|&other| layers::kinds_at(t, other, ctx.depth).intersects(kinds))
}

/// Whether a card is of the type that a player declared.
pub(super) fn declared(ctx: &Ctx, kinds: Kinds) -> bool {
    ctx.scope.is_some_and(|s| i16::from(kinds.bits()) & s.notes[CHOSEN] != 0)
}

/// A faction is meant only where it is named. [202.9]
fn types(f: &Filter, kinds: Kinds) -> bool {
    (f.kinds.is_empty() || f.kinds.intersects(kinds)) && !f.not.intersects(kinds)
}

/// A card as it was when it left; its area is not asked. [TR8]
#[must_use]
pub fn fits(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, i: &Info) -> bool {
    let card = &t.rules.faces[i.face as usize].card;
    types(f, i.kinds())
        && i.zone != Zone::Faction
        && (f.side == Side::Any || sides(t, ctx, f.side).contains(&i.seat))
        && (f.owner == Side::Any || sides(t, ctx, f.owner).contains(&i.owner))
        && !(f.other && id == ctx.source)
        && (!f.staple || (card.staple && !i.facedown))
        && f.trade.is_none_or(|x| card.trade == Some(x) && !i.facedown)
        && f.name.as_ref().is_none_or(|n| card.name == *n && !i.facedown)
        && f.token.as_ref().is_none_or(|n| card.token && card.name.to_lowercase().starts_with(&n.to_lowercase()))
        && f.facing.is_none_or(|x| (x == Facing::Down) == i.facedown)
        && f.depleted.is_none_or(|d| d == i.depleted)
        && f.tokens.as_ref().is_none_or(|b| bound(t, ctx, b, i.tokens))
        && f.subtype.as_ref().is_none_or(|s| i.has_subtype(t, s))
        && f.keyword.is_none_or(|(_, yes)| i.covert == yes)
        && f.stat.as_ref().is_none_or(|(s, b)| bound(t, ctx, b, i.stat(*s)))
        && f.part.is_none_or(|p| match p {
            Part::Attacking => i.attacking,
            Part::Blocking => i.blocking,
            Part::Either | Part::Battle => i.attacking || i.blocking,
            Part::NoBattle => !i.attacking && !i.blocking,
            _ => false,
        })
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
            let mine = if b.has(ctx.source) { b.attackers.contains(&ctx.source) } else { b.attacker == ctx.me };
            if mine { d } else { a }
        }
        Part::YourParty => b.party(ctx.me).contains(&id),
    }
}

fn linked(t: &T, ctx: &Ctx, l: &Link, id: ObjectId) -> bool {
    let on = t.objects.at(id.slot).mark.on;
    match l {
        Link::ToThis => on == ctx.source,
        Link::ToYourFaction => on == t.faction(ctx.me),
        Link::Has(kinds) => t.attached(id).iter().any(|&a| layers::kinds_at(t, a, ctx.depth + 1).intersects(*kinds)),
    }
}
