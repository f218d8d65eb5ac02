//! Which names a misspelt one resembles.

use crate::card::{Pool, slug};

/// How many similar names a fault mentions.
const SIMILAR: usize = 3;
/// Longer names resemble nothing; comparing them would only cost time.
const LONGEST: usize = 60;

/// Names that a reader may have meant, the nearest first.
pub(super) fn similar<'a>(pool: &'a Pool, written: &str) -> Vec<&'a str> {
    let name = slug(written);
    let length = name.chars().count();
    if length == 0 || length > LONGEST {
        return Vec::new();
    }
    let allowed = (length / 3).max(2);
    let mut near: Vec<(usize, &str)> = Vec::new();
    for (number, card) in (0..).zip(&pool.cards) {
        let known = pool.slug(number);
        // Half a name is the most common way to miss one.
        let part_of = length >= 3 && known.contains(&name);
        let distance = if part_of { 2 } else { distance(&name, known, allowed) };
        if distance <= allowed {
            near.push((distance, &card.name));
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
    use super::distance;

    #[test]
    fn letters_between_two_words_are_counted() {
        for (a, b, n) in [("", "", 0), ("", "ab", 2), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("a", "b", 1)] {
            assert_eq!(distance(a, b, 9), n, "{a} {b}");
            assert_eq!(distance(b, a, 9), n, "{b} {a}");
        }
        assert!(distance("a", "abcdef", 2) > 2);
    }
}
