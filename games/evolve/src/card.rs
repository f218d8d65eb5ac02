//! Cards.

/// Primary card type. [2.3.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Leader,
    Follower,
    Amulet,
    Spell,
}
