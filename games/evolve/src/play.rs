//! Playing cards and abilities, step by step. [10.6.2]
//!
//! Nothing is offered that cannot be completed; should a play turn out to be
//! impossible all the same, everything is as before. [10.6.2.1.1] [R7]

use crate::Evolve;
use crate::board::{Read, T};
use crate::card::Kind;
use crate::complete;
use crate::event::{Cause, Change, End, Event};
use crate::layers;
use crate::pay::{self, Bill, List};
use crate::price;
use crate::rules::{AbilityDef, Face, Sort};
use crate::targets::{ACCEPTED, CHOSEN, Ctx, FROM, FROZEN, GRAVES, NUMBER, SPELLS, spells};
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use arbiter_kernel::{Flow, Frame, ObjectId, Pending, Pick, Run, Scope, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum What {
    Card,
    Activated,
    Automatic,
}

/// A play: its scope knows the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// What is chosen for it.
    pub scope: u16,
    /// What is played.
    pub what: What,
}

/// Where a play is; the names in brackets are those of the rulings' timing model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// An undo point, then P1.
    Try,
    /// P1: a card goes to the resolution zone. [10.6.2.1]
    Specify,
    /// P2: options of the n-th menu. [10.6.2.2]
    Menu(u8),
    /// One was chosen, or enough.
    MenuChosen(u8),
    /// P2: the n-th optional cost. [10.6.2.2.1]
    Extra(u8),
    /// It was accepted or declined.
    ExtraAnswered(u8),
    /// P3: the n-th selection. [10.6.2.3]
    Target(u8),
    /// A target was named, or enough.
    TargetNamed(u8),
    /// P4: the n-th selection divides a value. [10.6.2.4]
    Divide(u8),
    /// A share was named.
    DivideNamed(u8),
    /// P5: the price. [10.6.2.5]
    Price,
    /// P5: whether an evolution point is used. [12.2.3]
    EvolutionPoint,
    /// P5: the n-th list of other costs.
    Costs(u8),
    /// P6: is there room, and from here it is played. [10.6.2.6]
    Room,
    /// P7: it resolves. [10.6.2.7]
    Resolve,
    /// P8: what is left in the resolution zone goes. [10.6.2.7.3]
    After,
    /// It is resolved.
    Gone,
    /// The scope closes, whether it was played or undone.
    Settled,
}

/// Bit of the accepted extras that stands for an automatic ability's own cost. [10.4.7.4]
pub const HEADING: u8 = 14;
/// First bit that stands for a `when playing` cost. [10.4.7.3]
pub const WHEN_PLAYING: u8 = 8;
/// Where a scope notes the evolve card revealed as a cost. [12.2.2]
pub const REVEALED: u8 = 239;

/// Plays a card.
pub fn try_card(t: &mut T, seat: Seat, id: ObjectId) -> Proc {
    rule!("8.2.1", "10.6.1");
    let ability = t.face(id.slot).spell.unwrap_or(u16::MAX);
    let scope = t.open_scope(Scope::new(id, ability, seat));
    Proc::Play(Step::Try, Play { scope, what: What::Card })
}

/// Plays an activated ability. [8.3.1]
pub fn try_ability(t: &mut T, seat: Seat, id: ObjectId, ability: u16) -> Proc {
    rule!("8.3.1", "10.1.1.1", "3.1.2.2");
    let scope = t.open_scope(Scope::new(id, ability, seat));
    Proc::Play(Step::Try, Play { scope, what: What::Activated })
}

/// Plays a pending ability, if it can be played. [10.7.3.2]
pub fn try_automatic(t: &mut T, p: Pending) -> Option<Proc> {
    let mut scope = Scope::new(p.source, p.ability, p.controller);
    (scope.subject, scope.amount) = (p.subject, p.amount);
    let def = &t.rules.abilities[p.ability as usize];
    if !def.costs_optional && !complete::possible(t, &scope, def) {
        return None;
    }
    let scope = t.open_scope(scope);
    Some(Proc::Play(Step::Try, Play { scope, what: What::Automatic }))
}

