//! What is to be seen of a duel, and its words.

use super::arena;
use super::{Act, Ask, CardNo, Def, Kind, State, Target, Unit};
use crate::{letter, slug};
use arbiter_catalog::{
    Arg, Both, CardInfo, CardView, Choice, Message, Outcome, Seat, SeatSet, SeatView, Spot, View, Viewer, ZoneView,
};

/// Names in a zone, made unique: `knight`, `knight#2`.
pub(crate) fn slugs(defs: &[Def], cards: impl Iterator<Item = CardNo>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    let mut out = Vec::new();
    for card in cards {
        let base = slug(&defs[usize::from(card)].name);
        let n = 1 + seen.iter().filter(|s| **s == base).count();
        out.push(if n == 1 { base.clone() } else { format!("{base}#{n}") });
        seen.push(base);
    }
    out
}

/// The names of what is on a field.
pub(crate) fn field_slugs(defs: &[Def], side: &super::Side) -> Vec<String> {
    slugs(defs, side.field.iter().map(|u| u.card))
}

pub(crate) fn outcome(s: &State) -> Option<Outcome> {
    match s.ask {
        Ask::Over(Some(team)) => {
            let of = |(side, seat): (&super::Side, Seat)| (side.team == team).then_some(seat);
            let won = s.sides.iter().zip(0..).filter_map(of).fold(SeatSet::NONE, SeatSet::and);
            Some(Outcome::Won(won))
        }
        Ask::Over(None) => Some(Outcome::Drawn),
        _ => None,
    }
}

pub(crate) fn choice(defs: &[Def], s: &State, act: Act) -> Choice {
    let me = usize::from(s.asked().unwrap_or(0));
    let name = |c: CardNo| Arg::Card(Some(defs[usize::from(c)].name.clone()));
    let unit = |seat: usize, id: u32| {
        let field = &s.sides[seat].field;
        let at = field.iter().position(|u| u.id == id).unwrap_or(0);
        (slugs(defs, field.iter().map(|u| u.card))[at].clone(), name(field[at].card))
    };
    let at = |seat: usize, zone, slug: &String| vec![Spot { seat: Some(seat as Seat), zone, slug: slug.clone() }];
    match act {
        Act::Play(i) => {
            let hand = &s.sides[me].hand;
            let slug = slugs(defs, hand.iter().copied()).swap_remove(i);
            let label = Message::new("duel-play").with("card", name(hand[i]));
            Choice { words: format!("play {slug}"), label, act: "play", about: at(me, "hand", &slug), places: vec![] }
        }
        Act::Attack(id) => {
            let (slug, card) = unit(me, id);
            let label = Message::new("duel-attack").with("card", card);
            Choice {
                words: format!("attack {slug}"),
                label,
                act: "attack",
                about: at(me, "field", &slug),
                places: vec![],
            }
        }
        Act::Take(card) => {
            let slug = slug(&defs[usize::from(card)].name);
            let label = Message::new("duel-take").with("card", name(card));
            let about = vec![Spot { seat: None, zone: "middle", slug: slug.clone() }];
            Choice { words: format!("take {slug}"), label, act: "take", about, places: vec![] }
        }
        Act::Step(id) => {
            let (slug, card) = unit(me, id);
            let label = Message::new("duel-step").with("card", card);
            let about = at(me, "field", &slug);
            Choice { words: format!("step {slug}"), label, act: "step", about, places: vec![] }
        }
        Act::At(place) => {
            let key = arena::key(place);
            let label = Message::new("duel-at").with("place", Arg::Text(key.clone()));
            Choice { words: key.clone(), label, act: "place", about: Vec::new(), places: vec![key] }
        }
        Act::Aim(Target::Leader(enemy)) => {
            let label = Message::new("duel-leader").with("seat", Arg::Seat(enemy));
            Choice { words: format!("leader {}", letter(enemy)), label, act: "target", about: vec![], places: vec![] }
        }
        Act::Aim(Target::Unit(id)) => {
            let foe = s.owner(Target::Unit(id));
            let (slug, card) = unit(usize::from(foe), id);
            let about = at(usize::from(foe), "field", &slug);
            // Two enemies may have cards of the same name.
            let several = s.enemies(me as Seat).len() > 1;
            let words = if several { format!("{} {slug}", letter(foe)) } else { slug };
            Choice { words, label: Message::new("duel-aim").with("card", card), act: "target", about, places: vec![] }
        }
        Act::Pass => Choice {
            words: "pass".to_owned(),
            label: Message::new("duel-pass"),
            act: "pass",
            about: vec![],
            places: vec![],
        },
        Act::End => Choice {
            words: "end".to_owned(),
            label: Message::new("duel-end"),
            act: "end",
            about: vec![],
            places: vec![],
        },
    }
}

