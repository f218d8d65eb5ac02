//! Making tokens: what is chosen for each is gathered first, then all come at
//! once. [5.4.2] [9.1]

use super::{amount, did, me, note_made};
use crate::Evolve;
use crate::board::{Pick, T, Thing, Zones};
use crate::event::Event;
use crate::layers;
use crate::targets::NUMBER;
use crate::timing::Choice;
use crate::words::{Amount, Place, Zone};
use arbiter_kernel::{Run, Word, rule};
use smallvec::SmallVec;

/// What is to be made.
pub(crate) struct Order<'a> {
    pub(crate) each: bool,
    pub(crate) count: &'a Amount,
    pub(crate) up_to: bool,
    pub(crate) to: Place,
    pub(crate) rest_to_ex: bool,
}

/// Slot of the scope that notes wanted tokens: face and place.
const WANTED: u8 = 238;
/// Values of the running number: gathering, enough, made.
const ENOUGH: i16 = 1;
const MADE: i16 = 2;

fn place(o: &Order) -> Zone {
    if o.to == Place::Ex { Zone::Ex } else { Zone::Field }
}

fn want(t: &mut T, run: Run, face: u16, to: Zone) {
    let pick = Pick { of: WANTED, share: 0, what: Thing::Token(face, to) };
    t.scope_mut(run.scope).picks.push(pick);
}

/// Free places in a zone, tokens wanted there counted in.
fn free(t: &T, run: Run, z: Zone) -> usize {
    let (seat, scope) = (me(t, run), t.scope(run.scope));
    let wanted = scope.picked(WANTED).filter(|p| matches!(p.what, Thing::Token(_, to) if to == z)).count();
    layers::limit(t, seat, z).saturating_sub(t.count(seat, z) + wanted)
}

/// What may be answered for the next token; empty = nothing to ask.
pub(crate) fn choices(t: &T, run: Run, faces: &[u16], o: &Order) -> SmallVec<[Choice; 4]> {
    let mut out = SmallVec::new();
    if o.to == Place::FieldOrEx {
        if free(t, run, Zone::Field) > 0 {
            out.push(Choice::ToField);
        }
        if free(t, run, Zone::Ex) > 0 {
            out.push(Choice::ToEx);
        }
        if o.up_to && !out.is_empty() {
            out.push(Choice::Stop);
        }
    } else if faces.len() > 1 && !o.each {
        out.extend(faces.iter().map(|&f| Choice::Face(f)));
        if o.up_to {
            out.push(Choice::Stop);
        }
    } else if o.up_to {
        out.extend([Choice::Face(faces[0]), Choice::Stop]);
    }
    out
}

/// Makes tokens.
pub(super) fn tokens(t: &mut T, run: Run, faces: &[u16], o: &Order, out: u8) -> Word<Evolve> {
    rule!("5.4.2");
    if run.again == 0 {
        t.scope_mut(run.scope).notes[NUMBER] = 0;
    }
    if t.scope(run.scope).notes[NUMBER] == MADE {
        note_made(t, run, out);
        return Word::Did(did(t));
    }
    if t.has_answer() {
        match t.answered() {
            Choice::Face(face) => want(t, run, face, place(o)),
            Choice::ToField => want(t, run, faces[0], Zone::Field),
            Choice::ToEx => want(t, run, faces[0], Zone::Ex),
            _ => t.scope_mut(run.scope).notes[NUMBER] = ENOUGH,
        }
    }
    let n = if o.each { faces.len() } else { amount(t, run, o.count).max(0) as usize };
    while t.scope(run.scope).notes[NUMBER] != ENOUGH {
        let wanted = t.scope(run.scope).picked(WANTED).count();
        if wanted >= n {
            break;
        }
        match choices(t, run, faces, o).as_slice() {
            [] if o.to == Place::FieldOrEx => break,
            [] => want(t, run, faces[if o.each { wanted } else { 0 }], place(o)),
            [Choice::ToField] => want(t, run, faces[0], Zone::Field),
            [Choice::ToEx] => want(t, run, faces[0], Zone::Ex),
            _ => return Word::Ask(me(t, run)),
        }
    }
    create(t, run, o)
}

fn create(t: &mut T, run: Run, o: &Order) -> Word<Evolve> {
    let seat = me(t, run);
    let mut room = layers::limit(t, seat, Zone::Field).saturating_sub(t.count(seat, Zone::Field));
    let wanted: SmallVec<[Pick; 6]> = t.scope(run.scope).picked(WANTED).collect();
    t.scope_mut(run.scope).picks.retain(|p| p.of != WANTED);
    t.scope_mut(run.scope).notes[NUMBER] = MADE;
    if wanted.is_empty() {
        return Word::Did(false);
    }
    let events = wanted.into_iter().map(|w| {
        let Thing::Token(face, to) = w.what else { unreachable!("only tokens are wanted") };
        let field = to == Zone::Field && !(o.rest_to_ex && room == 0);
        if field {
            rule!("5.4.2.1");
            room = room.saturating_sub(1);
        }
        let to = if field { Zone::Field } else { Zone::Ex };
        Event::Create { face, seat, to, by: seat, turned: o.to == Place::FieldEngaged }
    });
    Word::Emit(events.collect())
}
