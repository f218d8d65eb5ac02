//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

mod nouns;

use crate::language::step::Place;
use crate::language::tables::Host;
use crate::language::words::{Class, all};

use Class as C;
use Host::{Action, ActionX, Ally, Bag, Dofus, Gear, Held, HeldGear, Hero, Mount, Protector, Room, Star, Zone};

const fn at(takes: Class, host: Host, around: &'static str, silent: &'static str) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent, plain: "" }
}

const fn like(
    takes: &'static str,
    host: Host,
    around: &'static str,
    silent: &'static str,
    plain: &'static str,
) -> Place<Host> {
    Place { takes, host, around, silent, plain }
}

const DRAW: &str = "Draw one card.";
const TAP: &str = "[Tap]: Draw one card.";
const PAY: &str = "[Neutral]: Draw one card.";
/// Sentences that change nothing.
const IDLE: &str = "All Allies gain +0 Strength until the end of the turn.";
const IDLE_TAP: &str = "[Tap]: All Allies gain +0 Strength until the end of the turn.";
const IDLE_PAY: &str = "[Neutral]: All Allies gain +0 Strength until the end of the turn.";

/// Sentences into which any instruction fits.
const SENTENCES: &[(Host, &str, &str)] = &[
    (Action, "{}.", IDLE),
    (Action, "If your Hero is in the World, {}.", IDLE),
    (Action, "Draw one card, then {}.", DRAW),
    (Action, "Draw one card and {}.", DRAW),
    (Action, "At the end of this turn, {}.", IDLE),
    (Action, "Until the end of the turn, whenever a Zone taps, {}.", IDLE),
    (
        Action,
        "Choose one: {}; or gain 5 XP.",
        "Choose one: all Allies gain +0 Strength until the end of the turn; or gain 5 XP.",
    ),
    (
        Action,
        "Reaction. When an opponent announces an attack, {}.",
        "Reaction. When an opponent announces an attack, all Allies gain +0 Strength until the end of the turn.",
    ),
    (Ally, "[Tap]: {}.", IDLE_TAP),
    (
        Gear,
        "The Bearer of Probe has this power: « [Neutral]: {}. »",
        "The Bearer of Probe has this power: « [Neutral]: All Allies gain +0 Strength until the end of the turn. »",
    ),
    (Zone, "At the beginning of your turn, {}.", ""),
    (Room, "Reaction. When a Zone taps, {}.", ""),
    (Hero, "[Tap]: {}.", IDLE_TAP),
    (Bag, "At the beginning of your turn, {}.", ""),
    (Held, "When Probe appears, {}.", ""),
];

/// Sentences in which a player decides, or has done something before.
const DECIDED: &[(Host, &str, &str)] = &[
    (Action, "You may {}.", "You may gain 0 AP until the end of the turn."),
    (
        Action,
        "If your Hero is in the World, you may {}.",
        "If your Hero is in the World, you may gain 0 AP until the end of the turn.",
    ),
    (Action, "You may pay [Neutral] to {}.", "You may pay [Neutral]."),
    (
        Action,
        "You may discard one card. If you do, you may {}.",
        "You may discard one card. If you do, you may gain 0 AP until the end of the turn.",
    ),
    (
        Action,
        "Until the end of the turn, whenever a Zone taps, you may {}.",
        "Until the end of the turn, whenever a Zone taps, you may gain 0 AP until the end of the turn.",
    ),
];

