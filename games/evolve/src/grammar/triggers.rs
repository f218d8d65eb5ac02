//! Events that automatic abilities wait for.

use super::Parser;
use super::amounts::hand;
use super::filters::Noun;
use super::lines::this_filter;
use crate::words::{Filter, Origin, Phase, Side, Trigger, Whose, Zone};

/// What is asked for where another place is named than the event says.
const PLACE: &str = "no other place than the one that is meant";

impl Parser<'_> {
    /// `your main phase`, `each opponent's end phase`; with `next`: `your next main phase`
    pub(super) fn phase(&mut self, next: bool) -> Option<Trigger> {
        let whose = match self.c.one_of(&["your", "each opponent's", "your opponent's", "each player's", "each"])? {
            0 => Whose::Your,
            1 | 2 => Whose::Opponent,
            _ => Whose::Each,
        };
        if next {
            self.c.word("next")?;
        }
        let phase = match self.c.one_of(&["main phase", "end phase"])? {
            0 => Phase::Main,
            _ => Phase::End,
        };
        Some(Trigger::StartOf(phase, whose))
    }

    /// What stands behind `whenever` or `when`.
    pub(super) fn event(&mut self) -> Option<Trigger> {
        let rules: [fn(&mut Self) -> Option<Trigger>; 4] =
            [Self::of_player, Self::of_leader, Self::of_card, Self::of_state];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    fn of_state(&mut self) -> Option<Trigger> {
        self.cond().map(Trigger::State)
    }

    /// `you play a spell`, `you discard a card`, `each opponent draws a card`
    fn of_player(&mut self) -> Option<Trigger> {
        let who = self.player()?;
        let side = match who {
            Whose::Your => Side::Yours,
            Whose::Opponent => Side::Enemy,
            Whose::Each => Side::Any,
        };
        let at = self.c.one_of(&["plays", "play", "draws", "draw", "discards", "discard"])?;
        let other = self.c.one_of(&["another", "an", "a"])? == 0;
        let mut f = self.noun_at(Zone::Hand, side)?;
        f.other |= other;
        match at {
            0 | 1 => Some(Trigger::Plays(who, f)),
            2 | 3 => (f == Filter { side, ..hand() }).then_some(Trigger::Draws(who)),
            _ => Some(Trigger::Discarded(f)),
        }
    }

    fn of_leader(&mut self) -> Option<Trigger> {
        let who = match self.c.one_of(&["your leader", "an enemy leader", "a leader"])? {
            0 => Whose::Your,
            1 => Whose::Opponent,
            _ => Whose::Each,
        };
        match self.c.one_of(&["loses defense", "loses [defense]", "gains defense", "gains [defense]"])? {
            0 | 1 => Some(Trigger::LeaderLoses(who)),
            _ => Some(Trigger::LeaderGains(who)),
        }
    }

    fn of_card(&mut self) -> Option<Trigger> {
        let (filter, place) = self.watched()?;
        type Make = fn(Filter) -> Trigger;
        let simple: [(&str, Make); 10] = [
            ("leaves the field", Trigger::Leaves),
            ("is destroyed", Trigger::Destroyed),
            ("is put from the field into the cemetery", Trigger::Buried),
            ("is put from your field into the cemetery", |f| Trigger::Buried(Filter { side: Side::Yours, ..f })),
            ("attacks", Trigger::Attacks),
            ("evolves", Trigger::Evolves),
            ("takes damage", |whom| Trigger::Damaged { whom, ability_only: false }),
            ("takes ability damage", |whom| Trigger::Damaged { whom, ability_only: true }),
            ("becomes engaged", Trigger::Engaged),
            ("is discarded", Trigger::Discarded),
        ];
        if let Some((_, make)) = simple.into_iter().find(|(words, _)| self.c.words(words).is_some()) {
            let trigger = make(filter);
            let there = matches!(&trigger, Trigger::Discarded(f) if place.is_some_and(|z| (z, f.side) != (Zone::Hand, Side::Yours)));
            return if there { self.c.expect(PLACE) } else { Some(trigger) };
        }
        if place.is_some() {
            return self.c.expect(PLACE);
        }
        let side = match self.c.one_of(&[
            "is put onto your field",
            "is put onto an opponent's field",
            "is put onto the field",
        ])? {
            0 => Side::Yours,
            1 => Side::Enemy,
            _ => filter.side,
        };
        let origin =
            match self.c.one_of(&["from your", "from somewhere other than your", "from anywhere other than your"]) {
                None => Origin::Anywhere,
                Some(at) => {
                    let zones = [
                        ("hand", Zone::Hand),
                        ("ex area", Zone::Ex),
                        ("cemetery", Zone::Cemetery),
                        ("deck", Zone::Deck),
                    ];
                    let (_, zone) = zones.into_iter().find(|(n, _)| self.c.words(n).is_some())?;
                    if at == 0 { Origin::From(zone) } else { Origin::OtherThan(zone) }
                }
            };
        Some(Trigger::Enters(Filter { side, ..filter }, origin))
    }

    /// `this follower`, `another Pixie follower`, `one of your followers`; and the
    /// place that was named with it.
    fn watched(&mut self) -> Option<(Filter, Option<Zone>)> {
        if self.this().is_some() {
            return Some((this_filter(), None));
        }
        let at = self.c.one_of(&["another", "one of your", "an", "a"])?;
        let Noun { filter: mut f, zoned, .. } = self.noun()?;
        f.other |= at == 0;
        if at == 1 {
            f.side = Side::Yours;
        }
        let place = zoned.then_some(f.zone);
        Some((f, place))
    }
}
