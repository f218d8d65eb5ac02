//! The table as text, for 80 columns.

mod grid;

use crate::voice::Voice;
use arbiter_catalog::{
    BoardView, CardView, Library, PlaceView, Seat, SeatView, Shape, Spot, View, Viewer, ZoneView, letter,
};

const WIDTH: usize = 80;
/// Before a question, zones with more cards are counted: whoever searches a deck has the cards among the options.
const LONG: usize = 24;

/// The whole table as its viewer sees it; the viewer's own side comes last.
pub(crate) fn board(view: &View, voice: &Voice, library: &dyn Library, colour: bool) -> String {
    drawn(view, voice, library, colour, usize::MAX)
}

/// The same for somebody who is asked something: long zones are only counted.
pub(crate) fn brief(view: &View, voice: &Voice, library: &dyn Library, colour: bool) -> String {
    drawn(view, voice, library, colour, LONG)
}

fn drawn(view: &View, voice: &Voice, library: &dyn Library, colour: bool, long: usize) -> String {
    let mut out = String::new();
    let phase = voice.word("phase-", view.phase);
    let head = match view.active {
        Some(seat) => {
            let (turn, whose) = (view.turn.to_string(), voice.seat(seat));
            voice.say("board-head", &[("turn", &turn), ("phase", &phase), ("seat", &whose)])
        }
        // No turn has begun.
        None => voice.say("board-before", &[("phase", &phase)]),
    };
    out += &bold(&head, colour);
    out.push('\n');
    let teams: std::collections::BTreeSet<u8> = view.seats.iter().map(|s| s.team).collect();
    // What nobody has any of needs no words.
    let told: Vec<&'static str> =
        view.seats.iter().flat_map(|s| &s.numbers).filter(|(_, n)| *n != 0).map(|(key, _)| *key).collect();
    let painter = Painter { voice, library, pair: view.pair, teams: teams.len() < view.seats.len(), told, long };
    let mut seats: Vec<usize> = (0..view.seats.len()).collect();
    if let Viewer::Seat(own) = view.viewer {
        seats.sort_by_key(|s| *s == usize::from(own));
    }
    for seat in seats {
        out += &painter.side(seat as Seat, &view.seats[seat], colour);
    }
    if let Some(board) = &view.board {
        out += &painter.grid(view, board).unwrap_or_else(|| painter.places(view, board));
    }
    for zone in view.shared.iter().filter(|z| z.count > 0) {
        out += &painter.zone(zone);
    }
    if !view.pending.is_empty() {
        let name = |(s, card): &(Seat, String)| format!("{} {}", voice.seat(*s), library.card_name(card, voice.lang()));
        let all: Vec<String> = view.pending.iter().map(name).collect();
        out += &wrap(&painter.head(&format!("  {}", voice.say("board-pending", &[]))), &all, ", ");
    }
    out
}

