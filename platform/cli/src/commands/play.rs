//! `arbiter play GAME`: a game in the terminal, line by line.

mod asked;
mod human;
mod recorder;

use crate::board::{board, dim};
use crate::packs::Used;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_bots::LEVELS;
use arbiter_catalog::{
    Brings, Choice, Entry, Game, Library, Match, NoSetting, Outcome, Seat, Seating, Seed, Setting, Source, Start,
    Viewer, setting, ways,
};
use arbiter_record::{Move, Record, hash};
use arbiter_testing::chance::Chance;
use recorder::Recorder;
use std::path::PathBuf;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// The game; the first one if none is named
    game: Option<String>,
    /// The mode, as "draft"; the usual one if none is named
    #[arg(long, default_value = "", hide_default_value = true)]
    mode: String,
    /// How to sit, as "two-teams-of-two"; the usual way for so many if none is named
    #[arg(long, default_value = "", hide_default_value = true)]
    seating: String,
    /// So many on each of two sides; the same as the seating of that name
    #[arg(long, conflicts_with = "seating", value_parser = clap::value_parser!(u8).range(1..=3))]
    teams: Option<u8>,
    /// Who plays, for each seat: human, bot:steady (thinks), bot:random or bot (at random);
    /// a person against bot:steady if nothing is said
    #[arg(long, value_delimiter = ',', value_parser = player)]
    seats: Vec<Player>,
    /// Deck of each seat in turn: a shipped deck or a file
    #[arg(long = "deck")]
    decks: Vec<String>,
    /// Seed of all chance; a new one each time if not given
    #[arg(long)]
    seed: Option<Seed>,
    /// Plain lines without colours, for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Ask also where there is only one option
    #[arg(long)]
    full_control: bool,
    /// Write a replay into this new file
    #[arg(long)]
    record: Option<PathBuf>,
    /// Card files besides the shipped ones, or an arena of Brawl; a replay would not have them
    #[arg(long = "with", value_name = "FILE", conflicts_with_all = ["record", "from"])]
    with: Vec<PathBuf>,
    /// Play on from the end of a replay
    #[arg(long, conflicts_with_all = ["game", "decks", "seed", "mode", "seating", "teams", "packs"])]
    from: Option<PathBuf>,
    #[command(flatten)]
    used: Used,
}

