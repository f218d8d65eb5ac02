//! Continuous powers: they hold as long as their card is in play and their
//! condition does. [805.1] [805.2]

use crate::board::{Barred, Change, Form, T, look};
use crate::notes;
use crate::noun;
use crate::rules::{Face, Sorts};
use crate::trait_line as line;
use crate::words::{Ban, Gain, Gate, Lasting, Noun, Power, Symbols, Tail, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// A continuous power that holds now.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    /// Whose.
    pub source: ObjectId,
    /// Which of its powers.
    pub ability: u16,
    /// Its controller.
    pub seat: Seat,
    /// What it says.
    pub holds: &'a Lasting,
    /// Since when.
    pub since: u32,
}

/// Every continuous power of these sorts that holds now. [805.1]
pub fn standing<'a>(t: &'a T, sorts: Sorts, see: &mut dyn FnMut(Standing<'a>)) {
    // Shortcut: no card of the pool says anything of the kind.
    if !t.rules.holds.meets(sorts) {
        return;
    }
    for slot in t.objects.among(notes::STANDS) {
        let o = t.objects.at(slot);
        let face = &t.rules.faces[o.face as usize];
        // Shortcut: most powers are of other sorts, and most cards of no Set.
        if !face.holds.meets(sorts) && face.set.is_none() || !look::is_play(o.zone) {
            continue;
        }
        let source = t.objects.id(slot);
        let own = Some(face).filter(|f| f.holds.meets(sorts));
        let of_set = look::set_text_if(t, source, |f| f.holds.meets(sorts));
        for ability in own.into_iter().chain(of_set).flat_map(Face::powers) {
            let power = &t.rules.abilities[ability as usize].power;
            let (gate_of, cond, holds) = match power {
                Power::Holds { gate, holds } => (gate, None, holds),
                Power::While { gate, cond, holds } => (gate, Some(cond), holds),
                _ => continue,
            };
            if !Sorts::of(holds).meets(sorts) {
                continue;
            }
            let seat = look::controller(t, source);
            if !gate(t, seat, gate_of.as_ref()) || powerless(t, source) {
                continue;
            }
            let since = match cond {
                None => t.objects.at(source.slot).since,
                Some(_) => match self::since(t, source, ability) {
                    Some(since) => since,
                    None => continue,
                },
            };
            rule!("805.1", "805.2");
            see(Standing { source, ability, seat, holds, since });
        }
    }
}

/// Since when the condition of a power holds: it is as old as the moment at
/// which that last became true.
pub(super) fn since(t: &T, source: ObjectId, ability: u16) -> Option<u32> {
    t.board.held.iter().find(|h| h.on == source && h.ability == ability).map(|h| h.since)
}

/// Whether a power works for this player's Hero. [806.3a] [806.5a]
#[must_use]
pub fn gate(t: &T, seat: Seat, gate: Option<&Gate>) -> bool {
    let Some(Gate(family)) = gate else { return true };
    let hero = t.board.players[seat as usize].hero;
    if matches!(family.0.as_str(), line::BONTA | line::BRAKMAR) {
        rule!("806.3a", "806.3b", "806.3c" => look::has_trait(t, hero, &family.0))
    } else {
        rule!("806.5a", "806.5b", "806.5c", "307.3a" => look::has_trait(t, hero, &family.0))
    }
}

/// Whether the subject of a continuous power takes in this card.
#[must_use]
pub fn group(t: &T, s: &Standing<'_>, who: &Who, id: ObjectId) -> bool {
    let older = super::Reading { before: s.since, ..super::Reading::ALL };
    member(t, who, id, s.source, s.seat, &|c| super::read(t, c, older))
}

/// Whether somebody spoken of without being picked is this card. Standing
/// effects reach into Bags unless they name a place.
pub(crate) fn member(
    t: &T,
    who: &Who,
    id: ObjectId,
    source: ObjectId,
    seat: Seat,
    strength: &dyn Fn(ObjectId) -> i16,
) -> bool {
    let of = |noun: &Noun, tail: Option<Tail>| {
        let placed = match tail {
            None | Some(Tail::Anywhere) => look::in_play(t, id),
            Some(Tail::World) => look::in_world(t, id),
            Some(Tail::YourBag) => look::in_bag(t, id) == Some(seat),
            Some(Tail::AnyBag) => look::in_bag(t, id).is_some(),
            Some(Tail::Yours) => look::in_play(t, id) && look::controller(t, id) == seat,
            Some(Tail::Defenders) => {
                t.board.battle.as_ref().is_some_and(|b| look::in_play(t, id) && b.defender == look::controller(t, id))
            }
            Some(Tail::Bare) => look::in_play(t, id) && !noun::bears(t, id),
            Some(Tail::Attacked) => t.board.battle.as_ref().is_some_and(|b| b.attacked.contains(&id)),
            Some(_) => false,
        };
        placed && noun::fits_by(t, noun, id, seat, strength)
    };
    match who {
        Who::This(..) => id == source,
        Who::Bearer(..) | Who::ItsBearer(_) => look::mark(t, source).bearer == id,
        Who::YourHero(_) => t.board.players[seat as usize].hero == id,
        Who::YourBag(_) => t.board.players[seat as usize].bag == id,
        Who::All(_, n, tail) => of(n, *tail),
        Who::AllOthers(_, n, tail) => id != source && of(n, *tail),
        Who::Yours(_, n, tail) => look::controller(t, id) == seat && of(n, *tail),
        Who::YourOthers(_, n, tail) => id != source && look::controller(t, id) == seat && of(n, *tail),
        _ => false,
    }
}

