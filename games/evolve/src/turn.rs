//! A turn: start phase, main phase, end phase. [7]

mod ask;

pub(crate) use ask::{options, question, unfit};

use crate::Evolve;
use crate::attack;
use crate::board::{Deed, POINT_LIMIT, Settled, T, Thing, TurnPhase, Zones, other, zone};
use crate::confirm;
use crate::event::{Cause, Change, End, Event, Until};
use crate::layers;
use crate::listen;
use crate::play;
use crate::rules::Sort;
use crate::timing::{CONFIRM, Choice, END_PHASE, Proc};
use crate::words::{Ban, Cost, Phase, Zone};
use arbiter_kernel::{Discipline, Flow, Frame, ObjectId, State, Tray, Window, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Where a turn is; the names in brackets are those of the rulings' timing model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// T0: marks of the last turn go.
    Begin,
    /// T3: the field is refreshed. [7.2.3]
    Refresh,
    /// T4: a card is drawn. [7.2.4]
    Draw,
    /// T5: Confirmation Timing. [7.2.5]
    StartConfirm,
    /// M1: start of the main phase. [7.3.1]
    MainStart,
    /// M2: Confirmation Timing. [7.3.2]
    MainConfirm,
    /// M3: what will the active player do? [7.3.3]
    Main,
    /// It was said.
    Acted,
    /// M4: Confirmation Timing, then M3 again. [7.3.4]
    AfterAction,
    /// E1: start of the end phase. [7.4.1]
    EndStart,
    /// E2: Confirmation Timing. [7.4.2]
    EndConfirm,
    /// E3: Ward followers may be engaged. [7.4.3]
    Wards(Tray),
    /// One was named, or enough.
    WardNamed(Tray),
    /// E4, E5: Quick window. [7.4.4]
    Quick,
    /// E6: down to the hand limit. [7.4.6]
    HandLimit(Tray),
    /// A card was named.
    Discarding(Tray),
    /// E7: what lasts until the end of the turn ends. [7.4.7]
    Expire,
    /// E8: the other player's turn. [7.4.8]
    Next,
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Evolve> {
    let to = |s| Proc::Turn(s);
    let active = t.board.active;
    match step {
        Step::Begin => begin(t),
        Step::Refresh => {
            // [7.2.3] Simultaneously; what may not refresh now stays engaged.
            rule!("7.2.3");
            let field = t.cards(active, Zone::Field).iter().map(|&s| t.objects.id(s));
            let turned: SmallVec<[Event; 4]> =
                field.filter(|&id| !layers::banned(t, id, Ban::Refresh)).map(Event::Refresh).collect();
            let objects: SmallVec<[ObjectId; 5]> =
                t.cards(active, Zone::Field).iter().map(|&s| t.objects.id(s)).collect();
            t.retain_modifiers(|m| m.until != Until::NextRefresh || !objects.contains(&m.on));
            Flow::Emit(to(Step::Draw), turned)
        }
        Step::Draw if t.board.turn == 1 => {
            // [7.2.4.1]
            rule!("7.2.4.1");
            Flow::Goto(to(Step::StartConfirm))
        }
        Step::Draw => {
            rule!("7.2.4");
            Flow::Emit(to(Step::StartConfirm), smallvec![Event::Draw(active)])
        }
        Step::StartConfirm => {
            rule!("7.2.5");
            confirm::then(t, to(Step::MainStart))
        }
        Step::MainStart => {
            rule!("7.1.2", "7.3.1");
            t.board.phase = TurnPhase::Main;
            starts(t, Phase::Main, to(Step::MainConfirm))
        }
        Step::MainConfirm => {
            rule!("7.3.2");
            confirm::then(t, to(Step::Main))
        }
        Step::Main => {
            unchanged(t);
            // Nothing in flight speaks of the past any more.
            if t.board.delayed.is_empty() {
                t.ghosts.forget();
                let State { board, objects, .. } = &mut t.state;
                // Shortcut: counters of cards that are gone are asked for no more.
                board.counters.retain(|c| objects.get(c.on).is_some());
                // Shortcut: nor are cards that were remembered together.
                board.groups.clear();
            }
            Flow::Ask(to(Step::Acted), active)
        }
        Step::Acted => acted(t),
        Step::AfterAction => {
            rule!("7.3.4");
            confirm::then(t, to(Step::Main))
        }
        Step::EndStart => {
            rule!("7.4.1");
            t.board.phase = TurnPhase::End;
            starts(t, Phase::End, to(Step::EndConfirm))
        }
        Step::EndConfirm => {
            rule!("7.4.2");
            confirm::then(t, to(Step::Wards(t.lay_out())))
        }
        Step::Wards(tray) => {
            if !t.cards(active, Zone::Field).iter().any(|&s| ward(t, t.objects.id(s), tray)) {
                engage_wards(t, tray)
            } else {
                Flow::Ask(to(Step::WardNamed(tray)), active)
            }
        }
        Step::WardNamed(tray) => match t.answered() {
            Choice::Card(id) => {
                t.gather(Thing::Card(id));
                Flow::Goto(to(Step::Wards(tray)))
            }
            _ => engage_wards(t, tray),
        },
        Step::Quick => {
            // [7.4.4] [7.4.5] The non-active player, until a pass; Confirmation Timing after each.
            rule!("7.4.4");
            let window = Window::new(END_PHASE, &[other(active)], Discipline::UntilPass, Some(CONFIRM));
            Flow::Call(to(Step::HandLimit(t.lay_out())), Frame::Window(window))
        }
        Step::HandLimit(tray) => hand_limit(t, tray),
        Step::Discarding(tray) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            t.gather(Thing::Card(id));
            Flow::Goto(to(Step::HandLimit(tray)))
        }
        Step::Expire => expire(t),
        Step::Next => {
            rule!("7.1.1", "7.4.8");
            t.board.active = other(active);
            Flow::Goto(to(Step::Begin))
        }
    }
}

