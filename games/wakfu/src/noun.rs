//! Whether a card is what a text asks for. [807.2]

use crate::board::{Side, T, look};
use crate::card::{Kind, Slot, Sort};
use crate::layers;
use crate::trait_line as line;
use crate::words::{Adj, Gain, KindOf, Lasting, Measure, Noun, Power, Trait, Trick};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Whether a card is one of these, seen from a player. [807.2]
#[must_use]
pub fn fits(t: &T, noun: &Noun, id: ObjectId, seat: Seat) -> bool {
    fits_x(t, noun, id, seat, 0)
}

/// The same with another way to read Strength: while Strength is being worked
/// out it is read without the powers that change it.
pub(crate) fn fits_by(t: &T, noun: &Noun, id: ObjectId, seat: Seat, strength: &dyn Fn(ObjectId) -> i16) -> bool {
    let side = t.board.battle.as_ref().and_then(|b| b.fighter(id)).map(|f| f.side);
    fits_with(t, noun, id, seat, strength, (0, side))
}

/// The same for a text with this number announced: to a text that is played or
/// resolved while fighters are declared they are fighters. [808.2c]
pub(crate) fn fits_x(t: &T, noun: &Noun, id: ObjectId, seat: Seat, x: i16) -> bool {
    let side = t.board.battle.as_ref().and_then(|b| b.fighter(id)).map(|f| f.side);
    let side = side.or_else(|| crate::attack::declared_as(t, id));
    fits_with(t, noun, id, seat, &|c| layers::strength(t, c), (x, side))
}

fn fits_with(
    t: &T,
    noun: &Noun,
    id: ObjectId,
    seat: Seat,
    strength: &dyn Fn(ObjectId) -> i16,
    (x, side): (i16, Option<Side>),
) -> bool {
    noun.kinds.iter().any(|k| is(t, k, id))
        // With a precision it means what is said: any card with the trait. [401.2a]
        && noun.family.as_ref().is_none_or(|f| rule!("401.2" => look::has_trait(t, id, &f.0)))
        && noun.adj.iter().all(|a| has(t, a, id, seat, side))
        && noun.of.is_none_or(|m| measures(t, m, id, strength, x))
}

/// Whether a card outside of play is one of these for whatever recycles it:
/// its text may lend it other Elements. [408.2] [418.4c]
pub(crate) fn recycled_as(t: &T, noun: &Noun, id: ObjectId, seat: Seat) -> bool {
    let mut plain = noun.clone();
    let lent = |a: &Adj| match a {
        Adj::Element(e) => lends(t, id, *e),
        Adj::Either(a, b) => lends(t, id, *a) || lends(t, id, *b),
        _ => false,
    };
    plain.adj.retain(|a| !lent(a));
    plain != *noun && !look::in_play(t, id) && fits(t, &plain, id, seat)
}

/// Whether a card can be recycled as one of this Element by its own text. [418.4c]
pub(crate) fn lends(t: &T, id: ObjectId, element: crate::words::Element) -> bool {
    let says = &look::face(t, id).card.says.0;
    rule!("408.2" => says.iter().any(|p| {
        matches!(p, Power::Holds { holds: Lasting::RecycledAs(_, all), .. } if all.contains(&element))
    }))
}

/// Whether it is told by Strength who is meant.
pub(crate) fn reads_strength(noun: &Noun) -> bool {
    matches!(noun.of, Some(Measure::StrengthMost(_) | Measure::StrengthLeast(_) | Measure::StrengthMostX))
}

/// Whether a card is of a kind. [301.1]
pub(crate) fn is(t: &T, k: &KindOf, id: ObjectId) -> bool {
    let kind = look::kind(t, id);
    let card = &look::face(t, id).card;
    match k {
        KindOf::Ally => kind == Kind::Ally,
        KindOf::Hero => kind == Kind::Hero,
        // Dofus are none, whatever they give. [304.5]
        KindOf::Equipment => rule!("304.5" => kind == Kind::Equipment),
        KindOf::Zone => kind == Kind::Zone,
        KindOf::Room => kind == Kind::Room,
        KindOf::Weapon => rule!("gl.weapon" => kind == Kind::Equipment && card.slot == Some(Slot::Weapon)),
        KindOf::Armour => {
            rule!("gl.armour");
            kind == Kind::Equipment && matches!(card.slot, Some(Slot::Hat | Slot::Cape | Slot::Belt | Slot::Boots))
        }
        KindOf::Jewel => kind == Kind::Equipment && matches!(card.slot, Some(Slot::Amulet | Slot::Ring)),
        KindOf::Dofus => kind == Kind::Dofus,
        KindOf::Monster => kind == Kind::Ally && look::is_monster(t, id),
        KindOf::Character => kind == Kind::Ally && !look::is_monster(t, id),
        KindOf::Artisan => {
            rule!("401.4b");
            kind == Kind::Ally && layers::artisan(t, id, None)
        }
        KindOf::Bag => rule!("306.1" => kind == Kind::Bag),
        KindOf::Action => kind == Kind::Action,
        KindOf::Spell => kind == Kind::Action && card.sort == Sort::Spell,
        KindOf::Card => !look::face(t, id).token,
        // A bare family means fighters only. [401.2a]
        KindOf::Family(f) => {
            rule!("401.2a", "401.1a");
            // The name of a card means all cards of that name. [203.3]
            // What is no family, as a Scroll, means all cards of that sort. [208]
            let meant = matches!(kind, Kind::Ally | Kind::Hero) || line::SORTS.contains(&f.0.as_str());
            rule!("203.3" => card.name_fr == f.0) || meant && look::has_trait(t, id, &f.0)
        }
    }
}

