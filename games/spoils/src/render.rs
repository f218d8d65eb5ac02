//! Words back to wording, in English and French.

mod english;
mod french;
mod normal;

pub use english::{cond_text, english, filter_text};
pub use french::{french, french_named};
pub use normal::{normal, same};
