//! What is had, forbidden, demanded and allowed, and what holds all the time.

use super::Class::{Banned, Gain as Has, Holds, Keyword as Key, OwnHolds};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Held, HeldGear, Lying, Room, Star, Zone};
use arbiter_wakfu::words::{Ban, Duty, Freedom, Gain, Keyword, Lasting};

every!(LASTING: Lasting {
    Have: [
        word(Holds, "your Allies have +2 Strength"),
        word(Holds, "all opposing Allies have -1 Strength"),
        word(Holds, "your Hero has Giant"),
        word(Holds, "your other Allies have Agility"),
        word(OwnHolds, "Probe has +2 Strength"),
    ],
    Neither: [word(Holds, "all Allies can neither attack nor block"), word(OwnHolds, "Probe can neither attack nor block")],
    HaveCannot: [word(Holds, "your Allies have +1 Strength and cannot attack"), word(OwnHolds, "Probe has +1 Strength and cannot block")],
    Damage: [
        word(Holds, "all damage about to be dealt to your Hero is reduced by 1"),
        word(Holds, "all damage about to be dealt by your Allies is increased by 1"),
        word(Holds, "all damage is increased by 1"),
    ],
    Ap: [word(Holds, "you have 1 more AP")],
    Mp: [word(Holds, "you have 1 more MP")],
    MoreXp: [word(Holds, "your gains of XP are increased by 1")],
    CheaperThis: [text(Held, "The cost of Probe is reduced by [Neutral].", "")],
    CheaperYours: [word(Holds, "the cost of your Allies is reduced by [Neutral]")],
    DearerAll: [word(Holds, "the cost of Actions is increased by [Neutral]"), word(Holds, "the cost of Allies is increased by [Neutral]")],
    DearerFoes: [word(Holds, "the cost of Actions played by your opponents is increased by [Neutral]")],
    Cannot: [word(Holds, "all Allies cannot attack"), word(Holds, "your Hero cannot be chosen"), word(OwnHolds, "Probe cannot block")],
    Must: [word(Holds, "all Allies must attack if possible"), word(OwnHolds, "Probe must attack if possible")],
    May: [word(Holds, "your Allies may block even if tapped"), word(OwnHolds, "Probe may block even if tapped")],
    Becomes: [
        text(Gear, "The Bearer of Probe loses class and family and becomes a Mole.\nYour Moles have +1 Strength.", "Your Moles have +1 Strength."),
    ],
    Star: [text(Star, "The Strength of Probe is equal to the number of Allies you control.", "")],
    Fixed: [word(OwnHolds, "the Strength of Probe is 5"), word(Holds, "the Strength of your Hero is 5"), word(Holds, "the Strength of all Allies is 5")],
    AppearsTapped: [text(Held, "Probe appears tapped.", "")],
    AppearsTappedWorld: [text(Held, "Probe appears in the World tapped.", "Probe appears tapped.")],
    ApSafe: [
        text(
            Room,
            "Players cannot lose AP.\n[Neutral]: Each player loses 1 AP until the end of the turn.",
            "[Neutral]: Each player loses 1 AP until the end of the turn.",
        ),
    ],
    LessTo: [word(Holds, "reduce all damage about to be dealt to your Allies by 1")],
    RecycledAs: [
        text(
            Lying,
            "Probe may be recycled as a card of [Fire] or [Water].",
            "Probe may be recycled as a card of [Air].",
        ),
    ],
    FreeThis: [text(Held, "As long as your Hero is in the World, the cost of Probe is reduced to 0.", "")],
    OnlyOn: [text(HeldGear, "Probe may be played on a Hero only.", "")],
    Dearer: [word(Holds, "Actions cost 1 more"), word(Holds, "Allies cost 1 more")],
    Cheaper: [word(Holds, "your Allies cost 1 less")],
    TwoWeapons: [text(Room, "Your Allies may bear two Weapons.", "")],
    AsInWorld: [text(Room, "Your Allies use powers as in the World.", "")],
    NoActions: [word(Holds, "this battle has no Action Phase")],
    Besieged: [
        text(
            Zone,
            "Probe may become the Target of an attack. If it suffers more than 1 damage in the battle, destroy it.",
            "",
        ),
    ],
    Aligned: [
        text(
            Room,
            "Your Hero loses its Alignment and becomes of Bonta Alignment.\nBonta. Your Allies have +1 Strength.",
            "Bonta. Your Allies have +1 Strength.",
        ),
    ],
    Powerless: [word(Holds, "all opposing Allies lose all powers"), word(Holds, "all Equipment lose all powers")],
});

