//! Picking and choosing cards. Picks are restricted by what cannot and what
//! must be picked; other choices are not. [310.1]

use super::{ctx_by, note};
use crate::Spoils;
use crate::board::{Pick, Read, T, Thing, Zones};
use crate::event::Event;
use crate::layers;
use crate::listen;
use crate::lower::By;
use crate::play::{self, COUNT};
use crate::respond;
use crate::targets::{Ctx, all, concerns, num, performer, seats, sides};
use crate::timing::{Choice, Topic};
use crate::words::{self, Area, Ban, Player, Quantity, Rule};
use arbiter_kernel::{Frame, ObjectId, Run, Seat, Word, rule};
use smallvec::smallvec;

/// At least and at most how many; none = as many as there are.
fn limits(t: &T, ctx: &Ctx, q: &Quantity) -> (usize, usize) {
    let n = |x| num(t, ctx, x).max(0) as usize;
    match q {
        Quantity::Exactly(x) | Quantity::Each(x) => (n(x), n(x)),
        Quantity::The => (1, 1),
        Quantity::UpTo(x) | Quantity::OrFewer(x) => (0, n(x)),
        Quantity::Any => (0, usize::MAX),
        Quantity::All => unreachable!("nobody chooses among all"),
    }
}

/// The cards that may still be named.
pub(crate) fn candidates(t: &T, run: Run, by: &By, choice: &words::Choice, pick: bool) -> Vec<ObjectId> {
    let ctx = ctx_by(t, run, by);
    let mut ids = Vec::new();
    all(t, &ctx, &choice.what, &mut ids);
    let named: Vec<ObjectId> = t.scope(run.scope).picked(choice.slot).map(|p| p.what.face(t)).collect();
    ids.retain(|id| !named.contains(id));
    if choice.what.other {
        // Another one than any picked before, and than the one that it is about. [EF17]
        let s = t.scope(run.scope);
        let among = |p: &&Pick| matches!(choice.what.area, Area::Slot(n) if n == p.of);
        let named = s.picks.iter().filter(|p| !among(p)).map(|p| p.what);
        let before: Vec<ObjectId> = named.chain(s.subject).map(|it| it.face(t)).collect();
        ids.retain(|id| !before.contains(id));
    }
    if choice.different_names {
        let name = |id: &ObjectId| t.objects.at(id.slot).face;
        ids.retain(|id| !named.iter().any(|n| name(n) == name(id)));
    }
    knowable(t, ctx.by, &choice.what, &mut ids);
    if pick { pickable(t, ctx.by, ids) } else { ids }
}

/// Keeps those among which a player may choose. [401.2a]
fn knowable(t: &T, seat: Seat, what: &words::Filter, ids: &mut Vec<ObjectId>) {
    let known = known_of(t, seat, what);
    ids.retain(|&id| known(id));
}

/// Who chooses a certain kind of card from another's hand chooses among those
/// that they know; just any card can be taken blindly. [401.2a] [CO17]
pub(crate) fn known_of<'a>(t: &'a T, seat: Seat, what: &words::Filter) -> impl Fn(ObjectId) -> bool + 'a {
    let any = |words::Filter { area, side, possessive, owner, .. }: &words::Filter| words::Filter {
        area: *area,
        side: *side,
        possessive: *possessive,
        owner: *owner,
        ..words::Filter::default()
    };
    let certain = rule!("401.2a" => what.area == Area::Hand && *what != any(what));
    move |id| !certain || sees(t, seat, id)
}

fn sees(t: &T, seat: Seat, id: ObjectId) -> bool {
    t.objects.at(id.slot).known.has(seat) || <Spoils as arbiter_kernel::Game>::sees(t, id.slot).has(seat)
}

