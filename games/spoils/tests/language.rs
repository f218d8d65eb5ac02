//! Every class of words, with sentences of our own.

use arbiter_spoils::grammar::{Context, compile};
use arbiter_spoils::render::{english, same};
use arbiter_spoils::words::*;
use arbiter_text::Diagnostic;

fn read(text: &str, kinds: Kinds) -> Result<Vec<Paragraph>, Diagnostic> {
    compile(text, &Context { name: "Oak Sage", kinds })
}

/// The text of a character.
#[track_caller]
fn character(text: &str) -> Vec<Paragraph> {
    let found = read(text, Kinds::CHARACTER).unwrap_or_else(|d| panic!("{text}\n{d}"));
    let back = english(&found).join(" || ");
    assert!(same(text, &back), "{text}\n{back}");
    found
}

#[track_caller]
fn tactic(text: &str) -> Vec<Paragraph> {
    let found = read(text, Kinds::TACTIC).unwrap_or_else(|d| panic!("{text}\n{d}"));
    let back = english(&found).join(" || ");
    assert!(same(text, &back), "{text}\n{back}");
    found
}

/// The sentences of a tactic's effect.
#[track_caller]
fn effect(text: &str) -> Vec<Step> {
    let all = tactic(text);
    match all.last().map(|p| &p.body) {
        Some(Body::Effect(effect)) => effect.steps.clone(),
        other => panic!("{other:?}"),
    }
}

/// The one verb of a sentence.
#[track_caller]
fn verb(step: &Step) -> &Verb {
    match step.acts.as_slice() {
        [act] => &act.verb,
        other => panic!("{other:?}"),
    }
}

/// What a verb's object stands for.
#[track_caller]
fn object(verb: &Verb) -> &To {
    match verb {
        Verb::Destroy(Who::Ref(r)) | Verb::Deplete(Who::Ref(r)) | Verb::Terminate(Who::Ref(r)) => &r.to,
        Verb::Put(Move { what: Who::Ref(r), .. }) => &r.to,
        Verb::Inflict { to: Who::Ref(r), .. } => &r.to,
        other => panic!("{other:?}"),
    }
}

#[test]
fn keyword_lines() {
    let all =
        character("COVERT\nUNIQUE Oak\nATTACH to character\nPROVIDES: [O][D]\nFLIP UP: 3 [D][D] and draw a card.");
    let bodies: Vec<&Body> = all.iter().map(|p| &p.body).collect();
    assert!(matches!(bodies[0], Body::Keyword(Keyword::Covert)));
    assert!(matches!(bodies[1], Body::Unique(name) if name == "oak"));
    assert!(matches!(bodies[2], Body::Attach(f) if f.kinds == Kinds::CHARACTER));
    assert!(matches!(bodies[3], Body::Provides(i) if i.letters() == "OD"));
    let Body::FlipUp(flip) = bodies[4] else { panic!("{bodies:?}") };
    assert_eq!((flip.cost, flip.threshold.letters().as_str(), flip.extra.len()), (3, "DD", 1));
}

/// New lines and double bars lay a text out alike. [201.5c]
#[test]
fn bars_and_lines_are_layout() {
    let lines = character("COVERT\nLISTEN: [O] | COST: Pay 1. | EFFECT: Draw a card.");
    let bars = character("COVERT || LISTEN: [O] | COST: Pay 1. | EFFECT: Draw a card.");
    assert_eq!(lines, bars);
    let Body::Ability(ability) = &bars[1].body else { panic!("{bars:?}") };
    assert_eq!((ability.name.as_str(), ability.threshold.letters().as_str()), ("LISTEN", "O"));
    // Without a bar there is no name.
    assert!(read("LISTEN COST: Pay 1. EFFECT: Draw a card.", Kinds::CHARACTER).is_err());
}

/// A threshold stands before a paragraph, or behind the name of an ability. [405.3] [405.4]
#[test]
fn thresholds_of_paragraphs() {
    let all = character("[R][R]: This card gains 1 strength.");
    assert_eq!(all[0].threshold.letters(), "RR");
    assert!(matches!(all[0].body, Body::Static(_)));
}

