//! The published table, where a machine has it: how many of its powers are read,
//! come back word for word and are obeyed.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

fn table() -> Option<String> {
    let folder = std::env::var_os("ARBITER_CARDS").map(PathBuf::from);
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards");
    let text = std::fs::read_to_string(folder.unwrap_or(beside).join("wakfu.tsv")).ok();
    if text.is_none() {
        let _ = writeln!(std::io::stderr(), "NOTHING READ: the table of Wakfu TCG is not there");
        assert!(std::env::var_os("ARBITER_CARDS_REQUIRED").is_none(), "card tables are required and not there");
    }
    text
}

#[test]
fn powers_of_the_table_are_read_and_obeyed() {
    let Some(text) = table() else { return };
    let report = arbiter_wakfu::table::coverage(&text).unwrap_or_else(|e| panic!("{e}"));
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for u in &report.unknown {
        *families.entry(u.why.split(':').next().unwrap_or_default()).or_default() += 1;
    }
    let share = report.round_trip * 1000 / report.faces.max(1);
    let mut tell = std::io::stderr();
    let _ = writeln!(
        tell,
        "{} of {} powers ({share} in a thousand); missing: {families:?}",
        report.round_trip, report.faces
    );
    for u in report.unknown.iter().filter(|u| std::env::var_os("WAKFU_MISSING").is_some() && !u.why.is_empty()) {
        let _ = writeln!(tell, "{} | {} | {}", u.why.lines().next().unwrap_or_default(), u.name, u.text);
    }
    assert!(report.round_trip * 100 > report.faces * 75, "{} of {}", report.round_trip, report.faces);
}
