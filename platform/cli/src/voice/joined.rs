//! What only shows once a sentence is put together: where French words melt
//! into a name, and where a name brings its own point.

/// Vowels with which names begin.
const VOWELS: &str = "AEIOUÀÂÉÈÊËÎÏÔÛÜŒ";

/// The sentence as it is written.
pub(super) fn joined(text: &str, lang: &str) -> String {
    let ended = ["!.", "?.", "….", "...."]
        .iter()
        .fold(text.to_owned(), |text, twice| text.replace(twice, &twice[..twice.len() - 1]));
    if lang == "fr" { melted(&ended) } else { ended }
}

/// Several in a row: "A, B and C".
pub(super) fn listed(all: &[String], lang: &str) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), if lang == "fr" { "et" } else { "and" }),
    }
}

/// French elides before a vowel and contracts before an article.
fn melted(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(word) = rest.split_inclusive(' ').next() {
        rest = &rest[word.len()..];
        let (begun, taken) = before(word, rest).unwrap_or((word.to_owned(), 0));
        out.push_str(&begun);
        rest = &rest[taken..];
    }
    out
}

/// What a word becomes before what follows it, and how much of that it takes.
fn before(word: &str, rest: &str) -> Option<(String, usize)> {
    let bare = word.strip_suffix(' ')?;
    let (of, to) = (matches!(bare, "de" | "De"), matches!(bare, "à" | "À"));
    let (d, a) = if bare.starts_with(['D', 'À']) { ('D', 'A') } else { ('d', 'a') };
    let lone = |tail: &str| !tail.starts_with(|c: char| c.is_alphabetic());
    let seat = rest.strip_prefix("Joueur ").is_some_and(|tail| {
        let mut letters = tail.chars();
        letters.next().is_some_and(|c| c.is_ascii_uppercase()) && lone(letters.as_str())
    });
    for (article, ends) in [("", ["u ", "u "]), ("Le ", ["u ", "u "]), ("Les ", ["es ", "ux "])] {
        let here = if article.is_empty() { seat } else { rest.starts_with(article) };
        if here && (of || to) {
            let begun = if of { format!("{d}{}", ends[0]) } else { format!("{a}{}", ends[1]) };
            return Some((begun, article.len()));
        }
    }
    let elides = ["de", "que", "jusque"].iter().any(|w| bare.eq_ignore_ascii_case(w));
    let mut letters = rest.chars();
    let vowel = letters.next().is_some_and(|c| VOWELS.contains(c));
    let named = letters.next().is_some_and(|c| c.is_lowercase() || c == '’' || c == '\'');
    (elides && vowel && named).then(|| (format!("{}’", &bare[..bare.len() - 1]), 0))
}

#[cfg(test)]
mod tests {
    use super::{joined, listed};

    #[test]
    fn french_words_melt_into_what_follows() {
        let fr = |text: &str| joined(text, "fr");
        assert_eq!(fr("Fanfare de Éclaireuse des Ronces."), "Fanfare d’Éclaireuse des Ronces.");
        assert_eq!(fr("Champion assigne 4 à Le Cloître."), "Champion assigne 4 au Cloître.");
        assert_eq!(fr("De Les Gars à Les Gars"), "Des Gars aux Gars");
        assert_eq!(fr("Main de Joueur A : 3"), "Main du Joueur A : 3");
        assert_eq!(fr("Zone EX de A, de Joueuse"), "Zone EX de A, de Joueuse");
        assert_eq!(joined("Fanfare de Éclaireuse", "en"), "Fanfare de Éclaireuse");
    }

    #[test]
    fn a_name_with_a_mark_ends_the_sentence() {
        assert_eq!(joined("A plays Onwards!.", "en"), "A plays Onwards!");
        assert_eq!(joined("B joue L’Enfer n’est rien....", "fr"), "B joue L’Enfer n’est rien...");
    }

    #[test]
    fn the_last_of_several_comes_after_a_word() {
        let all = |n: usize| ["A", "B", "C"][..n].iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        assert_eq!(listed(&all(3), "en"), "A, B and C");
        assert_eq!(listed(&all(2), "fr"), "A et B");
        assert_eq!(listed(&all(0), "fr"), "");
    }
}
