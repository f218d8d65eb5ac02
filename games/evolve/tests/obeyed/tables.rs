//! The tables on which a text must change something.

use crate::obeyed::step::{Dice, Stage};
use arbiter_cards::load;
use arbiter_desk::stage::Script;
use arbiter_evolve::Evolve;
use arbiter_evolve::board::{Read, T, Zones, zone};
use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::layers;
use arbiter_evolve::rules::Rules;
use arbiter_evolve::stage::stage;
use arbiter_evolve::timing::Choice;
use arbiter_evolve::words::Zone;
use arbiter_kernel::Table;
use std::sync::Arc;

/// What kind of card says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Follower,
    Amulet,
    Spell,
    /// The evolved face of a follower.
    Evolved,
    /// A follower that is a token.
    Token,
}

pub(crate) struct Halls;

impl Stage for Halls {
    type Game = Evolve;
    type Host = Host;
    const PLAYS: u64 = 240;
    const ANSWERS: usize = 40;

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        let loaded = load::<Card>(&[("pool.toml", include_str!("pool.toml")), ("probe.toml", &probe(host, text))]);
        let cards = loaded.unwrap_or_else(|f| panic!("{f:?}")).cards;
        let pool = cards.iter().filter(|c| c.name != "Probe").find_map(|c| c.unplayable.as_ref());
        assert!(pool.is_none(), "{pool:?}");
        cards.iter().all(|c| c.unplayable.is_none()).then(|| Arc::new(Rules::new(cards)))
    }

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        let lines: Vec<(usize, String)> = lines(host, seed).into_iter().enumerate().collect();
        let rolls = [u32::try_from(seed % 6).expect("a die"), 3, 0, 5, 2];
        stage(rules, Script { lines: &lines, rolls: &rolls }, |_| ()).unwrap_or_else(|e| panic!("{e:?}"))
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let mut pick = dice.roll(options.len());
        let mut turn_to = |dice: &mut Dice, wanted: &dyn Fn(Choice) -> bool| {
            let all: Vec<usize> = (0..options.len()).filter(|&n| wanted(options[n])).collect();
            if !all.is_empty() {
                pick = all[dice.roll(all.len())];
            }
        };
        // Who passes or ends at once sees little.
        if dice.roll(3) > 0 {
            turn_to(dice, &|c| !matches!(c, Choice::Pass | Choice::End | Choice::Stop | Choice::No));
        }
        if dice.roll(4) == 0 {
            turn_to(dice, &|c| matches!(c, Choice::Attack(_)));
        }
        if dice.roll(3) == 0 {
            turn_to(dice, &|c| of_probe(t, c));
        }
        if dice.roll(9) == 0 {
            turn_to(dice, &|c| matches!(c, Choice::End));
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
            || a.board.turn != b.board.turn
            || (0..2).any(|s| {
                a.zones.of(zone(s, Zone::Deck)) != b.zones.of(zone(s, Zone::Deck)) || numbers(a, s) != numbers(b, s)
            })
    }
}

fn probe(host: Host, text: &str) -> String {
    let (kind, numbers, more) = match host {
        Host::Follower => ("follower", "attack = 2\ndefense = 3", ""),
        Host::Token => ("follower", "attack = 2\ndefense = 3", "token = true"),
        Host::Amulet => ("amulet", "", ""),
        Host::Spell => ("spell", "", ""),
        Host::Evolved => ("follower", "attack = 2\ndefense = 3", "text = \"[evolve] [cost00]: Evolve this follower.\""),
    };
    let evolved = match host {
        Host::Evolved => "\n[card.evolved]\nattack = 3\ndefense = 4\n",
        _ => "",
    };
    // A follower that evolves speaks with its evolved face only.
    let after = match host {
        Host::Follower | Host::Token => "[card.evolved]\nattack = 3\ndefense = 4\n",
        _ => "",
    };
    format!(
        "[[card]]\nname = \"Probe\"\nclass = \"forestcraft\"\nkind = \"{kind}\"\ntraits = [\"Pixie\"]\ncost = 2\n\
         {numbers}\n{more}\n{evolved}text = '''\n{text}'''\n{after}\n\
         [[card]]\nname = \"Twin\"\nclass = \"forestcraft\"\nkind = \"follower\"\ntraits = [\"Pixie\"]\ncost = 1\n\
         attack = 2\ndefense = 3\n"
    )
}

