//! Playing a card, step by step [603.1], and using an ability [605.1]: the
//! same steps, of which an ability skips those about a card.
//!
//! Declaring and paying is one attempt: if any of it cannot be done, all is as
//! before and what it triggered never happened. [603.1e] [605.1d] [CO13]

mod finish;

pub(crate) use finish::{enters, put_aside};

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Read, Scope, T, Zone, Zones};
use crate::event::Event;
use crate::pay;
use crate::price;
use crate::respond;
use crate::rules::{AbilityDef, Face, Sort};
use crate::timing::Proc;
use arbiter_kernel::{Flow, Frame, ObjectId, Run, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// How something is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// An ability is used. [605.1]
    Use,
    /// A card from the hand. [603.1a]
    Hand,
    /// A face-down card for its Flip Up cost. [507.4a]
    FlipUp,
    /// A card for free: its cost number is 0. [308.1]
    Free,
    /// A duplicate of a tactic. [307.1]
    Duplicate,
}

/// Something being played; its scope knows the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// What is chosen for it.
    pub scope: u16,
    /// How.
    pub mode: Mode,
}

/// Which change of the cost comes next? [406.3]
pub(crate) const MODIFIED: Question = Question::new("ask-modifier");

/// Where a play is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// From here on everything can be undone.
    Try,
    /// Enough icons? [603.1b] [605.1b]
    Threshold,
    /// Flip Up: its cost is paid before the card is turned. [507.4b]
    FlipCost,
    /// The card goes to the area of cards being played. [603.1c]
    Announce,
    /// Where the numeric cost begins. [406.3.p2]
    Total,
    /// The extra costs, in the order of the list. [401.3]
    ExtraCosts,
    /// Increases, then reductions. [406.3.p3]
    Modify,
    /// A change to the cost was named as the next.
    Modified,
    /// What is left is paid, last of all. [406.3a]
    Balance,
    /// All costs are satisfied. [603.1f]
    Paid,
    /// The opponent may respond. [603.1g] [605.1f]
    Respond,
    /// It resolves. [603.1h] [605.1g]
    Resolve,
    /// A tactic goes to the discard pile. [205.2]
    After,
    /// It could not be done. [603.1e]
    Undone,
    /// Its scope closes.
    Close,
}

/// Notes of a scope: the running total of the numeric cost. [406.3]
pub const TOTAL: usize = 0;
/// Notes of a scope: the number chosen for X. [410.2]
pub const X: usize = 1;
/// Notes of a scope: a second number that the text speaks of.
pub const Y: usize = 2;
/// Notes of a scope: how it is played, as one more than the number of the mode.
pub const MODE: usize = 3;
/// Notes of a scope: see the bits below.
pub const FLAGS: usize = 4;
/// Notes of a scope: the option chosen for the text, or what was declared.
pub const CHOSEN: usize = 5;
/// Notes of a scope: how many cards the text has let be played.
pub const RESULT: usize = 6;
/// Notes of a scope: running number of a word that is called several times.
pub const COUNT: usize = 7;

/// Flag: it was terminated. [314.1]
pub const TERMINATED: i16 = 1;
/// Flag: it has a numeric cost. [406.4]
pub const NUMERIC: i16 = 2;
/// Flag: the sentence being followed was done so far.
pub const GOING: i16 = 4;
/// Flag: the last offer was taken and done.
pub const DID: i16 = 8;
/// Flag: the last gate or offer was taken.
pub const TAKEN: i16 = 16;
/// Flag: the last coin was won.
pub const WON: i16 = 32;
/// Flag: its threshold does not matter.
pub const ANY_THRESHOLD: i16 = 64;
/// Flag: this text has said what X is; else it is what the card's cost said. [OB2]
pub const SAID_X: i16 = 128;
/// Flag: the active player's part of what each player does. [402.2]
pub const FIRST: i16 = 256;
/// Flag: the other player's part of it. [402.2]
pub const SECOND: i16 = 512;
/// Flag: any player may use it, so that who does is `you`. [CT9]
pub const ANYONE: i16 = 1024;
/// The other player does what was offered: `you` are the other one meanwhile. [407.2]
pub const STEAD: i16 = 2048;
/// Flag: this text has said what Y is.
pub const SAID_Y: i16 = 4096;

/// Whether a scope has a flag.
#[must_use]
pub fn flag(s: &Scope, bit: i16) -> bool {
    s.notes[FLAGS] & bit != 0
}

/// Sets or clears a flag of a scope.
pub fn set_flag(s: &mut Scope, bit: i16, on: bool) {
    if on { s.notes[FLAGS] |= bit } else { s.notes[FLAGS] &= !bit }
}

/// Picks of this number are all whom an instruction was about. [EF2]
pub const THEM: u8 = 249;
/// Picks of this number are what a card will be attached to. [507.2a]
pub const ATTACH: u8 = 250;
/// Picks of this number wait to be put into a deck.
pub const ORDERED: u8 = 247;
/// Picks of this number are the players into whose decks cards are shuffled.
pub const OWNERS: u8 = 246;
/// Picks of this number tell for how many cards of a selection something came true. [RE6]
pub const TRUE: u8 = 239;
/// Picks of this number are cards of a group, each with its share. [410.2]
pub const SHARED: u8 = 254;
/// There are as many picks of this number as were named. [410.2]
pub const NAMED: u8 = 255;
/// There are as many picks of each of these numbers as were counted for both
/// players. [402.2]
pub const FIXED: u8 = 240;
/// Behind the last of them.
pub const FIXED_END: u8 = 246;

