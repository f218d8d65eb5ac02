//! What a card is called: class, family, Alignment, Monster.

use super::{controller, face, kind, mark};
use crate::board::{Alignment, Form, T};
use crate::card::{Kind, Sort};
use crate::layers;
use crate::trait_line as line;
use arbiter_kernel::{ObjectId, rule};

/// Whether it has a trait: Monster, class, family, Alignment. [303.4a] [401.3c]
#[must_use]
pub fn has_trait(t: &T, id: ObjectId, name: &str) -> bool {
    match mark(t, id).form {
        Form::Printed => {
            let side = matches!(name, line::BONTA | line::BRAKMAR);
            if let Some(given) = crate::layers::alignment(t, id).filter(|_| side) {
                return rule!("401.3d" => given == name);
            }
            if side && kind(t, id) == Kind::Hero {
                rule!("401.3b", "401.3");
                return aligned(t.board.players[controller(t, id) as usize].alignment, name);
            }
            let card = &face(t, id).card;
            let kept = side || matches!(name, line::MONSTER | line::ARCHMONSTER);
            if let Some(only) = layers::becomes(t, id).filter(|_| !kept) {
                rule!("401.1", "401.2");
                return only == name;
            }
            // Quests and Challenges are called so by their sort. [302.2] [302.3]
            let sort = match card.sort {
                Sort::Quest => name == line::QUEST,
                Sort::Challenge => name == line::CHALLENGE,
                _ => false,
            };
            sort || card.has(name) || name == line::MONSTER && is_monster(t, id)
        }
        // It has lost all that it was as an Action. [302.6]
        Form::Summoned(_, _, ability) => {
            rule!("302.6");
            let family = shape(t, ability).and_then(|s| s.family.as_ref());
            name == line::MONSTER || family.is_some_and(|f| f.0 == name)
        }
        Form::Zone | Form::Mount => false,
    }
}

fn aligned(a: Alignment, name: &str) -> bool {
    match a {
        Alignment::Neutral => {
            rule!("401.3c");
            false
        }
        Alignment::Bonta => name == line::BONTA,
        Alignment::Brakmar => name == line::BRAKMAR,
    }
}

/// What a summoning text makes of its card. [302.6]
#[must_use]
pub fn shape(t: &T, ability: u16) -> Option<&crate::words::Shape> {
    use crate::words::Act;
    crate::lower::acts(t.rules.abilities[ability as usize].power.steps()).into_iter().find_map(|a| match a {
        Act::Summon(_, shape) | Act::SummonWorld(_, shape) => Some(shape),
        _ => None,
    })
}

/// Whether it is a Monster. [303.4a]
#[must_use]
pub fn is_monster(t: &T, id: ObjectId) -> bool {
    rule!("303.4a");
    match mark(t, id).form {
        Form::Printed => {
            let face = face(t, id);
            // An Archmonster is a Monster. [gl.archmonster]
            face.monster || rule!("gl.archmonster" => face.archmonster)
        }
        Form::Summoned(..) => rule!("302.6" => true),
        Form::Zone | Form::Mount => false,
    }
}
