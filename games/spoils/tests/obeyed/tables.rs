//! Two tables that differ in one text, played in step.

use arbiter_kernel::Table;
use arbiter_spoils::board::{T, Zone, zone};
use arbiter_spoils::card::{Card, load};
use arbiter_spoils::rules::Rules;
use arbiter_spoils::shipped::CARDS;
use arbiter_spoils::stage::stage;
use arbiter_spoils::timing::Choice;
use arbiter_spoils::words::Stat;
use arbiter_spoils::{Spoils, layers};
use std::sync::Arc;

/// What kind of card says it, and where that card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Item,
    Character,
    Location,
    /// In hand, for nothing.
    Tactic,
}

/// What came of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    Refused,
    Changes,
    Mute,
}

/// The shipped cards, read once.
pub(crate) struct Stage {
    cards: Vec<Card>,
}

/// How many plays must agree before a word counts as mute, and how long each is.
const PLAYS: u64 = 72;
const ANSWERS: usize = 40;

impl Stage {
    pub(crate) fn new() -> Self {
        Stage { cards: load(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards }
    }

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        let kind = match host {
            Host::Item => "kind = \"item\"\ncost = 1",
            Host::Character => "kind = \"character\"\ncost = 0\nstrength = 2\nlife = 3\nspeed = 3",
            Host::Location => "kind = \"location\"\ncost = 1\nstructure = 4",
            Host::Tactic => "kind = \"tactic\"\ncost = 0",
        };
        let file = format!(
            "[[card]]\nname = \"Probe\"\n{kind}\nsubtypes = [\"probe\"]\ntext = '''\n{text}'''\n\n\
             [[card]]\nname = \"Filler\"\nkind = \"character\"\ncost = 1\nstrength = 1\nlife = 2\nspeed = 2\n"
        );
        let own = load(&[("probe.toml", &file)]).ok()?.cards;
        if own.iter().any(|c| c.unplayable.is_some()) {
            return None;
        }
        Some(Arc::new(Rules::new(self.cards.iter().cloned().chain(own).collect())))
    }

    /// Whether some play tells the two texts apart.
    pub(crate) fn told_apart(&self, host: Host, said: &str, silent: &str) -> Heard {
        let Some(with) = self.rules(host, said) else { return Heard::Refused };
        let without = self.rules(host, silent).unwrap_or_else(|| panic!("`{silent}` is not understood"));
        let apart = (0..PLAYS).any(|seed| differ(&with, &without, host, seed));
        if apart { Heard::Changes } else { Heard::Mute }
    }
}

/// A table with something of everything on both sides.
fn lay(rules: &Arc<Rules>, host: Host, seed: u64) -> T {
    let probe = match host {
        Host::Tactic => "A hand probe x2",
        _ => {
            ["A play probe [tokens 2]", "A play probe", "A play probe [tokens 3] [damage 1]", "A play probe [foreign]"]
                [usize::try_from(seed / 2 % 4).expect("a small number")]
        }
    };
    let bare = seed % 4 == 1;
    let poor = seed % 5 == 4;
    let lines = [
        if seed % 3 == 2 { "turn B 5" } else { "turn A 5" },
        if seed % 7 == 6 { "phase start" } else { "phase main" },
        "A play rage x2, deception, elitism x2, greed [spent], obsession",
        "A play hired-hand, shield-matron [depleted], alley-burglar, micromajig-token [tokens 1], stone-bridge [ruin 2]",
        probe,
        "A play plain-blade [on hired-hand], masked-guest [face-down], policy [on alley-burglar], tinker [foreign]",
        "A hand blood-price, hired-hand, plain-blade, rage, slip-away",
        "A discard barrow-recruit, plain-blade, blood-price, stone-bridge, elitism",
        "A deck candle-novice, overclock, blood-price, rage",
        "B play rage x2, deception x2, greed [spent], obsession x2, elitism",
        "B play hired-hand [damage 1], war-drummer, ghost-runner [depleted], toll-keeper, stone-bridge, tinker",
        "B play bloodied-axe [on hired-hand], micromajig-token, knife-in-the-dark [face-down]",
        "B hand blood-price, barrow-recruit, smoke, hired-hand",
        "B discard candle-novice, mortar",
        "B deck tinker, hush, stone-bridge",
        if poor { "A influence 2" } else { "A influence 14" },
        if poor { "B influence 3" } else { "B influence 12" },
    ];
    let sparse = [
        "turn A 5",
        "A play rage, deception x2, elitism, hired-hand",
        probe,
        "A hand hired-hand, blood-price, rage",
        "B play rage x2, greed, hired-hand, tinker",
        "B hand barrow-recruit, smoke",
    ];
    let lines = if bare { &sparse[..] } else { &lines[..] };
    let lines: Vec<(usize, String)> = lines.iter().map(|l| (*l).to_owned()).enumerate().collect();
    stage(rules, &lines, &[]).unwrap_or_else(|e| panic!("{e:?}"))
}

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ (z >> 31)) % sides as u64).expect("a small number")
    }
}

