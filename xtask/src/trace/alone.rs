//! Marks that stand in a branch of their own: such a branch does nothing, so
//! passing it proves nothing about the work.

/// The lines of marks that are all there is in their block or match arm. A mark
/// that is a test, `rule!("1.1" => test)`, decides something and is none of them.
pub(crate) fn alone(source: &str) -> Vec<usize> {
    let code = without_comments(source);
    let mut found = Vec::new();
    let mut groups: Vec<(usize, usize)> = Vec::new();
    let mut from = 0;
    while let Some(at) = code[from..].find("rule!(").map(|at| from + at) {
        let Some(close) = closing(&code, at + "rule!".len()) else { break };
        from = close + 1;
        if code[at..close].contains("=>") {
            continue;
        }
        let start = code[..at].trim_end_matches("arbiter_kernel::").len();
        let end = if code[from..].starts_with(';') { from + 1 } else { from };
        match groups.last_mut().filter(|(_, last)| code[*last..start].trim().is_empty()) {
            Some(group) => group.1 = end,
            None => groups.push((start, end)),
        }
    }
    for (start, end) in groups {
        let (before, after) = (code[..start].trim_end(), code[end..].trim_start());
        let block = before.ends_with('{') && after.starts_with('}');
        let arm = before.ends_with("=>") && after.starts_with([',', '}']);
        if block || arm {
            found.push(1 + code[..start].matches('\n').count());
        }
    }
    found
}

/// Where the bracket that opens here closes.
fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in code[open..].char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(open + at),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The same lines without line comments.
fn without_comments(source: &str) -> String {
    let plain = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    source.lines().map(plain).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::alone;

    #[test]
    fn a_mark_needs_work_beside_it() {
        assert_eq!(alone("if x {\n    // why\n    rule!(\"1.1\");\n}\n"), [3]);
        assert_eq!(alone("match x {\n    A => rule!(\"1.1(i)\"),\n    _ => rule!(\"1.2\"),\n}"), [2, 3]);
        assert_eq!(alone("if x { rule!(\"1.1\"); rule!(\"1.2\"); }"), [1]);
        assert!(alone("if x { rule!(\"1.1\"); return; }").is_empty());
        assert!(alone("if rule!(\"1.1\" => x.has(y)) { f(); }").is_empty());
        assert!(alone("fn f() {\n    rule!(\"1.1\");\n    g()\n}").is_empty());
        assert!(alone("rule!(").is_empty());
    }
}
