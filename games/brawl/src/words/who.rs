//! Who is spoken of, where, and what must hold.

use super::Essence;
use arbiter_text::forms::{ThisName, Word};

/// Someone.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "someone")]
pub enum Who {
    /// The champion whose card or face it is.
    #[en("{0~}")]
    #[fr("{0~}")]
    This(ThisName),
    /// The target; on a Reaction, the champion it is played on. [react.7]
    #[en("{0~}")]
    #[fr("{0~}")]
    Target(Called),
    /// Every target, allies too. [E6]
    #[en("each <target:s>")]
    #[fr("chaque <cible:s>")]
    EachTarget,
    /// Every target that is an enemy. [E6]
    #[en("each enemy <target:s>")]
    #[fr("chaque <cible:s> ennemie")]
    EachEnemyTarget,
    /// Who attacks.
    #[en("the <attacker:s>")]
    #[fr("l'<attaquant:s>")]
    Attacker,
    /// Allies of this champion, without it. [ally.2]
    #[en("{0}'s <ally:p>", "{0}'s <Ally:p>")]
    #[fr("les <allié:p> de {0}")]
    Allies(ThisName),
    /// Any one of them.
    #[en("an <ally:s>", "an <Ally:s>")]
    #[fr("un <allié:s>")]
    AnAlly,
    /// All champions of the side, this one too.
    #[en("your <champion:p>", "your <Champion:p>")]
    #[fr("vos <champion:p>")]
    YourChampions,
    /// Any one enemy.
    #[en("an <enemy:s>", "an <Enemy:s>")]
    #[fr("un <ennemi:s>")]
    AnEnemy,
    /// All enemies but the targets.
    #[en("all other <enemy:p>", "each other <Enemy:s>")]
    #[fr("tous les autres <ennemi:p>")]
    OtherEnemies,
    /// One enemy adjacent to this champion.
    #[en("one adjacent <enemy:s>", "an adjacent <Enemy:s>")]
    #[fr("un <ennemi:s> adjacent")]
    OneAdjacentEnemy,
    /// One ally adjacent to this champion.
    #[en("one <ally:s> adjacent to {0}", "one of {0}'s adjacent <Ally:p>")]
    #[fr("un <allié:s> adjacent à {0}")]
    OneAdjacentAlly(ThisName),
    /// Each enemy adjacent to this champion. [L33]
    #[en("each adjacent <enemy:s>", "each adjacent <Enemy:s>")]
    #[fr("chaque <ennemi:s> voisin", "chaque <ennemi:s> adjacent")]
    EachAdjacentEnemy,
    /// Each of them that is Battered.
    #[en("each Battered <enemy:s> next to {0}", "each Bloodied <Enemy:s> adjacent to {0}")]
    #[fr("chaque <ennemi:s> Mal en point à côté de {0}", "tous les <ennemi:p> Mal en point adjacents à {0}")]
    EachBatteredAdjacentEnemy(ThisName),
    /// Each of them, and this champion.
    #[en("{0} and each adjacent <enemy:s>")]
    #[fr("{0} et chaque <ennemi:s> adjacent")]
    EachAdjacentEnemyAndThis(ThisName),
    /// Each champion adjacent to the target. [L23]
    #[en("each <champion:s> next to the target", "each <Champion:s> adjacent to the target")]
    #[fr("chaque <champion:s> à côté de la cible", "chaque <champion:s> adjacent à la cible")]
    NextToTarget,
    /// Each enemy adjacent to the target.
    #[en("each <enemy:s> next to the target", "<Enemy:p> adjacent to the target")]
    #[fr("chaque <ennemi:s> à côté de la cible", "les <ennemi:p> adjacents à la cible")]
    EnemiesNextToTarget,
    /// One other champion at most so far from the target. [L23]
    #[en("one other <champion:s> at most {0} from the target", "another <Champion:s> within {0} hexes of the target")]
    #[fr(
        "un autre <champion:s> à {0} au plus de la cible",
        "un autre <champion:s> qui se trouve dans les {0} cases de la cible"
    )]
    OneOtherWithin(u8),
    /// Each enemy that the movement crossed. [L6] [L28]
    #[en("each <enemy:s> crossed", "each <Enemy:s> dashed through", "<Enemy:p> moved through")]
    #[fr(
        "chaque <ennemi:s> traversé",
        "chaque <ennemi:s> traversé par la Course",
        "les <ennemi:p> situés sur la trajectoire du déplacement"
    )]
    EnemiesCrossed,
    /// The first champion that the movement crossed. [L6]
    #[en("the first <champion:s> crossed", "the first <Champion:s> swooped through")]
    #[fr("le premier <champion:s> traversé", "le premier <champion:s> traversé lors de ce Piqué")]
    FirstCrossed,
    /// The enemy that the discarded card belongs to. [L25]
    #[en("the <enemy:s> of that card", "the matching <Enemy:s>")]
    #[fr("l'<ennemi:s> de cette carte", "l'<ennemi:s> correspondant à la carte")]
    Matching,
}

/// How the target is called.
#[derive(Word, Clone, Copy, Debug)]
#[word(says = "the target")]
pub enum Called {
    /// Plainly.
    #[en("the <target:s>")]
    #[fr("la <cible:s>")]
    Plainly,
    /// By a pronoun, where the line speaks of nobody else before: a pronoun for
    /// another is refused and never taken for the target.
    #[en("<it:s>", "<they:p>")]
    #[fr("<elle:s>")]
    It,
}

/// The target is the target: texts that differ in this alone mean the same.
impl PartialEq for Called {
    fn eq(&self, _: &Called) -> bool {
        true
    }
}

impl Eq for Called {}

