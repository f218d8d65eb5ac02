//! Verbs, and the nouns they act on.

use super::{Ban, Cond, Ending, Filter, Give, Keyword, Part, Place, PriceChange};
use serde::{Deserialize, Serialize};

/// Which player, seen from the controller of the text. [3.1.2.4.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Whose {
    /// `you`, `your`
    Your,
    /// `each opponent`, `enemy`
    Opponent,
    /// `each player`, `each`
    Each,
}

/// Whom a verb acts on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Who {
    /// `this card`, `this follower`, `this amulet`
    This,
    /// `it`, `them`, `that follower`: the last selection, or the card the
    /// trigger speaks of.
    It,
    /// `the selected follower`, where the text has brought another card since.
    Selected,
    /// `each FILTER`; fixed when the verb is performed. [R63]
    Each(Filter),
    /// `your leader`, `each enemy leader`, `each leader`
    Leader(Whose),
    /// `that follower's leader`, `its leader`
    ItsLeader,
    /// `Deal 5 damage to it and this follower`
    Both(Box<Who>, Box<Who>),
    /// Never written: the k-th selection of a text, put in by `lower`.
    Picked(u8),
    /// Never written: the leader of the k-th selection, put in by `lower`.
    LeaderOf(u8),
}

/// A card name in a text, with its face once the card list is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardName {
    /// As printed.
    pub name: String,
}

/// A number in a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// `X damage. X equals COUNT.`
    X(Box<Count>),
    /// `damage equal to COUNT`
    Equal(Box<Count>),
}

/// Something counted. [1.3.5]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// `the number of FILTER`
    Cards(Filter),
    /// `the number of cards you've played this turn`
    Played {
        /// `other cards`: this one does not count.
        excluding_this: bool,
    },
    /// `its attack`, `this follower's defense`
    Stat(Who, Stat),
    /// `your maximum play points`
    MaxPoints,
    /// `the number of NAME counters on this card`
    Counters(String),
    /// `that much`: the amount of the event that triggered this.
    ThatMuch,
    /// `the result`: of the die rolled before.
    Roll,
    /// `2 times the number of ...`
    Times(u8, Box<Count>),
}

impl Count {
    /// What is counted, however often it is taken.
    #[must_use]
    pub fn once(&self) -> &Count {
        match self {
            Count::Times(_, of) => of.once(),
            of => of,
        }
    }

    /// The same, to be changed.
    pub fn once_mut(&mut self) -> &mut Count {
        match self {
            Count::Times(_, of) => of.once_mut(),
            of => of,
        }
    }
}

/// A number on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stat {
    Attack,
    Defense,
    Cost,
}

/// How several cards go to the bottom of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Order {
    /// `in any order`: their player chooses. [4.1.5]
    Any,
    /// `in a random order`
    Random,
}

