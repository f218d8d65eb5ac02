//! Players, cards and references.

use super::{English, article};
use crate::words::{
    Both, Called, Choice, Det, Done, Every, Group, Noun, Num, Part, Player, Quantity, Ref, Said, Side, Who,
};

impl English {
    /// A player as a subject.
    pub(super) fn player(&mut self, player: &Player) -> String {
        match player {
            Player::You => "you".to_owned(),
            Player::Opponent => "your opponent".to_owned(),
            Player::EachOpponent => "each opponent".to_owned(),
            Player::AnOpponent => "an opponent".to_owned(),
            Player::Both(Both::Both) => "both players".to_owned(),
            Player::Both(Both::Each) => "each player".to_owned(),
            Player::Both(Both::Bare) => "players".to_owned(),
            Player::Winner => "the winner".to_owned(),
            Player::Loser => "the loser".to_owned(),
            Player::Any => "any player".to_owned(),
            Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) => match said.det {
                Det::It => "they".to_owned(),
                Det::The => "the picked player".to_owned(),
                _ => format!("that {}", player_noun(said)),
            },
            Player::Controller(who) => format!("{} controller", self.genitive(who)),
            Player::Owner(who) => format!("{} owner", self.genitive(who)),
        }
    }

    /// A player in front of a noun.
    pub(super) fn possessive(&mut self, player: &Player) -> String {
        match player {
            Player::You => "your".to_owned(),
            Player::Both(Both::Both | Both::Bare) => "both players'".to_owned(),
            Player::Any => "a".to_owned(),
            Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) if said.det == Det::It => {
                "their".to_owned()
            }
            other => format!("{}'s", self.player(other)),
        }
    }

    pub(super) fn side(&self, side: Side) -> &'static str {
        match side {
            Side::Any => "a player's",
            Side::Yours => "your",
            Side::Opponents => "your opponent's",
            Side::AnOpponents => "an opponent's",
            Side::EachOpponents => "each opponent's",
            Side::Thats => "that player's",
            Side::Theirs => "their",
            Side::NotYours => "another player's",
        }
    }

    /// An object.
    pub(super) fn who(&mut self, who: &Who) -> String {
        match who {
            Who::This => "this card".to_owned(),
            Who::Attached(kinds) => format!("the attached {}", self.kinds(*kinds, crate::words::Join::Or, false)),
            Who::Host(inner) => format!("the character {} is attached to", self.who(inner)),
            Who::Ref(r) => self.reference(r),
            Who::A(filter) => self.one(filter),
            Who::All(group) => self.group(group),
            Who::Choose(choice) => self.choice(choice),
            Who::Faction(Player::Both(_)) => "each faction".to_owned(),
            Who::Faction(player) => format!("{} faction", self.possessive(player)),
            Who::Pile(player) => format!("{} discard pile", self.possessive(player)),
            Who::Several(all) => all.iter().map(|w| self.who(w)).collect::<Vec<_>>().join(" and "),
        }
    }

    /// The same as a subject: `they`, not `them`.
    pub(super) fn subject(&mut self, who: &Who) -> String {
        match who {
            Who::Ref(Ref { said: Said { det: Det::It, many: true, .. }, .. }) => "they".to_owned(),
            who => self.who(who),
        }
    }

    /// `a character`, `another character`
    pub(super) fn one(&mut self, filter: &crate::words::Filter) -> String {
        let noun = self.filter(filter, false);
        match noun.strip_prefix("other ") {
            Some(rest) => format!("another {rest}"),
            None => article(&noun),
        }
    }

    fn reference(&mut self, r: &Ref) -> String {
        let Said { det, done, noun, many } = &r.said;
        let done = done.map_or_else(String::new, |d| format!("{} ", done_word(d)));
        let noun = self.noun(noun, *many);
        match det {
            Det::It if *many => "them".to_owned(),
            Det::It => "it".to_owned(),
            Det::The => format!("the {done}{noun}"),
            Det::That if *many => format!("those {done}{noun}"),
            Det::That => format!("that {done}{noun}"),
            Det::TheOther => format!("the other {noun}"),
            Det::Your => format!("your {noun}"),
            Det::Opponents => format!("your opponent's {noun}"),
            Det::Rest if done.is_empty() => "the rest".to_owned(),
            Det::Rest => format!("the remaining {noun}"),
        }
    }

    fn noun(&mut self, noun: &Noun, many: bool) -> String {
        let s = if many { "s" } else { "" };
        match noun {
            Noun::Card => format!("card{s}"),
            Noun::Kinds(kinds) => self.kinds(*kinds, crate::words::Join::Or, many),
            Noun::Subtype(name) => format!("\"{name}\" card{s}"),
            Noun::Ability => "ability".to_owned(),
            Noun::Player => "player".to_owned(),
            Noun::Opponent => "opponent".to_owned(),
            Noun::Token => format!("token{s}"),
        }
    }

    /// `its`, `this card's`
    pub(super) fn genitive(&mut self, who: &Who) -> String {
        match who {
            Who::Ref(Ref { said: Said { det: Det::It, many, .. }, .. }) => {
                if *many { "their" } else { "its" }.to_owned()
            }
            who => format!("{}'s", self.who(who)),
        }
    }

    pub(super) fn group(&mut self, group: &Group) -> String {
        let every = match group.every {
            Every::All => "all ",
            Every::Each => "each ",
            Every::The => "the ",
            Every::Bare => "",
        };
        let many = group.every != Every::Each;
        match group.called {
            Called::Party => format!("the {} party", part(group.what.part)),
            Called::Members => {
                let other = if group.what.other { "other " } else { "" };
                format!("{every}{other}member{} of {} party", if many { "s" } else { "" }, whose_party(group.what.part))
            }
            Called::Plain => format!("{every}{}", self.filter(&group.what, many)).replace(" from ", " in "),
        }
    }

    /// `a character you control`, `up to 2 tactics`
    pub(super) fn choice(&mut self, choice: &Choice) -> String {
        let random = if choice.random { " at random" } else { "" };
        let names = if choice.different_names { " with different names" } else { "" };
        if let Some(said) = &choice.of {
            let those = self.reference(&Ref { to: crate::words::To::Slot(0), said: said.clone() });
            return match &choice.count {
                Quantity::Exactly(n) => format!("{} of {those}", self.num(n)),
                Quantity::UpTo(n) => format!("up to {} of {those}", self.num(n)),
                Quantity::OrFewer(n) => format!("{} or fewer of {those}", self.num(n)),
                _ => format!("any number of {those}"),
            };
        }
        let text = match &choice.count {
            Quantity::Exactly(Num::N(1)) if choice.what.possessive && choice.what.side == Side::AnOpponents => {
                self.filter(&choice.what, false)
            }
            Quantity::The => format!("the {}", self.filter(&choice.what, false)),
            count => self.quantity(count, &|e, many| e.filter(&choice.what, many)),
        };
        format!("{text}{names}{random}")
    }

    /// A quantity and its noun.
    pub(super) fn quantity(&mut self, count: &Quantity, noun: &dyn Fn(&mut Self, bool) -> String) -> String {
        match count {
            Quantity::Exactly(Num::N(1)) | Quantity::Each(_) => {
                let noun = noun(self, false);
                match noun.strip_prefix("other ") {
                    Some(rest) => format!("another {rest}"),
                    None => article(&noun),
                }
            }
            Quantity::Exactly(n) => format!("{} {}", self.num(n), noun(self, true)),
            Quantity::UpTo(n) => format!("up to {} {}", self.num(n), noun(self, *n != Num::N(1))),
            Quantity::OrFewer(n) => format!("{} or fewer {}", self.num(n), noun(self, true)),
            Quantity::Any => format!("any number of {}", noun(self, true)),
            Quantity::All => format!("all {}", noun(self, true)),
            Quantity::The => format!("the {}", noun(self, false)),
        }
    }
}

fn player_noun(said: &Said) -> &'static str {
    if said.noun == Noun::Opponent { "opponent" } else { "player" }
}

fn done_word(done: Done) -> &'static str {
    match done {
        Done::Picked => "picked",
        Done::Chosen => "chosen",
        Done::Discarded => "discarded",
        Done::Destroyed => "destroyed",
        Done::Damaged => "damaged",
        Done::Removed => "removed",
        Done::Revealed => "revealed",
        Done::Depleted => "depleted",
        Done::Named => "named",
        Done::Remaining => "remaining",
    }
}

fn part(part: Option<Part>) -> &'static str {
    match part {
        Some(Part::Blocking) => "blocking",
        Some(Part::Opposing) => "opposing",
        _ => "attacking",
    }
}

/// `the attacking`, `its`
pub(super) fn whose_party(p: Option<Part>) -> String {
    match p {
        Some(Part::WithThis) => "its".to_owned(),
        Some(Part::YourParty) => "your".to_owned(),
        p => format!("the {}", part(p)),
    }
}
