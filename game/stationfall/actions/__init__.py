"""Everything a player can do: one class per verb, grouped as the rulebook groups them."""
