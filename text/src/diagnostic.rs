//! What a person is told about a text that was not understood.

use miette::{MietteError, MietteSpanContents, SourceSpan, SpanContents};

/// A wording that was not understood, with its place and what would have been.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {why}")]
pub struct Diagnostic {
    /// The file, or the name of the card if there is no file.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// One sentence.
    pub why: String,
    /// The words that would have been understood, sorted.
    pub expected: Vec<String>,
    text: Box<str>,
    span: (usize, usize),
}

impl Diagnostic {
    /// A diagnostic about the bytes `span` of `source`.
    pub fn new(file: &str, source: &str, span: (usize, usize), why: String, expected: Vec<String>) -> Self {
        let (line, column) = line_column(source, span.0);
        Self { file: file.to_owned(), line, column, why, expected, text: source.into(), span }
    }

    /// A diagnostic about one token, or about the end of the text.
    pub fn unexpected(file: &str, source: &str, token: Option<&crate::Token>, expected: Vec<String>) -> Self {
        let (span, found) = match token {
            Some(t) => ((t.start, t.end), format!("`{}`", shown(&source[t.start..t.end]))),
            None => ((source.trim_end().len(), source.len()), "the end of the text".to_owned()),
        };
        let why = format!("{found} is not understood here; expected {}", one_of(&expected));
        Self::new(file, source, span, why, expected)
    }

    /// What no card has: a text that is too long, a number that is too large.
    pub fn beyond(file: &str, source: &str) -> Option<Self> {
        if source.len() > crate::LONGEST {
            let why = format!("a text has at most {} bytes", crate::LONGEST);
            return Some(Self::new(file, source, (0, 0), why, Vec::new()));
        }
        let end = |at: usize| source[at..].find(|c: char| !c.is_ascii_digit()).map_or(source.len(), |n| at + n);
        let mut digits = source.char_indices().filter(|(_, c)| c.is_ascii_digit());
        let (at, _) = digits.find(|&(at, _)| source[at..end(at)].parse::<i16>().is_err())?;
        Some(Self::new(file, source, (at, end(at)), "the number is too large".to_owned(), Vec::new()))
    }

    /// How much of the text was understood before this was said, to compare two.
    pub fn reach(&self) -> usize {
        self.span.1
    }

    /// Both of two diagnostics about one place: what either of them expects.
    pub fn or(mut self, other: Self) -> Self {
        if self.span == other.span && !self.expected.is_empty() && !other.expected.is_empty() {
            let mut expected = self.expected.clone();
            expected.extend(other.expected);
            expected.sort();
            expected.dedup();
            self.why = self.why.replace(&one_of(&self.expected), &one_of(&expected));
            self.expected = expected;
        }
        self
    }

    /// How many characters it is about, in the first of their lines.
    pub fn wide(&self) -> usize {
        wide(&self.text, self.span)
    }

    /// The same diagnostic inside a larger file: `source` is the whole file and
    /// `place` says at which byte of it a byte of the wording is written.
    pub fn inside(mut self, file: &str, source: &str, place: impl Fn(usize) -> usize) -> Self {
        let clamp = |n: usize| place(n).min(source.len());
        self.span = (clamp(self.span.0), clamp(self.span.1));
        (self.line, self.column) = line_column(source, self.span.0);
        file.clone_into(&mut self.file);
        self.text = source.into();
        self
    }

    /// `line 3, column 7: ...`: for a reason that is shown without its file.
    pub fn reason(&self) -> String {
        format!("line {}, column {}: {}", self.line, self.column, self.why)
    }
}

impl miette::Diagnostic for Diagnostic {
    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(self)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = miette::LabeledSpan> + '_>> {
        let span = SourceSpan::from((self.span.0, self.span.1 - self.span.0));
        Some(Box::new(std::iter::once(miette::LabeledSpan::new_with_span(Some("here".to_owned()), span))))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        (!self.expected.is_empty()).then(|| Box::new(format!("understood here: {}", self.expected.join(", "))) as _)
    }
}

