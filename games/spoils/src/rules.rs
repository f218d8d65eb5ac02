//! The rules of one table: faces with their texts compiled, shared and
//! unchanging while games are played.

use crate::Spoils;
use crate::card::{Card, slug};
use crate::listen;
use crate::lower;
use crate::offer;
use crate::words::{Area, Cond, Filter, Gain, Icons, Kinds, Options, PriceOf, Rule, Starting, Stat, Step, When};
use arbiter_kernel::Op;
use std::collections::BTreeMap;

/// No program: nothing to do.
pub const NONE: u16 = u16::MAX;

/// What an ability is.
#[derive(Clone, Debug)]
pub enum Sort {
    /// Used by a player. [502.1]
    Used {
        /// As printed.
        name: String,
        /// Any player may use it.
        anyone: bool,
        /// Where the card must be. [605.1a]
        from: Area,
    },
    /// Followed when something happens. [503.1]
    Trigger(When),
    /// Holds. [504.1]
    Static {
        /// While this.
        during: Option<Cond>,
        /// What.
        rule: Rule,
    },
    /// The text of a tactic. [205.2]
    Text,
}

/// A rule of the faction by its name. [202.7] [202.8]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TurnRule {
    Restore,
    Develop,
}

/// An ability, compiled.
#[derive(Clone, Debug)]
pub struct AbilityDef {
    /// What it is.
    pub sort: Sort,
    /// Needed to use it, or for its paragraph to be live. [405.3] [405.4]
    pub threshold: Icons,
    /// Its costs as words, to see whether they can be satisfied. [401.3]
    pub costs: Vec<Step>,
    /// What can be said of them before anything is asked.
    pub bill: offer::Bill,
    /// Its costs, carried out. [401.3]
    pub cost_program: u16,
    /// What it does.
    pub program: u16,
    /// Place in the printed text, for views.
    pub printed: u8,
    /// Which rule of a faction it is.
    pub turn_rule: Option<TurnRule>,
    /// Abilities in quotes that it gives. [508.1]
    pub gifts: Vec<u16>,
    /// What texts that it gives may listen to, as bits of [`crate::listen`].
    pub gives: u64,
    /// It is used while its card lies face-down. [OB5]
    pub down: bool,
}

/// Flip Up as it is needed while playing. [507.4]
#[derive(Clone, Copy, Debug)]
pub struct FlipUp {
    /// Paid before the card is turned. [507.4b]
    pub cost: u8,
    /// In place of the card's threshold. [FU1]
    pub threshold: Icons,
}

/// What a faction says. [202]
#[derive(Clone, Debug, Default)]
pub struct FactionText {
    /// Starting influence. [202.3a]
    pub influence: i16,
    /// Starting resources. [202.5]
    pub starting: Vec<Starting>,
    /// Opening hand of the first and of the second player. [202.6]
    pub draw: (u8, u8),
}

/// Who uses the abilities of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Users {
    Controller,
    Anyone,
}

/// A face with its text compiled.
#[derive(Clone, Debug)]
pub struct Face {
    /// What is printed.
    pub card: Card,
    /// Printed Covert. [507.3]
    pub covert: bool,
    /// May be played whenever its player could play a tactic. [507.4d]
    pub any_time: bool,
    /// Triggers, standing rules and abilities, by number.
    pub abilities: Vec<u16>,
    /// The text of a tactic.
    pub text: Option<u16>,
    /// The options one of which is its text. [307.2]
    pub options: Option<Options>,
    /// Its extra costs as words. [401.3]
    pub cost_steps: Vec<Step>,
    /// The same after those of Flip Up. [507.4c]
    pub flip_steps: Vec<Step>,
    /// Its cost number is all that is ever paid for it, as far as it says itself.
    pub simple: bool,
    /// Its extra costs, carried out.
    pub costs: u16,
    /// The same after those of Flip Up. [507.4c]
    pub flip_costs: u16,
    /// What it must be attached to. [507.2]
    pub attach: Option<Filter>,
    /// Flip Up. [507.4]
    pub flip_up: Option<FlipUp>,
    /// Its unique identifier. [507.5a]
    pub unique: Option<String>,
    /// Icons it provides. [203.4]
    pub provides: Icons,
    /// What it says as a faction.
    pub faction: FactionText,
    /// Some text of it works outside of play. [201.5b]
    pub afar: bool,
    /// Whether players use abilities of it: its controller, or anyone. [502.1]
    pub used: Option<Users>,
    /// Those of its abilities that are used, by number. [502.1]
    pub uses: Vec<u16>,
    /// As printed, it lasts until it is hurt. [408.4] [408.5]
    pub sturdy: bool,
    /// What its own text makes of its cost may change while it is paid for.
    pub shaky: bool,
    /// Which of the subtypes that texts give are printed on it: one bit for each.
    pub subtypes: u128,
    /// Name as scenes write it.
    pub slug: String,
}

