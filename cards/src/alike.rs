//! Texts and names that differ in nothing but how they were typed.

/// A text as it is compared where only what is said counts: small letters
/// without accents, one sign for every dash; quotes, bullets, blanks and letters
/// that a file has lost are left out. Numbers and the signs of sentences stay.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '’' | '‘' | 'ʼ' | '\'' | '`' | '´' | '"' | '“' | '”' | '„' | '«' | '»' | '·' | '•' | '\u{fffd}' =>
                {}
            '–' | '—' | '‑' | '‐' | '−' => out.push('-'),
            c if c.is_whitespace() || is_mark(c) => {}
            c => c.to_lowercase().for_each(|c| push_bare(&mut out, c)),
        }
    }
    out
}

/// Whether two texts say the same and are only typed differently.
#[must_use]
pub fn alike(one: &str, other: &str) -> bool {
    one == other || plain(one) == plain(other)
}

/// An accent that stands behind its letter.
fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// A small letter without what stands above or below it.
fn push_bare(out: &mut String, c: char) {
    let bare = match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' => 'a',
        'ç' | 'č' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ī' => 'i',
        'ñ' | 'ń' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' => 'o',
        'š' | 'ś' => 's',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' => 'z',
        'æ' => return out.push_str("ae"),
        'œ' => return out.push_str("oe"),
        'ß' => return out.push_str("ss"),
        other => other,
    };
    if !is_mark(bare) {
        out.push(bare);
    }
}

#[cfg(test)]
mod tests {
    use super::{alike, plain};

    #[test]
    fn only_how_it_is_typed_is_left_aside() {
        assert_eq!(plain("L’Épée — « Œuf »"), "lepee-oeuf");
        assert!(alike("Tofu Céleste", "tofu  celeste") && alike("a player\u{fffd}s hand", "a player's hand"));
        assert!(alike("e\u{301}le\u{300}ve", "élève") && alike("Look \"up\".", "Look “up”."));
        for (one, other) in [("Draw 1 card.", "Draw 2 cards."), ("Draw.", "Draw:"), ("+1", "-1"), ("Elm", "Elms")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
