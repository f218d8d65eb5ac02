//! Obeying a text: each verb of the card language, as events. [10.6.2.7.2]
//!
//! A verb that must ask or act several times is called again for each step;
//! `run.again` counts the calls and the scope keeps what was picked.

mod ask;
mod cards;
mod change;
mod deck;
mod points;
mod token;

pub(crate) use ask::{options, question, unfit};
pub(crate) use cards::{discardable, dividing, late, named, short_of_cards};
pub(crate) use deck::{findable, looked, may_stop, takeable};
pub(crate) use points::stacks;
pub(crate) use token::{Order, choices as token_choices};

use crate::Evolve;
use crate::board::{Cards, Delayed, Pick, Read, Scope, T, Thing};
use crate::event::{Cause, End, Event, Harm};
use crate::lower::{Act, SUBJECT, Tally};
use crate::pay::{self, Bill, List};
use crate::targets::{self, Ctx, ROLL, seats};
use crate::timing::Choice;
use crate::words::{Amount, Verb, Who, Whose, Zone};
use arbiter_kernel::{Frame, ObjectId, Outcome, Run, Seat, SeatSet, Word, rule};
use smallvec::{SmallVec, smallvec};

/// Events of one verb.
pub(crate) type Events = SmallVec<[Event; 4]>;

/// Obeys one instruction.
pub(crate) fn act(t: &mut T, run: Run, act: &Act) -> Word<Evolve> {
    match act {
        Act::Verb { verb, out, refs } => obey(t, run, verb, *out, refs),
        Act::Select(n) => cards::select(t, run, *n),
        Act::May => {
            if run.again == 0 {
                return Word::Ask(t.scope(run.scope).controller);
            }
            crate::play::decided(t);
            Word::Did(t.answered() == Choice::Yes)
        }
        Act::Pay(costs) => process(t, run, costs),
        Act::NotDone => Word::Did(false),
        Act::Tally(how) => tally(t, run, *how),
        Act::Means { out, it } => {
            let done = t.done;
            followed(t, run, it).into_iter().for_each(|id| note(t, run, *out, id));
            Word::Did(done)
        }
        Act::Later { ability, each_this_turn, it } => {
            rule!("10.7.5");
            let them = it.as_ref().map_or_else(Cards::new, |it| followed(t, run, it));
            let scope = t.scope(run.scope);
            let (controller, source) = (scope.controller, scope.source);
            // Who was asked for and not found is nobody: not whom the event will be about.
            let spoken_of = it.as_ref().is_some_and(|it| *it != Who::Picked(SUBJECT));
            let subject = match them.as_slice() {
                [] if !spoken_of => None,
                [one] => Some(Thing::Card(*one)),
                all => {
                    let group = t.tick();
                    t.board.groups.extend(all.iter().map(|&id| (group, id)));
                    Some(Thing::Group(group))
                }
            };
            let later = Delayed { ability: *ability, controller, source, subject, each_this_turn: *each_this_turn };
            t.board.delayed.push(later);
            Word::Did(true)
        }
        Act::MoveStack => {
            rule!("13.3.2.2#3");
            once(t, run, || move_stack(t, run))
        }
    }
}

/// All Stack counters of this card go to the selected one. [13.3.2.2#3]
fn move_stack(t: &T, run: Run) -> Events {
    let Scope { source, ref picks, .. } = *t.scope(run.scope);
    let n = t.counters(source, 0);
    let to = picks.last().expect("one was selected").what.card();
    [(source, -n), (to, n)].into_iter().map(|(on, by)| Event::Counters { on, name: 0, by }).collect()
}

/// `COST: ...` in the middle of a text: decided and paid now. [10.4.7.5]
fn process(t: &mut T, run: Run, costs: &[crate::words::Cost]) -> Word<Evolve> {
    let bill = Bill { scope: run.scope, list: List::Text(run.program, run.at), n: 0 };
    match run.again {
        0 => {
            rule!("10.4.7.2", "10.4.7.5");
            if pay::affordable(t, bill, costs) { Word::Ask(t.scope(run.scope).controller) } else { Word::Did(false) }
        }
        1 => {
            crate::play::decided(t);
            if t.answered() != Choice::Yes {
                return Word::Did(false);
            }
            Word::Call(Frame::Proc(pay::process(t, bill, costs)))
        }
        _ => Word::Did(t.done),
    }
}

