//! What these tables do not show, each with the reason.

/// A power of a Hero or Ally whose end is the end of a duel.
const OVER: &str = "with a Hero its player is out, and a duel is over; scenes of 902.1 show it for teams";
const DECKS: &str = "it is for the building of decks; scenes of 806.10 show it";
const SAME: &str = "it means the same here: nobody else could be meant";
const NEVER: &str = "no card of these tables is like that; scenes show it";
const UNIQUE: &str = "a second Unique card would be discarded; scenes of 420.1 show them";

pub(crate) const NOWHERE: &[(&str, &str)] = &[
    ("Your Allies may bear two Weapons.", "nobody here gets hold of a second Weapon; a scene of 104.1 shows it"),
    (
        "When Probe blocks, Probe deals 2 [Fire] damage to the Ally or Hero it blocks.",
        "no play here comes that far: it wants a scene",
    ),
    ("Hero: Iop", DECKS),
    ("Hero: Iop or Cra", DECKS),
    ("Ally: Capture [Neutral]", "only a Dragoturkey is captured; on one it is shown"),
    ("Ally: Capture [Fire]", "only a Dragoturkey is captured; on one it is shown"),
    ("Held: Capture [Neutral]", "only a Dragoturkey is captured; on one it is shown"),
    ("Held: Capture [Fire]", "only a Dragoturkey is captured; on one it is shown"),
    ("Search your Deck for one Equipment. Reveal it.", "nobody is asked anything while it is shown; it is told"),
    ("Handyman", "a Room wants two Neutral cards in the Discard; scenes of 418.6 show it"),
    ("Held: Giant", "it fights too late in these plays; on an Ally in the World it is shown"),
    (
        "Hero: When Probe is destroyed, draw one card.\n[Neutral]: Probe deals 1 [Fire] damage to the Ally of your choice.",
        OVER,
    ),
    ("When a Hero is destroyed, draw one card.", OVER),
    ("When a Ally or Hero is destroyed, draw one card.", OVER),
    ("All Heroes cannot be destroyed by its owner.", OVER),
    ("Your Hero cannot be destroyed until the beginning of your next turn.", OVER),
    ("Your Hero cannot be destroyed by an opponent until the beginning of your next turn.", OVER),
    ("Your Hero cannot be destroyed by its owner until the beginning of your next turn.", OVER),
    ("Gear: When a Zone is destroyed, draw one card.", "its bearer does not stand long enough; on a Room it is shown"),
    (
        "The Bearer of Probe has this power: « When a Zone is destroyed, gain 1 XP. »",
        "its bearer does not stand long enough; on a Room it is shown",
    ),
    ("Draw one card. If the Levels of cards in your Discard are 6 or more, draw two cards.", SAME),
    ("Draw two cards. Play this card only if the Levels of cards in your Discard are 6 or more.", SAME),
    ("[Tap]: Draw one card. Use this power only if the Levels of cards in your Discard are 6 or more.", SAME),
    ("When an Ally suffers damage, if the Levels of cards in your Discard are 6 or more, gain 1 XP.", SAME),
    ("[Neutral]: Draw one card. Use this power only if your Haven Bag is in play.", SAME),
    ("When an Ally suffers damage, if your Haven Bag is in play, gain 1 XP.", SAME),
    (
        "Hero: As long as Probe is the only blocker, Probe has +3 Strength.",
        "a Hero does not block alone in these plays",
    ),
    ("At the beginning of your turn, untap your Hero.", "the Hero has untapped just before"),
    ("At the beginning of your turn, declare an additional attack.", "nobody attacks outside of a Main Phase"),
    ("When Probe appears, remove all Allies from the battle.", "nobody comes in the midst of a battle here"),
    ("Reaction. When a Zone taps, remove all Allies from the battle.", "in these battles no Zone taps in time"),
    ("When an Ally appears, untap it.", "nobody appears tapped here"),
    ("When an Ally appears, remove one marker from it.", "nobody appears with a marker"),
    ("Displace all Allies in the World in its Haven Bag.", SAME),
    ("Displace all Allies in the World or in a Haven Bag in its Haven Bag.", SAME),
    ("[Tap]: Tap all other Allies.", "the card itself taps for the cost"),
    ("At the beginning of your turn, destroy the Ally of your choice in the World.", SAME),
    ("When Probe attacks, tap the Ally of your choice in the World.", SAME),
    ("Tap the Ally of your choice of a Strength of at most the number of other Allies.", NEVER),
    ("Tap the Ally of your choice of a Level of at most the number of other Allies.", NEVER),
    ("When a Dofus taps, draw one card.", NEVER),
    ("When a Unique card taps, draw one card.", UNIQUE),
    ("When a Unique card is destroyed, draw one card.", UNIQUE),
    ("When a Unique card is chosen, draw one card.", UNIQUE),
    ("All Unique cards have +1 Strength.", UNIQUE),
    ("All Unique cards cannot be chosen.", UNIQUE),
    ("Your Unique cards have this power: « [Neutral]: Draw one card. »", UNIQUE),
    ("Recycle one non-Unique card from your Discard.", UNIQUE),
    ("Discard one non-Unique card from your Hand: Draw one card.", UNIQUE),
    ("Play a non-Unique card from your Hand for free.", UNIQUE),
    ("When you play a non-Unique card, draw one card.", UNIQUE),
    ("Reveal the top card of your Deck. If that is a non-Unique card, draw two cards.", UNIQUE),
    ("The cost of your non-Unique cards is reduced by [Neutral].", UNIQUE),
    ("The cost of non-Unique cards is increased by [Neutral].", UNIQUE),
    ("Reveal the top card of your Deck. If that is a card, draw two cards.", SAME),
    ("The cost of your cards of Level 1 or more is reduced by [Neutral].", "what is of Level 0 costs nothing anyway"),
];
