//! Verbs about decks: drawing, looking, searching, shuffling.

use super::{Events, ctx_by, note, once, quantity, there};
use crate::Spoils;
use crate::board::{Pick, T, Thing, Zone, Zones};
use crate::event::{End, Event, Manner};
use crate::lower::By;
use crate::play::{COUNT, ORDERED, OWNERS};
use crate::targets::{matches, seats};
use crate::timing::Choice;
use crate::words::{Area, Deck, Filter, Order, Place, Player, Quantity, Verb, Who};
use arbiter_kernel::{ObjectId, Run, Seat, SeatSet, Word, rule};
use smallvec::{SmallVec, smallvec};

/// Obeys one of them.
pub(super) fn obey(t: &mut T, run: Run, by: &By, verb: &Verb, cost: bool) -> Word<Spoils> {
    match verb {
        Verb::Draw(q) => draw(t, run, by, q, cost),
        Verb::Top { count, deck, to, slot } => {
            let word = top(t, run, by, count, deck, to.as_ref(), *slot);
            match &word {
                Word::Emit(events) if cost && short(t, run, count, events.len()) => Word::Fail,
                Word::Did(_) if cost && !super::paid_in_full(t) => Word::Fail,
                _ => word,
            }
        }
        Verb::Look { count, deck, slot } | Verb::RevealTop { count, deck, slot } => {
            let reveal = matches!(verb, Verb::RevealTop { .. });
            look(t, run, by, (count, deck, *slot), reveal, cost)
        }
        Verb::LookAtHand(p) => {
            let c = ctx_by(t, run, by);
            let (me, whose) = (c.by, seats(t, &c, p));
            for seat in whose {
                let ids: Vec<ObjectId> = t.cards(seat, Zone::Hand).iter().map(|&s| t.objects.id(s)).collect();
                for id in &ids {
                    t.objects.at_mut(id.slot).known.0 |= SeatSet::one(me).0;
                }
                crate::story::looks(t, me, &ids);
            }
            Word::Did(true)
        }
        Verb::Search { deck, what } => search(t, run, by, deck, what),
        Verb::Shuffle(p) => {
            once(t, run, cost, |t| seats(t, &ctx_by(t, run, by), p).into_iter().map(Event::Shuffle).collect())
        }
        Verb::ShuffleInto(who, _) => shuffle_into(t, run, by, who),
        _ => unreachable!("obeyed elsewhere: {verb:?}"),
    }
}

/// Whether a cost that names a number of cards finds fewer. [401.2]
fn short(t: &T, run: Run, q: &Quantity, found: usize) -> bool {
    (found as i16) < count(t, run, q)
}

fn count(t: &T, run: Run, q: &Quantity) -> i16 {
    quantity(t, run, q).unwrap_or(i16::MAX)
}

/// One event, however many; up to so many are asked for first. [306.3]
fn draw(t: &mut T, run: Run, by: &By, q: &Quantity, cost: bool) -> Word<Spoils> {
    let seat = ctx_by(t, run, by).by;
    let most = count(t, run, q);
    let exact = matches!(q, Quantity::Exactly(_) | Quantity::Each(_) | Quantity::The);
    if !exact && run.again == 0 {
        return Word::Ask(seat);
    }
    let n = if t.has_answer() {
        match t.answered() {
            Choice::Number(n) => n as i16,
            _ => 0,
        }
    } else if run.again == 0 {
        most
    } else {
        return once(t, run, cost, |_| Events::new());
    };
    if n <= 0 {
        return Word::Did(false);
    }
    if cost && (t.count(seat, Zone::Deck) as i16).min(crate::perform::drawn(t, seat, n)) < n {
        // So many cards must be drawn, not as many as there are, nor as many as a
        // text that reduces the draw leaves. [401.2] [CO11]
        rule!("401.2");
        return Word::Fail;
    }
    Word::Emit(smallvec![Event::Draw { seat, count: n }])
}

