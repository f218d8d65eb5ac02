//! What changes cards for a while, and what waits for its time. [508] [EF13]

use super::{Events, ctx, ctx_by, once, there};
use crate::Spoils;
use crate::board::{Delayed, Lasting, Read, Scope, T};
use crate::event::{Change, Event, KeywordKey, Until};
use crate::layers;
use crate::lower::{Act, By};
use crate::play::{ANYONE, COUNT, FLAGS, MODE, SAID_X, SAID_Y, is_card};
use crate::targets::{self, Ctx, num};
use crate::timing::Choice;
use crate::words::{self, Ban, Gain, Levy, PriceOf, Rule, Side, Stat, Who};
use arbiter_kernel::{ObjectId, Op, Run, Seat, Word, rule};

/// How long words say that something lasts.
pub(super) fn until(t: &T, run: Run, u: words::Until) -> Until {
    match u {
        words::Until::Leaves | words::Until::Game => Until::Never,
        words::Until::Turn => Until::EndOfTurn,
        words::Until::Battle => Until::EndOfBattle,
        words::Until::YourNextTurn => Until::TurnOf(ctx(t, run).me),
    }
}

/// Whether there is no such time any more: no battle goes on that something could
/// last for. [EF13]
pub(super) fn over(t: &T, u: words::Until) -> bool {
    u == words::Until::Battle && t.board.battle.is_none()
}

/// `WHO gains ...`: numbers are read now, and the cards are those of now.
pub(super) fn change(
    t: &mut T,
    run: Run,
    by: &By,
    c: &words::Change,
    u: words::Until,
    cost: bool,
    refs: &[u16],
) -> Word<Spoils> {
    let either = c.gains.iter().any(|g| matches!(g, Gain::EitherWay(..)));
    if run.again == 0 {
        if over(t, u) {
            return Word::Did(false);
        }
        if either {
            return Word::Ask(ctx(t, run).me);
        }
    } else if t.has_answer() {
        t.scope_mut(run.scope).notes[COUNT] = i16::from(t.answered() == Choice::Option(1));
    } else {
        return once(t, run, cost, |_| Events::new());
    }
    let lose = t.scope(run.scope).notes[COUNT] == 1;
    if cost && there(t, run, by, &c.who).into_iter().any(|on| lacks(t, run, c, on, lose)) {
        // Nobody pays with what a card does not have. [401.3b]
        rule!("401.3b");
        t.because("401.3b");
        return Word::Fail;
    }
    let until = until(t, run, u);
    let mut events = Events::new();
    for on in there(t, run, by, &c.who) {
        gains(t, run, c, on, lose, &mut |change| events.push(Event::Change { on, change, until }));
        let character = layers::is_character(t, on);
        for a in texts_of(t, run, by, c) {
            events.push(Event::Change { on, change: Change::Ability(a, character), until });
        }
        if texts_covert(t, run, by, c) {
            events.push(Event::Change { on, change: Change::Has(KeywordKey::Covert, character), until });
        }
        events.extend(refs.iter().map(|&a| Event::Change { on, change: Change::Ability(a, character), until }));
    }
    if events.is_empty() {
        return if cost { Word::Fail } else { Word::Did(false) };
    }
    Word::Emit(events)
}

/// Whether a card does not have what it would lose. [401.3b]
fn lacks(t: &T, run: Run, c: &words::Change, on: ObjectId, lose: bool) -> bool {
    let here = Ctx { each: on, ..ctx(t, run) };
    let times = c.each.as_ref().map_or(1, |n| num(t, &here, n));
    let less = |n, s: &Stat| layers::stat(t, on, *s) < num(t, &here, n).saturating_mul(times);
    c.gains.iter().any(|g| match g {
        Gain::Stat(false, n, s) => less(n, s),
        Gain::EitherWay(n, s) => lose && less(n, s),
        Gain::Keyword(false, k) => !layers::keyword_at(t, on, *k, 0),
        Gain::Type(false, k) => !layers::kinds(t, on).contains(*k),
        Gain::Subtype(false, name) => !layers::has_subtype(t, on, name, 0),
        Gain::NoText(_) => !layers::has_text(t, on, 0),
        _ => false,
    })
}