/// Whether a continuous power gives this.
#[must_use]
pub fn has_standing(t: &T, id: ObjectId, wanted: &Gain) -> bool {
    let mut found = false;
    standing(t, Sorts::KEYWORD, &mut |s| {
        if let Some((who, gains)) = gains(s.holds) {
            found = found || (gains.contains(wanted) && group(t, &s, who, id));
        }
    });
    found
}

/// Who has what by a continuous power. [805.1]
#[must_use]
pub fn gains(holds: &Lasting) -> Option<(&Who, &[Gain])> {
    match holds {
        Lasting::Have(who, gains) | Lasting::HaveCannot(who, gains, _) => Some((who, gains)),
        _ => None,
    }
}

/// Who cannot do what by a continuous power. [104.2]
fn bans(holds: &Lasting) -> Option<(&Who, [Option<&Ban>; 2])> {
    match holds {
        Lasting::Cannot(who, ban) | Lasting::HaveCannot(who, _, ban) => Some((who, [Some(ban), None])),
        Lasting::Neither(who, a, b) => Some((who, [Some(a), Some(b)])),
        _ => None,
    }
}

/// What is noted of a ban that is not about other cards. [104.2]
#[must_use]
pub fn bar(ban: &Ban) -> Option<Barred> {
    Some(match ban {
        Ban::Attack => Barred::Attack,
        Ban::Block => Barred::Block,
        Ban::Untap => Barred::Untap,
        Ban::BeChosen => Barred::BeChosen,
        Ban::BeChosenByFoe => Barred::BeChosenByFoe,
        Ban::BeChosenByFoesPower => Barred::BeChosenByFoesPower,
        Ban::BeBlocked => Barred::BeBlocked,
        Ban::Bear => Barred::Bear,
        Ban::Move => Barred::Move,
        Ban::GainStrength => Barred::GainStrength,
        Ban::BeDestroyed => Barred::BeDestroyed,
        Ban::BeDestroyedByFoes => Barred::BeDestroyedByFoes,
        Ban::BeDestroyedByOwner => Barred::BeDestroyedByOwner,
        Ban::BeBlockedBy(_) | Ban::BeBlockedByWeaker(_) | Ban::BeCrafted => return None,
    })
}

/// Whether a card has lost its powers. The oldest silence works first: what it
/// silences silences nobody. [R-113] [805.4]
#[must_use]
pub fn powerless(t: &T, id: ObjectId) -> bool {
    if t.objects.get(id).is_none() {
        return t.ghosts.get(id).is_some_and(|g| g.powerless);
    }
    if muted(t, id) {
        return true;
    }
    // Shortcut: no card of the pool takes powers away.
    if !t.rules.silences {
        return false;
    }
    let mut sources: Vec<(u32, ObjectId, &Who)> = Vec::new();
    for source in look::among(t, notes::STANDS) {
        if !look::face(t, source).silences {
            continue;
        }
        for ability in look::face(t, source).powers() {
            let (g, since, holds) = match &t.rules.abilities[ability as usize].power {
                Power::Holds { gate, holds } => (gate, Some(t.objects.at(source.slot).since), holds),
                Power::While { gate, holds, .. } => (gate, self::since(t, source, ability), holds),
                _ => continue,
            };
            if let (Lasting::Powerless(who), Some(since)) = (holds, since)
                && gate(t, look::controller(t, source), g.as_ref())
            {
                rule!("805.1");
                sources.push((since, source, who));
            }
        }
    }
    sources.sort_by_key(|s| s.0);
    let mut silent: Vec<ObjectId> = Vec::new();
    for (_, source, who) in &sources {
        if muted(t, *source) || silent.contains(source) {
            continue;
        }
        rule!("805.4");
        let seat = look::controller(t, *source);
        let covers = |other: ObjectId| member(t, who, other, *source, seat, &|c| super::bare(t, c));
        if covers(id) {
            return true;
        }
        silent.extend(sources.iter().map(|s| s.1).filter(|&o| covers(o)));
    }
    false
}

