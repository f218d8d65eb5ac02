//! From words to programs: the paragraphs of a text become abilities, their
//! sentences a flat list of instructions with jumps. Costs and effects are
//! carried out by the same instructions; those of a cost must be completed.

mod each;
mod object;
mod places;
mod steps;

use crate::rules::{AbilityDef, FlipUp, NONE, Rules, Sort, TurnRule, Users};
use crate::words::{
    self, Area, Body, Choice, Cond, Icons, Instruction, Kinds, Num, OptionText, Options, Paragraph, Player, Rule,
    Static, Step, Trigger, Var, Verb, Who,
};
use arbiter_kernel::Op;
use places::{lies_down, place_of};
use steps::Lower;

/// Who performs an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// As the text says.
    Player(Player),
    /// Both players do it: the active player's part. [402.2]
    First,
    /// The other player's part.
    Second,
}

/// A leaf instruction of a program.
#[derive(Clone, Debug)]
pub enum Act {
    /// A verb; `cost`: it must be completed in full. [401.2]
    Verb {
        /// Who performs it.
        by: By,
        /// What; what it chooses has been chosen before.
        verb: Verb,
        /// In a cost section.
        cost: bool,
        /// Faces, abilities or rules it names, by number.
        refs: Vec<u16>,
    },
    /// Cards are picked or chosen into a slot. [310.1]
    Select {
        /// Who chooses.
        by: By,
        /// What.
        choice: Choice,
        /// It is a pick.
        pick: bool,
        /// In a cost section.
        cost: bool,
    },
    /// A number is divided among cards.
    Divide {
        /// Who divides.
        by: By,
        /// The number.
        amount: Num,
        /// Among which.
        among: crate::words::Who,
        /// Not all of it need be given.
        up_to: bool,
    },
    /// How many of `up to N` it shall be is named.
    HowMany {
        /// By whom.
        by: By,
        /// At most so many.
        most: Num,
    },
    /// Whom the next instruction is about is kept: a later one speaks of `them`. [EF2]
    Them(By, Who),
    /// A number is read once, for what each player does then. [402.2] [EF15]
    Fix(u8, Num),
    /// From here on it is one player's part of what each player does, or
    /// everybody's text again; and where such a part keeps what is chosen. [402.2]
    Part(Option<By>, Vec<u8>),
    /// From here on the other player does the same: `you` are that player, or
    /// the one whose text it is again. [407.2]
    Stead(bool),
    /// `you may`: asks.
    May(By),
    /// `X is NUM`
    Let(Var, Num),
    /// `if COND, X is NUM, otherwise X is NUM`
    LetIf(Var, Cond, Num, Num),
    /// One of several branches is chosen.
    Menu {
        /// Who chooses.
        by: By,
        /// What each does, as words.
        ways: Vec<Vec<Instruction>>,
    },
    /// One of the options of a text is chosen. [307.2]
    Option {
        /// Who chooses.
        by: By,
        /// What each says.
        ways: Vec<OptionText>,
    },
    /// The first extra cost of a card with Attach. [507.2a]
    AttachPick,
    /// The text is over: what it has found and left in a deck lies anywhere in it. [312.1]
    Mislay(u8),
    /// The text begins anew. [414.1]
    Again,
    /// A sentence begins.
    Begin,
    /// A sentence was followed; what later sentences ask of it is noted.
    End {
        /// It could be declined or fail: `if you do` reads it.
        offer: bool,
        /// Its player could decline it: `otherwise` reads whether they did.
        may: bool,
    },
    /// A sentence was not followed.
    Skip {
        /// It could be declined.
        offer: bool,
    },
}

/// A condition of a program.
#[derive(Clone, Debug)]
pub enum Test {
    /// Of the card language.
    Cond(Cond),
    /// The last offer was taken and done.
    Did(bool),
    /// The last gate or offer was not taken.
    Otherwise,
    /// The last coin.
    Won(bool),
    /// The branch chosen just before.
    Branch(u8),
    /// The option chosen for the text. [307.2]
    Option(u8),
    /// A paragraph of a tactic behind icons. [405.4]
    Icons(Icons),
    /// It is being played by Flip Up. [507.4c]
    FlipUp,
}

