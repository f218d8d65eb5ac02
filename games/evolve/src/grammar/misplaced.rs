//! Texts that are understood but say nothing where they stand: no table would
//! ever be changed by them, so they are refused. [10.3.4] [10.3.5]

mod cards;
mod costs;
mod endings;
mod instead;
mod lines;
mod rules;
mod triggers;

use crate::card::Kind;
use crate::lower::spoken::implied;
use crate::words::{Ability, Keyword, Kinds, Line, Trigger, Would, Zone};
use cards::Seen;

/// Nothing, or why a text would never be followed.
type Said = Result<(), &'static str>;

const NOT_THERE: &str = "a spell is never on the field";
const NOT_PLAYED: &str = "the card that has this text is not played";

/// Why an ability of a card would never be followed.
pub(super) fn on_card(card: &super::Context, ability: &Ability) -> Option<&'static str> {
    let kinds = match card.kind {
        Kind::Leader => Kinds::LEADER,
        Kind::Follower => Kinds::FOLLOWER,
        Kind::Amulet => Kinds::AMULET,
        Kind::Spell => Kinds::SPELL,
    };
    let spot = Spot { kinds, evolved: card.evolved, token: card.token, quoted: Quoted::No };
    spot.ability(ability).err()
}

/// Whether a text stands in quotes, and who gives it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quoted {
    No,
    /// A rule, for as long as it holds: a card may have it when it enters.
    ByRule,
    /// A verb: the card is on the field already.
    ByVerb,
    /// A verb: the card lies in the EX area, where it may be played from.
    InEx,
}

/// What kind of card has a text.
#[derive(Clone, Copy)]
struct Spot {
    kinds: Kinds,
    evolved: bool,
    token: bool,
    quoted: Quoted,
}

/// Someone reads a text: what `this card` and `it` are, and what has been told.
struct Reader {
    spot: Spot,
    /// Where this card is while the text is followed, if that is sure.
    this: Option<Zone>,
    /// What `it` means.
    it: Option<Seen>,
    /// What was selected last.
    chosen: Option<Seen>,
    /// What it meant before the last verb, which `... instead` takes the place of.
    prior: Option<Seen>,
    /// `it` is several cards.
    many: bool,
    /// `it` is only what the event implies: this card is it once it was spoken of.
    implied: bool,
    /// The event has an amount: `that much`.
    amount: bool,
    rolled: bool,
    looked: bool,
    /// `it` was selected, and nothing was divided among those yet.
    selected: bool,
    /// Some line stands before this one.
    begun: bool,
}

impl Spot {
    fn is(self, kind: Kinds) -> bool {
        self.kinds.intersects(kind)
    }

    fn printed(self) -> bool {
        self.quoted == Quoted::No
    }

    fn reader(self, this: Option<Zone>, it: Option<Seen>) -> Reader {
        Reader {
            spot: self,
            this,
            it,
            chosen: None,
            prior: it,
            many: false,
            implied: false,
            amount: false,
            rolled: false,
            looked: false,
            selected: false,
            begun: false,
        }
    }

    fn ability(self, ability: &Ability) -> Said {
        match ability {
            Ability::Keyword(_) if !self.printed() => Err("a keyword is given without quotes"),
            Ability::Keyword(k) => self.keyword(*k),
            Ability::Evolve { .. } if !self.printed() => Err("an evolve ability is printed, not given"),
            Ability::Evolve { only_if, .. } => {
                self.needs(Kinds::FOLLOWER, "only a follower evolves")?;
                let r = self.reader(Some(Zone::Field), None);
                only_if.iter().try_for_each(|c| r.cond(c))
            }
            Ability::Activated(a) => {
                self.needs(Kinds::FOLLOWER | Kinds::AMULET, NOT_THERE)?;
                let mut r = self.reader(Some(Zone::Field), None);
                a.only_if.iter().try_for_each(|c| r.cond(c))?;
                r.pay(&a.costs)?;
                r.lines(&a.lines)
            }
            Ability::Automatic(a) => a.heads.iter().try_for_each(|head| {
                self.trigger(head)?;
                let mut r = self.told(head);
                r.pay(&a.costs)?;
                r.lines(&a.lines)
            }),
            Ability::Passive(p) => self.passive(p),
            Ability::Spell(lines) => self.reader(Some(Zone::Resolution), None).lines(lines),
            Ability::ExtraCost(costs) => {
                self.played()?;
                self.reader(Some(Zone::Resolution), None).costs(costs)
            }
            Ability::WhenPlaying { costs, price } => {
                self.played()?;
                let r = self.reader(Some(Zone::Resolution), None);
                r.costs(costs)?;
                r.price(price)
            }
            Ability::DeckCopies(_) if self.token => Err("a token is in no deck"),
            Ability::DeckCopies(_) if !self.printed() => Err("decks are made before the game"),
            Ability::DeckCopies(_) => Ok(()),
        }
    }

    fn needs(self, kind: Kinds, why: &'static str) -> Said {
        if self.is(kind) { Ok(()) } else { Err(why) }
    }

    /// The card that has this text is played from hand or EX area with it.
    fn played(self) -> Said {
        if self.evolved || !self.printed() { Err(NOT_PLAYED) } else { Ok(()) }
    }

    fn keyword(self, k: Keyword) -> Said {
        match k {
            Keyword::Quick => self.played(),
            Keyword::Aura | Keyword::Stack => self.needs(Kinds::FOLLOWER | Kinds::AMULET, NOT_THERE),
            _ => self.needs(Kinds::FOLLOWER, "only followers attack and are attacked"),
        }
    }

    /// The reader of what follows an event.
    fn told(self, head: &Trigger) -> Reader {
        let this = match head {
            Trigger::LastWords => Some(Zone::Cemetery),
            Trigger::Discarded(f) if f.this => Some(Zone::Cemetery),
            Trigger::Leaves(f) | Trigger::Destroyed(f) | Trigger::Buried(f) if !f.other => None,
            // [10.3.5] Its text works on the field only.
            _ if self.is(Kinds::SPELL) => Some(Zone::Cemetery),
            _ => Some(Zone::Field),
        };
        let amount = matches!(
            head,
            Trigger::Damaged { .. } | Trigger::LeaderLoses(_) | Trigger::LeaderGains(_) | Trigger::Draws(_)
        );
        Reader { amount, implied: implied(head), ..self.reader(this, self.subject(head)) }
    }

    /// What happens instead of something.
    fn instead(self, of: &Would, then: &[crate::words::Verb]) -> Said {
        let it = match of {
            Would::Draw(_) => None,
            Would::BeDestroyed(w) | Would::Leave(w) | Would::TakeDamage(w) => Some(self.seen(w)?),
        };
        let amount = matches!(of, Would::TakeDamage(_));
        let mut r = Reader { amount, ..self.reader(Some(Zone::Field), it) };
        r.lines(&[Line::Do(then.to_vec())])
    }
}