/// One play of both tables with the same answers.
fn differ(with: &Arc<Rules>, without: &Arc<Rules>, host: Host, seed: u64) -> bool {
    let (mut a, mut b) = (lay(with, host, seed), lay(without, host, seed));
    let mut dice = Dice(seed);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ANSWERS {
        if unlike(&a, &b) {
            return true;
        }
        if a.asked().is_none() {
            return false;
        }
        a.options(&mut ours);
        b.options(&mut theirs);
        if ours.len() != theirs.len() || ours.iter().zip(&theirs).any(|(x, y)| bare(*x) != bare(*y)) {
            return true;
        }
        let mut pick = dice.roll(ours.len());
        // Who passes at once sees little.
        if matches!(ours[pick], Choice::Pass | Choice::End) && dice.roll(3) > 0 {
            pick = dice.roll(ours.len());
        }
        // Much is said of battles only: let there be some, with blockers.
        let attacks: Vec<usize> = (0..ours.len()).filter(|&n| matches!(ours[n], Choice::Attack(_))).collect();
        if !attacks.is_empty() && dice.roll(3) == 0 {
            pick = attacks[dice.roll(attacks.len())];
        }
        let named: Vec<usize> = (0..ours.len()).filter(|&n| matches!(ours[n], Choice::Card(_))).collect();
        if matches!(ours[pick], Choice::Stop) && !named.is_empty() && dice.roll(3) > 0 {
            pick = named[dice.roll(named.len())];
        }
        let probe = ours.iter().position(|c| of_probe(&a, *c));
        if let Some(n) = probe.filter(|_| dice.roll(4) == 0) {
            pick = n;
        }
        let free = ours.len() > 1;
        a.answer_with(ours[pick], free);
        b.answer_with(theirs[pick], free);
    }
    unlike(&a, &b)
}

fn of_probe(t: &T, c: Choice) -> bool {
    match c {
        Choice::Play(id) | Choice::Use(id, _) => t.rules.faces[t.objects.at(id.slot).face as usize].slug == "probe",
        _ => false,
    }
}

/// Abilities have other numbers on the other table.
fn bare(c: Choice) -> Choice {
    match c {
        Choice::Use(id, _) => Choice::Use(id, 0),
        Choice::Replace(_) => Choice::Replace(0),
        c => c,
    }
}

fn unlike(a: &T, b: &T) -> bool {
    a.asked() != b.asked()
        || a.outcome() != b.outcome()
        || a.rng != b.rng
        || a.board.seats != b.board.seats
        || a.objects.len() != b.objects.len()
        || a.pending.len() != b.pending.len()
        || a.objects.iter().zip(b.objects.iter()).any(|((_, x), (_, y))| {
            (x.zone, x.owner, x.face, x.known, x.mark) != (y.zone, y.owner, y.face, y.known, y.mark)
        })
        || (0..2).any(|s| {
            let (x, y) = (a.zones.of(zone(s, Zone::Deck)), b.zones.of(zone(s, Zone::Deck)));
            x != y || numbers(a, s) != numbers(b, s)
        })
}

/// What is read of the cards in play.
fn numbers(t: &Table<Spoils>, seat: u8) -> Vec<(i16, i16, i16, i16, u8, bool)> {
    let cards = t.zones.of(zone(seat, Zone::Play)).iter();
    cards
        .map(|&slot| {
            let id = t.objects.id(slot);
            let stat = |s| layers::stat(t, id, s);
            let kinds = layers::kinds(t, id).bits();
            (
                stat(Stat::Strength),
                stat(Stat::Life),
                stat(Stat::Speed),
                stat(Stat::Structure),
                kinds,
                layers::covert(t, id),
            )
        })
        .collect()
}
