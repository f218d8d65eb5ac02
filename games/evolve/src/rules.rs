//! The rules of one table: faces with their texts compiled, shared and
//! unchanging while games are played.

use crate::Evolve;
use crate::card::{Card, Kind};
use crate::lower;
use crate::words::{Ban, Cond, Cost, Filter, Keyword, Line, Passive, PriceChange, Trigger};
pub use arbiter_cards::slug;
use arbiter_kernel::Op;
use std::collections::BTreeMap;

/// A set of keywords, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Keywords(pub u16);

impl Keywords {
    /// Whether it is in the set.
    #[must_use]
    pub fn has(self, k: Keyword) -> bool {
        self.0 & (1 << k as u16) != 0
    }
    /// Adds it.
    pub fn add(&mut self, k: Keyword) {
        self.0 |= 1 << k as u16;
    }
    /// Takes it out.
    pub fn remove(&mut self, k: Keyword) {
        self.0 &= !(1 << k as u16);
    }
    /// Every keyword there is, in the book's order.
    pub const ALL: [Keyword; 10] = [
        Keyword::Quick,
        Keyword::Ward,
        Keyword::Storm,
        Keyword::Rush,
        Keyword::Assail,
        Keyword::Intimidate,
        Keyword::Drain,
        Keyword::Bane,
        Keyword::Aura,
        Keyword::Stack,
    ];
}

/// A selection that a text makes.
#[derive(Clone, Debug)]
pub struct Selection {
    /// Which picks of the scope are its.
    pub slot: u8,
    /// At least so many, as far as possible.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// Of what.
    pub what: Filter,
    /// By chance.
    pub random: bool,
    /// Made while resolving: in a hidden zone, by chance, or behind a process
    /// that is only decided then. [R5]
    pub late: bool,
    /// All of these must hold for it to be made. [R2]
    pub gates: Vec<Gate>,
    /// A value that is divided among what is selected.
    pub divided: Option<crate::words::Amount>,
}

/// Why a part of a text may be invalid. [10.3.3]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gate {
    /// A condition of the game.
    Cond(Cond),
    /// A card that the text picked must be such.
    It(u8, Filter),
    /// An option, by its number in the ability, must have been chosen.
    Option(u8),
    /// An extra, by its number in the ability, must have been accepted.
    Extra(u8),
    /// One of the things said instead holds, so this part gives way.
    Not(Box<Gate>),
}

/// A choice between options, made while playing. [5.17]
#[derive(Clone, Debug)]
pub struct Menu {
    /// Number of its first option in the ability.
    pub first: u8,
    /// What each of them does, as words.
    pub options: Vec<Vec<Line>>,
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// What must hold for it to be asked for at all. [10.3.2]
    pub gates: Vec<Gate>,
}

impl Menu {
    /// How many options it has.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.options.len() as u8
    }
}

/// What an ability is.
#[derive(Clone, Debug)]
pub enum Sort {
    /// Played by its controller. [10.1.1.1]
    Activated {
        /// May be played in the opponent's turn.
        quick: bool,
        /// It is the evolve ability. [12.2]
        evolve: Option<u8>,
        /// Once per turn.
        once: bool,
        /// Only if.
        only_if: Option<Cond>,
    },
    /// Plays itself. [10.1.1.2]
    Automatic {
        /// What it waits for.
        head: Trigger,
        /// Once per turn.
        once: bool,
        /// Only in these players' turns: asked when it triggers, not again. [10.7.2]
        during: Option<crate::words::Whose>,
    },
    /// Just holds. [10.1.1.3]
    Passive(Passive),
    /// The text of a spell. [10.1.1.4]
    Spell,
}

/// An ability, compiled.
#[derive(Clone, Debug)]
pub struct AbilityDef {
    /// What it is.
    pub sort: Sort,
    /// Paid when it is played, in this order.
    pub costs: Vec<Cost>,
    /// Paying is optional: without it nothing happens. [10.4.7.4]
    pub costs_optional: bool,
    /// What it does.
    pub program: u16,
    /// What it selects.
    pub selections: Vec<Selection>,
    /// What is chosen while playing.
    pub menus: Vec<Menu>,
    /// Optional extras decided while playing (Earth Rites), each with the
    /// gates it stands behind: an invalid part offers nothing. [10.3.2]
    pub rites: Vec<Vec<Gate>>,
    /// Place in the printed text, for views.
    pub printed: u8,
    /// Abilities in quotes that a passive gives to cards. [10.9.1.2]
    pub gifts: Vec<u16>,
}

