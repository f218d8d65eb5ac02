//! One line of a list.

/// The longest text that is read.
pub const LONGEST: usize = 64 * 1024;
/// The most copies on one line.
pub const MOST: u8 = 99;

/// Why a text is no count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miscount {
    /// There is none.
    Missing,
    /// It is a number, but none from 1 to [`MOST`].
    Range,
    /// It is no number.
    Word,
}

/// How many copies a text means.
///
/// # Errors
/// Why it means none.
pub fn count(text: &str) -> Result<u8, Miscount> {
    // Digits only: the language would also take a sign.
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    match text.parse().unwrap_or(u32::MAX) {
        _ if text.is_empty() => Err(Miscount::Missing),
        _ if !digits => Err(Miscount::Word),
        n if n == 0 || n > MOST.into() => Err(Miscount::Range),
        n => Ok(n as u8),
    }
}

/// Count and name of `3 Name`, `3x Name`, `3 x Name`, `Name`. Whether a name is
/// known tells `3 x Name` from a name that begins with an x.
pub fn split(text: &str, known: impl Fn(&str) -> bool) -> (&str, &str) {
    let (first, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let name = name.trim_start();
    let times = |t: &str| ["x", "X", "×"].contains(&t);
    let count = first.trim_end_matches(['x', 'X', '×']);
    if times(first) {
        return ("", name);
    }
    if count.is_empty() || !count.bytes().all(|b| b.is_ascii_digit()) {
        return ("1", text);
    }
    match name.split_once(char::is_whitespace) {
        Some((x, behind)) if times(x) && !known(name) => (count, behind.trim_start()),
        _ => (count, name),
    }
}

/// The words of a heading: `Main` of `Main:` and of `Main (40)`.
#[must_use]
pub fn heading(text: &str) -> &str {
    let text = text.trim_end_matches(':').trim_end();
    match text.strip_suffix(')').and_then(|t| t.rsplit_once('(')) {
        Some((before, n)) if n.bytes().all(|b| b.is_ascii_digit()) => before.trim_end(),
        _ => text,
    }
}

/// A line without the comment behind it.
#[must_use]
pub fn uncommented(text: &str) -> &str {
    text.split_once(" #").map_or(text, |(before, _)| before.trim_end())
}

/// A name as a message shows it: short, and nothing that moves the cursor of a
/// terminal.
#[must_use]
pub fn shown(text: &str) -> String {
    let mut letters = text.trim().chars().filter(|c| !c.is_control());
    let mut out: String = letters.by_ref().take(60).collect();
    if letters.next().is_some() {
        out.push('…');
    }
    out
}

/// Equal neighbours taken together, at most [`MOST`] a time: the order stays, so
/// a written deck is read back as the same deck and shuffles alike.
pub fn runs(cards: &[u16]) -> impl Iterator<Item = (u8, u16)> {
    cards
        .chunk_by(|a, b| a == b)
        .flat_map(|same| same.chunks(MOST.into()))
        .filter_map(|same| Some((u8::try_from(same.len()).ok()?, *same.first()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_one_to_ninety_nine() {
        assert_eq!(["1", "03", "99"].map(count), [Ok(1), Ok(3), Ok(99)]);
        assert_eq!(["0", "100", "9999999999"].map(count), [Err(Miscount::Range); 3]);
        assert_eq!(["+3", "-1", "x", "٣"].map(count), [Err(Miscount::Word); 4]);
        assert_eq!(count(""), Err(Miscount::Missing));
    }

    #[test]
    fn a_count_comes_off_the_name() {
        let known = |name: &str| name == "x Ray";
        assert_eq!(split("3 Fox", known), ("3", "Fox"));
        assert_eq!(split("3x Fox", known), ("3", "Fox"));
        assert_eq!(split("3 × Fox", known), ("3", "Fox"));
        assert_eq!(split("3 x Ray", known), ("3", "x Ray"));
        assert_eq!(split("Fox 3", known), ("1", "Fox 3"));
        assert_eq!(split("x Fox", known), ("", "Fox"));
    }

    #[test]
    fn a_heading_may_have_a_colon_and_a_number() {
        assert_eq!(
            ["Main:", "Main (40)", "Main (40):", "Main (of it)"].map(heading),
            ["Main", "Main", "Main", "Main (of it)"]
        );
    }

    #[test]
    fn runs_keep_the_order() {
        assert_eq!(runs(&[1, 1, 2, 1]).collect::<Vec<_>>(), [(2, 1), (1, 2), (1, 1)]);
        assert_eq!(runs(&[7; 100]).collect::<Vec<_>>(), [(99, 7), (1, 7)]);
    }

    #[test]
    fn what_is_shown_stays_on_its_line() {
        assert_eq!(shown(" a\u{1b}[2J\nb "), "a[2Jb");
        assert_eq!(shown(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }
}
