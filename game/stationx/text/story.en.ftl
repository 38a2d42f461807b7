### What a game that is told as a story says beside its events.

story-winner = { $colour } wins.
story-held = { $colour }: { $rows }
story-semicolon = ;{" "}
story-space = {" "}
