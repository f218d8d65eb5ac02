//! Tab-separated tables of published cards, as used by local tests.

/// A row of a table; the columns are named by the first row.
pub struct Row<'a> {
    columns: &'a [&'a str],
    cells: Vec<&'a str>,
}

impl<'a> Row<'a> {
    /// The cell of a column; empty if there is none.
    #[must_use]
    pub fn cell(&self, name: &str) -> &'a str {
        self.columns.iter().position(|c| *c == name).and_then(|n| self.cells.get(n)).map_or("", |c| c.trim())
    }
}

/// Goes through the rows of a table.
pub fn rows(text: &str, mut each: impl FnMut(&Row<'_>)) {
    let mut lines = text.lines();
    let columns: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    for line in lines.filter(|l| !l.trim().is_empty()) {
        each(&Row { columns: &columns, cells: line.split('\t').collect() });
    }
}
