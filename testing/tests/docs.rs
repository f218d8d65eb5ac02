//! The examples of `docs/scenes.md` are scenes.

use arbiter_catalog::Source;
use arbiter_testing::scene::parse;

#[test]
fn the_documented_examples_can_be_read() {
    let text = include_str!("../../docs/scenes.md");
    let blocks: Vec<&str> = text.split("```scene\n").skip(1).filter_map(|b| b.split("```\n").next()).collect();
    assert_eq!(blocks.len(), 3);
    for block in blocks {
        let source = Source { name: "docs/scenes.md".to_owned(), text: block.to_owned() };
        let scene = parse(&source).unwrap_or_else(|faults| panic!("{faults:?}\n{block}"));
        assert!(!scene.clauses.is_empty() && !scene.title.is_empty());
    }
}
