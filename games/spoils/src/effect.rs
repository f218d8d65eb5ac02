//! Obeying a text: each verb of the card language, as events. [402]
//!
//! A verb that must ask or act several times is called again for each step;
//! `run.again` counts the calls, the scope keeps what was picked. [401.2]

mod ask;
mod cards;
mod change;
mod deck;
mod nothing;
mod numbers;
mod parts;
mod plays;
mod select;
mod shares;
pub(crate) mod tally;
mod unsaid;

pub(crate) use ask::{options, question};
pub(crate) use cards::{hosts_for, removed};
pub(crate) use change::{costs, current, lapse};
pub(crate) use deck::{findable, may_find_nothing, orderable};
pub(crate) use numbers::{declarable, numbers};
pub(crate) use plays::{forbidden, may_stop_playing, playable, resources, winner};
pub(crate) use select::{addressed, candidates, known_of, may_stop, pickable, picks_banned, unpickable, unresolved};
pub(crate) use shares::{removable, shares};

use crate::Spoils;
use crate::attach;
use crate::board::{Pick, Scope, T, Thing};
use crate::event::Event;
use crate::follow;
use crate::icons;
use crate::lower::{Act, By, Test};
use crate::play::{CHOSEN, COUNT, DID, GOING, TAKEN, WON, flag, set_flag};
use crate::targets::{Ctx, cond, num, performer, whom, you};
use crate::timing::Choice;
use crate::words::{Num, Quantity, Verb, Who};
use crate::{pay, price, story};
use arbiter_kernel::{ObjectId, Op, Run, Seat, Word, rule};
use smallvec::SmallVec;

/// Events of one verb.
pub(crate) type Events = SmallVec<[Event; 4]>;

/// Obeys one instruction.
pub(crate) fn act(t: &mut T, run: Run, act: &Act) -> Word<Spoils> {
    if run.again == 0 && unsaid::asks(t, run, act) {
        rule!("402.5", "402.5b");
        set_flag(t.scope_mut(run.scope), GOING, false);
        return Word::Did(false);
    }
    match act {
        Act::Begin => {
            set_flag(t.scope_mut(run.scope), GOING, true);
            Word::Did(true)
        }
        Act::End { offer, may } => {
            let s = t.scope_mut(run.scope);
            let done = flag(s, GOING);
            if *offer {
                set_flag(s, DID, done);
            }
            set_flag(s, TAKEN, done || !*may);
            Word::Did(true)
        }
        Act::Skip { offer } => {
            let s = t.scope_mut(run.scope);
            set_flag(s, TAKEN, false);
            if *offer {
                set_flag(s, DID, false);
            }
            Word::Did(true)
        }
        Act::Part(part, slots) => parts::part(t, run, part.as_ref(), slots),
        Act::Stead(on) => parts::stead(t, run, *on),
        Act::May(by) => may(t, run, by),
        Act::Let(var, n) => numbers::let_num(t, run, *var, n),
        Act::LetIf(var, c, a, b) => {
            let yes = cond(t, &ctx(t, run), c);
            numbers::let_num(t, run, *var, if yes { a } else { b })
        }
        Act::Menu { by, .. } | Act::Option { by, .. } => menu(t, run, act, by),
        Act::Select { by, choice, pick, cost } => {
            let word = select::select(t, run, by, choice, *pick, *cost);
            if matches!(word, Word::Did(false)) {
                // Nothing was named, and what depends on it is not done. [402.5b]
                rule!("402.5b");
                set_flag(t.scope_mut(run.scope), GOING, false);
            }
            word
        }
        Act::Divide { by, amount, among, up_to } => shares::divide(t, run, by, amount, among, *up_to),
        Act::Fix(slot, n) => shares::fix(t, run, *slot, n),
        Act::Them(by, who) => shares::them(t, run, by, who),
        Act::HowMany { by, .. } => shares::how_many(t, run, by),
        Act::AttachPick => attach_pick(t, run),
        Act::Mislay(slot) => deck::mislay(t, run, *slot),
        Act::Again => crate::repeat::again(t),
        Act::Verb { by, verb, cost, refs } => {
            if run.again > 0 && !t.has_answer() && !calls(verb) {
                follow::moved(t, run.scope);
            }
            if *cost && run.again == 0 && nothing::asked(t, run, verb) {
                return nothing::done(t, run, verb);
            }
            let word = verbs(t, run, by, verb, *cost, refs);
            if *cost && matches!(word, Word::Did(false)) && !optional(verb) {
                // What a cost instructs and cannot be done leaves it unsatisfied. [401.2]
                rule!("401.2");
                return Word::Fail;
            }
            if matches!(word, Word::Did(_)) {
                tally::keep(t, run, verb);
            }
            if matches!(word, Word::Did(false)) {
                // What depends on it is not done either. [402.5] [402.5b]
                rule!("402.5", "402.5b");
                set_flag(t.scope_mut(run.scope), GOING, false);
            }
            word
        }
    }
}

