//! How the server is set up: defaults, then a file, then the environment, then
//! the command line; the later one wins.

use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use serde::{Deserialize, Deserializer, Serialize};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// How the server is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Folder for everything that is kept.
    pub data: PathBuf,
    /// Keeps nothing on disk.
    pub memory: bool,
    /// Addresses under which browsers reach it besides its own.
    #[serde(deserialize_with = "listed")]
    pub public_origin: Vec<String>,
    /// Milliseconds until a bot's answer is seen.
    pub bot_delay_ms: u64,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// Tables in memory at most.
    pub max_tables: usize,
    /// Tables that one person may have open.
    pub max_tables_each: usize,
    /// Tables that people of one address may have open.
    pub max_tables_address: usize,
    /// Connections at most.
    pub max_sockets: usize,
    /// Connections of one address at most.
    pub max_sockets_address: usize,
    /// A proxy stands before the server and says where requests come from.
    pub forwarded: bool,
    /// What is logged: `error`, `warn`, `info`, `debug`, `trace`, `off`.
    pub log: String,
    /// Logs as JSON, one line each.
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: LISTEN,
            data: home(),
            memory: false,
            public_origin: Vec::new(),
            bot_delay_ms: 400,
            bot_threads: cores.div_ceil(2),
            max_tables: 10_000,
            max_tables_each: 32,
            max_tables_address: 256,
            max_sockets: 10_000,
            max_sockets_address: 256,
            forwarded: false,
            log: "info".to_owned(),
            log_json: false,
        }
    }
}

impl Config {
    /// As a file that says the same.
    #[must_use]
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("settings are plain values")
    }
}

/// Where it listens if nothing else is said.
pub const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7777);

/// What the command line says; what it does not say is `None`.
#[derive(Clone, Debug, Default, Serialize)]
#[expect(missing_docs, reason = "each is the setting of the same name")]
pub struct Flags {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<SocketAddr>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub public_origin: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_delay_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_json: Option<bool>,
}

/// A configuration, and whether somebody chose where it listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The configuration.
    pub config: Config,
    /// The address was asked for: if it is taken, no other one will do.
    pub listen_asked: bool,
}

/// Reads everything that says how the server is set up. A file that is named
/// must be there; `arbiter.toml` in the working folder is read if it is there.
///
/// # Errors
/// What is wrong and where it was said.
pub fn read(flags: &Flags, file: Option<&Path>) -> Result<Chosen, String> {
    let file = match file {
        Some(path) if !path.exists() => return Err(format!("there is no file {}", path.display())),
        Some(path) => Toml::file(path),
        None => Toml::file("arbiter.toml"),
    };
    let said =
        Figment::new().merge(file).merge(Env::prefixed("ARBITER_").only(&NAMES)).merge(Serialized::defaults(flags));
    let listen_asked = said.contains("listen");
    let config =
        Figment::from(Serialized::defaults(Config::default())).merge(said).extract().map_err(|e| e.to_string())?;
    Ok(Chosen { config, listen_asked })
}

/// Settings that the environment may give, as `ARBITER_LISTEN`.
const NAMES: [&str; 14] = [
    "listen",
    "data",
    "memory",
    "public_origin",
    "bot_delay_ms",
    "bot_threads",
    "max_tables",
    "max_tables_each",
    "max_tables_address",
    "max_sockets",
    "max_sockets_address",
    "forwarded",
    "log",
    "log_json",
];

/// A list, or a text with commas as the environment has it.
fn listed<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Listed {
        One(String),
        Many(Vec<String>),
    }
    Ok(match Listed::deserialize(from)? {
        Listed::One(text) => text.split(',').map(|t| t.trim().to_owned()).filter(|t| !t.is_empty()).collect(),
        Listed::Many(list) => list,
    })
}

/// The folder for data that belongs to the person who runs the server.
fn home() -> PathBuf {
    let var = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    folder.map_or_else(|| PathBuf::from("arbiter-data"), |folder| folder.join("arbiter"))
}
