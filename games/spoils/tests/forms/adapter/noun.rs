//! Cards, players and numbers.

use super::{Adapter, Named, Section};
use crate::forms::words::{self as f, Adj, Cards, Kind, Num, Owner, Pile, Side, Staple, Starting, Tail, Who, Zone};
use arbiter_spoils::words as w;
use arbiter_text::forms::Spot;

pub(super) fn icons(all: &[f::Icon]) -> w::Icons {
    let mut icons = w::Icons::default();
    for icon in all {
        icons.add(w::Icon::ALL[*icon as usize], 1);
    }
    icons
}

pub(super) fn starting(given: &Starting) -> w::Starting {
    match given {
        Starting::Any(count) | Starting::Staple(count) => w::Starting { count: *count, icon: None },
        Starting::Named(count, staple) => {
            let icon = match staple {
                Staple::Obsession => w::Icon::Obsession,
                Staple::Greed => w::Icon::Greed,
                Staple::Elitism => w::Icon::Elitism,
                Staple::Deception => w::Icon::Deception,
                Staple::Rage => w::Icon::Rage,
            };
            w::Starting { count: *count, icon: Some(icon) }
        }
    }
}

pub(super) fn kinds(all: &[Kind]) -> w::Kinds {
    let one = |kind: &Kind| match kind {
        Kind::Character => w::Kinds::CHARACTER,
        Kind::Item => w::Kinds::ITEM,
        Kind::Location => w::Kinds::LOCATION,
        Kind::Tactic => w::Kinds::TACTIC,
        Kind::Resource => w::Kinds::RESOURCE,
        Kind::Faction => w::Kinds::FACTION,
        Kind::Card | Kind::Ability => w::Kinds::empty(),
    };
    all.iter().map(one).fold(w::Kinds::empty(), |all, kind| all | kind)
}

/// How a reference is said.
fn said(det: w::Det, all: &[Kind], many: bool) -> w::Said {
    let noun = match all {
        [Kind::Card] => w::Noun::Card,
        [Kind::Ability] => w::Noun::Ability,
        all => w::Noun::Kinds(kinds(all)),
    };
    w::Said { det, done: None, noun, many }
}

fn they() -> w::Said {
    w::Said { det: w::Det::It, done: None, noun: w::Noun::Player, many: false }
}

