//! Sentences in their order; one that speaks of what a conditional sentence selected
//! or brought forth hangs on the same condition.

use super::instead::{Node, fold};
use super::spoken::{brings, speaks, speaks_of};
use super::{Act, Lower};
use crate::rules::Gate;
use crate::words::{Line, Verb};
use arbiter_kernel::Op;

impl Lower<'_> {
    pub(super) fn lines(&mut self, lines: &[Line]) {
        self.nodes(&fold(lines));
    }

    fn nodes(&mut self, nodes: &[Node]) {
        let before = self.asked;
        let mut rest = nodes;
        while let Some((node, behind)) = rest.split_first() {
            let hanging = behind.iter().take_while(|n| may_bring(node) && hangs(n)).count();
            let (hanging, behind) = behind.split_at(hanging);
            self.asked = behind.first().map_or(before, |n| matches!(n, Node::Line(Line::IfYouDo(_))));
            match node {
                Node::Line(line @ (Line::Do(_) | Line::IfYouDo(_) | Line::May(_) | Line::If { .. })) => {
                    self.sentence(line, hanging);
                }
                Node::Line(line) => self.line(line),
                Node::Alternatives { base, gate, others } => {
                    self.alternatives(base.clone(), gate.clone(), others.clone());
                }
            }
            rest = behind;
        }
        self.asked = before;
    }

    /// One sentence, with those behind it that are under its condition, too: nothing of
    /// what they say is done where there is nothing that they speak of. [R92]
    pub(super) fn sentence(&mut self, line: &Line, hanging: &[Node]) {
        match line {
            Line::IfYouDo(verbs) => {
                // [R5] Whether it is done shows while resolving, so it selects then.
                self.optional(|l| l.with(verbs, hanging));
            }
            Line::May(verbs) => {
                self.ops.push(Op::Do(Act::May));
                self.optional(|l| l.with(verbs, hanging));
            }
            Line::If { cond, then, .. } => {
                let gate = self.bound(Gate::Cond(cond.clone()));
                self.speak_of(cond);
                self.gated(gate, |l| l.with(then, hanging));
            }
            Line::Do(verbs) => match verbs.split_last() {
                Some((Verb::When(cond, last), first)) if !hanging.is_empty() => {
                    self.verbs(first);
                    let gate = self.bound(Gate::Cond(cond.clone()));
                    self.gated(gate, |l| l.with(std::slice::from_ref(last), hanging));
                }
                _ => self.verbs(verbs),
            },
            _ => unreachable!("no plain sentence"),
        }
    }

    fn with(&mut self, verbs: &[Verb], hanging: &[Node]) {
        let asked = self.asked;
        self.asked &= hanging.is_empty();
        self.verbs(verbs);
        self.asked = asked;
        self.nodes(hanging);
    }
}

/// Whether a sentence brings cards into the text under a condition only.
fn may_bring(node: &Node) -> bool {
    match node {
        Node::Line(Line::IfYouDo(verbs) | Line::May(verbs) | Line::If { then: verbs, .. }) => brings(verbs),
        Node::Line(Line::Do(verbs)) => {
            matches!(verbs.last(), Some(last @ Verb::When(..)) if brings(std::slice::from_ref(last)))
        }
        _ => false,
    }
}

/// Whether a sentence speaks of cards that were brought into the text before it.
fn hangs(node: &Node) -> bool {
    match node {
        Node::Line(line) => speaks_of(line),
        Node::Alternatives { base, .. } => speaks(base),
    }
}
