-- Who was put out of a seat though they were there, and until when somebody must be heard in a vote.
ALTER TABLE seats ADD COLUMN displaced INTEGER;
ALTER TABLE votes ADD COLUMN until REAL NOT NULL DEFAULT 0;
