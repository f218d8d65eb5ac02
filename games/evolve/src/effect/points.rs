//! Verbs about points and counters. [3.2] [14.1]

use super::{Events, amount, counts, did, me, players, there};
use crate::Evolve;
use crate::board::{Cards, POINT_LIMIT, Settled, T};
use crate::event::Event;
use crate::story::more as story;
use crate::targets::{Ctx, all};
use crate::timing::Choice;
use crate::words::{Amount, Filter, Keyword, Side, Who, Whose};
use arbiter_kernel::{Run, Word, rule};
use smallvec::smallvec;

pub(super) fn max_points(t: &mut T, run: Run, who: Whose, by: i8) -> Word<Evolve> {
    let mut changed = false;
    for seat in players(t, run, who) {
        let p = &mut t.board.seats[seat as usize];
        let before = p.max_pp;
        rule!("3.2.4", "3.2.4.1");
        // Play points do not follow. [R73]
        p.max_pp = p.max_pp.saturating_add(by).clamp(0, POINT_LIMIT);
        let now = p.max_pp;
        // At the limit nothing happens. [1.3.2.1]
        changed |= now != before && counts(t, run, who, seat);
        t.board.unsettle(Settled::ButPassives);
        story::max_points(t, seat, now);
    }
    crate::listen::states(t);
    Word::Did(changed)
}

/// Up to the maximum, and never down to it. [5.14.1.1] [R73]
pub(super) fn recover(t: &mut T, run: Run, n: &Amount) -> Word<Evolve> {
    rule!("5.14.1");
    let (n, me) = (amount(t, run, n).max(0), me(t, run));
    let p = &mut t.board.seats[me as usize];
    let before = p.pp;
    p.pp = p.pp.max(i16::from(p.pp).saturating_add(n).min(i16::from(p.max_pp)) as i8);
    let gained = i16::from(p.pp - before);
    rule!("5.14.1.1");
    story::recovered(t, me, gained);
    Word::Did(gained != 0)
}

pub(super) fn evolution_points(t: &mut T, run: Run, n: i8) -> Word<Evolve> {
    let me = me(t, run);
    let p = &mut t.board.seats[me as usize];
    p.ep = p.ep.saturating_add(n).max(0);
    let now = p.ep;
    story::evolution_points(t, me, now);
    Word::Did(true)
}

/// Own cards with Stack on the field. [13.3.2.4]
pub(crate) fn stacks(t: &T, run: Run) -> Cards {
    let mut out = Cards::new();
    let own = Filter { side: Side::Yours, keyword: Some(Keyword::Stack), ..Filter::default() };
    all(t, &Ctx::of(t.scope(run.scope)), &own, &mut out);
    out
}

/// `add N to a Stack`. [13.3.2.4] [R74]
pub(super) fn add_stack(t: &mut T, run: Run, n: &Amount) -> Word<Evolve> {
    rule!("13.3.2.4");
    let by = amount(t, run, n).max(0);
    let add = |on| Word::Emit(smallvec![Event::Counters { on, name: 0, by }]);
    match (run.again, stacks(t, run).as_slice()) {
        (0, []) => Word::Did(false),
        (0, [only]) => {
            t.scope_mut(run.scope).notes[crate::targets::NUMBER] = 1;
            add(*only)
        }
        (0, _) => {
            t.scope_mut(run.scope).notes[crate::targets::NUMBER] = 0;
            Word::Ask(me(t, run))
        }
        (1, _) if t.scope(run.scope).notes[crate::targets::NUMBER] == 0 => {
            let Choice::Card(on) = t.answered() else { unreachable!("a card was named") };
            add(on)
        }
        _ => Word::Did(did(t)),
    }
}

pub(super) fn counters(t: &T, run: Run, count: &Amount, name: &str, on: &Who, sign: i16) -> Events {
    let (n, name) = (amount(t, run, count).max(0), t.rules.counter(name));
    there(t, run, on).into_iter().map(|on| Event::Counters { on, name, by: n * sign }).collect()
}
