//! `arbiter scene`, `deck`, `cards`, `rules`, `sim`, `bench`, and the translations.

use crate::common;

use arbiter_cli::voice::{LOCALES, Locale, Voice};
use common::{arbiter, folder};
use fluent_bundle::FluentResource;
use std::collections::BTreeSet;

#[test]
fn scenes_pass_fail_or_are_malformed() {
    let dir = folder("scenes");
    let write = |name: &str, text: &str| std::fs::write(dir.join(name), text).unwrap();
    let all = format!("scene {}", dir.display());
    write("1-good.scene", "A field golem\n---\nA attack golem\n---\nB leader 8\ndone\n");
    write("notes.txt", "no scene");
    let said = arbiter(&all, "");
    assert_eq!((said.code, said.out.as_str()), (0, "1 passed, 0 failed\n"), "{said:?}");
    write("2-bad.scene", "game: duel\nA field golem\n---\nA attack golem\n---\nB leader 9\ndone\n");
    let said = arbiter(&all, "");
    assert_eq!(said.code, 1);
    assert!(
        said.out
            .contains("2-bad.scene:6: expected leader 9, found 8 (of leader 8, pp 0, max-pp 0)\n1 passed, 1 failed"),
        "{}",
        said.out
    );
    write("3-ugly.scene", "hello\n");
    let said = arbiter(&all, "");
    assert_eq!(said.code, 2);
    assert!(said.out.ends_with("1 passed, 2 failed\n"), "{}", said.out);
    assert_eq!(arbiter("scene /nowhere", "").code, 2);
    assert_eq!(arbiter(&format!("{all} --game chess"), "").code, 2);
}

#[test]
fn decks_are_checked_with_reasons() {
    let dir = folder("decks");
    let check = |text: &str| {
        let path = dir.join("deck.txt");
        std::fs::write(&path, text).unwrap();
        arbiter(&format!("deck check {}", path.display()), "")
    };
    assert!(check("12 Knight\n").out.ends_with("deck.txt: legal\n"));
    let small = check("2 Knight\n");
    assert_eq!(small.code, 1);
    assert!(small.out.ends_with("deck.txt: 2 cards; a deck has 10 to 30 [T6]\n"), "{}", small.out);
    let wrong = check("12 Knight\n1 Unicorn\n");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("deck.txt:2: No card is named `Unicorn`."), "{}", wrong.err);
    let mode = |mode: &str| arbiter(&format!("deck check --mode {mode} {}", dir.join("deck.txt").display()), "");
    assert!(check("12 Knight\n").code == 0 && mode("constructed").code == 0);
    assert!(mode("sealed").err.contains("There is: constructed, draft"), "{:?}", mode("sealed"));
    std::fs::write(dir.join("deck.txt"), [0xff, 0xfe, 0]).unwrap();
    assert!(mode("constructed").err.contains("this is no text"), "{:?}", mode("constructed"));
}

