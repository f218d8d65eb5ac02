//! What the asked seat may do, and why not something else: one function says
//! both.

use super::arena;
use super::board::{Read, T, Zone};
use super::card::Word;
use super::event::Target;
use super::timing::{Choice, Proc};
use super::{Duel, attack, draft, play, turn};
use arbiter_kernel::{Frame, ObjectId, Seat};

/// Lists the options of the question that the newest frame waits on.
pub(crate) fn offer(t: &T, waiting: &Frame<Duel>, out: &mut Vec<Choice>) {
    let Some(seat) = t.asked() else { return };
    match waiting {
        Frame::Proc(Proc::Turn(turn::Step::Acted)) => out.extend(thinkable(t, seat).into_iter().chain([Choice::End])),
        Frame::Window(_) => out.extend(thinkable(t, seat).into_iter().chain([Choice::Pass])),
        Frame::Proc(Proc::Draft(_)) => draft::options(t, out),
        Frame::Proc(Proc::Play(play::Step::Put, _) | Proc::Walk(_)) => {
            out.extend(arena::reachable(t).into_iter().map(Choice::At));
        }
        Frame::Proc(Proc::Play(..) | Proc::Attack(..)) => out.extend(aims(t, seat)),
        _ => unreachable!("not a question: {waiting:?}"),
    }
    out.retain(|c| hindrance(t, seat, *c).is_none());
}

/// Every play that a seat could think of at its free question; else nothing.
pub(crate) fn thinkable(t: &T, seat: Seat) -> Vec<Choice> {
    let plays = t.ids(seat, Zone::Hand).into_iter().map(Choice::Play);
    match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => {
            let own = || t.ids(seat, Zone::Field).into_iter();
            let steps = own().filter(|_| t.board.arena).map(Choice::Step);
            plays.chain(own().map(Choice::Attack)).chain(steps).collect()
        }
        Some(Frame::Window(_)) => plays.collect(),
        _ => Vec::new(),
    }
}

/// Every enemy follower and leader.
pub(crate) fn aims(t: &T, seat: Seat) -> impl Iterator<Item = Choice> {
    let enemies = t.enemies(seat);
    let followers: Vec<ObjectId> = enemies.iter().flat_map(|&s| t.ids(s, Zone::Field)).collect();
    let leaders = enemies.into_iter().map(Target::Leader);
    followers.into_iter().map(Target::Follower).chain(leaders).map(Choice::Aim)
}

/// Why a choice is none now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hindrance {
    NotQuick,
    NoPlace,
    TooDear,
    Tired,
    Stuck,
    NotReachable,
    Warded,
}

/// Why the seat cannot do this; nothing if it can.
pub(crate) fn hindrance(t: &T, seat: Seat, choice: Choice) -> Option<Hindrance> {
    let tired = |id: ObjectId| t.objects.at(id.slot).mark.engaged || t.objects.at(id.slot).mark.new;
    match choice {
        Choice::Play(id) => {
            let card = t.card(id);
            let window = matches!(t.frames().last(), Some(Frame::Window(_)));
            let homeless = || t.board.arena && card.body.is_some() && arena::free_home(t, seat).is_empty();
            if window && !card.says(Word::Quick) {
                return Some(Hindrance::NotQuick);
            }
            if homeless() {
                return Some(Hindrance::NoPlace);
            }
            (card.cost > t.board.sides[usize::from(seat)].pp).then_some(Hindrance::TooDear)
        }
        Choice::Attack(id) => tired(id).then_some(Hindrance::Tired),
        Choice::Step(id) => (tired(id) || arena::steps(t, id).is_empty()).then_some(Hindrance::Stuck),
        Choice::At(place) => (!arena::reachable(t).contains(&place)).then_some(Hindrance::NotReachable),
        Choice::Aim(target) => {
            let attacks = matches!(t.frames().last(), Some(Frame::Proc(Proc::Attack(..))));
            let ward = |id: &ObjectId| t.card(*id).says(Word::Ward);
            let guarded = || t.ids(attack::owner(t, target), Zone::Field).iter().any(ward);
            let at_ward = matches!(target, Target::Follower(id) if ward(&id));
            (attacks && !at_ward && guarded()).then_some(Hindrance::Warded)
        }
        Choice::Take(_) | Choice::Pass | Choice::End => None,
    }
}
