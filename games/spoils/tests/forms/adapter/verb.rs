//! Sentences and verbs.

use super::Adapter;
use super::noun::pile;
use crate::forms::words::{self as f, Act, Body, Clause, Count, Destination, Kind, Limit, Pile, Tokens, Who};
use arbiter_spoils::words as w;

/// A sentence with nothing around its acts.
pub(super) fn step(acts: Vec<w::Instruction>) -> w::Step {
    w::Step { gate: w::Gate::Open, may: None, lead: None, acts, lets: vec![] }
}

fn plain(verb: w::Verb) -> w::Instruction {
    w::Instruction { by: w::Player::You, verb, if_can: false }
}

fn one() -> w::Quantity {
    w::Quantity::Exactly(w::Num::N(1))
}

impl Adapter<'_> {
    pub(super) fn steps(&mut self, steps: &[f::Step]) -> Vec<w::Step> {
        steps.iter().map(|s| self.body(&s.0)).collect()
    }

    pub(super) fn body(&mut self, body: &Body) -> w::Step {
        let (gate, clause) = match body {
            Body::Do(clause) => (w::Gate::Open, clause),
            Body::IfDone(clause) => (w::Gate::Did(w::Player::You), clause),
            Body::IfNot(player, clause) => (w::Gate::DidNot(self.player(player)), clause),
            Body::IfWon(clause) => (w::Gate::Won, clause),
            Body::Otherwise(clause) => (w::Gate::Otherwise, clause),
            Body::IfPicked(kind, clause) => {
                let kinds = super::noun::kinds(&[*kind]);
                let filter = w::Filter { kinds, ..w::Filter::default() };
                (w::Gate::If(w::Cond::Picked(0, Box::new(filter), true)), clause)
            }
            other => return self.special(other),
        };
        w::Step { gate, ..self.clause(clause) }
    }

    /// Sentences that are more than a gate and a clause.
    fn special(&mut self, body: &Body) -> w::Step {
        match body {
            Body::ThisTurn(lasting) => {
                let verb = self.lasting_verb(lasting);
                w::Step { lead: Some(w::Until::Turn), ..step(vec![plain(verb)]) }
            }
            Body::EndOfTurn(clause) => {
                let when = w::When { head: w::Head::At, event: w::Event::EndOfTurn(w::Player::Any), from: None };
                let steps = vec![self.clause(clause)];
                step(vec![plain(w::Verb::Later(Box::new(when), steps, false))])
            }
            Body::NextTime(event, clause) => {
                let event = self.event(event);
                let instead = self.clause(clause).acts;
                let rule = super::rule::replaced(event, instead, true, false);
                step(vec![plain(w::Verb::Rule(Box::new(rule), w::Until::Turn))])
            }
            Body::Where(clause, f::Var::X, num) => {
                let num = self.num(num);
                w::Step { lets: vec![(w::Var::X, num)], ..self.clause(clause) }
            }
            Body::Only(limit) => step(vec![plain(w::Verb::Only(self.limit(limit)))]),
            Body::AnyoneUses => step(vec![plain(w::Verb::AnyoneUses)]),
            Body::Tie(kind) => {
                let kinds = super::noun::kinds(&[*kind]);
                step(vec![plain(w::Verb::TieRemark(kinds, "is destroyed".to_owned()))])
            }
            other => panic!("{other:?} is a gate"),
        }
    }

    fn limit(&mut self, limit: &Limit) -> w::Cond {
        match limit {
            Limit::YourTurn => w::Cond::Turn(w::Player::You),
            Limit::YourTurnNoBattle => {
                w::Cond::And(Box::new(w::Cond::Turn(w::Player::You)), Box::new(w::Cond::Not(Box::new(w::Cond::Battle))))
            }
            Limit::Battle => w::Cond::Battle,
            Limit::Attacked => w::Cond::Attacked,
            Limit::Once => w::Cond::TimesEachTurn(1),
            Limit::Response(Who::A(spot, cards)) if cards.kinds == [Kind::Ability] => {
                w::Cond::RespondingAbility(None, self.new_slot(*spot))
            }
            Limit::Response(Who::A(spot, cards)) => {
                let filter = self.filter(cards);
                w::Cond::Responding(Box::new(filter), self.new_slot(*spot))
            }
            Limit::InDiscard(who) => {
                assert_eq!(self.subject(who), w::Who::This);
                w::Cond::ThisIn(w::Area::Discard)
            }
            other => panic!("{other:?} is not played"),
        }
    }

    fn clause(&mut self, clause: &Clause) -> w::Step {
        let (may, by, acts) = match clause {
            Clause::You(acts) => (false, w::Player::You, acts),
            Clause::May(acts) => (true, w::Player::You, acts),
            Clause::Player(player, acts) => (false, self.player(player), acts),
            Clause::PlayerMay(player, acts) => (true, self.player(player), acts),
            Clause::Gains(zone, points) => return self.influence(true, zone, &points.0),
            Clause::Loses(zone, points) => return self.influence(false, zone, &points.0),
            Clause::For(lasting) => return step(vec![plain(self.lasting_verb(lasting))]),
            Clause::Let(f::Var::X, num) => return step(vec![plain(w::Verb::Let(w::Var::X, self.num(num)))]),
            Clause::Cheaper(num) => {
                let by = w::Sized::Reduce(self.num(num));
                let rule = w::Rule::Price { of: w::PriceOf::Next(w::Player::You), by, least: None };
                return step(vec![plain(w::Verb::Rule(Box::new(rule), w::Until::Turn))]);
            }
        };
        let acts = acts.iter().map(|act| self.act(act, by.clone())).collect();
        w::Step { may: may.then_some(by), ..step(acts) }
    }

    fn influence(&mut self, gains: bool, zone: &f::Zone, num: &f::Num) -> w::Step {
        let faction = w::Who::Faction(self.owner(zone));
        step(vec![plain(w::Verb::Influence(gains, self.num(num), faction))])
    }

    pub(super) fn act(&mut self, act: &Act, by: w::Player) -> w::Instruction {
        w::Instruction { verb: self.verb(act), by, if_can: false }
    }

    fn verb(&mut self, act: &Act) -> w::Verb {
        match act {
            Act::Pay(n) => w::Verb::Pay(self.num(n)),
            Act::Number(f::Var::X) => w::Verb::ChooseNumber(w::Var::X, None),
            Act::Pick(who) => w::Verb::Pick(self.chosen(who)),
            Act::Choose(who) => w::Verb::Choose(self.chosen(who)),
            Act::Deplete(who) => w::Verb::Deplete(self.who(who)),
            Act::Restore(who) => w::Verb::Restore(self.who(who)),
            Act::Destroy(who) => w::Verb::Destroy(self.who(who)),
            Act::Terminate(who) => w::Verb::Terminate(self.who(who)),
            Act::Duplicate(who) => w::Verb::Duplicate(self.who(who)),
            Act::Exile(who) => w::Verb::Exile(self.who(who), None),
            Act::LeaveBattle(who) => w::Verb::LeaveBattle(self.who(who)),
            Act::Reveal(who) => w::Verb::Reveal(self.who(who)),
            Act::Control(who) => w::Verb::Control(self.who(who), w::Until::Leaves),
            Act::Draw(Count::One) => w::Verb::Draw(one()),
            Act::Draw(Count::N(n)) => w::Verb::Draw(w::Quantity::Exactly(self.num(n))),
            Act::Discard(who) => w::Verb::Discard(self.out_of_hand(who, false)),
            Act::DiscardRandom(who) => w::Verb::Discard(self.out_of_hand(who, true)),
            Act::Look(Who::Top(spot, zone)) => {
                let deck = w::Deck::Of(self.owner(zone));
                w::Verb::Look { count: one(), deck, slot: self.new_slot(*spot) }
            }
            Act::Look(Who::Pile(zone)) if pile(zone) == Pile::Hand => w::Verb::LookAtHand(self.owner(zone)),
            Act::Search(zone, who) => {
                let mut what = self.chosen(who);
                (what.what.area, what.what.side) = (w::Area::Deck, self.side(zone));
                w::Verb::Search { deck: self.owner(zone), what }
            }
            Act::ShuffleInto(who, zone) => {
                let who = self.who(who);
                w::Verb::ShuffleInto(who, self.owner(zone))
            }
            Act::Put(Who::TopN(spot, n, zone), to) => {
                let count = w::Quantity::Exactly(w::Num::N(i16::from(*n)));
                let (deck, to) = (w::Deck::Of(self.owner(zone)), Some(self.place(to)));
                w::Verb::Top { count, deck, to, slot: self.new_slot(*spot) }
            }
            Act::Put(who, to) => {
                let what = self.who(who);
                w::Verb::Put(w::Move { what, to: self.place(to) })
            }
            Act::PutTokens(tokens, who) => {
                w::Verb::PutTokens { count: self.tokens(tokens), up_to: false, divided: false, on: self.who(who) }
            }
            Act::RemoveTokens(tokens, who) => {
                let count = w::Quantity::Exactly(self.tokens(tokens));
                w::Verb::RemoveTokens(count, self.who(who))
            }
            Act::Create(spot, name) => w::Verb::Create {
                count: one(),
                name: format!("{} Token", name.0),
                under: Some(w::Player::You),
                with: None,
                slot: self.new_slot(*spot),
            },
            Act::Attach(what, to) => {
                let what = self.who(what);
                w::Verb::Attach(what, self.who(to))
            }
            Act::Detach(who, zone) => {
                let who = self.who(who);
                w::Verb::Detach(who, Some(self.owner(zone)))
            }
            Act::FlipUp(who) => w::Verb::Flip(self.who(who), w::Facing::Up, None),
            Act::FlipDown(who, owner) => {
                let who = self.who(who);
                w::Verb::Flip(who, w::Facing::Down, Some(self.whose(owner)))
            }
            Act::Inflict(n, who) => self.inflict(&n.0, who, false),
            Act::Divide(n, who) => self.inflict(&n.0, who, true),
            Act::Heal(n, who) => {
                let n = self.num(&n.0);
                w::Verb::Heal(Some(n), self.who(who))
            }
            Act::Play(Who::A(_, cards)) if cards.kinds == [Kind::Resource] => w::Verb::PlayResource(one(), None),
            Act::PlayFree(who) => {
                w::Verb::Play(w::PlayCard { what: self.out_of_hand(who, false), free: true, any_threshold: false })
            }
            Act::Coin => w::Verb::Coin,
            Act::Bid => w::Verb::Bid,
            Act::Same => w::Verb::Same,
            Act::OneOf(a, b) => {
                let both = [a, b].map(|act| vec![self.act(act, w::Player::You)]);
                w::Verb::OneOf(both.to_vec(), true)
            }
            other => panic!("{other:?} has no word yet"),
        }
    }

    fn inflict(&mut self, num: &f::Num, who: &Who, divided: bool) -> w::Verb {
        let amount = self.num(num);
        w::Verb::Inflict { amount, up_to: divided, divided, to: self.who(who) }
    }

    fn chosen(&mut self, who: &Who) -> w::Choice {
        match self.who(who) {
            w::Who::Choose(choice) => *choice,
            other => panic!("{other:?} is not chosen"),
        }
    }

    /// Cards that are discarded or played come from the hand, if nothing is said.
    fn out_of_hand(&mut self, who: &Who, random: bool) -> w::Who {
        match self.who(who) {
            w::Who::Choose(mut choice) => {
                choice.what.area = w::Area::Hand;
                choice.random = random;
                w::Who::Choose(choice)
            }
            other => other,
        }
    }

    fn tokens(&mut self, tokens: &Tokens) -> w::Num {
        match tokens {
            Tokens::One => w::Num::N(1),
            Tokens::N(n) => w::Num::N(i16::from(*n)),
        }
    }

    fn place(&mut self, to: &Destination) -> w::Place {
        let into_play = |party| {
            let into = w::IntoPlay { under: Some(w::Player::You), face_down: false, attached: None, party };
            w::Place::Play(Box::new(into))
        };
        match to {
            Destination::Into(zone) if pile(zone) == Pile::Hand => w::Place::Hand(self.owner(zone)),
            Destination::Into(zone) => w::Place::Discard(self.owner(zone)),
            Destination::Bottom(zone) => w::Place::DeckBottom(self.owner(zone), w::Order::Free),
            Destination::Play => into_play(None),
            Destination::BlockingParty => into_play(Some(w::Party::Blocking)),
        }
    }
}
