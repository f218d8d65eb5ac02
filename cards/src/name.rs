//! Names of cards as scenes, decks and commands write them.

/// A name as one word: letters and digits, the rest is `-`. `Otohime's
/// Bodyguard` is `otohimes-bodyguard`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().filter(|c| !matches!(c, '\'' | '’')) {
        if c.is_alphanumeric() {
            out.extend(c.to_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    out.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_name_is_one_word() {
        assert_eq!(slug("Otohime's Bodyguard"), "otohimes-bodyguard");
        assert_eq!(slug(" Old  (Grey) Owl! "), "old-grey-owl");
        assert_eq!(slug("Échine 2"), "échine-2");
    }
}
