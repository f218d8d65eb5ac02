//! Why somebody cannot be the Target, an attacker or a blocker.

use super::{Wanted, about};
use crate::attack::{self, Step};
use crate::board::{Barred, T, look};
use crate::card::Kind;
use crate::layers;
use crate::words::{Freedom, Gain};
use arbiter_desk::refuse;
use arbiter_kernel::{Illegal, Message, ObjectId, Seat};

pub(super) fn declares(t: &T, seat: Seat, step: Step, wanted: Wanted) -> Option<Illegal> {
    match (step, wanted) {
        (Step::Targeted, Wanted::Card(id)) => target(t, seat, id),
        (Step::Challenged, Wanted::Play(id, _) | Wanted::Card(id)) => {
            refuse!("702.4", about(t, "why-no-challenge", id))
        }
        (Step::Attacker(_), Wanted::Card(id)) => attacker(t, seat, step, id),
        (Step::Attacker(_) | Step::Blocker(_), Wanted::Stop) if attack::binds(t, step) => {
            refuse!("104.1", Message::new("why-somebody-must"))
        }
        (Step::Attacker(_), Wanted::Stop) => refuse!("703.2a", Message::new("why-somebody-attacks")),
        (Step::Blocker(_), Wanted::Block(id, whom)) => blocker(t, seat, step, (id, whom)),
        (Step::Blocker(_), Wanted::Card(id)) => refuse!("704.1", about(t, "why-cannot-block", id)),
        _ => None,
    }
}

fn target(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    if !look::opposed(t, look::controller(t, id), seat) {
        return refuse!("702.2", about(t, "why-own-target", id));
    }
    if look::in_bag(t, id).is_some() {
        return refuse!("702.3", about(t, "why-target-in-bag", id));
    }
    if look::kind(t, id) == Kind::Protector {
        return refuse!("308.4", about(t, "why-protector", id));
    }
    refuse!("702.3", about(t, "why-no-target", id))
}

fn attacker(t: &T, seat: Seat, step: Step, id: ObjectId) -> Option<Illegal> {
    if look::controller(t, id) != seat || !layers::fights(t, id) {
        return refuse!("703.1", about(t, "why-not-yours", id));
    }
    if !look::in_world(t, id) {
        return refuse!("703.1", about(t, "why-in-bag", id));
    }
    if look::mark(t, id).tapped {
        return refuse!("703.1", about(t, "why-tapped", id));
    }
    if layers::barred(t, id, Barred::Attack) {
        return refuse!("104.2", about(t, "why-barred", id));
    }
    if !attack::attackers(t, seat).contains(&id) {
        return refuse!("303.3", about(t, "why-new", id));
    }
    if attack::binds(t, step) {
        return refuse!("104.1", about(t, "why-others-must", id));
    }
    refuse!("703.2", about(t, "why-no-more-mp", id))
}

fn blocker(t: &T, seat: Seat, step: Step, (id, whom): (ObjectId, ObjectId)) -> Option<Illegal> {
    let b = t.board.battle.as_ref()?;
    if look::opposed(t, look::controller(t, id), seat) || !layers::fights(t, id) {
        return refuse!("704.1", about(t, "why-not-yours", id));
    }
    if look::controller(t, id) != seat && look::kind(t, id) == Kind::Hero {
        return refuse!("905.1a", about(t, "why-partner-hero", id));
    }
    if id == b.target {
        return refuse!("704.3", about(t, "why-target-blocks", id));
    }
    if !look::in_world(t, id) {
        return refuse!("704.1", about(t, "why-in-bag", id));
    }
    if look::mark(t, id).tapped && !layers::may(t, id, Freedom::BlockTapped) {
        return refuse!("704.1", about(t, "why-tapped", id));
    }
    if !b.attackers().any(|a| a == whom) {
        return refuse!("704.1", about(t, "why-no-attacker", whom));
    }
    let agile = |id| layers::has(t, id, &Gain::Agility);
    if agile(whom) && !agile(id) && !layers::may(t, id, Freedom::BlockAgile) {
        return refuse!("704.5", about(t, "why-agile", whom));
    }
    if !attack::can_face(t, id, whom) {
        return refuse!("104.2", about(t, "why-barred", id));
    }
    if attack::binds(t, step) {
        return refuse!("104.1", about(t, "why-others-must", id));
    }
    refuse!("704.2", about(t, "why-no-more-mp", id))
}