/// What is done to somebody who was spoken of.
const UPON: &[(Host, &str, &str)] = &[
    (Action, "Choose the Ally of your choice. {}.", "Choose the Ally of your choice."),
    (Action, "Choose the Equipment of your choice. {}.", "Choose the Equipment of your choice."),
    (Action, "Choose the Zone of your choice. {}.", "Choose the Zone of your choice."),
    (Action, "Choose the Hero of your choice. {}.", "Choose the Hero of your choice."),
    (
        Action,
        "Choose the Ally of your choice from your Discard. {}.",
        "Choose the Ally of your choice from your Discard.",
    ),
    (Action, "Choose the Ally of your choice. At the end of this turn, {}.", "Choose the Ally of your choice."),
    (Ally, "[Tap]: Choose the Ally of your choice. {}.", "[Tap]: Choose the Ally of your choice."),
    (Room, "When an Ally appears, {}.", ""),
    (Room, "When an Ally is destroyed, {}.", ""),
    (Room, "Reaction. When an Ally taps, {}.", ""),
    (Ally, "When Probe attacks, {}.", ""),
    (Gear, "When the Bearer of Probe suffers damage, {}.", ""),
];

/// What is done to whom.
const WHOM: &[(Host, &str, &str)] = &[
    (Action, "Tap {}.", IDLE),
    (Action, "Destroy {}.", IDLE),
    (Action, "Banish {}.", IDLE),
    (Action, "Recycle {}.", IDLE),
    (Action, "Return {} to its owner's Hand.", IDLE),
    (Action, "Displace {} in its Haven Bag.", IDLE),
    (Action, "Take control of {} until the end of the turn.", IDLE),
    (Action, "Deal 2 [Fire] damage to {}.", IDLE),
    (Ally, "[Tap]: Tap {}.", IDLE_TAP),
    (Gear, "[Neutral]: Destroy {}.", IDLE_PAY),
    (Zone, "At the beginning of your turn, destroy {}.", ""),
    (Action, "At the end of this turn, tap {}.", IDLE),
    (Ally, "When Probe attacks, tap {}.", ""),
];

/// Everything that stands in play.
const STANDS: [Host; 8] = [Ally, Gear, Hero, Bag, Zone, Room, Dofus, Protector];

