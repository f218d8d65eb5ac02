use super::*;

fn of(source: &str) -> Switched {
    switched("f.rs", source, 1, &BTreeSet::new()).expect("it is Rust")
}

#[test]
fn every_kind_of_change_is_a_switch() {
    let s = of("fn f(a: i8) -> bool {\n    g(a);\n    if a < 3 && h() { return true; }\n    a + b == 0\n}\n");
    let what: Vec<&str> = s.sites.iter().map(|s| s.what.split(':').next().unwrap_or_default()).collect();
    let expected = [
        "the function gives true",
        "the function gives false",
        "left out",
        "the other way round",
        "always true",
        "always true",
        "equal counts otherwise",
        "one more",
        "one more",
        "the second part is nothing",
    ];
    assert_eq!(what, expected);
    assert!(syn::parse_file(&s.text).is_ok(), "{}", s.text);
    assert_eq!(s.text.lines().count(), 5);
    let third = s.text.lines().nth(2).unwrap_or_default().replace("arbiter_kernel::mutant::", "");
    assert_eq!(third, "    if (((lt(7, a , more(8, 3))) ||on(5)) && ((h()) ||on(6))) != on(4) { return true; }");
}

#[test]
fn constants_tests_and_lets_stay() {
    let s = of(
        "const X: u8 = 1;\n#[cfg(test)]\nmod tests { fn f() { g(); } }\nfn k() -> Y { if let Some(x) = y { x } else { z } }\n",
    );
    assert_eq!(s.sites, []);
}

#[test]
fn what_nobody_can_notice_is_spared() {
    let s = of(
        "fn f() -> Y {\n    a.hash(&mut h);\n    story::told(t, 1 + 2);\n    // Shortcut: the rest says the same.\n    if quick() { return y; }\n    w(M::new().with(n + 1));\n    if real() { g(); }\n}\n",
    );
    let spared: Vec<(usize, bool)> = s.sites.iter().map(|s| (s.line, s.spared.is_some())).collect();
    let lines = |yes: bool| spared.iter().filter(|s| s.1 == yes).map(|s| s.0).collect::<BTreeSet<_>>();
    assert_eq!(lines(true), BTreeSet::from([2, 3, 5, 6]), "{spared:?}");
    // That a message is said at all is a change like any other.
    assert_eq!(lines(false), BTreeSet::from([6, 7]), "{spared:?}");
    let listens = of("fn f() -> bool {\n    heard(t) && g()\n}\nfn k() -> Y {\n    x(!heard(t) && g())\n}\n");
    let spared = |line| listens.sites.iter().any(|s| s.line == line && s.spared.is_some());
    assert!(spared(2) && !spared(5), "{:?}", listens.sites);
    assert!(of("/// Shortcut: as below.\nfn f() { g(); }\n").sites.iter().all(|s| s.spared.is_some()));
}

#[test]
fn a_shortcut_in_one_direction_spares_that_direction() {
    let s = of(
        "/// Shortcut if true: the rest says the same.\nfn f(t: T) -> bool {\n    a(t) && !(b(t) || c(t)) || d(t)\n}\n",
    );
    let spared: Vec<(&str, bool)> = s.sites.iter().map(|s| (s.what.as_str(), s.spared.is_some())).collect();
    let expected = [
        ("the function gives true: {", false),
        ("the function gives false: {", true),
        ("always false: d(t)", true),
        ("always true: a(t)", false),
        ("always true: !(b(t) || c(t))", false),
        ("always false: b(t)", false),
        ("always false: c(t)", false),
    ];
    assert_eq!(spared, expected);
    let s = of("/// Shortcut if false: asked again.\nfn f(t: T) -> bool {\n    a(t) && !(b(t) || c(t))\n}\n");
    let spared: Vec<&str> = s.sites.iter().filter(|s| s.spared.is_some()).map(|s| s.what.as_str()).collect();
    let expected = [
        "the function gives true: {",
        "always true: a(t)",
        "always true: !(b(t) || c(t))",
        "always false: b(t)",
        "always false: c(t)",
    ];
    assert_eq!(spared, expected);
}

#[test]
fn a_line_can_be_barred() {
    let s = switched("f.rs", "fn f() -> Y {\n    g();\n    h();\n}\n", 1, &BTreeSet::from([2]));
    assert_eq!(s.expect("it is Rust").sites.len(), 1);
}

#[test]
fn a_comparison_is_spared_in_its_direction() {
    let spared = |says: &str, test: &str| {
        let s = of(&format!("/// Shortcut if {says}: as below.\nfn f(t: T) -> bool {{\n    {test}\n}}\n"));
        s.sites.iter().any(|s| s.what.starts_with("equal counts") && s.spared.is_some())
    };
    assert!(spared("false", "a(t) || b > c") && spared("true", "b <= c"));
    assert!(!spared("true", "a(t) || b > c") && !spared("false", "b <= c") && !spared("false", "!(b > c)"));
}
