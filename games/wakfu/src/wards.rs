//! What cannot happen, and what happens otherwise: prevention, redirection,
//! resistance. [104.2] [811] [417]

mod save;

pub(crate) use save::promise;

use crate::Wakfu;
use crate::board::{Barred, Change, T, look};
use crate::card::Kind;
use crate::event::{Event, Packet};
use crate::{layers, movement, pay, queue, range, turn};
use arbiter_kernel::{Bar, Replaced, Replacement, rule};

/// The resistance of whom damage hits, as the kernel numbers it.
const RESIST: u32 = u32::MAX;
/// More Experience than was earned.
const MORE_XP: u32 = u32::MAX - (1 << 19);
/// What lasting texts make of damage to it.
const SHIFT: u32 = u32::MAX - (1 << 20);

/// "Cannot" beats "can"; and what would change nothing does not happen. [104.2] [106.2] [T2.1]
pub(crate) fn forbid(t: &T, e: Event) -> Option<Bar> {
    let gone = |id| t.objects.get(id).is_none();
    let impossible = |b: bool| b.then_some(Bar::Impossible);
    match e {
        Event::Tap(id, _) => {
            rule!("106.2");
            if look::in_play(t, id) && pay::tackled(t, id) {
                return Some(Bar::Forbidden);
            }
            impossible(!look::in_play(t, id) || look::mark(t, id).tapped)
        }
        Event::Untap(id) => {
            if !look::in_play(t, id) || !look::mark(t, id).tapped {
                return Some(Bar::Impossible);
            }
            layers::barred(t, id, Barred::Untap).then_some(Bar::Forbidden)
        }
        Event::Damage(p) => damage(t, p),
        // More than was lost does not come back. [410.2] [410.5]
        Event::Regain(id, n) => impossible(gone(id) || n <= 0 || look::mark(t, id).lost <= 0),
        Event::Lose(id, n) => impossible(gone(id) || n <= 0),
        // An Ally of Experience 0 is no gain. [415.5]
        Event::Xp(seat, n) => impossible(n <= 0 || t.out().has(seat)),
        Event::Destroy { what, by, .. } => {
            if !look::in_play(t, what) {
                return Some(Bar::Impossible);
            }
            let whose = look::controller(t, what);
            let foe = by.iter().any(|s| look::opposed(t, s, whose));
            // Damage is dealt all the same.
            let safe = layers::barred(t, what, Barred::BeDestroyed)
                || (foe && layers::barred(t, what, Barred::BeDestroyedByFoes))
                || (by.has(look::owner(t, what)) && layers::barred(t, what, Barred::BeDestroyedByOwner));
            safe.then_some(Bar::Forbidden)
        }
        Event::Expel(what) => impossible(!look::in_play(t, what)),
        Event::Banish(id) | Event::Discard(id) | Event::Recycle(id) => impossible(gone(id)),
        Event::Bounce(id) | Event::OnTop(id) => impossible(gone(id)),
        Event::Appear(a) => appears(t, a),
        Event::Token { seat, world, .. } => {
            impossible(if world { turn::world_closed(t) } else { !movement::has_room(t, seat) })
        }
        Event::Move(id) => impossible(!movement::can_move(t, id)),
        Event::Displace(id, world) => {
            // Other types never move. [414.4] A full Bag takes nobody. [504.3b]
            rule!("414.4", "504.3b");
            let there = look::in_world(t, id) == world;
            impossible(!look::in_play(t, id) || !look::is_fighter(t, id) || there)
                .or_else(|| impossible(!world && !movement::has_room(t, look::owner(t, id))))
        }
        // Where Deck and Discard are empty nothing is drawn. [507.5]
        Event::Draw(seat) => impossible(t.out().has(seat) || !crate::cards::can_draw(t, seat)),
        Event::Modify { change: Change::Ap(n), .. } if n < 0 && rule!("505.4" => layers::ap_safe(t)) => {
            Some(Bar::Forbidden)
        }
        // Nobody gains what cannot be gained.
        Event::Modify { on, change: Change::Strength(n), .. }
            if n > 0 && layers::barred(t, on, Barred::GainStrength) =>
        {
            rule!("104.2", "403.3");
            Some(Bar::Forbidden)
        }
        Event::Enact(group) if matches!(group.change, Change::Strength(n) if n > 0) => {
            let barred = |id| layers::barred(t, id, Barred::GainStrength);
            let mut all = look::all_in_play(t).filter(|&id| layers::in_group(t, &group, id)).peekable();
            (all.peek().is_some() && all.all(barred)).then_some(Bar::Forbidden)
        }
        Event::Modify { on, .. } | Event::Markers(on, ..) | Event::Ethers(on, _) => impossible(gone(on)),
        Event::Withdraw(id) => {
            let fights = t.board.battle.as_ref().is_some_and(|b| b.fighter(id).is_some());
            impossible(!fights && crate::attack::declared_as(t, id).is_none())
        }
        Event::Join(id) => impossible(!crate::attack::may_join(t, id)),
        Event::Cancel(id) => impossible(queue::find(t, id).is_none()),
        Event::Equip(a, b) | Event::Capture(a, b) => impossible(gone(a) || gone(b)),
        // Two cards do it together, or neither does. [416.3] [411.1] [705.7]
        Event::SwapControl(a, b) | Event::SwapPlaces(a, b) | Event::Assign(a, b) => impossible(gone(a) || gone(b)),
        _ => None,
    }
}

