//! A round of the soak with every game, which is its part of ci; `cargo xtask soak --minutes N` is more of it.

use arbiter_cli::Io;
use arbiter_testing::toy::DUEL;
use std::process::Command;

fn count(table: &str, what: &str) -> u64 {
    let line = table.lines().find(|line| line.starts_with(what)).unwrap_or_else(|| panic!("{what}: {table}"));
    line.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number")
}

#[test]
fn a_round_of_the_soak_finds_nothing_and_goes_on_where_it_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = folder.path().join("state.json");
    let soak = |minutes: &str, game: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.args(["--lang", "en", "soak", "--minutes", minutes, "--state"]).arg(&state).args(game);
        let done = command.output().expect("it runs");
        let [out, err] = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        assert!(done.status.success(), "{out}{err}");
        (out, err)
    };
    let (first, progress) = soak("0.01", &[]);
    for game in ["evolve", "spoils", "brawl", "wakfu"] {
        for trial in ["promises", "strange", "texts", "disks", "kills"] {
            assert!(progress.contains(&format!("{game}, {trial}, seed 1")), "{progress}");
        }
    }
    assert_eq!(count(&first, "kills of the server"), 4);
    assert!(count(&first, "twin states") >= 80 && count(&first, "illegal answers") >= 400);
    let (second, progress) = soak("0.01", &["--game", "brawl"]);
    assert!(progress.contains("brawl, kills, seed 2") && !progress.contains("spoils"), "{progress}");
    assert_eq!(count(&second, "kills of the server"), 5, "what was tried before is counted too");
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_on_two_thousand_disks_that_fail() {
    let line = ["arbiter", "--lang", "en", "soak", "--trial", "disks", "--rounds", "100", "--minutes", "1000"];
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io { input: &mut std::io::empty(), out: &mut out, err: &mut err, colour: false, lang: String::new() };
    let code = arbiter_cli::run(line.map(Into::into), &[DUEL], &mut io);
    let [out, err] = [out, err].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert_eq!(code, 0, "{out}{err}");
    assert_eq!(count(&out, "disks that failed"), 2_000);
    assert!(count(&out, "losses of power") > 5_000 && count(&out, "acknowledged decisions") > 10_000, "{out}");
}