/// T0 to T2. [7.2.1] [7.2.2]
fn begin(t: &mut T) -> Flow<Evolve> {
    let active = t.board.active;
    t.board.turn += 1;
    t.board.phase = TurnPhase::Start;
    t.board.once.clear();
    listen::end(t, |until| until == Until::TurnOf(active));
    for seat in 0..2 {
        let p = &mut t.board.seats[seat as usize];
        (p.played, p.evolve_used, p.lost_defense) = (0, false, false);
        for n in 0..t.count(seat, Zone::Field) {
            let slot = t.cards(seat, Zone::Field)[n];
            let m = &mut t.objects.at_mut(slot).mark;
            (m.evolved_now, m.played) = (false, None);
            // [8.4.2.1#1] There since the turn began, for the player whose turn it is.
            m.old = seat == active;
        }
    }
    let p = &mut t.board.seats[active as usize];
    rule!("3.2.3", "7.2.1", "7.2.2");
    rule!("3.2.4", "3.2.4.1");
    p.max_pp = (p.max_pp + 1).min(POINT_LIMIT);
    p.pp = p.max_pp;
    crate::story::turn(t);
    // [10.7.6.1] A state is achieved when it is, also without an event.
    listen::states(t);
    Flow::Goto(Proc::Turn(Step::Refresh))
}

/// A phase starts. [7.3.1] [7.4.1]
fn starts(t: &T, phase: Phase, then: Proc) -> Flow<Evolve> {
    if listen::unnoticed(t, listen::PHASE) {
        return Flow::Goto(then);
    }
    Flow::Emit(then, smallvec![Event::Starts(phase)])
}

/// M3: exactly one action. [7.3.3]
fn acted(t: &mut T) -> Flow<Evolve> {
    let active = t.board.active;
    let after = Proc::Turn(Step::AfterAction);
    rule!("7.3.3");
    match t.answered() {
        Choice::Play(id) => {
            rule!("7.3.3#1");
            let play = play::try_card(t, active, id);
            Flow::Call(after, Frame::Proc(play))
        }
        Choice::Use(id, ability) => {
            rule!("7.3.3#2");
            let deed = Deed { by: id, ability, on: ObjectId::NONE };
            // One that may be used once in a turn always changes something: that it was used.
            let again = !matches!(
                t.rules.abilities[ability as usize].sort,
                Sort::Activated { evolve: Some(_), .. } | Sort::Activated { once: true, .. }
            );
            t.board.before = again.then(|| (deed, crate::cycle::fingerprint(t)));
            let play = play::try_ability(t, active, id, ability);
            Flow::Call(after, Frame::Proc(play))
        }
        Choice::Attack(id) => {
            rule!("7.3.3#3");
            // Shortcut: without such a trigger an attacker stays engaged, and something has changed.
            let looks = listen::heard(t, listen::ATTACK) || listen::heard(t, listen::ENGAGE);
            let deed = Deed { by: id, ability: attack::ATTACK, on: ObjectId::NONE };
            t.board.before = looks.then(|| (deed, crate::cycle::fingerprint(t)));
            Flow::Call(after, Frame::Proc(Proc::Attack(attack::Step::Target, id, ObjectId::NONE)))
        }
        _ => {
            // [7.3.3#4] [7.3.4]
            rule!("7.3.3#4");
            Flow::Goto(Proc::Turn(Step::EndStart))
        }
    }
}

/// An action that left everything as it was may not be done again. [14.2.1.2]
fn unchanged(t: &mut T) {
    let Some((deed, before)) = t.board.before.take() else {
        t.board.barred.clear();
        return;
    };
    if as_before(t, deed, before) {
        rule!("14.2.1", "14.2.1.2");
        if deed.by != ObjectId::NONE {
            t.board.barred.push(deed);
        }
    } else {
        // A sequence that changes something may go on, one action at a time:
        // each time its player goes on or not, and the opponent breaks it at
        // any window of it. [14.2.1.1] [R79]
        rule!("14.2.1.1");
        t.board.barred.clear();
    }
}

