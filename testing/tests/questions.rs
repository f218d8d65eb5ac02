//! Every question says what it comes from: the card whose text, play or attack
//! asks it. Only what the rules themselves ask has none, and is listed here.

use arbiter_catalog::{Game, Source, Start, Viewer, games};
use arbiter_testing::chance::Chance;
use std::collections::BTreeMap;

/// Questions that no card asks: their sentences say all that there is to know.
fn of_the_rules(game: &str) -> &'static [&'static str] {
    match game {
        "evolve" => &[
            "ask-first",
            "ask-mulligan",
            "ask-bottom",
            "ask-main",
            // At the end of a turn; after an attack it is about that attack.
            "ask-quick",
            "ask-wards",
            "ask-hand",
            "ask-pending",
            "ask-over-limit",
            "ask-link",
            // Its answers are the cards.
            "ask-replacement",
        ],
        "spoils" => &[
            "ask-first",
            "ask-starting",
            "ask-mulligan",
            "ask-main",
            "ask-end-of-turn",
            "ask-pending",
            "ask-keep",
            "ask-repeat",
            "ask-break-in",
            "ask-stop-after",
            // Its answers are the cards.
            "ask-replacement",
        ],
        "brawl" => {
            &["ask-first", "ask-zone", "ask-trap", "ask-redraw", "ask-ban", "ask-bring", "ask-recruit", "ask-main"]
        }
        "wakfu" => &[
            "ask-throw",
            "ask-rollback",
            "ask-first",
            "ask-main",
            "ask-recycle",
            "ask-under",
            "ask-order",
            "ask-hand",
            "ask-expel",
            "ask-target",
            "ask-moment",
            // The Target of a battle may be gone.
            "ask-action",
        ],
        _ => &[],
    }
}

/// The questions of some games, each with how often it was asked, how often a
/// card was named, and what could be answered the last time that none was.
fn asked(game: &dyn Game) -> BTreeMap<&'static str, (u32, u32, String)> {
    let library = game.library(&[]).expect("the shipped cards load");
    let decks = library.decks();
    let mut met = BTreeMap::new();
    for seed in 0..10_u64 {
        let at = |n: usize| {
            let deck = &decks[n % decks.len()];
            Source { name: deck.key.clone(), text: deck.text.clone() }
        };
        let how = Start::with(&[at(seed as usize), at(seed as usize + 1)], seed.into());
        let mut table = library.start(&how).expect("legal decks");
        let mut chance = Chance::new(seed);
        for _ in 0..500 {
            let Some(seat) = table.asked() else { break };
            let view = table.view(Viewer::Seat(seat));
            let entry: &mut (u32, u32, String) = met.entry(view.question).or_default();
            entry.0 += 1;
            match &view.subject {
                Some(subject) => {
                    assert!(!subject.card.is_empty(), "{}: {} names nobody", game.key(), view.question);
                    for spot in subject.at.iter().chain(&subject.about) {
                        assert!(view.card(spot).is_some(), "{}: {} is not at {spot:?}", game.key(), subject.card);
                    }
                    entry.1 += 1;
                }
                None => entry.2 = table.options().iter().map(|o| o.words.as_str()).collect::<Vec<_>>().join(", "),
            }
            for other in [Viewer::Spectator, Viewer::Judge, Viewer::Seat(1 - seat % 2)] {
                let hidden = table.view(other).subject.is_none();
                assert!(hidden, "{}: only who is asked is told where it comes from", game.key());
            }
            table.answer(chance.below(table.count())).expect("an option");
        }
    }
    met
}

#[test]
fn every_question_names_its_card_unless_the_rules_ask() {
    for game in games() {
        let met = asked(*game);
        let mute = |(key, (all, named, _)): &(&&str, &(u32, u32, String))| {
            named < all && !of_the_rules(game.key()).contains(*key)
        };
        let mute: Vec<_> = met.iter().filter(mute).collect();
        assert!(mute.is_empty(), "{}: {mute:#?}", game.key());
        let named = met.values().filter(|m| m.1 > 0).count();
        assert!(met.len() > 8 && named > 4, "{}: {met:#?}", game.key());
    }
}
