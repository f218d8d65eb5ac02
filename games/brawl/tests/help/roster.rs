//! The twelve champions and the challenges of the rulings, sections 4.4 and
//! 4.5, as words.

use arbiter_brawl::arena::{Essence::*, Shape};
use arbiter_brawl::card::{ActionCard, ChallengeCard, ChampionCard, Face, Icon, Kind};
use arbiter_brawl::words::{Ability, Clause, Cond, Effect as E, Essence, Gain, Goal, Line, Moment, Step, Who};

pub(crate) const A: Kind = Kind::Attack;
pub(crate) const S: Kind = Kind::Skill;
pub(crate) const R: Kind = Kind::Reaction;

fn line(moment: Option<Moment>, steps: Vec<Step>) -> Line {
    Line { moment, steps }
}
pub(crate) fn bef(steps: Vec<Step>) -> Line {
    line(Some(Moment::Before), steps)
}
pub(crate) fn aft(steps: Vec<Step>) -> Line {
    line(Some(Moment::After), steps)
}
pub(crate) fn says(steps: Vec<Step>) -> Line {
    line(None, steps)
}
pub(crate) fn u(effect: E) -> Step {
    Step::Do(Clause::Use(effect))
}
pub(crate) fn d(clause: Clause) -> Step {
    Step::Do(clause)
}
pub(crate) fn lends(gains: Vec<Gain>) -> Line {
    says(vec![d(Clause::ThisAttack(gains))])
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
    ActionCard { name: name.to_owned(), kind, essence, movement, icon, force: None, defence: 0, lines }
}
pub(crate) fn hits(mut card: ActionCard, force: u8) -> ActionCard {
    card.force = Some(force);
    card
}
pub(crate) fn shields(mut card: ActionCard, defence: i8) -> ActionCard {
    card.defence = defence;
    card
}

pub(crate) const MELEE: Option<Icon> = Some(Icon::Melee);
pub(crate) const ARC: Option<Icon> = Some(Icon::Area(Shape::Arc));
pub(crate) const RING: Option<Icon> = Some(Icon::Area(Shape::Ring));
pub(crate) fn far(min: u8, max: u8) -> Option<Icon> {
    Some(Icon::Indirect(min, max))
}
pub(crate) fn straight(min: u8, max: u8) -> Option<Icon> {
    Some(Icon::Direct(min, max))
}

pub(crate) fn champion(
    name: &str,
    life: [u8; 2],
    defence: u8,
    abilities: Vec<Ability>,
    cards: Vec<ActionCard>,
) -> ChampionCard {
    let face = |life, abilities| Face { life, defence, movement: 0, abilities };
    ChampionCard { name: name.to_owned(), faces: [face(life[0], vec![]), face(life[1], abilities)], cards }
}

pub(crate) fn battered(who: Who) -> Cond {
    Cond::Battered(who)
}

pub(crate) fn champions() -> Vec<ChampionCard> {
    let mut all = super::champions::champions();
    all.extend(super::more_champions::champions());
    all
}

pub(crate) fn challenges() -> Vec<ChallengeCard> {
    let goals = [
        ("Hold Manipulation", Goal::Control(Manipulation)),
        ("Hold Destruction", Goal::Control(Destruction)),
        ("Hold Creation", Goal::Control(Creation)),
        ("Court of Esmae", Goal::Court(Manipulation)),
        ("Court of Garnet", Goal::Court(Destruction)),
        ("Court of Ragryl", Goal::Court(Creation)),
        ("Two Fronts", Goal::ControlZones(2)),
        ("Everywhere", Goal::InEachZone),
        ("At Their Door", Goal::OnEnemyDeployment(1)),
        ("Deep Raid", Goal::InEnemyHalf(2)),
        ("Clean House", Goal::CleanHouse),
        ("Two Statues", Goal::Statues(2)),
        ("On the Trapdoors", Goal::OnTrapSpaces(2)),
        ("Close Ranks", Goal::InOneZone(3)),
        ("Pincer", Goal::Pincer(2)),
        ("Worn Down", Goal::MoreBatteredEnemies),
        ("Veteran", Goal::Experienced(1)),
        ("Shown the Gate", Goal::EnemiesOnPortal(1)),
        ("Out of Reach", Goal::OutOfReach),
        ("Fresh", Goal::Fresh),
        ("More Boots", Goal::MoreInArena),
        ("Long Line", Goal::LongLine(4)),
    ];
    goals.into_iter().map(|(name, goal)| ChallengeCard { name: name.to_owned(), goal }).collect()
}
