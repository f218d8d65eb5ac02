//! Places in a zone with an order.

use serde::{Deserialize, Serialize};

/// A place in a zone with an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum End {
    Top,
    Bottom,
}
