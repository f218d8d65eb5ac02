//! `arbiter cards import`, `packs`, `update` and `remove`, and what uses packs.

use crate::common;

use common::{arbiter, folder};
use std::path::Path;

const TABLE: &str = "name\tcost\tattack\tdefense\ttext\tset\n\
                     Oak\t1\t1\t2\tWard.\tGrove\n\
                     Elm\t2\t3\t2\t\tGrove\n\
                     Riddle\t1\t\t\tExplode.\tGrove\n\
                     Oak\t1\t2\t2\tWard.\tLater Grove\n";

fn write(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// Everything in the data folder.
fn kept(data: &Path) -> Vec<std::path::PathBuf> {
    let files = std::fs::read_dir(data.join("packs")).into_iter().flatten().flatten();
    let mut all: Vec<_> = files.map(|f| f.path()).collect();
    all.sort();
    all
}

#[test]
fn a_pack_is_imported_listed_updated_and_removed() {
    let dir = folder("packs");
    let (table, data) = (write(&dir, "grove.tsv", TABLE), dir.join("data"));
    let at = format!("--data {}", data.display());
    let dry = arbiter(&format!("cards import {table} --dry-run {at}"), "");
    assert_eq!(dry.code, 0, "{dry:?}");
    assert!(dry.out.contains("Nothing was kept") && kept(&data).is_empty(), "{dry:?}");
    let export = dir.join("not.tsv");
    let said = arbiter(&format!("cards import {table} {at} --export {}", export.display()), "");
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.contains("4: Riddle: ") && said.out.contains("`Explode.` is not understood"), "{}", said.out);
    assert!(said.out.contains("2: Oak: a newer row words it otherwise and counts"), "{}", said.out);
    assert!(said.out.contains("4 rows, 2 cards understood, 1 not, 1 reprints"), "{}", said.out);
    assert!(said.err.contains("[####################] 100 %"), "{}", said.err);
    let exported = std::fs::read_to_string(&export).unwrap();
    assert!(exported.lines().count() == 2 && exported.contains("4\tRiddle\tGrove\t"), "{exported}");
    assert_eq!(arbiter(&format!("cards import {table} {at}"), "").code, 2, "there is one already");
    let said = arbiter(&format!("cards packs --json {at}"), "");
    assert!(said.out.starts_with("[{\"game\":\"duel\",\"hash\":\""), "{said:?}");
    let said = arbiter(&format!("cards update grove {table} --json {at}"), "");
    let told: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((&told["understood"], &told["cards"][2]["verdict"]), (&2.into(), &"refused".into()), "{told}");
    assert_eq!(arbiter(&format!("cards update nothing {table} {at}"), "").code, 2);
    assert_eq!(arbiter(&format!("cards remove grove {at}"), "").code, 0);
    assert_eq!(arbiter(&format!("cards remove grove {at}"), "").code, 2);
    assert!(arbiter(&format!("cards packs {at}"), "").out.contains("0 packs"));
}

