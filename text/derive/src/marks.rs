//! `#[word(...)]`: what is said of a type or a variant besides its forms.

use syn::{Attribute, LitStr, Result};

const KNOWN: &str = "a mark is `says`, `open`, `introduces`, `refers`, `recalls`, `weak` or `wide`";

/// The marks of a type or a variant.
#[derive(Default)]
pub(crate) struct Marks {
    pub(crate) says: Option<String>,
    pub(crate) open: Option<String>,
    pub(crate) introduces: bool,
    pub(crate) refers: bool,
    pub(crate) recalls: bool,
    pub(crate) weak: bool,
    pub(crate) wide: bool,
}

pub(crate) fn marks(attrs: &[Attribute]) -> Result<Marks> {
    let mut marks = Marks::default();
    for attr in attrs.iter().filter(|a| a.path().is_ident("word")) {
        attr.parse_nested_meta(|meta| {
            let flag = match meta.path.get_ident().map(ToString::to_string).as_deref() {
                Some("says") => {
                    marks.says = Some(meta.value()?.parse::<LitStr>()?.value());
                    return Ok(());
                }
                Some("open") => {
                    marks.open = Some(meta.value()?.parse::<LitStr>()?.value());
                    return Ok(());
                }
                Some("introduces") => &mut marks.introduces,
                Some("refers") => &mut marks.refers,
                Some("recalls") => &mut marks.recalls,
                Some("weak") => &mut marks.weak,
                Some("wide") => &mut marks.wide,
                _ => return Err(meta.error(KNOWN)),
            };
            *flag = true;
            Ok(())
        })?;
    }
    Ok(marks)
}