const OTHERS: &[Place<Host>] = &[
    // Numbers that are announced.
    at(C::X, Action, "X [Neutral]: {}.", "X [Neutral]: All Allies gain +0 Strength until the end of the turn."),
    at(C::X, ActionX, "{}.", IDLE),
    at(C::X, Ally, "X [Neutral]: {}.", "X [Neutral]: All Allies gain +0 Strength until the end of the turn."),
    // What happens.
    at(C::Event, Room, "Reaction. When {}, gain 1 XP.", ""),
    at(C::Event, Action, "Reaction. When {}, gain 1 XP.", ""),
    at(C::Event, Action, "The next time {}, gain 1 XP.", IDLE),
    at(C::Event, Action, "Until the beginning of your next turn, whenever {}, gain 1 XP.", IDLE),
    at(C::Event, Room, "Reaction. [Neutral]: Gain 1 XP. Use this power only when {}.", ""),
    at(C::Event, Room, "Reaction. [Neutral]: When {}, gain 1 XP.", ""),
    at(C::Event, Gear, "The Bearer of Probe has this power: « When {}, gain 1 XP. »", ""),
    at(C::OwnEvent, Ally, "Reaction. When {}, gain 1 XP.", ""),
    at(C::OwnEvent, Ally, "Reaction. [Neutral]: Gain 1 XP. Use this power only when {}.", ""),
    at(C::OwnEvent, Gear, "The Bearer of Probe has this power: « When {}, gain 1 XP. »", ""),
    at(C::OwnEvent, Zone, "Your Allies have this power: « When {}, gain 1 XP. »", ""),
    at(C::Ahead, Room, "When {}, gain 1 XP.", ""),
    at(C::Ahead, Room, "Reaction. When {}, gain 1 XP.", ""),
    at(C::Ahead, Ally, "Reaction. When {}, gain 1 XP.", ""),
    at(C::Ahead, Action, "Reaction. When {}, gain 1 XP.", ""),
    at(C::Ahead, Room, "Reaction. [Neutral]: Gain 1 XP. Use this power only when {}.", ""),
    at(C::Ahead, Room, "Reaction. [Neutral]: When {}, gain 1 XP.", ""),
    at(C::Ahead, Action, "The next time {}, gain 1 XP.", IDLE),
    // What holds.
    like("holds", Zone, "As long as your Hero is tapped, {}.", "", "{}."),
    like("holds", Zone, "Iop. {}.", "", "{}."),
    like("own holds", Ally, "As long as your Hero is tapped, {}.", "", "{}."),
    at(C::OwnHolds, Action, "{}.", ""),
    at(C::Holds, Action, "{}.", ""),
    // What is had.
    at(C::Gain, Ally, "Probe has {}.", ""),
    at(C::Gain, Hero, "Probe has {}.", ""),
    at(C::Gain, Bag, "Probe has {}.", ""),
    at(C::Gain, Zone, "Probe has {}.", ""),
    at(C::Gain, Gear, "The Bearer of Probe has {}.", ""),
    at(C::Gain, Zone, "Your Allies have {}.", ""),
    at(C::Gain, Room, "Your Allies have {} and cannot block.", "All Allies cannot block."),
    at(C::Gain, Action, "All Allies gain {} until the end of the turn.", IDLE),
    at(C::Gain, Action, "Your Hero gains {} until the beginning of your next turn.", IDLE),
    at(
        C::Gain,
        Action,
        "Choose the Ally of your choice. It gains {} until the end of the turn.",
        "Choose the Ally of your choice.",
    ),
    at(C::Gain, Ally, "When Probe attacks, Probe gains {}.", ""),
    at(
        C::Gain,
        Gear,
        "[Neutral]: Probe gives its Bearer {} until the end of the turn.",
        "[Neutral]: Probe gives its Bearer +0 Strength until the end of the turn.",
    ),
    at(
        C::Gain,
        Action,
        "Your Hero gains {} or +0 Strength until the end of the turn.",
        "Your Hero gains +0 Strength or +0 Strength until the end of the turn.",
    ),
    // What is forbidden.
    at(C::Banned, Ally, "Probe cannot {}.", ""),
    at(C::Banned, Hero, "Probe cannot {}.", ""),
    at(C::Banned, Gear, "The Bearer of Probe cannot {}.", ""),
    at(C::Banned, Zone, "All Allies cannot {}.", ""),
    at(C::Banned, Zone, "Probe cannot {}.", ""),
    at(C::Banned, Room, "All Heroes cannot {}.", ""),
    at(C::Banned, Bag, "Probe cannot {}.", ""),
    at(C::Banned, Action, "All Allies cannot {} until the beginning of your next turn.", IDLE),
    at(C::Banned, Action, "Your Hero cannot {} until the beginning of your next turn.", IDLE),
    at(
        C::Banned,
        Action,
        "Choose the Ally of your choice. It cannot {} until the beginning of your next turn.",
        "Choose the Ally of your choice.",
    ),
    like("banned", Zone, "All Allies can neither {} nor make a movement.", "", "All Allies cannot make a movement."),
    // Keywords.
    at(C::Keyword, Held, "{}", ""),
    at(C::Keyword, Mount, "{}", ""),
    at(C::Keyword, HeldGear, "{}", ""),
    at(C::Keyword, Action, "{}", ""),
    // Conditions.
    like("cond", Action, "Draw one card. If {}, draw two cards.", DRAW, "Draw one card. Draw two cards."),
    like("cond", Action, "Draw two cards. Play this card only if {}.", "Draw two cards.", ""),
    like("cond", Ally, "[Tap]: Draw one card. Use this power only if {}.", TAP, ""),
    like("cond", Room, "As long as {}, your Allies have +3 Strength.", "", "Your Allies have +3 Strength."),
    like("cond", Room, "When an Ally suffers damage, if {}, gain 1 XP.", "", "When an Ally suffers damage, gain 1 XP."),
    like("own cond", Ally, "As long as {}, Probe has +3 Strength.", "", "Probe has +3 Strength."),
    like("own cond", Hero, "As long as {}, Probe has +3 Strength.", "", "Probe has +3 Strength."),
    like("own cond", Ally, "[Neutral]: Draw one card. Use this power only if {}.", PAY, ""),
    like(
        "own cond",
        Ally,
        "When an Ally suffers damage, if {}, gain 1 XP.",
        "",
        "When an Ally suffers damage, gain 1 XP.",
    ),
    like(
        "own cond",
        Gear,
        "When an Ally suffers damage, if {}, gain 1 XP.",
        "",
        "When an Ally suffers damage, gain 1 XP.",
    ),
    // Durations and moments.
    like(
        "until",
        Action,
        "All Allies gain +2 Strength {}.",
        IDLE,
        "All Allies gain +2 Strength until the beginning of your next turn.",
    ),
    like(
        "until",
        Action,
        "All Allies cannot attack {}.",
        IDLE,
        "All Allies cannot attack until the beginning of your next turn.",
    ),
    like("until", Action, "Take control of all opposing Allies {}.", IDLE, "Take control of all opposing Allies."),
    like("until", Action, "Gain 1 AP {}.", IDLE, "Gain 1 AP until the beginning of your next turn."),
    like(
        "until",
        Action,
        "{}, whenever a Zone taps, gain 1 XP.",
        IDLE,
        "Until the beginning of your next turn, whenever a Zone taps, gain 1 XP.",
    ),
    like(
        "until",
        Action,
        "{}, all Allies gain +2 Strength.",
        IDLE,
        "Until the beginning of your next turn, all Allies gain +2 Strength.",
    ),
    at(C::Moment, Room, "Reaction. {}, gain 1 XP.", ""),
    at(C::Moment, Action, "Reaction. {}, gain 1 XP.", ""),
    at(C::Moment, Room, "Reaction. [Neutral]: Gain 1 XP. Use this power only {}.", ""),
    at(C::Moment, Gear, "The Bearer of Probe has this power: « {}, gain 1 XP. »", ""),
    at(C::Later, Action, "{}, draw one card.", DRAW),
    at(C::Later, Ally, "When Probe attacks, {}, draw one card.", "When Probe attacks, draw one card."),
    at(C::Limit, Ally, "[Neutral]: Draw one card. Use this power only {}.", PAY),
    at(C::Limit, Room, "[Neutral]: Draw one card. Use this power only {}.", PAY),
    at(C::Limit, Hero, "[Neutral]: Draw one card. Use this power only {}.", PAY),
    at(C::Limit, Action, "Draw two cards. Play this card only {}.", "Draw two cards."),
    // Numbers that are worked out.
    like("amount", Action, "Draw a number of cards equal to {}.", IDLE, DRAW),
    like("amount", Action, "Gain XP equal to {}.", IDLE, "Gain 1 XP."),
    like(
        "amount",
        Action,
        "Your Hero gains Strength equal to {} until the end of the turn.",
        IDLE,
        "Your Hero gains +1 Strength until the end of the turn.",
    ),
    like("amount", Action, "Your Hero regains HP equal to {}.", IDLE, "Your Hero regains 1 HP."),
    like("amount", Action, "Your Hero loses HP equal to {}.", IDLE, "Your Hero loses 1 HP."),
    like(
        "amount",
        Action,
        "Deal [Fire] damage equal to {} to all Allies.",
        IDLE,
        "Deal 1 [Fire] damage to all Allies.",
    ),
    like(
        "amount",
        Action,
        "Look at a number of top cards of your Deck equal to {}. Take one of those cards back into your Hand.",
        IDLE,
        "Look at the top card of your Deck. Take one of those cards back into your Hand.",
    ),
    like(
        "amount",
        Action,
        "Tap the Ally of your choice of a Strength of at most {}.",
        IDLE,
        "Tap the Ally of your choice.",
    ),
    like(
        "amount",
        Action,
        "Tap the Ally of your choice of a Level of at most {}.",
        IDLE,
        "Tap the Ally of your choice.",
    ),
    at(C::Amount, Star, "The Strength of Probe is equal to {}.", ""),
    like("own amount", Ally, "[Tap]: Draw a number of cards equal to {}.", IDLE_TAP, TAP),
    like(
        "own amount",
        Held,
        "When Probe appears, draw a number of cards equal to {}.",
        "",
        "When Probe appears, draw one card.",
    ),
    // Costs.
    at(C::Cost, Action, "{}: Draw one card.", DRAW),
    at(C::Cost, Ally, "[Tap], {}: Draw one card.", TAP),
    at(C::Cost, Ally, "{}: Draw one card.", ""),
    at(C::Cost, Gear, "{}: Draw one card.", ""),
    at(C::Cost, Hero, "{}: Draw one card.", ""),
    at(C::Cost, Zone, "Your Allies have this power: « {}: Draw one card. »", ""),
];

