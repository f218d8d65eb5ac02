//! Decks of those who play together: some may not stand side by side.

use crate::{DeckInfo, Library, Source};

/// What every seat brings, `named` or else a shipped deck of the mode: the one
/// that `lot` gives for the seat, or the first after it that may be played
/// beside the decks of the seat's team. `None` if no shipped deck fits the mode.
pub fn dealt(
    library: &dyn Library,
    mode: &str,
    teams: &[u8],
    mut named: Vec<Option<Source>>,
    lot: impl Fn(usize) -> u64,
) -> Option<Vec<Source>> {
    named.resize(teams.len(), None);
    if named.iter().all(Option::is_some) {
        return named.into_iter().collect();
    }
    let source = |d: DeckInfo| Source { name: d.key, text: d.text };
    let legal = |s: &Source| library.check_deck_in(s, mode).is_empty();
    let shipped: Vec<Source> = library.decks().into_iter().map(source).filter(legal).collect();
    for seat in 0..teams.len() {
        if named[seat].is_some() {
            continue;
        }
        let n = (lot(seat) % shipped.len().max(1) as u64) as usize;
        let mut beside = partners(teams, &named, seat);
        let fits = |deck: &&Source| {
            beside.push((*deck).clone());
            let fits = library.check_team(&beside, mode).is_none();
            beside.pop();
            fits
        };
        let found = shipped[n..].iter().chain(&shipped[..n]).find(fits);
        named[seat] = Some(found.or(shipped.get(n))?.clone());
    }
    named.into_iter().collect()
}

/// The decks of a seat's partners, as far as they are known.
fn partners(teams: &[u8], decks: &[Option<Source>], seat: usize) -> Vec<Source> {
    let beside = |n: &usize| *n != seat && teams[*n] == teams[seat];
    (0..teams.len()).filter(beside).filter_map(|n| decks[n].clone()).collect()
}
