-- One row for each table; `finished` says that nothing goes on there.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    finished INTEGER NOT NULL DEFAULT 0,
    changed  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The log of record. A number is used once for ever.
CREATE TABLE events (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    body     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Replays and bug reports: texts by id.
CREATE TABLE texts (
    kind    TEXT    NOT NULL,
    id      TEXT    NOT NULL,
    body    TEXT    NOT NULL,
    written INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT;

-- What the server knows of itself.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
