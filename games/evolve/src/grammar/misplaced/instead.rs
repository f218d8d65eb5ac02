//! `... instead`: of which act, where a text does several.

use super::Said;
use crate::words::{Line, Verb};
use std::mem::discriminant;

const WHICH: &str = "it takes the place of the act just before, and that is not plain where others stand beside it: \
    say what is done instead right behind what it takes the place of";

/// What is done instead takes the place of the last act of the sentence before. Where
/// that sentence does more, or an earlier one the like, it must be such an act again. [R96]
pub(super) fn of_one_act(lines: &[Line]) -> Said {
    let mut earlier: Vec<&Verb> = Vec::new();
    let mut before: Vec<&Verb> = Vec::new();
    for line in lines {
        let Some(then) = said_instead(line) else {
            earlier.append(&mut before);
            before = acts(line);
            continue;
        };
        let (Some(first), Some(last)) = (then.first(), before.last()) else { continue };
        let like = |v: &&Verb| discriminant(*v) == discriminant(*first);
        if !like(last) && (before.len() > 1 || earlier.iter().any(like)) {
            return Err(WHICH);
        }
    }
    Ok(())
}

/// The acts that a line puts in the place of what stands before it.
fn said_instead(line: &Line) -> Option<Vec<&Verb>> {
    match line {
        Line::If { instead: true, then, .. } => Some(done(then)),
        Line::Term { instead: true, then, .. } | Line::EarthRite { instead: true, then } => {
            Some(then.first().map(acts).unwrap_or_default())
        }
        _ => None,
    }
}

/// The acts of a line, of its last sentence if it has several.
fn acts(line: &Line) -> Vec<&Verb> {
    match line {
        Line::Do(verbs) | Line::May(verbs) | Line::IfYouDo(verbs) | Line::If { then: verbs, .. } => done(verbs),
        Line::Term { then, .. } | Line::EarthRite { then, .. } => then.last().map(acts).unwrap_or_default(),
        Line::Pay { .. } | Line::Choose { .. } | Line::Later { .. } => Vec::new(),
    }
}

fn done(verbs: &[Verb]) -> Vec<&Verb> {
    verbs.iter().filter(|v| !matches!(v, Verb::Select { .. })).collect()
}
