//! The table, from the room alone to a whole server on a real port.

mod client;
mod complaints;
mod sim;

mod auth;
mod bad_input;
mod breaking;
mod clocks;
mod elsewhere;
mod fair;
mod hot_seat;
mod http;
mod live;
mod matches;
mod moved;
mod openapi;
mod origins;
mod packs;
mod pages;
mod replays;
mod restart;
mod room;
mod shown;
mod standing;
mod story;
mod strangers;
mod teams;
mod undo;
