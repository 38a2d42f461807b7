"""Station X: its worked examples and rulings by number."""
