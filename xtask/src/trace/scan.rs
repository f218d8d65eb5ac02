//! Finds in Rust source the two things that can cite a clause: line comments
//! and `rule!("...")` marks.
//!
//! It knows just enough of the language not to be fooled by strings, character
//! literals and block comments; what it does not know it steps over.

/// A place in a source file that may cite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// The text of a line comment, doc comments included.
    Comment(usize, String),
    /// A string inside `rule!(...)`.
    Rule(usize, String),
}

/// All marks of a file, in order. A test module at the end of the file is left
/// out: a test is no code that enforces a rule.
pub(crate) fn marks(source: &str) -> Vec<Mark> {
    scanned(&source[..test_module(source).unwrap_or(source.len())], false).found
}

/// All strings of a file with their lines.
pub(crate) fn strings(source: &str) -> Vec<(usize, String)> {
    let rule = |mark| if let Mark::Rule(line, text) = mark { Some((line, text)) } else { None };
    scanned(source, true).found.into_iter().filter_map(rule).collect()
}

fn scanned(source: &str, everywhere: bool) -> Scanner<'_> {
    let mut scanner =
        Scanner { rest: source, line: 1, after_word: false, depth: 0, test: false, everywhere, found: Vec::new() };
    while !scanner.rest.is_empty() {
        scanner.step();
    }
    scanner
}

/// Where the test module begins, if its body is in this file. A declaration of
/// one (`mod tests;`) ends nothing.
fn test_module(source: &str) -> Option<usize> {
    let openings = source.match_indices("\n#[cfg(test)]\nmod ");
    let mut bodies = openings.filter(|(at, opening)| {
        let line = source[at + opening.len()..].lines().next();
        line.is_some_and(|line| line.trim_end().ends_with('{'))
    });
    bodies.next().map(|(at, _)| at)
}

struct Scanner<'s> {
    rest: &'s str,
    line: usize,
    /// The last character belonged to a name: `r"` after one is no raw string.
    after_word: bool,
    /// Open parentheses since `rule!`; 0 = outside of a mark.
    depth: usize,
    /// Inside of a mark, behind `=>`: a test, which cites nothing.
    test: bool,
    /// Every string counts, in a mark or not.
    everywhere: bool,
    found: Vec<Mark>,
}

impl<'s> Scanner<'s> {
    fn step(&mut self) {
        if self.rest.starts_with("//") {
            let line = self.line;
            let text = self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            self.found.push(Mark::Comment(line, text.to_owned()));
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if let Some(hashes) = self.raw_string() {
            self.string(hashes, false);
        } else if self.rest.starts_with('"') {
            self.string(0, true);
        } else if self.rest.starts_with('\'') {
            self.character();
        } else if self.depth == 0 && !self.after_word && self.mark_opens() {
            (self.depth, self.test) = (1, false);
        } else {
            self.code();
        }
    }

    /// Steps over `bytes` and gives them back.
    fn take(&mut self, bytes: usize) -> &'s str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.after_word = taken.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        self.rest = rest;
        taken
    }

    fn code(&mut self) {
        let Some(c) = self.rest.chars().next() else {
            return;
        };
        self.test |= self.depth == 1 && self.rest.starts_with("=>");
        if self.depth > 0 {
            match c {
                '(' | '[' | '{' => self.depth += 1,
                ')' | ']' | '}' => self.depth -= 1,
                _ => {}
            }
        }
        self.take(c.len_utf8());
    }

    fn mark_opens(&mut self) -> bool {
        let opening =
            self.rest.strip_prefix("rule!").map(str::trim_start).filter(|rest| rest.starts_with(['(', '[', '{']));
        if let Some(rest) = opening {
            self.take(self.rest.len() - rest.len() + 1);
        }
        opening.is_some()
    }

    fn block_comment(&mut self) {
        let mut open = 0usize;
        loop {
            if self.rest.starts_with("/*") {
                open += 1;
                self.take(2);
            } else if self.rest.starts_with("*/") {
                open -= 1;
                self.take(2);
            } else if let Some(c) = self.rest.chars().next() {
                self.take(c.len_utf8());
            } else {
                return;
            }
            if open == 0 {
                return;
            }
        }
    }