/// Of these, the cards that a player may pick: not those that cannot be
/// picked; those that must be, before others. [310.1] [505.2b] [RQ3]
pub(crate) fn pickable(t: &T, seat: Seat, mut ids: Vec<ObjectId>) -> Vec<ObjectId> {
    if picks_banned(t) {
        ids.retain(|&id| !unpickable(t, seat, id));
    }
    // Shortcut: mostly none must be picked.
    if !layers::said_by_any(t, listen::OTHER, |rule| matches!(rule, Rule::MustBePicked(_))) {
        return ids;
    }
    let must: Vec<ObjectId> = ids
        .iter()
        .copied()
        .filter(|&id| {
            layers::ruled(
                t,
                listen::OTHER,
                |s, ctx| matches!(s.rule, Rule::MustBePicked(who) if concerns(t, ctx, who, id)),
            )
        })
        .collect();
    if must.is_empty() {
        return ids;
    }
    rule!("505.1", "505.2b");
    must
}

/// Whether some card may be one that cannot be picked.
/// Shortcut if false: else each is asked.
pub(crate) fn picks_banned(t: &T) -> bool {
    layers::said_by_any(t, listen::BAN, |rule| {
        matches!(rule, Rule::Ban(_, Ban::Pick(_)) | Rule::PlayerBan(_, Ban::Pick(_)))
    })
}

pub(crate) fn unpickable(t: &T, seat: Seat, id: ObjectId) -> bool {
    let own = layers::banned(t, id, |b| matches!(b, Ban::Pick(None)));
    let by_player = layers::player_banned(
        t,
        seat,
        |ctx, b| matches!(b, Ban::Pick(who) if who.as_ref().is_none_or(|w| concerns(t, ctx, w, id))),
    );
    rule!("310.1" => own || by_player)
}

/// Actions that have not resolved: what windows are open about. [RS5]
pub(crate) fn acts(t: &T) -> Vec<u16> {
    t.frames()
        .iter()
        .filter_map(|f| match f {
            Frame::Window(w) => match w.topic {
                Topic::Respond(scope) if !respond::gone(t, scope) => Some(scope),
                _ => None,
            },
            _ => None,
        })
        .collect()
}

/// What a card is attached to is picked like any other card. [507.2a] [507.2b]
pub(super) fn target(t: &mut T, run: Run, seat: Seat, on: ObjectId) -> Option<Word<Spoils>> {
    note(t, run, play::ATTACH, on);
    layers::hears(t, listen::PICK).then(|| Word::Emit(smallvec![Event::Picked { id: on, seat }]))
}

/// Whether the choice may be left as it is.
pub(crate) fn may_stop(t: &T, run: Run, by: &By, choice: &words::Choice) -> bool {
    let (least, _) = limits(t, &ctx_by(t, run, by), &choice.count);
    t.scope(run.scope).picked(choice.slot).count() >= least
}

/// Names cards one by one, or all of them, or by chance.
pub(super) fn select(t: &mut T, run: Run, by: &By, c: &words::Choice, pick: bool, cost: bool) -> Word<Spoils> {
    if run.again == 0 {
        t.scope_mut(run.scope).picks.retain(|p| p.of != c.slot);
        t.scope_mut(run.scope).notes[COUNT] = 0;
    } else if t.has_answer() {
        match t.answered() {
            Choice::Card(id) => {
                note(t, run, c.slot, id);
                if pick && layers::hears(t, listen::PICK) {
                    let seat = performer(t, &super::ctx(t, run), by);
                    return Word::Emit(smallvec![Event::Picked { id, seat }]);
                }
            }
            Choice::Act(scope) => {
                t.scope_mut(run.scope).picks.push(Pick { of: c.slot, share: 0, what: Thing::Act(scope) });
            }
            _ => t.scope_mut(run.scope).notes[COUNT] = 1,
        }
    }
    let seat = performer(t, &super::ctx(t, run), by);
    let (least, most) = limits(t, &ctx_by(t, run, by), &c.count);
    let picked = t.scope(run.scope).picked(c.slot).count();
    if abilities(c) {
        let none = unresolved(t, run, by, c).is_empty();
        let over = t.scope(run.scope).notes[COUNT] != 0 || picked >= most || none;
        return if over { finish(t, true, picked, least, cost) } else { Word::Ask(seat) };
    }
    let left = candidates(t, run, by, c, pick);
    if t.scope(run.scope).notes[COUNT] != 0 || picked >= most || left.is_empty() {
        return finish(t, pick, picked, least, cost);
    }
    if c.random {
        let n = t.rng.below(left.len() as u32) as usize;
        note(t, run, c.slot, left[n]);
        return select_more(t, run, by, c, pick, cost);
    }
    // Where names must differ, each card that is named rules out others. [401.2]
    if !pick && !c.different_names && least >= picked + left.len() {
        for id in left {
            note(t, run, c.slot, id);
        }
        return finish(t, pick, t.scope(run.scope).picked(c.slot).count(), least, cost);
    }
    if hidden(t, seat, &left) {
        // Nobody chooses among cards that they cannot see: chance does. [CO17]
        rule!("401.2a");
        let n = t.rng.below(left.len() as u32) as usize;
        note(t, run, c.slot, left[n]);
        return select_more(t, run, by, c, pick, cost);
    }
    rule!("310.1");
    Word::Ask(seat)
}