/// Verbs that let a procedure run: what it moved, the text did not.
fn calls(verb: &Verb) -> bool {
    matches!(verb, Verb::Play(_) | Verb::Duplicate(_) | Verb::Pay(_) | Verb::PayEach(..) | Verb::Bid)
}

/// Instructions that are followed although nothing comes of them: their player
/// may choose so.
fn optional(verb: &Verb) -> bool {
    match verb {
        Verb::Draw(q) | Verb::PlayResource(q, _) | Verb::RemoveTokens(q, _) => {
            matches!(q, Quantity::UpTo(_) | Quantity::OrFewer(_) | Quantity::Any)
        }
        Verb::Search { .. } | Verb::Shuffle(_) => true,
        _ => false,
    }
}

/// Whether a condition of a program holds.
pub(crate) fn holds(t: &T, scope: &Scope, test: &Test) -> bool {
    match test {
        Test::Cond(c) => cond(t, &Ctx::of(t, scope), c),
        Test::Did(yes) => flag(scope, DID) == *yes,
        Test::Otherwise => !flag(scope, TAKEN),
        Test::Won(yes) => flag(scope, WON) == *yes,
        Test::Branch(n) => scope.notes[COUNT] == i16::from(*n),
        Test::Option(n) => scope.notes[CHOSEN] == i16::from(*n),
        Test::Icons(needs) => icons::meets(t, you(t, scope), *needs),
        Test::FlipUp => cond(t, &Ctx::of(t, scope), &crate::words::Cond::ByFlipUp),
    }
}

/// The context of a text being followed.
pub(crate) fn ctx(t: &T, run: Run) -> Ctx<'_> {
    Ctx::of(t, t.scope(run.scope))
}

/// The same for who performs an instruction.
pub(crate) fn ctx_by<'a>(t: &'a T, run: Run, by: &By) -> Ctx<'a> {
    let ctx = ctx(t, run);
    Ctx { by: performer(t, &ctx, by), ..ctx }
}

pub(crate) fn amount(t: &T, run: Run, n: &Num) -> i16 {
    num(t, &ctx(t, run), n)
}

/// How many words say; none = as many as there are.
pub(crate) fn quantity(t: &T, run: Run, q: &Quantity) -> Option<i16> {
    match q {
        Quantity::Exactly(n) | Quantity::UpTo(n) | Quantity::OrFewer(n) | Quantity::Each(n) => Some(amount(t, run, n)),
        Quantity::The => Some(1),
        Quantity::Any | Quantity::All => None,
    }
}

/// `may`: whoever decides is asked, unless it could not be done at all.
fn may(t: &mut T, run: Run, by: &By) -> Word<Spoils> {
    if run.again > 0 {
        return Word::Did(t.answered() == Choice::Yes);
    }
    let seat = performer(t, &ctx(t, run), by);
    if hopeless(t, run, seat) { Word::Did(false) } else { Word::Ask(seat) }
}

/// Whether the first instruction behind an offer cannot be followed.
fn hopeless(t: &T, run: Run, _: Seat) -> bool {
    let program = &t.rules.programs[run.program as usize];
    let then = run.at as usize + 2;
    match program.get(then) {
        Some(Op::Do(act)) if unsaid::asks(t, Run { at: then as u16, ..run }, act) => true,
        Some(Op::Do(Act::Verb { by, verb: verb @ (Verb::Pay(n) | Verb::PayEach(n, _)), .. })) => {
            let ctx = ctx_by(t, run, by);
            let times = if let Verb::PayEach(_, each) = verb { num(t, &ctx, each) } else { 1 };
            price::of_effect(t, ctx.by, num(t, &ctx, n).saturating_mul(times)) > pay::means(t, ctx.by)
        }
        Some(Op::Do(Act::Select { by, choice, pick, .. })) => select::candidates(t, run, by, choice, *pick).is_empty(),
        _ => false,
    }
}

