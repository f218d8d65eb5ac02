//! Licence expressions, as far as crates use them: `AND`, `OR`, `WITH`,
//! parentheses, and the old `A/B` for `A OR B`.

/// Whether the allow list permits the expression; `None` if it cannot be read.
pub(crate) fn allowed(expression: &str, allow: &[String]) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut parser = Parser { words: &words, allow };
    let verdict = parser.any()?;
    parser.words.is_empty().then_some(verdict)
}

struct Parser<'e> {
    words: &'e [&'e str],
    allow: &'e [String],
}

impl Parser<'_> {
    fn any(&mut self) -> Option<bool> {
        let mut verdict = self.all()?;
        while self.next_is("OR") {
            verdict |= self.all()?;
        }
        Some(verdict)
    }

    fn all(&mut self) -> Option<bool> {
        let mut verdict = self.one()?;
        while self.next_is("AND") {
            verdict &= self.one()?;
        }
        Some(verdict)
    }

    fn one(&mut self) -> Option<bool> {
        if self.next_is("(") {
            let verdict = self.any()?;
            return self.next_is(")").then_some(verdict);
        }
        let (name, rest) = self.words.split_first()?;
        self.words = rest;
        if ["AND", "OR", "WITH", ")"].contains(name) {
            return None;
        }
        // An exception only grants more, so it is allowed where its licence is.
        if self.next_is("WITH") {
            self.words = self.words.split_first()?.1;
        }
        Some(self.allow.iter().any(|allowed| allowed == name))
    }

    fn next_is(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        if found {
            self.words = &self.words[1..];
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::allowed;

    fn verdict(expression: &str) -> Option<bool> {
        allowed(expression, &["MIT".to_owned(), "Apache-2.0".to_owned()])
    }

    #[test]
    fn one_alternative_is_enough() {
        assert_eq!(verdict("GPL-3.0 OR MIT"), Some(true));
        assert_eq!(verdict("GPL-3.0/MIT"), Some(true));
        assert_eq!(verdict("GPL-3.0 OR MPL-2.0"), Some(false));
    }

    #[test]
    fn all_parts_are_needed() {
        assert_eq!(verdict("MIT AND Apache-2.0"), Some(true));
        assert_eq!(verdict("(MIT OR GPL-3.0) AND Unicode-3.0"), Some(false));
        assert_eq!(verdict("MIT OR Apache-2.0 AND GPL-3.0"), Some(true));
    }

    #[test]
    fn exceptions_go_with_their_licence() {
        assert_eq!(verdict("Apache-2.0 WITH LLVM-exception"), Some(true));
        assert_eq!(verdict("GPL-3.0 WITH Classpath-exception-2.0"), Some(false));
    }

    #[test]
    fn nonsense_is_not_allowed() {
        for nonsense in ["", "OR", "MIT OR", "(MIT", "MIT Apache-2.0", "MIT WITH"] {
            assert_eq!(verdict(nonsense), None, "{nonsense}");
        }
    }
}
