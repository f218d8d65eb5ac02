//! The rules of one table: faces, powers and texts, shared and unchanging.

mod keep;
mod sorts;

pub use sorts::Sorts;

use crate::Wakfu;
use crate::board::Zone;
use crate::card::{Card, Kind, Set};
use crate::lower;
use crate::trait_line as line;
use crate::triggers::Kinds;
use crate::words::Amount::Hand;
use crate::words::{Cost, Element, Keyword, Lasting, Limit, Pile, Player, Power, Profession, Step, Watched, Who};
use arbiter_kernel::Op;
use std::collections::BTreeMap;

/// No program, no ability: nothing to do.
pub const NONE: u16 = u16::MAX;

/// Somebody that a text speaks of and that is picked for it.
#[derive(Clone, Debug)]
pub struct Slot {
    /// Where it stands in the text.
    pub spot: u32,
    /// Cards, or `None`: a player.
    pub who: Option<Who>,
    /// A choice, made before payment; else named on resolution. [807.1] [807.4]
    pub choice: bool,
    /// It stands in the cost.
    pub cost: bool,
    /// Only what is tapped can be untapped.
    pub tapped: bool,
    /// Whom damage is about to hit.
    pub pending: bool,
    /// Where it is searched for. [405.1]
    pub pile: Option<Pile>,
    /// A player of the other side. [gl.opponent]
    pub foe: bool,
    /// Out of which Hand.
    pub held: Option<Held>,
    /// Among the cards of the Deck that were shown or looked at. [405.2]
    pub top: bool,
    /// In which of two effects it stands; in both where there is one. [808.2b]
    pub mode: Option<i16>,
    /// It is recycled: its text may lend it Elements. [408.2]
    pub recycled: bool,
}

/// Out of which Hand something is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// The own one. [408.1]
    Own,
    /// That of these players. [505.2]
    Of(Player),
}

/// How often cards of one name may be played in a turn. [808.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Once {
    /// Once.
    Turn,
    /// Once for each that is chosen.
    Each,
}

/// A power with its text compiled.
#[derive(Clone, Debug)]
pub struct Ability {
    /// On which face.
    pub face: u16,
    /// The words.
    pub power: Power,
    /// In answer to an event. [809.1]
    pub reaction: bool,
    /// What it does.
    pub program: u16,
    /// Sentences that wait for their moment, and what they do.
    pub later: Vec<(u8, u16)>,
    /// Whom it picks, in the order of the text.
    pub slots: Vec<Slot>,
    /// When it may be used.
    pub limits: Vec<Limit>,
    /// One of two is chosen when it is played. [808.2b]
    pub modes: bool,
    /// It only makes resources, of this Element or of any. [803.1]
    pub produces: Option<(u8, Option<Element>)>,
    /// It begins with "you may": nothing happens unless its player wants to. [804.4]
    pub optional: bool,
    /// Nobody gains Experience by it. [415.1]
    pub unrewarded: bool,
    /// Where it works, if that is not in play. [801.1]
    pub works: Option<Zone>,
    /// Of which kinds of event it could hear.
    pub hears: Kinds,
    /// It is a power of what its Action has become. [302.6]
    pub stays: bool,
    /// Other players may use it too. [802.3]
    pub anyone: bool,
    /// How often its card may be played in a turn. [808.2]
    pub once: Option<Once>,
    /// It asks how much was spent on it.
    pub counts: bool,
}

impl Ability {
    /// What is paid. [418.2]
    #[must_use]
    pub fn costs(&self) -> &[Cost] {
        match &self.power {
            Power::Paid { costs, .. } => costs,
            _ => &[],
        }
    }
    /// Where it works, if that is not in play. [801.1]
    #[must_use]
    pub fn works_in(&self) -> Option<Zone> {
        self.works
    }
    /// The program of one of its sentences, or of all of it.
    #[must_use]
    pub fn part(&self, part: Option<u8>) -> u16 {
        match part {
            None => self.program,
            Some(n) => self.later.iter().find(|l| l.0 == n).map_or(NONE, |l| l.1),
        }
    }
    /// The number of the pick that stands at a spot of the text.
    #[must_use]
    pub fn slot_at(&self, spot: u32) -> Option<u8> {
        self.slots.iter().position(|s| s.spot == spot).map(|n| n as u8)
    }
    /// The event a Reaction answers, where it is said. [809.2]
    #[must_use]
    pub fn answers(&self) -> Option<Watched<'_>> {
        let when = self.limits.iter().find_map(|l| match l {
            Limit::When(h) => Some(Watched::Event(h)),
            Limit::At(m) => Some(Watched::Moment(*m)),
            _ => None,
        });
        when.or_else(|| self.power.watched())
    }
}