impl Face {
    /// A number as it is printed; 0 where none is.
    #[must_use]
    pub fn printed(&self, s: Stat) -> i16 {
        let card = &self.card;
        match s {
            Stat::Strength => card.stats.map_or(0, |x| x.strength),
            Stat::Life => card.stats.map_or(0, |x| x.life),
            Stat::Speed => card.stats.map_or(0, |x| x.speed),
            Stat::Structure => card.structure.unwrap_or(0),
            Stat::Cost => card.cost.map_or(0, i16::from),
            Stat::Influence => self.faction.influence,
        }
    }
}

/// Everything that does not change during a game.
#[derive(Debug)]
pub struct Rules {
    /// All faces.
    pub faces: Vec<Face>,
    /// All abilities.
    pub abilities: Vec<AbilityDef>,
    /// What texts do.
    pub programs: Vec<Vec<Op<Spoils>>>,
    /// Standing rules that effects make for a while.
    pub rules: Vec<Rule>,
    /// What each of these is about, as bits of [`crate::listen`].
    pub about: Vec<u64>,
    /// Names of subtypes that effects give.
    pub subtypes: Vec<String>,
    by_slug: BTreeMap<String, u16>,
}

impl Rules {
    /// Whether an ability is one that players use. [502.1]
    #[must_use]
    pub fn is_used(&self, ability: u16) -> bool {
        matches!(self.abilities[ability as usize].sort, Sort::Used { .. })
    }

    /// Compiles a list of cards, which keep their places as numbers. Equal names
    /// are the same card: the first one counts. [201.1b] [105.1]
    #[must_use]
    pub fn new(cards: Vec<Card>) -> Self {
        arbiter_kernel::rule!("105.1", "201.1b");
        let mut rules = Rules {
            faces: Vec::with_capacity(cards.len()),
            abilities: Vec::new(),
            programs: Vec::new(),
            rules: Vec::new(),
            about: Vec::new(),
            subtypes: Vec::new(),
            by_slug: BTreeMap::new(),
        };
        for card in cards {
            let slug = slug(&card.name);
            rules.by_slug.entry(slug.clone()).or_insert(rules.faces.len() as u16);
            rules.faces.push(blank(card, slug));
        }
        for n in 0..rules.faces.len() {
            lower::face(&mut rules, n);
            if rules.subtypes.len() > SUBTYPES {
                too_many(&mut rules, n);
            }
        }
        let bits = |r: &Rule| listen::kinds_of_rule(r).into_iter().fold(0, |bits, kind| bits | 1 << kind);
        rules.about = rules.rules.iter().map(bits).collect();
        let gives: Vec<u64> = (0..rules.abilities.len()).map(|n| gives(&rules, n)).collect();
        rules.abilities.iter_mut().zip(gives).for_each(|(a, bits)| a.gives = bits);
        rules.abilities.iter_mut().for_each(|a| a.bill = offer::Bill::of(&a.costs));
        for n in 0..rules.faces.len() {
            let face = &rules.faces[n];
            let (simple, subtypes) = (simple(&rules, face), subtypes(&rules, face));
            (rules.faces[n].simple, rules.faces[n].subtypes) = (simple, subtypes);
            let uses = rules.faces[n].abilities.iter().copied().filter(|a| rules.is_used(*a)).collect();
            rules.faces[n].uses = uses;
        }
        rules
    }
    /// The face with this slug.
    #[must_use]
    pub fn named(&self, slug: &str) -> Option<u16> {
        self.by_slug.get(slug).copied()
    }
    /// The token card that a text means by this name. [409.3]
    #[must_use]
    pub fn token(&self, name: &str) -> Option<u16> {
        let name = slug(name);
        let named = |s: &str| self.named(s).filter(|&f| self.faces[f as usize].card.token);
        named(&name).or_else(|| named(&format!("{name}-token")))
    }
    /// The faction cards.
    pub fn factions(&self) -> impl Iterator<Item = u16> + '_ {
        let faction = |f: &Face| f.card.kinds.contains(Kinds::FACTION);
        (0..self.faces.len() as u16).filter(move |&n| faction(&self.faces[n as usize]))
    }
}