/// An instruction. Its player is the controller unless it says otherwise. [3.1.2.4.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Verb {
    /// `Select FILTER`, `Select up to 2 FILTER`, `Select any number of FILTER`,
    /// `Select a random FILTER`. Zone hidden: made at resolution. [10.6.2.3]
    Select {
        /// At least so many (as many as possible). [10.6.2.3.1]
        least: u8,
        /// At most so many; 255 = any number. [10.6.2.3.2]
        most: u8,
        /// Of what.
        what: Filter,
        /// By chance, not by choice. [5.18.1]
        random: bool,
    },
    /// `deal WHOM N damage`
    Damage {
        /// To whom.
        to: Who,
        /// How much.
        amount: Amount,
        /// `divided between them` [10.6.2.4]
        divided: bool,
    },
    /// `give ...`
    Give(Give),
    /// `WHOM loses all abilities`, `WHOM loses Ward` [10.9.1.2]
    Lose {
        /// Whom.
        whom: Who,
        /// Which; none = all abilities.
        keyword: Option<Keyword>,
        /// Until when.
        ending: Ending,
    },
    /// `change its defense to 1`
    Change {
        /// Whose.
        whom: Who,
        /// Attack or defense.
        stat: Stat,
        /// The new value.
        to: Amount,
        /// Until when.
        ending: Ending,
    },
    /// `change this card's [evolve] cost to 0`
    EvolveCost {
        /// Whose.
        whom: Who,
        /// The new price.
        to: u8,
    },
    /// `destroy WHOM` [5.5.1]
    Destroy(Who),
    /// `banish WHOM` [5.6.1]
    Banish {
        /// Whom.
        whom: Who,
        /// `facedown` [4.10.2]
        facedown: bool,
    },
    /// `put WHOM onto your field`, `return WHOM to its owner's hand`, `bury WHOM` [5.4.1]
    Move {
        /// Whom.
        whom: Who,
        /// Where to.
        to: Place,
    },
    /// `engage WHOM` [5.3.1]
    Engage(Who),
    /// `refresh WHOM` [5.3.1]
    Refresh(Who),
    /// `evolve WHOM` [5.15]
    Evolve(Who),
    /// `draw N cards`, `each player draws a card` [5.9]
    Draw {
        /// Who draws.
        who: Whose,
        /// How many.
        count: Amount,
        /// `up to` [5.9.3]
        up_to: bool,
    },
    /// `discard N FILTER`, `each opponent discards a card` [5.11]
    Discard {
        /// Who discards.
        who: Whose,
        /// How many.
        count: Amount,
        /// Of what; zone hand.
        what: Filter,
        /// `a random card`
        random: bool,
    },
    /// `put the top N cards of your deck into your cemetery / EX area / ...`
    TopTo {
        /// Whose deck.
        who: Whose,
        /// How many.
        count: Amount,
        /// Where to.
        to: Place,
    },
    /// `summon N NAME tokens`, `put a NAME or NAME token into your EX area` [5.4.2]
    Tokens {
        /// For each token one of these is chosen. With `each` set: one of each.
        names: Vec<CardName>,
        /// `a Viking, Steelclad Knight, and Knight token`: one of each name.
        each: bool,
        /// How many.
        count: Amount,
        /// `up to`
        up_to: bool,
        /// Field, EX area, or either.
        to: Place,
        /// `Tokens that do not fit go to your EX area.`
        rest_to_ex: bool,
    },
    /// `look at the top N cards of your deck` [5.10]
    Look {
        /// How many.
        count: u8,
        /// `up to` [5.10.2]
        up_to: bool,
    },
    /// `reveal FILTER from among them and add it to your hand` after `look`.
    Take {
        /// At most so many; at least none (it follows `You may`) or as given.
        least: u8,
        /// At most.
        most: u8,
        /// Of what; its zone is the deck.
        what: Filter,
        /// Shown to everyone. [5.20]
        reveal: bool,
        /// Where to.
        to: Place,
        /// `also`
        also: bool,
    },
    /// `put the remaining cards on the bottom of your deck in any order`
    Rest {
        /// Bottom or top of the deck, cemetery.
        to: Place,
        /// For a deck.
        order: Order,
    },
    /// `search your deck for FILTER, reveal it, add it to your hand` [5.7]
    Search {
        /// At most so many; a pure number must be found. [5.7.1.1]
        most: u8,
        /// `up to`
        up_to: bool,
        /// Of what; zone deck.
        what: Filter,
        /// `reveal it` is written; found cards with a condition are shown anyway. [5.7.1.2]
        reveal: bool,
        /// Where to.
        to: Place,
    },
    /// `shuffle your deck` [5.8]
    Shuffle(Whose),
    /// `reveal your hand`, `reveal the top card of your deck` [5.20]
    RevealTop {
        /// Whose deck.
        who: Whose,
        /// How many.
        count: u8,
    },
    /// `increase your maximum play points by N` [3.2.3]
    MaxPoints {
        /// Whose.
        who: Whose,
        /// By how much; negative to lower.
        by: i8,
    },
    /// `recover N play points` [5.14]
    Recover(Amount),
    /// `give yourself N evolution points`
    EvolutionPoints(i8),
    /// `add N to a Stack on your field` [13.3.2.4]
    AddStack(Amount),
    /// `place N NAME counters on WHOM` [14.1.3]
    PutCounters {
        /// How many.
        count: Amount,
        /// Their name.
        name: String,
        /// On whom.
        on: Who,
    },
    /// `remove N NAME counters from WHOM` [14.1.4]
    RemoveCounters {
        /// How many.
        count: Amount,
        /// Their name.
        name: String,
        /// From whom.
        from: Who,
    },
    /// `transform WHOM into a NAME token` [5.16]
    Transform {
        /// Whom.
        whom: Who,
        /// Into what.
        into: CardName,
    },
    /// `swap WHOM with WHOM` [5.12]
    Swap(Who, Who),
    /// `take control of WHOM` [10.7.4.3]
    Control {
        /// Whom.
        whom: Who,
        /// Until when.
        ending: Ending,
    },
    /// `it can't attack this turn` [1.3.3]
    Forbid {
        /// Whom.
        whom: Who,
        /// What.
        what: Ban,
        /// Until when.
        ending: Ending,
    },
    /// `the next time WHOM would take damage this turn, it takes PART instead`
    PreventNext {
        /// Whom.
        whom: Who,
        /// What is taken of it.
        part: Part,
    },
    /// `it costs N less to play (this turn)`
    Price {
        /// Whom.
        whom: Who,
        /// The change.
        change: PriceChange,
        /// Until when.
        ending: Ending,
    },
    /// `the next FILTER you play this turn costs N less to play`
    NextPrice {
        /// Of what.
        what: Filter,
        /// The change.
        change: PriceChange,
    },
    /// `roll a die` [5.19]
    Roll,
    /// `you win the game` [1.2.4]
    Win(Whose),
    /// `you lose the game` [1.2.4]
    LoseGame(Whose),
    /// `if COND, VERB` inside a sentence: `draw a card and, if COND, VERB`
    When(Cond, Box<Verb>),
}
