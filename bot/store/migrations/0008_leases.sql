-- Who looks after what, and until when: of several processes each does what no other holds.
CREATE TABLE leases (
    name   TEXT NOT NULL,
    holder TEXT NOT NULL,
    until  REAL NOT NULL,
    PRIMARY KEY (name)
) STRICT, WITHOUT ROWID;
-- What is looked for among a million games is found without looking at each of them.
CREATE INDEX games_by_phase ON games (phase, id);
CREATE INDEX games_of_a_channel ON games (channel, id);
CREATE INDEX votes_of_a_game ON votes (game, id);
CREATE INDEX seen_by_age ON seen (at);
CREATE INDEX outbox_by_age ON outbox (due) WHERE status <> 'waiting';
CREATE INDEX outbox_about ON outbox (lane, about, id) WHERE status <> 'sent';
CREATE INDEX outbox_failed ON outbox (game, id) WHERE status = 'failed';
