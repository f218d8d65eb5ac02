//! `arbiter play` and `arbiter replay`.

use crate::common;

use common::{arbiter, folder};

#[test]
fn bots_play_to_the_end() {
    let said = arbiter("play duel --seats bot,bot --seed 7", "");
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.starts_with("The toy duel, seed 7."));
    assert!(said.out.contains("The game is won by Player ") || said.out.contains("draw"), "{}", said.out);
    assert!(said.out.contains("[T1]"), "the log cites clauses");
    assert_eq!(said.out, arbiter("play duel --seats bot,bot --seed 7", "").out, "a seed is a game");
    assert!(said.out.lines().all(|l| l.chars().count() <= 80), "80 columns");
}

#[test]
fn four_sit_down_in_teams_and_draft() {
    let said = arbiter("play duel --seats bot,bot,bot,bot --seed 7", "");
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.contains("Player D"), "{}", said.out);
    let ended = said.out.trim_end().lines().last().unwrap_or_default();
    assert!(
        ended == "The game is won by Player A, Player C." || ended == "The game is won by Player B, Player D.",
        "a team wins together: {ended}"
    );
    assert!(said.out.contains("out of the game"), "somebody was out before: {}", said.out);
    let dir = folder("draft");
    let file = dir.join("draft.replay").display().to_string();
    let words =
        format!("play duel --mode draft --seating two-teams-of-two --seats bot,bot,bot,bot --seed 3 --record {file}");
    let said = arbiter(&words, "");
    assert_eq!(said.code, 0, "{said:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("mode draft\nseating two-teams-of-two\n") && text.contains(" # take "), "{text}");
    assert_eq!(arbiter(&format!("replay {file} --verify"), "").code, 0);
    let said = arbiter("play duel --mode draft --seating two-teams-of-two --seed 3", "options\n");
    assert!(said.out.contains("ask-take"), "{}", said.out);
}

#[test]
fn a_board_of_places_is_shown_and_a_place_is_an_answer() {
    let said = arbiter("play duel --mode arena --seed 3", "play knight\nwhy d1\nb3\nboard\n");
    for wanted in
        ["ask-place", "  a1 home | b1 home | c1 home | d1 home", "    a2 | b2 | c2 | d2", "b3 home reachable", "[T9]"]
    {
        assert!(said.out.contains(wanted), "{wanted} is missing in:\n{}", said.out);
    }
    assert!(said.out.contains("b3 home: Knight 1/1 new (A)"), "{}", said.out);
    assert!(said.out.lines().all(|l| l.chars().count() <= 80), "80 columns");
}

#[test]
fn bots_have_levels() {
    let said = arbiter("play duel --seats bot:random,bot:steady --seed 7", "");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(said.out, arbiter("play duel --seats bot,bot:steady --seed 7", "").out, "bot alone plays at random");
    let said = arbiter("play duel --seats bot,bot:godlike", "");
    assert_eq!((said.code, said.err.contains("human, bot, bot:random, bot:steady")), (2, true), "{said:?}");
}

#[test]
fn a_shuffle_can_be_proved() {
    use arbiter_catalog::Source;
    use arbiter_record::{Fair, Part, Record};
    let library = arbiter_testing::toy::DUEL.library(&[]).unwrap();
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let fair = Fair { server: Part::of([1; 32]), seats: vec![Part::of([2; 32]), Part::of([3; 32])], round: 1 };
    let how = arbiter_catalog::Start::with(&decks, fair.seed());
    let table = library.start(&how).unwrap();
    let mut record = Record::begun("duel", "0.1.0", how, table.as_ref());
    record.fair = Some(fair);
    let path = folder("fair").join("x.replay");
    let verify = |text: &str| {
        std::fs::write(&path, text).unwrap();
        arbiter(&format!("replay {} --verify", path.display()), "")
    };
    let said = verify(&record.text());
    assert_eq!((said.code, said.out.contains("The shuffle is proved")), (0, true), "{said:?}");
    let said = verify(&record.text().replace(&"02".repeat(32), &"04".repeat(32)));
    assert_eq!((said.code, said.err.contains(":7: seat A committed to")), (2, true), "{said:?}");
}

