//! Verbs about decks: draw, look, take, search. [5.7] [5.9] [5.10]

use super::{Events, amount, cards, counts, did, follow, me, note, note_made, players};
use crate::Evolve;
use crate::board::{Cards, Read, T, Thing, Zones};
use crate::event::{Cause, End, Event};
use crate::targets::{Ctx, NUMBER, matches_for};
use crate::timing::Choice;
use crate::words::{Amount, Filter, Order, Place, Side, Whose, Zone};
use arbiter_kernel::{Made, ObjectId, Run, Seat, SeatSet, Word, rule};
use smallvec::{SmallVec, smallvec};

/// Bits of the running number of a draw: some card was drawn that `if you do` asks
/// for, and the draw under way is one.
const DREW: i16 = 1;
const ASKED: i16 = 2;

/// X cards are X single draws; `up to` asks before each. [5.9.2] [5.9.3] How
/// many is settled for each player before the first draw.
pub(super) fn draw(t: &mut T, run: Run, who: Whose, count: &Amount, up_to: bool) -> Word<Evolve> {
    if run.again == 0 {
        let n = amount(t, run, count).max(0);
        let each = players(t, run, who).into_iter().map(|seat| (Thing::Seat(seat), n));
        cards::queue(t, run, each.collect());
        t.scope_mut(run.scope).notes[NUMBER] = 0;
        rule!("5.9.2");
    } else if !t.has_answer() {
        let note = t.scope(run.scope).notes[NUMBER];
        t.scope_mut(run.scope).notes[NUMBER] = if note & ASKED != 0 && did(t) { note | DREW } else { note };
    }
    let answer = t.has_answer().then(|| t.answered());
    if answer == Some(Choice::Stop)
        && let Some(left) = cards::next_in_queue(t, run)
    {
        // Whoever has enough has it alone.
        rule!("5.9.3.1");
        left.share = 0;
    }
    let Some(left) = cards::next_in_queue(t, run) else {
        let some = t.scope(run.scope).notes[NUMBER] & DREW != 0;
        cards::queue(t, run, SmallVec::new());
        return Word::Did(some);
    };
    let Thing::Seat(seat) = left.what else { unreachable!("players draw") };
    if up_to && answer.is_none_or(|a| a == Choice::Stop) {
        rule!("5.9.3", "5.9.3.3");
        return Word::Ask(seat);
    }
    rule!("5.9.3.2");
    left.share -= 1;
    let asked = if counts(t, run, who, seat) { ASKED } else { 0 };
    let note = &mut t.scope_mut(run.scope).notes[NUMBER];
    *note = *note & DREW | asked;
    Word::Emit(smallvec![Event::Draw(seat)])
}

fn placed(t: &T, id: ObjectId, place: Place, by: Seat) -> Event {
    let seat = t.objects.at(id.slot).owner;
    let (end, turned) = (if place == Place::DeckTop { End::Top } else { End::Bottom }, false);
    let go = |to, cause| Event::Move { id, to, seat, end, cause, turned, by };
    match place {
        Place::Field => cards::onto(id, Zone::Field, by, false),
        Place::OwnersField => go(Zone::Field, Cause::Put),
        Place::FieldEngaged => cards::onto(id, Zone::Field, by, true),
        Place::Ex => cards::onto(id, Zone::Ex, by, false),
        Place::OwnersEx => go(Zone::Ex, Cause::Put),
        Place::Hand => go(Zone::Hand, Cause::Put),
        Place::Cemetery => go(Zone::Cemetery, Cause::Put),
        Place::Banished => go(Zone::Banished, Cause::Banished),
        Place::DeckTop | Place::DeckBottom => go(Zone::Deck, Cause::Put),
        Place::FieldOrEx => unreachable!("only tokens come where their player likes"),
    }
}

/// `put the top N cards of your deck into ...`
pub(super) fn top_to(t: &mut T, run: Run, who: Whose, count: &Amount, to: Place, out: u8) -> Word<Evolve> {
    if run.again > 0 {
        note_made(t, run, out);
        let owner = |m: &Made| t.objects.at(m.new.slot).owner;
        return Word::Did(t.report().made().iter().any(|m| counts(t, run, who, owner(m))));
    }
    rule!("5.4.1");
    let (n, by) = (amount(t, run, count).max(0) as usize, me(t, run));
    let mut events = Events::new();
    for seat in players(t, run, who) {
        for &slot in t.cards(seat, Zone::Deck).iter().take(n) {
            let mut goes = placed(t, t.objects.id(slot), to, by);
            // `onto their field`: each player's own.
            if let Event::Move { to: Zone::Field, seat: onto, .. } = &mut goes {
                *onto = seat;
            }
            events.push(goes);
        }
    }
    if events.is_empty() { Word::Did(false) } else { Word::Emit(events) }
}

/// Lets one player see a card where it lies.
fn show(t: &mut T, id: ObjectId, to: SeatSet) {
    t.objects.at_mut(id.slot).known.0 |= to.0;
}

