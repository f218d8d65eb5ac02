//! What may follow a noun: `you control`, `in your discard pile`, `with ...`.

use super::Parser;
use crate::words::{Area, Bound, Filter, Icons, Keyword, Kinds, Link, Num, Part, Side, Stat};
use arbiter_text::Kind;

/// What is asked for where a controller is named of cards that have none.
pub(super) const CONTROLLED: &str = "an area or a controller, not both: cards are controlled in play only";

impl Parser<'_> {
    /// Clauses behind a noun, in any order; what is said twice is refused.
    pub(super) fn clauses(&mut self, f: &mut Filter) -> Option<()> {
        loop {
            let before = f.clone();
            if self.attempt(|p| p.clause(f)).is_none() {
                return Some(());
            }
            if !f.keeps(&before) {
                return self.c.expect("each thing said once");
            }
        }
    }

    fn clause(&mut self, f: &mut Filter) -> Option<()> {
        let rules: [fn(&mut Self, &mut Filter) -> Option<()>; 8] = [
            Self::control_clause,
            Self::place_clause,
            Self::battle_clause,
            Self::link_clause,
            Self::with_clause,
            Self::that_clause,
            Self::name_clause,
            Self::type_clause,
        ];
        rules.iter().find_map(|rule| {
            let mut filter = f.clone();
            let found = self.attempt(|p| rule(p, &mut filter));
            if found.is_some() {
                *f = filter;
            }
            found
        })
    }

    /// `you control`, `your opponent controls`, `you own`, `under your control`.
    /// Nobody controls a card in a hand, a deck or a pile: there it has an owner only. [CT7]
    fn control_clause(&mut self, f: &mut Filter) -> Option<()> {
        let which = self.c.one_of(&[
            "you control and own",
            "they control and own",
            "you control",
            "your opponent controls",
            "your opponents control",
            "an opponent controls",
            "each opponent controls",
            "they control",
            "that player controls",
            "you own",
            "your opponent owns",
            "you don't own",
        ])?;
        match which {
            0 => (f.side, f.owner) = (Side::Yours, Side::Yours),
            1 => (f.side, f.owner) = (Side::Theirs, Side::Theirs),
            2 => f.side = Side::Yours,
            3 => f.side = Side::Opponents,
            4 | 6 => f.side = Side::EachOpponents,
            5 => f.side = Side::AnOpponents,
            7 => f.side = Side::Theirs,
            8 => f.side = Side::Thats,
            9 => f.owner = Side::Yours,
            10 => f.owner = Side::Opponents,
            _ => f.owner = Side::NotYours,
        }
        if which < 9 && matches!(f.area, Area::Hand | Area::Deck | Area::Discard) {
            return self.c.expect(CONTROLLED);
        }
        Some(())
    }

    /// `in your discard pile`, `from your hand`, `in it`, `among them`
    fn place_clause(&mut self, f: &mut Filter) -> Option<()> {
        if f.area != Area::Play {
            return None;
        }
        if self.c.words("being played").is_some() {
            f.area = Area::BeingPlayed;
            return Some(());
        }
        if self.c.words("in play").is_some() {
            f.in_play_said = true;
            return Some(());
        }
        if self.c.one_of(&["in it", "among them"]).is_some() {
            // Which hand or which cards is told by the sentence before.
            (f.area, f.side) = self.looked_at()?;
            return Some(());
        }
        self.c.one_of(&["in", "from"])?;
        let player = self.possessive()?;
        let area = self.area()?;
        if f.in_play_said || f.side != Side::Any {
            return self.c.expect(CONTROLLED);
        }
        f.area = area;
        f.side = self.narrowed(&player, area)?;
        Some(())
    }

    /// `hand`, `deck`, `discard pile`
    pub(super) fn area(&mut self) -> Option<Area> {
        Some([Area::Hand, Area::Deck, Area::Discard][self.c.one_of(&["hand", "deck", "discard pile"])?])
    }

    /// `that is not in a battle`, `in a party with this card`
    fn battle_clause(&mut self, f: &mut Filter) -> Option<()> {
        let which = self.c.one_of(&[
            "that is not in a battle party",
            "that is not in a battle",
            "that is not in battle",
            "not in a battle",
            "in a party with this card",
            "in the opposing party",
            "in your party",
            "in a battle",
            "in that party",
        ])?;
        f.part = Some(match which {
            0..=3 => Part::NoBattle,
            4 | 8 => Part::WithThis,
            5 => Part::Opposing,
            6 => Part::YourParty,
            _ => Part::Battle,
        });
        Some(())
    }

    /// `attached to this card`, `attached to your faction`, `with items attached to them`
    fn link_clause(&mut self, f: &mut Filter) -> Option<()> {
        match self.c.one_of(&["attached to this card", "attached to your faction", "with"])? {
            0 => f.link = Some(Link::ToThis),
            1 => f.link = Some(Link::ToYourFaction),
            _ => {
                let (kinds, ..) = self.kinds("", true)?;
                self.c.one_of(&["attached to them", "attached to it"])?;
                f.link = Some(Link::Has(kinds));
            }
        }
        Some(())
    }

    /// `with 3 strength or less`, `with numeric cost X or less`, `with Covert`
    fn with_clause(&mut self, f: &mut Filter) -> Option<()> {
        if self.c.words("without covert").is_some() {
            f.keyword = Some((Keyword::Covert, false));
            return Some(());
        }
        self.c.word("with")?;
        if self.c.word("covert").is_some() {
            f.keyword = Some((Keyword::Covert, true));
            return Some(());
        }
        if let Some(n) = self.c.one_of(&["the highest", "the lowest"]) {
            f.extreme = Some((n == 0, self.stat()?));
            return Some(());
        }
        if self.c.words("an ability in its rules text").is_some() {
            f.ability = true;
            return Some(());
        }
        if self.c.words("a different name than this card").is_some() {
            f.different_name = true;
            return Some(());
        }
        if let Some(tokens) = self.attempt(|p| {
            let bound = p.count_bound()?;
            p.c.one_of(&["token on it", "tokens on it", "tokens on them"])?;
            Some(bound)
        }) {
            f.tokens = Some(tokens);
            return Some(());
        }
        f.stat = Some(self.stat_bound()?);
        Some(())
    }

    /// `numeric cost 5 or less`, `3 strength or less`, `numeric cost X`
    pub(super) fn stat_bound(&mut self) -> Option<(Stat, Bound)> {
        if let Some(found) = self.attempt(|p| {
            let stat = p.stat()?;
            let n = p.num()?;
            Some((stat, p.or_less(n)))
        }) {
            return Some(found);
        }
        let n = self.num()?;
        if let Some(found) = self.attempt(|p| {
            let stat = p.stat()?;
            Some((stat, p.or_less(n.clone())))
        }) {
            return Some(found);
        }
        let bound = self.or_less(n);
        Some((self.stat()?, bound))
    }

    fn or_less(&mut self, n: Num) -> Bound {
        match self.c.one_of(&["or less", "or fewer", "or more"]) {
            Some(0 | 1) => Bound::AtMost(n),
            Some(_) => Bound::AtLeast(n),
            None => Bound::Is(n),
        }
    }

    /// `that provides at least [R]`, `that inflicted damage to your faction this turn`
    fn that_clause(&mut self, f: &mut Filter) -> Option<()> {
        if self.c.words("that inflicted damage to your faction this turn").is_some() {
            f.hurt_you = true;
            return Some(());
        }
        self.c.words("that provides at least")?;
        f.provides = self.icons()?;
        Some(())
    }

    /// `named "Elitism"`
    fn name_clause(&mut self, f: &mut Filter) -> Option<()> {
        self.c.word("named")?;
        let t = self.c.peek().filter(|t| t.kind == Kind::Quoted)?;
        f.name = Some(t.text.clone());
        self.c.skip(1);
        Some(())
    }

    /// `of the same type as the discarded card`
    fn type_clause(&mut self, f: &mut Filter) -> Option<()> {
        self.c.words("of the same type as")?;
        let who = self.who()?;
        f.same_type = Some(Box::new(who));
        Some(())
    }

    /// `[O][O]`: at least one icon.
    pub(super) fn icons(&mut self) -> Option<Icons> {
        let mut icons = Icons::default();
        while let Some(t) = self.c.peek().filter(|t| t.kind == Kind::Icon) {
            icons.extend(Icons::parse(&t.low)?);
            self.c.skip(1);
        }
        if icons.is_empty() { self.c.expect("an icon such as `[O]`") } else { Some(icons) }
    }

    /// The kinds of a noun that must stand alone, as in `ATTACH to character`.
    pub(super) fn bare_kinds(&mut self) -> Option<Kinds> {
        self.kinds("", true).map(|(kinds, ..)| kinds)
    }
}
