//! Regular shapes of words, and the few irregular ones that every game needs.

use super::super::surface::Lang;
use super::{Feat, Shape};

fn shape(text: &str, feat: u32) -> Shape {
    Shape { text: text.to_owned(), feat: Feat::only(feat) }
}

pub(super) fn noun(one: &str, many: Option<&str>, gender: u32, lang: Lang) -> Vec<Shape> {
    let many = many.map_or_else(|| plural(one, lang), str::to_owned);
    vec![shape(one, gender | Feat::S.0), shape(&many, gender | Feat::P.0)]
}

pub(super) fn quantity(text: &str) -> Vec<Shape> {
    vec![shape(text, Feat::P.0)]
}

/// The regular plural; of an English verb, its third person.
fn plural(one: &str, lang: Lang) -> String {
    let ends = |all: &[&str]| all.iter().any(|e| one.ends_with(e));
    match lang {
        Lang::French if ends(&["s", "x", "z"]) => one.to_owned(),
        Lang::French if ends(&["al"]) => format!("{}aux", &one[..one.len() - 2]),
        Lang::French if ends(&["au", "eu"]) => format!("{one}x"),
        Lang::English if ends(&["s", "x", "z", "ch", "sh"]) => format!("{one}es"),
        Lang::English if one.ends_with('y') && !ends(&["ay", "ey", "oy", "uy"]) => {
            format!("{}ies", &one[..one.len() - 1])
        }
        _ => format!("{one}s"),
    }
}

/// Four shapes: m.s., f.s., m.p., f.p.
fn four(shapes: [&str; 4], more: u32) -> Vec<Shape> {
    let feats = [Feat::M.0 | Feat::S.0, Feat::F.0 | Feat::S.0, Feat::M.0 | Feat::P.0, Feat::F.0 | Feat::P.0];
    let mut out: Vec<Shape> = Vec::new();
    for new in shapes.iter().zip(feats).map(|(text, feat)| shape(text, feat | more)) {
        // One shape for what is not told apart: `les`, `leur`, `gris`.
        let one_apart = |old: &Shape| {
            let apart = Feat::dimensions(old.feat.0 ^ new.feat.0);
            old.text == new.text && (apart == Feat::GENDER || apart == Feat::NUMBER)
        };
        match out.iter_mut().find(|old| one_apart(old)) {
            Some(old) => old.feat = Feat(old.feat.0 | new.feat.0),
            None => out.push(new),
        }
    }
    out
}

/// As many shapes as are given: all four, one plural for both genders, no
/// plural, or one shape for everything.
fn given(shapes: &[&str], more: u32, lang: Lang) -> Option<Vec<Shape>> {
    Some(match (lang, shapes) {
        (_, [same]) => vec![shape(same, more)],
        (Lang::English, [one, many]) => vec![shape(one, Feat::S.0 | more), shape(many, Feat::P.0 | more)],
        (Lang::French, [m, f]) => {
            vec![shape(m, Feat::M.0 | Feat::S.0 | more), shape(f, Feat::F.0 | Feat::S.0 | more)]
        }
        (Lang::French, [m, f, many]) => four([m, f, many, many], more),
        (Lang::French, [m, f, mm, ff]) => four([m, f, mm, ff], more),
        _ => return None,
    })
}

pub(super) fn determiner(shapes: &[&str], lang: Lang) -> Option<Vec<Shape>> {
    given(shapes, 0, lang)
}

pub(super) fn adjective(shapes: &[&str], lang: Lang) -> Vec<Shape> {
    match (lang, shapes) {
        (Lang::English, _) => vec![shape(shapes[0], 0)],
        (Lang::French, [one]) => french_adjective(one, 0),
        _ => given(shapes, 0, lang).unwrap_or_default(),
    }
}

fn french_adjective(m: &str, more: u32) -> Vec<Shape> {
    let cut = |n: usize, end: &str| format!("{}{end}", &m[..m.len() - n]);
    let f = match m {
        _ if m.ends_with('e') => m.to_owned(),
        _ if m.ends_with("if") => cut(1, "ve"),
        _ if m.ends_with("er") => cut(2, "ère"),
        _ if m.ends_with("eux") => cut(1, "se"),
        _ if m.ends_with("el") || m.ends_with("en") => format!("{m}{}e", &m[m.len() - 1..]),
        _ => format!("{m}e"),
    };
    let (mm, ff) = (plural(m, Lang::French), plural(&f, Lang::French));
    four([m, &f, &mm, &ff], more)
}

/// `: sub il elle ils elles : acc le la les les`
pub(super) fn pronoun(words: &[&str], lang: Lang) -> Option<Vec<Shape>> {
    let mut shapes = Vec::new();
    for part in words.split(|w| *w == ":").filter(|p| !p.is_empty()) {
        let case = Feat::named(part[0])?.0;
        shapes.extend(given(&part[1..], case, lang)?);
    }
    Some(shapes)
}

