//! Verbs that move cards, make tokens, and look into decks.

use super::Parser;
use super::numbers::Quantity;
use crate::words::{Amount, CardName, Filter, Order, Place, Side, Verb, Who, Whose, Zone};

impl Parser<'_> {
    /// Where to: `onto your field`, `into its owner's cemetery`, `on top of its owner's deck`
    pub(super) fn place(&mut self) -> Option<Place> {
        self.attempt(|p| {
            if p.c.words("onto your field or into your ex area").is_some() {
                return Some(Place::FieldOrEx);
            }
            let at = p.c.one_of(&["onto", "into", "to", "on the top of", "on top of", "on the bottom of"])?;
            let whose =
                p.c.one_of(&["your", "its owner's", "their owner's", "their owners'", "the", "their", "its"])?;
            let ex = if whose == 0 { Place::Ex } else { Place::OwnersEx };
            match at {
                0 => {
                    p.c.one_of(&["fields", "field"])?;
                    let engaged = p.c.word("engaged").is_some();
                    match (whose, engaged) {
                        (1..=3, true) => p.c.expect("`.`"),
                        (1..=3, false) => Some(Place::OwnersField),
                        (_, true) => Some(Place::FieldEngaged),
                        (_, false) => Some(Place::Field),
                    }
                }
                1 | 2 => {
                    let zones = ["ex areas", "ex area", "hands", "hand", "cemeteries", "cemetery", "banished zone"];
                    let to = [ex, ex, Place::Hand, Place::Hand, Place::Cemetery, Place::Cemetery, Place::Banished];
                    p.c.one_of(&zones).map(|z| to[z])
                }
                _ => {
                    p.c.one_of(&["decks", "deck"])?;
                    Some(if at == 5 { Place::DeckBottom } else { Place::DeckTop })
                }
            }
        })
    }

    /// `put it onto your field`, `add it to your hand`, `summon it`
    pub(super) fn put(&mut self) -> Option<Verb> {
        if self.c.word("summon").is_some() {
            return self.who().map(|whom| Verb::Move { whom, to: Place::OwnersField });
        }
        self.c.one_of(&["put", "add"])?;
        let whom = self.who()?;
        Some(Verb::Move { whom, to: self.place()? })
    }

    /// `return it to its owner's hand`
    pub(super) fn return_to(&mut self) -> Option<Verb> {
        self.c.word("return")?;
        let whom = self.who()?;
        Some(Verb::Move { whom, to: self.place()? })
    }

    /// `bury it`
    pub(super) fn bury(&mut self) -> Option<Verb> {
        self.c.word("bury")?;
        Some(Verb::Move { whom: self.who()?, to: Place::Cemetery })
    }

    /// `put a card from your hand on the bottom of your deck`: a selection and a move.
    pub(super) fn put_from_hand(&mut self) -> Option<Vec<Verb>> {
        let summon = self.c.one_of(&["put", "return", "summon"])? == 2;
        let q = self.quantity()?;
        let noun = self.noun()?;
        let what = noun.filter;
        if !noun.zoned || what.side != Side::Yours || what.zone != Zone::Hand {
            return None;
        }
        let to = if summon { Place::Field } else { self.place()? };
        let select = Verb::Select { least: q.least, most: q.most, what, random: q.random };
        Some(vec![select, Verb::Move { whom: Who::It, to }])
    }

    /// `summon 3 Fairy tokens`, `put a Mimi or Coco token into your EX area`
    pub(super) fn tokens(&mut self) -> Option<Verb> {
        let summon = self.c.one_of(&["summon", "put"])? == 0;
        let up_to = self.c.words("up to").is_some();
        let count = self.amount_or_a()?;
        let mut names = vec![CardName { name: self.proper()? }];
        let mut each = false;
        while let Some((or, name)) = self.attempt(|p| {
            let at = p.c.one_of(&[", and", ", or", "or", "and", ","])?;
            p.c.one_of(&["an", "a"]);
            Some((matches!(at, 1 | 2), p.proper()?))
        }) {
            each = !or;
            names.push(CardName { name });
        }
        self.c.one_of(&["tokens", "token"])?;
        let to = if summon { Place::Field } else { self.place()? };
        if !matches!(to, Place::Field | Place::FieldEngaged | Place::Ex | Place::FieldOrEx) {
            return None;
        }
        // Which name goes where, and how many of each, no word says yet.
        if names.len() > 1 && (to == Place::FieldOrEx || (each && count != Amount::N(1))) {
            return self.c.expect("one token of each name, in one place");
        }
        Some(Verb::Tokens { names, each, count, up_to, to, rest_to_ex: false })
    }

    /// `put a Fable counter on this card`, `remove 2 Fable counters from it`
    pub(super) fn counters(&mut self) -> Option<Verb> {
        let put = self.c.one_of(&["put", "place", "remove"])? < 2;
        let count = self.amount_or_a()?;
        let name = self.counter_name()?;
        self.c.word(if put { "on" } else { "from" })?;
        let on = self.who()?;
        Some(if put { Verb::PutCounters { count, name, on } } else { Verb::RemoveCounters { count, name, from: on } })
    }

    pub(super) fn deck_verb(&mut self) -> Option<Verb> {
        let rules = [Self::look, Self::rest, Self::top_to, Self::search, Self::shuffle, Self::reveal_top];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    fn look(&mut self) -> Option<Verb> {
        self.c.words("look at")?;
        let up_to = self.c.words("up to").is_some();
        let count = self.top_of(Whose::Your)?;
        let Amount::N(n) = count else { return None };
        let count = u8::try_from(n).ok()?;
        self.look = count;
        Some(Verb::Look { count, up_to })
    }

    /// `the top card of your deck`, `the top 3 cards of their deck`
    fn top_of(&mut self, who: Whose) -> Option<Amount> {
        self.c.words("the top")?;
        let count = self.amount().unwrap_or(Amount::N(1));
        self.c.one_of(&["cards", "card"])?;
        self.c.words(if who == Whose::Your { "of your deck" } else { "of their deck" })?;
        Some(count)
    }

    fn top_to(&mut self) -> Option<Verb> {
        let who = self.attempt(|p| p.player().filter(|w| *w != Whose::Your));
        let at = match who {
            None => self.c.one_of(&["put", "bury", "banish"])?,
            Some(_) => self.c.one_of(&["puts", "buries", "banishes"])?,
        };
        let who = who.unwrap_or(Whose::Your);
        let count = self.top_of(who)?;
        let to = match at {
            0 => self.place()?,
            1 => Place::Cemetery,
            _ => Place::Banished,
        };
        Some(Verb::TopTo { who, count, to })
    }

    fn reveal_top(&mut self) -> Option<Verb> {
        let who = self.attempt(|p| p.player().filter(|w| *w != Whose::Your));
        self.c.word(if who.is_some() { "reveals" } else { "reveal" })?;
        let who = who.unwrap_or(Whose::Your);
        let Amount::N(n) = self.top_of(who)? else { return None };
        Some(Verb::RevealTop { who, count: u8::try_from(n).ok()? })
    }

    fn shuffle(&mut self) -> Option<Verb> {
        if let Some(who) = self.attempt(|p| p.player().and_then(|w| p.c.words("shuffles their deck").map(|()| w))) {
            return Some(Verb::Shuffle(who));
        }
        self.c.one_of(&["shuffle your deck", "shuffle it", "shuffle"])?;
        Some(Verb::Shuffle(Whose::Your))
    }

    fn rest(&mut self) -> Option<Verb> {
        self.c
            .one_of(&[
                "put the remaining cards",
                "put the rest",
                "bury the remaining cards",
                "bury the rest",
                "put the remaining card",
            ])
            .and_then(|at| {
                let to = match (at, self.place()) {
                    (2 | 3, _) => Place::Cemetery,
                    (_, Some(place)) => place,
                    // Of which deck goes without saying.
                    _ => self.c.words("on the bottom").map(|()| Place::DeckBottom)?,
                };
                let order = match self.c.one_of(&["in any order", "in a random order"]) {
                    Some(1) => Order::Random,
                    _ => Order::Any,
                };
                Some(Verb::Rest { to, order })
            })
    }

    /// How many of what its player chooses: no chance picks from what was looked at.
    pub(super) fn chosen(&mut self) -> Option<Quantity> {
        let q = self.quantity()?;
        if q.random { self.c.expect("cards that a player chooses") } else { Some(q) }
    }

    fn search(&mut self) -> Option<Verb> {
        self.c.words("search your deck for")?;
        let q = self.chosen()?;
        let mut what = self.noun_at(Zone::Deck, Side::Yours)?;
        what.other |= q.other;
        if what.zone != Zone::Deck {
            return None;
        }
        let reveal = self
            .attempt(|p| {
                p.c.mark(',');
                p.c.one_of(&["reveal it", "reveal them"])
            })
            .is_some();
        self.c.one_of(&[", and", "and", ","])?;
        let to = self.taken_to()?;
        Some(Verb::Search { most: q.most, up_to: q.least < q.most, what, reveal, to })
    }

    /// `add it to your hand`, `put them onto your field`, `bury it`, `banish them`
    fn taken_to(&mut self) -> Option<Place> {
        let at = self.c.one_of(&["add", "put", "summon", "bury", "banish"])?;
        // Those that were found.
        let vague = self.vague;
        self.it()?;
        self.vague = vague;
        match at {
            0 | 1 => self.place(),
            2 => Some(Place::Field),
            3 => Some(Place::Cemetery),
            _ => Some(Place::Banished),
        }
    }

    /// What is taken from the cards looked at, behind `you may` (or not).
    pub(super) fn take(&mut self, may: bool) -> Option<Verb> {
        let first = !may && self.c.words("from among them ,").is_some();
        let may = may || (first && self.c.words("you may").is_some());
        let also = self.c.word("also").is_some();
        let deck = Filter { side: Side::Yours, zone: Zone::Deck, ..Filter::default() };
        let least = |n: u8| if may { 0 } else { n };
        // One card was looked at: it is `it`.
        if self.look == 1 && may {
            let shown = self.attempt(|p| p.c.words("reveal it and")).is_some();
            if let Some(to) = self.attempt(|p| p.taken_to()) {
                return Some(Verb::Take { least: 0, most: 1, what: deck, reveal: shown, to, also });
            }
        }
        let reveal = match self.c.one_of(&["reveal", "put", "add", "summon"])? {
            0 => true,
            3 => {
                let q = self.chosen()?;
                let what = self.noun_at(Zone::Deck, Side::Yours)?;
                if what.zone != Zone::Deck || (!first && self.c.words("from among them").is_none()) {
                    return None;
                }
                return Some(Verb::Take {
                    least: least(q.least),
                    most: q.most,
                    what,
                    reveal: false,
                    to: Place::Field,
                    also,
                });
            }
            _ => false,
        };
        let q = self.chosen()?;
        if !reveal && self.c.words("of them").is_some() {
            let to = self.place()?;
            if matches!(to, Place::DeckTop | Place::DeckBottom) {
                self.c.words("in any order");
            }
            return Some(Verb::Take { least: least(q.least), most: q.most, what: deck, reveal, to, also });
        }
        let what = self.noun_at(Zone::Deck, Side::Yours)?;
        if what.zone != Zone::Deck {
            return None;
        }
        if !first && self.c.words("from among them").is_none() && !also {
            return None;
        }
        let to = if reveal {
            self.c.one_of(&["and", ","])?;
            self.taken_to()?
        } else {
            self.place()?
        };
        Some(Verb::Take { least: least(q.least), most: q.most, what, reveal, to, also })
    }
}
