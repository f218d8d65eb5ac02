//! Traits that rules speak of, by the French words that are their keys. [208]

/// [303.4a]
pub const MONSTER: &str = "Monstre";
/// [gl.archmonster]
pub const ARCHMONSTER: &str = "Archimonstre";
/// Spells that need no class. [302.5]
pub const ELEMENTAL: &str = "Élémentaire";
/// Allies that can be captured. [806.4a]
pub const DRAGOTURKEY: &str = "Dragodinde";
/// [401.3]
pub const BONTA: &str = "Bonta";
/// [401.3]
pub const BRAKMAR: &str = "Brâkmar";
/// The Elemental Allies, by name: they cannot attack, block or bear. [303.6]
pub const ELEMENTALS: [&str; 4] = ["Terra", "Aero", "Pyro", "Akwa"];
/// Traits of the rules in English; a trait that is no family is not in the data. [208]
pub const ENGLISH: [(&str, &str); 4] =
    [(MONSTER, "Monster"), (ARCHMONSTER, "Archmonster"), (ELEMENTAL, "Elemental"), (DRAGOTURKEY, "Dragoturkey")];
/// Words of trait lines that are neither families nor classes: a bare one means
/// every card that has it. [208]
pub const SORTS: [&str; 10] =
    ["Parchemin", "Potion", "Quête", "Challenge", "Familier", "Monture", "Bouclier", "Objet", "Invocation", "Boisson"];
/// [302.2]
pub const QUEST: &str = "Quête";
/// [302.3]
pub const CHALLENGE: &str = "Challenge";
/// The twelve classes. [401.1]
pub const CLASSES: [&str; 12] = [
    "Ecaflip", "Sadida", "Eniripsa", "Osamodas", "Iop", "Enutrof", "Crâ", "Sram", "Féca", "Xélor", "Sacrieur",
    "Pandawa",
];
