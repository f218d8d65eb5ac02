//! Verbs.

use super::events::party_word;
use super::{English, keyword};
use crate::words::{
    Area, Choice, Declared, Facing, Filter, Instruction, Num, Player, Quantity, Side, Until, Verb, Who,
};

impl English {
    /// An instruction without its subject.
    pub(super) fn verb(&mut self, verb: &Verb, lead: Option<Until>) -> String {
        match verb {
            Verb::Only(cond) => format!("play this only {}", self.only(cond)),
            Verb::AnyoneUses => "any player may use this ability".to_owned(),
            Verb::Pay(n) => format!("{} {}", self.v("pay"), self.num(n)),
            Verb::PayEach(n, each) => format!("{} {}{}", self.v("pay"), self.num(n), self.each(each)),
            Verb::ChooseNumber(var, bound) => {
                let bound = match bound {
                    Some(bound) => format!(" that is {}", self.value_bound(bound)),
                    None => String::new(),
                };
                format!("{} a number for {}{bound}", self.v("choose"), self.var(*var))
            }
            Verb::Let(var, n) => format!("{} is {}", self.var(*var), self.num(n)),
            Verb::LetIf(var, cond, one, other) => {
                let v = self.var(*var);
                format!("if {}, {v} is {}, otherwise {v} is {}", self.cond(cond), self.num(one), self.num(other))
            }
            Verb::Pick(choice) => format!("{} {}", self.v("pick"), self.in_it(choice)),
            Verb::PickPlayer(Player::Any, _) => format!("{} a player", self.v("pick")),
            Verb::PickPlayer(..) => format!("{} an opponent", self.v("pick")),
            Verb::Choose(choice) => self.choose(choice),
            Verb::Declare(what) => self.declare(what),
            Verb::Either(one, other) => {
                format!("{} or {}", self.instructions(one, None, None), self.instructions(other, None, None))
            }
            Verb::OneOf(all, long) => self.one_of(all, *long),
            Verb::Inflict { amount, up_to, divided, to } => {
                let up_to = if *up_to { "up to " } else { "" };
                let divided = if *divided { " divided however you want" } else { "" };
                format!("{} {up_to}{} damage{divided} to {}", self.v("inflict"), self.num(amount), self.who(to))
            }
            Verb::ThisInflicts(n, to) => format!("this card inflicts {} damage to {}", self.num(n), self.who(to)),
            Verb::Heal(n, who) => {
                let n = n.as_ref().map_or_else(|| "all".to_owned(), |n| self.num(n));
                format!("{} {n} damage from {}", self.v("remove"), self.who(who))
            }
            Verb::ForgetDamage(who) => {
                format!("reduce the amount of damage inflicted to {} this turn to 0", self.who(who))
            }
            Verb::Destroy(who) => self.simple("destroy", who),
            Verb::Deplete(who) => self.simple("deplete", who),
            Verb::Restore(who) => self.simple("restore", who),
            Verb::Terminate(who) => self.simple("terminate", who),
            Verb::Duplicate(who) => self.simple("duplicate", who),
            Verb::Reveal(who) => self.simple("reveal", who),
            Verb::Exile(who, facing) => {
                let down = if *facing == Some(Facing::Down) { " face-down" } else { "" };
                format!("{} {} from the game{down}", self.v("remove"), self.who(who))
            }
            Verb::Flip(who, facing, under) => {
                let way = if *facing == Facing::Down { "face-down" } else { "face-up" };
                format!("{} {} {way}{}", self.v("flip"), self.who(who), self.under(under.as_ref()))
            }
            Verb::Draw(count) => {
                let cards = self.quantity(count, &|_, many| if many { "cards" } else { "card" }.to_owned());
                let each = if let Quantity::Each(n) = count { self.each(n) } else { String::new() };
                format!("{} {cards}{each}", self.v("draw"))
            }
            Verb::Discard(who) => format!("{} {}", self.v("discard"), self.who(who)),
            Verb::DiscardHand => {
                let whose = if self.form == super::Form::Plain { "your" } else { "their" };
                format!("{} {whose} hand", self.v("discard"))
            }
            Verb::Change(change, until) => format!("{}{}", self.change(change), self.until(*until, lead)),
            Verb::Rule(rule, until) => self.timed_rule(rule, *until, lead),
            Verb::Control(who, until) => {
                format!("{} control of {}{}", self.v("take"), self.who(who), self.until(*until, lead))
            }
            Verb::Influence(up, n, who) => {
                format!("{} {} {} influence", self.subject(who), if *up { "gains" } else { "loses" }, self.num(n))
            }
            Verb::Play(play) => {
                let what = self.who(&play.what);
                let free = if play.free { " for free" } else { "" };
                let any = if play.any_threshold { " even if you cannot meet its threshold" } else { "" };
                format!("{} {what}{free}{any}", self.v("play"))
            }
            Verb::PlayResource(count, facing) => {
                let cards = self.quantity(count, &|_, many| if many { "resources" } else { "resource" }.to_owned());
                format!("{} {cards}{}", self.v("play"), if facing.is_some() { " face-down" } else { "" })
            }
            Verb::Coin => format!("{} a coin", self.v("flip")),
            Verb::Bid => self.v("bid"),
            Verb::LeaveBattle(who) => format!("{} {} from the battle", self.v("remove"), self.who(who)),
            Verb::JoinBattle(who, party) => {
                let whose = if *party == crate::words::Party::Either { "your" } else { "the" };
                format!("{} {} to {whose} {} party", self.v("add"), self.who(who), party_word(*party))
            }
            Verb::EnterUnder(who, player) => {
                format!("{} enters play under {} control", self.subject(who), self.possessive(player))
            }
            Verb::Later(when, steps, late) => {
                let moment = format!("at {}", self.event(&when.event, false));
                let steps = self.flowing(steps);
                let steps = steps.trim_end_matches('.');
                if *late { format!("{steps} {moment}") } else { format!("{moment}, {steps}") }
            }
            Verb::Repeat(cond) => format!("repeat this card's effect until {}", self.cond(cond)),
            Verb::Same => "do the same".to_owned(),
            Verb::LoseGame => format!("{} the game", self.v("lose")),
            Verb::When(cond, act) => {
                let act = self.instruction(act, None, lead, false);
                format!("{act} if {}", self.cond(cond))
            }
            Verb::May(player, acts) => {
                format!("{} may {}", self.player(player), self.instructions(acts, Some(player), lead))
            }
            Verb::TieRemark(kinds, end) => {
                let kind = self.kinds(*kinds, crate::words::Join::Or, false);
                format!("if there is a tie, you decide which {kind} {end}")
            }
            moved => self.moved(moved),
        }
    }