/// Damage that cannot be dealt: to nobody, of nothing, out of Range, or in a
/// duel that its dealer left. [T2.3] [508.1]
fn damage(t: &T, p: Packet) -> Option<Bar> {
    if p.amount <= 0 || !look::in_play(t, p.to) {
        return Some(Bar::Impossible);
    }
    // A Zone takes damage as a Target only.
    let attacked = || t.board.battle.as_ref().is_some_and(|b| b.target == p.to);
    if !matches!(look::kind(t, p.to), Kind::Ally | Kind::Hero | Kind::Bag) && !attacked() {
        return Some(Bar::Impossible);
    }
    if p.battle {
        let b = t.board.battle.as_ref();
        // Who has left its duel strikes nobody and is struck by nobody there.
        let fights = |by| b.is_some_and(|b| if p.redirected { b.involves(by) } else { b.meet(by, p.to) });
        if !p.by.is_some_and(fights) {
            return Some(Bar::Impossible);
        }
        // Wherever it is led, its dealer must reach. [417.3]
        if !p.redirected {
            return None;
        }
    }
    let Some(by) = p.by else {
        // The Game itself deals it and reaches everywhere. [508.1.note]
        rule!("508.1.note");
        return None;
    };
    rule!("508.1");
    let from = range::from_card(t, by, p.seat);
    (!range::reaches(t, from, p.to, p.anywhere)).then_some(Bar::Impossible)
}

fn appears(t: &T, a: crate::event::Arrival) -> Option<Bar> {
    let gone = t.objects.get(a.card).is_none();
    let kind = look::face(t, a.card).card.kind;
    let counts = matches!(kind, Kind::Ally | Kind::Room) || a.form != crate::board::Form::Printed;
    let bare = matches!(kind, Kind::Equipment | Kind::Dofus) && !crate::choose::may_bear(t, a.bearer, a.seat);
    // Nothing comes into the World in the very first turn. [506.3]
    let closed = rule!("506.3" => a.world && turn::world_closed(t));
    let full = rule!("504.3a" => !a.world && counts && !movement::has_room(t, look::owner(t, a.card)));
    (gone || closed || full || bare).then_some(Bar::Impossible)
}

