//! What is offered can be completed and nothing else, with decks of odd cards:
//! costs of every kind put together by chance, prices that read the hand,
//! things that happen instead and things that cannot be done.

use arbiter_catalog::{Source, game};
use arbiter_testing::battery::{Battery, Counts};
use arbiter_testing::chance::Chance;
use std::io::Write;

/// Costs that any card may ask for.
const COSTS: &[&str] = &[
    "[cost01]",
    "[cost02]",
    "engage a follower on your field",
    "engage 2 followers on your field",
    "put a follower from your field into its owner's cemetery",
    "put an amulet from your field into its owner's cemetery",
    "banish a card from your cemetery",
    "banish 2 followers from your cemetery",
    "banish a card from your EX area",
    "return a card on your field to its owner's hand",
    "discard a card",
    "discard a spell",
    "discard 2 cards",
    "give your leader [defense]-4",
    "give your leader [defense]-9",
    "reveal a follower from your hand",
    "reveal 2 spells from your hand",
    "Earth Rite",
];

/// Costs that only a card on the field can pay.
const OWN: &[&str] = &[
    "[engage]",
    "put this card into its owner's cemetery",
    "banish this card",
    "return this card to its owner's hand",
    "remove a Fable counter from this card",
];

/// What a text does.
const EFFECTS: &[&str] = &[
    "Draw a card.",
    "Select an enemy follower on the field and deal it 2 damage.",
    "Select a follower on your field and give it [attack]+1/[defense]+1.",
    "Select a card in your EX area and put it into its owner's cemetery.",
    "Put the top 2 cards of your deck into your cemetery.",
    "Select up to 2 followers on the field and destroy them.",
    "Deal 1 damage to each enemy leader. Discard a card and give your leader [defense]-2: Draw 2 cards.",
    "Choose one of the following effects. (1) Destroy this card. (2) Select an enemy follower on the field and banish it.",
    "Put the top card of your deck into your EX area.",
    "Select a follower on your field and destroy it. Earth Rite: Select an enemy follower on the field and destroy it instead.",
    "Add 2 to a Stack on your field.",
];

/// Rules that hold while a card lies there, or about its own price.
const RULES: &[&str] = &[
    "This card costs 1 less to play for each card in your hand.",
    "This card costs 1 more to play for each card in your EX area.",
    "Your spells cost 1 less to play.",
    "Your other followers can't leave the field.",
    "If another follower on your field would leave the field, banish it instead.",
    "If this card would leave the field, you may give your leader [defense]-1 instead.",
    "If you would draw a card, put the top card of your deck into your cemetery instead.",
    "While there are at least 3 cards in your hand, this card costs 2 less to play.",
    "[fanfare] Place 2 Fable counters on this card.",
    "[fanfare] Discard a card and banish a card from your cemetery: Draw 2 cards.",
    "Your field limit is decreased by 2.",
    "Stack.",
];

struct Maker(Chance);

impl Maker {
    fn one(&mut self, of: &[&'static str]) -> &'static str {
        of[self.0.below(of.len())]
    }

    fn costs(&mut self, own: bool) -> String {
        let mut all = Vec::new();
        for _ in 0..=self.0.below(3) {
            let list = if own && self.0.below(2) == 0 { OWN } else { COSTS };
            all.push(self.one(list));
        }
        all.join(", ")
    }

    fn card(&mut self, n: usize) -> String {
        let kind = ["spell", "follower", "amulet"][n % 3];
        let mut text = Vec::new();
        if self.0.below(3) == 0 {
            text.push(format!("As an additional cost to play this card, {}.", self.costs(false)));
        }
        for _ in 0..self.0.below(3) {
            let (costs, by) = (self.costs(false), 1 + self.0.below(3));
            text.push(format!("When playing this card, {costs}: This card costs {by} less to play."));
        }
        if kind == "spell" {
            if self.0.below(3) == 0 {
                text.push("[quick]".to_owned());
            }
            // A spell is not on the field: what it does to itself there is refused.
            let effects: Vec<&str> = EFFECTS.iter().copied().filter(|e| !e.contains("this card")).collect();
            text.push(self.one(&effects).to_owned());
        } else {
            let rule = self.one(RULES);
            if kind == "amulet" || rule != "Stack." {
                text.push(rule.to_owned());
            }
            for _ in 0..self.0.below(3) {
                let (costs, effect) = (self.costs(true), self.one(EFFECTS));
                text.push(format!("[act] {costs}: {effect}"));
            }
        }
        let cost = self.0.below(5);
        let stats = if kind == "follower" { "attack = 1\ndefense = 2\n" } else { "" };
        let text = text.join("\n");
        format!(
            "[[card]]\nname = \"Odd Card {n}\"\nclass = \"neutral\"\nkind = \"{kind}\"\ntraits = [\"Odd\"]\n\
             cost = {cost}\n{stats}text = \"\"\"\n{text}\n\"\"\"\n"
        )
    }
}

fn odd_games(seed: u64, playouts: u32) {
    let mut maker = Maker(Chance::new(seed));
    let text: Vec<String> = (0..14).map(|n| maker.card(n)).collect();
    let cards = Source { name: format!("odd cards {seed}"), text: text.join("\n") };
    let game = game("evolve").expect("it is in the catalog");
    let library = game.library(std::slice::from_ref(&cards)).unwrap_or_else(|f| panic!("{f:?}"));
    assert_eq!(library.unread(), [], "{}", cards.text);
    let leader = "Leader\n1 Ilse\n\nMain\n";
    let lines: Vec<String> = (0..14).map(|n| format!("{} Odd Card {n}", if n < 12 { 3 } else { 2 })).collect();
    let deck = Source { name: "odd".to_owned(), text: format!("{leader}{}\n", lines.join("\n")) };
    let battery =
        Battery { library: library.as_ref(), how: arbiter_catalog::Start::with(&[deck.clone(), deck], 0.into()) };
    let counts = Counts { playouts, twins: 0, refusals: 0, one_in: 1, ..Counts::EACH_SUBMISSION };
    let tally = battery.run(&counts, seed).unwrap_or_else(|breach| panic!("{breach}\n{}", cards.text));
    let _ = writeln!(std::io::stdout(), "odd cards {seed}: {tally:?}");
    assert!(tally.plays > 0 && tally.vain > 0, "{tally:?}");
}

#[test]
fn odd_cards_are_offered_when_they_can_be_played() {
    for seed in 0..8 {
        odd_games(seed, 3);
    }
}

#[test]
fn more_odd_cards_are_offered_when_they_can_be_played() {
    for seed in 8..16 {
        odd_games(seed, 3);
    }
}
