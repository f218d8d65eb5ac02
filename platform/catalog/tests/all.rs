//! Every test of the catalog is one program: what they share is compiled once.

mod brawl;
mod evolve;
mod explain;
mod foresee;
mod headings;
mod packs;
mod places;
mod spoils;
mod wakfu;
