//! Where rule code can be changed, one small change at a time.
//!
//! Every change is a switch in the text: the code is compiled once, and which
//! change is on is decided while it runs.

use super::spared::{
    SHORTCUT, Saves, by_call, by_method, by_statement, is_shortcut, lenient, nobody_listens, shortcuts,
};
use proc_macro2::Span;
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ImplItemFn, Item, ItemFn, ReturnType, Stmt, Type};

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Its number, from 1, over all files of a game.
    pub(crate) id: u32,
    /// The file.
    pub(crate) file: String,
    /// The line where it begins.
    pub(crate) line: usize,
    /// What is changed, for people.
    pub(crate) what: String,
    /// Why no scene can notice it, if none can; see `spared.rs`.
    pub(crate) spared: Option<&'static str>,
}

/// A file with switches in it.
#[derive(Debug, Default)]
pub(crate) struct Switched {
    /// Its changes.
    pub(crate) sites: Vec<Site>,
    /// Its new text, line by line as before.
    pub(crate) text: String,
}

/// Puts a switch at every place of a source file that can be changed, except at
/// the lines that are `barred`: there it would not compile.
pub(crate) fn switched(file: &str, source: &str, first: u32, barred: &BTreeSet<usize>) -> syn::Result<Switched> {
    let parsed = syn::parse_file(source)?;
    let (sites, edits, spared) = (Vec::new(), Vec::new(), Vec::new());
    let mut finder = Finder {
        file,
        source,
        next: first,
        barred,
        shortcuts: shortcuts(source),
        lenient: BTreeSet::new(),
        spared,
        sites,
        edits,
    };
    finder.visit_file(&parsed);
    let text = finder.text();
    Ok(Switched { sites: finder.sites, text })
}

const SWITCH: &str = "arbiter_kernel::mutant";

struct Finder<'a> {
    file: &'a str,
    source: &'a str,
    next: u32,
    barred: &'a BTreeSet<usize>,
    /// Lines under a comment that says they are shortcuts.
    shortcuts: BTreeSet<usize>,
    /// Parts of tests that may always hold, or never: see `Saves`.
    lenient: BTreeSet<(usize, usize, bool)>,
    /// Why what is being visited is spared, from the outside in.
    spared: Vec<&'static str>,
    sites: Vec<Site>,
    /// Where, in which order at one place, how much is replaced, by what.
    edits: Vec<(usize, usize, String)>,
}