/// Bold on a terminal.
pub(crate) fn bold(text: &str, colour: bool) -> String {
    if colour { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
}

/// Less visible on a terminal.
pub(crate) fn dim(text: &str, colour: bool) -> String {
    if colour { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
}

struct Painter<'a> {
    voice: &'a Voice,
    library: &'a dyn Library,
    /// Numbers of a card that are written together.
    pair: Option<[&'static str; 2]>,
    /// Seats play together.
    teams: bool,
    /// Numbers of seats that some seat has.
    told: Vec<&'static str>,
    /// Zones with more cards are only counted.
    long: usize,
}

impl Painter<'_> {
    /// One line of numbers and unseen zones, then a line for each seen zone.
    fn side(&self, seat: Seat, view: &SeatView, colour: bool) -> String {
        // A number of the same name says it all, and empty zones say nothing.
        let told = |key: &str| view.numbers.iter().any(|(number, _)| *number == key);
        let shown = |z: &&ZoneView| z.count > 0 && !told(z.key);
        let hidden = |z: &ZoneView| z.cards.iter().all(|c| c.name.is_none());
        let unseen = |z: &&ZoneView| hidden(z) || z.count > self.long;
        let number = |(key, n): &(&'static str, i32)| format!("{} {n}", self.voice.word("number-", key));
        let numbers = view.numbers.iter().filter(|(key, _)| self.told.contains(key));
        let team = self.teams.then(|| self.voice.say("board-team", &[("team", &(view.team + 1).to_string())]));
        let out = view.out.then(|| self.voice.say("board-out", &[]));
        let mut facts: Vec<String> = team.into_iter().chain(out).chain(numbers.map(number)).collect();
        let count = |z: &ZoneView| {
            let (zone, count) = (self.voice.word("zone-", z.key), z.count.to_string());
            let key = if hidden(z) { "board-count" } else { "board-long" };
            self.voice.say(key, &[("zone", &zone), ("count", &count)])
        };
        facts.extend(view.zones.iter().filter(shown).filter(unseen).map(count));
        let mut out = wrap(&self.head(&bold(&self.voice.seat(seat), colour)), &facts, ", ");
        for zone in view.zones.iter().filter(shown).filter(|z| !unseen(z)) {
            out += &self.zone(zone);
        }
        out
    }

    /// A line for each row of places: its name, its marks and what stands there.
    fn places(&self, view: &View, board: &BoardView) -> String {
        let mut rows: Vec<(i16, Vec<String>)> = Vec::new();
        for place in &board.places {
            let text = self.place(view, place);
            match rows.last_mut().filter(|(row, _)| *row == place.at.1) {
                Some((_, row)) => row.push(text),
                None => rows.push((place.at.1, vec![text])),
            }
        }
        let indent = |row: i16| if board.shape == Shape::Hexes && row % 2 != 0 { "    " } else { "  " };
        rows.iter().map(|(row, places)| wrap(indent(*row), places, " | ")).collect()
    }

    fn place(&self, view: &View, place: &PlaceView) -> String {
        let mut out = place.key.clone();
        if let Some(label) = place.label {
            out += &format!(" {}", self.voice.word("place-", label));
        }
        for mark in &place.marks {
            out += &format!(" {}", self.voice.word("mark-", mark));
        }
        let standing = |at: &Spot| {
            let card = view.card(at).map_or_else(|| self.voice.say("hidden-card", &[]), |c| self.card(c));
            at.seat.map_or(card.clone(), |seat| format!("{card} ({})", letter(seat)))
        };
        let cards: Vec<String> = place.cards.iter().map(standing).collect();
        if cards.is_empty() { out } else { format!("{}{}", self.head(&out), cards.join(", ")) }
    }

    fn zone(&self, zone: &ZoneView) -> String {
        let mut cards: Vec<(String, usize)> = Vec::new();
        let title = self.voice.word("zone-", zone.key);
        for card in &zone.cards {
            // What the name of the zone says already is not said of each of its cards.
            let marks = card.marks.iter().filter(|mark| !title.ends_with(&self.voice.word("mark-", mark)));
            let text = self.card(&CardView { marks: marks.copied().collect(), ..card.clone() });
            match cards.iter_mut().find(|(t, _)| *t == text) {
                Some((_, n)) => *n += 1,
                None => cards.push((text, 1)),
            }
        }
        let many = |(text, n): (String, usize)| if n == 1 { text } else { format!("{text} ×{n}") };
        let cards: Vec<String> = cards.into_iter().map(many).collect();
        let head = format!("  {} ({})", self.voice.word("zone-", zone.key), zone.count);
        wrap(&self.head(&head), &cards, " | ")
    }

    /// What stands before a list; French has a blank before the colon.
    fn head(&self, title: &str) -> String {
        format!("{title}{}: ", if self.voice.lang() == "fr" { "\u{a0}" } else { "" })
    }

    fn card(&self, card: &CardView) -> String {
        let Some(name) = &card.name else { return self.voice.say("hidden-card", &[]) };
        let mut out = self.library.card_name(name, self.voice.lang());
        let number = |key: &str| card.numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n);
        if let Some(cost) = number("cost") {
            out += &format!(" ({cost})");
        }
        let pair = self.pair.filter(|[a, d]| number(a).is_some() && number(d).is_some());
        if let Some([a, d]) = pair.map(|pair| pair.map(|key| number(key).unwrap_or(0))) {
            out += &format!(" {a}/{d}");
        }
        let told = |key: &str| key == "cost" || pair.is_some_and(|pair| pair.contains(&key));
        // Of damage that there is not nobody needs to read.
        for (key, n) in card.numbers.iter().filter(|(k, n)| !told(k) && (*k != "damage" || *n != 0)) {
            out += &format!(" {} {n}", self.voice.word("number-", key));
        }
        for mark in &card.marks {
            out += &format!(" {}", self.voice.word("mark-", mark));
        }
        for (name, n) in &card.counters {
            out += &format!(" {} {n}", self.voice.word("counter-", name));
        }
        for other in &card.with {
            out += &format!(" + {}", self.card(other));
        }
        out
    }
}

/// A sentence below what it belongs to, broken between words.
pub(crate) fn paragraph(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    wrap("    ", &words, " ")
}

/// Items after a head, broken between items; later lines are indented.
fn wrap(head: &str, items: &[String], between: &str) -> String {
    let mut out = head.to_owned();
    let mut column = visible(head);
    for (i, item) in items.iter().enumerate() {
        let gap = if i == 0 { "" } else { between };
        if i > 0 && column + visible(gap) + visible(item) > WIDTH {
            out = format!("{}{}\n    ", out.trim_end(), gap.trim_end());
            column = 4;
        } else {
            out += gap;
            column += visible(gap);
        }
        out += item;
        column += visible(item);
    }
    out.push('\n');
    out
}

/// Letters that take room: colours do not.
fn visible(text: &str) -> usize {
    let mut n = 0;
    let mut escape = false;
    for c in text.chars() {
        match c {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if escape => {}
            _ => n += 1,
        }
    }
    n
}
