//! Playing cards and abilities, step by step. [10.6.2]
//!
//! Nothing is offered that cannot be completed; should a play turn out to be
//! impossible all the same, everything is as before. [10.6.2.1.1] [R7]

mod ask;
mod finish;
mod targets;

pub(crate) use ask::{DIVIDE, option, options, question, unfit};
pub(crate) use finish::{from_zone, next_price};

use crate::Evolve;
use crate::board::{Deed, Pending, Read, Scope, Settled, T, Zones};
use crate::complete;
use crate::event::{Cause, End};
use crate::offer;
use crate::pay::{self, Bill, List};
use crate::rules::{AbilityDef, Face, Gate};
use crate::targets::{ACCEPTED, CHOSEN, Ctx, FROM};
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use arbiter_kernel::{Flow, Frame, ObjectId, Seat, SeatSet, Upshot, rule};
use serde::{Deserialize, Serialize};

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
    /// P6: is there room? [10.6.2.6]
    Room,
    /// From here on it is played and cannot be undone. [R12]
    Played,
    /// P7: it resolves. [10.6.2.7]
    Resolve,
    /// P8: what is left in the resolution zone goes. [10.6.2.7.3]
    After,
    /// It could not be done. What was never played is no action that may not
    /// be repeated. [14.2.1.2]
    Undone,
    /// The scope closes, whether it was played or undone.
    Settled,
    /// P2, after the optional costs: the n-th menu, if it stands behind one. It
    /// is named last, so that older games are read as before.
    LateMenu(u8),
}

/// Bit of the accepted extras that stands for an automatic ability's own cost. [10.4.7.4]
pub const HEADING: u8 = 14;
/// First bit that stands for a `when playing` cost. [10.4.7.3]
pub const WHEN_PLAYING: u8 = 8;

/// Where a scope notes the evolve card revealed as a cost. [12.2.2]
pub const REVEALED: u8 = 239;

/// Plays a card.
pub fn try_card(t: &mut T, seat: Seat, id: ObjectId) -> Proc {
    rule!("10.6.1");
    rule!("8.2.1");
    let ability = t.face(id.slot).spell.unwrap_or(u16::MAX);
    let scope = t.open_scope(Scope::new(id, ability, seat));
    Proc::Play(Step::Try, Play { scope, what: What::Card })
}

/// Plays an activated ability. [8.3.1]
pub fn try_ability(t: &mut T, seat: Seat, id: ObjectId, ability: u16) -> Proc {
    rule!("10.1.1.1", "3.1.2.2");
    rule!("8.3.1");
    let scope = t.open_scope(Scope::new(id, ability, seat));
    Proc::Play(Step::Try, Play { scope, what: What::Activated })
}

/// Plays a pending ability, if it can be played. [10.7.3.2]
pub fn try_automatic(t: &mut T, p: Pending) -> Option<Proc> {
    let scope = p.scope();
    let def = &t.rules.abilities[p.ability as usize];
    if !complete::possible(t, &scope, def) {
        // Without a target its cost is of no use either. [R1]
        rule!("10.1.1.2.2", "10.4.7.4");
        return None;
    }
    let scope = t.open_scope(scope);
    Some(Proc::Play(Step::Try, Play { scope, what: What::Automatic }))
}

/// The ability being played; none for a follower or amulet.
pub(crate) fn definition<'a>(t: &'a T, scope: &Scope) -> Option<&'a AbilityDef> {
    t.rules.abilities.get(scope.ability as usize)
}

pub(crate) fn own_face(t: &T, play: Play) -> &Face {
    t.face(t.scope(play.scope).source.slot)
}

