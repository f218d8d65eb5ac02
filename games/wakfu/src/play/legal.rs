//! What may be played and used now. Whether it can be paid for is told by
//! trying it on a copy. [808.1] [808.2]

use super::{Plan, Step};
use crate::board::{How, Phase, T, What, Zone, look, zone};
use crate::card::{Kind, Sort};
use crate::event::Event;
use crate::pay::Purse;
use crate::rules::{Ability, NONE, Once};
use crate::timing::{Choice, Proc};
use crate::trait_line as line;
use crate::words::{Cost, Keyword, Limit, Noun, Power};
use crate::{attack, effect, layers, movement, noun, pay, turn};
use arbiter_kernel::{ObjectId, Seat, Tried, rule};
use std::cell::OnceCell;

/// The text of an Action: its first line that is more than keywords.
#[must_use]
pub fn text_of(t: &T, card: ObjectId) -> u16 {
    let text = |n: &u16| {
        let a = &t.rules.abilities[*n as usize];
        let says = matches!(a.power, Power::Says { .. } | Power::Paid { .. } | Power::Watches { .. });
        says && !a.power.is_limit() && !a.stays && a.works_in().is_none()
    };
    look::face(t, card).powers().find(text).unwrap_or(NONE)
}

/// Whether its player has somebody of the Spell's class. [302.5] [401.1b]
pub(crate) fn class(t: &T, seat: Seat, card: ObjectId) -> bool {
    let c = &look::face(t, card).card;
    if c.sort != Sort::Spell || c.has(line::ELEMENTAL) {
        return true;
    }
    // What the deck could hold is not asked again. [806.10b]
    rule!("302.5", "401.1b", "401.1", "806.10b");
    let Some(wanted) = c.traits.first() else { return true };
    look::controlled(t, seat).any(|id| look::is_fighter(t, id) && look::has_trait(t, id, wanted))
}

/// Whether the limits of a power allow it now. [808.2]
fn limits(t: &T, a: &Ability, source: ObjectId, seat: Seat, n: u16) -> bool {
    let again = a.once == Some(Once::Turn) && t.board.once.contains(&(seat, a.face, ObjectId::NONE));
    !again
        && a.limits.iter().all(|l| match l {
            // Counted by object, not by name. [802.6]
            Limit::Once => {
                rule!("802.6");
                look::mark(t, source).used & look::used(t, source, n) == 0
            }
            Limit::YourTurn => t.board.active == seat,
            Limit::If(cond) => effect::cond(t, cond, source, n, seat),
            Limit::When(_) | Limit::At(_) => true,
        })
}

/// For which Heroes it works. [806.3a] [806.5a]
pub(crate) fn gate_of(a: &Ability) -> Option<&crate::words::Gate> {
    match &a.power {
        Power::Paid { gate, .. } | Power::Watches { gate, .. } | Power::Says { gate, .. } => gate.as_ref(),
        _ => None,
    }
}

/// What is listed: what can be completed, or all that is allowed at this moment
/// whether it can be completed or not. What a player can pay with is asked once.
pub(crate) struct Listing {
    all: bool,
    purse: OnceCell<Purse>,
}

impl Listing {
    /// What is offered.
    pub(crate) fn offered() -> Self {
        Listing { all: false, purse: OnceCell::new() }
    }
    /// What somebody could think of.
    pub(crate) fn thinkable() -> Self {
        Listing { all: true, ..Listing::offered() }
    }
    /// Of the player for whom it is listed.
    pub(super) fn purse(&self, t: &T, seat: Seat) -> &Purse {
        self.purse.get_or_init(|| Purse::of(t, seat))
    }
}

/// Whether a play that is allowed at this moment is listed. [808.2]
fn listed(t: &T, plan: Plan, list: &Listing) -> bool {
    if !permitted(t, plan) {
        return false;
    }
    let free = || plan.what != What::Card || plan.how == How::Crafted;
    let tried = || (free() || affordable(t, plan.seat, plan.source, list)) && tried(t, plan);
    list.all || super::told::told(t, plan, list).unwrap_or_else(tried)
}

/// Whether the lines that say when a card may be played allow it, in whichever
/// way it is played. [808.2]
fn permitted(t: &T, plan: Plan) -> bool {
    plan.what != What::Card || may_play(t, plan.seat, plan.source)
}

