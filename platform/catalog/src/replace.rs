//! What could stand in a deck for a card that is not understood.

use crate::{CardInfo, DeckFault, DeckReport};
use arbiter_desk::{House, Shelf};
use arbiter_kernel::Arg;
use std::collections::BTreeSet;

/// So many are offered.
const OFFERED: usize = 3;

/// The report with cards that could be taken for those that are not understood:
/// of the same part and kind, whose numbers are the nearest.
pub(crate) fn offered<G: House>(shelf: &Shelf<G>, mut report: DeckReport) -> DeckReport {
    if !report.faults.iter().any(|f| f.said.key == UNPLAYABLE) {
        return report;
    }
    let unread: BTreeSet<String> = G::unread(&shelf.rules).into_iter().map(|(name, _)| name).collect();
    let full = |c: &CardInfo| {
        let copies = report.entries.iter().filter(|e| e.name == c.name).map(|e| u32::from(e.count)).sum::<u32>();
        copies >= u32::from(c.copies)
    };
    let open: Vec<&CardInfo> =
        shelf.shown().iter().filter(|c| !c.part.is_empty() && !unread.contains(&c.name) && !full(c)).collect();
    for fault in report.faults.iter_mut().filter(|f| f.said.key == UNPLAYABLE) {
        let Some(card) = named(fault).and_then(|name| shelf.shown().iter().find(|c| c.name == name)) else { continue };
        let mut near: Vec<(u32, &str)> =
            open.iter().filter(|c| c.part == card.part).map(|c| (apart(card, c), c.name.as_str())).collect();
        near.sort_unstable();
        near.dedup_by_key(|n| n.1);
        fault.nearest = near.into_iter().take(OFFERED).map(|n| n.1.to_owned()).collect();
    }
    report
}

const UNPLAYABLE: &str = "deck-unplayable";

/// The card that a fault is about.
fn named(fault: &DeckFault) -> Option<&str> {
    fault.said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Card(Some(name)) => Some(name.as_str()),
        _ => None,
    })
}

/// How much two cards differ: kind first, then class, then numbers and traits.
fn apart(one: &CardInfo, other: &CardInfo) -> u32 {
    let number = |c: &CardInfo, key: &str| c.numbers.iter().find(|n| n.0 == key).map_or(0, |n| n.1);
    let numbers: u32 = one.numbers.iter().map(|(key, n)| n.abs_diff(number(other, key))).sum();
    let traits = one.traits.iter().filter(|t| !other.traits.contains(t)).count() as u32;
    u32::from(one.kind != other.kind) * 10_000 + u32::from(one.class != other.class) * 1_000 + numbers * 4 + traits
}
