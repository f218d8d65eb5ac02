//! From words to programs: the sentences of a text become a flat list of
//! instructions with jumps; `it` becomes the selection it means; what is
//! decided while playing is gathered so that playing can ask for it in order.

mod builtin;
mod costs;
mod counters;
mod done;
mod hanging;
mod instead;
mod settled;
pub(crate) mod spoken;
mod tokens;

pub use self::builtin::builtin;
pub use self::done::Tally;
pub(crate) use self::settled::settled;

use self::counters::{counters_of_cond, counters_of_cost, number_counter};
use self::instead::timed;
use crate::Evolve;
use crate::card::Kind;
use crate::resolve::Spoken;
use crate::rules::{AbilityDef, Gate, Menu, Rules, Selection, Sort};
use crate::words::{Ability, Cost, Filter, Gift, Line, Trigger, Verb, Who, Zone};
use arbiter_kernel::Op;

/// A leaf instruction of a program.
#[derive(Clone, Debug)]
pub enum Act {
    /// A verb. `out` is where it notes the cards it brought forth; `refs` are
    /// the tokens or abilities it names.
    Verb {
        /// The verb, every `it` resolved.
        verb: Verb,
        /// Slot of the scope for what it brings forth.
        out: u8,
        /// Faces or abilities it names, by number.
        refs: Vec<u16>,
    },
    /// A selection that is made now. [R5]
    Select(u8),
    /// `You may`: ask.
    May,
    /// `COST: ...`: ask, and pay. [10.4.7.5]
    Pay(Vec<Cost>),
    /// A delayed trigger is set up. [10.7.5]
    Later {
        /// The ability that will be played.
        ability: u16,
        /// Every time this turn, not once.
        each_this_turn: bool,
        /// What `it` means there, if it is what was spoken of before.
        it: Option<Who>,
    },
    /// What stands here was not done, as it is not valid: `if you do` asks. [10.3.3]
    NotDone,
    /// Whether all of the sentence so far was done: `if you do` asks. [R86]
    Tally(Tally),
    /// What the text speaks of from here on, where that depends on which of several
    /// sentences was followed.
    Means {
        /// Slot of the scope that notes it.
        out: u8,
        /// Whom the followed one speaks of.
        it: Who,
    },
    /// Stack's own: all counters to the selected card. [13.3.2.2#3]
    MoveStack,
}

/// Slot that means the card a trigger speaks of.
pub const SUBJECT: u8 = 255;

struct Lower<'r> {
    rules: &'r mut Rules,
    def: AbilityDef,
    ops: Vec<Op<Evolve>>,
    gates: Vec<Gate>,
    /// Behind a process that is only decided while resolving.
    late: bool,
    slots: u8,
    options: u8,
    /// What `it` means now.
    it: Who,
    /// What was selected last.
    selected: Who,
    /// `If you do` stands behind the sentence at hand.
    asked: bool,
    /// What the text stands on; `None` in quotes, for whoever is given it.
    on: Option<Kind>,
}

/// Compiles the text of a face.
pub fn face(rules: &mut Rules, n: usize) {
    let (texts, kind, name) = {
        let c = &rules.faces[n].card;
        (c.abilities.clone(), c.kind, c.name.clone())
    };
    for (printed, text) in texts.iter().enumerate() {
        let printed = printed as u8;
        match text {
            Ability::Keyword(k) => rules.faces[n].keywords.add(*k),
            Ability::Evolve { price, only_if } => {
                let (evolve, only_if) = (Some(*price), only_if.clone());
                let sort = Sort::Activated { quick: false, evolve, once: false, only_if };
                let a = ability(rules, Some(kind), sort, &[], &[Line::Do(vec![Verb::Evolve(Who::This)])], printed);
                rules.faces[n].evolve = Some(a);
                rules.faces[n].abilities.push(a);
            }
            Ability::Spell(lines) => {
                let a = ability(rules, Some(kind), Sort::Spell, &[], lines, printed);
                rules.faces[n].spell = Some(a);
            }
            Ability::ExtraCost(costs) => rules.faces[n].extra_costs.extend(costs::complete(costs)),
            Ability::WhenPlaying { costs, price } => {
                rules.faces[n].when_playing.push((costs::complete(costs), price.clone()))
            }
            Ability::DeckCopies(copies) => rules.faces[n].copies = Some(*copies),
            other => {
                let made = other_ability(rules, Some(kind), other, printed);
                rules.faces[n].abilities.extend(made);
            }
        }
    }
    debug_assert!(kind == Kind::Spell || rules.faces[n].spell.is_none(), "{name} has a spell text but is none");
}

