//! The tables on which a text must change something.

use crate::step::{Dice, Stage};
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

/// The shipped cards, read once.
pub(crate) struct Streets {
    cards: Vec<Card>,
}

impl Streets {
    pub(crate) fn new() -> Self {
        Streets { cards: load(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards }
    }
}

impl Stage for Streets {
    type Game = Spoils;
    type Host = Host;
    const PLAYS: u64 = 72;
    const ANSWERS: usize = 40;

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

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        lay(rules, host, seed)
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let mut pick = dice.roll(options.len());
        // Who passes at once sees little.
        if matches!(options[pick], Choice::Pass | Choice::End) && dice.roll(3) > 0 {
            pick = dice.roll(options.len());
        }
        // Much is said of battles only: let there be some, with blockers.
        let attacks: Vec<usize> = (0..options.len()).filter(|&n| matches!(options[n], Choice::Attack(_))).collect();
        if !attacks.is_empty() && dice.roll(3) == 0 {
            pick = attacks[dice.roll(attacks.len())];
        }
        let named: Vec<usize> = (0..options.len()).filter(|&n| matches!(options[n], Choice::Card(_))).collect();
        if matches!(options[pick], Choice::Stop) && !named.is_empty() && dice.roll(3) > 0 {
            pick = named[dice.roll(named.len())];
        }
        let probe = options.iter().position(|c| of_probe(t, *c));
        if let Some(n) = probe.filter(|_| dice.roll(4) == 0) {
            pick = n;
        }
        pick
    }

    /// Abilities have other numbers on the other table.
    fn bare(&self, c: Choice) -> Choice {
        match c {
            Choice::Use(id, _) => Choice::Use(id, 0),
            Choice::Replace(_) => Choice::Replace(0),
            c => c,
        }
    }

    fn unlike(&self, a: &T, b: &T) -> bool {
        a.board.seats != b.board.seats
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

fn of_probe(t: &T, c: Choice) -> bool {
    match c {
        Choice::Play(id) | Choice::Use(id, _) => t.rules.faces[t.objects.at(id.slot).face as usize].slug == "probe",
        _ => false,
    }
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
