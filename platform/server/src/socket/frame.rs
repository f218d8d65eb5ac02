//! Reading one frame.

use arbiter_protocol::{Ask, Code, Request, limits};

/// The request in a frame, or its id and what is wrong.
pub(super) fn read(text: &str) -> Result<Request, (String, Code)> {
    if depth(text) > limits::DEPTH {
        return Err((String::new(), Code::Malformed));
    }
    let request: Request = serde_json::from_str(text).map_err(|_| (id(text), Code::Malformed))?;
    if text.len() > limits::FRAME && !matches!(request.ask, Ask::Sit { .. } | Ask::Again { .. }) {
        return Err((id(text), Code::TooBig));
    }
    if request.id.is_empty() || request.id.chars().count() > limits::ID {
        return Err((String::new(), Code::Malformed));
    }
    Ok(request)
}

/// The id of a frame that is otherwise not read; empty if there is none.
pub(super) fn id(text: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Id {
        id: String,
    }
    if text.len() > limits::DECK_FRAME || depth(text) > limits::DEPTH {
        return String::new();
    }
    let found: Option<Id> = serde_json::from_str(text).ok();
    found.map(|f| f.id).filter(|id| id.chars().count() <= limits::ID).unwrap_or_default()
}

/// How deep brackets nest outside of strings.
fn depth(text: &str) -> usize {
    let (mut now, mut most) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => {
                now += 1;
                most = most.max(now);
            }
            b'}' | b']' if !quoted => now = now.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// Whether reading failed because the frame was too long.
pub(super) fn is_too_long(error: &axum::Error) -> bool {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(e) = cause {
        // The library's error type is not part of its surface, its words are.
        if e.to_string().contains("too long") || e.to_string().contains("Space limit exceeded") {
            return true;
        }
        cause = e.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_in_strings_are_no_depth() {
        assert_eq!(depth(r#"{"a":"[[[[\"[["}"#), 1);
        assert_eq!(depth("[[{}]]"), 3);
        assert_eq!(depth(&"[".repeat(1000)), 1000);
        assert_eq!(depth("]]]]"), 0);
    }

    #[test]
    fn what_is_wrong_is_told_with_the_id_where_there_is_one() {
        let wrong = |text: &str| read(text).expect_err("refused");
        assert_eq!(wrong(""), (String::new(), Code::Malformed));
        assert_eq!(wrong(r#"{"v":1,"id":"a","do":"fly"}"#), ("a".to_owned(), Code::Malformed));
        assert_eq!(wrong(r#"{"v":1,"do":"ping"}"#), (String::new(), Code::Malformed));
        assert_eq!(wrong(r#"{"v":1,"id":"","do":"ping"}"#), (String::new(), Code::Malformed));
        let deep = format!(r#"{{"v":1,"id":"a","do":"ping","x":{}{}}}"#, "[".repeat(64), "]".repeat(64));
        assert_eq!(wrong(&deep), (String::new(), Code::Malformed));
        let long = format!(r#"{{"v":1,"id":"a","do":"say","table":"t","text":"{}"}}"#, "x".repeat(17_000));
        assert_eq!(wrong(&long), ("a".to_owned(), Code::TooBig));
        let id = format!(r#"{{"v":1,"id":"{}","do":"ping"}}"#, "x".repeat(65));
        assert_eq!(wrong(&id).1, Code::Malformed);
        assert!(read(r#"{"v":1,"id":"a","do":"ping"}"#).is_ok());
        let deck = format!(
            r#"{{"v":1,"id":"a","do":"sit","table":"t","seat":0,"name":"n","deck":"{}","commit":""}}"#,
            "x".repeat(60_000)
        );
        assert!(read(&deck).is_ok(), "a frame with a deck may be longer");
    }
}
