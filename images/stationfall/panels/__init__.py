"""What stands around the station, and beside what is drawn of it."""