/// A face with its powers.
#[derive(Clone, Debug)]
pub struct Face {
    /// What is printed.
    pub card: Card,
    /// Its name as one word.
    pub slug: String,
    /// Its first power; the others follow.
    pub first: u16,
    /// How many it has.
    pub count: u16,
    /// What its pronouns mean.
    pub meant: BTreeMap<u32, u32>,
    /// The Set it belongs to, by number.
    pub set: Option<u16>,
    /// A token is no card, nor is the text of a Set. [413.2] [404.3]
    pub token: bool,
    /// It has continuous powers. [805.1]
    pub stands: bool,
    /// What these are about.
    pub holds: Sorts,
    /// One of them has a condition.
    pub conditional: bool,
    /// It takes powers away.
    pub silences: bool,
    /// It has triggered powers. [804.1]
    pub watches: bool,
    /// Of which kinds of event these and its Reactions could hear.
    pub hears: Kinds,
    /// It can make resources besides its own. [803.1]
    pub produces: bool,
    /// It has Reactions. [809.1]
    pub reacts: bool,
    /// Some fire by themselves. [809.4]
    pub fires: bool,
    /// It gives powers to others. [203.2]
    pub grants: bool,
    /// [806.8a]
    pub ghost: bool,
    /// [303.4a]
    pub monster: bool,
    /// [gl.archmonster]
    pub archmonster: bool,
    /// One of the four Elemental Allies. [303.6]
    pub elemental: bool,
}

impl Face {
    /// The numbers of its powers.
    #[must_use]
    pub fn powers(&self) -> std::ops::Range<u16> {
        self.first..self.first + self.count
    }
    /// Its printed keywords. [209.2]
    pub fn keywords(&self) -> impl Iterator<Item = &Keyword> {
        self.card.says.0.iter().flat_map(|p| match p {
            Power::Keywords(list) => list.as_slice(),
            _ => &[],
        })
    }
    /// Whether it is an Artisan of this Profession. [401.4]
    #[must_use]
    pub fn is_artisan(&self, of: Option<Profession>) -> bool {
        self.keywords().any(|k| matches!(k, Keyword::Profession(p) if of.is_none_or(|o| o == *p)))
    }
}

/// Everything that does not change during a game.
#[derive(Debug)]
pub struct Rules {
    /// All faces.
    pub faces: Vec<Face>,
    /// All powers.
    pub abilities: Vec<Ability>,
    /// Texts.
    pub programs: Vec<Vec<Op<Wakfu>>>,
    /// Sets of Equipment. [404.1]
    pub sets: Vec<Set>,
    /// The texts of Sets, as faces. [404.3]
    pub set_faces: Vec<Option<u16>>,
    /// Classes, families and Alignments: the key of each, in French, in English.
    pub families: Vec<[String; 3]>,
    /// Reactions of Actions: what an unknown card of a Hand could be. [809.2]
    pub reactions: Vec<u16>,
    /// Of which kinds of event these could hear.
    pub answers: Kinds,
    /// Some card takes powers away.
    pub silences: bool,
    /// Some card without the word Reaction hears of what is about to happen.
    pub foresees: bool,
    /// Some card asks what there was when a turn began.
    pub recalls: bool,
    /// Some power is for everybody. [802.3]
    pub shares: bool,
    /// Some card gives an Alignment or another class. [401.3d]
    pub aligns: bool,
    /// Some card's Strength counts a Hand. [105.4]
    pub counts_hand: bool,
    /// Some power works out of the Discard.
    pub lies: bool,
    /// What the continuous powers of all cards are about.
    pub holds: Sorts,
    /// Some Equipment or Set takes from whoever bears it. [403.1]
    pub lessens: bool,
    /// Powers that give one, and the power that they give. [203.2]
    pub grants: Vec<(u16, u16)>,
    /// The face of a token, by what makes it. [413.2]
    tokens: BTreeMap<(String, u8, Element), u16>,
}