fn has(t: &T, adj: &Adj, id: ObjectId, seat: Seat, side: Option<Side>) -> bool {
    let battle = t.board.battle.as_ref();
    match adj {
        Adj::Element(e) => {
            rule!("204.2");
            look::element(t, id) == *e
        }
        Adj::Either(a, b) => [a, b].contains(&&look::element(t, id)),
        Adj::Kind(kind) => is(t, &kind.kind(), id),
        Adj::AnyOf(all) => all.iter().any(|one| match one {
            Trait::Kind(kind) => is(t, &kind.kind(), id),
            // With a kind of card before it the word means what is said. [401.2a]
            Trait::Family(f) => look::has_trait(t, id, &f.0),
        }),
        Adj::With(trick) => layers::has(t, id, &gain(*trick)),
        Adj::Without(trick) => !layers::has(t, id, &gain(*trick)),
        Adj::Not(all) => !all.iter().any(|kind| is(t, &kind.kind(), id)),
        Adj::NotMonster => !look::is_monster(t, id),
        Adj::Unique => rule!("420.1" => look::face(t, id).card.unique),
        Adj::NotUnique => !look::face(t, id).card.unique,
        Adj::Opposing => {
            rule!("gl.opponent");
            look::opposed(t, look::controller(t, id), seat)
        }
        // Cards outside of play are neither; what has left was one of them. [106.3]
        Adj::Tapped => look::is_play(look::zone_of(t, id)) && look::mark(t, id).tapped,
        Adj::Untapped => look::is_play(look::zone_of(t, id)) && !look::mark(t, id).tapped,
        Adj::Attacking => side == Some(Side::Attacker),
        Adj::Blocking => side == Some(Side::Blocker),
        Adj::Fighting => side.is_some(),
        Adj::Blocked => battle.is_some_and(|b| b.attackers().any(|a| a == id) && !b.is_free(id)),
        Adj::Unblocked => battle.is_some_and(|b| b.attackers().any(|a| a == id) && b.is_free(id)),
        Adj::Wounded => look::mark(t, id).damage > 0,
    }
}

fn gain(trick: Trick) -> Gain {
    match trick {
        Trick::Agility => Gain::Agility,
        Trick::Giant => Gain::Giant,
        Trick::Tackle => Gain::Tackle,
    }
}

pub(crate) fn measures(t: &T, m: Measure, id: ObjectId, strength: &dyn Fn(ObjectId) -> i16, x: i16) -> bool {
    // The printed Level. [207.2] [207.3]
    let level = || look::level(t, id);
    match m {
        Measure::Level(n) => rule!("207.2" => level() == i16::from(n)),
        Measure::LevelMost(n) => level() <= i16::from(n),
        Measure::LevelLeast(n) => level() >= i16::from(n),
        Measure::LevelEither(a, b) => level() == i16::from(a) || level() == i16::from(b),
        Measure::LevelX => rule!("808.2c" => level() == x),
        Measure::LevelMostX => level() <= x,
        Measure::StrengthX => strength(id).max(0) == x,
        Measure::StrengthMostX => strength(id).max(0) <= x,
        // The modified value counts. [204.5]
        Measure::StrengthMost(n) => rule!("204.5" => strength(id).max(0) <= i16::from(n)),
        Measure::StrengthLeast(n) => strength(id).max(0) >= i16::from(n),
    }
}

/// Whether somebody bears Equipment. [305.3] [304.5]
pub(crate) fn bears(t: &T, id: ObjectId) -> bool {
    look::borne_by(t, id).any(|p| look::kind(t, p) == Kind::Equipment)
}