impl Adapter<'_> {
    /// What a pronoun means, said in some way.
    fn reference(&self, spot: Spot, said: w::Said) -> w::Who {
        let to = match self.meant(spot) {
            Named::This => w::To::This,
            Named::Attached => w::To::Attached,
            Named::Slot(slot, Section::Card) if self.section != Section::Card => w::To::Cost(slot),
            Named::Slot(slot, _) => w::To::Slot(slot),
            Named::Player(_) => panic!("a card is no player"),
        };
        w::Who::Ref(w::Ref { to, said })
    }

    fn same_player(&self, spot: Spot) -> w::Player {
        match self.meant(spot) {
            Named::Player(player) => w::Player::Same(Box::new(player), Box::new(they())),
            _ => panic!("a player is no card"),
        }
    }

    /// What a verb acts on; a phrase that is chosen gets a slot.
    pub(super) fn who(&mut self, who: &Who) -> w::Who {
        match who {
            Who::A(spot, _) | Who::N(spot, ..) | Who::OrFewer(spot, ..) | Who::Strongest(spot, _) => {
                let choice = self.choice(who, *spot);
                w::Who::Choose(Box::new(choice))
            }
            other => self.named_who(other),
        }
    }

    /// Who an event or a rule is about: a phrase means whatever fits.
    pub(super) fn subject(&mut self, who: &Who) -> w::Who {
        match who {
            Who::A(_, cards) => w::Who::A(Box::new(self.filter(cards))),
            other => self.named_who(other),
        }
    }

    fn named_who(&mut self, who: &Who) -> w::Who {
        match who {
            Who::This(spot) => {
                self.named.insert(spot.0, Named::This);
                w::Who::This
            }
            Who::Attached(spot, kind) => {
                self.named.insert(spot.0, Named::Attached);
                w::Who::Attached(kinds(&[*kind]))
            }
            Who::All(cards) => self.group(cards, w::Every::All),
            Who::Each(cards) => self.group(cards, w::Every::Each),
            Who::Any(cards) => self.group(cards, w::Every::Bare),
            Who::Pile(zone) => match pile(zone) {
                Pile::Faction => w::Who::Faction(self.owner(zone)),
                _ => w::Who::Pile(self.owner(zone)),
            },
            Who::It(spot) => self.reference(*spot, said(w::Det::It, &[Kind::Card], false)),
            Who::The(spot, kinds) => self.reference(*spot, said(w::Det::The, kinds, false)),
            Who::That(spot, kind) => self.reference(*spot, said(w::Det::That, &[*kind], false)),
            Who::Those(spot, kind) => self.reference(*spot, said(w::Det::That, &[*kind], true)),
            Who::A(..) | Who::N(..) | Who::OrFewer(..) | Who::Strongest(..) | Who::Top(..) | Who::TopN(..) => {
                panic!("{who:?} does not stand here")
            }
        }
    }

    fn group(&mut self, cards: &Cards, every: w::Every) -> w::Who {
        w::Who::All(Box::new(w::Group { what: self.filter(cards), every, called: w::Called::Plain }))
    }

    /// A choice of cards, with a slot of its own.
    pub(super) fn choice(&mut self, who: &Who, spot: Spot) -> w::Choice {
        let (count, mut what) = match who {
            Who::A(_, cards) => (w::Quantity::Exactly(w::Num::N(1)), self.filter(cards)),
            Who::N(_, n, cards) => (w::Quantity::Exactly(self.num(n)), self.filter(cards)),
            Who::OrFewer(_, n, cards) => (w::Quantity::OrFewer(w::Num::N(i16::from(*n))), self.filter(cards)),
            Who::Strongest(_, cards) => (w::Quantity::The, self.filter(cards)),
            other => panic!("{other:?} is not chosen"),
        };
        if matches!(who, Who::Strongest(..)) {
            what.extreme = Some((true, w::Stat::Strength));
        }
        w::Choice { count, what, slot: self.new_slot(spot), random: false, different_names: false, of: None }
    }

    pub(super) fn filter(&mut self, cards: &Cards) -> w::Filter {
        let mut filter = w::Filter { kinds: kinds(&cards.kinds), other: cards.other.is_some(), ..w::Filter::default() };
        filter.side = match cards.side {
            None => w::Side::Any,
            Some(Side::Yours) => w::Side::Yours,
            Some(Side::Opponents) => w::Side::Opponents,
            Some(Side::Theirs) => w::Side::Theirs,
        };
        for adj in &cards.adj {
            match adj {
                Adj::Subtype(name) => filter.subtype = Some(name.0.clone()),
                Adj::NonResource => filter.not = w::Kinds::RESOURCE,
                Adj::NonTactic => filter.not = w::Kinds::TACTIC,
                Adj::FaceDown => filter.facing = Some(w::Facing::Down),
                Adj::Depleted => filter.depleted = Some(true),
                Adj::Attacking => filter.part = Some(w::Part::Attacking),
                Adj::Fighting => filter.part = Some(w::Part::Either),
            }
        }
        for tail in &cards.tail {
            match tail {
                Tail::In(zone) => (filter.area, filter.side) = (area(pile(zone)), self.side(zone)),
                Tail::InIt => (filter.area, filter.side) = (w::Area::Hand, w::Side::Opponents),
                Tail::InBattle => filter.part = Some(w::Part::Battle),
                Tail::PartyWithThis => filter.part = Some(w::Part::WithThis),
                Tail::BeingPlayed => filter.area = w::Area::BeingPlayed,
                Tail::CostMost(n) => filter.stat = Some((w::Stat::Cost, w::Bound::AtMost(self.num(n)))),
            }
        }
        filter
    }

    pub(super) fn player(&mut self, player: &f::Player) -> w::Player {
        let (made, spot) = match player {
            f::Player::Opponent(spot) => (w::Player::Opponent, *spot),
            f::Player::Each(spot) => (w::Player::Both(w::Both::Each), *spot),
            f::Player::Both(spot) => (w::Player::Both(w::Both::Both), *spot),
            f::Player::Winner => return w::Player::Winner,
            f::Player::They(spot) => return self.same_player(*spot),
        };
        self.named.insert(spot.0, Named::Player(made.clone()));
        made
    }

    /// Whose a pile or a faction is.
    pub(super) fn owner(&self, zone: &Zone) -> w::Player {
        match zone {
            Zone::Your(_) => w::Player::You,
            Zone::Of(owner, _) => self.whose(owner),
        }
    }

    pub(super) fn whose(&self, owner: &Owner) -> w::Player {
        match owner {
            Owner::Opponent => w::Player::Opponent,
            Owner::Winner => w::Player::Winner,
            Owner::Their(spot) => self.same_player(*spot),
            Owner::ItsPlayer(spot) => w::Player::Owner(Box::new(self.its(*spot))),
            Owner::Its(_) => panic!("a card is no player"),
        }
    }

    pub(super) fn its(&self, spot: Spot) -> w::Who {
        self.reference(spot, said(w::Det::It, &[Kind::Card], false))
    }

    pub(super) fn side(&self, zone: &Zone) -> w::Side {
        match self.owner(zone) {
            w::Player::You => w::Side::Yours,
            w::Player::Opponent => w::Side::Opponents,
            w::Player::Same(player, _) if *player == w::Player::Opponent => w::Side::Opponents,
            other => panic!("{other:?} has no side"),
        }
    }

    pub(super) fn num(&mut self, num: &Num) -> w::Num {
        let x = w::Num::Var(w::Var::X);
        match num {
            Num::N(n) => w::Num::N(i16::from(*n)),
            Num::Var(f::Var::X) => x,
            Num::Plus(f::Var::X, n) => w::Num::Plus(Box::new(x), Box::new(w::Num::N(i16::from(*n)))),
            Num::HalfCost(Owner::Its(spot)) => {
                w::Num::Half { of: Box::new(w::Num::Stat(self.its(*spot), w::Stat::Cost)), up: true }
            }
            Num::HalfCost(owner) => panic!("{owner:?} has no cost"),
            Num::Bid => w::Num::Bid,
        }
    }
}

pub(super) fn pile(zone: &Zone) -> Pile {
    match zone {
        Zone::Your(pile) | Zone::Of(_, pile) => *pile,
    }
}

pub(super) fn area(pile: Pile) -> w::Area {
    match pile {
        Pile::Hand => w::Area::Hand,
        Pile::Deck => w::Area::Deck,
        Pile::Discard => w::Area::Discard,
        Pile::Faction => w::Area::Play,
    }
}
