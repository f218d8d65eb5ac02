//! Verbs that let a player play: a card [603.2], a resource [604], a
//! duplicate [307], a bid [413].

use super::{cards, ctx_by, note};
use crate::Spoils;
use crate::bid as bidding;
use crate::board::{PLAYED, Pick, Read, T, Thing, Zone, Zones, other};
use crate::layers;
use crate::lower::By;
use crate::offer::{self, Purse};
use crate::play::{self, COUNT, Mode, RESULT};
use crate::targets::{as_played, matches_in, printed, sides, whom, you};
use crate::timing::{Choice, Proc};
use crate::words::{Ban, Facing, Filter, Kinds, PlayCard, Quantity, Side, Slot, Who};
use arbiter_kernel::{Frame, ObjectId, Outcome, Run, Seat, SeatSet, Word, rule};
use smallvec::SmallVec;

/// What an instruction to play a card allows: never a resource; face-down cards
/// with Flip Up count as if they were in the hand. [603.2] [604.2] [FU5]
pub(crate) fn playable(t: &T, run: Run, by: &By, p: &PlayCard) -> Vec<Choice> {
    let c = ctx_by(t, run, by);
    let mode = if p.free { Mode::Free } else { Mode::Hand };
    rule!("603.2", "604.2");
    // A face-down card is asked for what is printed on it, as in a hand. [FU5]
    let fits = |f: &Filter, id: ObjectId| printed(t, &c, f, t.face(id.slot));
    let mut out = Vec::new();
    let purse = Purse::of(t, c.by);
    let mut add = |id: ObjectId, mode: Mode| {
        if offer::hindrance(t, &purse, id, mode, offer::When::Told { any_threshold: p.any_threshold }).is_none() {
            out.push(if mode == Mode::FlipUp { Choice::FlipUp(id) } else { Choice::Play(id) });
        }
    };
    match &p.what {
        Who::Choose(choice) => {
            let zone = crate::targets::zone_of(choice.what.area).unwrap_or(Zone::Hand);
            let zone = if zone == Zone::Play { Zone::Hand } else { zone };
            let owners = match choice.what.side {
                Side::Any => SmallVec::from_slice(&[c.by]),
                side => sides(t, &c, side),
            };
            for slot in owners.into_iter().flat_map(|seat| t.cards(seat, zone)).copied() {
                let id = t.objects.id(slot);
                let area = crate::listen::area(zone);
                if matches_in(t, &c, &choice.what, id, area, Side::Any) {
                    add(id, mode);
                }
            }
            for &slot in t.cards(c.by, Zone::Play) {
                let id = t.objects.id(slot);
                if zone == Zone::Hand && t.objects.at(slot).mark.facedown && fits(&choice.what, id) {
                    add(id, Mode::FlipUp);
                }
            }
        }
        who => {
            let mut ids = Vec::new();
            whom(t, &c, who, &mut ids);
            ids.into_iter().filter(|&id| t.objects.get(id).is_some()).for_each(|id| add(id, mode));
        }
    }
    out
}

/// All steps of playing it, responses included, inside this text; of several
/// cards one after the other. [603.2] [RS4]
pub(super) fn play(t: &mut T, run: Run, by: &By, p: &PlayCard) -> Word<Spoils> {
    let seat = ctx_by(t, run, by).by;
    let slot = if let Who::Choose(c) = &p.what { Some(c.slot) } else { None };
    if run.again == 0 {
        let s = t.scope_mut(run.scope);
        s.notes[RESULT] = 0;
        s.picks.retain(|x| Some(x.of) != slot);
        return match playable(t, run, by, p).as_slice() {
            [] => Word::Did(false),
            [only] if slot.is_none() => begin(t, run, seat, p, *only),
            _ => Word::Ask(seat),
        };
    }
    if t.has_answer() {
        let choice = t.answered();
        return begin(t, run, seat, p, choice);
    }
    if t.board.plays.len() > t.scope(run.scope).notes[COUNT] as usize {
        t.scope_mut(run.scope).notes[RESULT] += 1;
        became(t, run, slot);
    } else {
        // What was undone was never chosen: another one still may be. [603.1e]
        let s = t.scope_mut(run.scope);
        s.picks.truncate(s.picks.len() - usize::from(slot.is_some()));
    }
    let done = t.scope(run.scope).notes[RESULT];
    let most = if let Who::Choose(c) = &p.what { amount_of(t, run, &c.count) } else { 0 };
    if done < most && !playable(t, run, by, p).is_empty() { Word::Ask(seat) } else { Word::Did(done > 0) }
}

/// Begins to play what was chosen; `Stop` ends it.
fn begin(t: &mut T, run: Run, seat: Seat, p: &PlayCard, choice: Choice) -> Word<Spoils> {
    let (Choice::Play(id) | Choice::FlipUp(id)) = choice else {
        return Word::Did(t.scope(run.scope).notes[RESULT] > 0);
    };
    let before = t.board.plays.len() as i16;
    t.scope_mut(run.scope).notes[COUNT] = before;
    if let Who::Choose(c) = &p.what {
        note(t, run, c.slot, id);
    }
    rule!("603.2", "204.1", "206.1", "207.1");
    let mode = if p.free { Mode::Free } else { Mode::Hand };
    let proc = match choice {
        Choice::FlipUp(_) => play::try_flip_up(t, seat, id),
        _ => play::begin_told(t, seat, id, mode, p.any_threshold),
    };
    Word::Call(Frame::Proc(proc))
}

