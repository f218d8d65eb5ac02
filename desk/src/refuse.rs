//! Refusing by a clause.

/// Refuses by a clause; the mark is passed where the reason is given.
#[macro_export]
macro_rules! refuse {
    ($clause:literal, $why:expr) => {{
        $crate::kernel::rule!($clause);
        Some($crate::kernel::Illegal { clause: $clause, why: $why })
    }};
}
