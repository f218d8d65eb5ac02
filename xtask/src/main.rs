//! Chores of the workspace: what must hold of the files, the ledgers and the
//! dependencies, and the one command that checks all of it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "talking to a person is what a chore does")]

mod ci;
mod fault;
mod fuzz;
mod licences;
mod mutants;
mod soak;
mod tidy;
mod trace;
mod tree;
mod web;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask ci                     everything that must be green
cargo xtask tidy                   what must hold of every file
cargo xtask trace                  join ledgers, code and scenes; write docs/trace
cargo xtask trace --check          the same, and fail if docs/trace is out of date
cargo xtask trace --json           the counts of every game
cargo xtask trace GAME CLAUSE      everything about one clause
cargo xtask mutants [--game G] [--file PART] [--sample N] [--seed S]
                                   change rule code, tell which changes no scene notices
cargo xtask soak --minutes N [--game G]
                                   kills, cuts, twins, damaged files; goes on where the last run ended
cargo xtask fuzz [--minutes N] [--kind K]
                                   looks for texts that break something, by what code they reach
cargo xtask licences               licences and sources of the dependencies
cargo xtask web                    build the web client into web/dist
cargo xtask browser                whole games in a real browser";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    let root = tree::root();
    match args {
        ["ci"] => ci::run(&root),
        ["tidy"] => tidy::run(&root),
        ["trace", rest @ ..] => trace::run(&root, rest),
        ["mutants", rest @ ..] => mutants::run(&root, rest),
        ["soak", rest @ ..] => soak::run(&root, rest),
        ["fuzz", rest @ ..] => fuzz::run(&root, rest),
        ["licences"] => licences::run(&root),
        ["web"] => web::build(&root),
        ["browser"] => web::browser(&root),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("no such chore: {}\n\n{HELP}", args.join(" ")),
    }
}