/// The source under its file name, so that `miette` prints both.
impl miette::SourceCode for Diagnostic {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let found = self.text.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.file.clone(),
            found.data(),
            *found.span(),
            found.line(),
            found.column(),
            found.line_count(),
        )))
    }
}

/// Line and column, both from 1, of a byte of a text.
pub fn line_column(source: &str, at: usize) -> (usize, usize) {
    let before = &source[..source.floor_char_boundary(at)];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
    (line, column)
}

/// How many characters these bytes of a text are, in the first of their lines.
pub fn wide(source: &str, span: (usize, usize)) -> usize {
    let said = source.get(span.0..span.1.max(span.0)).unwrap_or_default();
    said.lines().next().unwrap_or_default().chars().count()
}

/// Characters that show nothing or turn the text around them.
pub fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A piece of a text in one line, cut where it stops helping, with what cannot be
/// seen spelled out.
pub(crate) fn shown(said: &str) -> String {
    const SHOWN: usize = 40;
    let mut out = String::new();
    for c in said.chars().take(SHOWN) {
        if unseen(c) {
            out.extend(c.escape_default());
        } else {
            out.push(c);
        }
    }
    if said.chars().nth(SHOWN).is_some() {
        out.push('…');
    }
    out
}

/// A list of words is cut where it stops helping.
pub(crate) fn one_of(expected: &[String]) -> String {
    const SHOWN: usize = 12;
    match expected {
        [] => "nothing more".to_owned(),
        [one] => one.clone(),
        many if many.len() <= SHOWN => format!("one of {}", many.join(", ")),
        many => format!("one of {} and {} more", many[..SHOWN].join(", "), many.len() - SHOWN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters() {
        assert_eq!(line_column("é\naéb", 6), (2, 3));
    }

    #[test]
    fn a_report_shows_file_and_place() {
        let token = &crate::tokens("Hoot twice.")[1];
        let d = Diagnostic::unexpected("owls.toml", "Hoot twice.", Some(token), vec!["`once`".to_owned()]);
        let report = format!("{:?}", miette::Report::new(d));
        for part in ["owls.toml:1:6", "Hoot twice.", "here", "understood here: `once`"] {
            assert!(report.contains(part), "{part} is not in\n{report}");
        }
    }

    #[test]
    fn what_no_card_has_is_told_where_it_stands() {
        let long = Diagnostic::beyond("Owl", &"a".repeat(crate::LONGEST + 1)).expect("too long");
        assert_eq!(long.why, "a text has at most 10000 bytes");
        let large = Diagnostic::beyond("Owl", "Draw 3 cards, lose 40000.").expect("too large");
        assert_eq!(large.to_string(), "Owl:1:20: the number is too large");
        assert!(Diagnostic::beyond("Owl", &"3".repeat(4)).is_none());
    }

    #[test]
    fn what_is_shown_fits_a_line_and_can_be_seen() {
        assert_eq!(shown(&"é".repeat(50)), format!("{}…", "é".repeat(40)));
        assert_eq!(shown("a\u{202e}\nb"), "a\\u{202e}\\nb");
    }

    #[test]
    fn two_kinds_of_card_expect_both() {
        let at = |words: &[&str]| {
            let token = &crate::tokens("Hoot twice.")[1];
            let words = words.iter().map(|w| (*w).to_owned()).collect();
            Diagnostic::unexpected("Owl", "Hoot twice.", Some(token), words)
        };
        let both = at(&["`once`"]).or(at(&["`loudly`", "`once`"]));
        assert_eq!(both.why, "`twice` is not understood here; expected one of `loudly`, `once`");
    }

    #[test]
    fn moved_into_its_file() {
        let d = Diagnostic::unexpected("Owl", "Hoot.", None, vec!["`draw`".to_owned()]);
        let d = d.inside("owls.toml", "text = \"\"\"\nHoot.\"\"\"", |at| at + 11);
        assert_eq!((d.line, d.column), (2, 6));
        assert_eq!(d.to_string(), "owls.toml:2:6: the end of the text is not understood here; expected `draw`");
    }
}
