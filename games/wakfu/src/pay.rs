//! Resources: any card in play can be tapped for one of its Element. [418]

use crate::board::{Barred, T, look};
use crate::card::Kind;
use crate::rules::Ability;
use crate::timing::Choice;
use crate::words::{Cost, Element, Gain, Limit, Symbols};
use crate::{effect, layers};
use arbiter_kernel::{ObjectId, Seat, rule};
use serde::{Deserialize, Serialize};

/// What is left to pay. [418.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Need {
    /// Of any Element. [418.5a]
    pub any: i16,
    /// Of each Element; of the last, none. [418.5d]
    pub of: [i16; 5],
}

impl Need {
    /// For a card of this cost; an Ally wants one of its circle's Element. [418.5b] [418.5c]
    #[must_use]
    pub fn level(cost: i16, circle: Option<Element>) -> Need {
        rule!("418.5", "418.5c");
        let mut need = Need { any: cost.max(0), of: [0; 5] };
        if let Some(e) = circle.filter(|e| *e != Element::Neutral && cost > 0) {
            rule!("418.5b", "207.1");
            need.any -= 1;
            need.of[e as usize] = 1;
        }
        need
    }
    /// For the symbols of a power. [418.5d]
    #[must_use]
    pub fn symbols(symbols: &Symbols, x: i16) -> Need {
        let mut need = Need::default();
        let mut add = |e: Element, n: i16| match e {
            Element::Neutral => {
                rule!("418.5a");
                need.any += n;
            }
            e => need.of[e as usize] += n,
        };
        rule!("418.4b", "418.5d");
        match symbols {
            Symbols::Each(_) | Symbols::Of(..) => symbols.all().into_iter().for_each(|e| add(e, 1)),
            Symbols::X(e) => add(*e, x),
        }
        need
    }
    /// How many resources.
    #[must_use]
    pub fn total(self) -> i16 {
        self.any + self.of.iter().sum::<i16>()
    }
    /// After so many resources of an Element; surplus is lost.
    #[must_use]
    pub fn less(mut self, e: Element, n: i16) -> Need {
        for _ in 0..n {
            if self.of[e as usize] > 0 {
                self.of[e as usize] -= 1;
            } else if self.any > 0 {
                self.any -= 1;
            }
        }
        self
    }
    /// After so many resources of an Element, or of whichever is wanted. [803.1]
    #[must_use]
    pub fn less_of(self, e: Option<Element>, n: i16) -> Need {
        let most = Element::ALL.into_iter().max_by_key(|e| self.of[*e as usize]).filter(|e| self.of[*e as usize] > 0);
        self.less(e.or(most).unwrap_or(Element::Neutral), n)
    }
    /// Whether a resource of this Element is of use.
    pub(crate) fn takes(self, e: Element) -> bool {
        self.any > 0 || self.of[e as usize] > 0
    }
}

/// Whether a fighter is held by Tackle: it cannot be tapped. [806.13a] [806.13b]
#[must_use]
pub fn tackled(t: &T, id: ObjectId) -> bool {
    let Some(b) = t.board.battle.as_ref().filter(|b| b.action_phase) else { return false };
    let Some(f) = b.fighter(id) else { return false };
    let foes: Vec<ObjectId> = match f.side {
        crate::board::Side::Attacker => b.before(id).collect(),
        crate::board::Side::Blocker => vec![f.facing],
    };
    rule!("806.13a", "806.13b", "806.13c" => foes.iter().any(|&o| look::in_play(t, o) && layers::has(t, o, &Gain::Tackle)))
}

/// Whether a card can be tapped at all. [106.2] [106.3]
#[must_use]
pub fn can_tap(t: &T, id: ObjectId) -> bool {
    look::in_play(t, id) && !look::mark(t, id).tapped && !tackled(t, id)
}

/// Cards that a player can tap for a resource: all but Protectors. [418.1] [308.5]
#[must_use]
pub fn purse(t: &T, seat: Seat) -> Vec<ObjectId> {
    rule!("418.1", "308.5");
    look::controlled(t, seat).filter(|&id| can_tap(t, id) && look::kind(t, id) != Kind::Protector).collect()
}

/// Whether the Bag could be untapped right after its tap. [306.4]
#[must_use]
pub fn refreshes(t: &T, seat: Seat) -> bool {
    let p = &t.board.players[seat as usize];
    (rule!("306.4" => seat == t.board.active && t.board.turn > 1 && p.turns == 1 && !p.refreshed))
        && !layers::barred(t, p.bag, Barred::Untap)
}

/// The resource powers of a card that only cost its tap. [803.1] [803.2]
fn producers(t: &T, id: ObjectId) -> Vec<(u16, u8, Option<Element>)> {
    let own = look::face(t, id).produces || look::set_text_if(t, id, |f| f.produces).is_some();
    if !own && look::granted(t, id).is_empty() || layers::powerless(t, id) {
        return Vec::new();
    }
    let of = |n: u16| -> Option<(u16, u8, Option<Element>)> {
        let a: &Ability = &t.rules.abilities[n as usize];
        let (count, element) = a.produces?;
        rule!("803.1");
        let free = a.costs() == [Cost::Tap] && a.limits.iter().all(|l| allows(t, l, id, n));
        free.then_some((n, count, element))
    };
    look::powers(t, id).filter_map(of).collect()
}

