//! Which names a misspelt one resembles.

/// For so many names similar ones are looked for; a text with more mistakes is
/// no deck, and comparing costs time.
pub const HELPED: u32 = 40;
/// How many similar names are told.
const SIMILAR: usize = 3;
/// Longer names resemble nothing; comparing them would only cost time.
const LONGEST: usize = 60;

/// Names that a reader may have meant, the nearest first. Each known name comes
/// as it is compared and as it is told; the wanted one as it is compared.
pub fn similar<'a>(wanted: &str, known: impl Iterator<Item = (impl AsRef<str>, &'a str)>) -> Vec<&'a str> {
    let length = wanted.chars().count();
    if length == 0 || length > LONGEST {
        return Vec::new();
    }
    let allowed = (length / 3).max(2);
    let mut near: Vec<(usize, &str)> = Vec::new();
    for (compared, told) in known {
        let compared = compared.as_ref();
        // Half a name is the most common way to miss one.
        let part_of = length >= 3 && compared.contains(wanted);
        let distance = if part_of { 2 } else { distance(wanted, compared, allowed) };
        if distance <= allowed {
            near.push((distance, told));
        }
    }
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(SIMILAR).map(|(_, name)| name).collect()
}

/// How many letters must be added, taken out or changed (Levenshtein); any
/// number above `allowed` if it is more than that.
fn distance(a: &str, b: &str, allowed: usize) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    if a.chars().count().abs_diff(b.len()) > allowed {
        return allowed + 1;
    }
    for (i, x) in a.chars().enumerate() {
        let mut corner = i;
        let mut left = i + 1;
        for (cell, &y) in row.iter_mut().skip(1).zip(&b) {
            let changed = corner + usize::from(x != y);
            corner = *cell;
            left = changed.min(left + 1).min(corner + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{distance, similar};

    #[test]
    fn letters_between_two_words_are_counted() {
        for (a, b, n) in [("", "", 0), ("", "ab", 2), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("a", "b", 1)] {
            assert_eq!(distance(a, b, 9), n, "{a} {b}");
            assert_eq!(distance(b, a, 9), n, "{b} {a}");
        }
        assert!(distance("a", "abcdef", 2) > 2);
    }

    #[test]
    fn the_nearest_comes_first_and_three_are_enough() {
        let known = ["oak-tree", "oaks", "oak", "ash", "oaken-door", "elm"];
        let found = similar("oak", known.iter().map(|&n| (n, n)));
        assert_eq!(found, ["oak", "oak-tree", "oaken-door"], "half a name is as good as two letters");
        assert_eq!(similar("elms", known.iter().map(|&n| (n, n))), ["elm"]);
        assert!(similar("", known.iter().map(|&n| (n, n))).is_empty());
    }
}
