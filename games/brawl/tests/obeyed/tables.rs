//! The tables on which a text must change something.

use crate::obeyed::step::{Dice, Stage};
use crate::obeyed::words::PROBE;
use arbiter_brawl::Brawl;
use arbiter_brawl::arena::{Arena, Shape, each};
use arbiter_brawl::board::{Read, T};
use arbiter_brawl::card::{ActionCard, Cards, ChampionCard, Face, Icon, Kind, Worded};
use arbiter_brawl::rules::Rules;
use arbiter_brawl::shipped::{self, tongues};
use arbiter_brawl::stage::stage;
use arbiter_brawl::timing::Choice;
use arbiter_brawl::words::{CardText, Essence, FaceText};
use arbiter_desk::stage::Script;
use arbiter_text::forms::Name;
use std::sync::Arc;

/// What says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    /// An attack on one beside.
    Melee,
    /// An attack on all around.
    Area,
    /// A skill with a target.
    Shot,
    /// A skill without.
    Trick,
    Reaction,
    /// The base face of the champion.
    Face,
}

/// Others at the table: attacks, shots, skills and Reactions of every kind.
const OTHERS: [&str; 7] = ["Rath", "Deryn", "Kilgore", "Gwaien", "Sulka", "Gold'arr", "Dugrun"];

pub(crate) struct Ring {
    others: Vec<ChampionCard>,
    cards: Cards,
    arena: Arena,
    hexes: Vec<(i32, i32)>,
}

impl Ring {
    pub(crate) fn new() -> Self {
        let cards = shipped::cards();
        let others = cards.champions.iter().filter(|c| OTHERS.contains(&c.name.as_str())).cloned().collect();
        let arena = Arena::standard();
        let near = each(arena.all & !arena.statue_mask).map(|h| arena.hex(h)).filter(|h| h.y.abs() <= 2);
        let hexes: Vec<(i32, i32)> = near.filter(|h| h.x.abs() <= 2).map(|h| (h.x, h.y)).collect();
        Ring { others, cards, arena, hexes }
    }
}

fn card(name: &str, kind: Kind, essence: Essence, icon: Option<Icon>, text: CardText) -> ActionCard {
    ActionCard {
        name: name.to_owned(),
        name_fr: name.to_owned(),
        kind,
        essence,
        movement: (kind != Kind::Reaction).then_some(if kind == Kind::Skill { 2 } else { 1 }),
        icon,
        force: (kind == Kind::Attack).then_some(2),
        defence: 0,
        lines: text.0,
        worded: Worded::default(),
    }
}

