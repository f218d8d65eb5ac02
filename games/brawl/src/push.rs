//! Push and Pull: straight along the row, hex by hex, and what is left over as
//! damage. [T10] [I2]

use crate::Brawl;
use crate::arena::bit;
use crate::board::{Cause, ChampionId, Read, T};
use crate::event::Event;
use crate::timing::Proc;
use crate::words::Keyword;
use arbiter_kernel::{Flow, Frame, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// A champion being pushed or pulled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shove {
    /// Whom.
    pub who: ChampionId,
    /// Which of the six ways.
    pub way: u8,
    /// Hexes that are left.
    pub left: u8,
    /// By whose doing. [trap.10]
    pub cause: Cause,
    /// What is left over was dealt as damage.
    pub over: bool,
    /// Pushed, not pulled: what is left over is remembered. [L30]
    pub push: bool,
}

/// Begins with somebody in the arena, unless they share no row. [kw.push.6] [kw.pull.6]
pub(crate) fn begin(t: &mut T, cause: Cause, who: ChampionId, keyword: Keyword, far: u8) -> Option<Frame<Brawl>> {
    let push = keyword == Keyword::Push;
    if push {
        t.board.action.note(cause).rest = 0;
    }
    let origin = t.origin(cause);
    if !t.in_arena(origin) {
        return None;
    }
    let (from, at) = (t.champion(origin).at, t.champion(who).at);
    let way = if push {
        rule!("kw.push.1", "kw.push.2");
        t.arena().way(from, at)
    } else {
        rule!("kw.pull.1", "kw.pull.2");
        t.arena().way(at, from)
    };
    if rule!("kw.push.6", "kw.pull.6" => way.is_none()) {
        return None;
    }
    Some(Frame::Proc(Proc::Push(Shove { who, way: way?, left: far, cause, over: false, push })))
}

/// One hex, or the rest as damage.
pub(crate) fn advance(t: &mut T, s: Shove) -> Flow<Brawl> {
    let Shove { who, cause, .. } = s;
    // Knocked out on the way: nothing more happens to it. [ko.6]
    if s.over || s.left == 0 || !t.in_arena(who) {
        return Flow::Done;
    }
    let c = t.champion(who);
    // Statues, champions of either side and the edge stop it. [kw.push.3] [kw.pull.3]
    let next = t.arena().step(c.at, s.way).filter(|&h| {
        rule!("kw.push.3", "kw.pull.3");
        t.free() & bit(h) != 0
    });
    // Immobilised, all of the way becomes damage. [mvfx.3]
    if let Some(to) = next.filter(|_| !rule!("mvfx.3" => c.immobilised)) {
        rule!("kw.push.4", "kw.pull.4");
        let then = Proc::Push(Shove { left: s.left - 1, ..s });
        return Flow::Emit(then, smallvec![Event::Enter { who, to, cause, quietly: false }]);
    }
    rule!("kw.push.5", "kw.pull.5", "force.2");
    if s.push {
        t.board.action.note(cause).rest = s.left;
    }
    let amount = s.left;
    Flow::Emit(Proc::Push(Shove { over: true, ..s }), smallvec![Event::Damage { who, amount, cause }])
}