/// Picks of this number note that some of a sentence was not done.
const MISSED: u8 = 233;

/// Whether all of the sentence so far was done. [R86]
fn tally(t: &mut T, run: Run, how: Tally) -> Word<Evolve> {
    let missed = how != Tally::Same && !t.done;
    let scope = t.scope_mut(run.scope);
    if how == Tally::First {
        scope.picks.retain(|p| p.of != MISSED);
    }
    if missed {
        let what = Thing::Seat(scope.controller);
        scope.picks.push(Pick { of: MISSED, share: 0, what });
    }
    Word::Did(t.scope(run.scope).picked(MISSED).next().is_none())
}

/// Events on the first call, done on the second.
fn once(t: &T, run: Run, events: impl FnOnce() -> Events) -> Word<Evolve> {
    if run.again > 0 {
        return Word::Did(did(t));
    }
    let events = events();
    if events.is_empty() {
        // [1.3.2] It cannot be done; what follows is done all the same.
        rule!("1.3.2");
        return Word::Did(false);
    }
    Word::Emit(events)
}

/// The cards a verb acts on that are still there. [R6]
pub(crate) fn there(t: &T, run: Run, who: &Who) -> Cards {
    let mut ids = followed(t, run, who);
    ids.retain(|id| t.objects.get(*id).is_some());
    ids
}

/// The cards a text speaks of, wherever they are by now.
fn followed(t: &T, run: Run, who: &Who) -> Cards {
    let scope = t.scope(run.scope);
    let mut ids = Cards::new();
    targets::whom(t, &Ctx::of(scope), who, &mut ids);
    for id in ids.iter_mut().filter(|id| t.objects.get(**id).is_none()) {
        // `Add it to your hand. It costs 1 less`: a text follows what it moved itself,
        // and what its cause moved. [R47]
        let moved = scope.picked(MOVED).map(|p| p.what.card()).filter(|m| m.slot == id.slot).last();
        *id = moved.or_else(|| caused(scope.cause, *id)).unwrap_or(*id);
    }
    ids
}

/// Picks of this number are cards that the text itself moved, as they are now.
pub(crate) const MOVED: u8 = 237;

/// What a card became by the move that brought a text about. [R47]
fn caused(cause: Option<Event>, id: ObjectId) -> Option<ObjectId> {
    let moved = match cause? {
        Event::Move { id: gone, .. } | Event::Transform { id: gone, .. } => gone == id,
        Event::Swap(a, b) => a == id || b == id,
        _ => false,
    };
    moved.then_some(ObjectId { slot: id.slot, stay: id.stay.wrapping_add(1) })
}

/// Notes where a verb of the text brought the cards it acted on. [4.1.4]
pub(crate) fn follow(t: &mut T, run: Run) {
    let made: Cards = t.report().made().iter().filter(|m| m.old != ObjectId::NONE).map(|m| m.new).collect();
    made.into_iter().for_each(|id| note(t, run, MOVED, id));
}

/// The same for a verb that moves cards: they are followed.
fn moving(t: &mut T, run: Run, events: impl FnOnce(&T) -> Events) -> Word<Evolve> {
    if run.again > 0 {
        follow(t, run);
    }
    once(t, run, || events(t))
}

pub(crate) fn amount(t: &T, run: Run, n: &crate::words::Amount) -> i16 {
    targets::amount(t, &Ctx::of(t.scope(run.scope)), n)
}

pub(crate) fn me(t: &T, run: Run) -> Seat {
    rule!("3.1.2.4", "3.1.2.4.1");
    t.scope(run.scope).controller
}

/// The seats a verb means, the active player's first.
pub(crate) fn players(t: &T, run: Run, whose: Whose) -> SmallVec<[Seat; 2]> {
    let mut all = seats(me(t, run), whose);
    all.sort_by_key(|&s| s != t.board.active);
    all
}

/// Notes a card that a verb brought forth.
pub(crate) fn note(t: &mut T, run: Run, out: u8, id: ObjectId) {
    if out != SUBJECT {
        t.scope_mut(run.scope).picks.push(Pick { of: out, share: 0, what: Thing::Card(id) });
    }
}