/// The ability being played; none for a follower or amulet.
pub(crate) fn definition<'a>(t: &'a T, scope: &Scope) -> Option<&'a AbilityDef> {
    t.rules.abilities.get(scope.ability as usize)
}

pub(crate) fn own_face<'a>(t: &'a T, play: Play) -> &'a Face {
    t.face(t.scope(play.scope).source.slot)
}

/// One step.
pub fn advance(t: &mut T, step: Step, play: Play) -> Flow<Evolve> {
    let to = |s| Proc::Play(s, play);
    match step {
        Step::Try => {
            rule!("10.6.2");
            if simple(t, play) {
                Flow::Call(to(Step::Settled), Frame::Proc(to(Step::Specify)))
            } else {
                Flow::Try(to(Step::Settled), to(Step::Specify))
            }
        }
        Step::Specify => {
            specify(t, play);
            Flow::Goto(to(Step::Menu(0)))
        }
        Step::Menu(n) => menu(t, play, n),
        Step::MenuChosen(n) => match t.answered() {
            Choice::Option(o) => {
                choose(t, play, o);
                Flow::Goto(to(Step::Menu(n)))
            }
            _ => Flow::Goto(to(Step::Menu(n + 1))),
        },
        Step::Extra(n) => extra(t, play, n),
        Step::ExtraAnswered(n) => {
            decided(t);
            if t.answered() == Choice::Yes {
                rule!("10.6.2.2.1");
                t.scope_mut(play.scope).notes[ACCEPTED] |= 1 << n;
            } else if n == HEADING {
                return Flow::Done; // [R1] Nothing happens.
            }
            Flow::Goto(to(Step::Extra(n + 1)))
        }
        Step::Target(n) => target(t, play, n),
        Step::TargetNamed(n) => match t.answered() {
            Choice::Card(id) => {
                decided(t);
                pick(t, play, n, id);
                Flow::Goto(to(Step::Target(n)))
            }
            _ => Flow::Goto(to(Step::Target(n + 1))),
        },
        Step::Divide(n) => divide(t, play, n),
        Step::DivideNamed(n) => {
            let Choice::Number(share) = t.answered() else { unreachable!("a share was named") };
            give_share(t, play, n, i16::from(share));
            Flow::Goto(to(Step::Divide(n)))
        }
        Step::Price => pay_price(t, play),
        Step::EvolutionPoint => {
            let with_point = t.answered() == Choice::Yes;
            crate::evolve::pay(t, play, with_point)
        }
        Step::Costs(n) => costs(t, play, n),
        Step::Room => room(t, play),
        Step::Resolve => resolve(t, play),
        Step::After => after(t, play),
        Step::Gone => Flow::Done,
        Step::Settled => {
            unreveal(t, play);
            t.close_scope();
            Flow::Done
        }
    }
}

/// A real decision was made: what follows is no cycle that nobody can stop. [R78]
pub(crate) fn decided(t: &mut T) {
    if t.was_free() {
        t.board.resolved = 0;
    }
}

/// Whether nothing can go wrong any more: no undo point is needed.
fn simple(t: &T, play: Play) -> bool {
    let face = own_face(t, play);
    let text = definition(t, t.scope(play.scope)).is_none_or(|d| {
        d.menus.is_empty() && d.extras == 0 && d.selections.iter().all(|s| s.late) && d.costs.len() < 2
    });
    text && (play.what != What::Card || (face.extra_costs.is_empty() && face.when_playing.is_empty()))
}

/// P1. From here on the card is not in the hand or EX area any more. [10.6.2.1]
fn specify(t: &mut T, play: Play) {
    if play.what != What::Card {
        return;
    }
    let Scope { source, controller, .. } = *t.scope(play.scope);
    let from = t.place(source).expect("it was offered");
    rule!("4.11.1", "10.6.2.1");
    if from == Zone::Ex {
        rule!("10.6.2.1.2");
    }
    crate::story::plays(t, source, controller);
    let arrival = crate::perform::put(t, source, Zone::Resolution, controller, End::Bottom, Cause::Rules, false);
    let scope = t.scope_mut(play.scope);
    scope.source = arrival.id;
    scope.notes[FROM] = from as i16;
}

