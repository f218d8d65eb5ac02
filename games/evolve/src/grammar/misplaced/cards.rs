//! Which cards are spoken of, and whether there can be such cards.

use super::{NOT_THERE, Reader, Said, Spot};
use crate::words::{Filter, Kinds, Posture, Who, Zone};

/// Cards that a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) kinds: Kinds,
    /// Where they are, if that is sure.
    pub(super) zone: Option<Zone>,
    /// It is the card that speaks.
    pub(super) this: bool,
}

/// Cards of any type that can be in other zones than its own.
pub(super) const CARDS: Kinds = Kinds::FOLLOWER.union(Kinds::AMULET).union(Kinds::SPELL);
/// Cards that can be on a field.
pub(super) const FIELD: Kinds = Kinds::FOLLOWER.union(Kinds::AMULET);

impl Seen {
    /// Some cards, nobody knows which.
    pub(super) fn some(kinds: Kinds) -> Self {
        Seen { kinds, zone: None, this: false }
    }

    pub(super) fn leader() -> Self {
        Seen { kinds: Kinds::LEADER, zone: Some(Zone::Leader), this: false }
    }

    pub(super) fn of(f: &Filter) -> Self {
        let kinds = if f.kinds.is_empty() { CARDS } else { f.kinds };
        Seen { kinds, zone: Some(f.zone), this: false }
    }

    /// Wherever they are by now.
    pub(super) fn anywhere(self) -> Self {
        Seen { zone: None, ..self }
    }

    /// There must be one of these types among them.
    pub(super) fn needs(self, kinds: Kinds, why: &'static str) -> Said {
        if self.kinds.intersects(kinds) { Ok(()) } else { Err(why) }
    }

    /// One of two, nobody knows which.
    pub(super) fn or(self, other: Self) -> Self {
        Seen {
            kinds: self.kinds | other.kinds,
            zone: self.zone.filter(|_| self.zone == other.zone),
            this: self.this && other.this,
        }
    }

    /// They may be on a field.
    pub(super) fn on_field(self) -> Said {
        match self.zone {
            None | Some(Zone::Field | Zone::Leader) => Ok(()),
            Some(_) => Err("it is not on the field"),
        }
    }
}

/// Whether there can be such a card.
pub(super) fn possible(f: &Filter) -> Said {
    let only = |k: Kinds| f.kinds == k;
    let off = |zones: &[Zone]| zones.contains(&f.zone);
    let hidden = [Zone::Hand, Zone::Deck, Zone::Ex, Zone::Cemetery];
    if only(Kinds::SPELL) && f.zone == Zone::Field {
        return Err(NOT_THERE);
    }
    if only(Kinds::LEADER) {
        if !off(&[Zone::Field, Zone::Leader]) {
            return Err("a leader is always in its own zone");
        }
        if f.posture.is_some() || f.evolved.is_some() || f.token.is_some() || f.keyword.is_some() {
            return Err("no leader is like that");
        }
    }
    if f.evolved == Some(true) && (off(&hidden) || !Seen::of(f).kinds.intersects(Kinds::FOLLOWER)) {
        return Err("only a follower on the field is evolved");
    }
    if f.posture.is_some() && f.zone != Zone::Field {
        return Err("only cards on the field are engaged or reserved");
    }
    if f.token == Some(true) && off(&[Zone::Hand, Zone::Deck, Zone::Cemetery, Zone::Banished, Zone::EvolveDeck]) {
        return Err("a token ceases to be there");
    }
    if f.attack.is_some() && !Seen::of(f).kinds.intersects(Kinds::FOLLOWER) {
        return Err("only a follower has attack");
    }
    if f.defense.is_some() && !Seen::of(f).kinds.intersects(Kinds::FOLLOWER | Kinds::LEADER) {
        return Err("only followers and leaders have defense");
    }
    Ok(())
}

/// The same where the event says more of it than the filter.
pub(super) fn possible_when(f: &Filter, before: Posture) -> Said {
    possible(f)?;
    if f.posture == Some(before) { Err("it is not like that any more when this is told") } else { Ok(()) }
}

impl Spot {
    /// The card that speaks.
    pub(super) fn this(self, zone: Option<Zone>) -> Seen {
        Seen { kinds: self.kinds, zone, this: true }
    }

    /// Whom a rule speaks of.
    pub(super) fn seen(self, who: &Who) -> Result<Seen, &'static str> {
        match who {
            Who::This => Ok(self.this(Some(Zone::Field))),
            Who::Each(f) => possible(f).map(|()| Seen::of(f)),
            Who::Leader(_) => Ok(Seen::leader()),
            _ => Err("a rule cannot say `it`"),
        }
    }
}

impl Reader {
    /// Whom a verb acts on; each of two must be able to bear it.
    pub(super) fn each(&self, who: &Who, bears: &mut dyn FnMut(Seen) -> Said) -> Said {
        match who {
            Who::This => bears(self.spot.this(self.this)),
            Who::It | Who::Picked(_) => bears(self.it.ok_or("nothing was spoken of that this could mean")?),
            Who::Selected => bears(self.chosen.ok_or("nothing was selected that this could mean")?),
            Who::Each(f) => {
                possible(f)?;
                bears(Seen::of(f))
            }
            Who::Leader(_) => bears(Seen::leader()),
            Who::ItsLeader if self.many => Err("whose leader is not said: several were spoken of"),
            Who::ItsLeader | Who::LeaderOf(_) => {
                self.it.ok_or("nothing was spoken of whose leader this could mean")?;
                bears(Seen::leader())
            }
            Who::Both(a, b) => {
                self.each(a, bears)?;
                self.each(b, bears)
            }
        }
    }
}
