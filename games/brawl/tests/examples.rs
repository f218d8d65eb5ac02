//! The worked examples of the book and the derived scenarios, driven by
//! answers alone. They are named as in `rules/brawl.examples.md`.

mod attacks;
mod book;
mod keywords;
mod knockouts;
mod movement;
mod roster;
mod roster_more;
mod turns;