/// P2: options. [5.17]
fn menu(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(m) = definition(t, scope).and_then(|d| d.menus.get(n as usize)) else {
        return Flow::Goto(Proc::Play(Step::Extra(0), play));
    };
    rule!("5.17.1", "5.17.3", "10.6.2.2");
    let (least, most, first, count) = (m.least, m.most, m.first, m.count);
    let chosen = (first..first + count).filter(|o| scope.notes[CHOSEN] & (1 << o) != 0).count() as u8;
    let left = complete::options(t, scope, n);
    if chosen >= most || left.is_empty() {
        if chosen < least {
            return Flow::Fail;
        }
        return Flow::Goto(Proc::Play(Step::Menu(n + 1), play));
    }
    if least < most {
        rule!("5.17.2");
    }
    Flow::Ask(Proc::Play(Step::MenuChosen(n), play), scope.controller)
}

fn choose(t: &mut T, play: Play, option: u8) {
    rule!("5.17.1.1", "5.17.1.2");
    decided(t);
    t.scope_mut(play.scope).notes[CHOSEN] |= 1 << option;
}

/// P2: Earth Rites, `when playing` costs, and the own cost of an automatic
/// ability, one after the other. [10.6.2.2.1]
fn extra(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let def = definition(t, scope);
    let next = |n| Flow::Goto(Proc::Play(Step::Extra(n), play));
    let ask = Flow::Ask(Proc::Play(Step::ExtraAnswered(n), play), scope.controller);
    if n < WHEN_PLAYING {
        let rites = def.map_or(0, |d| d.extras);
        if n >= rites {
            return next(WHEN_PLAYING);
        }
        // [13.3.3.1] [13.3.3.2]
        rule!("13.3.3.1", "13.3.3.2");
        return if complete::rite(t, scope, n) { ask } else { next(n + 1) };
    }
    if n < HEADING {
        let offers = if play.what == What::Card { own_face(t, play).when_playing.len() } else { 0 };
        let j = (n - WHEN_PLAYING) as usize;
        if j >= offers {
            return next(HEADING);
        }
        rule!("10.4.7.3");
        let payable = pay::payable(t, &Ctx::of(scope), &own_face(t, play).when_playing[j].0, None);
        return if payable { ask } else { next(n + 1) };
    }
    if n == HEADING && def.is_some_and(|d| d.costs_optional) {
        // [10.1.1.2.2] [10.4.7] [10.4.7.4] [R1]
        rule!("10.1.1.2.2", "10.4.7", "10.4.7.4");
        let d = def.expect("just seen");
        let usable = complete::possible(t, scope, d) && pay::payable(t, &Ctx::of(scope), &d.costs, None);
        return if usable { ask } else { Flow::Done };
    }
    Flow::Goto(Proc::Play(Step::Target(0), play))
}

/// P3: targets. [10.6.2.3]
fn target(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(s) = definition(t, scope).and_then(|d| d.selections.get(n as usize)) else {
        return Flow::Goto(Proc::Play(Step::Divide(0), play));
    };
    let ctx = Ctx::of(scope);
    let next = Flow::Goto(Proc::Play(Step::Target(n + 1), play));
    // [10.3.2] An invalid part asks for no selection. [R2]
    if s.late || !s.gates.iter().all(|g| crate::targets::open(t, &ctx, g)) {
        rule!("10.3.2");
        return next;
    }
    rule!("10.6.2.3");
    let picked = scope.picked(s.slot).count();
    let left = complete::candidates(t, scope, s);
    let most = complete::most(t, scope, s);
    if picked == 0 && left.is_empty() && s.least > 0 {
        // [10.6.2.3.4] In a part that depends on a condition it is merely skipped. [R2]
        let depends = s.gates.iter().any(complete::conditional);
        rule!("10.6.2.3.4");
        return if depends { next } else { Flow::Fail };
    }
    if picked >= most || left.is_empty() {
        return next;
    }
    if s.least as usize > picked + left.len() {
        // [10.6.2.3.1] [10.6.2.3.3] Fewer than asked: all of them.
        rule!("10.6.2.3.3");
    }
    rule!("10.6.2.3.1");
    if s.least < s.most {
        rule!("1.3.5", "1.3.5.1", "10.6.2.3.2");
    }
    Flow::Ask(Proc::Play(Step::TargetNamed(n), play), scope.controller)
}

