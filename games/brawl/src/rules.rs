//! The rules of one table: arena, champions, cards and challenges, shared and
//! unchanging while games are played.

use crate::Brawl;
use crate::arena::{Arena, Essence};
use crate::card::{ActionCard, ChallengeCard, ChampionCard, Worded};
use crate::lower::{self, Fault};
use crate::words::{Aim, Cond, Gain, Trait};
use arbiter_kernel::Op;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// No program: nothing to do.
pub const NONE: u16 = u16::MAX;

/// Rounds after which a game is broken off. [K1]
pub const LONGEST: u16 = 200;

/// What a trap does. [mat.7]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trap {
    /// [trapfx.3]
    Stun,
    /// [trapfx.2]
    Immobilise,
    /// [trapfx.1]
    Damage(u8),
}

/// All trap tokens. [mat.7]
pub const TRAPS: [Trap; 12] = [
    Trap::Stun,
    Trap::Stun,
    Trap::Immobilise,
    Trap::Immobilise,
    Trap::Damage(1),
    Trap::Damage(1),
    Trap::Damage(2),
    Trap::Damage(2),
    Trap::Damage(2),
    Trap::Damage(2),
    Trap::Damage(3),
    Trap::Damage(3),
];

/// What counts in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Boon {
    /// A modifier or a keyword.
    Gain(Gain),
    /// Defence does not count. [def.4]
    IgnoresDefence,
}

impl Boon {
    /// What these words give an attack, one after the other.
    pub fn of(traits: &[Trait]) -> impl Iterator<Item = Boon> {
        traits.iter().flat_map(|t| match t {
            Trait::Has(gains) => gains.iter().copied().map(Boon::Gain).collect::<SmallVec<[Boon; 2]>>(),
            Trait::IgnoresDefence => smallvec![Boon::IgnoresDefence],
        })
    }
}

/// What an attack has, if a condition holds. [L2]
#[derive(Clone, Copy, Debug)]
pub struct Lent {
    /// Of each target where it is about the target.
    pub when: Option<Cond>,
    /// What.
    pub boon: Boon,
}

/// A card with its text compiled.
#[derive(Clone, Debug)]
pub struct CardDef {
    /// What is printed.
    pub card: ActionCard,
    /// Whose it is, by number.
    pub champion: u8,
    /// Before the attack. [attack.2]
    pub before: u16,
    /// The text of a skill, or of a Reaction when it is played. [skill.4] [F4]
    pub text: u16,
    /// After the attack. [attack.8] [attack.9]
    pub after: u16,
    /// What the attack has. [L2]
    pub lends: Vec<Lent>,
    /// No Reaction can be played.
    pub no_reactions: bool,
    /// Its movement crosses everything. [L28]
    pub slithers: bool,
    /// Its Drain may heal an ally. [L26]
    pub drain_for_ally: bool,
    /// Whom it aims at, where it is not an enemy. [target.1]
    pub aims: Option<Aim>,
    /// Some part of its text needs no target. [T6]
    pub works_alone: bool,
}

/// A champion with its cards by number.
#[derive(Clone, Debug)]
pub struct ChampionDef {
    /// What is printed.
    pub card: ChampionCard,
    /// Its first card; the others follow.
    pub first: u16,
    /// How many it has.
    pub cards: u16,
    /// What follows a card of an essence, by face. [L14]
    pub after_card: [Option<(Essence, u16)>; 2],
}

/// Everything that does not change during a game.
#[derive(Debug)]
pub struct Rules {
    /// The board.
    pub arena: Arena,
    /// The champions that can be recruited.
    pub champions: Vec<ChampionDef>,
    /// All their cards.
    pub cards: Vec<CardDef>,
    /// The common challenge deck. [mat.3]
    pub challenges: Vec<ChallengeCard>,
    /// Texts.
    pub programs: Vec<Vec<Op<Brawl>>>,
    /// Champions of tables that nobody can recruit: the name, what is printed on
    /// its cards, and what is not understood of it.
    pub unplayable: Vec<[String; 3]>,
}

/// What an object is, by its face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    Action(u16),
    Trap(Trap),
    Challenge(u16),
}

impl Rules {
    /// Compiles champions and challenges for an arena.
    ///
    /// # Errors
    /// Every text that could not be obeyed as it stands.
    pub fn new(
        arena: Arena,
        champions: Vec<ChampionCard>,
        challenges: Vec<ChallengeCard>,
    ) -> Result<Rules, Vec<Fault>> {
        let (cards, programs, unplayable) = (Vec::new(), Vec::new(), Vec::new());
        let mut rules = Rules { arena, champions: Vec::new(), cards, challenges, programs, unplayable };
        let mut faults = Vec::new();
        for (n, card) in champions.into_iter().enumerate() {
            let first = rules.cards.len() as u16;
            let refused = |name: &str, worded: &Worded, why| {
                let (champion, name) = (card.name.clone(), name.to_owned());
                Fault { champion, card: name, why, at: worded.at }
            };
            for action in &card.cards {
                match lower::card(&mut rules.programs, action, n as u8) {
                    Ok(def) => rules.cards.push(def),
                    Err(why) => faults.push(refused(&action.name, &action.worded, why)),
                }
            }
            let mut after_card = [None; 2];
            for (face, after) in card.faces.iter().zip(&mut after_card) {
                match lower::face(&mut rules.programs, face) {
                    Ok(found) => *after = found,
                    Err(why) => faults.push(refused(&card.name, &face.worded, why)),
                }
            }
            let cards = card.cards.len() as u16;
            rules.champions.push(ChampionDef { card, first, cards, after_card });
        }
        if faults.is_empty() { Ok(rules) } else { Err(faults) }
    }

    /// The number of the first trap among the faces.
    #[must_use]
    #[inline]
    pub fn first_trap(&self) -> u16 {
        self.cards.len() as u16
    }
    /// The number of the first challenge among the faces.
    #[must_use]
    #[inline]
    pub fn first_challenge(&self) -> u16 {
        self.first_trap() + TRAPS.len() as u16
    }
    /// What a face is.
    #[must_use]
    pub fn sort(&self, face: u16) -> Sort {
        if face < self.first_trap() {
            Sort::Action(face)
        } else if face < self.first_challenge() {
            Sort::Trap(TRAPS[(face - self.first_trap()) as usize])
        } else {
            Sort::Challenge(face - self.first_challenge())
        }
    }
    /// A champion by its name.
    #[must_use]
    pub fn champion(&self, name: &str) -> Option<u8> {
        self.champions.iter().position(|c| c.card.name == name).map(|n| n as u8)
    }
}
