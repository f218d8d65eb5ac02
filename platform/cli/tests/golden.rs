//! Finished games of each released version, played by every later build. A
//! change of rules that changes one of them on purpose names it in the file
//! `changed.txt` beside it; the replay itself stays as it was recorded.
//!
//! `ARBITER_BLESS=1 cargo nextest run -p arbiter golden::` records the
//! games of this version anew: for a release, or as long as there was none.

use arbiter_catalog::{Game, Library, Source, Start, games};
use arbiter_record::{Followed, Move, Record};
use arbiter_testing::chance::Chance;
use std::fs;
use std::path::{Path, PathBuf};

/// Games of each version and how long the longest is: then somebody gives up.
const GAMES: u64 = 3;
const LONGEST: usize = 90;

fn folder(game: &dyn Game) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.key()).join("golden")
}

/// A game at random between two shipped decks.
fn record(game: &dyn Game, library: &dyn Library, seed: u64) -> Record {
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let pick = |n: u64| decks[n as usize % decks.len()].clone();
    let how = Start::with(&[pick(seed), pick(seed + 1)], seed.into());
    let mut table = library.start(&how).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut record = Record::begun(game.key(), env!("CARGO_PKG_VERSION"), how, table.as_ref());
    let mut chance = Chance::new(seed);
    while let Some(seat) = table.asked() {
        if record.decisions.len() == LONGEST {
            table.concede(seat).expect("everybody may give up");
            record.push(seat, Move::Concede, String::new(), table.as_ref());
            continue;
        }
        let options = table.options();
        let pick = chance.below(options.len());
        table.answer(pick).expect("it was offered");
        record.push(seat, Move::Pick(pick), options[pick].words.clone(), table.as_ref());
    }
    record
}

/// What is wrong with a replay of the corpus, if something is.
fn judged(library: &dyn Library, name: &str, text: &str, changed: &str) -> Option<String> {
    let named =
        changed.lines().any(|line| line.split_once(": ").is_some_and(|(file, why)| file == name && why.len() > 9));
    let source = Source { name: name.to_owned(), text: text.to_owned() };
    let record = Record::parse(&source).map_err(|fault| fault.to_string());
    let followed = match record.map(|record| record.follow(library)) {
        Ok(Ok(followed)) => followed,
        Ok(Err(faults)) => return Some(format!("{name} cannot begin: {faults:?}")),
        Err(why) => return Some(why),
    };
    match (followed, named) {
        (Followed::Exactly(_), false) | (Followed::ByWords { .. }, true) => None,
        (Followed::Exactly(_), true) => Some(format!("{name} is played exactly: take it out of changed.txt")),
        (Followed::ByWords { decisions, why, .. }, false) => Some(format!(
            "{name} is no longer played as it was; its words go as far as decision {decisions} ({why:?}). If rules \
             were changed on purpose, say so in changed.txt: `{name}: which rule, and why`"
        )),
    }
}

#[test]
fn games_of_every_released_version_are_played_as_they_were() {
    let mut wrong = Vec::new();
    for game in games() {
        let (library, folder) = (game.library(&[]).expect("its cards"), folder(*game));
        if std::env::var_os("ARBITER_BLESS").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            for seed in 1..=GAMES {
                let name = format!("{}-{seed}.replay", env!("CARGO_PKG_VERSION"));
                fs::write(folder.join(name), record(*game, library.as_ref(), seed).text()).expect("written");
            }
        }
        let changed = fs::read_to_string(folder.join("changed.txt")).unwrap_or_default();
        let mut played = 0;
        for file in fs::read_dir(&folder).expect("every game has a corpus") {
            let path = file.expect("a file").path();
            if path.extension().is_some_and(|ending| ending == "replay") {
                let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
                wrong.extend(judged(library.as_ref(), name, &fs::read_to_string(&path).expect("text"), &changed));
                played += 1;
            }
        }
        assert!(played >= GAMES, "{}: only {played} replays", game.key());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_game_that_comes_out_otherwise_is_noticed_and_followed_by_its_words() {
    let game = games()[0];
    let library = game.library(&[]).expect("its cards");
    let whole = record(game, library.as_ref(), 5);
    assert!(matches!(whole.follow(library.as_ref()), Ok(Followed::Exactly(_))));
    assert_eq!(judged(library.as_ref(), "x", &whole.text(), ""), None);
    // As if a state had another form since: every hash is another one.
    let mut other = whole.clone();
    other.start.1 = "0000000000000000".to_owned();
    other.decisions.iter_mut().for_each(|d| d.hash = "0000000000000000".to_owned());
    let all = other.decisions.len();
    let followed = other.follow(library.as_ref());
    assert!(matches!(followed, Ok(Followed::ByWords { decisions, why: None, .. }) if decisions == all));
    assert!(judged(library.as_ref(), "x", &other.text(), "").is_some());
    assert_eq!(judged(library.as_ref(), "x", &other.text(), "x: hashes have another form"), None);
    // As if something were no longer offered.
    other.decisions[4].words = "play nothing-of-this-name".to_owned();
    let followed = other.follow(library.as_ref());
    assert!(matches!(followed, Ok(Followed::ByWords { decisions: 4, why: Some(_), .. })));
}
