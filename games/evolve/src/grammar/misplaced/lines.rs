//! Sentences: who is meant, what was told before, and whether the verb can act
//! on such a card.

use super::cards::{CARDS, FIELD, Seen};
use super::rules::{ban, counted, given_keyword};
use super::{Quoted, Reader, Said};
use crate::grammar::memory::several;
use crate::lower::spoken::{about_this, brings, names_a_card};
use crate::words::{Amount, Cond, Count, Ending, Kinds, Line, Place, PriceChange, Stat, Trigger, Verb, Who, Zone};

const MOVES: &str = "a leader stays in its zone";

impl Reader {
    pub(super) fn lines(&mut self, lines: &[Line]) -> Said {
        super::instead::of_one_act(lines)?;
        lines.iter().try_for_each(|l| {
            self.line(l)?;
            self.begun = true;
            Ok(())
        })
    }

    /// What stands in the place of the last verb goes on from before that verb;
    /// behind both, `it` is what either spoke of.
    fn line(&mut self, line: &Line) -> Said {
        let instead = matches!(
            line,
            Line::If { instead: true, .. } | Line::Term { instead: true, .. } | Line::EarthRite { instead: true, .. }
        );
        if !instead {
            return self.one(line);
        }
        let (after, prior) = (self.it, self.prior);
        self.it = prior;
        self.one(line)?;
        self.prior = prior;
        self.it = match (self.it, after) {
            (Some(one), Some(other)) => Some(one.or(other)),
            (one, other) => one.or(other),
        };
        Ok(())
    }

    fn one(&mut self, line: &Line) -> Said {
        match line {
            Line::Do(verbs) | Line::May(verbs) => self.verbs(verbs),
            Line::IfYouDo(_) if !self.begun => Err("nothing was done before"),
            Line::IfYouDo(verbs) => self.verbs(verbs),
            Line::If { cond, then, .. } => {
                self.cond(cond)?;
                self.speak_of(cond);
                self.verbs(then)
            }
            Line::Term { then, .. } | Line::EarthRite { then, .. } => self.lines(then),
            Line::Pay { costs, then } => {
                self.pay(costs)?;
                self.lines(then)
            }
            Line::Choose { options, .. } => {
                // [5.17.1.2] No option speaks of what another brought forth.
                let (it, many, implied) = (self.it, self.many, self.implied);
                options.iter().try_for_each(|o| {
                    (self.it, self.many, self.implied) = (it, many, implied);
                    self.lines(o)
                })
            }
            Line::Later { when, then, .. } => {
                match when {
                    Trigger::State(_) => return Err("a state does not happen at a time"),
                    Trigger::Enters(f, _) | Trigger::Discarded(f) if f.this => {
                        return Err("this card has been played already");
                    }
                    _ => (),
                }
                self.spot.event(when)?;
                let told = self.spot.told(when);
                let before = self.it.filter(|_| !names_a_card(when));
                let it = before.map(Seen::anywhere).or(told.it);
                let many = self.many && before.is_some();
                Reader { it, many, ..told }.verbs(then)
            }
        }
    }

    /// Where nothing was spoken of before, `it` is what the condition is about.
    fn speak_of(&mut self, cond: &Cond) {
        let about = match cond {
            Cond::This(_) | Cond::Counters(..) => return self.speak_of_this(),
            Cond::LeaderDefense(..) => Seen::leader(),
            Cond::Not(inner) => return self.speak_of(inner),
            _ => return,
        };
        self.it = self.it.or(Some(about));
    }

    /// The same where this card is spoken of; what an event only implied gives way.
    fn speak_of_this(&mut self) {
        if self.it.is_none() || self.implied {
            (self.it, self.implied) = (Some(self.spot.this(self.this)), false);
        }
    }

    fn verbs(&mut self, verbs: &[Verb]) -> Said {
        super::endings::one_for_all(verbs)?;
        verbs.iter().try_for_each(|v| {
            self.prior = self.it;
            if brings(std::slice::from_ref(v)) {
                (self.many, self.implied) = (several(v), false);
            }
            self.verb(v)
        })
    }