#[test]
fn decks_bots_scenes_and_searches_use_a_pack_like_a_shipped_set() {
    let dir = folder("pack-use");
    let (table, data) = (write(&dir, "grove.tsv", TABLE), dir.join("data"));
    let used = format!("--pack mine --data {}", data.display());
    assert_eq!(arbiter(&format!("cards import {table} --name mine --data {}", data.display()), "").code, 0);
    let deck = write(&dir, "deck.txt", "8 Oak\n6 Elm\n4 Knight\n");
    assert_eq!(arbiter(&format!("deck check {deck}"), "").code, 2, "nobody knows an Oak without the pack");
    assert_eq!(arbiter(&format!("deck check {deck} {used}"), "").code, 0, "sets may be mixed");
    let riddle = write(&dir, "riddle.txt", "10 Riddle\n4 Elm\n");
    let said = arbiter(&format!("deck check {riddle} {used}"), "");
    assert!(said.code == 2 && said.err.contains("`Riddle` cannot be played here: "), "{said:?}");
    let said = arbiter(&format!("cards search duel s:mine {used}"), "");
    assert!(said.out.contains("Oak: ") && said.out.contains("3 cards"), "{said:?}");
    assert!(arbiter(&format!("cards search duel s:later {used}"), "").out.contains("1 cards"));
    let said = arbiter(&format!("sim duel {deck} steel --games 4 {used}"), "");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(arbiter(&format!("bench duel --games 3 --json {used}"), "").code, 0);
    let scene = "clauses: T2\ngame: duel\nA hand oak\nA pp 1\n---\nA play oak\n---\nA field oak 2/2 ward\ndone\n";
    let scene = write(&dir, "oak.scene", scene);
    assert_eq!(arbiter(&format!("scene {scene}"), "").code, 2, "there is no Oak");
    let said = arbiter(&format!("scene {scene} {used}"), "");
    assert_eq!(said.code, 0, "the newest wording counts: {said:?}");
    let blank = write(&dir, "riddle.scene", "clauses: T2\ngame: duel\nA hand riddle\n---\nA end\n---\ndone\n");
    let said = arbiter(&format!("scene {blank} {used}"), "");
    assert!(said.code == 2 && said.out.contains("the text of `riddle` is not understood"), "{said:?}");
    let said = arbiter(&format!("play duel --pack other --data {}", data.display()), "");
    assert!(said.code == 2 && said.err.contains("There are: mine"), "{said:?}");
}

#[test]
fn a_replay_plays_with_the_very_cards_it_was_played_with() {
    let dir = folder("pack-pin");
    let (table, data) = (write(&dir, "grove.tsv", TABLE), dir.join("data"));
    let at = format!("--data {}", data.display());
    assert_eq!(arbiter(&format!("cards import {table} --name mine {at}"), "").code, 0);
    let (deck, replay) = (write(&dir, "deck.txt", "8 Oak\n6 Elm\n"), dir.join("x.replay").display().to_string());
    let played = format!("play duel --seats bot,bot --seed 5 --deck {deck} --deck {deck} --pack mine {at}");
    assert_eq!(arbiter(&format!("{played} --record {replay}"), "").code, 0);
    let text = std::fs::read_to_string(&replay).unwrap();
    assert!(text.lines().any(|l| l.starts_with("pack ") && l.ends_with(" mine")), "{text}");
    let verify = format!("replay {replay} --verify {at}");
    assert_eq!(arbiter(&verify, "").code, 0);
    let other = write(&dir, "other.tsv", &TABLE.replace("Elm\t2\t3", "Elm\t1\t1"));
    assert_eq!(arbiter(&format!("cards update mine {other} {at}"), "").code, 0);
    assert_eq!(arbiter(&verify, "").code, 0, "what it was played with is kept");
    assert_eq!(arbiter(&format!("cards remove mine {at}"), "").code, 0);
    assert_eq!(arbiter(&verify, "").code, 0, "also of a pack that is gone");
    let elsewhere = dir.join("elsewhere");
    let said = arbiter(&format!("replay {replay} --verify --data {}", elsewhere.display()), "");
    assert!(said.code == 2 && said.err.contains("played with the pack \"mine\" ("), "{said:?}");
    assert_eq!(arbiter(&format!("cards import {table} --name again --data {}", elsewhere.display()), "").code, 0);
    let said = arbiter(&format!("replay {replay} --verify --data {}", elsewhere.display()), "");
    assert_eq!(said.code, 0, "the content counts, not the name: {said:?}");
}

