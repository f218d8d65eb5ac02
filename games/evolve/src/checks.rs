//! Rules handling: what the rules do by themselves, in Confirmation Timing
//! only. [11]

use crate::board::{EX_LIMIT, FIELD_LIMIT, Link, Read, T, Zones, other};
use crate::card::Kind;
use crate::confirm::surplus;
use crate::event::{Cause, End, Event};
use crate::layers;
use crate::listen::{KEYWORD, LIMIT};
use crate::replace::forbid;
use crate::words::{Keyword, Zone};
use arbiter_kernel::{ObjectId, Outcome, Seat, Tray, rule};
use smallvec::SmallVec;

/// Losses of one pass are simultaneous. [11.2] [1.2.2]
#[must_use]
pub fn losses(t: &T) -> Option<Outcome> {
    match (lost(t, 0), lost(t, 1)) {
        (false, false) => {
            rule!("11.1.2");
            None
        }
        (true, true) => {
            rule!("1.2.2");
            Some(Outcome::Drawn)
        }
        (first, _) => {
            rule!("1.2.1");
            Some(Outcome::Won(arbiter_kernel::SeatSet::one(Seat::from(first))))
        }
    }
}

#[inline]
fn lost(t: &T, seat: Seat) -> bool {
    let dead = layers::defense(t, t.leader(seat)) <= 0;
    let empty = t.board.seats[seat as usize].failed_draw;
    rule!("1.2.1.1", "11.2.1" => dead) || rule!("11.2.2" => empty)
}

/// A player with more cards than fit, the active one first. [11.4.1] [11.5.1] [1.3.4]
#[must_use]
pub fn over_limit(t: &T, named: Tray) -> Option<(Seat, Zone)> {
    let (me, foe) = (t.board.active, other(t.board.active));
    // Shortcut: nothing is over the limits of the book, and no text changes them.
    if !layers::heard(t, LIMIT) && !full(t, me) && !full(t, foe) {
        return None;
    }
    let over = |seat, zone| (surplus(t, seat, zone, named) > 0).then_some((seat, zone));
    let of = |seat| over(seat, Zone::Field).or_else(|| over(seat, Zone::Ex));
    of(me).or_else(|| of(foe))
}

/// Whether a player has more cards than the book allows, whatever texts say.
/// Shortcut if false: else it is counted.
fn full(t: &T, seat: Seat) -> bool {
    t.count(seat, Zone::Field) > FIELD_LIMIT as usize || t.count(seat, Zone::Ex) > EX_LIMIT as usize
}

/// The move of a card over a limit: to its owner's cemetery, not destroyed. [11.4.1]
#[must_use]
pub fn buried(t: &T, id: ObjectId) -> Event {
    let (to, end, cause, by) = (Zone::Cemetery, End::Bottom, Cause::Rules, t.board.active);
    Event::Move { id, to, seat: t.objects.at(id.slot).owner, end, cause, turned: false, by }
}

/// Everything that applies now, apart from losses: one simultaneous event. [11.1.3]
#[must_use]
pub fn handle(t: &T, named: &[ObjectId]) -> SmallVec<[Event; 4]> {
    let mut events: SmallVec<[Event; 4]> = SmallVec::new();
    let active = t.board.active;
    let go = |id: ObjectId, to, cause| {
        let seat = t.objects.at(id.slot).owner;
        Event::Move { id, to, seat, end: End::Bottom, cause, turned: false, by: active }
    };
    let lowered = layers::lowered(t);
    // Shortcut: where no passive gives Stack, it need not be looked for.
    let stacks = layers::heard(t, KEYWORD) && t.rules.given_keywords.has(Keyword::Stack);
    let quiet = !lowered && !stacks && named.is_empty();
    for seat in [active, other(active)] {
        for &slot in t.cards(seat, Zone::Field) {
            // Shortcut: of most cards there is nothing to say.
            if quiet && still(t, slot) {
                continue;
            }
            let id = t.objects.id(slot);
            let core = layers::core(t, id);
            if core.kind == Kind::Follower && spent(t, id, lowered) {
                // [11.3.1]
                rule!("2.8.1", "11.3.1");
                let dies = go(id, Zone::Cemetery, Cause::Destroyed);
                // [R39] What is forbidden does not apply; the other processes do. [11.1.3]
                if !forbid(t, dies) {
                    events.push(dies);
                    continue;
                }
            }
            if t.counters(id, 0) == 0 && stacked(t, id, stacks) {
                // [11.7.1] Not destroyed.
                rule!("11.7.1", "13.3.2.3");
                events.push(go(id, Zone::Cemetery, Cause::Rules));
                continue;
            }
            if named.contains(&id) {
                rule!("11.4.1");
                events.push(go(id, Zone::Cemetery, Cause::Rules));
            }
        }
        let over: &[u16] = if named.is_empty() { &[] } else { t.cards(seat, Zone::Ex) };
        for id in over.iter().map(|&slot| t.objects.id(slot)).filter(|id| named.contains(id)) {
            rule!("11.5.1");
            events.push(go(id, Zone::Cemetery, Cause::Rules));
        }
        for &slot in t.cards(seat, Zone::EvolveZone) {
            let id = t.objects.id(slot);
            if !t.board.links.iter().any(|l| l.card == id) {
                // [11.6.1] Faceup, for everybody to see. [R20]
                rule!("11.6.1");
                events.push(go(id, Zone::EvolveDeck, Cause::Rules));
            }
        }
    }
    // [R39] What is forbidden does not apply.
    events.retain(|e| !forbid(t, *e));
    events
}

