//! Is a fact true of a table?

use super::fact::{Claim, Fact, Look, Owner};
use super::item::{Item, describe, number};
use crate::{letter, slug};
use arbiter_catalog::{CardView, Entry, Match, Seat, SeatView, View, Viewer, ZoneView};

/// Says what is wrong if the fact does not hold.
pub(super) fn judge(look: &Look, table: &dyn Match, log: &[Entry]) -> Result<(), String> {
    if let Viewer::Seat(seat) = look.viewer
        && usize::from(seat) >= table.view(Viewer::Judge).seats.len()
    {
        return Err(format!("there is no seat {}", letter(seat)));
    }
    let view = table.view(look.viewer);
    match &look.fact {
        Fact::Turn(seat) => same("turn", &letter(*seat).to_string(), &of_seat(view.active)),
        Fact::TurnNumber(n) => same("turn", &n.to_string(), &view.turn.to_string()),
        Fact::Phase(phase) => same("phase", phase, view.phase),
        Fact::NothingPending if view.pending.is_empty() => Ok(()),
        Fact::NothingPending => Err(format!("these wait: {}", waiting(&view))),
        Fact::Pending(seat, items) => pending(&view, *seat, items),
        Fact::Log(clause, wanted) => logged(clause, *wanted, log),
        Fact::Card(item) => card(&view, item),
        Fact::Place(owner, key, claim) => place(&view, *owner, key, claim),
    }
}

fn same(what: &str, expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {what} {expected}, found {what} {found}")) }
}

fn of_seat(seat: Option<Seat>) -> String {
    seat.map_or("of nobody".to_owned(), |s| letter(s).to_string())
}

/// The pending abilities, for a message.
pub(super) fn waiting(view: &View) -> String {
    view.pending.iter().map(|(s, name)| format!("{} {}", letter(*s), slug(name))).collect::<Vec<_>>().join(", ")
}

fn pending(view: &View, seat: Seat, items: &[Item]) -> Result<(), String> {
    let as_card =
        |(_, name): &(Seat, String)| CardView { name: Some(name.clone()), slug: slug(name), ..CardView::default() };
    let cards: Vec<CardView> = view.pending.iter().filter(|(s, _)| *s == seat).map(as_card).collect();
    claimed(&cards.iter().collect::<Vec<_>>(), items, true)
}

fn logged(clause: &str, wanted: bool, log: &[Entry]) -> Result<(), String> {
    if log.iter().any(|e| e.clause == clause) == wanted {
        return Ok(());
    }
    let mut seen: Vec<&str> = log.iter().map(|e| e.clause).collect();
    seen.dedup();
    let not = if wanted { "no" } else { "an" };
    Err(format!("{not} entry of the log cites [{clause}]; it cites: {}", seen.join(" ")))
}

/// One card, wherever it lies.
fn card(view: &View, item: &Item) -> Result<(), String> {
    let zones = view.seats.iter().flat_map(|s| &s.zones).chain(&view.shared);
    let found: Vec<&CardView> = zones.flat_map(|z| &z.cards).filter(|c| item.names(c)).collect();
    match found[..] {
        [] => Err(format!("no `{}` is anywhere to be seen", item.slug)),
        _ if found.iter().all(|c| item.fits(c)) => Ok(()),
        [one] => Err(format!("found {}", describe(one))),
        _ => Err(format!("not all of these fit; say which zone is meant: {}", list(&found))),
    }
}

fn place(view: &View, owner: Owner, key: &str, claim: &Claim) -> Result<(), String> {
    let (zones, numbers): (&[ZoneView], _) = match owner {
        Owner::Shared => (&view.shared, None),
        Owner::Seat(s) => {
            let seat = view.seats.get(usize::from(s)).ok_or_else(|| format!("there is no seat {}", letter(s)))?;
            (&seat.zones, Some(seat))
        }
    };
    let zone = zones.iter().find(|z| z.key == key);
    if let Claim::Number(n) = claim {
        let found = numbers.and_then(|s| of_key(s, key)).or_else(|| zone.map(|z| leader_or_count(z, key)));
        return match found {
            Some(found) if found == *n => Ok(()),
            Some(found) => Err(format!("expected {key} {n}, found {found}{}", numbers.map(others).unwrap_or_default())),
            None => Err(unknown(key, zones, numbers)),
        };
    }
    zone.map_or_else(|| Err(unknown(key, zones, numbers)), |z| zoned(z, claim))
}

