//! Questions that leave nothing to decide.

use arbiter_catalog::{Choice, Match, View, Viewer};

/// More cards than this are never picked one by one without a choice.
const ALL_OF: usize = 8;

/// Only one option, or all of them one after the other and their order says
/// nothing: "select two" of two. A main question is never forced: ending a turn
/// is a decision even where nothing else is left to do.
pub(super) fn forced(table: &dyn Match, rests: fn(&View) -> bool) -> bool {
    if table.asked().is_none() || rests(&table.view(Viewer::Judge)) {
        return false;
    }
    table.count() == 1 || all_of_them(table)
}

/// Must every option be picked, and does any order lead to the same table?
fn all_of_them(table: &dyn Match) -> bool {
    let options = table.options();
    let cards = options.iter().all(|o| !o.about.is_empty());
    if !cards || options.len() > ALL_OF {
        return false;
    }
    let forward = picked(table, &options, 0);
    let backward = picked(table, &options, options.len() - 1);
    matches!((forward, backward), (Some(a), Some(b)) if same(a.as_ref(), b.as_ref()))
}

/// The table after all these options were picked, from the first or from the
/// last; `None` if the game asks for something else in between.
fn picked(table: &dyn Match, options: &[Choice], from: usize) -> Option<Box<dyn Match>> {
    let (seat, question) = (table.asked(), table.view(Viewer::Judge).question);
    let mut after = table.fork();
    let mut left: Vec<&str> = options.iter().map(|o| o.words.as_str()).collect();
    while !left.is_empty() {
        let offered = after.options();
        let words: Vec<&str> = offered.iter().map(|o| o.words.as_str()).collect();
        let same = after.asked() == seat && after.view(Viewer::Judge).question == question;
        if !same || words != left {
            return None;
        }
        let pick = if from == 0 { 0 } else { left.len() - 1 };
        after.answer(pick).ok()?;
        left.remove(pick);
    }
    Some(after)
}

/// Nobody can tell these tables apart.
fn same(a: &dyn Match, b: &dyn Match) -> bool {
    a.view(Viewer::Judge) == b.view(Viewer::Judge) && a.options() == b.options()
}
