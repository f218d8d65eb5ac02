//! What a scene says is *not* there must be something that could be: a
//! misspelt name is nowhere, and a check that it is not there would always hold.

use super::fact::{Claim, Fact};
use super::item::{Item, Want};
use super::line::{Offer, Step};
use super::{Scene, pick};
use arbiter_catalog::{Game, Library};
use std::collections::BTreeSet;

/// Every line that denies something unknown, and what that is.
pub(super) fn vet(scene: &Scene, game: &dyn Game, library: &dyn Library) -> Vec<(usize, String)> {
    let mut names = None;
    let mut found = Vec::new();
    for (n, step) in &scene.steps {
        if denies(step) {
            let names = names.get_or_insert_with(|| Names::of(game, library));
            found.extend(names.faults(step).into_iter().map(|why| (*n, why)));
        }
    }
    found
}

fn denies(step: &Step) -> bool {
    match step {
        Step::Check(look) => match &look.fact {
            Fact::Log(_, wanted) => !wanted,
            Fact::Place(_, _, Claim::Not(_)) | Fact::Stands(_, Claim::Not(_)) => true,
            Fact::Marked(_, marks) => marks.iter().any(|(_, there)| !there),
            fact => items(fact).iter().any(|i| i.wants.iter().any(|w| matches!(w, Want::NoMark(_)))),
        },
        Step::Offered(_, Offer::Not, _) => true,
        _ => false,
    }
}

fn items(fact: &Fact) -> &[Item] {
    match fact {
        Fact::Place(_, _, claim) | Fact::Stands(_, claim) => match claim {
            Claim::Exactly(i) | Claim::Has(i) | Claim::Not(i) | Claim::Top(i) | Claim::Bottom(i) => i,
            Claim::Count(_) | Claim::Hidden(_) | Claim::Number(_) => &[],
        },
        Fact::Pending(_, items) => items,
        Fact::Card(item) => std::slice::from_ref(item),
        _ => &[],
    }
}

struct Names {
    cards: BTreeSet<String>,
    marks: BTreeSet<&'static str>,
    clauses: BTreeSet<&'static str>,
    plain: BTreeSet<String>,
}

impl Names {
    fn of(game: &dyn Game, library: &dyn Library) -> Self {
        let ids = game.ledger().lines().skip(1).filter_map(|row| row.split('\t').next());
        Names {
            cards: library.slugs().into_iter().collect(),
            marks: game.card_marks().into_iter().collect(),
            clauses: ids.chain(game.marks().iter().copied()).collect(),
            plain: game.words().iter().map(|w| (*w).to_owned()).chain(game.places()).collect(),
        }
    }

    fn faults(&self, step: &Step) -> Vec<String> {
        match step {
            Step::Check(look) => match &look.fact {
                Fact::Log(clause, _) => self.clause(clause).into_iter().collect(),
                Fact::Marked(_, marks) => marks.iter().filter_map(|(mark, _)| self.known(mark, "place")).collect(),
                fact => {
                    let cards = items(fact)
                        .iter()
                        .filter(|_| matches!(fact, Fact::Place(_, _, Claim::Not(_)) | Fact::Stands(_, Claim::Not(_))));
                    let wants = items(fact).iter().flat_map(|i| &i.wants);
                    cards.filter_map(|i| self.card(&i.slug)).chain(wants.filter_map(|w| self.mark(w))).collect()
                }
            },
            Step::Offered(_, _, all) => all.iter().flatten().filter_map(|words| self.words(words)).collect(),
            _ => Vec::new(),
        }
    }

    fn card(&self, slug: &str) -> Option<String> {
        let name = slug.split('#').next().unwrap_or_default();
        (!self.cards.contains(name)).then(|| format!("no card is called `{name}`, so it is never there"))
    }

    fn mark(&self, want: &Want) -> Option<String> {
        let Want::NoMark(mark) = want else { return None };
        self.known(mark, "card")
    }

    fn known(&self, mark: &str, what: &str) -> Option<String> {
        (!self.marks.contains(mark)).then(|| format!("no {what} ever has the mark `{mark}`"))
    }

    fn clause(&self, clause: &str) -> Option<String> {
        // A game without a book has no list of its clauses.
        let known = self.clauses.is_empty() || self.clauses.contains(clause);
        (!known).then(|| format!("the game has no clause or ruling `{clause}`, so the log never cites it"))
    }

    /// Each word of an option is a plain one, a place, a number, a player, or
    /// (the beginning of) the name of a card.
    fn words(&self, words: &str) -> Option<String> {
        let unknown = pick::tokens(words).into_iter().find(|w| {
            let name = w.split('#').next().unwrap_or_default();
            let begins = || self.cards.iter().any(|c| c.starts_with(name) || c.split('-').any(|part| part == name));
            let plain = self.plain.contains(name)
                || name.len() == 1
                || name.trim_start_matches(['+', '-']).parse::<u32>().is_ok();
            !plain && !begins()
        });
        unknown.map(|w| format!("`{w}` is no card and no word of an option, so it is never offered"))
    }
}
