//! Packs of real games: a small table of our own, and the published ones where
//! a machine has them.

use arbiter_cards::published;
use arbiter_catalog::{Import, Library, Note, Outcome, Source, Start, Verdict, game, games, import, opened};
use arbiter_kernel::Rng;

const TABLE: &str = include_str!("../../../testing/packs/evolve.tsv");
const DECK: &str = include_str!("../../../testing/packs/evolve.cod");

/// Games of our own decks.
const GAMES: u64 = 10;
/// No game has more decisions than this.
const DECISIONS: u32 = 60_000;

/// Games of a pairing of published decks: `ARBITER_PACK_GAMES`, or one.
fn games_of_a_pairing() -> u64 {
    std::env::var("ARBITER_PACK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

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
    for (key, least) in [("evolve", 1300), ("spoils", 500), ("wakfu", 600)] {
        let Some(published) = published(key, module_path!()) else { return };
        let import = read(&format!("{key}.tsv"), &published.table, None);
        assert_eq!(import.game.key(), key);
        assert!(import.count(Verdict::Understood) >= least, "{key}: {}", import.count(Verdict::Understood));
        assert!(import.cards.iter().filter(|c| c.verdict() == Verdict::Refused).all(|c| c.why.is_some()));
        let library = library(&import);
        assert!(
            import
                .cards
                .iter()
                .all(|c| c.verdict() != Verdict::Refused || c.why.as_ref().is_some_and(|w| !w.is_empty()))
        );
        let refused = import.cards.iter().find(|c| c.verdict() == Verdict::Refused && c.note.is_none());
        let refused = refused.expect("not everything is understood");
        let faults = library.check_deck(&source("x", &format!("1 {}\n", refused.name)));
        let said = format!("`{}` cannot be played here", refused.name);
        assert!(faults.iter().any(|f| f.why.contains(&said)), "{said} is missing in {faults:?}");
        assert_eq!(library.decks().iter().filter(|d| !library.read_deck(&source("x", &d.text)).legal()).count(), 0);
    }
}

/// Tables of our own for the other games: the table, a deck, cards that are
/// understood, the one that is not, and a query for what the pack adds.
const OURS: [(&str, &str, &str, usize, &str); 3] = [
    (
        "wakfu",
        include_str!("../../../testing/packs/wakfu.tsv"),
        include_str!("../../../testing/packs/wakfu.txt"),
        13,
        "Devin des Marées",
    ),
    (
        "spoils",
        include_str!("../../../testing/packs/spoils.tsv"),
        include_str!("../../../testing/packs/spoils.o8d"),
        7,
        "Fog Bank",
    ),
    (
        "brawl",
        include_str!("../../../testing/packs/brawl.tsv"),
        include_str!("../../../testing/packs/brawl.txt"),
        7,
        "Gull",
    ),
];

#[test]
fn every_game_plays_with_a_table_of_our_own() {
    for (key, table, deck, understood, riddle) in OURS {
        let import = read(&format!("{key}.tsv"), table, None);
        assert_eq!(import.game.key(), key, "the columns say which game it is");
        let refused: Vec<_> = import.cards.iter().filter(|c| c.verdict() == Verdict::Refused).collect();
        assert_eq!(import.count(Verdict::Understood), understood, "{key}: {refused:?}");
        assert_eq!(refused.len(), 1, "{key}: {refused:?}");
        assert!(refused[0].name == riddle && refused[0].why.as_deref().is_some_and(|w| !w.is_empty()), "{refused:?}");
        let library = library(&import);
        let found = library.search("s:mine").expect("a query");
        assert!(found.iter().any(|n| n == riddle), "{key}: what is not understood is found, too: {found:?}");
        let deck = source("deck", deck);
        assert!(library.check_deck(&deck).is_empty(), "{key}: {:?}", library.check_deck(&deck));
        let bare = import.game.library(&[]).expect("the shipped cards load");
        assert!(!bare.check_deck(&deck).is_empty(), "{key}: nobody knows these cards");
        let other = library.read_deck(&source("x", &format!("1 {riddle}\n")));
        let fault = other.faults.iter().find(|f| f.why.contains("cannot be played here")).expect("it is refused");
        assert!(fault.why.contains(riddle), "{fault:?}");
        assert!(!fault.nearest.is_empty(), "{key}: others are offered in its place");
        assert!(fault.nearest.iter().all(|n| library.cards().iter().any(|c| c.name == *n)), "{fault:?}");
        for seed in 0..GAMES {
            let shipped = source("shipped", &library.decks()[1].text);
            let mut table = library.start(&Start::with(&[deck.clone(), shipped], seed.into())).expect("both are legal");
            let played = table.playout(seed, DECISIONS);
            assert!(matches!(played.outcome, Some(Outcome::Won(_) | Outcome::Drawn)), "{key}, seed {seed}");
        }
    }
}

#[test]
fn different_cards_of_one_name_are_told_and_called_apart() {
    let import = read("wakfu.tsv", OURS[0].1, None);
    let noted = |note: Note| import.cards.iter().filter(move |c| c.note == Some(note)).map(|c| c.name.as_str());
    assert_eq!(noted(Note::Renamed).collect::<Vec<_>>(), ["Grande Marée (ressac)"]);
    assert_eq!(noted(Note::Reprint).collect::<Vec<_>>(), ["Mouette Rieuse"]);
    assert_eq!(noted(Note::Variant).collect::<Vec<_>>(), ["Goéland Borgne"], "accents make no other card");
    assert_eq!(noted(Note::Mended).collect::<Vec<_>>(), ["Goeland Borgne"]);
    assert_eq!(noted(Note::Older).collect::<Vec<_>>(), ["Mouette Grise"]);
    let library = library(&import);
    let kind = |name: &str| library.cards().into_iter().find(|c| c.name == name).map(|c| (c.kind, c.set));
    assert_eq!(kind("Grande Marée"), Some(("ally", "vagues".to_owned())));
    assert_eq!(kind("Grande Marée (ressac)"), Some(("action", "ressac".to_owned())));
    let report = library.read_deck(&source("x", OURS[0].2));
    let notes: Vec<_> = report.notes.iter().map(|n| (n.line, n.why.as_str())).collect();
    assert_eq!(notes, [(8, "`Crabe Cuirasse` is read as `Crabe Cuirassé`.")], "missing accents are found, and said");
}

#[test]
fn the_numbers_of_published_champions_are_those_of_ours() {
    let Some(published) = published("brawl", module_path!()) else { return };
    let import = read("brawl.tsv", &published.table, None);
    assert_eq!(import.game.key(), "brawl");
    let (ours, theirs) = (import.game.library(&[]).expect("they load"), library(&import));
    let mut compared = 0;
    for card in theirs.cards().into_iter().filter(|c| !c.pack.is_empty()) {
        let own =
            ours.cards().into_iter().find(|c| c.name == card.name && c.kind == card.kind).expect("it is ours, too");
        assert_eq!(
            (&card.numbers, card.class, &card.keywords),
            (&own.numbers, own.class, &own.keywords),
            "{}",
            card.name
        );
        compared += 1;
    }
    assert!(compared >= 7, "{compared}");
    assert!(
        import.cards.iter().all(|c| c.why.is_none() || c.note == Some(Note::Shipped)),
        "ours stay where theirs are not understood"
    );
}

/// The published table of Evolve has no leaders: their owner writes them down, too.
const LEADERS: &str = "name\tclass\tcard_type\tcost\tattack\tdefense\ttext\n\
                       Arisa\tforest\tLeader\t\t\t\t\nErika\tsword\tLeader\t\t\t\t\nIsabelle\trune\tLeader\t\t\t\t\n\
                       Rowen\tdragon\tLeader\t\t\t\t\nLuna\tabyss\tLeader\t\t\t\t\nEris\thaven\tLeader\t\t\t\t\n";

/// Every deck meets every other one at tables of this mode.
fn pairings(key: &str, mode: &str, least: usize) {
    let Some(published) = published(key, module_path!()) else { return };
    let mut files = vec![(format!("{key}.tsv"), published.table.clone().into_bytes())];
    if key == "evolve" {
        files.push(("leaders.tsv".to_owned(), LEADERS.as_bytes().to_vec()));
    }
    let library = library(&import(games(), None, "mine", &files).unwrap_or_else(|f| panic!("{f:?}")));
    let decks: Vec<Source> = published.decks().iter().map(|(name, text)| source(name, text)).collect();
    for deck in &decks {
        let faults = library.check_deck_in(deck, mode);
        assert!(faults.is_empty(), "{}: {faults:?}", deck.name);
    }
    assert!(decks.len() >= least, "{key}: {}", decks.len());
    let pairs: Vec<(usize, usize)> = (0..decks.len()).flat_map(|a| (a..decks.len()).map(move |b| (a, b))).collect();
    let play = |&(a, b): &(usize, usize)| {
        for seed in 0..games_of_a_pairing() {
            let pair = if seed % 2 == 0 { [a, b] } else { [b, a] }.map(|n| decks[n].clone());
            let how = Start { mode: mode.to_owned(), ..Start::with(&pair, seed.into()) };
            let mut table = library.start(&how).expect("both are legal");
            let played = table.playout(seed, DECISIONS);
            let (a, b) = (&pair[0].name, &pair[1].name);
            // Small decks of The Spoils may be played until the turns are over: nobody loses by an empty deck.
            assert!(played.outcome.is_some(), "{a} against {b}, seed {seed}");
        }
    };
    pairs.iter().for_each(play);
}

#[test]
fn every_published_deck_of_evolve_plays_against_every_other_through_a_pack() {
    pairings("evolve", "", 6);
}

#[test]
fn every_published_deck_of_the_spoils_plays_against_every_other_through_a_pack() {
    pairings("spoils", "starter", 12);
}

#[test]
fn every_published_deck_of_wakfu_plays_against_every_other_through_a_pack() {
    pairings("wakfu", "", 4);
}

/// A word of a text taken out, doubled, moved or damaged.
fn damaged(cell: &str, rng: &mut Rng) -> String {
    let mut words: Vec<String> = cell.split(' ').map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let (at, other) = (rng.below(words.len() as u32) as usize, rng.below(words.len() as u32) as usize);
        match rng.below(6) {
            0 if words.len() > 1 => drop(words.remove(at)),
            1 => words.insert(at, words[other].clone()),
            2 => words.swap(at, other),
            3 => words[at] = words[at].chars().rev().collect(),
            4 => words[at].push_str(["[", "\u{fffd}", "99999", "«", ":", "é\u{301}"][rng.below(6) as usize]),
            _ => words[at] = "(".repeat(rng.below(400) as usize),
        }
    }
    words.join(" ")
}

