//! One form, unfolded: optional fields in and out, pronouns at their verb.

use super::Feat;
use super::notation::{Inflected, Part, Slot};

/// A flat shape of a form, and the moods it is limited to.
pub(crate) type Flat = (Vec<Part>, u32);

/// All flat shapes of a form.
///
/// A clitic comes before the full phrase, so that the printer prefers it for a
/// pronoun.
pub(crate) fn shapes(parts: &[Part]) -> Vec<Flat> {
    let mut all = vec![(parts.to_vec(), Feat::MOOD)];
    for part in parts {
        let Part::Slot(slot) = part else { continue };
        if slot.absent {
            all = all.into_iter().map(|(p, m)| (without(&p, slot), m)).collect();
        }
        if slot.optional {
            all = all.into_iter().flat_map(|(p, m)| [(p.clone(), m), (without(&p, slot), m)]).collect();
        }
        if let Some(preposition) = &slot.clitic {
            all = all.into_iter().flat_map(|flat| clitics(flat, slot, preposition)).collect();
        }
    }
    all
}

fn is(part: &Part, slot: &Slot) -> bool {
    matches!(part, Part::Slot(s) if s.field == slot.field)
}

fn without(parts: &[Part], slot: &Slot) -> Vec<Part> {
    parts.iter().filter(|p| !is(p, slot)).cloned().collect()
}

/// `<détruire> {0@}`: détruisez-le, le détruire, détruisez l'arme.
fn clitics((parts, moods): Flat, slot: &Slot, preposition: &str) -> Vec<Flat> {
    let Some(at) = parts.iter().position(|p| is(p, slot)) else { return vec![(parts, moods)] };
    let mut full = parts.clone();
    full[at] = Part::Slot(Slot { clitic: None, ..slot.clone() });
    if !preposition.is_empty() {
        full.insert(at, Part::Text(preposition.to_owned()));
    }
    let mut all = Vec::new();
    let is_verb = |p: &Part| matches!(p, Part::Lemma(Inflected { fix: 0, with: super::feature::With::Phrase, .. }));
    if let Some(verb) = parts.iter().position(is_verb) {
        let case = if preposition.is_empty() { Feat::ACC } else { Feat::DAT };
        let pronoun = Part::Slot(Slot { clitic: None, fix: case.0, ..slot.clone() });
        let (mut behind, mut before) = (without(&parts, slot), without(&parts, slot));
        before.insert(verb, pronoun.clone());
        // A second clitic stands behind the first: donnez-le-lui.
        let hyphen = Part::Text("-".to_owned());
        let place = (verb + 1..).step_by(4).find(|i| behind.get(i + 1) != Some(&hyphen)).unwrap_or(verb + 1);
        behind.splice(place..place, [Part::Glue, hyphen, Part::Glue, pronoun]);
        all.push((behind, moods & Feat::IMP.0));
        all.push((before, moods & !Feat::IMP.0));
    }
    all.push((full, moods));
    all.retain(|(_, moods)| *moods != 0);
    all
}

#[cfg(test)]
mod tests {
    use super::super::notation::read;
    use super::*;

    #[test]
    fn an_object_has_three_shapes() {
        let all = shapes(&read("<détruire> {what@}").expect("is well formed"));
        assert_eq!(all.len(), 3);
        assert_eq!(all[0].0[2], Part::Text("-".to_owned()));
        assert!(matches!(all[1].0[0], Part::Slot(_)));
    }

    #[test]
    fn two_clitics_keep_their_order() {
        let all = shapes(&read("<donner> {0@} {1@à}").expect("is well formed"));
        let order = |flat: &Flat| {
            let field = |p: &Part| if let Part::Slot(s) = p { Some(s.field.clone()) } else { None };
            flat.0.iter().filter_map(field).collect::<String>()
        };
        let clings = |flat: &&Flat| flat.0.iter().filter(|p| **p == Part::Text("-".to_owned())).count() == 2;
        let both = all.iter().find(clings).expect("both cling");
        assert_eq!(order(both), "01");
    }
}
