//! Trying the changes, and what became of them.

use super::sites::Site;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// A scene failed, or never ended.
    Noticed,
    /// The program broke down.
    Crashed,
    /// So many scenes ran through it and all happened as written.
    Survived(usize),
    /// No scene comes there.
    Unreached,
}

/// Switches the changes on, one after the other, or only asks what is reached.
pub(crate) fn tried(
    root: &Path,
    work: &Path,
    game: &str,
    chosen: &[&Site],
    unreached: bool,
) -> Result<BTreeMap<u32, End>> {
    let mut ends: BTreeMap<u32, End> = BTreeMap::new();
    let cache = work.join(format!("{game}.reached.json"));
    // What scenes reach is found anew: code or scenes may have changed.
    let _ = std::fs::remove_file(&cache);
    loop {
        let left: Vec<String> = chosen.iter().filter(|s| !ends.contains_key(&s.id)).map(|s| s.id.to_string()).collect();
        if left.is_empty() {
            return Ok(ends);
        }
        let mut command = Command::new(super::program(root));
        command.arg(game).arg(&cache).args(unreached.then_some("reach")).args(&left).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run the scenes")?;
        let mut begun = None;
        for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
            let line = line?;
            let mut words = line.split(' ');
            let (word, id) = (words.next().unwrap_or_default(), words.next().and_then(|n| n.parse().ok()));
            match (word, id) {
                ("begin", id) => begun = id,
                ("noticed" | "endless", Some(id)) => drop(ends.insert(id, End::Noticed)),
                ("survived", Some(id)) => {
                    let scenes = words.next().and_then(|n| n.parse().ok()).unwrap_or_default();
                    ends.insert(id, End::Survived(scenes));
                }
                ("unreached", Some(id)) => drop(ends.insert(id, End::Unreached)),
                _ => eprintln!("{line}"),
            }
            if ends.len().is_multiple_of(100) && word != "begin" {
                eprintln!("{game}: {} of {} tried", ends.len(), chosen.len());
            }
        }
        child.wait()?;
        // Where it broke down, that change is what broke it.
        match begun.filter(|id| !ends.contains_key(id)) {
            Some(id) => drop(ends.insert(id, End::Crashed)),
            None if ends.len() < chosen.len() => anyhow::bail!("the runner of {game} stopped before its first change"),
            None => {}
        }
    }
}

/// Tells the share of changes that were noticed, and every one that was not.
pub(crate) fn tell(game: &str, all: usize, chosen: &[&Site], ends: &BTreeMap<u32, End>) {
    let count = |test: fn(&End) -> bool| ends.values().filter(|end| test(end)).count();
    let noticed = count(|end| matches!(end, End::Noticed | End::Crashed));
    for site in chosen {
        let why = match ends.get(&site.id) {
            Some(End::Survived(scenes)) => format!("{scenes} scenes pass it and none notices"),
            Some(End::Unreached) => "no scene comes there".to_owned(),
            _ => continue,
        };
        println!("{}:{}: {} ({why})", site.file, site.line, site.what);
    }
    let share = if chosen.is_empty() { 100.0 } else { noticed as f64 * 100.0 / chosen.len() as f64 };
    let (unreached, tried) = (count(|end| *end == End::Unreached), chosen.len());
    println!(
        "{game}: {all} changes, {tried} tried, {noticed} noticed ({share:.1} %), {unreached} in code that no scene reaches"
    );
}

/// Tells every change in code that no scene reaches.
pub(crate) fn unreached(game: &str, chosen: &[&Site], ends: &BTreeMap<u32, End>) {
    let left: Vec<&&Site> = chosen.iter().filter(|s| ends.get(&s.id) == Some(&End::Unreached)).collect();
    left.iter().for_each(|s| println!("{}:{}: {}", s.file, s.line, s.what));
    println!("{game}: {} of {} changes in code that no scene reaches", left.len(), chosen.len());
}

/// How many of the sample were not tried, by the reason.
pub(crate) fn spared(game: &str, spared: &[&Site]) {
    let mut by: BTreeMap<&str, usize> = BTreeMap::new();
    spared.iter().filter_map(|s| s.spared).for_each(|why| *by.entry(why).or_default() += 1);
    for (why, count) in by {
        println!("{game}: {count} not tried: {why}");
    }
}
