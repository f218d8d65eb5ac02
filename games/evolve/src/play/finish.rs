//! Paying, and resolving. [10.6.2.5] [10.6.2.6] [10.6.2.7]

use super::{Play, Step, WHEN_PLAYING, What, definition, own_face};
use crate::Evolve;
use crate::board::{Scope, T, Zones};
use crate::card::Kind;
use crate::event::{Cause, Change, End, Event};
use crate::layers;
use crate::listen;
use crate::pay::{self, Bill, List};
use crate::price;
use crate::rules::Sort;
use crate::targets::{ACCEPTED, FROM, FROZEN, GRAVES, NUMBER, SPELLS, spells};
use crate::timing::Proc;
use crate::words::Zone;
use arbiter_kernel::{Flow, Frame, ObjectId, Run, rule};
use smallvec::{SmallVec, smallvec};

/// P5: play points. [10.4.4]
pub(super) fn pay_price(t: &mut T, play: Play) -> Flow<Evolve> {
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
            rule!("10.6.2.5.2");
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
pub(super) fn costs(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let accepted = |bit: u8| scope.notes[ACCEPTED] & (1 << bit) != 0;
    let face = t.objects.at(scope.source.slot).face;
    // 0: printed; 1 to 6: `when playing`; 8 to 15: Earth Rites.
    let list = |n: u8| match n {
        0 if play.what == What::Card => {
            (!t.rules.faces[face as usize].extra_costs.is_empty()).then_some(List::Extra(face))
        }
        0 => (!t.rules.abilities[scope.ability as usize].costs.is_empty()).then_some(List::Ability(scope.ability)),
        1..=6 if accepted(WHEN_PLAYING + n - 1) => Some(List::WhenPlaying(face, n - 1)),
        8.. if accepted(n - 8) => Some(List::Rite),
        _ => None,
    };
    let lists = if scope.notes[ACCEPTED] == 0 { 1 } else { 16 };
    let Some((n, list)) = (n..lists).find_map(|n| Some((n, list(n)?))) else {
        return Flow::Goto(Proc::Play(Step::Room, play));
    };
    let bill = Bill { scope: play.scope, list, n: 0 };
    Flow::Call(Proc::Play(Step::Costs(n + 1), play), Frame::Proc(Proc::Pay(pay::Step::Next, bill)))
}

/// P6: after payment, which may have freed a place. [10.6.2.6]
pub(super) fn room(t: &T, play: Play) -> Flow<Evolve> {
    let seat = t.scope(play.scope).controller;
    let stays = play.what == What::Card && own_face(t, play).card.kind != Kind::Spell;
    if stays && !layers::room(t, seat, Zone::Field) {
        rule!("10.6.2.6");
        return Flow::Fail;
    }
    Flow::Done
}

/// It is played, for good. [R12]
pub(super) fn played(t: &mut T, play: Play) -> Flow<Evolve> {
    let Scope { source, controller, ability, .. } = *t.scope(play.scope);
    let resolve = Proc::Play(Step::Resolve, play);
    match play.what {
        What::Card if listen::unnoticed(t, listen::PLAY) => {
            crate::perform::count_play(t, controller);
            Flow::Goto(resolve)
        }
        What::Card => Flow::Emit(resolve, smallvec![Event::Played { id: source, seat: controller }]),
        What::Activated => {
            let on = crate::complete::only_target(t, t.scope(play.scope));
            if let Some((deed, _)) = &mut t.board.before
                && (deed.by, deed.ability) == (source, ability)
            {
                deed.on = on;
            }
            if let Sort::Activated { evolve: Some(_), .. } = t.rules.abilities[ability as usize].sort {
                // [8.3.2]
                rule!("8.3.2");
                t.board.seats[controller as usize].evolve_used = true;
            }
            if let Sort::Activated { once: true, .. } = t.rules.abilities[ability as usize].sort {
                t.board.once.push((source, ability));
            }
            Flow::Goto(resolve)
        }
        What::Automatic => {
            crate::story::triggers(t, source, controller, ability);
            Flow::Goto(resolve)
        }
    }
}

/// P7. [10.6.2.7]
pub(super) fn resolve(t: &mut T, play: Play) -> Flow<Evolve> {
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
    rule!("10.6.2.7", "10.6.2.7.2");
    rule!("10.1.1.4", "10.6.2.7.2.1");
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
pub(super) fn after(t: &mut T, play: Play) -> Flow<Evolve> {
    let source = t.scope(play.scope).source;
    if play.what != What::Card || t.place(source) != Some(Zone::Resolution) {
        return Flow::Goto(Proc::Play(Step::Settled, play));
    }
    rule!("4.9.1", "10.6.2.7.3");
    let owner = t.objects.at(source.slot).owner;
    let (end, cause) = (End::Bottom, Cause::Rules);
    let event = Event::Move { id: source, to: Zone::Cemetery, seat: owner, end, cause, turned: false, by: owner };
    Flow::Emit(Proc::Play(Step::Settled, play), smallvec![event])
}

/// What was revealed for this play is not revealed any more. [5.20.1.1]
pub(super) fn unreveal(t: &mut T, play: Play) {
    // Shortcut: mostly nothing was.
    if t.scope(play.scope).picks.is_empty() {
        return;
    }
    let shown: SmallVec<[ObjectId; 4]> =
        t.scope(play.scope).picks.iter().filter(|p| p.of >= pay::FIRST).map(|p| p.what.card()).collect();
    for id in shown {
        rule!("5.20.1.1");
        if let Some(o) = t.objects.get_mut(id) {
            o.known = arbiter_kernel::SeatSet::NONE;
        }
    }
}

/// Whether a modifier concerns only the price of the next play.
/// Shortcut if false: else those that fit are looked for.
pub(crate) fn next_price(c: &Change) -> bool {
    matches!(c, Change::NextPrice(..) | Change::NextPriceIs(..))
}