#[test]
fn card_files_and_tables() {
    let dir = folder("cards");
    let (file, table) = (dir.join("c.toml"), dir.join("t.tsv"));
    std::fs::write(&file, "[[card]]\nname = \"Oak\"\ncost = 1\n").unwrap();
    assert_eq!(arbiter(&format!("cards check {}", file.display()), "").code, 0);
    let with = |rest: &str| arbiter(&format!("{rest} --with {}", file.display()), "");
    assert_eq!(with("sim duel --games 2").code, 0);
    assert_eq!(with("play duel --seats bot,bot --seed 1").code, 0);
    // A replay has none of these cards.
    assert_eq!(with(&format!("play duel --seats bot,bot --record {}", dir.join("r").display())).code, 2);
    std::fs::write(&file, "[[card]]\nname = \"Oak\"\ncost = true\n").unwrap();
    let said = arbiter(&format!("cards check {}", file.display()), "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("c.toml:3:8: "), "{}", said.err);
    for rest in ["sim duel --games 2", "play duel --seats bot,bot --seed 1"] {
        let said = with(rest);
        assert!(said.code == 2 && said.err.contains("c.toml:3:8: "), "{said:?}");
    }
    std::fs::write(&file, "[[card]]\nname = \"Oak\"\ncost = 1\ntext = \"Ward. \\u005azyzx.\"\n").unwrap();
    let said = arbiter(&format!("cards check {}", file.display()), "");
    assert_eq!(said.code, 2, "{said:?}");
    let lines: Vec<&str> = said.err.lines().collect();
    assert!(lines[0].contains("c.toml:4:15: `Oak`: "), "{}", said.err);
    assert_eq!(lines[1..], ["  4 | text = \"Ward. \\u005azyzx.\"", "    |               ^^^^^^^^^^^"], "{}", said.err);
    let said = arbiter(&format!("cards check {} --json", file.display()), "");
    let told: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    let place = ["line", "column", "wide"].map(|key| told[0][key].as_u64());
    assert_eq!((said.code, place), (2, [Some(4), Some(15), Some(11)]), "{said:?}");
    std::fs::write(&file, "[[card]]\nname = \"Oak\"\ncost = 1\n").unwrap();
    assert_eq!(arbiter(&format!("cards check {} --json", file.display()), "").out, "[]\n");
    std::fs::write(&table, "name\ttext\na\tWard.\n").unwrap();
    let said = arbiter(&format!("cards coverage duel {}", table.display()), "");
    assert_eq!(said.out, "1 faces, 1 (100.0 %) compiled, 1 (100.0 %) read back the same\n");
    let said = arbiter(&format!("cards coverage duel {} --json", table.display()), "");
    assert!(said.out.contains("\"faces\":1"));
}

#[test]
fn the_rulebook_is_at_hand() {
    assert!(arbiter("rules evolve", "").out.contains("477 clauses"));
    let said = arbiter("rules evolve 8.4", "");
    assert!(said.out.lines().count() > 5 && said.out.lines().all(|l| l.starts_with("8.4")), "{}", said.out);
    assert!(arbiter("rules evolve 1.2.1", "").out.lines().all(|l| l.starts_with("1.2.1 ") || l.starts_with("1.2.1.")));
    assert!(arbiter("rules evolve R12", "").out.contains("**R12**"));
    assert!(arbiter("rules evolve concede", "").out.contains("1.2.3 "));
    assert_eq!(arbiter("rules evolve xyzzy", "").code, 2);
    assert_eq!(arbiter("rules chess", "").code, 2);
    for game in ["wakfu", "spoils", "brawl"] {
        assert_eq!(arbiter(&format!("rules {game}"), "").code, 0);
    }
}

#[test]
fn bench_gives_every_figure() {
    let said = arbiter("bench duel --games 20 --json", "");
    assert_eq!(said.code, 0, "{said:?}");
    for key in [
        "decisions_per_s",
        "games_per_s",
        "decisions_per_game",
        "share_with_choice",
        "share_drawn",
        "clone_ns",
        "state_bytes",
    ] {
        assert!(said.out.contains(&format!("\"{key}\":")), "{key}: {}", said.out);
    }
    assert!(said.out.contains("\"games\":20"));
    assert!(arbiter("bench --games 2", "").out.contains("games per second"));
}

#[test]
fn every_sentence_exists_in_every_language() {
    let keys = |text: &str| -> BTreeSet<String> {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, e)| panic!("{e:?}"));
        let id = |entry: &fluent_syntax::ast::Entry<&str>| match entry {
            fluent_syntax::ast::Entry::Message(m) => Some(m.id.name.to_owned()),
            fluent_syntax::ast::Entry::Term(t) => Some(format!("-{}", t.id.name)),
            _ => None,
        };
        let all: Vec<String> = resource.entries().filter_map(id).collect();
        let set: BTreeSet<String> = all.iter().cloned().collect();
        assert_eq!(set.len(), all.len(), "a key stands twice");
        set
    };
    for other in &LOCALES[1..] {
        let both = |l: &'static Locale| l.files.iter().chain(l.games);
        assert_eq!(both(&LOCALES[0]).count(), both(other).count());
        for ((name, english), (other_name, text)) in both(&LOCALES[0]).zip(both(other)) {
            assert_eq!(name, other_name);
            let (a, b) = (keys(english), keys(text));
            let single: Vec<&String> = a.symmetric_difference(&b).collect();
            assert!(single.is_empty(), "{name}: only in one of en and {}: {single:?}", other.lang);
        }
    }
}

#[test]
fn an_unknown_key_shows_itself() {
    let french = Voice::new("fr");
    assert_eq!(french.say("no-such-key", &[]), "no-such-key");
    assert_eq!(french.of("evolve").word("zone-", "hand"), "main");
    assert_eq!(Voice::new("xx").word("zone-", "cellar"), "cellar");
}

#[test]
fn every_game_speaks_with_its_own_voice() {
    let french = Voice::new("fr");
    assert_eq!(french.word("number-", "attack"), "attack", "no game is spoken of");
    assert_eq!(french.of("evolve").word("number-", "attack"), "attaque");
    assert_eq!(french.of("spoils").word("number-", "attack"), "force");
    assert_eq!(french.of("spoils").say("play-drawn", &[]), french.say("play-drawn", &[]));
    for game in arbiter_catalog::games() {
        let has = |l: &Locale| l.games.iter().any(|(key, _)| *key == game.key());
        assert!(LOCALES.iter().all(has), "{} has no words", game.key());
    }
}

#[test]
fn decks_meet_each_other_and_the_same_seed_gives_the_same_report() {
    let said = arbiter("sim duel --games 30 --json", "");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(said.out, arbiter("sim duel --games 30 --json", "").out);
    let told: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    let sum = |key: &str| told["entrants"].as_array().unwrap().iter().map(|e| e[key].as_f64().unwrap()).sum::<f64>();
    // Two sides share one point a game.
    assert_eq!((told["games"].as_u64(), sum("games"), sum("points")), (Some(30), 60.0, 30.0), "{}", said.out);
    assert!(told["first"]["games"].as_u64() > Some(0), "{}", said.out);
    assert_ne!(arbiter("sim duel --games 30 --seed 2 --json", "").out, said.out);
}

#[test]
fn a_simulation_draws_its_intervals_and_says_what_it_cannot_do() {
    let said = arbiter("sim duel --games 20", "");
    assert!(said.code == 0 && said.out.contains('●') && said.err.contains("10 of 20 games"), "{said:?}");
    let said = arbiter("sim duel --cards nothing", "");
    assert!(said.code == 2 && said.err.contains("No card is of kind \"nothing\". There are: "), "{said:?}");
    let said = arbiter("sim duel --bots random,random,random,random,random", "");
    assert!(said.code == 2 && said.err.contains("one for each of the"), "{said:?}");
    let said = arbiter("sim duel --nodes 10", "");
    assert!(said.code == 2 && said.err.contains("--bots steady"), "{said:?}");
    assert_eq!(arbiter("sim duel --games 0", "").code, 2);
    assert_eq!(arbiter("sim duel nodeck", "").code, 2);
}
