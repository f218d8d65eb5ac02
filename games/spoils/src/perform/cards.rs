//! Cards that change areas, sides or facing. Each becomes a new object. [OB1]

use crate::board::{Handed, Mark, Read, T, Zone, Zones, seat_of, zone};
use crate::event::{Change, End, Entry, Event, Manner};
use crate::listen;
use crate::play::{self, MODE, Mode, X};
use crate::rules::{Rules, Sort};
use crate::targets::{Ctx, num, seats};
use crate::wake::remember;
use crate::words::{Kinds, Rule};
use arbiter_kernel::{ObjectId, Seat, SeatSet, rule};
use std::sync::Arc;

/// A card goes to its owner's hand, deck, discard pile, or out of the game. A
/// card that is only a token disappears. [304.1] [305.1] [409.3b]
pub(crate) fn put(t: &mut T, id: ObjectId, to: Zone, end: End, manner: Manner) {
    rule!("304.1", "305.1", "314.1", "403.5a", "403.6a");
    let from = t.place(id);
    if from == Some(Zone::Play) {
        leave_play(t, id);
        if t.face(id.slot).card.token {
            // It has left, but it arrives nowhere. [OB11]
            rule!("409.3b");
            t.eliminate(id.slot);
            return;
        }
    }
    if play::is_duplicate(t, id) {
        // It ceases to be, wherever it was to go. [DU3]
        rule!("307.1");
        t.eliminate(id.slot);
        return;
    }
    let known = t.objects.at(id.slot).known;
    let seen = from_sight(t, id);
    let new = move_card(t, id, to, end);
    if matches!(to, Zone::Hand | Zone::Deck) {
        // Whoever saw it go knows it still, until the deck is shuffled.
        let mixed = manner == Manner::Mixed;
        t.objects.at_mut(new.slot).known = if mixed { SeatSet::NONE } else { SeatSet(known.0 | seen.0) };
    }
    if manner == Manner::Hidden {
        rule!("101.1");
        let o = t.objects.at_mut(new.slot);
        (o.mark.facedown, o.known) = (true, SeatSet(known.0 | seen.0));
        listen::register(t, new);
    }
}

/// Who sees the card where it lies now. [FD1] [VI1]
fn from_sight(t: &T, id: ObjectId) -> SeatSet {
    <crate::Spoils as arbiter_kernel::Game>::sees(t, id.slot)
}

/// Takes a card out of the battle and out of everything that speaks of it.
fn leave_play(t: &mut T, id: ObjectId) {
    if let Some(b) = &mut t.board.battle {
        b.withdraw(id);
        if b.target == id {
            b.target = ObjectId::NONE;
        }
    }
    // Tokens and temporary text stay behind. [409.2] [508.1]
    rule!("409.2");
    // Shortcut: nobody asks for a handle that is used up; the lists stay short.
    forget(t, id);
    for o in t.attached(id) {
        t.objects.at_mut(o.slot).mark.on = ObjectId::NONE;
    }
}

/// Shortcut: what is noted about a card that is gone is never read again. What
/// its cost picked is, by a text about its leaving. [502.4]
fn forget(t: &mut T, id: ObjectId) {
    t.board.spared.retain(|s| *s != id);
    t.board.holding.retain(|h| h.0 != id);
}

/// A card in an area of its owner, as a new object.
pub(crate) fn move_card(t: &mut T, id: ObjectId, to: Zone, end: End) -> ObjectId {
    let owner = t.objects.at(id.slot).owner;
    // Ownership never changes. [407.7] [407.8]
    rule!("407.7", "407.8");
    let at = (end == End::Top && to == Zone::Deck).then_some(0);
    let new = t.relocate(id.slot, zone(owner, to), at, false);
    listen::register(t, new);
    new
}

/// A card comes into play, under this player's control. [603.1h] [604.1c]
pub(super) fn enter(t: &mut T, id: ObjectId, seat: Seat, facedown: bool, on: ObjectId) -> ObjectId {
    rule!("604.1c");
    rule!("402.8");
    let scope = t.scopes().filter(|s| s.source == id && play::is_card(t, s)).last();
    let (x, by_flip_up) = scope.map_or((0, false), |s| (s.notes[X], s.notes[MODE] == Mode::FlipUp as i16 + 1));
    let handed: Vec<(u8, ObjectId)> = scope
        .into_iter()
        .flat_map(|s| &s.picks)
        .filter(|p| p.of < play::THEM)
        .map(|p| (p.of, p.what.face(t)))
        .collect();
    let seat = if facedown { seat } else { enters_under(t, id, seat) };
    remember(t, id);
    let (known, played_in) = (t.objects.at(id.slot).known, t.objects.at(id.slot).mark.played_in);
    let new = t.relocate(id.slot, zone(seat, Zone::Play), None, false);
    let o = t.objects.at_mut(new.slot);
    rule!("407.1");
    o.mark = Mark { base: seat, facedown, on, x, by_flip_up, played_in, ..Mark::default() };
    if facedown {
        o.known = known;
    }
    t.board.handed.extend(handed.into_iter().map(|(slot, id)| Handed { to: new, slot, id }));
    listen::register(t, new);
    if !facedown {
        enters_with(t, new);
    }
    t.objects.at_mut(new.slot).mark.character = crate::layers::is_character(t, new);
    new
}

