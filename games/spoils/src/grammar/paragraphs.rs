//! Paragraphs: what kind each is, and its head.

use super::Parser;
use super::layout::Layout;
use super::misplaced;
use super::refs::{Ante, Held, Thing};
use crate::words::{
    Ability, Body, Effect, Event, Filter, FlipUp, Head, Icons, Kinds, Must, OptionText, Options, Paragraph, Player,
    PriceOf, Replaced, Rule, Slot, Static, To, Trigger, Verb, When,
};
use arbiter_text::Kind;
use std::sync::Arc;

impl Parser<'_> {
    /// One paragraph, or a cost section with its effect section.
    pub(super) fn piece(&mut self) -> Option<Vec<Paragraph>> {
        if self.card.kinds == Kinds::FACTION
            && let Some(body) = self.attempt(Self::faction_line)
        {
            return self.c.done().then(|| vec![always(body)]);
        }
        if let Some(ability) = self.attempt(Self::ability) {
            return Some(vec![always(Body::Ability(ability))]);
        }
        if let Some(options) = self.attempt(Self::options) {
            return Some(vec![always(Body::Options(options))]);
        }
        if let Some(found) = self.attempt(Self::sections) {
            return self.all_read(found);
        }
        let bare = self.attempt(|p| p.icons().filter(|_| p.c.done()));
        if let Some(icons) = bare {
            return Some(vec![always(Body::Provides(icons))]);
        }
        let threshold = self
            .attempt(|p| {
                let icons = p.icons()?;
                let bar = Some(p.c.at()) == p.bar;
                (p.c.mark(':').is_some() || bar).then_some(icons)
            })
            .unwrap_or_default();
        let body = self.body()?;
        self.all_read(vec![Paragraph { threshold, body }])
    }

    fn all_read(&mut self, found: Vec<Paragraph>) -> Option<Vec<Paragraph>> {
        if self.c.done() { Some(found) } else { self.c.expect("the end of the paragraph") }
    }

    /// A paragraph without a label.
    fn body(&mut self) -> Option<Body> {
        let lines: [fn(&mut Self) -> Option<Body>; 6] =
            [Self::keyword_line, Self::unique, Self::attach_line, Self::flip_up, Self::provides, Self::any_copies];
        if let Some(body) = lines.iter().find_map(|line| self.attempt(|p| line(p).filter(|_| p.c.done()))) {
            return Some(body);
        }
        if self.card.kinds == Kinds::TACTIC
            && let Some(steps) = self.attempt(|p| p.effect_steps().filter(|_| p.c.done()))
        {
            return Some(Body::Effect(Effect { label: false, steps }));
        }
        if let Some(body) = self.attempt(|p| p.conditional().filter(|_| p.c.done())) {
            return Some(body);
        }
        self.attempt(Self::standing).map(Body::Static)
    }

    /// The sentences of a tactic; what cannot be responded to is a rule.
    fn effect_steps(&mut self) -> Option<Vec<crate::words::Step>> {
        if self.c.peek().is_some_and(|t| t.low == "your")
            && self.attempt(|p| p.c.words("your opponent cannot respond")).is_some()
        {
            return None;
        }
        let steps = self.steps()?;
        // What a card says of its own cost holds while it is played: no effect.
        let own = |v: &Verb| matches!(v, Verb::Rule(r, _) if matches!(**r, Rule::Price { of: PriceOf::This, .. }));
        let priced = steps.iter().flat_map(|s| &s.acts).any(|i| own(&i.verb));
        (!priced).then_some(steps)
    }

    fn keyword_line(&mut self) -> Option<Body> {
        self.keyword().map(Body::Keyword)
    }

    fn unique(&mut self) -> Option<Body> {
        self.c.word("unique")?;
        let name = self.raw_rest()?;
        Some(Body::Unique(name.to_lowercase()))
    }

    /// The rest of the paragraph as it is written.
    fn raw_rest(&mut self) -> Option<String> {
        let start = self.c.peek()?.start;
        let end = self.tokens.last()?.end;
        self.c.skip(self.tokens.len());
        Some(self.wording[start..end].to_owned())
    }

    fn attach_line(&mut self) -> Option<Body> {
        self.c.words("attach to")?;
        let kinds = self.bare_kinds()?;
        Some(Body::Attach(Filter { kinds, ..Filter::default() }))
    }

    /// `FLIP UP: 3 [D][D] and play a resource.`
    fn flip_up(&mut self) -> Option<Body> {
        self.c.words("flip up")?;
        self.c.mark(':')?;
        let cost = u8::try_from(self.c.number()?).ok()?;
        // Without icons anybody may turn it up.
        let threshold = self.attempt(Self::icons).unwrap_or_default();
        let extra = match self.c.word("and") {
            Some(()) => self.steps()?,
            None => Vec::new(),
        };
        Some(Body::FlipUp(FlipUp { cost, threshold, extra }))
    }

    fn provides(&mut self) -> Option<Body> {
        self.c.word("provides")?;
        if self.c.mark(':').is_none() {
            self.c.mark('-')?;
        }
        let icons = self.icons()?;
        self.c.mark('.');
        Some(Body::Provides(icons))
    }

    fn any_copies(&mut self) -> Option<Body> {
        self.c.words("you may include as many copies of this card in your deck as you want .")?;
        Some(Body::AnyCopies)
    }

    /// `NAME: [G][G] | COST: ... | EFFECT: ...`
    fn ability(&mut self) -> Option<Ability> {
        let head = self.head()?;
        let (name, threshold) = self.ability_head(head)?;
        self.c.skip(head);
        let cost = match self.label("cost") {
            Some(()) => self.steps()?,
            None => Vec::new(),
        };
        self.label("effect")?;
        self.go_on();
        let effect = self.steps()?;
        self.c.done().then_some(Ability { name, threshold, cost, effect })
    }

    /// How many tokens stand in front of the first label.
    fn head(&mut self) -> Option<usize> {
        let label = |at: usize| {
            let word = self.tokens.get(at).is_some_and(|t| t.low == "cost" || t.low == "effect");
            word && self.tokens.get(at + 1).is_some_and(|t| t.kind == Kind::Mark(':'))
        };
        let head = (0..self.tokens.len()).find(|&at| label(at)).filter(|&n| n > 0 && Some(n) == self.bar)?;
        // An option, and a head of sentences, is no name.
        let option = self.tokens[0].low == "option";
        let colon = self.tokens[head - 1].kind == Kind::Mark(':');
        (!option && !colon).then_some(head)
    }

    fn ability_head(&self, head: usize) -> Option<(String, Icons)> {
        let icons = self.tokens[..head].iter().rev().take_while(|t| t.kind == Kind::Icon).count();
        let mut end = head - icons;
        let mut threshold = Icons::default();
        for token in &self.tokens[end..head] {
            threshold.extend(Icons::parse(&token.low)?);
        }
        if icons > 0 {
            end = end.checked_sub(1).filter(|&n| self.tokens[n].kind == Kind::Mark(':'))?;
        }
        let last = end.checked_sub(1)?;
        Some((self.wording[self.tokens[0].start..self.tokens[last].end].to_owned(), threshold))
    }

    pub(super) fn label(&mut self, word: &str) -> Option<()> {
        self.c.word(word)?;
        self.c.mark(':')
    }

    /// `COST: ...`, `EFFECT: ...`, or both in one paragraph.
    fn sections(&mut self) -> Option<Vec<Paragraph>> {
        let mut all = Vec::new();
        if self.label("cost").is_some() {
            all.push(always(Body::Cost(self.steps()?)));
            self.own_cost = Some(self.slots.len());
            if self.c.done() {
                return Some(all);
            }
        }
        self.label("effect")?;
        if all.is_empty() {
            self.go_on_from_cost();
        } else {
            self.go_on();
        }
        let steps = self.steps()?;
        all.push(always(Body::Effect(Effect { label: true, steps })));
        Some(all)
    }

    /// The effect section knows what the cost section picked.
    fn go_on_from_cost(&mut self) {
        self.slots = Arc::new(self.cost.to_vec());
        self.go_on();
    }

    /// Behind a cost `it` is the newest of what that cost named, also if it says
    /// after that what becomes of this card.
    fn go_on(&mut self) {
        let cards = |h: &Held| !matches!(h.what, Thing::Player);
        let named = (0..).zip(self.slots.iter()).filter(|(_, h)| cards(h));
        let named: Vec<(Slot, bool)> = named.map(|(n, h)| (n, h.one)).collect();
        for (slot, _) in named.iter().rev().find(|s| s.1).into_iter().chain(named.last()) {
            self.means(Ante::To(To::Slot(*slot)));
        }
    }

    /// `Choose one of the following as this card's rules text:` and the options
    /// behind it.
    fn options(&mut self) -> Option<Options> {
        let who = match self.c.word("choose") {
            Some(()) => Player::You,
            None => {
                let who = self.player()?;
                self.c.word("chooses")?;
                who
            }
        };
        self.c.words("one of the following as this card's rules text")?;
        self.c.mark(':')?;
        if !self.c.done() {
            return None;
        }
        let mut options = Vec::new();
        for piece in self.behind {
            if piece.tokens.first().is_none_or(|t| t.low != "option") {
                break;
            }
            let mut inner = Parser::new(piece, &[], self.wording, self.card, &[]);
            match inner.option(options.len() + 1) {
                Some(option) => options.push(option),
                None => {
                    let (token, _) = inner.c.furthest();
                    self.inner = Some(format!("option {}: `{}`", options.len() + 1, token.map_or("", |t| &t.text)));
                    return None;
                }
            }
        }
        self.taken = options.len();
        (options.len() > 1).then_some(Options { who, options })
    }

    fn option(&mut self, number: usize) -> Option<OptionText> {
        self.c.word("option")?;
        self.c.number().filter(|&n| usize::try_from(n) == Ok(number))?;
        let cost = match self.attempt(|p| p.label("cost")) {
            Some(()) => self.steps()?,
            None => Vec::new(),
        };
        let label = self.attempt(|p| p.label("effect")).is_some();
        self.go_on();
        let steps = self.steps()?;
        self.c.done().then_some(OptionText { cost, effect: Effect { label, steps } })
    }

    /// A text in quotes, as a text of its own.
    pub(super) fn inner(&mut self, text: &str) -> Option<Vec<Paragraph>> {
        let layout = Layout::of(text);
        let none: [Held; 0] = [];
        // The card that gains it is in play, whatever the card is that gives it. [508.1]
        let gaining = super::Context { kinds: Kinds::empty(), ..*self.card };
        let mut all = Vec::new();
        for piece in &layout.pieces {
            let mut inner = Parser::new(piece, &[], text, &gaining, &none);
            match inner.piece() {
                Some(found) => {
                    if let Some(why) = found.iter().find_map(misplaced::in_quotes) {
                        self.inner = Some(why.to_owned());
                        return None;
                    }
                    all.extend(found);
                }
                None => {
                    self.inner = Some(inner.complaint(&layout).why);
                    return None;
                }
            }
        }
        (!all.is_empty()).then_some(all)
    }

    /// `If EVENT, ...`, `When EVENT, ...`, `At MOMENT, ...`: a trigger, a
    /// replacement or a rule about amounts. [TR1]
    fn conditional(&mut self) -> Option<Body> {
        let from = self.attempt(|p| {
            p.c.words("while this card is in your discard pile ,")?;
            Some(crate::words::Area::Discard)
        });
        if self.c.word("at").is_some() {
            let event = self.moment()?;
            self.comma()?;
            let steps = self.steps()?;
            return Some(Body::Trigger(Trigger { when: When { head: Head::At, event, from }, steps }));
        }
        let head = [Head::If, Head::When][self.c.one_of(&["if", "when"])?];
        let (event, would) = self.event()?;
        if let Some(body) = self.attempt(|p| p.replacement(&event, would)) {
            return Some(body);
        }
        self.comma()?;
        if let Some(rule) = self.attempt(|p| p.amount_rule(&event)) {
            self.stop()?;
            return Some(Body::Static(Static { during: None, said_if: false, rules: vec![rule] }));
        }
        if would {
            return self.c.expect("`instead`");
        }
        let steps = self.steps()?;
        Some(Body::Trigger(Trigger { when: When { head, event, from }, steps }))
    }

    /// The comma behind a head may be missing before `you may`.
    pub(super) fn comma(&mut self) -> Option<()> {
        let goes_on = ["you", "put", "destroy", "draw", "discard"];
        let on = self.c.peek().is_some_and(|t| goes_on.contains(&t.low.as_str()));
        self.c.mark(',').or(on.then_some(()))
    }

    /// Rules that look like triggers: amounts, and blocking when attacked.
    fn amount_rule(&mut self, event: &Event) -> Option<Rule> {
        match event {
            Event::LosesInfluence(player) => Some(Rule::InfluenceLoss(player.clone(), self.amount_change()?)),
            Event::Draws(player) => Some(Rule::DrawMore(player.clone(), self.amount_change()?)),
            Event::PlayerAttacked(Player::You) => {
                let who = self.who()?;
                self.c.words("must block if it can")?;
                Some(Rule::Must(who, Must::Guard))
            }
            _ => None,
        }
    }

    /// `..., you may INSTRUCTIONS instead. STEPS` [506.1]
    fn replacement(&mut self, event: &Event, would: bool) -> Option<Body> {
        let only_if = self
            .attempt(|p| p.c.words("during a turn when this card damaged it"))
            .map(|()| crate::words::Cond::ThisDamagedIt);
        self.comma()?;
        let may = self.attempt(|p| p.c.words("you may")).is_some();
        let instead = self.instructions(&Player::You, None)?;
        self.c.word("instead")?;
        if !misplaced::replaceable(event) {
            return self.c.expect("an event that something can stand in for");
        }
        self.stop()?;
        let then = if self.c.done() { Vec::new() } else { self.steps()? };
        let replaced = Replaced { event: event.clone(), would, next: false, only_if, may, instead, then };
        Some(Body::Static(Static { during: None, said_if: false, rules: vec![Rule::Instead(Box::new(replaced))] }))
    }
}

/// A paragraph without a threshold.
pub(super) fn always(body: Body) -> Paragraph {
    Paragraph { threshold: Icons::default(), body }
}
