//! Instructions that take more than one step: draws, discards, wards, copies,
//! Chi-Fu-Mi.

use super::who::{players, resolve};
use super::{amount, seek};
use crate::Wakfu;
use crate::board::{Change, Entry, Kept, T, Ward, What, Zone, look, zone};
use crate::cards;
use crate::choose::X;
use crate::event::Event;
use crate::queue;
use crate::timing::{Choice, Proc};
use crate::words::{Act, Clause, Deed, Noun, Pending, Pile, Who};
use arbiter_kernel::{Events, Frame, ObjectId, Run, Seat, SeatSet, Word, rule};
use smallvec::smallvec;

/// The own throw, the other's, and whose, each plus one.
const OWN: usize = 5;
const OTHER: usize = 6;
const AGAINST: usize = 7;

/// Whether an instruction needs more than its events.
pub(super) fn decides(clause: &Clause) -> bool {
    let act = match clause {
        Clause::Card(_, Deed::Stays | Deed::ToHand) => return true,
        Clause::You(a) | Clause::They(_, a) | Clause::TheyMay(_, a) => a,
        _ => return false,
    };
    if matches!(act.object(), Some(Who::Theirs(..) | Who::OfTheirs(..))) {
        return true;
    }
    matches!(
        act,
        Act::Draw(_)
            | Act::DrawX
            | Act::DrawUpTo(_)
            | Act::DrawEqual(_)
            | Act::DrawSame
            | Act::Discard(_)
            | Act::DiscardRandom(_)
            | Act::LookTops(_)
            | Act::LookTop(_)
            | Act::LookEqual(_)
            | Act::RevealTops(_)
            | Act::LookHand(..)
            | Act::Mill(_)
            | Act::MillN(_)
            | Act::RevealTop(_)
            | Act::Reveal(_)
            | Act::Shuffle
            | Act::Seek(..)
            | Act::Choose(_)
            | Act::Increase(..)
            | Act::Reduce(..)
            | Act::Prevent(_)
            | Act::Redirect(..)
            | Act::Copy(_)
            | Act::CancelBonus(_)
            | Act::Chifumi
            | Act::PutIntoPlay(..)
            | Act::Summon(..)
            | Act::Token(..)
            | Act::Spirits(..)
            | Act::Turn(_)
            | Act::Attack
            | Act::PlayFree(_)
            | Act::PlayNow(_)
    )
}