/// Plays a card from the hand. [603.1a]
pub fn try_card(t: &mut T, seat: Seat, id: ObjectId) -> Proc {
    rule!("603.1", "603.1a");
    begin(t, seat, id, Mode::Hand)
}

/// Plays a face-down card for its Flip Up cost. [507.4a]
pub fn try_flip_up(t: &mut T, seat: Seat, id: ObjectId) -> Proc {
    rule!("507.4a");
    begin(t, seat, id, Mode::FlipUp)
}

/// Plays a card in this way.
pub fn begin(t: &mut T, seat: Seat, id: ObjectId, mode: Mode) -> Proc {
    let ability = t.face(id.slot).text.unwrap_or(u16::MAX);
    start(t, Scope::new(id, ability, seat), mode)
}

/// Plays a card because a text says so. [603.2]
pub fn begin_told(t: &mut T, seat: Seat, id: ObjectId, mode: Mode, any_threshold: bool) -> Proc {
    let ability = t.face(id.slot).text.unwrap_or(u16::MAX);
    let mut scope = Scope::new(id, ability, seat);
    set_flag(&mut scope, ANY_THRESHOLD, any_threshold);
    start(t, scope, mode)
}

/// Uses an ability. Its text is the one it has now. [502.4]
pub fn try_ability(t: &mut T, seat: Seat, id: ObjectId, ability: u16) -> Proc {
    rule!("605.1", "605.1a", "502.4", "201.5c");
    let scope = using(t, seat, id, ability);
    start(t, scope, Mode::Use)
}

/// What the use of an ability knows at first: of one that any player may use,
/// who does is `you`. [CT9]
pub(crate) fn using(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Scope {
    let mut scope = Scope::new(id, ability, seat);
    let anyone = matches!(t.rules.abilities[ability as usize].sort, Sort::Used { anyone: true, .. });
    set_flag(&mut scope, ANYONE, anyone);
    scope
}

fn start(t: &mut T, mut scope: Scope, mode: Mode) -> Proc {
    scope.notes[MODE] = mode as i16 + 1;
    let scope = t.open_scope(scope);
    Proc::Play(Step::Try, Play { scope, mode })
}

/// Whether a scope plays a card rather than using an ability.
#[must_use]
pub fn is_card(_: &T, s: &Scope) -> bool {
    s.notes[MODE] > Mode::Use as i16 + 1
}

/// The ability whose text is used or followed; none for a card without such text.
pub(crate) fn definition<'a>(t: &'a T, scope: &Scope) -> Option<&'a AbilityDef> {
    t.rules.abilities.get(scope.ability as usize)
}

pub(crate) fn own_face(t: &T, play: Play) -> &Face {
    t.face(t.scope(play.scope).source.slot)
}

/// One step.
pub fn advance(t: &mut T, step: Step, play: Play) -> Flow<Spoils> {
    let to = |s| Proc::Play(s, play);
    let seat = t.scope(play.scope).controller;
    match step {
        Step::Try => Flow::Try { of: to(Step::Threshold), done: to(Step::Respond), undone: to(Step::Undone) },
        Step::Threshold => threshold(t, play),
        Step::FlipCost => {
            // In full, unmodified, before it is turned: it may pay for itself. [507.4b] [FU2]
            rule!("507.4b");
            let cost = own_face(t, play).flip_up.as_ref().map_or(0, |f| f.cost);
            Flow::Call(to(Step::Announce), pay::frame(play.scope, seat, i16::from(cost)))
        }
        Step::Announce => announce(t, play),
        Step::Total => total(t, play),
        Step::ExtraCosts => extra_costs(t, play),
        Step::Modify => price::modify(t, play),
        Step::Modified => price::modified(t, play),
        Step::Balance => balance(t, play),
        Step::Paid => {
            if play.mode == Mode::Use {
                let s = t.scope(play.scope);
                let used = (s.source, s.ability);
                t.board.used.push(used);
            }
            // What happened meanwhile happens now, as one group.
            rule!("603.1f", "605.1e", "503.3");
            Flow::Done
        }
        Step::Respond => {
            if respond::gone(t, play.scope) {
                return Flow::Goto(to(Step::Close));
            }
            if respond::barred(t, play.scope) {
                return Flow::Goto(to(Step::Resolve));
            }
            rule!("605.1f", "603.1g", "403.3a");
            Flow::Call(to(Step::Resolve), respond::to(t, play.scope))
        }
        Step::Resolve => finish::resolve(t, play),
        Step::After => finish::after(t, play),
        Step::Undone => finish::undone(t, play),
        Step::Close => {
            t.close_scope(play.scope);
            Flow::Done
        }
    }
}

