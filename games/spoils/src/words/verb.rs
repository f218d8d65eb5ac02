//! Verbs: the instructions of costs and effects.

use super::{
    Bound, Change, Choice, Cond, Facing, Instruction, Keyword, Kinds, Num, Player, Quantity, Rule, Slot, Step, Var,
    When, Who,
};

/// How long something lasts. [EF13]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// Nothing is said: until the card leaves its area. [508.1] [407.3]
    Leaves,
    /// `this turn`
    Turn,
    /// `during this battle`
    Battle,
    /// `until the start of your next turn`
    YourNextTurn,
    /// `for the rest of the game`
    Game,
}

/// A battle party. [302.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Party {
    Attacking,
    Blocking,
    /// `attacking or blocking`
    Either,
}

/// Whose deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// `your deck`, `their deck`
    Of(Player),
    /// `either deck`: the player of the instruction chooses.
    Either,
}

/// Where cards are put.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// `into its owner's hand`, `into your hand`: always the owner's. [301.4a]
    Hand(Player),
    /// `on the top of your deck`
    DeckTop(Player, Order),
    /// `on the bottom of your deck`
    DeckBottom(Player, Order),
    /// `into your discard pile`; neither destroyed nor discarded. [TX6]
    Discard(Player),
    /// `into play under your control ...`; never played. [402.8] [CT6]
    Play(Box<IntoPlay>),
    /// `back`, after looking: where they came from, in this order.
    Back(Order),
}

/// How a card is put into play.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntoPlay {
    /// Under whose control; the controller of the text if nothing is said.
    pub under: Option<Player>,
    /// `as a face-down resource` [411.1]
    pub face_down: bool,
    /// `attached to WHO` [507.2b]
    pub attached: Option<Who>,
    /// `as a member of the attacking party` [407.6]
    pub party: Option<Party>,
}

/// The order of several cards in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Nothing is said: as their player likes.
    Free,
    /// `in any order`
    Any,
    /// `in a random order`
    Random,
}

/// `put WHO SOMEWHERE`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// What.
    pub what: Who,
    /// Where to.
    pub to: Place,
}

/// `play a card (for free)` as an instruction. [603.2]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayCard {
    /// Chosen from the hand, or a reference.
    pub what: Who,
    /// `for free` [308.1]
    pub free: bool,
    /// `even if you cannot meet its threshold`
    pub any_threshold: bool,
}