impl Args {
    /// The key of how to sit.
    fn seating(&self) -> &str {
        let sides = [Seating::TWO, Seating::TWO_TEAMS_OF_TWO, Seating::TWO_TEAMS_OF_THREE];
        self.teams.map_or(&self.seating, |n| sides[usize::from(n) - 1].key)
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Human,
    /// A bot of this level.
    Bot(&'static str),
}

/// What plays against a person if nothing else is said.
const OPPONENT: Player = Player::Bot("steady");

fn player(text: &str) -> Result<Player, String> {
    let level = match text {
        "human" => return Ok(Player::Human),
        "bot" => LEVELS[0],
        _ => text.strip_prefix("bot:").unwrap_or(text),
    };
    let known = LEVELS.iter().find(|l| **l == level && text.starts_with("bot"));
    known.map(|l| Player::Bot(l)).ok_or_else(|| format!("human, bot, bot:{}", LEVELS.join(", bot:")))
}

/// What a person does when asked.
enum Turn {
    Pick(usize),
    Concede,
    Leave,
}

/// A game being played here.
struct Sitting {
    game: &'static dyn Game,
    library: Box<dyn Library>,
    table: Box<dyn Match>,
    voice: Voice,
    players: Vec<Player>,
    /// The whole story, and how much of it each seat has read.
    log: Vec<Entry>,
    read: Vec<usize>,
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    io.colour &= !args.plain;
    let (mut sitting, record) = match &args.from {
        Some(file) => resume(args, &Record::parse(&files::read(file)?)?, games, voice)?,
        None => begin(args, games, voice, io)?,
    };
    let mut recorder = args.record.as_deref().map(|path| Recorder::new(path, &record)).transpose()?;
    let seed = record.seed.to_string();
    writeln!(io.out, "{}", voice.say("play-start", &[("game", sitting.game.title()), ("seed", &seed)]))?;
    let mut chance = Chance::new(record.seed.mixed() ^ 0xb07);
    while let Some(seat) = sitting.table.asked() {
        let turn = match sitting.players[usize::from(seat)] {
            Player::Bot(level) => {
                let bot = arbiter_bots::bot(level).expect("only levels that exist are taken");
                Turn::Pick(bot.pick(sitting.table.as_ref(), seat, chance.draw()))
            }
            Player::Human => match sitting.settled(seat).filter(|_| !args.full_control) {
                Some(pick) => Turn::Pick(pick),
                None => sitting.ask(seat, io)?,
            },
        };
        let (what, words) = match turn {
            Turn::Pick(pick) => {
                let words = sitting.table.options().into_iter().nth(pick).map_or(String::new(), |o| o.words);
                (Move::Pick(pick), words)
            }
            Turn::Concede => (Move::Concede, String::new()),
            Turn::Leave => {
                writeln!(io.out, "{}", voice.say("play-left", &[]))?;
                return Ok(());
            }
        };
        sitting.act(seat, what, io)?;
        if let Some(recorder) = &mut recorder {
            recorder.add(seat, what, words, hash(sitting.table.as_ref()), sitting.table.outcome())?;
        }
    }
    sitting.close(io)
}

fn begin(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(Sitting, Record), Trouble> {
    let game = files::game(games, args.game.as_deref())?;
    let (library, packs) = args.used.library_with(game, &files::good(game, &args.with, voice, io)?)?;
    let named = Some(args.seats.len()).filter(|n| *n > 0);
    let setting = setting(game.modes(), &args.mode, args.seating(), named).map_err(|none| no_setting(&none))?;
    let players = players(args, setting.seating.seats())?;
    let how = Start {
        mode: args.mode.clone(),
        seating: args.seating().to_owned(),
        brings: brought(args, &setting, library.as_ref())?,
        seed: args.seed.unwrap_or_else(|| fresh_seed().into()),
        ..Start::default()
    };
    let table = library.start(&how)?;
    let mut record = Record::begun(game.key(), env!("CARGO_PKG_VERSION"), how, table.as_ref());
    record.packs = packs;
    Ok((Sitting::new(game, library, table, voice, players), record))
}

fn resume(args: &Args, record: &Record, games: Games<'_>, voice: &Voice) -> Result<(Sitting, Record), Trouble> {
    let game = files::game(games, Some(&record.game))?;
    let library = args.used.pinned(game, &record.packs)?;
    let moment = record.at(library.as_ref(), record.decisions.len())?;
    let players = players(args, moment.table.view(Viewer::Judge).seats.len())?;
    let log: Vec<Entry> = moment.log.into_iter().map(|told| told.entry).collect();
    let mut sitting = Sitting::new(game, library, moment.table, voice, players);
    sitting.read = vec![log.len(); sitting.players.len()];
    sitting.log = log;
    Ok((sitting, record.clone()))
}

/// A person against bots, if nothing else is said.
fn players(args: &Args, seats: usize) -> Result<Vec<Player>, Trouble> {
    let named = args.seats.clone();
    if named.is_empty() {
        return Ok((0..seats).map(|s| if s == 0 { Player::Human } else { OPPONENT }).collect());
    }
    if named.len() == seats {
        Ok(named)
    } else {
        Err(Trouble::Said("no-such-number", vec![("seats", seats.to_string())]))
    }
}

/// What each seat brings: nothing, where the mode brings nothing.
fn brought(args: &Args, setting: &Setting, library: &dyn Library) -> Result<Vec<Source>, Trouble> {
    let seats = setting.seating.seats();
    match setting.mode.brings {
        Brings::Deck => files::decks(library, setting.mode.key, setting.seating.teams, &args.decks),
        Brings::Pool if !args.decks.is_empty() => {
            files::decks(library, setting.mode.key, setting.seating.teams, &args.decks)
        }
        Brings::Nothing | Brings::Pool if args.decks.is_empty() => {
            Ok(vec![Source { name: setting.mode.key.to_owned(), text: String::new() }; seats])
        }
        Brings::Nothing | Brings::Pool => {
            Err(Trouble::Said("no-deck-wanted", vec![("mode", setting.mode.key.to_owned())]))
        }
    }
}

pub(super) fn no_setting(none: &NoSetting) -> Trouble {
    match none {
        NoSetting::Mode(keys) => Trouble::Said("no-such-mode", vec![("modes", keys.join(", "))]),
        NoSetting::Seating(all) => Trouble::Said("no-such-seats", vec![("seatings", ways(all))]),
    }
}

/// Something different each time; the engine itself never looks at a clock.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Chance::new(now.map_or(0, |d| d.as_nanos() as u64)).draw() >> 16
}

/// How it ended, for people.
pub(crate) fn ended(outcome: Outcome, voice: &Voice) -> String {
    match outcome {
        Outcome::Won(seats) => {
            voice.say("play-won", &[("seats", &seats.iter().map(|s| voice.seat(s)).collect::<Vec<_>>().join(", "))])
        }
        Outcome::Stopped => voice.say("play-drawn", &[]),
        Outcome::Drawn => voice.say("play-drawn", &[]),
    }
}

/// Acts that are all done anyhow, in the order that everybody would name.
const ORDER: [&str; 2] = ["restore", "develop"];

/// Which of these is taken without asking: the only one, a pass where nothing
/// can be done but pass, the first of things that all happen and whose order is
/// no decision.
fn settled(options: &[Choice]) -> Option<usize> {
    let all = |test: &dyn Fn(&Choice) -> bool| options.iter().all(test);
    let first = options.first()?;
    if all(&|o| ORDER.contains(&o.act)) {
        return ORDER.iter().find_map(|act| options.iter().position(|o| o.act == *act));
    }
    let alike = all(&|o| o.act == "pending" && o.label == first.label);
    (options.len() == 1 || alike || all(&|o| o.act == "pass")).then_some(0)
}

impl Sitting {
    fn new(
        game: &'static dyn Game,
        library: Box<dyn Library>,
        table: Box<dyn Match>,
        voice: &Voice,
        players: Vec<Player>,
    ) -> Self {
        let read = vec![0; players.len()];
        Sitting { game, library, table, voice: voice.of(game.key()), players, log: Vec::new(), read }
    }

    /// The answer, where there is nothing to decide. A main question is shown
    /// nevertheless: nobody's turn ends unseen.
    fn settled(&self, seat: Seat) -> Option<usize> {
        if self.table.view(Viewer::Seat(seat)).question == "ask-main" {
            return None;
        }
        settled(&self.table.options())
    }

    /// Does it. What the engine refuses is told and changes nothing.
    fn act(&mut self, seat: Seat, what: Move, io: &mut Io<'_>) -> Result<(), Trouble> {
        let told = match what {
            Move::Pick(pick) => self.table.answer(pick),
            Move::Concede => self.table.concede(seat),
        };
        match told {
            Ok(told) => self.log.extend(told),
            Err(e) => {
                return Err(Trouble::Said("refused", vec![("why", self.voice.refusal(&e, self.library.as_ref()))]));
            }
        }
        if !self.players.contains(&Player::Human) {
            self.tell(Viewer::Judge, 0, io)?;
        }
        Ok(())
    }

    /// The part of the story that this seat has not read yet.
    fn tell(&mut self, viewer: Viewer, reader: Seat, io: &mut Io<'_>) -> Result<(), Trouble> {
        let from = std::mem::replace(&mut self.read[usize::from(reader)], self.log.len());
        for entry in &self.log[from..] {
            writeln!(io.out, "  {}", dim(&self.voice.entry(entry, viewer, self.library.as_ref()), io.colour))?;
        }
        Ok(())
    }

    /// The end of the story, as the first person saw it.
    fn close(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let human = self.players.iter().position(|p| *p == Player::Human);
        let viewer = human.map_or(Viewer::Judge, |s| Viewer::Seat(s as Seat));
        self.tell(viewer, human.unwrap_or(0) as Seat, io)?;
        write!(io.out, "{}", board(&self.table.view(viewer), &self.voice, self.library.as_ref(), io.colour))?;
        if let Some(outcome) = self.table.outcome() {
            writeln!(io.out, "{}", ended(outcome, &self.voice))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::settled;
    use arbiter_catalog::{Choice, Message};

    fn choice(act: &'static str, label: &'static str) -> Choice {
        Choice::new(label.to_owned(), Message::new(label), act)
    }

    #[test]
    fn forced_orders_and_windows_with_nothing_but_a_pass_are_not_asked() {
        assert_eq!(settled(&[choice("develop", "d"), choice("restore", "r")]), Some(1));
        assert_eq!(settled(&[choice("pending", "same"), choice("pending", "same")]), Some(0));
        assert_eq!(settled(&[choice("pending", "one"), choice("pending", "other")]), None);
        assert_eq!(settled(&[choice("pass", "pass"), choice("pass", "quiet")]), Some(0));
        assert_eq!(settled(&[choice("play", "p"), choice("pass", "pass")]), None);
        assert_eq!(settled(&[choice("target", "t")]), Some(0));
        assert_eq!(settled(&[]), None);
    }
}
