//! Changes that no scene can notice, by rule: they are counted, not tried.

use std::collections::BTreeSet;
use syn::Expr;
use syn::spanned::Spanned;

pub(super) const SHORTCUT: &str = "a shortcut: without it the same comes out later";
const WORDING: &str = "what a message or the story says besides its clause";
const HASH: &str = "how a state is hashed";
const MEMORY: &str = "how much memory is kept";

/// Lines under a comment that begins with `Shortcut:`. What stands there comes
/// to the same in a quicker way, so that nothing can be seen of it.
pub(super) fn shortcuts(source: &str) -> BTreeSet<usize> {
    let mut marked = false;
    let mut lines = BTreeSet::new();
    for (n, line) in (1..).zip(source.lines().map(str::trim)) {
        if line.starts_with("// Shortcut:") {
            marked = true;
        } else if !line.starts_with("//") && std::mem::take(&mut marked) {
            lines.insert(n);
        }
    }
    lines
}

/// What no scene can notice, by what is called: the story.
pub(super) fn by_call(call: &syn::ExprCall) -> Option<&'static str> {
    parts(&call.func).contains(&"story".to_owned()).then_some(WORDING)
}

/// The same: what a message says besides its clause, hashes and memory.
pub(super) fn by_method(call: &syn::ExprMethodCall) -> Option<&'static str> {
    match call.method.to_string().as_str() {
        "with" => Some(WORDING),
        "hash" | "mix" => Some(HASH),
        "reserve" | "shrink_to_fit" | "close_scope" | "forget" => Some(MEMORY),
        _ => None,
    }
}

/// The same for a statement.
pub(super) fn by_statement(e: &Expr) -> Option<&'static str> {
    match e {
        Expr::Call(call) => by_call(call),
        Expr::MethodCall(call) => by_method(call),
        _ => None,
    }
}

/// A test whether anybody listens at all stands before a search among those who
/// do: if it always holds, the search finds nobody. `and` tells how it is
/// joined: `heard && ...` is always true then, `!heard || ...` always false.
pub(super) fn nobody_listens(e: &Expr, and: bool) -> bool {
    let name = match e {
        Expr::Call(call) => parts(&call.func).pop().unwrap_or_default(),
        Expr::MethodCall(call) => call.method.to_string(),
        Expr::Unary(not) => return matches!(not.op, syn::UnOp::Not(_)) && nobody_listens(&not.expr, !and),
        _ => String::new(),
    };
    and && matches!(name.as_str(), "hear" | "heard" | "may_be_given")
}

/// Which answer of a function only saves work: with the other one the same
/// comes out later. Changes towards that other one are spared, and no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Saves {
    /// `Shortcut if true:` it may always say `false`, or `None`.
    True,
    /// `Shortcut if false:` it may always say `true`.
    False,
}

impl Saves {
    /// What the comment of a function says.
    pub(super) fn of(attrs: &[syn::Attribute]) -> Option<Self> {
        [(Saves::True, "Shortcut if true:"), (Saves::False, "Shortcut if false:")]
            .into_iter()
            .find_map(|(saves, begins)| says(attrs, begins).then_some(saves))
    }

    /// Whether the function may always give this.
    pub(super) fn may_give(self, value: &str) -> bool {
        match self {
            Saves::True => matches!(value, "false" | "None"),
            Saves::False => value == "true",
        }
    }
}

/// The parts of a test, by where they begin and end, that may always hold
/// (`true`) or never (`false`): `holds` tells whether the whole may always hold.
pub(super) fn lenient(e: &Expr, holds: bool, out: &mut BTreeSet<(usize, usize, bool)>) {
    match e {
        Expr::Paren(p) => lenient(&p.expr, holds, out),
        Expr::Match(m) => m.arms.iter().for_each(|arm| lenient(&arm.body, holds, out)),
        Expr::Block(b) => {
            if let Some(syn::Stmt::Expr(last, None)) = b.block.stmts.last() {
                lenient(last, holds, out);
            }
        }
        Expr::Unary(not) if matches!(not.op, syn::UnOp::Not(_)) => lenient(&not.expr, !holds, out),
        Expr::Binary(b) if matches!(b.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
            for side in [&b.left, &b.right] {
                let range = side.span().byte_range();
                out.insert((range.start, range.end, holds));
                lenient(side, holds, out);
            }
        }
        // Whether equal counts: see where comparisons are changed.
        Expr::Binary(b)
            if matches!(b.op, syn::BinOp::Lt(_) | syn::BinOp::Le(_) | syn::BinOp::Gt(_) | syn::BinOp::Ge(_)) =>
        {
            let range = b.span().byte_range();
            out.insert((range.start, range.end, holds));
        }
        Expr::MethodCall(call)
            if matches!(call.method.to_string().as_str(), "any" | "all" | "is_some_and" | "is_none_or") =>
        {
            for arg in &call.args {
                if let Expr::Closure(c) = arg {
                    lenient(&c.body, holds, out);
                }
            }
        }
        _ => (),
    }
}

/// The parts of a path.
fn parts(e: &Expr) -> Vec<String> {
    match e {
        Expr::Path(p) => p.path.segments.iter().map(|s| s.ident.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// A function of which nothing can be noticed: its comment says so.
pub(super) fn is_shortcut(attrs: &[syn::Attribute]) -> bool {
    says(attrs, "Shortcut:")
}

/// Whether a line of the comment begins like this.
fn says(attrs: &[syn::Attribute], begins: &str) -> bool {
    let begun = |a: &syn::Attribute| match &a.meta {
        syn::Meta::NameValue(m) if m.path.is_ident("doc") => match &m.value {
            Expr::Lit(lit) => matches!(&lit.lit, syn::Lit::Str(s) if s.value().trim().starts_with(begins)),
            _ => false,
        },
        _ => false,
    };
    attrs.iter().any(begun)
}
