//! Rules that would never hold of any card.

use super::cards::{CARDS, FIELD, Seen, possible};
use super::{NOT_THERE, Quoted, Said, Spot};
use crate::words::{Ban, Gift, Keyword, Kinds, Passive, Who, Would, Zone};

impl Spot {
    pub(super) fn passive(self, p: &Passive) -> Said {
        // [10.3.4] Off the field only its own price and whether it may be played are read.
        let afar = matches!(
            p,
            Passive::Price { whom: Who::This, .. } | Passive::Cannot { whom: Who::This, what: Ban::BePlayed, .. }
        );
        if !afar {
            self.needs(FIELD, NOT_THERE)?;
        }
        let when = match p {
            Passive::Have { when, .. }
            | Passive::Price { when, .. }
            | Passive::Cannot { when, .. }
            | Passive::DealsMore { when, .. }
            | Passive::TakesLess { when, .. }
            | Passive::TakesPart { when, .. } => when.as_ref(),
            _ => None,
        };
        let place = if afar { Zone::Hand } else { Zone::Field };
        when.map_or(Ok(()), |c| self.reader(Some(place), None).cond(c))?;
        match p {
            Passive::Have { whom, gift, .. } => {
                let whom = self.seen(whom)?;
                whom.on_field()?;
                whom.needs(CARDS, "a leader has no abilities and keeps what it gains")?;
                self.gift(whom, gift, Quoted::ByRule)
            }
            Passive::Price { whom: Who::This, change, .. } => {
                if self.quoted != Quoted::InEx {
                    self.played()?;
                }
                self.reader(Some(Zone::Hand), None).price(change)
            }
            Passive::Price { whom, change, .. } => {
                self.seen(whom)?.needs(CARDS, "a leader is not played")?;
                self.reader(Some(Zone::Field), None).price(change)
            }
            Passive::EntersEngaged => {
                self.played().map_err(|_| "it is on the field already")?;
                self.needs(FIELD, NOT_THERE)
            }
            Passive::IgnoresWard => self.needs(Kinds::FOLLOWER, "only a follower attacks"),
            Passive::Cannot { whom, what, .. } => self.banned(whom, *what),
            // A spell deals its damage from the resolution zone.
            Passive::DealsMore { whom: Who::Each(f), .. } if f.kinds == Kinds::SPELL && f.zone == Zone::Field => Ok(()),
            Passive::DealsMore { whom, .. } => {
                let whom = self.seen(whom)?;
                whom.on_field()?;
                whom.needs(CARDS, "a leader deals no damage")
            }
            Passive::TakesLess { whom, .. } | Passive::TakesPart { whom, .. } => {
                let whom = self.seen(whom)?;
                whom.on_field()?;
                whom.needs(Kinds::FOLLOWER | Kinds::LEADER, "only followers and leaders take damage")
            }
            Passive::Instead { of, then, .. } => {
                self.would(of)?;
                self.instead(of, then)
            }
            Passive::Limit { .. } => Ok(()),
            Passive::AlsoTrait { whom, .. } => self.seen(whom).map(|_| ()),
        }
    }

    fn banned(self, whom: &Who, what: Ban) -> Said {
        if what == Ban::BePlayed && *whom == Who::This {
            return self.played();
        }
        if let (Who::Each(f), Ban::Attack | Ban::AttackLeaders | Ban::AttackFollowers) = (whom, what)
            && f.posture == Some(crate::words::Posture::Engaged)
        {
            return Err("an engaged follower does not attack anyway");
        }
        ban(self.seen(whom)?, what)
    }

    fn would(self, of: &Would) -> Said {
        match of {
            Would::Draw(_) => Ok(()),
            Would::BeDestroyed(w) | Would::Leave(w) => {
                let whom = self.seen(w)?;
                whom.on_field()?;
                whom.needs(FIELD, "this never happens to such a card")
            }
            Would::TakeDamage(w) => {
                let whom = self.seen(w)?;
                whom.on_field()?;
                whom.needs(Kinds::FOLLOWER | Kinds::LEADER, "only followers and leaders take damage")
            }
        }
    }

    /// What a card is given; the quotes are its own then.
    pub(super) fn gift(self, whom: Seen, gift: &Gift, quoted: Quoted) -> Said {
        gift.attack.iter().chain(&gift.defense).try_for_each(|n| match quoted {
            Quoted::ByRule => self.reader(Some(Zone::Field), None).number(n),
            // Those of a verb are read with the verb.
            _ => Ok(()),
        })?;
        if gift.attack.is_some() {
            whom.needs(Kinds::FOLLOWER, "only a follower has attack")?;
        }
        if gift.defense.is_some() {
            whom.needs(Kinds::FOLLOWER | Kinds::LEADER, "only followers and leaders have defense")?;
        }
        gift.keywords.iter().try_for_each(|k| given_keyword(whom, *k))?;
        // What a card in the EX area is given it may have when it is played. [4.8.3.3]
        let played = whom.zone == Some(Zone::Ex);
        let spot = Spot {
            kinds: whom.kinds & if played { CARDS } else { FIELD },
            evolved: false,
            token: false,
            quoted: if played { Quoted::InEx } else { quoted },
        };
        if !gift.abilities.is_empty() {
            whom.needs(CARDS, "only a card is given abilities")?;
        }
        gift.abilities.iter().try_for_each(|a| spot.ability(a))
    }
}

/// Whether a keyword does anything for a card that is given it, or lacks it.
pub(super) fn given_keyword(whom: Seen, k: Keyword) -> Said {
    match k {
        Keyword::Quick => Err("Quick matters where a card is played from"),
        Keyword::Aura | Keyword::Stack => whom.needs(FIELD, "a leader has no keywords"),
        _ => whom.needs(Kinds::FOLLOWER, "only followers attack and are attacked"),
    }
}

/// Whether a prohibition can concern these cards.
pub(super) fn ban(whom: Seen, what: Ban) -> Said {
    match what {
        Ban::BePlayed => {
            whom.needs(CARDS, "a leader is not played")?;
            match whom.zone {
                None | Some(Zone::Hand | Zone::Ex) => Ok(()),
                Some(_) => Err("cards are played from hand and EX area"),
            }
        }
        Ban::Draw => whom.needs(Kinds::LEADER, "players draw cards"),
        Ban::BeAttacked => {
            whom.on_field()?;
            whom.needs(Kinds::FOLLOWER | Kinds::LEADER, "only followers and leaders are attacked")
        }
        Ban::Attack | Ban::AttackLeaders | Ban::AttackFollowers | Ban::Evolve => {
            whom.on_field()?;
            whom.needs(Kinds::FOLLOWER, "only a follower attacks and evolves")
        }
        Ban::BeDestroyed | Ban::BeDestroyedByAbilities | Ban::Leave | Ban::Refresh => {
            whom.on_field()?;
            whom.needs(FIELD, "this never happens to such a card")
        }
    }
}

/// Whether such cards can be counted or tested.
pub(super) fn counted(f: &crate::words::Filter) -> Said {
    possible(f)
}
