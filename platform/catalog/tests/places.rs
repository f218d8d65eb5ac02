//! A fault in the text of a card is told by the place of the very word, however
//! the string is written.

use arbiter_catalog::{Source, game};

/// A card of each game up to its text, the key of that text, words that are
/// understood there, and what stands behind.
const CARDS: &[(&str, &str, &str, &str)] = &[
    (
        "evolve",
        "[[card]]\nname = \"Oak\"\nclass = \"neutral\"\nkind = \"spell\"\ncost = 1\ntext = ",
        "Draw a card.",
        "",
    ),
    ("spoils", "[[card]]\nname = \"Oak\"\nkind = \"tactic\"\ncost = 1\ntext = ", "Draw 2 cards.", ""),
    ("brawl", "[[challenge]]\nname = \"Oak\"\nname_fr = \"Chêne\"\ntext_fr = \"Fini.\"\ntext = ", "Control", ""),
    (
        "wakfu",
        "[[card]]\nname = \"Oak\"\nname_fr = \"Chêne\"\nkind = \"action\"\nelement = \"air\"\ntext = \"Done.\"\ntext_fr = ",
        "Piochez une carte.",
        "\n",
    ),
];

/// Ways to write these words and one that nobody understands.
fn written(words: &str) -> Vec<String> {
    let escaped: String = words.chars().map(|c| if c == 'a' { "\\u0061".to_owned() } else { c.to_string() }).collect();
    vec![
        format!("\"{words} zzyzx.\""),
        format!("\"{escaped} zzyzx.\""),
        format!("'{words} zzyzx.'"),
        format!("\"\"\"\n{words} zzyzx.\"\"\""),
        format!("'''\n{words} zzyzx.'''"),
        format!("\"\"\"\\\n    {escaped} \\\n    zzyzx.\"\"\""),
    ]
}

#[test]
fn the_word_is_found_in_its_file() {
    for (key, head, words, tail) in CARDS {
        let game = game(key).expect("it is in the catalog");
        for text in written(words) {
            let source = format!("# ours\n{head}{text}{tail}\n");
            let faults = game.check_cards(&[Source { name: "oak.toml".to_owned(), text: source.clone() }]);
            let (n, line) = source.lines().enumerate().find(|l| l.1.contains("zzyzx")).expect("it is there");
            let column = line.split("zzyzx").next().map_or(0, |before| 1 + before.chars().count());
            let place = (n + 1, column, 5);
            let told: Vec<_> = faults.iter().map(|f| (f.line, f.column, f.wide)).collect();
            assert!(told.contains(&place), "{key}: {place:?} is not in {faults:?}\n{source}");
            let fault = &faults[told.iter().position(|t| *t == place).expect("was found")];
            let said = format!("oak.toml:{}:{column}: `Oak`: `zzyzx` is not understood here; ", n + 1);
            assert!(fault.to_string().starts_with(&said), "{key}: {fault}");
        }
    }
}

/// What is understood but could not be obeyed is told by its line.
#[test]
fn a_line_that_is_not_obeyed_is_found_in_its_file() {
    let wakfu = game("wakfu").expect("it is in the catalog");
    let head = "[[card]]\nname = \"Oak\"\nname_fr = \"Chêne\"\nkind = \"action\"\nelement = \"air\"\n";
    let (en, fr) = ("Draw a card.\\n[Tap]: Draw a card.", "Piochez une carte.\n[Incliner] : Piochez une carte.");
    let text = format!("text = \"{en}\"\ntext_fr = \"\"\"\n{fr}\"\"\"\n");
    let source = format!("{head}{text}");
    let faults = wakfu.check_cards(&[Source { name: "oak.toml".to_owned(), text: source }]);
    let told: Vec<_> = faults.iter().map(|f| (f.line, f.column, f.wide)).collect();
    assert_eq!(told, [(9, 1, 31)], "{faults:?}");
}
