//! A file that somebody adds: cards, or an arena.

use super::Cards;
use crate::arena::Arena;
use crate::words::Tongues;

/// What such a file holds.
#[derive(Debug)]
pub enum Source {
    /// Champions and challenges.
    Cards(Cards),
    /// Another board.
    Arena(Box<Arena>),
}

impl Source {
    /// Reads a file: one with `rows` is an arena.
    ///
    /// # Errors
    /// Everything wrong with it: a line (0: the whole), and why.
    pub fn read(text: &str, tongues: &Tongues) -> Result<Source, Vec<(usize, String)>> {
        let syntax = |e: toml::de::Error| {
            let line = e.span().map_or(0, |s| 1 + text[..s.start].matches('\n').count());
            vec![(line, e.message().to_owned())]
        };
        let table: toml::Table = toml::from_str(text).map_err(syntax)?;
        if table.contains_key("rows") {
            let whole = |why: String| (0, why);
            let arena = Arena::read(text).map_err(|e| e.0.into_iter().map(whole).collect::<Vec<_>>())?;
            return Ok(Source::Arena(Box::new(arena)));
        }
        let cards = Cards::read([text], tongues);
        cards.map(Source::Cards).map_err(|e| e.0.into_iter().map(|why| (Source::fault_line(text, &why), why)).collect())
    }

    /// The line on which a champion, a card or a challenge is named.
    #[must_use]
    pub fn line_of(text: &str, name: &str) -> Option<usize> {
        let says = |line: &str| {
            line.split_once('=')
                .is_some_and(|(key, value)| key.trim() == "name" && value.trim().trim_matches('"') == name)
        };
        text.lines().position(says).map(|n| n + 1)
    }

    /// A fault begins with the champion and the card, or with where the reader stopped.
    fn fault_line(text: &str, why: &str) -> usize {
        let before = why.split(": ").next().unwrap_or_default();
        let card = before.rsplit(", ").next().unwrap_or_default();
        let stopped = why.split_once("at line ").and_then(|(_, rest)| rest.split([',', '\n']).next()?.parse().ok());
        stopped.or_else(|| Source::line_of(text, card)).unwrap_or(0)
    }
}