every!(GAINS: Gain {
    Strength: [word(Has, "+2 Strength")],
    Ap: [word(Has, "+1 AP")],
    Mp: [word(Has, "+1 MP")],
    StrengthX: [word(super::Class::X, "all Allies gain +X Strength until the end of the turn")],
    Weakness: [word(Has, "-1 Strength")],
    StrengthEach: [word(Has, "+1 Strength for each Zone")],
    Agility: [word(Has, "Agility")],
    Aggressive: [word(Has, "Aggressive")],
    Giant: [word(Has, "Giant")],
    Tackle: [word(Has, "Tackle")],
    Resist: [word(Has, "Resist 2 [Earth]"), word(Has, "Resist 1 [Air][Earth][Fire][Water]")],
    ResistAny: [word(Has, "Resist 2 in the Element of your choice")],
    ResistOwn: [word(Has, "Resist 2 in its own Element")],
    ResistNamed: [
        text(
            Action,
            "Name an Element. All Allies gain Resist 2 in that Element until the end of the turn.",
            "Name an Element.",
        ),
    ],
    AnyProfession: [word(Has, "the Profession of your choice")],
});

every!(BANS: Ban {
    Attack: [word(Banned, "attack")],
    Block: [word(Banned, "block")],
    BeBlockedBy: [word(Banned, "be blocked by Monsters")],
    BeBlockedByWeaker: [word(Banned, "be blocked by Allies of less Strength than its own")],
    BeBlocked: [word(Banned, "be blocked")],
    BeCrafted: [text(HeldGear, "Probe cannot be crafted.", "")],
    Untap: [word(Banned, "untap")],
    BeChosen: [word(Banned, "be chosen")],
    BeChosenByFoe: [word(Banned, "be chosen by an opponent")],
    GainStrength: [text(Ally, "All Allies or Heroes cannot gain Strength bonuses.", "")],
    BeChosenByFoesPower: [word(Banned, "be chosen by powers of an opponent")],
    Bear: [word(Banned, "bear Equipment")],
    BeDestroyed: [word(Banned, "be destroyed")],
    BeDestroyedByFoes: [word(Banned, "be destroyed by an opponent")],
    BeDestroyedByOwner: [word(Banned, "be destroyed by its owner")],
    Move: [word(Banned, "make a movement")],
});

every!(DUTIES: Duty {
    Attack: [word(Holds, "your Hero must attack if possible")],
    Block: [word(Holds, "all Allies must block if possible"), word(OwnHolds, "Probe must block if possible")],
    BeBlocked: [word(Holds, "your Allies must be blocked if possible"), word(OwnHolds, "Probe must be blocked if possible")],
});

every!(FREEDOMS: Freedom {
    BlockTapped: [word(Holds, "your Hero may block even if tapped")],
    MoveTapped: [word(Holds, "your Hero may make a movement even if tapped"), word(OwnHolds, "Probe may make a movement even if tapped")],
    BlockAgile: [word(Holds, "your Allies may block an Ally or Hero with Agility as with Agility")],
});

every!(KEYWORDS: Keyword {
    Agility: [word(Key, "Agility")],
    Aggressive: [word(Key, "Aggressive")],
    Capture: [word(Key, "Capture [Neutral]"), word(Key, "Capture [Fire]")],
    Defense: [word(Key, "Defense")],
    Ethereal: [
        word(Key, "Ethereal 2"),
        text(Gear, "Ethereal 2\nAt the end of your turn, remove one Ether from Probe.", "Ethereal 1\nAt the end of your turn, remove one Ether from Probe."),
    ],
    Ghost: [word(Key, "Ghost")],
    Giant: [word(Key, "Giant")],
    Hero: [word(Key, "Hero: Iop")],
    HeroEither: [word(Key, "Hero: Iop or Cra")],
    Reinforcement: [word(Key, "Reinforcement")],
    Resist: [word(Key, "Resist 1 [Earth]")],
    Tackle: [word(Key, "Tackle")],
    Profession: [word(Key, "Smith, Armourer")],
});

/// What is said of several at once.
pub(crate) const SEVERAL: super::Words = (
    "Lasting",
    &[
        ("Damage", &[text(Ally, "All damage about to be dealt to Probe is reduced by 1.", "")]),
        ("LessTo", &[text(Ally, "Reduce all damage about to be dealt to Probe by 1.", "")]),
    ],
);
