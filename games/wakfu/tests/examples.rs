//! Worked examples of the book, played through answers; see
//! `rules/wakfu.examples.md`.

#[allow(dead_code, reason = "each test uses a part of it")]
mod scene;

mod battle;
mod play;
mod rulings;
mod values;
mod words;
