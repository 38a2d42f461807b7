"""Games of the same people, one after the other: standings computed by hand, and whole seasons."""