/// Compiles the text of a face.
pub fn face(rules: &mut Rules, n: usize) {
    let text = std::mem::take(&mut rules.faces[n].card.text);
    let mut effects: Vec<(Icons, &[Step])> = Vec::new();
    let mut extra: &[Step] = &[];
    for (printed, p) in text.iter().enumerate() {
        let f = &mut rules.faces[n];
        match &p.body {
            Body::Keyword(words::Keyword::Covert) if p.threshold.is_empty() => f.covert = true,
            Body::Keyword(words::Keyword::Tactical) => f.any_time = true,
            Body::Unique(name) => f.unique = Some(name.clone()),
            Body::Attach(what) => f.attach = Some(what.clone()),
            Body::FlipUp(up) => {
                f.flip_up = Some(FlipUp { cost: up.cost, threshold: up.threshold });
                extra = &up.extra;
            }
            Body::Provides(icons) if p.threshold.is_empty() => f.provides.extend(*icons),
            Body::Cost(steps) => f.cost_steps.extend(steps.iter().cloned()),
            Body::Effect(e) => effects.push((p.threshold, &e.steps)),
            Body::Options(o) => f.options = Some(o.clone()),
            Body::Influence(i) => f.faction.influence = *i,
            Body::StartingResources(s) => f.faction.starting.clone_from(s),
            Body::StartingDraw { first, second } => f.faction.draw = (*first, *second),
            Body::AnyCopies => (),
            _ => {
                let made = paragraph(rules, p, printed as u8);
                rules.faces[n].abilities.extend(made);
            }
        }
    }
    costs_and_text(rules, n, extra, &effects);
    let abilities = rules.faces[n].abilities.clone();
    let afar = |a: &u16| works_afar(&rules.abilities[*a as usize].sort);
    rules.faces[n].afar = abilities.iter().any(afar);
    let users = |a: &u16| match rules.abilities[*a as usize].sort {
        Sort::Used { anyone, .. } => Some(if anyone { Users::Anyone } else { Users::Controller }),
        _ => None,
    };
    rules.faces[n].used = abilities.iter().filter_map(users).max();
    let any_time = |a: &u16| {
        matches!(&rules.abilities[*a as usize].sort, Sort::Static { rule: Rule::AnyTime(Who::This), during: None })
    };
    rules.faces[n].any_time |= abilities.iter().any(any_time);
    let shaky = |a: &u16| crate::listen::kinds(&rules.abilities[*a as usize].sort).contains(&crate::listen::SHAKY);
    rules.faces[n].shaky = abilities.iter().any(shaky);
    let f = &mut rules.faces[n];
    let lives = !f.card.kinds.contains(Kinds::CHARACTER) || f.card.stats.is_some_and(|s| s.life > 0);
    let stands = !f.card.kinds.contains(Kinds::LOCATION) || f.card.structure.is_some_and(|s| s > 0);
    f.sturdy = lives && stands;
    if f.card.staple && f.provides.is_empty() {
        // By default a staple provides one icon of its name. [203.5c] [311.2]
        let icon = words::Icon::ALL.into_iter().find(|i| i.name() == f.card.name);
        icon.into_iter().for_each(|i| f.provides.add(i, 1));
    }
    f.card.text = text;
}

/// The programs of a card's own costs and of a tactic's text.
fn costs_and_text(rules: &mut Rules, n: usize, extra: &[Step], effects: &[(Icons, &[Step])]) {
    let f = &rules.faces[n];
    let (steps, attach, options) = (f.cost_steps.clone(), f.attach.is_some(), f.options.clone());
    let build = |rules: &mut Rules, extra: &[Step]| {
        let mut l = Lower::new(rules, true);
        l.steps(extra);
        if attach {
            l.act(Act::AttachPick);
        }
        if let Some(o) = &options {
            l.act(Act::Option { by: By::Player(o.who.clone()), ways: o.options.clone() });
        }
        l.steps(&steps);
        for (n, o) in options.iter().flat_map(|o| &o.options).enumerate() {
            l.behind(Test::Option(n as u8), |l| l.steps(&o.cost));
        }
        l.finish()
    };
    let costs = build(rules, &[]);
    let flip = if extra.is_empty() { costs } else { build(rules, extra) };
    (rules.faces[n].costs, rules.faces[n].flip_costs) = (costs, flip);
    rules.faces[n].flip_steps = extra.iter().chain(&steps).cloned().collect();
    if effects.is_empty() && options.is_none() {
        return;
    }
    let mut l = Lower::new(rules, false);
    for (icons, steps) in effects {
        if icons.is_empty() { l.steps(steps) } else { l.behind(Test::Icons(*icons), |l| l.steps(steps)) }
    }
    for (n, o) in options.iter().flat_map(|o: &Options| &o.options).enumerate() {
        l.behind(Test::Option(n as u8), |l| l.steps(&o.effect.steps));
    }
    let program = l.finish();
    rules.faces[n].text = Some(define(rules, Sort::Text, Icons::default(), NONE, program, 0));
}