/// What entered attached to a card that entered with it is attached to that
/// card as it is now. [507.2d]
pub(super) fn together(t: &mut T, events: &[Event], done: &mut [Event]) {
    for e in done {
        let Event::Enter { id, on, .. } = e else { continue };
        let came = events.iter().any(|x| matches!(x, Event::Enter { id, .. } if id == on));
        if came {
            rule!("507.2d");
            *on = t.objects.id(on.slot);
            t.objects.at_mut(id.slot).mark.on = *on;
        }
    }
}

/// The rules of a card about its own coming.
fn own_rules(rules: &Rules, face: u16) -> impl Iterator<Item = &Rule> {
    let live = |a: &u16| match &rules.abilities[*a as usize].sort {
        Sort::Static { during: None, rule } => Some(rule),
        _ => None,
    };
    rules.faces[face as usize].abilities.iter().filter_map(live)
}

fn enters_under(t: &T, id: ObjectId, seat: Seat) -> Seat {
    let under = own_rules(&t.rules, t.objects.at(id.slot).face).find_map(|r| match r {
        Rule::EntersUnder(p) => seats(t, &Ctx::new(seat, id, None), p).first().copied(),
        _ => None,
    });
    under.unwrap_or(seat)
}

fn enters_with(t: &mut T, id: ObjectId) {
    let me = t.controller(id).expect("it just came");
    let rules = Arc::clone(&t.rules);
    for r in own_rules(&rules, t.objects.at(id.slot).face) {
        match r {
            Rule::EntersWithTokens(n) => {
                let n = num(t, &Ctx::new(me, id, None), n);
                let tokens = &mut t.objects.at_mut(id.slot).mark.tokens;
                *tokens = tokens.saturating_add(n);
            }
            Rule::EntersDepleted => t.objects.at_mut(id.slot).mark.depleted = true,
            _ => (),
        }
    }
}

/// A card is turned over: it has left play, and what enters is new. [411.3]
/// [411.4] The effects that gave control of it are over. [FD4]
pub(super) fn flip(t: &mut T, id: ObjectId, up: bool, on: ObjectId, under: Option<Seat>) -> Option<Event> {
    let (up, down) = (rule!("411.3" => up), rule!("411.4" => !up));
    leave_play(t, id);
    let face = t.face(id.slot);
    if face.card.token {
        // [OB11]
        t.eliminate(id.slot);
        return None;
    }
    let cannot = up && (face.card.kinds.contains(Kinds::TACTIC) || (face.attach.is_some() && on == ObjectId::NONE));
    if cannot {
        // It cannot be in play face-up. [FD2]
        rule!("507.2c");
        move_card(t, id, Zone::Discard, End::Top);
        return None;
    }
    // Who had control of the old card has none of the new one. [FD4]
    let seat = under.unwrap_or(t.objects.at(id.slot).owner);
    let known = t.objects.at(id.slot).known;
    let seen = from_sight(t, id);
    let new = t.relocate(id.slot, zone(seat, Zone::Play), None, false);
    let o = t.objects.at_mut(new.slot);
    o.mark = Mark { base: seat, facedown: down, on, ..Mark::default() };
    if down {
        // Everybody saw what it was.
        o.known = SeatSet(known.0 | seen.0);
    }
    listen::register(t, new);
    if up {
        enters_with(t, new);
    }
    t.objects.at_mut(new.slot).mark.character = crate::layers::is_character(t, new);
    Some(Event::Enter { id: new, seat, facedown: down, on, how: Entry::Put })
}

/// A card goes face-up to the area of cards being played, and its scope goes
/// with it. [603.1c] [507.4b]
pub(super) fn announce(t: &mut T, id: ObjectId, seat: Seat, scope: u16) -> ObjectId {
    remember(t, id);
    if t.place(id) == Some(Zone::Play) {
        leave_play(t, id);
    }
    let new =
        if t.place(id) == Some(Zone::Played) { id } else { t.relocate(id.slot, crate::board::PLAYED, None, false) };
    let played_in = Some(t.board.active);
    t.objects.at_mut(new.slot).mark = Mark { base: seat, played_in, ..Mark::default() };
    t.scope_mut(scope).source = new;
    let face = t.objects.at(new.slot).face;
    t.board.plays.push((seat, face));
    new
}

