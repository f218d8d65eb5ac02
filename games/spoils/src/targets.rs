//! What words mean: players, cards, numbers and conditions, read at one instant.

mod among;
mod cond;
mod filter;
mod num;
mod you;

pub(crate) use among::enough;
pub use among::{all, count};
pub use cond::cond;
pub(crate) use filter::{as_played, printed};
pub use filter::{fits, matches, matches_in};
pub use num::{bound, num};
pub use you::you;

use crate::board::{Pick, Read, Scope, T, Thing, Zone, Zones, other};
use crate::follow;
use crate::layers;
use crate::lower::By;
use crate::play;
use crate::words::{Area, Filter, Group, Player, Side, Slot, To, Who};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Who reads a text: its controller, the card it stands on, and what was
/// chosen for it.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    /// `you`
    pub me: Seat,
    /// `this card`
    pub source: ObjectId,
    /// What was picked, if the text is being followed.
    pub scope: Option<&'a Scope>,
    /// `they`: who performs the instruction.
    pub by: Seat,
    /// `they`, where each player is spoken of: whose turn it is to do it. [402.2]
    pub part: Option<Seat>,
    /// The card at hand, in a rule about several.
    pub each: ObjectId,
    /// What the effect knew that made the rule.
    pub known: Option<&'a Scope>,
    /// The amount at hand, in a rule about amounts.
    pub amount: Option<i16>,
    /// How many rules ask through each other.
    pub depth: u8,
}

impl<'a> Ctx<'a> {
    /// Of a text that nobody follows, or that is being followed.
    #[must_use]
    pub fn new(me: Seat, source: ObjectId, scope: Option<&'a Scope>) -> Self {
        Ctx { me, source, scope, by: me, part: None, each: ObjectId::NONE, known: None, amount: None, depth: 0 }
    }

    /// Of a text being followed: `you` is who controls its card now; of a card
    /// that is gone, who controlled it last. [407.1a] [407.2] [TR7]
    #[must_use]
    pub fn of(t: &T, scope: &'a Scope) -> Self {
        let me = you(t, scope);
        let part = part(t, scope);
        Ctx { part, by: part.unwrap_or(me), ..Ctx::new(me, scope.source, Some(scope)) }
    }
}

/// Whose part is done of what each player does, the active player's first. [402.2]
fn part(t: &T, scope: &Scope) -> Option<Seat> {
    if play::flag(scope, play::FIRST) {
        return Some(t.board.active);
    }
    play::flag(scope, play::SECOND).then(|| other(t.board.active))
}

/// The players that a word means, the active player first. [402.2]
#[must_use]
pub fn seats(t: &T, ctx: &Ctx, p: &Player) -> SmallVec<[Seat; 2]> {
    let one = |s: Seat| SmallVec::from_slice(&[s]);
    if let Some(seat) = made_for(t, ctx)
        && spoken_of(p)
    {
        return one(seat);
    }
    match p {
        Player::You => one(ctx.me),
        Player::Opponent | Player::EachOpponent | Player::AnOpponent => one(other(ctx.me)),
        Player::Both(_) | Player::Any => {
            rule!("402.2");
            SmallVec::from_slice(&layers::in_order(t))
        }
        Player::That(_) => one(that(t, ctx)),
        Player::Winner => winner(t, ctx).map_or_else(SmallVec::new, one),
        Player::Loser => winner(t, ctx).map_or_else(SmallVec::new, |s| one(other(s))),
        // Of what each player does, each one's own. [402.2]
        Player::Same(p, _) => match (&**p, ctx.part) {
            (Player::Both(_), Some(seat)) => one(seat),
            _ => seats(t, ctx, p),
        },
        Player::Slot(slot, _) => {
            let picked = ctx.scope.and_then(|s| s.picked(*slot).last());
            picked.and_then(|p| layers::glance(t, p.what.face(t))).map_or_else(SmallVec::new, |i| one(i.owner))
        }
        Player::Controller(who) => found(t, ctx, who).map_or_else(SmallVec::new, |i| one(i.seat)),
        Player::Owner(who) => found(t, ctx, who).map_or_else(SmallVec::new, |i| one(i.owner)),
    }
}

