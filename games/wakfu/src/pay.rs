//! Resources: any card in play can be tapped for one of its Element. [418]

use crate::board::{Barred, T, look};
use crate::card::Kind;
use crate::rules::Ability;
use crate::timing::Choice;
use crate::words::{Cost, Element, Gain, Limit, Symbols};
use crate::{effect, layers};
use arbiter_kernel::{ObjectId, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

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
    let tackles = |o: ObjectId| look::in_play(t, o) && layers::has(t, o, &Gain::Tackle);
    rule!("806.13a", "806.13b", "806.13c" => match f.side {
        crate::board::Side::Attacker => b.before(id).any(tackles),
        crate::board::Side::Blocker => tackles(f.facing),
    })
}

/// Whether a card can be tapped at all. [106.2] [106.3]
#[must_use]
pub fn can_tap(t: &T, id: ObjectId) -> bool {
    look::in_play(t, id) && !look::mark(t, id).tapped && !tackled(t, id)
}

/// Cards that a player can tap for a resource: all but Protectors. [418.1] [308.5]
fn payers(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    rule!("418.1", "308.5");
    let able = |id| !look::mark(t, id).tapped && look::kind(t, id) != Kind::Protector && !tackled(t, id);
    look::controlled(t, seat).filter(move |&id| able(id))
}

/// Whether the Bag could be untapped right after its tap. [306.4]
#[must_use]
pub fn refreshes(t: &T, seat: Seat) -> bool {
    let p = &t.board.players[seat as usize];
    (rule!("306.4" => seat == t.board.active && t.board.turn > 1 && p.turns == 1 && !p.refreshed))
        && !layers::barred(t, p.bag, Barred::Untap)
}

/// Resource powers: which, and what it makes.
type Made = SmallVec<[(u16, u8, Option<Element>); 2]>;

/// The resource powers of a card that only cost its tap. [803.1] [803.2]
fn producers(t: &T, id: ObjectId) -> Made {
    let own = look::face(t, id).produces || look::set_text_if(t, id, |f| f.produces).is_some();
    if !own && look::granted(t, id).is_empty() || layers::powerless(t, id) {
        return Made::new();
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
    Purse::of(t, seat).most()
}

/// A card that can be tapped, with what it makes.
struct Payer {
    id: ObjectId,
    element: Element,
    powers: Made,
    /// It can be untapped in between and pay again. [306.4]
    twice: bool,
}

/// The ways in which a card can be used.
type Ways = SmallVec<[(Element, i16); 6]>;

impl Payer {
    /// The most that one tap of it makes.
    fn most(&self) -> i16 {
        self.powers.iter().map(|p| i16::from(p.1)).max().unwrap_or(1).max(1)
    }
    /// By its Element or by one of its resource powers.
    fn ways(&self) -> Ways {
        let powers = self.powers.iter().flat_map(|p| of_any(p.2).iter().map(|e| (*e, i16::from(p.1))));
        std::iter::once((self.element, 1)).chain(powers).collect()
    }
}

/// What a player can pay with now.
pub(crate) struct Purse {
    all: SmallVec<[Payer; 16]>,
}

impl Purse {
    pub(crate) fn of(t: &T, seat: Seat) -> Purse {
        let bag = Some(t.board.players[seat as usize].bag).filter(|_| refreshes(t, seat));
        let payer = |id| Payer { id, element: look::element(t, id), powers: producers(t, id), twice: Some(id) == bag };
        Purse { all: payers(t, seat).map(payer).collect() }
    }
    /// The most resources.
    pub(crate) fn most(&self) -> i16 {
        self.all.iter().map(|p| p.most() + i16::from(p.twice)).sum()
    }
    /// Whether it can be paid. [418.2]
    pub(crate) fn pays(&self, need: Need) -> bool {
        rule!("418.2");
        self.covers(need, |p| 1 + usize::from(p.twice))
    }
    /// The same while one card taps for something else. [802.4]
    pub(crate) fn pays_beside(&self, need: Need, besides: Option<ObjectId>) -> bool {
        self.covers(need, |p| if Some(p.id) == besides { 0 } else { 1 + usize::from(p.twice) })
    }
    /// Whether so many uses of each can pay it together.
    fn covers(&self, need: Need, times: impl Fn(&Payer) -> usize) -> bool {
        // Shortcut: nothing is to be paid.
        if need.total() == 0 {
            return true;
        }
        let mut of = [0i16; 5];
        let mut open: SmallVec<[Ways; 2]> = SmallVec::new();
        for p in &self.all {
            for _ in 0..times(p) {
                if p.powers.is_empty() {
                    of[p.element as usize] += 1;
                } else {
                    open.push(p.ways());
                }
            }
        }
        covers(of, &open, need)
    }
}

/// Tries every way of using the cards that can be used in several ways.
fn covers(of: [i16; 5], open: &[Ways], need: Need) -> bool {
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
    need.total() == 0 || Purse::of(t, seat).pays(need)
}

/// Whether the Bag may be left tapped: the rest pays without it. [306.4]
pub(crate) fn may_leave_tapped(t: &T, seat: Seat, need: Need) -> bool {
    Purse::of(t, seat).covers(need, |_| 1)
}

/// What can be tapped next, so that the rest can still be paid. No more is
/// tapped than is needed.
pub(crate) fn options(t: &T, seat: Seat, need: Need, out: &mut Vec<Choice>) {
    let purse = Purse::of(t, seat);
    for tapped in &purse.all {
        // The Bag untaps at once and can pay again. [306.4]
        let times = |p: &Payer| usize::from(p.id != tapped.id) + usize::from(p.twice);
        let left = |need: Need| purse.covers(need, times);
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
