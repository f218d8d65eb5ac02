//! Which card a written name means, and which ones it resembles.

use super::{Part, cod};
use crate::card::{Card, Kind};
use crate::rules::{Face, Rules, slug};
use arbiter_decklist::{A_CARD, Names, Noun, Reader};

/// Where a name stands, as far as the text says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Under the heading of a part.
    In(Part),
    /// Under no heading: the card itself says where it belongs.
    Open,
    /// In the zone `side` of a Cockatrice deck: leader or evolve deck.
    Side,
}

/// What may stand behind a name, at most: a set code, its number, `(Evolved)`.
const SUFFIXES: usize = 4;

impl Names for Rules {
    type Part = Part;
    type Place = Place;
    const PREFIX: &'static str = "e1.";
    const PARTS: &'static [(Part, &'static str, Place)] = &[
        (Part::Leader, "Leader", Place::In(Part::Leader)),
        (Part::Main, "Main", Place::In(Part::Main)),
        (Part::Evolve, "Evolve", Place::In(Part::Evolve)),
    ];
    const OPEN: Place = Place::Open;

    fn find(&self, place: Place, written: &str) -> Option<(Part, u16)> {
        find(self, place, written)
    }
    fn similar(&self, place: Place, written: &str) -> Vec<&str> {
        similar(self, place, written)
    }
    fn noun(place: Place) -> Noun {
        match place {
            Place::In(Part::Leader) => ("leader", "deck-a-leader"),
            Place::In(Part::Main) | Place::Open => A_CARD,
            Place::In(Part::Evolve) => ("evolved card", "deck-an-evolved-card"),
            Place::Side => ("leader or evolved card", "deck-a-leader-or-evolved"),
        }
    }
    fn heading(words: &str) -> Option<Place> {
        Some(Place::In(match words {
            "leader" => Part::Leader,
            "main" | "main deck" => Part::Main,
            "evolve" | "evolve deck" => Part::Evolve,
            _ => return None,
        }))
    }
    fn foreign(reader: &mut Reader<'_, Self>, text: &str) {
        cod::read(reader, text);
    }
    fn name(&self, card: u16) -> &str {
        &self.faces[card as usize].card.name
    }
    fn slug(&self, card: u16) -> &str {
        &self.faces[card as usize].slug
    }
}

/// The face that is meant and the part it stands in. A face that may not be
/// there is found too, so that the check can say by which clause.
fn find(rules: &Rules, place: Place, written: &str) -> Option<(Part, u16)> {
    let (mut name, mut evolved) = (written.trim(), false);
    // The whole is tried first: a name may end in brackets of its own.
    for _ in 0..=SUFFIXES {
        let faces = rules.named(&slug(name)).iter().copied();
        let card = |f: u16| &rules.faces[f as usize].card;
        let fits = faces.filter(|&f| !evolved || card(f).evolved);
        if let Some(face) = fits.min_by_key(|&f| rank(place, card(f))) {
            return Some((part(place, card(face)), face));
        }
        let (shorter, says_evolved) = strip(name)?;
        name = shorter;
        evolved |= says_evolved;
    }
    None
}

/// Names that a reader may have meant, the nearest first.
fn similar<'a>(rules: &'a Rules, place: Place, written: &str) -> Vec<&'a str> {
    let (mut name, mut evolved) = (written.trim(), false);
    for _ in 0..SUFFIXES {
        let Some((shorter, says_evolved)) = strip(name) else { break };
        name = shorter;
        evolved |= says_evolved;
    }
    // Where two kinds are at home, the second is as good as the first.
    let home = u8::from(!matches!(place, Place::In(_)));
    let fits = |face: &&'a Face| (!evolved || face.card.evolved) && rank(place, &face.card) <= home;
    let known = rules.faces.iter().filter(fits).map(|f| (f.slug.as_str(), f.card.name.as_str()));
    arbiter_decklist::similar(&slug(name), known)
}

/// How well a card fits a place; the least is the best. Names are shared by a
/// follower, its evolved face, sometimes a leader or a token.
fn rank(place: Place, card: &Card) -> u8 {
    let leader = card.kind == Kind::Leader;
    let (evolved, token) = (card.evolved, card.token);
    match place {
        Place::In(Part::Leader) => u8::from(!leader) + u8::from(evolved),
        Place::In(Part::Main) => [token, leader, evolved].iter().rposition(|&b| b).map_or(0, |n| n as u8 + 1),
        Place::In(Part::Evolve) => 2 * u8::from(!evolved) + u8::from(token),
        Place::Side if leader => 0,
        Place::Side => u8::from(!evolved) + 1,
        Place::Open if leader => 0,
        Place::Open => 1 + u8::from(token) + 2 * u8::from(evolved),
    }
}

fn part(place: Place, card: &Card) -> Part {
    match place {
        Place::In(part) => part,
        _ if card.kind == Kind::Leader => Part::Leader,
        Place::Open if !card.evolved => Part::Main,
        Place::Open | Place::Side => Part::Evolve,
    }
}

/// A name without the last thing behind it, and whether that said `evolved`.
fn strip(name: &str) -> Option<(&str, bool)> {
    if let Some((before, _)) = name.rsplit_once(" #") {
        return Some((before.trim_end(), false)); // A comment.
    }
    // `(SET) 123`: the number behind the code goes with it.
    let name = match name.rsplit_once(' ') {
        Some((before, number)) if before.ends_with(')') && number.bytes().all(|b| b.is_ascii_digit()) => before,
        _ => name,
    };
    let (before, inside) = name.strip_suffix(')')?.rsplit_once('(')?;
    let evolved = ["evolved", "evolve"].iter().any(|w| inside.trim().eq_ignore_ascii_case(w));
    let code = inside.chars().all(|c| c.is_ascii_alphanumeric() || " -/.".contains(c));
    (evolved || code).then_some((before.trim_end(), evolved))
}