/// The cost section fixes picks and X; the effect section speaks of them. [VI3]
#[test]
fn slots_run_from_cost_to_effect() {
    let steps = effect(
        "COST: Choose a number for X. Pay X. Pick a location. || EFFECT: Inflict X damage to the location. Draw a card.",
    );
    assert_eq!(object(verb(&steps[0])), &To::Slot(0));
    let Verb::Inflict { amount, .. } = verb(&steps[0]) else { panic!() };
    assert_eq!(amount, &Num::Var(Var::X));
}

#[test]
fn the_newest_thing_of_that_name_is_meant() {
    let steps = effect(
        "COST: Pick a character you control. Destroy the character. Pick an item. Pick another character. || EFFECT: Destroy the item. Destroy the character.",
    );
    assert_eq!(object(verb(&steps[0])), &To::Slot(1));
    assert_eq!(object(verb(&steps[1])), &To::Slot(2));
    let both = effect(
        "COST: Pick a character you own. Pick a character your opponent owns. || EFFECT: Destroy the characters.",
    );
    assert_eq!(object(verb(&both[0])), &To::Slots(vec![0, 1]));
}

/// `it` is one card and `them` are several, whatever was named in between. [EF2]
#[test]
fn it_is_one_and_they_are_several() {
    let of = |text: &str| object(verb(effect(text).last().expect("a sentence"))).clone();
    assert_eq!(of("COST: Pick a character. || EFFECT: Restore all your other characters. Destroy it."), To::Slot(0));
    assert_eq!(of("COST: Pick a character. Pick 2 items. || EFFECT: Destroy the items. Destroy it."), To::Slot(0));
    assert_eq!(of("COST: Pick a character. Pick an item. || EFFECT: Destroy them."), To::Slots(vec![0, 1]));
    assert_eq!(of("COST: Pick 2 characters. Pick an item. || EFFECT: Destroy them."), To::Slots(vec![0, 1]));
    assert_eq!(of("COST: Pick 2 characters. || EFFECT: Destroy them."), To::Slot(0));
    let two = "COST: Pick a character. Pick another character. || EFFECT: Deplete the character. Destroy the other character.";
    let steps = effect(two);
    assert_eq!(object(verb(&steps[0])), &To::Slot(0));
    assert_eq!(object(verb(&steps[1])), &To::Slot(1));
}

