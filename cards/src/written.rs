//! Where a wording stands in its file: a fault in a text is told by the place of
//! the very word.

use crate::Spanned;

/// A string of a file, by its bytes there, quotation marks too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    start: usize,
    end: usize,
    /// So many bytes at its beginning are left out.
    skip: usize,
}

impl From<&Spanned<String>> for Written {
    fn from(text: &Spanned<String>) -> Written {
        let span = text.span();
        Written { start: span.start, end: span.end, skip: 0 }
    }
}

impl Written {
    /// The same without its first bytes.
    pub(crate) fn skip(self, skip: usize) -> Written {
        Written { skip, ..self }
    }

    /// Whether it stands in a file at all.
    #[must_use]
    pub fn is_there(self) -> bool {
        self.end > self.start
    }

    /// All of it.
    #[must_use]
    pub fn whole(self, source: &str) -> (usize, usize) {
        (self.place(source, 0), self.place(source, source.len()))
    }

    /// The byte of the file at which a byte of the wording is written. An escape
    /// is longer there than what it means, and a backslash at the end of a line
    /// means nothing.
    #[must_use]
    pub fn place(self, source: &str, at: usize) -> usize {
        let raw = source.get(self.start..self.end).unwrap_or_default();
        let (escapes, mark) = (raw.starts_with('"'), raw.get(..3).filter(|m| matches!(*m, "\"\"\"" | "'''")));
        let quotes = mark.map_or(1, str::len);
        let body = raw.get(..raw.len().saturating_sub(quotes)).unwrap_or_default();
        let mut from = quotes.min(body.len());
        // A line break right behind three quotation marks is no part of the text.
        if mark.is_some() {
            let rest = &body[from..];
            from += if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) };
        }
        let (mut said, at) = (0, at + self.skip);
        while from < body.len() {
            let (meant, written) = piece(&body[from..], escapes);
            said += meant;
            if at < said {
                break;
            }
            from += written;
        }
        self.start + from
    }
}

/// How many bytes the first character means, and how many it takes.
fn piece(text: &str, escapes: bool) -> (usize, usize) {
    let mut chars = text.chars();
    let plain = chars.next().map_or(1, char::len_utf8);
    if !escapes || !text.starts_with('\\') {
        return (plain, plain);
    }
    let digits = match chars.next() {
        Some('u') => 4,
        Some('U') => 8,
        Some('x') => 2,
        Some(c) if c.is_whitespace() => return (0, 1 + text[1..].len() - text[1..].trim_start().len()),
        _ => return (1, 2.min(text.len())),
    };
    let code = text.get(2..2 + digits).and_then(|hex| char::from_u32(u32::from_str_radix(hex, 16).ok()?));
    (code.map_or(1, char::len_utf8), (2 + digits).min(text.len()))
}

#[cfg(test)]
mod tests {
    use super::Written;
    use crate::Spanned;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct File {
        text: Spanned<String>,
    }

    /// What stands in the file at the place of this word of the text.
    fn written<'a>(source: &'a str, word: &str) -> &'a str {
        let file: File = toml::from_str(source).expect("is well formed");
        let at = file.text.get_ref().find(word).expect("says it");
        &source[Written::from(&file.text).place(source, at)..]
    }

    #[test]
    fn every_way_to_write_a_string_leads_back_to_its_words() {
        for source in [
            "text = \"A \\\"b\\\"\\n\\u00e9\\U0001F989 owl.\"",
            "text = 'A owl.'",
            "text = \"\"\"\nA\né owl.\"\"\"",
            "text = \"\"\"\r\nA\r\né owl.\"\"\"",
            "text = \"\"\"A \\\n      b \\\r\n   \\t owl.\"\"\"",
            "text = '''\nA \\ owl.'''",
        ] {
            assert!(written(source, "owl").starts_with("owl."), "{source}");
        }
        assert!(written("text = \"\\u00e9\\n\\tb\"", "\n").starts_with("\\n\\tb"));
        assert!(written("text = \"\\u00e9\\n\\tb\"", "é").starts_with("\\u00e9"));
    }

    #[test]
    fn behind_the_last_word_is_the_quotation_mark() {
        let source = "text = \"\"\"Hoot\"\"\" # twice";
        let file: File = toml::from_str(source).expect("is well formed");
        assert_eq!(&source[Written::from(&file.text).place(source, 4)..], "\"\"\" # twice");
        assert_eq!(Written::default().place(source, 9), 0, "what stands in no file");
    }
}
