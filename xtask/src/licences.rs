//! Licences and sources of everything we depend on, by the allow list of
//! `deny.toml` and without any tool besides cargo.

mod spdx;

use crate::fault::{Fault, report};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::path::Path;
use std::process::Command;

#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: String,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: String,
}

/// `cargo xtask licences`
pub(crate) fn run(root: &Path) -> Result<()> {
    let deny = std::fs::read_to_string(root.join("deny.toml")).context("cannot read deny.toml")?;
    let deny: Deny = toml::from_str(&deny).context("deny.toml has no list `licenses.allow`")?;
    let metadata = metadata(root)?;
    let faults = faults(&metadata, &deny.licenses.allow);
    if faults.is_empty() {
        println!("{} packages, all under allowed licences and from allowed sources", metadata.packages.len());
    }
    report(faults, "licences")
}

fn metadata(root: &Path) -> Result<Metadata> {
    let mut cargo = Command::new(crate::ci::cargo());
    let listing = cargo.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root).output()?;
    if !listing.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&listing.stderr).trim());
    }
    serde_json::from_slice(&listing.stdout).context("cargo metadata says something unexpected")
}

fn faults(metadata: &Metadata, allow: &[String]) -> Vec<Fault> {
    let mut found = Vec::new();
    for package in &metadata.packages {
        let name = format!("{} {}", package.name, package.version);
        match package.license.as_deref().map(|licence| (licence, spdx::allowed(licence, allow))) {
            Some((_, Some(true))) => {}
            Some((licence, Some(false))) => {
                found.push(Fault::of(&name, format!("licence `{licence}` is not allowed by deny.toml")));
            }
            Some((licence, None)) => found.push(Fault::of(&name, format!("cannot read the licence `{licence}`"))),
            None => found.push(Fault::of(&name, "says no licence")),
        }
        match package.source.as_deref() {
            Some(source) if source.starts_with("registry+") || source.starts_with("sparse+") => {}
            Some(source) => found.push(Fault::of(&name, format!("comes from {source}; use a release of the registry"))),
            None if package.manifest_path.starts_with(&metadata.workspace_root) => {}
            None => found.push(Fault::of(&name, "lies outside of this repository")),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(license: Option<&str>, source: Option<&str>, path: &str) -> usize {
        let package = Package {
            name: "p".into(),
            version: "1.0.0".into(),
            license: license.map(Into::into),
            source: source.map(Into::into),
            manifest_path: path.into(),
        };
        faults(&Metadata { packages: vec![package], workspace_root: "/repo".into() }, &["MIT".to_owned()]).len()
    }

    #[test]
    fn licence_and_source_are_both_judged() {
        let registry = Some("registry+https://example.org/index");
        assert_eq!(judged(Some("MIT"), registry, "/cache/p/Cargo.toml"), 0);
        assert_eq!(judged(Some("GPL-3.0"), registry, "/cache/p/Cargo.toml"), 1);
        assert_eq!(judged(None, registry, "/cache/p/Cargo.toml"), 1);
        assert_eq!(judged(Some("MIT"), Some("git+https://example.org/p"), "/cache/p/Cargo.toml"), 1);
        assert_eq!(judged(Some("MIT"), None, "/repo/p/Cargo.toml"), 0);
        assert_eq!(judged(Some("MIT"), None, "/elsewhere/p/Cargo.toml"), 1);
    }
}