#[test]
fn the_rest_is_what_was_not_chosen() {
    let steps = effect(
        "Search your deck for 3 cards and reveal them. Your opponent chooses 2 of those cards. Put the chosen cards into your discard pile and the rest into your hand.",
    );
    let Verb::PutBoth(one, other) = verb(&steps[2]) else { panic!("{steps:?}") };
    let to = |m: &Move| match &m.what {
        Who::Ref(r) => r.to.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!((to(one), to(other)), (To::Slot(1), To::Rest(0)));
}

/// `the character` behind an ability is its source. [606.1]
#[test]
fn an_ability_has_a_source() {
    let steps = effect(
        "COST: Play this only in response to a character's ability. || EFFECT: Terminate the ability. Destroy the character.",
    );
    assert_eq!(object(verb(&steps[0])), &To::Slot(0));
    assert_eq!(object(verb(&steps[1])), &To::Source(0));
}

#[test]
fn events_name_their_cards() {
    let trigger = |text: &str| match character(text).pop().map(|p| p.body) {
        Some(Body::Trigger(trigger)) => trigger,
        other => panic!("{other:?}"),
    };
    let t = trigger("If this card inflicts damage to a character, destroy that character.");
    assert_eq!(object(verb(&t.steps[0])), &To::EventOther);
    // The newest card is meant, but a sentence goes on with who did it.
    let t = trigger("If this card inflicts damage to a character, destroy it.");
    assert_eq!(object(verb(&t.steps[0])), &To::EventOther);
    let t = trigger("If this card inflicts damage to a faction, destroy it.");
    assert_eq!(object(verb(&t.steps[0])), &To::This);
    let t = trigger("If this card inflicts damage to a character, it loses 1 speed this turn. Destroy it.");
    assert_eq!(object(verb(&t.steps[1])), &To::This);
    let t = trigger("If a character enters play under your opponent's control, deplete it.");
    assert_eq!(object(verb(&t.steps[0])), &To::Event);
    let t = trigger("If this card blocks, destroy it.");
    assert_eq!(object(verb(&t.steps[0])), &To::This);
    let t = trigger(
        "COST: You may pick a location. || When this card leaves play, if you picked a location as part of its cost, destroy that location.",
    );
    assert_eq!(object(verb(&t.steps[0])), &To::Cost(0));
}

/// `they` is the player that was spoken of. [407.2]
#[test]
fn players_are_spoken_of_again() {
    let steps = effect(
        "COST: Pick a character. || EFFECT: That character's controller chooses a number for X. That player's faction loses X influence.",
    );
    let Verb::Influence(false, _, Who::Faction(Player::Same(player, _))) = verb(&steps[1]) else { panic!("{steps:?}") };
    assert!(matches!(**player, Player::Controller(_)));
    let all =
        character("If your opponent plays a tactic, they may pay 1. If they don't, their faction loses 1 influence.");
    let Body::Trigger(t) = &all[0].body else { panic!() };
    assert!(matches!(&t.steps[0].may, Some(Player::Same(p, _)) if **p == Player::Opponent));
}

/// `If` opens a trigger, a replacement or a change of an amount. [TR1]
#[test]
fn three_meanings_of_if() {
    let body = |text: &str| character(text).pop().map(|p| p.body);
    assert!(matches!(body("If this card is destroyed, draw a card."), Some(Body::Trigger(_))));
    let rule = |text: &str| match body(text) {
        Some(Body::Static(s)) => s.rules,
        other => panic!("{other:?}"),
    };
    assert!(matches!(
        rule("If this card is destroyed, put it into its owner's hand instead.").as_slice(),
        [Rule::Instead(_)]
    ));
    assert!(matches!(
        rule("If damage is inflicted to this card, reduce the amount by 1.").as_slice(),
        [Rule::Damage(_)]
    ));
    assert!(matches!(
        rule("If you are attacked, this card must block if it can.").as_slice(),
        [Rule::Must(_, Must::Guard)]
    ));
}

#[test]
fn a_duration_may_stand_first_or_last() {
    let first = effect("This turn, all your characters gain 1 strength.");
    let last = effect("All your characters gain 1 strength this turn.");
    assert_eq!(verb(&first[0]), verb(&last[0]));
    assert!(matches!(verb(&first[0]), Verb::Change(_, Until::Turn)));
}

#[test]
fn a_text_that_is_not_understood_says_where() {
    let wrong = |text: &str| read(text, Kinds::CHARACTER).expect_err("no such wording");
    let d = wrong("COVERT\nWhen this card enters play, hoot a card.");
    assert_eq!((d.line, d.column), (2, 29));
    assert!(d.expected.iter().any(|e| e == "`draw`"), "{:?}", d.expected);
    let d = wrong("Draw a card.");
    assert!(d.line == 1 && d.column >= 1);
    // A reference needs something to refer to.
    assert!(read("Destroy that item.", Kinds::TACTIC).is_err());
    let d = wrong("NAP | COST: Pay 1. | EFFECT: Snore loudly.");
    // `Snore` may be the name of a card; what it does is not understood.
    assert_eq!((d.line, d.column), (1, 36));
}

#[test]
fn published_misprints_are_forgiven() {
    for (wrong, right) in [
        ("Look at your opponents hand.", "Look at your opponent's hand."),
        ("Look at your opponent\u{fffd}s hand.", "Look at your opponent's hand."),
        (
            "Flip a coin. If you win X, is 3. Otherwise, X is 2. Draw X cards.",
            "Flip a coin. If you win, X is 3. Otherwise, X is 2. Draw X cards.",
        ),
    ] {
        assert_eq!(tactic(wrong), tactic(right));
        assert!(same(wrong, right));
    }
    assert!(!same("Draw a card.", "Draw 2 cards."));
}

/// Cards are controlled in play only; elsewhere a controller says nothing. [CT7]
#[test]
fn nobody_controls_a_card_elsewhere() {
    for text in [
        "Search your deck for a character your opponent controls and put it into your hand.",
        "Search your deck for your character and put it into your hand.",
        "Search your deck for a card in your discard pile and put it into your hand.",
        "Search your deck for a character in play and put it into your hand.",
        "Discard a card you control.",
        "Play a character your opponent controls for free.",
        "Put a character you control from your discard pile into your hand.",
        "Put a character from your discard pile you control into your hand.",
        "Put a character in play from your hand into your discard pile.",
    ] {
        assert!(read(text, Kinds::TACTIC).is_err(), "{text}");
    }
    tactic("Search your deck for a character and put it into your hand.");
    tactic("Put a character in your discard pile into your hand.");
}

#[test]
fn nothing_speaks_of_what_was_not_said() {
    for text in [
        "They draw a card.",
        "That player draws a card.",
        "If you do, draw a card.",
        "Otherwise, draw a card.",
        "If you win, draw a card.",
        "Draw X cards.",
        "Your opponent may do the same.",
        "You may pay 1. At the end of the turn, if you do, draw a card.",
        "This turn, all factions gain 2 influence.",
        "Until the start of your next turn, draw a card.",
        "Your opponent's faction loses 2 influence. It loses 2 influence.",
        "COST: Pick a character. || EFFECT: It loses 2 influence.",
        "COST: Pick an item. || EFFECT: Attach it to it.",
        "Choose one of the following as this card's rules text: || OPTION 1 | Each player discards a card. || OPTION 2 | They draw a card.",
    ] {
        assert!(read(text, Kinds::TACTIC).is_err(), "{text}");
    }
    for text in [
        "Each player discards a card. They draw a card.",
        "Discard a card. If you do, draw a card.",
        "Flip a coin. If you win, draw a card.",
        "Both players bid. If you win, draw a card.",
        "COST: Choose a number for X. Pay X. || EFFECT: Draw X cards.",
    ] {
        tactic(text);
    }
}

/// One card is this or that, and of what was picked there is no rest until some of it is taken.
#[test]
fn a_word_that_would_be_read_as_another_is_refused() {
    for text in [
        "Pick a character and an item. Draw a card.",
        "Pick a character and item. Draw a card.",
        "If you control a character and a location, draw a card.",
        "If you control a \"soldier\" character or a location, draw a card.",
        "Pick 2 characters. Destroy the rest.",
        "Inflict X damage to each character, where X is its strength.",
        "Put X tokens on each character, where X is the number of tokens on it.",
        "Pick 2 characters. Destroy the other character.",
        "Both players discard their hand. Put them into play under your control.",
    ] {
        assert!(read(text, Kinds::TACTIC).is_err(), "{text}");
    }
    let itself = "If this card is destroyed, pick a character. Put this card into play attached to it.";
    assert!(read(itself, Kinds::ITEM).is_err());
    assert!(read("If this card leaves play, they discard a card.", Kinds::ITEM).is_err());
    assert!(read("If a character leaves play, that player discards a card.", Kinds::ITEM).is_ok());
    assert!(read("Put 2 Micromajig tokens into play for each item you control.", Kinds::TACTIC).is_err());
    for text in [
        "Inflict 1 damage to each character and location.",
        "If you control a character or a location, draw a card.",
        "Pick 2 characters in your discard pile. Put 1 of the characters into play under your control. Put the other character into your hand.",
        "Destroy all items. Put them into their owner's hand.",
    ] {
        tactic(text);
    }
}

/// What can be done to cards in play only is refused where the card lies elsewhere. [304.1] [402.3]
#[test]
fn what_does_nothing_to_a_card_elsewhere_is_refused() {
    for text in [
        "Destroy a character in your hand.",
        "Deplete a card in your discard pile.",
        "Put a token on a card in your hand.",
        "Take control of a card in your opponent's hand.",
        "All characters in your hand gain 1 strength this turn.",
        "Discard a card in your discard pile.",
        "COST: Discard a card in your discard pile.\nEFFECT: Your faction gains 1 influence.",
        "COST: Deplete a card in your hand.\nEFFECT: Your faction gains 1 influence.",
        "Duplicate a tactic in your discard pile.",
        "Terminate a card in your hand.",
        "Pick a character in your discard pile. It gains 2 strength this turn.",
        "COST: Pick a character in your discard pile.\nEFFECT: Inflict 1 damage to it.",
    ] {
        assert!(read(text, Kinds::TACTIC).is_err(), "{text}");
    }
    // What a rule makes of cards in a hand is asked there. [406.3]
    assert!(read("Characters in your hand gain 1 strength.", Kinds::ITEM).is_ok());
    for text in [
        "Pick a character in your discard pile. Put it into play under your control. It gains 2 strength this turn.",
        "COST: Pick a tactic being played.\nEFFECT: Terminate it.",
        "Look at your opponent's hand and choose a card in it. Your opponent discards that card.",
        "Pick a character. Put it into its owner's hand.",
    ] {
        tactic(text);
    }
}