/// Whether a play can be completed: where that cannot be told, it is tried on a copy. [808.2]
fn completes(t: &T, plan: Plan, list: &Listing) -> bool {
    permitted(t, plan) && super::told::told(t, plan, list).unwrap_or_else(|| tried(t, plan))
}

fn tried(t: &T, plan: Plan) -> bool {
    let trial = super::probe::trial(plan.seat);
    !matches!(t.try_out(&trial, |_| Proc::Play(Step::Try, plan)), Tried::Never(_))
}

/// By which clause a play can never be completed, as far as it is told by trying.
pub(crate) fn hindrance(t: &T, plan: Plan) -> Option<&'static str> {
    let trial = super::probe::trial(plan.seat);
    match t.try_out(&trial, |_| Proc::Play(Step::Try, plan)) {
        Tried::Never(clause) => clause,
        _ => None,
    }
}

/// Whether a Reaction can be played or used, apart from its event. [809.2] [809.3]
pub(crate) fn could_play(
    t: &T,
    seat: Seat,
    source: ObjectId,
    ability: u16,
    cause: Option<Event>,
    list: &Listing,
) -> bool {
    let a = &t.rules.abilities[ability as usize];
    let in_play = look::in_play(t, source) || a.works_in().is_some();
    let what = if in_play { What::Power } else { What::Card };
    if in_play && layers::powerless(t, source) {
        return false;
    }
    let plan = Plan { what, cause, ..Plan::of(seat, source, ability) };
    layers::gate(t, seat, gate_of(a))
        && limits(t, a, source, seat, ability)
        && (in_play || class(t, seat, source))
        && listed(t, plan, list)
}

/// Shortcut: a card that costs more than could be paid.
fn affordable(t: &T, seat: Seat, card: ObjectId, list: &Listing) -> bool {
    let level = look::face(t, card).card.level.value() + layers::cost_change(t, card, seat);
    level <= list.purse(t, seat).most()
}

/// Whether a cost power can be used now, no Reaction. [802.3] [802.5]
pub(crate) fn could_use(t: &T, seat: Seat, source: ObjectId, ability: u16, list: &Listing) -> bool {
    let a = &t.rules.abilities[ability as usize];
    let Power::Paid { gate, costs, .. } = &a.power else { return false };
    if a.reaction || a.produces.is_some() || layers::powerless(t, source) || look::kind(t, source) == Kind::Action {
        return false;
    }
    if costs.iter().any(|c| matches!(c, Cost::Tap)) && !pay::can_tap(t, source) {
        rule!("802.4");
        return false;
    }
    rule!("802.1", "802.3", "802.5");
    let plan = Plan { what: What::Power, ..Plan::of(seat, source, ability) };
    layers::gate(t, seat, gate.as_ref()) && limits(t, a, source, seat, ability) && listed(t, plan, list)
}

/// Cards of the Hand that could be played in the middle of a text: phase and
/// type timing do not count, all else does.
pub(crate) fn inside(t: &T, seat: Seat, noun: &Noun, free: bool) -> Vec<ObjectId> {
    let list = Listing::offered();
    let fits = |card: &ObjectId| {
        let c = &look::face(t, *card).card;
        let now = match c.kind {
            Kind::Action => plain_action(t, seat, *card),
            Kind::Equipment | Kind::Dofus => true,
            _ => crate::queue::places(t, *card) != (false, false),
        };
        now && noun::fits(t, noun, *card, seat) && completes(t, plan_inside(t, seat, *card, free), &list)
    };
    hand(t, seat).filter(fits).collect()
}

/// How a card is played in the middle of a text.
pub(crate) fn plan_inside(t: &T, seat: Seat, card: ObjectId, free: bool) -> Plan {
    Plan { free, ..plan_card(t, seat, card, How::Paid) }
}

fn hand(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s))
}

fn keyword(t: &T, id: ObjectId, k: &Keyword) -> bool {
    look::face(t, id).keywords().any(|o| o == k)
}

/// Whether an Action can be played like a plain one: no Quest of an event, no
/// Challenge. [302.1] [302.2] [302.3]
fn plain_action(t: &T, seat: Seat, card: ObjectId) -> bool {
    let c = &look::face(t, card).card;
    let text = text_of(t, card);
    if c.kind != Kind::Action || c.sort == Sort::Challenge || text == NONE {
        return false;
    }
    let a = &t.rules.abilities[text as usize];
    rule!("302.1", "302.2");
    !a.reaction && class(t, seat, card) && layers::gate(t, seat, gate_of(a))
}