impl Stage for Ring {
    type Game = Brawl;
    type Host = Host;
    const PLAYS: u64 = 12_000;
    const ANSWERS: usize = 60;

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        let name = Name::new(PROBE);
        let (mut words, mut abilities) = (CardText(Vec::new()), FaceText(Vec::new()));
        match host {
            _ if text.is_empty() => (),
            Host::Face => abilities = tongues().english.faces.read(text, &name).ok()?.words,
            _ => words = tongues().english.cards.read(text, &name).ok()?.words,
        }
        let own = match host {
            Host::Melee | Host::Face => card("Card", Kind::Attack, Essence::Creation, Some(Icon::Melee), words),
            Host::Area => card("Card", Kind::Attack, Essence::Creation, Some(Icon::Area(Shape::Ring)), words),
            Host::Shot => card("Card", Kind::Skill, Essence::Creation, Some(Icon::Indirect(1, 3)), words),
            Host::Trick => card("Card", Kind::Skill, Essence::Creation, None, words),
            Host::Reaction => card("Card", Kind::Reaction, Essence::Creation, None, words),
        };
        let second = card("Second", Kind::Attack, Essence::Manipulation, Some(Icon::Indirect(2, 3)), CardText(vec![]));
        let third = card("Third", Kind::Attack, Essence::Destruction, Some(Icon::Area(Shape::Ring)), CardText(vec![]));
        let face = |abilities| Face { life: 7, defence: 1, abilities, ..Face::default() };
        let faces = [face(abilities.0), face(Vec::new())];
        let probe = ChampionCard { name: PROBE.to_owned(), faces, cards: vec![own, second, third] };
        let champions = self.others.iter().cloned().chain([probe]).collect();
        Rules::new(self.arena.clone(), champions, self.cards.challenges.clone()).ok().map(Arc::new)
    }

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        let mut dice = Dice::new(seed.wrapping_mul(77));
        let mut free = self.hexes.clone();
        let mut spot = |dice: &mut Dice| {
            let (q, r) = free.swap_remove(dice.roll(free.len()));
            format!("[at {q} {r}]")
        };
        let mut who = |dice: &mut Dice, name: &str, portal: usize| {
            let at = if dice.roll(8) < portal { String::new() } else { spot(dice) };
            let hurt = [0, 0, 2, 4][dice.roll(4)];
            let marks = [" [experienced]", " [immobilised]", "", "", "", "", "", ""][dice.roll(8)];
            let marks = if name == "probe" && host == Host::Face { "" } else { marks };
            format!("{name} {at} [damage {hurt}]{marks}")
        };
        let ours = [("probe", 0), ("rath", 1), ("gwaien", 1), ("dugrun", 1)].map(|(name, n)| who(&mut dice, name, n));
        let theirs = ["deryn", "kilgore", "sulka", "goldarr"].map(|name| who(&mut dice, name, 1));
        let mut lines = vec![
            format!("A champions {}", ours.join(", ")),
            format!("B champions {}", theirs.join(", ")),
            "A hand card, second, third, sneak-attack, ignite, go-to-ground".to_owned(),
            "B hand ambush, curse, heavy-shot, fury, effigy, harpoon-strike, intimidation".to_owned(),
            "A discard burrow, teleport, stalk-beneath".to_owned(),
            "B deck mind-control, maul-thrash".to_owned(),
        ];
        lines.push(format!(
            "A traps damage-1 {}, stun {}, immobilise {}",
            spot(&mut dice),
            spot(&mut dice),
            spot(&mut dice)
        ));
        let reacts = host == Host::Reaction || (host == Host::Face && seed % 2 == 1);
        if host == Host::Reaction {
            lines.push("A ready creation".to_owned());
        }
        lines.push((if reacts { "turn B" } else { "turn A" }).to_owned());
        let lines: Vec<(usize, String)> = lines.into_iter().enumerate().collect();
        stage(rules, Script { lines: &lines, rolls: &[] }, |_| ()).unwrap_or_else(|e| panic!("{e:?}: {lines:?}"))
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let mut pick = dice.roll(options.len());
        let probe = |c: &Choice| match *c {
            Choice::Play(id) | Choice::React(id, _) => &*t.card(id.slot).card.name == "Card",
            _ => false,
        };
        let mut turn_to = |dice: &mut Dice, of: usize, wanted: &dyn Fn(&Choice) -> bool| {
            let all: Vec<usize> = (0..options.len()).filter(|&n| wanted(&options[n])).collect();
            if !all.is_empty() && dice.roll(8) < of {
                pick = all[dice.roll(all.len())];
            }
        };
        turn_to(dice, 6, &|c| !matches!(c, Choice::End | Choice::Stop | Choice::Decline | Choice::Pass));
        turn_to(dice, 2, &|c| matches!(c, Choice::Stop));
        turn_to(dice, 5, &|c| matches!(c, Choice::Play(_)));
        turn_to(dice, 7, &|c| matches!(c, Choice::Use));
        turn_to(dice, 7, &probe);
        pick
    }

    fn bare(&self, c: Choice) -> Choice {
        c
    }

    /// What lasts shows when it counts, not before.
    fn unlike(&self, a: &T, b: &T) -> bool {
        let (x, y) = (&a.board, &b.board);
        (x.players, x.champions, x.points, x.tokens, x.turn, x.phase)
            != (y.players, y.champions, y.points, y.tokens, y.turn, y.phase)
    }
}