impl Rules {
    /// A card more, or which of its lines is refused and why.
    fn add(&mut self, card: Card, token: bool) -> Result<u16, (usize, String)> {
        if [self.faces.len(), self.abilities.len(), self.programs.len()].into_iter().any(|n| n > keep::MOST) {
            return Err((0, "there are too many cards".to_owned()));
        }
        let number = self.faces.len() as u16;
        let first = self.abilities.len() as u16;
        let meant: BTreeMap<u32, u32> = card.referents.iter().map(|(p, m)| (p.0, m.0)).collect();
        for (line, power) in card.says.0.iter().enumerate() {
            let told = |why| (line, why);
            lower::suits(&card, power).map_err(told)?;
            let ability = lower::power(&mut self.programs, number, &card, power).map_err(told)?;
            self.abilities.push(ability);
        }
        let set = match &card.set {
            None => None,
            Some(name) => {
                let at = self.sets.iter().position(|s| s.name == *name);
                Some(at.ok_or_else(|| (0, format!("there is no Set {name}")))? as u16)
            }
        };
        let count = self.abilities.len() as u16 - first;
        // Their text is this card's; they are powers of those that gain them. [203.2]
        for (n, power) in (first..).zip(&card.says.0) {
            if let Some(inner) = lower::granted(power) {
                let refused = |why| (usize::from(n - first), why);
                let ability = lower::power(&mut self.programs, number, &card, inner).map_err(refused)?;
                self.grants.push((n, self.abilities.len() as u16));
                self.abilities.push(ability);
            }
        }
        let tokens = lower::tokens(&card);
        let has = |test: &dyn Fn(&Power) -> bool| card.says.0.iter().any(test);
        let stands = has(&|p| matches!(p, Power::Holds { .. } | Power::While { .. }));
        let lasting = |p: &Power| match p {
            Power::Holds { holds, .. } | Power::While { holds, .. } => Sorts::of(holds),
            _ => Sorts::default(),
        };
        let holds = card.says.0.iter().map(lasting).fold(Sorts::default(), Sorts::and);
        let conditional = has(&|p| matches!(p, Power::While { .. }));
        let silences = has(&|p| {
            matches!(
                p,
                Power::Holds { holds: Lasting::Powerless(_), .. } | Power::While { holds: Lasting::Powerless(_), .. }
            )
        });
        let ether = |k: &Keyword| matches!(k, Keyword::Ethereal(_));
        let watches = has(&|p| match p {
            Power::Watches { .. } => true,
            Power::Keywords(list) => list.iter().any(ether),
            _ => false,
        });
        let own = &self.abilities[first as usize..(first + count) as usize];
        let ethereal = has(&|p| matches!(p, Power::Keywords(list) if list.iter().any(ether)));
        let hears = if ethereal { Kinds::ETHERS } else { Kinds::default() };
        let hears = own.iter().fold(hears, |all, a| all.and(a.hears));
        let produces = own.iter().any(|a| a.produces.is_some());
        let reacts = own.iter().any(|a| a.reaction);
        let fires = own.iter().any(|a| a.reaction && a.works_in().is_none() && a.power.watched().is_some());
        let grants = has(&|p| matches!(p, Power::Grants { .. } | Power::GrantsWhile { .. }));
        let ahead = |a: &Ability| matches!(a.power.watched(), Some(Watched::Event(h)) if h.is_ahead());
        self.foresees |= self.abilities[first as usize..].iter().any(|a| !a.reaction && ahead(a));
        self.silences |= silences;
        self.recalls |= has(&lower::recalls);
        self.shares |= has(&|p| p.steps().contains(&Step::Anyone));
        let becomes = |p: &Power| {
            matches!(
                p,
                Power::Holds { holds: Lasting::Aligned(..) | Lasting::Becomes(..), .. }
                    | Power::While { holds: Lasting::Aligned(..) | Lasting::Becomes(..), .. }
            )
        };
        self.aligns |= has(&becomes);
        self.counts_hand |= has(&|p| matches!(p, Power::Holds { holds: Lasting::Star(_, Hand), .. }));
        self.holds = self.holds.and(holds);
        self.lessens |= card.bonus.is_less();
        self.lies |= self.abilities[first as usize..].iter().any(|a| a.works_in() == Some(Zone::Discard));
        let [monster, archmonster] = [line::MONSTER, line::ARCHMONSTER].map(|name| card.has(name));
        let ghost = has(&|p| matches!(p, Power::Keywords(list) if list.contains(&Keyword::Ghost)));
        let elemental = line::ELEMENTALS.contains(&card.name_fr.as_str());
        self.faces.push(Face {
            slug: crate::names::slug(&card.name),
            card,
            first,
            count,
            meant,
            set,
            token,
            stands,
            holds,
            conditional,
            silences,
            watches,
            hears,
            produces,
            reacts,
            fires,
            grants,
            ghost,
            monster,
            archmonster,
            elemental,
        });
        for (key, token) in tokens {
            if !self.tokens.contains_key(&key) {
                let face = self.add(token, true)?;
                self.tokens.insert(key, face);
            }
        }
        Ok(number)
    }

    /// The face of a token. [413.2a]
    #[must_use]
    pub fn token(&self, family: &str, strength: u8, element: Element) -> Option<u16> {
        self.tokens.get(&(family.to_owned(), strength, element)).copied()
    }
    /// A face by its English name; of a Hero the Level 1 face. [307.3]
    #[must_use]
    pub fn find(&self, name: &str) -> Option<u16> {
        self.faces.iter().position(|f| f.card.name == name && !f.token).map(|n| n as u16)
    }
    /// A face by its name as one word; of a Hero the Level 1 face, a token only
    /// if no card has the name.
    #[must_use]
    pub fn named(&self, slug: &str) -> Option<u16> {
        let find = |token: bool| self.faces.iter().position(|f| f.slug == slug && f.token == token);
        find(false).or_else(|| find(true)).map(|n| n as u16)
    }
    /// A face of this kind by its English name.
    #[must_use]
    pub fn find_kind(&self, name: &str, kind: Kind) -> Option<u16> {
        self.faces.iter().position(|f| f.card.name == name && f.card.kind == kind && !f.token).map(|n| n as u16)
    }
}

/// Whether a text begins with a decision of its player. [804.4]
pub(crate) fn begins_optional(steps: &[Step]) -> bool {
    matches!(
        steps.first(),
        Some(Step::May(_) | Step::MayBoth(_) | Step::MayFor(..) | Step::MayCard(..) | Step::Pay(..) | Step::PayOnly(_))
    )
}