/// So many subtypes can be given and taken by texts: what a card had when it left
/// is kept with one bit for each.
pub const SUBTYPES: usize = u128::BITS as usize;

/// A card whose text would give one more subtype than can be kept track of
/// cannot be played.
fn too_many(rules: &mut Rules, n: usize) {
    rules.subtypes.truncate(SUBTYPES);
    let face = &mut rules.faces[n];
    let why = Some(format!("texts give and take more than {SUBTYPES} subtypes"));
    let card = Card { text: Vec::new(), unplayable: why, ..face.card.clone() };
    *face = blank(card, std::mem::take(&mut face.slug));
}

/// Whether nothing but its cost number is paid for a card from the hand, where
/// no other card has a say in it.
/// Shortcut if true: else its costs are looked at.
fn simple(rules: &Rules, face: &Face) -> bool {
    let priced = |a: &u16| {
        let sort = &rules.abilities[*a as usize].sort;
        matches!(sort, Sort::Static { rule: Rule::Price { of: PriceOf::This, .. }, .. })
    };
    let options = face.options.as_ref().is_some_and(|o| o.options.iter().any(|o| !o.cost.is_empty()));
    face.cost_steps.is_empty() && !options && !face.shaky && !face.abilities.iter().any(priced)
}

fn subtypes(rules: &Rules, face: &Face) -> u128 {
    let all = rules.subtypes.iter().enumerate();
    all.filter(|(_, s)| face.card.subtypes.contains(s)).fold(0, |bits, (n, _)| bits | 1 << n)
}

/// Among what an ability gives is the text of another card.
pub const COPIES: u64 = 1 << 63;

/// What the texts that an ability gives may listen to.
fn gives(rules: &Rules, ability: usize) -> u64 {
    let def = &rules.abilities[ability];
    let copied = |g: &Gain| matches!(g, Gain::TextOf(_));
    let copies = matches!(&def.sort, Sort::Static { rule: Rule::Change(c), .. } if c.gains.iter().any(copied));
    let of = |&n: &u16| {
        let own = listen::kinds(&rules.abilities[n as usize].sort);
        own.into_iter().fold(gives(rules, n as usize), |bits, kind| bits | 1 << kind)
    };
    def.gifts.iter().map(of).fold(if copies { COPIES } else { 0 }, |all, bits| all | bits)
}

fn blank(card: Card, slug: String) -> Face {
    Face {
        covert: false,
        any_time: false,
        abilities: Vec::new(),
        text: None,
        options: None,
        cost_steps: Vec::new(),
        flip_steps: Vec::new(),
        simple: false,
        subtypes: 0,
        costs: NONE,
        flip_costs: NONE,
        attach: None,
        flip_up: None,
        unique: None,
        provides: Icons::default(),
        faction: FactionText::default(),
        afar: false,
        used: None,
        uses: Vec::new(),
        sturdy: false,
        shaky: false,
        slug,
        card,
    }
}