/// In a rule that an effect made for a player, that player.
fn made_for(t: &T, ctx: &Ctx) -> Option<Seat> {
    let faction = ctx.scope.is_none() && t.place(ctx.each) == Some(Zone::Faction);
    faction.then(|| t.objects.at(ctx.each.slot).owner)
}

/// Whether a word means a player whom the text spoke of before.
#[must_use]
pub fn spoken_of(p: &Player) -> bool {
    match p {
        Player::That(_) | Player::Slot(..) | Player::Winner | Player::Loser => true,
        Player::Controller(who) | Player::Owner(who) => matches!(**who, Who::Ref(_)),
        Player::Same(p, _) => spoken_of(p),
        _ => false,
    }
}

/// Who won the last bidding. [413.1]
fn winner(t: &T, ctx: &Ctx) -> Option<Seat> {
    match ctx.scope?.picked(crate::bid::WINNER).last()?.what {
        Thing::Seat(seat) => Some(seat),
        what => layers::glance(t, what.face(t)).map(|i| i.owner),
    }
}

/// `that player`: who the event was about, else who was last spoken of.
pub(crate) fn that(t: &T, ctx: &Ctx) -> Seat {
    let Some(s) = ctx.scope else {
        return if let Some(seat) = made_for(t, ctx) {
            seat
        } else if ctx.by == ctx.me {
            other(ctx.me)
        } else {
            ctx.by
        };
    };
    let of = |what: Thing| match what {
        Thing::Seat(seat) => Some(seat),
        _ => layers::glance(t, what.face(t)).filter(|i| i.zone == Zone::Faction).map(|i| i.owner),
    };
    let factions = s.picks.iter().rev().find_map(|p| of(p.what));
    let about = || s.subject.and_then(|it| of(it).or_else(|| layers::glance(t, it.face(t)).map(|i| i.seat)));
    let event = s.by.and_then(of).or_else(about);
    factions.or(event).unwrap_or(if ctx.by == ctx.me { other(ctx.me) } else { ctx.by })
}

/// The seat that performs an instruction; the text's controller if nobody fits.
#[must_use]
pub fn performer(t: &T, ctx: &Ctx, by: &By) -> Seat {
    match by {
        By::First => {
            rule!("402.2");
            t.board.active
        }
        By::Second => other(t.board.active),
        By::Player(Player::Same(p, _)) if matches!(**p, Player::Both(_)) => ctx.part.unwrap_or(ctx.me),
        By::Player(p) => seats(t, ctx, p).first().copied().unwrap_or(ctx.me),
    }
}

fn found(t: &T, ctx: &Ctx, who: &Who) -> Option<layers::Glance> {
    let mut ids = Vec::new();
    whom(t, ctx, who, &mut ids);
    ids.first().and_then(|&id| layers::glance(t, id))
}

/// The cards that words mean, those that are gone included; what the text itself
/// brought into play is meant as it is there. [EF16]
pub fn whom(t: &T, ctx: &Ctx, w: &Who, out: &mut Vec<ObjectId>) {
    let from = out.len();
    words(t, ctx, w, out);
    if let Some(s) = ctx.scope {
        for id in &mut out[from..] {
            *id = follow::read(t, s, *id);
        }
    }
}