    pub(super) fn simple(&mut self, word: &str, who: &Who) -> String {
        format!("{} {}", self.v(word), self.who(who))
    }

    pub(super) fn under(&mut self, player: Option<&Player>) -> String {
        player.map_or_else(String::new, |p| format!(" under {} control", self.possessive(p)))
    }

    /// How long, unless it was said first.
    pub(super) fn until(&self, until: Until, lead: Option<Until>) -> &'static str {
        match until {
            until if lead == Some(until) => "",
            Until::Leaves => "",
            Until::Turn => " this turn",
            Until::Battle => " during this battle",
            Until::YourNextTurn => " until the start of your next turn",
            Until::Game => " for the rest of the game",
        }
    }

    fn declare(&mut self, what: &Declared) -> String {
        match what {
            Declared::CardType => format!("{} a card type", self.v("choose")),
        }
    }

    fn choose(&mut self, choice: &crate::words::Choice) -> String {
        let what = match choice.what.area {
            Area::Slot(_) if choice.of.is_none() => format!("{} among them", self.choice(choice)),
            _ => self.in_it(choice),
        };
        format!("{} {what}", self.v("choose"))
    }

    /// A choice in a hand that was looked at just before.
    fn in_it(&mut self, choice: &Choice) -> String {
        if choice.what.area != Area::Hand || choice.what.side == Side::Any {
            return self.choice(choice);
        }
        let bare = Filter { area: Area::Play, side: Side::Any, ..choice.what.clone() };
        format!("{} in it", self.choice(&Choice { what: bare, ..choice.clone() }))
    }

    fn one_of(&mut self, all: &[Vec<Instruction>], long: bool) -> String {
        let before = std::mem::take(&mut self.form);
        let options: Vec<String> = all.iter().map(|acts| self.instructions(acts, None, None)).collect();
        self.form = before;
        if long {
            return format!("{} one of the following: {}", self.v("choose"), options.join(" or "));
        }
        format!("{} one: {}", self.v("choose"), options.join(", or "))
    }

    /// `less than or equal to NUM`
    pub(super) fn value_bound(&mut self, bound: &crate::words::Bound) -> String {
        use crate::words::Bound;
        match bound {
            Bound::AtMost(n) => format!("less than or equal to {}", self.num(n)),
            Bound::MoreThan(n) => format!("greater than {}", self.num(n)),
            Bound::LessThan(n) => format!("less than {}", self.num(n)),
            Bound::AtLeast(n) | Bound::Is(n) | Bound::Only(n) => format!("at least {}", self.num(n)),
            Bound::Some => "at least 1".to_owned(),
            Bound::Even => "even".to_owned(),
        }
    }

    /// `with Covert`
    pub(super) fn with(&self, k: Option<crate::words::Keyword>) -> String {
        k.map_or_else(String::new, |k| format!(" with {}", keyword(k)))
    }

    /// A plain count of tokens.
    pub(super) fn tokens(&mut self, n: &Num) -> String {
        match n {
            Num::N(1) => "a token".to_owned(),
            n => format!("{} tokens", self.num(n)),
        }
    }
}