/// Whether a follower has no defense left. [11.3.1]
fn spent(t: &T, id: ObjectId, lowered: bool) -> bool {
    // Shortcut: who has enough without help has enough.
    if !lowered && layers::unaided(t, id) > 0 {
        return false;
    }
    layers::defense(t, id) <= 0
}

/// Whether a card has Stack, where passives may give it or not.
fn stacked(t: &T, id: ObjectId, given: bool) -> bool {
    // Shortcut: no card has what is neither printed on it nor given.
    if !given && !t.modified(id) && !layers::core(t, id).keywords.has(Keyword::Stack) {
        return false;
    }
    layers::has(t, id, Keyword::Stack)
}

/// Whether a card on a field lies as it is printed, has defense left and no Stack:
/// no passive that lowers defense or gives Stack, nothing to say about it.
/// Shortcut if true: else it is looked at.
#[inline]
fn still(t: &T, slot: u16) -> bool {
    let o = t.objects.at(slot);
    let core = layers::core(t, t.objects.id(slot));
    (core.kind != Kind::Follower || core.defense > o.mark.lost) && !o.modified() && !core.keywords.has(Keyword::Stack)
}

/// The newest of several links, more than one if they were made together.
fn newest(links: &[Link]) -> Vec<Link> {
    let last = links.iter().map(|l| l.stamp).max();
    links.iter().filter(|l| Some(l.stamp) == last).copied().collect()
}

/// Whether some card has two links.
/// Shortcut if false: hardly ever does one, and then there is nothing to look for.
#[must_use]
pub fn doubled(t: &T) -> bool {
    let links = &t.board.links;
    let twice = |n: usize| links[..n].iter().any(|l| l.follower == links[n].follower || l.card == links[n].card);
    (1..links.len()).any(twice)
}

/// Groups of links that share a follower, or share a card.
fn groups(t: &T) -> Vec<Vec<Link>> {
    let mut out: Vec<Vec<Link>> = Vec::new();
    for l in &t.board.links {
        let by_follower: Vec<Link> = t.board.links.iter().filter(|x| x.follower == l.follower).copied().collect();
        let by_card: Vec<Link> = t.board.links.iter().filter(|x| x.card == l.card).copied().collect();
        out.extend([by_follower, by_card].into_iter().filter(|g| g.len() > 1));
    }
    out
}

/// The links made together among which a player must choose. [11.6.2] [11.6.3]
#[must_use]
pub fn tied(t: &T) -> Vec<Link> {
    groups(t).iter().map(|g| newest(g)).find(|g| g.len() > 1).unwrap_or_default()
}

/// Who must choose: the controller of the card that has too many links.
#[must_use]
pub fn tied_links(t: &T) -> Option<Seat> {
    let tied = tied(t);
    let first = tied.first()?;
    let shared = if tied.iter().all(|l| l.follower == first.follower) { first.follower } else { first.card };
    t.controller(shared)
}

/// The link to this card stays: it counts as the most recent of those tied.
pub fn keep(t: &mut T, id: ObjectId) {
    let Some(kept) = tied(t).into_iter().find(|l| l.card == id || l.follower == id) else { return };
    let stamp = t.tick();
    for l in t.board.links.iter_mut().filter(|l| **l == kept) {
        l.stamp = stamp;
    }
}

/// Drops surplus links. [11.6.2] [11.6.3]
pub fn links(t: &mut T) {
    for group in groups(t) {
        let [keep] = newest(&group)[..] else { continue };
        let clause = if group.iter().all(|l| l.card == group[0].card) {
            rule!("11.6.3");
            "11.6.3"
        } else {
            rule!("11.6.2");
            "11.6.2"
        };
        for &l in group.iter().filter(|l| **l != keep) {
            if t.board.links.contains(&l) {
                crate::story::more::unlinked(t, clause, l);
            }
        }
        t.board.links.retain(|l| *l == keep || !group.contains(l));
        // The text of a follower may be another one now.
        for l in group {
            if t.on_field(l.follower) {
                let linked = t.board.links.iter().any(|x| x.follower == l.follower);
                t.objects.at_mut(l.follower.slot).mark.linked = linked;
                crate::listen::register(t, l.follower);
            }
        }
    }
}