/// The cards whose text is gained. [508.1]
fn models(t: &T, run: Run, by: &By, c: &words::Change) -> Vec<ObjectId> {
    let whose = c.gains.iter().filter_map(|g| match g {
        Gain::TextOf(who) => Some(who),
        _ => None,
    });
    whose.flat_map(|who| there(t, run, by, who)).collect()
}

/// What they say, as it stands now.
fn texts_of(t: &T, run: Run, by: &By, c: &words::Change) -> Vec<u16> {
    let all = models(t, run, by, c);
    rule!("508.1", "508.2");
    all.into_iter().flat_map(|id| layers::spoken(t, id, 0)).collect()
}

fn texts_covert(t: &T, run: Run, by: &By, c: &words::Change) -> bool {
    models(t, run, by, c).into_iter().any(|id| layers::covert(t, id))
}

fn gains(t: &T, run: Run, c: &words::Change, on: ObjectId, lose: bool, push: &mut dyn FnMut(Change)) {
    let mut here = ctx(t, run);
    here.each = on;
    let times = c.each.as_ref().map_or(1, |n| crate::targets::num(t, &here, n));
    let read = |n| crate::targets::num(t, &here, n).saturating_mul(times);
    let character = layers::is_character(t, on);
    let mut stat = |s: Stat, n: i16| match s {
        Stat::Strength => push(Change::Stats(n, 0, 0)),
        Stat::Life => push(Change::Stats(0, n, 0)),
        Stat::Speed => push(Change::Stats(0, 0, n)),
        Stat::Structure => push(Change::Structure(n)),
        Stat::Cost | Stat::Influence => (),
    };
    for g in &c.gains {
        match g {
            Gain::Stat(gain, n, s) => stat(*s, if *gain { read(n) } else { -read(n) }),
            Gain::EitherWay(n, s) => stat(*s, if lose { -read(n) } else { read(n) }),
            _ => (),
        }
    }
    for g in &c.gains {
        match g {
            Gain::Becomes(n, s) => push(Change::Is((*s).into(), read(n))),
            Gain::Keyword(true, k) => {
                rule!("508.2");
                push(Change::Has((*k).into(), character));
            }
            Gain::Keyword(false, k) => push(Change::Loses((*k).into())),
            Gain::Type(true, k) => push(Change::Type(k.bits())),
            Gain::Type(false, k) => push(Change::NotType(k.bits())),
            Gain::Subtype(gain, name) => {
                let n = t.rules.subtypes.iter().position(|s| s == name);
                n.into_iter().for_each(|n| push(Change::Subtype(*gain, n as u16)));
            }
            Gain::NoText(_) => push(Change::LosesText),
            Gain::Stat(..) | Gain::EitherWay(..) | Gain::Text(_) | Gain::TextOf(_) => (),
        }
    }
}

/// A standing rule for a while: once for each card that the text has named,
/// else for all that it speaks of. It keeps what the text knows. [EF13]
pub(super) fn rule(
    t: &mut T,
    run: Run,
    by: &By,
    rule: &Rule,
    u: words::Until,
    cost: bool,
    refs: &[u16],
) -> Word<Spoils> {
    if run.again > 0 || over(t, u) {
        return once(t, run, cost, |_| Events::new());
    }
    let c = ctx_by(t, run, by);
    let named = subject(rule).map(|w| there(t, run, by, w));
    let on = named.unwrap_or_else(|| vec![player(t, &c, rule).map_or(ObjectId::NONE, |seat| t.faction(seat))]);
    if on.is_empty() {
        return once(t, run, cost, |_| Events::new());
    }
    let (controller, source, until) = (c.me, t.scope(run.scope).source, until(t, run, u));
    let known = known(t, run, u16::MAX, controller);
    let scope = t.open_scope(known);
    let make = |on| {
        let (rule, program, stamp) = (refs[0], refs[1], t.clock);
        Event::Rule(Lasting { rule, program, controller, source, on, scope, stamp, until })
    };
    Word::Emit(on.into_iter().map(make).collect())
}

/// What a text knows, for what it leaves behind: that is no act, and nothing in it
/// has been done yet.
fn known(t: &T, run: Run, ability: u16, controller: Seat) -> Scope {
    let mut s = t.scope(run.scope).clone();
    // The X of a card being played is still that X in what it leaves behind.
    let said = if is_card(t, &s) { SAID_X } else { 0 };
    (s.ability, s.controller) = (ability, controller);
    (s.notes[MODE], s.notes[FLAGS], s.notes[COUNT]) = (0, s.notes[FLAGS] & (ANYONE | SAID_X | SAID_Y) | said, 0);
    s
}

