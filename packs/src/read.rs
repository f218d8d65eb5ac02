//! Files of many formats as sheets.

mod json;
mod separated;
mod xml;

use crate::{LONGEST, Sheet, Wrong};

/// Reads a file: JSON, XML of Cockatrice or OCTGN, or a table with tabs,
/// semicolons or commas. What it is, its first letter and its first line say.
///
/// # Errors
/// Everything wrong with it, by line.
pub fn read(bytes: &[u8]) -> Result<Sheet, Vec<Wrong>> {
    let text = decoded(bytes).map_err(|wrong| vec![wrong])?;
    let begin = text.trim_start();
    if begin.is_empty() {
        return Err(vec![Wrong::new(0, "the file is empty")]);
    }
    match begin.as_bytes()[0] {
        b'{' | b'[' => json::read(&text),
        b'<' => xml::read(&text),
        _ => separated::read(&text),
    }
}

/// The text of a file: UTF-8, or UTF-16 with its mark.
fn decoded(bytes: &[u8]) -> Result<String, Wrong> {
    if bytes.len() > LONGEST {
        return Err(Wrong::new(
            0,
            format!("the file has {} MiB; at most {} are read", bytes.len() >> 20, LONGEST >> 20),
        ));
    }
    let wide = |of: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|c| of([c[0], c[1]])).collect();
        String::from_utf16(&units).map_err(|_| Wrong::new(0, "the file is damaged: it is no UTF-16"))
    };
    let text = match bytes {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes)?,
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes)?,
        _ => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            let text = std::str::from_utf8(bytes).map_err(|e| {
                let line = 1 + bytes[..e.valid_up_to()].iter().filter(|b| **b == b'\n').count();
                Wrong::new(line, "this is no UTF-8; save the file as UTF-8")
            })?;
            text.to_owned()
        }
    };
    match text.find('\0') {
        Some(at) => Err(Wrong::new(1 + text[..at].matches('\n').count(), "this is no text: it has a zero byte")),
        None => Ok(text),
    }
}
