//! Known misprints, read by a list that is data.
//!
//! ```text
//! # card | as printed | as meant
//! Vieux Puits | Piochez un carte | Piochez une carte
//! * | jusqu' à | jusqu'à
//! ```
//! The mended text is what is read, kept and shown: nobody has to guess whether
//! a card does what it says or what it was meant to say.

/// A list of misprints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corrections {
    list: Vec<Correction>,
}

/// One misprint: the card (none: any), the words as printed, as meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Correction {
    card: Option<String>,
    printed: String,
    meant: String,
}

impl Corrections {
    /// Reads a list, or says which line is wrong.
    pub fn read(text: &str) -> Result<Corrections, String> {
        let mut list = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [card, printed, meant] = parts[..] else {
                return Err(format!("line {}: a correction is `card | as printed | as meant`", number + 1));
            };
            if printed.is_empty() || meant.contains(printed) {
                return Err(format!("line {}: this corrects nothing", number + 1));
            }
            let card = (card != "*").then(|| card.to_owned());
            list.push(Correction { card, printed: printed.to_owned(), meant: meant.to_owned() });
        }
        Ok(Corrections { list })
    }

    /// A text as it was meant, and how many misprints were mended in it.
    pub fn mend(&self, card: &str, text: &str) -> (String, usize) {
        let (mut out, mut count) = (text.to_owned(), 0);
        for c in self.list.iter().filter(|c| c.card.as_deref().is_none_or(|name| name == card)) {
            let found = out.matches(&c.printed).count();
            if found > 0 {
                out = out.replace(&c.printed, &c.meant);
                count += found;
            }
        }
        (out, count)
    }
}

#[cfg(test)]
mod tests {
    use super::Corrections;

    #[test]
    fn a_misprint_is_mended_on_its_card() {
        let list = Corrections::read("# owls\nOwl | Hott | Hoot\n* | teh | the\n").expect("is well formed");
        assert_eq!(list.mend("Owl", "Hott at teh moon."), ("Hoot at the moon.".to_owned(), 2));
        assert_eq!(list.mend("Mouse", "Hott at teh moon."), ("Hott at the moon.".to_owned(), 1));
        assert!(Corrections::read("Owl | Hoot").unwrap_err().starts_with("line 1"));
        assert!(Corrections::read("Owl | Hoot | Hoot twice").unwrap_err().contains("corrects nothing"));
    }
}