/// Notes the cards that a verb's events brought forth, as they are now.
pub(crate) fn note_made(t: &mut T, run: Run, out: u8) {
    let made: Cards = t.report().made().iter().map(|m| m.new).collect();
    made.into_iter().for_each(|id| note(t, run, out, id));
}

/// Whether a verb was done: some of it happened. What something else took the
/// place of did not occur at all. [10.10.1.1] [R86]
pub(crate) fn did(t: &T) -> bool {
    t.report().came_true() > 0
}

/// Whether what a player does counts for `if you do`: where each player acts, what
/// you did is asked. [3.1.2.4.1]
pub(crate) fn counts(t: &T, run: Run, who: Whose, seat: Seat) -> bool {
    who != Whose::Each || seat == me(t, run)
}

/// Picks of this number note what X stands for.
pub(crate) const COUNTED: u8 = 234;

/// X is counted when it is first used, and stands for that number to the end
/// of the text.
fn fix(t: &mut T, run: Run, verb: &Verb) {
    for n in crate::resolve::amounts(verb) {
        let Amount::X(count) = n else { continue };
        let what = Thing::X(crate::cycle::mark(&**count));
        if !t.scope(run.scope).picked(COUNTED).any(|p| p.what == what) {
            let share = amount(t, run, n);
            t.scope_mut(run.scope).picks.push(Pick { of: COUNTED, share, what });
        }
    }
}

fn obey(t: &mut T, run: Run, verb: &Verb, out: u8, refs: &[u16]) -> Word<Evolve> {
    rule!("10.2.1.1", "10.8.1");
    if run.again == 0 {
        fix(t, run, verb);
    }
    match verb {
        Verb::Damage { to, amount: n, divided } => once(t, run, || damage(t, run, to, n, *divided)),
        Verb::Give(give) => once(t, run, || change::give(t, run, give, refs)),
        Verb::Lose { whom, keyword, ending } => once(t, run, || change::lose(t, run, whom, *keyword, *ending)),
        Verb::Change { whom, stat, to, ending } => once(t, run, || change::become_(t, run, whom, *stat, to, *ending)),
        Verb::EvolveCost { whom, to } => once(t, run, || change::evolve_cost(t, run, whom, *to)),
        Verb::Forbid { whom, what, ending } => once(t, run, || change::forbid(t, run, whom, *what, *ending)),
        Verb::PreventNext { whom, part } => once(t, run, || change::shield(t, run, whom, *part)),
        Verb::Price { whom, change, ending } => once(t, run, || change::price(t, run, whom, change, *ending)),
        Verb::NextPrice { change, .. } => once(t, run, || change::next_price(t, run, change, refs[0])),
        Verb::Destroy(whom) => {
            moving(t, run, |t| moves(t, run, whom, Zone::Cemetery, Cause::DestroyedByAbility, false))
        }
        Verb::Banish { whom, facedown } => moving(t, run, |t| {
            rule!("5.6.1", "4.10.1");
            moves(t, run, whom, Zone::Banished, Cause::Banished, *facedown)
        }),
        Verb::Move { whom, to } => cards::put(t, run, whom, *to),
        Verb::Engage(whom) => once(t, run, || there(t, run, whom).into_iter().map(Event::Engage).collect()),
        Verb::Refresh(whom) => once(t, run, || there(t, run, whom).into_iter().map(Event::Refresh).collect()),
        Verb::Evolve(whom) => cards::evolve(t, run, whom),
        Verb::Transform { .. } if run.again > 0 => {
            // The tokens that took their places are what the text goes on to speak of.
            let made: Cards = t.report().made().iter().filter(|m| m.old == ObjectId::NONE).map(|m| m.new).collect();
            made.into_iter().for_each(|id| note(t, run, out, id));
            Word::Did(did(t))
        }
        Verb::Transform { whom, .. } => moving(t, run, |t| {
            rule!("5.16.1");
            let into = refs.first().copied();
            let ids = there(t, run, whom).into_iter();
            ids.filter_map(|id| Some(Event::Transform { id, into: into? })).collect()
        }),
        Verb::Swap(a, b) => moving(t, run, |t| match (there(t, run, a).first(), there(t, run, b).first()) {
            (Some(&a), Some(&b)) => smallvec![Event::Swap(a, b)],
            _ => Events::new(),
        }),
        Verb::Control { whom, ending } => once(t, run, || {
            let (seat, for_turn) = (me(t, run), *ending == crate::words::Ending::ThisTurn);
            there(t, run, whom).into_iter().map(|id| Event::Control { id, seat, for_turn }).collect()
        }),
        Verb::Draw { who, count, up_to } => deck::draw(t, run, *who, count, *up_to),
        Verb::Discard { who, count, what, random } => cards::discard(t, run, *who, count, what, *random, out),
        Verb::TopTo { who, count, to } => deck::top_to(t, run, *who, count, *to, out),
        Verb::Tokens { each, count, up_to, to, rest_to_ex, .. } => token::tokens(
            t,
            run,
            refs,
            &Order { each: *each, count, up_to: *up_to, to: *to, rest_to_ex: *rest_to_ex },
            out,
        ),
        Verb::Look { count, up_to } => deck::look(t, run, *count, *up_to, out),
        Verb::Take { most, what, reveal, to, .. } => deck::take(t, run, *most, what, *reveal, *to, out),
        Verb::Rest { to, order } => deck::rest(t, run, *to, *order),
        Verb::Search { most, up_to, what, reveal, to } => {
            deck::search(t, run, (*most, *up_to), what, *reveal, *to, out)
        }
        Verb::Shuffle(who) => once(t, run, || players(t, run, *who).into_iter().map(Event::Shuffle).collect()),
        Verb::RevealTop { who, count } => deck::reveal_top(t, run, *who, *count, out),
        Verb::MaxPoints { who, by } => points::max_points(t, run, *who, *by),
        Verb::Recover(n) => points::recover(t, run, n),
        Verb::EvolutionPoints(n) => points::evolution_points(t, run, *n),
        Verb::AddStack(n) => points::add_stack(t, run, n),
        Verb::PutCounters { count, name, on } => once(t, run, || points::counters(t, run, count, name, on, 1)),
        Verb::RemoveCounters { count, name, from } => once(t, run, || points::counters(t, run, count, name, from, -1)),
        Verb::Roll => {
            // [5.19.1]
            rule!("5.19.1");
            let result = t.rng.below(6) as i16 + 1;
            crate::story::rolled(t, result);
            t.scope_mut(run.scope).notes[ROLL] = result;
            Word::Did(true)
        }
        Verb::Win(who) => ends(t, run, *who, true),
        Verb::LoseGame(who) => ends(t, run, *who, false),
        Verb::Select { .. } | Verb::When(..) => unreachable!("lowered into other instructions"),
    }
}

