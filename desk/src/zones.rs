//! Zones that belong to seats.

use arbiter_kernel::{Game, ObjectId, Seat, Table, ZoneId};

/// A game whose seats have zones of the same kinds.
pub trait Zoned: Game {
    /// A kind of zone, shared ones among them.
    type Zone: Copy;
    /// The zone of a seat.
    fn zone(seat: Seat, kind: Self::Zone) -> ZoneId;
    /// Which kind of zone it is.
    fn kind_of(zone: ZoneId) -> Self::Zone;
}

/// Reading the zones of a table.
pub trait Zones {
    /// A kind of zone.
    type Zone;
    /// Cards of a seat's zone.
    fn cards(&self, seat: Seat, kind: Self::Zone) -> &[u16];
    /// How many.
    fn count(&self, seat: Seat, kind: Self::Zone) -> usize;
    /// The kind of zone a card is in, if it is still there.
    fn place(&self, id: ObjectId) -> Option<Self::Zone>;
}

impl<G: Zoned> Zones for Table<G> {
    type Zone = G::Zone;

    #[inline]
    fn cards(&self, seat: Seat, kind: G::Zone) -> &[u16] {
        self.zones.of(G::zone(seat, kind))
    }
    #[inline]
    fn count(&self, seat: Seat, kind: G::Zone) -> usize {
        self.zones.len(G::zone(seat, kind))
    }
    #[inline]
    fn place(&self, id: ObjectId) -> Option<G::Zone> {
        self.objects.get(id).map(|o| G::kind_of(o.zone))
    }
}

/// The other one of two seats.
#[must_use]
#[inline]
pub fn other(seat: Seat) -> Seat {
    1 - seat
}