/// One step.
pub fn advance(t: &mut T, step: Step, play: Play) -> Flow<Evolve> {
    let to = |s| Proc::Play(s, play);
    match step {
        Step::Try => {
            rule!("10.6.2");
            if !allowed(t, play) {
                t.settle(Upshot::Failed(SeatSet::NONE));
                Flow::Goto(to(Step::Undone))
            } else if simple(t, play) {
                Flow::Call(to(Step::Played), Frame::Proc(to(Step::Specify)))
            } else {
                Flow::Try { of: to(Step::Specify), done: to(Step::Played), undone: to(Step::Undone) }
            }
        }
        Step::Specify => {
            specify(t, play);
            if !heading_payable(t, play) {
                // [R1] Nothing that stands behind the cost is asked for.
                return Flow::Fail;
            }
            // Where nothing is chosen, P2 to P4 have nothing to do.
            Flow::Goto(to(if unasking(t, play) { Step::Price } else { Step::Menu(0) }))
        }
        Step::Menu(n) => menu(t, play, n, false),
        Step::LateMenu(n) => menu(t, play, n, true),
        Step::MenuChosen(n) => {
            let late = definition(t, t.scope(play.scope)).is_some_and(|d| behind_cost(&d.menus[n as usize].gates));
            let next = if let Choice::Option(o) = t.answered() {
                choose(t, play, o);
                n
            } else {
                n + 1
            };
            Flow::Goto(to(if late { Step::LateMenu(next) } else { Step::Menu(next) }))
        }
        Step::Extra(n) => extra(t, play, n),
        Step::ExtraAnswered(n) => {
            decided(t);
            if t.answered() == Choice::Yes {
                rule!("10.6.2.2.1");
                t.scope_mut(play.scope).notes[ACCEPTED] |= 1 << n;
            } else if n == HEADING {
                // [R1] Nothing happens: what is paid for is all that stands behind the cost.
                rule!("10.4.7.2");
                return Flow::Fail;
            }
            Flow::Goto(to(Step::Extra(n + 1)))
        }
        Step::Target(n) => targets::target(t, play, n),
        Step::TargetNamed(n) => match t.answered() {
            Choice::Card(id) => {
                decided(t);
                targets::pick(t, play, n, id);
                Flow::Goto(to(Step::Target(n)))
            }
            _ => Flow::Goto(to(Step::Target(n + 1))),
        },
        Step::Divide(n) => targets::divide(t, play, n),
        Step::DivideNamed(n) => {
            let Choice::Number(share) = t.answered() else { unreachable!("a share was named") };
            let slot = definition(t, t.scope(play.scope)).expect("it divides").selections[n as usize].slot;
            complete::give_share(t, play.scope, slot, i16::from(share));
            Flow::Goto(to(Step::Divide(n)))
        }
        Step::Price => finish::pay_price(t, play),
        Step::EvolutionPoint => {
            let with_point = t.answered() == Choice::Yes;
            crate::evolve::pay(t, play, with_point)
        }
        Step::Costs(n) => finish::costs(t, play, n),
        Step::Room => finish::room(t, play),
        Step::Played => {
            // What is simple was not tried, it was done.
            t.settle(Upshot::Completed);
            finish::played(t, play)
        }
        Step::Resolve => finish::resolve(t, play),
        Step::After => finish::after(t, play),
        Step::Undone => {
            forget(t, play);
            Flow::Goto(to(Step::Settled))
        }
        Step::Settled => {
            finish::unreveal(t, play);
            t.close_scope(play.scope);
            Flow::Done
        }
    }
}

/// What was undone is no action, and whatever may not be repeated may not be
/// repeated after it either: nothing has changed. [14.2.1.2]
fn forget(t: &mut T, play: Play) {
    let nothing = Deed { by: ObjectId::NONE, ability: 0, on: ObjectId::NONE };
    if play.what != What::Automatic && t.scope(play.scope).controller == t.board.active {
        t.board.before = Some((nothing, crate::cycle::fingerprint(t)));
    }
}

/// A real decision was made: what follows is no cycle that nobody can stop. [R78]
pub(crate) fn decided(t: &mut T) {
    if t.was_free() {
        t.board.resolved = 0;
    }
}

/// Whether nothing forbids it, whatever it takes. [1.3.3]
fn allowed(t: &T, play: Play) -> bool {
    let Scope { source, ability, controller, .. } = *t.scope(play.scope);
    match play.what {
        What::Card => offer::barred(t, source).is_none(),
        What::Activated => offer::unusable(t, controller, source, ability).is_none(),
        What::Automatic => true,
    }
}

/// Whether nothing can go wrong any more.
/// Shortcut if true: no undo point is needed.
fn simple(t: &T, play: Play) -> bool {
    let scope = t.scope(play.scope);
    let few = definition(t, scope).is_none_or(|d| d.costs.len() < 2);
    let Scope { source, ability, controller, .. } = *scope;
    few && unasking(t, play)
        && match play.what {
            What::Card => {
                own_face(t, play).extra_costs.is_empty() && offer::sure_play(t, controller, source) == Some(true)
            }
            What::Activated => offer::sure_use(t, controller, source, ability) == Some(true),
            What::Automatic => true,
        }
}

