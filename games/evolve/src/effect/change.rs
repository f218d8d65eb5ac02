//! Verbs that change what cards are. [10.9]

use super::{Events, amount, me, there};
use crate::board::{Read, T, Zones, other};
use crate::event::{Change, Event, Until};
use crate::words::{Amount, Ban, Ending, Give, Keyword, Part, PriceChange, Stat, Who, Zone};
use arbiter_kernel::{ObjectId, Run, Seat, rule};

fn until(t: &T, run: Run, e: Ending) -> Until {
    let me = me(t, run);
    match e {
        Ending::Never => {
            rule!("10.2.1.2");
            Until::Never
        }
        Ending::ThisTurn => Until::EndOfTurn,
        Ending::YourNextTurn => Until::TurnOf(me),
        // Said in that player's turn, the next one is meant.
        Ending::OpponentsNextTurn => Until::EndOfTurnOf(other(me), t.board.turn),
    }
}

/// `give`: the set of cards is fixed now. [10.9.2] [R63]
pub(super) fn give(t: &T, run: Run, give: &Give, refs: &[u16]) -> Events {
    rule!("10.9.2");
    let until = until(t, run, give.ending);
    let number = |n: &Option<Amount>| n.as_ref().map_or(0, |n| amount(t, run, n));
    let (a, d) = (number(&give.gift.attack), number(&give.gift.defense));
    let mut events = Events::new();
    for on in there(t, run, &give.whom) {
        if t.place(on) == Some(Zone::Leader) {
            // [R34] A leader's defense has no upper limit.
            events.push(Event::LeaderDefense { seat: t.objects.at(on.slot).owner, by: d });
            continue;
        }
        let mut add = |change| events.push(Event::Change { on, change, until });
        if a != 0 || d != 0 {
            add(Change::Stats(a, d));
        }
        give.gift.keywords.iter().for_each(|&k| add(Change::Has(k)));
        refs.iter().for_each(|&r| add(Change::Ability(r)));
    }
    events
}

pub(super) fn lose(t: &T, run: Run, whom: &Who, keyword: Option<Keyword>, ending: Ending) -> Events {
    // [10.3.1] [13.3.2.1]
    rule!("10.3.1");
    let until = until(t, run, ending);
    let change = keyword.map_or(Change::LosesAll, Change::Loses);
    there(t, run, whom).into_iter().map(|on| Event::Change { on, change, until }).collect()
}

/// `change its attack or defense to N`.
pub(super) fn become_(t: &T, run: Run, whom: &Who, stat: Stat, to: &Amount, ending: Ending) -> Events {
    let (n, until) = (amount(t, run, to), until(t, run, ending));
    let change = |on: ObjectId| match stat {
        Stat::Attack => Change::AttackIs(n),
        Stat::Defense => Change::DefenseIs(n, t.objects.at(on.slot).mark.lost),
        Stat::Cost => Change::PriceIs(n.clamp(0, 255) as u8),
    };
    let event = |on: ObjectId| match t.place(on) {
        // A leader's defense is counted, not layered: the difference is gained or lost.
        Some(Zone::Leader) => {
            let seat = t.objects.at(on.slot).owner;
            Event::LeaderDefense { seat, by: n.saturating_sub(crate::layers::defense(t, on)) }
        }
        _ => Event::Change { on, change: change(on), until },
    };
    there(t, run, whom).into_iter().map(event).collect()
}

pub(super) fn evolve_cost(t: &T, run: Run, whom: &Who, to: u8) -> Events {
    let change = Change::EvolvePrice(to);
    there(t, run, whom).into_iter().map(|on| Event::Change { on, change, until: Until::Never }).collect()
}

pub(super) fn forbid(t: &T, run: Run, whom: &Who, what: Ban, ending: Ending) -> Events {
    let change = Change::Ban(what);
    let end = || match what {
        // `doesn't refresh during its controller's next start phase`
        Ban::Refresh => Until::NextRefresh,
        _ => until(t, run, ending),
    };
    there(t, run, whom).into_iter().map(|on| Event::Change { on, change, until: end() }).collect()
}

pub(super) fn shield(t: &T, run: Run, whom: &Who, part: Part) -> Events {
    let event = |on| Event::Change { on, change: Change::Shield(part), until: Until::EndOfTurn };
    there(t, run, whom).into_iter().map(event).collect()
}

/// Prices beyond this make no difference.
fn small(n: i16) -> i8 {
    n.clamp(-100, 100) as i8
}

pub(super) fn price(t: &T, run: Run, whom: &Who, change: &PriceChange, ending: Ending) -> Events {
    let until = until(t, run, ending);
    let change = match change {
        PriceChange::Less(n) => Change::Price(-small(amount(t, run, n))),
        PriceChange::More(n) => Change::Price(small(amount(t, run, n))),
        PriceChange::Becomes(n) => Change::PriceIs(*n),
    };
    there(t, run, whom).into_iter().map(|on| Event::Change { on, change, until }).collect()
}

/// It lies on the leader until such a card is played. [R10]
pub(super) fn next_price(t: &T, run: Run, change: &PriceChange, filter: u16) -> Events {
    let me: Seat = me(t, run);
    let change = match change {
        PriceChange::Less(n) => Change::NextPrice(filter, -small(amount(t, run, n))),
        PriceChange::More(n) => Change::NextPrice(filter, small(amount(t, run, n))),
        PriceChange::Becomes(n) => Change::NextPriceIs(filter, *n),
    };
    [Event::Change { on: t.leader(me), change, until: Until::EndOfTurn }].into_iter().collect()
}
