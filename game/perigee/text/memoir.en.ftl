# What somebody has done over many games, and what the awards for it are called.

feat-been = Ran the crew of { $of }: { $count }
feat-placed = Dice placed: { $count }
feat-mended = Repairs: { $count }
feat-docked = Dice given by docking: { $count }
feat-aided = Badges used: { $count }

award-mended = Always a spare part
award-docked = Good neighbour
award-aided = Whatever it takes
award-placed = Every die counts
