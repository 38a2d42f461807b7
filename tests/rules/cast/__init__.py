"""Stationfall's characters, a file each."""
