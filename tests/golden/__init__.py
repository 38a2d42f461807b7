"""Golden playthroughs: whole games written out step by step, compared with what the engine does today.

Each `*.txt` here shows, for every step, whom the game waits for and why, how many ways there are to go on,
which one was taken, what was told (and to whom), and what changed in what everybody sees. After a minute
comes the whole table. Sentences are shown by key and arguments, so that new words change no playthrough.

When a rule changes, `python -m tests.golden.renew` writes them anew; the difference is for people to read.
"""
