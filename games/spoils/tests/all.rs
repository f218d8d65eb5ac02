//! Every test of The Spoils is one program: what they share is compiled once.

mod card_files;
mod decks;
mod forms;
mod language;
mod loader;
mod obeyed;
mod random_words;
mod real_cards;
mod real_games;
mod shipped;
