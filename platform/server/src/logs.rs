//! Logs go to the error stream, as lines for people or as JSON.

use tracing_subscriber::filter::LevelFilter;

/// Begins to log; a second call changes nothing.
///
/// # Errors
/// If there is no such level.
pub fn init(level: &str, json: bool) -> Result<(), String> {
    let level: LevelFilter = level
        .parse()
        .map_err(|_| format!("there is no log level `{level}`: error, warn, info, debug, trace or off"))?;
    let lines = tracing_subscriber::fmt().with_max_level(level).with_target(false).with_writer(std::io::stderr);
    // In tests several servers run in one process; the first one's choice stands.
    let _ = if json { lines.json().try_init() } else { lines.with_ansi(false).try_init() };
    Ok(())
}
