//! A server of our own, in a process that can be killed.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `arbiter serve`. It ends with this value, without mercy.
pub struct Server {
    child: Child,
    base: String,
}

impl Server {
    /// Starts it with this data folder; port 0 takes any free one.
    ///
    /// # Errors
    /// If it does not come up.
    pub fn start(program: &Path, data: &Path, port: u16) -> Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--bot-delay-ms", "0", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let base = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let at = line.find("http://127.0.0.1:")?;
            let rest = &line[at..];
            Some(rest[..rest[7..].find(['/', ' ']).map_or(rest.len(), |n| n + 7)].to_owned())
        });
        // Whoever does not read a pipe stops the writer.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let Some(base) = base else {
            let _ = child.kill();
            bail!("the server ended before it told its address; try `arbiter serve` by hand");
        };
        Ok(Server { child, base })
    }

    /// Its address.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Its port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.base.rsplit(':').next().and_then(|p| p.parse().ok()).unwrap_or(0)
    }

    /// The process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, as a power cut would: nothing is flushed.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
