//! What a question comes from: the card that is played, the trap that was
//! sprung or the champion that acts, and who it is about.

use crate::board::{ChampionId, SPRUNG, T};
use crate::names;
use crate::show::standing;
use crate::timing::{Choice, Proc};
use crate::{fear, movement, setup, show};
use arbiter_kernel::{Frame, ObjectId, Seat, Subject};

/// The source of the open question. All of it is public: a card is shown when it
/// is played, a trap when it is sprung.
pub(crate) fn subject(t: &T, _: Seat) -> Option<Subject> {
    let who = match t.frames().last()? {
        Frame::Proc(Proc::Setup(setup::Step::Deployed(_, who))) => return Some(champion(t, *who)),
        Frame::Proc(Proc::Setup(_) | Proc::Recruit(_) | Proc::Turn(_)) => return None,
        Frame::Proc(Proc::Trap(..)) => return trap(t),
        Frame::Proc(Proc::Move(_, movement::Going { who, .. })) => Some(*who),
        Frame::Proc(Proc::Fear(fear::Step::Flee(who, ..) | fear::Step::Fled(who, ..))) => Some(*who),
        _ => None,
    };
    let action = &t.board.action;
    let who = who.unwrap_or(action.champion);
    if action.card == ObjectId::NONE {
        return Some(champion(t, who));
    }
    let (spots, _) = show::about(t, Choice::Card(action.card));
    let card = names::of(t, action.card.slot).to_owned();
    Some(Subject { card, at: spots.into_iter().next(), line: None, about: vec![standing(t, who)] })
}

fn champion(t: &T, who: ChampionId) -> Subject {
    Subject { card: names::champion(t, who).to_owned(), at: Some(standing(t, who)), line: None, about: Vec::new() }
}

/// The trap that lies open.
fn trap(t: &T) -> Option<Subject> {
    let &slot = t.zones.of(SPRUNG).first()?;
    Some(Subject { card: names::of(t, slot).to_owned(), at: None, line: None, about: Vec::new() })
}
