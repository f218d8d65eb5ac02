//! `arbiter scene PATH...`

use crate::packs::Used;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_testing::scene::{Runner, Verdict, find, game_of, parse};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scene files, or folders with scene files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Game of scenes that do not name one
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    used: Used,
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let mut found = Vec::new();
    for path in &args.paths {
        found.extend(find(path).map_err(|e| Trouble::File(path.display().to_string(), e))?);
    }
    let mut runners = BTreeMap::new();
    let (mut passed, mut failed, mut malformed) = (0, 0, 0);
    for path in found {
        let faults = match one(&path, args, games, &mut runners)? {
            Verdict::Passed => {
                passed += 1;
                continue;
            }
            Verdict::Failed(faults) => {
                failed += 1;
                faults
            }
            Verdict::Malformed(faults) => {
                malformed += 1;
                faults
            }
        };
        for fault in faults {
            writeln!(io.out, "{fault}")?;
        }
    }
    let (p, f): (i32, i32) = (passed, failed + malformed);
    writeln!(io.out, "{}", voice.say("scenes-ran", &[("passed", &p.to_string()), ("failed", &f.to_string())]))?;
    match (malformed, failed) {
        (0, 0) => Ok(()),
        (0, _) => Err(Trouble::Failed),
        // All has been said above, in its place.
        _ => Err(Trouble::Said("scenes-malformed", vec![("count", malformed.to_string())])),
    }
}

fn one<'a>(
    path: &Path,
    args: &Args,
    games: Games<'_>,
    runners: &mut BTreeMap<&'static str, Runner<'a>>,
) -> Result<Verdict, Trouble> {
    let source = match files::read(path) {
        Err(Trouble::File(name, e)) => {
            let fault = arbiter_catalog::Fault::new(&name, 0, e.to_string());
            return Ok(Verdict::Malformed(vec![fault]));
        }
        read => read?,
    };
    let scene = match parse(&source) {
        Ok(scene) => scene,
        Err(faults) => return Ok(Verdict::Malformed(faults)),
    };
    let key = scene.game.clone().or_else(|| args.game.clone()).or_else(|| game_of(path));
    let game = files::game(games, key.as_deref())?;
    if !runners.contains_key(game.key()) {
        runners.insert(game.key(), Runner::marked_with(game, args.used.tables(game)?)?);
    }
    Ok(runners[game.key()].run(&scene))
}
