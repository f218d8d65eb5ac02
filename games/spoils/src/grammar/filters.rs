//! Nouns with everything that narrows them.

use super::Parser;
use crate::words::{Area, Facing, Filter, Join, Keyword, Kinds, Part, Side, Trade};
use arbiter_text::Kind;

const KINDS: [(&str, &str, Kinds); 6] = [
    ("character", "characters", Kinds::CHARACTER),
    ("item", "items", Kinds::ITEM),
    ("location", "locations", Kinds::LOCATION),
    ("tactic", "tactics", Kinds::TACTIC),
    ("resource", "resources", Kinds::RESOURCE),
    ("faction", "factions", Kinds::FACTION),
];

const TRADES: [(&str, Trade); 5] = [
    ("arcanist", Trade::Arcanist),
    ("banker", Trade::Banker),
    ("gearsmith", Trade::Gearsmith),
    ("rogue", Trade::Rogue),
    ("warlord", Trade::Warlord),
];

impl Parser<'_> {
    /// A noun with its adjectives and clauses; whether it is plural.
    pub(super) fn filter(&mut self) -> Option<(Filter, bool)> {
        let (filter, many) = self.filter_from(Filter::default())?;
        // One card is this or that; `each character and location` are many.
        if !many && filter.join == Join::And {
            return self.c.expect("`or`");
        }
        Some((filter, many))
    }

    pub(super) fn filter_from(&mut self, mut filter: Filter) -> Option<(Filter, bool)> {
        self.adjectives(&mut filter)?;
        let many = self.noun(&mut filter)?;
        self.clauses(&mut filter)?;
        let filter = self.told_there(filter)?;
        Some((filter, many))
    }

    /// Cards that are played or discarded, of which only what is printed can be
    /// asked: whose they are is said by who plays them.
    pub(super) fn printed_filter(&mut self) -> Option<(Filter, bool)> {
        let (filter, many) = self.filter()?;
        let there = filter.area == Area::Play && !filter.in_play_said;
        if !there || filter.side != Side::Any || filter.extreme.is_some() || in_play_only(&filter) {
            return self.c.expect("something that is printed on the card");
        }
        Some((filter, many))
    }

    /// In hands, decks and piles no card is depleted, attached or in a battle:
    /// there that cannot be said. [403]
    pub(super) fn told_there(&mut self, f: Filter) -> Option<Filter> {
        let own = matches!(f.area, Area::Hand | Area::Deck | Area::Discard) && f.owner != Side::Any;
        let afar = !matches!(f.area, Area::Play | Area::Slot(_));
        if own || (afar && in_play_only(&f)) {
            return self.c.expect("something that a card there can be");
        }
        Some(f)
    }

    /// `your`, `your opponent's` in front of a noun.
    pub(super) fn owned_filter(&mut self) -> Option<(Filter, bool)> {
        let mut filter = Filter::default();
        if let Some(player) = self.attempt(Self::possessive) {
            filter.side = self.narrowed(&player, Area::Play)?;
            filter.possessive = true;
        }
        self.filter_from(filter)
    }

    /// What is said twice would be heard once: it is refused.
    fn adjectives(&mut self, f: &mut Filter) -> Option<()> {
        loop {
            let before = f.clone();
            if self.adjective(f).is_none() {
                return Some(());
            }
            if !f.keeps(&before) {
                return self.c.expect("each thing said once");
            }
        }
    }

    fn adjective(&mut self, f: &mut Filter) -> Option<()> {
        if self.c.one_of(&["other", "another"]).is_some() {
            f.other = true;
            return Some(());
        }
        if let Some((_, kinds)) = [("non-resource", Kinds::RESOURCE), ("non-tactic", Kinds::TACTIC)]
            .iter()
            .find(|k| self.c.word(k.0).is_some())
        {
            f.not |= *kinds;
            return Some(());
        }
        if self.c.words("attacking or blocking").is_some() {
            f.part = Some(Part::Either);
            return Some(());
        }
        // `attacking party` is a noun of its own.
        let party = self.c.peek_at(1).is_some_and(|t| t.low == "party");
        match self.c.one_of(&["depleted", "attacking", "blocking", "face-down", "face-up", "staple", "covert"])? {
            0 => f.depleted = Some(true),
            1 if !party => f.part = Some(Part::Attacking),
            2 if !party => f.part = Some(Part::Blocking),
            3 => f.facing = Some(Facing::Down),
            4 => f.facing = Some(Facing::Up),
            5 => f.staple = true,
            6 => f.keyword = Some((Keyword::Covert, true)),
            _ => return None,
        }
        Some(())
    }

    /// The noun itself.
    fn noun(&mut self, f: &mut Filter) -> Option<bool> {
        if let Some(many) = self.token_card(f) {
            return Some(many);
        }
        if let Some((_, trade)) = TRADES.iter().find(|(word, _)| self.c.word(word).is_some()) {
            f.trade = Some(*trade);
        }
        if let Some(t) = self.c.peek().filter(|t| t.kind == Kind::Quoted) {
            f.subtype = Some(t.low.trim().to_owned());
            self.c.skip(1);
        }
        if let Some(name) = self.attempt(|p| {
            p.c.word("unique")?;
            let name = p.c.peek().filter(|t| t.kind == Kind::Word)?.low.clone();
            p.c.skip(1);
            Some(name)
        }) {
            f.unique = Some(name);
            return Some(false);
        }
        if let Some(many) = self.card_word() {
            return Some(many);
        }
        // What is said of the first noun is not said of `or a location`.
        let plain = *f == Filter { side: f.side, possessive: f.possessive, ..Filter::default() };
        let (kinds, join, many) = self.kinds("", plain)?;
        f.kinds = kinds;
        f.join = join;
        // `a character card from your hand`
        if !many && let Some(many) = self.card_word() {
            f.card_word = true;
            return Some(many);
        }
        Some(many)
    }

    fn card_word(&mut self) -> Option<bool> {
        self.c.one_of(&["card", "cards"]).map(|n| n == 1)
    }

    /// `Micromajig token`
    fn token_card(&mut self, f: &mut Filter) -> Option<bool> {
        self.attempt(|p| {
            let name = p.c.peek().filter(|t| t.capital() && t.kind == Kind::Word)?.text.clone();
            p.c.skip(1);
            let many = p.c.one_of(&["token", "tokens"])? == 1;
            f.token = Some(format!("{name} Token"));
            Some(many)
        })
    }

    /// `character`, `character or faction`, `characters, locations, and/or
    /// factions`; with `'s` as ending in the genitive; each with its article,
    /// if that may be. An article behind `and` begins another thing.
    pub(super) fn kinds(&mut self, ending: &str, articles: bool) -> Option<(Kinds, Join, bool)> {
        let (mut kinds, many) = self.kind(ending)?;
        let mut join = Join::Or;
        loop {
            let more = self.attempt(|p| {
                let joint = p.c.one_of(&[", or", ", and/or", "or", "and/or", "and", ","])?;
                if articles && joint != 4 {
                    p.c.one_of(&["a", "an"]);
                }
                let (kind, _) = p.kind(ending)?;
                let join = match joint {
                    0 | 2 => Some(Join::Or),
                    1 | 3 => Some(Join::AndOr),
                    4 => Some(Join::And),
                    _ => None,
                };
                Some((kind, join))
            });
            match more {
                // `and/or` is cut in three.
                Some((kind, found)) => {
                    kinds |= kind;
                    join = found.unwrap_or(join);
                }
                None => return Some((kinds, join, many)),
            }
        }
    }

    fn kind(&mut self, ending: &str) -> Option<(Kinds, bool)> {
        let low = self.c.peek().map(|t| t.low.clone()).unwrap_or_default();
        for (one, many, kind) in KINDS {
            if low == format!("{one}{ending}") || (ending == "'s" && low == format!("{many}'")) {
                self.c.skip(1);
                return Some((kind, false));
            }
            if ending.is_empty() && low == many {
                self.c.skip(1);
                return Some((kind, true));
            }
        }
        self.c.expect("a card type")
    }

    /// Where the cards of a filter are looked for, if nothing was said.
    pub(super) fn in_area(mut filter: Filter, area: Area) -> Filter {
        if filter.area == Area::Play {
            filter.area = area;
        }
        filter
    }
}

/// Whether it asks for something that only a card in play has or does.
fn in_play_only(f: &Filter) -> bool {
    f.facing.is_some()
        || f.depleted.is_some()
        || f.tokens.is_some()
        || f.part.is_some()
        || f.link.is_some()
        || f.token.is_some()
        || f.hurt_you
}