/// Whose deck: of `either` the one who performs it chooses, and is asked first.
fn whose(t: &mut T, run: Run, by: &By, deck: &Deck) -> Option<Seat> {
    let c = ctx_by(t, run, by);
    match deck {
        Deck::Of(p) => Some(seats(t, &c, p).first().copied().unwrap_or(c.by)),
        Deck::Either => {
            if run.again == 0 {
                return None;
            }
            let chosen = if t.has_answer() { Some(t.answered()) } else { None };
            if let Some(Choice::Seat(s)) = chosen {
                t.scope_mut(run.scope).notes[COUNT] = i16::from(s) + 1;
            }
            Some((t.scope(run.scope).notes[COUNT] - 1).max(0) as Seat)
        }
    }
}

fn top_cards(t: &T, seat: Seat, n: i16) -> Vec<ObjectId> {
    let take = usize::try_from(n.max(0)).unwrap_or(0);
    t.cards(seat, Zone::Deck).iter().take(take).map(|&s| t.objects.id(s)).collect()
}

/// `put the top N cards of DECK ...`; they are remembered where they lie then.
fn top(t: &mut T, run: Run, by: &By, q: &Quantity, deck: &Deck, to: Option<&Place>, slot: u8) -> Word<Spoils> {
    let first = usize::from(*deck == Deck::Either);
    if run.again as usize > first {
        let made: SmallVec<[ObjectId; 4]> = t.report().made().iter().map(|m| m.new).collect();
        made.into_iter().for_each(|id| note(t, run, slot, id));
        return Word::Did(super::did(t));
    }
    let Some(seat) = whose(t, run, by, deck) else { return Word::Ask(ctx_by(t, run, by).by) };
    let (zone, end, manner) = match to {
        None => (Zone::Removed, End::Top, Manner::Removed),
        Some(Place::Hand(_)) => (Zone::Hand, End::Top, Manner::Put),
        Some(Place::DeckBottom(..)) => (Zone::Deck, End::Bottom, Manner::Put),
        Some(Place::DeckTop(..) | Place::Back(_)) => (Zone::Deck, End::Top, Manner::Put),
        Some(Place::Discard(_)) => (Zone::Discard, End::Top, Manner::Put),
        Some(Place::Play(how)) => {
            let (facedown, c) = (how.face_down, ctx_by(t, run, by));
            let under = match &how.under {
                Some(Player::Owner(_)) => Some(seat),
                under => under.as_ref().and_then(|p| seats(t, &c, p).first().copied()),
            };
            let under = under.unwrap_or(c.me);
            let ids = top_cards(t, seat, count(t, run, q));
            let how = crate::event::Entry::Put;
            let enter = |id| Event::Enter { id, seat: under, facedown, on: ObjectId::NONE, how };
            let events: Events = ids.into_iter().map(enter).collect();
            return if events.is_empty() { Word::Did(false) } else { Word::Emit(events) };
        }
    };
    let ids = top_cards(t, seat, count(t, run, q));
    let paid = super::costs(t, run);
    let go = |id| Event::Move { id, to: zone, end, manner, paid };
    let events: Events = ids.into_iter().map(go).collect();
    if events.is_empty() { Word::Did(false) } else { Word::Emit(events) }
}

/// The cards stay where they are; who looks knows them from now on.
fn look(t: &mut T, run: Run, by: &By, what: (&Quantity, &Deck, u8), reveal: bool, cost: bool) -> Word<Spoils> {
    let (q, deck, slot) = what;
    let Some(seat) = whose(t, run, by, deck) else { return Word::Ask(ctx_by(t, run, by).by) };
    let me = ctx_by(t, run, by).by;
    let ids = top_cards(t, seat, count(t, run, q));
    if cost && short(t, run, q, ids.len()) {
        // Everybody can count a deck: no card is seen before this is known. [401.2]
        rule!("401.2");
        return Word::Fail;
    }
    t.scope_mut(run.scope).picks.retain(|p| p.of != slot);
    for &id in &ids {
        let seen = if reveal { SeatSet::ALL } else { SeatSet::one(me) };
        t.objects.at_mut(id.slot).known.0 |= seen.0;
        note(t, run, slot, id);
    }
    crate::story::looked(t, me, &ids, reveal);
    Word::Did(!ids.is_empty())
}

