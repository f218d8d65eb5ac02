//! A record as a scene: its head and first decisions are the set-up, what
//! followed is the story, and the checks say how the table lay then.

use crate::{Decision, Move, OPEN, Record, line};
use arbiter_catalog::{Fault, Library, Match, Outcome, Seat, Viewer, letter};
use std::fmt::Write;

impl Record {
    /// A scene that begins after so many decisions. Its story goes on as the
    /// replay does, up to the next main question or the end.
    ///
    /// # Errors
    /// What is not as written, or that nothing but open questions follow.
    pub fn scene(&self, library: &dyn Library, at: usize) -> Result<String, Vec<Fault>> {
        let at = at.min(self.decisions.len());
        let mut table = self.at(library, at)?.table;
        let asked = table.asked().map(|seat| (seat, table.view(Viewer::Judge).question));
        let mut story: Vec<&Decision> = Vec::new();
        let mut rest = self.decisions[at..].iter();
        while !rests(table.as_ref()) {
            let Some(next) = rest.next() else {
                let why = format!("after decision {at} the replay stops before a main question; take an earlier one");
                return Err(vec![self.fault(0, why)]);
            };
            self.step(table.as_mut(), next).map_err(|f| vec![f])?;
            story.push(next);
        }
        let mut out = format!("title: A replay, after {at} decisions\ngame: {}\nstrict: yes\nreplay:\n", self.game);
        out += &self.opened(at);
        out.push_str("---\n");
        if let Some((seat, question)) = asked {
            let _ = writeln!(out, "{} asked {question}", letter(seat));
        }
        for d in story {
            let words = if d.what == Move::Concede { "concede" } else { &d.words };
            let _ = writeln!(out, "{} {words}", letter(d.seat));
        }
        out.push_str("---\n");
        out += &checks(table.as_ref());
        Ok(out)
    }

    /// The first decisions without their hashes: a scene says by its checks
    /// what must be true, and goes by the words of options.
    fn opened(&self, decisions: usize) -> String {
        let mut open = self.clone();
        OPEN.clone_into(&mut open.start.1);
        let mut out = open.head();
        for (n, d) in open.decisions.iter_mut().take(decisions).enumerate() {
            OPEN.clone_into(&mut d.hash);
            out += &line(n + 1, d);
        }
        out
    }
}

/// A place where a scene may end.
fn rests(table: &dyn Match) -> bool {
    let view = table.view(Viewer::Judge);
    table.asked().is_none() || (view.question == "ask-main" && view.pending.is_empty())
}

fn checks(table: &dyn Match) -> String {
    let view = table.view(Viewer::Judge);
    let mut out = String::new();
    for (seat, side) in view.seats.iter().enumerate() {
        let seat = letter(seat as Seat);
        for (key, n) in &side.numbers {
            let _ = writeln!(out, "{seat} {key} {n}");
        }
        for zone in &side.zones {
            let _ = writeln!(out, "{seat} {} count {}", zone.key, zone.count);
        }
    }
    let end = match table.outcome() {
        Some(outcome @ (Outcome::Won(_) | Outcome::Drawn)) => crate::outcome(outcome),
        _ => "done".to_owned(),
    };
    out + &end + "\n"
}
