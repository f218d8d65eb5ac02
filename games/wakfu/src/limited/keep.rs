//! What goes over into the next game of a match. [101.4]

use crate::board::{Alignment, Phase, T};
use crate::deck::{DECLARED, Format, List, Listed, Part};
use arbiter_kernel::{Seat, rule};

/// The base deck of a seat and its reserve, as a text; nothing while they are
/// still being built. Cards lie in the order in which they were laid out, the
/// base deck before the reserve, wherever the game has brought them. [101.4]
pub(crate) fn kept(t: &T, seat: Seat) -> Option<String> {
    if matches!(t.board.phase, Phase::Draft | Phase::Build) {
        return None;
    }
    rule!("101.4");
    let token = |face: u16| t.rules.faces[face as usize].token;
    let own = t.objects.iter().filter(|(_, o)| o.owner == seat && !token(o.face));
    let mut entries: Vec<Listed> = Vec::new();
    let side = t.board.players[seat as usize].alignment;
    let declared = DECLARED.iter().find(|d| d.3 == side && side != Alignment::Neutral);
    entries.extend(declared.map(|d| Listed { line: 0, part: Part::Alignment, count: 1, card: d.2 }));
    for (n, (_, o)) in own.enumerate() {
        // A Hero that has turned over is still that card. [307.3]
        let name = &t.rules.faces[o.face as usize].card.name;
        let card = t.rules.find(name)?;
        let part = if n < Format::Sealed.size() { crate::deck::part_of(&t.rules, card) } else { Part::Reserve };
        match entries.iter_mut().find(|e| e.card == card && e.part == part) {
            Some(entry) => entry.count += 1,
            None => entries.push(Listed { line: 0, part, count: 1, card }),
        }
    }
    let list = List { entries, ..List::default() };
    Some(arbiter_decklist::to_text(&*t.rules, &list))
}
