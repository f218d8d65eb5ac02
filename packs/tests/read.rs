//! Files of every format become the same table, and bad ones are told by line.

use arbiter_cards::{Cell, Column, Shape};
use arbiter_packs::read::read;
use arbiter_packs::{FAULTS, Sheet, Wrong, fit, fits};
use proptest::prelude::*;

const SHAPE: Shape = Shape {
    columns: &[
        Column::needed("name", Cell::Word, &[]),
        Column::open("cost", Cell::Number, &["manacost"]),
        Column::open("attack", Cell::Number, &["power"]),
        Column::open("defense", Cell::Number, &["toughness"]),
        Column::needed("text", Cell::Text, &["rules"]),
        Column::open("set", Cell::Word, &[]),
    ],
    breaks: " | ",
};

fn sheet(bytes: &[u8]) -> Sheet {
    read(bytes).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// The cells of the only row, its place left aside.
fn row(bytes: &[u8]) -> String {
    let rows = fit(&sheet(bytes), &SHAPE, "").unwrap_or_else(|wrong| panic!("{wrong:?}"));
    assert_eq!(rows.len(), 1, "{rows:?}");
    rows[0].rsplit_once('\t').expect("a place stands behind it").0.to_owned()
}

fn wrong(bytes: &[u8]) -> Vec<Wrong> {
    match read(bytes) {
        Err(wrong) => wrong,
        Ok(sheet) => fit(&sheet, &SHAPE, "").expect_err("it is bad"),
    }
}

#[test]
fn every_format_says_the_same() {
    let wanted = "Old Oak\t3\t2\t5\tWard. | Draw \"1\" & rest.\tGrove";
    let files: [&str; 7] = [
        "set\tname\tcost\tattack\tdefense\ttext\nGrove\tOld Oak\t3\t2\t5\tWard. | Draw \"1\" & rest.\n",
        "\u{feff}Set,Name,Cost,Attack,Defense,Text\r\nGrove,Old Oak,3,2,5,\"Ward.\r\nDraw \"\"1\"\" & rest.\"\r\n",
        "set;name;manacost;power;toughness;rules\nGrove;Old Oak;3;2;5;\"Ward.\nDraw \"\"1\"\" & rest.\"\n",
        r#"[{"name":"Old Oak","cost":3,"attack":"2","defense":5,"text":"Ward.\nDraw \"1\" & rest.","set":"Grove","x":null}]"#,
        r#"{"version":1,"cards":[{"Name":"Old Oak","cost":3,"power":2,"toughness":5,"rules":"Ward.\nDraw \"1\" & rest.","set":"Grove"}]}"#,
        "<?xml version=\"1.0\"?><cockatrice_carddatabase><sets><set><name>G</name></set></sets><cards><card>\
         <name>Old Oak</name><text>Ward.\nDraw &quot;1&quot; &amp; rest.</text><prop><manacost>3</manacost>\
         <pt>2/5</pt></prop><set rarity=\"c\">Grove</set></card></cards></cockatrice_carddatabase>",
        "<set name=\"Grove\" id=\"7\"><cards><card id=\"1\" name=\"Old Oak\"><property name=\"Cost\" value=\"3\"/>\
         <property name=\"Power\" value=\"2\" /><property name=\"Toughness\" value=\"5\"/>\
         <property name=\"Rules\" value=\"Ward.\nDraw &quot;1&quot; &amp; rest.\"/></card></cards></set>",
    ];
    for file in files {
        assert_eq!(row(file.as_bytes()), wanted, "{file}");
    }
    let wide = |of: fn(u16) -> [u8; 2]| files[0].encode_utf16().flat_map(of).collect::<Vec<u8>>();
    assert_eq!(row(&[vec![0xff, 0xfe], wide(u16::to_le_bytes)].concat()), wanted);
    assert_eq!(row(&[vec![0xfe, 0xff], wide(u16::to_be_bytes)].concat()), wanted);
}

#[test]
fn places_are_the_lines_of_the_file() {
    let rows = |text: &str| fit(&sheet(text.as_bytes()), &SHAPE, "f").expect("it is a table");
    let places = |text: &str| rows(text).iter().map(|r| r.rsplit('\t').next().unwrap_or("").to_owned()).collect();
    let all: Vec<String> = places("name\ttext\n\nA\tx\n\nB\ty\n");
    assert_eq!(all, ["f:3", "f:5"]);
    let all: Vec<String> = places("name,text\nA,\"x\ny\"\nB,z");
    assert_eq!(all, ["f:2", "f:4"]);
    let all: Vec<String> = places(
        "{\"n\": {\"a\": 1}, \"cards\": [\n{\"name\":\"A\",\"text\":\"}{\"},\n\n{\"name\":\"B\",\"text\":\"\"}]}",
    );
    assert_eq!(all, ["f:2", "f:4"]);
    let all: Vec<String> =
        places("<cards>\n<card><name>A</name><text>x</text></card>\n<card name='B'>\n<text>y</text></card></cards>");
    assert_eq!(all, ["f:2", "f:3"]);
}

#[test]
fn bad_tables_are_told_by_line() {
    let told = |bytes: &[u8], line: usize, words: &str| {
        let wrong = wrong(bytes);
        let found = wrong.iter().any(|w| w.line == line && w.why.contains(words));
        assert!(found, "{line}: {words} is missing in {wrong:?}");
    };
    told(b"", 0, "empty");
    told(b"just words", 1, "names the columns");
    told(b"name\ttext\n", 0, "no cards");
    told(b"name\trules\tname\nA\tx\tB\n", 1, "two columns `name`");
    told(b"name\tcost\nA\t1\n", 1, "`text` (or rules) is missing");
    told(b"name\ttext\tpower\tattack\nA\tx\t\t\n\tz\t\t\n", 3, "no name");
    told(b"name\ttext\nA\tx\ty\n", 2, "3 cells");
    told(b"name\tcost\ttext\nA\t1\tx\nB\t2\n", 3, "2 cells");
    told(b"name,cost,text\nA,1\n", 2, "2 cells");
    told(
        b"[{\"name\":\"A\",\"text\":\"x\"},\n{\"name\":\"B\",\"text\":\"x\",\"Name\":\"C\"}]",
        2,
        "`Name` is named twice",
    );
    told(b"name\ttext\tcost\nA\tx\t3\nB\tx\t99999999999999999999\n", 3, "is no `cost`");
    told(b"name\ttext\nA\tx\nB\t\xe9\n", 3, "UTF-8");
    told(b"name\ttext\nA\tx\nB\t\0\n", 3, "zero byte");
    told(b"\xff\xfe\x00\xd8", 0, "UTF-16");
    told(b"name,text\nA,\"x\n", 2, "quote");
    told(b"[{\"name\":\"A\",\n\"text\": tru}]", 2, "expected");
    told(b"{\"a\":1}", 1, "no list of cards");
    told(b"[{\"name\":\"A\",\"text\":{}}]", 1, "`text` is no text");
    told(b"<card name=\"A\"><text>x", 1, "not closed");
    told(b"<set><card name=\"A\"\n<text", 1, "not closed");
    told(b"name\ttext\tpower\tmanacost\nA\tx\t1\t1000\n", 2, "is no `cost`");
    told(&vec![b'x'; (16 << 20) + 1], 0, "16");
    told("[".repeat(100_000).as_bytes(), 1, "recursion");
    told(format!("name\ttext\nA\t{}\n", "x".repeat(9000)).as_bytes(), 2, "longer than");
    told(format!("name\ttext\n{}", "A\tx\n".repeat(20_001)).as_bytes(), 20_002, "more than");
    let both = b"name\ttext\tcost\tx\nA\tx\t1\t\n".as_slice();
    assert_eq!(fits(&sheet(both), &SHAPE), Some(3));
    assert_eq!(fits(&sheet(b"name\tcost\nA\t1\n"), &SHAPE), None, "a needed column is missing");
    const RIDDLE: Shape = Shape { columns: &[Column::needed("text", Cell::Text, &["rules", "effect"])], breaks: " " };
    let wrong = fit(&sheet(b"rules\teffect\na\tb\n"), &RIDDLE, "").expect_err("which one?");
    assert!(wrong[0].why.contains("could both be"), "{wrong:?}");
}

#[test]
fn noise_is_told_briefly() {
    let noise = format!("name\ttext\n{}", "a\tb\tc\td\n".repeat(10_000));
    assert_eq!(wrong(noise.as_bytes()).len(), FAULTS);
    let numbers = format!("name\ttext\tcost\n{}", "a\tb\t123456\n".repeat(10_000));
    assert_eq!(wrong(numbers.as_bytes()).len(), FAULTS);
}

/// Pieces out of which files are made that are nearly right.
const PIECES: [&str; 24] = [
    "name",
    "text",
    "\t",
    ",",
    ";",
    "\n",
    "\r\n",
    "\"",
    "\"\"",
    "<card",
    ">",
    "</card>",
    "<",
    "/>",
    "name=\"",
    "{",
    "}",
    "[",
    "]",
    ":",
    "\\",
    "\u{feff}",
    "é",
    "<property name='x' value='y'/>",
];

proptest! {
    #[test]
    fn no_bytes_break_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        if let Ok(sheet) = read(&bytes) {
            let _ = fit(&sheet, &SHAPE, "");
        }
    }

    #[test]
    fn nearly_right_files_break_nothing(pieces in proptest::collection::vec(0..PIECES.len(), 0..80)) {
        let text: String = pieces.iter().map(|n| PIECES[*n]).collect();
        if let Ok(sheet) = read(text.as_bytes()) {
            prop_assert!(sheet.rows.iter().all(|r| r.1.len() == sheet.columns.len()));
            for row in fit(&sheet, &SHAPE, "").unwrap_or_default() {
                prop_assert_eq!(row.split('\t').count(), SHAPE.columns.len() + 1, "a row is one line of cells");
                prop_assert!(!row.contains(['\n', '\r']));
            }
        }
    }
}