/// Whether a text that was followed took its powers, or those of a kind of
/// cards that it is of. [R-113] [812.3b]
fn muted(t: &T, id: ObjectId) -> bool {
    let of_kind = |g: &crate::board::Group| {
        let who = crate::effect::who_at(t, g.ability, g.spot).filter(|_| g.change == Change::Powerless);
        who.is_some_and(|who| member(t, who, id, g.source, g.seat, &|c| super::bare(t, c)))
    };
    t.modifiers_on(id).any(|m| m.change == Change::Powerless) || t.board.groups.iter().any(of_kind)
}

/// Whether something says that it cannot. "Cannot" beats "can". [104.2]
#[must_use]
pub fn barred(t: &T, id: ObjectId, what: Barred) -> bool {
    // The four Elemental Allies can do none of the three. [303.6]
    if rule!("303.6" => matches!(what, Barred::Attack | Barred::Block | Barred::Bear) && look::face(t, id).elemental) {
        return true;
    }
    if let Form::Summoned(_, _, ability) = look::mark(t, id).form
        && let Some(but) = look::shape(t, ability).and_then(|s| s.but.as_ref())
        && but.bans().into_iter().any(|ban| bar(ban) == Some(what))
    {
        rule!("302.6");
        return true;
    }
    let mut found = t.modifiers_on(id).any(|m| m.change == Change::Ban(what))
        || t.board.groups.iter().any(|g| g.change == Change::Ban(what) && super::in_group(t, g, id));
    // Shortcut: one that forbids it is enough.
    if found {
        return rule!("104.2" => true);
    }
    standing(t, Sorts::BAN, &mut |s| {
        if let Some((who, all)) = bans(s.holds) {
            let same = all.into_iter().flatten().any(|ban| bar(ban) == Some(what));
            found = found || (same && group(t, &s, who, id));
        }
    });
    rule!("104.2" => found)
}

/// Whether nobody's Action Points are taken. [505.4] [104.2]
#[must_use]
pub fn ap_safe(t: &T) -> bool {
    let mut found = false;
    standing(t, Sorts::OTHER, &mut |s| found |= matches!(s.holds, Lasting::ApSafe));
    found
}

/// Whether a text keeps this one from blocking that one. [704.4]
#[must_use]
pub fn blocks_barred(t: &T, blocker: ObjectId, attacker: ObjectId) -> bool {
    let mut found = false;
    standing(t, Sorts::BAN, &mut |s| {
        let Some((who, all)) = bans(s.holds) else { return };
        for ban in all.into_iter().flatten() {
            if let Ban::BeBlockedByWeaker(noun) = ban {
                let weaker = super::strength(t, blocker) < super::strength(t, attacker);
                found |= weaker && group(t, &s, who, attacker) && noun::fits(t, noun, blocker, s.seat);
            }
            if let Ban::BeBlockedBy(noun) = ban {
                found = found || (group(t, &s, who, attacker) && noun::fits(t, noun, blocker, s.seat));
            }
        }
    });
    found || barred(t, attacker, Barred::BeBlocked)
}

/// How much more or less a card costs its player. [808.2f]
#[must_use]
pub fn cost_change(t: &T, card: ObjectId, seat: Seat) -> i16 {
    let mut sum = 0;
    standing(t, Sorts::COST, &mut |s| match s.holds {
        Lasting::Dearer(noun, n) if noun::fits(t, noun, card, s.seat) => {
            rule!("808.2f", "418.7");
            sum += i16::from(*n);
        }
        Lasting::Cheaper(noun, n) if s.seat == seat && noun::fits(t, noun, card, seat) => sum -= i16::from(*n),
        Lasting::CheaperYours(noun, symbols) if s.seat == seat && noun::fits(t, noun, card, seat) => {
            sum -= count(symbols);
        }
        Lasting::DearerAll(noun, symbols) if noun::fits(t, noun, card, s.seat) => sum += count(symbols),
        Lasting::DearerFoes(noun, symbols) if look::opposed(t, s.seat, seat) && noun::fits(t, noun, card, s.seat) => {
            sum += count(symbols);
        }
        _ => (),
    });
    sum + own_cost(t, card, seat)
}

/// What a card says of its own cost, wherever it is. [808.2f]
fn own_cost(t: &T, card: ObjectId, seat: Seat) -> i16 {
    let mut sum = 0;
    for n in look::face(t, card).powers() {
        let (open, cond, holds) = match &t.rules.abilities[n as usize].power {
            Power::Holds { gate, holds } => (gate, None, holds),
            Power::While { gate, cond, holds } => (gate, Some(cond), holds),
            _ => continue,
        };
        let less = match holds {
            Lasting::CheaperThis(_, symbols) => count(symbols),
            // Whatever makes it dearer is paid all the same.
            Lasting::FreeThis(_) => look::level(t, card),
            _ => continue,
        };
        if gate(t, seat, open.as_ref()) && cond.is_none_or(|c| crate::effect::cond(t, c, card, n, seat)) {
            rule!("808.2f");
            sum -= less;
        }
    }
    sum
}

fn count(symbols: &Symbols) -> i16 {
    symbols.all().len() as i16
}
