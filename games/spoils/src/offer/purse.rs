//! What a player has for plays and uses, read once for all that are offered.

use super::counted;
use crate::board::T;
use crate::icons;
use crate::layers;
use crate::listen;
use crate::pay;
use crate::rules::Sort;
use crate::words::{Icons, Levy, PriceOf, Rule, Verb, Who};
use arbiter_kernel::{Seat, Total, rule};

/// More than anybody has to pay.
pub(super) const UNKNOWN: i16 = i16::MAX / 2;

/// A player with the icons and the resources at hand.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// Whose.
    pub seat: Seat,
    /// How many resources can pay. [309.1a]
    pub means: i16,
    /// No rule that holds now changes while a play is paid for.
    pub steady: bool,
    /// Nor does any rule change what is paid.
    pub plain: bool,
    /// No rule changes what is paid for the use of an ability.
    pub free_use: bool,
    /// No rule changes what is paid, or what a card is and whose.
    pub settled: bool,
    icons: Icons,
}

impl Purse {
    /// Looks at what a player controls.
    #[must_use]
    pub fn of(t: &T, seat: Seat) -> Self {
        let steady = !layers::astir(t, [listen::SHAKY, listen::GIVE]);
        let plain = !layers::astir(t, [listen::PRICE, listen::LEVY]);
        let settled = plain && !layers::astir(t, [listen::CONTROL, listen::TYPE, listen::BLANK, listen::GIVE]);
        // Shortcut: else the attempt tells.
        let free_use = plain || !priced(t);
        Purse { seat, means: pay::means(t, seat), steady, plain, free_use, settled, icons: icons::of(t, seat) }
    }
    /// Whether what is due now is due when the rest has been done.
    /// Shortcut if true: else the attempt tells.
    pub(super) fn fixed(&self) -> bool {
        self.settled || self.steady
    }
    /// Whether a threshold is met. [405.1]
    #[must_use]
    pub fn meets(&self, threshold: Icons) -> bool {
        rule!("201.3a", "405.1");
        self.icons.meet(threshold)
    }
}

/// Whether some rule may change what is paid for the use of an ability. Most rules
/// about costs are about playing cards. [406.5b]
/// Shortcut if false: else those that hold are looked for.
fn priced(t: &T) -> bool {
    let of_uses = |rule: &Rule| match rule {
        Rule::Price { of, .. } => matches!(of, PriceOf::Abilities(_) | PriceOf::Next(_)),
        Rule::Levy { to, .. } => matches!(to, Levy::Use(_)),
        _ => false,
    };
    layers::said_by_any(t, listen::PRICE, of_uses) || layers::said_by_any(t, listen::LEVY, of_uses)
}

/// So many resources may be left behind at most by what leaves play for a cost.
pub(super) fn windfall(t: &T) -> i16 {
    // Nothing is done instead of what a cost instructs, but of what follows from it. [506.2] [CO12]
    if counted::alone(t) { 0 } else { left_behind(t) }
}

/// How many resources what is done instead of a card's leaving may leave behind
/// at most.
fn left_behind(t: &T) -> i16 {
    let texts = t.listeners.of(listen::INSTEAD).iter();
    let texts = texts.map(|l| (&t.rules.abilities[l.ability as usize].sort, l.on));
    let own = texts.filter(|&(sort, on)| !counted::idle(t, sort, on)).map(|(sort, _)| match sort {
        Sort::Static { rule, .. } => rule,
        _ => unreachable!("only standing rules replace"),
    });
    let made = t.board.lasting.iter().map(|l| &t.rules.rules[l.rule as usize]);
    let all = own.chain(made).map(|rule| match rule {
        Rule::Instead(r) => {
            r.instead.iter().chain(r.then.iter().flat_map(|s| &s.acts)).map(|i| behind(&i.verb)).total()
        }
        _ => 0,
    });
    all.total()
}

/// One card at most stays behind, face-down; of other words nobody can tell.
fn behind(verb: &Verb) -> i16 {
    match verb {
        Verb::Flip(Who::This, ..) => 1,
        Verb::Draw(_) | Verb::Influence(..) | Verb::Discard(_) | Verb::Destroy(_) | Verb::Exile(..) => 0,
        _ => UNKNOWN,
    }
}
