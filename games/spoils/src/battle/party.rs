//! Who may attack and block, and which parties requirements allow. [607.1b]
//! [607.1d] [505]

use super::must::{Parties, unbound};
use crate::board::{Read, T, Thing, Zone, Zones, other, zone};
use crate::layers::{self, is_character};
use crate::listen;
use crate::notes::BODY;
use crate::pay;
use crate::price;
use crate::replace::undepletable;
use crate::targets::{concerns, num, seats};
use crate::words::{Ban, Kinds, Levy, Must, Rule};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Number that stands for having attacked among the abilities used this turn.
pub(super) const ATTACKED: u16 = u16::MAX;

/// What may be attacked: the opposing faction, or an opposing location. [607.1a]
/// [207.3]
#[must_use]
pub fn targets(t: &T) -> Vec<ObjectId> {
    let foe = other(t.board.active);
    let mut out = vec![t.faction(foe)];
    out.extend(bodies(t, foe).filter(|&id| {
        let yes = layers::is(t, id, Kinds::LOCATION);
        rule!("207.3" => yes)
    }));
    out.retain(|&target| may_be_attacked(t, target));
    out
}

/// The cards of a player among which characters and locations are.
fn bodies(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    // Shortcut: most cards in play are neither, and nothing makes them so.
    let ruled = layers::astir(t, [listen::TYPE]);
    let noted = t.objects.members(BODY);
    t.cards(seat, Zone::Play).iter().filter(move |&&s| ruled || noted.has(s)).map(|&s| t.objects.id(s))
}

/// Whether nothing says that a player's faction cannot be attacked. [402.7]
#[must_use]
pub fn may_be_attacked(t: &T, target: ObjectId) -> bool {
    let active = t.board.active;
    t.place(target) != Some(Zone::Faction)
        || !layers::player_banned(
            t,
            active,
            |ctx, b| matches!(b, Ban::AttackFaction(p) if seats(t, ctx, p).contains(&t.objects.at(target.slot).owner)),
        )
}

/// Whether a character may be in the attacking party: undepleted, controlled
/// since the turn began, able to be depleted, not forbidden. [204.3] [607.1b]
#[must_use]
pub fn may_attack(t: &T, id: ObjectId) -> bool {
    if !is_character(t, id) || undepletable(t, id) {
        return false;
    }
    let old = t.objects.at(id.slot).mark.old;
    // A card that says so goes before the rule. [101.1]
    if !old && !rule!("101.1" => at_once(t, id)) {
        rule!("204.3", "204.3b");
        return false;
    }
    let once =
        layers::ruled(t, listen::OTHER, |s, ctx| matches!(s.rule, Rule::AttacksOnce(who) if concerns(t, ctx, who, id)));
    let again = once && t.board.used.contains(&(id, ATTACKED));
    !again && !layers::banned(t, id, |b| matches!(b, Ban::Attack | Ban::AttackOrBlock))
}

fn at_once(t: &T, id: ObjectId) -> bool {
    layers::ruled(t, listen::OTHER, |s, ctx| matches!(s.rule, Rule::AttacksAtOnce(who) if concerns(t, ctx, who, id)))
}

fn able(t: &T) -> Vec<ObjectId> {
    bodies(t, t.board.active).filter(|&id| may_attack(t, id)).collect()
}

/// Whether some party could be formed now: an announcement is valid only then.
/// [607.1a.p2] [BA1]
#[must_use]
pub fn possible(t: &T) -> bool {
    // Shortcut: where nothing is required, one who may attack is enough.
    if unbound(t) {
        let own = zone(t.board.active, Zone::Play);
        let mut known = t.objects.among(BODY).filter(|&s| t.objects.at(s).zone == own);
        // Nothing else is a body, unless a rule says so.
        return known.any(|s| may_attack(t, t.objects.id(s)))
            || layers::astir(t, [listen::TYPE]) && bodies(t, t.board.active).any(|id| may_attack(t, id));
    }
    let able = able(t);
    if able.is_empty() {
        return false;
    }
    let payable = |p: &[ObjectId]| {
        let paid = affordable(t, p);
        // Lack of resources is no excuse: there is no attack. [505.1] [505.2a]
        rule!("505.1", "505.2a");
        paid
    };
    Parties::attacking(t, &able, &[]).any(t, payable)
}

/// Whether characters could attack, and only requirements keep them from it,
/// whatever could be paid. [505.1]
#[must_use]
pub fn unmet(t: &T) -> bool {
    let able = able(t);
    !Parties::attacking(t, &able, &[]).any(t, |_| true)
}

fn affordable(t: &T, party: &[ObjectId]) -> bool {
    // Shortcut: mostly nothing has to be paid.
    if !layers::astir(t, [listen::LEVY]) {
        return true;
    }
    levy(t, party, t.board.active) <= pay::means(t, t.board.active)
}

/// The characters named for a party.
pub(super) fn cards(named: &[Thing]) -> Vec<ObjectId> {
    named.iter().filter_map(|n| n.card()).collect()
}

/// What must be paid for a party.
#[must_use]
pub(super) fn levy(t: &T, party: &[ObjectId], seat: Seat) -> i16 {
    price::of_payments(t, seat, &payments(t, party, seat))
}

