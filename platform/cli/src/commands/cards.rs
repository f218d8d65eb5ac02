//! `arbiter cards check FILE`, `arbiter cards search GAME QUERY`, `arbiter cards explain TEXT`,
//! `arbiter cards coverage GAME TABLE`, and the commands of packs

mod check;
mod explain;
mod packs;

use crate::packs::{Data, Used};
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{Fault, Game};
use serde_json::Value;
use std::path::PathBuf;

/// Unknown texts shown to a person; the JSON has them all.
const SHOWN: usize = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Do these card files compile?
    Check {
        /// Card files (TOML)
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Game of the cards
        #[arg(long)]
        game: Option<String>,
        /// The faults as JSON: file, line, column, how many characters, why
        #[arg(long)]
        json: bool,
    },
    /// Which cards are meant? `t:follower cost<=3 k:ward`
    Search {
        /// Game of the cards
        game: String,
        /// What to look for, best in quotes; docs/decks.md has the language
        #[arg(required = true)]
        query: Vec<String>,
        #[command(flatten)]
        used: Used,
    },
    /// How is a text read? Its words, what its pronouns mean, and both languages
    Explain {
        /// A text, best in quotes, or the name of a card
        #[arg(required = true)]
        text: Vec<String>,
        /// Game of the text
        #[arg(long)]
        game: Option<String>,
        /// Kind of card it stands on: `character`; else the first on which it can stand
        #[arg(long = "as", value_name = "KIND")]
        on: Option<String>,
        /// Card files whose cards are known besides the shipped ones
        #[arg(long)]
        cards: Vec<PathBuf>,
        #[command(flatten)]
        used: Used,
        /// Everything as JSON
        #[arg(long)]
        json: bool,
    },
    /// Makes a pack of the cards that you own; docs/packs.md tells how
    Import {
        #[command(flatten)]
        given: packs::Given,
        /// What the pack is called; else as its first file
        #[arg(long)]
        name: Option<String>,
    },
    /// Reads a pack anew; games that were played with it still play
    Update {
        /// The pack
        name: String,
        #[command(flatten)]
        given: packs::Given,
    },
    /// Which packs are there?
    Packs {
        /// As JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        data: Data,
    },
    /// Names the folder in which you have pictures of the cards of a pack; only
    /// those who play at a table with these cards get them
    Pictures {
        /// The pack
        name: String,
        /// The folder, with files named as the cards are (png, jpg, webp, avif); none: no pictures any more
        folder: Option<PathBuf>,
        #[command(flatten)]
        data: Data,
    },
    /// Takes a pack away; games that were played with it still play
    Remove {
        /// The pack
        name: String,
        /// Do not keep it for games that were played with it
        #[arg(long)]
        forget: bool,
        #[command(flatten)]
        data: Data,
    },
    /// How much of a table of real cards is understood?
    Coverage {
        /// Game of the cards
        game: String,
        /// The table (TSV)
        table: PathBuf,
        /// Everything as JSON
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    match &args.what {
        What::Check { files, game, json } => {
            let game = files::game(games, game.as_deref())?;
            let sources = files.iter().map(|f| files::read(f)).collect::<Result<Vec<_>, _>>()?;
            let faults = game.check_cards(&sources);
            if *json {
                return check::json(&faults, io);
            }
            check::told(&faults, &sources, io)?;
            files::doubts(game, &sources, voice, io)?;
            for source in sources {
                writeln!(io.out, "{}", voice.say("cards-good", &[("file", &source.name)]))?;
            }
            Ok(())
        }
        What::Import { given, name } => packs::put(given, packs::As::New(name.as_deref()), games, voice, io),
        What::Update { name, given } => packs::put(given, packs::As::Update(name), games, voice, io),
        What::Packs { json, data } => packs::list(data, *json, voice, io),
        What::Pictures { name, folder, data } => packs::pictures(name, folder.as_deref(), data, voice, io),
        What::Remove { name, forget, data } => packs::remove(name, *forget, data, voice, io),
        What::Search { game, query, used } => {
            search(files::game(games, Some(game))?, &query.join(" "), used, voice, io)
        }
        What::Explain { text, game, on, cards, used, json } => {
            let game = files::game(games, game.as_deref())?;
            let extra = cards.iter().map(|f| files::read(f)).collect::<Result<Vec<_>, _>>()?;
            let readings =
                used.library_with(game, &extra)?.0.explain(&text.join(" ").replace("\\n", "\n"), on.as_deref())?;
            if *json {
                writeln!(io.out, "{}", serde_json::to_string(&readings).expect("plain data"))?;
                return Ok(());
            }
            explain::told(&readings, &voice.of(game.key()), io)
        }
        What::Coverage { game, table, json } => {
            let found = files::game(games, Some(game))?.coverage(&files::read(table)?)?;
            if *json {
                writeln!(io.out, "{found}")?;
                return Ok(());
            }
            told(&found, voice, io)
        }
    }
}