/// One of several ways, or the option that is the text. [307.2]
fn menu(t: &mut T, run: Run, act: &Act, by: &By) -> Word<Spoils> {
    if run.again == 0 {
        return Word::Ask(performer(t, &ctx(t, run), by));
    }
    let Choice::Option(n) = t.answered() else { unreachable!("an option was chosen") };
    let note = match act {
        Act::Option { ways, .. } => {
            rule!("307.2");
            let seat = performer(t, &ctx(t, run), by);
            story::chooses(t, t.scope(run.scope).source, seat, &ways[usize::from(n)]);
            CHOSEN
        }
        _ => COUNT,
    };
    t.scope_mut(run.scope).notes[note] = i16::from(n);
    Word::Did(true)
}

/// The first extra cost of a card with Attach: a target is picked. [507.2a]
fn attach_pick(t: &mut T, run: Run) -> Word<Spoils> {
    let s = t.scope(run.scope);
    let (id, seat) = (s.source, s.controller);
    if run.again > 0 {
        if !t.has_answer() {
            return Word::Did(true);
        }
        let Choice::Card(on) = t.answered() else { unreachable!("a target was picked") };
        return select::target(t, run, seat, on).unwrap_or(Word::Did(true));
    }
    rule!("507.2a");
    let hosts = select::pickable(t, seat, attach::hosts(t, id, seat));
    if hosts.is_empty() {
        t.because("401.3");
        return Word::Fail;
    }
    Word::Ask(seat)
}

/// Notes something that a text picked, chose, found or made.
pub(crate) fn note(t: &mut T, run: Run, slot: u8, id: ObjectId) {
    t.scope_mut(run.scope).picks.push(Pick { of: slot, share: 0, what: Thing::Card(id) });
}

/// The cards that words mean, those that are gone left out. [402.4] [402.5a]
pub(crate) fn there(t: &T, run: Run, by: &By, who: &Who) -> Vec<ObjectId> {
    let ctx = ctx_by(t, run, by);
    let mut ids = Vec::new();
    whom(t, &ctx, who, &mut ids);
    for id in &mut ids {
        *id = follow::now(t, t.scope(run.scope), *id);
    }
    if ids.iter().any(|&id| t.objects.get(id).is_none()) {
        rule!("402.4", "402.5a");
        ids.retain(|&id| t.objects.get(id).is_some());
    }
    ids
}

/// Whether an instruction was done: some of it came true. What something else
/// stood in the place of never happened. [506.1] [RE6]
pub(crate) fn did(t: &T) -> bool {
    t.report().came_true() > 0
}

/// Whether all that a cost instructs was done. [401.2]
pub(crate) fn paid_in_full(t: &T) -> bool {
    t.report().whole()
}

/// Events on the first call, done on the second. A cost must be done in full. [401.2]
pub(crate) fn once(t: &T, run: Run, cost: bool, events: impl FnOnce(&T) -> Events) -> Word<Spoils> {
    if run.again > 0 {
        if cost && !paid_in_full(t) {
            rule!("401.2");
            return Word::Fail;
        }
        return Word::Did(did(t));
    }
    let events = events(t);
    if events.is_empty() {
        return if cost { Word::Fail } else { Word::Did(false) };
    }
    rule!("402.1b"); // Costs have effects too: they can trigger.
    Word::Emit(events)
}

