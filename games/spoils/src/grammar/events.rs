//! Events that triggers and replacements wait for.

use super::Parser;
use super::refs::{Ante, Stage};
use crate::words::{Both, Cond, Damage, Event, From, Kinds, Party, Player, To, Who};

impl Parser<'_> {
    /// The event behind `If` or `When`; whether `would` is said.
    pub(super) fn event(&mut self) -> Option<(Event, bool)> {
        if let Some(found) = self.attempt(Self::player_event) {
            return Some(found);
        }
        if let Some((damage, would, who)) = self.attempt(|p| {
            let damage = p.which_damage()?;
            let would = p.c.one_of(&["is inflicted to", "would be inflicted to"])? == 1;
            Some((damage, would, p.receiver()?))
        }) {
            self.set_stage(Some(who.clone()), None);
            return Some((Event::Inflicted(who, damage), would));
        }
        if let Some((would, who)) = self.attempt(|p| {
            let would = p.c.one_of(&["a token is put on", "a token would be put on"])? == 1;
            Some((would, p.receiver()?))
        }) {
            self.set_stage(Some(who.clone()), None);
            return Some((Event::TokenPut(who), would));
        }
        if self.c.words("a coin is flipped").is_some() {
            return Some((Event::Coin, false));
        }
        if let Some((party, including)) = self.attempt(Self::party_formed) {
            if let Some(who) = &including {
                self.set_stage(Some(who.clone()), None);
            }
            return Some((Event::PartyFormed { party, including }, false));
        }
        if let Some(found) = self.attempt(Self::card_event) {
            return Some(found);
        }
        let cond = self.attempt(|p| {
            let cond = p.cond()?;
            matches!(cond, Cond::Tokens(..) | Cond::NoTokens(_) | Cond::Count(..)).then_some(cond)
        })?;
        Some((Event::State(cond), false))
    }

    fn set_stage(&mut self, subject: Option<Who>, other: Option<Who>) {
        let to = match &subject {
            Some(Who::This) => Some(To::This),
            Some(Who::Attached(_)) => Some(To::Attached),
            Some(Who::A(_)) => Some(To::Event),
            _ => None,
        };
        match to {
            Some(to) => self.means(Ante::To(to)),
            None => self.last = None,
        }
        self.stage = Stage { subject, other, player: false };
    }

    /// `an attacking party is formed including this card`
    pub(super) fn party_formed(&mut self) -> Option<(Party, Option<Who>)> {
        let party =
            match self.c.one_of(&["an attacking or blocking party", "an attacking party", "a blocking party"])? {
                0 => Party::Either,
                1 => Party::Attacking,
                _ => Party::Blocking,
            };
        self.c.words("is formed")?;
        let including = match self.c.word("including") {
            Some(()) => Some(self.subject()?),
            None => None,
        };
        Some((party, including))
    }

    /// What a player does, or a faction; whether `would` is said.
    fn player_event(&mut self) -> Option<(Event, bool)> {
        if let Some(player) = self.attempt(|p| {
            let player = p.possessive()?;
            p.c.word("faction")?;
            Some(player)
        }) {
            let forms = ["gains influence", "would gain influence", "loses influence", "would lose influence"];
            let n = self.c.one_of(&forms)?;
            let event = if n < 2 { Event::GainsInfluence(player) } else { Event::LosesInfluence(player) };
            return Some((event, n % 2 == 1));
        }
        let player = self.player()?;
        self.stage = Stage { player: true, ..Stage::default() };
        let would = self.c.word("would").is_some();
        let event = if would { self.card_deed(player) } else { self.deed(player) }?;
        Some((event, would))
    }

    fn deed(&mut self, player: Player) -> Option<Event> {
        if self.c.one_of(&["are attacked", "is attacked"]).is_some() {
            return Some(Event::PlayerAttacked(player));
        }
        if self.says("attack").is_some() {
            return Some(Event::PlayerAttacks(player));
        }
        self.card_deed(player)
    }

    /// `draws any number of cards`, `plays a character`, `discards a card`
    fn card_deed(&mut self, player: Player) -> Option<Event> {
        if self.says("draw").is_some() {
            self.c.one_of(&["any number of cards", "a card"])?;
            return Some(Event::Draws(player));
        }
        let plays = match self.says("play") {
            Some(()) => true,
            None => self.says("discard").map(|()| false)?,
        };
        self.c.one_of(&["a", "an"])?;
        let (filter, _) = self.printed_filter()?;
        self.stage.subject = Some(Who::A(Box::new(filter.clone())));
        self.means(Ante::To(To::Event));
        let filter = Box::new(filter);
        Some(if plays { Event::Plays(player, filter) } else { Event::Discards(player, filter) })
    }

    fn card_event(&mut self) -> Option<(Event, bool)> {
        let mut who = self.subject()?;
        if let Some(event) = self.attempt(|p| p.inflicts(&who)) {
            return Some((event, false));
        }
        let would = self.c.word("would").is_some();
        let event = self.happening(&mut who, would)?;
        self.set_stage(Some(who), None);
        Some((event, would))
    }

    /// `inflicts battle damage to a faction`
    fn inflicts(&mut self, who: &Who) -> Option<Event> {
        self.c.word("inflicts")?;
        let damage = self.which_damage()?;
        let to = match self.c.word("to") {
            Some(()) => Some(self.receiver()?),
            None => None,
        };
        self.set_stage(Some(who.clone()), to.clone());
        if let (Some(Who::A(f)), Some(Ante::To(by))) = (&to, self.last.clone())
            && !f.kinds.contains(Kinds::FACTION)
        {
            self.means(Ante::Damaged(by));
        }
        Some(Event::Inflicts { who: who.clone(), damage, to })
    }

    fn happening(&mut self, who: &mut Who, would: bool) -> Option<Event> {
        let forms: &[&str] = if would {
            &["enter or leave play", "enter play", "leave play", "be destroyed", "be put into", "be discarded"]
        } else {
            &["enters or leaves play", "enters play", "leaves play", "is destroyed", "is put into", "is discarded"]
        };
        if let Some(n) = self.c.one_of(forms) {
            return match n {
                0 => Some(Event::EntersOrLeaves(who.clone())),
                1 => {
                    if let (Some(player), Who::A(filter)) = (self.attempt(Self::under), &mut *who) {
                        filter.side = self.narrowed(&player, crate::words::Area::Play)?;
                    }
                    Some(Event::Enters(who.clone()))
                }
                2 => Some(Event::Leaves(who.clone())),
                3 => {
                    let damage = self.c.words("by battle damage").map(|()| Damage::Battle);
                    Some(Event::Destroyed(who.clone(), damage))
                }
                4 => self.put_event(who),
                _ => Some(Event::Discarded(who.clone())),
            };
        }
        if would {
            let n = self.c.one_of(&["be restored", "become depleted", "be depleted", "be flipped down"])?;
            let who = who.clone();
            return Some(match n {
                0 => Event::Restored(who, false),
                1 | 2 => Event::Depleted(who),
                _ => Event::FlippedDown(who),
            });
        }
        let n = self.c.one_of(&[
            "attacks",
            "blocks a covert party",
            "blocks",
            "is blocked",
            "is picked",
            "is restored",
            "restores",
            "becomes depleted",
            "is flipped down",
        ])?;
        let who = who.clone();
        Some(match n {
            0 => Event::Attacks(who),
            1 => Event::BlocksCovert(who),
            2 => Event::Blocks(who),
            3 => Event::Blocked(who),
            4 => Event::Picked(who),
            5 => Event::Restored(who, false),
            6 => Event::Restored(who, true),
            7 => Event::Depleted(who),
            _ => Event::FlippedDown(who),
        })
    }

    /// `... a discard pile from play`
    fn put_event(&mut self, who: &Who) -> Option<Event> {
        let whose = match self.c.peek().is_some_and(|t| t.low == "a") {
            true => {
                self.c.skip(1);
                Player::Any
            }
            false => self.possessive()?,
        };
        let into = self.area()?;
        let from = self.c.one_of(&["from play", "from anywhere", "from your hand", "from your deck"]);
        let from = from.map(|n| [From::Play, From::Anywhere, From::Hand, From::Deck][n]);
        Some(Event::Put { who: who.clone(), into, whose, from })
    }

    /// `the start of your next turn`, for what an effect puts off: it comes once.
    pub(super) fn next_moment(&mut self) -> Option<Event> {
        self.attempt(|p| {
            p.c.words("the start of")?;
            let player = p.possessive()?;
            p.c.words("next turn")?;
            p.stage = Stage { player: true, ..Stage::default() };
            p.means(Ante::To(To::This));
            Some(Event::StartOfTurn(player))
        })
        .or_else(|| self.moment())
    }

    /// `the start of your turn`, behind `At`
    pub(super) fn moment(&mut self) -> Option<Event> {
        if self.c.words("the end of the battle").is_some() {
            return Some(Event::EndOfBattle);
        }
        if self.c.words("the end of the turn").is_some() {
            return Some(Event::EndOfTurn(Player::Any));
        }
        let start = self.c.one_of(&["the start of", "the end of", "start of"])? != 1;
        let player = match self.c.word("each") {
            Some(()) => {
                let named = self.c.word("player's").is_some();
                Player::Both(if named { Both::Each } else { Both::Bare })
            }
            None => self.possessive()?,
        };
        self.c.word("turn")?;
        self.stage = Stage { player: true, ..Stage::default() };
        self.means(Ante::To(To::This));
        Some(if start { Event::StartOfTurn(player) } else { Event::EndOfTurn(player) })
    }

    /// Whether the event's second card is a faction.
    pub(super) fn faction_hit(&self) -> bool {
        match &self.stage.other {
            Some(Who::Faction(_)) => true,
            Some(Who::A(f)) => f.kinds == Kinds::FACTION,
            _ => false,
        }
    }
}