/// One line a card: name, kind, numbers.
fn search(game: &dyn Game, query: &str, used: &Used, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let ((library, _), voice) = (used.library(game)?, voice.of(game.key()));
    let names = library.search(query).map_err(|f| {
        let why = voice.message_or(&f.said, library.as_ref(), &f.why);
        Fault::new(query, 0, why)
    })?;
    let cards = library.cards();
    for name in &names {
        // An evolved card shares its name with the card it grows from, which comes first.
        let Some(card) = cards.iter().find(|c| c.name == *name) else { continue };
        let title = if voice.lang() == "fr" { &card.title.fr } else { &card.title.en };
        let number = |(key, n): &(&'static str, i32)| format!("{} {n}", voice.word("number-", key));
        let mut facts = vec![voice.word("class-", card.class), voice.word("kind-", card.kind)];
        facts.extend(card.numbers.iter().map(number));
        facts.extend(card.keywords.iter().map(|k| voice.word("mark-", k)));
        writeln!(io.out, "{title}: {}", facts.join(", "))?;
    }
    Ok(writeln!(io.out, "{}", voice.say("cards-found", &[("count", &names.len().to_string())]))?)
}

fn told(found: &Value, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let number = |key: &str| found[key].as_u64().unwrap_or(0);
    let share = |n: u64| format!("{n} ({:.1} %)", 100.0 * n as f64 / number("faces").max(1) as f64);
    let args = [
        ("faces", number("faces").to_string()),
        ("compiled", share(number("compiled"))),
        ("round", share(number("round_trip"))),
    ];
    writeln!(io.out, "{}", voice.say("cards-coverage", &args.each_ref().map(|(k, v)| (*k, v.as_str()))))?;
    let unknown = found["unknown"].as_array().map_or(&[][..], Vec::as_slice);
    for face in unknown.iter().take(SHOWN) {
        let text = |key: &str| face[key].as_str().unwrap_or_default().to_owned();
        writeln!(io.out, "  {}: {} ({})", text("name"), text("text"), text("why"))?;
    }
    if unknown.len() > SHOWN {
        let more = (unknown.len() - SHOWN).to_string();
        writeln!(io.out, "{}", voice.say("cards-more", &[("count", &more)]))?;
    }
    let ties = found["ties"].as_array().map_or(&[][..], Vec::as_slice);
    if !ties.is_empty() {
        writeln!(io.out, "{}", voice.say("cards-ties", &[("count", &ties.len().to_string())]))?;
    }
    for tie in ties {
        let part = |key: &str| tie[key].as_str().unwrap_or_default().to_owned();
        let (name, text, won, gave) = (part("name"), part("text"), part("won"), part("gave_way"));
        let args = [("name", name.as_str()), ("text", &text), ("won", &won), ("other", &gave)];
        writeln!(io.out, "  {}", voice.say("cards-tie", &args))?;
    }
    Ok(())
}