fn verbs(t: &mut T, run: Run, by: &By, verb: &Verb, cost: bool, refs: &[u16]) -> Word<Spoils> {
    // Each instruction in its turn, as far as it is possible.
    rule!("402.5");
    match verb {
        Verb::Only(c) => restriction(t, run, c),
        Verb::AnyoneUses | Verb::TieRemark(..) => Word::Did(true),
        Verb::Pay(n) => {
            let n = amount(t, run, n);
            numbers::pay(t, run, by, n, cost)
        }
        Verb::PayEach(n, each) => {
            let n = amount(t, run, n).saturating_mul(amount(t, run, each));
            numbers::pay(t, run, by, n, cost)
        }
        Verb::ChooseNumber(var, b) => numbers::choose(t, run, by, *var, b.as_ref()),
        Verb::PickPlayer(p, slot) => select::player(t, run, by, p, *slot),
        Verb::Declare(d) => numbers::declare(t, run, by, d),
        Verb::Inflict { amount, divided, to, .. } => {
            once(t, run, cost, |t| shares::damage(t, run, by, amount, *divided, to, cost))
        }
        Verb::ThisInflicts(n, to) => once(t, run, cost, |t| shares::damage(t, run, by, n, false, to, cost)),
        Verb::Heal(n, who) => once(t, run, cost, |t| numbers::heal(t, run, by, n.as_ref(), who)),
        Verb::ForgetDamage(who) => once(t, run, cost, |t| numbers::heal(t, run, by, None, who)),
        Verb::Influence(gain, n, who) => numbers::influence(t, run, by, (*gain, cost), n, who),
        Verb::PutTokens { count, divided, on, .. } => {
            once(t, run, cost, |t| shares::tokens(t, run, by, count, *divided, on, cost))
        }
        Verb::RemoveTokens(q, who) => shares::remove_tokens(t, run, by, q, who, cost),
        Verb::DoubleTokens(who) => once(t, run, cost, |t| numbers::double(t, run, by, who)),
        Verb::Coin => numbers::coin(t, run, by),
        Verb::Bid => plays::bid(t, run),
        Verb::Destroy(_)
        | Verb::Exile(..)
        | Verb::Put(_)
        | Verb::PutInstead(_)
        | Verb::Discard(_)
        | Verb::DiscardHand
        | Verb::Deplete(_)
        | Verb::Restore(_)
        | Verb::Attach(..)
        | Verb::Detach(..)
        | Verb::Flip(..)
        | Verb::Reveal(_)
        | Verb::Terminate(_)
        | Verb::Control(..)
        | Verb::LeaveBattle(_)
        | Verb::JoinBattle(..)
        | Verb::EnterUnder(..)
        | Verb::Create { .. } => cards::obey(t, run, by, verb, cost, refs),
        Verb::Change(c, until) => change::change(t, run, by, c, *until, cost, refs),
        Verb::Rule(rule, until) => change::rule(t, run, by, rule, *until, cost, refs),
        Verb::Later(..) => change::later(t, run, by, refs),
        Verb::Draw(_)
        | Verb::Top { .. }
        | Verb::Look { .. }
        | Verb::RevealTop { .. }
        | Verb::LookAtHand(_)
        | Verb::Search { .. }
        | Verb::Shuffle(_)
        | Verb::ShuffleInto(..) => deck::obey(t, run, by, verb, cost),
        Verb::Play(p) => plays::play(t, run, by, p),
        Verb::PlayResource(q, facing) => plays::resource(t, run, by, q, *facing),
        Verb::Duplicate(who) => plays::duplicate(t, run, by, who),
        Verb::LoseGame => plays::lose(t, run, by),
        Verb::Pick(_)
        | Verb::Choose(_)
        | Verb::Let(..)
        | Verb::LetIf(..)
        | Verb::Either(..)
        | Verb::OneOf(..)
        | Verb::PutBoth(..)
        | Verb::May(..)
        | Verb::Same
        | Verb::When(..)
        | Verb::Repeat(_) => unreachable!("lowered into other instructions"),
    }
}

/// A restriction among the costs is checked at its place. [401.1] [401.3a]
fn restriction(t: &mut T, run: Run, c: &crate::words::Cond) -> Word<Spoils> {
    rule!("401.1", "401.3a");
    if !cond(t, &ctx(t, run), c) {
        t.because("401.3a");
        return Word::Did(false);
    }
    note_topic(t, run, c);
    Word::Did(true)
}

/// What is responded to goes into its slot. [606.1]
fn note_topic(t: &mut T, run: Run, c: &crate::words::Cond) {
    use crate::words::Cond;
    match c {
        Cond::Responding(_, slot) | Cond::RespondingAbility(_, slot) => {
            let Some(scope) = crate::respond::topic(t) else { return };
            t.scope_mut(run.scope).picks.push(Pick { of: *slot, share: 0, what: Thing::Act(scope) });
        }
        Cond::And(a, b) => {
            note_topic(t, run, a);
            note_topic(t, run, b);
        }
        _ => (),
    }
}
