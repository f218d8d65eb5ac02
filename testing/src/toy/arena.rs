//! A board of twelve hexagons on which followers stand. T9

use super::show::field_slugs;
use super::{Ask, Def, Hex, State};
use arbiter_catalog::{BoardView, PlaceView, Seat, Shape, Spot};

const COLUMNS: i8 = 4;
const ROWS: i8 = 3;

/// Every place, row by row.
pub(crate) fn places() -> impl Iterator<Item = Hex> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
}

/// `b3`
pub(crate) fn key((column, row): Hex) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The place with this key.
pub(crate) fn hex(word: &str) -> Option<Hex> {
    places().find(|place| key(*place) == word)
}

/// Whose row a place is in: the first seat's is the lowest.
fn home((_, row): Hex) -> Option<Seat> {
    match row {
        0 => Some(1),
        2 => Some(0),
        _ => None,
    }
}

fn touch((a, b): Hex, (column, row): Hex) -> bool {
    // Odd rows lie half a place to the right.
    let aside = if b % 2 == 0 { [a - 1, a] } else { [a, a + 1] };
    (row == b && (column - a).abs() == 1) || ((row - b).abs() == 1 && aside.contains(&column))
}

impl State {
    fn stands(&self, place: Hex) -> bool {
        self.sides.iter().flat_map(|s| &s.field).any(|u| u.place == Some(place))
    }

    /// Where a follower of this seat can come.
    pub(crate) fn free_home(&self, seat: Seat) -> Vec<Hex> {
        places().filter(|p| home(*p) == Some(seat) && !self.stands(*p)).collect()
    }

    /// Where this follower can go.
    pub(crate) fn steps(&self, id: u32) -> Vec<Hex> {
        let from = self.sides.iter().flat_map(|s| &s.field).find(|u| u.id == id).and_then(|u| u.place);
        places().filter(|p| from.is_some_and(|from| touch(from, *p)) && !self.stands(*p)).collect()
    }

    /// The places among which the asked seat chooses.
    pub(crate) fn reachable(&self) -> Vec<Hex> {
        match self.ask {
            Ask::Put(_) => self.free_home(self.active),
            Ask::Step(id) => self.steps(id),
            _ => Vec::new(),
        }
    }
}

/// The board as everybody sees it.
pub(crate) fn view(defs: &[Def], s: &State) -> Option<BoardView> {
    let open = s.reachable();
    let place = |at: Hex| PlaceView {
        key: key(at),
        at: (i16::from(at.0), i16::from(at.1)),
        label: home(at).map(|_| "home"),
        seat: home(at),
        marks: if open.contains(&at) { vec!["reachable"] } else { Vec::new() },
        cards: standing(defs, s, at),
    };
    s.arena.then(|| BoardView { shape: Shape::Hexes, places: places().map(place).collect() })
}

fn standing(defs: &[Def], s: &State, at: Hex) -> Vec<Spot> {
    let of = |(side, seat): (&super::Side, Seat)| {
        let slugs = field_slugs(defs, side);
        let here = side.field.iter().zip(slugs).filter(|(u, _)| u.place == Some(at));
        here.map(move |(_, slug)| Spot { seat: Some(seat), zone: "field", slug }).collect::<Vec<_>>()
    };
    s.sides.iter().zip(0..).flat_map(of).collect()
}
