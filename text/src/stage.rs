//! The lines that set the stage of a scene, as words. What a game makes of them
//! is its own business. See `docs/scenes.md`.

/// A line that cannot be obeyed: its number and why.
pub type Refused = (usize, String);

/// Lines of a set-up at most.
pub const LINES: usize = 400;
/// Cards on a table that is set up by hand, at most.
pub const CARDS: usize = 600;
/// Cards that one line may name, and marks that one card may have.
const ON_A_LINE: usize = 240;
const MARKS: usize = 8;
/// The largest number on a card or of a player: eight of them can be added up.
const LARGEST: i16 = 2000;
/// The last turn that a scene may speak of.
const LAST_TURN: u16 = 999;

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
                let read = |n: &str| {
                    let turn = n.parse().map_err(|_| format!("`{n}` is no number of a turn"))?;
                    let fits = (1..=LAST_TURN).contains(&turn);
                    if fits { Ok(turn) } else { Err(format!("turns are counted from 1 to {LAST_TURN}")) }
                };
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
    let mut cards = 0;
    list.split(',').map(str::trim).filter(|i| !i.is_empty()).map(move |text| {
        let item = item(text)?;
        cards += item.copies;
        if cards > ON_A_LINE { Err(format!("one line names {ON_A_LINE} cards at most")) } else { Ok(item) }
    })
}

/// A number on a card or of a player.
///
/// # Errors
/// If it is none, or so large that sums of it could not be counted.
pub fn number(text: &str) -> Result<i16, String> {
    let n = text.trim().parse::<i16>().map_err(|_| format!("`{text}` is no number"))?;
    let fits = (-LARGEST..=LARGEST).contains(&n);
    if fits { Ok(n) } else { Err(format!("{n} is out of range, which is -{LARGEST} to {LARGEST}")) }
}

/// The same for what cannot be less than nothing.
///
/// # Errors
/// As [`number`], and below 0.
pub fn amount(text: &str) -> Result<i16, String> {
    let n = number(text)?;
    if n < 0 { Err(format!("{n} is less than nothing")) } else { Ok(n) }
}

fn item(text: &str) -> Result<Item<'_>, String> {
    let (plain, marks) = brackets(text)?;
    if marks.len() > MARKS {
        return Err(format!("one card has {MARKS} marks at most"));
    }
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
    fn nothing_is_named_without_bounds() {
        let crowd = ["knight x60"; 5].join(", ");
        assert_eq!(items(&crowd).filter(Result::is_ok).count(), 4);
        assert!(items(&crowd).last().unwrap().unwrap_err().contains("240 cards at most"));
        let marked = format!("knight {}", "[new]".repeat(9));
        assert!(items(&marked).next().unwrap().unwrap_err().contains("8 marks at most"));
        assert_eq!((number("-2000"), amount("0")), (Ok(-2000), Ok(0)));
        assert!(number("2001").is_err() && number("99999").is_err() && amount("-1").is_err());
        assert!(Line::read("turn A 0", 2).is_err() && Line::read("turn A 1000", 2).is_err());
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