/// Obeys it, if it is one of these.
pub(super) fn obey(t: &mut T, run: Run, entry: &Entry, clause: &Clause) -> Option<Word<Wakfu>> {
    let seat = entry.seat;
    let (act, seats, may) = match clause {
        Clause::Card(who, deed @ (Deed::Stays | Deed::ToHand)) => {
            return Some(spare(t, run, who, if *deed == Deed::ToHand { Kept::InHand } else { Kept::InPlay }));
        }
        Clause::You(a) => (a, vec![seat], false),
        Clause::They(p, a) => (a, players(t, t.scope(run.scope), p), false),
        Clause::TheyMay(p, a) => (a, players(t, t.scope(run.scope), p), true),
        _ => return None,
    };
    let set = seats.iter().fold(SeatSet::NONE, |all, &s| all.and(s));
    if let Some(Who::Theirs(spot, ..) | Who::OfTheirs(spot, ..)) = act.object() {
        let step = cards::Step::Theirs(set, entry.ability, spot.0, t.lay_out());
        let any = seats.iter().any(|&s| !cards::theirs(t, entry.ability, spot.0, s).is_empty());
        return Some(once(run, any, step));
    }
    let x = t.scope(run.scope).notes[X].clamp(0, 250) as u8;
    Some(match act {
        Act::DrawUpTo(most) => draw_up_to(t, run, seat, *most),
        Act::Draw(_) | Act::DrawX | Act::DrawEqual(_) | Act::DrawSame => {
            let n = match act {
                Act::Draw(n) => *n,
                Act::DrawEqual(amount) => count(amount::of(t, t.scope(run.scope), amount)),
                Act::DrawSame => count(amount::same(t, t.scope(run.scope))),
                _ => x,
            };
            let step = if may { cards::Step::May(set, SeatSet::NONE, n) } else { cards::Step::Draw(set, n) };
            let any = seats.iter().any(|&s| cards::can_draw(t, s));
            once(run, n > 0 && any, step)
        }
        Act::Discard(n) => {
            let held = seats.iter().any(|&s| !t.zones.is_empty(zone(s, Zone::Hand)));
            let short = |&s: &Seat| t.zones.len(zone(s, Zone::Hand)) < usize::from(*n);
            if run.again == 0 && seats.iter().any(short) {
                t.scope_mut(run.scope).notes[super::EMITTED] = -1;
            }
            once(run, held, cards::Step::Discard(set, set, *n, t.lay_out()))
        }
        Act::DiscardRandom(n) => discard_random(t, run, &seats, *n),
        Act::Mill(top) => {
            let all = seek::placed(t, t.scope(run.scope), top, &seats);
            seek::mill(t, run, all)
        }
        Act::MillN(n) => {
            let all = seek::first(t, &seats, *n);
            seek::mill(t, run, all)
        }
        Act::RevealTop(top) | Act::LookTop(top) => {
            let all = seek::placed(t, t.scope(run.scope), top, &seats);
            seek::tops(t, run, seat, all, matches!(act, Act::RevealTop(_)))
        }
        Act::RevealTops(n) | Act::LookTops(n) => {
            let all = seek::first(t, &[seat], *n);
            seek::tops(t, run, seat, all, matches!(act, Act::RevealTops(_)))
        }
        Act::LookEqual(n) => {
            let n = count(amount::of(t, t.scope(run.scope), n));
            let all = seek::first(t, &[seat], n);
            seek::tops(t, run, seat, all, false)
        }
        Act::LookHand(player, who) => {
            let whose = players(t, t.scope(run.scope), player);
            seek::look_hand(t, run, entry, &whose, who)
        }
        Act::Reveal(who) => seek::reveal(t, run, who),
        Act::Shuffle => seek::mix(t, &seats),
        Act::Seek(who, pile) => seek::seek(t, run, entry, who, *pile),
        // It was chosen before anything was paid. [807.1]
        Act::Choose(who) => Word::Did(!resolve(t, t.scope(run.scope), who).is_empty()),
        Act::Reduce(n, p) => ward(t, run, p, Some(i16::from(*n)), None),
        Act::Increase(n, p) => ward(t, run, p, Some(-i16::from(*n)), None),
        Act::Prevent(p) => ward(t, run, p, None, None),
        Act::Redirect(p, who) => {
            let to = resolve(t, t.scope(run.scope), who).first().copied();
            match to {
                Some(to) => ward(t, run, p, None, Some(to)),
                None => Word::Did(false),
            }
        }
        Act::CancelBonus(_) => annul(t, run),
        Act::Copy(_) => copy(t, run, entry),
        Act::Chifumi => chifumi(t, run, seat),
        Act::Attack => attack(t, run, seat),
        Act::PlayFree(noun) => play_inside(t, run, seat, noun, true),
        Act::PlayNow(noun) => play_inside(t, run, seat, noun, false),
        _ => return None,
    })
}

fn once(run: Run, any: bool, step: cards::Step) -> Word<Wakfu> {
    match run.again {
        0 if any => Word::Call(Frame::Proc(Proc::Cards(step))),
        // What was there to be done has been, though nothing of it may be left.
        n => Word::Did(n > 0),
    }
}

fn count(n: i16) -> u8 {
    n.clamp(0, 250) as u8
}

/// Its player says how many. [507.4]
fn draw_up_to(t: &mut T, run: Run, seat: Seat, most: u8) -> Word<Wakfu> {
    match run.again {
        0 if most > 0 => Word::Ask(seat),
        1 => match t.answered() {
            Choice::Number(n) if n > 0 => {
                rule!("507.4");
                Word::Call(Frame::Proc(Proc::Cards(cards::Step::Draw(SeatSet::one(seat), count(n)))))
            }
            _ => Word::Did(false),
        },
        n => Word::Did(n > 1),
    }
}

/// Cards of Hands that chance names. [408.1]
fn discard_random(t: &mut T, run: Run, seats: &[Seat], n: u8) -> Word<Wakfu> {
    if run.again > 0 {
        return Word::Did(t.report().came_true() > 0);
    }
    let mut all: Vec<Event> = Vec::new();
    for &seat in seats {
        let mut held: Vec<ObjectId> = t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s)).collect();
        t.rng.shuffle(&mut held);
        all.extend(held.into_iter().take(n.into()).map(Event::Discard));
    }
    rule!("408.1");
    if all.is_empty() { Word::Did(false) } else { Word::Emit(all.into_iter().collect()) }
}