#[test]
fn a_person_sees_options_and_can_ask_why() {
    let typed =
        "help\ncard knight\ncard unicorn\nwhy golem\nwhy 1\nwhy unicorn\nrules 8.4\nboard\n99\nfly\nlog\nend\nquit\n";
    let said = arbiter("play duel --seed 3 --deck steel --deck luck", typed);
    assert_eq!(said.code, 0, "{said:?}");
    for wanted in [
        "why WORDS",
        "duel-too-dear [T2]",
        "That can be done.",
        "does not know what that would be",
        "There are options 1 to",
        "\"fly\" is no option and no command",
        "The game stops here.",
        "Player A: leader 10, pp 1, max-pp 1, deck 14",
        "card NAME",
        "No card in sight is called \"unicorn\".",
        "Player B: leader 10, pp 0, max-pp 0, hand 3",
    ] {
        assert!(said.out.contains(wanted), "{wanted} is missing in:\n{}", said.out);
    }
    assert!(!said.out.contains('\x1b'), "no colours into a pipe");
}

#[test]
fn a_question_comes_with_the_words_that_ask() {
    let said = common::among(arbiter_catalog::games(), "play spoils --seed 3", "1\n2\n1\nquit\n");
    let wanted = "Lantern Cloister: Which of these happens?\n    DEVELOP RULE: At the start of your turn";
    assert!(said.out.contains(wanted), "{wanted} is missing in:\n{}", said.out);
    assert!(!said.out.contains("damage 0"), "what there is none of is not said:\n{}", said.out);
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let said = arbiter("play duel --seed 3", "");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.ends_with("The game stops here.\n"));
    assert_eq!(arbiter("play", "").code, 0, "no game named is the first of the catalog");
}

#[test]
fn french_is_spoken() {
    let said = arbiter("play duel --seed 3 --lang fr", "concede\n");
    assert!(said.out.contains("Victoire\u{a0}: Joueur B."), "{}", said.out);
    assert!(said.out.contains("Chevalier"), "card names too: {}", said.out);
}

#[test]
fn wrong_words_change_nothing() {
    for (words, says) in [
        ("play chess", "There is no game \"chess\". There are: duel"),
        ("play duel --deck nothing.txt", "There is no shipped deck and no file \"nothing.txt\". Shipped: steel, luck"),
        ("play duel --seats bot", "two (A - B), two-teams-of-two (AC - BD)"),
        ("play duel --seating two --seats bot,bot,bot,bot", "two (A - B), two-teams-of-two (AC - BD)"),
        ("play duel --mode sealed", "There is: constructed, draft"),
        ("play duel --mode draft --deck steel", "nobody brings a deck"),
        ("play duel --deck steel --deck steel --deck steel", "2 seats only"),
        ("play duel --seats cat,dog", "invalid value"),
        ("replay /nowhere/file", "/nowhere/file: "),
    ] {
        let said = arbiter(words, "");
        assert_eq!(said.code, 2, "{words}: {said:?}");
        assert!(said.err.contains(says), "{words}: {}", said.err);
        assert_eq!(said.out, "");
    }
}

