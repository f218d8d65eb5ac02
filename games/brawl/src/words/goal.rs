//! Challenges: what must hold of the board for a side. [score.1]

use super::Essence;
use arbiter_text::forms::Word;

/// The condition of a challenge, for the side that scores. [rulings 4.5]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a challenge")]
pub enum Goal {
    /// Control of a zone. [kw.control]
    #[en("control the {0} zone.")]
    #[fr("contrôlez la zone {0}.")]
    Control(Essence),
    /// More of mine than enemies adjacent to the statue of a zone. [B8]
    #[en("more of yours than enemies next to the {0} statue.")]
    #[fr("plus des vôtres que d'ennemis à côté de la statue {0}.")]
    Court(Essence),
    /// Control of at least so many zones.
    #[en("control {0} zones.")]
    #[fr("contrôlez {0} zones.")]
    ControlZones(u8),
    /// One of mine in each zone.
    #[en("one of yours in each zone.")]
    #[fr("un des vôtres dans chaque zone.")]
    InEachZone,
    /// So many of mine on deployment hexes of the enemy.
    #[en("{0} of yours in the enemy deployment zone.")]
    #[fr("{0} des vôtres dans la zone de déploiement ennemie.")]
    OnEnemyDeployment(u8),
    /// So many of mine in the enemy half.
    #[en("{0} of yours in the enemy half.")]
    #[fr("{0} des vôtres dans la moitié ennemie.")]
    InEnemyHalf(u8),
    /// No enemy in my half, and one of mine in theirs.
    #[en("no enemy in your half and one of yours in theirs.")]
    #[fr("aucun ennemi dans votre moitié et un des vôtres dans la leur.")]
    CleanHouse,
    /// Mine adjacent to so many different statues.
    #[en("yours next to {0} statues.")]
    #[fr("les vôtres à côté de {0} statues.")]
    Statues(u8),
    /// So many of mine on trap spaces. [trap.9]
    #[en("{0} of yours on trap spaces.")]
    #[fr("{0} des vôtres sur des cases Piège.")]
    OnTrapSpaces(u8),
    /// So many of mine in one zone.
    #[en("{0} of yours in one zone.")]
    #[fr("{0} des vôtres dans une même zone.")]
    InOneZone(u8),
    /// One enemy adjacent to so many of mine.
    #[en("an enemy next to {0} of yours.")]
    #[fr("un ennemi à côté de {0} des vôtres.")]
    Pincer(u8),
    /// More Battered enemies than Battered mine. [kw.battered]
    #[en("more enemies Battered than yours.")]
    #[fr("plus d'ennemis Mal en point que des vôtres.")]
    MoreBatteredEnemies,
    /// So many of mine in the arena are experienced. [xp.3]
    #[en("{0} of yours in the arena experienced.")]
    #[fr("expérience : {0} des vôtres dans l'arène.")]
    Experienced(u8),
    /// So many enemies on their portal. [B8]
    #[en("{0} of theirs on the portal.")]
    #[fr("{0} des leurs sur le portail.")]
    EnemiesOnPortal(u8),
    /// All mine stand in zones, none adjacent to an enemy.
    #[en("all of yours in zones, none next to an enemy.")]
    #[fr("tous les vôtres dans des zones, aucun à côté d'un ennemi.")]
    OutOfReach,
    /// All mine stand in zones, none Battered.
    #[en("all of yours in zones, none Battered.")]
    #[fr("tous les vôtres dans des zones, aucun Mal en point.")]
    Fresh,
    /// More of mine in the arena than enemies.
    #[en("more of yours in the arena than enemies.")]
    #[fr("plus des vôtres que d'ennemis dans l'arène.")]
    MoreInArena,
    /// Two of mine in one row, at least so far apart, neither on a deployment
    /// hex, no champion or statue between.
    #[en("two of yours in a free row, {0} apart, outside the deployment zones.")]
    #[fr("deux des vôtres sur une ligne libre, à distance {0}, hors des zones de déploiement.")]
    LongLine(u8),
}
