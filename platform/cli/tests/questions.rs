//! Every question of every game, as it is met in games of chance: what a card asks comes with the card.

use arbiter_catalog::{Game, Source, Start, Viewer, games};
use arbiter_testing::chance::Chance;
use std::collections::{BTreeMap, BTreeSet};

/// Games of chance between shipped decks, and how long the longest is.
const GAMES: u64 = 24;
const LONGEST: usize = 900;

/// Questions that the rules themselves ask: they say what they are about.
const RULES: [(&str, &[&str]); 4] = [
    ("brawl", &["ask-ban", "ask-bring", "ask-first", "ask-main", "ask-recruit", "ask-redraw", "ask-trap", "ask-zone"]),
    (
        "evolve",
        &[
            "ask-bottom",
            "ask-first",
            "ask-hand",
            "ask-main",
            "ask-mulligan",
            "ask-over-limit",
            "ask-pending",
            "ask-quick",
            "ask-wards",
        ],
    ),
    (
        "spoils",
        &[
            "ask-break-in",
            "ask-end-of-turn",
            "ask-first",
            "ask-keep",
            "ask-main",
            "ask-mulligan",
            "ask-pending",
            "ask-repeat",
            "ask-starting",
            "ask-stop-after",
        ],
    ),
    (
        "wakfu",
        &[
            "ask-first",
            "ask-hand",
            "ask-main",
            "ask-moment",
            "ask-order",
            "ask-recycle",
            "ask-rollback",
            "ask-target",
            "ask-throw",
            "ask-under",
        ],
    ),
];

/// Each question with how often it was asked, and how often no card stood beside it.
fn asked(game: &dyn Game) -> BTreeMap<&'static str, (u32, u32, String)> {
    let library = game.library(&[]).expect("the shipped cards are legal");
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let mut found = BTreeMap::new();
    for seed in 0..GAMES {
        let pick = |n: u64| decks[n as usize % decks.len()].clone();
        let how = Start::with(&[pick(seed), pick(seed / 2 + 1)], seed.into());
        let mut table = library.start(&how).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut chance = Chance::new(seed);
        for _ in 0..LONGEST {
            let Some(seat) = table.asked() else { break };
            let options = table.options();
            let view = table.view(Viewer::Seat(seat));
            let row: &mut (u32, u32, String) = found.entry(view.question).or_default();
            row.0 += 1;
            row.1 += u32::from(view.subject.is_none());
            if row.2.is_empty() || view.subject.is_none() {
                let card = view.subject.map_or(String::from("-"), |s| s.card);
                row.2 = format!(
                    "{card}: {}",
                    options.iter().take(4).map(|o| o.words.as_str()).collect::<Vec<_>>().join(" | ")
                );
            }
            table.answer(chance.below(options.len())).expect("it was offered");
        }
    }
    found
}

#[test]
#[allow(clippy::print_stdout, reason = "what was met is its report")]
fn what_a_card_asks_comes_with_the_card() {
    let mut faults = Vec::new();
    for game in games() {
        let rules = RULES.iter().find(|(key, _)| *key == game.key()).map_or(&[] as &[&str], |(_, all)| all);
        let met = asked(*game);
        for (question, (times, alone, sample)) in &met {
            println!("{} {question}: {times} times, {alone} without a card; {sample}", game.key());
            if *alone > 0 && !rules.contains(question) {
                faults.push(format!("{} {question}: {sample}", game.key()));
            }
        }
        let known: BTreeSet<&str> = met.iter().filter(|(_, row)| row.1 > 0).map(|(key, _)| *key).collect();
        assert!(met.len() > 20, "{}: {met:?}", game.key());
        assert!(known.len() > 5, "{}: {known:?}", game.key());
    }
    assert!(faults.is_empty(), "asked by nobody:\n{}", faults.join("\n"));
}
