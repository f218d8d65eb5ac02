//! The cards that a filter means, of all that lie where it says.

use super::filter::{foremost, fronts, narrows, suits, types};
use super::{Ctx, sides, slot, zone_of};
use crate::board::{PLAYED, Read, T, Zone, Zones};
use crate::follow;
use crate::layers;
use crate::notes::BODY;
use crate::words::{Area, Filter, Kinds, Side};
use arbiter_kernel::{ObjectId, Seat, rule};
use std::ops::ControlFlow;

/// What is noted as such.
const BODIES: Kinds = Kinds::CHARACTER.union(Kinds::LOCATION);

/// Whether whoever goes through cards looks further.
type On = ControlFlow<()>;

/// All cards that a filter means, in a fixed order; where no area is named,
/// cards in play. [402.3]
pub fn all(t: &T, ctx: &Ctx, f: &Filter, out: &mut Vec<ObjectId>) {
    let from = out.len();
    let _ = each(t, ctx, f, &mut |id| {
        out.push(id);
        On::Continue(())
    });
    foremost(t, ctx, f, out, from);
}

/// Whether there are so many cards that a filter means and that are so.
pub(crate) fn enough(t: &T, ctx: &Ctx, f: &Filter, many: usize, so: impl Fn(ObjectId) -> bool) -> bool {
    if f.extreme.is_some() {
        let mut ids = Vec::new();
        all(t, ctx, f, &mut ids);
        return ids.into_iter().filter(|&id| so(id)).count() >= many;
    }
    let mut left = many;
    left == 0
        || each(t, ctx, f, &mut |id| {
            left -= usize::from(so(id));
            if left == 0 { On::Break(()) } else { On::Continue(()) }
        })
        .is_break()
}

/// Goes through all cards that a filter means, whatever others have more or less.
fn each(t: &T, ctx: &Ctx, f: &Filter, found: &mut impl FnMut(ObjectId) -> On) -> On {
    if let Area::Slot(n) = f.area {
        // Where the text itself has put them since. [402.4] [EF16]
        let now = |id| ctx.scope.map_or(id, |s| follow::now(t, s, id));
        return slot(t, ctx, n).map(now).filter(|&id| suits(t, ctx, f, id)).try_for_each(found);
    }
    if f.kinds.contains(Kinds::FACTION) {
        // Only because it says so. [202.9] [402.9]
        rule!("202.9", "202.9a", "402.9");
        let factions = sides(t, ctx, f.side).into_iter().map(|s| t.faction(s));
        factions.filter(|&id| suits(t, ctx, f, id)).try_for_each(&mut *found)?;
    }
    let Some(z) = zone_of(f.area) else { return On::Continue(()) };
    rule!("402.3");
    if f.kinds == Kinds::FACTION {
        return On::Continue(());
    }
    let mut own = |seat: Seat| lying(t, ctx, f, (seat, z), found);
    match (z, f.side) {
        (Zone::Played, _) => {
            let there = t.zones.of(PLAYED).iter().map(|&s| t.objects.id(s));
            there.filter(|&id| suits(t, ctx, f, id)).try_for_each(found)
        }
        // A hand of which nothing is said is that of who performs it.
        (Zone::Hand, Side::Any) => own(ctx.by),
        (_, Side::Any) => layers::in_order(t).into_iter().try_for_each(own),
        (_, Side::Yours) => own(ctx.me),
        _ => sides(t, ctx, f.side).into_iter().try_for_each(own),
    }
}

/// How many cards a filter means.
#[must_use]
pub fn count(t: &T, ctx: &Ctx, f: &Filter) -> i16 {
    let mut out = Vec::new();
    all(t, ctx, f, &mut out);
    out.len() as i16
}

/// Goes through the cards of a zone of a player's that a filter means, once it is
/// known that this zone of this player is meant.
fn lying(t: &T, ctx: &Ctx, f: &Filter, (seat, z): (Seat, Zone), found: &mut impl FnMut(ObjectId) -> On) -> On {
    let slots = t.cards(seat, z);
    if fronts(f) {
        return slots.iter().map(|&s| t.objects.id(s)).filter(|&id| suits(t, ctx, f, id)).try_for_each(found);
    }
    // What is asked of all of them is looked at once: most filters ask for a type and no more.
    let (typed, broad, now) = (!f.kinds.is_empty() || !f.not.is_empty(), broad(f), layers::Types::now(t));
    // Shortcut: where no rule changes types, most cards in play are noted to be neither characters nor locations.
    let bodies = z == Zone::Play && !now.ruled && !f.kinds.is_empty() && BODIES.contains(f.kinds);
    let noted = bodies.then(|| t.objects.members(BODY));
    let plain = f.subtype.is_some() && !now.ruled;
    for &slot in slots.iter().filter(|&&slot| noted.is_none_or(|noted| noted.has(slot))) {
        // Shortcut: the same goes for subtypes, which most cards have none of.
        if plain && has_none(t, slot) {
            continue;
        }
        let kinds = if typed || !broad { now.at(t, slot, ctx.depth) } else { Kinds::empty() };
        let id = t.objects.id(slot);
        if types(f, kinds) && (broad || narrows(t, ctx, f, (id, t.objects.at(slot)), kinds)) {
            found(id)?;
        }
    }
    On::Continue(())
}

/// Whether a card that nothing changes has no subtype.
/// Shortcut if true: else it is looked at.
fn has_none(t: &T, slot: u16) -> bool {
    let o = t.objects.at(slot);
    !o.modified() && (o.mark.facedown || t.rules.faces[usize::from(o.face)].card.subtypes.is_empty())
}

/// Whether a filter asks for nothing but where a card lies, whose it is and of
/// which type.
fn broad(f: &Filter) -> bool {
    // Every part is named, so that none can be forgotten.
    let Filter {
        area: _,
        side: _,
        possessive: _,
        kinds: _,
        join: _,
        card_word: _,
        in_play_said: _,
        not: _,
        extreme: _,
        owner,
        other,
        staple,
        subtype,
        trade,
        name,
        token,
        unique,
        different_name,
        facing,
        depleted,
        keyword,
        part,
        stat,
        tokens,
        link,
        provides,
        ability,
        hurt_you,
        same_type,
    } = f;
    let flags = *other | *staple | *different_name | *ability | *hurt_you;
    let head = trade.is_some() | subtype.is_some() | name.is_some() | token.is_some() | unique.is_some();
    let state = facing.is_some() | depleted.is_some() | part.is_some() | tokens.is_some() | link.is_some();
    let rest = keyword.is_some() | stat.is_some() | same_type.is_some() | !provides.is_empty();
    !(flags | head | state | rest) && *owner == Side::Any
}
