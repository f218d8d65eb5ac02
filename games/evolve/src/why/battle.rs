//! Why a follower cannot attack, or not that target. [8.4]

use super::{Moment, about, hindered, moment, not_now, refuse};
use crate::attack;
use crate::board::{Cards, Deed, Read, T, Zones};
use crate::card::Kind;
use crate::layers;
use crate::offer;
use crate::rules::Sort;
use crate::timing::Choice;
use crate::words::{Ban, Keyword, Passive, Zone};
use arbiter_kernel::{Illegal, ObjectId, Seat};

pub(super) fn attack(t: &T, seat: Seat, id: ObjectId, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::Attack(id)) {
        return None;
    }
    let why = |key| about(t, seat, key, id);
    if moment(t) != Moment::Main {
        return not_now(t, seat);
    }
    if t.objects.get(id).is_none() {
        return refuse!("8.4.1", why("why-gone"));
    }
    if t.controller(id) != Some(seat) {
        return refuse!("8.4.1", why("why-not-yours"));
    }
    hindered(t, seat, id, offer::of_attack(t, id)?)
}

/// Why an attacker cannot select this target. [8.4.3]
pub(crate) fn target(t: &T, seat: Seat, by: ObjectId, on: ObjectId) -> Option<Illegal> {
    let mut legal = Cards::new();
    attack::targets(t, by, &mut legal);
    if legal.contains(&on) {
        return None;
    }
    if t.board.barred.contains(&Deed { by, ability: attack::ATTACK, on }) {
        return refuse!("14.2.1.2", about(t, seat, "why-attack-changed-nothing", by));
    }
    let leader = t.place(on) == Some(Zone::Leader);
    let follower = t.on_field(on) && layers::face(t, on).card.kind == Kind::Follower;
    if t.controller(on) == Some(t.board.active) || !(leader || follower) {
        return refuse!("8.4.3.1", about(t, seat, "why-not-attackable", on));
    }
    if follower && let Some(refusal) = protected(t, seat, by, on) {
        return Some(refusal);
    }
    // [R25] Where everything legal is an engaged Ward, it is Ward that binds.
    let is_ward = |id: &ObjectId| t.objects.at(id.slot).mark.engaged && layers::has(t, *id, Keyword::Ward);
    if let Some(ward) = legal.iter().find(|id| is_ward(id)).filter(|_| !ignores_ward(t, by)) {
        return refuse!("12.8.2(iii)", about(t, seat, "why-ward", *ward));
    }
    // Only a leader is left.
    if layers::banned(t, on, Ban::BeAttacked) {
        return refuse!("1.3.3", about(t, seat, "why-cannot-be-attacked", on));
    }
    let why = |key| about(t, seat, key, by);
    if layers::banned(t, by, Ban::AttackLeaders) {
        return refuse!("1.3.3", why("why-cannot-attack-leaders"));
    }
    if layers::has(t, by, Keyword::Rush) {
        return refuse!("12.10.2", why("why-rush"));
    }
    refuse!("8.4.3.1#2", why("why-leader-too-early"))
}

/// Why a follower by itself cannot be attacked by this one.
fn protected(t: &T, seat: Seat, by: ObjectId, on: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, on);
    if !t.objects.at(on.slot).mark.engaged && !layers::has(t, by, Keyword::Assail) {
        return refuse!("8.4.3.1#1", why("why-reserved"));
    }
    if layers::has(t, on, Keyword::Intimidate) {
        return refuse!("12.12.2", why("why-intimidate"));
    }
    if layers::banned(t, by, Ban::AttackFollowers) {
        return refuse!("1.3.3", about(t, seat, "why-cannot-attack-followers", by));
    }
    if layers::banned(t, on, Ban::BeAttacked) {
        return refuse!("1.3.3", why("why-cannot-be-attacked"));
    }
    None
}

fn ignores_ward(t: &T, id: ObjectId) -> bool {
    let ignores = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Passive(Passive::IgnoresWard));
    layers::abilities(t, id).iter().any(ignores)
}