fn pick(t: &mut T, play: Play, n: u8, id: ObjectId) {
    let slot = definition(t, t.scope(play.scope)).expect("it selects").selections[n as usize].slot;
    t.scope_mut(play.scope).picks.push(Pick { of: slot, share: 0, id });
}

/// P4: every target gets at least one. [10.6.2.4]
fn divide(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(s) = definition(t, scope).and_then(|d| d.selections.get(n as usize)) else {
        return Flow::Goto(Proc::Play(Step::Price, play));
    };
    let unshared = scope.picked(s.slot).filter(|p| p.share == 0).count();
    if s.divided.is_none() || unshared == 0 {
        return Flow::Goto(Proc::Play(Step::Divide(n + 1), play));
    }
    rule!("10.6.2.4", "10.6.2.4.1");
    if unshared == 1 {
        let rest = complete::undivided(t, scope, s);
        give_share(t, play, n, rest);
        return Flow::Goto(Proc::Play(Step::Divide(n), play));
    }
    Flow::Ask(Proc::Play(Step::DivideNamed(n), play), scope.controller)
}

fn give_share(t: &mut T, play: Play, n: u8, share: i16) {
    let slot = definition(t, t.scope(play.scope)).expect("it divides").selections[n as usize].slot;
    let picks = &mut t.scope_mut(play.scope).picks;
    let first = picks.iter_mut().find(|p| p.of == slot && p.share == 0);
    first.expect("one has no share yet").share = share;
}

/// P5: play points. [10.4.4]
fn pay_price(t: &mut T, play: Play) -> Flow<Evolve> {
    rule!("10.6.2.5");
    match play.what {
        What::Card => {
            let scope = t.scope(play.scope);
            let (seat, price) = (scope.controller, price::of_play(t, scope));
            if i16::from(t.board.seats[seat as usize].pp) < price {
                // [10.6.2.5.3]
                rule!("10.6.2.5.3");
                return Flow::Fail;
            }
            rule!("3.2.2", "10.4.4");
            if price == 0 {
                rule!("10.6.2.5.2");
            }
            t.board.seats[seat as usize].pp -= price as i8;
            price::spend_next(t, play);
            Flow::Goto(Proc::Play(Step::Costs(0), play))
        }
        What::Activated => match &definition(t, t.scope(play.scope)).expect("an ability").sort {
            Sort::Activated { evolve: Some(_), .. } => crate::evolve::price(t, play),
            _ => Flow::Goto(Proc::Play(Step::Costs(0), play)),
        },
        What::Automatic => Flow::Goto(Proc::Play(Step::Costs(0), play)),
    }
}

/// P5: the other costs: printed ones, accepted ones, Earth Rites. [10.4.2.1]
fn costs(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let accepted = |bit: u8| scope.notes[ACCEPTED] & (1 << bit) != 0;
    let list = match n {
        0 if play.what == What::Card => List::Extra(t.objects.at(scope.source.slot).face),
        0 => List::Ability(scope.ability),
        1..=6 if accepted(WHEN_PLAYING + n - 1) => List::WhenPlaying(t.objects.at(scope.source.slot).face, n - 1),
        8..16 if accepted(n - 8) => List::Rite,
        16.. => return Flow::Goto(Proc::Play(Step::Room, play)),
        _ => return Flow::Goto(Proc::Play(Step::Costs(n + 1), play)),
    };
    let bill = Bill { scope: play.scope, list, n: 0 };
    Flow::Call(Proc::Play(Step::Costs(n + 1), play), Frame::Proc(Proc::Pay(pay::Step::Next, bill)))
}

