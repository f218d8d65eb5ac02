//! Sentences in canonical form: each comes back letter for letter, and
//! together they use every word there is.

use super::*;

const FOLLOWER: &[&str] = &[
    "Ward.",
    "Storm.",
    "Rush.",
    "Assail.",
    "Intimidate.",
    "Drain.",
    "Bane.",
    "Aura.",
    "Stack.",
    "[quick]",
    "[evolve] [cost09]: Evolve this follower.",
    "[act] [cost01], [engage]: Draw a card. Activate only once per turn. Activate only if Overflow is active for you.",
    "[evolve] [cost01]: Evolve this follower. Activate only if Overflow is active for you.",
    "When this follower takes ability damage, draw a card.",
    "[quick][act] Put this card into its owner's cemetery: Draw 2 cards.",
    "[act] Engage 2 amulets on your field: Draw a card.",
    "[act] Put 2 Pixie followers from your field into their owners' cemeteries: Draw a card.",
    "[act] Banish this card: Draw a card.",
    "[act] Banish a spell in your cemetery: Draw a card.",
    "[act] Return this card to its owner's hand: Draw a card.",
    "[act] Return another card on your field to its owner's hand: Draw a card.",
    "[act] Give your leader [defense]-7: Draw 6 cards.",
    "[act] Remove 2 Moss counters from this card: Draw a card.",
    "[act] Reveal a spell from your hand: Draw a card.",
    "[act] [engage], Earth Rite: Draw a card.",
    "[fanfare] Discard a spell: Draw a card.",
    "[fanfare][lastwords] Draw 6 cards.",
    "On Evolve, discard a card: Draw a card.",
    "Strike: Draw a card.",
    "Follower Strike: Draw a card.",
    "Leader Strike: Draw a card.",
    "At the start of your main phase, draw a card.",
    "At the start of each opponent's end phase, if Sanguine is active for you, draw a card.",
    "At the start of each player's end phase, draw a card.",
    "Whenever another follower is put onto your field, draw a card.",
    "Whenever a Pixie token is put onto your field from your EX area, draw a card.",
    "Whenever a card is put onto the field from somewhere other than your hand, draw a card.",
    "Whenever an amulet you control leaves the field, draw a card.",
    "During your turn, whenever an enemy follower is destroyed, draw a card.",
    "Whenever a follower is put from your field into the cemetery, draw a card.",
    "Whenever you play a spell, draw a card.",
    "Whenever an opponent plays a card, draw a card.",
    "Whenever a Pixie follower on your field attacks, give it [attack]+1.",
    "Whenever a follower on your field evolves, draw a card.",
    "When this follower takes damage, draw a card.",
    "Whenever an enemy follower becomes engaged, draw a card.",
    "Once per turn, whenever your leader loses defense, draw a card.",
    "Once on each of your turns, whenever your leader gains defense, draw a card.",
    "When this follower is discarded, draw a card.",
    "Whenever you discard an amulet, draw a card.",
    "Whenever you draw a card, deal 1 damage to each enemy leader.",
    "When there are no cards in your hand, draw a card.",
    "Your other Pixie followers have [attack]+1 and Rush.",
    "While there is an amulet on your field, this follower has [attack]+1/[defense]+1, Rush, and Ward.",
    "Your followers have \"[lastwords] Draw a card.\".",
    "Your spells cost 1 less to play.",
    "If you've played at least 3 cards this turn, this card costs 2 more to play.",
    "This card costs 1 less to play for each spell in your cemetery.",
    "This card costs X less to play. X equals your maximum play points.",
    "Spellchain (5): This card costs 0 to play.",
    "This card is put onto the field engaged.",
    "Aura.",
    "This follower ignores Ward.",
    "While this follower is engaged, this follower can't attack enemy leaders.",
    "This follower can't attack enemy followers.",
    "This follower can't be attacked.",
    "This follower can't be destroyed.",
    "This follower can't be destroyed by abilities.",
    "This follower can't leave the field.",
    "This follower can't be played.",
    "Enemy followers can't evolve.",
    "You can't draw cards.",
    "This follower can't attack.",
    "Enemy followers don't refresh during their controller's next start phase.",
    "During each opponent's turn, this follower deals 7 more damage.",
    "During your turn, your followers deal 1 less damage.",
    "This follower takes 1 less ability damage.",
    "If this follower would take damage, it takes that much minus 1 instead.",
    "While there is an amulet on your field, if your leader would take more than 2 damage, it takes 2 instead.",
    "If another follower on your field would take damage, it takes 0 instead.",
    "While this follower isn't evolved, your leader takes 1 more damage.",
    "If this follower would be destroyed, banish it instead.",
    "If another follower on your field would leave the field, you may discard a card instead.",
    "If you would draw a card, recover 1 play point instead.",
    "If your leader would take damage, draw a card instead.",
    "Your field limit is increased by 1.",
    "Your hand limit is decreased by 2.",
    "Your EX area limit is increased by 1.",
    "This follower is also an Officer.",
    "When playing this card, discard 2 cards: This card costs 3 less to play.",
    "As an additional cost to play this card, discard a card.",
    "You may include up to 9 copies of this card in your deck.",
];