fn select_more(t: &mut T, run: Run, by: &By, c: &words::Choice, pick: bool, cost: bool) -> Word<Spoils> {
    let again = run.again.max(1);
    select(t, Run { again, ..run }, by, c, pick, cost)
}

/// Cards in another player's hand, not all of which the chooser knows.
fn hidden(t: &T, seat: Seat, ids: &[ObjectId]) -> bool {
    ids.iter().any(|id| t.place(*id) == Some(crate::board::Zone::Hand) && !sees(t, seat, *id))
}

fn finish(t: &mut T, pick: bool, picked: usize, least: usize, cost: bool) -> Word<Spoils> {
    let enough = picked >= least;
    if cost && !enough {
        // Impossible, and so is the whole action. [401.3]
        rule!("401.2", "401.3");
        t.because(if pick { "401.3" } else { "401.2" });
        return Word::Fail;
    }
    Word::Did(picked > 0 || least == 0)
}

/// Whether the words mean cards being played or abilities in use.
fn abilities(c: &words::Choice) -> bool {
    c.what.area == Area::BeingPlayed
}

/// What has not resolved, fits the words and was not named yet. [314.1]
pub(crate) fn unresolved(t: &T, run: Run, by: &By, c: &words::Choice) -> Vec<u16> {
    let mut all = addressed(t, &ctx_by(t, run, by), c);
    all.retain(|&n| !t.scope(run.scope).picked(c.slot).any(|p| p.what == Thing::Act(n)));
    all
}

/// The same for whoever reads the words.
pub(crate) fn addressed(t: &T, ctx: &Ctx, c: &words::Choice) -> Vec<u16> {
    acts(t)
        .into_iter()
        .filter(|&n| {
            let s = t.scope(n);
            let side = match c.what.side {
                words::Side::Any => true,
                side => sides(t, ctx, side).contains(&s.controller),
            };
            let card = play::is_card(t, s);
            let fits = if card {
                crate::targets::matches(t, ctx, &words::Filter { side: words::Side::Any, ..c.what.clone() }, s.source)
            } else {
                c.what.ability
            };
            side && fits
        })
        .collect()
}

/// A player is picked. [310.1]
pub(super) fn player(t: &mut T, run: Run, by: &By, p: &Player, slot: u8) -> Word<Spoils> {
    let ctx = ctx_by(t, run, by);
    let all = seats(t, &ctx, p);
    let (seat, asked) = (all.first().copied(), ctx.by);
    if run.again == 0 && all.len() > 1 {
        return Word::Ask(asked);
    }
    let picked = if t.has_answer() {
        match t.answered() {
            Choice::Seat(s) => Some(s),
            _ => None,
        }
    } else {
        seat
    };
    let Some(picked) = picked else { return Word::Did(false) };
    let faction = t.faction(picked);
    note(t, run, slot, faction);
    Word::Did(true)
}
