//! What a card is in all, and last known information once it is gone. [EF3]

use super::{able, changeable_subtypes, cost, covert, has_text, kinds, stat};
use crate::board::{Read, T, Zone, Zones};
use crate::words::{Kinds, Stat};
use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// What a card is or was: last known information once it is gone. [EF3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Info {
    pub face: u16,
    pub seat: Seat,
    pub owner: Seat,
    pub zone: Zone,
    pub kinds: u8,
    pub strength: i16,
    pub life: i16,
    pub speed: i16,
    pub structure: i16,
    pub cost: i16,
    pub covert: bool,
    pub facedown: bool,
    pub depleted: bool,
    pub attacking: bool,
    pub blocking: bool,
    pub tokens: i16,
    pub on: ObjectId,
    pub x: i16,
    pub subtypes: u128,
    /// Types of what was attached to it.
    pub bears: u8,
    /// It had an ability that is used.
    pub able: bool,
    /// It had the text that is printed on it.
    pub texted: bool,
    pub by_flip_up: bool,
    pub played_in: Option<Seat>,
}

impl Info {
    /// Its types.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        Kinds::from_bits_truncate(self.kinds)
    }
    /// One of its numbers.
    #[must_use]
    pub fn stat(&self, s: Stat) -> i16 {
        match s {
            Stat::Strength => self.strength,
            Stat::Life => self.life,
            Stat::Speed => self.speed,
            Stat::Structure => self.structure,
            Stat::Cost => self.cost,
            Stat::Influence => 0,
        }
    }
    /// Whether it had a subtype: of those that texts give and take what it had,
    /// else what is printed. [201.4b] [EF3]
    #[must_use]
    pub fn has_subtype(&self, t: &T, name: &str) -> bool {
        match t.rules.subtypes.iter().position(|s| s == name) {
            Some(n) => self.subtypes >> n & 1 == 1,
            None => !self.facedown && t.rules.faces[self.face as usize].card.subtypes.iter().any(|s| s == name),
        }
    }
}

/// What can be said of a card without asking what changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Glance {
    pub face: u16,
    pub seat: Seat,
    pub owner: Seat,
    pub zone: Zone,
    pub on: ObjectId,
    pub tokens: i16,
    pub x: i16,
    pub by_flip_up: bool,
    pub played_in: Option<Seat>,
}

/// A card at a glance, or as it was when it left.
#[must_use]
pub fn glance(t: &T, id: ObjectId) -> Option<Glance> {
    let Some(o) = t.objects.get(id) else {
        let g = t.ghosts.get(id)?;
        let (face, seat, owner, zone) = (g.face, g.seat, g.owner, g.zone);
        let (by_flip_up, played_in) = (g.by_flip_up, g.played_in);
        return Some(Glance { face, seat, owner, zone, on: g.on, tokens: g.tokens, x: g.x, by_flip_up, played_in });
    };
    Some(Glance {
        face: o.face,
        seat: t.controller(id)?,
        owner: o.owner,
        zone: t.place(id)?,
        on: o.mark.on,
        tokens: o.mark.tokens,
        x: o.mark.x,
        by_flip_up: o.mark.by_flip_up,
        played_in: o.mark.played_in,
    })
}

/// What a card is, or was when it left.
#[must_use]
pub fn info(t: &T, id: ObjectId) -> Option<Info> {
    let Some(o) = t.objects.get(id) else { return t.ghosts.get(id).copied() };
    let b = t.board.battle.as_ref();
    Some(Info {
        face: o.face,
        seat: t.controller(id)?,
        owner: o.owner,
        zone: t.place(id)?,
        kinds: kinds(t, id).bits(),
        strength: stat(t, id, Stat::Strength),
        life: stat(t, id, Stat::Life),
        speed: stat(t, id, Stat::Speed),
        structure: stat(t, id, Stat::Structure),
        cost: cost(t, id),
        covert: covert(t, id),
        facedown: o.mark.facedown,
        depleted: o.mark.depleted,
        attacking: b.is_some_and(|b| b.attackers.contains(&id)),
        blocking: b.is_some_and(|b| b.blockers.contains(&id)),
        tokens: o.mark.tokens,
        on: o.mark.on,
        x: o.mark.x,
        subtypes: changeable_subtypes(t, id),
        bears: t.attached(id).iter().fold(Kinds::empty(), |all, &a| all | kinds(t, a)).bits(),
        able: able(t, id, 0),
        texted: has_text(t, id, 0),
        by_flip_up: o.mark.by_flip_up,
        played_in: o.mark.played_in,
    })
}
