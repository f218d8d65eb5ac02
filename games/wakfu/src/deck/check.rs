//! Whether a deck is legal. [101] [420.1] [806.10a]

use super::{Format, List};
use crate::board::Alignment;
use crate::card::{Card, Kind};
use crate::rules::Rules;
use crate::setup::Deck;
use crate::trait_line as line;
use crate::words::Keyword;
use arbiter_kernel::rule;

/// Why a deck is not legal: the clause, a key of the translation files, and the
/// card if it is about one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Fault {
    pub clause: &'static str,
    pub key: &'static str,
    pub card: Option<String>,
}

fn fault(clause: &'static str, key: &'static str, card: Option<&str>) -> Fault {
    Fault { clause, key, card: card.map(str::to_owned) }
}

/// The deck of a list, if it is legal.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check(rules: &Rules, list: &List, format: Format) -> Result<Deck, Vec<Fault>> {
    let mut faults = Vec::new();
    let cards = faces(rules, &list.cards, &mut faults);
    let reserve = faces(rules, &list.reserve, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let of = |face: u16| &rules.faces[face as usize].card;
    sizes(&cards, &reserve, format, &of, &mut faults);
    copies(&cards, &reserve, format, &of, &mut faults);
    legality(&cards, &reserve, format, &of, &mut faults);
    let one = |kind: Kind| cards.iter().copied().find(|&f| of(f).kind == kind);
    let (Some(hero), Some(bag)) = (one(Kind::Hero), one(Kind::Bag)) else { return Err(faults) };
    keyword(rules, &cards, hero, list.alignment, &mut faults);
    elementals(&cards, hero, bag, format, &of, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let rest = cards.into_iter().filter(|&f| !matches!(of(f).kind, Kind::Hero | Kind::Bag)).collect();
    Ok(Deck { hero, bag, cards: rest, alignment: list.alignment })
}

/// A Unique card is in only one deck of a team. [901.3a]
///
/// # Errors
/// Every card that is in two of them.
pub fn check_team(rules: &Rules, decks: &[&Deck]) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    rule!("901.3", "901.3a");
    for (n, deck) in decks.iter().enumerate() {
        for &face in &deck.cards {
            let card = &rules.faces[face as usize].card;
            let twice =
                decks[n + 1..].iter().any(|d| d.cards.iter().any(|&f| rules.faces[f as usize].card.name == card.name));
            if card.unique && twice {
                faults.push(fault("901.3a", "deck-unique-in-team", Some(&card.name)));
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn faces(rules: &Rules, list: &[(u8, String)], faults: &mut Vec<Fault>) -> Vec<u16> {
    let mut out = Vec::new();
    for (count, name) in list {
        match rules.find(name) {
            Some(face) => out.extend((0..*count).map(|_| face)),
            None => faults.push(fault("", "deck-unknown-card", Some(name))),
        }
    }
    out
}

/// Sizes, and exactly one Hero and one Haven Bag. [101.1] [101.2] [101.3] [101.4]
fn sizes<'a>(cards: &[u16], reserve: &[u16], format: Format, of: &dyn Fn(u16) -> &'a Card, faults: &mut Vec<Fault>) {
    if cards.len() != format.size() {
        let clause = if format.is_constructed() { "101.1" } else { "101.2" };
        faults.push(fault(clause, "deck-size", None));
    }
    for (kind, key) in [(Kind::Hero, "deck-one-hero"), (Kind::Bag, "deck-one-bag")] {
        if cards.iter().filter(|&&f| of(f).kind == kind).count() != 1 {
            rule!("101.3", "306.1", "307.1");
            faults.push(fault("101.3", key, None));
        }
    }
    if format.is_constructed() {
        if !matches!(reserve.len(), 0 | 12) {
            rule!("101.4");
            faults.push(fault("101.4", "deck-reserve-size", None));
        }
        for &f in reserve.iter().filter(|&&f| matches!(of(f).kind, Kind::Hero | Kind::Bag)) {
            faults.push(fault("101.4", "deck-reserve-hero", Some(&of(f).name)));
        }
    }
}

/// At most three copies, one if Unique; at most one Protector. [101.5] [101.6] [308.3] [420.1]
fn copies<'a>(cards: &[u16], reserve: &[u16], format: Format, of: &dyn Fn(u16) -> &'a Card, faults: &mut Vec<Fault>) {
    let counted: Vec<u16> = if format.is_constructed() {
        cards.iter().chain(reserve).copied().collect()
    } else {
        rule!("101.6");
        cards.to_vec()
    };
    let mut names: Vec<&str> = counted.iter().map(|&f| of(f).name.as_str()).collect();
    names.sort_unstable();
    for same in names.chunk_by(|a, b| a == b) {
        let unique = counted.iter().any(|&f| of(f).name == same[0] && of(f).unique);
        if unique && same.len() > 1 {
            rule!("420.1");
            faults.push(fault("420.1", "deck-unique", Some(same[0])));
        } else if format.is_constructed() && same.len() > 3 {
            rule!("101.5");
            faults.push(fault("101.5", "deck-copies", Some(same[0])));
        }
    }
    if counted.iter().filter(|&&f| of(f).kind == Kind::Protector).count() > 1 {
        rule!("308.3");
        faults.push(fault("308.3", "deck-protector", None));
    }
}

/// Expansions and bans. [1201.block] [1202.rule]
fn legality<'a>(cards: &[u16], reserve: &[u16], format: Format, of: &dyn Fn(u16) -> &'a Card, faults: &mut Vec<Fault>) {
    let mut all: Vec<u16> = cards.iter().chain(reserve).copied().collect();
    all.sort_unstable();
    all.dedup();
    for face in all {
        let card = of(face);
        if format.banned().contains(&card.name_fr.as_str()) {
            rule!("1202.rule", "1202.constructed", "1202.block");
            let clause = if format == Format::Constructed { "1202.constructed" } else { "1202.block" };
            faults.push(fault(clause, "deck-banned", Some(&card.name)));
        }
        if let Format::Block(block) = format
            && !block.sets().contains(&card.from.as_str())
        {
            rule!("1201.table", "1201.block");
            faults.push(fault("1201.block", "deck-other-block", Some(&card.name)));
        }
    }
}

/// The keyword Hero binds the base deck; an Alignment is the declared one. [806.10a] [806.10c]
fn keyword(rules: &Rules, cards: &[u16], hero: u16, alignment: Alignment, faults: &mut Vec<Fault>) {
    let own = &rules.faces[hero as usize].card;
    let mut all = cards.to_vec();
    all.sort_unstable();
    all.dedup();
    for face in all {
        let f = &rules.faces[face as usize];
        for k in f.keywords() {
            let Keyword::Hero(family) = k else { continue };
            rule!("806.10a", "806.10c", "401.3a", "101.6.note");
            let fits = match family.0.as_str() {
                line::BONTA => alignment == Alignment::Bonta,
                line::BRAKMAR => alignment == Alignment::Brakmar,
                name => own.has(name),
            };
            if !fits {
                faults.push(fault("806.10a", "deck-hero-trait", Some(&f.card.name)));
            }
        }
    }
}

/// Elemental Allies of a draft are of the Element of the Hero or the Bag. [101.7]
fn elementals<'a>(
    cards: &[u16],
    hero: u16,
    bag: u16,
    format: Format,
    of: &dyn Fn(u16) -> &'a Card,
    faults: &mut Vec<Fault>,
) {
    if format != Format::Draft {
        return;
    }
    let spirits: Vec<u16> =
        cards.iter().copied().filter(|&f| line::ELEMENTALS.contains(&of(f).name_fr.as_str())).collect();
    if spirits.len() > 4 {
        rule!("101.7");
        faults.push(fault("101.7", "deck-elementals", None));
    }
    for f in spirits {
        if ![of(hero).element, of(bag).element].contains(&of(f).element) {
            faults.push(fault("101.7", "deck-elemental-element", Some(&of(f).name)));
        }
    }
}
