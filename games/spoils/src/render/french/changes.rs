//! What cards gain, lose, cannot and must.

use super::grammar::{Gender, de, list, si};
use super::{French, keyword};
use crate::words::{Ban, Blank, Change, Every, Gain, Join, Must, Noun, Ref, Rule, Said, To, Who};

impl French<'_> {
    /// A change as a sentence.
    pub(super) fn change(&mut self, change: &Change) -> String {
        let many = several(&change.who);
        let who = self.who(&change.who);
        let mut parts: Vec<String> = Vec::new();
        let mut way = None;
        for gain in &change.gains {
            let (up, text) = self.gain(gain, many);
            let Some(up) = up else {
                parts.push(text);
                continue;
            };
            let verb = match (way == Some(up), up, many) {
                (true, ..) => "",
                (_, true, false) => "gagne ",
                (_, true, true) => "gagnent ",
                (_, false, false) => "perd ",
                (_, false, true) => "perdent ",
            };
            parts.push(format!("{verb}{text}"));
            way = Some(up);
        }
        let more = if change.additional || change.also { " de plus" } else { "" };
        let each = change.each.as_ref().map_or_else(String::new, |n| self.each(n));
        format!("{who} {}{more}{each}", list(&parts, "et"))
    }

    fn gain(&mut self, gain: &Gain, many: bool) -> (Option<bool>, String) {
        match gain {
            Gain::Stat(up, n, stat) => (Some(*up), format!("{} {}", self.num(n), de(self.stat(*stat)))),
            Gain::EitherWay(n, stat) => {
                (None, format!("gagne ou perd, à votre choix, {} {}", self.num(n), de(self.stat(*stat))))
            }
            Gain::Becomes(n, stat) => (None, format!("a {} {}", self.num(n), de(self.stat(*stat)))),
            Gain::Keyword(up, k) => (Some(*up), keyword(*k).to_owned()),
            Gain::Type(up, kinds) => (Some(*up), format!("le type « {} »", self.kinds(*kinds, Join::Or, false))),
            Gain::Subtype(up, name) => (Some(*up), format!("le sous-type « {} »", (self.name)(name))),
            Gain::Text(text) => {
                let text = super::french_named(text, self.name).join(" ");
                (Some(true), format!("« {text} »"))
            }
            Gain::NoText(Blank::Has | Blank::Treat) => {
                let text = if many { "n'ont plus de texte" } else { "n'a plus de texte" };
                (None, text.to_owned())
            }
            Gain::NoText(Blank::LosesOther) => (Some(false), "tout autre texte".to_owned()),
            Gain::TextOf(who) => (Some(true), format!("tout le texte {}", de(&self.who(who)))),
        }
    }

    /// A rule whose subject is a card.
    pub(super) fn predicate(&mut self, rule: &Rule) -> Option<String> {
        let (who, text) = match rule {
            Rule::Ban(who, ban) => (who, self.ban(ban, self.gender_of_who(who))),
            Rule::Must(who, must) => (who, self.must(must, self.gender_of_who(who))),
            Rule::AttacksAtOnce(who) => {
                (who, "peut attaquer même sans avoir été en jeu sous votre contrôle depuis le début du tour".to_owned())
            }
            Rule::AttacksOnce(who) => (who, "ne peut attaquer qu'une fois par tour".to_owned()),
            Rule::BlocksCovert(who) => (who, "peut bloquer les groupes couverts".to_owned()),
            _ => return None,
        };
        let text = if several(who) { text.replacen("peut ", "peuvent ", 1) } else { text };
        Some(format!("{} {text}", self.who(who)))
    }

    /// The gender of a subject.
    fn gender_of_who(&self, who: &Who) -> Gender {
        match who {
            Who::This | Who::Faction(_) | Who::Pile(_) => Gender { feminine: true, many: false },
            Who::Attached(kinds) => Gender { feminine: self.kinds_gender(*kinds), many: false },
            Who::All(group) => self.gender(&group.what, several(who)),
            Who::A(filter) => self.gender(filter, false),
            Who::Ref(r) if r.to == To::This => Gender { feminine: true, many: false },
            Who::Ref(Ref { said: Said { noun: Noun::Kinds(kinds), many, .. }, .. }) => {
                Gender { feminine: self.kinds_gender(*kinds), many: *many }
            }
            _ => Gender { feminine: false, many: several(who) },
        }
    }

    pub(super) fn ban(&mut self, ban: &Ban, gender: Gender) -> String {
        let can = if gender.many { "ne peuvent pas" } else { "ne peut pas" };
        let s = gender.ending();
        match ban {
            Ban::Attack => format!("{can} attaquer"),
            Ban::Block => format!("{can} bloquer"),
            Ban::AttackOrBlock => format!("{can} attaquer ni bloquer"),
            Ban::BeBlocked => format!("{can} être bloqué{s}"),
            Ban::Pick(None) => format!("{can} être ciblé{s}"),
            Ban::Pick(Some(who)) => format!("{can} cibler {}", self.who(who)),
            Ban::BeDestroyed => format!("{can} être détruit{s}"),
            Ban::BeRestored => format!("{can} être restauré{s}"),
            Ban::RestoreRule(_) => {
                format!("{can} être restauré{s} par la règle de restauration de la faction de son contrôleur")
            }
            Ban::NextRestoreRule => {
                format!("{can} être restauré{s} pendant la prochaine règle de restauration de son contrôleur")
            }
            Ban::AttackFaction(player) => format!("{can} attaquer {}", self.owned("faction", true, player)),
            Ban::Draw => format!("{can} piocher de cartes"),
            Ban::Play(filter) => format!("{can} jouer {}", de(&self.filter(filter, true))),
            Ban::Control(who) => format!("{can} prendre le contrôle {}", de(&self.who(who))),
        }
    }

    fn must(&mut self, must: &Must, gender: Gender) -> String {
        let (verb, can) = if gender.many { ("doivent", "peuvent") } else { ("doit", "peut") };
        let can = format!("{} le {can}", si(gender.he()));
        match must {
            Must::Attack => format!("{verb} attaquer {can}"),
            Must::Join => format!("{verb} être dans chaque groupe d'attaque que vous formez"),
            Must::Block | Must::Guard => format!("{verb} bloquer {can}"),
            Must::BlockThat(who) => format!("{verb} bloquer {} {can}", self.who(who)),
        }
    }
}

/// Whether a subject is several.
pub(super) fn several(who: &Who) -> bool {
    match who {
        Who::Ref(Ref { said: Said { many, .. }, .. }) => *many,
        Who::All(group) => group.every != Every::Each && group.called != crate::words::Called::Party,
        Who::Several(_) => true,
        _ => false,
    }
}