/// Wards on a packet, the oldest first, then the resistance of whom it hits.
pub(crate) fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
    if let Event::Xp(seat, _) = e
        && layers::more_xp(t, seat) > 0
        && !raised(t, seat)
    {
        out.push(Replacement { id: MORE_XP, chooser: None, optional: false, decider: None });
    }
    if let Event::Destroy { what, .. } | Event::Modify { on: what, .. } = e {
        return save::instead(t, what, e, out);
    }
    let Event::Damage(p) = e else { return };
    let of = |id| Replacement { id, chooser: None, optional: false, decider: None };
    let (sure, straight) = layers::sure(t, &p);
    // Shortcut: without any nothing is taken away.
    let resists = layers::resist(t, p.to, p.element) > 0;
    if !sure && resists {
        rule!("806.12a");
        // It is older than any ward of this event; each of its owners has its own.
        out.push(of(RESIST - u32::from(p.to.slot)));
    }
    if layers::shift(t, &p) != (0, false) {
        rule!("811.4");
        out.push(of(SHIFT - u32::from(p.to.slot)));
    }
    // "Cannot" beats what would reduce it or lead it elsewhere. [104.2]
    let works = |w: &&crate::board::Ward| match w.to {
        Some(_) => !straight,
        None => !sure || w.less.is_some_and(|n| n < 0),
    };
    let mine = |w: &&crate::board::Ward| w.packet == p.id && w.on == p.to;
    out.extend(t.board.wards.iter().filter(mine).filter(works).map(|w| of(w.stamp)));
}

/// Reduces or redirects a packet. [811.4] [811.3]
pub(crate) fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Wakfu> {
    if let Event::Destroy { what, .. } | Event::Modify { on: what, .. } = e {
        return save::replace(t, r, what);
    }
    if let Event::Xp(seat, n) = e {
        rule!("811.4");
        if let Some(q) = queue::resolving(t).and_then(|id| queue::find_mut(t, id)) {
            q.raised = q.raised.and(seat);
        }
        return Replaced::Becomes(Event::Xp(seat, n + layers::more_xp(t, seat)));
    }
    let Event::Damage(p) = e else { unreachable!("only damage and gains are replaced") };
    let now = altered(t, r, p);
    crate::story::altered(t, p, now);
    Replaced::Becomes(Event::Damage(now))
}

/// What a ward, a resistance or a lasting text makes of a packet. [811.3] [811.4]
fn altered(t: &mut T, r: Replacement, p: Packet) -> Packet {
    if r.id == RESIST - u32::from(p.to.slot) {
        // Never below 0. [806.12b]
        rule!("806.12b", "811.4");
        let amount = (p.amount - layers::resist(t, p.to, p.element)).max(0);
        return Packet { amount, ..p };
    }
    if r.id == SHIFT - u32::from(p.to.slot) {
        rule!("811.4");
        let (more, none) = layers::shift(t, &p);
        let amount = if none { 0 } else { (p.amount + more).max(0) };
        return Packet { amount, ..p };
    }
    let at = t.board.wards.iter().position(|w| w.stamp == r.id).expect("a ward was listed");
    let ward = t.board.wards.remove(at);
    match (ward.to, ward.less) {
        (Some(to), _) => {
            // Source, amount, Element and nature stay. [417.2] [811.3]
            if !redirects(t, p, to) {
                return p;
            }
            rule!("417.1", "417.2", "811.3");
            Packet { to, redirected: true, ..p }
        }
        (None, Some(n)) => {
            rule!("811.4");
            Packet { amount: (p.amount - n).max(0), ..p }
        }
        (None, None) => Packet { amount: 0, ..p },
    }
}

/// Whether what resolves has raised a gain of this player already.
fn raised(t: &T, seat: arbiter_kernel::Seat) -> bool {
    queue::resolving(t).and_then(|id| queue::find(t, id)).is_some_and(|q| q.raised.has(seat))
}

/// Whether the source could have hit this one instead: by the words of its
/// text and by Range. [417.3]
fn redirects(t: &T, p: Packet, to: arbiter_kernel::ObjectId) -> bool {
    rule!("417.3");
    let text = p.entry.and_then(|id| queue::find(t, id)).zip(p.of);
    text.is_none_or(|(q, spot)| crate::effect::could_mean(t, q, spot, to))
        && forbid(t, Event::Damage(Packet { to, redirected: true, ..p })).is_none()
}
