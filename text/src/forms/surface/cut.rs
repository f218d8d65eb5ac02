//! Cuts printed text into words.

use super::Lang;

/// One printed word and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Raw<'t> {
    pub(crate) text: &'t str,
    pub(crate) from: usize,
    pub(crate) to: usize,
}

/// What loses its vowel before another one: printed, and in full.
const ELIDED: [(&str, &[&str]); 12] = [
    ("l", &["le", "la"]),
    ("d", &["de"]),
    ("qu", &["que"]),
    ("n", &["ne"]),
    ("s", &["se", "si"]),
    ("c", &["ce"]),
    ("m", &["me"]),
    ("j", &["je"]),
    ("t", &["te"]),
    ("jusqu", &["jusque"]),
    ("lorsqu", &["lorsque"]),
    ("puisqu", &["puisque"]),
];
const CLITICS: [&str; 8] = ["le", "la", "les", "lui", "leur", "vous", "y", "en"];

/// Without capitals and with plain marks: what is compared.
pub(crate) fn fold(text: &str) -> String {
    text.to_lowercase().replace('’', "'").replace(['“', '”'], "\"")
}

/// Cuts a text into printed words. Line breaks are words: they part paragraphs.
pub(crate) fn raws(text: &str, lang: Lang) -> Vec<Raw<'_>> {
    let mut out = Vec::new();
    let mut from = 0;
    while let Some(first) = text[from..].chars().next() {
        let rest = &text[from..];
        let len = match first {
            '\n' => rest.len() - rest.trim_start_matches('\n').len(),
            c if c.is_whitespace() => {
                from += c.len_utf8();
                continue;
            }
            '[' => rest.find([']', '\n']).filter(|i| rest[*i..].starts_with(']')).map_or(1, |i| i + 1),
            c if c.is_alphanumeric() => {
                let inside = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '-');
                let run = &rest[..rest.find(|c| !inside(c)).unwrap_or(rest.len())];
                cut(run.trim_end_matches('-'), lang)
            }
            '\'' | '’' if lang == Lang::English && rest[first.len_utf8()..].starts_with('s') => first.len_utf8() + 1,
            c => c.len_utf8(),
        };
        out.push(Raw { text: &rest[..len], from, to: from + len });
        from += len;
    }
    out
}

/// How much of a run of letters is one printed word.
fn cut(run: &str, lang: Lang) -> usize {
    match lang {
        Lang::French => {
            if let Some(at) = run.find(['\'', '’'])
                && ELIDED.iter().any(|(short, _)| run[..at].eq_ignore_ascii_case(short))
            {
                return at + run[at..].chars().next().map_or(0, char::len_utf8);
            }
            // `cette carte-là`: the word, then what points at it.
            if let Some(word) = run.strip_suffix("-là").or_else(|| run.strip_suffix("-ci")) {
                return word.len();
            }
            match run.split_once('-') {
                Some((verb, tail)) if verb.ends_with("ez") && tail.split('-').all(|c| CLITICS.contains(&c)) => {
                    verb.len()
                }
                // What clings behind the first clitic: `le-lui`.
                Some((clitic, tail)) if CLITICS.contains(&clitic) && CLITICS.contains(&tail) => clitic.len(),
                _ => run.len(),
            }
        }
        Lang::English => {
            let owner = ["'s", "’s", "'", "’"].iter().find_map(|end| run.strip_suffix(end));
            owner.map_or(run.len(), str::len)
        }
    }
}

/// The words a printed word can stand for, the likeliest first.
pub(crate) fn expand(raw: &str, lang: Lang) -> Vec<Vec<String>> {
    let low = fold(raw);
    if lang == Lang::French
        && let Some(short) = low.strip_suffix('\'')
        && let Some((_, full)) = ELIDED.iter().find(|(s, _)| *s == short)
    {
        return full.iter().map(|w| vec![(*w).to_owned()]).collect();
    }
    let all: &[&[&str]] = match (lang, low.as_str()) {
        (Lang::French, "du") => &[&["de", "le"]],
        (Lang::French, "des") => &[&["des"], &["de", "les"]],
        (Lang::French, "au") => &[&["à", "le"]],
        (Lang::French, "aux") => &[&["à", "les"]],
        (Lang::French, "cet") => &[&["ce"]],
        (Lang::French, "son") => &[&["son"], &["sa"]],
        (Lang::French, "mon") => &[&["mon"], &["ma"]],
        (Lang::French, "bel") => &[&["beau"]],
        (Lang::French, "nouvel") => &[&["nouveau"]],
        // A stop inside the quotes is the stop of the sentence too.
        (_, "»") => &[&["»"], &["»", "."]],
        (Lang::French, "\"") => &[&["\""], &["\"", "."], &["«"], &["»"], &["»", "."]],
        (_, "\"") => &[&["\""], &["\"", "."]],
        (Lang::English, "an") => &[&["a"]],
        (Lang::English, "another") => &[&["another"], &["a", "other"]],
        _ => return vec![vec![low]],
    };
    all.iter().map(|words| words.iter().map(|w| (*w).to_owned()).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cuts(text: &str, lang: Lang) -> Vec<&str> {
        raws(text, lang).iter().map(|r| r.text).collect()
    }

    #[test]
    fn words_are_cut_where_the_language_glues_them() {
        assert_eq!(
            cuts("Donnez-le-lui, l’ours.", Lang::French),
            ["Donnez", "-", "le", "-", "lui", ",", "l’", "ours", "."]
        );
        assert_eq!(cuts("ce tour-ci", Lang::French), ["ce", "tour", "-", "ci"]);
        assert_eq!(cuts("rendez-moi aujourd'hui", Lang::French), ["rendez-moi", "aujourd'hui"]);
        assert_eq!(
            cuts("its owners' [O][G] face-down", Lang::English),
            ["its", "owners", "'", "[O]", "[G]", "face-down"]
        );
        assert_eq!(cuts("the owl's nest\n\nHoot [", Lang::English), ["the", "owl", "'s", "nest", "\n\n", "Hoot", "["]);
    }
}
