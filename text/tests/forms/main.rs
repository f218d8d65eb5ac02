//! One table reads and writes: a made-up game, in two languages.

mod hostile;
mod language;
mod meaning;
mod words;
