//! `... instead`: a sentence that takes the place of the one before.

use super::{Act, Lower, spoken};
use crate::rules::Gate;
use crate::words::{Cond, Line, Verb, Who, Whose};
use arbiter_kernel::Op;

/// A sentence with what may stand in its place.
#[derive(Debug)]
pub(super) enum Node {
    Line(Line),
    Alternatives { base: Vec<Verb>, gate: Option<Line>, others: Vec<(Gate, Vec<Line>)> },
}

/// `During your turn, whenever ...` asks for the time of the event, not of the
/// play. [R84]
pub(super) fn timed(lines: &[Line]) -> (Option<Whose>, Vec<Line>) {
    match lines {
        [Line::If { cond: Cond::Turn(w), then, instead: false }] => (Some(*w), vec![Line::Do(then.clone())]),
        _ => (None, lines.to_vec()),
    }
}

/// Joins every `... instead` with the sentence it speaks of.
pub(super) fn fold(lines: &[Line]) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for line in lines {
        let other = match line {
            Line::If { cond, then, instead: true } => Some((Gate::Cond(cond.clone()), vec![Line::Do(then.clone())])),
            Line::Term { cond, then, instead: true } => Some((Gate::Cond(cond.clone()), then.clone())),
            // Numbered when it is lowered: the number of an extra goes by the text's order.
            Line::EarthRite { then, instead: true } => Some((Gate::Extra(u8::MAX), then.clone())),
            _ => None,
        };
        let Some(other) = other else {
            out.push(Node::Line(line.clone()));
            continue;
        };
        match out.pop() {
            Some(Node::Alternatives { base, gate, mut others }) => {
                others.push(other);
                out.push(Node::Alternatives { base, gate, others });
            }
            Some(Node::Line(Line::Do(base))) => out.push(Node::Alternatives { base, gate: None, others: vec![other] }),
            Some(Node::Line(line @ Line::If { .. })) => {
                let Line::If { then, .. } = &line else { unreachable!() };
                out.push(Node::Alternatives { base: then.clone(), gate: Some(line.clone()), others: vec![other] });
            }
            Some(Node::Line(Line::Term { cond, mut then, instead: false }))
                if matches!(then.last(), Some(Line::Do(_))) =>
            {
                // `Spellchain (5): Draw a card. SC (10): Draw 2 instead.`
                let Some(Line::Do(base)) = then.pop() else { unreachable!() };
                let gate = Line::Term { cond: cond.clone(), then: Vec::new(), instead: false };
                if !then.is_empty() {
                    out.push(Node::Line(Line::Term { cond, then, instead: false }));
                }
                out.push(Node::Alternatives { base, gate: Some(gate), others: vec![other] });
            }
            before => {
                // Nothing to take the place of: it stands for itself.
                out.extend(before);
                let (gate, lines) = other;
                out.push(Node::Alternatives { base: Vec::new(), gate: None, others: vec![(gate, lines)] });
            }
        }
    }
    out
}

impl Lower<'_> {
    /// A verb, and what stands in its place when something holds; the last
    /// that holds wins, as each speaks of the one before.
    pub(super) fn alternatives(&mut self, mut base: Vec<Verb>, gate: Option<Line>, others: Vec<(Gate, Vec<Line>)>) {
        let last = base.pop();
        let outer = gate.map(|g| match g {
            Line::If { cond, .. } | Line::Term { cond, .. } => self.bound(Gate::Cond(cond)),
            _ => Gate::Extra(self.extra()),
        });
        let hole = outer.map(|g| self.open(g));
        self.verbs(&base);
        let others: Vec<_> = others
            .into_iter()
            .map(|(g, lines)| match g {
                Gate::Extra(u8::MAX) => (Gate::Extra(self.extra()), lines),
                g => (self.bound(g), lines),
            })
            .collect();
        // Only one of them is followed: each goes on from here, and `it` is what
        // that one spoke of.
        let it = self.it.clone();
        let speaks = spoken::brings(last.as_slice()) || others.iter().any(|(_, lines)| spoken::bring(lines));
        let meant = speaks.then(|| self.slot());
        let mut ends = Vec::new();
        for (gate, lines) in others.iter().rev() {
            self.it = it.clone();
            let hole = self.open(gate.clone());
            self.lines(lines);
            self.means(meant);
            ends.push(self.hole(Op::Jump(0)));
            self.close(hole);
            self.gates.push(Gate::Not(Box::new(gate.clone())));
        }
        self.it = it;
        self.verbs(last.as_slice());
        self.gates.truncate(self.gates.len() - others.len());
        self.means(meant);
        ends.into_iter().for_each(|e| self.land(e));
        if let Some(slot) = meant {
            self.it = Who::Picked(slot);
        }
        if let Some(hole) = hole {
            self.shut(hole);
        }
    }

    /// Notes whom the sentence just followed speaks of.
    fn means(&mut self, meant: Option<u8>) {
        if let Some(out) = meant {
            self.ops.push(Op::Do(Act::Means { out, it: self.it.clone() }));
        }
    }
}