/// The payments that a party demands; each is a numeric cost of its own. [RQ2]
#[must_use]
pub(super) fn payments(t: &T, party: &[ObjectId], seat: Seat) -> SmallVec<[i16; 4]> {
    let all = layers::standing(t, listen::LEVY);
    // As many requirements as there are. [505.2]
    rule!("505.2");
    let mut out = SmallVec::new();
    for s in &all {
        let Rule::Levy { who, pay, to } = s.rule else { continue };
        let ctx = s.ctx(0);
        if !seats(t, &ctx, who).contains(&seat) {
            continue;
        }
        let times = match to {
            Levy::Attack => 1,
            Levy::AttackWith(w) => party.iter().filter(|&&id| concerns(t, &ctx, w, id)).count(),
            _ => 0,
        };
        out.extend(std::iter::repeat_n(num(t, &ctx, pay), times));
    }
    out
}

/// Who may be named next for the attacking party, whatever leaves a party that
/// satisfies as many requirements as possible and can be paid for, and whether
/// the one named so far may be formed. [505.2] [505.2b]
#[must_use]
pub fn attackers(t: &T, named: &[Thing]) -> (Vec<ObjectId>, bool) {
    // Shortcut: where nothing is required, any party will do.
    if unbound(t) {
        return (others(able(t), named), !named.is_empty());
    }
    let parties = Parties::attacking(t, &able(t), named);
    let best = parties.best(t);
    rule!("505.2b");
    (parties.next(&best, |p| affordable(t, p)), parties.done(&best, |p| affordable(t, p)))
}

/// Whether somebody may still be named for the attacking party.
#[must_use]
pub fn more_attackers(t: &T, named: &[Thing]) -> bool {
    // Shortcut: the same, and one is enough.
    if unbound(t) {
        let open = |id: &ObjectId| !named.contains(&Thing::Card(*id));
        return bodies(t, t.board.active).filter(open).any(|id| may_attack(t, id));
    }
    !attackers(t, named).0.is_empty()
}

/// Who may be named next for the blocking party. [607.1d]
#[must_use]
pub fn blockers(t: &T, named: &[Thing]) -> Vec<ObjectId> {
    // Shortcut: where nothing is required, any party will do.
    if unbound(t) {
        return others(able_to_block(t), named);
    }
    let parties = Parties::blocking(t, &able_to_block(t), named);
    parties.next(&parties.best(t), |_| true)
}

/// Those who were not named yet.
fn others(mut able: Vec<ObjectId>, named: &[Thing]) -> Vec<ObjectId> {
    able.retain(|&id| !named.contains(&Thing::Card(id)));
    able
}

fn able_to_block(t: &T) -> Vec<ObjectId> {
    let Some(b) = &t.board.battle else { return Vec::new() };
    if b.attackers.is_empty() && b.target == ObjectId::NONE {
        return Vec::new();
    }
    bodies(t, b.defender).filter(|id| may_block(t, *id)).collect()
}

/// Whether a character may block the attacking party as it is now; what changes
/// later undoes no block. [302.11b] [507.3b] [507.3c] [412.1]
#[must_use]
pub fn may_block(t: &T, id: ObjectId) -> bool {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let o = t.objects.at(id.slot);
    if !is_character(t, id) || o.mark.depleted || b.joiners.contains(&id) {
        return false;
    }
    let (party, own) = (super::covert_party(t), layers::covert(t, id));
    if party != own {
        let able = party
            && layers::ruled(
                t,
                listen::OTHER,
                |s, ctx| matches!(s.rule, Rule::BlocksCovert(who) if concerns(t, ctx, who, id)),
            );
        if !able {
            rule!("507.3b", "507.3c");
            return false;
        }
    }
    rule!("302.11b");
    let unblockable = |a: &ObjectId| layers::banned(t, *a, |b| *b == Ban::BeBlocked);
    if !b.attackers.is_empty() && b.attackers.iter().all(unblockable) {
        // Only because all of them are. [412.1]
        rule!("412.1");
        return false;
    }
    !layers::banned(t, id, |b| matches!(b, Ban::Block | Ban::AttackOrBlock))
}

/// Whether the blocking party named so far may be formed, or nobody blocks: if
/// nobody must.
#[must_use]
pub fn may_stop_blocking(t: &T, named: &[Thing]) -> bool {
    // Shortcut: the same.
    if unbound(t) {
        return true;
    }
    let able = able_to_block(t);
    let parties = Parties::blocking(t, &able, named);
    if named.is_empty() {
        let asked = parties.binding();
        rule!("505.1");
        return !asked;
    }
    parties.done(&parties.best(t), |_| true)
}

/// Whether a player must attack before the turn may end. [RQ4]
#[must_use]
pub fn must_attack(t: &T) -> bool {
    if !layers::astir(t, [listen::MUST]) {
        return false;
    }
    let wanted = |id: ObjectId| {
        layers::ruled(
            t,
            listen::MUST,
            |s, ctx| matches!(s.rule, Rule::Must(who, Must::Attack) if concerns(t, ctx, who, id)),
        )
    };
    bodies(t, t.board.active).any(|id| wanted(id) && may_attack(t, id))
}