/// A card of the list.
pub(crate) fn info(def: &Def, french: String) -> CardInfo {
    let mut numbers = vec![("cost", def.cost)];
    if def.kind == Kind::Follower {
        numbers.extend([("attack", def.attack), ("defense", def.defense)]);
    }
    let keywords = [("quick", def.quick), ("ward", def.ward)];
    CardInfo {
        name: def.name.clone(),
        title: Both { en: def.name.clone(), fr: french },
        slug: slug(&def.name),
        kind: if def.kind == Kind::Follower { "follower" } else { "spell" },
        class: "none",
        traits: Vec::new(),
        numbers,
        keywords: keywords.iter().filter(|k| k.1).map(|k| k.0).collect(),
        text: Both::default(),
        part: if def.token { "" } else { "main" },
        copies: if def.token { 0 } else { 30 },
        set: "duel".to_owned(),
    }
}

pub(crate) fn view(defs: &[Def], s: &State, viewer: Viewer) -> View {
    View {
        viewer,
        turn: s.turn,
        active: (!matches!(s.ask, Ask::Draft(_))).then_some(s.active),
        phase: if matches!(s.ask, Ask::Draft(_)) { "draft" } else { "main" },
        asked: s.asked(),
        question: match s.ask {
            Ask::Main => "ask-main",
            Ask::Aim(_) | Ask::Quick(_, _, Some(_)) => "ask-aim",
            Ask::Quick(..) => "ask-quick",
            Ask::Draft(_) => "ask-take",
            Ask::Put(_) | Ask::Step(_) => "ask-place",
            Ask::Over(_) => "",
        },
        seats: (0..s.sides.len() as Seat).map(|seat| side(defs, s, seat, viewer)).collect(),
        shared: vec![zone("middle", defs, &s.middle, true)],
        board: arena::view(defs, s),
        pair: Some(["attack", "defense"]),
        pending: Vec::new(),
        outcome: outcome(s),
    }
}

fn side(defs: &[Def], s: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let side = &s.sides[usize::from(seat)];
    let all = viewer == Viewer::Judge;
    let mut hand = zone("hand", defs, &side.hand, all || viewer == Viewer::Seat(seat));
    if !all {
        // A hand has no order.
        hand.cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    }
    let mut field = zone("field", defs, &side.field.iter().map(|u| u.card).collect::<Vec<_>>(), true);
    for (card, unit) in field.cards.iter_mut().zip(&side.field) {
        dress(card, unit, defs);
    }
    SeatView {
        team: side.team,
        out: side.out,
        numbers: vec![("leader", side.leader), ("pp", side.pp), ("max-pp", side.max_pp)],
        zones: vec![hand, field, zone("deck", defs, &side.deck, all), zone("cemetery", defs, &side.cemetery, true)],
    }
}

fn dress(card: &mut CardView, unit: &Unit, defs: &[Def]) {
    let def = &defs[usize::from(unit.card)];
    card.numbers = vec![("attack", def.attack), ("defense", def.defense - unit.damage)];
    let marks = [("engaged", unit.engaged), ("new", unit.new), ("ward", def.ward), ("token", def.token)];
    card.marks = marks.iter().filter(|m| m.1).map(|m| m.0).collect();
}

fn zone(key: &'static str, defs: &[Def], cards: &[CardNo], seen: bool) -> ZoneView {
    let names = slugs(defs, cards.iter().copied());
    let shown = cards.iter().zip(names).map(|(card, slug)| {
        let def = &defs[usize::from(*card)];
        let known =
            CardView { name: Some(def.name.clone()), slug, numbers: vec![("cost", def.cost)], ..CardView::default() };
        if seen { known } else { CardView::default() }
    });
    ZoneView { key, count: cards.len(), cards: shown.collect() }
}
