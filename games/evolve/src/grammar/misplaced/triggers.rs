//! Events that can never be told to the card that waits for them.

use super::cards::{CARDS, FIELD, Seen, possible, possible_when};
use super::{NOT_PLAYED, NOT_THERE, Quoted, Said, Spot};
use crate::words::{Filter, Kinds, Posture, Trigger, Zone};

const ELSEWHERE: &str = "this happens to cards on the field";

impl Spot {
    /// Whether an ability with this head can ever trigger.
    pub(super) fn trigger(self, head: &Trigger) -> Said {
        // [10.3.4] Only its own way from the hand is told to a card that is not on the field.
        if !matches!(head, Trigger::Discarded(f) if f.this) {
            self.needs(FIELD, NOT_THERE)?;
        }
        self.event(head)
    }

    /// Whether an event can happen; also one that a spell waits for this turn.
    pub(super) fn event(self, head: &Trigger) -> Said {
        let fights = |why| self.needs(Kinds::FOLLOWER, why);
        match head {
            // [12.4.3] [12.6.1] The book itself says when these keep still: on the other face.
            Trigger::Fanfare if self.printed() => self.needs(FIELD, NOT_THERE),
            Trigger::OnEvolve if self.printed() && (self.evolved || self.is(Kinds::FOLLOWER)) => Ok(()),
            Trigger::Fanfare => self.enters(),
            Trigger::LastWords | Trigger::StartOf(..) | Trigger::Draws(_) => Ok(()),
            Trigger::LeaderLoses(_) | Trigger::LeaderGains(_) => Ok(()),
            Trigger::OnEvolve => self.evolves(),
            Trigger::Strike | Trigger::FollowerStrike | Trigger::LeaderStrike => fights("only a follower attacks"),
            Trigger::Enters(f, _) => {
                if f.this {
                    self.enters()?;
                }
                if f.evolved == Some(true) {
                    return Err("a follower evolves on the field");
                }
                self.on_field(f, FIELD)
            }
            Trigger::Leaves(f) | Trigger::Destroyed(f) | Trigger::Buried(f) => self.on_field(f, FIELD),
            Trigger::Attacks(f) => {
                possible_when(f, Posture::Reserved)?;
                self.on_field(f, Kinds::FOLLOWER)
            }
            Trigger::Engaged(f) => {
                possible_when(f, Posture::Reserved)?;
                self.on_field(f, FIELD)
            }
            Trigger::Evolves(f) => {
                if f.this {
                    self.evolves()?;
                }
                if f.evolved == Some(false) {
                    return Err("it is evolved when this is told");
                }
                self.on_field(f, Kinds::FOLLOWER)
            }
            Trigger::Damaged { whom: f, .. } => self.on_field(f, Kinds::FOLLOWER | Kinds::LEADER),
            Trigger::Plays(_, f) => self.in_hand(f),
            Trigger::Discarded(f) if f.this => self.played(),
            Trigger::Discarded(f) => self.in_hand(&Filter { zone: Zone::Hand, ..f.clone() }),
            Trigger::State(c) => self.reader(Some(Zone::Field), None).cond(c),
        }
    }

    fn enters(self) -> Said {
        match self.quoted {
            Quoted::ByVerb => Err("it is on the field already"),
            _ if self.evolved => Err("a follower evolves on the field"),
            _ => self.needs(FIELD, NOT_THERE),
        }
    }

    /// Its text speaks when the link is made: that is the evolved face's. [12.6.1]
    fn evolves(self) -> Said {
        if !self.evolved {
            self.needs(Kinds::FOLLOWER, "only a follower evolves")?;
        }
        if self.printed() && !self.evolved { Err("the evolved face says what happens then") } else { Ok(()) }
    }

    fn on_field(self, f: &Filter, kinds: Kinds) -> Said {
        possible(f)?;
        let seen = if f.this { self.this(Some(Zone::Field)) } else { Seen::of(f) };
        seen.needs(kinds, "this never happens to such a card")?;
        if matches!(f.zone, Zone::Field | Zone::Leader) { Ok(()) } else { Err(ELSEWHERE) }
    }

    fn in_hand(self, f: &Filter) -> Said {
        possible(f)?;
        if f.this {
            return Err(NOT_PLAYED);
        }
        Seen::of(f).needs(CARDS, "a leader is not played")?;
        if f.zone == Zone::Hand { Ok(()) } else { Err("where it came from is not asked here") }
    }

    /// What `it` means in the text of an event.
    pub(super) fn subject(self, head: &Trigger) -> Option<Seen> {
        let here = Some(Zone::Field);
        let seen = |f: &Filter, zone| match f.this {
            true => self.this(zone),
            false => Seen { zone, ..Seen::of(f) },
        };
        match head {
            Trigger::Fanfare | Trigger::OnEvolve | Trigger::State(_) => Some(self.this(here)),
            Trigger::LastWords => Some(self.this(Some(Zone::Cemetery))),
            Trigger::Strike => Some(Seen { zone: here, ..Seen::some(Kinds::FOLLOWER | Kinds::LEADER) }),
            Trigger::FollowerStrike => Some(Seen { zone: here, ..Seen::some(Kinds::FOLLOWER) }),
            Trigger::LeaderStrike | Trigger::LeaderLoses(_) | Trigger::LeaderGains(_) => Some(Seen::leader()),
            Trigger::StartOf(..) | Trigger::Draws(_) => None,
            Trigger::Enters(f, _)
            | Trigger::Attacks(f)
            | Trigger::Evolves(f)
            | Trigger::Damaged { whom: f, .. }
            | Trigger::Engaged(f) => Some(seen(f, here)),
            Trigger::Discarded(f) => Some(seen(f, Some(Zone::Cemetery))),
            // A follower that was played is on the field by then, a spell is not.
            Trigger::Plays(_, f) if !Seen::of(f).kinds.intersects(Kinds::SPELL) => Some(seen(f, here)),
            Trigger::Leaves(f) | Trigger::Destroyed(f) | Trigger::Buried(f) | Trigger::Plays(_, f) => {
                Some(seen(f, None))
            }
        }
    }
}
