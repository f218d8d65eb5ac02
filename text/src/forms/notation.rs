//! The notation of one form. The table is in [the module's documentation](super).

use super::Feat;
use super::feature::With;

/// One part of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Lemma(Inflected),
    Slot(Slot),
    /// `^`
    Capital,
    /// `%`
    Small,
    /// `_`
    Glue,
}

/// `<être:fin>`, `<incliné~a>`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inflected {
    pub(crate) lemma: String,
    pub(crate) fix: u32,
    pub(crate) with: With,
}

/// `{who:sub~}`
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Slot {
    pub(crate) field: String,
    /// The dimensions in which it agrees, and with what.
    pub(crate) agree: u32,
    pub(crate) with: With,
    pub(crate) optional: bool,
    pub(crate) absent: bool,
    pub(crate) spelled: bool,
    /// A number in digits only.
    pub(crate) digits: bool,
    /// Values it must have.
    pub(crate) fix: u32,
    /// A determiner before it, before each item of a list.
    pub(crate) each: Option<String>,
    /// May be a clitic; behind this preposition otherwise.
    pub(crate) clitic: Option<String>,
    pub(crate) list: Option<Separators>,
}

/// `*,|ou`
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Separators {
    /// Between items; before the last one.
    pub(crate) sep: String,
    pub(crate) last: Option<String>,
    /// `**`: at least two items.
    pub(crate) two: bool,
    /// `~m`: items may differ in gender.
    pub(crate) mixed: bool,
}

pub(crate) fn read(form: &str) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    let mut rest = form;
    while let Some(first) = rest.chars().next() {
        let (part, used) = match first {
            '{' => {
                let end = rest.find('}').ok_or("`{` is not closed")?;
                (Part::Slot(slot(&rest[1..end])?), end + 1)
            }
            '<' => {
                let end = rest.find('>').ok_or("`<` is not closed")?;
                (Part::Lemma(inflected(&rest[1..end])?), end + 1)
            }
            '^' => (Part::Capital, 1),
            '%' => (Part::Small, 1),
            '_' => (Part::Glue, 1),
            _ => {
                let end = rest.find(['{', '<', '^', '%', '_']).unwrap_or(rest.len());
                (Part::Text(rest[..end].to_owned()), end)
            }
        };
        parts.push(part);
        // A line break is a word; only spaces are nothing.
        rest = rest[used..].trim_start_matches(' ');
    }
    Ok(parts)
}

fn inflected(text: &str) -> Result<Inflected, String> {
    let end = text.find([':', '~']).unwrap_or(text.len());
    let marks = Marks::read(&text[end..])?;
    Ok(Inflected { lemma: text[..end].to_owned(), fix: marks.fix, with: marks.with })
}

fn slot(text: &str) -> Result<Slot, String> {
    let (head, list) = text.split_once('*').map_or((text, None), |(head, list)| (head, Some(list)));
    let (head, clitic) = head.split_once('@').map_or((head, None), |(head, p)| (head, Some(p.to_owned())));
    let (head, each) = head.split_once('+').map_or((head, None), |(head, d)| (head, Some(d.to_owned())));
    let end = head.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(head.len());
    let marks = Marks::read(&head[end..])?;
    Ok(Slot {
        field: head[..end].to_owned(),
        agree: marks.agree,
        with: marks.with,
        optional: marks.optional,
        absent: marks.absent,
        spelled: marks.spelled,
        digits: marks.digits,
        fix: marks.fix,
        each,
        clitic,
        list: list.map(|l| separators(l, marks.mixed)),
    })
}

fn separators(text: &str, mixed: bool) -> Separators {
    let two = text.starts_with('*');
    let text = text.trim_start_matches('*');
    let (sep, last) = text.split_once('|').map_or((text, None), |(sep, last)| (sep, Some(last.to_owned())));
    Separators { sep: sep.to_owned(), last, two, mixed }
}

/// What stands behind the name of a field or a lemma.
#[derive(Default)]
struct Marks {
    agree: u32,
    with: With,
    mixed: bool,
    optional: bool,
    absent: bool,
    spelled: bool,
    digits: bool,
    fix: u32,
}

impl Marks {
    fn read(text: &str) -> Result<Marks, String> {
        let mut marks = Marks::default();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let word = &rest[1..];
            let end = word.find(|c: char| !c.is_alphanumeric()).unwrap_or(word.len());
            match first {
                '?' => marks.optional = true,
                '-' => marks.absent = true,
                '~' => marks.agreement(&word[..end])?,
                ':' if &word[..end] == "w" => marks.spelled = true,
                ':' if &word[..end] == "d" => marks.digits = true,
                ':' => marks.fix |= Feat::named(&word[..end]).ok_or(format!("unknown tag `{}`", &word[..end]))?.0,
                other => return Err(format!("unknown mark `{other}`")),
            }
            rest = if matches!(first, '~' | ':') { &word[end..] } else { word };
        }
        Ok(marks)
    }

    /// `~`, `~g`, `~a`, `~bg`
    fn agreement(&mut self, letters: &str) -> Result<(), String> {
        self.agree = Feat::AGREE;
        for letter in letters.chars() {
            match letter {
                'a' | 'b' | 'c' => self.with = With::Group(letter as u8 - b'a'),
                'g' => self.agree = Feat::GENDER,
                'n' => self.agree = Feat::NUMBER,
                'm' => self.mixed = true,
                other => return Err(format!("unknown agreement `~{other}`")),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(form: &str) -> Slot {
        match read(form).expect("is well formed").remove(0) {
            Part::Slot(slot) => slot,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_slot_has_marks_in_any_number() {
        let slot = only("{kinds:p~m+le*, |ou}");
        assert_eq!(slot.list, Some(Separators { sep: ", ".into(), last: Some("ou".into()), two: false, mixed: true }));
        assert_eq!((slot.agree, slot.fix, slot.each.as_deref()), (Feat::AGREE, Feat::P.0, Some("le")));
        let slot = only("{0~ag@à}");
        assert_eq!((slot.with, slot.agree, slot.clitic.as_deref()), (With::Group(0), Feat::GENDER, Some("à")));
    }

    #[test]
    fn mistakes_are_named() {
        assert_eq!(read("{0").unwrap_err(), "`{` is not closed");
        assert_eq!(read("<be:fyn>").unwrap_err(), "unknown tag `fyn`");
        assert_eq!(read("{0~x}").unwrap_err(), "unknown agreement `~x`");
        assert_eq!(read("{0!}").unwrap_err(), "unknown mark `!`");
    }
}
