//! Every test of Super Fantasy Brawl is one program: what they share is compiled once.

mod arena;
mod drafts;
mod examples;
mod forms;
mod help;
mod keys;
mod loader;
mod obeyed;
mod random_games;
mod real_cards;
mod shipped;
mod stage;
mod teams;
mod views;