/// `look at the top N cards`; `up to` asks before each. [5.10.1] [5.10.2]
pub(super) fn look(t: &mut T, run: Run, count: u8, up_to: bool, out: u8) -> Word<Evolve> {
    let me = me(t, run);
    if run.again == 0 {
        t.scope_mut(run.scope).picks.retain(|p| p.of != LOOKED && p.of != out);
    }
    let mut more = if up_to { usize::from(t.has_answer() && t.answered() != Choice::Stop) } else { count as usize };
    if up_to {
        rule!("5.10.2", "5.10.2.1");
        if run.again > 0 && more == 0 {
            rule!("5.10.2.2");
            return Word::Did(!looked(t, run).is_empty());
        }
    }
    rule!("4.5.2");
    rule!("5.10.1");
    while more > 0 {
        let n = looked(t, run).len();
        let Some(&slot) = t.cards(me, Zone::Deck).get(n) else { break };
        rule!("5.10.2.3");
        let id = t.objects.id(slot);
        show(t, id, SeatSet::one(me));
        crate::story::more::looked(t, me, id);
        note(t, run, LOOKED, id);
        note(t, run, out, id);
        more -= 1;
    }
    let seen = looked(t, run).len();
    if seen < count as usize && seen < t.count(me, Zone::Deck) {
        rule!("5.10.2.4");
        return Word::Ask(me);
    }
    Word::Did(seen > 0)
}

/// Picks of this number are the cards that the text looks at, top first. [5.10]
const LOOKED: u8 = 236;

/// The cards being looked at: those that the text moved are no more among them.
pub(crate) fn looked(t: &T, run: Run) -> Cards {
    let there = |id: &ObjectId| t.objects.get(*id).is_some();
    t.scope(run.scope).picked(LOOKED).map(|p| p.what.card()).filter(there).collect()
}

fn no_more_looked(t: &mut T, run: Run, ids: &[ObjectId]) {
    t.scope_mut(run.scope).picks.retain(|p| p.of != LOOKED || !ids.contains(&p.what.card()));
}

/// Cards looked at that a text may take.
pub(crate) fn takeable(t: &T, run: Run, what: &Filter, out: u8) -> Cards {
    let scope = t.scope(run.scope);
    let ctx = Ctx::of(scope);
    let f = Filter { side: Side::Any, ..what.clone() };
    let fits = |id: &ObjectId| t.controller(*id).is_some_and(|seat| matches_for(t, &ctx, &f, *id, seat));
    looked(t, run).into_iter().filter(fits).filter(|id| !scope.picked(out).any(|p| p.what.card() == *id)).collect()
}

/// `reveal FILTER from among them and add it to your hand`.
pub(super) fn take(t: &mut T, run: Run, most: u8, what: &Filter, reveal: bool, to: Place, out: u8) -> Word<Evolve> {
    const TAKEN: i16 = 1;
    if run.again == 0 {
        t.scope_mut(run.scope).notes[NUMBER] = 0;
    }
    if t.scope(run.scope).notes[NUMBER] == TAKEN {
        t.scope_mut(run.scope).picks.retain(|p| p.of != out);
        note_made(t, run, out);
        return Word::Did(did(t));
    }
    let mut enough = false;
    if t.has_answer() {
        match t.answered() {
            Choice::Card(id) => note(t, run, out, id),
            _ => enough = true,
        }
    }
    let picked = t.scope(run.scope).picked(out).count();
    let left = takeable(t, run, what, out);
    if !enough && picked < most as usize && !left.is_empty() {
        return Word::Ask(me(t, run));
    }
    let taken: SmallVec<[ObjectId; 4]> = t.scope(run.scope).picked(out).map(|p| p.what.card()).collect();
    no_more_looked(t, run, &taken);
    if taken.is_empty() {
        return Word::Did(false);
    }
    if reveal {
        rule!("5.20.1");
        taken.iter().for_each(|&id| crate::story::revealed(t, id));
    }
    t.scope_mut(run.scope).notes[NUMBER] = TAKEN;
    let by = me(t, run);
    Word::Emit(taken.into_iter().map(|id| placed(t, id, to, by)).collect())
}

/// `put the remaining cards ...`: in any order, their player says which first. [4.1.5]
pub(super) fn rest(t: &mut T, run: Run, to: Place, order: Order) -> Word<Evolve> {
    let by = me(t, run);
    // Shortcut: before anything was put away there is nothing to follow.
    if run.again > 0 && !t.has_answer() {
        follow(t, run);
    }
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
        no_more_looked(t, run, &[id]);
        return Word::Emit(smallvec![placed(t, id, to, by)]);
    }
    let mut all = looked(t, run);
    if all.is_empty() {
        return Word::Did(true);
    }
    let deck = matches!(to, Place::DeckTop | Place::DeckBottom);
    if order == Order::Random {
        t.rng.shuffle(&mut all);
        no_more_looked(t, run, &all);
        return Word::Emit(all.into_iter().map(|id| placed(t, id, to, by)).collect());
    }
    let alike = all.iter().all(|id| t.objects.at(id.slot).face == t.objects.at(all[0].slot).face);
    if deck && !alike {
        rule!("4.1.3", "4.1.5");
        return Word::Ask(by);
    }
    no_more_looked(t, run, &all);
    Word::Emit(all.into_iter().map(|id| placed(t, id, to, by)).collect())
}

