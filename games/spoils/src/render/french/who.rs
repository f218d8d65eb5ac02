//! Players, cards and references.

use super::French;
use super::grammar::{Gender, de};
use crate::words::{
    Both, Called, Choice, Det, Done, Every, Filter, Group, Noun, Num, Part, Player, Quantity, Ref, Said, To, Who,
};

impl French<'_> {
    /// A player as a subject or behind a preposition.
    pub(super) fn player(&mut self, player: &Player) -> String {
        match player {
            Player::You => "vous".to_owned(),
            Player::Opponent | Player::AnOpponent => "votre adversaire".to_owned(),
            Player::EachOpponent => "chaque adversaire".to_owned(),
            Player::Both(Both::Both) => "les deux joueurs".to_owned(),
            Player::Both(Both::Each) => "chaque joueur".to_owned(),
            Player::Both(Both::Bare) => "les joueurs".to_owned(),
            Player::Winner => "le gagnant".to_owned(),
            Player::Loser => "le perdant".to_owned(),
            Player::Any => "un joueur".to_owned(),
            Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) => match (said.det, &said.noun) {
                (_, Noun::Opponent) => "cet adversaire".to_owned(),
                _ => "ce joueur".to_owned(),
            },
            Player::Controller(who) => format!("le contrôleur {}", de(&self.who(who))),
            Player::Owner(who) => format!("le propriétaire {}", de(&self.who(who))),
        }
    }

    /// `votre main`, `la main de votre adversaire`, `sa main`
    pub(super) fn owned(&mut self, noun: &str, feminine: bool, player: &Player) -> String {
        let gender = Gender { feminine, many: false };
        match player {
            Player::You => format!("votre {noun}"),
            Player::Any => format!("{} {noun}", gender.a()),
            Player::Both(_) => format!("leur {noun}"),
            Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) if said.det == Det::It => {
                format!("{} {noun}", if feminine { "sa" } else { "son" })
            }
            other => format!("{} {noun} {}", gender.the(), de(&self.player(other))),
        }
    }

    /// A noun phrase, as an object.
    pub(super) fn who(&mut self, who: &Who) -> String {
        match who {
            Who::This => "cette carte".to_owned(),
            Who::Attached(kinds) => {
                let gender = Gender { feminine: self.kinds_gender(*kinds), many: false };
                format!(
                    "{} {} attaché{}",
                    gender.the(),
                    self.kinds(*kinds, crate::words::Join::Or, false),
                    gender.ending()
                )
                .replace("le objet", "l'objet")
            }
            Who::Host(inner) => format!("le personnage auquel {} est attachée", self.who(inner)),
            Who::Ref(r) => self.reference(r),
            Who::A(filter) => {
                self.event = self.gender(filter, false);
                self.one(filter)
            }
            Who::All(group) => self.group(group),
            Who::Choose(choice) => self.choice(choice),
            Who::Faction(Player::Both(_)) => "chaque faction".to_owned(),
            Who::Faction(player) => self.owned("faction", true, player),
            Who::Pile(player) => self.owned("pile de défausse", true, player),
            Who::Several(all) => all.iter().map(|w| self.who(w)).collect::<Vec<_>>().join(" et "),
        }
    }

    fn gender_of(&self, to: &To) -> Gender {
        match to {
            To::Slot(s) | To::Cost(s) | To::Rest(s) => self.slots.get(s).copied().unwrap_or_default(),
            To::Event | To::EventOther => self.event,
            To::Slots(_) | To::Each => Gender { feminine: false, many: true },
            To::Attached | To::Source(_) => Gender::default(),
            To::This => Gender { feminine: true, many: false },
        }
    }

    fn reference(&mut self, r: &Ref) -> String {
        let Said { det, done, noun, many } = &r.said;
        if *det == Det::It {
            return match r.to {
                To::This => "cette carte".to_owned(),
                ref to => Gender { many: *many, ..self.gender_of(to) }.this_one().to_owned(),
            };
        }
        let gender = Gender { feminine: self.noun_gender(noun), many: *many };
        if let (Noun::Kinds(kinds), Det::The | Det::That, false) = (noun, det, *many)
            && kinds.bits().count_ones() > 1
        {
            return self.each_kind(&Filter { kinds: *kinds, ..Filter::default() }, true, "");
        }
        let word = self.noun_word(noun, *many);
        let done = done.map_or_else(String::new, |d| format!(" {}{}", done_word(d), gender.ending()));
        let text = match det {
            Det::The | Det::It => format!("{} {word}{done}", gender.the()),
            // `cette carte` alone is the card that speaks.
            Det::That if *noun == Noun::Card && !*many && done.is_empty() => "cette carte-là".to_owned(),
            Det::That => format!("{} {word}{done}", gender.that()),
            Det::TheOther => format!("l'autre {word}"),
            Det::Your => format!("{} {word}", if *many { "vos" } else { "votre" }),
            Det::Opponents => format!("{} {word} de votre adversaire", gender.the()),
            Det::Rest => "le reste".to_owned(),
        };
        text.replace("le objet", "l'objet").replace("ce objet", "cet objet")
    }

    fn noun_gender(&self, noun: &Noun) -> bool {
        match noun {
            Noun::Card | Noun::Subtype(_) | Noun::Ability => true,
            Noun::Kinds(kinds) => self.kinds_gender(*kinds),
            Noun::Player | Noun::Opponent | Noun::Token => false,
        }
    }

    fn noun_word(&self, noun: &Noun, many: bool) -> String {
        use super::filters::plural;
        match noun {
            Noun::Card => plural("carte", many),
            Noun::Kinds(kinds) => self.kinds(*kinds, crate::words::Join::Or, many),
            Noun::Subtype(name) => format!("{} « {} »", plural("carte", many), (self.name)(name)),
            Noun::Ability => plural("compétence", many),
            Noun::Player => plural("joueur", many),
            Noun::Opponent => plural("adversaire", many),
            Noun::Token => plural("jeton", many),
        }
    }

    pub(super) fn group(&mut self, group: &Group) -> String {
        let gender = self.gender(&group.what, true);
        let other = if group.what.other { "autres " } else { "" };
        match group.called {
            Called::Party => format!("le {}", party(group.what.part)),
            Called::Members => format!("tous les {other}membres du {}", party(group.what.part)),
            Called::Plain => match group.every {
                Every::All => {
                    let all = if gender.feminine { "toutes" } else { "tous" };
                    format!("{all} les {other}{}", self.filter(&group.what, true))
                }
                Every::Each => {
                    let other = if group.what.other { "autre " } else { "" };
                    format!("chaque {other}{}", self.filter(&group.what, false))
                }
                Every::The | Every::Bare => format!("les {other}{}", self.filter(&group.what, true)),
            },
        }
    }

    pub(super) fn choice(&mut self, choice: &Choice) -> String {
        let many = !matches!(choice.count, Quantity::Exactly(Num::N(1)) | Quantity::The);
        let gender = self.gender(&choice.what, many);
        self.slots.insert(choice.slot, gender);
        let random = if choice.random { " au hasard" } else { "" };
        let names = if choice.different_names { " de noms différents" } else { "" };
        if let Some(said) = &choice.of {
            let those = de(&self.reference(&Ref { to: To::Slot(0), said: said.clone() }));
            return match &choice.count {
                Quantity::Exactly(n) => format!("{} {those}", self.num(n)),
                Quantity::UpTo(n) => format!("jusqu'à {} {those}", self.num(n)),
                Quantity::OrFewer(n) => format!("au plus {} {those}", self.num(n)),
                _ => format!("un nombre quelconque {those}"),
            };
        }
        let text = match &choice.count {
            Quantity::The => format!("{} {}", gender.the(), self.filter(&choice.what, false)),
            Quantity::Exactly(Num::N(1)) | Quantity::Each(_) => self.one(&choice.what),
            count => {
                let noun = self.others(&choice.what);
                self.quantity(count, gender.feminine, &noun, &noun)
            }
        };
        format!("{text}{names}{random}")
    }

    fn others(&mut self, f: &Filter) -> String {
        let other = if f.other { "autres " } else { "" };
        format!("{other}{}", self.filter(f, true))
    }

    /// A quantity and its noun, in one and many.
    pub(super) fn quantity(&mut self, count: &Quantity, feminine: bool, one: &str, many: &str) -> String {
        let a = if feminine { "une" } else { "un" };
        match count {
            Quantity::Exactly(Num::N(1)) | Quantity::Each(_) => format!("{a} {one}"),
            Quantity::Exactly(n) => format!("{} {many}", self.num(n)),
            Quantity::UpTo(n) => format!("jusqu'à {} {}", self.num(n), if *n == Num::N(1) { one } else { many }),
            Quantity::OrFewer(n) => format!("au plus {} {many}", self.num(n)),
            Quantity::Any => format!("un nombre quelconque {}", de(many)),
            Quantity::All => format!("{} les {many}", if feminine { "toutes" } else { "tous" }),
            Quantity::The => format!("{} {one}", if feminine { "la" } else { "le" }),
        }
    }
}

fn done_word(done: Done) -> &'static str {
    match done {
        Done::Picked => "ciblé",
        Done::Chosen => "choisi",
        Done::Discarded => "défaussé",
        Done::Destroyed => "détruit",
        Done::Damaged => "blessé",
        Done::Removed => "retiré",
        Done::Revealed => "révélé",
        Done::Depleted => "engagé",
        Done::Named => "nommé",
        Done::Remaining => "restant",
    }
}

pub(super) fn party(part: Option<Part>) -> &'static str {
    match part {
        Some(Part::Blocking) => "groupe de défense",
        Some(Part::Opposing) => "groupe opposé",
        Some(Part::WithThis) => "groupe de cette carte",
        Some(Part::YourParty) => "groupe que vous contrôlez",
        _ => "groupe d'attaque",
    }
}
