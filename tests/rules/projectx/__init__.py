"""Stationfall's Project X cards, a file each."""
