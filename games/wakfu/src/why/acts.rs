//! Why a card cannot be played, a power not used, a movement not made.

use super::{Wanted, about};
use crate::board::{How, T, Zone, look, place};
use crate::card::{Kind, Sort};
use crate::pay::{self, Need};
use crate::play::{self, text_of};
use crate::react::{self, Win};
use crate::rules::NONE;
use crate::timing::Choice;
use crate::trait_line as line;
use crate::words::{Cost, Keyword};
use crate::{attack, layers, movement, queue, turn};
use arbiter_desk::refuse;
use arbiter_kernel::{Illegal, Message, ObjectId, Seat};

/// In the Main Phase. [603.1]
pub(super) fn in_main_phase(t: &T, seat: Seat, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Play(id, how) => plays(t, seat, id, how, true),
        Wanted::Use(id, n) => uses(t, seat, id, n),
        Wanted::React(id) => refuse!("809.2", about(t, "why-nothing-to-react", id)),
        Wanted::Ghost(id) => ghost(t, id),
        Wanted::Capture(id) => refuse!("806.4a", about(t, "why-no-capture", id)),
        Wanted::Move(id) => moves(t, seat, id),
        Wanted::Attack => fight(t, seat),
        Wanted::Block(id, _) => refuse!("704.1", about(t, "why-no-attack", id)),
        _ => None,
    }
}

/// In the Action Phase of a battle. [705.1]
pub(super) fn in_battle(t: &T, seat: Seat, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Play(id, how) => plays(t, seat, id, how, false),
        Wanted::Use(id, n) => uses(t, seat, id, n),
        Wanted::React(id) => refuse!("809.2", about(t, "why-nothing-to-react", id)),
        Wanted::Ghost(id) => ghost(t, id),
        Wanted::Capture(id) => refuse!("806.4a", about(t, "why-no-capture", id)),
        Wanted::Move(id) => refuse!("414.1", about(t, "why-in-battle", id)),
        Wanted::Attack => refuse!("701.1", Message::new("why-attack-in-battle")),
        Wanted::Block(id, _) => refuse!("705.4", about(t, "why-no-reassignment", id)),
        _ => None,
    }
}

/// Where Reactions are asked for. [809.1]
pub(super) fn in_window(t: &T, seat: Seat, win: Win, wanted: Wanted) -> Option<Illegal> {
    let id = match wanted {
        Wanted::React(id) | Wanted::Play(id, _) | Wanted::Use(id, _) | Wanted::Card(id) => id,
        _ => return None,
    };
    if look::controller(t, id) != seat {
        return refuse!("416.2", about(t, "why-not-yours", id));
    }
    let reaction = |n: u16| t.rules.abilities[n as usize].reaction;
    if !look::face(t, id).powers().any(reaction) {
        return refuse!("809.1", about(t, "why-no-reaction", id));
    }
    let open = react::open(t, win);
    if open.iter().all(|o| t.board.reacted.contains(&(o.key, seat))) {
        return refuse!("809.6", Message::new("why-reacted"));
    }
    if !look::in_play(t, id) && look::face(t, id).card.level.value() > pay::most(t, seat) {
        return refuse!("418.2", about(t, "why-unpaid", id));
    }
    let clause = if look::in_play(t, id) { "809.3" } else { "809.2" };
    Some(Illegal { clause, why: about(t, "why-nothing-to-react", id) })
}

/// A card that cannot be tapped for what is to be paid. [418.1] [418.2]
pub(super) fn taps(t: &T, seat: Seat, need: Need, id: ObjectId) -> Option<Illegal> {
    if look::controller(t, id) != seat || !look::in_play(t, id) {
        return refuse!("416.4", about(t, "why-not-yours", id));
    }
    if look::mark(t, id).tapped {
        return refuse!("106.2", about(t, "why-tapped", id));
    }
    if look::kind(t, id) == Kind::Protector {
        return refuse!("308.5", about(t, "why-protector", id));
    }
    if !pay::can_tap(t, id) {
        return refuse!("806.13a", about(t, "why-tackled", id));
    }
    if !need.takes(look::element(t, id)) {
        return refuse!("418.5", about(t, "why-element", id));
    }
    refuse!("418.2", about(t, "why-element", id))
}

fn plays(t: &T, seat: Seat, id: ObjectId, how: How, main: bool) -> Option<Illegal> {
    if !matches!(place(look::zone_of(t, id)), Some((s, Zone::Hand)) if s == seat) {
        return refuse!("808.2a", about(t, "why-not-in-hand", id));
    }
    let card = &look::face(t, id).card;
    let has = |k: &Keyword| look::face(t, id).keywords().any(|o| o == k);
    match how {
        How::Crafted if card.recipe.is_none() => return refuse!("305.4", about(t, "why-no-recipe", id)),
        How::Defense if !has(&Keyword::Defense) => return refuse!("806.6a", about(t, "why-no-defense", id)),
        How::Defense => return refuse!("806.6b", about(t, "why-no-defense-now", id)),
        How::Reinforcement if !has(&Keyword::Reinforcement) => {
            return refuse!("806.11a", about(t, "why-no-reinforcement", id));
        }
        How::Reinforcement => return refuse!("806.11b", about(t, "why-no-reinforcement-now", id)),
        How::Crafted | How::Paid => (),
    }
    if card.kind == Kind::Action {
        return action(t, seat, id);
    }
    if !main {
        return match card.kind {
            Kind::Room => refuse!("309.1", about(t, "why-in-battle", id)),
            Kind::Zone => refuse!("310.1", about(t, "why-in-battle", id)),
            Kind::Equipment => refuse!("305.1", about(t, "why-in-battle", id)),
            _ => refuse!("303.1", about(t, "why-in-battle", id)),
        };
    }
    if matches!(card.kind, Kind::Ally | Kind::Room | Kind::Zone | Kind::Protector)
        && queue::places(t, id) == (false, false)
    {
        return match card.kind {
            Kind::Room => refuse!("309.3", about(t, "why-bag-full", id)),
            _ if turn::world_closed(t) => refuse!("506.3", about(t, "why-world-closed", id)),
            _ => refuse!("504.3a", about(t, "why-bag-full", id)),
        };
    }
    if how == How::Crafted {
        return refuse!("418.6", about(t, "why-no-artisan", id));
    }
    paid(t, seat, id)
}

