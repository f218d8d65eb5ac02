//! Texts that people choose: names, chat, titles. One rule for all of them.

use arbiter_protocol::limits;

/// A name without blanks around it; `None` if it cannot be taken.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    plain(text, limits::NAME).filter(|name| !sounds_like_a_bot(name))
}

/// A line of chat; `None` if it cannot be taken.
#[must_use]
pub fn chat(text: &str) -> Option<String> {
    // Pictures say that they are pictures; that shows nothing by itself.
    plain(&text.replace('\u{fe0f}', ""), limits::CHAT)
}

/// What a deck or a replay is called; `None` if it cannot be taken.
#[must_use]
pub fn title(text: &str) -> Option<String> {
    plain(text, limits::TITLE)
}

/// One line of letters that can be seen, neither empty nor too long, with one
/// blank between words.
fn plain(text: &str, most: usize) -> Option<String> {
    let fits = text.len() <= most * 8 && !text.chars().any(unseen) && !heaped(text);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (fits && !text.is_empty() && text.chars().count() <= most).then_some(text)
}

/// Letters that show nothing, are nobody's, or turn the text around them: they
/// could make one name look like another, or carry what nobody sees.
fn unseen(c: char) -> bool {
    let blank = c.is_whitespace() && c != ' ' && c != '\u{a0}' && c != '\u{202f}' && c != '\u{3000}';
    c.is_control()
        || blank
        || matches!(c,
            // Joiners, fillers, hyphens that are not there, marks of direction.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{feff}'
            // Variants, notes between lines, what stands for nothing.
            | '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffd}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            // Tags, and letters that everybody may make up.
            | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// More marks on one letter than any language has: they cover the lines around.
fn heaped(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        let mark = matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
        marks = if mark { marks + 1 } else { 0 };
        marks > 3
    })
}

/// A person is not to be taken for one of our bots, whose names are the words
/// for their levels.
fn sounds_like_a_bot(name: &str) -> bool {
    let bones = bones(name);
    let ours = |word: &str| word == "bot" || arbiter_bots::LEVELS.iter().any(|level| self::bones(level) == word);
    !bones.is_empty() && bones.split(' ').all(ours)
}

/// What is left of a text if letters that look alike are one letter.
fn bones(text: &str) -> String {
    let mut bones = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        let c = match c {
            // Wide letters lie as far from ours as the first from `!`.
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c).to_ascii_lowercase(),
            _ => c,
        };
        bones.push(match c {
            'а' | 'α' | '@' | '4' | 'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ɑ' => 'a',
            'в' | 'β' | 'ь' | '8' => 'b',
            'ԁ' | 'ɗ' => 'd',
            'е' | 'ε' | '3' | 'è' | 'é' | 'ê' | 'ë' | 'ё' => 'e',
            'і' | 'ι' | '1' | '|' | 'l' | 'ì' | 'í' | 'î' | 'ï' | 'ı' | 'ӏ' => 'i',
            'м' => 'm',
            'ո' | 'η' | 'ñ' => 'n',
            'о' | 'ο' | '0' | 'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'օ' => 'o',
            'р' | 'ρ' => 'p',
            'ѕ' | '5' | '$' => 's',
            'т' | 'τ' | '7' | '+' => 't',
            'υ' | 'ս' | 'ù' | 'ú' | 'û' | 'ü' => 'u',
            'у' | 'γ' | 'ý' | 'ÿ' | 'ү' => 'y',
            c if c.is_alphanumeric() => c,
            '\u{300}'..='\u{36f}' => continue,
            _ => ' ',
        });
    }
    bones.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{chat, name, title};

    #[test]
    fn names_are_short_and_can_be_seen() {
        assert_eq!(name("  Zoé   von  X "), Some("Zoé von X".to_owned()));
        assert_eq!(name(&"é".repeat(24)).map(|n| n.chars().count()), Some(24));
        let bad = ["", "   ", "a\nb", "a\u{202e}b", "a\u{200b}b", "\u{0}", "a\u{e0041}b", "a\u{fe0f}b", "\u{3164}"];
        for bad in bad.into_iter().chain(["a\u{ad}b", "\u{2800}", "\u{e000}", &"x".repeat(25)]) {
            assert_eq!(name(bad), None, "{bad:?}");
            assert_eq!(title(bad).filter(|_| bad.len() < 25), None, "{bad:?}");
        }
        assert_eq!(chat(&"x".repeat(300)).map(|c| c.len()), Some(300));
        assert_eq!(chat(&"x".repeat(301)), None);
        assert_eq!(chat(&format!("a{}", "\u{301}".repeat(9))), None, "a heap of marks");
        assert!(chat("Việt, naïve, 日本語, Привет, עברית").is_some());
        assert_eq!(chat("gg \u{2764}\u{fe0f}").as_deref(), Some("gg \u{2764}"), "a heart is said in any dress");
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for level in arbiter_bots::LEVELS {
            assert_eq!(name(level), None);
            assert_eq!(name(&level.to_uppercase()), None);
            assert_eq!(name(&format!("Bot ({level})")), None);
        }
        for bad in ["ѕteady", "st3ady", "ＳＴＥＡＤＹ", "B0t", "s\u{301}teady", "Стeady".replace('С', "s").as_str()]
        {
            assert_eq!(name(bad), None, "{bad}");
        }
        for good in ["Steadyhand", "Botany Bay", "Robot", "Abbot"] {
            assert_eq!(name(good).as_deref(), Some(good));
        }
    }
}
