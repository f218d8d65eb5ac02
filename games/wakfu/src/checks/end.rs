//! Levels, destroyed Heroes, and both victories; for one, two and three
//! players a side alike. [103] [415] [902]

use crate::board::{CHALLENGE, Change, Ends, MOST, T, WORLD, Zone, look, place, zone};
use crate::event::Event;
use crate::layers;
use crate::perform::{leave_battle, places};
use arbiter_kernel::{Batch, ObjectId, Outcome, Seat, SeatSet, rule};
use smallvec::SmallVec;

/// Experience at which a Hero flips. [307.4]
const SECOND: i16 = 6;
/// Experience that wins, for each Hero of the team. [307.5] [902.2b]
const THIRD: i16 = 18;

fn seats(t: &T) -> impl Iterator<Item = Seat> + use<> {
    0..t.board.seats
}

fn alive(t: &T) -> SmallVec<[Seat; MOST]> {
    seats(t).filter(|&s| !t.out().has(s)).collect()
}

/// Heroes with six Experience show their other side: Health and tap state stay. [415.3] [307.4]
pub(super) fn flip(t: &mut T) -> bool {
    let mut flipped = false;
    for seat in alive(t) {
        if t.board.players[seat as usize].xp < SECOND || !is_first(t, seat) {
            continue;
        }
        rule!("307.4", "415.3", "307.3");
        turn_over(t, seat, true);
        crate::story::level(t, seat);
        flipped = true;
    }
    flipped
}

/// Whether a Hero in play shows its first side.
pub(crate) fn is_first(t: &T, seat: Seat) -> bool {
    let hero = t.board.players[seat as usize].hero;
    t.objects.get(hero).is_some() && look::face(t, hero).card.level.value() == 1
}

/// Turns a Hero over to its second or its first side: its Health stays.
pub(crate) fn turn_over(t: &mut T, seat: Seat, second: bool) {
    let hero = t.board.players[seat as usize].hero;
    if t.objects.get(hero).is_none() {
        return;
    }
    let left = layers::left(t, hero);
    let face = &mut t.objects.at_mut(hero.slot).face;
    *face = if second { *face + 1 } else { *face - 1 };
    // A lower maximum takes the rest.
    t.objects.at_mut(hero.slot).mark.lost = (layers::most(t, hero) - left).max(0);
}

/// Heroes of both sides that lose their last Health together stay with 1. [103.3]
pub(super) fn save_both(t: &mut T) {
    let dying: SmallVec<[Seat; MOST]> = alive(t)
        .into_iter()
        .filter(|&s| {
            let hero = t.board.players[s as usize].hero;
            look::in_play(t, hero) && layers::is_spent(t, hero)
        })
        .collect();
    let teams = [0, 1].map(|team| dying.iter().any(|&s| look::team(t, s) == team));
    if teams == [true, true] {
        rule!("103.3");
        for seat in dying {
            let hero = t.board.players[seat as usize].hero;
            t.objects.at_mut(hero.slot).mark.lost = layers::most(t, hero) - 1;
        }
    }
}

/// Players whose Hero is destroyed or has left play are out; the game ends when
/// a whole side is. [103.2a] [103.2c] [902.2a]
pub(super) fn heroes(t: &mut T, b: Batch) -> Option<Outcome> {
    // What comes back to a player who is out follows. [902.1a]
    for seat in t.out().iter() {
        let back: Vec<ObjectId> = look::controlled(t, seat).collect();
        banish(t, back);
    }
    for seat in alive(t) {
        let hero = t.board.players[seat as usize].hero;
        let lost = !look::in_play(t, hero)
            || layers::is_spent(t, hero)
            || rule!("104.1" => t.events(b).contains(&Event::Loses(seat)));
        if lost {
            // Even if it has just reached Level 3. [103.5]
            rule!("103.2a", "103.2c", "410.4", "403.2c", "103.5", "307.3d", "708.4");
            eliminate(t, seat);
        }
    }
    verdict(t)
}

/// Whether a text has said who wins or loses. [104.1]
pub(super) fn is_said(t: &T, b: Batch) -> bool {
    t.events(b).iter().any(|e| matches!(e, Event::Wins(_) | Event::Loses(_)))
}

/// Whoever wins by a text and has not lost in the same check; if both sides do,
/// nobody does. [103.1] [104.1]
pub(super) fn winners(t: &T, b: Batch) -> Option<Outcome> {
    let wins = |s: &Seat| t.events(b).contains(&Event::Wins(*s));
    let teams: SmallVec<[u8; MOST]> = alive(t).into_iter().filter(wins).map(|s| look::team(t, s)).collect();
    let &first = teams.first()?;
    rule!("103.1", "104.1");
    let both = teams.iter().any(|team| *team != first);
    Some(if both { Outcome::Drawn } else { Outcome::Won(side(t, first)) })
}

