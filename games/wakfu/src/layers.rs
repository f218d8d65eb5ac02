//! Reading values: the printed number with every modifier folded over it, the
//! oldest first. [105.2] [105.3] [805.4]

mod damage;
mod standing;
mod strength;
mod traits;

pub use damage::{more_xp, shift, sure};
pub(crate) use standing::member;
pub use standing::{
    ap_safe, bar, barred, blocks_barred, cost_change, gains, gate, group, has_standing, powerless, standing,
};
pub(crate) use strength::{Reading, Strengths, bare, read, weakens};
pub use strength::{complete, strength, used_strength};
pub use traits::{alignment, artisan, becomes, besieged, may};

use crate::board::{Change, T, look};
use crate::card::Kind;
use crate::notes;
use crate::rules::Sorts;
use crate::words::{Element, Gain, Keyword, Lasting, Who};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// The numbers of a player: of the Hero's face, of all Equipment it controls,
/// and of modifiers.
fn of_player(t: &T, seat: Seat, base: i16, bonus: fn(&crate::card::Bonus) -> i16, change: fn(Change) -> i16) -> i16 {
    let mut sum = base;
    let borne = |p: &ObjectId| look::mark(t, *p).bearer != ObjectId::NONE;
    for piece in look::among(t, notes::BORNE).filter(borne) {
        let more = bonus(&look::face(t, piece).card.bonus);
        // Shortcut: most give none.
        if more != 0 && look::controller(t, piece) == seat {
            rule!("403.1b", "403.1c");
            sum += more;
        }
    }
    sum += sets_of(t, bonus, |bearer| look::is_fighter(t, bearer) && look::controller(t, bearer) == seat);
    standing(t, Sorts::POINTS, &mut |s| {
        let own = |who: &Who| look::controlled(t, seat).filter(|&id| group(t, &s, who, id)).count() as i16;
        match (gains(s.holds), s.holds) {
            (Some((who, all)), _) => {
                let points = |g: &Gain| match g {
                    Gain::Ap(n) => change(Change::Ap(i16::from(*n))),
                    Gain::Mp(n) => change(Change::Mp(i16::from(*n))),
                    _ => 0,
                };
                let each: i16 = all.iter().map(points).sum();
                // Shortcut: nothing is gained.
                if each != 0 {
                    sum += each * own(who);
                }
            }
            (_, Lasting::Ap(n)) if s.seat == seat => sum += change(Change::Ap(i16::from(*n))),
            (_, Lasting::Mp(n)) if s.seat == seat => sum += change(Change::Mp(i16::from(*n))),
            _ => (),
        }
    });
    sum + t.modifiers_on(t.board.players[seat as usize].hero).map(|m| change(m.change)).sum::<i16>()
}

/// What the Sets give that are complete on some bearers. [404.3]
fn sets_of(t: &T, bonus: fn(&crate::card::Bonus) -> i16, on: impl Fn(ObjectId) -> bool) -> i16 {
    let mut found: SmallVec<[(ObjectId, u16); 8]> = SmallVec::new();
    for piece in look::among(t, notes::PIECE) {
        let (bearer, Some(set)) = (look::mark(t, piece).bearer, look::face(t, piece).set) else { continue };
        let gives = bonus(&t.rules.sets[set as usize].bonus) != 0;
        if gives && look::in_play(t, bearer) && !found.contains(&(bearer, set)) && on(bearer) {
            found.push((bearer, set));
        }
    }
    let complete = found.iter().filter(|(bearer, set)| complete(t, *bearer, *set).is_some());
    complete.map(|(_, set)| bonus(&t.rules.sets[*set as usize].bonus)).sum()
}

/// Action Points, the most cards a Hand may hold. [307.3b]
#[must_use]
pub fn ap(t: &T, seat: Seat) -> i16 {
    let hero = t.board.players[seat as usize].hero;
    let change = |c| if let Change::Ap(n) = c { n } else { 0 };
    rule!("307.3b", "105.2");
    of_player(t, seat, look::face(t, hero).card.ap, |b| b.ap, change).max(0)
}

/// Whether a player has fewer Action Points than this.
pub(crate) fn over_ap(t: &T, seat: Seat, n: i16) -> bool {
    let hero = t.board.players[seat as usize].hero;
    // Shortcut: nothing takes any but what is on the Hero.
    let fewer = t.rules.lessens || t.modified(hero);
    (fewer || n > look::face(t, hero).card.ap) && n > ap(t, seat)
}

/// Movement Points, the most fighters in a battle. [307.3c]
#[must_use]
pub fn mp(t: &T, seat: Seat) -> i16 {
    let hero = t.board.players[seat as usize].hero;
    let change = |c| if let Change::Mp(n) = c { n } else { 0 };
    rule!("307.3c");
    of_player(t, seat, look::face(t, hero).card.mp, |b| b.mp, change).max(0)
}

