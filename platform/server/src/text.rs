//! Texts that people choose: names, chat, searches.

use arbiter_protocol::limits;

/// A name without blanks around it; `None` if it cannot be taken.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    plain(text, limits::NAME)
}

/// A line of chat; `None` if it cannot be taken.
#[must_use]
pub fn chat(text: &str) -> Option<String> {
    plain(text, limits::CHAT)
}

/// One line of letters that can be seen, neither empty nor too long.
fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let fits = !text.is_empty() && text.len() <= most * 4 && text.chars().count() <= most;
    (fits && !text.chars().any(unseen)).then(|| text.to_owned())
}

/// Letters that show nothing or turn the text around them: they could make one
/// name look like another.
fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{chat, name};

    #[test]
    fn names_are_short_and_can_be_seen() {
        assert_eq!(name("  Zoé "), Some("Zoé".to_owned()));
        assert_eq!(name(&"é".repeat(24)).map(|n| n.chars().count()), Some(24));
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "a\u{200b}b", "\u{0}", &"x".repeat(25)] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
        assert_eq!(chat(&"x".repeat(300)).map(|c| c.len()), Some(300));
        assert_eq!(chat(&"x".repeat(301)), None);
    }
}
