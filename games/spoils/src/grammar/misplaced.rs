//! Paragraphs that are understood but say nothing where they stand: nobody
//! would ever follow them, so they are refused. [201.5b] [OB5]

use super::{afar, within};
use crate::words::{
    Area, Body, Cond, Event, FlipUp, From, Gain, Kinds, Move, Must, Num, Paragraph, Place, PriceOf, Ref, Rule, Stat,
    Step, To, Verb, Who,
};

/// Why a paragraph of a card of these types would never be followed.
pub(super) fn on_card(kinds: Kinds, p: &Paragraph) -> Option<&'static str> {
    let tactic = kinds == Kinds::TACTIC;
    let played = !kinds.is_empty() && kinds != Kinds::RESOURCE && kinds != Kinds::FACTION;
    match &p.body {
        Body::Effect(_) | Body::Options(_) if !tactic => {
            Some("only a tactic has an effect of its own; here it needs an ability's name or an event in front")
        }
        Body::Cost(_) | Body::FlipUp(_) if !played => Some("a card that is not played has no cost"),
        Body::Cost(steps) | Body::FlipUp(FlipUp { extra: steps, .. }) if of_abilities(steps) => {
            Some("it is said of abilities; a card is played once, by its player")
        }
        Body::Keyword(crate::words::Keyword::Tactical) if tactic || !played => {
            Some("it says nothing of a card that is a tactic or is not played")
        }
        Body::Keyword(_) | Body::Unique(_) | Body::Attach(_) | Body::Provides(_) if tactic => {
            Some("a tactic is never in play")
        }
        Body::Attach(_) if !played => Some("a card that is not played is not attached to anything"),
        Body::Effect(e) if tactic && within::any(&e.steps, &puts_itself_there) => Some("a tactic is never in play"),
        Body::Effect(e) if tactic && e.steps.iter().flat_map(|s| &s.lets).any(|(_, n)| own_stat(n)) => {
            Some("a tactic has no such number")
        }
        Body::Options(o) if tactic && o.options.iter().any(|o| within::any(&o.effect.steps, &puts_itself_there)) => {
            Some("a tactic is never in play")
        }
        Body::Static(s) if kinds == Kinds::FACTION && s.rules.iter().any(blocks_itself) => {
            Some("a faction is never in a battle")
        }
        Body::Ability(a) if tactic && !a.cost.iter().any(elsewhere) => Some("a tactic is never in play"),
        Body::Trigger(t) if kinds == Kinds::FACTION && counts_tokens(&t.when.event) => {
            Some("no tokens lie on a faction")
        }
        Body::Trigger(t) if tactic && t.when.from.is_none() => Some("a tactic is never in play"),
        Body::Static(s) if tactic => {
            let afar = |r: &Rule| match r {
                Rule::Price { of: PriceOf::This, .. } | Rule::NoResponse => true,
                Rule::Instead(r) => works_afar(&r.event),
                _ => false,
            };
            (!s.rules.iter().all(afar)).then_some("a tactic is never in play")
        }
        Body::Static(s) if !played => {
            s.rules.iter().any(of_playing).then_some("a card that is not played has no cost and no time")
        }
        _ => None,
    }
}

/// An instruction of a tactic about itself in play or in a battle. [205.2]
fn puts_itself_there(v: &Verb) -> bool {
    match v {
        Verb::EnterUnder(who, _) => *who == Who::This,
        Verb::Rule(rule, _) => match &**rule {
            Rule::Ban(w, _) | Rule::Must(w, _) if itself(w) => true,
            rule => blocks_itself(rule),
        },
        Verb::Change(c, _) if c.gains.iter().any(|g| matches!(g, Gain::TextOf(Who::This))) => true,
        // It goes there by itself. [205.2]
        Verb::Put(Move { what, to: Place::Discard(_) }) => itself(what),
        v => afar::in_play(v).is_some_and(itself),
    }
}

/// A number that only cards in play have, of the tactic itself. [205.2]
fn own_stat(n: &Num) -> bool {
    match n {
        Num::Stat(who, stat) | Num::StatOf(who, stat) => itself(who) && *stat != Stat::Cost,
        Num::Tokens(who) => itself(who),
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => own_stat(a) || own_stat(b),
        Num::Twice(n) | Num::Half { of: n, .. } => own_stat(n),
        _ => false,
    }
}