/// P6: after payment; from here on it is played. [10.6.2.6] [R12]
fn room(t: &mut T, play: Play) -> Flow<Evolve> {
    let Scope { source, controller, ability, .. } = *t.scope(play.scope);
    let resolve = Proc::Play(Step::Resolve, play);
    match play.what {
        What::Card => {
            if own_face(t, play).card.kind != Kind::Spell && !layers::room(t, controller, Zone::Field) {
                rule!("10.6.2.6");
                return Flow::Fail;
            }
            Flow::Emit(resolve, smallvec![Event::Played { id: source, seat: controller }])
        }
        What::Activated => {
            if let Sort::Activated { evolve: Some(_), .. } = t.rules.abilities[ability as usize].sort {
                // [8.3.2]
                rule!("8.3.2");
                t.board.seats[controller as usize].evolve_used = true;
            }
            if let Sort::Activated { once: true, .. } = t.rules.abilities[ability as usize].sort {
                t.board.once.push((source, ability));
            }
            crate::story::uses(t, source, controller);
            Flow::Goto(resolve)
        }
        What::Automatic => {
            crate::story::triggers(t, source, controller, ability);
            Flow::Goto(resolve)
        }
    }
}

/// P7. [10.6.2.7]
fn resolve(t: &mut T, play: Play) -> Flow<Evolve> {
    let Scope { source, controller, ability, .. } = *t.scope(play.scope);
    let after = Proc::Play(Step::After, play);
    if play.what == What::Card && own_face(t, play).card.kind != Kind::Spell {
        // [10.6.2.7.1]
        rule!("10.6.2.7", "10.6.2.7.1", "4.4.1");
        let from = from_zone(t.scope(play.scope));
        let (end, cause) = (End::Bottom, Cause::PlayedFrom(from));
        let event =
            Event::Move { id: source, to: Zone::Field, seat: controller, end, cause, turned: false, by: controller };
        return Flow::Emit(after, smallvec![event]);
    }
    // [13.3.1.4] [13.5.1.3.2] Counted once, after the costs and before the first word. [R69]
    rule!("10.6.2.7.2", "10.6.2.7.2.1", "13.3.1.3", "13.3.1.4", "13.5.1.3.1", "13.5.1.3.2");
    if play.what == What::Card {
        rule!("10.1.1.4");
    }
    let counts = (spells(t, controller), t.count(controller, Zone::Cemetery) as i16);
    let notes = &mut t.scope_mut(play.scope).notes;
    (notes[SPELLS], notes[GRAVES], notes[FROZEN], notes[NUMBER]) = (counts.0, counts.1, 1, 0);
    let Some(def) = t.rules.abilities.get(ability as usize) else { return Flow::Goto(after) };
    Flow::Call(after, Frame::Run(Run { program: def.program, at: 0, again: 0, scope: play.scope }))
}

/// The zone a card was played from.
pub(crate) fn from_zone(scope: &Scope) -> Zone {
    if scope.notes[FROM] == Zone::Ex as i16 { Zone::Ex } else { Zone::Hand }
}

/// P8. [10.6.2.7.3]
fn after(t: &mut T, play: Play) -> Flow<Evolve> {
    let source = t.scope(play.scope).source;
    if play.what != What::Card || t.place(source) != Some(Zone::Resolution) {
        return Flow::Done;
    }
    rule!("4.9.1", "10.6.2.7.3");
    let owner = t.objects.at(source.slot).owner;
    let (end, cause) = (End::Bottom, Cause::Rules);
    let event = Event::Move { id: source, to: Zone::Cemetery, seat: owner, end, cause, turned: false, by: owner };
    Flow::Emit(Proc::Play(Step::Gone, play), smallvec![event])
}

/// What was revealed for this play is not revealed any more. [5.20.1.1]
fn unreveal(t: &mut T, play: Play) {
    let shown: SmallVec<[ObjectId; 4]> =
        t.scope(play.scope).picks.iter().filter(|p| p.of >= pay::FIRST).map(|p| p.id).collect();
    for id in shown {
        rule!("5.20.1.1");
        if let Some(o) = t.objects.get_mut(id) {
            o.known = arbiter_kernel::SeatSet::NONE;
        }
    }
}

/// Whether a modifier concerns only the price of the next play.
pub(crate) fn next_price(c: &Change) -> bool {
    matches!(c, Change::NextPrice(..) | Change::NextPriceIs(..))
}
