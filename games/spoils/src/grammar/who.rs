//! Whom an instruction or a rule is about.

use super::Parser;
use super::bounds::plural;
use super::refs::{Ante, Thing};
use crate::words::{
    Area, Both, Called, Choice, Det, Done, Every, Filter, Group, Join, Kinds, Noun, Num, Part, Player, Quantity, Ref,
    Said, Side, To, Who,
};
use arbiter_text::Kind;

const DONE: [(&str, Done); 9] = [
    ("picked", Done::Picked),
    ("chosen", Done::Chosen),
    ("discarded", Done::Discarded),
    ("destroyed", Done::Destroyed),
    ("damaged", Done::Damaged),
    ("removed", Done::Removed),
    ("revealed", Done::Revealed),
    ("remaining", Done::Remaining),
    ("named", Done::Named),
];

impl Parser<'_> {
    /// `this card`, `it`, `that character`, `all your characters`, `a faction`
    /// spoken of; no free choice.
    pub(super) fn who(&mut self) -> Option<Who> {
        let rules: [fn(&mut Self) -> Option<Who>; 5] =
            [Self::this, Self::attached, Self::faction, Self::reference_words, Self::group];
        let who = rules.iter().find_map(|rule| self.attempt(rule))?;
        self.mention(&who);
        Some(who)
    }

    fn this(&mut self) -> Option<Who> {
        self.c.one_of(&["this card", "this character", "this location", "this item"]).map(|_| Who::This)
    }

    /// `the attached character`
    pub(super) fn attached(&mut self) -> Option<Who> {
        self.c.one_of(&["the attached", "attached"])?;
        let (kinds, ..) = self.kinds("", true)?;
        Some(Who::Attached(kinds))
    }

    /// `your faction`, `each faction`, `that faction`
    fn faction(&mut self) -> Option<Who> {
        if self.c.words("that faction").is_some() {
            let said = Said { det: Det::That, done: None, noun: Noun::Kinds(Kinds::FACTION), many: false };
            return self.reference(said);
        }
        if self.c.words("each faction").is_some() {
            return Some(Who::Faction(Player::Both(Both::Each)));
        }
        let player = self.possessive()?;
        self.c.word("faction")?;
        Some(Who::Faction(player))
    }

    /// `it`, `them`, `the rest`, `that character`, `the picked card`
    fn reference_words(&mut self) -> Option<Who> {
        if let Some(many) = self.c.one_of(&["it", "them", "they"]) {
            return self.reference(Said { det: Det::It, done: None, noun: Noun::Card, many: many > 0 });
        }
        if self.c.words("the rest").is_some() {
            return self.reference(Said { det: Det::Rest, done: None, noun: Noun::Card, many: true });
        }
        // `the character the "gear" card is attached to`
        let host = self.attempt(|p| {
            p.c.words("the character")?;
            let said = p.said("")?;
            let inner = p.reference(said)?;
            p.c.words("is attached to")?;
            Some(inner)
        });
        if let Some(inner) = host {
            return Some(Who::Host(Box::new(inner)));
        }
        let said = self.said("")?;
        self.reference(said)
    }

    /// `the`, `that`, `your` and a noun that was named before.
    fn said(&mut self, ending: &str) -> Option<Said> {
        let det = match self.c.one_of(&["the other", "the", "that", "those", "your opponent's", "your"])? {
            0 => Det::TheOther,
            1 => Det::The,
            2 | 3 => Det::That,
            4 => Det::Opponents,
            _ => Det::Your,
        };
        let done = DONE.iter().find(|(word, _)| self.c.word(word).is_some()).map(|d| d.1);
        let (noun, many) = self.ref_noun(ending)?;
        Some(match done {
            Some(Done::Remaining) => Said { det: Det::Rest, done, noun, many: true },
            _ => Said { det, done, noun, many },
        })
    }

    fn ref_noun(&mut self, ending: &str) -> Option<(Noun, bool)> {
        if let Some(t) = self.c.peek().filter(|t| t.kind == Kind::Quoted) {
            self.c.skip(1);
            self.c.word(&format!("card{ending}"))?;
            return Some((Noun::Subtype(t.low.trim().to_owned()), false));
        }
        if self.c.word(&format!("card{ending}")).is_some() {
            return Some((Noun::Card, false));
        }
        if ending.is_empty() && self.c.word("cards").is_some() {
            return Some((Noun::Card, true));
        }
        if self.c.word(&format!("ability{ending}")).is_some() {
            return Some((Noun::Ability, false));
        }
        if self.c.word(&format!("token{ending}")).is_some() {
            return Some((Noun::Token, false));
        }
        let (kinds, _, many) = self.kinds(ending, true)?;
        Some((Noun::Kinds(kinds), many))
    }

    /// A reference, if what it speaks of is known.
    pub(super) fn reference(&mut self, said: Said) -> Option<Who> {
        if said.det == Det::Your || said.det == Det::Opponents {
            let side = if said.det == Det::Your { Side::Yours } else { Side::Opponents };
            let at = self.slots.iter().rposition(|h| {
                h.many == said.many && matches!(&h.what, Thing::Cards(f) if f.side == side && f.area == Area::Play)
            })?;
            return Some(Who::Ref(Ref { to: To::Slot(u8::try_from(at).ok()?), said }));
        }
        match self.resolve(&said) {
            Some(to) => Some(Who::Ref(Ref { to, said })),
            None => self.c.expect("something that was named before"),
        }
    }

    /// `its`, `this card's`, `that character's`
    pub(super) fn genitive(&mut self) -> Option<Who> {
        if let Some(many) = self.c.one_of(&["its", "their"]) {
            return self.reference(Said { det: Det::It, done: None, noun: Noun::Card, many: many > 0 });
        }
        if self.c.one_of(&["this card's", "this character's"]).is_some() {
            self.means(Ante::To(To::This));
            return Some(Who::This);
        }
        if let Some(who) = self.attempt(|p| {
            p.c.one_of(&["the attached", "attached"])?;
            p.kinds("'s", true).map(|(kinds, ..)| Who::Attached(kinds))
        }) {
            // `the attached character's controller must pay 3 to attack with it`
            self.mention(&who);
            return Some(who);
        }
        if self.c.words("that faction's").is_some() {
            let said = Said { det: Det::That, done: None, noun: Noun::Kinds(Kinds::FACTION), many: false };
            return self.reference(said);
        }
        self.attempt(|p| {
            let player = p.plain_possessive()?;
            p.c.word("faction's")?;
            Some(Who::Faction(player))
        })
        .or_else(|| {
            self.attempt(|p| {
                let said = p.said("'s")?;
                p.reference(said)
            })
        })
    }

    /// `all your characters`, `each character your opponent controls`,
    /// `characters you control`, `all members of the attacking party`
    fn group(&mut self) -> Option<Who> {
        if let Some(part) = self.c.one_of(&["the attacking party", "the blocking party"]) {
            let what = party(if part == 0 { Part::Attacking } else { Part::Blocking });
            return Some(Who::All(Box::new(Group { what, every: Every::The, called: Called::Party })));
        }
        let every = match self.c.one_of(&["all", "each", "the"]) {
            Some(0) => Every::All,
            Some(1) => Every::Each,
            Some(_) => Every::The,
            None => Every::Bare,
        };
        if let Some(what) = self.attempt(Self::members) {
            return Some(Who::All(Box::new(Group { what, every, called: Called::Members })));
        }
        let (what, many) = self.owned_filter()?;
        let fits = match every {
            Every::All | Every::Bare => many,
            Every::Each => !many,
            Every::The => many && matches!(what.part, Some(Part::Attacking | Part::Blocking)),
        };
        if !fits {
            return self.c.expect("a group of cards");
        }
        Some(Who::All(Box::new(Group { what, every, called: Called::Plain })))
    }

    /// `members of the attacking party`, `other members of its party`
    pub(super) fn members(&mut self) -> Option<Filter> {
        let other = self.c.word("other").is_some();
        self.c.one_of(&["members", "member"])?;
        self.c.one_of(&["of", "in"])?;
        let part = match self.c.one_of(&[
            "the attacking party",
            "the blocking party",
            "the opposing party",
            "its party",
            "your party",
        ])? {
            0 => Part::Attacking,
            1 => Part::Blocking,
            2 => Part::Opposing,
            3 => Part::WithThis,
            _ => Part::YourParty,
        };
        Some(Filter { other, ..party(part) })
    }

    /// Something that is chosen now: quantity, noun, clauses.
    pub(super) fn choice(&mut self, area: Area, done: Option<Done>) -> Option<Choice> {
        let superlative = self.attempt(|p| {
            p.c.word("the")?;
            let (what, _) = p.filter()?;
            what.extreme.is_some().then_some(what)
        });
        if let Some(what) = superlative {
            return Some(self.chosen(Quantity::The, what, done));
        }
        // `an opponent's character` begins like `an item`.
        let opponents = self.attempt(|p| p.c.words("an opponent's")).is_some();
        let count = if opponents { Quantity::Exactly(Num::N(1)) } else { self.quantity()? };
        let random = self.c.word("random").is_some();
        let (what, many) = match opponents {
            true => self.filter_from(Filter { side: Side::AnOpponents, possessive: true, ..Filter::default() })?,
            false => self.owned_filter()?,
        };
        if many != plural(&count) && !matches!(count, Quantity::UpTo(_) | Quantity::OrFewer(_)) {
            return self.c.expect("a noun of the right number");
        }
        // One card is this or that; a card of each is picked one by one.
        if !plural(&count) && what.join == Join::And {
            return self.c.expect("`or`");
        }
        // Elsewhere than in play nobody controls a card. [CT7]
        if area != Area::Play && what.area == Area::Play && (what.side != Side::Any || what.in_play_said) {
            return self.c.expect(super::suffix::CONTROLLED);
        }
        let what = Self::in_area(what, area);
        let what = self.told_there(what)?;
        let different_names = self.c.words("with different names").is_some();
        let random = random || self.c.words("at random").is_some();
        let choice = self.chosen(count, what, done);
        Some(Choice { random, different_names, ..choice })
    }

    fn chosen(&mut self, count: Quantity, what: Filter, done: Option<Done>) -> Choice {
        let many = plural(&count) && count != Quantity::The;
        let slot = self.hold(Thing::Cards(Box::new(what.clone())), many, done);
        if matches!(count, Quantity::UpTo(Num::N(1)) | Quantity::OrFewer(Num::N(1))) {
            self.one_at_most(slot);
        }
        Choice { count, what, slot, random: false, different_names: false, of: None }
    }

    /// Something spoken of, or something chosen now.
    pub(super) fn object(&mut self, done: Done) -> Option<Who> {
        if let Some(who) = self.attempt(Self::who) {
            self.did(&who, done);
            return Some(who);
        }
        self.attempt(|p| p.choice(Area::Play, Some(done))).map(|c| Who::Choose(Box::new(c)))
    }

    /// The subject of an event: `this card`, `the attached character`, `a
    /// character`.
    pub(super) fn subject(&mut self) -> Option<Who> {
        if let Some(who) = self.attempt(|p| p.this().or_else(|| p.attempt(Self::attached))) {
            self.mention(&who);
            return Some(who);
        }
        if let Some(who) = self.attempt(|p| {
            let said = p.said("")?;
            p.reference(said)
        }) {
            return Some(who);
        }
        if self.c.one_of(&["any", "a", "an"]).is_none() && self.c.peek().is_none_or(|t| t.low != "another") {
            return self.c.expect("a card");
        }
        let (filter, many) = self.filter()?;
        if many || filter.area != Area::Play {
            return self.c.expect("one card, and not where it lies");
        }
        self.means(Ante::To(To::Event));
        Some(Who::A(Box::new(filter)))
    }

    /// Whose hand or which cards were looked at just before.
    pub(super) fn looked_at(&self) -> Option<(Area, Side)> {
        self.looked
    }
}

fn party(part: Part) -> Filter {
    Filter { kinds: Kinds::CHARACTER, part: Some(part), ..Filter::default() }
}