/// Whether all is as it was before an action.
fn as_before(t: &T, deed: Deed, before: u64) -> bool {
    // Shortcut: who was reserved and is engaged now was changed.
    if stays_engaged(t, deed) {
        return false;
    }
    crate::cycle::fingerprint(t) == before
}

/// Whether a card that had to be reserved for its action is engaged now: then
/// something has changed.
/// Shortcut if true: nothing else need be compared.
fn stays_engaged(t: &T, deed: Deed) -> bool {
    let engaged = t.objects.get(deed.by).is_some_and(|o| o.mark.engaged);
    let costs = || &t.rules.abilities[deed.ability as usize].costs;
    engaged && (deed.ability == attack::ATTACK || costs().contains(&Cost::Engage))
}

/// Own reserved Ward followers not named yet. [12.8.2(ii)]
pub(crate) fn wards(t: &T, named: Tray) -> SmallVec<[ObjectId; 5]> {
    let field = t.cards(t.board.active, Zone::Field).iter().map(|&s| t.objects.id(s));
    field.filter(|id| ward(t, *id, named)).collect()
}

fn ward(t: &T, id: ObjectId, named: Tray) -> bool {
    !t.objects.at(id.slot).mark.engaged
        && !t.tray(named).contains(&Thing::Card(id))
        && layers::has(t, id, crate::words::Keyword::Ward)
}

/// They become engaged together; no Confirmation Timing. [7.4.3] [R38]
fn engage_wards(t: &mut T, tray: Tray) -> Flow<Evolve> {
    let named = t.take_up(tray);
    rule!("7.4.3", "12.8.2(ii)");
    Flow::Emit(Proc::Turn(Step::Quick), named.into_iter().map(|w| Event::Engage(w.card())).collect())
}

/// E6. [7.4.6]
fn hand_limit(t: &mut T, tray: Tray) -> Flow<Evolve> {
    let active = t.board.active;
    let (held, limit) = (t.count(active, Zone::Hand), layers::limit(t, active, Zone::Hand));
    let named = t.tray(tray).len();
    if held - named > limit {
        return Flow::Ask(Proc::Turn(Step::Discarding(tray)), active);
    }
    if named == 0 {
        return Flow::Goto(Proc::Turn(Step::Expire));
    }
    // [7.4.6] Together, then Confirmation Timing, then look again.
    rule!("7.4.6", "5.11.1");
    let events: SmallVec<[Event; 4]> = t.take_up(tray).into_iter().map(|card| discard(card.card(), active)).collect();
    Flow::Emit(Proc::Confirm(crate::confirm::Step::ThenHandLimit), events)
}

/// A discard. [5.11.1]
pub(crate) fn discard(id: ObjectId, seat: arbiter_kernel::Seat) -> Event {
    let (to, end) = (Zone::Cemetery, End::Bottom);
    Event::Move { id, to, seat, end, cause: Cause::Discarded, turned: false, by: seat }
}

/// E7: all at the same time, no Confirmation Timing. [7.4.7]
fn expire(t: &mut T) -> Flow<Evolve> {
    rule!("7.4.7");
    let active = t.board.active;
    let turn = t.board.turn;
    let ends = |u: Until| match u {
        Until::EndOfTurn => true,
        Until::EndOfTurnOf(seat, said) => seat == active && said < turn,
        _ => false,
    };
    let mut back: SmallVec<[Event; 4]> = SmallVec::new();
    for m in t.modifiers().iter().filter(|m| ends(m.until)) {
        // All loans of the turn end together: it goes to who had it before the oldest of them.
        if let Change::Borrowed(seat) = m.change
            && !back.iter().any(|e| matches!(e, Event::Control { id, .. } if *id == m.on))
        {
            back.push(Event::Control { id: m.on, seat, for_turn: false });
        }
    }
    listen::end(t, ends);
    t.board.unsettle(Settled::No);
    t.board.delayed.retain(|d| !d.each_this_turn);
    listen::states(t);
    debug_assert!(t.zones.len(zone(active, Zone::Leader)) == 1);
    Flow::Emit(Proc::Turn(Step::Next), back)
}

/// A player gives up: at any moment, at once, and nothing can change it.
/// [1.2.3] [1.2.3.1]
pub fn concede(t: &mut T, seat: arbiter_kernel::Seat) {
    rule!("1.2.3", "1.2.3.1");
    crate::story::more::concedes(t, seat);
    t.stop(arbiter_kernel::Outcome::Won(arbiter_kernel::SeatSet::one(other(seat))));
}