/// What is asked of a face all the time, in one small row: a face with its
/// texts is too large to stay at hand.
#[derive(Clone, Copy, Debug)]
pub struct Core {
    /// Its type.
    pub kind: Kind,
    /// Printed price.
    pub cost: u8,
    /// Printed attack.
    pub attack: i16,
    /// Printed defense.
    pub defense: i16,
    /// Printed keywords.
    pub keywords: Keywords,
    /// It is a token.
    pub token: bool,
    /// It has an activated ability besides evolving.
    pub activated: bool,
    /// It has a Quick activated ability.
    pub quick: bool,
    /// It has an evolve ability.
    pub evolves: bool,
    /// Faces of one name have the same number.
    pub name: u16,
    /// Its own text says nothing about its price.
    pub plain_price: bool,
    /// Playing it takes its price and a place on the field, nothing else.
    pub simple: bool,
    /// Its own text may say that it cannot be played.
    pub bars_itself: bool,
}

/// A face with its text compiled.
#[derive(Clone, Debug)]
pub struct Face {
    /// What is printed.
    pub card: Card,
    /// Keywords printed on it.
    pub keywords: Keywords,
    /// Its abilities, by number.
    pub abilities: Vec<u16>,
    /// Its spell text.
    pub spell: Option<u16>,
    /// Its evolve ability.
    pub evolve: Option<u16>,
    /// Paid in addition to the price. [10.6.2.5]
    pub extra_costs: Vec<Cost>,
    /// Offered while playing. [10.4.7.3]
    pub when_playing: Vec<(Vec<Cost>, PriceChange)>,
    /// Allowed copies, if it says so. [6.1.2]
    pub copies: Option<u8>,
    /// The evolved face of the same name.
    pub evolved_face: Option<u16>,
    /// Name as scenes write it.
    pub slug: String,
}

/// Everything that does not change during a game.
#[derive(Debug)]
pub struct Rules {
    /// All faces.
    pub faces: Vec<Face>,
    /// A row for each face.
    pub cores: Vec<Core>,
    /// All abilities; the first ones are the rulebook's own.
    pub abilities: Vec<AbilityDef>,
    /// The face that each ability is printed on; those that are only given have none.
    pub printed_on: Vec<Option<u16>>,
    /// Whether each ability gives numbers and asks for numbers.
    pub readers: Vec<bool>,
    /// Whether each ability gives defense that may be negative.
    pub lowerers: Vec<bool>,
    /// Kinds of listeners that abilities given in quotes can be, one bit each.
    pub given_kinds: u64,
    /// Keywords that passives can give.
    pub given_keywords: Keywords,
    /// Traits that passives can give.
    pub given_traits: Vec<String>,
    /// What abilities do.
    pub programs: Vec<Vec<Op<Evolve>>>,
    /// Filters that lasting effects refer to.
    pub filters: Vec<Filter>,
    /// Names of counters; the first is Stack. [14.1.2]
    pub counters: Vec<String>,
    /// Tokens that the text being compiled names and that no card is.
    pub(crate) unknown: Vec<String>,
    by_slug: BTreeMap<String, Vec<u16>>,
}

/// How many traits texts may give to cards at one table.
const GIVEN_TRAITS: usize = 64;
/// Number of the ability that Drain stands for. [12.13.2]
pub const DRAIN: u16 = 0;
/// Number of the ability that Bane stands for. [12.14.2]
pub const BANE: u16 = 1;
/// Number of the activated part of Stack. [13.3.2.2#3]
pub const STACK_MOVE: u16 = 2;

