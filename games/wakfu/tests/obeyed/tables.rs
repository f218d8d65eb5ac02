//! The tables on which a text must change something.

use crate::obeyed::step::{Dice, Stage};
use crate::obeyed::words::PROBE;
use arbiter_desk::stage::Script;
use arbiter_text::forms::{Name, Referents};
use arbiter_wakfu::Wakfu;
use arbiter_wakfu::board::{T, look};
use arbiter_wakfu::card::{Card, Cards, Printed};
use arbiter_wakfu::layers;
use arbiter_wakfu::rules::Rules;
use arbiter_wakfu::shipped::{BOOK, cards, tongues};
use arbiter_wakfu::stage::stage;
use arbiter_wakfu::timing::Choice;
use arbiter_wakfu::words::CardText;
use std::sync::Arc;

/// What says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    /// An Action in the Hand.
    Action,
    /// An Ally in the World.
    Ally,
    /// Equipment that an Ally bears.
    Gear,
}

pub(crate) struct Field {
    cards: Cards,
}

impl Field {
    pub(crate) fn new() -> Self {
        let mut all = cards();
        all.add(Cards::read([BOOK.filler], tongues()).unwrap_or_else(|e| panic!("{e}")));
        Field { cards: all }
    }

    /// What a text means on such a card; none if it is refused.
    pub(crate) fn meaning(&self, host: Host, text: &str) -> Option<String> {
        self.rules(host, text)?;
        let read = tongues().english.read(text, &Name::new(PROBE)).ok()?;
        Some(format!("{:?}", read.words))
    }

    fn base(&self, name: &str) -> &Card {
        self.cards.cards.iter().find(|c| c.name == name).expect("a card of ours")
    }
}

impl Stage for Field {
    type Game = Wakfu;
    type Host = Host;
    const PLAYS: u64 = 64;
    const ANSWERS: usize = 48;

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        let (mut says, mut referents) = (CardText::default(), Referents::default());
        if !text.is_empty() {
            let read = tongues().english.read(text, &Name::new(PROBE)).ok()?;
            (says, referents) = (read.words, read.referents);
        }
        let base = self.base(match host {
            Host::Action => "Youth",
            Host::Ally => "Soldier",
            Host::Gear => "Pearl",
        });
        let probe = Card {
            name: PROBE.to_owned(),
            name_fr: PROBE.to_owned(),
            spoken: Name::new(PROBE).masculine(),
            level: Printed::N(0),
            says,
            referents,
            ..base.clone()
        };
        let mut cards = self.cards.clone();
        cards.cards.push(probe);
        Rules::new(cards).ok().map(Arc::new)
    }

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        let mut dice = Dice::new(seed.wrapping_mul(77));
        let mut mark = |of: &[&str]| of[dice.roll(of.len())].to_owned();
        let (hurt, tapped) = ([" [damage 4]", "", " [damage 9]"], [" [tapped]", "", ""]);
        let ours = format!("{}{}", mark(&["", " [world]", " [world]", " [world]"]), mark(&hurt));
        let theirs = format!("{}{}", mark(&["", " [world]", " [world]"]), mark(&hurt));
        let probe = match host {
            Host::Action => String::new(),
            Host::Ally => format!(", probe [markers 2]{}", mark(&["", "", ", ram-ring [on probe]"])),
            Host::Gear => ", probe [on kite-runner] [markers 2]".to_owned(),
        };
        let held = if host == Host::Action { "probe, " } else { "" };
        let world = [
            format!("A world young-mole{}, kite-runner", mark(&tapped)),
            format!("mole-hood [on kite-runner], ram{}, whirling-gust", mark(&tapped)),
            format!("mole-hills, reef-giant{}{probe}", mark(&["", " [damage 1]"])),
        ];
        let them = [
            format!("B world gate-guard, ram-chief{} [damage 1]", mark(&tapped)),
            format!("soldier, ash-ring [on soldier], charred-field, spring-gust{}", mark(&tapped)),
        ];
        let lines = vec![
            format!("A hero {}{ours}", mark(&["brann-oxhand", "odo-emberkin"])),
            format!("B hero wanderer{theirs}"),
            format!("A haven satchel{}", mark(&["", " [damage 3]"])),
            world.join(", "),
            them.join(", "),
            "A bag hearth-smith, root-cellar".to_owned(),
            "B bag healer-of-reeds".to_owned(),
            format!("A hand {held}push-on, thorn, young-mole, mole-claw"),
            "B hand thorn, push-on, ram, ram-hat".to_owned(),
            "A discard ram, scorch, mole-belt, clerk".to_owned(),
            "B discard clerk, thorn".to_owned(),
            "A deck ram-hat, ram, thorn, mole-hood".to_owned(),
            "B deck ram, thorn".to_owned(),
            "A resources neutral x2, fire, earth".to_owned(),
            "B resources neutral x2".to_owned(),
            mark(&["turn A", "turn A", "turn A", "turn B"]),
        ];
        let lines: Vec<(usize, String)> = lines.into_iter().enumerate().collect();
        stage(rules, Script { lines: &lines, rolls: &[] }, |_| ()).unwrap_or_else(|e| panic!("{e:?}: {lines:?}"))
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let mut pick = dice.roll(options.len());
        let own = |id| look::face(t, id).card.name == PROBE;
        let mut turn_to = |dice: &mut Dice, of: usize, wanted: &dyn Fn(&Choice) -> bool| {
            let all: Vec<usize> = (0..options.len()).filter(|&n| wanted(&options[n])).collect();
            if !all.is_empty() && dice.roll(8) < of {
                pick = all[dice.roll(all.len())];
            }
        };
        turn_to(dice, 5, &|c| !matches!(c, Choice::EndTurn | Choice::Stop | Choice::Quiet | Choice::Move(_)));
        turn_to(dice, 6, &|c| matches!(c, Choice::Pass));
        turn_to(dice, 3, &|c| matches!(c, Choice::Attack));
        turn_to(dice, 4, &|c| matches!(c, Choice::Card(id) if own(*id)));
        turn_to(
            dice,
            4,
            &|c| matches!(c, Choice::Play(id, _) | Choice::Use(id, _) | Choice::React(id, ..) if own(*id)),
        );
        turn_to(dice, 6, &|c| matches!(c, Choice::Yes));
        pick
    }

    fn bare(&self, c: Choice) -> Choice {
        c
    }

    fn unlike(&self, a: &T, b: &T) -> bool {
        let (x, y) = (&a.board, &b.board);
        let seats = |t: &T| t.board.players.map(|p| (p.xp, p.stored, p.attacked));
        let fights = |t: &T| t.board.battle.as_ref().map(|b| (b.target, b.fighters.len()));
        seats(a) != seats(b) || fights(a) != fights(b) || (x.turn, x.phase, x.active) != (y.turn, y.phase, y.active)
    }

    fn read_unlike(&self, a: &T, b: &T) -> bool {
        let seats = |t: &T| [0, 1].map(|s| (layers::ap(t, s), layers::mp(t, s)));
        let values = |t: &T| -> Vec<(i16, i16)> {
            look::all_in_play(t).map(|id| (layers::strength(t, id), layers::left(t, id))).collect()
        };
        seats(a) != seats(b) || values(a) != values(b)
    }
}
