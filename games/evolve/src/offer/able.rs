//! Whether a play could be completed: by cheap tests where they decide, else by
//! the attempt itself on a copy. [8.1.2] [10.6.2.1.1]

use super::{barred, unusable};
use crate::board::{Read, Scope, T, Zones};
use crate::card::Kind;
use crate::listen::{HAVE, KEYWORD, LIMIT, TRAIT};
use crate::rules::{Face, Sort};
use crate::targets::{Ctx, FROM};
use crate::timing::{Choice, Proc};
use crate::words::{Passive, Zone};
use crate::{complete, evolve, layers, pay, play, price};
use arbiter_kernel::{Frame, ObjectId, Seat, Trial, Tried, rule};

/// No attempt tries more answers than this; what is not refuted then is offered.
const MOST: u32 = 2_000;

/// Whether a card could be completed: price, room, costs, targets. [10.6.2.1.1]
#[must_use]
pub fn may_play(t: &T, seat: Seat, id: ObjectId) -> bool {
    let may = sure_play(t, seat, id).unwrap_or_else(|| tried(t, seat, |t| play::try_card(t, seat, id)));
    rule!("10.6.2.1.1");
    may
}

/// The same by cheap tests alone; `None` where only the attempt can tell.
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub fn sure_play(t: &T, seat: Seat, id: ObjectId) -> Option<bool> {
    let pp = i16::from(t.board.seats[seat as usize].pp);
    let face = t.face(id.slot);
    // Without any extra, which it need not take.
    let price = price::of_card(t, seat, id);
    // Shortcut: what is too dear with every extra cannot be played.
    let too_dear = price > pp && (face.when_playing.is_empty() || price::lowest(t, seat, id) > pp);
    if too_dear || barred(t, id).is_some() {
        return Some(false);
    }
    let room = || layers::room(t, seat, Zone::Field);
    if layers::core(t, id).simple {
        return Some(room());
    }
    let stays = face.card.kind != Kind::Spell;
    let ctx = Ctx::new(seat, id, None).playing(id);
    let paid = if price > pp { Some(false) } else { pay::verdict(t, &ctx, &face.extra_costs, pp - price) };
    let text = match face.spell {
        Some(ability) => complete::verdict(t, &spell(t, seat, id, ability), &t.rules.abilities[ability as usize]),
        None => Some(true),
    };
    match (paid?, text?) {
        (_, false) => Some(false),
        (true, true) if !stays || room() => Some(true),
        // [10.6.2.6] [R8] A cost may free a place, an extra lower the price.
        _ if stays && !room() && !frees(t, face) => Some(false),
        (false, true) if face.when_playing.is_empty() => Some(false),
        (false, true) if face.spell.is_none() && room() => by_its_extra(t, &ctx, seat, id, pp),
        _ => None,
    }
}

/// Whether paying for a card may free a place on the field.
/// Shortcut if false: then the field is as full as before.
fn frees(t: &T, face: &Face) -> bool {
    let offered = face.when_playing.iter().flat_map(|w| &w.0);
    let mut costs = face.extra_costs.iter().chain(offered);
    // Who makes room for more may do so only while somebody is reserved.
    costs.any(|c| layers::heard(t, LIMIT) || pay::frees(c))
}

/// The verdict of a card that is too dear but for its one extra, where nothing
/// but that changes its price.
/// Shortcut: where it does not tell, the attempt does.
fn by_its_extra(t: &T, ctx: &Ctx, seat: Seat, id: ObjectId, pp: i16) -> Option<bool> {
    let face = t.face(id.slot);
    let priced = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Passive(Passive::Price { .. }));
    let [(costs, _)] = face.when_playing.as_slice() else { return None };
    let changed = t.modified(id) || !price::printed(t, seat) || face.abilities.iter().any(priced);
    // What changes its price may read what passives make of its having left the hand.
    let tangled = || [HAVE, KEYWORD, TRAIT].into_iter().any(|kind| layers::heard(t, kind));
    if !face.extra_costs.is_empty() || (changed && tangled()) {
        return None;
    }
    let (_, price) = price::with_extras(t, seat, id).nth(1)?;
    pay::verdict(t, ctx, costs, pp - price)
}

/// A spell as if it were being played from where it is.
#[must_use]
pub fn spell(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Scope {
    let mut scope = Scope::new(id, ability, seat);
    scope.notes[FROM] = t.place(id).map_or(0, |z| z as i16);
    scope
}

/// Whether an activated ability could be completed.
#[must_use]
pub fn may_use(t: &T, seat: Seat, id: ObjectId, ability: u16, in_window: bool) -> bool {
    let Sort::Activated { quick, .. } = &t.rules.abilities[ability as usize].sort else { return false };
    if in_window && !*quick {
        return false;
    }
    let sure = sure_use(t, seat, id, ability);
    let may = sure.unwrap_or_else(|| tried(t, seat, |t| play::try_ability(t, seat, id, ability)));
    rule!("10.6.2.1.1");
    may
}

/// The same by cheap tests alone; `None` where only the attempt can tell.
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub fn sure_use(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Option<bool> {
    let def = &t.rules.abilities[ability as usize];
    if unusable(t, seat, id, ability).is_some() {
        return Some(false);
    }
    if let Sort::Activated { evolve: Some(printed), .. } = def.sort {
        return Some(evolve::payable(t, seat, id, printed));
    }
    let pp = i16::from(t.board.seats[seat as usize].pp);
    let paid = pay::verdict(t, &Ctx::new(seat, id, None), &def.costs, pp);
    if paid == Some(false) {
        return paid;
    }
    let text = complete::verdict(t, &Scope::new(id, ability, seat), def);
    if text == Some(false) { text } else { paid.and(text) }
}

/// Whether some answers complete it, on a copy.
pub fn tried(t: &T, seat: Seat, begin: impl FnOnce(&mut T) -> Proc) -> bool {
    let never = matches!(t.try_out(&Trial { seat, most: MOST, narrow }, begin), Tried::Never(_));
    // Where costs meet, all of them must be paid. [10.4.2.2]
    !rule!("10.4.2.2" => never)
}

/// Shortcut: leaves out answers that come to the same as others: which cards are selected
/// does not matter for what must be paid, nor in which order cards pay, nor
/// which of two equal cards does.
fn narrow(t: &T, options: &mut Vec<Choice>) {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Play(play::Step::TargetNamed(_) | play::Step::DivideNamed(_), _))) => {
            options.truncate(1);
        }
        Some(Frame::Proc(Proc::Pay(_, bill))) => {
            let last = t.scope(bill.scope).picked(pay::FIRST + bill.n).map(|p| p.what.card()).last();
            let place = |id: ObjectId| t.cards(t.controller(id)?, t.place(id)?).iter().position(|&s| s == id.slot);
            let after = |id: ObjectId| last.is_none_or(|l| t.place(l) != t.place(id) || place(l) < place(id));
            let mut seen: Vec<(u16, Option<Zone>)> = Vec::new();
            options.retain(|c| {
                let Choice::Card(id) = *c else { return true };
                let what = (t.objects.at(id.slot).face, t.place(id));
                let equal = what.1 != Some(Zone::Field) && !t.modified(id) && seen.contains(&what);
                seen.push(what);
                !equal && after(id)
            });
        }
        _ => (),
    }
}