/// Whether it cannot be paid for; else something that it needs is missing.
fn paid(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let card = &look::face(t, id).card;
    let level = card.level.value() + layers::cost_change(t, id, seat);
    let circle = (card.kind == Kind::Ally).then_some(card.circle);
    if !pay::can_pay(t, seat, Need::level(level, None)) {
        return refuse!("418.4a", about(t, "why-unpaid", id));
    }
    if !pay::can_pay(t, seat, Need::level(level, circle)) {
        return refuse!("418.5b", about(t, "why-circle", id));
    }
    if matches!(card.kind, Kind::Equipment | Kind::Dofus) {
        return refuse!("305.3", about(t, "why-no-bearer", id));
    }
    let plan = play::plan_of(t, seat, Choice::Play(id, How::Paid));
    if plan.and_then(|plan| play::hindrance(t, plan)) == Some("418.8") {
        return refuse!("418.8", about(t, "why-unpaid", id));
    }
    refuse!("808.2d", about(t, "why-no-choice", id))
}

fn action(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let card = &look::face(t, id).card;
    let text = text_of(t, id);
    if card.sort == Sort::Challenge {
        return refuse!("302.3", about(t, "why-challenge", id));
    }
    if text != NONE && t.rules.abilities[text as usize].reaction {
        return refuse!("809.2", about(t, "why-nothing-to-react", id));
    }
    if !play::class(t, seat, id) {
        return refuse!("302.5", about(t, "why-class", id));
    }
    if !play::may_play(t, seat, id) {
        return refuse!("808.2", about(t, "why-only-if", id));
    }
    paid(t, seat, id)
}

fn uses(t: &T, seat: Seat, id: ObjectId, nth: Option<u16>) -> Option<Illegal> {
    if look::controller(t, id) != seat {
        return refuse!("802.3", about(t, "why-not-yours", id));
    }
    if !look::in_play(t, id) {
        return refuse!("802.5", about(t, "why-not-in-play", id));
    }
    let paid = |n: &u16| !t.rules.abilities[*n as usize].costs().is_empty();
    let ability = match nth {
        Some(n) => look::powers(t, id).nth(usize::from(n).wrapping_sub(1)).filter(paid),
        None => look::powers(t, id).find(paid),
    };
    let Some(ability) = ability else { return refuse!("802.1", about(t, "why-no-power", id)) };
    let a = &t.rules.abilities[ability as usize];
    if a.reaction {
        return refuse!("809.3", about(t, "why-nothing-to-react", id));
    }
    if layers::powerless(t, id) {
        return refuse!("801.1", about(t, "why-powerless", id));
    }
    if a.costs().contains(&Cost::Tap) {
        if look::mark(t, id).tapped {
            return refuse!("802.4", about(t, "why-tapped", id));
        }
        if !pay::can_tap(t, id) {
            return refuse!("806.13a", about(t, "why-tackled", id));
        }
    }
    if !play::gated(t, seat, ability) {
        let aligned = play::gate_of(a).is_some_and(|g| [line::BONTA, line::BRAKMAR].contains(&g.0.0.as_str()));
        return Some(Illegal { clause: if aligned { "806.3a" } else { "806.5a" }, why: about(t, "why-gate", id) });
    }
    if look::mark(t, id).used & look::used(t, id, ability) != 0 && a.limits.contains(&crate::words::Limit::Once) {
        return refuse!("802.6", about(t, "why-used", id));
    }
    refuse!("418.2", about(t, "why-unpaid", id))
}

fn ghost(t: &T, id: ObjectId) -> Option<Illegal> {
    if !look::face(t, id).keywords().any(|k| *k == Keyword::Ghost) {
        return refuse!("806.8a", about(t, "why-no-ghost", id));
    }
    refuse!("806.8b", about(t, "why-unpaid", id))
}

fn moves(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    if look::controller(t, id) != seat || !look::in_play(t, id) {
        return refuse!("416.4", about(t, "why-not-yours", id));
    }
    if !look::is_fighter(t, id) {
        return refuse!("414.1", about(t, "why-never-moves", id));
    }
    if look::mark(t, id).tapped {
        return refuse!("414.2", about(t, "why-tapped", id));
    }
    if turn::world_closed(t) {
        return refuse!("603.3", about(t, "why-world-closed", id));
    }
    if look::in_world(t, id) && !movement::has_room(t, look::owner(t, id)) {
        return refuse!("414.3", about(t, "why-bag-full", id));
    }
    refuse!("104.2", about(t, "why-barred", id))
}

fn fight(t: &T, seat: Seat) -> Option<Illegal> {
    let p = &t.board.players[seat as usize];
    if p.turns <= 1 {
        return refuse!("701.1", Message::new("why-first-turn"));
    }
    if p.attacked {
        return refuse!("603.2", Message::new("why-attacked"));
    }
    if attack::is_peace(t) {
        return refuse!("104.2", Message::new("why-peace"));
    }
    debug_assert!(!attack::may_announce(t, seat));
    refuse!("701.5", Message::new("why-no-mp"))
}