/// All numbers of a seat, for a message.
fn others(seat: &SeatView) -> String {
    let all: Vec<String> = seat.numbers.iter().map(|(key, n)| format!("{key} {n}")).collect();
    if all.is_empty() { String::new() } else { format!(" (of {})", all.join(", ")) }
}

fn of_key(seat: &SeatView, key: &str) -> Option<i32> {
    seat.numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n)
}

/// `A leader 17` is the leader's defense, `A hand 4` the number of cards.
fn leader_or_count(zone: &ZoneView, key: &str) -> i32 {
    let leader = if key == "leader" { zone.cards.first().and_then(|c| number(c, "defense")) } else { None };
    leader.unwrap_or_else(|| i32::try_from(zone.count).unwrap_or(i32::MAX))
}

fn unknown(key: &str, zones: &[ZoneView], seat: Option<&SeatView>) -> String {
    let numbers = seat.iter().flat_map(|s| &s.numbers).map(|(k, _)| *k);
    let all: Vec<&str> = zones.iter().map(|z| z.key).chain(numbers).collect();
    format!("no zone or number `{key}`; there are {}", all.join(", "))
}

fn zoned(zone: &ZoneView, claim: &Claim) -> Result<(), String> {
    let cards: Vec<&CardView> = zone.cards.iter().collect();
    let number = |what: &str, wanted: usize, found: usize| {
        if wanted == found { Ok(()) } else { Err(format!("expected {wanted}{what}, found {found}")) }
    };
    match claim {
        Claim::Exactly(items) => claimed(&cards, items, true),
        Claim::Has(items) => claimed(&cards, items, false),
        Claim::Not(items) => match cards.iter().find(|c| items.iter().any(|i| i.fits(c))) {
            None => Ok(()),
            Some(card) => Err(format!("found {}", describe(card))),
        },
        Claim::Count(n) => number(" cards", *n, zone.count),
        Claim::Hidden(n) => number(" hidden cards", *n, cards.iter().filter(|c| c.name.is_none()).count()),
        Claim::Top(items) => ordered(&cards, items, true),
        Claim::Bottom(items) => ordered(&cards, items, false),
        Claim::Number(_) => Ok(()),
    }
}

fn list(cards: &[&CardView]) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    cards.iter().map(|c| describe(c)).collect::<Vec<_>>().join(", ")
}

/// Every copy of every item, as single items.
fn single(items: &[Item]) -> Vec<&Item> {
    items.iter().flat_map(|i| std::iter::repeat_n(i, i.copies.min(1000))).collect()
}

fn ordered(cards: &[&CardView], items: &[Item], top: bool) -> Result<(), String> {
    let items = single(items);
    let from = if top { 0 } else { cards.len().saturating_sub(items.len()) };
    let part: Vec<&CardView> = cards.iter().skip(from).take(items.len()).copied().collect();
    if part.len() == items.len() && items.iter().zip(&part).all(|(i, c)| i.fits(c)) {
        return Ok(());
    }
    Err(format!("found there: {}", list(&part)))
}

/// Every item has a card of its own; if `all`, every card has an item.
fn claimed(cards: &[&CardView], items: &[Item], all: bool) -> Result<(), String> {
    let items = single(items);
    // An item with few wants must not take the only card that fits another:
    // a matching with augmenting paths, as the lists are short.
    let mut taken: Vec<Option<usize>> = vec![None; cards.len()];
    for i in 0..items.len() {
        if !assign(i, &items, cards, &mut taken, &mut vec![false; cards.len()]) {
            return Err(format!("no card fits `{}`; found {}", items[i].slug, list(cards)));
        }
    }
    if all && taken.iter().any(Option::is_none) {
        let more: Vec<&CardView> = cards.iter().zip(&taken).filter(|(_, t)| t.is_none()).map(|(c, _)| *c).collect();
        return Err(format!("not expected: {}", list(&more)));
    }
    Ok(())
}

fn assign(item: usize, items: &[&Item], cards: &[&CardView], taken: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for c in 0..cards.len() {
        if tried[c] || !items[item].fits(cards[c]) {
            continue;
        }
        tried[c] = true;
        if taken[c].is_none_or(|other| assign(other, items, cards, taken, tried)) {
            taken[c] = Some(item);
            return true;
        }
    }
    false
}