#[test]
fn damaged_texts_are_refused_or_understood_and_break_nothing() {
    let tables = OURS.map(|(key, table, ..)| (key, table)).into_iter().chain([("evolve", TABLE)]);
    for (key, table) in tables {
        let mut rng = Rng::new(7);
        let (head, rows) = table.split_once('\n').expect("a head");
        let mut text = format!("{head}\n");
        for n in 0..120 {
            let row = rows.lines().nth(n % rows.lines().count()).expect("a row");
            let cells = row.split('\t').enumerate().map(|(column, cell)| match head.split('\t').nth(column) {
                Some("text" | "card_text" | "text_en" | "keywords" | "type" | "subtypes" | "name") => {
                    damaged(cell, &mut rng)
                }
                _ => cell.to_owned(),
            });
            text += &(cells.collect::<Vec<_>>().join("\t") + "\n");
        }
        let files = [("x.tsv".to_owned(), text.into_bytes())];
        match import(games(), Some(key), "mine", &files) {
            Ok(found) => {
                assert_eq!(found.cards.len(), 120, "{key}: every row is told");
                assert!(found.count(Verdict::Refused) > 0, "{key}");
                let again = library(&found);
                assert_eq!(again.printed(), found.library.printed(), "{key}: the same cards, the same answer");
            }
            Err(faults) => assert!(faults.iter().all(|f| f.line > 0), "{key}: {faults:?}"),
        }
    }
}
