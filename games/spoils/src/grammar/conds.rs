//! Conditions.

use super::Parser;
use super::refs::{Ante, Thing};
use crate::words::{Area, Cond, Filter, Kinds, Part, Player, To, Who};

impl Parser<'_> {
    /// `COND`, `COND and COND`, `COND or COND`
    pub(super) fn cond(&mut self) -> Option<Cond> {
        let mut cond = self.attempt(Self::one_cond)?;
        while let Some((or, more)) = self.attempt(|p| {
            let or = p.c.one_of(&["and", "or"])? == 1;
            Some((or, p.attempt(Self::one_cond)?))
        }) {
            let (a, b) = (Box::new(cond), Box::new(more));
            cond = if or { Cond::Or(a, b) } else { Cond::And(a, b) };
        }
        Some(cond)
    }

    fn one_cond(&mut self) -> Option<Cond> {
        let rules: [fn(&mut Self) -> Option<Cond>; 9] = [
            Self::battle_cond,
            Self::picked_cond,
            Self::played_cond,
            Self::player_cond,
            Self::token_cond,
            Self::there_cond,
            Self::card_cond,
            Self::history_cond,
            Self::place_cond,
        ];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    fn battle_cond(&mut self) -> Option<Cond> {
        Some(match self.c.one_of(&["you are being attacked", "you are attacking"])? {
            0 => Cond::Attacked,
            _ => Cond::Attacking,
        })
    }

    /// `you picked an item as part of its cost`
    fn picked_cond(&mut self) -> Option<Cond> {
        self.c.words("you picked")?;
        self.c.one_of(&["a", "an"]);
        let (filter, many) = self.filter()?;
        self.c.words("as part of its cost")?;
        let slot = self
            .cost
            .iter()
            .rposition(|h| h.many == many && matches!(&h.what, Thing::Cards(f) if f.kinds == filter.kinds));
        match slot.and_then(|s| u8::try_from(s).ok()) {
            Some(slot) => {
                self.means(Ante::To(To::Cost(slot)));
                Some(Cond::Picked(slot, Box::new(filter), many))
            }
            None => self.c.expect("something that its cost picks"),
        }
    }

    /// `you have played at least 2 other non-resource cards this turn`, `you
    /// played this card using FLIP UP`
    fn played_cond(&mut self) -> Option<Cond> {
        if self.c.words("you played this card using flip up").is_some() {
            return Some(Cond::ByFlipUp);
        }
        if self.c.words("you played this card during").is_some() {
            let player = self.possessive()?;
            self.c.word("turn")?;
            return Some(Cond::PlayedDuring(player));
        }
        let player = self.player()?;
        let perfect = self.c.one_of(&["have", "has"]).is_some();
        self.c.word("played")?;
        let bound = self.count_bound()?;
        let filter = self.played_filter()?;
        self.c.words("this turn")?;
        Some(Cond::Played(player, Box::new(filter), bound, perfect))
    }

    /// Cards that were played: all that is kept of them is what is printed.
    fn played_filter(&mut self) -> Option<Filter> {
        let (filter, _) = self.printed_filter()?;
        if filter.kinds.contains(Kinds::RESOURCE) {
            return self.c.expect("cards that are played for a cost");
        }
        let all = filter.owner == crate::words::Side::Any && filter.provides.is_empty() && filter.same_type.is_none();
        if all { Some(filter) } else { self.c.expect("something that is printed on the cards") }
    }

    /// `your opponent controls at least 4 characters`, `you have at least 6
    /// cards in your hand`, `you control at least [O][O]`
    fn player_cond(&mut self) -> Option<Cond> {
        let player = self.player()?;
        if self.c.one_of(&["own this card", "owns this card"]).is_some() {
            return Some(Cond::Owns(player, Who::This));
        }
        let has = self.c.one_of(&["controls", "control", "have", "has"])? > 1;
        if !has {
            if let Some((least, icons)) = self.attempt(|p| {
                let least = p.c.words("at least").is_some();
                Some((least, p.icons()?))
            }) {
                return Some(Cond::Icons(player, icons, least));
            }
            // `more than 4 characters` is a bound.
            if let Some((filter, other)) = self.attempt(|p| {
                p.c.word("more")?;
                let (filter, _) = p.filter()?;
                p.c.word("than")?;
                Some((filter, p.any_opponent()?))
            }) {
                return Some(Cond::More(Box::new(filter), player, other));
            }
        }
        let bound = self.count_bound()?;
        let (mut filter, _) = self.filter()?;
        if has {
            if filter.area == Area::Play {
                return self.c.expect("`in` an area");
            }
            if filter.side == crate::words::Side::Theirs {
                filter.side = self.narrowed(&player, filter.area)?;
            }
        } else if filter.side == crate::words::Side::Any {
            filter.side = self.narrowed(&player, filter.area)?;
        } else {
            return self.c.expect("one who controls them");
        }
        Some(Cond::Count(player, Box::new(filter), bound))
    }

    fn any_opponent(&mut self) -> Option<Player> {
        match self.c.words("any opponent") {
            Some(()) => Some(Player::AnOpponent),
            None => self.player(),
        }
    }

    /// `there are no tokens on this card`, `no tokens are on this card`
    fn token_cond(&mut self) -> Option<Cond> {
        if self.c.words("no tokens are on").is_some() {
            return Some(Cond::NoTokens(self.who()?));
        }
        self.c.one_of(&["there are", "there is"])?;
        let bound = self.count_bound()?;
        self.c.one_of(&["tokens on", "token on"])?;
        Some(Cond::Tokens(self.who()?, bound))
    }

    /// `there is a location in play`
    fn there_cond(&mut self) -> Option<Cond> {
        self.c.one_of(&["there are", "there is"])?;
        let bound = self.count_bound()?;
        let (filter, _) = self.filter()?;
        Some(Cond::Count(Player::Any, Box::new(filter), bound))
    }

    /// Conditions whose subject is a card or a faction.
    fn card_cond(&mut self) -> Option<Cond> {
        let who = self.who()?;
        if let Some(part) = self.c.one_of(&[
            "is attacking a location",
            "is attacking",
            "is blocking",
            "is in a battle",
            "is not in a battle",
        ]) {
            return Some(match part {
                0 => Cond::AttackingA(who, Kinds::LOCATION),
                1 => Cond::In(who, Part::Attacking),
                2 => Cond::In(who, Part::Blocking),
                3 => Cond::In(who, Part::Battle),
                _ => Cond::In(who, Part::NoBattle),
            });
        }
        if self.c.words("is in your discard pile").is_some() {
            return Some(Cond::ThisIn(Area::Discard)).filter(|_| who == Who::This);
        }
        if self.c.words("is in play").is_some() {
            return Some(Cond::ThisIn(Area::Play)).filter(|_| who == Who::This);
        }
        if self.c.words("is in your hand").is_some() {
            return Some(Cond::ThisIn(Area::Hand)).filter(|_| who == Who::This);
        }
        if self.c.words("has received damage this turn").is_some() {
            return Some(Cond::Damaged(who));
        }
        if self.c.words("has not assigned damage this turn").is_some() {
            return Some(Cond::Not(Box::new(Cond::Assigned(who))));
        }
        if self.c.words("is destroyed by that damage").is_some() {
            return Some(Cond::DestroyedByThat(who));
        }
        if self.c.one_of(&["is the chosen type"]).is_some() {
            return Some(Cond::Declared(who));
        }
        if self.c.word("has").is_some() {
            if let Some(bound) = self.attempt(|p| {
                let bound = p.count_bound()?;
                p.c.one_of(&["tokens on it", "token on it"])?;
                Some(bound)
            }) {
                let filter = Filter { tokens: Some(bound), ..Filter::default() };
                return Some(Cond::Is(who, Box::new(filter)));
            }
            let (stat, bound) = self.stat_bound()?;
            return Some(Cond::Stat(who, stat, bound));
        }
        self.is_cond(who)
    }

    /// `it is a character`, `this card is depleted`, `the character is Covert`
    fn is_cond(&mut self, who: Who) -> Option<Cond> {
        self.c.word("is")?;
        let not = self.c.word("not").is_some();
        let filter = match self.c.one_of(&["covert", "depleted"]) {
            Some(0) => Filter { keyword: Some((crate::words::Keyword::Covert, true)), ..Filter::default() },
            Some(_) => Filter { depleted: Some(true), ..Filter::default() },
            None => {
                self.c.one_of(&["a", "an"])?;
                let (filter, _) = self.filter()?;
                // It is asked what the card is, wherever it lies, and of nothing else.
                if filter.area != Area::Play || filter.in_play_said || filter.extreme.is_some() {
                    return self.c.expect("what it is, not where or the most of all");
                }
                filter
            }
        };
        let cond = Cond::Is(who, Box::new(filter));
        Some(if not { Cond::Not(Box::new(cond)) } else { cond })
    }

    /// `a tactic has been played this turn`, `damage has been inflicted to the
    /// character this turn`
    fn history_cond(&mut self) -> Option<Cond> {
        if self.c.words("damage has been inflicted to").is_some() {
            let who = self.who()?;
            self.c.words("this turn")?;
            return Some(Cond::Damaged(who));
        }
        self.c.one_of(&["a", "an"])?;
        let filter = self.played_filter()?;
        self.c.words("has been played this turn")?;
        Some(Cond::PlayedByAny(Box::new(filter)))
    }

    fn place_cond(&mut self) -> Option<Cond> {
        let which = self.c.one_of(&["it's blocking", "it's attacking"])?;
        let said =
            crate::words::Said { det: crate::words::Det::It, done: None, noun: crate::words::Noun::Card, many: false };
        let who = self.reference(said)?;
        Some(Cond::In(who, [Part::Blocking, Part::Attacking][which]))
    }

    /// What may stand behind `only`.
    pub(super) fn only_cond(&mut self) -> Option<Cond> {
        if self.c.one_of(&["if", "while"]).is_some() {
            return self.attempt(Self::one_cond);
        }
        if let Some(n) = self.attempt(Self::times) {
            return Some(Cond::TimesEachTurn(n));
        }
        let not = self.c.word("not").is_some();
        if self.c.word("during").is_some() {
            let cond = if self.c.words("a battle").is_some() {
                Cond::Battle
            } else {
                let player = self.possessive()?;
                self.c.word("turn")?;
                Cond::Turn(player)
            };
            return Some(if not { Cond::Not(Box::new(cond)) } else { cond });
        }
        self.c.words("in response to")?;
        if not {
            return None;
        }
        self.response()
    }

    /// `once each turn`, `5 times each turn`
    fn times(&mut self) -> Option<u8> {
        if self.c.one_of(&["once each turn", "once per turn"]).is_some() {
            return Some(1);
        }
        let n = u8::try_from(self.c.number()?).ok()?;
        self.c.words("times each turn")?;
        Some(n)
    }

    /// `a character being played`, `an ability`, `a character's ability`
    fn response(&mut self) -> Option<Cond> {
        if let Some(of) = self.attempt(|p| {
            p.c.one_of(&["an", "a"])?;
            if p.c.word("ability").is_some() {
                return Some(None);
            }
            let (kinds, ..) = p.kinds("'s", true)?;
            p.c.word("ability")?;
            Some(Some(Box::new(Filter { kinds, ..Filter::default() })))
        }) {
            let slot = self.hold(Thing::Ability(of.clone()), false, None);
            return Some(Cond::RespondingAbility(of, slot));
        }
        self.c.one_of(&["an", "a"])?;
        let (filter, _) = self.filter()?;
        if filter.area != Area::BeingPlayed {
            return self.c.expect("`being played`");
        }
        let slot = self.hold(Thing::Cards(Box::new(filter.clone())), false, None);
        Some(Cond::Responding(Box::new(filter), slot))
    }
}
