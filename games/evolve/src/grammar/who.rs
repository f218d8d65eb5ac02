//! Whom a verb acts on.

use super::Parser;
use crate::words::{Filter, Kinds, Side, Who, Whose, Zone};

const IT: [&str; 11] = [
    "it",
    "them",
    "that follower",
    "those followers",
    "that card",
    "those cards",
    "that amulet",
    "that token",
    "those tokens",
    "they",
    "that leader",
];
const SELECTED: [&str; 6] = [
    "the selected followers",
    "the selected follower",
    "the selected cards",
    "the selected card",
    "the selected enemy",
    "the selected amulet",
];
const MADE: [&str; 2] = ["the summoned tokens", "the summoned token"];
const ITS: [&str; 5] = ["its", "that follower's", "that card's", "that amulet's", "their"];
const SELECTED_S: [&str; 2] = ["the selected follower's", "the selected card's"];
const MADE_S: [&str; 1] = ["the revealed card's"];

impl Parser<'_> {
    /// `this card`, `this follower`, `this`, or the card's own name.
    pub(super) fn this(&mut self) -> Option<()> {
        if self.own_name().is_some() {
            return Some(());
        }
        self.attempt(|p| {
            p.c.word("this")?;
            if p.c.one_of(&["card", "follower", "amulet", "spell", "token", "leader"]).is_some() {
                return Some(());
            }
            let next = p.c.peek().map(|t| t.low.as_str()).unwrap_or_default();
            if ["turn", "ability", "effect", "card's", "follower's"].contains(&next) { None } else { Some(()) }
        })
    }

    /// `this card's`, `this follower's`
    pub(super) fn this_s(&mut self) -> Option<()> {
        self.c.one_of(&["this card's", "this follower's", "this amulet's"]).map(|_| ())
    }

    /// `it`, `them`, `that follower`
    pub(super) fn it(&mut self) -> Option<()> {
        self.spoken_of(&IT, &SELECTED, &MADE)?;
        self.named |= !self.group && !self.elsewhere;
        Some(())
    }

    /// `its`, `that follower's`
    pub(super) fn its(&mut self) -> Option<()> {
        self.spoken_of(&ITS, &SELECTED_S, &MADE_S)
    }

    /// A pronoun; one that says `selected` or `summoned` must mean the card
    /// last spoken of, since the words have one `it` only.
    fn spoken_of(&mut self, plain: &[&str], selected: &[&str], made: &[&str]) -> Option<()> {
        let more = if self.made { made } else { selected };
        let plural = self.c.peek().is_some_and(|t| ["them", "they", "their", "those"].contains(&t.low.as_str()));
        let found = self.c.one_of(plain).or_else(|| self.c.one_of(more)).map(|_| ());
        self.vague |= found.is_some() && plural && (self.group || (self.single && self.brought > 1));
        found
    }

    /// `the selected follower` where `it` would be another card by now. [R47]
    fn selected(&mut self) -> Option<()> {
        if self.made && self.chose { self.c.one_of(&SELECTED).map(|_| ()) } else { None }
    }

    /// `its`, `this card's`, `the selected follower's`: whose a number is.
    pub(super) fn whose(&mut self) -> Option<Who> {
        if self.this_s().is_some() {
            return Some(Who::This);
        }
        if self.made && self.chose && self.c.one_of(&SELECTED_S).is_some() {
            return Some(Who::Selected);
        }
        self.its().map(|()| Who::It)
    }

    /// A recipient, or two of them.
    pub(super) fn who(&mut self) -> Option<Who> {
        let one = self.one_who()?;
        let second = self.attempt(|p| {
            p.c.word("and")?;
            let other = p.one_who().filter(|w| *w != Who::It)?;
            // `... and each opponent discards`: a new verb begins here.
            if p.c.peek().is_some_and(|t| ["can't", "doesn't", "costs", "loses"].contains(&t.low.as_str())) {
                return None;
            }
            Some(other)
        });
        Some(match second {
            Some(other) => Who::Both(Box::new(one), Box::new(other)),
            None => one,
        })
    }

    fn one_who(&mut self) -> Option<Who> {
        if self.this().is_some() {
            return Some(Who::This);
        }
        if self.attempt(|p| p.its().and_then(|()| p.c.word("leader"))).is_some() {
            return Some(Who::ItsLeader);
        }
        if self.selected().is_some() {
            return Some(Who::Selected);
        }
        if self.it().is_some() {
            return Some(Who::It);
        }
        if let Some(whose) = self.leader() {
            return Some(Who::Leader(whose));
        }
        self.attempt(|p| {
            p.c.one_of(&["each of your", "each", "all"]).map(|n| n == 0).and_then(|yours| {
                let mut f = p.filter()?;
                if yours {
                    f.side = Side::Yours;
                }
                Some(Who::Each(f))
            })
        })
    }

    /// `your leader`, `each enemy leader`, `each leader`
    pub(super) fn leader(&mut self) -> Option<Whose> {
        self.attempt(|p| {
            let at = p.c.one_of(&["your leader", "each enemy leader", "each leader", "each opponent's leader"])?;
            // `each enemy leader and enemy follower` is one group.
            if at == 1 && p.c.peek().is_some_and(|t| t.low == "and") && p.c.peek_at(1).is_some_and(|t| t.low == "enemy")
            {
                return None;
            }
            Some([Whose::Your, Whose::Opponent, Whose::Each, Whose::Opponent][at])
        })
    }

    /// `you`, `each opponent`, `each player`, as the subject of a verb.
    pub(super) fn player(&mut self) -> Option<Whose> {
        let at = self.c.one_of(&["you", "each opponent", "an opponent", "your opponent", "each player"])?;
        Some([Whose::Your, Whose::Opponent, Whose::Opponent, Whose::Opponent, Whose::Each][at])
    }

    /// The subject of a rule: `this follower`, `your other Pixie followers`,
    /// `each follower on your field`.
    pub(super) fn subject(&mut self) -> Option<Who> {
        if self.this().is_some() {
            return Some(Who::This);
        }
        if let Some(whose) = self.leader() {
            return Some(Who::Leader(whose));
        }
        self.attempt(|p| {
            let at = p.c.one_of(&["your", "each of your", "each", "all"]);
            let mut f = p.noun()?.filter;
            match at {
                Some(0 | 1) => f.side = Side::Yours,
                Some(_) => {}
                // `Enemy followers can't ...` has no determiner.
                None if f.side != Side::Enemy => return p.c.expect("`your` or `each`"),
                None => {}
            }
            Some(Who::Each(f))
        })
    }
}

/// Leaders lie in a zone of their own.
pub(super) fn at_home(mut f: Filter) -> Filter {
    if f.kinds == Kinds::LEADER {
        f.zone = Zone::Leader;
    }
    f
}
