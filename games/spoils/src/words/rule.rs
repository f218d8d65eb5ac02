//! Standing rules: what holds as long as its card is in play, or as long as an
//! effect says.

use super::{Cond, Damage, Event, Filter, Instruction, Keyword, Kinds, Num, Paragraph, Party, Player, Stat, Step, Who};

/// A rule and when it holds. [504.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Static {
    /// `While COND, ...`
    pub during: Option<Cond>,
    /// `If COND, ...` stands for `While COND, ...`; of no meaning to the game.
    pub said_if: bool,
    /// The rules of one sentence.
    pub rules: Vec<Rule>,
}

/// A standing rule.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// `WHO gains 1 strength and Covert`
    Change(Change),
    /// `WHO cannot ...` [402.7]
    Ban(Who, Ban),
    /// `PLAYER cannot ...` [402.7]
    PlayerBan(Player, Ban),
    /// `WHO must ... if it can` [505]
    Must(Who, Must),
    /// `Your opponent must pay 2 to attack.` [505.1]
    Levy {
        /// Who must pay.
        who: Player,
        /// How much.
        pay: Num,
        /// For what.
        to: Levy,
    },
    /// `Reduce the numeric cost of tactics you play by 1, to a minimum of 1.` [406.3.p3]
    Price {
        /// Of what.
        of: PriceOf,
        /// By how much: negative reduces. [410.3]
        by: Sized,
        /// `to a minimum of 1` [410.5]
        least: Option<u8>,
    },
    /// `If damage is inflicted to WHO, reduce the amount by 1.` [408.2]
    Damage(Box<DamageRule>),
    /// `If your faction loses influence, reduce the amount by 1.` [DA5]
    InfluenceLoss(Player, Sized),
    /// A draw of any number of cards is larger or smaller.
    DrawMore(Player, Sized),
    /// `If EVENT, STEPS instead.` [506.1]
    Instead(Box<Replaced>),
    /// `This card enters play with 2 tokens on it.`
    EntersWithTokens(Num),
    /// `This card enters play under your opponent's control.`
    EntersUnder(Player),
    /// `This card enters play depleted.`
    EntersDepleted,
    /// `WHO can attack as soon as you control it.` [204.3]
    AttacksAtOnce(Who),
    /// `WHO can attack only once each turn.`
    AttacksOnce(Who),
    /// `WHO can block Covert parties.`
    BlocksCovert(Who),
    /// `While attacking, you may assign its battle damage to the target of the
    /// attack instead of the blocking party.`
    AssignsToTarget(Who),
    /// `All battle damage that could be assigned to WHO must be.`
    DrawsDamage(Who),
    /// `You may play this card whenever you could play a tactic.` [507.4d]
    AnyTime(Who),
    /// `You may play "gear" cards whenever you could play a tactic.`
    AnyTimeFor(Box<Filter>),
    /// At 0 influence the player goes on. [102.1]
    NoLoss(Player),
    /// `Your opponent cannot respond to this card.` [606.1]
    NoResponse,
    /// `Cards can only be destroyed by costs.`
    OnlyCostsDestroy,
    /// `Anything that can pick WHO must pick it.` [505.2b]
    MustBePicked(Who),
    /// `Parties must have an even number of members`, `must have only 1 member`
    PartySize {
        /// Attacking, blocking or either.
        party: Party,
        /// Only parties with this card.
        including: Option<Who>,
        /// How many members.
        size: super::Bound,
    },
    /// `The top card of your deck is revealed at all times.`
    TopRevealed(Player),
    /// `You control the attached character.` [407.3]
    Control(Player, Who),
    /// `You control an additional [E][E].`
    ExtraIcons(Player, super::Icons),
}

/// A change of amounts of damage. [408.2] [RE8]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DamageRule {
    /// By what; none = by anything. A rule that names it is on the side of the
    /// source. [DA2]
    pub from: Option<Who>,
    /// To what; none = to anything.
    pub to: Option<Who>,
    /// Which damage.
    pub which: Damage,
    /// Only amounts like this: `any amount greater than 4`.
    pub only: Option<super::Bound>,
    /// What becomes of the amount.
    pub by: Sized,
    /// `while it's blocking`
    pub during: Option<Cond>,
    /// How it is said; of no meaning to the game.
    pub said: DamageSaid,
}

/// How a rule about damage is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DamageSaid {
    /// `If damage is inflicted to WHO, reduce the amount by 1.`
    If,
    /// `If WHO inflicts damage, reduce the amount by 1.`
    IfInflicts,
    /// `Reduce all damage inflicted to WHO to 0.`
    Reduce,
    /// `All inflicted damage is reduced to 0.`
    All,
    /// `All damage inflicted to WHO is reduced to 0.`
    Inflicted,
    /// `All damage assigned to WHO is reduced to 0.`
    Assigned,
}

