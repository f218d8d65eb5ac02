//! Every test of what holds for every game is one program: what they share is compiled once.

mod battery;
mod brawl;
mod docs;
mod evolve;
mod judge;
mod lessons;
mod liar;
mod plays;
mod questions;
mod replays;
mod scene;
mod scenes;
mod spoils;
mod strange;
mod wakfu;
mod wordings;
mod words;
