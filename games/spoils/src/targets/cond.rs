//! Conditions of texts.

use super::{Ctx, bound, count, filter, seats, whom};
use crate::board::{Read, T, Zone, Zones};
use crate::icons;
use crate::layers;
use crate::play::{self, Mode};
use crate::words::{Cond, Filter, Kinds, Part, Player, Side, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Whether a condition holds now.
#[must_use]
pub fn cond(t: &T, ctx: &Ctx, c: &Cond) -> bool {
    let any = |who: &Who, yes: &dyn Fn(ObjectId) -> bool| {
        let mut ids = Vec::new();
        whom(t, ctx, who, &mut ids);
        ids.into_iter().any(yes)
    };
    match c {
        // Of each player by itself. [402.2]
        Cond::Count(Player::Both(_), f, b) => (0..2).all(|by| {
            let here = Ctx { by, part: Some(by), ..*ctx };
            bound(t, &here, b, count(t, &here, &Filter { side: Side::Theirs, ..(**f).clone() }))
        }),
        Cond::Count(_, f, b) => bound(t, ctx, b, count(t, ctx, f)),
        Cond::More(f, a, b) => {
            let of = |p: &Player| {
                let by = seats(t, ctx, p).first().copied().unwrap_or(ctx.me);
                let here = Ctx { by, part: Some(by), ..*ctx };
                count(t, &here, &Filter { side: Side::Theirs, ..(**f).clone() })
            };
            of(a) > of(b)
        }
        Cond::Icons(p, needs, _) => seats(t, ctx, p).iter().all(|&s| icons::meets_at(t, s, *needs, ctx.depth)),
        Cond::Stat(who, s, b) => any(who, &|id| {
            let has = t.place(id) == Some(Zone::Faction) || filter::carries(layers::kinds_at(t, id, ctx.depth), *s);
            has && bound(t, ctx, b, layers::stat_at(t, id, *s, ctx.depth))
        }),
        Cond::Tokens(who, b) => any(who, &|id| bound(t, ctx, b, layers::glance(t, id).map_or(0, |i| i.tokens))),
        Cond::NoTokens(who) => any(who, &|id| layers::glance(t, id).is_some_and(|i| i.tokens == 0)),
        Cond::ThisDamagedIt => {
            let it = ctx.scope.map_or(ctx.each, |s| s.subject.map_or(ObjectId::NONE, |it| it.face(t)));
            t.board.harmed.iter().any(|h| h.from == ctx.source && h.to == it)
        }
        Cond::Is(who, f) => any(who, &|id| is(t, ctx, f, id)),
        Cond::Damaged(who) => any(who, &|id| t.board.harmed.iter().any(|h| h.to == id)),
        Cond::Assigned(who) => any(who, &|id| t.board.used.contains(&(id, crate::battle::ASSIGNED))),
        Cond::ThisIn(a) => t.place(ctx.source) == super::zone_of(*a),
        Cond::Attacked => {
            // Whoever controls what is attacked now. [302.2]
            rule!("302.2");
            let b = t.board.battle.as_ref();
            b.is_some_and(|b| t.controller(b.target) == Some(ctx.me))
        }
        Cond::Attacking => {
            rule!("302.3");
            t.board.battle.as_ref().is_some_and(|b| b.attacker == ctx.me)
        }
        Cond::Battle => {
            rule!("302.8");
            t.board.battle.is_some()
        }
        Cond::Turn(p) => seats(t, ctx, p).contains(&t.board.active),
        Cond::In(who, part) => any(who, &|id| filter::takes_part(t, ctx, *part, id)),
        Cond::AttackingA(who, kinds) => {
            any(who, &|id| filter::takes_part(t, ctx, Part::Attacking, id)) && attacked(t, ctx, *kinds)
        }
        Cond::Responding(f, _) => {
            let topic = crate::respond::topic(t);
            topic.is_some_and(|s| {
                let s = t.scope(s);
                play::is_card(t, s) && matches_played(t, ctx, f, s.source)
            })
        }
        Cond::RespondingAbility(f, _) => {
            let topic = crate::respond::topic(t);
            topic.is_some_and(|s| {
                let s = t.scope(s);
                !play::is_card(t, s) && f.as_ref().is_none_or(|f| is(t, ctx, f, s.source))
            })
        }
        Cond::Played(p, f, b, _) => {
            // Of each player by itself. [402.2]
            seats(t, ctx, p).iter().all(|&s| bound(t, ctx, b, played(t, ctx, s, f)))
        }
        Cond::PlayedByAny(f) => (0..2).any(|s| played(t, ctx, s, f) > 0),
        Cond::Picked(slot, f, _) => {
            let picks = t.board.handed.iter().filter(|h| h.to == ctx.source && h.slot == *slot).map(|h| h.id);
            let scope = t.scopes().find(|s| s.source == ctx.source && play::is_card(t, s));
            let now = scope.into_iter().flat_map(|s| s.picked(*slot)).map(|p| p.what.face(t));
            picks.chain(now).any(|id| is(t, ctx, f, id))
        }
        Cond::ByFlipUp => {
            let mode = t.scopes().find(|s| s.source == ctx.source);
            mode.is_some_and(|s| s.notes[play::MODE] == Mode::FlipUp as i16 + 1)
                || layers::glance(t, ctx.source).is_some_and(|i| i.by_flip_up)
        }
        Cond::PlayedDuring(p) => {
            let turn = layers::glance(t, ctx.source).and_then(|i| i.played_in);
            turn.is_some_and(|seat| seats(t, ctx, p).contains(&seat))
        }
        Cond::TimesEachTurn(n) => {
            let ability = ctx.scope.map(|s| s.ability);
            let used = t.board.used.iter().filter(|u| u.0 == ctx.source && Some(u.1) == ability).count();
            // A card that was given the same ability twice has two.
            let has = layers::abilities(t, ctx.source).iter().filter(|&&a| Some(a) == ability).count();
            used < *n as usize * has.max(1)
        }
        Cond::Owns(p, who) => {
            let owners = seats(t, ctx, p);
            any(who, &|id| layers::glance(t, id).is_some_and(|i| owners.contains(&i.owner)))
        }
        Cond::Declared(who) => any(who, &|id| {
            let kinds = layers::kinds_at(t, id, ctx.depth);
            filter::declared(ctx, kinds)
        }),
        Cond::DestroyedByThat(who) => any(who, &|id| destroyed(t, ctx, id)),
        Cond::And(a, b) => cond(t, ctx, a) && cond(t, ctx, b),
        Cond::Or(a, b) => cond(t, ctx, a) || cond(t, ctx, b),
        // Of nobody nothing is said, not even what they are not. [402.5b]
        Cond::Not(a) => match &**a {
            Cond::Is(who, _) => any(who, &|_| true) && !cond(t, ctx, a),
            a => !cond(t, ctx, a),
        },
    }
}

/// Whether damage by the card that speaks has destroyed a card: neither damage by
/// another one, nor a destruction that something stood instead of. [408.8] [506.1]
fn destroyed(t: &T, ctx: &Ctx, id: ObjectId) -> bool {
    t.board.harmed.iter().any(|h| h.to == id && h.fatal && h.from == ctx.source)
}

/// A card wherever it is, or as it was.
fn is(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    match t.objects.get(id) {
        Some(_) => {
            let area = match t.place(id) {
                Some(Zone::Hand) => crate::words::Area::Hand,
                Some(Zone::Deck) => crate::words::Area::Deck,
                Some(Zone::Discard) => crate::words::Area::Discard,
                Some(Zone::Removed) => crate::words::Area::OutOfGame,
                Some(Zone::Played) => crate::words::Area::BeingPlayed,
                _ => crate::words::Area::Play,
            };
            filter::matches_in(t, ctx, f, id, area, f.side)
        }
        None => t.ghosts.get(id).is_some_and(|i| filter::fits(t, ctx, f, id, i)),
    }
}

/// A card being played, whatever area the words name.
fn matches_played(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    is(t, ctx, f, id)
}

fn attacked(t: &T, ctx: &Ctx, kinds: Kinds) -> bool {
    let Some(b) = &t.board.battle else { return false };
    match t.place(b.target) {
        Some(Zone::Faction) => kinds.contains(Kinds::FACTION),
        Some(_) => layers::kinds_at(t, b.target, ctx.depth).intersects(kinds),
        None => false,
    }
}

/// How many such cards a player has played this turn; `other` leaves out the
/// card that speaks.
fn played(t: &T, ctx: &Ctx, seat: Seat, f: &Filter) -> i16 {
    let fits = |face: u16| filter::printed(t, ctx, f, &t.rules.faces[face as usize]);
    let all = t.board.plays.iter().filter(|p| p.0 == seat && fits(p.1)).count() as i16;
    let o = t.objects.at(ctx.source.slot);
    let own = (seat, o.face);
    // It has been played, also when it has come into play since.
    let here = match t.place(ctx.source) {
        Some(Zone::Played) => true,
        Some(Zone::Play) => o.mark.played_in.is_some() && !o.mark.old,
        _ => false,
    };
    let itself = f.other && here && t.board.plays.contains(&own) && fits(own.1);
    all - i16::from(itself)
}
