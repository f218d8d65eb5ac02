//! Kinds of cards, and what each of them can neither do nor undergo. [301.1]

use super::said;
use crate::card::Kind;
use crate::words::{Adj, Ban, Cond, Gain, Happening, Keyword, KindOf, Noun, Place};

pub(super) const ALLY: u16 = 1;
pub(super) const HERO: u16 = 1 << 1;
pub(super) const BAG: u16 = 1 << 2;
pub(super) const EQUIPMENT: u16 = 1 << 3;
pub(super) const DOFUS: u16 = 1 << 4;
pub(super) const ZONE: u16 = 1 << 5;
pub(super) const ROOM: u16 = 1 << 6;
pub(super) const PROTECTOR: u16 = 1 << 7;
pub(super) const ACTION: u16 = 1 << 8;
pub(super) const ALL: u16 = (1 << 9) - 1;
/// A Haven Bag fights while a text lets it.
pub(super) const FIGHTS: u16 = ALLY | HERO | BAG;
/// They take damage. [410.2] [410.5] [410.8]
pub(super) const TAKES: u16 = ALLY | HERO | BAG;
/// They bear, move and have a class. [305.3] [414.4] [401.1]
pub(super) const LIVES: u16 = ALLY | HERO;
pub(super) const BORNE: u16 = EQUIPMENT | DOFUS;
/// An Action is never in play. [302.1]
pub(super) const PLAY: u16 = ALL & !ACTION;
/// Heroes and Bags are there from the beginning. [102.1]
pub(super) const COMES: u16 = PLAY & !(HERO | BAG);

pub(super) fn of_kind(kind: Kind) -> u16 {
    match kind {
        Kind::Action => ACTION,
        Kind::Ally => ALLY,
        Kind::Dofus => DOFUS,
        Kind::Equipment => EQUIPMENT,
        Kind::Bag => BAG,
        Kind::Hero => HERO,
        Kind::Protector => PROTECTOR,
        Kind::Room => ROOM,
        Kind::Zone => ZONE,
    }
}

/// The kinds that a noun takes in. The name of a card is any card of that name. [203.3]
pub(super) fn of_noun(noun: &Noun) -> u16 {
    let one = |k: &KindOf| match k {
        KindOf::Ally | KindOf::Monster | KindOf::Character => ALLY | if *k == KindOf::Ally { 0 } else { HERO },
        KindOf::Hero => HERO,
        KindOf::Equipment | KindOf::Weapon | KindOf::Armour | KindOf::Jewel => EQUIPMENT,
        KindOf::Dofus => DOFUS,
        KindOf::Zone => ZONE,
        KindOf::Room => ROOM,
        // [401.4]
        KindOf::Artisan => ALLY,
        KindOf::Bag => BAG,
        KindOf::Action | KindOf::Spell => ACTION,
        KindOf::Card | KindOf::Family(_) => ALL,
    };
    let mut all = noun.kinds.iter().fold(0, |all, k| all | one(k));
    for adj in &noun.adj {
        match adj {
            Adj::Kind(kind) => all &= one(&kind.kind()),
            Adj::Not(nays) => all &= !nays.iter().fold(0, |all, n| all | one(&n.kind())),
            _ => (),
        }
    }
    all
}

pub(super) fn of_gain(gain: &Gain) -> u16 {
    match gain {
        Gain::Ap(_) | Gain::Mp(_) => PLAY,
        // Nobody but an Ally arrives. [303.3]
        Gain::Aggressive => ALLY,
        // [401.4]
        Gain::AnyProfession => ALLY,
        Gain::Strength(_)
        | Gain::StrengthX
        | Gain::Weakness(_)
        | Gain::StrengthEach(..)
        | Gain::Agility
        | Gain::Giant
        | Gain::Tackle
        | Gain::Resist(..)
        | Gain::ResistNamed(_)
        | Gain::ResistOwn(_)
        | Gain::ResistAny(_) => FIGHTS,
    }
}

