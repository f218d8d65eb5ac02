//! What is refused of a form before anything is compiled with it.

/// More plain words than this in a row are a sentence of some card, not a word
/// of a language: they compose with nothing.
const RUN: usize = 14;
/// More in the whole form are one, however many fields stand among them.
const ALL: usize = 16;

/// Whether a form can stand at a variant with these fields, or why not.
pub(crate) fn form(text: &str, fields: &[String]) -> Result<(), String> {
    let mut said = Vec::new();
    for part in text.split('{').skip(1) {
        let name: String = part.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if !fields.contains(&name) {
            return Err(format!("no field `{name}`; fields are {fields:?}"));
        }
        if said.contains(&name) {
            return Err(format!("this form says the field `{name}` twice"));
        }
        said.push(name);
    }
    if let Some(lost) = fields.iter().find(|f| !said.contains(f)) {
        return Err(format!("this form loses the field `{lost}`"));
    }
    let runs: Vec<usize> = runs(text).collect();
    match (runs.iter().max(), runs.iter().sum::<usize>()) {
        (Some(run), _) if *run > RUN => {
            Err(format!("{run} plain words in a row: a sentence, not a word; cut it into words"))
        }
        (_, all) if all > ALL => Err(format!("{all} plain words: a sentence, not a word; cut it into words")),
        _ => Ok(()),
    }
}

/// How many plain words stand before, between and behind the fields.
fn runs(text: &str) -> impl Iterator<Item = usize> {
    let outside = text
        .split('{')
        .enumerate()
        .map(|(i, part)| if i == 0 { part } else { part.split_once('}').map_or("", |p| p.1) });
    outside.map(|run| run.split_whitespace().filter(|w| w.contains(char::is_alphabetic)).count())
}

#[cfg(test)]
mod tests {
    use super::form;

    #[test]
    fn fields_are_said_once_and_all() {
        let fields = ["0".to_owned(), "until".to_owned()];
        assert_eq!(form("<hunt> {0~a@} {until?}", &fields), Ok(()));
        assert!(form("<hunt> {0}", &fields).unwrap_err().contains("loses the field `until`"));
        assert!(form("<hunt> {0} {0} {until}", &fields).unwrap_err().contains("twice"));
        assert!(form("<hunt> {1}", &fields).unwrap_err().contains("no field `1`"));
    }

    #[test]
    fn a_whole_sentence_is_no_word() {
        let sentence = "when the owl of the old forest sees a mouse it wakes up and eats it";
        assert!(form(sentence, &[]).unwrap_err().contains("16 plain words in a row: a sentence"));
        let filled = "when {0} of the old forest sees a mouse {1} it wakes up and eats it, then it sleeps until {2}";
        let fields = ["0", "1", "2"].map(str::to_owned);
        assert!(form(filled, &fields).unwrap_err().contains("18 plain words: a sentence"));
    }
}
