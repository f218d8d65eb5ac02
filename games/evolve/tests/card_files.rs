//! The project's own card format: what it reads and what it refuses.

use arbiter_cards::{Fault, Loaded, load};
use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::words::{Ability, Class, Keyword};

const SENTRY: &str = r#"
[[card]]
name = "Thornback Sentry"
name_fr = "Sentinelle Échine-d'Épine"
class = "forestcraft"
kind = "follower"
traits = ["Pixie"]
cost = 2
attack = 1
defense = 3
text = """
Ward.
Fanfare: Select an engaged enemy follower on the field and deal it 1 damage.
"""
[card.evolved]
attack = 3
defense = 5
text = "On Evolve: Draw a card."
"#;

fn loaded(text: &str) -> Loaded<Card> {
    load::<Card>(&[("test.toml", text)]).unwrap_or_else(|f| panic!("{f:?}"))
}

fn faults(text: &str) -> Vec<Fault> {
    load::<Card>(&[("test.toml", text)]).expect_err("the file is wrong")
}

#[test]
fn a_follower_and_its_evolved_face() {
    let found = loaded(SENTRY);
    assert!(found.diagnostics.is_empty());
    let [base, evolved] = found.cards.as_slice() else { panic!("two faces") };
    assert_eq!((base.name.as_str(), base.kind, base.class), ("Thornback Sentry", Kind::Follower, Class::Forestcraft));
    assert_eq!((base.cost, base.attack, base.defense, base.evolved), (2, 1, 3, false));
    assert_eq!(base.abilities[0], Ability::Keyword(Keyword::Ward));
    assert_eq!(base.abilities.len(), 2);
    assert_eq!((evolved.cost, evolved.attack, evolved.defense, evolved.evolved), (0, 3, 5, true));
    assert_eq!(evolved.traits, vec!["Pixie"]);
    assert_eq!(evolved.name, base.name);
}

#[test]
fn a_leader_has_twenty_defense() {
    let found = loaded("[[card]]\nname = \"Sylva\"\nclass = \"forestcraft\"\nkind = \"leader\"\n");
    assert_eq!(found.cards[0].defense, 20);
}

#[test]
fn a_text_not_understood_keeps_the_card_unplayable() {
    let text = "[[card]]\nname = \"Riddle\"\nclass = \"neutral\"\nkind = \"spell\"\ncost = 1\ntext = \"\"\"\nDraw a card.\nDraw a fish.\n\"\"\"\n";
    let found = loaded(text);
    let card = &found.cards[0];
    assert!(card.abilities.is_empty());
    let why = card.unplayable.as_deref().expect("a reason");
    assert!(why.starts_with("line 8, column 8: `fish`"), "{why}");
    let [diagnostic] = found.diagnostics.as_slice() else { panic!("one diagnostic") };
    assert_eq!((diagnostic.file.as_str(), diagnostic.line, diagnostic.column), ("test.toml", 8, 8));
    assert!(diagnostic.expected.contains(&"`card`".to_owned()));
}

#[test]
fn files_may_speak_of_each_other() {
    let owl = "[[card]]\nname = \"Owl\"\ntoken = true\nclass = \"neutral\"\nkind = \"follower\"\ntraits = [\"Bird\"]\ncost = 1\nattack = 1\ndefense = 1\n";
    let call = "[[card]]\nname = \"Call\"\nclass = \"neutral\"\nkind = \"spell\"\ncost = 1\ntext = \"Destroy each Bird token on the field. Destroy each Owl token on the field.\"\n";
    let found = load::<Card>(&[("call.toml", call), ("owl.toml", owl)]).expect("both files are right");
    let words = format!("{:?}", found.cards[0].abilities);
    assert!(words.contains("traits: [\"Bird\"]") && words.contains("name: \"Owl\""), "{words}");
}

#[test]
fn wrong_files_are_refused_with_their_line() {
    let card = |more: &str| format!("[[card]]\nname = \"Odd\"\nclass = \"neutral\"\n{more}");
    let cases = [
        (card("kind = \"follower\"\ncost = 1\nattack = 1\n"), 1, "`defense` is missing"),
        (card("kind = \"follower\"\ncost = -1\nattack = 1\ndefense = 1\n"), 5, "`cost` must be"),
        (card("kind = \"spell\"\ncost = 1\nattack = 1\n"), 6, "a spell has no `attack`"),
        (card("kind = \"amulet\"\ncost = 1\n[card.evolved]\nattack = 1\ndefense = 1\n"), 6, "no evolved face"),
        (card("kind = \"leader\"\ntext = \"Ward.\"\n"), 5, "a leader has no text"),
        (card("kind = \"wizard\"\ncost = 1\n"), 4, "unknown variant"),
        (card("kind = \"spell\"\ncost = 1\nflavour = \"x\"\n"), 6, "unknown field"),
        ("[[card]\n".to_owned(), 1, ""),
    ];
    for (text, line, reason) in cases {
        let found = faults(&text);
        assert!(found[0].reason.contains(reason), "{text}\n{found:?}");
        assert_eq!(found[0].line, line, "{text}\n{found:?}");
        assert_eq!(found[0].file, "test.toml");
    }
}

#[test]
fn one_name_is_one_face() {
    let twice = format!("{SENTRY}{SENTRY}");
    let found = faults(&twice);
    assert_eq!(found.len(), 2);
    assert!(found[0].reason.contains("already a card named"));
    assert!(found[1].reason.contains("already an evolved face"));
}