pub(super) fn of_ban(ban: &Ban) -> u16 {
    match ban {
        Ban::Attack | Ban::Block | Ban::BeBlockedBy(_) | Ban::BeBlockedByWeaker(_) | Ban::BeBlocked => FIGHTS,
        Ban::Bear | Ban::Move | Ban::GainStrength => LIVES,
        Ban::Untap | Ban::BeChosen | Ban::BeChosenByFoe | Ban::BeChosenByFoesPower => PLAY,
        // A Bag is banished instead. [306.5]
        Ban::BeDestroyed | Ban::BeDestroyedByFoes | Ban::BeDestroyedByOwner => PLAY & !BAG,
        Ban::BeCrafted => COMES,
    }
}

pub(super) fn of_keyword(keyword: &Keyword) -> u16 {
    match keyword {
        Keyword::Agility | Keyword::Giant | Keyword::Tackle => LIVES,
        Keyword::Profession(_) | Keyword::Aggressive | Keyword::Capture(_) | Keyword::Defense | Keyword::Ghost => ALLY,
        Keyword::Reinforcement => ALLY | EQUIPMENT,
        Keyword::Ethereal(_) => EQUIPMENT,
        Keyword::Resist(..) => TAKES,
        // They are for decks. [806.10a]
        Keyword::Hero(_) | Keyword::HeroEither(..) => ALL & !(HERO | BAG),
    }
}

/// To whom it happens.
pub(super) fn of_event(h: &Happening) -> u16 {
    match h {
        Happening::AppearsElsewhere(_) | Happening::AppearsYours(_) => COMES,
        Happening::YouDestroyByText(_) => PLAY & !BAG,
        Happening::AboutToRegain(_) => HERO,
        Happening::Appears(..)
        | Happening::AppearsFromDiscard(..)
        | Happening::AppearsInDefense(_)
        | Happening::AppearsInReinforcement(_) => COMES,
        Happening::Attacks(_)
        | Happening::AttacksAlone(_)
        | Happening::Blocks(_)
        | Happening::AttacksOrBlocks(_)
        | Happening::Blocked(_)
        | Happening::TapsFighting(_)
        | Happening::DealsInBattle(..) => FIGHTS,
        Happening::Targeted(_) => FIGHTS | ZONE,
        Happening::Destroyed(_) | Happening::DestroyedByFoe(_) | Happening::YouDestroy(_) => PLAY & !BAG,
        Happening::Regains(_) | Happening::LosesHp(_) => HERO,
        Happening::Moves(_) | Happening::Strengthened(_) => LIVES,
        Happening::Damaged(_) | Happening::AboutToSuffer(_) => TAKES,
        Happening::LeavesWorld(_) | Happening::UntapsInWorld(_) => PLAY & !ROOM,
        Happening::Deals(_) | Happening::DealsTo(..) | Happening::AboutToDeal(_) => ALL,
        _ => PLAY,
    }
}

/// Of whom a condition can hold.
pub(super) fn of_cond(cond: &Cond) -> u16 {
    match cond {
        Cond::Attacks(_)
        | Cond::Blocks(_)
        | Cond::Fights(_)
        | Cond::NotFights(_)
        | Cond::OnlyBlocker(_)
        | Cond::Blocked(_)
        | Cond::Attacked(_)
        | Cond::NotAttacked(_)
        | Cond::InBattle(_)
        | Cond::Has(..) => FIGHTS,
        Cond::Suffered(_) => TAKES,
        Cond::IsTarget(_) => FIGHTS | ZONE,
        Cond::Bears(_) | Cond::BearsA(..) | Cond::Bare(_) => LIVES,
        Cond::At(_, Place::Discard) => ALL,
        _ => PLAY,
    }
}

/// Cards that are played lie in no battle, are not tapped, and are no Heroes. [106.3]
pub(super) fn played(noun: &Noun) -> Result<(), String> {
    let of_play = |a: &Adj| {
        matches!(
            a,
            Adj::Tapped
                | Adj::Untapped
                | Adj::Attacking
                | Adj::Blocking
                | Adj::Fighting
                | Adj::Blocked
                | Adj::Unblocked
                | Adj::Wounded
        )
    };
    if of_noun(noun) & !(HERO | BAG) == 0 || noun.adj.iter().any(of_play) {
        return Err(format!("no such card is played: {}", said(noun)));
    }
    Ok(())
}