/// The whole deck is looked at, something is taken, and its owner shuffles
/// once that has left; until then it is remembered. [312.1] [312.2] [EF9]
fn search(t: &mut T, run: Run, by: &By, deck: &crate::words::Player, what: &crate::words::Choice) -> Word<Spoils> {
    let c = ctx_by(t, run, by);
    let (me, seat) = (c.by, seats(t, &c, deck).first().copied().unwrap_or(c.by));
    if run.again == 0 {
        rule!("312.2");
        // Who searches sees all of it, until it is shuffled.
        for slot in t.cards(seat, Zone::Deck).to_vec() {
            t.objects.at_mut(slot).known.0 |= SeatSet::one(me).0;
        }
        t.scope_mut(run.scope).notes[COUNT] = 0;
        t.scope_mut(run.scope).picks.retain(|p| p.of != what.slot);
    } else {
        match t.answered() {
            Choice::Card(id) => note(t, run, what.slot, id),
            _ => t.scope_mut(run.scope).notes[COUNT] = 1,
        }
    }
    let most = count(t, run, &what.count) as usize;
    let picked = t.scope(run.scope).picked(what.slot).count();
    let left = findable(t, run, by, deck, what);
    if picked < most && !left.is_empty() && t.scope(run.scope).notes[COUNT] == 0 {
        return Word::Ask(me);
    }
    rule!("312.1", "313.1");
    let found: Vec<ObjectId> = t.scope(run.scope).picked(what.slot).map(|p| p.what.face(t)).collect();
    crate::perform::shuffle(t, seat);
    crate::story::shuffled(t, seat);
    for id in found {
        t.objects.at_mut(id.slot).known = SeatSet::one(me);
    }
    Word::Did(t.scope(run.scope).picked(what.slot).count() > 0)
}

/// What was found and not taken is shuffled like the rest; as long as it could be
/// taken, it was aside. [312.1] [313.1] [EF9]
pub(super) fn mislay(t: &mut T, run: Run, slot: u8) -> Word<Spoils> {
    let found = t.scope(run.scope).picked(slot).filter_map(|p| p.what.card());
    let left: Vec<ObjectId> = found.filter(|id| t.place(*id) == Some(Zone::Deck)).collect();
    if !left.is_empty() {
        rule!("312.1");
        crate::perform::mislay(t, &left);
    }
    Word::Did(true)
}

/// What a search may find, one of each sort.
pub(crate) fn findable(
    t: &T,
    run: Run,
    by: &By,
    deck: &crate::words::Player,
    what: &crate::words::Choice,
) -> Vec<ObjectId> {
    let c = ctx_by(t, run, by);
    let seat = seats(t, &c, deck).first().copied().unwrap_or(c.by);
    let f = Filter { area: Area::Deck, side: crate::words::Side::Any, ..what.what.clone() };
    let mut out: Vec<ObjectId> = Vec::new();
    for &slot in t.cards(seat, Zone::Deck) {
        let id = t.objects.id(slot);
        let new = !out.iter().any(|o| t.objects.at(o.slot).face == t.objects.at(slot).face);
        let taken = t.scope(run.scope).picked(what.slot).any(|p| p.what.face(t) == id);
        if new && !taken && matches(t, &c, &f, id) {
            out.push(id);
        }
    }
    out
}