/// Every place.
pub(crate) fn places() -> Vec<Place<Host>> {
    let mut out: Vec<Place<Host>> = Vec::new();
    for &(host, around, silent) in SENTENCES {
        out.extend([at(C::Act, host, around, silent), at(C::Clause, host, around, silent)]);
    }
    // What is seen for as long as a text is followed changes what is asked in the
    // meantime. Behind another instruction nobody is asked anything more.
    let asks = |host: Host, around: &str| !matches!(host, Room | Bag | Held) && !around.starts_with("Draw one card");
    for &(host, around, silent) in SENTENCES.iter().filter(|(host, around, _)| asks(*host, around)) {
        out.push(at(C::Look, host, around, silent));
    }
    out.extend(DECIDED.iter().map(|&(host, around, silent)| at(C::Act, host, around, silent)));
    for &(host, around, silent) in UPON {
        out.push(at(C::Upon, host, around, silent));
        if around.contains("Hero") {
            out.push(at(C::UponHero, host, around, silent));
        }
    }
    out.push(at(C::UponHero, Room, "When your Hero suffers damage, {}.", ""));
    out.push(at(
        C::UponBag,
        Action,
        "Choose the Haven Bag of your choice. {}.",
        "Choose the Haven Bag of your choice.",
    ));
    out.push(at(C::UponBag, Room, "When your Haven Bag suffers damage, {}.", ""));
    out.extend(WHOM.iter().map(|&(host, around, silent)| like(C::Whom.name(), host, around, silent, around)));
    // Who watches others does so from anywhere.
    out.extend([Room, Gear, Hero, Bag].map(|host| at(C::Event, host, "When {}, draw one card.", "")));
    for host in STANDS {
        // What it deals, it deals by its power.
        const DEALS: &str = "[Neutral]: Probe deals 1 [Fire] damage to the Ally of your choice.";
        const WITH: &str =
            "When {}, draw one card.\n[Neutral]: Probe deals 1 [Fire] damage to the Ally of your choice.";
        out.push(at(C::OwnEvent, host, WITH, DEALS));
        out.push(at(C::BearerEvent, host, "When {}, draw one card.", ""));
        out.push(at(C::Holds, host, "{}.", ""));
        // A Haven Bag fights while another text lets it.
        if host != Bag {
            out.push(at(C::OwnHolds, host, "{}.", ""));
        }
        out.push(at(C::Keyword, host, "{}", ""));
        out.push(at(C::Moment, host, "{}, draw one card.", ""));
    }
    out.extend([nouns::NOUNS, OTHERS].into_iter().flatten().map(|p| Place { ..*p }));
    let whole = |w: &&crate::language::words::Wording| w.class == C::Text;
    out.extend(all().filter(whole).map(|w| at(C::Text, w.host, w.said, w.silent)));
    out
}
