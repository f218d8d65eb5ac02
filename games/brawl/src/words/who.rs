//! Who is spoken of, where, and what must hold.

/// Someone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The champion whose card or face it is.
    This,
    /// The target; on a Reaction, the champion it is played on. [react.7]
    Target,
    /// Every target, allies too. [E6]
    EachTarget,
    /// Every target that is an enemy. [E6]
    EachEnemyTarget,
    /// Who attacks.
    Attacker,
    /// Allies of this champion, without it. [ally.2]
    Allies,
    /// All champions of the side, this one too.
    YourChampions,
    /// All enemies.
    Enemies,
    /// All enemies but the targets.
    OtherEnemies,
    /// One enemy adjacent to this champion.
    OneAdjacentEnemy,
    /// One ally adjacent to this champion.
    OneAdjacentAlly,
    /// Each enemy adjacent to this champion. [L33]
    EachAdjacentEnemy,
    /// Each of them that is Battered.
    EachBatteredAdjacentEnemy,
    /// Each of them, and this champion.
    EachAdjacentEnemyAndThis,
    /// Each champion adjacent to the target. [L23]
    NextToTarget,
    /// Each enemy adjacent to the target.
    EnemiesNextToTarget,
    /// One other champion at most so far from the target. [L23]
    OneOtherWithin(u8),
    /// Each enemy that the movement crossed. [L6] [L28]
    EnemiesCrossed,
    /// The first champion that the movement crossed. [L6]
    FirstCrossed,
    /// The enemy that the discarded card belongs to. [L25]
    Matching,
}

impl Who {
    /// Whether somebody must name one of them.
    #[must_use]
    pub fn is_one(self) -> bool {
        matches!(self, Who::OneAdjacentEnemy | Who::OneAdjacentAlly | Who::OneOtherWithin(_))
    }
    /// Whether it cannot be told without a target.
    #[must_use]
    pub fn needs_target(self) -> bool {
        matches!(
            self,
            Who::Target
                | Who::EachTarget
                | Who::EachEnemyTarget
                | Who::NextToTarget
                | Who::EnemiesNextToTarget
                | Who::OneOtherWithin(_)
        )
    }
}

/// A hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// Next to any one of these. [L16]
    NextTo(Who),
    /// Where the target stood before the text began. [L32]
    TargetsHex,
}

/// A condition. [L2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cond {
    /// At most half of the life is left. [kw.battered]
    Battered(Who),
    /// On the experienced face. [xp.3]
    Experienced(Who),
    /// On a trap space, printed or by a token. [trap.9]
    OnTrapSpace(Who),
    /// Next to each other.
    Adjacent(Who, Who),
    /// Not next to each other.
    NotAdjacent(Who, Who),
    /// In one row. [row.1]
    SameRow(Who, Who),
    /// In a zone.
    InZone(Who, super::Essence),
    /// Damage was dealt. [L2]
    DamageDealt,
    /// The Push left damage over. [L30]
    PushHurt,
    /// The attack knocked it out. [L18]
    FellToAttack(Who),
    /// It was not knocked out. [L19]
    DidNotFall(Who),
}

impl Cond {
    /// Whom it is about.
    #[must_use]
    pub fn about(self) -> [Option<Who>; 2] {
        match self {
            Cond::Battered(w) | Cond::Experienced(w) | Cond::OnTrapSpace(w) | Cond::InZone(w, _) => [Some(w), None],
            Cond::FellToAttack(w) | Cond::DidNotFall(w) => [Some(w), None],
            Cond::Adjacent(a, b) | Cond::NotAdjacent(a, b) | Cond::SameRow(a, b) => [Some(a), Some(b)],
            Cond::DamageDealt | Cond::PushHurt => [None, None],
        }
    }
    /// Whether it is about the target.
    #[must_use]
    pub fn on_target(self) -> bool {
        self.about().into_iter().flatten().any(Who::needs_target)
    }
}
