//! Numbers.

use super::grammar::de;
use super::{French, icon};
use crate::words::{Join, Num, Stat, Var};

impl French<'_> {
    pub(super) fn stat(&self, stat: Stat) -> &'static str {
        match stat {
            Stat::Strength => "force",
            Stat::Life => "vitalité",
            Stat::Speed => "vitesse",
            Stat::Structure => "structure",
            Stat::Cost => "coût numérique",
            Stat::Influence => "influence",
        }
    }

    pub(super) fn var(&self, var: Var) -> &'static str {
        match var {
            Var::X => "X",
            Var::Y => "Y",
        }
    }

    /// `la force`, `le coût numérique`, `l'influence`
    fn the_stat(&self, stat: Stat) -> String {
        match stat {
            Stat::Cost => "le coût numérique".to_owned(),
            Stat::Influence => "l'influence".to_owned(),
            stat => format!("la {}", self.stat(stat)),
        }
    }

    pub(super) fn num(&mut self, num: &Num) -> String {
        match num {
            Num::N(n) => n.to_string(),
            Num::Var(var) => self.var(*var).to_owned(),
            Num::Plus(a, b) if simple(b) => format!("{}+{}", self.num(a), self.num(b)),
            Num::Plus(a, b) => format!("{} plus {}", self.num(a), self.num(b)),
            Num::Minus(a, b) if simple(a) && simple(b) => format!("{}-{}", self.num(a), self.num(b)),
            Num::Minus(a, b) => format!("{} moins {}", self.num(a), self.num(b)),
            Num::Twice(n) => format!("le double {}", de(&self.num(n))),
            Num::Half { of, up } => {
                let way = if *up { "au supérieur" } else { "à l'inférieur" };
                format!("la moitié {}, arrondie {way}", de(&self.num(of)))
            }
            Num::Stat(who, stat) | Num::StatOf(who, stat) => {
                format!("{} {}", self.the_stat(*stat), de(&self.who(who)))
            }
            Num::LastStat(who, stat) => {
                format!("{} {} au moment de sa destruction", self.the_stat(*stat), de(&self.who(who)))
            }
            Num::Printed(who, stat) => format!("{} imprimée {}", self.the_stat(*stat), de(&self.who(who))),
            Num::Tokens(who) => format!("le nombre de jetons sur {}", self.who(who)),
            Num::Count(filter) => format!("le nombre {}", de(&self.filter(filter, true))),
            Num::Held(_, counted) | Num::Done(counted) => {
                let noun = match counted.kinds.is_empty() {
                    true => "cartes".to_owned(),
                    false => self.kinds(counted.kinds, Join::Or, true),
                };
                let e = if self.kinds_gender(counted.kinds) { "es" } else { "s" };
                let verb = match counted.done {
                    crate::words::Done::Depleted => "engagé",
                    crate::words::Done::Destroyed => "détruit",
                    crate::words::Done::Discarded => "défaussé",
                    _ => "retiré",
                };
                format!("le nombre de {noun} {verb}{e} ainsi")
            }
            Num::Icons(i, _) => format!("le nombre de {} que vous contrôlez", icon(*i)),
            Num::Extreme { highest, stat, among } => {
                let which = if *highest { "plus haute" } else { "plus basse" };
                format!("la {which} {} parmi les {}", self.stat(*stat), self.filter(among, true))
            }
            Num::Least(a, b) => format!("le plus petit nombre entre {} et {}", self.num(a), self.num(b)),
            Num::Bid => "l'enchère gagnante".to_owned(),
            Num::Amount => "autant".to_owned(),
            Num::Removed => "le nombre de jetons retirés ainsi".to_owned(),
            Num::Gained => "l'influence gagnée ainsi".to_owned(),
        }
    }

    /// `pour chaque jeton dessus`
    pub(super) fn each(&mut self, num: &Num) -> String {
        match num {
            Num::Tokens(who) => format!(" pour chaque jeton sur {}", self.who(who)),
            Num::Icons(i, _) => format!(" pour chaque {} que vous contrôlez", icon(*i)),
            Num::Count(filter) => format!(" pour chaque {}", self.filter(filter, false)),
            Num::Gained => " pour chaque point d'influence gagné ainsi".to_owned(),
            other => format!(" pour chaque {}", self.num(other)),
        }
    }
}

fn simple(num: &Num) -> bool {
    matches!(num, Num::N(_) | Num::Var(_))
}
