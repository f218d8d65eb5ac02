//! Conditions.

use super::French;
use super::nouns::{feminine, zone_phrase};
use crate::card::Kind;
use crate::words::{Cmp, Cond, Filter, Posture, Whose};

fn cmp(c: Cmp) -> String {
    match c {
        Cmp::AtLeast(n) => format!("au moins {n}"),
        Cmp::AtMost(n) => format!("au plus {n}"),
        Cmp::Exactly(n) => format!("exactement {n}"),
    }
}

impl French<'_> {
    /// `si ...`, `s'il ...`
    pub(super) fn si(&self, cond: &Cond) -> String {
        let text = self.cond(cond);
        if text.starts_with("il ") { format!("s'{text}") } else { format!("si {text}") }
    }

    pub(super) fn cond(&self, cond: &Cond) -> String {
        match cond {
            Cond::Combo(n) => format!("Combo ({n})"),
            Cond::Spellchain(n) => format!("Chaîne de sorts ({n})"),
            Cond::Necrocharge(n) => format!("Nécrocharge ({n})"),
            Cond::Overflow => "Débordement est actif pour vous".to_owned(),
            Cond::Sanguine => "Sanguinaire est actif pour vous".to_owned(),
            Cond::Count(f, c) => self.there_is(f, *c),
            Cond::It(f) => format!("c'est {}", self.one(f, false)),
            Cond::This(f) => format!("{} est {}", self.this(), self.state(f)),
            Cond::Turn(Whose::Your) => "c'est votre tour".to_owned(),
            Cond::Turn(_) => "c'est le tour d'un adversaire".to_owned(),
            Cond::LeaderDefense(Whose::Your, c) => format!("votre leader a {} de défense", cmp(*c)),
            Cond::LeaderDefense(_, c) => format!("un leader adverse a {} de défense", cmp(*c)),
            Cond::MaxPoints(c) => format!("vous avez {} points de jeu maximum", cmp(*c)),
            Cond::Points(c) => format!("vous avez {} points de jeu", cmp(*c)),
            Cond::Counters(name, c) => format!("cette carte a {} marqueurs {}", cmp(*c), self.quoted(name)),
            Cond::Played(c) => format!("vous avez joué {} cartes ce tour-ci", cmp(*c)),
            Cond::Roll(c) => format!("le résultat est {}", cmp(*c)),
            Cond::Not(inner) => format!("il est faux que {}", self.cond(inner)),
        }
    }

    fn there_is(&self, f: &Filter, c: Cmp) -> String {
        match c {
            Cmp::AtLeast(1) => format!("il y a {}", self.one(f, true)),
            Cmp::AtMost(0) => {
                let none = if feminine(f) { "aucune" } else { "aucun" };
                format!("il n'y a {none} {}", self.noun(f, false, true))
            }
            Cmp::AtLeast(n) => format!("il y a au moins {n} {}", self.noun(f, n > 1, true)),
            Cmp::AtMost(n) => format!("il y a au plus {n} {}", self.noun(f, n > 1, true)),
            Cmp::Exactly(n) => format!("il y a exactement {n} {}", self.noun(f, n > 1, true)),
        }
    }

    fn state(&self, f: &Filter) -> String {
        let e = if self.kind == Kind::Follower { "" } else { "e" };
        match (f.posture, f.evolved) {
            (Some(Posture::Engaged), _) => format!("engagé{e}"),
            (Some(Posture::Reserved), _) => format!("redressé{e}"),
            (_, Some(true)) => format!("évolué{e}"),
            (_, Some(false)) => format!("non évolué{e}"),
            _ => zone_phrase(f.zone, f.side),
        }
    }
}
