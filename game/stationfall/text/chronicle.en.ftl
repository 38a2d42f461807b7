# What an earlier game has left, told before the next one, at its deal and in the story of the earlier one.

chronicle-wanted = { $card } ended under suspicion, and is not forgotten: whoever reveals as them is Suspect at once.
chronicle-bearer = { $who } ended with { $item } and begins with it, as everybody knows.
chronicle-bitter = { $who } was left behind Down, is bitter about it, and begins with { $item }.
chronicle-contaminated = { $who } ended Contaminated, and begins so.
chronicle-damaged = { $section } was never repaired, and begins damaged.
