//! Looks for texts that break something, by what code each of them reaches.
//!
//! `ARBITER_FUZZ` names the kind of text and `ARBITER_FUZZ_SAMPLES` a folder
//! into which the good ones are written; `cargo xtask fuzz` sets both. The
//! first byte of what is tried picks the game.

#![no_main]

use arbiter_catalog::games;
use arbiter_fuzz::{Kind, Reader};
use libfuzzer_sys::{Corpus, fuzz_target};
use std::sync::OnceLock;

struct Bench {
    kind: Kind,
    readers: Vec<Reader>,
}

static BENCH: OnceLock<Bench> = OnceLock::new();

fuzz_target!(
    init: { BENCH.get_or_init(laid); },
    |data: &[u8]| -> Corpus {
        let bench = BENCH.get_or_init(laid);
        let Some((game, text)) = data.split_first() else { return Corpus::Reject };
        let Ok(text) = std::str::from_utf8(text) else { return Corpus::Reject };
        bench.readers[usize::from(*game) % bench.readers.len()].read(bench.kind, text);
        Corpus::Keep
    }
);

/// The games with their cards, and the samples in their folder.
fn laid() -> Bench {
    let name = std::env::var("ARBITER_FUZZ").expect("ARBITER_FUZZ names a kind of text");
    let kind = Kind::named(&name).expect("ARBITER_FUZZ names a kind of text that there is");
    let readers: Vec<Reader> = games().iter().map(|game| Reader::new(*game).expect("the shipped cards load")).collect();
    if let Some(folder) = std::env::var_os("ARBITER_FUZZ_SAMPLES") {
        for (n, reader) in readers.iter().enumerate() {
            for (m, sample) in reader.samples(kind).iter().enumerate() {
                let bytes = [&[n as u8], sample.as_bytes()].concat();
                let file = std::path::Path::new(&folder).join(format!("{n}-{m}"));
                std::fs::write(file, bytes).expect("the folder for samples can be written");
            }
        }
    }
    Bench { kind, readers }
}
