# What somebody has been and done over many games, and what the awards for it are called.

feat-been = Was { $of }: { $count }
feat-escaped = Got away: { $count }
feat-convicted = Ended Guilty: { $count }
feat-revealed = Revealed before the fall: { $count }
feat-betrayed = Cubes betrayed by others: { $count }
feat-down = Went Down as themselves: { $count }
feat-kompromat = Kompromat used: { $count }
feat-bribe = Bribes offered: { $count }
feat-launch = Launches ordered: { $count }

award-escaped = Away in time
award-betrayed = Most betrayed
award-down = Friend of the floor
award-kompromat = Keeper of secrets
award-bribe = Open-handed
award-launch = Finger on the button
award-revealed = Nothing to hide
