//! Setting sentences, in whatever language.

/// A capital at the front.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}

/// `a`, `a and b`, `a, b and c`
#[must_use]
pub fn series(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// `a`, `a and b`, `a, b, and c`
#[must_use]
pub fn comma_series(parts: &[String], last: &str) -> String {
    match parts {
        [] | [_] | [_, _] => series(parts, last),
        [most @ .., end] => format!("{}, {last} {end}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_a_series() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(series(&parts, "et"), "a, b et c");
        assert_eq!(comma_series(&parts, "and"), "a, b, and c");
        assert_eq!(comma_series(&parts[..2], "and"), "a and b");
        assert_eq!((series(&parts[..1], "et"), capital("été")), ("a".to_owned(), "Été".to_owned()));
    }
}
