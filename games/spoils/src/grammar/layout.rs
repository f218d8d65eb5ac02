//! The layout of a text: paragraphs, and the parts of an ability.
//!
//! A new line or `||` begins a paragraph; `|` begins a part. A part that is the
//! cost or the effect of a named ability belongs to the name before it; any
//! other part is a paragraph too.

use arbiter_text::{Kind, Token, tokens};

/// The tokens of one paragraph; the bars between its parts are left out.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// Without bars.
    pub tokens: Vec<Token>,
    /// How many tokens the part in front of the first bar has: perhaps the
    /// name of an ability.
    pub head: Option<usize>,
}

/// All paragraphs of a text.
pub(super) struct Layout {
    pub pieces: Vec<Piece>,
}

impl Layout {
    pub(super) fn of(wording: &str) -> Self {
        let mut pieces: Vec<Piece> = Vec::new();
        for (paragraph, part) in parts(wording) {
            let joins = !paragraph && pieces.last().is_some_and(|p| belongs(p, &part));
            match pieces.last_mut() {
                Some(last) if joins => {
                    last.head.get_or_insert(last.tokens.len());
                    last.tokens.extend(part);
                }
                _ => pieces.push(Piece { tokens: part, head: None }),
            }
        }
        pieces.retain(|p| !p.tokens.is_empty());
        Self { pieces }
    }

    /// The last token of the text.
    pub(super) fn last(&self) -> Option<&Token> {
        self.pieces.last().and_then(|p| p.tokens.last())
    }
}

/// The parts in order; whether each begins a paragraph.
fn parts(wording: &str) -> Vec<(bool, Vec<Token>)> {
    let mut all = vec![(true, Vec::new())];
    let mut end = 0;
    for token in mend(tokens(wording)) {
        let new_line = wording[end..token.start].contains('\n');
        end = token.end;
        match (token.low.as_str(), new_line) {
            ("||", _) => all.push((true, Vec::new())),
            ("|", _) => all.push((false, Vec::new())),
            (_, true) => all.push((true, vec![token])),
            _ => {
                if let Some((_, part)) = all.last_mut() {
                    part.push(token);
                }
            }
        }
    }
    all.retain(|(_, part)| !part.is_empty());
    all
}

/// Whether a part belongs to the piece before it.
fn belongs(piece: &Piece, part: &[Token]) -> bool {
    let starts = |word: &str| {
        part.first().is_some_and(|t| t.low == word) && part.get(1).is_some_and(|t| t.kind == Kind::Mark(':'))
    };
    let has = |word: &str| piece.tokens.windows(2).any(|w| w[0].low == word && w[1].kind == Kind::Mark(':'));
    let option = piece.tokens.first().is_some_and(|t| t.low == "option");
    let open_cost = has("cost") && !has("effect");
    if starts("effect") {
        return option || open_cost;
    }
    if starts("cost") {
        // A sentence is no name.
        return option || !piece.tokens.last().is_some_and(|t| t.kind == Kind::Mark('.') && !abrupt(piece));
    }
    // `OPTION 1 | text`, and a stray bar inside a cost section.
    (option && piece.tokens.len() <= 3) || (open_cost && piece.head.is_some()) || threshold(piece)
}

/// Icons in front of a bar are asked for by what stands behind it. [201.5d]
fn threshold(piece: &Piece) -> bool {
    let icons = piece.tokens.iter().take_while(|t| t.kind == Kind::Icon).count();
    icons > 0 && piece.tokens[icons..].iter().all(|t| t.kind == Kind::Mark(':'))
}

/// `THANK GOD WE INVENTED THE...` ends like a sentence but is a name.
fn abrupt(piece: &Piece) -> bool {
    piece.tokens.iter().rev().take(3).all(|t| t.kind == Kind::Mark('.'))
}

/// Published misprints, put right word by word so that the grammar need not
/// know them; `render::normal` forgives the same ones.
fn mend(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    for mut token in tokens {
        if token.low.contains('\u{fffd}') {
            token.low = token.low.replace('\u{fffd}', "'");
        }
        if token.low == "the" && out.last().is_some_and(|t| t.low == "the") {
            continue;
        }
        out.push(token);
    }
    // `If you win X, is 3`: the comma stands behind the wrong word.
    for at in 0..out.len().saturating_sub(3) {
        if out[at].low == "win" && out[at + 1].low == "x" && out[at + 2].kind == Kind::Mark(',') {
            let places = [1, 2].map(|n| (out[at + n].start, out[at + n].end));
            out.swap(at + 1, at + 2);
            for (n, (start, end)) in (1..).zip(places) {
                (out[at + n].start, out[at + n].end) = (start, end);
            }
        }
    }
    for at in 0..out.len() {
        let before = at.checked_sub(1).and_then(|n| out.get(n)).map_or("", |t| t.low.as_str());
        let after = out.get(at + 1).map_or("", |t| t.low.as_str());
        let right = match (before, out[at].low.as_str(), after) {
            ("controller", "my", _) => "may",
            ("your", "opponents", "deck" | "hand" | "faction" | "cards" | "discard" | "party") => "opponent's",
            (_, "cards", "strength" | "life" | "speed" | "numeric") if before == "this" => "card's",
            ("into", "it's", "owner's") => "its",
            ("its", "owners", "hand") => "owner's",
            (_, "atleast", _) => "at-least",
            _ => continue,
        };
        out[at].low = right.to_owned();
    }
    out
}