/// A token card comes into play. [409.3a] [409.3c]
pub(crate) fn create(t: &mut T, face: u16, seat: Seat) -> ObjectId {
    rule!("409.3a", "409.3c");
    let slot = t.objects.create(face, seat);
    let new = t.relocate(slot, zone(seat, Zone::Play), None, false);
    t.objects.at_mut(slot).mark = Mark { base: seat, character: true, ..Mark::default() };
    listen::register(t, new);
    enters_with(t, new);
    new
}

/// How many cards a draw comes to. [410.3]
pub(crate) fn drawn(t: &T, seat: Seat, count: i16) -> i16 {
    let rules = crate::layers::standing(t, listen::MORE);
    let changes = rules.iter().filter_map(|s| match s.rule {
        Rule::DrawMore(p, by) if crate::layers::means(t, &s.ctx(0), p, seat) => Some((s.ctx(0), by)),
        _ => None,
    });
    crate::adjust::changed(t, count, changes.collect(), false)
}

/// All of them together; from a deck too small, what is there. [306.1] [306.2]
/// [306.3]
pub(super) fn draw(t: &mut T, seat: Seat, count: i16) -> i16 {
    let count = drawn(t, seat, count);
    rule!("306.1", "306.3");
    let there = t.count(seat, Zone::Deck) as i16;
    // No loss, and nothing more. [102.1a]
    rule!("102.1a", "306.2");
    let taken = count.min(there);
    // There is no limit to a hand. [403.2b]
    rule!("403.2b");
    // All together: only what lay open on top before was seen.
    let open =
        t.cards(seat, Zone::Deck).first().map(|&top| (top, <crate::Spoils as arbiter_kernel::Game>::sees(t, top)));
    for _ in 0..taken {
        let top = t.cards(seat, Zone::Deck)[0];
        let seen = open.filter(|o| o.0 == top).map_or(SeatSet::NONE, |o| o.1);
        let known = SeatSet(t.objects.at(top).known.0 | seen.0);
        let new = t.relocate(top, zone(seat, Zone::Hand), None, false);
        t.objects.at_mut(top).known = known;
        listen::register(t, new);
    }
    taken
}

/// A card passes to another player: the same object, out of the battle, and
/// not controlled since the turn began. [407.4] [CT1]
pub(super) fn pass(t: &mut T, id: ObjectId, seat: Seat) {
    let from = t.objects.at(id.slot).zone;
    if seat_of(from) == seat {
        return;
    }
    t.carry(id.slot, zone(seat, Zone::Play));
    t.objects.at_mut(id.slot).mark.old = false;
    if let Some(b) = &mut t.board.battle {
        if b.has(id) || b.joiners.contains(&id) {
            rule!("407.4", "407.4a");
            b.withdraw(id);
        }
        if b.target == id {
            // It is the target no more; what was assigned to it does nothing. [407.5]
            rule!("407.5", "407.5a");
            b.target = ObjectId::NONE;
            b.shares.retain(|s| s.to != id);
        }
    }
}

/// A deck in an order that nobody knows. [313.1]
pub(crate) fn shuffle(t: &mut T, seat: Seat) {
    rule!("313.1");
    let z = zone(seat, Zone::Deck);
    let mut rng = t.rng.clone();
    rng.shuffle(t.state.zones.of_mut(z));
    t.rng = rng;
    for n in 0..t.zones.len(z) {
        let slot = t.zones.of(z)[n];
        t.objects.at_mut(slot).known = SeatSet::NONE;
    }
}

/// Cards of one deck lie anywhere among those that nobody knows. [313.1]
pub(crate) fn mislay(t: &mut T, cards: &[ObjectId]) {
    for id in cards {
        t.objects.at_mut(id.slot).known = SeatSet::NONE;
    }
    let Some(z) = cards.first().map(|id| t.objects.at(id.slot).zone) else { return };
    let dark = |t: &T, n: &usize| t.objects.at(t.zones.of(z)[*n]).known == SeatSet::NONE;
    let places: Vec<usize> = (0..t.zones.len(z)).filter(|n| dark(t, n)).collect();
    let mut slots: Vec<u16> = places.iter().map(|n| t.zones.of(z)[*n]).collect();
    let mut rng = t.rng.clone();
    rng.shuffle(&mut slots);
    t.rng = rng;
    for (n, slot) in places.into_iter().zip(slots) {
        t.state.zones.of_mut(z)[n] = slot;
    }
}

/// Temporary text that was gained as a character. [508.3]
pub(crate) fn forget_as_character(t: &mut T, id: ObjectId) {
    let gained = |c: &Change| matches!(c, Change::Has(_, true) | Change::Ability(_, true));
    if t.modifiers_on(id).any(|m| gained(&m.change)) {
        rule!("508.3");
        t.retain_modifiers(|m| m.on != id || !gained(&m.change));
        let now = crate::layers::abilities(t, id);
        t.listeners.retain(|l| l.on != id || now.contains(&l.ability));
    }
}
