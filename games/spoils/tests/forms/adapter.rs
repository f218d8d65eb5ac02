//! From the words of the forms to the words that the engine has today.
//!
//! Throw-away: it only shows that both say the same. Slots are counted as
//! today's grammar counts them, and what a pronoun means comes from the side
//! table.

mod noun;
mod rule;
mod verb;

use crate::forms::words::{self as f, Paragraph, Text};
use arbiter_spoils::words as w;
use arbiter_text::forms::{Referents, Spot};
use std::collections::BTreeMap;

/// Where something was named: its slots can be seen from there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    /// The card's own `COST:` and `EFFECT:`.
    Card,
    /// Any other paragraph.
    Other,
}

/// What a phrase stands for when a pronoun means it.
#[derive(Clone)]
enum Named {
    This,
    Attached,
    Slot(u8, Section),
    Player(w::Player),
}

pub(crate) struct Adapter<'t> {
    referents: &'t Referents,
    named: BTreeMap<u32, Named>,
    slot: u8,
    card_slot: u8,
    section: Section,
}

impl<'t> Adapter<'t> {
    pub(crate) fn new(referents: &'t Referents) -> Self {
        Adapter { referents, named: BTreeMap::new(), slot: 0, card_slot: 0, section: Section::Other }
    }

    pub(crate) fn card(&mut self, card: &f::Card) -> Vec<w::Paragraph> {
        card.0.iter().map(|p| self.paragraph(p)).collect()
    }

    /// A section of its own has slots of its own.
    fn other<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        (self.section, self.slot) = (Section::Other, 0);
        make(self)
    }

    /// The card's cost and effect share their slots.
    fn shared<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        (self.section, self.slot) = (Section::Card, self.card_slot);
        let made = make(self);
        self.card_slot = self.slot;
        made
    }

    fn new_slot(&mut self, spot: Spot) -> u8 {
        let slot = self.slot;
        self.slot += 1;
        self.named.insert(spot.0, Named::Slot(slot, self.section));
        slot
    }

    fn meant(&self, pronoun: Spot) -> Named {
        let meant = self.referents.meant(pronoun).expect("a pronoun is decided");
        self.named.get(&meant.0).cloned().expect("what is meant comes first")
    }

    fn paragraph(&mut self, paragraph: &Paragraph) -> w::Paragraph {
        let mut threshold = w::Icons::default();
        let body = match paragraph {
            Paragraph::Covert => w::Body::Keyword(w::Keyword::Covert),
            Paragraph::Tactical => w::Body::Keyword(w::Keyword::Tactical),
            Paragraph::Unique(name) => w::Body::Unique(name.0.clone()),
            Paragraph::Attach(kind) => {
                w::Body::Attach(w::Filter { kinds: noun::kinds(&[*kind]), ..w::Filter::default() })
            }
            Paragraph::FlipUp(cost, icons, extra) => w::Body::FlipUp(w::FlipUp {
                cost: *cost,
                threshold: noun::icons(icons),
                extra: self.other(|a| {
                    let acts: Vec<_> = extra.iter().map(|act| a.act(act, w::Player::You)).collect();
                    acts.into_iter().map(|act| verb::step(vec![act])).collect()
                }),
            }),
            Paragraph::Provides(icons) => w::Body::Provides(noun::icons(icons)),
            Paragraph::Cost(steps) => w::Body::Cost(self.shared(|a| a.steps(steps))),
            Paragraph::Effect(steps) => {
                w::Body::Effect(w::Effect { label: true, steps: self.shared(|a| a.steps(steps)) })
            }
            Paragraph::Ability(name, icons, cost, effect) => self.other(|a| {
                let (name, threshold) = (name.0.clone(), noun::icons(icons));
                w::Body::Ability(w::Ability { name, threshold, cost: a.steps(cost), effect: a.steps(effect) })
            }),
            Paragraph::Options(options) => {
                let options = options.iter().map(|o| self.other(|a| a.option(o))).collect();
                w::Body::Options(w::Options { who: w::Player::You, options })
            }
            Paragraph::Text(icons, text) => {
                threshold = noun::icons(icons);
                self.other(|a| a.text(text))
            }
            Paragraph::Influence(n) => w::Body::Influence(i16::from(*n)),
            Paragraph::StartingDraw(first, second) => w::Body::StartingDraw { first: *first, second: *second },
            Paragraph::StartingResources(all) => w::Body::StartingResources(all.iter().map(noun::starting).collect()),
            Paragraph::RestoreRule(trigger) => w::Body::RestoreRule(self.other(|a| a.trigger(trigger))),
            Paragraph::DevelopRule(trigger) => w::Body::DevelopRule(self.other(|a| a.trigger(trigger))),
        };
        w::Paragraph { threshold, body }
    }

    fn option(&mut self, option: &f::OptionText) -> w::OptionText {
        match option {
            f::OptionText::Paid(_, cost, effect) => {
                w::OptionText { cost: self.steps(cost), effect: w::Effect { label: true, steps: self.steps(effect) } }
            }
            f::OptionText::Plain(_, steps) => {
                w::OptionText { cost: vec![], effect: w::Effect { label: false, steps: self.steps(steps) } }
            }
        }
    }

    fn text(&mut self, text: &Text) -> w::Body {
        let rule = |during, rule| w::Body::Static(w::Static { during, said_if: false, rules: vec![rule] });
        match text {
            Text::Steps(steps) => w::Body::Effect(w::Effect { label: false, steps: self.steps(steps) }),
            Text::Trigger(trigger) => w::Body::Trigger(self.trigger(trigger)),
            Text::Static(said) => rule(None, self.rule(said)),
            Text::While(cond, said) => {
                let during = self.cond(cond);
                rule(Some(during), self.rule(said))
            }
        }
    }

    fn trigger(&mut self, trigger: &f::Trigger) -> w::Trigger {
        let f::Trigger(when, first, more) = trigger;
        let (head, event) = match when {
            f::When::Happens(event) => (w::Head::When, self.event(event)),
            f::When::At(f::Moment::YourTurn) => (w::Head::At, w::Event::StartOfTurn(w::Player::You)),
            f::When::At(f::Moment::OpponentsTurn) => (w::Head::At, w::Event::StartOfTurn(w::Player::Opponent)),
        };
        let mut steps = vec![self.body(first)];
        steps.extend(self.steps(more));
        w::Trigger { when: w::When { head, event, from: None }, steps }
    }
}
