//! `arbiter cards import FILE...`, `update NAME FILE...`, `packs`,
//! `pictures NAME DIR`, `remove NAME`

use crate::packs::{Data, of_folder};
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{Fault, Import, LONGEST, Note, PackCard, Progress, Verdict, import, watched};
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Cards that are not understood, shown to a person; JSON and the export have them all.
const SHOWN: usize = 20;
/// How often it is looked how far an import has come.
const TICK: Duration = Duration::from_millis(20);

// Files that become a pack.
#[derive(clap::Args)]
pub(super) struct Given {
    /// Tables (TSV, CSV), JSON, Cockatrice or OCTGN set files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Game of the cards; else the one whose columns these are
    #[arg(long)]
    game: Option<String>,
    /// Say what would happen, and keep nothing
    #[arg(long)]
    dry_run: bool,
    /// Every card as JSON
    #[arg(long)]
    json: bool,
    /// New file for the cards that are not understood: place, name, reason
    #[arg(long, value_name = "FILE")]
    export: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
}

/// What is done with them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum As<'a> {
    New(Option<&'a str>),
    Update(&'a str),
}

pub(super) fn put(given: &Given, how: As<'_>, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let name = match how {
        As::New(Some(name)) | As::Update(name) => name.to_owned(),
        As::New(None) => named_after(&given.files[0]),
    };
    let bar = Bar { voice, quiet: given.json };
    bar.tell(0, 1, io)?;
    let sources = given.files.iter().map(taken).collect::<Result<Vec<_>, _>>()?;
    let found = bar.during(io, || import(games, given.game.as_deref(), &name, &sources))??;
    bar.tell(1, 1, io)?;
    if let Some(path) = &given.export {
        export(&found, path)?;
    }
    if !given.dry_run {
        let folder = given.data.folder()?;
        let done = match how {
            As::New(_) => folder.add(&found.pack, None),
            As::Update(_) => folder.update(&found.pack, None),
        };
        done.map_err(of_folder)?;
    }
    if given.json {
        return Ok(writeln!(io.out, "{}", as_json(&found))?);
    }
    told(&found, given.dry_run, voice, io)
}

/// A pack is called as its first file is, as far as a pack may be.
fn named_after(file: &std::path::Path) -> String {
    let stem = file.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
    let plain: String = stem.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(40).collect();
    plain.trim_matches('-').to_owned()
}

/// The content of a file; one that is too long is not even read.
fn taken(file: &PathBuf) -> Result<(String, Vec<u8>), Trouble> {
    let shown = file.display().to_string();
    let told = |e| Trouble::File(shown.clone(), e);
    let about = std::fs::metadata(file).map_err(told)?;
    let refused = |why: String| Err(Trouble::Faults(vec![Fault::new(&shown, 0, why)]));
    // A device or a pipe has no length and may have no end.
    if !about.is_file() {
        return refused("it is no plain file".to_owned());
    }
    if about.len() > LONGEST as u64 {
        return refused(format!("the file has {} MiB; at most {} are read", about.len() >> 20, LONGEST >> 20));
    }
    let bytes = std::fs::read(file).map_err(told)?;
    Ok((shown, bytes))
}

/// How far an import has come, on the error output of a terminal.
struct Bar<'a> {
    voice: &'a Voice,
    quiet: bool,
}

impl Bar<'_> {
    /// Does something elsewhere, and tells meanwhile how many cards are compiled.
    fn during<T: Send>(&self, io: &mut Io<'_>, work: impl FnOnce() -> T + Send) -> Result<T, Trouble> {
        let progress = Arc::<Progress>::default();
        std::thread::scope(|scope| {
            let work = scope.spawn(|| watched(&progress, work));
            let mut told = 0;
            while !work.is_finished() {
                std::thread::park_timeout(TICK);
                let (done, all) = progress.seen();
                // A share that is told already is no news.
                if all > 0 && done * 20 / all > told {
                    told = done * 20 / all;
                    self.tell(done, all.max(done + 1), io)?;
                }
            }
            work.join().map_or_else(|panic| std::panic::resume_unwind(panic), Ok)
        })
    }

    fn tell(&self, done: usize, all: usize, io: &mut Io<'_>) -> Result<(), Trouble> {
        if self.quiet {
            return Ok(());
        }
        let filled = 20 * done / all;
        let bar = format!("{}{}", "#".repeat(filled), "-".repeat(20 - filled));
        let share = (100 * done / all).to_string();
        let line = self.voice.say("pack-progress", &[("bar", &bar), ("share", &share)]);
        // On a terminal one line is written again and again.
        if io.colour {
            write!(io.err, "\r{line}")?
        } else {
            writeln!(io.err, "{line}")?
        }
        if io.colour && done == all {
            writeln!(io.err)?;
        }
        Ok(io.err.flush()?)
    }
}

