//! Challenges: what must hold of the board for a side. [score.1]

use super::Essence;
use serde::{Deserialize, Serialize};

/// The condition of a challenge, for the side that scores. [rulings 4.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Control of a zone. [kw.control]
    Control(Essence),
    /// More of mine than enemies adjacent to the statue of a zone. [B8]
    Court(Essence),
    /// Control of at least so many zones.
    ControlZones(u8),
    /// One of mine in each zone.
    InEachZone,
    /// So many of mine on deployment hexes of the enemy.
    OnEnemyDeployment(u8),
    /// So many of mine in the enemy half.
    InEnemyHalf(u8),
    /// No enemy in my half, and one of mine in theirs.
    CleanHouse,
    /// Mine adjacent to so many different statues.
    Statues(u8),
    /// So many of mine on trap spaces. [trap.9]
    OnTrapSpaces(u8),
    /// So many of mine in one zone.
    InOneZone(u8),
    /// One enemy adjacent to so many of mine.
    Pincer(u8),
    /// More Battered enemies than Battered mine. [kw.battered]
    MoreBatteredEnemies,
    /// So many of mine in the arena are experienced. [xp.3]
    Experienced(u8),
    /// So many enemies on their portal. [B8]
    EnemiesOnPortal(u8),
    /// All mine stand in zones, none adjacent to an enemy.
    OutOfReach,
    /// All mine stand in zones, none Battered.
    Fresh,
    /// More of mine in the arena than enemies.
    MoreInArena,
    /// Two of mine in one row, at least so far apart, neither on a deployment
    /// hex, no champion or statue between.
    LongLine(u8),
}
