//! Tokens of a wording, each with its place in the source.

use std::collections::BTreeMap;

/// What a token is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A word; apostrophes and hyphens inside belong to it.
    Word,
    /// A whole number.
    Number(i16),
    /// `(3)`: a number in round brackets.
    Bracketed(i16),
    /// `+1`, `-2`: a number with its sign.
    Signed(i16),
    /// `+X` (`1`) or `-X` (`-1`): the sign of a number named later.
    SignedX(i16),
    /// `[fanfare]`: an icon; `text` is what stands between the brackets.
    Icon,
    /// One mark of punctuation.
    Mark(char),
    /// A run of three dashes or more.
    Rule,
    /// A text in double quotes; `text` is what stands between them.
    Quoted,
}

/// A token and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// As written; without brackets or quotes where the kind says so.
    pub text: String,
    /// The same in lower case with plain apostrophes.
    pub low: String,
    /// First byte in the wording.
    pub start: usize,
    /// First byte after it.
    pub end: usize,
}

impl Token {
    /// Whether it begins with a capital letter or something that is no letter.
    pub fn capital(&self) -> bool {
        self.kind == Kind::Word && self.text.chars().next().is_some_and(|c| !c.is_lowercase())
    }
}

/// Cuts a wording into tokens. Reminder text (round brackets around anything
/// but a number) is left out; everything else is kept, so that nothing of a
/// card can be overlooked.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut cutter = Cutter { text, at: 0, brackets: brackets(text), last_square: text.rfind(']'), out: Vec::new() };
    while cutter.at < text.len() {
        cutter.next();
    }
    cutter.out
}

/// Where each round bracket that is closed is closed.
fn brackets(text: &str) -> BTreeMap<usize, usize> {
    let mut open = Vec::new();
    let mut closed = BTreeMap::new();
    for (at, c) in text.char_indices() {
        match c {
            '(' => open.push(at),
            ')' => closed.extend(open.pop().map(|from| (from, at))),
            _ => (),
        }
    }
    closed
}

/// Every mark is looked at once, whatever is left open: a text is cut in a time
/// that grows with its length.
struct Cutter<'a> {
    text: &'a str,
    at: usize,
    brackets: BTreeMap<usize, usize>,
    last_square: Option<usize>,
    out: Vec<Token>,
}

