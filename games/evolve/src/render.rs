//! Words to wording.
//!
//! English follows the published templating, so that wording, words, wording
//! is a round trip; French is the project's own. Both walk the words the same
//! way and remember what pronouns and shortened sentences refer to.

mod english;
mod french;
mod memory;
mod normal;

pub use english::{english, english_lines};
pub use french::{french, french_lines, french_named};
pub use normal::{normal, normal_for};
