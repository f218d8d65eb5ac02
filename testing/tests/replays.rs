//! A replay that becomes a scene.

use arbiter_catalog::{Game, Source, Start, game};
use arbiter_record::{Move, Record};
use arbiter_testing::chance::Chance;
use arbiter_testing::scene::{Runner, Verdict};
use arbiter_testing::toy::DUEL;

fn record(game: &dyn Game, seed: u64, most: usize) -> Record {
    let library = game.library(&[]).expect("the shipped cards load");
    let decks: Vec<Source> =
        library.decks().into_iter().take(2).map(|d| Source { name: d.key, text: d.text }).collect();
    let how = Start::with(&decks, seed.into());
    let mut table = library.start(&how).unwrap_or_else(|f| panic!("{f:?}"));
    let mut record = Record::begun(game.key(), "0.1.0", how, table.as_ref());
    let mut chance = Chance::new(seed);
    while let Some(seat) = table.asked().filter(|_| record.decisions.len() < most) {
        let pick = chance.below(table.count());
        let words = table.options().swap_remove(pick).words;
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
        record.push(seat, Move::Pick(pick), words, table.as_ref());
    }
    record
}

fn run(game: &dyn Game, text: &str) -> Verdict {
    let runner = Runner::new(game).expect("the shipped cards load");
    runner.run_source(&Source { name: "replay.scene".to_owned(), text: text.to_owned() })
}

#[test]
fn every_moment_of_a_game_becomes_a_scene_that_passes() {
    for (game, every) in [(DUEL, 3), (game("evolve").expect("it is in the catalog"), 19)] {
        let record = record(game, 11, usize::MAX);
        let library = game.library(&[]).unwrap();
        for at in (0..=record.decisions.len()).step_by(every).chain([record.decisions.len()]) {
            let text = record.scene(library.as_ref(), at).unwrap_or_else(|f| panic!("{f:?}"));
            assert_eq!(run(game, &text), Verdict::Passed, "after {at} decisions:\n{text}");
        }
    }
}

#[test]
fn a_scene_from_a_replay_can_fail() {
    let record = record(DUEL, 4, usize::MAX);
    let library = DUEL.library(&[]).unwrap();
    let good = record.scene(library.as_ref(), 6).unwrap();
    let line = |text: &str, part: &str| text.lines().position(|l| l.contains(part)).unwrap() + 1;
    let pp = good.lines().find(|l| l.starts_with("A pp ")).unwrap();
    let Verdict::Failed(faults) = run(DUEL, &good.replace(pp, "A pp 77")) else { panic!("a wrong check passed") };
    assert_eq!(faults[0].line, line(&good, pp), "{faults:?}");
    let third = good.lines().find(|l| l.starts_with("3 ")).unwrap();
    let wrong = good.replace(third, &format!("{} # play unicorn", third.split(" # ").next().unwrap()));
    let Verdict::Malformed(faults) = run(DUEL, &wrong) else { panic!("an option that is not offered was picked") };
    assert_eq!((faults[0].line, faults[0].why.contains("`play unicorn` is not offered")), (line(&good, third), true));
    let Verdict::Malformed(faults) = run(DUEL, &good.replacen("game duel", "game chess", 1)) else { panic!("chess") };
    assert!(faults[0].why.contains("of `chess`"), "{faults:?}");
}

#[test]
fn a_replay_block_is_the_whole_set_up() {
    let record = record(DUEL, 4, usize::MAX);
    let library = DUEL.library(&[]).unwrap();
    let good = record.scene(library.as_ref(), 6).unwrap();
    for (text, says) in [
        (good.replacen("replay:\n", "A pp 3\nreplay:\n", 1), "has no other set-up"),
        (good.replacen("replay:\n", "rolls: 3\nreplay:\n", 1), "`rolls:` has no place"),
        (good.split("---").next().unwrap().to_owned(), "never closed by a line `---`"),
        (good.replacen("replay:\n", "replay: x\n", 1), "stands alone"),
    ] {
        let Verdict::Malformed(faults) = run(DUEL, &text) else { panic!("{says}") };
        assert!(faults.iter().any(|f| f.why.contains(says)), "{says}: {faults:?}");
    }
}

#[test]
fn a_replay_that_stops_in_the_middle_says_so() {
    let library = game("evolve").unwrap().library(&[]).unwrap();
    let record = record(game("evolve").unwrap(), 3, 1);
    let faults = record.scene(library.as_ref(), 1).expect_err("nobody has a main phase yet");
    assert!(faults[0].why.contains("before a main question"), "{faults:?}");
}
