//! The table as text, for 80 columns.

use crate::voice::Voice;
use arbiter_catalog::{CardView, Library, Seat, SeatView, View, Viewer, ZoneView};

const WIDTH: usize = 80;

/// The whole table as its viewer sees it; the viewer's own side comes last.
pub(crate) fn board(view: &View, voice: &Voice, library: &dyn Library, colour: bool) -> String {
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
    let painter = Painter { voice, library, teams: teams.len() < view.seats.len() };
    let mut seats: Vec<usize> = (0..view.seats.len()).collect();
    if let Viewer::Seat(own) = view.viewer {
        seats.sort_by_key(|s| *s == usize::from(own));
    }
    for seat in seats {
        out += &painter.side(seat as Seat, &view.seats[seat], colour);
    }
    for zone in view.shared.iter().filter(|z| z.count > 0) {
        out += &painter.zone(zone);
    }
    if !view.pending.is_empty() {
        let name = |(s, card): &(Seat, String)| format!("{} {}", voice.seat(*s), library.card_name(card, voice.lang()));
        let all: Vec<String> = view.pending.iter().map(name).collect();
        out += &wrap(&format!("  {}: ", voice.say("board-pending", &[])), &all, ", ");
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
    /// Seats play together.
    teams: bool,
}

impl Painter<'_> {
    /// One line of numbers and unseen zones, then a line for each seen zone.
    fn side(&self, seat: Seat, view: &SeatView, colour: bool) -> String {
        // A leader's number says it all, and empty zones say nothing.
        let shown = |z: &&ZoneView| z.count > 0 && z.key != "leader";
        let unseen = |z: &&ZoneView| z.cards.iter().all(|c| c.name.is_none());
        let number = |(key, n): &(&'static str, i32)| format!("{} {n}", self.voice.word("number-", key));
        let team = self.teams.then(|| self.voice.say("board-team", &[("team", &(view.team + 1).to_string())]));
        let out = view.out.then(|| self.voice.say("board-out", &[]));
        let mut facts: Vec<String> = team.into_iter().chain(out).chain(view.numbers.iter().map(number)).collect();
        let count = |z: &ZoneView| format!("{} {}", self.voice.word("zone-", z.key), z.count);
        facts.extend(view.zones.iter().filter(shown).filter(unseen).map(count));
        let mut out = wrap(&format!("{}: ", bold(&self.voice.seat(seat), colour)), &facts, ", ");
        for zone in view.zones.iter().filter(shown).filter(|z| !unseen(z)) {
            out += &self.zone(zone);
        }
        out
    }

    fn zone(&self, zone: &ZoneView) -> String {
        let mut cards: Vec<(String, usize)> = Vec::new();
        for card in &zone.cards {
            let text = self.card(card);
            match cards.iter_mut().find(|(t, _)| *t == text) {
                Some((_, n)) => *n += 1,
                None => cards.push((text, 1)),
            }
        }
        let many = |(text, n): (String, usize)| if n == 1 { text } else { format!("{text} ×{n}") };
        let cards: Vec<String> = cards.into_iter().map(many).collect();
        let head = format!("  {} ({}): ", self.voice.word("zone-", zone.key), zone.count);
        wrap(&head, &cards, " | ")
    }

    fn card(&self, card: &CardView) -> String {
        let Some(name) = &card.name else { return self.voice.say("hidden-card", &[]) };
        let mut out = self.library.card_name(name, self.voice.lang());
        let number = |key: &str| card.numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n);
        if let Some(cost) = number("cost") {
            out += &format!(" ({cost})");
        }
        if let (Some(a), Some(d)) = (number("attack"), number("defense")) {
            out += &format!(" {a}/{d}");
        }
        let shown = ["cost", "attack", "defense"];
        for (key, n) in card.numbers.iter().filter(|(k, _)| !shown.contains(k)) {
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
