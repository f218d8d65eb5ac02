//! What is noted of cards, so that rules and offers look only at those that
//! matter to them. What is noted depends on the card alone: its face, where it
//! lies, who bears it.

use crate::board::{Form, Mark, T, look};
use crate::card::{Kind, Printed};
use crate::rules::Face;
use arbiter_kernel::{Object, ObjectId};
use smallvec::SmallVec;

/// It has continuous powers, by itself or by its Set. [805.1]
pub(crate) const STANDS: u8 = 0;
/// One of them has a condition.
pub(crate) const CONDITIONAL: u8 = 1;
/// Somebody bears it. [305.3]
pub(crate) const BORNE: u8 = 2;
/// It is a piece of a Set that somebody bears. [404.1]
pub(crate) const PIECE: u8 = 3;
/// It has triggered powers. [804.1]
pub(crate) const WATCHES: u8 = 4;
/// It has Reactions. [809.1]
pub(crate) const REACTS: u8 = 5;
/// It gives powers to others. [203.2]
pub(crate) const GRANTS: u8 = 6;

/// By itself it would be destroyed, or could be. [204.6] [305.8]
pub(crate) const FRAIL: u8 = 7;

/// Looks at the cards that changed; whether one of them is in play.
/// Shortcut: what is not noted is looked at by whoever asks.
pub(crate) fn look(t: &mut T) -> bool {
    let changed: SmallVec<[u16; 16]> = t.objects.changed().collect();
    let mut touched = false;
    for slot in changed {
        let o = t.objects.at(slot);
        touched |= look::is_play(o.zone);
        let found = of(t, o);
        t.objects.note(slot, found);
    }
    touched
}

fn of(t: &T, o: &Object<Mark>) -> u8 {
    if !look::is_play(o.zone) {
        return 0;
    }
    let face = &t.rules.faces[o.face as usize];
    let borne = o.mark.bearer != ObjectId::NONE;
    let set = face.set.and_then(|set| t.rules.set_faces[set as usize]).map(|n| &t.rules.faces[n as usize]);
    let either = |test: fn(&Face) -> bool| test(face) || set.is_some_and(test);
    let bit = |set: u8, yes: bool| u8::from(yes) << set;
    bit(STANDS, either(|f| f.stands))
        | bit(CONDITIONAL, either(|f| f.conditional))
        | bit(BORNE, borne)
        | bit(PIECE, borne && face.set.is_some())
        | bit(WATCHES, either(|f| f.watches))
        | bit(REACTS, either(|f| f.reacts))
        | bit(GRANTS, face.grants)
        | bit(FRAIL, is_frail(face, o))
}

/// Whether an Ally without more Strength than damage, were it not for other
/// cards; or Equipment that nobody bears.
fn is_frail(face: &Face, o: &Object<Mark>) -> bool {
    let strength = match (o.mark.form, face.card.kind) {
        (Form::Summoned(n, ..), _) => Some(n),
        (Form::Printed, Kind::Ally) => match face.card.strength {
            Some(Printed::N(n)) => Some(n),
            _ => None,
        },
        (Form::Printed, Kind::Equipment | Kind::Dofus) | (Form::Mount, _) => return o.mark.bearer == ObjectId::NONE,
        _ => return false,
    };
    o.modified() || strength.is_none_or(|n| n <= o.mark.damage.max(0))
}
