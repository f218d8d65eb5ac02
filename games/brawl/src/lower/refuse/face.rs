//! What could not be obeyed on a face of a champion.

use super::{fits_attack, for_all, of_attack, only};
use crate::card::Face;
use crate::rules::Boon;
use crate::words::{Ability, Cond, Effect, Gain, Keyword, Who};

fn is_affliction(keyword: Keyword) -> bool {
    matches!(keyword, Keyword::Stun | Keyword::Immobilise)
}

pub(in crate::lower) fn face(face: &Face) -> Result<(), String> {
    let defence = |g: &Gain| matches!(g, Gain::Defence(_) | Gain::LessDefence(_));
    for ability in &face.abilities {
        match ability {
            Ability::OnTrapSpace(_, gains) | Ability::Targets(_, gains) | Ability::AdjacentEnemies(gains) => {
                only(gains, defence)?;
            }
            Ability::Attacks(_, traits) => of_attack(traits, fits_attack)?,
            Ability::AttacksIf(_, traits, cond) => {
                of_attack(traits, fits_attack)?;
                if cond.on_target() && Boon::of(traits).any(for_all) {
                    return Err("an attack has this for all its targets or for none".to_owned());
                }
                if cond.about().into_iter().flatten().any(|w| !matches!(w, Who::This(_) | Who::Target(_))) {
                    return Err("only the champion and its target are asked about".to_owned());
                }
                if cond.about()[0].is_none() || matches!(cond, Cond::FellToAttack(_) | Cond::DidNotFall(_)) {
                    return Err("the attack is not over".to_owned());
                }
            }
            // What its own player chooses needs no ward. [L7]
            Ability::Immune(keyword) if !(keyword.is_movement_effect() || is_affliction(*keyword)) => {
                return Err("nobody does this to a champion".to_owned());
            }
            Ability::AfterCard(_, _, effects) => {
                let fits = |e: &Effect| matches!(e, Effect::Draw(_) | Effect::Plan(_));
                if !effects.iter().all(fits) {
                    return Err("only Draw and Plan follow a card".to_owned());
                }
            }
            _ => (),
        }
    }
    let after = face.abilities.iter().filter(|a| matches!(a, Ability::AfterCard(..))).count();
    if after > 1 { Err("one text follows a card".to_owned()) } else { Ok(()) }
}