/// Whether the lines that say when a card may be played allow it. [808.2]
pub(crate) fn may_play(t: &T, seat: Seat, card: ObjectId) -> bool {
    look::face(t, card).powers().all(|n| {
        let a = &t.rules.abilities[n as usize];
        let played = !a.stays && a.works_in().is_none();
        let own = a.power.is_limit() || played && look::face(t, card).card.kind == Kind::Action;
        !own || rule!("808.2" => limits(t, a, card, seat, n))
    })
}

/// Whether a text forbids to craft it. [418.6] [104.2]
fn craftable(t: &T, card: ObjectId) -> bool {
    let forbids = |p: &Power| {
        matches!(p, Power::Holds { holds: crate::words::Lasting::Cannot(_, crate::words::Ban::BeCrafted), .. })
    };
    !rule!("104.2" => look::face(t, card).card.says.0.iter().any(forbids))
}

/// Whether its player's Hero is what a power asks for. [806.3a]
pub(crate) fn gated(t: &T, seat: Seat, ability: u16) -> bool {
    layers::gate(t, seat, gate_of(&t.rules.abilities[ability as usize]))
}

fn plan_card(t: &T, seat: Seat, card: ObjectId, how: How) -> Plan {
    let c = &look::face(t, card).card;
    // A Challenge is verified later: nothing is chosen for it now.
    let action = c.kind == Kind::Action && c.sort != Sort::Challenge;
    let ability = if action { text_of(t, card) } else { NONE };
    Plan { how, ..Plan::of(seat, card, ability) }
}

/// Powers of other players' cards that everybody may use, in the World. [802.3] [508.1]
fn shared(t: &T, seat: Seat, list: &Listing, out: &mut Vec<Choice>) {
    // Shortcut: no card of the pool has any.
    if !t.rules.shares {
        return;
    }
    let others = look::all_in_play(t).filter(|&id| look::controller(t, id) != seat && look::in_world(t, id));
    for source in others {
        for ability in look::powers(t, source) {
            if t.rules.abilities[ability as usize].anyone && could_use(t, seat, source, ability, list) {
                rule!("802.3");
                out.push(Choice::Use(source, ability));
            }
        }
    }
}

/// What can be played or used with an empty Queue in the Main Phase and in the
/// Action Phase alike. [808.1]
fn always(t: &T, seat: Seat, list: &Listing, out: &mut Vec<Choice>) {
    rule!("808.1");
    for card in hand(t, seat) {
        if plain_action(t, seat, card) && listed(t, plan_card(t, seat, card, How::Paid), list) {
            out.push(Choice::Play(card, How::Paid));
        }
    }
    elsewhere(t, seat, list, out);
    shared(t, seat, list, out);
    for source in look::controlled(t, seat) {
        for ability in look::powers(t, source) {
            if t.rules.abilities[ability as usize].works_in().is_none() && could_use(t, seat, source, ability, list) {
                out.push(Choice::Use(source, ability));
            }
        }
        let capture = look::kind(t, source) == Kind::Ally
            && look::face(t, source).keywords().any(|k| matches!(k, Keyword::Capture(_)))
            && look::has_trait(t, source, line::DRAGOTURKEY)
            && !layers::powerless(t, source);
        if capture && listed(t, Plan { what: What::Capture, ..Plan::of(seat, source, NONE) }, list) {
            rule!("806.4b");
            out.push(Choice::Capture(source));
        }
    }
    for card in t.zones.of(zone(seat, Zone::Discard)).iter().map(|&s| t.objects.id(s)) {
        let ghost = look::face(t, card).ghost && !turn::world_closed(t);
        if ghost && listed(t, Plan { what: What::Ghost, ..Plan::of(seat, card, NONE) }, list) {
            rule!("806.8b", "806.8c");
            out.push(Choice::Ghost(card));
        }
    }
}

