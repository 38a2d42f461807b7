-- What whoever holds a seat has settled to answer before they are asked, as a JSON list of keys.
ALTER TABLE seats ADD COLUMN foreseen BLOB NOT NULL DEFAULT x'5B5D';