fn itself(who: &Who) -> bool {
    match who {
        Who::This | Who::Ref(Ref { to: To::This, .. }) => true,
        Who::Several(all) => all.iter().any(itself),
        _ => false,
    }
}

fn blocks_itself(r: &Rule) -> bool {
    matches!(r, Rule::Must(_, Must::BlockThat(Who::This)))
}

/// A state of the tokens on the card itself. [409.1]
fn counts_tokens(e: &Event) -> bool {
    matches!(e, Event::State(Cond::Tokens(Who::This, _) | Cond::NoTokens(Who::This)))
}

/// `once each turn` and `any player may use` are said of abilities: a card is
/// played once, by its player. [605.1]
fn of_abilities(steps: &[Step]) -> bool {
    let verb = |v: &Verb| match v {
        Verb::AnyoneUses => true,
        Verb::Only(c) => counts_uses(c),
        _ => false,
    };
    steps.iter().flat_map(|s| &s.acts).any(|i| verb(&i.verb))
}

fn counts_uses(c: &Cond) -> bool {
    match c {
        Cond::TimesEachTurn(_) => true,
        Cond::And(a, b) => counts_uses(a) || counts_uses(b),
        _ => false,
    }
}

/// Why a paragraph in quotes would never be followed by the card that gains it:
/// that card is in play already. [508.1]
pub(super) fn in_quotes(p: &Paragraph) -> Option<&'static str> {
    match &p.body {
        Body::Cost(_) | Body::Effect(_) | Body::Options(_) | Body::FlipUp(_) | Body::AnyCopies => {
            Some("a card in play is not played")
        }
        Body::Attach(_) | Body::Unique(_) => Some("a card in play does not become attached or unique by a text"),
        Body::Keyword(crate::words::Keyword::Tactical) => Some("a card in play is not played"),
        Body::Static(s) if s.rules.iter().any(|r| of_playing(r) || of_entering(r)) => {
            Some("a card in play has been played and has entered already")
        }
        Body::Ability(a) if a.cost.iter().any(elsewhere) => {
            Some("a text that is given lasts only while its card is in play")
        }
        Body::Provides(_) => Some("icons are provided by what is printed"),
        Body::Trigger(t) if t.when.from.is_some() => Some("a text that is given lasts only while its card is in play"),
        Body::Influence(_) | Body::StartingResources(_) | Body::StartingDraw { .. } => Some("only a faction begins"),
        _ => None,
    }
}

/// `Use this only if this card is in your discard pile.`
fn elsewhere(s: &Step) -> bool {
    s.acts.iter().any(|i| matches!(&i.verb, Verb::Only(c) if names_a_place(c)))
}

fn names_a_place(c: &Cond) -> bool {
    match c {
        Cond::ThisIn(a) => *a != Area::Play,
        Cond::And(a, b) => names_a_place(a) || names_a_place(b),
        _ => false,
    }
}

fn works_afar(e: &Event) -> bool {
    match e {
        Event::Put { who: Who::This, from, .. } => matches!(from, Some(From::Anywhere | From::Hand | From::Deck)),
        Event::Discards(..) => true,
        _ => false,
    }
}

fn of_playing(r: &Rule) -> bool {
    matches!(r, Rule::Price { of: PriceOf::This, .. } | Rule::NoResponse | Rule::AnyTime(_))
}

fn of_entering(r: &Rule) -> bool {
    matches!(r, Rule::EntersWithTokens(_) | Rule::EntersUnder(_) | Rule::EntersDepleted)
}

/// Whether something can stand in the place of an event: what a rule decides
/// and what is merely noticed cannot be replaced. [506.1]
pub(super) fn replaceable(e: &Event) -> bool {
    matches!(
        e,
        Event::Leaves(_)
            | Event::Destroyed(..)
            | Event::Put { .. }
            | Event::Inflicts { .. }
            | Event::Inflicted(..)
            | Event::Draws(_)
            | Event::Discards(..)
            | Event::Discarded(_)
            | Event::Restored(..)
            | Event::Depleted(_)
            | Event::FlippedDown(_)
            | Event::TokenPut(_)
            | Event::LosesInfluence(_)
            | Event::GainsInfluence(_)
    )
}
