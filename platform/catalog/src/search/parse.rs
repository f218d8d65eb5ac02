//! A query from text.

use super::{Compare, Field, LONGEST, Query, SearchFault, folded};
use crate::{Arg, CardInfo, Message};

/// What may stand before a colon.
pub const WORDS: &[(&str, &str)] =
    &[("n", "name"), ("t", "type"), ("c", "class"), ("k", "keyword"), ("o", "text"), ("s", "set"), ("p", "part")];

/// A number that may be compared: its short form, empty if it has none, and its
/// key.
pub(super) type Number = (String, &'static str);

/// The numbers that these cards have. One is shortened to its first letter if no
/// other begins with it; `m` is what a card costs.
pub(super) fn numbers(cards: &[CardInfo]) -> Vec<Number> {
    let mut keys: Vec<&'static str> = Vec::new();
    for (key, _) in cards.iter().flat_map(|c| &c.numbers) {
        if !keys.contains(key) && key.chars().all(char::is_alphabetic) {
            keys.push(key);
        }
    }
    let short = |key: &'static str| match key {
        "cost" => "m".to_owned(),
        _ => {
            let first: String = key.chars().take(1).collect();
            let taken = first == "m" || WORDS.iter().any(|(short, _)| *short == first);
            let alone = keys.iter().filter(|k| k.starts_with(&first)).count() == 1;
            if alone && !taken { first } else { String::new() }
        }
    };
    keys.iter().map(|key| (short(key), *key)).collect()
}

/// Brackets inside brackets: a query of 256 letters needs no more, and a
/// thousand of them must not fill the stack.
const DEEPEST: usize = 16;

/// Reads a query. An empty one means every card.
pub(super) fn parse(text: &str, numbers: &[Number]) -> Result<Query, SearchFault> {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() > LONGEST {
        return Err(too_long(letters.len()));
    }
    let mut reader = Reader { letters: &letters, numbers, at: 0, depth: 0 };
    let query = reader.any()?;
    match reader.peek() {
        None => Ok(query),
        Some(_) => Err(fault(reader.at, "search-bracket", "there is no `(` that this `)` closes; take it out")),
    }
}

