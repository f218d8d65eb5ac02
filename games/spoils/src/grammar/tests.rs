//! Small texts and what they mean.
