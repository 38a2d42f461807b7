-- In which stretch a step was done, if its game has such, where everybody acts side by side.
ALTER TABLE journal ADD COLUMN stretch TEXT NOT NULL DEFAULT '';
-- What a message shows as it is now: of all that is said about it one row waits at a time.
ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';
