//! The words of Evolve's card language: what a printed text means.
//!
//! A wording is compiled into these types by `grammar`, turned back into a
//! wording by `render`, and obeyed by `effect`. There is no other definition of
//! a card. Every type is plain data; nothing here knows how to act.
//!
//! The shape follows the sentence: an ability has a *head* (when it works), a
//! list of *costs*, and *lines*; a line is a sentence of verbs, perhaps behind
//! a gate (`If ...`, `Combo (3):`, a price). Selectors, amounts, conditions and
//! durations are words of their own and combine freely.

mod cond;
mod filter;
mod give;
mod verb;
mod would;

pub use cond::{Cmp, Cond};
pub use filter::{Bound, Class, Filter, Kinds, NameTest, Place, Posture, Side, Zone};
pub use give::{Ending, Gift, Give, PriceChange};
pub use verb::{Amount, CardName, Count, Order, Stat, Verb, Who, Whose};
pub use would::{Part, Would};

use serde::{Deserialize, Serialize};

/// A keyword that stands alone in a text. [12.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Keyword {
    /// Restricts enemy attacks while engaged. [12.8]
    Ward,
    /// May attack anything on the turn it arrives. [12.9]
    Storm,
    /// May attack followers on the turn it arrives. [12.10]
    Rush,
    /// May attack reserved followers. [12.11]
    Assail,
    /// Cannot be attacked. [12.12]
    Intimidate,
    /// Attack damage heals the own leader. [12.13]
    Drain,
    /// Destroys the follower it fought. [12.14]
    Bane,
    /// Cannot be selected by the opponent's cards and abilities. [12.15]
    Aura,
    /// May be played in the opponent's turn. [12.3]
    Quick,
    /// Keeps Stack counters and lives on them. [13.3.2]
    Stack,
}

/// One ability of a card, in the order of its text. [10.1.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ability {
    /// `Ward.`, `Storm.`, `[quick]`, `Stack.`
    Keyword(Keyword),
    /// `[evolve] [cost01]: Evolve this follower.` [12.2]
    Evolve {
        /// Play points to pay.
        price: u8,
        /// `Activate only if COND.`
        only_if: Option<Cond>,
    },
    /// `[act] COST, COST: LINES` [10.1.1.1]
    Activated(Activated),
    /// `[fanfare] LINES`, `Whenever EVENT, LINES`, `Strike, COST: LINES` [10.1.1.2]
    Automatic(Automatic),
    /// `Your other Pixie followers have Rush.` [10.1.1.3]
    Passive(Passive),
    /// The text of a spell. [10.1.1.4]
    Spell(Vec<Line>),
    /// `As an additional cost to play this card, COST.` [10.6.2.5]
    ExtraCost(Vec<Cost>),
    /// `When playing this card, COST: This card costs N less to play.` [10.4.7.3]
    WhenPlaying {
        /// What may be paid while playing.
        costs: Vec<Cost>,
        /// What paying it does to the price.
        price: PriceChange,
    },
    /// `You may include up to N copies of this card in your deck.` [6.1.2]
    DeckCopies(u8),
}

/// An ability that its controller plays when allowed. [10.1.1.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activated {
    /// `[quick]` stands in front of it. [12.3.3]
    pub quick: bool,
    /// All of them are paid, in this order. [10.4.2.1]
    pub costs: Vec<Cost>,
    /// What it does.
    pub lines: Vec<Line>,
    /// `Activate only once per turn.`
    pub once_per_turn: bool,
    /// `Activate only if COND.`
    pub only_if: Option<Cond>,
}

/// An ability that plays itself when its event happens. [10.1.1.2]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Automatic {
    /// Several keywords in a row are separate abilities with one process. [12.1.2]
    pub heads: Vec<Trigger>,
    /// `Strike, discard a card: ...`: an optional price. Empty if none. [10.4.7.4]
    pub costs: Vec<Cost>,
    /// What it does.
    pub lines: Vec<Line>,
    /// `Once on each of your turns, when ...`
    pub once_per_turn: bool,
}

