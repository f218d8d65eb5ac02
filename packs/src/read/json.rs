//! Cards as JSON: a list of objects, or an object that has such a list.

use crate::sheet::word;
use crate::{Sheet, Wrong};
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// Where such a list may stand in an object.
const LISTS: [&str; 4] = ["cards", "data", "items", "rows"];

/// Reads a list. Values are texts and numbers; a list of texts is one text.
/// How deep brackets may stand in brackets, the reader itself bounds.
pub(super) fn read(text: &str) -> Result<Sheet, Vec<Wrong>> {
    let told = |e: serde_json::Error| {
        let why = e.to_string();
        vec![Wrong::new(e.line(), why.split(" at line ").next().unwrap_or_default().to_owned())]
    };
    serde_json::from_str::<Once>(text).map_err(told)?;
    let value: Value = serde_json::from_str(text).map_err(told)?;
    let listed = match &value {
        Value::Object(map) => LISTS.iter().find_map(|key| map.get(*key)).and_then(Value::as_array),
        other => other.as_array(),
    };
    let Some(cards) = listed else {
        return Err(vec![Wrong::new(1, "there is no list of cards: `[{\"name\": ...}]`, or one under `cards`")]);
    };
    let lines = starts(text, cards.len());
    let mut sheet = Sheet::default();
    for (n, card) in cards.iter().enumerate() {
        let line = lines.get(n).copied().unwrap_or(0);
        let Some(card) = card.as_object() else {
            sheet.fault(line, format!("card {} is no object", n + 1));
            continue;
        };
        let mut record = Vec::with_capacity(card.len());
        for (key, value) in card {
            match plain(value) {
                Some(text) => record.push((key.clone(), text)),
                None => sheet.fault(line, format!("card {}: `{key}` is no text and no number", n + 1)),
            }
        }
        sheet.record(line, record);
    }
    sheet.sound()
}

/// Anything in which no object names a column twice: of two texts nobody could
/// say which one counts.
struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Once, D::Error> {
        from.deserialize_any(Once)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Once;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Once, A::Error> {
        let mut seen = BTreeSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if !seen.insert(word(&key)) {
                return Err(A::Error::custom(format!("`{key}` is named twice")));
            }
            map.next_value::<Once>()?;
        }
        Ok(Once)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Once, A::Error> {
        while seq.next_element::<Once>()?.is_some() {}
        Ok(Once)
    }
    fn visit_bool<E>(self, _: bool) -> Result<Once, E> {
        Ok(Once)
    }
    fn visit_i64<E>(self, _: i64) -> Result<Once, E> {
        Ok(Once)
    }
    fn visit_u64<E>(self, _: u64) -> Result<Once, E> {
        Ok(Once)
    }
    fn visit_f64<E>(self, _: f64) -> Result<Once, E> {
        Ok(Once)
    }
    fn visit_str<E>(self, _: &str) -> Result<Once, E> {
        Ok(Once)
    }
    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Once)
    }
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.clone()),
        Value::Number(n) => Some(n.to_string()),
        Value::Bool(b) => Some(b.to_string()),
        Value::Array(all) => {
            let texts: Option<Vec<String>> = all.iter().map(|v| v.as_str().map(str::to_owned)).collect();
            texts.map(|t| t.join(" / "))
        }
        Value::Object(_) => None,
    }
}

/// The lines on which the objects of the list begin: those in one list, at the
/// depth of the first.
fn starts(text: &str, count: usize) -> Vec<usize> {
    let (mut line, mut depth, mut quoted, mut escaped) = (1, 0_usize, false, false);
    let (mut wanted, mut out) = (None, Vec::with_capacity(count));
    let mut listed = false;
    for b in text.bytes() {
        match b {
            b'\n' => line += 1,
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' => {
                depth += 1;
                listed = true;
            }
            b'{' => {
                depth += 1;
                if listed && *wanted.get_or_insert(depth) == depth {
                    out.push(line);
                }
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    out
}
