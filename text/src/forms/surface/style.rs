//! How a text is set: apostrophes, quotation marks, spaces before high marks.
//!
//! It is remembered of a text like its forms, so that no rule has to say that
//! two ways of setting it are the same. A text that mixes two ways is not
//! printed back exactly and is refused with the text as it would be set.

use super::Lang;

/// How a text is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Style {
    /// `'` or `’`.
    pub apostrophe: char,
    /// Whether quotation marks of English are `“ ”`.
    pub curly: bool,
    /// Whether quotation marks of French are `" "` and not `« »`.
    pub straight: bool,
    /// What stands before `: ; ! ?` and inside of `« »` in French.
    pub space: char,
}

impl Style {
    /// How the house sets a text of its own.
    pub fn house(lang: Lang) -> Style {
        let space = if lang == Lang::French { '\u{a0}' } else { ' ' };
        Style { apostrophe: '\'', curly: false, straight: false, space }
    }

    /// How a text is set, as far as it shows.
    pub(crate) fn of(text: &str, lang: Lang) -> Style {
        let mut style = Style::house(lang);
        if let Some(found) = text.chars().find(|c| matches!(c, '\'' | '’')) {
            style.apostrophe = found;
        }
        style.curly = text.contains(['“', '”']);
        style.straight = lang == Lang::French && text.contains('"');
        let mut before = ' ';
        for c in text.chars() {
            let set = match (before, c) {
                (' ' | '\u{a0}' | '\u{202f}', ':' | ';' | '!' | '?' | '»') => before,
                ('«', ' ' | '\u{a0}' | '\u{202f}') => c,
                _ => {
                    before = c;
                    continue;
                }
            };
            if lang == Lang::French {
                style.space = set;
            }
            break;
        }
        style
    }

    /// A written text in this style; `write` sets plain marks.
    pub(crate) fn set(self, text: &str) -> String {
        let mut open = false;
        let straight = |text: &str| text.replace("«\u{a0}", "\"").replace("\u{a0}»", "\"");
        let text = if self.straight { straight(text) } else { text.to_owned() };
        text.chars()
            .map(|c| match c {
                '\'' => self.apostrophe,
                '"' if self.curly => {
                    open = !open;
                    if open { '“' } else { '”' }
                }
                '\u{a0}' => self.space,
                c => c,
            })
            .collect()
    }
}