/// The damage that the text reacts to will be less, or go elsewhere. [811.4] [417.1]
fn ward(t: &mut T, run: Run, _: &Pending, less: Option<i16>, to: Option<ObjectId>) -> Word<Wakfu> {
    let Some(Event::Damage(p)) = t.scope(run.scope).cause else { return Word::Did(false) };
    rule!("811.1", "811.2");
    let stamp = t.tick();
    t.board.wards.push(Ward { packet: p.id, on: p.to, less, to, stamp });
    Word::Did(true)
}

/// It will not be destroyed by what the text reacts to.
fn spare(t: &mut T, run: Run, who: &Who, kept: Kept) -> Word<Wakfu> {
    let Some(cause) = t.scope(run.scope).cause else { return Word::Did(false) };
    let all = resolve(t, t.scope(run.scope), who);
    for what in &all {
        crate::wards::promise(t, *what, cause, kept);
    }
    Word::Did(!all.is_empty())
}

/// The Strength that the text reacts to is not gained.
fn annul(t: &mut T, run: Run) -> Word<Wakfu> {
    let Some(cause @ Event::Modify { on, .. }) = t.scope(run.scope).cause else { return Word::Did(false) };
    rule!("gl.cancel");
    crate::wards::promise(t, on, cause, Kept::Annulled);
    Word::Did(true)
}

/// One more attack, if one was made already and no battle is going on. [701.4] [gl.additional]
fn attack(t: &mut T, run: Run, seat: Seat) -> Word<Wakfu> {
    let made = t.board.players[seat as usize].attacked && t.board.battle.is_none() && !crate::attack::is_peace(t);
    if run.again > 0 || !made || crate::layers::mp(t, seat) <= 0 {
        return Word::Did(run.again > 0);
    }
    rule!("701.4", "gl.additional");
    Word::Emit(smallvec![crate::turn::announced(t, seat)])
}

/// A card is played in the middle of this text: it enters the Queue, may be
/// reacted to and resolves, then the text goes on.
fn play_inside(t: &mut T, run: Run, seat: Seat, noun: &Noun, free: bool) -> Word<Wakfu> {
    match run.again {
        0 if crate::play::inside(t, seat, noun, free).is_empty() => Word::Did(false),
        0 => Word::Ask(seat),
        1 => match t.answered() {
            Choice::Card(card) => {
                rule!("418.7");
                let plan = crate::play::plan_inside(t, seat, card, free);
                Word::Call(Frame::Proc(Proc::Play(crate::play::Step::Try, plan)))
            }
            _ => Word::Did(false),
        },
        _ => Word::Did(true),
    }
}

/// A copy with all choices of the original is put into the Queue; it is not
/// played. [407.1] [407.3]
fn copy(t: &mut T, run: Run, entry: &Entry) -> Word<Wakfu> {
    let Some(Event::Played(id)) = t.scope(run.scope).cause else { return Word::Did(false) };
    let Some(original) = queue::find(t, id).copied().filter(|q| super::is_effect(q.what)) else {
        return Word::Did(false);
    };
    rule!("407.1", "407.2", "407.3");
    let mut scope = t.scope(original.scope).clone();
    scope.controller = entry.seat;
    let scope = t.open_scope(scope);
    let id = queue::name(t);
    let copy = Entry { id, what: What::Copy, seat: entry.seat, scope, checked: false, cancelled: false, ..original };
    // It resolves when what copies it is through.
    let at = t.board.queue.iter().position(|q| q.id == entry.id).map_or(t.board.queue.len(), |n| n + 1);
    t.board.queue.insert(at, copy);
    Word::Did(true)
}

