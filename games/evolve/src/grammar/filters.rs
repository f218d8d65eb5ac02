//! Selectors: `another engaged enemy Pixie follower that costs 3 or less on the field`.

use super::Parser;
use crate::words::{Bound, Class, Filter, Kinds, NameTest, Posture, Side, Zone};

/// A selector, and whether its wording named a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Noun {
    pub filter: Filter,
    pub zoned: bool,
    /// `you control` was said.
    pub controlled: bool,
}

/// What is asked for where a controller is named elsewhere. [3.1.2]
const CONTROLLED: &str = "cards on the field: elsewhere the zone says whose they are";

const ZONES: [(&str, Zone); 12] = [
    ("field", Zone::Field),
    ("fields", Zone::Field),
    ("cemetery", Zone::Cemetery),
    ("cemeteries", Zone::Cemetery),
    ("hand", Zone::Hand),
    ("hands", Zone::Hand),
    ("ex area", Zone::Ex),
    ("ex areas", Zone::Ex),
    ("deck", Zone::Deck),
    ("evolve deck", Zone::EvolveDeck),
    ("banished zone", Zone::Banished),
    ("resolution zone", Zone::Resolution),
];

impl Parser<'_> {
    /// A noun phrase without its determiner.
    pub(super) fn noun(&mut self) -> Option<Noun> {
        self.attempt(|p| {
            let mut noun = Noun { filter: Filter::default(), zoned: false, controlled: false };
            while p.once(&mut noun, Self::adjective)?.is_some() {}
            p.once(&mut noun, Self::head)??;
            while p.once(&mut noun, Self::suffix)?.is_some() {}
            if noun.controlled && noun.filter.zone != Zone::Field {
                return p.c.expect(CONTROLLED);
            }
            Some(noun)
        })
    }

    /// A noun phrase with a zone of its own, or of this zone and side. The
    /// zone says whose its cards are, so that no other side is said there. [3.1.2]
    pub(super) fn noun_in(&mut self, zone: Zone, side: Side) -> Option<Filter> {
        let noun = self.noun()?;
        match noun {
            Noun { filter, zoned: true, .. } => Some(filter),
            Noun { filter: Filter { side: Side::Any, .. }, .. } => Some(Filter { zone, side, ..noun.filter }),
            _ => self.c.expect(CONTROLLED),
        }
    }

    /// A noun phrase of this zone and side only: another place that is named there
    /// would not be obeyed. [3.1.2]
    pub(super) fn noun_at(&mut self, zone: Zone, side: Side) -> Option<Filter> {
        let noun = self.noun()?;
        let theirs = zone == Zone::Hand && side != Side::Yours && !noun.zoned;
        if theirs {
            self.c.one_of(&["from their hand", "in their hand"]);
        }
        match noun {
            Noun { filter, zoned: true, .. } if (filter.zone, filter.side) == (zone, side) => Some(filter),
            Noun { filter: Filter { side: Side::Any, .. }, zoned: false, .. } => {
                Some(Filter { zone, side, ..noun.filter })
            }
            _ => self.c.expect("no other place than the one that is meant"),
        }
    }

    /// A part of a noun phrase. What is said twice would be heard once, so it is
    /// refused: `None`, while a part that is not there is `Some(None)`.
    fn once(&mut self, noun: &mut Noun, part: fn(&mut Self, &mut Noun) -> Option<()>) -> Option<Option<()>> {
        let before = noun.clone();
        let said = part(self, noun);
        if noun.filter.keeps(&before.filter) && (noun.filter.zone == before.filter.zone || !before.zoned) {
            Some(said)
        } else {
            self.c.expect("each thing said once")
        }
    }

    /// A noun phrase that speaks of the field unless it names a zone.
    pub(super) fn filter(&mut self) -> Option<Filter> {
        self.noun().map(|n| n.filter)
    }

    fn adjective(&mut self, noun: &mut Noun) -> Option<()> {
        let f = &mut noun.filter;
        if self.c.one_of(&["other", "another"]).is_some() {
            f.other = true;
        } else if self.c.word("enemy").is_some() {
            f.side = Side::Enemy;
        } else if self.c.word("engaged").is_some() {
            f.posture = Some(Posture::Engaged);
        } else if self.c.word("reserved").is_some() {
            f.posture = Some(Posture::Reserved);
        } else if self.c.word("evolved").is_some() {
            f.evolved = Some(true);
        } else if self.c.word("unevolved").is_some() {
            f.evolved = Some(false);
        } else if self.c.word("nontoken").is_some() {
            f.token = Some(false);
        } else if let Some(n) = self.attempt(|p| p.c.number().and_then(|n| p.c.word("-cost").map(|()| n))) {
            f.cost = Some(match self.c.one_of(&["or less", "or more"]) {
                None => Bound { least: n, most: n },
                Some(0) => Bound { least: i16::MIN, most: n },
                Some(_) => Bound { least: n, most: i16::MAX },
            });
        } else {
            f.class = Some(self.class()?);
        }
        Some(())
    }

    pub(super) fn class(&mut self) -> Option<Class> {
        use Class::*;
        let all = [
            ("neutral", Neutral),
            ("forestcraft", Forestcraft),
            ("swordcraft", Swordcraft),
            ("runecraft", Runecraft),
            ("dragoncraft", Dragoncraft),
            ("abysscraft", Abysscraft),
            ("havencraft", Havencraft),
        ];
        all.into_iter().find(|(n, _)| self.c.icon(n).or_else(|| self.c.word(n)).is_some()).map(|(_, c)| c)
    }

    /// Types, or traits and types, or a name.
    fn head(&mut self, noun: &mut Noun) -> Option<()> {
        if let Some(kinds) = self.attempt(|p| p.types(&mut noun.filter)) {
            noun.filter.kinds = kinds;
            return Some(());
        }
        let f = &mut noun.filter;
        if let Some((traits, token, kinds)) = self.attempt(Self::trait_head) {
            f.traits = traits;
            f.kinds = kinds;
            f.token = token.or(f.token);
            return Some(());
        }
        let name = self.proper()?;
        let token = self.c.one_of(&["token", "tokens"]).is_some();
        // `If it's an Officer`: no card is named so, and a trait is said of a card. [2.4.2]
        if self.card.vocabulary.is_some_and(|v| v.is_trait(&name) && !v.is_name(&name)) {
            return self.c.expect("`card` or a type behind a trait");
        }
        f.name = Some(NameTest { name, contains: false, not: false });
        f.token = token.then_some(true).or(f.token);
        if let Some(kinds) = self.attempt(|p| p.types(f)) {
            f.kinds = kinds;
        }
        Some(())
    }

    /// `Pixie follower`, `Pixie or Beast card`; before `token` only if the
    /// vocabulary knows the trait, since names stand there too.
    fn trait_head(&mut self) -> Option<(Vec<String>, Option<bool>, Kinds)> {
        let mut traits = vec![self.simple_proper()?];
        while let Some(name) = self.attempt(|p| {
            p.c.word("or")?;
            p.simple_proper()
        }) {
            traits.push(name);
        }
        let mut f = Filter::default();
        if self.c.one_of(&["token", "tokens"]).is_some() {
            let kinds = self.types(&mut f).unwrap_or_default();
            let known = |t: &String| self.card.vocabulary.is_some_and(|v| v.is_trait(t) && !v.is_name(t));
            return if !kinds.is_empty() || traits.iter().all(known) {
                Some((traits, Some(true), kinds))
            } else {
                None
            };
        }
        let kinds = self.types(&mut f)?;
        // No card has a trait that is only a name: `Knight follower` is a Knight.
        let name = |t: &String| self.card.vocabulary.is_some_and(|v| v.is_name(t) && !v.is_trait(t));
        (!traits.iter().all(name)).then_some((traits, f.token, kinds))
    }

    /// `card`, `follower`, `enemy leader or enemy follower`, `token`, `token follower`
    pub(super) fn types(&mut self, f: &mut Filter) -> Option<Kinds> {
        if self.c.one_of(&["cards", "card"]).is_some() {
            self.token_suffix(f);
            return Some(Kinds::empty());
        }
        if self.c.one_of(&["tokens", "token"]).is_some() {
            f.token = Some(true);
            return Some(self.attempt(|p| p.one_type()).unwrap_or_default());
        }
        let mut kinds = self.one_type()?;
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&["or enemy", "and enemy", "or", "and"])?;
            p.one_type()
        }) {
            kinds |= more;
        }
        self.token_suffix(f);
        Some(kinds)
    }

    fn token_suffix(&mut self, f: &mut Filter) {
        if self.c.one_of(&["tokens", "token"]).is_some() {
            f.token = Some(true);
        }
    }

    fn one_type(&mut self) -> Option<Kinds> {
        let at =
            self.c.one_of(&["follower", "followers", "amulet", "amulets", "spell", "spells", "leader", "leaders"])?;
        Some([Kinds::FOLLOWER, Kinds::AMULET, Kinds::SPELL, Kinds::LEADER][at / 2])
    }

    fn suffix(&mut self, noun: &mut Noun) -> Option<()> {
        if let Some((zone, side)) = self.zone() {
            noun.filter.zone = zone;
            noun.zoned = true;
            if side != Side::Any {
                noun.filter.side = side;
            }
            return Some(());
        }
        let f = &mut noun.filter;
        if self.c.words("you control").is_some() {
            f.side = Side::Yours;
            noun.controlled = true;
            return Some(());
        }
        self.attempt(|p| p.cost_suffix(f))
            .or_else(|| self.attempt(|p| p.named(f)))
            .or_else(|| self.attempt(|p| p.with(f)))
    }

    /// `that costs 3 play points or less`
    fn cost_suffix(&mut self, f: &mut Filter) -> Option<()> {
        self.c.one_of(&["that costs", "that cost"])?;
        f.cost = Some(self.bound(&["play points", "play point"])?);
        Some(())
    }

    /// `named NAME`, `not named NAME`, `with a different name from this card`
    fn named(&mut self, f: &mut Filter) -> Option<()> {
        if self.c.one_of(&["with a different name from", "with different names from"]).is_some() {
            self.this()?;
            f.name = Some(NameTest { name: self.card.name.to_owned(), contains: false, not: true });
            return Some(());
        }
        if self.c.words("with").is_some() {
            let name = self.quoted_or_proper()?;
            self.c.one_of(&["in its name", "in their names", "in their name"])?;
            f.name = Some(NameTest { name, contains: true, not: false });
            return Some(());
        }
        let not = self.c.word("not").is_some();
        self.c.word("named")?;
        f.name = Some(NameTest { name: self.quoted_or_proper()?, contains: false, not });
        Some(())
    }

    pub(super) fn quoted_or_proper(&mut self) -> Option<String> {
        if let Some(token) = self.c.peek().filter(|t| t.kind == arbiter_text::Kind::Quoted) {
            self.c.skip(1);
            return Some(token.text.clone());
        }
        self.proper()
    }

    /// `with 3 defense or less`, `with Ward`
    fn with(&mut self, f: &mut Filter) -> Option<()> {
        self.c.word("with")?;
        if let Some(keyword) = self.keyword() {
            // `Ward or Storm` is a test this language does not have.
            if self.attempt(|p| p.c.words("or").and_then(|()| p.keyword())).is_some() {
                return None;
            }
            f.keyword = Some(keyword);
            return Some(());
        }
        self.number_of_it(f)
    }

    /// `3 defense or less`, `at least 2 attack`
    pub(super) fn number_of_it(&mut self, f: &mut Filter) -> Option<()> {
        let at_least = self.c.words("at least").is_some();
        let n = self.c.number()?;
        let attack = self.c.one_of(&["attack", "[attack]", "defense", "[defense]"])? < 2;
        let bound = match (at_least, self.c.one_of(&["or less", "or more"])) {
            (true, _) | (_, Some(1)) => Bound { least: n, most: i16::MAX },
            (_, Some(_)) => Bound { least: i16::MIN, most: n },
            _ => Bound { least: n, most: n },
        };
        *(if attack { &mut f.attack } else { &mut f.defense }) = Some(bound);
        Some(())
    }

    /// `on the field`, `in your cemetery`, `from your hand`, `in an opponent's EX area`
    pub(super) fn zone(&mut self) -> Option<(Zone, Side)> {
        self.attempt(|p| {
            p.c.one_of(&["on", "in", "from"])?;
            let side = match p.c.one_of(&["the", "a", "an opponent's", "opponents'", "your", "an"])? {
                2 | 3 => Side::Enemy,
                4 => Side::Yours,
                _ => Side::Any,
            };
            let (_, zone) = ZONES.into_iter().find(|(n, _)| p.c.words(n).is_some())?;
            Some((zone, side))
        })
    }
}
