-- Games of the same people, one after the other: what they have agreed on, who they are, what came of each.
CREATE TABLE campaigns (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host    INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    phase   TEXT    NOT NULL CHECK (phase IN ('open', 'over')),
    version INTEGER NOT NULL,
    plan    BLOB    NOT NULL,
    created REAL    NOT NULL,
    changed REAL    NOT NULL,
    message INTEGER
) STRICT;

CREATE INDEX campaigns_of_a_server ON campaigns (guild, id);

-- `since`: how many games the campaign had begun when they joined. `backs`: whom they want as host.
CREATE TABLE members (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('in', 'resting', 'left')),
    since    INTEGER NOT NULL,
    backs    INTEGER,
    shown    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX campaigns_of_a_person ON members (person);

-- `record`: how it ended, once it has; `memory`: what is told of it afterwards, once that has been made.
CREATE TABLE evenings (
    game     INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    record   BLOB,
    memory   BLOB
) STRICT;

CREATE INDEX evenings_of_a_campaign ON evenings (campaign, game);
