//! `arbiter serve`: the table.

use crate::voice::Voice;
use crate::{Games, Io, Trouble};
use arbiter_server::config::{Chosen, Config, Flags, read};
use arbiter_server::serve::{self, Running};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Where to listen; if this is not said and 7777 is taken, the next free port
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Folder for everything that is kept
    #[arg(long, value_name = "DIR", conflicts_with = "memory")]
    data: Option<PathBuf>,
    /// Keep nothing on disk
    #[arg(long)]
    memory: bool,
    /// Address under which browsers reach this server, as https://play.example
    #[arg(long, value_name = "ORIGIN")]
    public_origin: Vec<String>,
    /// Milliseconds until a bot's answer is seen
    #[arg(long, value_name = "MS")]
    bot_delay_ms: Option<u64>,
    /// What to log: error, warn, info, debug, trace or off
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// Log as JSON, one line each
    #[arg(long)]
    log_json: bool,
    /// Settings from this file; else from arbiter.toml, if it is there
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print the settings as they would be, and stop
    #[arg(long)]
    print_config: bool,
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let wrong = |why: String| Trouble::Said("serve-config", vec![("why", why)]);
    let Chosen { config, listen_asked } = read(&flags(args), args.config.as_deref()).map_err(wrong)?;
    if args.print_config {
        let text = config.to_toml();
        return Ok(io.out.write_all(text.as_bytes())?);
    }
    arbiter_server::logs::init(&config.log, config.log_json).map_err(wrong)?;
    let store = serve::store(&config).map_err(|e| Trouble::Said("serve-store", vec![("why", e.to_string())]))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        // Before anybody knows the address: whoever reads it may already tell it to stop.
        let told = told_to_stop()?;
        let running = serve::start(&config, listen_asked, games, Arc::clone(&store)).await.map_err(of_start)?;
        greet(&config, &running, voice, io)?;
        until_told(running, told, voice, io).await
    });
    // Tasks that still hold the store end here; then it writes what is left.
    runtime.shutdown_timeout(Duration::from_secs(2));
    drop(store);
    done?;
    Ok(writeln!(io.out, "{}", voice.say("serve-stopped", &[]))?)
}

fn flags(args: &Args) -> Flags {
    Flags {
        listen: args.listen,
        data: args.data.clone(),
        memory: args.memory.then_some(true),
        public_origin: args.public_origin.clone(),
        bot_delay_ms: args.bot_delay_ms,
        log: args.log.clone(),
        log_json: args.log_json.then_some(true),
    }
}

fn of_start(trouble: serve::Trouble) -> Trouble {
    match trouble {
        serve::Trouble::Listen(address, e) => {
            Trouble::Said("serve-cannot-listen", vec![("address", address.to_string()), ("why", e.to_string())])
        }
        other => Trouble::Said("serve-store", vec![("why", other.to_string())]),
    }
}

/// The address, and what to do next.
fn greet(config: &Config, running: &Running, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let address = format!("http://{}", running.address);
    writeln!(io.out, "{}", crate::board::bold(&voice.say("serve-ready", &[("address", &address)]), io.colour))?;
    writeln!(io.out, "{}", voice.say("serve-next", &[]))?;
    if config.memory {
        writeln!(io.out, "{}", voice.say("serve-memory", &[]))?;
    } else {
        let data = config.data.display().to_string();
        writeln!(io.out, "{}", voice.say("serve-data", &[("data", &data)]))?;
    }
    if !running.address.ip().is_loopback() && config.public_origin.is_empty() {
        writeln!(io.out, "{}", voice.say("serve-open", &[]))?;
    }
    writeln!(io.out, "{}", voice.say("serve-stop", &[]))?;
    Ok(io.out.flush()?)
}

async fn until_told(
    mut running: Running,
    told: impl Future<Output = ()>,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    tokio::select! {
        ended = running.ended() => return Ok(ended?),
        () = told => {}
    }
    writeln!(io.out, "{}", voice.say("serve-stopping", &[]))?;
    running.stop().await;
    Ok(())
}

/// Ctrl+C, or the word of whoever runs the machine; heard from this call on, not from when it is waited for.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ctrl+C, heard from this call on.
#[cfg(windows)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
