//! Cards that are spoken of.

use super::Class::{Upon, Whom, X};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Room};
use arbiter_wakfu::words::{Bound, News, Tail, Them, Who};

every!(WHO: Who {
    This: [word(Whom, "Probe")],
    Chosen: [word(Whom, "the Ally of your choice"), word(Whom, "the Hero of your choice")],
    ChosenN: [word(Whom, "two Allies of your choice")],
    ChosenUpTo: [word(Whom, "up to two Allies of your choice")],
    ChosenMine: [word(Whom, "one of your Allies of your choice")],
    ChosenOther: [word(Whom, "another Ally of your choice")],
    ChosenAny: [word(Whom, "any number of Allies of your choice")],
    ChosenSame: [
        text(
            Action,
            "Discard up to two cards: Tap that many Allies of your choice.",
            "Discard up to two cards: Tap the Ally of your choice.",
        ),
    ],
    ChosenOf: [word(Whom, "the Ally of your choice of a Strength of at most the number of Zones you control")],
    Just: [
        text(Room, "Reaction. [Neutral]: Destroy the Ally that just appeared.", ""),
        text(Action, "Reaction. Destroy the Ally that just appeared.", ""),
    ],
    OfTheirs: [text(Action, "Each opponent destroys a Ally of their choice they control.", "")],
    MineX: [word(X, "tap X of your Allies")],
    SomeX: [word(X, "recycle X cards from your Discard"), word(X, "destroy X Zones")],
    OneOfThese: [],
    Rest: [],
    TheTwo: [],
    Mine: [word(Whom, "one of your Allies")],
    Theirs: [text(Action, "Each player banishes one of their Allies.", "Each opponent banishes one of their Allies.")],
    OtherMine: [word(Whom, "another one of your Allies")],
    UpToMine: [word(Whom, "up to two of your Allies")],
    Some: [word(Whom, "one Ally"), word(Whom, "two Allies")],
    UpTo: [word(Whom, "up to two Allies")],
    All: [word(Whom, "all Allies"), word(Whom, "all Heroes")],
    AllOthers: [word(Whom, "all other Allies")],
    Yours: [word(Whom, "your Allies")],
    YourOthers: [word(Whom, "your other Allies")],
    YourHero: [word(Whom, "your Hero")],
    HeroOf: [word(Whom, "the Hero of each opponent"), word(Whom, "the Hero of each player")],
    BagOf: [word(Whom, "the Haven Bag of each opponent")],
    YourBag: [word(Whom, "your Haven Bag")],
    Bearer: [word(Whom, "the Bearer of Probe")],
    ItsBearer: [word(Whom, "its Bearer")],
    Target: [word(Whom, "the Target"), text(Ally, "When Probe attacks, tap the Target.", "")],
    That: [
        text(Action, "Choose the Ally of your choice. Tap that Ally.", "Choose the Ally of your choice."),
        text(Room, "When an Ally appears, tap that Ally.", ""),
    ],
    It: [word(Upon, "tap it")],
});

