//! What a card must be: kinds, qualities and numbers.

use super::Class::{Noun, NounX, Part};
use super::{every, text, word};
use crate::language::tables::Host::Action;
use arbiter_wakfu::words::{Adj, Element, KindOf, Measure, Nay, Profession, Sure, Symbols, Trait, Trick};

every!(KINDS: KindOf {
    Ally: [word(Noun, "Ally"), word(Noun, "Ally or Hero")],
    Hero: [word(Noun, "Hero")],
    Equipment: [word(Noun, "Equipment")],
    Zone: [word(Noun, "Zone")],
    Room: [word(Noun, "Room")],
    Weapon: [word(Noun, "Weapon"), word(Part, "Weapon")],
    Armour: [word(Noun, "Armour")],
    Jewel: [word(Noun, "Jewel")],
    Dofus: [word(Noun, "Dofus")],
    Monster: [word(Noun, "Monster")],
    Character: [word(Noun, "Character")],
    Artisan: [word(Noun, "Artisan")],
    Bag: [word(Noun, "Haven Bag")],
    Action: [word(Part, "Action")],
    Spell: [word(Part, "Spell")],
    Card: [word(Noun, "card"), word(Part, "card")],
    Family: [word(Noun, "Mole"), word(Noun, "Cra"), word(Part, "Mole")],
});

every!(ADJS: Adj {
    Element: [word(Noun, "[Air] Ally"), word(Part, "[Fire] card")],
    Either: [word(Noun, "[Air] or [Water] Ally"), word(Part, "[Fire] or [Water] card")],
    Kind: [word(Part, "Ally card"), word(Part, "Equipment card")],
    AnyOf: [word(Part, "Mole or Ally card")],
    Not: [word(Noun, "non-Hero card"), word(Noun, "non-Hero and non-Ally card"), word(Part, "non-Ally card")],
    With: [word(Noun, "with Agility Ally")],
    Without: [word(Noun, "without Agility Ally")],
    NotMonster: [word(Noun, "non-Monster Ally")],
    Unique: [word(Noun, "Unique card")],
    NotUnique: [word(Noun, "non-Unique card"), word(Part, "non-Unique card")],
    Opposing: [word(Noun, "opposing Ally")],
    Tapped: [word(Noun, "tapped Ally")],
    Untapped: [word(Noun, "untapped Ally")],
    Attacking: [word(Noun, "attacking Ally")],
    Blocking: [word(Noun, "blocking Ally")],
    Fighting: [word(Noun, "attacking or blocking Ally")],
    Blocked: [word(Noun, "blocked Ally")],
    Unblocked: [word(Noun, "unblocked Ally")],
    Wounded: [word(Noun, "wounded Ally")],
});

every!(MEASURES: Measure {
    Level: [word(Noun, "Ally of Level 2"), word(Part, "Ally of Level 1")],
    LevelMost: [word(Noun, "Ally of Level 1 or less"), word(Part, "Ally of Level 1 or less")],
    LevelLeast: [word(Noun, "Ally of Level 3 or more"), word(Part, "card of Level 1 or more")],
    LevelEither: [word(Noun, "Ally of Level 1 or 3")],
    LevelX: [word(NounX, "Ally of Level X")],
    LevelMostX: [word(NounX, "Ally of Level X or less")],
    StrengthMostX: [word(NounX, "Ally of Strength X or less")],
    StrengthX: [word(NounX, "Ally of Strength X")],
    StrengthMost: [word(Noun, "Ally of Strength 2 or less"), word(Part, "Ally of Strength 1 or less")],
    StrengthLeast: [word(Noun, "Ally of Strength 3 or more")],
});

every!(TRICKS: Trick {
    Agility: [word(Noun, "with Agility Ally")],
    Giant: [word(Noun, "with Giant Ally"), word(Noun, "without Giant Ally")],
    Tackle: [word(Noun, "with Tackle Ally"), word(Noun, "without Tackle Ally")],
});

every!(NAYS: Nay {
    Hero: [word(Noun, "non-Hero card")],
    Bag: [word(Noun, "non-Haven Bag card")],
    Ally: [word(Noun, "non-Ally card")],
});

every!(SURES: Sure {
    Ally: [word(Part, "Ally card")],
    Equipment: [word(Part, "Equipment card")],
    Zone: [word(Part, "Zone card"), word(Noun, "Zone card")],
    Room: [word(Part, "Room card"), word(Noun, "Room card")],
    Weapon: [word(Part, "Weapon card")],
    Monster: [word(Part, "Monster card")],
    Action: [word(Part, "Action card")],
    Spell: [word(Part, "Spell card")],
});

every!(TRAITS: Trait {
    Kind: [word(Part, "Mole or Ally card")],
    Family: [word(Part, "Mole or Weapon card")],
});

every!(ELEMENTS: Element {
    Air: [word(Noun, "[Air] card")],
    Earth: [word(Noun, "[Earth] card")],
    Fire: [word(Noun, "[Fire] card")],
    Water: [word(Noun, "[Water] card")],
    Neutral: [word(Noun, "[Neutral] card")],
});

every!(PROFESSIONS: Profession {
    Armourer: [word(super::Class::Keyword, "Armourer")],
    Smith: [word(super::Class::Keyword, "Smith")],
    Handyman: [word(super::Class::Keyword, "Handyman")],
    Jeweller: [word(super::Class::Keyword, "Jeweller")],
});

every!(SYMBOLS: Symbols {
    Each: [word(super::Class::Cost, "[Neutral][Neutral]"), word(super::Class::Cost, "[Fire]")],
    X: [word(super::Class::Cost, "X [Neutral]"), text(Action, "X [Neutral]: Draw X cards.", "X [Neutral]: Draw one card.")],
    Of: [word(super::Class::Cost, "2 [Neutral]")],
});