/// Whether nothing is chosen while it is played.
/// Shortcut if true: the steps that ask are passed over, as they ask nothing.
fn unasking(t: &T, play: Play) -> bool {
    let text = definition(t, t.scope(play.scope)).is_none_or(|d| {
        d.menus.is_empty() && !d.costs_optional && d.rites.is_empty() && d.selections.iter().all(|s| s.late)
    });
    // A keyword at its head is no cost.
    rule!("10.4.7.1");
    text && (play.what != What::Card || own_face(t, play).when_playing.is_empty())
}

/// Whether the own cost of an automatic ability, if it has one, can be paid. [10.4.7.4]
fn heading_payable(t: &T, play: Play) -> bool {
    let scope = t.scope(play.scope);
    definition(t, scope).filter(|d| d.costs_optional).is_none_or(|d| {
        rule!("10.1.1.2.2", "10.4.7", "10.4.7.4");
        pay::affordable(t, Bill { scope: play.scope, list: List::Ability(scope.ability), n: 0 }, &d.costs)
    })
}

/// P1. From here on the card is not in the hand or EX area any more. [10.6.2.1]
fn specify(t: &mut T, play: Play) {
    // [10.1.1] Passive abilities are never played; of the others each in its way.
    rule!("10.1.1");
    let Scope { source, controller, .. } = *t.scope(play.scope);
    if play.what == What::Activated {
        crate::story::uses(t, source, controller);
    }
    if play.what != What::Card {
        return;
    }
    let from = t.place(source).expect("it was offered");
    rule!("4.11.1", "10.6.2.1");
    rule!("10.6.2.1.2");
    crate::story::plays(t, source, controller);
    t.board.unsettle(Settled::ButPassives);
    let arrival = crate::perform::put(t, source, Zone::Resolution, controller, End::Bottom, Cause::Rules, false);
    let scope = t.scope_mut(play.scope);
    scope.source = arrival.id;
    scope.notes[FROM] = from as i16;
    // [10.7.6.1] The hand may be empty now.
    crate::listen::states(t);
}

/// Whether something stands behind an optional cost.
fn behind_cost(gates: &[Gate]) -> bool {
    gates.iter().any(|g| matches!(g, Gate::Extra(_)))
}

/// P2: options; those behind an optional cost (`late`) after it was accepted. [5.17]
fn menu(t: &mut T, play: Play, n: u8, late: bool) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(m) = definition(t, scope).and_then(|d| d.menus.get(n as usize)) else {
        return Flow::Goto(Proc::Play(if late { Step::Target(0) } else { Step::Extra(0) }, play));
    };
    let next = Proc::Play(if late { Step::LateMenu(n + 1) } else { Step::Menu(n + 1) }, play);
    if behind_cost(&m.gates) != late {
        return Flow::Goto(next);
    }
    let ctx = Ctx::of(scope);
    if !m.gates.iter().all(|g| crate::targets::open(t, &ctx, g)) {
        // [10.3.2] An invalid part asks for nothing.
        rule!("10.3.2");
        return Flow::Goto(next);
    }
    rule!("5.17.1", "5.17.3", "10.6.2.2");
    let (least, most, first, count) = (m.least, m.most, m.first, m.count());
    let chosen = (first..first + count).filter(|o| scope.notes[CHOSEN] & (1 << o) != 0).count() as u8;
    let left = complete::options(t, scope, n);
    if chosen >= most || left.is_empty() {
        if chosen < least {
            return Flow::Fail;
        }
        return Flow::Goto(next);
    }
    rule!("5.17.2");
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
        let rites = def.map_or(0, |d| d.rites.len() as u8);
        if n >= rites {
            return next(WHEN_PLAYING);
        }
        if !complete::rite(t, scope, n) {
            return next(n + 1);
        }
        // [13.3.3.1] An offer, never an order.
        rule!("13.3.3.1");
        return ask;
    }
    if n < HEADING {
        let offers = if play.what == What::Card { own_face(t, play).when_playing.len() } else { 0 };
        let j = (n - WHEN_PLAYING) as usize;
        if j >= offers {
            return next(HEADING);
        }
        rule!("10.4.7.3");
        let face = t.objects.at(scope.source.slot).face;
        let bill = Bill { scope: play.scope, list: List::WhenPlaying(face, j as u8), n: 0 };
        let payable = pay::affordable(t, bill, &own_face(t, play).when_playing[j].0);
        return if payable { ask } else { next(n + 1) };
    }
    if n == HEADING && def.is_some_and(|d| d.costs_optional) {
        // [10.1.1.2.2] [10.4.7] [10.4.7.4] [R1]
        return ask;
    }
    rule!("10.4.7.1");
    Flow::Goto(Proc::Play(Step::LateMenu(0), play))
}
