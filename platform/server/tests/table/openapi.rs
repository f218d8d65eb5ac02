//! The description of the HTTP interface is the one in the documentation.

use utoipa::OpenApi;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

#[test]
fn the_description_is_the_one_in_the_documentation() {
    let description = arbiter_server::openapi::Description::openapi();
    let mut made = serde_json::to_string_pretty(&description).expect("plain data");
    made.push('\n');
    if std::env::var_os("ARBITER_BLESS").is_some() {
        std::fs::write(FILE, &made).expect("the file can be written");
    }
    let found = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(found == made, "docs/openapi.json is old: run `ARBITER_BLESS=1 cargo test -p arbiter-server openapi`");
}

#[test]
fn every_path_of_the_interface_is_described() {
    let app = include_str!("../../src/app.rs");
    let described: Vec<String> = arbiter_server::openapi::Description::openapi().paths.paths.into_keys().collect();
    let routes = app.split('"').filter(|part| part.starts_with("/api/") || *part == "/metrics");
    let mut count = 0;
    for route in routes.filter(|r| *r != "/api/socket" && *r != "/api/openapi.json") {
        assert!(described.iter().any(|d| d == route), "{route} is not described");
        count += 1;
    }
    assert_eq!(count, described.len());
}
