"""Stationfall: a hidden-identity game for 1–9 on a space station that burns up in a quarter of an hour."""
