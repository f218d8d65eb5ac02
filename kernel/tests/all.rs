//! Every test of the kernel is one program: what they share is compiled once.

mod instead;
mod reactions;
mod teams;
mod toy;
