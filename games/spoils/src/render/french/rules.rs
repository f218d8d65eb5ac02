//! Standing rules.

use super::events::{damage_word, party_word};
use super::grammar::{Gender, cap, de, si, tant_que, to};
use super::{French, Mood};
use crate::words::{Bound, DamageRule, Levy, Must, Player, PriceOf, Replaced, Rule, Sized, Static, Until};

impl French<'_> {
    pub(super) fn standing(&mut self, rule: &Static) -> String {
        let during = match &rule.during {
            Some(cond) => format!("{}, ", tant_que(&self.cond(cond))),
            None => String::new(),
        };
        let body: Vec<String> = rule.rules.iter().map(|r| self.rule(r)).collect();
        let text = cap(&format!("{during}{}", body.join(" et ")));
        if text.ends_with('.') { text } else { format!("{text}.") }
    }

    /// A rule as an instruction that says how long.
    pub(super) fn timed_rule(&mut self, rule: &Rule, until: Until, lead: Option<Until>) -> String {
        match rule {
            Rule::Price { .. } | Rule::Instead(_) => self.rule(rule),
            rule => format!("{}{}", self.rule(rule), self.until(until, lead)),
        }
    }

    pub(super) fn rule(&mut self, rule: &Rule) -> String {
        match rule {
            Rule::Change(change) => self.change(change),
            Rule::Must(_, Must::Guard) => {
                format!("si vous êtes attaqué, {}", self.predicate(rule).unwrap_or_default())
            }
            Rule::PlayerBan(player, ban) => {
                let many = matches!(player, Player::Both(_));
                let text = self.ban(ban, Gender { feminine: false, many });
                let text = if *player == Player::You { text.replacen("ne peut pas", "ne pouvez pas", 1) } else { text };
                format!("{} {text}", self.player(player))
            }
            Rule::Levy { who, pay, to } => {
                let must = match who {
                    Player::You => "devez",
                    Player::Both(_) => "doivent",
                    _ => "doit",
                };
                format!("{} {must} payer {} pour {}", self.player(who), self.num(pay), self.levy(to))
            }
            Rule::Price { of, by, least } => self.price(of, by, *least),
            Rule::Damage(rule) => self.damage_rule(rule),
            Rule::InfluenceLoss(player, by) => {
                let faction = self.owned("faction", true, player);
                format!("si {faction} perd de l'influence, {}", self.amount(by))
            }
            Rule::DrawMore(player, by) => {
                let verb = if *player == Player::You { "piochez" } else { "pioche" };
                format!("si {} {verb} des cartes, {}", self.player(player), self.amount(by))
            }
            Rule::Instead(replaced) => self.replaced(replaced),
            Rule::EntersWithTokens(n) => format!("cette carte entre en jeu avec {} dessus", self.tokens(n)),
            Rule::EntersUnder(player) => format!("cette carte entre en jeu{}", self.under(Some(player))),
            Rule::EntersDepleted => "cette carte entre en jeu engagée".to_owned(),
            Rule::AssignsToTarget(_) => {
                "vous pouvez assigner ses dégâts de combat à la cible de l'attaque au lieu du groupe de défense"
                    .to_owned()
            }
            Rule::DrawsDamage(_) => {
                "tous les dégâts de combat qui pourraient être assignés à cette carte doivent l'être".to_owned()
            }
            Rule::AnyTime(who) => {
                format!("vous pouvez jouer {} chaque fois que vous pourriez jouer une tactique", self.who(who))
            }
            Rule::AnyTimeFor(f) => {
                let noun = self.filter(f, true);
                format!("vous pouvez jouer des {noun} chaque fois que vous pourriez jouer une tactique")
            }
            Rule::NoLoss(_) => "vous ne perdez pas la partie parce que votre faction a 0 point d'influence".to_owned(),
            Rule::NoResponse => "votre adversaire ne peut pas répondre à cette carte".to_owned(),
            Rule::OnlyCostsDestroy => "les cartes ne peuvent être détruites que par des coûts".to_owned(),
            Rule::MustBePicked(who) => format!("tout ce qui peut cibler {} doit la cibler", self.who(who)),
            Rule::PartySize { party, including, size } => {
                let including = match including {
                    Some(who) => format!(" avec {}", self.who(who)),
                    None => String::new(),
                };
                let size = self.bounded("membre", size);
                format!("si un {} est formé{including}, il doit avoir {size}", party_word(*party))
            }
            Rule::TopRevealed(player) => {
                let deck = de(&self.owned("deck", false, player));
                format!("la carte du dessus {deck} est toujours révélée")
            }
            Rule::Control(player, who) => {
                format!("{} {} {}", self.player(player), super::conds::controls(player), self.who(who))
            }
            Rule::ExtraIcons(player, i) => {
                format!("{} {} {} de plus", self.player(player), super::conds::controls(player), super::icons(*i))
            }
            Rule::Ban(..) | Rule::Must(..) | Rule::AttacksAtOnce(_) | Rule::AttacksOnce(_) | Rule::BlocksCovert(_) => {
                self.predicate(rule).unwrap_or_default()
            }
        }
    }

    fn levy(&mut self, levy: &Levy) -> String {
        match levy {
            Levy::Attack => "attaquer".to_owned(),
            Levy::AttackWith(who) => format!("attaquer avec {}", self.who(who)),
            Levy::Play(filter) => format!("jouer {}", self.one(filter)),
            Levy::Use(filter) => format!("utiliser la compétence {}", de(&self.one(filter))),
        }
    }

    fn price(&mut self, of: &PriceOf, by: &Sized, least: Option<u8>) -> String {
        let (verb, n) = match by {
            Sized::Increase(n) => ("augmenter", n),
            Sized::Reduce(n) | Sized::To(n) => ("réduire", n),
        };
        let verb =
            if self.mood == Mood::Infinitive { verb.to_owned() } else { self.in_mood(Mood::Order, |f| f.v(verb)) };
        let plays = |p: &Player| if *p == Player::You { "que vous jouez" } else { "que votre adversaire joue" };
        let of = match of {
            PriceOf::This => "le coût numérique de cette carte".to_owned(),
            PriceOf::Plays(p, f) => format!("le coût numérique des {} {}", self.filter(f, true), plays(p)),
            PriceOf::Next(_) => "le prochain coût numérique que vous payez ce tour-ci".to_owned(),
            PriceOf::NextPlay(p, f) => {
                let noun = self.filter(f, false);
                let next = if self.gender(f, false).feminine { "la prochaine" } else { "le prochain" };
                format!("le coût numérique {} {} ce tour-ci", de(&format!("{next} {noun}")), plays(p))
            }
            PriceOf::Abilities(Player::You) => "le coût numérique des compétences que vous utilisez".to_owned(),
            PriceOf::Abilities(_) => "le coût numérique des compétences que votre adversaire utilise".to_owned(),
        };
        let least = least.map_or_else(String::new, |n| format!(", avec un minimum de {n}"));
        format!("{verb} {of} {}{least}", de(&self.num(n)))
    }

    fn damage_rule(&mut self, rule: &DamageRule) -> String {
        let target = rule.to.as_ref().map_or_else(String::new, |w| format!(" {}", to(&self.who(w))));
        let from = rule.from.as_ref().map_or_else(String::new, |w| format!(" par {}", self.who(w)));
        let during = rule.during.as_ref().map_or_else(String::new, |c| format!(" {}", tant_que(&self.cond(c))));
        let what = match &rule.only {
            Some(Bound::MoreThan(n)) => format!("plus de {} dégâts", self.num(n)),
            _ => damage_word(rule.which).to_owned(),
        };
        format!("si {what} sont infligés{target}{from}{during}, {}", self.amount(&rule.by))
    }

    fn amount(&mut self, by: &Sized) -> String {
        match by {
            Sized::Increase(n) => format!("augmentez la quantité {}", de(&self.num(n))),
            Sized::Reduce(n) => format!("réduisez la quantité {}", de(&self.num(n))),
            Sized::To(n) => format!("réduisez la quantité à {}", self.num(n)),
        }
    }

    fn replaced(&mut self, r: &Replaced) -> String {
        let event = self.event(&r.event);
        let only = r.only_if.as_ref().map_or_else(String::new, |c| format!(" {}", self.cond(c)));
        let instead = match r.may {
            true => {
                let acts = self.in_mood(Mood::Infinitive, |f| f.instructions(&r.instead, Some(&Player::You), None));
                format!("vous pouvez à la place {acts}")
            }
            false => format!("à la place, {}", self.instructions(&r.instead, None, None)),
        };
        if r.next {
            let then = if r.then.is_empty() { String::new() } else { format!(". {}", self.steps(&r.then)) };
            return format!("la prochaine fois que {event} ce tour-ci, {instead}{}", then.trim_end_matches('.'));
        }
        let then = if r.then.is_empty() { String::new() } else { format!(" {}", self.steps(&r.then)) };
        format!("{}{only}, {instead}.{then}", si(&event))
    }
}