fn refused(found: &Import) -> impl Iterator<Item = &PackCard> {
    found.cards.iter().filter(|c| c.verdict() == Verdict::Refused)
}

fn export(found: &Import, path: &std::path::Path) -> Result<(), Trouble> {
    let mut text = "place\tname\tset\twhy\n".to_owned();
    let cell = |text: &str| text.replace(['\t', '\n'], " ");
    for card in refused(found) {
        let why = card.why.as_deref().unwrap_or_default();
        text += &format!("{}\t{}\t{}\t{}\n", cell(&card.place), cell(&card.name), cell(&card.set), cell(why));
    }
    files::create(path)?.write_all(text.as_bytes()).map_err(|e| Trouble::File(path.display().to_string(), e))
}

fn as_json(found: &Import) -> Value {
    let verdict = |v: Verdict| match v {
        Verdict::Understood => "understood",
        Verdict::Refused => "refused",
        Verdict::Other => "other",
    };
    let card = |c: &PackCard| {
        json!({
            "place": c.place, "name": c.name, "set": c.set, "verdict": verdict(c.verdict()),
            "why": c.why, "note": c.note.map(arbiter_catalog::Note::key),
        })
    };
    json!({
        "game": found.game.key(), "name": found.pack.name, "hash": found.pack.hash(),
        "understood": found.count(Verdict::Understood), "refused": found.count(Verdict::Refused),
        "other": found.count(Verdict::Other), "cards": found.cards.iter().map(card).collect::<Vec<_>>(),
    })
}

fn told(found: &Import, dry: bool, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    for card in refused(found).take(SHOWN) {
        writeln!(io.out, "  {}: {}: {}", card.place, card.name, card.why.as_deref().unwrap_or_default())?;
    }
    let more = found.count(Verdict::Refused).saturating_sub(SHOWN);
    if more > 0 {
        writeln!(io.out, "{}", voice.say("pack-more", &[("count", &more.to_string())]))?;
    }
    let told = [
        (Note::Renamed, "pack-renamed"),
        (Note::Older, "pack-older"),
        (Note::Variant, "pack-variant"),
        (Note::Mended, "pack-mended"),
    ];
    for (note, key) in told {
        for card in found.cards.iter().filter(|c| c.note == Some(note)).take(SHOWN) {
            writeln!(io.out, "{}", voice.say(key, &[("place", &card.place), ("card", &card.name)]))?;
        }
    }
    let counts = [
        ("pack", found.pack.name.clone()),
        ("game", found.game.title().to_owned()),
        ("all", found.cards.len().to_string()),
        ("understood", found.count(Verdict::Understood).to_string()),
        ("refused", found.count(Verdict::Refused).to_string()),
        ("other", found.count(Verdict::Other).to_string()),
    ];
    let counts = counts.each_ref().map(|(k, v)| (*k, v.as_str()));
    writeln!(io.out, "{}", voice.say(if dry { "pack-would" } else { "pack-kept" }, &counts))?;
    Ok(())
}

pub(super) fn list(data: &Data, json: bool, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let packs = data.folder()?.list(None).map_err(of_folder)?;
    if json {
        let one =
            |p: &arbiter_catalog::ListedPack| json!({"game": p.game, "name": p.pinned.name, "hash": p.pinned.hash});
        return Ok(writeln!(io.out, "{}", packs.iter().map(one).collect::<Value>())?);
    }
    for p in &packs {
        writeln!(io.out, "{}: {} {}", p.pinned.name, p.game, p.pinned.hash)?;
    }
    Ok(writeln!(io.out, "{}", voice.say("pack-count", &[("count", &packs.len().to_string())]))?)
}

pub(super) fn remove(name: &str, forget: bool, data: &Data, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    data.folder()?.remove(name, None, forget).map_err(of_folder)?;
    let key = if forget { "pack-forgotten" } else { "pack-removed" };
    Ok(writeln!(io.out, "{}", voice.say(key, &[("pack", name)]))?)
}

pub(super) fn pictures(
    name: &str,
    folder: Option<&std::path::Path>,
    data: &Data,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    data.folder()?.name_pictures(name, folder).map_err(of_folder)?;
    let key = if folder.is_some() { "pack-pictures" } else { "pack-pictures-none" };
    Ok(writeln!(io.out, "{}", voice.say(key, &[("pack", name)]))?)
}
