//! `arbiter serve` as a process of its own.

#![cfg(unix)]

use crate::common;

use common::{arbiter as inside, folder};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn arbiter(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(args).env_remove("LC_ALL").env("LANG", "en_GB.UTF-8").env("ARBITER_LOG", "warn");
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).current_dir(std::env::temp_dir());
    command
}

/// A server and the address it printed.
struct Server {
    process: Child,
    address: String,
    said: BufReader<std::process::ChildStdout>,
}

impl Server {
    fn start(command: &mut Command) -> Self {
        let mut process = command.spawn().expect("it starts");
        let mut said = BufReader::new(process.stdout.take().expect("it speaks"));
        let mut line = String::new();
        said.read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}")).trim().to_owned();
        Server { process, address, said }
    }

    fn get(&self, path: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).expect("it listens");
        write!(socket, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("it listens");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks it to stop; what it said and how it ended.
    fn stop(mut self) -> (String, Option<i32>) {
        let id = self.process.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &id]).status().expect("there is a kill");
        assert!(killed.success());
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).expect("its words");
        (rest, self.process.wait().expect("it ends").code())
    }
}

fn on(data: &Path) -> Command {
    arbiter(&["serve", "--listen", "127.0.0.1:0", "--data", &data.display().to_string()])
}

#[test]
fn it_greets_serves_and_stops_when_told() {
    let data = folder("serve");
    let server = Server::start(&mut on(&data));
    assert!(server.get("/api/health").contains("\"rules\""));
    assert!(server.get("/api/games").contains("\"evolve\""));
    // A second server on the same folder is told why it cannot.
    let second = on(&data).output().expect("it runs");
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("in use by another server"), "{second:?}");
    let (said, code) = server.stop();
    assert!(said.contains("choose a game") && said.ends_with("Stopped.\n"), "{said}");
    assert_eq!(code, Some(0));
    // The folder is free again, and French people are greeted in French.
    let server = Server::start(on(&data).env("LANG", "fr_FR.UTF-8"));
    assert!(server.get("/api/health").contains("\"rules\""));
    let (said, code) = server.stop();
    assert!(said.contains("Ouvrez cette adresse"), "{said}");
    assert_eq!(code, Some(0));
    // Told to stop the moment its address is known, it still ends as it should.
    let (said, code) = Server::start(&mut on(&data)).stop();
    assert!(said.ends_with("Stopped.\n"), "{said}");
    assert_eq!(code, Some(0));
}

#[test]
fn flags_beat_the_environment_which_beats_the_file() {
    let dir = folder("config");
    let file = dir.join("c.toml");
    std::fs::write(&file, "listen = \"127.0.0.1:1\"\nbot_delay_ms = 1\nmax_tables = 5\n").expect("written");
    let file = file.display().to_string();
    let print = |more: &[&str], env: &[(&str, &str)]| {
        let args: Vec<&str> =
            ["serve", "--print-config", "--config", &file].into_iter().chain(more.iter().copied()).collect();
        let out = arbiter(&args).envs(env.iter().copied()).output().expect("it runs");
        assert!(out.status.success(), "{out:?}");
        String::from_utf8(out.stdout).expect("text")
    };
    let plain = print(&[], &[]);
    assert!(plain.contains("listen = \"127.0.0.1:1\"") && plain.contains("max_tables = 5"), "{plain}");
    let env = [("ARBITER_LISTEN", "127.0.0.1:2"), ("ARBITER_PUBLIC_ORIGIN", "https://a.example, https://b.example")];
    let text = print(&[], &env);
    assert!(text.contains("127.0.0.1:2\""), "{text}");
    assert!(text.contains("\"https://a.example\"") && text.contains("\"https://b.example\""), "{text}");
    let text = print(&["--listen", "127.0.0.1:3", "--bot-delay-ms", "7"], &env);
    assert!(text.contains("127.0.0.1:3\"") && text.contains("bot_delay_ms = 7"), "{text}");
    // What was printed is a file that says the same.
    let again = dir.join("d.toml");
    std::fs::write(&again, &text).expect("written");
    let out =
        arbiter(&["serve", "--print-config", "--config", &again.display().to_string()]).output().expect("it runs");
    assert_eq!(String::from_utf8(out.stdout).expect("text"), text);
}

#[test]
fn wrong_settings_are_told() {
    let said = |args: &[&str]| {
        let out = arbiter(args).output().expect("it runs");
        assert_eq!(out.status.code(), Some(2), "{out:?}");
        String::from_utf8(out.stderr).expect("text")
    };
    assert!(said(&["serve", "--memory", "--log", "loud"]).contains("no log level"));
    let nowhere = inside("serve --config /nowhere.toml", "");
    assert_eq!((nowhere.code, nowhere.out.as_str()), (2, ""));
    assert!(nowhere.err.contains("there is no file"), "{}", nowhere.err);
    assert!(said(&["serve", "--listen", "here"]).contains("invalid"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    assert!(said(&["serve", "--memory", "--listen", &address]).contains("Choose another address"));
}