/// The most Health of a Hero, or Resistance of a Bag. [307.3d] [306.3b] [403.1d]
#[must_use]
pub fn most(t: &T, id: ObjectId) -> i16 {
    let card = &look::face(t, id).card;
    if card.kind == Kind::Bag {
        return card.resistance;
    }
    rule!("403.1d");
    let pieces = look::among(t, notes::BORNE).filter(|&p| look::mark(t, p).bearer == id);
    let pieces: i16 = pieces.map(|p| look::face(t, p).card.bonus.hp).sum();
    card.hp + pieces + sets_of(t, |b| b.hp, |bearer| bearer == id)
}

/// Whether a Hero has no Health left. [307.3d]
pub(crate) fn is_spent(t: &T, hero: ObjectId) -> bool {
    // Shortcut: what is borne only adds to it.
    let safe = !t.rules.lessens && look::mark(t, hero).lost < look::face(t, hero).card.hp;
    !safe && left(t, hero) <= 0
}

/// What is left of it. It may be negative. [307.3d]
#[must_use]
pub fn left(t: &T, id: ObjectId) -> i16 {
    most(t, id) - look::mark(t, id).lost
}

/// Whether it fights: a Hero, an Ally, or a Haven Bag that a text lets.
#[must_use]
pub fn fights(t: &T, id: ObjectId) -> bool {
    look::is_fighter(t, id) || t.modifiers_on(id).any(|m| matches!(m.change, Change::Animated(_)))
}

/// Whether a fighter has a keyword, printed or by a power. [806]
#[must_use]
pub fn has(t: &T, id: ObjectId, wanted: &Gain) -> bool {
    let printed = || {
        rule!("209.2", "801.2");
        look::face(t, id).keywords().any(|k| {
            matches!(
                (k, wanted),
                (Keyword::Agility, Gain::Agility)
                    | (Keyword::Aggressive, Gain::Aggressive)
                    | (Keyword::Giant, Gain::Giant)
                    | (Keyword::Tackle, Gain::Tackle)
            )
        })
    };
    let given = |c: Change| {
        matches!(
            (c, wanted),
            (Change::Agility, Gain::Agility)
                | (Change::Aggressive, Gain::Aggressive)
                | (Change::Giant, Gain::Giant)
                | (Change::Tackle, Gain::Tackle)
        )
    };
    // Several instances are redundant: one is enough. [806.1d]
    (printed() && !powerless(t, id))
        || t.modifiers_on(id).any(|m| given(m.change))
        || t.board.groups.iter().any(|g| given(g.change) && in_group(t, g, id))
        || has_standing(t, id, wanted)
}

/// How much less damage of an Element it takes; several add up. [806.12c]
#[must_use]
pub fn resist(t: &T, id: ObjectId, element: Element) -> i16 {
    let mut sum = 0i16;
    if !powerless(t, id) {
        for k in look::face(t, id).keywords() {
            if let Keyword::Resist(n, of) = k {
                sum += i16::from(*n) * i16::from(of.contains(&element));
            }
        }
    }
    let given = |c| if let Change::Resist(e, n) = c { n * i16::from(e == element) } else { 0 };
    sum += t.modifiers_on(id).map(|m| given(m.change)).sum::<i16>();
    sum += t.board.groups.iter().filter(|g| in_group(t, g, id)).map(|g| given(g.change)).sum::<i16>();
    standing(t, Sorts::RESIST, &mut |s| {
        if let Some((who, gains)) = gains(s.holds)
            && gains.iter().any(|g| matches!(g, Gain::Resist(..) | Gain::ResistOwn(_)))
            && group(t, &s, who, id)
        {
            for g in gains {
                if let Gain::Resist(n, of) = g {
                    sum += i16::from(*n) * i16::from(of.contains(&element));
                }
                if let Gain::ResistOwn(n) = g {
                    sum += i16::from(*n) * i16::from(rule!("204.1" => look::element(t, id) == element));
                }
            }
        }
    });
    rule!("806.12c");
    sum.max(0)
}

/// Whether a card is of the kind that a lasting effect changes. [812.3b]
pub(crate) fn in_group(t: &T, g: &crate::board::Group, id: ObjectId) -> bool {
    if g.spot == crate::board::EVERYBODY {
        return true;
    }
    let Some(who) = crate::effect::who_at(t, g.ability, g.spot) else { return false };
    let older = Reading { before: g.stamp, ..Reading::ALL };
    member(t, who, id, g.source, g.seat, &|c| read(t, c, older))
}
