//! Sentences made of two lists: every verb that acts on somebody, with
//! everybody it could act on.

const VERBS: &[&str] = &[
    "inflict 1 damage to {}",
    "remove all damage from {}",
    "destroy {}",
    "remove {} from the game",
    "put {} into its owner's hand",
    "put {} on the top of its owner's deck",
    "put {} on the bottom of its owner's deck",
    "put {} into its owner's discard pile",
    "shuffle {} into its owner's deck",
    "deplete {}",
    "restore {}",
    "flip {} face-down",
    "put a token on {}",
    "remove a token from {}",
    "double the number of tokens on {}",
    "take control of {}",
    "your opponent takes control of {}",
    "{} gains 1 strength",
    "{} gains Covert this turn",
    "{} gains the \"location\" type",
    "{} gains \"When this card leaves play, draw a card.\"",
    "{} has no rules text",
    "{} cannot attack this turn",
    "{} cannot be destroyed this turn",
    "{} cannot be picked",
    "{} must attack if it can this turn",
    "remove {} from the battle",
    "draw X cards, where X is the strength of {}",
];

const MANY: &[&str] = &["all characters", "all items you control"];

fn about(one: &str) -> impl Iterator<Item = String> + '_ {
    VERBS.iter().map(move |v| v.replace("{}", one))
}

pub(crate) fn whom() -> Vec<String> {
    let many = MANY.iter().flat_map(|m| VERBS.iter().filter(|v| !v.contains("of {}")).map(|v| v.replace("{}", m)));
    let plural =
        [(" gains ", " gain "), (" has ", " have "), ("if it can", "if they can"), ("its owner's", "their owner's")];
    let many = many.map(|said| plural.iter().fold(said, |said, (one, all)| said.replace(one, all)));
    about("it").chain(about("this card")).chain(many).collect()
}

pub(crate) fn attached() -> Vec<String> {
    about("the attached character").collect()
}