/// What an automatic ability waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Trigger {
    /// `[fanfare]` [12.4]
    Fanfare,
    /// `[lastwords]` [12.5]
    LastWords,
    /// `On Evolve:` [12.6]
    OnEvolve,
    /// `Strike:` [12.7]
    Strike,
    /// `Follower Strike:` [12.7]
    FollowerStrike,
    /// `Leader Strike:` [12.7]
    LeaderStrike,
    /// `At the start of your main phase, ...` [7.3.1] [7.4.1]
    StartOf(Phase, Whose),
    /// `Whenever FILTER is put onto your field (from Z), ...` Zone of the
    /// filter is the field; its side says whose. [5.4.3]
    Enters(Filter, Origin),
    /// `Whenever FILTER leaves the field, ...`
    Leaves(Filter),
    /// `Whenever FILTER is destroyed, ...`
    Destroyed(Filter),
    /// `Whenever FILTER is put from the field into the cemetery, ...`
    Buried(Filter),
    /// `Whenever you play FILTER, ...` [10.6.2.7]
    Plays(Whose, Filter),
    /// `Whenever FILTER attacks, ...` [8.4.5]
    Attacks(Filter),
    /// `Whenever FILTER evolves, ...` [5.15.1.2]
    Evolves(Filter),
    /// `Whenever this follower takes (ability) damage, ...`
    Damaged {
        /// Who takes it.
        whom: Filter,
        /// Only damage of abilities. [5.13.4]
        ability_only: bool,
    },
    /// `Whenever FILTER becomes engaged, ...`
    Engaged(Filter),
    /// `Whenever your leader loses defense, ...`
    LeaderLoses(Whose),
    /// `Whenever your leader gains defense, ...`
    LeaderGains(Whose),
    /// `When this card is discarded, ...` or `Whenever you discard FILTER, ...`
    Discarded(Filter),
    /// `Whenever you draw a card, ...`
    Draws(Whose),
    /// `When COND, ...`: a state, not an event. [10.7.6]
    State(Cond),
}

/// A phase that texts wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The main phase. [7.3]
    Main,
    /// The end phase. [7.4]
    End,
}

/// Where a card that enters the field came from. [5.4.3]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// Nothing is said.
    Anywhere,
    /// `from your EX area`
    From(Zone),
    /// `from somewhere other than your hand`
    OtherThan(Zone),
}

/// One element of a cost. [10.4]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cost {
    /// `[cost02]` [10.4.4]
    Points(u8),
    /// `[engage]`: this card. [10.4.6]
    Engage,
    /// `engage N FILTER on your field`
    EngageOther(u8, Filter),
    /// `put this card into its owner's cemetery` or `bury this card`
    BuryThis,
    /// `put FILTER from your field into its owner's cemetery`
    Bury(u8, Filter),
    /// `banish this card`
    BanishThis,
    /// `banish N FILTER from your cemetery / EX area / field`
    Banish(u8, Filter),
    /// `return this card to its owner's hand`
    ReturnThis,
    /// `return N FILTER on your field to its owner's hand`
    Return(u8, Filter),
    /// `discard N FILTER`; the filter's zone is the hand. [5.11.1]
    Discard(u8, Filter),
    /// `give your leader [defense]-N` [10.4.5]
    LeaderDefense(u8),
    /// `remove N NAME counters from this card` [10.4.5]
    Counters(u8, String),
    /// `reveal FILTER from your hand`
    Reveal(u8, Filter),
    /// `Earth Rite`: a Stack counter of an own card with Stack. [13.3.3.2]
    EarthRite,
}

