//! A format in words: `limited of 1 Open Charter, 45 Rage without Hired Hand`.

use super::Format;
use crate::card::Pool;
use std::collections::{BTreeMap, BTreeSet};

impl Format {
    /// Reads `starter`, or `constructed` or `limited`, perhaps `of` the cards a
    /// player has, and perhaps `without` banned cards. [103.1d] [103.2c] [103.2d]
    ///
    /// # Errors
    /// What is no format or no card.
    pub fn parse(pool: &Pool, text: &str) -> Result<Self, String> {
        let (text, without) = text.split_once(" without ").unwrap_or((text, ""));
        let (name, of) = text.split_once(" of ").unwrap_or((text, ""));
        let known = |name: &str| pool.named(name).ok_or_else(|| format!("there is no card `{name}`"));
        let banned: BTreeSet<u16> = list(without).map(known).collect::<Result<_, _>>()?;
        match (name.trim(), of.is_empty()) {
            ("constructed", true) => Ok(Format::Constructed { banned }),
            ("limited", true) => Ok(Format::Limited { pool: None, banned }),
            ("limited", false) => {
                let mut has: BTreeMap<u16, u32> = BTreeMap::new();
                for item in list(of) {
                    let (count, name) = item.split_once(' ').unwrap_or(("", item));
                    let count: u32 = count.parse().map_err(|_| format!("`{item}`: write `2 Rage`"))?;
                    *has.entry(known(name.trim())?).or_default() += count;
                }
                Ok(Format::Limited { pool: Some(has), banned })
            }
            ("starter", true) if banned.is_empty() => Ok(Format::Starter),
            ("constructed" | "starter", _) => Err(format!("{name}: leave out `of` and `without`")),
            (other, _) => Err(format!("`{other}` is no format; there are constructed, limited and starter")),
        }
    }
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|i| !i.is_empty())
}