every!(TAILS: Tail {
    World: [word(Whom, "the Ally of your choice in the World"), word(Whom, "all Allies in the World"), word(Whom, "your Allies in the World")],
    YourBag: [word(Whom, "the Ally of your choice in your Haven Bag"), word(Whom, "all Allies in your Haven Bag")],
    Anywhere: [word(Whom, "the Ally of your choice in the World or in a Haven Bag"), word(Whom, "all Allies in the World or in a Haven Bag")],
    AnyBag: [word(Whom, "the Ally of your choice in a Haven Bag"), word(Whom, "all Allies in a Haven Bag")],
    Discard: [
        text(Action, "Recycle the Ally of your choice from your Discard.", "Recycle the card of your choice from your Discard."),
        text(Action, "Banish one Ally from your Discard.", "Banish one card from your Discard."),
    ],
    AnyDiscard: [text(Action, "Recycle the Ally of your choice in the Discard of the player of your choice.", "Recycle the Ally of your choice from your Discard.")],
    FoesDiscard: [text(Action, "Banish the Ally of your choice in the Discard of an opponent.", "Banish the Ally of your choice in the Discard of the player of your choice.")],
    Hand: [text(Action, "Recycle one card from your Hand.", "Discard one card.")],
    Yours: [word(Whom, "the Ally of your choice you control"), word(Whom, "all Allies you control")],
    Defenders: [
        text(
            Ally,
            "When Probe attacks, tap the Ally of your choice the defending player controls.",
            "When Probe attacks, tap the Ally of your choice.",
        ),
    ],
    Theirs: [text(Action, "Each player taps a Ally of their choice they control.", "Each opponent taps a Ally of their choice they control.")],
    Bare: [word(Whom, "the Ally of your choice without Equipment"), word(Whom, "all Allies without Equipment")],
    Facing: [
        text(
            Ally,
            "[Neutral]: Tap the Ally of your choice it blocks or that blocks it.",
            "[Neutral]: Tap the attacking or blocking Ally of your choice.",
        ),
    ],
    ItBlocks: [text(Ally, "[Neutral]: Tap the Ally of your choice it blocks.", "[Neutral]: Tap the attacking Ally of your choice.")],
    Attacked: [
        text(Ally, "[Neutral]: Tap the Ally of your choice that attacked in this battle.", "[Neutral]: Tap the Ally of your choice."),
    ],
    JustAppeared: [text(Room, "Reaction. [Neutral]: Tap the Ally of your choice that just appeared.", "")],
    JustHurt: [text(Room, "Reaction. [Neutral]: Destroy the Ally of your choice that just suffered damage.", "")],
    JustTapped: [text(Room, "Reaction. [Neutral]: Destroy the Ally of your choice that just tapped.", "")],
    JustMoved: [text(Room, "Reaction. [Neutral]: Destroy the Ally of your choice that just made a movement.", "")],
    JustTurned: [text(Room, "Reaction. [Neutral]: Destroy the Ally of your choice that just tapped or untapped.", "")],
    JustRisen: [
        text(
            Ally,
            "Reaction. [Neutral]: Destroy the Ally of your choice that just appeared out of your Discard.\n[Neutral]: Put one Ally from your Discard into play.",
            "[Neutral]: Put one Ally from your Discard into play.",
        ),
    ],
    JustPlayed: [text(Room, "Reaction. [Neutral]: Destroy the Ally of your choice that was just played.", "")],
});

every!(NEWS: News {
    Appeared: [text(Room, "Reaction. [Neutral]: Tap the Ally that just appeared.", "")],
    Hurt: [text(Room, "Reaction. [Neutral]: Destroy the Ally that just suffered damage.", "")],
    Tapped: [text(Room, "Reaction. [Neutral]: Destroy the Ally that just tapped.", "")],
    Moved: [text(Room, "Reaction. [Neutral]: Destroy the Ally that just made a movement.", "")],
    Risen: [
        text(
            Ally,
            "Reaction. [Neutral]: Destroy the Ally that just appeared out of your Discard.\n[Neutral]: Put one Ally from your Discard into play.",
            "[Neutral]: Put one Ally from your Discard into play.",
        ),
    ],
    Blocked: [text(Ally, "When Probe blocks, Probe deals 2 [Fire] damage to the Ally or Hero it blocks.", "")],
    Played: [text(Room, "Reaction. [Neutral]: Recycle the Ally that was just played.", "")],
});

every!(BOUNDS: Bound {
    Of: [word(Whom, "the Ally of your choice of Level 2 or less")],
    Level: [word(Whom, "the Ally of your choice of a Level of at most the number of Zones you control")],
    Strength: [
        word(Whom, "the Ally of your choice of a Strength of at most the number of Zones you control"),
        text(
            Ally,
            "[Tap]: Tap the Ally of your choice of a Strength of at most the Strength of Probe.",
            "[Tap]: Tap the Ally of your choice.",
        ),
    ],
    LevelOf: [
        text(
            Gear,
            "[Neutral]: Tap the Ally of your choice of a Level of at most that of Probe.",
            "[Neutral]: Tap the Ally of your choice.",
        ),
    ],
});

every!(THEM: Them {
    It: [text(Action, "Put one Ally from your Hand into play. It appears tapped.", "Put one Ally from your Hand into play.")],
});

const LOOK: &str = "Look at the top two cards of your Deck.";

/// What becomes of cards that were looked at. [405.2]
pub(crate) const LOOKED: super::Words = (
    "Who",
    &[
        ("OneOfThese", &[text(Action, "Look at the top two cards of your Deck. Recycle one of those cards.", LOOK)]),
        (
            "Rest",
            &[text(
                Action,
                "Look at the top two cards of your Deck. Take one of those cards back into your Hand. Recycle the rest.",
                "Look at the top two cards of your Deck. Take one of those cards back into your Hand.",
            )],
        ),
        (
            "TheTwo",
            &[text(
                Action,
                "Choose two Allies of your choice. The two cards deal each other their Strength as damage at once.",
                "Choose two Allies of your choice.",
            )],
        ),
    ],
);
