# What somebody has done over many games, and what the awards for it are called.

feat-been = Led the { $of }: { $count }
feat-attack = Attacks: { $count }
feat-capture = Bases taken: { $count }
feat-respawn = Commanders brought back: { $count }
feat-put-out = Put out of the game: { $count }

award-attack = Always forward
award-capture = Taker of bases
award-respawn = Not dead yet