/// Who has won, if a side has nobody left. [103.1] [902.2a]
pub(crate) fn verdict(t: &T) -> Option<Outcome> {
    let alive = alive(t);
    let has = |team: u8| alive.iter().any(|&s| look::team(t, s) == team);
    rule!("103.1", "902.2a");
    match (has(0), has(1)) {
        (true, true) => None,
        // Both lose in one and the same check.
        (false, false) => Some(Outcome::Drawn),
        (one, _) => Some(Outcome::Won(side(t, u8::from(!one)))),
    }
}

fn side(t: &T, team: u8) -> SeatSet {
    seats(t).filter(|&s| look::team(t, s) == team).fold(SeatSet::NONE, SeatSet::and)
}

/// The Experience of a side over the whole game wins; equal sums play on. [103.2b] [103.4] [902.2b]
pub(super) fn experience(t: &mut T) -> Option<Outcome> {
    let each = i16::from(t.board.seats / 2);
    let sum = |team: u8| -> i16 {
        seats(t).filter(|&s| look::team(t, s) == team).map(|s| t.board.players[s as usize].xp).sum()
    };
    let [a, b] = [sum(0), sum(1)];
    // Of a team it is the sum that counts: no Hero of it reaches Level 3. [902.2c]
    let won = if rule!("902.2c" => each > 1) { THIRD * each } else { THIRD };
    match (a >= won, b >= won) {
        (false, false) => None,
        (true, true) if a == b => {
            rule!("103.4");
            None
        }
        _ => {
            rule!("103.2b", "415.4", "307.5", "902.2b");
            Some(Outcome::Won(side(t, u8::from(b > a))))
        }
    }
}

/// A player leaves the game: all that it controls and has is banished, its
/// entries leave the Queue, its lasting effects end. It is no destruction. [902.1]
pub(crate) fn eliminate(t: &mut T, seat: Seat) {
    take_away(t, seat);
    t.put_out(seat);
    crate::story::out(t, seat);
}

/// All that a player has leaves with it. [902.1a] [902.1b]
pub(crate) fn take_away(t: &mut T, seat: Seat) {
    rule!("902.1", "902.1a");
    let mut gone: Vec<ObjectId> = look::controlled(t, seat).collect();
    for z in [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Collection] {
        gone.extend(t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s)));
    }
    // Its Challenge lies beside the battle.
    let challenge = t.zones.of(CHALLENGE).iter().map(|&s| t.objects.id(s));
    gone.extend(challenge.filter(|&id| look::controller(t, id) == seat));
    banish(t, gone);
    rule!("902.1b");
    let entries: Vec<u32> = t.board.queue.iter().filter(|q| q.seat == seat).map(|q| q.id).collect();
    let resolving = crate::queue::resolving(t);
    for id in entries {
        if let Some(q) = crate::queue::find_mut(t, id) {
            q.cancelled = true;
        }
        let card = crate::queue::card(t, id).map(|c| c.1);
        if let Some(card) = card.filter(|c| t.objects.get(*c).is_some()) {
            t.relocate(card.slot, zone(look::owner(t, card), Zone::Banished), None, false);
        }
        if resolving != Some(id) && !t.trying() {
            crate::queue::remove(t, id);
        }
    }
    t.pending.retain(|p| p.controller != seat);
    t.board.groups.retain(|g| g.seat != seat);
    t.board.delayed.retain(|d| d.seat != seat);
    places::end(t, |e| e == Ends::Next(seat));
    // What it gave to another for good stays there. [902.1a]
    let given = |change: &Change| matches!(change, Change::Control(to) if *to != seat);
    t.retain_modifiers(|m| m.until.by != Some(seat) || given(&m.change));
    rule!("902.1c");
    debug_assert!(t.zones.of(WORLD).iter().all(|&s| place(t.objects.at(s).zone).is_none()));
}

/// All that a player had leaves with it. [902.1a]
fn banish(t: &mut T, gone: Vec<ObjectId>) {
    for id in gone {
        leave_battle(t, id);
        let owner = look::owner(t, id);
        if look::face(t, id).token {
            t.eliminate(id.slot);
        } else {
            t.relocate(id.slot, zone(owner, Zone::Banished), None, false);
        }
    }
}
