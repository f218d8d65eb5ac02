//! Every test of Evolve is one program: what they share is compiled once.

mod card_files;
mod decks;
mod keys;
mod language;
mod loader;
mod obeyed;
mod random_words;
mod real_cards;
mod real_decks;
mod reasons;
mod shipped;
