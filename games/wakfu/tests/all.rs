//! Every test of Wakfu TCG is one program: what they share is compiled once.

mod decks;
mod examples;
mod examples_shown;
mod forms;
mod giving_up;
mod help;
mod language;
mod limited;
mod obeyed;
mod random_games;
mod real_cards;
mod real_games;
mod shipped;
mod teams;
mod views;
