//! What each player does is done by one after the other; what both of them
//! chose is spoken of together afterwards. [402.2] [EF15]

use super::tally;
use crate::Spoils;
use crate::board::{Pick, T};
use crate::lower::By;
use crate::play::{FIRST, SECOND, STEAD, set_flag};
use crate::words::Slot;
use arbiter_kernel::{Run, Word, rule};

/// Slots from here on hold what the first player chose while the other chooses.
const ASIDE: Slot = 128;

/// One player's part begins, or both are at their end. The slots are those in
/// which a part keeps what is chosen.
pub(super) fn part(t: &mut T, run: Run, part: Option<&By>, slots: &[Slot]) -> Word<Spoils> {
    let s = t.scope_mut(run.scope);
    set_flag(s, FIRST, part == Some(&By::First));
    set_flag(s, SECOND, part == Some(&By::Second));
    match part {
        Some(By::Second) => s.picks.iter_mut().for_each(|p| aside(p, slots)),
        None => {
            rule!("402.2");
            let mut picks = std::mem::take(&mut s.picks).into_vec();
            slots.iter().for_each(|&slot| together(&mut picks, slot));
            tally::sum(&mut picks, tally::ANY, ASIDE);
            s.picks = picks.into();
        }
        _ => (),
    }
    Word::Did(true)
}

/// The other player does the same, or has done it. [407.2]
pub(super) fn stead(t: &mut T, run: Run, on: bool) -> Word<Spoils> {
    set_flag(t.scope_mut(run.scope), STEAD, on);
    Word::Did(true)
}

fn aside(p: &mut Pick, slots: &[Slot]) {
    if slots.contains(&p.of) {
        p.of += ASIDE;
    } else {
        tally::aside(p, slots, ASIDE);
    }
}

/// The first player's cards come first, and each card once.
fn together(picks: &mut Vec<Pick>, slot: Slot) {
    let (second, rest): (Vec<Pick>, Vec<Pick>) = picks.drain(..).partition(|p| p.of == slot);
    *picks = rest;
    for p in picks.iter_mut().filter(|p| p.of == slot + ASIDE) {
        p.of = slot;
    }
    for p in second {
        if !picks.iter().any(|first| first.of == slot && first.what == p.what) {
            picks.push(p);
        }
    }
    tally::sum(picks, slot, ASIDE);
}