/// Cards of the deck that a search may find.
pub(crate) fn findable(t: &T, run: Run, what: &Filter, out: u8) -> Cards {
    let scope = t.scope(run.scope);
    let ctx = Ctx::of(scope);
    let f = Filter { side: Side::Any, ..what.clone() };
    let mut found = Cards::new();
    for &slot in t.cards(scope.controller, Zone::Deck) {
        let id = t.objects.id(slot);
        let same = |x: &ObjectId| t.objects.at(x.slot).face == t.objects.at(slot).face;
        let taken = scope.picked(out).any(|p| p.what.card() == id);
        if !taken && !found.iter().any(same) && t.controller(id).is_some_and(|seat| matches_for(t, &ctx, &f, id, seat))
        {
            found.push(id);
        }
    }
    // The order of the list tells nothing of the order of the deck.
    found.sort_by_key(|id| t.objects.at(id.slot).face);
    found
}

/// `search your deck for ...`, then shuffle. [5.7]
pub(super) fn search(
    t: &mut T,
    run: Run,
    (most, up_to): (u8, bool),
    what: &Filter,
    reveal: bool,
    to: Place,
    out: u8,
) -> Word<Evolve> {
    const FOUND: i16 = 1;
    const SHUFFLED: i16 = 2;
    let me = me(t, run);
    match (run.again, t.scope(run.scope).notes[NUMBER]) {
        (0, _) => {
            t.scope_mut(run.scope).notes[NUMBER] = 0;
            // [5.7.1] Only who searches looks through it; the shuffle makes all forget.
            for slot in t.cards(me, Zone::Deck).to_vec() {
                let id = t.objects.id(slot);
                show(t, id, SeatSet::one(me));
            }
        }
        (_, FOUND) => {
            // [5.7.2] Found or not, the deck is shuffled.
            rule!("5.7.2");
            if t.scope(run.scope).picked(out).next().is_some() {
                t.scope_mut(run.scope).picks.retain(|p| p.of != out);
                note_made(t, run, out);
            }
            t.scope_mut(run.scope).notes[NUMBER] = SHUFFLED;
            return Word::Emit(smallvec![Event::Shuffle(me)]);
        }
        (_, SHUFFLED) => return Word::Did(t.scope(run.scope).picked(out).count() > 0),
        _ => (),
    }
    // [4.5.3] The deck is what lies in the deck area.
    rule!("5.7.1", "4.1.2.2", "4.5.3");
    let mut enough = false;
    if t.has_answer() {
        match t.answered() {
            Choice::Card(id) => note(t, run, out, id),
            _ => enough = true,
        }
    }
    let picked = t.scope(run.scope).picked(out).count();
    let left = findable(t, run, what, out);
    // One that asks only for a number must find. [5.7.1.1]
    rule!("5.7.1.1");
    if !enough && picked < most as usize && !(what.is_plain() && left.is_empty()) {
        // [R70] One that asks for more than a number is asked even if there is
        // nothing: not finding is always possible.
        if !(left.is_empty() && picked > 0) {
            return Word::Ask(me);
        }
    }
    t.scope_mut(run.scope).notes[NUMBER] = FOUND;
    let found: SmallVec<[ObjectId; 4]> = t.scope(run.scope).picked(out).map(|p| p.what.card()).collect();
    if reveal || !what.is_plain() {
        // [5.7.1.2]
        for &id in &found {
            rule!("5.7.1.2");
            crate::story::revealed(t, id);
        }
    }
    if found.is_empty() {
        return search(t, Run { again: 1, ..run }, (most, up_to), what, reveal, to, out);
    }
    Word::Emit(found.into_iter().map(|id| placed(t, id, to, me)).collect())
}

/// Whether a search may stop now.
pub(crate) fn may_stop(what: &Filter, up_to: bool) -> bool {
    up_to || !what.is_plain()
}

/// Behind the numbers of costs.
const SHOWN: u8 = 14;

/// `reveal the top N cards of your deck`. [5.20.1]
pub(super) fn reveal_top(t: &mut T, run: Run, who: Whose, count: u8, out: u8) -> Word<Evolve> {
    let mut some = false;
    for seat in players(t, run, who) {
        let top: SmallVec<[u16; 4]> = t.cards(seat, Zone::Deck).iter().take(count as usize).copied().collect();
        for slot in top {
            some |= counts(t, run, who, seat);
            rule!("5.20.1");
            let id = t.objects.id(slot);
            crate::story::revealed(t, id);
            note(t, run, out, id);
            // Noted like what a cost revealed: it is shown until the effect ends. [5.20.1.1]
            note(t, run, crate::pay::FIRST + SHOWN, id);
        }
    }
    // [1.3.2] From an empty deck nothing is revealed.
    Word::Did(some)
}