const SPELL: &[&str] = &[
    "Select an enemy leader or enemy follower on the field. Deal it 8 damage and draw 3 cards.",
    "Select an enemy leader and deal it 3 damage.",
    "Select up to 4 engaged enemy followers on the field and deal 9 damage divided between them.",
    "Select a follower on your field and deal it damage equal to its attack.",
    "Select a follower on the field. Deal 3 damage to it and 1 damage to its leader.",
    "Deal 8 damage to each enemy leader and enemy follower on the field.",
    "Deal 2 damage to this card and your leader.",
    "Deal 1 damage to each leader.",
    "Give your leader [defense]+2. Give each follower on your field [attack]+1 this turn.",
    "Give [defense]+7 to your leader and each other amulet on your field.",
    "Select an enemy follower on the field. It loses all abilities until the start of your next turn.",
    "Select an enemy follower on the field. It loses Ward until the end of your opponent's next turn.",
    "Select a reserved enemy follower on the field and change its attack and defense to 4.",
    "Select a follower on your field and change its defense to 3 this turn.",
    "Change this card's [evolve] cost to 0.",
    "Select an enemy follower on the field and banish it facedown.",
    "Select a reserved enemy follower on the field and return it to its owner's hand.",
    "Select a reserved enemy follower on the field and put it on top of its owner's deck.",
    "Select a reserved enemy follower on the field and put it on the bottom of its owner's deck.",
    "Select a reserved enemy follower on the field and put it into its owner's EX area.",
    "Select a reserved enemy follower on the field and put it into its owner's cemetery.",
    "Select a reserved enemy follower on the field and put it into the banished zone.",
    "Select a Pixie or Night Beast follower in your cemetery and add it to your hand.",
    "Select a follower not named Sprout in your cemetery and put it onto your field engaged.",
    "Put up to 2 followers from your hand onto your field.",
    "Select an unevolved enemy follower on the field. Engage it, refresh this card, and evolve it.",
    "Select a reserved [runecraft] follower with \"Owl\" in its name on your field and destroy it.",
    "Select a nontoken follower with Ward on your field and destroy it.",
    "Select a token follower on your field and destroy it.",
    "Destroy each other card on the field.",
    "Draw up to 3 cards.",
    "Each player draws a card.",
    "Draw X cards. X equals the result.",
    "Each opponent discards 2 random cards.",
    "Draw a card, then discard a card.",
    "Discard your hand.",
    "Put the top 8 cards of your deck into your cemetery.",
    "Each opponent puts the top 8 cards of their deck into their cemetery.",
    "Banish the top 3 cards of your deck.",
    "Put the top card of your deck into your EX area. It costs 2 less to play this turn.",
    "Summon 3 Sprout tokens. Tokens that do not fit go to your EX area.",
    "Put up to 9 Sprout tokens onto your field or into your EX area.",
    "Put a Sprout or Marsh Owl token into your EX area. Necrocharge (10): Put 3 instead.",
    "Summon a Sprout, Marsh Owl, and Gate Golem token.",
    "Put a Sprout token onto your field engaged.",
    "Look at the top 9 cards of your deck. You may reveal an amulet from among them and add it to your hand. You may also put an amulet into your cemetery. Put the remaining cards on the bottom of your deck in any order.",
    "Look at the top card of your deck. You may put it into your EX area.",
    "Look at the top card of your deck. If it's an amulet, you may reveal it and add it to your hand.",
    "Look at up to the top 3 cards of your deck. Add one of them to your hand. Put the remaining cards on top of your deck in a random order.",
    "Search your deck for up to 7 Officer amulets, reveal them, and add them to your hand.",
    "Search your deck for a Sprout, put it onto your field, then shuffle your deck.",
    "Reveal the top card of your deck. Give this card [attack]+X. X equals its cost.",
    "Increase your maximum play points by 1. Decrease each opponent's maximum play points by 1.",
    "Recover X play points. X equals the number of Moss counters on this card.",
    "Gain 1 Evolution Point.",
    "Add 2 to a Stack on your field.",
    "Put a Moss counter on this card. Remove 2 Moss counters from this card.",
    "Select any number of Pixie followers in your EX area and transform them into Sprout tokens.",
    "Select a card in an EX area and swap it with this card.",
    "Select an enemy follower on the field and take control of it this turn.",
    "Select an enemy follower on the field. It can't attack this turn.",
    "Select a follower on your field. The next time it would take damage this turn, it takes 0 instead.",
    "The next spell you play this turn costs 4 less to play.",
    "Roll a die. If the result is at least 4, you win the game. If the result is 2 or less, you lose the game.",
    "Select an enemy follower on the field. Engage it and if there is an amulet on your field, draw 2 cards.",
    "You may discard a card. If you do, draw 2 cards.",
    "Earth Rite: Draw a card. Discard a card.",
    "Draw a card. Earth Rite: Draw 2 instead.",
    "Draw a card. Discard a card: Draw a card.",
    "Choose one of the following effects. (1) Draw a card. (2) Give your leader [defense]+1.",
    "Choose up to 2 of the following effects. (1) Draw a card. (2) Recover 1 play point. (3) Roll a die.",
    "At the start of your next main phase, draw a card.",
    "Whenever you play a spell this turn, draw a card.",
    "Deal X damage to each enemy leader. X equals the number of other cards you've played this turn.",
    "Whenever your leader loses defense this turn, draw X cards. X equals that much.",
    "Shuffle your deck.",
    "Each opponent shuffles their deck.",
    "Each opponent reveals the top card of their deck.",
    "If your leader's [defense] is 10 or less, draw a card.",
    "If an enemy leader has 10 defense or less, draw a card.",
    "If your maximum play points are at least 7, draw a card.",
    "If this card has at least 2 Moss counters, draw a card.",
    "If it's your turn, draw a card. If it isn't so that Combo (3), draw a card.",
    "Select a card on the field. If it's an evolved follower, destroy it.",
    "If there are exactly 3 cards in your hand, draw a card. If there aren't at least 2 amulets in an opponent's cemetery, draw a card.",
    "If there are 2 cards or less in your EX area, draw a card.",
];