struct Reader<'a> {
    letters: &'a [char],
    numbers: &'a [Number],
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Alternatives: `x y or z`.
    fn any(&mut self) -> Result<Query, SearchFault> {
        let mut parts = vec![self.all()?];
        while self.or() {
            parts.push(self.all()?);
        }
        // One alternative is none; an empty one beside `or` would mean every card.
        let empty = |q: &Query| matches!(q, Query::All(inside) if inside.is_empty());
        if parts.len() > 1 && parts.iter().any(empty) {
            return Err(fault(self.at, "search-or", "`or` stands between two things to search for"));
        }
        Ok(if parts.len() == 1 { parts.swap_remove(0) } else { Query::Any(parts) })
    }

    /// Everything up to `or`, a closing bracket or the end.
    fn all(&mut self) -> Result<Query, SearchFault> {
        let mut parts = Vec::new();
        loop {
            self.skip_spaces();
            match self.peek() {
                None | Some(')') => return Ok(Query::All(parts)),
                Some(_) if self.at_or() => return Ok(Query::All(parts)),
                Some(_) => parts.push(self.one()?),
            }
        }
    }

    fn at_or(&self) -> bool {
        let word: String = self.letters[self.at..].iter().take(2).collect();
        let behind = self.letters.get(self.at + 2);
        word.eq_ignore_ascii_case("or") && behind.is_none_or(|c| c.is_whitespace() || *c == '(')
    }

    fn or(&mut self) -> bool {
        self.skip_spaces();
        let found = self.at_or();
        self.at += if found { 2 } else { 0 };
        found
    }

    /// One thing that is asked, perhaps turned around by `-`.
    fn one(&mut self) -> Result<Query, SearchFault> {
        let from = self.at;
        match self.peek() {
            Some('-') => {
                self.at += 1;
                if self.peek().is_none_or(|c| c.is_whitespace() || c == ')' || c == '-') {
                    return Err(fault(from, "search-minus", "behind `-` stands what is not wanted: `-k:ward`"));
                }
                Ok(Query::Not(Box::new(self.one()?)))
            }
            Some('(') => self.group(from),
            _ => self.term(),
        }
    }

    fn group(&mut self, from: usize) -> Result<Query, SearchFault> {
        self.at += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(fault(from, "search-deep", "there are too many brackets inside brackets"));
        }
        let inside = self.any()?;
        self.depth -= 1;
        if self.peek() != Some(')') {
            return Err(fault(from, "search-open", "this `(` is never closed by `)`"));
        }
        self.at += 1;
        Ok(inside)
    }

    /// `word`, `"a phrase"`, `key:word`, `number<=3`.
    fn term(&mut self) -> Result<Query, SearchFault> {
        let from = self.at;
        let key: String = self.letters[from..].iter().take_while(|c| c.is_alphabetic()).collect();
        let behind = from + key.chars().count();
        match self.letters.get(behind) {
            Some(':' | '<' | '>' | '=' | '!') if !key.is_empty() => {
                self.at = behind;
                self.asked(from, &key.to_lowercase())
            }
            _ => Ok(Query::Has(Field::Name, self.word()?)),
        }
    }

    /// What stands behind a key.
    fn asked(&mut self, from: usize, key: &str) -> Result<Query, SearchFault> {
        let is = |(short, long): &&(&'static str, &'static str)| *short == key || *long == key;
        let compare = self.compare(from)?;
        if let Some((_, long)) = self.numbers.iter().find(|(short, long)| short == key || *long == key) {
            let at = self.at;
            let word = self.word()?;
            let number = word.parse().map_err(|_| fault(at, "search-number", "a whole number stands here"))?;
            return Ok(Query::Number(long, compare.unwrap_or(Compare::Equal), number));
        }
        let Some((short, _)) = WORDS.iter().find(is) else { return Err(unknown(from, key, self.numbers)) };
        if compare.is_some_and(|c| c != Compare::Equal) {
            let why = "only numbers are compared; write a colon here";
            return Err(fault(from, "search-compare", why));
        }
        let field = match *short {
            "t" => Field::Kind,
            "c" => Field::Class,
            "k" => Field::Keyword,
            "o" => Field::Text,
            "s" => Field::Set,
            "p" => Field::Part,
            _ => Field::Name,
        };
        Ok(Query::Has(field, self.word()?))
    }

    /// The sign behind a key; `None` for a colon.
    fn compare(&mut self, from: usize) -> Result<Option<Compare>, SearchFault> {
        let sign: String = self.letters[self.at..].iter().take_while(|c| "<>=!:".contains(**c)).collect();
        self.at += sign.chars().count();
        Ok(match sign.as_str() {
            ":" => None,
            "=" => Some(Compare::Equal),
            "<" => Some(Compare::Less),
            "<=" => Some(Compare::AtMost),
            ">" => Some(Compare::More),
            ">=" => Some(Compare::AtLeast),
            "!=" => Some(Compare::Not),
            _ => return Err(fault(from, "search-sign", "the signs are `:`, `=`, `!=`, `<`, `<=`, `>` and `>=`")),
        })
    }

    /// A word, or a phrase in quotes.
    fn word(&mut self) -> Result<String, SearchFault> {
        let from = self.at;
        let quoted = self.peek() == Some('"');
        self.at += usize::from(quoted);
        let ends = |c: &char| if quoted { *c == '"' } else { c.is_whitespace() || *c == ')' || *c == '(' };
        let word: String = self.letters[self.at..].iter().take_while(|c| !ends(c)).collect();
        self.at += word.chars().count();
        if quoted {
            if self.peek().is_none() {
                return Err(fault(from, "search-quote", "this quote is never closed by another one"));
            }
            self.at += 1;
        }
        let word = folded(word.trim());
        if word.is_empty() {
            return Err(fault(from, "search-word", "a word or a phrase in quotes stands here"));
        }
        Ok(word)
    }
}

fn fault(at: usize, key: &'static str, why: &str) -> SearchFault {
    let column = at + 1;
    let said = Message::new(key).with("column", Arg::Number(column as i64));
    SearchFault { column, why: format!("Column {column}: {why}."), said }
}

fn unknown(at: usize, key: &str, numbers: &[Number]) -> SearchFault {
    let column = at + 1;
    let shown = |short: &str, long: &str| if short.is_empty() { long.to_owned() } else { format!("{short} ({long})") };
    let words = WORDS.iter().map(|(s, l)| shown(s, l)).collect::<Vec<_>>().join(", ");
    let numbers = numbers.iter().map(|(s, l)| shown(s, l)).collect::<Vec<_>>().join(", ");
    let why = format!(
        "Column {column}: `{key}` is nothing to search by. Before a colon stand {words}; compared are {numbers}."
    );
    let said = Message::new("search-unknown")
        .with("column", Arg::Number(column as i64))
        .with("key", Arg::Text(key.to_owned()))
        .with("words", Arg::Text(words))
        .with("numbers", Arg::Text(numbers));
    SearchFault { column, why, said }
}

fn too_long(length: usize) -> SearchFault {
    let why = format!("Column {}: a search has at most {LONGEST} letters, this one has {length}.", LONGEST + 1);
    let said = Message::new("search-long")
        .with("column", Arg::Number(LONGEST as i64 + 1))
        .with("most", Arg::Number(LONGEST as i64))
        .with("length", Arg::Number(length as i64));
    SearchFault { column: LONGEST + 1, why, said }
}