/// The Elements that a resource can be of. [803.1]
fn of_any(e: Option<Element>) -> &'static [Element] {
    const ALL: [Element; 5] = Element::ALL;
    match e {
        None => &ALL,
        Some(e) => std::slice::from_ref(&ALL[e as usize]),
    }
}

fn allows(t: &T, l: &Limit, id: ObjectId, n: u16) -> bool {
    match l {
        Limit::YourTurn => t.board.active == look::controller(t, id),
        Limit::If(cond) => effect::cond(t, cond, id, n, look::controller(t, id)),
        Limit::Once => look::mark(t, id).used & look::used(t, id, n) == 0,
        Limit::When(_) | Limit::At(_) => false,
    }
}

/// The most resources a player could make.
#[must_use]
pub fn most(t: &T, seat: Seat) -> i16 {
    let bag = t.board.players[seat as usize].bag;
    let twice = i16::from(refreshes(t, seat) && can_tap(t, bag));
    let each = |id: ObjectId| producers(t, id).iter().map(|p| i16::from(p.1)).max().unwrap_or(1).max(1);
    purse(t, seat).into_iter().map(each).sum::<i16>() + twice
}

/// Whether these cards can pay it, the Bag twice if it can be untapped in
/// between: each card by its Element or by one of its resource powers.
fn enough(t: &T, seat: Seat, cards: &[ObjectId], need: Need, twice: bool) -> bool {
    let bag = t.board.players[seat as usize].bag;
    let all: Vec<Payer> = cards.iter().map(|&id| Payer::of(t, id)).collect();
    cover(all.iter().flat_map(|p| std::iter::repeat_n(p, 1 + usize::from(twice && p.id == bag))), need)
}

/// A card that can be tapped, with what it makes.
struct Payer {
    id: ObjectId,
    element: Element,
    powers: Vec<(u16, u8, Option<Element>)>,
}

impl Payer {
    fn of(t: &T, id: ObjectId) -> Self {
        Payer { id, element: look::element(t, id), powers: producers(t, id) }
    }
}

/// Whether these can pay it together.
fn cover<'a>(payers: impl Iterator<Item = &'a Payer>, need: Need) -> bool {
    let mut of = [0i16; 5];
    let mut open: Vec<Vec<(Element, i16)>> = Vec::new();
    for p in payers {
        if p.powers.is_empty() {
            of[p.element as usize] += 1;
        } else {
            let powers = p.powers.iter().flat_map(|p| of_any(p.2).iter().map(|e| (*e, i16::from(p.1))));
            open.push(std::iter::once((p.element, 1)).chain(powers).collect());
        }
    }
    covers(of, &open, need)
}

/// Tries every way of using the cards that can be used in several ways.
fn covers(of: [i16; 5], open: &[Vec<(Element, i16)>], need: Need) -> bool {
    let Some((ways, rest)) = open.split_first() else {
        let each = need.of.iter().zip(of).all(|(want, have)| have >= *want);
        return each && of.iter().sum::<i16>() >= need.total();
    };
    ways.iter().any(|&(e, n)| {
        let mut of = of;
        of[e as usize] += n;
        covers(of, rest, need)
    })
}

/// Whether a player can pay it. [418.2]
#[must_use]
pub fn can_pay(t: &T, seat: Seat, need: Need) -> bool {
    rule!("418.2");
    enough(t, seat, &purse(t, seat), need, refreshes(t, seat))
}

/// The same while one card taps for something else. [802.4]
pub(crate) fn can_pay_beside(t: &T, seat: Seat, need: Need, besides: Option<ObjectId>) -> bool {
    // Shortcut: nothing is to be paid.
    if need.total() == 0 {
        return true;
    }
    let mut cards = purse(t, seat);
    cards.retain(|c| Some(*c) != besides);
    enough(t, seat, &cards, need, refreshes(t, seat))
}

/// Whether the Bag may be left tapped: the rest pays without it. [306.4]
pub(crate) fn may_leave_tapped(t: &T, seat: Seat, need: Need) -> bool {
    enough(t, seat, &purse(t, seat), need, false)
}

/// What can be tapped next, so that the rest can still be paid. No more is
/// tapped than is needed.
pub(crate) fn options(t: &T, seat: Seat, need: Need, out: &mut Vec<Choice>) {
    // What each can make is asked once, not once for each that is tapped before it.
    let all: Vec<Payer> = purse(t, seat).into_iter().map(|id| Payer::of(t, id)).collect();
    let (own, twice) = (t.board.players[seat as usize].bag, refreshes(t, seat));
    for tapped in &all {
        // The Bag untaps at once and can pay again. [306.4]
        let again = tapped.id == own && twice;
        let times = |p: &Payer| {
            if p.id == tapped.id { usize::from(again) } else { 1 + usize::from(p.id == own && twice) }
        };
        let left = |need: Need| cover(all.iter().flat_map(|p| std::iter::repeat_n(p, times(p))), need);
        if need.takes(tapped.element) && left(need.less(tapped.element, 1)) {
            out.push(Choice::Tap(tapped.id));
        }
        for &(ability, n, e) in &tapped.powers {
            let takes = e.map_or(need.total() > 0, |e| need.takes(e));
            if takes && left(need.less_of(e, i16::from(n))) {
                out.push(Choice::Produce(tapped.id, ability));
            }
        }
    }
}