/// Compiles an ability that a card has or is given: one for each head. [12.1.2]
pub fn other_ability(rules: &mut Rules, on: Option<Kind>, text: &Ability, printed: u8) -> Vec<u16> {
    match text {
        Ability::Activated(a) => {
            let sort =
                Sort::Activated { quick: a.quick, evolve: None, once: a.once_per_turn, only_if: a.only_if.clone() };
            vec![ability(rules, on, sort, &a.costs, &a.lines, printed)]
        }
        Ability::Automatic(a) => {
            let (during, lines) = timed(&a.lines);
            let sort = |head: &Trigger| Sort::Automatic { head: head.clone(), once: a.once_per_turn, during };
            a.heads.iter().map(|head| ability(rules, on, sort(head), &a.costs, &lines, printed)).collect()
        }
        Ability::Passive(p) => {
            let lines: Vec<Line> = match p {
                crate::words::Passive::Instead { then, .. } => vec![Line::Do(then.clone())],
                _ => Vec::new(),
            };
            let gifts = match p {
                crate::words::Passive::Have { gift, .. } => {
                    gift.abilities.iter().flat_map(|a| other_ability(rules, None, a, printed)).collect()
                }
                _ => Vec::new(),
            };
            let n = ability(rules, on, Sort::Passive(p.clone()), &[], &lines, printed);
            rules.abilities[n as usize].gifts = gifts;
            vec![n]
        }
        _ => Vec::new(),
    }
}

fn ability(rules: &mut Rules, on: Option<Kind>, sort: Sort, costs: &[Cost], lines: &[Line], printed: u8) -> u16 {
    let costs_optional = matches!(sort, Sort::Automatic { .. }) && !costs.is_empty();
    for cost in costs {
        counters_of_cost(rules, cost);
    }
    if let Sort::Automatic { head: Trigger::State(c), .. } | Sort::Activated { only_if: Some(c), .. } = &sort {
        counters_of_cond(rules, c);
    }
    let def = AbilityDef {
        sort,
        costs: costs::complete(costs),
        costs_optional,
        program: 0,
        selections: Vec::new(),
        menus: Vec::new(),
        rites: Vec::new(),
        printed,
        gifts: Vec::new(),
    };
    // What happens instead of something to a card speaks of that card.
    let it = Who::Picked(SUBJECT);
    // Nobody plays what happens instead of something: it selects when it happens. [R5]
    let late = matches!(def.sort, Sort::Passive(_));
    let (ops, gates) = (Vec::new(), Vec::new());
    let selected = it.clone();
    let mut l = Lower { rules, def, ops, gates, late, slots: 0, options: 0, it, selected, asked: false, on };
    l.lines(lines);
    let Lower { def, ops, .. } = l;
    rules.programs.push(ops);
    let program = rules.programs.len() as u16 - 1;
    rules.abilities.push(AbilityDef { program, ..def });
    rules.abilities.len() as u16 - 1
}

