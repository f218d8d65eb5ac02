//! A large board drawn cell by cell, rows of hexagons half a cell apart.

use super::{Painter, WIDTH, wrap};
use arbiter_catalog::{BoardView, PlaceView, Shape, Spot, View, letter};

/// Letters of a cell.
const CELL: usize = 8;
/// A smaller board is told place by place.
const LARGE: usize = 24;
/// Letters of the name of who stands there.
const NAME: usize = 5;

impl Painter<'_> {
    /// The drawing, a legend, and whatever stands somewhere in full; `None` if
    /// the board is small, or too wide.
    pub(super) fn grid(&self, view: &View, board: &BoardView) -> Option<String> {
        let columns = board.places.iter().map(|p| p.at.0 as usize + 1).max()?;
        if board.places.len() <= LARGE || columns * CELL + CELL / 2 + 2 > WIDTH {
            return None;
        }
        let last = board.places.iter().map(|p| p.at.1).max()?;
        let mut out = String::new();
        for row in 0..=last {
            let aside = if board.shape == Shape::Hexes && row % 2 != 0 { CELL / 2 } else { 0 };
            let mut line = String::new();
            for place in board.places.iter().filter(|p| p.at.1 == row) {
                let from = aside + place.at.0 as usize * CELL;
                let gap = from.saturating_sub(line.chars().count());
                line += &" ".repeat(gap);
                line += &format!("{:^CELL$}", self.cell(view, place));
            }
            out += &format!("  {}\n", line.trim_end());
        }
        out += &self.legend(board);
        let taken = board.places.iter().filter(|p| p.cards.iter().any(|c| view.card(c).is_some()));
        let taken: Vec<String> = taken.map(|p| self.place(view, p)).collect();
        if !taken.is_empty() {
            out += &wrap("  ", &taken, " | ");
        }
        Some(out)
    }

    /// `-1,2dt*`: the place, the letter of its name, a letter for each mark, a
    /// star for a hidden card; who stands there instead of all that. In
    /// brackets where somebody may go now.
    fn cell(&self, view: &View, place: &PlaceView) -> String {
        let owned = |at: &&Spot| at.seat.is_some();
        let loose = place.cards.iter().any(|at| at.seat.is_none());
        let star = if loose { "*" } else { "" };
        let text = match place.cards.iter().find(owned).and_then(|at| Some((view.card(at)?.name.clone()?, at.seat?))) {
            Some((name, seat)) => {
                let name = self.library.card_name(&name, self.voice.lang());
                format!("{}.{}{star}", name.chars().take(NAME).collect::<String>().trim_end(), letter(seat))
            }
            None => {
                let label = place.label.and_then(|l| self.voice.word("place-", l).chars().next());
                let signs: String = label.into_iter().chain(self.signs(place).map(|s| s.0)).collect();
                format!("{}{signs}{star}", place.key)
            }
        };
        if place.marks.contains(&"reachable") { format!("[{text}]") } else { text }
    }

    /// Each mark of a place by the first letter of its word.
    fn signs(&self, place: &PlaceView) -> impl Iterator<Item = (char, String)> {
        let told = place.marks.iter().filter(|m| **m != "reachable").map(|m| self.voice.word("mark-", m));
        told.filter_map(|word| Some((word.chars().next()?, word)))
    }

    fn legend(&self, board: &BoardView) -> String {
        let labels = board.places.iter().filter_map(|p| p.label).map(|l| self.voice.word("place-", l));
        let labels = labels.filter_map(|word| Some((word.chars().next()?, word)));
        let mut all: Vec<(char, String)> = labels.chain(board.places.iter().flat_map(|p| self.signs(p))).collect();
        all.sort();
        all.dedup();
        let mut told: Vec<String> = all.into_iter().map(|(sign, word)| format!("{sign} {word}")).collect();
        told.push(format!("* {}", self.voice.say("hidden-card", &[])));
        told.push(format!("[ ] {}", self.voice.word("mark-", "reachable")));
        wrap("  ", &told, ", ")
    }
}
