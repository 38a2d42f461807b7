### Co mówi gra opowiadana jako historia poza zdarzeniami.

story-winner = Zwycięzcy: { $colour }.
story-held = { $colour }: { $rows }
story-semicolon = ;{" "}
story-space = {" "}
