//! The lines that set the stage of a scene, as words. What a game makes of them
//! is its own business. See `docs/scenes.md`.

/// A line that cannot be obeyed: its number and why.
pub type Refused = (usize, String);

/// The points at which a scene can begin.
const PHASES: [&str; 4] = ["setup", "start", "main", "end"];

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// Whose turn it is, and which.
    Turn {
        /// The player, from 0.
        seat: u8,
        /// The number of the turn, if it is said.
        number: Option<u16>,
    },
    /// Who sits there: the key of a way to sit.
    Seating(&'a str),
    /// Where in the turn the scene begins.
    Phase(&'static str),
    /// Something of a player.
    Of {
        /// The player, from 0.
        seat: u8,
        /// The word after the player.
        what: &'a str,
        /// The rest of the line.
        rest: &'a str,
    },
}

impl<'a> Line<'a> {
    /// Reads a line of a game with so many seats.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(line: &'a str, seats: u8) -> Result<Self, String> {
        let seat = |word: &str| seat(word).filter(|n| *n < seats);
        let (first, rest) = halves(line.trim());
        match first {
            "turn" => {
                let (who, number) = halves(rest);
                let seat = seat(who).ok_or_else(|| format!("`{who}` is no player; write {}", each(seats, "turn ")))?;
                let read = |n: &str| n.parse().map_err(|_| format!("`{n}` is no number of a turn"));
                let number = if number.is_empty() { None } else { Some(read(number)?) };
                Ok(Line::Turn { seat, number })
            }
            "seating" => Ok(Line::Seating(rest)),
            "phase" => {
                let phase = PHASES.into_iter().find(|p| *p == rest);
                let phase =
                    phase.ok_or_else(|| format!("`{rest}` is no phase; there are setup, start, main and end"))?;
                Ok(Line::Phase(phase))
            }
            _ => {
                let seat = seat(first).ok_or_else(|| {
                    let players = each(seats, "");
                    format!("`{first}` begins no set-up line; a line begins with {players}, turn, phase or seating")
                })?;
                let (what, rest) = halves(rest);
                Ok(Line::Of { seat, what, rest })
            }
        }
    }
}

/// The first word and the rest.
fn halves(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(a, b)| (a, b.trim()))
}

/// The player with this letter.
#[must_use]
pub fn seat(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [c @ b'A'..=b'H'] => Some(c - b'A'),
        _ => None,
    }
}

/// The letters of all players after a word: `turn A`, `turn B`.
fn each(seats: u8, before: &str) -> String {
    let one = |n: u8| format!("`{before}{}`", char::from(b'A' + n));
    (0..seats).map(one).collect::<Vec<_>>().join(", ")
}

/// The cards that a list names, and whether these are all: `empty`, `only x, y`.
#[must_use]
pub fn contents(rest: &str) -> (bool, &str) {
    match rest.strip_prefix("only ") {
        Some(list) => (true, list),
        None if rest == "empty" => (true, ""),
        None => (false, rest),
    }
}

/// A card of a list with its marks: `knight [engaged] [damage 1] x2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item<'a> {
    /// Its name.
    pub slug: String,
    /// What stands in each pair of brackets.
    pub marks: Vec<&'a str>,
    /// How many of it.
    pub copies: usize,
}

/// The cards of a list.
pub fn items(list: &str) -> impl Iterator<Item = Result<Item<'_>, String>> {
    list.split(',').map(str::trim).filter(|i| !i.is_empty()).map(item)
}

fn item(text: &str) -> Result<Item<'_>, String> {
    let (plain, marks) = brackets(text)?;
    let mut words = plain.split_whitespace();
    let slug = words.next().ok_or_else(|| format!("`{text}` names no card"))?.to_owned();
    let copies = match words.next() {
        None => 1,
        Some(x) => x
            .strip_prefix('x')
            .and_then(|n| n.parse::<usize>().ok())
            .filter(|n| (1..=60).contains(n))
            .ok_or_else(|| format!("`{x}`: several copies are written `{slug} x3`"))?,
    };
    Ok(Item { slug, marks, copies })
}

/// The words outside of brackets, and what stands in each pair.
fn brackets(item: &str) -> Result<(String, Vec<&str>), String> {
    let mut plain = String::new();
    let mut marks = Vec::new();
    let mut rest = item;
    while let Some(open) = rest.find('[') {
        plain.push_str(&rest[..open]);
        let close = rest[open..].find(']').ok_or_else(|| format!("`{item}`: a bracket is not closed"))?;
        marks.push(rest[open + 1..open + close].trim());
        rest = &rest[open + close + 1..];
    }
    plain.push_str(rest);
    Ok((plain, marks))
}

/// Says that there is no such card, and which names are near.
#[must_use]
pub fn unknown<'a>(what: &str, slug: &str, names: impl Iterator<Item = &'a str>) -> String {
    let shares = |s: &&str| s.split('-').any(|w| slug.split('-').any(|x| x == w));
    let mut near: Vec<&str> = names.filter(shares).take(3).collect();
    near.dedup();
    let hint = if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) };
    format!("there is no {what} `{slug}`{hint}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_about_the_turn_or_a_player() {
        assert_eq!(Line::read("turn B 4", 2), Ok(Line::Turn { seat: 1, number: Some(4) }));
        assert_eq!(Line::read("turn A", 2), Ok(Line::Turn { seat: 0, number: None }));
        assert_eq!(Line::read("turn D", 4), Ok(Line::Turn { seat: 3, number: None }));
        assert_eq!(Line::read("phase end", 2), Ok(Line::Phase("end")));
        assert_eq!(Line::read("A hand  x, y ", 2), Ok(Line::Of { seat: 0, what: "hand", rest: "x, y" }));
    }

    #[test]
    fn a_line_that_is_none_says_what_to_write() {
        assert!(Line::read("turn C", 2).unwrap_err().contains("`turn A`, `turn B`"));
        assert!(Line::read("turn A soon", 2).unwrap_err().contains("`soon` is no number"));
        assert!(Line::read("phase dusk", 2).unwrap_err().contains("setup, start, main and end"));
        assert!(Line::read("C hand x", 2).unwrap_err().contains("begins with `A`, `B`, turn, phase or seating"));
    }

    #[test]
    fn a_list_names_cards_with_marks_and_copies() {
        let all: Result<Vec<_>, _> = items("knight [engaged] [damage 1] x2, page").collect();
        let knight = Item { slug: "knight".to_owned(), marks: vec!["engaged", "damage 1"], copies: 2 };
        let page = Item { slug: "page".to_owned(), marks: vec![], copies: 1 };
        assert_eq!(all, Ok(vec![knight, page]));
        assert!(items("knight [engaged").next().unwrap().unwrap_err().contains("not closed"));
        assert!(items("knight 3").next().unwrap().unwrap_err().contains("`knight x3`"));
        assert_eq!(contents("only knight"), (true, "knight"));
        assert_eq!(contents("empty"), (true, ""));
    }

    #[test]
    fn near_names_are_offered() {
        let names = ["old-knight", "page"];
        assert_eq!(
            unknown("card", "new-knight", names.into_iter()),
            "there is no card `new-knight`; did you mean old-knight?"
        );
    }
}
