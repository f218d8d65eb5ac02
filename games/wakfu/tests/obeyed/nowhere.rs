//! What is followed and must change no table, each with the reason.

pub(crate) const NOWHERE: &[(&str, &str)] = &[];
