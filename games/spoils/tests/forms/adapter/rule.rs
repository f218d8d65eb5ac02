//! Events, conditions and standing rules.

use super::Adapter;
use super::noun::{area, kinds, pile};
use crate::forms::words::{self as f, Change, Clause, Cond, Event, Lasting, Rule, Thing};
use arbiter_spoils::words as w;

/// `If EVENT, ... instead.`
pub(super) fn replaced(event: w::Event, instead: Vec<w::Instruction>, next: bool, may: bool) -> w::Rule {
    let then = Vec::new();
    w::Rule::Instead(Box::new(w::Replaced { event, would: false, next, only_if: None, may, instead, then }))
}

impl Adapter<'_> {
    pub(super) fn event(&mut self, event: &Event) -> w::Event {
        match event {
            Event::Enters(who) => w::Event::Enters(self.subject(who)),
            Event::Leaves(who) => w::Event::Leaves(self.subject(who)),
            Event::EntersOrLeaves(who) => w::Event::EntersOrLeaves(self.subject(who)),
            Event::Blocks(who) => w::Event::Blocks(self.subject(who)),
            Event::Destroyed(who) => w::Event::Destroyed(self.subject(who), None),
            Event::Plays(player, who) => {
                let player = self.player(player);
                match self.subject(who) {
                    w::Who::A(filter) => w::Event::Plays(player, filter),
                    other => panic!("{other:?} is not played"),
                }
            }
            Event::Inflicts(who, to) => {
                let who = self.subject(who);
                w::Event::Inflicts { who, damage: w::Damage::Any, to: Some(self.subject(to)) }
            }
            Event::Inflicted(who) => w::Event::Inflicted(self.subject(who), w::Damage::Any),
            Event::NoTokens(who) => w::Event::State(w::Cond::Tokens(self.subject(who), w::Bound::Is(w::Num::N(0)))),
        }
    }

    pub(super) fn cond(&mut self, cond: &Cond) -> w::Cond {
        match cond {
            Cond::Even(pile) => {
                let filter = w::Filter { area: area(*pile), side: w::Side::Yours, ..w::Filter::default() };
                w::Cond::Count(w::Player::You, Box::new(filter), w::Bound::Even)
            }
            Cond::AtLeast(player, n, zone) => {
                let player = self.player(player);
                let filter = w::Filter { area: area(pile(zone)), side: self.side(zone), ..w::Filter::default() };
                w::Cond::Count(player, Box::new(filter), w::Bound::AtLeast(w::Num::N(i16::from(*n))))
            }
            Cond::Attacked => w::Cond::Attacked,
            Cond::Blocking(who) => w::Cond::In(self.subject(who), w::Part::Blocking),
            Cond::AttackingA(who, kind) => w::Cond::AttackingA(self.subject(who), kinds(&[*kind])),
        }
    }

    pub(super) fn rule(&mut self, rule: &Rule) -> w::Rule {
        match rule {
            Rule::Lasting(lasting) => self.lasting(lasting),
            Rule::CannotBeBlocked(who) => w::Rule::Ban(self.subject(who), w::Ban::BeBlocked),
            Rule::CannotPlay(cards) => {
                let ban = w::Ban::Play(Box::new(self.filter(cards)));
                w::Rule::PlayerBan(w::Player::Both(w::Both::Bare), ban)
            }
            Rule::NoResponse(who) => {
                assert_eq!(self.subject(who), w::Who::This);
                w::Rule::NoResponse
            }
            Rule::MustBlock(who) => w::Rule::Must(self.subject(who), w::Must::Block),
            Rule::MustJoin(who) => w::Rule::Must(self.subject(who), w::Must::Join),
            Rule::AttacksAtOnce(who) => w::Rule::AttacksAtOnce(self.subject(who)),
            Rule::AttacksOnce(who) => w::Rule::AttacksOnce(self.subject(who)),
            Rule::BlocksCovert(who) => w::Rule::BlocksCovert(self.subject(who)),
            Rule::MustBePicked(who) => w::Rule::MustBePicked(self.subject(who)),
            Rule::EntersWith(who, n) => {
                assert_eq!(self.subject(who), w::Who::This);
                w::Rule::EntersWithTokens(w::Num::N(i16::from(*n)))
            }
            Rule::Levy(n) => w::Rule::Levy { who: w::Player::Opponent, pay: self.num(n), to: w::Levy::Attack },
            Rule::Cheaper(cards, n, least) => {
                let of = w::PriceOf::Plays(w::Player::You, Box::new(self.filter(cards)));
                w::Rule::Price { of, by: w::Sized::Reduce(self.num(n)), least: Some(*least) }
            }
            Rule::DearerAbilities(n) => {
                let of = w::PriceOf::Abilities(w::Player::Opponent);
                w::Rule::Price { of, by: w::Sized::Increase(self.num(n)), least: None }
            }
            Rule::LessLoss(zone, n) => {
                let player = self.owner(zone);
                w::Rule::InfluenceLoss(player, w::Sized::Reduce(self.num(n)))
            }
            Rule::BattleDamageTo(who, n) => {
                let (to, by) = (self.subject(who), w::Sized::To(self.num(n)));
                damage(to, w::Damage::Battle, by, w::DamageSaid::Reduce)
            }
            Rule::Instead(event, clause) => {
                let event = self.event(event);
                let may = matches!(clause, Clause::May(_));
                let step = f::Step(f::Body::Do(clause.clone()));
                let instead = self.steps(&[step]).remove(0).acts;
                replaced(event, instead, false, may)
            }
            Rule::Control(who) => w::Rule::Control(w::Player::You, self.subject(who)),
            Rule::Assigns(f::Owner::Its(_), f::Fought::Target, f::Fought::BlockingParty) => {
                w::Rule::AssignsToTarget(w::Who::This)
            }
            Rule::Assigns(..) => panic!("{rule:?} has no word yet"),
        }
    }

    fn lasting(&mut self, lasting: &Lasting) -> w::Rule {
        match lasting {
            Lasting::Change(who, changes) => {
                let who = self.subject(who);
                w::Rule::Change(self.change(who, changes))
            }
            Lasting::LessDamage(who, n) => {
                let (to, by) = (self.subject(who), w::Sized::Reduce(self.num(n)));
                damage(to, w::Damage::Any, by, w::DamageSaid::If)
            }
        }
    }

    /// The same for a turn.
    pub(super) fn lasting_verb(&mut self, lasting: &Lasting) -> w::Verb {
        match self.lasting(lasting) {
            w::Rule::Change(change) => w::Verb::Change(change, w::Until::Turn),
            rule => w::Verb::Rule(Box::new(rule), w::Until::Turn),
        }
    }

    fn change(&mut self, who: w::Who, changes: &[Change]) -> w::Change {
        let mut gains = Vec::new();
        for change in changes {
            match change {
                Change::Gain(things) => gains.extend(things.iter().map(|t| self.gain(true, t))),
                Change::Lose(things) => gains.extend(things.iter().map(|t| self.gain(false, t))),
                Change::Either(thing) => match self.gain(true, thing) {
                    w::Gain::Stat(_, n, stat) => gains.push(w::Gain::EitherWay(n, stat)),
                    other => panic!("{other:?} is no number"),
                },
            }
        }
        w::Change { who, gains, each: None, additional: false, also: false }
    }

    fn gain(&mut self, gains: bool, thing: &Thing) -> w::Gain {
        match thing {
            Thing::Strength(n) => w::Gain::Stat(gains, self.num(n), w::Stat::Strength),
            Thing::Life(n) => w::Gain::Stat(gains, self.num(n), w::Stat::Life),
            Thing::Speed(n) => w::Gain::Stat(gains, self.num(n), w::Stat::Speed),
            Thing::Covert => w::Gain::Keyword(gains, w::Keyword::Covert),
            Thing::Type(kind) => w::Gain::Type(gains, kinds(&[*kind])),
            Thing::Text(text) => {
                let body = self.text(text);
                w::Gain::Text(vec![w::Paragraph { threshold: w::Icons::default(), body }])
            }
        }
    }
}

fn damage(to: w::Who, which: w::Damage, by: w::Sized, said: w::DamageSaid) -> w::Rule {
    let rule = w::DamageRule { from: None, to: Some(to), which, only: None, by, during: None, said };
    w::Rule::Damage(Box::new(rule))
}
