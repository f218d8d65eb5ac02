//! What can go wrong with a command, and its exit code.

use crate::{Io, voice::Voice};
use arbiter_catalog::Fault;
use std::io::ErrorKind;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Trouble {
    /// Something is wrong with an input.
    Faults(Vec<Fault>),
    /// A check was made and did not pass; all has been said already.
    Failed,
    /// Something is wrong with an input; all has been said already.
    Wrong,
    /// A file cannot be read or written.
    File(String, std::io::Error),
    /// Reading or writing the terminal or a pipe failed.
    Pipe(std::io::Error),
    /// A sentence of the translation files with its arguments.
    Said(&'static str, Vec<(&'static str, String)>),
}

impl Trouble {
    /// Tells it to the person and gives the exit code.
    pub(crate) fn tell(self, io: &mut Io<'_>, voice: &Voice) -> u8 {
        let text = match self {
            Trouble::Failed => return 1,
            Trouble::Wrong => return 2,
            // The reader of our output has gone, as `head` does: no trouble.
            Trouble::Pipe(e) if e.kind() == ErrorKind::BrokenPipe => return 0,
            Trouble::Pipe(e) => e.to_string(),
            Trouble::Faults(faults) => faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            Trouble::File(name, e) => {
                let key = match e.kind() {
                    ErrorKind::NotFound => "file-missing",
                    ErrorKind::PermissionDenied => "file-forbidden",
                    ErrorKind::IsADirectory => "file-folder",
                    ErrorKind::AlreadyExists => "file-exists",
                    ErrorKind::InvalidData => "file-no-text",
                    _ => "file-trouble",
                };
                voice.say(key, &[("file", &name), ("why", &e.to_string())])
            }
            Trouble::Said(key, args) => {
                let args: Vec<(&str, &str)> = args.iter().map(|(k, v)| (*k, v.as_str())).collect();
                voice.say(key, &args)
            }
        };
        let _ = writeln!(io.err, "{text}");
        2
    }
}

impl From<std::io::Error> for Trouble {
    fn from(e: std::io::Error) -> Self {
        Trouble::Pipe(e)
    }
}

impl From<Vec<Fault>> for Trouble {
    fn from(faults: Vec<Fault>) -> Self {
        Trouble::Faults(faults)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Trouble::Faults(vec![fault])
    }
}
