"""Perigee: its worked examples and rulings by number."""