/// Something a player declares while following a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Declared {
    CardType,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// `Play this only if COND.`: a restriction, checked at its place in the
    /// list of costs. [401.3a]
    Only(Cond),
    /// `Any player may use this ability.`
    AnyoneUses,
    /// `pay N`; in a cost section added to the running total. [406.3.p2] [406.5]
    Pay(Num),
    /// `pay N for each NUM`
    PayEach(Num, Num),
    /// `choose a number for X (that is ...)` [410.2]
    ChooseNumber(Var, Option<Bound>),
    /// `X is NUM`
    Let(Var, Num),
    /// `if COND, X is NUM, otherwise X is NUM`
    LetIf(Var, Cond, Num, Num),
    /// `pick CHOICE` [310.1]
    Pick(Choice),
    /// `pick a player`, `pick an opponent` [310.1]
    PickPlayer(Player, Slot),
    /// `choose CHOICE`, no pick.
    Choose(Choice),
    /// `choose a card type`
    Declare(Declared),
    /// `A or B`: the one who performs it chooses which.
    Either(Vec<Instruction>, Vec<Instruction>),
    /// `choose one of the following: A or B`; whether it is said so long.
    OneOf(Vec<Vec<Instruction>>, bool),
    /// `inflict N damage to WHO`; the source is the card of the text. [408.7]
    Inflict {
        /// How much.
        amount: Num,
        /// `up to`
        up_to: bool,
        /// `divided however you want`
        divided: bool,
        /// To whom.
        to: Who,
    },
    /// `this card inflicts N damage to WHO`: the same in other words.
    ThisInflicts(Num, Who),
    /// `remove N damage from WHO`, none = all of it. [408.5b]
    Heal(Option<Num>, Who),
    /// `reduce the amount of damage inflicted to WHO this turn to 0`
    ForgetDamage(Who),
    /// `destroy WHO` [304.1]
    Destroy(Who),
    /// `remove WHO from the game (face-down)` [403.6a]
    Exile(Who, Option<Facing>),
    /// `terminate WHO`: a card being played or an ability. [314.1]
    Terminate(Who),
    /// `duplicate WHO` [307.1]
    Duplicate(Who),
    /// `put WHO ...`
    Put(Move),
    /// `put WHO somewhere and WHO elsewhere`; in this order.
    PutBoth(Move, Move),
    /// `put this card ... instead of into their discard pile`: of a tactic. [205.2]
    PutInstead(Move),
    /// `deplete WHO` [303.1]
    Deplete(Who),
    /// `restore WHO` [303.3]
    Restore(Who),
    /// `attach WHO to WHO` [301.1]
    Attach(Who, Who),
    /// `detach WHO (from your faction)` [301.1]
    Detach(Who, Option<Player>),
    /// `flip WHO face-down under its owner's control` [411.4] [FD4]
    Flip(Who, Facing, Option<Player>),
    /// `draw N cards`: one event. [306.3]
    Draw(Quantity),
    /// `discard CHOICE` [305.1]
    Discard(Who),
    /// `discard your hand`
    DiscardHand,
    /// `put the top N cards of DECK ...`, `remove the top ... from the game`;
    /// they go into the slot.
    Top {
        /// How many.
        count: Quantity,
        /// Of whose deck.
        deck: Deck,
        /// Where to; none = removed from the game.
        to: Option<Place>,
        /// Where they are remembered.
        slot: Slot,
    },
    /// `look at the top N cards of DECK` into the slot.
    Look {
        /// How many.
        count: Quantity,
        /// Of whose deck.
        deck: Deck,
        /// Where they are remembered.
        slot: Slot,
    },
    /// `reveal the top N cards of DECK` into the slot.
    RevealTop {
        /// How many.
        count: Quantity,
        /// Of whose deck.
        deck: Deck,
        /// Where they are remembered.
        slot: Slot,
    },
    /// `look at PLAYER's hand`
    LookAtHand(Player),
    /// `reveal WHO` [FD1]
    Reveal(Who),
    /// `search DECK for CHOICE`; its owner shuffles afterwards. [312.1]
    Search {
        /// Whose deck.
        deck: Player,
        /// What for; `a card` must be found, with a criterion it need not. [312.2]
        what: Choice,
    },
    /// `shuffle DECK` [313.1]
    Shuffle(Player),
    /// `shuffle WHO into its owner's deck` [313.2]
    ShuffleInto(Who, Player),
    /// `put N tokens on WHO` [409.1]
    PutTokens {
        /// How many.
        count: Num,
        /// `up to`: not all need be put.
        up_to: bool,
        /// `divided however you want`
        divided: bool,
        /// On whom.
        on: Who,
    },
    /// `remove N tokens from WHO`, `remove all tokens from WHO`; as a cost they
    /// must be there. [401.3b]
    RemoveTokens(Quantity, Who),
    /// `double the number of tokens on WHO`
    DoubleTokens(Who),
    /// `put N NAME tokens into play under your control`: cards. [409.3]
    Create {
        /// How many.
        count: Quantity,
        /// The name of the token card.
        name: String,
        /// Under whose control, if it is said.
        under: Option<Player>,
        /// `with Covert`
        with: Option<Keyword>,
        /// Where they are remembered.
        slot: Slot,
    },
    /// `WHO gains ...` for a while.
    Change(Change, Until),
    /// A standing rule for a while: `This turn, the character cannot block.`
    Rule(Box<Rule>, Until),
    /// `take control of WHO`, `your opponent takes control of WHO` [407.3]
    Control(Who, Until),
    /// `FACTION gains N influence` (`true`) or loses it. [408.3b]
    Influence(bool, Num, Who),
    /// `play CHOICE (for free)` [603.2]
    Play(PlayCard),
    /// `play a resource`, `play up to 2 resources`; the facing if it is said. [604]
    PlayResource(Quantity, Option<Facing>),
    /// `flip a coin`
    Coin,
    /// `both players bid`; [`Player::Winner`] and [`Num::Bid`] speak of it. [413.1]
    Bid,
    /// `remove WHO from the battle` [302.15]
    LeaveBattle(Who),
    /// `add WHO to the blocking party` [407.6]
    JoinBattle(Who, Party),
    /// `WHO enters play under your control`: a card being played.
    EnterUnder(Who, Player),
    /// `at the end of the turn, STEPS`: once; whether the moment is said last. [EF13]
    Later(Box<When>, Vec<Step>, bool),
    /// `repeat this card's effect until COND`: the effect section from its start.
    Repeat(Cond),
    /// `do the same`: the last offer, to another player.
    Same,
    /// `PLAYER loses the game`
    LoseGame,
    /// `if COND, INSTRUCTION` inside a sentence, `INSTRUCTION if COND`.
    When(Cond, Box<Instruction>),
    /// `PLAYER may INSTRUCTION` inside a sentence.
    May(Player, Vec<Instruction>),
    /// `if there is a tie, you decide which ...`: a remark, of no meaning.
    TieRemark(Kinds, String),
}