/// Icons first. [603.1b] [605.1b] A duplicate needs none. [307.1]
fn threshold(t: &mut T, play: Play) -> Flow<Spoils> {
    let s = t.scope(play.scope);
    let (seat, source) = (s.controller, s.source);
    let needs = match play.mode {
        Mode::Use => definition(t, s).map(|d| d.threshold).unwrap_or_default(),
        Mode::Hand | Mode::Free => own_face(t, play).card.threshold,
        // Its own threshold takes the place of the card's. [FU1]
        Mode::FlipUp => own_face(t, play).flip_up.as_ref().map(|f| f.threshold).unwrap_or_default(),
        Mode::Duplicate => {
            rule!("307.1");
            return Flow::Goto(Proc::Play(Step::Announce, play));
        }
    };
    let met = if play.mode == Mode::Use {
        rule!("605.1b", "405.3");
        crate::icons::meets(t, seat, needs)
    } else {
        rule!("603.1b", "405.2");
        crate::icons::meets(t, seat, needs)
    };
    if !met && !flag(s, ANY_THRESHOLD) {
        return Flow::Fail;
    }
    debug_assert!(t.objects.get(source).is_some());
    if play.mode == Mode::Use {
        let ability = t.scope(play.scope).ability;
        crate::story::uses(t, source, seat, ability);
    }
    let next = match play.mode {
        Mode::Use => Step::Total,
        Mode::FlipUp => Step::FlipCost,
        _ => Step::Announce,
    };
    Flow::Goto(Proc::Play(next, play))
}

/// The card goes face-up to where cards being played lie, before its costs;
/// "when a card is played" waits with what the costs trigger. [603.1c] [TR11]
fn announce(t: &mut T, play: Play) -> Flow<Spoils> {
    // Who asks for its numeric cost now is told what the total begins with. [CO4]
    let total = price::base(own_face(t, play), play.mode);
    t.scope_mut(play.scope).notes[TOTAL] = total;
    let s = t.scope(play.scope);
    let (id, seat) = (s.source, s.controller);
    rule!("603.1c", "403.3a");
    crate::story::plays(t, id, seat, play.mode);
    Flow::Emit(Proc::Play(Step::Total, play), smallvec![Event::Announce { id, seat, scope: play.scope }])
}

fn total(t: &mut T, play: Play) -> Flow<Spoils> {
    if play.mode != Mode::Use && t.place(t.scope(play.scope).source) != Some(Zone::Played) {
        // Something else happened to it instead: it cannot be played. [506.1] [603.1e]
        return Flow::Fail;
    }
    let total = price::base(own_face(t, play), play.mode);
    let s = t.scope_mut(play.scope);
    s.notes[TOTAL] = total;
    set_flag(s, NUMERIC, play.mode != Mode::Use);
    Flow::Goto(Proc::Play(Step::ExtraCosts, play))
}

/// Extra costs, strictly as listed: those of Flip Up, the attach pick, the
/// card's own. [401.3] [507.4c] [CO1]
fn extra_costs(t: &mut T, play: Play) -> Flow<Spoils> {
    let s = t.scope(play.scope);
    let program = if play.mode == Mode::Use {
        rule!("605.1c", "502.2");
        definition(t, s).map(|d| d.cost_program)
    } else {
        rule!("603.1d");
        let f = own_face(t, play);
        Some(if rule!("507.4c" => play.mode == Mode::FlipUp) { f.flip_costs } else { f.costs })
    };
    let next = Proc::Play(Step::Modify, play);
    match program {
        Some(program) if program != u16::MAX => {
            rule!("401.3");
            Flow::Call(next, Frame::Run(Run { program, at: 0, again: 0, scope: play.scope }))
        }
        _ => Flow::Goto(next),
    }
}

/// The numeric cost is paid last. [406.3a] After Flip Up only what its cost
/// does not cover already. [406.7.p2]
fn balance(t: &mut T, play: Play) -> Flow<Spoils> {
    let s = t.scope(play.scope);
    let (total, numeric, seat) = (s.notes[TOTAL], flag(s, NUMERIC), s.controller);
    let next = Proc::Play(Step::Paid, play);
    if !numeric {
        // An ability without a pay instruction has no numeric cost at all [406.4];
        // what a requirement demands is one of its own. [505.1] [RQ2]
        rule!("406.4");
        let Some(due) = price::toll(t, seat, t.scope(play.scope)) else { return Flow::Goto(next) };
        price::spend(t, seat, None);
        return Flow::Call(next, pay::frame(play.scope, seat, due));
    }
    rule!("406.3a");
    let due = price::rest(t, seat, t.scope(play.scope), total);
    price::spend(t, seat, Some(play.scope));
    Flow::Call(next, pay::frame(play.scope, seat, due))
}

/// Whether a card being played is a duplicate: no card of anybody's deck. [307.1]
#[must_use]
pub fn is_duplicate(t: &T, id: ObjectId) -> bool {
    let duplicate = |s: &Scope| s.source == id && s.notes[MODE] == Mode::Duplicate as i16 + 1;
    t.place(id) == Some(Zone::Played) && t.scopes().any(duplicate)
}
