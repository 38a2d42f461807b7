"""One class per verb: it lists itself, refuses with a rule, carries itself out."""
