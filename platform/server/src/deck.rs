//! Decks as JSON: the entries of a deck report, or only their list.

use arbiter_protocol::cards::DeckEntry;
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(untagged)]
enum Json {
    Report { entries: Vec<DeckEntry> },
    List(Vec<DeckEntry>),
}

/// A deck as text: JSON becomes lines, everything else stays as it is.
#[must_use]
pub fn text(given: &str) -> String {
    if !given.trim_start().starts_with(['{', '[']) {
        return given.to_owned();
    }
    let entries = match serde_json::from_str(given) {
        Ok(Json::Report { entries } | Json::List(entries)) => entries,
        // What is no deck is refused as the text it is, with its lines.
        Err(_) => return given.to_owned(),
    };
    let one_part = entries.iter().all(|e| e.part == entries[0].part);
    let mut out = String::new();
    let mut part = "";
    for entry in &entries {
        // A game without parts has no headings.
        if !one_part && entry.part != part {
            part = &entry.part;
            let _ = writeln!(out, "{}", line(part));
        }
        let _ = writeln!(out, "{} {}", entry.count, line(&entry.name));
    }
    out
}

/// A name must not become a line of its own.
fn line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn json_becomes_lines_and_text_stays() {
        assert_eq!(text("3 Knight\n"), "3 Knight\n");
        assert_eq!(text("{not json"), "{not json");
        let list = r#"[{"part":"main","count":3,"name":"Knight"},{"part":"main","count":1,"name":"Bolt\nx"}]"#;
        assert_eq!(text(list), "3 Knight\n1 Bolt x\n");
        let report = r#"{"entries":[{"part":"leader","count":1,"name":"Corwin"},
            {"part":"main","count":2,"name":"Knight"}],"legal":true}"#;
        assert_eq!(text(report), "leader\n1 Corwin\nmain\n2 Knight\n");
        assert_eq!(text("[]"), "");
    }
}