/// A table with something of everything on both sides, in one of many ways.
fn lines(host: Host, seed: u64) -> Vec<String> {
    let n = |of: &[&str]| of[usize::try_from(seed).expect("a small number") % of.len()].to_owned();
    let own = match host {
        Host::Spell => vec![n(&["A hand probe x2", "A ex probe, sprout", "A hand probe"])],
        Host::Evolved => vec![
            n(&[
                "A field probe [evolved]",
                "A field probe",
                "A field probe [evolved] [engaged]",
                "B field probe [evolved]",
            ]),
            "A evolve probe x2".to_owned(),
        ],
        _ => vec![
            n(if matches!(host, Host::Follower | Host::Token) {
                &["A evolve probe", "A evolve oak-sage"]
            } else {
                &["A evolve sprout"]
            }),
            n(&[
                "A field probe",
                "A field probe [engaged]",
                "A hand probe",
                "A field probe [damage 1] [counter stack 2]",
                "A ex probe",
                "B field probe",
                "A field probe [foreign]",
            ]),
            n(&["A hand probe", "A ex probe", "A hand knife"]).replace("knife", "insight"),
        ],
    };
    let rich = [
        "A field oak-sage [counter stack 1], storm-cat [engaged], deep-cairn [counter stack 2]",
        "A hand insight, wreck, lash, rouse, deep-cairn",
        "A ex sprout, dew",
        "A cemetery oak-sage, insight, spark, bane-bat, old-bell",
        "A deck iron-guard, spark, still-one, old-bell, storm-cat, toll",
        "A evolve oak-sage, iron-guard, storm-cat",
        "A banished rune-clerk",
        "B field iron-guard [engaged] [counter stack 2], bane-bat, oak-sage [engaged] [evolved]",
        "B hand lash, homeward, gust, oak-sage, insight",
        "B ex sprout, marsh-owl",
        "B cemetery oak-sage, insight",
        "B deck wreck, storm-cat, insight, old-bell",
        "B evolve iron-guard",
    ];
    let other = [
        "A field guarded-duke, thorn-urn, sprout",
        "A hand muster, sway, gust, rouse, rune-clerk",
        "A cemetery dew, spark, insight, tide, rune-clerk",
        "A deck oak-sage, tide, wreck, insight",
        "A evolve oak-sage, sprout",
        "B field still-one [engaged], sprout, storm-cat, deep-cairn [counter stack 1]",
        "B hand wreck, muster, tide, swift-page",
        "B ex dew",
        "B deck iron-guard, spark",
    ];
    let sparse = [
        "A field iron-guard, old-bell",
        "A hand toll, insight, oak-sage, storm-cat, muster",
        "A evolve iron-guard",
        "B field guarded-duke [engaged], rune-clerk",
        "B hand spark, toll, wreck, gust",
    ];
    let mut all = vec![n(&["turn A 5", "turn A 5", "turn B 6"])];
    all.push(n(&["phase main", "phase main", "phase main", "phase start", "phase main", "phase end", "phase main"]));
    let table: &[&str] = match seed % 5 {
        0 | 2 => &rich,
        1 | 3 => &other,
        _ => &sparse,
    };
    all.extend(table.iter().map(|l| (*l).to_owned()));
    all.extend(own);
    all.push(n(&["A pp 9", "A pp 4", "A pp 10", "A pp 6"]));
    all.push(n(&["B pp 5", "B pp 10", "B pp 8"]));
    all.push(n(&["A ep 1", "A ep 0", "A ep 2"]));
    all.push(n(&["B ep 1", "B ep 2"]));
    all.push(n(&["A leader 20", "A leader 5", "A leader 14"]));
    all.push(n(&["B leader 18", "B leader 20", "B leader 4"]));
    all.push(n(&["A lost-defense yes", "A lost-defense no"]));
    all.push(n(&["A played 0", "A played 1", "A played 3"]));
    all
}

fn of_probe(t: &T, c: Choice) -> bool {
    let id = match c {
        Choice::Play(id) | Choice::Use(id, _) | Choice::Attack(id) | Choice::Card(id) => id,
        Choice::Yes => return true,
        _ => return false,
    };
    t.objects.get(id).is_some_and(|o| t.rules.faces[o.face as usize].slug == "probe")
}

/// What is read of the cards on a field: numbers of followers, and counters.
/// Keywords and texts must show in what can be done.
fn numbers(t: &Table<Evolve>, seat: u8) -> Vec<(i16, i16, i16)> {
    let cards = t.cards(seat, Zone::Field).iter();
    cards
        .map(|&slot| {
            let id = t.objects.id(slot);
            let counters = (0..4).map(|n| t.counters(id, n) * i16::from(n + 1)).sum();
            match layers::core(t, id).kind {
                Kind::Follower => (layers::attack(t, id), layers::defense(t, id), counters),
                _ => (0, 0, counters),
            }
        })
        .collect()
}
