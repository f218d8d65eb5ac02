//! The scenes of the games, for whoever wants to be shown a clause.

use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

#[derive(RustEmbed)]
#[folder = "../../games/evolve/scenes"]
struct Evolve;
#[derive(RustEmbed)]
#[folder = "../../games/spoils/scenes"]
struct Spoils;
#[derive(RustEmbed)]
#[folder = "../../games/brawl/scenes"]
struct Brawl;
#[derive(RustEmbed)]
#[folder = "../../games/wakfu/scenes"]
struct Wakfu;

type Shown = BTreeMap<String, String>;

/// The scene that shows a clause of this game best, as its file says it.
#[must_use]
pub fn shown(game: &str, clause: &str) -> Option<&'static str> {
    all(game)?.get(clause).map(String::as_str)
}

fn all(game: &str) -> Option<&'static Shown> {
    static EACH: [OnceLock<Shown>; 4] = [const { OnceLock::new() }; 4];
    let (n, read): (usize, fn() -> Shown) = match game {
        "evolve" => (0, chosen::<Evolve>),
        "spoils" => (1, chosen::<Spoils>),
        "brawl" => (2, chosen::<Brawl>),
        "wakfu" => (3, chosen::<Wakfu>),
        _ => return None,
    };
    Some(EACH[n].get_or_init(read))
}

/// For each clause the scene that is about it most: it names it early, among
/// few, and is short.
fn chosen<E: RustEmbed>() -> Shown {
    let mut best: BTreeMap<String, ((usize, usize, usize), String)> = BTreeMap::new();
    let files = E::iter().filter(|name| name.ends_with(".scene"));
    for text in files.filter_map(|name| text::<E>(&name)).filter(|text| playable(text)) {
        let clauses: Vec<&str> = text.lines().next().unwrap_or_default().split_whitespace().skip(1).collect();
        for (n, clause) in clauses.iter().enumerate() {
            let rank = (n, clauses.len(), text.len());
            if best.get(*clause).is_none_or(|(other, _)| rank < *other) {
                best.insert((*clause).to_owned(), (rank, text.clone()));
            }
        }
    }
    best.into_iter().map(|(clause, (_, text))| (clause, text)).collect()
}

fn text<E: RustEmbed>(name: &str) -> Option<String> {
    let file = E::get(name)?;
    let data: Cow<'static, [u8]> = file.data;
    String::from_utf8(data.into_owned()).ok()
}

/// A table has its own chance and begins where a scene is set up; what only
/// speaks of decks has nobody to play it.
fn playable(text: &str) -> bool {
    let begins = |head: &str| text.lines().any(|line| line.starts_with(head));
    let mut parts = text.split("\n---");
    let story = parts.nth(1).unwrap_or_default();
    let told = story.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let plays = told.into_iter().any(|line| !line.starts_with("deck ") && !line.starts_with('?'));
    text.starts_with("clauses:") && !begins("rolls:") && !begins("replay:") && plays
}