/// A sentence, or a gate with what stands behind it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Line {
    /// `VERB, VERB, and VERB.`
    Do(Vec<Verb>),
    /// `You may VERB and VERB.`
    May(Vec<Verb>),
    /// `If you do, VERB.`: only if the line before was done.
    IfYouDo(Vec<Verb>),
    /// `If COND, VERB.` With `instead` the verb takes the place of the last
    /// verb before it.
    If {
        /// Read at play for selections, again at resolution. [R2]
        cond: Cond,
        /// What is done if it holds.
        then: Vec<Verb>,
        /// `... instead`
        instead: bool,
    },
    /// `Combo (3): LINES` up to the next such term or the end. [10.4.7.1]
    Term {
        /// Combo, Spellchain, Necrocharge, Overflow or Sanguine.
        cond: Cond,
        /// What it unlocks.
        then: Vec<Line>,
        /// The first verb takes the place of the last verb before it.
        instead: bool,
    },
    /// `COST: LINES` decided while resolving, to the end. [10.4.7.2] [10.4.7.5]
    Pay {
        /// The price.
        costs: Vec<Cost>,
        /// What paying unlocks.
        then: Vec<Line>,
    },
    /// `Earth Rite: LINES` decided while playing. [13.3.3.2]
    EarthRite {
        /// What paying unlocks.
        then: Vec<Line>,
        /// The first verb takes the place of the last verb before it.
        instead: bool,
    },
    /// `Choose one of the following effects. (1) ... (2) ...` [5.17]
    Choose {
        /// At least so many.
        least: u8,
        /// At most so many; less than `least` never.
        most: u8,
        /// In the printed order.
        options: Vec<Vec<Line>>,
    },
    /// `At the start of your next main phase, VERBS.` [10.7.5]
    Later {
        /// What is waited for.
        when: Trigger,
        /// Once only, or each time until the end of the turn. [10.7.5.1]
        each_this_turn: bool,
        /// What happens then.
        then: Vec<Verb>,
    },
}

/// A rule that holds while its card is where it works. [10.1.1.3]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Passive {
    /// `FILTER have [attack]+1 and Rush (while COND).`
    Have {
        /// `This` or a group.
        whom: Who,
        /// What they have.
        gift: Gift,
        /// `While COND, ...`
        when: Option<Cond>,
    },
    /// `FILTER cost N less to play.` [10.2.1.3.3]
    Price {
        /// `This card` or `Your spells`. Zone hand means hand and EX area. [4.4.3.1]
        whom: Who,
        /// What happens to the price.
        change: PriceChange,
        /// `While COND, ...`
        when: Option<Cond>,
    },
    /// `This card is put onto the field engaged.`
    EntersEngaged,
    /// `This follower ignores Ward.`
    IgnoresWard,
    /// `FILTER can't ...` [1.3.3]
    Cannot {
        /// `This` or a group.
        whom: Who,
        /// What is forbidden.
        what: Ban,
        /// `While COND, ...`
        when: Option<Cond>,
    },
    /// `This follower deals N more damage.` [10.2.1.3.2]
    DealsMore {
        /// Who deals it.
        whom: Who,
        /// By how much; negative for less.
        by: i8,
        /// `During each opponent's turn, ...`
        when: Option<Cond>,
    },
    /// `FILTER takes N less (ability) damage.` [10.2.1.3.2]
    TakesLess {
        /// Who takes it.
        whom: Who,
        /// By how much; negative for more.
        by: i8,
        /// Only damage of abilities.
        ability_only: bool,
        /// `While COND, ...`
        when: Option<Cond>,
    },
    /// `If WHOM would take damage, it takes PART instead.` [10.2.1.3.1]
    TakesPart {
        /// Who takes it.
        whom: Who,
        /// How much of it.
        part: Part,
        /// `While COND, ...`
        when: Option<Cond>,
    },
    /// `If EVENT would happen, LINES instead.` [10.2.1.3.1]
    Instead {
        /// What is replaced.
        of: Would,
        /// `you may ... instead`
        optional: bool,
        /// What happens in its place.
        then: Vec<Verb>,
    },
    /// `Your field limit is increased by N.` [4.4.4] [4.7.3] [4.8.3]
    Limit {
        /// Hand, field or EX area.
        zone: Zone,
        /// By how much.
        by: i8,
    },
    /// `This card is also an Officer.`: non-numeric information. [10.9.1.3]
    AlsoTrait {
        /// `This` or a group.
        whom: Who,
        /// The trait.
        name: String,
    },
}

/// What a card may not do or suffer. [1.3.3]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ban {
    /// `can't attack`
    Attack,
    /// `can't attack enemy leaders`
    AttackLeaders,
    /// `can't attack enemy followers`
    AttackFollowers,
    /// `can't be attacked`
    BeAttacked,
    /// `can't be destroyed`
    BeDestroyed,
    /// `can't be destroyed by abilities`
    BeDestroyedByAbilities,
    /// `can't leave the field`
    Leave,
    /// `can't be played`
    BePlayed,
    /// `can't evolve`
    Evolve,
    /// `doesn't refresh during its controller's next start phase`
    Refresh,
    /// `can't draw cards` (of a player)
    Draw,
}
