//! Packs of real games: a small table of our own, and the published ones where
//! a machine has them.

use arbiter_cards::published;
use arbiter_catalog::{Import, Library, Note, Outcome, Source, Start, Verdict, game, games, import, opened};

const TABLE: &str = include_str!("../../../testing/packs/evolve.tsv");
const DECK: &str = include_str!("../../../testing/packs/evolve.cod");

/// Games of a pairing here; games of every pairing of published decks are
/// played in numbers by the tests of their games, with the same stock.
const GAMES: u64 = 10;

fn read(name: &str, text: &str, key: Option<&str>) -> Import {
    let files = [(name.to_owned(), text.as_bytes().to_vec())];
    import(games(), key, "mine", &files).unwrap_or_else(|f| panic!("{f:?}"))
}

fn library(import: &Import) -> Box<dyn Library> {
    opened(import.game, &[], std::slice::from_ref(&import.pack)).unwrap_or_else(|f| panic!("{f:?}"))
}

fn source(name: &str, text: &str) -> Source {
    Source { name: name.to_owned(), text: text.to_owned() }
}

#[test]
fn a_table_of_our_own_is_a_set_like_any_other() {
    let import = read("evolve.tsv", TABLE, None);
    assert_eq!(import.game.key(), "evolve", "the columns say which game it is");
    assert_eq!(import.count(Verdict::Understood), 16);
    let refused: Vec<_> = import.cards.iter().filter(|c| c.verdict() == Verdict::Refused).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!((refused[0].name.as_str(), refused[0].place.as_str()), ("Tide Reader", "17"));
    assert!(refused[0].why.as_deref().is_some_and(|w| w.contains("Foretell")), "{refused:?}");
    let note = |place: &str| import.cards.iter().find(|c| c.place == place).and_then(|c| c.note);
    assert_eq!(note("6"), Some(Note::Reprint));
    assert_eq!(note("8"), Some(Note::Older));
    let library = library(&import);
    let card = |name: &str| library.cards().into_iter().find(|c| c.name == name).expect("it is there");
    assert_eq!((card("Keel Warden").set, card("Keel Warden").pack), ("Second Tide".to_owned(), "mine".to_owned()));
    assert_eq!(card("Keel Warden").keywords, ["ward", "rush"], "the newest wording counts");
    assert_eq!(library.search("s:second").expect("a query"), ["Gull Rider", "Keel Warden"]);
    let deck = source("evolve.cod", DECK);
    assert!(library.check_deck(&deck).is_empty(), "{:?}", library.check_deck(&deck));
    let bare = game("evolve").expect("listed").library(&[]).expect("the shipped cards load");
    let unknown = bare.check_deck(&deck);
    assert!(unknown.iter().any(|f| f.why.contains("is named `Rope Hauler")), "nobody knows these cards: {unknown:?}");
    let riddle = source("x", &library.read_deck(&deck).text.replace("3 Salt Medic", "3 Tide Reader"));
    let faults = library.check_deck(&riddle);
    assert!(faults.len() == 1 && faults[0].why.contains("`Tide Reader` cannot be played here"), "{faults:?}");
    // Sets may be mixed, also with the code of the deck.
    let report = library.read_deck(&source("x", &library.read_deck(&deck).text.replace("Salt Medic", "Road Warden")));
    assert!(report.legal(), "{:?}", report.faults);
    assert!(library.read_deck(&source("x", &report.code)).legal());
    for seed in 0..GAMES {
        let shipped = source("sword", &library.decks()[1].text);
        let mut table = library.start(&Start::with(&[deck.clone(), shipped], seed.into())).expect("both are legal");
        assert!(matches!(table.playout(seed, 20_000).outcome, Some(Outcome::Won(_) | Outcome::Drawn)));
    }
}

#[test]
fn the_same_cards_are_the_same_game_in_every_format() {
    let lines: Vec<Vec<&str>> = TABLE.lines().map(|l| l.split('\t').collect()).collect();
    let quoted = |cells: &Vec<&str>| cells.iter().map(|c| format!("\"{c}\"")).collect::<Vec<_>>().join(",") + "\n";
    let csv: String = lines.iter().map(quoted).collect();
    let object = |cells: &Vec<&str>| {
        let pairs = lines[0].iter().zip(cells).map(|(k, v)| ((*k).to_owned(), serde_json::Value::from(*v)));
        serde_json::Value::Object(pairs.collect())
    };
    let json = serde_json::to_string(&lines[1..].iter().map(object).collect::<Vec<_>>()).expect("plain data");
    let rows = |import: &Import| {
        let rows = import.pack.table.lines().map(|l| l.rsplit_once('\t').expect("a place").0.to_owned());
        rows.collect::<Vec<_>>()
    };
    let wanted = rows(&read("evolve.tsv", TABLE, None));
    assert_eq!(rows(&read("x.csv", &csv, None)), wanted);
    assert_eq!(rows(&read("x.json", &json, Some("evolve"))), wanted);
}

#[test]
fn published_tables_are_read_as_far_as_their_texts_are_understood() {
    for (key, least) in [("evolve", 1300), ("spoils", 500)] {
        let Some(published) = published(key, module_path!()) else { return };
        let import = read(&format!("{key}.tsv"), &published.table, None);
        assert_eq!(import.game.key(), key);
        assert!(import.count(Verdict::Understood) >= least, "{key}: {}", import.count(Verdict::Understood));
        assert!(import.cards.iter().filter(|c| c.verdict() == Verdict::Refused).all(|c| c.why.is_some()));
        let library = library(&import);
        let refused = import.cards.iter().find(|c| c.verdict() == Verdict::Refused && c.note.is_none());
        let refused = refused.expect("not everything is understood");
        let faults = library.check_deck(&source("x", &format!("1 {}\n", refused.name)));
        let said = format!("`{}` cannot be played here", refused.name);
        assert!(faults.iter().any(|f| f.why.contains(&said)), "{said} is missing in {faults:?}");
        assert_eq!(library.decks().iter().filter(|d| !library.read_deck(&source("x", &d.text)).legal()).count(), 0);
    }
}