impl Rules {
    /// Compiles a list of cards.
    #[must_use]
    pub fn new(cards: Vec<Card>) -> Self {
        let mut rules = Rules {
            faces: Vec::with_capacity(cards.len()),
            cores: Vec::new(),
            abilities: Vec::new(),
            printed_on: Vec::new(),
            readers: Vec::new(),
            lowerers: Vec::new(),
            given_kinds: 0,
            given_keywords: Keywords::default(),
            given_traits: Vec::new(),
            programs: Vec::new(),
            filters: Vec::new(),
            counters: vec!["stack".to_owned()],
            unknown: Vec::new(),
            by_slug: BTreeMap::new(),
        };
        for card in cards {
            let n = rules.faces.len() as u16;
            let slug = slug(&card.name);
            rules.by_slug.entry(slug.clone()).or_default().push(n);
            rules.faces.push(Face {
                keywords: Keywords::default(),
                abilities: Vec::new(),
                spell: None,
                evolve: None,
                extra_costs: Vec::new(),
                when_playing: Vec::new(),
                copies: None,
                evolved_face: None,
                slug,
                card,
            });
        }
        lower::builtin(&mut rules);
        for n in 0..rules.faces.len() {
            let first = rules.abilities.len();
            lower::face(&mut rules, n);
            rules.number_traits(n, first);
            // [9.1.2.3] What is not there cannot be made, so the text cannot be followed.
            if let Some(name) = std::mem::take(&mut rules.unknown).first() {
                let why = || format!("there is no token named `{name}`");
                rules.faces[n].card.unplayable.get_or_insert_with(why);
            }
        }
        for n in 0..rules.faces.len() {
            let own = |a: &u16| matches!(rules.abilities[*a as usize].sort, Sort::Passive(Passive::Price { .. }));
            let f = &rules.faces[n];
            let plain = f.when_playing.is_empty() && !f.abilities.iter().any(own);
            let c = &f.card;
            let sort = |a: &u16| &rules.abilities[*a as usize].sort;
            let name = rules.named(&f.slug).iter().copied().find(|&n| rules.faces[n as usize].card.name == c.name);
            rules.cores.push(Core {
                kind: c.kind,
                cost: c.cost,
                attack: c.attack,
                defense: c.defense,
                keywords: f.keywords,
                token: c.token,
                activated: f.abilities.iter().any(|a| matches!(sort(a), Sort::Activated { evolve: None, .. })),
                quick: f.abilities.iter().any(|a| matches!(sort(a), Sort::Activated { quick: true, .. })),
                evolves: f.evolve.is_some(),
                name: name.unwrap_or(n as u16),
                plain_price: plain,
                simple: c.kind != Kind::Spell
                    && c.unplayable.is_none()
                    && f.extra_costs.is_empty()
                    && f.when_playing.is_empty(),
                bars_itself: f
                    .abilities
                    .iter()
                    .any(|a| matches!(sort(a), Sort::Passive(Passive::Cannot { what: Ban::BePlayed, .. }))),
            });
            if !f.card.evolved && f.card.kind == Kind::Follower {
                let evolved = rules.named(&f.slug).iter().copied().find(|&e| rules.faces[e as usize].card.evolved);
                rules.faces[n].evolved_face = evolved;
            }
        }
        rules.printed_on = vec![None; rules.abilities.len()];
        for (n, face) in (0..).zip(&rules.faces) {
            face.abilities.iter().for_each(|&a| rules.printed_on[a as usize] = Some(n));
        }
        rules.lowerers = rules.abilities.iter().map(|a| crate::layers::lowers_defense(&a.sort)).collect();
        rules.readers = rules.abilities.iter().map(|a| crate::layers::reads_numbers(&a.sort)).collect();
        for a in rules.abilities.iter().flat_map(|a| &a.gifts) {
            let sort = &rules.abilities[*a as usize].sort;
            rules.given_kinds |= (0..64).filter(|&k| crate::listen::hears(sort, k)).fold(0, |all, k| all | 1 << k);
        }
        for a in &rules.abilities {
            if let Sort::Passive(Passive::Have { gift, .. }) = &a.sort {
                gift.keywords.iter().for_each(|k| rules.given_keywords.add(*k));
            }
        }
        rules
    }

    /// Numbers the traits that the abilities of a face give, from the first of
    /// them on. What is remembered of a card that left has a bit for each, so a
    /// card that would give one too many cannot be played. [10.9.1.3] [10.11.1]
    fn number_traits(&mut self, face: usize, first: usize) {
        for a in &self.abilities[first..] {
            let Sort::Passive(Passive::AlsoTrait { name, .. }) = &a.sort else { continue };
            if self.given_traits.contains(name) {
                continue;
            }
            if self.given_traits.len() < GIVEN_TRAITS {
                self.given_traits.push(name.clone());
                continue;
            }
            let why = format!("`{name}` is one more than the {GIVEN_TRAITS} traits that cards of one table may give");
            self.faces[face].card.unplayable = Some(why);
        }
    }

    /// Faces with this slug: the plain one, the evolved one, the token.
    #[must_use]
    pub fn named(&self, slug: &str) -> &[u16] {
        self.by_slug.get(slug).map_or(&[], Vec::as_slice)
    }
    /// The face that a text means by this name when it makes a token. [9.1.2.3]
    #[must_use]
    pub fn token(&self, name: &str) -> Option<u16> {
        self.named(&slug(name)).iter().copied().find(|&f| self.faces[f as usize].card.token)
    }
    /// The plain face with this slug (tokens too, evolved ones not).
    #[must_use]
    pub fn plain(&self, slug: &str) -> Option<u16> {
        self.named(slug).iter().copied().find(|&f| !self.faces[f as usize].card.evolved)
    }
    /// The evolved face with this slug.
    #[must_use]
    pub fn evolved(&self, slug: &str) -> Option<u16> {
        self.named(slug).iter().copied().find(|&f| self.faces[f as usize].card.evolved)
    }
    /// The number of a counter's name; one that no text puts anywhere has a
    /// number that no card carries. [14.1.2]
    #[must_use]
    pub fn counter(&self, name: &str) -> u8 {
        let name = name.to_lowercase();
        self.counters.iter().position(|c| *c == name).map_or(u8::MAX, |n| n as u8)
    }
}
