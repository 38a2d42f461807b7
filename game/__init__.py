"""The rules of the games: pure, and knowing nothing of Discord."""