/// Rules that effects made end, and what was known for them is forgotten.
pub(crate) fn lapse(t: &mut T, ends: impl Fn(&Lasting) -> bool) {
    let mut over: Vec<u16> = t.board.lasting.iter().filter(|l| ends(l)).map(|l| l.scope).collect();
    t.board.lasting.retain(|l| !ends(l));
    over.dedup();
    for scope in over {
        if !t.board.lasting.iter().any(|l| l.scope == scope) {
            t.close_scope(scope);
        }
    }
}

/// The words of a rule that point at cards named before.
pub(super) fn subject(rule: &Rule) -> Option<&Who> {
    let pointed = |w: &Who| matches!(w, Who::Ref(_));
    let who = match rule {
        Rule::Ban(w, _) | Rule::Must(w, _) | Rule::AttacksAtOnce(w) | Rule::AssignsToTarget(w) => Some(w),
        Rule::DrawsDamage(w) | Rule::BlocksCovert(w) | Rule::MustBePicked(w) | Rule::AttacksOnce(w) => Some(w),
        Rule::Change(c) => Some(&c.who),
        Rule::Levy { to: Levy::AttackWith(w), .. } => Some(w),
        Rule::PlayerBan(_, Ban::Pick(Some(w)) | Ban::Control(w)) => Some(w),
        Rule::Damage(d) => d.to.as_ref().filter(|w| pointed(w)).or(d.from.as_ref()),
        Rule::Instead(r) => match &r.event {
            words::Event::Destroyed(w, _) | words::Event::Leaves(w) | words::Event::Inflicted(w, _) => Some(w),
            words::Event::Put { who, .. } | words::Event::Discarded(who) => Some(who),
            _ => None,
        },
        _ => None,
    };
    who.filter(|w| pointed(w))
}

/// The player whom the text spoke of before, in a rule about one: who it is does
/// not change any more.
fn player(t: &T, c: &Ctx, rule: &Rule) -> Option<Seat> {
    let side = |w: &Who| match w {
        Who::A(f) => f.side == Side::Thats,
        Who::All(g) => g.what.side == Side::Thats,
        _ => false,
    };
    let p = match rule {
        Rule::Ban(w, _) | Rule::Must(w, _) | Rule::Change(words::Change { who: w, .. }) if side(w) => {
            return Some(targets::that(t, c));
        }
        Rule::PlayerBan(p, _)
        | Rule::Levy { who: p, .. }
        | Rule::InfluenceLoss(p, _)
        | Rule::DrawMore(p, _)
        | Rule::NoLoss(p)
        | Rule::TopRevealed(p)
        | Rule::ExtraIcons(p, _) => p,
        Rule::Price {
            of: PriceOf::Plays(p, _) | PriceOf::Next(p) | PriceOf::NextPlay(p, _) | PriceOf::Abilities(p),
            ..
        } => p,
        Rule::Instead(r) => match &r.event {
            words::Event::Draws(p)
            | words::Event::Discards(p, _)
            | words::Event::LosesInfluence(p)
            | words::Event::GainsInfluence(p) => p,
            _ => return None,
        },
        _ => return None,
    };
    targets::spoken_of(p).then(|| targets::seats(t, c, p).first().copied()).flatten()
}

/// `at the end of the turn, ...`: once, when its time comes. [506.3]
pub(super) fn later(t: &mut T, run: Run, by: &By, refs: &[u16]) -> Word<Spoils> {
    let me = ctx_by(t, run, by).me;
    let known = known(t, run, refs[0], me);
    let scope = t.open_scope(known);
    t.board.delayed.push(Delayed { ability: refs[0], scope });
    Word::Did(true)
}

/// Whether the instruction that a run stands at belongs to a cost.
pub(crate) fn costs(t: &T, run: Run) -> bool {
    matches!(current(t, run), Some(Act::Verb { cost: true, .. }))
}

/// The instruction that a run stands at, for questions.
pub(crate) fn current(t: &T, run: Run) -> Option<&Act> {
    match t.rules.programs.get(run.program as usize)?.get(run.at as usize)? {
        Op::Do(act) => Some(act),
        _ => None,
    }
}
