-- Who held a seat before, as a JSON list: they know what it knew then.
ALTER TABLE seats ADD COLUMN past BLOB NOT NULL DEFAULT x'5B5D';