impl Lower<'_> {
    fn line(&mut self, line: &Line) {
        match line {
            Line::Do(_) | Line::IfYouDo(_) | Line::May(_) | Line::If { .. } => self.sentence(line, &[]),
            Line::Pay { costs, then } => {
                costs.iter().for_each(|c| counters_of_cost(self.rules, c));
                self.ops.push(Op::Do(Act::Pay(costs::complete(costs))));
                self.optional(|l| l.lines(then));
            }
            Line::Term { cond, then, .. } => self.gated(Gate::Cond(cond.clone()), |l| l.lines(then)),
            Line::EarthRite { then, .. } => {
                let gate = Gate::Extra(self.extra());
                self.gated(gate, |l| l.lines(then));
            }
            Line::Choose { least, most, options } => {
                let (first, least, most, gates) = (self.options, *least, *most, self.gates.clone());
                self.options += options.len() as u8;
                self.def.menus.push(Menu { first, options: options.clone(), least, most, gates });
                // [5.17.1.2] No option speaks of what another brought forth.
                let it = self.it.clone();
                for (n, option) in (first..).zip(options) {
                    self.it = it.clone();
                    self.gated(Gate::Option(n), |l| l.lines(option));
                }
            }
            Line::Later { when, each_this_turn, then } => {
                let sort = Sort::Automatic { head: when.clone(), once: false, during: None };
                let ability = ability(self.rules, self.on, sort, &[], &[Line::Do(then.clone())], self.def.printed);
                let it = (!spoken::names_a_card(when)).then(|| self.it.clone());
                let later = Act::Later { ability, each_this_turn: *each_this_turn, it };
                self.ops.push(Op::Do(later));
            }
        }
    }

    fn extra(&mut self) -> u8 {
        self.def.rites.push(self.gates.clone());
        (self.def.rites.len() - 1) as u8
    }

    fn optional(&mut self, body: impl FnOnce(&mut Self)) {
        let hole = self.hole(Op::IfDone(0));
        let late = std::mem::replace(&mut self.late, true);
        body(self);
        self.late = late;
        self.land(hole);
    }

    fn gated(&mut self, gate: Gate, body: impl FnOnce(&mut Self)) {
        let hole = self.open(gate);
        let asked = self.asked;
        body(self);
        self.asked = asked;
        self.shut(hole);
    }

    /// Closes a part of a text; where `if you do` follows, it was not done if it
    /// is not valid.
    fn shut(&mut self, hole: usize) {
        if !self.asked {
            return self.close(hole);
        }
        let done = self.hole(Op::Jump(0));
        self.close(hole);
        self.ops.push(Op::Do(Act::NotDone));
        self.land(done);
    }

    fn open(&mut self, gate: Gate) -> usize {
        if let Gate::Cond(c) = &gate {
            counters_of_cond(self.rules, c);
        }
        self.gates.push(gate.clone());
        self.hole(Op::Test(gate, 0))
    }

    fn close(&mut self, hole: usize) {
        self.gates.pop();
        self.land(hole);
    }

    fn hole(&mut self, op: Op<Evolve>) -> usize {
        self.ops.push(op);
        self.ops.len() - 1
    }

    fn land(&mut self, hole: usize) {
        let here = self.ops.len() as u16;
        match &mut self.ops[hole] {
            Op::Test(_, to) | Op::IfDone(to) | Op::Jump(to) => *to = here,
            Op::Do(_) => unreachable!("only jumps are left open"),
        }
    }

    fn slot(&mut self) -> u8 {
        self.slots += 1;
        self.slots - 1
    }

    fn verb(&mut self, verb: &Verb) {
        if let Verb::When(cond, inner) = verb {
            self.gated(self.bound(Gate::Cond(cond.clone())), |l| l.verb(inner));
            return;
        }
        if let Verb::Select { least, most, what, random } = verb {
            let slot = self.slot();
            let hidden = matches!(what.zone, Zone::Hand | Zone::Deck | Zone::EvolveDeck);
            let late = self.late || *random || hidden;
            let n = self.def.selections.len() as u8;
            self.def.selections.push(Selection {
                slot,
                least: *least,
                most: *most,
                what: self.narrowed(what),
                random: *random,
                late,
                gates: self.gates.clone(),
                divided: None,
            });
            if late {
                self.ops.push(Op::Do(Act::Select(n)));
            }
            self.it = Who::Picked(slot);
            self.selected = self.it.clone();
            return;
        }
        let mut verb = verb.clone();
        let it = self.it.clone();
        let besides = |f: &mut Filter| *f = self.narrowed(f);
        crate::resolve::pronouns(&mut verb, &Spoken { it: &it, selected: &self.selected, besides: &besides });
        if let Verb::Damage { to: Who::Picked(slot), amount, divided: true } = &verb {
            let s = self.def.selections.iter_mut().find(|s| s.slot == *slot).expect("a divided value has a selection");
            s.divided = Some(amount.clone());
            s.least = s.least.max(1); // [10.6.2.3.2.1]
        }
        let (refs, brings) = self.references(&verb);
        let out = if brings { self.slot() } else { SUBJECT };
        if brings {
            self.it = Who::Picked(out);
        }
        self.spoke(&verb);
        self.ops.push(Op::Do(Act::Verb { verb, out, refs }));
    }

    /// The faces or abilities that a verb names, and whether it brings forth
    /// cards that the text goes on to call `it`.
    fn references(&mut self, verb: &Verb) -> (Vec<u16>, bool) {
        match verb {
            Verb::Tokens { names, .. } => (self.tokens(names), true),
            Verb::Transform { into, .. } => (self.tokens(std::slice::from_ref(into)), true),
            Verb::Give(give) => (self.gifts(&give.gift), false),
            Verb::NextPrice { what, .. } => {
                self.rules.filters.push(what.clone());
                (vec![self.rules.filters.len() as u16 - 1], false)
            }
            Verb::PutCounters { name, .. } | Verb::RemoveCounters { name, .. } => {
                number_counter(self.rules, name);
                (Vec::new(), false)
            }
            Verb::TopTo { .. } | Verb::Take { .. } | Verb::Search { .. } | Verb::Look { .. } => (Vec::new(), true),
            Verb::Discard { .. } | Verb::RevealTop { .. } => (Vec::new(), true),
            _ => (Vec::new(), false),
        }
    }

    fn gifts(&mut self, gift: &Gift) -> Vec<u16> {
        gift.abilities.iter().flat_map(|a| other_ability(self.rules, None, a, self.def.printed)).collect()
    }
}