    fn verb(&mut self, verb: &Verb) -> Said {
        crate::resolve::amounts(verb).try_for_each(|n| self.number(n))?;
        let bears = |me: &Self, who: &Who, kinds: Kinds, why: &'static str| {
            me.each(who, &mut |s| {
                s.on_field()?;
                s.needs(kinds, why)
            })
        };
        match verb {
            Verb::Select { what, .. } => {
                counted(what)?;
                (self.it, self.chosen) = (Some(Seen::of(what)), Some(Seen::of(what)));
                self.selected = true;
            }
            // [10.6.2.4] Shares are named for what was selected, once.
            Verb::Damage { divided: true, .. } if !std::mem::take(&mut self.selected) => {
                return Err("a value is divided once, among what was selected");
            }
            Verb::Damage { to, .. } | Verb::PreventNext { whom: to, .. } => {
                bears(self, to, Kinds::FOLLOWER | Kinds::LEADER, "only followers and leaders take damage")?;
            }
            Verb::Give(g) => {
                let spot = self.spot;
                self.each(&g.whom, &mut |s| {
                    // [4.8.3.3] What is applied in the EX area goes along to the field;
                    // numbers of a card in hand are read there.
                    let numbers = g.gift.keywords.is_empty() && g.gift.abilities.is_empty();
                    match s.zone {
                        Some(Zone::Ex) => (),
                        Some(Zone::Hand) if numbers => (),
                        _ => s.on_field()?,
                    }
                    if s.kinds == Kinds::LEADER && g.ending != Ending::Never {
                        return Err("what a leader gains or loses has no end");
                    }
                    spot.gift(s, &g.gift, Quoted::ByVerb)
                })?;
            }
            Verb::Lose { whom, keyword, .. } => {
                bears(self, whom, FIELD, "a leader has no abilities")?;
                if let Some(k) = keyword {
                    self.each(whom, &mut |s| given_keyword(s, *k))?;
                }
            }
            Verb::Change { whom, stat, .. } => {
                let kinds = if *stat == Stat::Defense { Kinds::FOLLOWER | Kinds::LEADER } else { Kinds::FOLLOWER };
                bears(self, whom, kinds, "it has no such number")?;
            }
            Verb::EvolveCost { whom, .. } | Verb::Evolve(whom) => {
                bears(self, whom, Kinds::FOLLOWER, "only a follower evolves")?;
            }
            Verb::Engage(whom) | Verb::Refresh(whom) => {
                bears(self, whom, FIELD, "this never happens to such a card")?;
            }
            Verb::Destroy(whom) => {
                bears(self, whom, FIELD, "this never happens to such a card")?;
                self.gone(whom);
            }
            Verb::Control { whom, .. } => {
                bears(self, whom, FIELD, "this never happens to such a card")?;
                self.each(whom, &mut |s| if s.this { Err("whoever has this text controls it") } else { Ok(()) })?;
            }
            Verb::PutCounters { on: whom, .. } | Verb::RemoveCounters { from: whom, .. } => {
                bears(self, whom, FIELD, "counters lie on cards on the field")?;
            }
            Verb::Transform { whom, .. } => {
                self.each(whom, &mut |s| match s.zone {
                    Some(Zone::Resolution) => Err("nothing takes the place of a spell that is being followed"),
                    _ => s.needs(CARDS, MOVES),
                })?;
                (self.it, self.selected) = (Some(Seen::some(CARDS)), false);
            }
            Verb::Banish { whom, .. } => self.moved(whom, &[Zone::Banished])?,
            Verb::Move { whom, to } => {
                one_place(*to)?;
                self.moved(whom, place(*to))?;
            }
            Verb::Swap(a, b) => {
                let (mut spell, mut field) = (false, false);
                let goes = &mut |s: Seen| {
                    spell |= s.zone == Some(Zone::Resolution);
                    field |= s.zone == Some(Zone::Field);
                    s.needs(CARDS, MOVES)
                };
                self.each(a, goes)?;
                self.each(b, goes)?;
                // [R90]
                if spell && field {
                    return Err("a spell is not put onto a field");
                }
            }
            Verb::Forbid { whom, what, .. } => self.each(whom, &mut |s| ban(s, *what))?,
            Verb::Price { whom, .. } => self.each(whom, &mut |s| match s.zone {
                None | Some(Zone::Hand | Zone::Ex) => s.needs(CARDS, "a leader is not played"),
                Some(_) => Err("cards are played from hand and EX area"),
            })?,
            Verb::NextPrice { what, .. } => {
                counted(what)?;
                Seen::of(what).needs(CARDS, "a leader is not played")?;
            }
            Verb::Look { .. } => {
                self.looked = true;
                self.brought(CARDS, Some(Zone::Deck));
            }
            Verb::Take { what, to, .. } => {
                one_place(*to)?;
                self.seen_before()?;
                counted(what)?;
                Seen::of(what).needs(CARDS, "a leader is in no deck")?;
                self.brought(Seen::of(what).kinds, only(*to));
            }
            Verb::Rest { to, .. } => {
                one_place(*to)?;
                self.seen_before()?;
            }
            Verb::Search { what, .. } | Verb::Discard { what, .. } => {
                let to = if let Verb::Search { to, .. } = verb { *to } else { Place::Cemetery };
                one_place(to)?;
                counted(what)?;
                Seen::of(what).needs(CARDS, "a leader stays in its zone")?;
                self.brought(Seen::of(what).kinds, only(to));
            }
            Verb::TopTo { to, .. } => {
                one_place(*to)?;
                self.brought(CARDS, only(*to));
            }
            Verb::Tokens { to, rest_to_ex, .. } => {
                let there = only(*to).filter(|_| !rest_to_ex);
                self.brought(CARDS, there);
            }
            Verb::RevealTop { .. } => self.brought(CARDS, Some(Zone::Deck)),
            Verb::Roll => self.rolled = true,
            Verb::When(c, inner) => {
                self.cond(c)?;
                self.verb(inner)?;
            }
            Verb::Draw { .. }
            | Verb::Shuffle(_)
            | Verb::MaxPoints { .. }
            | Verb::Recover(_)
            | Verb::EvolutionPoints(_)
            | Verb::AddStack(_)
            | Verb::Win(_)
            | Verb::LoseGame(_) => (),
        }
        // Where nothing was spoken of before, `it` is what the verb was about.
        if about_this(verb) {
            self.speak_of_this();
        }
        Ok(())
    }

    /// A verb brought cards into the text: `it` is those, where they lie now if that is sure.
    fn brought(&mut self, kinds: Kinds, zone: Option<Zone>) {
        (self.it, self.selected) = (Some(Seen { zone, ..Seen::some(kinds) }), false);
    }

    fn seen_before(&self) -> Said {
        if self.looked { Ok(()) } else { Err("no cards were looked at before") }
    }

    /// A move takes cards from where they are to another place.
    fn moved(&mut self, whom: &Who, to: &[Zone]) -> Said {
        self.each(whom, &mut |s| {
            s.needs(CARDS, MOVES)?;
            match s.zone {
                Some(z) if to == [z] && z != Zone::Deck => Err("it is there already"),
                Some(Zone::Resolution) if to == [Zone::Cemetery] => Err("a spell goes there anyway"),
                Some(Zone::Resolution) if to == [Zone::Field] => Err("a spell is not put onto a field"),
                _ => Ok(()),
            }
        })?;
        self.gone(whom);
        Ok(())
    }

    /// It may be anywhere now.
    fn gone(&mut self, whom: &Who) {
        let same = self.it.is_some_and(|it| it.this);
        if *whom == Who::It || (same && *whom == Who::This) {
            self.it = self.it.map(Seen::anywhere);
        }
        if matches!(whom, Who::Selected | Who::It) {
            self.chosen = self.chosen.map(Seen::anywhere);
        }
        if *whom == Who::This || (same && *whom == Who::It) {
            self.this = None;
        }
    }

    pub(super) fn number(&self, n: &Amount) -> Said {
        let (Amount::X(c) | Amount::Equal(c)) = n else { return Ok(()) };
        match c.once() {
            Count::Cards(f) => counted(f),
            // [R95] The sum of all, or to each its own.
            Count::Stat(Who::It, _) if self.many => {
                Err("the number of one of several is not said: several were spoken of")
            }
            Count::Stat(w, stat) => {
                let kinds = match stat {
                    Stat::Attack => Kinds::FOLLOWER,
                    Stat::Defense => Kinds::FOLLOWER | Kinds::LEADER,
                    Stat::Cost => CARDS,
                };
                self.each(w, &mut |s| s.needs(kinds, "it has no such number"))
            }
            Count::Counters(_) => self.has_counters(),
            Count::ThatMuch if !self.amount => Err("nothing was told that has an amount"),
            Count::Roll if !self.rolled => Err("no die was rolled before"),
            _ => Ok(()),
        }
    }

    /// Counters lie on cards on the field, and are remembered. [10.11.1]
    fn has_counters(&self) -> Said {
        match self.this {
            Some(Zone::Cemetery) if !self.spot.is(Kinds::SPELL) => Ok(()),
            _ => self.here(Zone::Field),
        }
    }

    pub(super) fn price(&self, p: &PriceChange) -> Said {
        match p {
            PriceChange::Less(n) | PriceChange::More(n) => self.number(n),
            PriceChange::Becomes(_) => Ok(()),
        }
    }

    pub(super) fn cond(&self, c: &Cond) -> Said {
        match c {
            Cond::It(f) => {
                let it = self.it.ok_or("nothing was spoken of that this could mean")?;
                if self.many {
                    return Err("several cards were spoken of, and it is not said which of them must be so");
                }
                let numbers = f.attack.is_some() || f.defense.is_some() || f.evolved.is_some();
                let kinds = if numbers { Kinds::FOLLOWER } else { Seen::of(f).kinds };
                it.needs(kinds, "it is never of that type")
            }
            Cond::This(f) => {
                let from = |z| z == Zone::Hand && f.zone == Zone::Ex;
                // How it was on the field is remembered where it went.
                let left = f.posture.is_some() && self.this == Some(Zone::Cemetery) && !self.spot.is(Kinds::SPELL);
                if self.this.is_some_and(|z| z != f.zone && !from(z)) && !left {
                    return Err("this card is elsewhere when this is asked");
                }
                if f.evolved.is_some() && (self.spot.printed() || !self.spot.is(Kinds::FOLLOWER)) {
                    return Err("which face has this text says it already");
                }
                Ok(())
            }
            Cond::Counters(..) => self.has_counters(),
            Cond::Roll(_) if !self.rolled => Err("no die was rolled before"),
            Cond::Count(f, _) => counted(f),
            Cond::Not(inner) => self.cond(inner),
            _ => Ok(()),
        }
    }
}

/// Where tokens come their player says; no word asks it of other cards.
fn one_place(p: Place) -> Said {
    if p == Place::FieldOrEx { Err("only tokens come onto the field or into the EX area as one likes") } else { Ok(()) }
}

/// The zone that a place is in, if it is one only.
fn only(p: Place) -> Option<Zone> {
    place(p).first().copied()
}

/// Where a place is, if it is one place only.
fn place(p: Place) -> &'static [Zone] {
    match p {
        Place::Field | Place::OwnersField | Place::FieldEngaged => &[Zone::Field],
        Place::Ex | Place::OwnersEx => &[Zone::Ex],
        Place::Hand => &[Zone::Hand],
        Place::Cemetery => &[Zone::Cemetery],
        Place::Banished => &[Zone::Banished],
        Place::DeckTop | Place::DeckBottom => &[Zone::Deck],
        Place::FieldOrEx => &[],
    }
}
