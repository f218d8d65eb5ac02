//! Placing champions. [kw.place] [D8] [L16]

use super::{Text, who};
use crate::Brawl;
use crate::arena::{HexId, Mask, OFF, bit, each};
use crate::board::{ChampionId, Read, T};
use crate::event::Event;
use crate::timing::Choice;
use crate::words::{Clause, Where};
use arbiter_kernel::{Run, Word, rule};
use smallvec::smallvec;

/// Who is placed, and where it could be. [L16]
fn plan(t: &T, x: &Text, clause: &Clause) -> Option<(ChampionId, Mask)> {
    let (champion, spot) = match clause {
        Clause::Place(group, spot) => (who(t, x.sight, *group).first()?, *spot),
        // Although it lies on its portal: the card overrules. [golden.1] [L18]
        Clause::PlaceBack(spot) => {
            let fallen = t.origin(x.cause);
            if rule!("golden.1" => !t.in_arena(fallen)) { (fallen, *spot) } else { return None }
        }
        _ => return None,
    };
    // The hex it stands on counts as free for itself.
    let at = t.champion(champion).at;
    let free = t.free() | if at == OFF { 0 } else { bit(at) };
    let near = match spot {
        Where::NextTo(group) => t.arena().around(t.hexes(who(t, x.sight, group))),
        Where::TargetsHex => match t.board.action.stood {
            OFF => 0,
            stood => bit(stood),
        },
    };
    Some((champion, near & free)).filter(|p| p.1 != 0)
}

/// Lifted and set down: no movement. [move.7] [kw.immobilise.4]
pub(super) fn act(t: &mut T, run: Run, x: &Text, clause: &Clause) -> Word<Brawl> {
    let set = |who: ChampionId, to: HexId| {
        rule!("kw.place", "move.7", "kw.immobilise.4");
        Word::Emit(smallvec![Event::Enter { who, to, cause: x.cause, quietly: false }])
    };
    if t.has_answer() {
        let Choice::Hex(to) = t.answered() else { unreachable!("a hex was named") };
        let (champion, _) = plan(t, x, clause).expect("somebody is placed");
        return set(champion, to);
    }
    if run.again > 0 {
        return Word::Did(true);
    }
    match plan(t, x, clause) {
        None => Word::Did(false),
        Some((champion, hexes)) if hexes.count_ones() == 1 => set(champion, hexes.trailing_zeros() as HexId),
        Some(_) => Word::Ask(x.seat),
    }
}

pub(super) fn options(t: &T, x: &Text, clause: &Clause, out: &mut Vec<Choice>) {
    let hexes = plan(t, x, clause).map_or(0, |p| p.1);
    out.extend(each(hexes).map(Choice::Hex));
}