/// A verb: its regular shapes, then what the line gives; the line wins.
pub(super) fn verb(words: &[&str], lang: Lang) -> Option<Vec<Shape>> {
    let mut parts = words.split(|w| *w == ":");
    let head = parts.next()?;
    let mut shapes = match lang {
        Lang::French => french_verb(head)?,
        Lang::English => english_verb(head)?,
    };
    for part in parts {
        let mood = Feat::named(part.first()?)?.0;
        let new = match (lang, mood, &part[1..]) {
            (Lang::French, m, [one]) if m == Feat::PAR.0 => french_adjective(one, m),
            (Lang::French, m, all) if m == Feat::PAR.0 => given(all, m, lang)?,
            (_, m, [one]) => vec![shape(one, m)],
            (_, m, [one, many]) => vec![shape(one, m | Feat::S.0), shape(many, m | Feat::P.0)],
            _ => return None,
        };
        shapes.retain(|s| s.feat.0 & Feat::MOOD != mood);
        shapes.extend(new);
    }
    Some(shapes)
}

/// Infinitive; irregular: and imperative, third person of one and of many.
fn french_verb(head: &[&str]) -> Option<Vec<Shape>> {
    let lemma = *head.first()?;
    let (mut shapes, you, many) = match head {
        [_, you, one, many] => (vec![shape(one, Feat::FIN.0 | Feat::S.0)], (*you).to_owned(), (*many).to_owned()),
        [_] => {
            let stem = lemma.strip_suffix("er")?;
            let mut shapes = vec![shape(&format!("{stem}e"), Feat::FIN.0 | Feat::S.0)];
            shapes.extend(french_adjective(&format!("{stem}é"), Feat::PAR.0));
            shapes.push(shape(&format!("{lemma}a"), Feat::FUT.0 | Feat::S.0));
            shapes.push(shape(&format!("{lemma}ont"), Feat::FUT.0 | Feat::P.0));
            (shapes, format!("{stem}ez"), format!("{stem}ent"))
        }
        _ => return None,
    };
    shapes.extend([shape(lemma, Feat::INF.0), shape(&you, Feat::IMP.0), shape(&many, Feat::FIN.0 | Feat::P.0)]);
    if let Some(stem) = you.strip_suffix("ez") {
        let soft = if stem.ends_with('g') { "e" } else { "" };
        shapes.push(shape(&format!("{stem}{soft}ant"), Feat::GER.0));
    }
    if let Some(stem) = many.strip_suffix("ent") {
        shapes.push(shape(&format!("{stem}e"), Feat::SJV.0 | Feat::S.0));
        shapes.push(shape(&many, Feat::SJV.0 | Feat::P.0));
    }
    Some(shapes)
}

/// Verb, past, participle.
const IRREGULAR: [(&str, &str, &str); 34] = [
    ("become", "became", "become"),
    ("begin", "began", "begun"),
    ("bring", "brought", "brought"),
    ("buy", "bought", "bought"),
    ("choose", "chose", "chosen"),
    ("deal", "dealt", "dealt"),
    ("do", "did", "done"),
    ("draw", "drew", "drawn"),
    ("fall", "fell", "fallen"),
    ("fight", "fought", "fought"),
    ("find", "found", "found"),
    ("get", "got", "got"),
    ("give", "gave", "given"),
    ("go", "went", "gone"),
    ("have", "had", "had"),
    ("hit", "hit", "hit"),
    ("hold", "held", "held"),
    ("keep", "kept", "kept"),
    ("leave", "left", "left"),
    ("lose", "lost", "lost"),
    ("make", "made", "made"),
    ("pay", "paid", "paid"),
    ("put", "put", "put"),
    ("say", "said", "said"),
    ("see", "saw", "seen"),
    ("sell", "sold", "sold"),
    ("send", "sent", "sent"),
    ("set", "set", "set"),
    ("spend", "spent", "spent"),
    ("stand", "stood", "stood"),
    ("steal", "stole", "stolen"),
    ("take", "took", "taken"),
    ("throw", "threw", "thrown"),
    ("win", "won", "won"),
];

/// The verb; irregular: its third person, and the shape of the others.
fn english_verb(head: &[&str]) -> Option<Vec<Shape>> {
    let lemma = *head.first()?;
    // `look at`: the verb is the first word.
    let (stem, tail) = lemma.split_once(' ').map_or((lemma, String::new()), |(v, t)| (v, format!(" {t}")));
    let third = head.get(1).map_or_else(|| format!("{}{tail}", plural(stem, Lang::English)), |t| (*t).to_owned());
    let plain = head.get(2).unwrap_or(&lemma);
    let (past, participle) = match IRREGULAR.iter().find(|(verb, ..)| *verb == stem) {
        Some((_, past, participle)) => ((*past).to_owned(), (*participle).to_owned()),
        None => (regular_past(stem), regular_past(stem)),
    };
    let going = match stem.strip_suffix('e') {
        Some(bare) if !stem.ends_with("ee") && stem != "be" => format!("{bare}ing"),
        _ => format!("{stem}ing"),
    };
    Some(vec![
        shape(lemma, Feat::INF.0),
        shape(plain, Feat::IMP.0),
        shape(&third, Feat::FIN.0 | Feat::S.0),
        shape(plain, Feat::FIN.0 | Feat::P.0),
        shape(&format!("{past}{tail}"), Feat::PST.0),
        shape(&format!("{participle}{tail}"), Feat::PAR.0),
        shape(&format!("{going}{tail}"), Feat::GER.0),
    ])
}

fn regular_past(stem: &str) -> String {
    match stem {
        _ if stem.ends_with('e') => format!("{stem}d"),
        _ if stem.ends_with('y') && !["ay", "ey", "oy", "uy"].iter().any(|e| stem.ends_with(e)) => {
            format!("{}ied", &stem[..stem.len() - 1])
        }
        _ => format!("{stem}ed"),
    }
}