    /// At the `r` of a raw string: how many `#` it has.
    fn raw_string(&mut self) -> Option<usize> {
        if self.after_word {
            return None;
        }
        let prefix = ["r", "br", "cr"].into_iter().find(|prefix| {
            let after = self.rest.strip_prefix(prefix).map(|rest| rest.trim_start_matches('#'));
            after.is_some_and(|rest| rest.starts_with('"'))
        })?;
        self.take(prefix.len());
        let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
        self.take(hashes);
        Some(hashes)
    }

    /// At the opening quote.
    fn string(&mut self, hashes: usize, escapes: bool) {
        let line = self.line;
        self.take(1);
        let close = format!("\"{}", "#".repeat(hashes));
        let mut end = 0;
        while end < self.rest.len() && !self.rest[end..].starts_with(&close) {
            let escaped = escapes && self.rest[end..].starts_with('\\');
            end += self.rest[end..].chars().take(1 + usize::from(escaped)).map(char::len_utf8).sum::<usize>();
        }
        let text = self.take(end);
        self.take(close.len().min(self.rest.len()));
        if self.everywhere || self.depth > 0 && !self.test {
            self.found.push(Mark::Rule(line, text.to_owned()));
        }
    }

    /// A character literal, or else a lifetime.
    fn character(&mut self) {
        let mut inside = self.rest[1..].char_indices();
        let length = match (inside.next(), inside.next()) {
            (Some((_, '\\')), Some((at, escaped))) => {
                let from = 1 + at + escaped.len_utf8();
                self.rest[from..].find('\'').map_or(1, |close| from + close + 1)
            }
            (Some(_), Some((at, '\''))) => at + 2,
            _ => 1,
        };
        self.take(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(source: &str) -> Vec<(usize, String)> {
        marks(source)
            .into_iter()
            .filter_map(|mark| match mark {
                Mark::Comment(line, text) => Some((line, text)),
                Mark::Rule(..) => None,
            })
            .collect()
    }

    fn rules(source: &str) -> Vec<(usize, String)> {
        marks(source)
            .into_iter()
            .filter_map(|mark| match mark {
                Mark::Rule(line, text) => Some((line, text)),
                Mark::Comment(..) => None,
            })
            .collect()
    }

    #[test]
    fn comments_are_found_with_their_line() {
        let source = "//! top\nfn f() {} // [1.1]\n/// doc\nlet x = 1;\n";
        let expected = [(1, "//! top".to_owned()), (2, "// [1.1]".to_owned()), (3, "/// doc".to_owned())];
        assert_eq!(comments(source), expected);
    }

    #[test]
    fn strings_characters_and_blocks_hold_no_comments() {
        let source = "let a = \"// no \\\" // no\"; let b = '\"'; let c = r#\"// \" no\"#; /* // no /* */ no */ // yes";
        assert_eq!(comments(source), [(1, "// yes".to_owned())]);
        assert_eq!(comments("let q = '\\''; fn f<'a>(x: &'a str) {} // yes").len(), 1);
        assert_eq!(comments("let q = \"two\nlines // no\";\n// yes"), [(3, "// yes".to_owned())]);
    }

    #[test]
    fn marks_give_all_their_strings() {
        let source = "rule!(\"1.1\");\nkernel::rule! (\n  \"1.2\", // why\n  \"R3\")\n; f(\"no\"); my_rule!(\"no\");";
        let expected = [(1, "1.1".to_owned()), (3, "1.2".to_owned()), (4, "R3".to_owned())];
        assert_eq!(rules(source), expected);
        assert_eq!(comments(source).len(), 1);
    }

    #[test]
    fn a_test_behind_the_clauses_cites_nothing() {
        let source = "if rule!(\"1.1\", \"1.2\" => x.is(\"no\") || f(\"no\")) {} rule!(\"1.3\");";
        let expected = [(1, "1.1".to_owned()), (1, "1.2".to_owned()), (1, "1.3".to_owned())];
        assert_eq!(rules(source), expected);
    }

    #[test]
    fn the_test_module_at_the_end_is_left_out() {
        assert_eq!(comments("// yes\n#[cfg(test)]\nmod tests {\n // no\n}\n").len(), 1);
        assert_eq!(comments("// yes\n#[cfg(test)]\nuse x;\n// yes\n").len(), 2);
        assert_eq!(comments("// yes\n#[cfg(test)]\nmod tests;\n// yes\n").len(), 2);
    }

    #[test]
    fn broken_source_ends_all_the_same() {
        for source in ["\"", "'", "/*", "r#\"", "rule!(\"", "'\\", "rule!(", "é'é"] {
            marks(source);
        }
    }
}