fn words(t: &T, ctx: &Ctx, w: &Who, out: &mut Vec<ObjectId>) {
    match w {
        Who::This => out.push(ctx.source),
        Who::Attached(_) => {
            // Also one that left by the event that the text is about.
            let about = |on: &ObjectId| ctx.scope.is_some_and(|s| s.subject == Some(Thing::Card(*on)));
            let on = layers::glance(t, ctx.source).map(|i| i.on).filter(|on| *on != ObjectId::NONE);
            out.extend(on.filter(|on| t.place(*on) == Some(Zone::Play) || about(on)));
        }
        Who::Host(inner) => {
            let mut ids = Vec::new();
            whom(t, ctx, inner, &mut ids);
            let hosts = ids.iter().filter_map(|&id| layers::glance(t, id)).map(|i| i.on);
            out.extend(hosts.filter(|on| *on != ObjectId::NONE));
        }
        Who::Ref(r) => referred(t, ctx, &r.to, out),
        Who::A(f) => all(t, ctx, f, out),
        Who::All(g) => group(t, ctx, g, out),
        Who::Choose(c) => out.extend(slot(t, ctx, c.slot)),
        Who::Faction(p) => out.extend(seats(t, ctx, p).iter().map(|&s| t.faction(s))),
        Who::Several(ws) => ws.iter().for_each(|w| whom(t, ctx, w, out)),
        Who::Pile(p) => {
            for seat in seats(t, ctx, p) {
                out.extend(t.cards(seat, Zone::Discard).iter().map(|&s| t.objects.id(s)));
            }
        }
    }
}

fn slot<'a>(t: &'a T, ctx: &Ctx<'a>, n: u8) -> impl Iterator<Item = ObjectId> + 'a {
    ctx.scope.into_iter().flat_map(move |s| s.picked(n)).map(move |p| p.what.face(t))
}

fn referred(t: &T, ctx: &Ctx, to: &To, out: &mut Vec<ObjectId>) {
    match to {
        To::Slot(n) => match ctx.scope {
            Some(_) => out.extend(slot(t, ctx, *n)),
            None => remembered(t, ctx, *n, out),
        },
        // The same in such a rule: whom the event was about the text still knows. [504.1] [EF13]
        To::Event | To::EventOther | To::Slots(_) if ctx.scope.is_none() => {
            let about = |s: &Scope| match to {
                To::Event => s.subject,
                To::EventOther => s.by,
                _ => None,
            };
            let known = ctx.known.and_then(|s| Some(follow::now(t, s, about(s)?.face(t))));
            out.extend(known.or_else(|| (ctx.each != ObjectId::NONE).then_some(ctx.each)));
        }
        To::Slots(ns) => ns.iter().for_each(|n| out.extend(slot(t, ctx, *n))),
        To::Rest(n) => {
            let taken = |id: &ObjectId| t.objects.get(*id).is_some();
            out.extend(
                slot(t, ctx, *n).filter(taken).filter(|id| !ctx.scope.is_some_and(|s| elsewhere(t, s, *n, *id))),
            );
        }
        To::Cost(n) => {
            let handed = t.board.handed.iter().filter(|h| h.to == ctx.source && h.slot == *n);
            out.extend(handed.map(|h| h.id));
            if let Some(s) = t.scopes().find(|s| s.source == ctx.source && crate::play::is_card(t, s)) {
                out.extend(s.picked(*n).map(|p| p.what.face(t)));
            }
        }
        To::Source(n) => out.extend(slot(t, ctx, *n)),
        To::Event => out.extend(ctx.scope.and_then(|s| s.subject).map(|it| it.face(t))),
        To::EventOther => out.extend(ctx.scope.and_then(|s| s.by).map(|it| it.face(t))),
        To::This => out.push(ctx.source),
        To::Attached => whom(t, ctx, &Who::Attached(crate::words::Kinds::empty()), out),
        // In a rule about several each of them, in a text all of them.
        To::Each if ctx.each != ObjectId::NONE => out.push(ctx.each),
        To::Each => out.extend(slot(t, ctx, play::THEM)),
    }
}

/// In a rule that an effect made, the card of a selection that it was made for,
/// or all cards of another selection. [506.3]
fn remembered(t: &T, ctx: &Ctx, n: Slot, out: &mut Vec<ObjectId>) {
    let picked = ctx.known.into_iter().flat_map(|s| s.picked(n).map(move |p| follow::now(t, s, p.what.face(t))));
    let picked: SmallVec<[ObjectId; 4]> = picked.collect();
    if picked.contains(&ctx.each) {
        out.extend((ctx.each != ObjectId::NONE).then_some(ctx.each));
    } else {
        out.extend(picked);
    }
}

