//! Why somebody or something cannot go to a hex.

use super::{Wanted, of, refuse};
use crate::arena::{HexId, bit};
use crate::board::{Read, T};
use crate::movement::{self, Going, How, Over};
use crate::names;
use crate::setup;
use crate::timing::Proc;
use crate::traps;
use arbiter_kernel::{Arg, Illegal, Message};

fn at(t: &T, key: &'static str, hex: HexId) -> Message {
    Message::new(key).with("hex", Arg::Text(names::hex(t, hex)))
}

/// Questions of procedures that are about hexes.
pub(super) fn goes(t: &T, p: Proc, wanted: Wanted) -> Option<Illegal> {
    match (p, wanted) {
        (Proc::Move(movement::Step::Entering, _), Wanted::Hex(hex)) => {
            refuse!("ko.10", at(t, "why-not-deployment", hex))
        }
        (Proc::Move(movement::Step::Entering, g), Wanted::Stop) => refuse!("ko.10", of(t, "why-must-enter", g.who)),
        (Proc::Move(_, g), Wanted::Hex(hex)) => step(t, g, hex),
        (Proc::Move(_, g), Wanted::Stop) => stop(t, g),
        (Proc::Jumped(j), Wanted::Hex(hex)) => {
            if t.free() & bit(hex) == 0 {
                return refuse!("move.3", at(t, "why-taken", hex));
            }
            match j.over {
                Over::Leap => refuse!("kw.leap.1", at(t, "why-too-far-hex", hex)),
                Over::Dive => refuse!("kw.dive.1", at(t, "why-not-in-row", hex)),
                Over::Across => refuse!("kw.rush", at(t, "why-not-in-row", hex)),
            }
        }
        (Proc::Fear(_), Wanted::Hex(hex)) => refuse!("kw.fear.2", at(t, "why-not-farthest", hex)),
        (Proc::Fear(_), Wanted::Stop) => refuse!("kw.fear.1", Message::new("why-must-flee")),
        (Proc::Trap(traps::Step::Replaced(sprung), ..), Wanted::Hex(hex)) => replaced(t, sprung, hex),
        (Proc::Look(traps::Look::Named(_)), Wanted::Hex(hex)) => refuse!("info.5", at(t, "why-no-trap", hex)),
        (Proc::Look(_), Wanted::Hex(hex)) => refuse!("kw.place", at(t, "why-no-trap-space", hex)),
        (Proc::Setup(setup::Step::Trapped(_)), Wanted::Hex(hex)) => refuse!("board.3", at(t, "why-no-trap-space", hex)),
        (Proc::Setup(setup::Step::Deployed(..)), Wanted::Hex(hex)) => deployed(t, hex),
        _ => None,
    }
}

/// One step of a way.
fn step(t: &T, g: Going, hex: HexId) -> Option<Illegal> {
    let (arena, from) = (t.arena(), t.champion(g.who).at);
    // The one hex that its row leads to is offered, or nothing is asked.
    if let How::Along(_) = g.how {
        arbiter_kernel::rule!("row.2");
        return refuse!("kw.rush", at(t, "why-not-in-row", hex));
    }
    if arena.near(from) & bit(hex) == 0 {
        return refuse!("move.1", at(t, "why-too-far-hex", hex));
    }
    if g.how != How::Slither && movement::blocked(t, g.who) & bit(hex) != 0 {
        return refuse!("move.2", at(t, "why-barred", hex));
    }
    match g.how {
        How::Toward(..) => refuse!("toward.1", at(t, "why-not-nearer", hex)),
        How::Away(..) => refuse!("away.1", at(t, "why-not-farther", hex)),
        _ => refuse!("move.3", at(t, "why-taken", hex)),
    }
}

/// Nobody ends where somebody else stands, and a way that must lead somewhere
/// does not end before.
fn stop(t: &T, g: Going) -> Option<Illegal> {
    let why = of(t, "why-cannot-stay", g.who);
    match g.how {
        How::Toward(..) => refuse!("toward.1", why),
        How::Away(..) => refuse!("away.1", why),
        _ => refuse!("move.3", why),
    }
}

/// A new trap. [H2] [H4]
fn replaced(t: &T, sprung: HexId, hex: HexId) -> Option<Illegal> {
    if hex == sprung {
        return refuse!("trap.6", at(t, "why-same-hex", hex));
    }
    if traps::spaces(t, sprung) & t.arena().traps == 0 {
        return refuse!("trap.8", at(t, "why-not-beside-trap", hex));
    }
    refuse!("trap.6", at(t, "why-no-trap-space", hex))
}

fn deployed(t: &T, hex: HexId) -> Option<Illegal> {
    if t.crowd() & bit(hex) != 0 {
        return refuse!("setup.10", at(t, "why-taken", hex));
    }
    refuse!("setup.10", at(t, "why-not-deployment", hex))
}

/// Where a text places somebody.
pub(super) fn places(t: &T, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Hex(hex) if t.free() & bit(hex) == 0 => refuse!("kw.place", at(t, "why-taken", hex)),
        Wanted::Hex(hex) => refuse!("kw.place", at(t, "why-not-meant-hex", hex)),
        _ => None,
    }
}