impl<'a> Cutter<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn push(&mut self, kind: Kind, text: &str, len: usize) {
        let low = text.to_lowercase().replace(['’', '‘'], "'");
        self.out.push(Token { kind, text: text.to_owned(), low, start: self.at, end: self.at + len });
        self.at += len;
    }

    /// Whether a number ends right here and a letter follows the dash.
    fn after_number(&self) -> bool {
        let number = self.out.last().is_some_and(|t| t.end == self.at && matches!(t.kind, Kind::Number(_)));
        number && self.rest()[1..].starts_with(char::is_alphabetic)
    }

    fn next(&mut self) {
        let rest = self.rest();
        let Some(c) = rest.chars().next() else { return };
        match c {
            c if c.is_whitespace() => self.at += c.len_utf8(),
            '[' => match self.last_square.filter(|last| *last > self.at).and_then(|_| rest.find(']')) {
                Some(n) => self.push(Kind::Icon, &rest[1..n], n + 1),
                None => self.push(Kind::Mark('['), "[", 1),
            },
            '(' => self.bracket(rest),
            '"' | '“' | '”' => self.quote(rest, c),
            '.' | ',' | ':' | ';' | '/' | '!' | '?' | ')' | ']' => {
                self.push(Kind::Mark(c), &c.to_string(), 1);
            }
            '-' if self.after_number() => self.word(rest),
            '-' | '–' | '—' => self.dash(rest, c),
            '+' => self.sign(rest, 1),
            _ => self.word(rest),
        }
    }

    fn bracket(&mut self, rest: &str) {
        match self.brackets.get(&self.at).map(|close| close - self.at) {
            Some(n) => match rest[1..n].parse::<i16>() {
                Ok(number) => self.push(Kind::Bracketed(number), &rest[..=n], n + 1),
                Err(_) => self.at += n + 1,
            },
            None => self.push(Kind::Mark('('), "(", 1),
        }
    }

    fn quote(&mut self, rest: &str, open: char) {
        let inner = &rest[open.len_utf8()..];
        match inner.char_indices().find(|&(_, c)| matches!(c, '"' | '“' | '”')) {
            Some((n, c)) => {
                let len = open.len_utf8() + n + c.len_utf8();
                self.push(Kind::Quoted, &inner[..n], len);
            }
            None => self.push(Kind::Mark('"'), &open.to_string(), open.len_utf8()),
        }
    }

    fn dash(&mut self, rest: &str, c: char) {
        let run = rest.chars().take_while(|&d| d == c).count();
        if run >= 3 {
            self.push(Kind::Rule, &c.to_string().repeat(run), run * c.len_utf8());
        } else if c == '-' {
            self.sign(rest, -1);
        } else {
            self.push(Kind::Mark('-'), "-", c.len_utf8());
        }
    }

    fn sign(&mut self, rest: &str, sign: i16) {
        let digits = rest[1..].chars().take_while(char::is_ascii_digit).count();
        let after_x = rest[1..].strip_prefix('X').map(|r| r.chars().next());
        if let Ok(n) = rest[1..=digits].parse::<i16>() {
            self.push(Kind::Signed(sign * n), &rest[..=digits], digits + 1);
        } else if after_x.is_some_and(|c| c.is_none_or(|c| !c.is_alphanumeric())) {
            self.push(Kind::SignedX(sign), &rest[..2], 2);
        } else {
            self.push(Kind::Mark(if sign > 0 { '+' } else { '-' }), &rest[..1], 1);
        }
    }

    fn word(&mut self, rest: &str) {
        let stop = |c: char| c.is_whitespace() || "[]()\"“”.,:;/!?+–—".contains(c);
        let mut len = rest.find(stop).unwrap_or(rest.len());
        // `C.C.` and `M.D.` are words, `card.` is a word and a full stop.
        let dotted = rest[len..].starts_with('.') && len == 1 && rest[len + 1..].starts_with(char::is_alphanumeric);
        if dotted {
            len = rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len());
        }
        // `3-cost` is a number and a word.
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if digits > 0 && rest[digits..].starts_with('-') && rest[digits + 1..].starts_with(char::is_alphabetic) {
            len = digits;
        }
        let len = len.max(rest.chars().next().map_or(1, char::len_utf8));
        let text = &rest[..len];
        match text.parse::<i16>() {
            Ok(n) => self.push(Kind::Number(n), text, len),
            Err(_) => self.push(Kind::Word, text, len),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        tokens(text).into_iter().map(|t| t.kind).collect()
    }

    #[test]
    fn icons_numbers_and_signs() {
        use Kind::*;
        assert_eq!(
            kinds("[attack]+1/[defense]-X (3): 4."),
            vec![Icon, Signed(1), Mark('/'), Icon, SignedX(-1), Bracketed(3), Mark(':'), Number(4), Mark('.')]
        );
    }

    #[test]
    fn reminder_text_is_no_token() {
        assert_eq!(tokens("Ward. (It can (really) guard.) Rush.").len(), 4);
    }

    #[test]
    fn what_is_left_open_is_a_mark() {
        use Kind::Mark;
        assert_eq!(kinds("(( (no word)"), vec![Mark('('), Mark('(')]);
        assert_eq!(kinds("[a] [["), vec![Kind::Icon, Mark('['), Mark('[')]);
    }

    #[test]
    fn spans_point_into_the_wording() {
        let text = "the owl’s egg";
        let found = tokens(text);
        assert_eq!(&text[found[1].start..found[1].end], "owl’s");
        assert_eq!(found[1].low, "owl's");
    }

    #[test]
    fn rules_and_quotes() {
        assert_eq!(kinds("Ward. ------ \"Rush.\""), vec![Kind::Word, Kind::Mark('.'), Kind::Rule, Kind::Quoted]);
    }
}
