//! Verbs that put cards and tokens somewhere.

use super::Parser;
use super::bounds::plural;
use super::gains::same;
use super::refs::Thing;
use crate::words::{
    Area, Deck, Done, Filter, IntoPlay, Keyword, Move, Num, Order, Party, Place, Player, Quantity, Side, To, Verb, Who,
};
use arbiter_text::Kind;

impl Parser<'_> {
    /// `put a token on WHO`, `put up to 2 tokens divided however you want on WHO`
    pub(super) fn tokens(&mut self) -> Option<Verb> {
        if self.c.words("double the number of tokens on").is_some() {
            return Some(Verb::DoubleTokens(self.who()?));
        }
        self.says("put")?;
        let up_to = self.c.words("up to").is_some();
        let count = self.num_or_a()?;
        self.c.one_of(&["tokens", "token"])?;
        let divided = self.c.words("divided however you want").is_some();
        if up_to && !divided {
            return self.c.expect("`divided however you want`");
        }
        self.c.word("on")?;
        let on = self.object(Done::Chosen)?;
        Some(Verb::PutTokens { count, up_to, divided, on })
    }

    /// `remove a token from this card`, `remove all tokens from it`
    pub(super) fn remove_tokens(&mut self) -> Option<Verb> {
        self.says("remove")?;
        let count = match self.c.word("all") {
            Some(()) => Quantity::All,
            None => self.quantity()?,
        };
        self.c.one_of(&["tokens", "token"])?;
        self.c.word("from")?;
        let who = self.object(Done::Chosen)?;
        Some(Verb::RemoveTokens(count, who))
    }

    /// `for each item you control` behind one of something; nothing at all is said
    /// by `Some(None)`.
    pub(super) fn one_for_each(&mut self, count: &Quantity) -> Option<Option<Quantity>> {
        let Some(each) = self.attempt(Self::for_each) else { return Some(None) };
        if *count != Quantity::Exactly(Num::N(1)) {
            return self.c.expect("one for each");
        }
        Some(Some(Quantity::Each(each)))
    }

    /// `put 2 Micromajig tokens into play under your control`
    pub(super) fn create(&mut self) -> Option<Verb> {
        self.says("put")?;
        let mut count = self.quantity().filter(|q| *q != Quantity::Any)?;
        let name = self.c.peek().filter(|t| t.kind == Kind::Word && t.capital())?.text.clone();
        self.c.skip(1);
        self.c.one_of(&["tokens", "token"])?;
        let with = self.c.words("with covert").map(|()| Keyword::Covert);
        self.c.words("into play")?;
        let under = self.attempt(Self::under);
        if let Some(each) = self.one_for_each(&count)? {
            count = each;
        }
        let name = format!("{name} Token");
        let what = Filter { token: Some(name.clone()), ..Filter::default() };
        let slot = self.hold(Thing::Cards(Box::new(what)), plural(&count), None);
        Some(Verb::Create { count, name, under, with, slot })
    }

    /// `put the top card of your deck into your hand`
    pub(super) fn top(&mut self) -> Option<Verb> {
        let remove = match self.says("put") {
            Some(()) => false,
            None => self.says("remove").map(|()| true)?,
        };
        let (count, deck) = self.top_cards()?;
        let slot = self.hold_top(&count, &deck, Done::Removed);
        let to = if remove {
            self.c.words("from the game")?;
            None
        } else {
            Some(self.place()?)
        };
        Some(Verb::Top { count, deck, to, slot })
    }

    /// `[up to] the top 5 cards of either deck`
    fn top_cards(&mut self) -> Option<(Quantity, Deck)> {
        let up_to = self.c.words("up to").is_some();
        self.c.words("the top")?;
        let n = match self.c.peek().is_some_and(|t| t.low == "card") {
            true => Num::N(1),
            false => self.num()?,
        };
        self.c.one_of(&["cards of", "card of"])?;
        let deck = match self.c.one_of(&["either deck", "any deck"]) {
            Some(_) => Deck::Either,
            None => {
                let player = self.possessive()?;
                if matches!(player, Player::Both(_)) {
                    return self.c.expect("one player's deck: each player does it to their own");
                }
                self.c.word("deck")?;
                Deck::Of(player)
            }
        };
        Some((if up_to { Quantity::UpTo(n) } else { Quantity::Exactly(n) }, deck))
    }

    fn hold_top(&mut self, count: &Quantity, deck: &Deck, done: Done) -> u8 {
        let side = match deck {
            Deck::Of(player) => super::players::side(player),
            Deck::Either => Side::Any,
        };
        let what = Filter { area: Area::Deck, side, ..Filter::default() };
        let slot = self.hold(Thing::Cards(Box::new(what)), plural(count), Some(done));
        self.looked = Some((Area::Slot(slot), Side::Any));
        slot
    }

    /// `put WHO into its owner's hand`, `put a card from your hand on the
    /// bottom of your deck`
    pub(super) fn put(&mut self) -> Option<Verb> {
        self.says("put")?;
        self.moved()
    }

    fn moved(&mut self) -> Option<Verb> {
        let what = match self.attempt(Self::chosen_from) {
            Some(choice) => Who::Choose(Box::new(choice)),
            None => self.object(Done::Chosen)?,
        };
        let to = self.place()?;
        let moved = Move { what, to };
        if on_itself(&moved) {
            return self.c.expect("another card that it is attached to");
        }
        if is_there(&moved) {
            return self.c.expect("cards that are not in play");
        }
        if self
            .c
            .one_of(&[
                "instead of into their discard pile",
                "instead of into its owner's discard pile",
                "instead of their discard pile",
            ])
            .is_some()
        {
            return Some(Verb::PutInstead(moved));
        }
        // `put the chosen items into your hand and the rest into play`
        let more = self.attempt(|p| {
            p.c.word("and")?;
            let what = p.who()?;
            Some(Move { what, to: p.place()? })
        });
        Some(match more {
            Some(more) => Verb::PutBoth(moved, more),
            None => Verb::Put(moved),
        })
    }

    /// `into your hand`, `on the bottom of their deck in any order`, `into play ...`
    fn place(&mut self) -> Option<Place> {
        if self.c.word("back").is_some() {
            return Some(Place::Back(self.order()));
        }
        if let Some(face_down) = self.attempt(|p| p.play_place()) {
            return Some(face_down);
        }
        if self.c.word("into").is_some() {
            if self.c.words("a discard pile").is_some() {
                return Some(Place::Discard(Player::Any));
            }
            let player = self.possessive()?;
            return match self.area()? {
                Area::Hand => Some(Place::Hand(player)),
                Area::Discard => Some(Place::Discard(player)),
                _ => self.c.expect("`hand` or `discard pile`"),
            };
        }
        self.c.word("on")?;
        self.c.word("the");
        let top = self.c.one_of(&["top", "bottom"])? == 0;
        let player = match self.c.word("of") {
            Some(()) => {
                if self.c.words("that deck").is_some() {
                    Player::Any
                } else {
                    let player = self.possessive()?;
                    self.c.word("deck")?;
                    player
                }
            }
            // `on the bottom`, of the deck it came from.
            None => Player::Any,
        };
        let order = self.order();
        Some(if top { Place::DeckTop(player, order) } else { Place::DeckBottom(player, order) })
    }

    fn play_place(&mut self) -> Option<Place> {
        self.c.words("into play")?;
        let mut into = IntoPlay { under: None, face_down: false, attached: None, party: None };
        loop {
            if into.under.is_none()
                && let Some(player) = self.attempt(Self::under)
            {
                into.under = Some(player);
            } else if self.c.words("as a face-down resource").is_some() {
                into.face_down = true;
            } else if self.c.words("attached to").is_some() {
                into.attached = Some(self.who()?);
            } else if self.c.words("as a member of").is_some() {
                into.party = Some(self.party_noun()?);
            } else {
                return Some(Place::Play(Box::new(into)));
            }
        }
    }

    /// `the attacking party`
    pub(super) fn party_noun(&mut self) -> Option<Party> {
        let which =
            self.c.one_of(&["the attacking party", "the blocking party", "your attacking or blocking party"])?;
        Some([Party::Attacking, Party::Blocking, Party::Either][which])
    }

    fn order(&mut self) -> Order {
        match self.c.one_of(&["in any order", "in a random order"]) {
            Some(0) => Order::Any,
            Some(_) => Order::Random,
            None => Order::Free,
        }
    }

    /// `attach this card to the character`, `detach up to 2 resources from your
    /// faction`
    pub(super) fn attach(&mut self) -> Option<Verb> {
        if self.says("detach").is_some() {
            let what = self.object(Done::Chosen)?;
            let from = self.attempt(|p| {
                p.c.word("from")?;
                let player = p.possessive()?;
                p.c.word("faction")?;
                Some(player)
            });
            return Some(Verb::Detach(what, from));
        }
        self.says("attach")?;
        let before = self.last.clone();
        let what = self.object(Done::Chosen)?;
        self.c.word("to")?;
        // `it` is not what is attached: nothing is attached to itself.
        self.last = before;
        let to = self.who()?;
        if same(&what, &to) {
            return self.c.expect("another card than the one that is attached");
        }
        // `it` is still what was attached.
        self.mention(&what);
        Some(Verb::Attach(what, to))
    }

    /// `look at`, `reveal`, `search`, `shuffle`
    pub(super) fn deck_verb(&mut self) -> Option<Verb> {
        if self.says("look").is_some() {
            self.c.word("at")?;
            return self.look();
        }
        if self.says("search").is_some() {
            return self.search();
        }
        if self.says("shuffle").is_some() {
            return self.shuffle();
        }
        self.says("reveal")?;
        if let Some((count, deck)) = self.attempt(Self::top_cards) {
            let slot = self.hold_top(&count, &deck, Done::Revealed);
            return Some(Verb::RevealTop { count, deck, slot });
        }
        let who = self.object(Done::Revealed)?;
        Some(Verb::Reveal(who))
    }

    fn look(&mut self) -> Option<Verb> {
        if let Some(player) = self.attempt(|p| {
            let player = p.possessive()?;
            p.c.word("hand")?;
            Some(player)
        }) {
            self.looked = self.attempt(|p| p.narrowed(&player, Area::Hand)).map(|side| (Area::Hand, side));
            return Some(Verb::LookAtHand(player));
        }
        let (count, deck) = self.top_cards()?;
        let slot = self.hold_top(&count, &deck, Done::Chosen);
        Some(Verb::Look { count, deck, slot })
    }

    fn search(&mut self) -> Option<Verb> {
        let deck = self.possessive()?;
        self.c.words("deck for")?;
        let mut what = self.choice(Area::Deck, Some(Done::Revealed))?;
        if what.what.area != Area::Deck || what.what.side != Side::Any {
            return self.c.expect("cards of that deck");
        }
        what.what.side = super::players::side(&deck);
        Some(Verb::Search { deck, what })
    }

    fn shuffle(&mut self) -> Option<Verb> {
        if let Some(player) = self.attempt(|p| {
            let player = p.possessive()?;
            p.c.word("deck")?;
            Some(player)
        }) {
            return Some(Verb::Shuffle(player));
        }
        let who = match self.attempt(|p| {
            let player = p.possessive()?;
            p.c.words("discard pile")?;
            Some(player)
        }) {
            Some(player) => Who::Pile(player),
            None => self.object(Done::Chosen)?,
        };
        self.c.word("into")?;
        let player = self.possessive()?;
        self.c.word("deck")?;
        Some(Verb::ShuffleInto(who, player))
    }
}

/// A card in play is not put into play: nothing would come of it. [402.3]
fn is_there(m: &Move) -> bool {
    let Place::Play(how) = &m.to else { return false };
    let plain = !how.face_down && how.attached.is_none() && how.party.is_none();
    let area = match &m.what {
        Who::Choose(c) => c.what.area,
        Who::All(g) => g.what.area,
        _ => return false,
    };
    plain && area == Area::Play
}

/// Whether a card would be attached to itself.
fn on_itself(m: &Move) -> bool {
    let Place::Play(into) = &m.to else { return false };
    let itself = |on: &Who| match (on, &m.what) {
        (Who::Ref(r), Who::This) => r.to == To::This,
        (Who::Ref(r), Who::Ref(it)) => r.to == it.to,
        (Who::Ref(r), Who::Choose(c)) => r.to == To::Slot(c.slot),
        _ => false,
    };
    into.attached.as_ref().is_some_and(itself)
}