/// `WHO gains ... and loses ... for each NUM`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// Who changes.
    pub who: Who,
    /// How, in the order of the text.
    pub gains: Vec<Gain>,
    /// `... for each token on it`: the numbers are multiplied.
    pub each: Option<Num>,
    /// `an additional`; of no meaning to the game.
    pub additional: bool,
    /// `also`; of no meaning to the game.
    pub also: bool,
}

/// One thing gained or lost. Losing beats gaining for everything but numbers. [402.6]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// `gains 1 strength` (`true`), `loses 1 speed` [410.3]
    Stat(bool, Num, Stat),
    /// `either gains or loses 1 speed`: the controller of the text decides.
    EitherWay(Num, Stat),
    /// `has 3 strength`: the number becomes this. [EF5]
    Becomes(Num, Stat),
    /// `gains Covert`, `loses Covert` [507.3d]
    Keyword(bool, Keyword),
    /// `gains the "character" type` [208.1a]
    Type(bool, Kinds),
    /// `gains the "golem" subtype`
    Subtype(bool, String),
    /// `gains "RULES TEXT"` [508.1]
    Text(Vec<Paragraph>),
    /// `has no rules text`, `loses all rules text`
    NoText(Blank),
    /// `gains all rules text of WHO`
    TextOf(Who),
}

/// How the loss of a text is said; of no meaning to the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blank {
    /// `has no rules text`
    Has,
    /// `Treat WHO as though it has no rules text.`
    Treat,
    /// `loses all other rules text`: all but the paragraph that says so.
    LosesOther,
}

/// A change of an amount. [410.3]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sized {
    Increase(Num),
    Reduce(Num),
    /// `reduced to 0`
    To(Num),
}

/// What is forbidden. [402.7]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ban {
    /// `cannot attack`
    Attack,
    /// `cannot block`
    Block,
    /// `cannot attack or block`
    AttackOrBlock,
    /// `cannot be blocked` [412.1]
    BeBlocked,
    /// `cannot be picked (by PLAYER)`; as a rule of a player: `PLAYER cannot
    /// pick WHO` [310.1]
    Pick(Option<Who>),
    /// `cannot be destroyed`
    BeDestroyed,
    /// `cannot be restored`
    BeRestored,
    /// `cannot be restored by its controller's faction's Restore Rule`
    RestoreRule(Player),
    /// `does not restore during its controller's next Restore Rule`
    NextRestoreRule,
    /// `PLAYER cannot attack your faction`
    AttackFaction(Player),
    /// `PLAYER cannot draw cards`
    Draw,
    /// `PLAYER cannot play FILTER`
    Play(Box<Filter>),
    /// `PLAYER cannot take control of WHO`
    Control(Who),
}

/// What must be done. [505]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Must {
    /// `must attack if it can` [RQ4]
    Attack,
    /// `must be in each attacking party you form`
    Join,
    /// `must block if it can`
    Block,
    /// `If you are attacked, WHO must block if it can.`: the same in other words.
    Guard,
    /// `must block WHO if it can`
    BlockThat(Who),
}

/// What a requirement payment is for. [505.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Levy {
    /// `to attack`: for each attacking party.
    Attack,
    /// `to attack with it`
    AttackWith(Who),
    /// `to play FILTER`
    Play(Box<Filter>),
    /// `to use a character's ability`
    Use(Box<Filter>),
}

/// Which numeric costs are meant. [406.5b]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PriceOf {
    /// `this card's numeric cost`
    This,
    /// `the numeric cost of tactics you play`
    Plays(Player, Box<Filter>),
    /// `the next numeric cost you pay (this turn)` [CO6]
    Next(Player),
    /// `the numeric cost of the next FILTER you play (this turn)`
    NextPlay(Player, Box<Filter>),
    /// `the numeric cost of abilities PLAYER uses` [CO5]
    Abilities(Player),
}

/// A replacement. [506.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Replaced {
    /// What is replaced; it never happens. [RE6]
    pub event: Event,
    /// `would`; of no meaning to the game.
    pub would: bool,
    /// `The next time EVENT`: once, and it waits. [506.3]
    pub next: bool,
    /// `during a turn when this card damaged it` and the like.
    pub only_if: Option<Cond>,
    /// `you may ... instead` [RE4]
    pub may: bool,
    /// What happens instead, and what follows it.
    pub instead: Vec<Instruction>,
    /// The sentences after it.
    pub then: Vec<Step>,
}
