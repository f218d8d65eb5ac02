//! What is paid.

use super::{Class::Cost as Paid, every};
use arbiter_wakfu::words::Cost;

every!(COSTS: Cost {
    Tap: [],
    FromHand: [],
    FromDiscard: [],
    Pay: [(Paid, "[Neutral]"), (Paid, "[Neutral][Neutral]"), (Paid, "X [Neutral]")],
    Do: [],
    Challenge: [],
});

/// Instructions among costs.
pub(crate) const DONE: super::Words = (
    "Cost",
    &[(
        "Do",
        &[
            (Paid, "Discard one card"),
            (Paid, "Discard up to two cards"),
            (Paid, "Discard X cards"),
            (Paid, "Discard one Ally from your Hand"),
            (Paid, "Discard the top card of your Deck"),
            (Paid, "Destroy one of your Allies"),
            (Paid, "Destroy one of your Zones"),
            (Paid, "Tap one of your Allies"),
            (Paid, "Tap your Hero"),
            (Paid, "Tap X of your Allies"),
            (Paid, "Tap up to two of your Allies"),
            (Paid, "Recycle one card from your Discard"),
            (Paid, "Recycle one Ally from your Discard"),
            (Paid, "Recycle X cards from your Discard"),
            (Paid, "Banish one card from your Discard"),
            (Paid, "Banish one of your Allies"),
            (Paid, "Return one of your Allies to its owner's Hand"),
            (Paid, "Destroy Probe"),
            (Paid, "Banish Probe"),
            (Paid, "Recycle Probe"),
            (Paid, "Tap the Bearer of Probe"),
            (Paid, "Remove one marker from Probe"),
        ],
    )],
);
