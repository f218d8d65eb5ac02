//! Words back to wording, in English and French.

mod english;
mod normal;

pub use english::{cond_text, english, filter_text};
pub use normal::{normal, same};