impl std::hash::Hash for Called {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Who {
    /// The target, plainly.
    pub const TARGET: Who = Who::Target(Called::Plainly);
    /// Whether a pronoun behind it could mean it, or them, instead of the target.
    #[must_use]
    pub fn rivals_target(self) -> bool {
        !matches!(self, Who::This(_) | Who::Target(_) | Who::EachTarget | Who::EachEnemyTarget)
    }
    /// Whether somebody must name one of them.
    #[must_use]
    pub fn is_one(self) -> bool {
        matches!(
            self,
            Who::OneAdjacentEnemy | Who::OneAdjacentAlly(_) | Who::OneOtherWithin(_) | Who::AnAlly | Who::AnEnemy
        )
    }
    /// Whether they stand next to the champion from which all is measured.
    #[must_use]
    pub fn is_beside(self) -> bool {
        matches!(
            self,
            Who::OneAdjacentEnemy
                | Who::OneAdjacentAlly(_)
                | Who::EachAdjacentEnemy
                | Who::EachBatteredAdjacentEnemy(_)
                | Who::EachAdjacentEnemyAndThis(_)
        )
    }
    /// Whether it cannot be told without a target.
    #[must_use]
    pub fn needs_target(self) -> bool {
        matches!(
            self,
            Who::Target(_)
                | Who::EachTarget
                | Who::EachEnemyTarget
                | Who::NextToTarget
                | Who::EnemiesNextToTarget
                | Who::OneOtherWithin(_)
        )
    }
}

/// An ally in the place of this champion. [L26]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "an ally")]
#[en("an ally of {0}", "one of {0}'s <Ally:p> instead of her")]
#[fr("un allié de {0}", "un allié à la place de {0}")]
pub struct Mate(pub ThisName);

/// Whom a card aims at, where it is not an enemy. [target.1] [E13]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "whom a card aims at")]
pub enum Aim {
    /// An ally, so not the champion itself. [ally.2]
    #[en("an <ally:s>")]
    #[fr("un <allié:s>")]
    Ally,
    /// Anybody else, friend or foe.
    #[en("any other <champion:s>")]
    #[fr("n'importe quel autre <champion:s>")]
    Anyone,
}

/// Where a trap can be moved. [L24]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "where a trap goes")]
pub enum Space {
    /// A trap space without champion and trap.
    #[en("an empty trap space", "any free trap hex")]
    #[fr("une case Piège vide", "n'importe quelle case Piège libre")]
    EmptyTrapSpace,
}

/// A hex.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a hex")]
pub enum Where {
    /// Next to any one of these. [L16]
    #[en("next to {0}", "adjacent to {0}")]
    #[fr("à côté de {0}", "sur une case adjacente à {0}", "sur une case adjacente à celle de {0}")]
    NextTo(Who),
    /// Where the target stood before the text began. [L32]
    #[en("where the target stood", "in the target's original hex")]
    #[fr("là où se tenait la cible", "dans la case d'origine de la cible")]
    TargetsHex,
}

/// A condition. [L2]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a condition")]
pub enum Cond {
    /// At most half of the life is left. [kw.battered]
    #[en("{0:sub~} <be:fin> Battered", "{0:sub~} <be:fin> Bloodied")]
    #[fr("{0:sub~} <être:fin> Mal en point")]
    Battered(Who),
    /// On the experienced face. [xp.3]
    #[en("{0:sub~} <be:fin> experienced")]
    #[fr("{0:sub~} <être:fin> <expérimenté~>")]
    Experienced(Who),
    /// On a trap space, printed or by a token. [trap.9]
    #[en("{0:sub~} <be:fin> on a trap space", "{0:sub~} <be:fin> on a trap hex", "{0:sub~} <be:fin> in a trap hex")]
    #[fr(
        "{0:sub~} <être:fin> sur une case Piège",
        "{0:sub~} <se trouver:fin> sur une case Piège",
        "{0:sub~} <se trouver:fin> dans une case Piège"
    )]
    OnTrapSpace(Who),
    /// Next to each other.
    #[en("{0:sub~} <be:fin> adjacent to {1}")]
    #[fr("{0:sub~} <être:fin> <adjacent~> à {1}")]
    Adjacent(Who, Who),
    /// Not next to each other.
    #[en("{0:sub~} <be:fin> not adjacent to {1}")]
    #[fr("{0:sub~} ne <être:fin> pas <adjacent~> à {1}")]
    NotAdjacent(Who, Who),
    /// In one row. [row.1]
    #[en("{0:sub~} <be:fin> in a row with {1}")]
    #[fr("{0:sub~} <être:fin> sur une ligne avec {1}")]
    SameRow(Who, Who),
    /// In a zone.
    #[en("{0:sub~} <be:fin> in the {1} zone")]
    #[fr("{0:sub~} <être:fin> dans la zone {1}")]
    InZone(Who, Essence),
    /// Damage was dealt. [L2]
    #[en("damage was dealt")]
    #[fr("des dommages ont été infligés", "au moins un dommage a été infligé")]
    DamageDealt,
    /// The Push left damage over. [L30]
    #[en("the Push hurt the target", "the target is damaged by the Push")]
    #[fr("la Poussée a blessé la cible", "la cible a reçu des dommages à cause de la Poussée")]
    PushHurt,
    /// The attack knocked it out. [L18]
    #[en("the attack knocked {0} out", "{0:sub~} was taken Out of Action by the attack")]
    #[fr("{0:sub~} est tombée", "{0:sub~} a été mise Hors de combat par l'attaque")]
    FellToAttack(Who),
    /// It was not knocked out. [L19]
    #[en("{0:sub~} did not fall", "{0:sub~} was not taken Out of Action")]
    #[fr("{0:sub~} n'est pas tombée", "{0:sub~} n'a pas été mise Hors de combat")]
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
