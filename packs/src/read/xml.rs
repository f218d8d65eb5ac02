//! Sets as Cockatrice and OCTGN keep them.

use crate::{Sheet, Wrong};
use arbiter_decklist::xml::{Scan, attribute, decode, name};

/// A card that is being read: where it begins and what was said of it.
type Open = (usize, Vec<(String, String)>);

/// Reads every `<card>`. Cockatrice writes `<name>`, `<text>`, `<set>` and, in
/// `<prop>`, `<type>`, `<manacost>`, `<pt>`; OCTGN writes `name="..."` and
/// `<property name="Cost" value="3"/>`, the set in `<set name="...">`.
pub(super) fn read(text: &str) -> Result<Sheet, Vec<Wrong>> {
    let mut scan = Scan::new(text);
    let (mut sheet, mut card, mut set) = (Sheet::default(), None::<Open>, String::new());
    while let Some((line, tag)) = scan.next() {
        let Some(tag) = tag else {
            sheet.fault(line, "a tag is not closed; a `>` is missing");
            continue;
        };
        let key = name(tag).to_lowercase();
        match (key.as_str(), &mut card) {
            ("set", None) => set = attribute(tag, "name").unwrap_or_default(),
            ("card", Some(open)) => {
                sheet.fault(open.0, "a `<card>` is not closed");
                card = begun(line, tag, &set);
            }
            ("card", None) => card = begun(line, tag, &set),
            ("/card", open) => {
                if let Some((line, record)) = open.take() {
                    sheet.record(line, record);
                }
            }
            ("property", Some((_, record))) => {
                if let Some(key) = attribute(tag, "name") {
                    let value = attribute(tag, "value").unwrap_or_else(|| decode(scan.text()));
                    record.push((key, value.trim().to_owned()));
                }
            }
            (key, Some((_, record))) if !key.starts_with('/') && !tag.ends_with('/') => {
                // What stands between two tags; what holds tags of its own is blank here.
                let value = decode(scan.text());
                said(record, key, value.trim());
            }
            _ => {}
        }
        // `<card .../>` is whole by itself.
        if key == "card"
            && tag.ends_with('/')
            && let Some((line, record)) = card.take()
        {
            sheet.record(line, record);
        }
    }
    if let Some((line, _)) = card {
        sheet.fault(line, "a `<card>` is not closed");
    }
    sheet.sound()
}

fn begun(line: usize, tag: &str, set: &str) -> Option<Open> {
    let mut record = Vec::new();
    for key in ["name", "id"] {
        record.extend(attribute(tag, key).map(|value| (key.to_owned(), value)));
    }
    if !set.is_empty() {
        record.push(("set".to_owned(), set.to_owned()));
    }
    Some((line, record))
}

fn said(record: &mut Vec<(String, String)>, key: &str, value: &str) {
    if value.is_empty() {
        return;
    }
    match (key, value.split_once('/')) {
        ("pt", Some((power, toughness))) => {
            record.push(("power".to_owned(), power.trim().to_owned()));
            record.push(("toughness".to_owned(), toughness.trim().to_owned()));
        }
        _ => record.push((key.to_owned(), value.to_owned())),
    }
}