/// Powers that work from the Hand or the Discard. [801.1]
fn elsewhere(t: &T, seat: Seat, list: &Listing, out: &mut Vec<Choice>) {
    // Shortcut: no card of the pool has any in the Discard.
    let zones = if t.rules.lies { &[Zone::Hand, Zone::Discard][..] } else { &[Zone::Hand] };
    for &z in zones {
        for source in t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s)) {
            for ability in look::face(t, source).powers() {
                if t.rules.abilities[ability as usize].works_in() == Some(z)
                    && could_use(t, seat, source, ability, list)
                {
                    out.push(Choice::Use(source, ability));
                }
            }
        }
    }
}

/// What the turn player may do in the Main Phase. [603.1]
pub(crate) fn main_options(t: &T, list: &Listing, out: &mut Vec<Choice>) {
    let seat = t.board.active;
    rule!("603.1", "412.1", "301.1");
    always(t, seat, list, out);
    for card in hand(t, seat) {
        let c = &look::face(t, card).card;
        let places = match c.kind {
            Kind::Ally | Kind::Room | Kind::Zone | Kind::Protector => crate::queue::places(t, card),
            Kind::Equipment => (true, true),
            Kind::Dofus => {
                rule!("304.1");
                (true, true)
            }
            _ => continue,
        };
        if places == (false, false) {
            rule!("309.3", "506.3");
            continue;
        }
        for how in [How::Paid, How::Crafted] {
            if how == How::Crafted && (c.recipe.is_none() || !craftable(t, card)) {
                continue;
            }
            if listed(t, plan_card(t, seat, card, how), list) {
                rule!("305.1", "305.4");
                out.push(Choice::Play(card, how));
            }
        }
    }
    out.extend(movement::movers(t, seat).into_iter().map(Choice::Move));
    if attack::may_announce(t, seat) {
        out.push(Choice::Attack);
    }
    out.push(Choice::EndTurn);
}

/// What a player may do in the Action Phase of a battle. [705.1]
pub(crate) fn phase_options(t: &T, seat: Seat, list: &Listing, out: &mut Vec<Choice>) {
    debug_assert!(t.board.phase != Phase::Setup);
    rule!("705.1", "705.2");
    out.push(Choice::Pass);
    always(t, seat, list, out);
    let Some(b) = t.board.battle.as_ref() else { return };
    for card in hand(t, seat) {
        // Reinforcement may stand on Equipment, too.
        let kind = look::face(t, card).card.kind;
        if !matches!(kind, Kind::Ally | Kind::Equipment) {
            continue;
        }
        let defends = seat == b.defender
            && kind == Kind::Ally
            && keyword(t, card, &Keyword::Defense)
            && b.attackers().any(|a| attack::can_face(t, card, a));
        if defends && listed(t, plan_card(t, seat, card, How::Defense), list) {
            rule!("806.6a", "806.6b", "806.6e");
            out.push(Choice::Play(card, How::Defense));
        }
        let hero = t.board.players[seat as usize].hero;
        let reinforces =
            seat == b.attacker && keyword(t, card, &Keyword::Reinforcement) && b.attackers().any(|a| a == hero);
        if reinforces && listed(t, plan_card(t, seat, card, How::Reinforcement), list) {
            rule!("806.11a", "806.11b", "806.11e");
            out.push(Choice::Play(card, How::Reinforcement));
        }
    }
    attack::reassignments(t, seat, out);
}

/// The Challenges that the attacking player may play. [302.3] [702.4]
pub(crate) fn challenges(t: &T, seat: Seat, list: &Listing, out: &mut Vec<Choice>) {
    for card in hand(t, seat) {
        let c = &look::face(t, card).card;
        if c.kind == Kind::Action && c.sort == Sort::Challenge && listed(t, plan_card(t, seat, card, How::Paid), list) {
            rule!("302.3", "702.4");
            out.push(Choice::Play(card, How::Paid));
        }
    }
}

/// The plan behind a choice of the Main or Action Phase.
#[must_use]
pub fn plan_of(t: &T, seat: Seat, choice: Choice) -> Option<Plan> {
    match choice {
        Choice::Play(card, how) => Some(plan_card(t, seat, card, how)),
        Choice::Use(source, ability) => Some(Plan { what: What::Power, ..Plan::of(seat, source, ability) }),
        Choice::Ghost(card) => Some(Plan { what: What::Ghost, ..Plan::of(seat, card, NONE) }),
        Choice::Capture(card) => Some(Plan { what: What::Capture, ..Plan::of(seat, card, NONE) }),
        _ => None,
    }
}
