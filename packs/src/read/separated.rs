//! Tables whose cells are parted by a sign: tab, semicolon or comma.

use crate::{Sheet, Wrong};

/// Reads a table; which sign parts its cells, the first line says. Where it is
/// no tab, cells may stand in quotes, which may hold the sign and line ends.
pub(super) fn read(text: &str) -> Result<Sheet, Vec<Wrong>> {
    let head = text.lines().find(|l| !l.trim().is_empty()).unwrap_or_default();
    let Some(sign) = ['\t', ';', ','].into_iter().find(|s| head.contains(*s)) else {
        return Err(vec![Wrong::new(1, "the first line names the columns, with tabs, commas or semicolons between")]);
    };
    if sign == '\t' { tabs(text) } else { quoted(text, sign) }
}

fn tabs(text: &str) -> Result<Sheet, Vec<Wrong>> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, l)| !l.trim().is_empty());
    let (first, head) = lines.next().unwrap_or((1, ""));
    let mut sheet = Sheet::headed(head.split('\t'), first);
    for (line, row) in lines {
        sheet.row(line, row.split('\t').map(str::to_owned).collect());
    }
    sheet.sound()
}

fn quoted(text: &str, sign: char) -> Result<Sheet, Vec<Wrong>> {
    let mut rows = Rows { rest: text, line: 1, sign };
    let mut sheet: Option<Sheet> = None;
    while let Some((line, cells)) = rows.next_row() {
        let cells = match cells {
            Ok(cells) => cells,
            Err(why) => return Err(vec![Wrong::new(line, why)]),
        };
        if cells.iter().all(|c| c.trim().is_empty()) {
            continue;
        }
        match &mut sheet {
            None => sheet = Some(Sheet::headed(cells.iter().map(String::as_str), line)),
            Some(sheet) => sheet.row(line, cells),
        }
    }
    sheet.unwrap_or_default().sound()
}

/// A walk over rows, of which one may take several lines.
struct Rows<'a> {
    rest: &'a str,
    line: usize,
    sign: char,
}

impl Rows<'_> {
    /// The line of the next row and its cells; why it is none.
    fn next_row(&mut self) -> Option<(usize, Result<Vec<String>, String>)> {
        if self.rest.is_empty() {
            return None;
        }
        let line = self.line;
        let mut cells = Vec::new();
        loop {
            match self.cell() {
                Err(why) => return Some((line, Err(why))),
                Ok((cell, last)) => {
                    cells.push(cell);
                    if last {
                        return Some((line, Ok(cells)));
                    }
                }
            }
        }
    }

    /// The next cell, and whether its row ends behind it.
    fn cell(&mut self) -> Result<(String, bool), String> {
        let mut out = String::new();
        if let Some(inside) = self.rest.strip_prefix('"') {
            self.rest = inside;
            loop {
                let Some(at) = self.rest.find('"') else { return Err("a quote is not closed".to_owned()) };
                out.push_str(&self.rest[..at]);
                self.line += self.rest[..at].matches('\n').count();
                self.rest = &self.rest[at + 1..];
                match self.rest.strip_prefix('"') {
                    // Two quotes are one that belongs to the text.
                    Some(behind) => {
                        out.push('"');
                        self.rest = behind;
                    }
                    None => break,
                }
            }
        }
        let sign = self.sign;
        let at = self.rest.find([sign, '\n']).unwrap_or(self.rest.len());
        out.push_str(self.rest[..at].trim_end_matches('\r'));
        let last = !self.rest[at..].starts_with(sign);
        self.line += usize::from(self.rest[at..].starts_with('\n'));
        self.rest = self.rest.get(at + 1..).unwrap_or("");
        Ok((out, last))
    }
}