/// The abilities of a paragraph.
pub(crate) fn paragraph(rules: &mut Rules, p: &Paragraph, printed: u8) -> Vec<u16> {
    match &p.body {
        Body::Ability(a) => {
            let cost = program(rules, &a.cost, true);
            let effect = program(rules, &a.effect, false);
            let from = a.cost.iter().find_map(place_of).unwrap_or(Area::Play);
            let anyone = a.cost.iter().flat_map(|s| &s.acts).any(|i| i.verb == Verb::AnyoneUses);
            let mut threshold = a.threshold;
            threshold.extend(p.threshold);
            let n = define(rules, Sort::Used { name: a.name.clone(), anyone, from }, threshold, cost, effect, printed);
            rules.abilities[n as usize].costs.clone_from(&a.cost);
            rules.abilities[n as usize].down = a.cost.iter().flat_map(|s| &s.acts).any(|i| lies_down(&i.verb));
            vec![n]
        }
        Body::Trigger(tr) => vec![trigger(rules, tr, p.threshold, printed)],
        Body::RestoreRule(tr) | Body::DevelopRule(tr) => {
            let n = trigger(rules, tr, p.threshold, printed);
            let restore = matches!(p.body, Body::RestoreRule(_));
            rules.abilities[n as usize].turn_rule = Some(if restore { TurnRule::Restore } else { TurnRule::Develop });
            vec![n]
        }
        Body::Static(s) => statics(rules, s, p.threshold, printed),
        Body::Keyword(k) => {
            let gains = vec![words::Gain::Keyword(true, *k)];
            let change = words::Change { who: Who::This, gains, each: None, additional: false, also: false };
            let rule = Rule::Change(change);
            statics(rules, &Static { during: None, said_if: false, rules: vec![rule] }, p.threshold, printed)
        }
        Body::Provides(icons) => {
            let rule = Rule::ExtraIcons(Player::You, *icons);
            statics(rules, &Static { during: None, said_if: false, rules: vec![rule] }, p.threshold, printed)
        }
        _ => Vec::new(),
    }
}

fn trigger(rules: &mut Rules, tr: &Trigger, threshold: Icons, printed: u8) -> u16 {
    let effect = program(rules, &tr.steps, false);
    define(rules, Sort::Trigger(tr.when.clone()), threshold, NONE, effect, printed)
}

/// One ability for each rule of the sentence.
fn statics(rules: &mut Rules, s: &Static, threshold: Icons, printed: u8) -> Vec<u16> {
    let mut out = Vec::new();
    for rule in &s.rules {
        let effect = match rule {
            Rule::Instead(r) => program(rules, &stead(r), false),
            _ => NONE,
        };
        let gifts = match rule {
            Rule::Change(c) => gifts(rules, &c.gains, printed),
            _ => Vec::new(),
        };
        let sort = Sort::Static { during: s.during.clone(), rule: rule.clone() };
        let n = define(rules, sort, threshold, NONE, effect, printed);
        rules.abilities[n as usize].gifts = gifts;
        out.push(n);
    }
    out
}

/// What is done in the place of something, as sentences.
fn stead(r: &words::Replaced) -> Vec<Step> {
    let first = Step { gate: words::Gate::Open, may: None, lead: None, acts: r.instead.clone(), lets: Vec::new() };
    std::iter::once(first).chain(r.then.iter().cloned()).collect()
}

/// The abilities in quotes that a change gives. [508.1]
pub(crate) fn gifts(rules: &mut Rules, gains: &[words::Gain], printed: u8) -> Vec<u16> {
    let quoted = gains.iter().filter_map(|g| match g {
        words::Gain::Text(ps) => Some(ps.as_slice()),
        _ => None,
    });
    for g in gains {
        if let words::Gain::Subtype(_, name) = g
            && !rules.subtypes.contains(name)
        {
            rules.subtypes.push(name.clone());
        }
    }
    let quoted: Vec<Paragraph> = quoted.flatten().cloned().collect();
    quoted.iter().flat_map(|p| paragraph(rules, p, printed)).collect()
}

/// A delayed trigger, as an ability. [EF13]
pub(crate) fn later(rules: &mut Rules, when: &words::When, steps: &[Step]) -> u16 {
    let effect = program(rules, steps, false);
    define(rules, Sort::Trigger(when.clone()), Icons::default(), NONE, effect, 0)
}

fn program(rules: &mut Rules, steps: &[Step], cost: bool) -> u16 {
    let mut l = Lower::new(rules, cost);
    l.steps(steps);
    l.finish()
}

fn define(rules: &mut Rules, sort: Sort, threshold: Icons, cost_program: u16, program: u16, printed: u8) -> u16 {
    rules.abilities.push(AbilityDef {
        sort,
        threshold,
        costs: Vec::new(),
        bill: crate::offer::Bill::default(),
        cost_program,
        program,
        printed,
        turn_rule: None,
        gifts: Vec::new(),
        gives: 0,
        down: false,
    });
    rules.abilities.len() as u16 - 1
}

/// Whether a text works outside of play because it says so or can only work
/// there. [201.5b] [OB5]
fn works_afar(sort: &Sort) -> bool {
    match sort {
        Sort::Used { from, .. } => *from != Area::Play,
        Sort::Trigger(w) => w.from.map_or_else(|| put_from_anywhere(&w.event), |a| a != Area::Play),
        Sort::Static { rule, .. } => matches!(rule, Rule::Instead(r) if put_from_anywhere(&r.event)),
        Sort::Text => false,
    }
}

/// Whether the card itself is put somewhere from where it is not in play.
pub(crate) fn put_from_anywhere(e: &words::Event) -> bool {
    matches!(
        e,
        words::Event::Put {
            who: Who::This,
            from: Some(words::From::Anywhere | words::From::Hand | words::From::Deck),
            ..
        } | words::Event::Discarded(Who::This)
    )
}

/// Whether a program is empty.
pub(crate) fn nothing(ops: &[Op<crate::Spoils>]) -> bool {
    ops.is_empty()
}
