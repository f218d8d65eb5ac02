//! A text as it is read, drawn as a tree.

use crate::voice::Voice;
use crate::{Io, Trouble};
use arbiter_catalog::Reading;
use std::fmt::Write as _;

/// The texts in every language, then the tree of each.
pub(super) fn told(readings: &[Reading], voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    if readings.is_empty() {
        writeln!(io.out, "{}", voice.say("explain-none", &[]))?;
    }
    for (n, reading) in readings.iter().enumerate() {
        if n > 0 {
            writeln!(io.out)?;
        }
        let kind = voice.word("kind-", reading.on);
        let key = if reading.name.is_empty() { "explain-text" } else { "explain-card" };
        writeln!(io.out, "{}", voice.say(key, &[("name", &reading.name), ("kind", &kind)]))?;
        for (lang, text) in &reading.how.texts {
            let text = text.clone().unwrap_or_else(|| voice.say("explain-unsayable", &[]));
            for line in text.lines() {
                writeln!(io.out, "  {lang}  {line}")?;
            }
        }
        for row in reading.how.rows() {
            let mut line = format!("{:width$}", "", width = 2 + 2 * row.depth);
            if !row.field.is_empty() {
                let _ = write!(line, "{}: ", row.field);
            }
            line.push_str(&row.words.join(" › "));
            for (mark, n) in [(" #", row.gives), (" → #", row.means)] {
                if let Some(n) = n {
                    let _ = write!(line, "{mark}{n}");
                }
            }
            if let Some(text) = row.text.lines().next() {
                let _ = write!(line, "  “{text}”");
            }
            writeln!(io.out, "{line}")?;
        }
        for (won, other) in &reading.how.ties {
            writeln!(io.out, "  {}", voice.say("explain-tie", &[("won", won), ("other", other)]))?;
        }
    }
    Ok(())
}