/// Whether fewer cards may be played than are named.
pub(crate) fn may_stop_playing(p: &PlayCard) -> bool {
    let Who::Choose(c) = &p.what else { return false };
    matches!(c.count, Quantity::UpTo(_) | Quantity::OrFewer(_) | Quantity::Any)
}

/// What was played can be spoken of where it lies in play. [EF16]
fn became(t: &mut T, run: Run, slot: Option<Slot>) {
    let Some(pick) = slot.and_then(|slot| t.scope(run.scope).picked(slot).last()) else { return };
    let now = t.objects.id(pick.what.face(t).slot);
    if t.place(now) == Some(Zone::Play) {
        let last = t.scope_mut(run.scope).picks.iter_mut().rev().find(|x| Some(x.of) == slot);
        last.expect("it was noted").what = Thing::Card(now);
    }
}

/// What may be played as a resource: any card face-down, resources face-up too.
/// [203.2] [604.1a] [604.1b]
pub(crate) fn resources(t: &T, run: Run, by: &By, q: &Quantity, facing: Option<Facing>) -> Vec<Choice> {
    let seat = ctx_by(t, run, by).by;
    let mut out = Vec::new();
    if !matches!(q, Quantity::Exactly(_)) {
        out.push(Choice::Stop);
    }
    for &slot in t.cards(seat, Zone::Hand) {
        let id = t.objects.id(slot);
        let real = t.face(slot).card.kinds.contains(Kinds::RESOURCE);
        if real && facing != Some(Facing::Down) {
            out.push(Choice::FaceUp(id));
        }
        if facing != Some(Facing::Up) {
            out.push(Choice::FaceDown(id));
        }
    }
    out
}

fn amount_of(t: &T, run: Run, q: &Quantity) -> i16 {
    super::quantity(t, run, q).unwrap_or(i16::MAX)
}

/// A card, its facing, into play: no cost, no threshold, no responses. [604.1]
pub(super) fn resource(t: &mut T, run: Run, by: &By, q: &Quantity, facing: Option<Facing>) -> Word<Spoils> {
    let seat = ctx_by(t, run, by).by;
    if run.again == 0 {
        rule!("203.1", "604.1", "604.1a");
        t.scope_mut(run.scope).notes[COUNT] = 0;
    } else if t.has_answer() {
        let (id, facedown) = match t.answered() {
            Choice::FaceUp(id) => (id, false),
            Choice::FaceDown(id) => (id, true),
            _ => return Word::Did(t.scope(run.scope).notes[COUNT] > 0),
        };
        rule!("203.2", "604.1b");
        t.scope_mut(run.scope).notes[COUNT] += 1;
        return Word::Emit(cards::resource(id, seat, facedown));
    }
    let done = t.scope(run.scope).notes[COUNT];
    if done >= amount_of(t, run, q) || resources(t, run, by, q, facing).iter().all(|c| *c == Choice::Stop) {
        return Word::Did(done > 0);
    }
    Word::Ask(seat)
}

/// An invisible copy of a tactic is played at once. [307.1] [DU1]
pub(super) fn duplicate(t: &mut T, run: Run, by: &By, who: &Who) -> Word<Spoils> {
    if run.again > 0 {
        return Word::Did(true);
    }
    let c = ctx_by(t, run, by);
    let seat = c.by;
    let mut ids = Vec::new();
    whom(t, &c, who, &mut ids);
    let Some(&id) = ids.first() else { return Word::Did(false) };
    let face = layers::info(t, id).map_or(t.objects.at(id.slot).face, |i| i.face);
    if !t.rules.faces[face as usize].card.kinds.contains(Kinds::TACTIC) {
        return Word::Did(false);
    }
    rule!("307.1");
    let slot = t.objects.create(face, seat);
    let new = t.relocate(slot, PLAYED, None, false);
    t.objects.at_mut(slot).mark.base = seat;
    if forbidden(t, seat, new) {
        // Terminated at once. [307.3]
        rule!("307.3");
        t.eliminate(slot);
        return Word::Did(false);
    }
    let proc = play::begin(t, seat, new, Mode::Duplicate);
    Word::Call(Frame::Proc(proc))
}

/// Whether a player may not play a card like this one. [402.7]
pub(crate) fn forbidden(t: &T, seat: Seat, id: ObjectId) -> bool {
    layers::player_banned(t, seat, |ctx, b| match b {
        Ban::Play(f) => as_played(t, ctx, f, id),
        _ => false,
    })
}

/// Both players bid, the active player first. [413.1] [413.1a]
pub(super) fn bid(t: &mut T, run: Run) -> Word<Spoils> {
    if run.again > 0 {
        return Word::Did(true);
    }
    rule!("413.1", "413.1a");
    let bid = bidding::Bid { scope: run.scope, seat: t.board.active, high: -1, page: 0 };
    Word::Call(Frame::Proc(Proc::Bid(bidding::Step::Ask, bid)))
}

/// A player loses because a text says so.
pub(super) fn lose(t: &mut T, run: Run, by: &By) -> Word<Spoils> {
    let seat = ctx_by(t, run, by).by;
    rule!("101.1");
    let outcome = Outcome::Won(SeatSet::one(other(seat)));
    crate::story::over(t, outcome);
    Word::Over(outcome)
}

/// Who won the bidding, and with which bid.
pub(crate) fn winner(t: &mut T, scope: u16, seat: Seat, share: i16) {
    let won = you(t, t.scope(scope)) == seat;
    let s = t.scope_mut(scope);
    s.picks.push(Pick { of: bidding::WINNER, share, what: Thing::Seat(seat) });
    // `if you win` speaks of this as of a coin. [413.1]
    play::set_flag(s, play::WON, won);
}
