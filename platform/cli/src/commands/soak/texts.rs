//! Files and texts that were damaged on the way: whatever they are, they are
//! read or refused, in good time, and nothing breaks.

use super::{Counted, shipped};
use arbiter_catalog::{Game, Source, Start};
use arbiter_protocol::{Ask, Request, VERSION};
use arbiter_record::{Move, Record};
use arbiter_testing::chance::Chance;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Texts of each kind in one trial.
const EACH: usize = 2;
/// None of them may take longer.
const PATIENCE: Duration = Duration::from_secs(10);
/// What is put in where something breaks easily.
const SPLINTERS: [&str; 12] =
    ["-1", "99999999999999999999", "x60", "[", "]", "\"\"\"", "\n", "\u{202e}", "é", "{", "(((((((((", "\0"];

pub(super) fn damaged(game: &dyn Game, seed: u64) -> Result<Counted, String> {
    let library = game.library(&[]).map_err(|_| "its cards do not load".to_owned())?;
    let (decks, lessons) = (library.decks(), game.lessons());
    let mut chance = Chance::new(seed);
    let frames = frames();
    let replay = recorded(game, library.as_ref(), &mut chance)?;
    let mut read = 0;
    for _ in 0..EACH {
        let deck = damage(&decks[chance.below(decks.len())].text, &mut chance);
        safely("deck", &deck, || drop(library.read_deck(&source(&deck))))?;
        let text = damage(&replay, &mut chance);
        safely("replay", &text, || drop(Record::parse(&source(&text)).map(|r| r.follow(library.as_ref()).is_ok())))?;
        let setup = damage(&lessons[chance.below(lessons.len())].setup, &mut chance);
        let lines: Vec<(usize, String)> = setup.lines().enumerate().map(|(n, l)| (n + 1, l.to_owned())).collect();
        safely("set-up", &setup, || drop(library.stage(&lines, &[]).map(|table| table.options())))?;
        let cards = library.cards();
        let words = cards[chance.below(cards.len())].text.en.join("\n");
        let words = damage(&words, &mut chance);
        safely("text", &words, || drop(library.explain(&words, None)))?;
        let file = damage(game.filler(), &mut chance);
        safely("cards", &file, || drop(game.check_cards(&[source(&file)])))?;
        let frame = damage(&frames[chance.below(frames.len())], &mut chance);
        safely("frame", &frame, || drop(serde_json::from_str::<Request>(&frame)))?;
        read += 6;
    }
    Ok(vec![("soak-texts", read)])
}

/// What a page sends.
fn frames() -> [String; 4] {
    let table = || "0123456789abcdef0123".to_owned();
    let name = "Zoé".to_owned();
    [
        Ask::Hello { token: "g2.0123456789abcdef01234567.20000.00".to_owned() },
        Ask::Watch { table: table(), have: 7 },
        Ask::Act { table: table(), seat: 0, at: 3, pick: 1 },
        Ask::Sit { table: table(), seat: 1, name, deck: "3 x\n".to_owned(), commit: "00".to_owned() },
    ]
    .map(|ask| serde_json::to_string(&Request { v: VERSION, id: "1".to_owned(), ask }).unwrap_or_default())
}

fn source(text: &str) -> Source {
    Source { name: "soak".to_owned(), text: text.to_owned() }
}

fn safely(kind: &str, text: &str, work: impl FnOnce()) -> Result<(), String> {
    let begun = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(work));
    if done.is_err() {
        return Err(format!("this {kind} breaks it: {text:?}"));
    }
    let slow = begun.elapsed() > PATIENCE;
    if slow { Err(format!("this {kind} takes {:?}: {text:?}", begun.elapsed())) } else { Ok(()) }
}

/// A text with some of it gone, doubled, turned round or full of splinters.
fn damage(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(6) {
        let (a, b) = (chance.below(letters.len() + 1), chance.below(letters.len() + 1));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match chance.below(4) {
            0 => drop(letters.drain(from..to)),
            1 => {
                let again: Vec<char> = letters[from..to].to_vec();
                letters.splice(to..to, again);
            }
            2 => letters[from..to].reverse(),
            _ => drop(letters.splice(from..from, SPLINTERS[chance.below(SPLINTERS.len())].chars())),
        }
    }
    letters.into_iter().collect()
}

/// A random game of some decisions as a replay.
fn recorded(game: &dyn Game, library: &dyn arbiter_catalog::Library, chance: &mut Chance) -> Result<String, String> {
    let how = Start::with(&shipped(library)[..2], chance.draw().into());
    let mut table = library.start(&how).map_err(|_| "its decks cannot be played".to_owned())?;
    let mut record = Record::begun(game.key(), arbiter_server::games::RULES, how, table.as_ref());
    for _ in 0..30 {
        let (Some(seat), options) = (table.asked(), table.options()) else { break };
        let pick = chance.below(options.len());
        table.answer(pick).map_err(|e| e.why.key.to_owned())?;
        record.push(seat, Move::Pick(pick), options[pick].words.clone(), table.as_ref());
    }
    Ok(record.text())
}