#[test]
fn bad_files_leave_the_folder_as_it_was() {
    let dir = folder("pack-bad");
    let data = dir.join("data");
    let at = format!("--data {}", data.display());
    let good = write(&dir, "good.tsv", TABLE);
    assert_eq!(arbiter(&format!("cards import {good} {at}"), "").code, 0);
    let before = kept(&data);
    for (text, told) in [
        ("name\ttext\tcost\nA\t\t1\nB\t\t12345\n", "bad.tsv:3: `12345` is no `cost`"),
        ("name\ttext\tname\nA\t\tB\n", "bad.tsv:1: there are two columns `name`"),
        ("colour\tsize\nA\tB\n", "bad.tsv:1: the columns fit no game"),
    ] {
        let bad = write(&dir, "bad.tsv", text);
        let said = arbiter(&format!("cards import {bad} {at}"), "");
        assert!(said.code == 2 && said.err.contains(told), "{told}: {said:?}");
        let said = arbiter(&format!("cards update good {bad} {at}"), "");
        assert_eq!(said.code, 2, "{said:?}");
        assert_eq!(kept(&data), before);
    }
    assert_eq!(arbiter(&format!("cards import {good} --name a/b {at}"), "").code, 2);
    assert_eq!(arbiter(&format!("cards import {good} --game chess {at}"), "").code, 2);
    assert_eq!(kept(&data), before);
}

#[test]
fn hostile_files_are_told_by_line_and_leave_nothing() {
    let dir = folder("pack-hostile");
    let data = dir.join("data");
    let at = format!("--data {}", data.display());
    let head = "name\ttext\tcost\n";
    let noise = format!("{head}{}", "\u{1}~ \t\t\t\t;;\n".repeat(10_000));
    let nested = format!("{}{}", "[{\"name\":".repeat(100_000), "]");
    let latin = [head.as_bytes(), b"Ch\xeane\tWard.\t1\n"].concat();
    let long = format!("{head}Oak\t{}\t1\n", "Ward. ".repeat(3_000));
    for (name, bytes, told) in [
        ("noise.tsv", noise.into_bytes(), "noise.tsv:2: "),
        ("nested.json", nested.into_bytes(), "nested.json:1: "),
        ("latin.tsv", latin, "latin.tsv:2: this is no UTF-8"),
        ("long.tsv", long.into_bytes(), "long.tsv:2: `text` is longer than"),
        ("empty.tsv", Vec::new(), "empty.tsv: the file is empty"),
    ] {
        let path = dir.join(name);
        std::fs::write(&path, bytes).unwrap();
        let said = arbiter(&format!("cards import {} {at}", path.display()), "");
        assert!(said.code == 2 && said.err.contains(told), "{told}: {}", &said.err[..said.err.len().min(600)]);
        assert!(said.err.lines().count() < 80, "{name}: what is wrong is told briefly");
    }
    // So long a file is not even read: it has no content on the disk.
    let huge = std::fs::File::create(dir.join("huge.tsv")).unwrap();
    huge.set_len(200 << 20).unwrap();
    let said = arbiter(&format!("cards import {} {at}", dir.join("huge.tsv").display()), "");
    assert!(said.code == 2 && said.err.contains("the file has 200 MiB; at most 16 are read"), "{said:?}");
    assert!(!data.exists(), "nothing was made");
    let marked = format!("\u{feff}{head}Oak\tWard.\t1\n");
    let marked = write(&dir, "marked.tsv", &marked);
    assert_eq!(arbiter(&format!("cards import {marked} {at}"), "").code, 0, "a byte order mark is no fault");
}

#[test]
fn an_import_that_is_killed_leaves_all_or_nothing() {
    let dir = folder("pack-killed");
    let table = write(&dir, "evolve.tsv", include_str!("../../../testing/packs/evolve.tsv"));
    for wait in [0, 5, 20, 60, 120, 250, 500] {
        let data = dir.join(format!("data-{wait}"));
        let mut import = std::process::Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(["cards", "import", &table, "--data"])
            .arg(&data)
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        std::thread::park_timeout(std::time::Duration::from_millis(wait));
        // It may be done already; then there is nothing to kill.
        let _ = import.kill();
        import.wait().unwrap();
        let packs: Vec<_> = kept(&data).into_iter().filter(|f| f.extension().is_some_and(|e| e == "pack")).collect();
        for pack in &packs {
            let text = std::fs::read_to_string(pack).unwrap();
            assert!(is_whole(&text), "after {wait} ms: half a pack");
        }
        assert!(packs.len() <= 1);
    }
}

/// A pack file is whole if its hash is that of its content.
fn is_whole(text: &str) -> bool {
    arbiter_catalog::Pack::parse(text).is_ok()
}
