//! Cards come to places: each move makes a new object, unless it is carried.

use crate::{Game, Object, ObjectId, Scope, Seat, SeatSet, Table, ZoneId};

impl<G: Game> Table<G> {
    /// Puts a card into a zone at a place: it becomes a new object there.
    /// Unless `same` is set, what was applied to it stays behind.
    pub fn relocate(&mut self, slot: u16, to: ZoneId, at: Option<usize>, same: bool) -> ObjectId {
        let s = &mut self.state;
        let old = s.objects.id(slot);
        let from = s.objects.at(slot).zone;
        s.clock += 1;
        let since = s.clock;
        let o = s.objects.at_mut(slot);
        let modified = o.modified;
        *o = Object {
            zone: to,
            since,
            stay: o.stay.wrapping_add(1),
            known: SeatSet::NONE,
            modified: modified && same,
            mark: G::Mark::default(),
            ..*o
        };
        let new = s.objects.id(slot);
        if from == ZoneId::NOWHERE {
            s.zones.insert(to, at.unwrap_or(s.zones.len(to)), slot);
        } else {
            s.zones.shift(slot, from, to, at);
        }
        if modified && same {
            for m in s.modifiers.iter_mut().filter(|m| m.on == old) {
                m.on = new;
            }
        } else if modified {
            s.modifiers.retain(|m| m.on != old);
        }
        if s.listeners.iter().any(|l| l.on == old) {
            s.listeners.retain(|l| l.on != old);
        }
        let was = if from == ZoneId::NOWHERE { ObjectId::NONE } else { old };
        self.note_made(was, new);
        new
    }

    /// Brings new cards to the end of a zone, one after the other: what creating
    /// and relocating each does, at once.
    pub fn bring(&mut self, faces: &[u16], owner: Seat, to: ZoneId) {
        let s = &mut self.state;
        let first = s.objects.bring(faces, owner, to, s.clock + 1);
        s.clock += faces.len() as u32;
        s.zones.append(to, first, faces.len() as u16);
    }

    /// Takes a card out of the game.
    pub fn eliminate(&mut self, slot: u16) {
        let s = &mut self.state;
        let old = s.objects.id(slot);
        let from = s.objects.at(slot).zone;
        if from != ZoneId::NOWHERE {
            s.zones.remove(from, slot);
        }
        s.modifiers.retain(|m| m.on != old);
        s.listeners.retain(|l| l.on != old);
        s.objects.destroy(slot);
    }

    /// Puts a card into another zone without making it a new object.
    pub fn carry(&mut self, slot: u16, to: ZoneId) {
        let s = &mut self.state;
        let from = s.objects.at(slot).zone;
        s.objects.at_mut(slot).zone = to;
        s.zones.shift(slot, from, to, None);
    }
    /// The scopes of all texts being played or carried out.
    pub fn scopes(&self) -> impl Iterator<Item = &Scope<G>> {
        self.scopes.iter().filter(|s| s.is_open())
    }
}