/// Both throw in secret until one wins. [gl.chifumi]
fn chifumi(t: &mut T, run: Run, seat: Seat) -> Word<Wakfu> {
    let foes: Vec<Seat> = look::from(t, seat).filter(|&s| look::opposed(t, s, seat) && !t.out().has(s)).collect();
    let answer = t.has_answer().then(|| t.answered());
    let notes = &mut t.scope_mut(run.scope).notes;
    match answer {
        Some(Choice::Seat(s)) => notes[AGAINST] = i16::from(s) + 1,
        Some(Choice::Throw(n)) if notes[OWN] == 0 => notes[OWN] = i16::from(n) + 1,
        Some(Choice::Throw(n)) => notes[OTHER] = i16::from(n) + 1,
        _ => (),
    }
    if notes[AGAINST] == 0 {
        match foes.as_slice() {
            [one] => notes[AGAINST] = i16::from(*one) + 1,
            _ => return Word::Ask(seat),
        }
    }
    let against = (notes[AGAINST] - 1) as Seat;
    if notes[OWN] == 0
        && notes[OTHER] == 0
        && let Some(won) = lucky(t, &[(seat, against), (against, seat)])
    {
        t.scope_mut(run.scope).notes[OWN] = 1;
        t.scope_mut(run.scope).notes[OTHER] = -1;
        return Word::Emit(won);
    }
    let notes = &mut t.scope_mut(run.scope).notes;
    if notes[OWN] == 0 {
        return Word::Ask(seat);
    }
    if notes[OTHER] == 0 {
        return Word::Ask(against);
    }
    if notes[OTHER] < 0 {
        return Word::Did(true);
    }
    rule!("gl.chifumi");
    match (3 + notes[OWN] - notes[OTHER]) % 3 {
        0 => {
            (notes[OWN], notes[OTHER]) = (0, 0);
            Word::Ask(seat)
        }
        n => {
            notes[OTHER] = -1;
            let (winner, loser) = if n == 1 { (seat, against) } else { (against, seat) };
            t.board.won = false;
            Word::Emit(smallvec![Event::Chifumi(winner, loser)])
        }
    }
}

/// Who of two has won without a throw, both perhaps: that is used up.
fn lucky(t: &mut T, players: &[(Seat, Seat); 2]) -> Option<Events<Event>> {
    let hero = |t: &T, seat: Seat| t.board.players[seat as usize].hero;
    let has = |t: &T, seat: Seat| t.modifiers_on(hero(t, seat)).any(|m| m.change == Change::Lucky);
    let won: Events<Event> =
        players.iter().filter(|p| has(t, p.0)).map(|&(winner, loser)| Event::Chifumi(winner, loser)).collect();
    if won.is_empty() {
        return None;
    }
    rule!("gl.chifumi");
    t.board.won = false;
    for &(seat, _) in players {
        let hero = hero(t, seat);
        t.retain_modifiers(|m| !(m.on == hero && m.change == Change::Lucky));
    }
    Some(won)
}

/// The options of a question of these; `false`: it is none of theirs.
pub(super) fn options(t: &T, run: Run, entry: &Entry, clause: &Clause, out: &mut Vec<Choice>) -> bool {
    let Clause::You(act) = clause else { return false };
    match act {
        Act::Seek(who, pile) => {
            let found = seek::options(t, entry, who);
            // Where everybody sees what is there nobody fails to find it, nor where
            // any card will do. [405.4]
            let sure = rule!("405.4" => *pile == Pile::Discard) || who.noun().is_some_and(|(n, _)| n.is_any());
            let open = sure && who.count().0 > 0 && !found.is_empty();
            out.extend(found.into_iter().map(Choice::Card));
            if !open {
                out.push(Choice::Stop);
            }
            true
        }
        Act::LookHand(_, who) => {
            out.extend(seek::options(t, entry, who).into_iter().map(Choice::Card));
            true
        }
        Act::PlayFree(noun) | Act::PlayNow(noun) => {
            let free = matches!(act, Act::PlayFree(_));
            out.extend(crate::play::inside(t, entry.seat, noun, free).into_iter().map(Choice::Card));
            out.push(Choice::Stop);
            true
        }
        Act::DrawUpTo(most) => {
            out.extend((0..=i16::from(*most)).map(Choice::Number));
            true
        }
        Act::Chifumi => {
            if t.scope(run.scope).notes[AGAINST] == 0 {
                let foes = look::from(t, entry.seat).filter(|&s| look::opposed(t, s, entry.seat));
                out.extend(foes.filter(|&s| !t.out().has(s)).map(Choice::Seat));
            } else {
                out.extend((0..3).map(Choice::Throw));
            }
            true
        }
        _ => false,
    }
}
