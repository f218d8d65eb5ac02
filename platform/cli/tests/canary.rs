//! No byte of a hidden card reaches the other socket: in two hundred games,
//! of every game as many, every frame that a player got is searched for the cards of the other that
//! never lay open.

use arbiter_catalog::{Library, Viewer, games};
use arbiter_load::{Door, Server, party};
use arbiter_record::Record;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

const GAMES: u64 = 200;
/// So many games at once.
const ABREAST: u64 = 40;
/// A player gives up after so many decisions: random games of some games go on
/// for thousands, and a connection may not send faster than people do.
const PATIENCE: u32 = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_of_a_hidden_card_reaches_the_other_socket_in_two_hundred_games() {
    let program = Path::new(env!("CARGO_BIN_EXE_arbiter"));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(program, data.path(), 0).expect("the server starts");
    let door = Door::new(server.base());
    let kinds = games();
    let libraries: Vec<Box<dyn Library>> = kinds.iter().map(|g| g.library(&[]).expect("its cards")).collect();
    let mut canaries = vec![0; kinds.len()];
    for first in (0..GAMES).step_by(ABREAST as usize) {
        let mut played = Vec::new();
        for n in first..first + ABREAST {
            let (kind, n) = (n as usize % kinds.len(), n / kinds.len() as u64);
            let decks: Vec<String> = libraries[kind].decks().into_iter().map(|d| d.key).collect();
            let deck = |k: u64| decks[(k % decks.len() as u64) as usize].clone();
            let two = [deck(n), deck(n + 1 + n / 7 % 4)];
            played.push((kind, tokio::spawn(one(door.clone(), kinds[kind].key(), two, n))));
        }
        for (kind, game) in played {
            let (heard, replay) = game.await.expect("no panic");
            canaries[kind] += search(libraries[kind].as_ref(), &heard, &replay);
        }
    }
    for (game, canaries) in kinds.iter().zip(canaries) {
        // In Brawl most cards of a deck are shown within sixty decisions.
        assert!(canaries > 100, "{}: only {canaries} cards stayed hidden: the test shows nothing", game.key());
    }
}

/// Plays a game; what each seat heard before its end, and the replay.
async fn one(door: Door, game: &'static str, decks: [String; 2], seed: u64) -> ([String; 2], String) {
    let opened = door.clone();
    let made = tokio::task::spawn_blocking(move || party(&opened, game, [&decks[0], &decks[1]], seed));
    let [mut a, mut b] = made.await.expect("no panic").expect("a table");
    (a.heard, b.heard) = (Some(Vec::new()), Some(Vec::new()));
    (a.player.patience, b.player.patience) = (Some(PATIENCE), Some(PATIENCE));
    let time = Duration::from_secs(100);
    let (one, other) = tokio::join!(a.play(&door, time, |p| p.over()), b.play(&door, time, |p| p.over()));
    one.and(other).expect("the game ends");
    // The last frame ends the game and opens what was hidden.
    let before_the_end = |heard: Option<Vec<String>>| {
        let mut heard = heard.unwrap_or_default();
        heard.retain(|frame| !frame.contains(r#""stage":"over""#));
        heard.join("\n")
    };
    let path = format!("/api/tables/{}/replay", a.player.table);
    let token = a.token().to_owned();
    let replay =
        tokio::task::spawn_blocking(move || door.get(&path, &token)).await.expect("no panic").expect("a replay");
    ([before_the_end(a.heard), before_the_end(b.heard)], replay)
}

/// How many names could have leaked and did not.
fn search(library: &dyn Library, heard: &[String; 2], replay: &str) -> usize {
    let source = arbiter_catalog::Source { name: "replay".to_owned(), text: replay.to_owned() };
    let record = Record::parse(&source).expect("a replay");
    let mut table = record.begin(library).expect("it begins");
    let mut open: [BTreeSet<String>; 2] = Default::default();
    let mut all: [BTreeSet<String>; 2] = Default::default();
    for decision in std::iter::once(None).chain(record.decisions.iter().map(Some)) {
        let told = decision.map_or_else(Vec::new, |d| record.step(table.as_mut(), d).expect("it is verified"));
        // Whatever somebody else may see, or may read in the log, is no secret.
        for viewer in 0..2u8 {
            names(&table.view(Viewer::Seat(viewer)), &mut open[usize::from(1 - viewer)]);
            let text: Vec<String> = told.iter().map(|e| format!("{:?}", e.told(Viewer::Seat(viewer)))).collect();
            let text = text.join("\n");
            open[usize::from(1 - viewer)]
                .extend(all[usize::from(1 - viewer)].iter().filter(|n| text.contains(*n)).cloned());
        }
        let judge = table.view(Viewer::Judge);
        for (seat, side) in judge.seats.iter().enumerate() {
            let cards = side.zones.iter().flat_map(|z| &z.cards);
            all[seat].extend(cards.filter_map(|c| c.name.clone()));
        }
    }
    // A word that every view has, such as the name of an icon, tells of no card.
    let view = table.view(Viewer::Judge);
    let words: BTreeSet<&str> = view.seats.iter().flat_map(|s| s.numbers.iter().map(|n| n.0)).collect();
    let mut hidden = 0;
    for seat in 0..2 {
        let other = &heard[1 - seat];
        // A card that the other plays too shows nothing.
        for name in all[seat].difference(&open[seat]).filter(|n| !all[1 - seat].contains(*n)) {
            let slug = arbiter_testing::slug(name);
            // The name of another card may end with it.
            let longer = all.iter().flatten().filter(|n| n.len() > name.len() && n.contains(name.as_str()));
            let other = &longer.fold(Cow::Borrowed(other.as_str()), |text, n| text.replace(n.as_str(), "").into());
            assert!(!other.contains(name.as_str()), "{name} of seat {seat} reached the other socket");
            let told = !words.contains(slug.as_str()) && says(other, &slug);
            assert!(!told, "{slug} of seat {seat} reached the other socket");
            hidden += 1;
        }
    }
    hidden
}

/// Whether a frame has the slug of a card, numbered or not, and no longer word
/// that begins like it.
fn says(frames: &str, slug: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-');
    let begin = format!("\"{slug}");
    frames.match_indices(&begin).any(|(at, _)| ends(&frames[at + begin.len()..]))
}

fn names(view: &arbiter_catalog::View, out: &mut BTreeSet<String>) {
    let zones = view.seats.iter().flat_map(|s| &s.zones).chain(&view.shared);
    out.extend(zones.flat_map(|z| &z.cards).filter_map(|c| c.name.clone()));
}
