//! The published table, where a machine has it: both languages are read into
//! equal words and printed back exactly, misprints mended.

use std::io::Write;
use std::path::PathBuf;

fn table() -> Option<String> {
    let folder = std::env::var_os("ARBITER_CARDS").map(PathBuf::from);
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards");
    let text = std::fs::read_to_string(folder.unwrap_or(beside).join("brawl.tsv")).ok();
    if text.is_none() {
        let _ = writeln!(std::io::stderr(), "NOTHING READ: the table of Super Fantasy Brawl is not there");
        assert!(std::env::var_os("ARBITER_CARDS_REQUIRED").is_none(), "card tables are required and not there");
    }
    text
}

/// The published numbers are those of our files.
#[test]
fn the_numbers_of_our_files_are_published() {
    use arbiter_brawl::arena::Shape;
    use arbiter_brawl::card::{Icon, Kind};
    let Some(text) = table() else { return };
    let shipped = arbiter_brawl::shipped::cards();
    let mut lines = text.lines();
    let columns: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    for line in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell =
            |name: &str| columns.iter().position(|c| *c == name).and_then(|n| cells.get(n)).map_or("", |c| c.trim());
        let number = |name: &str| cell(name).parse::<u8>().ok();
        let champion = shipped.champions.iter().find(|c| c.name == cell("champion")).expect("it is one of ours");
        if cell("kind") == "champion" {
            let lives = [champion.faces[0].life, champion.faces[1].life];
            assert_eq!(lives.map(Some), [number("hp"), number("levelup_hp")], "{}", cell("name"));
            let defences = [champion.faces[0].defence, champion.faces[1].defence];
            assert_eq!(defences.map(Some), [number("defense"), number("levelup_defense")], "{}", cell("name"));
            continue;
        }
        let card = champion.cards.iter().find(|c| c.name == cell("name")).unwrap_or_else(|| panic!("{}", cell("name")));
        let kind = [("attack", Kind::Attack), ("skill", Kind::Skill), ("reaction", Kind::Reaction)];
        assert!(kind.contains(&(cell("type"), card.kind)), "{}", card.name);
        let colour = ["blue", "red", "yellow"][card.essence as usize];
        assert_eq!(cell("color"), colour, "{}", card.name);
        assert_eq!(card.movement, number("movement").filter(|m| *m > 0), "{}", card.name);
        assert_eq!(card.force, number("strength"), "{}", card.name);
        assert_eq!(card.defence.unsigned_abs(), number("defense").unwrap_or(0), "{}", card.name);
        let icon = match (number("range_min"), number("range_max"), cell("direct"), cell("aoe")) {
            (Some(min), Some(max), "True", _) => Some(Icon::Direct(min, max)),
            (Some(min), Some(max), ..) => Some(Icon::Indirect(min, max)),
            (_, _, _, "1") => Some(Icon::Melee),
            (_, _, _, "3") => Some(Icon::Area(Shape::Arc)),
            (_, _, _, "6") => Some(Icon::Area(Shape::Ring)),
            _ => None,
        };
        assert_eq!(card.icon, icon, "{}", card.name);
    }
}

#[test]
fn both_languages_of_every_published_card_mean_the_same() {
    let Some(text) = table() else { return };
    let report = arbiter_brawl::table::coverage(&text);
    assert_eq!((report.faces, report.compiled, report.round_trip), (84, 84, 84), "{:#?}", report.unknown);
}
