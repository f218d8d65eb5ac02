//! Is a fact true of a table?

use super::fact::{Claim, Fact, Look, Owner};
use super::item::{Item, Pair, describe};
use crate::{letter, slug};
use arbiter_catalog::{CardView, Entry, Match, PlaceView, Seat, SeatView, View, Viewer, ZoneView};

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
        Fact::Stands(key, claim) => stands(&view, key, claim),
        Fact::Marked(key, marks) => marked(&view, key, marks),
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
    claimed(&cards.iter().collect::<Vec<_>>(), items, true, view.pair)
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
        _ if found.iter().all(|c| item.fits(c, view.pair)) => Ok(()),
        [one] => Err(format!("found {}", describe(one, view.pair))),
        _ => Err(format!("not all of these fit; say which zone is meant: {}", list(&found, view.pair))),
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
        let found = numbers.and_then(|s| of_key(s, key)).or_else(|| zone.map(count));
        return match found {
            Some(found) if found == *n => Ok(()),
            Some(found) => Err(format!("expected {key} {n}, found {found}{}", numbers.map(others).unwrap_or_default())),
            None => Err(unknown(key, zones, numbers)),
        };
    }
    zone.map_or_else(|| Err(unknown(key, zones, numbers)), |z| zoned(z, claim, view.pair))
}

/// All numbers of a seat, for a message.
fn others(seat: &SeatView) -> String {
    let all: Vec<String> = seat.numbers.iter().map(|(key, n)| format!("{key} {n}")).collect();
    if all.is_empty() { String::new() } else { format!(" (of {})", all.join(", ")) }
}

fn of_key(seat: &SeatView, key: &str) -> Option<i32> {
    seat.numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n)
}

/// `A hand 4` is the number of cards.
fn count(zone: &ZoneView) -> i32 {
    i32::try_from(zone.count).unwrap_or(i32::MAX)
}

/// The place of the board with this key.
fn found<'v>(view: &'v View, key: &str) -> Result<&'v PlaceView, String> {
    view.place(key).ok_or_else(|| match &view.board {
        None => "there is no board of places here".to_owned(),
        Some(board) => {
            let all: Vec<&str> = board.places.iter().map(|p| p.key.as_str()).collect();
            format!("no place `{key}`; there are {}", all.join(", "))
        }
    })
}

/// What stands on a place: cards of the zones, as the viewer sees them.
fn stands(view: &View, key: &str, claim: &Claim) -> Result<(), String> {
    let spots = &found(view, key)?.cards;
    let hidden = CardView::default();
    let cards: Vec<CardView> = spots.iter().map(|at| view.card(at).unwrap_or(&hidden).clone()).collect();
    zoned(&ZoneView { key: "place", count: cards.len(), cards }, claim, view.pair)
}

fn marked(view: &View, key: &str, marks: &[(String, bool)]) -> Result<(), String> {
    let place = found(view, key)?;
    match marks.iter().find(|(mark, there)| place.marks.contains(&mark.as_str()) != *there) {
        None => Ok(()),
        Some(_) if place.marks.is_empty() => Err("it has no marks".to_owned()),
        Some(_) => Err(format!("its marks are {}", place.marks.join(", "))),
    }
}

fn unknown(key: &str, zones: &[ZoneView], seat: Option<&SeatView>) -> String {
    let numbers = seat.iter().flat_map(|s| &s.numbers).map(|(k, _)| *k);
    let all: Vec<&str> = zones.iter().map(|z| z.key).chain(numbers).collect();
    format!("no zone or number `{key}`; there are {}", all.join(", "))
}

fn zoned(zone: &ZoneView, claim: &Claim, pair: Pair) -> Result<(), String> {
    let cards: Vec<&CardView> = zone.cards.iter().collect();
    let number = |what: &str, wanted: usize, found: usize| {
        if wanted == found { Ok(()) } else { Err(format!("expected {wanted}{what}, found {found}")) }
    };
    match claim {
        Claim::Exactly(items) => claimed(&cards, items, true, pair),
        Claim::Has(items) => claimed(&cards, items, false, pair),
        Claim::Not(items) => match cards.iter().find(|c| items.iter().any(|i| i.fits(c, pair))) {
            None => Ok(()),
            Some(card) => Err(format!("found {}", describe(card, pair))),
        },
        Claim::Count(n) => number(" cards", *n, zone.count),
        Claim::Hidden(n) => number(" hidden cards", *n, cards.iter().filter(|c| c.name.is_none()).count()),
        Claim::Top(items) => ordered(&cards, items, true, pair),
        Claim::Bottom(items) => ordered(&cards, items, false, pair),
        Claim::Number(_) => Ok(()),
    }
}

fn list(cards: &[&CardView], pair: Pair) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    cards.iter().map(|c| describe(c, pair)).collect::<Vec<_>>().join(", ")
}

/// Every copy of every item, as single items.
fn single(items: &[Item]) -> Vec<&Item> {
    items.iter().flat_map(|i| std::iter::repeat_n(i, i.copies.min(1000))).collect()
}

fn ordered(cards: &[&CardView], items: &[Item], top: bool, pair: Pair) -> Result<(), String> {
    let items = single(items);
    let from = if top { 0 } else { cards.len().saturating_sub(items.len()) };
    let part: Vec<&CardView> = cards.iter().skip(from).take(items.len()).copied().collect();
    if part.len() == items.len() && items.iter().zip(&part).all(|(i, c)| i.fits(c, pair)) {
        return Ok(());
    }
    Err(format!("found there: {}", list(&part, pair)))
}

/// Every item has a card of its own; if `all`, every card has an item.
fn claimed(cards: &[&CardView], items: &[Item], all: bool, pair: Pair) -> Result<(), String> {
    let items = single(items);
    // An item with few wants must not take the only card that fits another:
    // a matching with augmenting paths, as the lists are short.
    let mut taken: Vec<Option<usize>> = vec![None; cards.len()];
    let fits = |i: usize, c: usize| items[i].fits(cards[c], pair);
    for (i, item) in items.iter().enumerate() {
        if !assign(i, &fits, &mut taken, &mut vec![false; cards.len()]) {
            return Err(format!("no card fits `{}`; found {}", item.slug, list(cards, pair)));
        }
    }
    if all && taken.iter().any(Option::is_none) {
        let more: Vec<&CardView> = cards.iter().zip(&taken).filter(|(_, t)| t.is_none()).map(|(c, _)| *c).collect();
        return Err(format!("not expected: {}", list(&more, pair)));
    }
    Ok(())
}

fn assign(item: usize, fits: &dyn Fn(usize, usize) -> bool, taken: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for c in 0..taken.len() {
        if tried[c] || !fits(item, c) {
            continue;
        }
        tried[c] = true;
        if taken[c].is_none_or(|other| assign(other, fits, taken, tried)) {
            taken[c] = Some(item);
            return true;
        }
    }
    false
}
