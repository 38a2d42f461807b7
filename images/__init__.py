"""Pictures of a game, drawn from a view of it."""
