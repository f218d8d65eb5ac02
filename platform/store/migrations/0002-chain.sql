-- Each event carries a checksum that is chained to the one before it.
ALTER TABLE events ADD COLUMN chain BLOB NOT NULL DEFAULT x'';

-- How many events there are and the checksum of the last one, so that a log
-- that was cut off is noticed too.
ALTER TABLE tables ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';
