//! What cards gain, lose, cannot and must: predicates behind a card.

use super::Parser;
use super::refs::Ante;
use crate::words::{
    Area, Ban, Blank, Change, Done, Gain, Gate, Keyword, Kinds, Must, Num, Player, Replaced, Rule, Stat, Step, To,
    Until, Verb, Who,
};
use arbiter_text::Kind;

impl Parser<'_> {
    /// A sentence whose subject is a card or a faction, as instructions.
    pub(super) fn card_subject(&mut self, lead: Option<Until>) -> Option<Vec<Verb>> {
        if let Some(verb) = self.attempt(Self::influence) {
            return Some(vec![verb]);
        }
        let (last, stage) = (self.last.clone(), self.stage.clone());
        if let Some(rule) = self.attempt(Self::temporary) {
            // Of an event that may come later no other sentence speaks.
            if matches!(self.last, None | Some(Ante::To(To::Event) | Ante::Damaged(_))) {
                self.last = last;
            }
            self.stage = stage;
            let next = matches!(&rule, Rule::Instead(_));
            let until = if next { Until::Turn } else { self.until(lead) };
            return Some(vec![Verb::Rule(Box::new(rule), until)]);
        }
        self.tell_on();
        self.before.clone_from(&self.last);
        let who = self.who()?;
        if self.c.words("enters play under").is_some() {
            let player = self.possessive()?;
            self.c.word("control")?;
            return Some(vec![Verb::EnterUnder(who, player)]);
        }
        if who == Who::This && self.says("inflict").is_some() {
            let amount = self.num()?;
            self.c.words("damage to")?;
            // `it` is not who does it: that would be `itself`.
            self.last.clone_from(&self.before);
            let to = self.object(Done::Damaged)?;
            return Some(vec![Verb::ThisInflicts(amount, to)]);
        }
        let late = self.c.word("this").and_then(|()| self.c.word("turn")).is_some();
        let rules = self.predicates(&who)?;
        let until = if late { Until::Turn } else { self.until(lead) };
        // The turn's Restore Rule has been followed by then. [202.7]
        if until == Until::Turn
            && rules.iter().any(|r| matches!(r, Rule::Ban(_, Ban::RestoreRule(_) | Ban::NextRestoreRule)))
        {
            return self.c.expect("something that can still happen this turn");
        }
        Some(
            rules
                .into_iter()
                .map(|rule| match rule {
                    Rule::Change(change) => Verb::Change(change, until),
                    rule => Verb::Rule(Box::new(rule), until),
                })
                .collect(),
        )
    }

    /// `your faction gains 4 influence`, `lose 2 influence`
    fn influence(&mut self) -> Option<Verb> {
        let who = match self.attempt(Self::who) {
            Some(who @ Who::Faction(_)) => who,
            Some(Who::Ref(r)) if self.may_be_faction(&r.to) => Who::Ref(r),
            Some(_) => return self.c.expect("a faction"),
            None => {
                self.c.word("lose")?;
                self.c.back_to(self.c.at() - 1);
                Who::Faction(Player::You)
            }
        };
        let gains = self.c.one_of(&["gains", "gain", "loses", "lose"])? < 2;
        let n = self.num()?;
        self.c.word("influence")?;
        Some(Verb::Influence(gains, n, who))
    }

    /// Rules without a card as their subject that last for a while.
    fn temporary(&mut self) -> Option<Rule> {
        if self.c.words("cards can only be destroyed by costs").is_some() {
            return Some(Rule::OnlyCostsDestroy);
        }
        self.attempt(Self::next_time)
            .or_else(|| self.attempt(Self::damage_rule))
            .or_else(|| self.attempt(Self::player_rule))
    }

    /// `the next time EVENT this turn, INSTRUCTIONS instead` [506.3]
    fn next_time(&mut self) -> Option<Rule> {
        self.c.words("the next time")?;
        let (event, would) = self.event()?;
        self.c.words("this turn ,")?;
        // The rule says itself how long it waits.
        let may = self.attempt(|p| p.c.words("you may")).is_some();
        let instead = self.instructions(&Player::You, None)?;
        self.c.word("instead")?;
        if !super::misplaced::replaceable(&event) {
            return self.c.expect("an event that something can stand in for");
        }
        let mut then = Vec::new();
        while let Some(step) = self.attempt(Self::if_done) {
            then.push(step);
        }
        let replaced = Replaced { event, would, next: true, only_if: None, may, instead, then };
        Some(Rule::Instead(Box::new(replaced)))
    }

    /// `... instead. If you do, INSTRUCTIONS`: that is done when the time comes.
    fn if_done(&mut self) -> Option<Step> {
        self.c.mark('.')?;
        self.sentence().filter(|s| matches!(s.gate, Gate::Did(_)))
    }

    /// `gains ... and cannot ...`: at least one.
    pub(super) fn predicates(&mut self, who: &Who) -> Option<Vec<Rule>> {
        let mut all = vec![self.predicate(who)?];
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&[", and", "and"])?;
            p.predicate(who)
        }) {
            all.push(more);
        }
        Some(all)
    }

    fn predicate(&mut self, who: &Who) -> Option<Rule> {
        if let Some(ban) = self.attempt(Self::ban) {
            return Some(Rule::Ban(who.clone(), ban));
        }
        if let Some(must) = self.attempt(|p| p.must(who)) {
            return Some(Rule::Must(who.clone(), must));
        }
        if let Some(rule) = self.attempt(|p| p.can(who)) {
            return Some(rule);
        }
        self.attempt(|p| p.change(who)).map(Rule::Change)
    }

    fn ban(&mut self) -> Option<Ban> {
        if self.c.one_of(&["does not restore during", "do not restore during"]).is_some() {
            self.genitive()?;
            self.c.words("controller's next restore rule")?;
            return Some(Ban::NextRestoreRule);
        }
        self.c.word("cannot")?;
        if self.c.words("be restored by").is_some() {
            let player = self.possessive()?;
            self.c.words("faction's restore rule")?;
            return Some(Ban::RestoreRule(player));
        }
        Some(
            match self.c.one_of(&[
                "attack or block",
                "attack",
                "block",
                "be blocked",
                "be picked",
                "be destroyed",
                "be restored",
            ])? {
                0 => Ban::AttackOrBlock,
                1 => Ban::Attack,
                2 => Ban::Block,
                3 => Ban::BeBlocked,
                4 => Ban::Pick(None),
                5 => Ban::BeDestroyed,
                _ => Ban::BeRestored,
            },
        )
    }

    /// Whom a card acts on: `it` is not the card itself, that would be `itself`.
    fn another_than(&mut self, who: &Who) -> Option<Who> {
        let named = std::mem::replace(&mut self.last, self.before.clone());
        let other = self.attempt(Self::who).filter(|o| !same(o, who));
        if other.is_none() {
            self.last = named;
            return self.c.expect("another card than the one that it is said of");
        }
        other
    }

    fn must(&mut self, subject: &Who) -> Option<Must> {
        self.c.word("must")?;
        if self.c.words("be in each attacking party you form").is_some() {
            return Some(Must::Join);
        }
        let must = match self.c.one_of(&["attack", "block"])? {
            0 => Must::Attack,
            _ => match self.attempt(|p| p.another_than(subject)) {
                Some(who) => Must::BlockThat(who),
                None => Must::Block,
            },
        };
        self.c.one_of(&["if it can", "if they can"])?;
        Some(must)
    }

    fn can(&mut self, who: &Who) -> Option<Rule> {
        self.c.word("can")?;
        if self.c.one_of(&["attack as soon as you control it", "attack as soon as you control them"]).is_some() {
            return Some(Rule::AttacksAtOnce(who.clone()));
        }
        if self.c.words("attack even if").is_some() {
            self.c.one_of(&["it has", "they have"])?;
            self.c.words("not been in play under your control since the start of")?;
            self.c.one_of(&["the turn", "your turn"])?;
            return Some(Rule::AttacksAtOnce(who.clone()));
        }
        if self.c.one_of(&["attack only once each turn", "only attack once each turn"]).is_some() {
            return Some(Rule::AttacksOnce(who.clone()));
        }
        self.c.words("block covert parties")?;
        Some(Rule::BlocksCovert(who.clone()))
    }

    /// `gains 1 strength, 1 life, and Covert for each token on it`
    fn change(&mut self, who: &Who) -> Option<Change> {
        if self.c.one_of(&["has no rules text", "have no rules text"]).is_some() {
            return Some(change(who, vec![Gain::NoText(Blank::Has)]));
        }
        if self.c.one_of(&["is a", "is an"]).is_some() {
            return self.becomes(who);
        }
        let also = self.c.word("also").is_some();
        if self.c.words("either gains or loses").is_some() {
            let n = self.num()?;
            let stat = self.changeable()?;
            return Some(change(who, vec![Gain::EitherWay(n, stat)]));
        }
        let mut up = self.gain_word()?;
        let additional = self.c.words("an additional").is_some();
        let mut gains = vec![self.gain(who, up)?];
        while let Some((way, more)) = self.attempt(|p| {
            p.c.one_of(&[", and", "and", ","])?;
            let way = p.attempt(Self::gain_word).unwrap_or(up);
            Some((way, p.gain(who, way)?))
        }) {
            up = way;
            gains.push(more);
        }
        let each = self.attempt(Self::for_each);
        if each.is_some() && !gains.iter().all(|g| matches!(g, Gain::Stat(..))) {
            return self.c.expect("numbers alone: a type, a keyword or a text is not had several times");
        }
        Some(Change { who: who.clone(), gains, each, additional, also })
    }

    /// `gains` or `loses`
    fn gain_word(&mut self) -> Option<bool> {
        Some(self.c.one_of(&["gains", "gain", "loses", "lose"])? < 2)
    }

    fn gain(&mut self, who: &Who, up: bool) -> Option<Gain> {
        if let Some(keyword) = self.keyword() {
            // A card in play has been played: when it may be played is said of cards in hands. [508.2]
            let says = match keyword {
                Keyword::Tactical => in_hand(who),
                Keyword::Covert => true,
            };
            return if says { Some(Gain::Keyword(up, keyword)) } else { self.c.expect("a keyword of cards in play") };
        }
        if self.c.words("all other rules text").is_some() {
            return (!up).then_some(Gain::NoText(Blank::LosesOther));
        }
        if self.c.words("all rules text of").is_some() {
            return Some(Gain::TextOf(self.another_than(who)?));
        }
        if let Some(found) = self.attempt(|p| p.quoted_gain(up)) {
            return Some(found);
        }
        let n = self.num()?;
        Some(Gain::Stat(up, n, self.changeable()?))
    }

    /// A number that a card can have more or less of: a faction's influence is no
    /// such number, and a cost is changed where it is paid. [202.3] [406.3]
    fn changeable(&mut self) -> Option<Stat> {
        let stat = self.stat()?;
        if matches!(stat, Stat::Influence | Stat::Cost) {
            return self.c.expect("a number of cards in play");
        }
        Some(stat)
    }

    pub(super) fn keyword(&mut self) -> Option<Keyword> {
        self.c.one_of(&["covert", "tactical"]).map(|n| [Keyword::Covert, Keyword::Tactical][n])
    }

    /// `the "golem" subtype`, `the "character" type`, `"TEXT"`
    fn quoted_gain(&mut self, up: bool) -> Option<Gain> {
        let the = self.c.word("the").is_some();
        let rules = the && self.c.words("rules text").is_some();
        let token = self.c.peek().filter(|t| t.kind == Kind::Quoted)?.clone();
        self.c.skip(1);
        if !the || rules {
            return self.inner(&token.text).filter(|_| up).map(Gain::Text);
        }
        let name = token.low.trim().to_owned();
        match self.c.one_of(&["subtype", "type"])? {
            0 => Some(Gain::Subtype(up, name)),
            _ => kind(&name).map(|k| Gain::Type(up, k)),
        }
    }

    /// `a "golem" character with 3 strength, 3 life and 2 speed`
    fn becomes(&mut self, who: &Who) -> Option<Change> {
        let mut gains = Vec::new();
        if let Some(t) = self.c.peek().filter(|t| t.kind == Kind::Quoted) {
            gains.push(Gain::Subtype(true, t.low.trim().to_owned()));
            self.c.skip(1);
        }
        gains.push(Gain::Type(true, self.bare_kinds()?));
        self.c.word("with")?;
        loop {
            let n = self.num()?;
            gains.push(Gain::Becomes(n, self.changeable()?));
            if self.c.one_of(&[", and", "and", ","]).is_none() {
                return Some(change(who, gains));
            }
        }
    }

    /// `for each token on it`, `for each [O] you control`, `for each "gear"
    /// card you control`
    pub(super) fn for_each(&mut self) -> Option<Num> {
        self.c.words("for each")?;
        if self.c.words("token on").is_some() {
            return Some(Num::Tokens(self.who()?));
        }
        if self.c.words("influence gained this way").is_some() {
            return Some(Num::Gained);
        }
        if let Some(icons) = self.attempt(|p| {
            let icons = p.icons()?;
            p.c.words("you control")?;
            Some(icons)
        }) {
            let mut all = icons.iter();
            let (icon, None) = (all.next()?, all.next()) else { return None };
            return Some(Num::Icons(icon, Player::You));
        }
        if let Some(filter) = self.attempt(Self::members) {
            return Some(Num::Count(Box::new(filter)));
        }
        let (filter, _) = self.filter()?;
        Some(Num::Count(Box::new(filter)))
    }
}

fn change(who: &Who, gains: Vec<Gain>) -> Change {
    Change { who: who.clone(), gains, each: None, additional: false, also: false }
}

/// Whether a noun speaks of cards in hands.
fn in_hand(who: &Who) -> bool {
    match who {
        Who::All(g) => g.what.area == Area::Hand,
        Who::A(f) => f.area == Area::Hand,
        _ => false,
    }
}

/// Whether two nouns mean one card for certain.
pub(super) fn same(one: &Who, other: &Who) -> bool {
    let to = |who: &Who| match who {
        Who::This => Some(To::This),
        Who::Attached(_) => Some(To::Attached),
        Who::Ref(r) => Some(r.to.clone()),
        _ => None,
    };
    to(one).is_some_and(|one| to(other) == Some(one))
}

fn kind(name: &str) -> Option<Kinds> {
    match name {
        "character" => Some(Kinds::CHARACTER),
        "item" => Some(Kinds::ITEM),
        "location" => Some(Kinds::LOCATION),
        "tactic" => Some(Kinds::TACTIC),
        "resource" => Some(Kinds::RESOURCE),
        _ => None,
    }
}
