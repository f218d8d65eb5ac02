//! What is given: numbers, keywords, quoted abilities; and until when.

use super::{Context, Parser, words};
use crate::words::{Ban, Ending, Gift, Keyword};
use arbiter_text::Kind;

impl Parser<'_> {
    /// `Ward`, `Storm`, ...
    pub(super) fn keyword(&mut self) -> Option<Keyword> {
        use Keyword::*;
        let all = [Ward, Storm, Rush, Assail, Intimidate, Drain, Bane, Aura, Quick, Stack];
        let names = ["ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura", "quick", "stack"];
        self.c.one_of(&names).map(|at| all[at])
    }

    /// `[attack]+1/[defense]+1, Rush, and Ward`
    pub(super) fn gift(&mut self) -> Option<Gift> {
        let mut gift = Gift::default();
        self.gift_part(&mut gift)?;
        while self
            .attempt(|p| {
                p.c.one_of(&[", and", "and", ","])?;
                p.gift_part(&mut gift)
            })
            .is_some()
        {}
        Some(gift)
    }

    fn gift_part(&mut self, gift: &mut Gift) -> Option<()> {
        if self.c.icon("attack").is_some() {
            gift.attack = Some(self.signed()?);
            let more = self.attempt(|p| {
                p.c.mark('/')?;
                p.c.icon("defense")?;
                p.signed()
            });
            if more.is_some() {
                gift.defense = more;
            }
            return Some(());
        }
        if self.c.icon("defense").is_some() {
            gift.defense = Some(self.signed()?);
            return Some(());
        }
        if let Some(keyword) = self.keyword() {
            gift.keywords.push(keyword);
            return Some(());
        }
        let quoted = self.c.peek().filter(|t| t.kind == Kind::Quoted)?;
        // Whether its card could follow it is asked of the whole text.
        let context = Context { kind: crate::card::Kind::Follower, ..*self.card };
        match words(&quoted.text, &context) {
            Ok(abilities) => {
                self.c.skip(1);
                gift.abilities.extend(abilities);
                Some(())
            }
            Err(_) => self.c.expect("an ability in quotes"),
        }
    }

    /// `this turn`, `until the start of your next turn`; nothing is `Never`.
    pub(super) fn ending(&mut self) -> Ending {
        match self.c.one_of(&[
            "this turn",
            "until the end of the turn",
            "until end of turn",
            "for the rest of this turn",
            "until the start of your next turn",
            "until the end of your opponent's next turn",
        ]) {
            Some(0..=3) => Ending::ThisTurn,
            Some(4) => Ending::YourNextTurn,
            Some(_) => Ending::OpponentsNextTurn,
            None => Ending::Never,
        }
    }

    /// What stands behind a subject: `can't attack enemy leaders`.
    pub(super) fn ban(&mut self) -> Option<Ban> {
        self.attempt(|p| {
            if p.c
                .one_of(&[
                    "doesn't refresh during its controller's next start phase",
                    "don't refresh during their controller's next start phase",
                ])
                .is_some()
            {
                return Some(Ban::Refresh);
            }
            p.c.one_of(&["can't", "cannot"])?;
            use Ban::*;
            let all = [
                ("attack enemy leaders", AttackLeaders),
                ("attack enemy followers", AttackFollowers),
                ("attack enemies", Attack),
                ("attack", Attack),
                ("be attacked", BeAttacked),
                ("be destroyed by abilities", BeDestroyedByAbilities),
                ("be destroyed", BeDestroyed),
                ("leave the field", Leave),
                ("be played", BePlayed),
                ("evolve", Evolve),
                ("draw cards", Draw),
            ];
            all.into_iter().find(|(n, _)| p.c.words(n).is_some()).map(|(_, b)| b)
        })
    }
}
