//! Words back to wording, in English and French.

mod english;
mod french;
mod normal;

pub use english::{cond_text, english, english_acts, english_option, filter_text};
pub use french::{french, french_acts, french_named, french_option};
pub use normal::{normal, same};
