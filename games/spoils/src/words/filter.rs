//! Selectors: which cards a text speaks of.

use super::{Icons, Keyword, Num, Stat, Who};

/// The five trades. [201.4a]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Trade {
    Arcanist,
    Banker,
    Gearsmith,
    Rogue,
    Warlord,
}

/// Whose cards, seen from the controller of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// Nothing is said: both players'.
    #[default]
    Any,
    /// `your`, `you control`
    Yours,
    /// `your opponent controls`
    Opponents,
    /// `an opponent controls`; the same player.
    AnOpponents,
    /// `each opponent controls`; the same player.
    EachOpponents,
    /// `that player's`: the player of the event or of the last sentence.
    Thats,
    /// `they control`: the player who performs the instruction.
    Theirs,
    /// `you don't own`
    NotYours,
}

/// An area. [403]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Area {
    /// Meant when nothing is said. [402.3]
    #[default]
    Play,
    Hand,
    Deck,
    Discard,
    OutOfGame,
    /// Cards being played and abilities in use. [403.3a]
    BeingPlayed,
    /// `among them`: the cards that a slot holds.
    Slot(super::Slot),
}

bitflags::bitflags! {
    /// Card types; none set means `card`. A faction is meant only when it is
    /// set. [208.1] [202.9]
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
    pub struct Kinds: u8 {
        /// `character`
        const CHARACTER = 1;
        /// `item`
        const ITEM = 2;
        /// `location`
        const LOCATION = 4;
        /// `tactic`
        const TACTIC = 8;
        /// `resource`
        const RESOURCE = 16;
        /// `faction`
        const FACTION = 32;
    }
}

/// Which side of a card is up. [411]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Facing {
    Up,
    Down,
}

/// `N or less`, `at least N`, exactly `N`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Bound {
    AtMost(Num),
    AtLeast(Num),
    MoreThan(Num),
    LessThan(Num),
    Is(Num),
    /// `only 1`: exactly so many.
    Only(Num),
    /// `a`: at least one.
    Some,
    /// 0 is even. [410.1a]
    Even,
}

/// The part that a character takes in a battle. [302]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// `attacking`, `member of the attacking party` [302.12]
    Attacking,
    /// `blocking` [302.13]
    Blocking,
    /// `attacking or blocking`
    Either,
    /// `in a battle` [302.9]
    Battle,
    /// `that is not in a battle`
    NoBattle,
    /// `in a party with this card`; the card itself included. [302.14]
    WithThis,
    /// `in the opposing party` [302.10]
    Opposing,
    /// `in your party`
    YourParty,
}

/// What a card is attached to, or what is attached to it. [301]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Link {
    /// `attached to this card`
    ToThis,
    /// `attached to your faction`
    ToYourFaction,
    /// `with items attached to them`
    Has(Kinds),
}

/// How a list of types or subtypes is joined; of no meaning to the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Join {
    #[default]
    Or,
    And,
    AndOr,
}

/// Which cards are meant. Every part narrows; the default is `card` in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Filter {
    /// Where. [402.3]
    pub area: Area,
    /// Whose: the controller in play, the owner elsewhere. [CT7] For cards in
    /// a hand `Any` means the hand of the player who performs the instruction.
    pub side: Side,
    /// `your characters` rather than `characters you control`; of no meaning.
    pub possessive: bool,
    /// `you own`
    pub owner: Side,
    /// `another`, `other`: not the card that speaks, and none picked before.
    pub other: bool,
    /// Types; none = any type but faction.
    pub kinds: Kinds,
    /// How the types are joined.
    pub join: Join,
    /// `character card`; of no meaning to the game.
    pub card_word: bool,
    /// `in play` is said; of no meaning to the game.
    pub in_play_said: bool,
    /// `non-resource`, `non-tactic`
    pub not: Kinds,
    /// `staple`
    pub staple: bool,
    /// `"gear" card`: this subtype. [201.4b]
    pub subtype: Option<String>,
    /// `Gearsmith character`
    pub trade: Option<Trade>,
    /// `card named "NAME"`
    pub name: Option<String>,
    /// `Micromajig token`: a token card of this name. [409.3]
    pub token: Option<String>,
    /// `UNIQUE jo`: with this identifier. [507.5a]
    pub unique: Option<String>,
    /// `with a different name than this card`
    pub different_name: bool,
    /// `face-down`
    pub facing: Option<Facing>,
    /// `depleted`
    pub depleted: Option<bool>,
    /// `with Covert`, `without Covert`
    pub keyword: Option<(Keyword, bool)>,
    /// Part in a battle.
    pub part: Option<Part>,
    /// `with 3 strength or less`, `with numeric cost X or less`
    pub stat: Option<(Stat, Bound)>,
    /// `with the highest strength` among those that fit the rest; ties are for
    /// the one who chooses.
    pub extreme: Option<(bool, Stat)>,
    /// `with at least 1 token on it`
    pub tokens: Option<Bound>,
    /// Attachments.
    pub link: Option<Link>,
    /// `that provides at least [R]`
    pub provides: Icons,
    /// `with an ability in its rules text`
    pub ability: bool,
    /// `that inflicted damage to your faction this turn`
    pub hurt_you: bool,
    /// `of the same type as the discarded card`
    pub same_type: Option<Box<Who>>,
}

impl Filter {
    /// Whether it still asks for all that it asked for before more was said.
    #[must_use]
    pub fn keeps(&self, before: &Filter) -> bool {
        fn kept<T: PartialEq + Default>(now: &T, before: &T) -> bool {
            *before == T::default() || now == before
        }
        kept(&self.area, &before.area)
            && kept(&self.side, &before.side)
            && kept(&self.owner, &before.owner)
            && kept(&self.kinds, &before.kinds)
            && kept(&self.subtype, &before.subtype)
            && kept(&self.trade, &before.trade)
            && kept(&self.name, &before.name)
            && kept(&self.token, &before.token)
            && kept(&self.facing, &before.facing)
            && kept(&self.depleted, &before.depleted)
            && kept(&self.keyword, &before.keyword)
            && kept(&self.part, &before.part)
            && kept(&self.stat, &before.stat)
            && kept(&self.extreme, &before.extreme)
            && kept(&self.tokens, &before.tokens)
            && kept(&self.link, &before.link)
            && kept(&self.provides, &before.provides)
            && kept(&self.same_type, &before.same_type)
    }
}

/// A group of cards, and how it is called.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// Which.
    pub what: Filter,
    /// `all`, `each` or nothing; of no meaning to the game.
    pub every: Every,
    /// `members of the attacking party`; of no meaning to the game.
    pub called: Called,
}

/// How a group begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Every {
    All,
    Each,
    The,
    Bare,
}

/// How the characters of a party are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Called {
    /// `attacking characters`, or no party at all.
    Plain,
    /// `members of the attacking party`
    Members,
    /// `the attacking party`
    Party,
}