impl Finder<'_> {
    /// A new change at this span, if one may be there.
    fn site(&mut self, span: Span, what: &str) -> Option<u32> {
        let line = span.start().line;
        if self.barred.contains(&line) {
            return None;
        }
        let code = self.source.get(span.byte_range()).unwrap_or_default();
        let code: String = code.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(90).collect();
        let spared = self.spared.last().copied().or(self.shortcuts.contains(&line).then_some(SHORTCUT));
        let site = Site { id: self.next, file: self.file.to_owned(), line, what: format!("{what}: {code}"), spared };
        self.next += 1;
        self.sites.push(site);
        Some(self.next - 1)
    }

    /// Does this while what it finds is spared.
    fn sparing<T>(&mut self, why: Option<&'static str>, doing: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.spared.len();
        self.spared.extend(why);
        let done = doing(self);
        self.spared.truncate(depth);
        done
    }

    fn around(&mut self, span: Span, before: String, after: String) {
        let range = span.byte_range();
        self.edits.push((range.start, 0, before));
        // What is put behind an inner expression comes before what is put behind an outer one.
        self.edits.push((range.end, usize::MAX, after));
    }

    fn negated(&mut self, test: &Expr, what: &str) {
        if !has_let(test)
            && let Some(id) = self.site(test.span(), what)
        {
            self.around(test.span(), "(".to_owned(), format!(") != {SWITCH}::on({id})"));
        }
    }

    /// A number that something is compared with or that is added. Others are
    /// places in lists and sizes of memory.
    fn literal(&mut self, e: &Expr) {
        if let Expr::Lit(lit) = e
            && let syn::Lit::Int(n) = &lit.lit
            && n.suffix().is_empty()
            && let Some(id) = self.site(e.span(), "one more")
        {
            self.around(e.span(), format!("{SWITCH}::more({id}, "), ")".to_owned());
        }
    }

    fn body(&mut self, attrs: &[syn::Attribute], output: &ReturnType, block: &syn::Block) {
        let saves = Saves::of(attrs);
        if let (Some(saves), Some(Stmt::Expr(tail, None))) = (saves, block.stmts.last()) {
            lenient(tail, saves == Saves::False, &mut self.lenient);
        }
        let values: &[&str] = match output {
            _ if block.stmts.is_empty() => &[],
            ReturnType::Default => &["()"],
            ReturnType::Type(_, ty) => match name(ty).as_str() {
                "bool" => &["true", "false"],
                "Option" => &["None"],
                "u8" | "u16" | "u32" | "usize" | "i8" | "i16" | "i32" => &["0"],
                _ => &[],
            },
        };
        let at = block.brace_token.span.open().byte_range().end;
        for value in values {
            let why = saves.filter(|s| s.may_give(value)).map(|_| SHORTCUT);
            let site =
                |finder: &mut Self| finder.site(block.brace_token.span.open(), &format!("the function gives {value}"));
            if let Some(id) = self.sparing(why, site) {
                self.edits.push((at, 0, format!(" if {SWITCH}::on({id}) {{ return {value}; }}")));
            }
        }
    }

    /// The text with all edits. At one place what closes comes before what opens.
    fn text(&self) -> String {
        let mut order: Vec<usize> = (0..self.edits.len()).collect();
        order.sort_by_key(|&n| {
            let (at, kind, _) = &self.edits[n];
            let closes = *kind == usize::MAX;
            // Visited from the outside in: the innermost closes first, the outermost opens first.
            (*at, !closes, if closes { usize::MAX - n } else { n })
        });
        let (mut out, mut done) = (String::new(), 0);
        for n in order {
            let (at, kind, text) = &self.edits[n];
            out.push_str(&self.source[done..*at]);
            out.push_str(text);
            done = *at + if *kind == usize::MAX { 0 } else { *kind };
        }
        out.push_str(&self.source[done..]);
        out
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(_) | Item::Static(_) | Item::Macro(_) | Item::Enum(_) | Item::Struct(_) | Item::Type(_) => {}
            Item::Mod(m) if m.attrs.iter().any(|a| a.path().is_ident("cfg")) => {}
            Item::Impl(i) if i.trait_.as_ref().is_some_and(|(_, path, _)| formal(path)) => {}
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_item_fn(&mut self, f: &'ast ItemFn) {
        if f.sig.constness.is_none() {
            self.sparing(is_shortcut(&f.attrs).then_some(SHORTCUT), |finder| {
                finder.body(&f.attrs, &f.sig.output, &f.block);
                visit::visit_item_fn(finder, f);
            });
        }
    }

    fn visit_impl_item_fn(&mut self, f: &'ast ImplItemFn) {
        if f.sig.constness.is_none() {
            self.sparing(is_shortcut(&f.attrs).then_some(SHORTCUT), |finder| {
                finder.body(&f.attrs, &f.sig.output, &f.block);
                visit::visit_impl_item_fn(finder, f);
            });
        }
    }

    fn visit_expr_call(&mut self, e: &'ast syn::ExprCall) {
        self.sparing(by_call(e), |finder| visit::visit_expr_call(finder, e));
    }

    fn visit_expr_method_call(&mut self, e: &'ast syn::ExprMethodCall) {
        let why = by_method(e);
        // Only what is given to the call: what it is called on may do something.
        self.visit_expr(&e.receiver);
        self.sparing(why, |finder| e.args.iter().for_each(|arg| finder.visit_expr(arg)));
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(e, Some(_)) = stmt
            && matches!(e, Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) | Expr::Binary(_))
            && let Some(id) = self.sparing(by_statement(e), |finder| finder.site(stmt.span(), "left out"))
        {
            self.around(stmt.span(), format!("if !{SWITCH}::on({id}) {{ "), " }".to_owned());
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        // The block behind `let ... else` must not come back: only its first expression is changed.
        if let Some(init) = &local.init {
            self.visit_expr(&init.expr);
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.negated(guard, "the other way round");
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_if(&mut self, e: &'ast syn::ExprIf) {
        self.negated(&e.cond, "the other way round");
        visit::visit_expr_if(self, e);
    }

    fn visit_expr_repeat(&mut self, e: &'ast syn::ExprRepeat) {
        self.visit_expr(&e.expr);
    }

    fn visit_expr_binary(&mut self, e: &'ast syn::ExprBinary) {
        match e.op {
            BinOp::And(_) | BinOp::Or(_) => {
                let and = matches!(e.op, BinOp::And(_));
                let (word, rest) = if and { ("true", "||") } else { ("false", "&& !") };
                for side in [&e.left, &e.right] {
                    let chain = matches!(&**side, Expr::Binary(b) if matches!(b.op, BinOp::And(_) | BinOp::Or(_)));
                    let range = side.span().byte_range();
                    let lenient = self.lenient.contains(&(range.start, range.end, and));
                    if !chain
                        && !has_let(side)
                        && let Some(id) = self
                            .sparing((lenient || nobody_listens(side, and)).then_some(SHORTCUT), |finder| {
                                finder.site(side.span(), &format!("always {word}"))
                            })
                    {
                        self.around(side.span(), "((".to_owned(), format!(") {rest}{SWITCH}::on({id}))"));
                    }
                }
            }
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                let name = match e.op {
                    BinOp::Lt(_) => "lt",
                    BinOp::Le(_) => "le",
                    BinOp::Gt(_) => "gt",
                    _ => "ge",
                };
                // Where equal counts too, `<` and `>` hold more often; where it does not, `<=` and `>=` less often.
                let (range, more) = (e.span().byte_range(), matches!(e.op, BinOp::Lt(_) | BinOp::Gt(_)));
                let why = self.lenient.contains(&(range.start, range.end, more)).then_some(SHORTCUT);
                if let Some(id) = self.sparing(why, |finder| finder.site(e.span(), "equal counts otherwise")) {
                    self.around(e.span(), format!("{SWITCH}::{name}({id}, "), ")".to_owned());
                    let op = e.op.span().byte_range();
                    self.edits.push((op.start, op.len(), ",".to_owned()));
                }
            }
            BinOp::Add(_) | BinOp::Sub(_) => {
                if let Some(id) = self.site(e.span(), "the second part is nothing") {
                    self.around(e.right.span(), format!("{SWITCH}::zero({id}, "), ")".to_owned());
                }
            }
            _ => {}
        }
        let compares = !matches!(e.op, BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::Shl(_) | BinOp::Shr(_));
        if compares {
            self.literal(&e.right);
        }
        visit::visit_expr_binary(self, e);
    }
}

/// Traits whose code is form, not rule.
fn formal(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|s| {
        ["Debug", "Display", "Default", "Clone", "PartialEq", "Hash", "Hasher"].contains(&s.ident.to_string().as_str())
    })
}

fn name(ty: &Type) -> String {
    match ty {
        Type::Path(p) => p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    }
}

/// `if let` chains bind names, so they stay as they are.
fn has_let(e: &Expr) -> bool {
    struct Lets(bool);
    impl Visit<'_> for Lets {
        fn visit_expr_let(&mut self, _: &syn::ExprLet) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &syn::ExprClosure) {}
        fn visit_block(&mut self, _: &syn::Block) {}
    }
    let mut lets = Lets(false);
    lets.visit_expr(e);
    lets.0
}

#[cfg(test)]
mod tests;
