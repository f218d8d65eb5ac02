//! A pack: a table of one game with a name.

use arbiter_cards::Shape;
use std::fmt::Write as _;

/// The first line of every pack.
pub const FIRST: &str = "arbiter pack 1";
/// The longest name of a pack.
pub const NAMED: usize = 40;

/// A table of one game with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Key of the game.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Tab-separated, the columns of the game's shape and `place`, with a head.
    pub table: String,
}

/// A pack by what it is: enough to find the very same cards again.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pinned {
    /// What its owner called it.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
}

/// Whether a pack may be called so: it is the name of its file, too.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | ' ' | '.' | '+');
    let ends = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let count = name.chars().count();
    count <= NAMED && name.chars().all(fits) && ends(name.chars().next()) && ends(name.chars().last())
}

impl Pack {
    /// The pack of these rows, which were fitted to the shape.
    #[must_use]
    pub fn new(game: &str, name: &str, shape: &Shape, rows: &[String]) -> Self {
        let mut table = String::with_capacity(rows.iter().map(|r| r.len() + 1).sum::<usize>() + 200);
        for column in shape.columns {
            let _ = write!(table, "{}\t", column.key);
        }
        table.push_str("place\n");
        for row in rows {
            table.push_str(row);
            table.push('\n');
        }
        Pack { game: game.to_owned(), name: name.to_owned(), table }
    }

    /// The hash of its content, whatever it is called: 32 digits.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.game.as_bytes()).update(b"\n").update(self.table.as_bytes());
        hasher.finalize().to_hex()[..32].to_owned()
    }

    /// What is written down of it where it is used.
    #[must_use]
    pub fn pinned(&self) -> Pinned {
        Pinned { name: self.name.clone(), hash: self.hash() }
    }

    /// Where a row stood in the file it was read from: its line, or its file and line.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.table.lines().skip(1).map(|row| row.rsplit('\t').next().unwrap_or_default())
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.table.lines().count().saturating_sub(1)
    }

    /// The whole file.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{FIRST}\ngame {}\nname {}\nhash {}\n\n{}", self.game, self.name, self.hash(), self.table)
    }

    /// A pack from its file.
    ///
    /// # Errors
    /// Why it is none: a damaged file is told by its hash.
    pub fn parse(text: &str) -> Result<Pack, String> {
        let (head, table) = text.split_once("\n\n").ok_or("it has no table")?;
        let (game, name, hash) = Pack::head(head)?;
        let pack = Pack { game, name, table: table.to_owned() };
        if pack.hash() == hash { Ok(pack) } else { Err("it is damaged: its hash is another one".to_owned()) }
    }

    /// Game, name and hash, as the head of a file says them.
    pub(crate) fn head(head: &str) -> Result<(String, String, String), String> {
        let mut lines = head.lines();
        if lines.next() != Some(FIRST) {
            return Err(format!("no pack: the first line is not `{FIRST}`"));
        }
        let mut said = |key: &str| {
            let line = lines.next().and_then(|l| l.strip_prefix(key)).and_then(|l| l.strip_prefix(' '));
            line.map(str::to_owned).ok_or_else(|| format!("the line `{key}` is missing"))
        };
        Ok((said("game")?, said("name")?, said("hash")?))
    }
}
