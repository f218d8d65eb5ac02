//! A board of twelve hexagons on which followers stand. T9

use super::board::{Read, T, Zone};
use super::names::spot;
use super::play;
use super::timing::Proc;
use arbiter_kernel::{BoardView, Frame, ObjectId, PlaceView, Seat, Shape, Viewer};

/// A place: column and row.
pub(crate) type Hex = (i8, i8);

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

/// The followers of both seats that stand somewhere.
fn followers(t: &T) -> impl Iterator<Item = ObjectId> + '_ {
    (0..t.board.sides.len() as Seat).flat_map(|seat| t.ids(seat, Zone::Field))
}

fn free(t: &T, place: Hex) -> bool {
    !followers(t).any(|id| t.objects.at(id.slot).mark.place == Some(place))
}

/// Where a follower of this seat can come.
pub(crate) fn free_home(t: &T, seat: Seat) -> Vec<Hex> {
    places().filter(|p| home(*p) == Some(seat) && free(t, *p)).collect()
}

/// Where this follower can go.
pub(crate) fn steps(t: &T, id: ObjectId) -> Vec<Hex> {
    let from = t.objects.at(id.slot).mark.place;
    places().filter(|p| from.is_some_and(|from| touch(from, *p)) && free(t, *p)).collect()
}

/// The places among which the asked seat chooses.
pub(crate) fn reachable(t: &T) -> Vec<Hex> {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Play(play::Step::Put, id))) => free_home(t, t.objects.at(id.slot).owner),
        Some(Frame::Proc(Proc::Walk(id))) => steps(t, *id),
        _ => Vec::new(),
    }
}

/// The board as everybody sees it.
pub(crate) fn view(t: &T) -> Option<BoardView> {
    let open = reachable(t);
    let standing = |at: Hex| followers(t).filter(move |id| t.objects.at(id.slot).mark.place == Some(at));
    let place = |at: Hex| PlaceView {
        key: key(at),
        at: (i16::from(at.0), i16::from(at.1)),
        label: home(at).map(|_| "home"),
        seat: home(at),
        marks: if open.contains(&at) { vec!["reachable"] } else { Vec::new() },
        cards: standing(at).map(|id| spot(t, Viewer::Judge, id)).collect(),
    };
    t.board.arena.then(|| BoardView { shape: Shape::Hexes, places: places().map(place).collect() })
}
