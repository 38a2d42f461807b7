-- Everything a game is: its row, its seats, what was played, what is staged, what must still be said.

CREATE TABLE games (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    key      TEXT    NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    phase    TEXT    NOT NULL CHECK (phase IN ('lobby', 'running', 'paused', 'finished', 'closed')),
    version  INTEGER NOT NULL,
    entries  INTEGER NOT NULL,
    seed     TEXT    NOT NULL,
    options  BLOB    NOT NULL,
    settings BLOB    NOT NULL,
    created  REAL    NOT NULL,
    changed  REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_game_per_channel ON games (channel) WHERE phase IN ('lobby', 'running', 'paused');

CREATE TABLE seats (
    game      INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT    NOT NULL,
    ready     INTEGER NOT NULL DEFAULT 0,
    autopilot INTEGER NOT NULL DEFAULT 0,
    misses    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (game, user) WHERE user IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE journal (
    game     INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    origin   TEXT    NOT NULL,
    action   BLOB    NOT NULL,
    events   BLOB    NOT NULL,
    undoable INTEGER NOT NULL,
    batch    INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    game     INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    actions  BLOB    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- seat -1: the state the table sees; otherwise that state when this seat last handed over.
CREATE TABLE snapshots (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    n    INTEGER NOT NULL,
    data BLOB    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;

CREATE TABLE seen (
    interaction INTEGER PRIMARY KEY,
    at          REAL NOT NULL
) STRICT;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     INTEGER,
    lane     TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    state    BLOB,
    nonce    TEXT    NOT NULL,
    status   TEXT    NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due      REAL    NOT NULL,
    message  INTEGER,
    error    TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE status = 'waiting';

CREATE TABLE timers (
    game INTEGER NOT NULL,
    kind TEXT    NOT NULL,
    seat INTEGER NOT NULL,
    due  REAL    NOT NULL,
    PRIMARY KEY (game, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_due ON timers (due);

CREATE TABLE people (
    user  INTEGER PRIMARY KEY,
    prefs BLOB NOT NULL
) STRICT;

-- Messages that are replaced rather than repeated: the lobby, the ping.
CREATE TABLE posts (
    game    INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    motion  BLOB    NOT NULL,
    ballots BLOB    NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('open', 'carried', 'lost')),
    at      REAL    NOT NULL
) STRICT;

CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