#[test]
fn a_recorded_game_is_verified_branched_and_played_on() {
    let dir = folder("replay");
    let path = |name: &str| dir.join(name).display().to_string();
    let (whole, part, next) = (path("whole.replay"), path("part.replay"), path("next.replay"));
    let said = arbiter(&format!("play duel --seats bot,bot --seed 5 --record {whole}"), "");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(arbiter(&format!("play duel --seats bot,bot --record {whole}"), "").code, 2, "no file is overwritten");

    let text = std::fs::read_to_string(&whole).unwrap();
    assert!(text.starts_with("arbiter replay 1\ngame duel\nrules "), "{text}");
    let decisions = text.lines().filter(|l| l.contains(" # ")).count();
    let said = arbiter(&format!("replay {whole} --verify"), "");
    assert!(said.out.starts_with(&format!("Verified: {decisions} decisions")), "{said:?}");
    assert!(said.out.contains("names no parts of its seed"), "{}", said.out);
    let judged = arbiter(&format!("replay {whole}"), "").out;
    assert!(
        judged.lines().any(|l| l.starts_with("1 Player A: ")) && judged.contains("The game is won by "),
        "{judged}"
    );
    let seen = arbiter(&format!("replay {whole} --step 4 --seat B"), "").out;
    assert!(seen.contains("Player A: leader") && seen.contains("hand 3") || seen.contains("hand 4"), "{seen}");

    assert_eq!(arbiter(&format!("replay {whole} --branch 3 --out {part}"), "").code, 0);
    assert_eq!(std::fs::read_to_string(&part).unwrap().lines().filter(|l| l.contains(" # ")).count(), 3);
    let said = arbiter(&format!("play --from {part} --seats bot,bot --record {next}"), "");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(arbiter(&format!("replay {next} --verify"), "").code, 0);
    assert_eq!(arbiter(&format!("replay {whole} --step 999999"), "").code, 2);

    let scene = path("whole.scene");
    let said = arbiter(&format!("replay {whole} --scene --at 3 --out {scene}"), "");
    assert_eq!((said.code, said.out.starts_with("A scene that begins after 3 decisions")), (0, true), "{said:?}");
    assert_eq!(arbiter(&format!("scene {scene}"), "").out, "1 passed, 0 failed\n");
    assert_eq!(arbiter(&format!("replay {whole} --scene --out {scene}"), "").code, 2, "no file is overwritten");
}

#[test]
fn a_tampered_replay_names_its_line() {
    let dir = folder("tampered");
    let path = dir.join("x.replay");
    let name = path.display().to_string();
    assert_eq!(arbiter(&format!("play duel --seats bot,bot --seed 5 --record {name}"), "").code, 0);
    let good = std::fs::read_to_string(&path).unwrap();
    let first = good.lines().position(|l| l.starts_with("1 A")).unwrap() + 1;
    let line = good.lines().nth(first - 1).unwrap();
    let hash = line.split(' ').nth(3).unwrap();
    let changed = [
        (good.replace(line, &line.replace(hash, "0000000000000000")), first, "the replay says 0000"),
        (good.replace(line, &line.replacen("1 A", "1 B", 1)), first, "seat B is not asked"),
        (good.replace(line, &line.replacen("1 A", "2 A", 1)), first, "decision 1 is expected"),
        (good.replace("seed 5", "seed 6"), first - 1, "begins with hash"),
        (good.replace("arbiter replay 1", "arbiter replay 9"), 1, "no replay"),
        (good.replace("8 Knight", "8 Unicorn"), 6, "No card"),
        (good.replacen("end ", "end the ", 1), good.lines().count(), "the replay says `the "),
    ];
    for (text, line, says) in changed {
        std::fs::write(&path, text).unwrap();
        let said = arbiter(&format!("replay {name} --verify"), "");
        assert_eq!(said.code, 2, "{said:?}");
        assert!(said.err.contains(&format!(":{line}: ")) && said.err.contains(says), "{says}: {}", said.err);
    }
}

#[test]
fn whoever_searches_a_deck_reads_the_options_and_not_all_of_it_before() {
    let said = common::among(arbiter_catalog::games(), "play spoils --seed 3", "board\n");
    let (asked, board) = said.out.split_once("1-2> ").expect("which starting resource is asked");
    assert!(asked.contains("deck 75 (“board” lists it)") && !asked.contains("deck (75)"), "{asked}");
    assert!(board.contains("deck (75): "), "who wants it gets it: {board}");
}
