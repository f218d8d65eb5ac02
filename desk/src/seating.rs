//! Who may sit down to a game, what each brings, and how a game begins.

use crate::{Fault, SeatSet, Seed, Source, letter};

/// A way to sit. Seats follow each other in the order of their letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// `seating-<key>` in the translation files.
    pub key: &'static str,
    /// The team of each seat: seats with the same number play together.
    pub teams: &'static [u8],
}

impl Seating {
    /// One against one.
    pub const TWO: Seating = Seating { key: "two", teams: &[0, 1] };
    /// Two against two, a seat of each team in turn.
    pub const TWO_TEAMS_OF_TWO: Seating = Seating { key: "two-teams-of-two", teams: &[0, 1, 0, 1] };
    /// Three against three, a seat of each team in turn.
    pub const TWO_TEAMS_OF_THREE: Seating = Seating { key: "two-teams-of-three", teams: &[0, 1, 0, 1, 0, 1] };

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.teams.len()
    }
}

/// What each seat brings to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brings {
    /// A list of cards.
    Deck,
    /// Nothing: what it plays with it chooses in the game, by questions before
    /// the first turn.
    Nothing,
    /// What it has from an earlier game of the match or from elsewhere, as a list
    /// of cards, if everybody brings one; else nothing, and it is received in
    /// the game, by questions before the first turn.
    Pool,
}

/// A way to play a game: what is brought, and who may sit down to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// `mode-<key>` in the translation files.
    pub key: &'static str,
    /// What each seat brings.
    pub brings: Brings,
    /// The ways to sit, the usual one first.
    pub seatings: &'static [Seating],
}

/// A mode and a way to sit that go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The mode.
    pub mode: &'static Mode,
    /// The way to sit.
    pub seating: &'static Seating,
}

/// What is wrong with a wish for a setting, and what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSetting {
    /// No such mode.
    Mode(Vec<&'static str>),
    /// No such way to sit, or none with so many seats.
    Seating(Vec<Seating>),
}

/// The setting that is wished for among the modes of a game. What is left open
/// (an empty key, no number of seats) is as usual.
///
/// # Errors
/// What there is instead.
pub fn setting(modes: &'static [Mode], mode: &str, seating: &str, seats: Option<usize>) -> Result<Setting, NoSetting> {
    let mode = modes.iter().find(|m| mode.is_empty() || m.key == mode);
    let mode = mode.ok_or_else(|| NoSetting::Mode(modes.iter().map(|m| m.key).collect()))?;
    let named = |s: &&Seating| seating.is_empty() || s.key == seating;
    let fits = |s: &&Seating| seats.is_none_or(|n| n == s.seats());
    let seating = mode.seatings.iter().filter(named).find(fits);
    let seating = seating.ok_or_else(|| NoSetting::Seating(mode.seatings.to_vec()))?;
    Ok(Setting { mode, seating })
}

impl std::fmt::Display for NoSetting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoSetting::Mode(keys) => write!(f, "there is no such mode; there is {}", keys.join(", ")),
            NoSetting::Seating(all) => write!(f, "nobody sits like that here; there is {}", ways(all)),
        }
    }
}

/// Ways to sit as one line: `two (A against B), ...`
#[must_use]
pub fn ways(all: &[Seating]) -> String {
    let one = |s: &Seating| format!("{} ({})", s.key, sides(s.teams).join(" - "));
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The seats of each team by their letters.
fn sides(teams: &[u8]) -> Vec<String> {
    let mut keys: Vec<u8> = teams.to_vec();
    keys.sort_unstable();
    keys.dedup();
    let of = |team: &u8| teams.iter().zip(0..).filter(|(t, _)| *t == team).map(|(_, seat)| letter(seat)).collect();
    keys.iter().map(of).collect()
}

/// How a game begins.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one with so many seats.
    pub seating: String,
    /// What each seat brings; an empty text where the mode brings nothing.
    pub brings: Vec<Source>,
    /// Who lost the last game of this match; nobody if this is its first, or
    /// if that one was drawn.
    pub lost: SeatSet,
    /// Seed of all chance.
    pub seed: Seed,
}

impl Start {
    /// The first game of a match in the usual mode, with these decks.
    #[must_use]
    pub fn with(decks: &[Source], seed: Seed) -> Self {
        Start { brings: decks.to_vec(), seed, ..Start::default() }
    }

    /// The setting among the modes of a game, with everything that was brought
    /// for it.
    ///
    /// # Errors
    /// What there is instead, or what was brought in vain.
    pub fn setting(&self, modes: &'static [Mode]) -> Result<Setting, Vec<Fault>> {
        let wrong = |why: String| vec![Fault::new("table", 0, why)];
        let found = setting(modes, &self.mode, &self.seating, Some(self.brings.len()));
        let found = found.map_err(|none| wrong(none.to_string()))?;
        let in_vain = found.mode.brings == Brings::Nothing && self.brings.iter().any(|b| !b.text.trim().is_empty());
        if in_vain {
            return Err(wrong(format!("to a game of mode {} nobody brings a deck", found.mode.key)));
        }
        let some = self.brings.iter().filter(|b| !b.text.trim().is_empty()).count();
        if found.mode.brings == Brings::Pool && some > 0 && some < self.brings.len() {
            return Err(wrong(format!("to a game of mode {} everybody brings a deck, or nobody", found.mode.key)));
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODES: &[Mode] = &[
        Mode { key: "constructed", brings: Brings::Deck, seatings: &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO] },
        Mode { key: "draft", brings: Brings::Nothing, seatings: &[Seating::TWO] },
    ];

    #[test]
    fn what_is_left_open_is_as_usual() {
        let found = |mode, seating, seats| setting(MODES, mode, seating, seats).map(|s| (s.mode.key, s.seating.key));
        assert_eq!(found("", "", None), Ok(("constructed", "two")));
        assert_eq!(found("", "", Some(4)), Ok(("constructed", "two-teams-of-two")));
        assert_eq!(found("draft", "", None), Ok(("draft", "two")));
        assert_eq!(found("draft", "", Some(4)), Err(NoSetting::Seating(vec![Seating::TWO])));
        assert_eq!(found("", "two", Some(4)).unwrap_err().to_string().matches("(AC - BD)").count(), 1);
        assert_eq!(found("sealed", "", None), Err(NoSetting::Mode(vec!["constructed", "draft"])));
    }

    #[test]
    fn everybody_brings_what_they_have_or_nobody() {
        let modes: &'static [Mode] = &[Mode { key: "sealed", brings: Brings::Pool, seatings: &[Seating::TWO] }];
        let of = |text: &str| Source { name: "deck".to_owned(), text: text.to_owned() };
        let found =
            |brings: [&str; 2]| Start::with(&brings.map(of), Seed::default()).setting(modes).map(|s| s.mode.key);
        assert!(matches!((found(["", ""]), found(["1 Card", "1 Card"])), (Ok("sealed"), Ok("sealed"))));
        assert!(found(["1 Card", ""]).unwrap_err()[0].why.contains("everybody brings a deck, or nobody"));
    }

    #[test]
    fn nothing_is_brought_in_vain() {
        let deck = Source { name: "deck".to_owned(), text: "1 Card".to_owned() };
        let start = Start { mode: "draft".to_owned(), ..Start::with(&[deck.clone(), deck], Seed::default()) };
        assert!(start.setting(MODES).unwrap_err()[0].why.contains("nobody brings a deck"));
    }
}
