//! One file per command.

mod bench;
mod cards;
mod deck;
mod load;
mod play;
mod replay;
mod rules;
mod scene;
mod serve;
mod sim;
mod soak;

use crate::voice::Voice;
use crate::{Games, Io, Trouble};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The table: web page, bots, invite links (also without any command)
    Serve(serve::Args),
    /// A game in the terminal
    Play(play::Args),
    /// Step through a replay, verify it, branch off
    Replay(replay::Args),
    /// Run scene files
    Scene(scene::Args),
    /// Legality of decks, with reasons
    Deck(deck::Args),
    /// Card files and card tables
    Cards(cards::Args),
    /// Clauses of a rulebook
    Rules(rules::Args),
    /// Many games between decks or bots: who wins how often, and how sure that is
    Sim(sim::Args),
    /// Speed of this build
    Bench(bench::Args),
    /// How much the table's server holds
    Load(load::Args),
    /// Tries everything that could go wrong, for as long as you like
    Soak(soak::Args),
}

pub(crate) fn run(command: Option<Command>, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    match command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args, games, voice, io),
        Command::Play(args) => play::run(&args, games, voice, io),
        Command::Replay(args) => replay::run(&args, games, voice, io),
        Command::Scene(args) => scene::run(&args, games, voice, io),
        Command::Deck(args) => deck::run(&args, games, voice, io),
        Command::Cards(args) => cards::run(&args, games, voice, io),
        Command::Rules(args) => rules::run(&args, voice, io),
        Command::Sim(args) => sim::run(&args, games, voice, io),
        Command::Bench(args) => bench::run(&args, games, voice, io),
        Command::Load(args) => load::run(&args, voice, io),
        Command::Soak(args) => soak::run(&args, games, voice, io),
    }
}