/// The game ends the instant this is processed. [1.2.4]
fn ends(t: &mut T, run: Run, who: Whose, win: bool) -> Word<Evolve> {
    rule!("1.2.4");
    let meant = players(t, run, who);
    let outcome = match meant.as_slice() {
        [seat] => Outcome::Won(SeatSet::one(if win { *seat } else { crate::board::other(*seat) })),
        _ => Outcome::Drawn,
    };
    crate::story::more::over(t, "1.2.4", outcome);
    Word::Over(outcome)
}

fn damage(t: &T, run: Run, to: &Who, n: &crate::words::Amount, divided: bool) -> Events {
    let scope = t.scope(run.scope);
    let from = scope.source;
    rule!("5.13.4");
    let harm = Harm::Ability;
    if divided && let Who::Picked(slot) = to {
        let shares = scope.picked(*slot).filter(|p| t.objects.get(p.what.card()).is_some());
        return shares.map(|p| Event::Damage { to: p.what.card(), amount: p.share, from, harm }).collect();
    }
    let amount = amount(t, run, n);
    there(t, run, to).into_iter().map(|to| Event::Damage { to, amount, from, harm }).collect()
}

/// Moves to a zone of each card's owner.
pub(crate) fn moves(t: &T, run: Run, whom: &Who, to: Zone, cause: Cause, turned: bool) -> Events {
    let by = me(t, run);
    let seat = |id: ObjectId| t.objects.at(id.slot).owner;
    let go = |id| Event::Move { id, to, seat: seat(id), end: End::Bottom, cause, turned, by };
    let from_field = matches!(cause, Cause::DestroyedByAbility);
    there(t, run, whom).into_iter().filter(|&id| !from_field || t.on_field(id)).map(go).collect()
}