/// With a criterion one may find nothing; a card as such must be found. [312.2]
pub(crate) fn may_find_nothing(what: &crate::words::Choice) -> bool {
    let plain = Filter { area: what.what.area, side: what.what.side, ..Filter::default() };
    what.what != plain || !matches!(what.count, Quantity::Exactly(_))
}

/// Into a deck, several in an order: one by one, the first named lowest on top.
pub(super) fn put(t: &mut T, run: Run, by: &By, who: &Who, to: &Place, cost: bool) -> Word<Spoils> {
    let (end, order) = match to {
        Place::DeckBottom(_, o) => (End::Bottom, *o),
        Place::DeckTop(_, o) | Place::Back(o) => (End::Top, *o),
        _ => unreachable!("not into a deck"),
    };
    let ids = there(t, run, by, who);
    if run.again == 0 {
        let mut ids = ids;
        if order == Order::Random {
            t.rng.shuffle(&mut ids);
        }
        ids.into_iter().for_each(|id| note(t, run, ORDERED, id));
        t.scope_mut(run.scope).notes[COUNT] = 0;
    } else if t.has_answer()
        && let Choice::Card(id) = t.answered()
    {
        ordered(t, run, id);
        return moved(id, end, Manner::Put, cost);
    } else if super::did(t) {
        // What went elsewhere instead was not put there. [506.1] [RE6]
        t.scope_mut(run.scope).notes[COUNT] = 1;
    }
    let left = orderable(t, run);
    // One card alone lies where it was put.
    let chance = order == Order::Random && (run.again > 0 || left.len() > 1);
    match left.as_slice() {
        [] => {
            let done = t.scope(run.scope).notes[COUNT] > 0;
            if cost && !done { Word::Fail } else { Word::Did(done) }
        }
        [_, _, ..] if order != Order::Random => Word::Ask(ctx_by(t, run, by).by),
        [first, ..] => {
            let first = *first;
            ordered(t, run, first);
            moved(first, end, if chance { Manner::Mixed } else { Manner::Put }, cost)
        }
    }
}

fn moved(id: ObjectId, end: End, manner: Manner, paid: bool) -> Word<Spoils> {
    Word::Emit(smallvec![Event::Move { id, to: Zone::Deck, end, manner, paid }])
}

/// The cards that are still to be put into a deck.
pub(crate) fn orderable(t: &T, run: Run) -> Vec<ObjectId> {
    t.scope(run.scope).picked(ORDERED).filter_map(|p| p.what.card()).collect()
}

fn ordered(t: &mut T, run: Run, id: ObjectId) {
    t.scope_mut(run.scope).picks.retain(|p| p.of != ORDERED || p.what != Thing::Card(id));
}

/// Only if a card is really added. [313.2] [EF10]
fn shuffle_into(t: &mut T, run: Run, by: &By, who: &Who) -> Word<Spoils> {
    match run.again {
        0 => {
            let ids = there(t, run, by, who);
            let owners: Vec<Seat> = ids.iter().map(|id| t.objects.at(id.slot).owner).collect();
            for seat in owners {
                t.scope_mut(run.scope).picks.push(Pick { of: OWNERS, share: 0, what: Thing::Seat(seat) });
            }
            let paid = super::costs(t, run);
            let go = |id| Event::Move { id, to: Zone::Deck, end: End::Bottom, manner: Manner::Put, paid };
            let events: Events = ids.into_iter().map(go).collect();
            if events.is_empty() {
                rule!("313.2");
                return Word::Did(false);
            }
            Word::Emit(events)
        }
        1 if super::did(t) => {
            rule!("313.2");
            let owns = |seat: &Seat| t.scope(run.scope).picked(OWNERS).any(|p| p.what == Thing::Seat(*seat));
            let owners: Events = (0..2).filter(owns).map(Event::Shuffle).collect();
            t.scope_mut(run.scope).picks.retain(|p| p.of != OWNERS);
            Word::Emit(owners)
        }
        _ => Word::Did(true),
    }
}