#[test]
fn canonical_sentences_come_back_letter_for_letter() {
    for (all, kind) in [(FOLLOWER, Kind::Follower), (SPELL, Kind::Spell)] {
        for text in all {
            let words = read(text, kind).unwrap_or_else(|d| panic!("{text}\n{d}"));
            let back = english(&words, kind).join(" ").replace("[act] [engage] 2", "[act] Engage 2");
            assert_eq!(back.trim_end_matches("\"."), text.trim_end_matches("\"."), "{words:?}");
        }
    }
}

/// A word that no sentence can say is not a word.
#[test]
fn every_word_can_be_said() {
    let mut said = String::new();
    for (all, kind) in [(FOLLOWER, Kind::Follower), (SPELL, Kind::Spell)] {
        for text in all {
            said.push_str(&format!("{:?}\n", read(text, kind).unwrap_or_default()));
        }
    }
    let words = "Keyword Evolve Activated Automatic Passive Spell ExtraCost WhenPlaying DeckCopies Ward Storm Rush Assail \
        Intimidate Drain Bane Aura Quick Stack Fanfare LastWords OnEvolve Strike FollowerStrike LeaderStrike StartOf Enters \
        Leaves Destroyed Buried Plays Attacks Evolves Damaged Engaged LeaderLoses LeaderGains Discarded Draws State Main End \
        Anywhere From OtherThan Points Engage EngageOther BuryThis Bury BanishThis Banish ReturnThis Return Discard \
        LeaderDefense Counters Reveal EarthRite Do May IfYouDo If Term Pay Choose Later Have Price EntersEngaged IgnoresWard \
        Cannot DealsMore TakesLess TakesPart Minus Instead Limit AlsoTrait BeDestroyed Leave Draw TakeDamage AttackLeaders AttackFollowers \
        BeAttacked BeDestroyedByAbilities BePlayed Refresh Less More Becomes AtLeast AtMost Exactly Combo Spellchain \
        Necrocharge Overflow Sanguine Count It This Turn MaxPoints Played Roll Not Any Yours Enemy Field Leader Deck Hand Ex \
        Cemetery Reserved Engaged Your Opponent Each ItsLeader Both X Equal Cards Stat ThatMuch Attack Defense Cost Never \
        ThisTurn YourNextTurn OpponentsNextTurn FieldEngaged DeckTop DeckBottom FieldOrEx Random Select Damage Give Lose Change \
        EvolveCost Destroy Move TopTo Tokens Look Take Rest Search Shuffle RevealTop Recover EvolutionPoints AddStack \
        PutCounters RemoveCounters Transform Swap Control Forbid PreventNext NextPrice Win LoseGame When Banished";
    let spoken: std::collections::BTreeSet<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
    let silent: Vec<&str> = words.split_whitespace().filter(|w| !spoken.contains(w)).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

/// A broken text is a diagnostic, never a panic, wherever it breaks.
#[test]
fn broken_texts_are_told_not_suffered() {
    let odd = [
        "",
        " ",
        "(",
        "[",
        "\"",
        "+",
        "-",
        "+X",
        "–",
        "Fanfare",
        "é(3",
        "[act] :",
        "X equals",
        "🛡️-2.",
        "Draw 99999 cards.",
    ];
    for text in odd {
        let _ = read(text, Kind::Follower);
        let _ = read(text, Kind::Spell);
    }
    for (all, kind) in [(FOLLOWER, Kind::Follower), (SPELL, Kind::Spell)] {
        for text in all {
            for (at, _) in text.char_indices() {
                if let Err(told) = read(&text[..at], kind) {
                    assert!(told.line == 1 && told.column <= at + 1 && !told.expected.is_empty(), "{}", &text[..at]);
                }
                let _ = read(&text[at..], kind);
            }
        }
    }
}
