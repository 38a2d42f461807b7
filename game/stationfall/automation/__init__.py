"""The rulebook's own computer players ("Station Automation"): scripts as data, and what carries them out.

Not to be confused with `automata`, whose players think.
"""