/// Whether a card was taken out of a slot into another one.
fn elsewhere(t: &T, s: &Scope, slot: u8, id: ObjectId) -> bool {
    s.picks.iter().any(|p| p.of != slot && p.of < crate::play::THEM && p.what.face(t) == id)
}

/// All of a group; `all other` are others than those whom the text spoke of. [EF17]
fn group(t: &T, ctx: &Ctx, g: &Group, out: &mut Vec<ObjectId>) {
    let from = out.len();
    all(t, ctx, &g.what, out);
    if let (Some(s), true) = (ctx.scope, g.what.other) {
        // Among those of a selection they are others than those taken from it.
        let itself = |p: &&Pick| matches!(g.what.area, Area::Slot(n) if n == p.of);
        let told = s.picks.iter().filter(|p| p.of < play::TRUE && !itself(p));
        let spoken = told.map(|p| p.what).chain(s.subject);
        let spoken: SmallVec<[ObjectId; 4]> =
            spoken.filter_map(|it| it.card()).map(|id| follow::now(t, s, id)).collect();
        let mut n = 0;
        out.retain(|id| {
            n += 1;
            n <= from || !spoken.contains(id)
        });
    }
}

/// Whether a rule or the head of a trigger means a card.
#[must_use]
pub fn concerns(t: &T, ctx: &Ctx, who: &Who, id: ObjectId) -> bool {
    match who {
        Who::This => id == ctx.source,
        Who::A(f) => seen(t, ctx, f, id),
        Who::All(g) => seen(t, ctx, &g.what, id),
        Who::Several(ws) => ws.iter().any(|w| concerns(t, ctx, w, id)),
        // Shortcut: a rule means at most what its card is attached to.
        Who::Attached(_) if ctx.scope.is_none() && t.objects.get(ctx.source).is_some_and(|o| o.mark.on != id) => false,
        _ => {
            let mut ids = Vec::new();
            whom(t, ctx, who, &mut ids);
            ids.contains(&id)
        }
    }
}

/// Whether words mean the source of damage: also a tactic, which inflicts it while
/// it is being played. [408.7]
#[must_use]
pub fn inflicts(t: &T, ctx: &Ctx, who: &Who, id: ObjectId) -> bool {
    let played = t.place(id) == Some(Zone::Played);
    match who {
        Who::A(f) if played => matches_in(t, ctx, f, id, Area::BeingPlayed, f.side),
        Who::All(g) if played => matches_in(t, ctx, &g.what, id, Area::BeingPlayed, g.what.side),
        _ => concerns(t, ctx, who, id),
    }
}

/// A card in its area, or as it was seen when it left.
fn seen(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    match t.objects.get(id) {
        Some(_) => matches(t, ctx, f, id),
        None => t.ghosts.get(id).is_some_and(|i| fits(t, ctx, f, id, i)),
    }
}

/// The seats whose cards a filter means.
pub(crate) fn sides(t: &T, ctx: &Ctx, side: Side) -> SmallVec<[Seat; 2]> {
    match side {
        Side::Any => SmallVec::from_slice(&layers::in_order(t)),
        Side::Yours => SmallVec::from_slice(&[ctx.me]),
        Side::Opponents | Side::AnOpponents | Side::EachOpponents | Side::NotYours => {
            SmallVec::from_slice(&[other(ctx.me)])
        }
        Side::Thats => SmallVec::from_slice(&[that(t, ctx)]),
        // They are never you: who does it, or who was spoken of. [407.2]
        Side::Theirs if ctx.part.is_none() && ctx.by == ctx.me => SmallVec::from_slice(&[that(t, ctx)]),
        Side::Theirs => SmallVec::from_slice(&[ctx.part.unwrap_or(ctx.by)]),
    }
}

/// The zone that an area stands for.
#[must_use]
pub fn zone_of(a: Area) -> Option<Zone> {
    Some(match a {
        Area::Play => Zone::Play,
        Area::Hand => Zone::Hand,
        Area::Deck => Zone::Deck,
        Area::Discard => Zone::Discard,
        Area::OutOfGame => Zone::Removed,
        Area::BeingPlayed => Zone::Played,
        Area::Slot(_) => return None,
    })
}
