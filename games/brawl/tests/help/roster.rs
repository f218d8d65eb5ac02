//! The champions and challenges that the project brings, and how tests make
//! cards of their own.

use arbiter_brawl::arena::{Essence, Shape};
use arbiter_brawl::card::{ActionCard, Cards, ChallengeCard, ChampionCard, Icon, Kind, Worded};
use arbiter_brawl::shipped;
use arbiter_brawl::words::{Clause, Effect, Gain, Line, Moment, Step, Trait};
use std::sync::LazyLock;

static SHIPPED: LazyLock<Cards> = LazyLock::new(shipped::cards);

pub(crate) fn champions() -> Vec<ChampionCard> {
    SHIPPED.champions.clone()
}
pub(crate) fn challenges() -> Vec<ChallengeCard> {
    SHIPPED.challenges.clone()
}

pub(crate) fn bef(steps: Vec<Step>) -> Line {
    Line { moment: Some(Moment::Before), steps }
}
pub(crate) fn aft(steps: Vec<Step>) -> Line {
    Line { moment: Some(Moment::After), steps }
}
pub(crate) fn says(steps: Vec<Step>) -> Line {
    Line { moment: None, steps }
}
pub(crate) fn u(effect: Effect) -> Step {
    Step::Do(Clause::Use(effect))
}
pub(crate) fn d(clause: Clause) -> Step {
    Step::Do(clause)
}
pub(crate) fn lends(gains: Vec<Gain>) -> Line {
    says(vec![d(Clause::ThisAttack(vec![Trait::Has(gains)]))])
}

/// A card: movement 9 stands for none.
pub(crate) fn card(
    name: &str,
    essence: Essence,
    kind: Kind,
    movement: u8,
    icon: Option<Icon>,
    lines: Vec<Line>,
) -> ActionCard {
    let movement = (movement != 9).then_some(movement);
    let (name, name_fr, worded) = (name.to_owned(), name.to_owned(), Worded::default());
    ActionCard { name, name_fr, kind, essence, movement, icon, force: None, defence: 0, lines, worded }
}
pub(crate) fn hits(card: ActionCard, force: u8) -> ActionCard {
    ActionCard { force: Some(force), ..card }
}
pub(crate) fn shields(card: ActionCard, defence: i8) -> ActionCard {
    ActionCard { defence, ..card }
}

pub(crate) const MELEE: Option<Icon> = Some(Icon::Melee);
pub(crate) const ARC: Option<Icon> = Some(Icon::Area(Shape::Arc));
pub(crate) fn far(min: u8, max: u8) -> Option<Icon> {
    Some(Icon::Indirect(min, max))
}
pub(crate) fn straight(min: u8, max: u8) -> Option<Icon> {
    Some(Icon::Direct(min, max))
}
