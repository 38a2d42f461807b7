"""Computer players. They see a `View` and the list of what is legal, and nothing else.

* `guess` makes a whole game out of what a seat sees, so that the rules can say what an action does;
* `roads`, `means` and `outlook` measure how far off things are: steps, fetching, escaping, whom one wins;
* `prospects` says how likely each agenda row still is, by the key of its condition, one file for each theme;
* `mask` says behind whose prospects a player hides its own while it is secret;
* `aim` says of a turn which row it has brought nearer, `reflect` of a game that is over what somebody wanted;
* `situation` puts in figures what a state looks like to one colour, `learned` says what came of the like;
* `passages` sees the way round by Outer Space, `radio` what can be sent, `errands` what is on the way from
  one thing to another;
* `odds` says how likely somebody gets away, as it came about in games; `others` whom they lead, who may be
  whom and who leaves anyhow, `moorings` what each pod still asks for, `perils` who may be struck down,
  `orders` who gives the order to leave and who launches, `blasts` where nobody should be when the Antimatter
  goes off, `meanwhile` what others do before one's next turn;
* `plans` sees what still has to happen before anybody gets away, in which order, and how much time is left;
  `schemes` says how likely a row is for who sees what has to be made ready for it, one file for each theme,
  `ventures` what an agenda is worth to who plans, `snares` where a trap is best laid;
* `advisor` weighs every legal action by what it does to these prospects, `planner` by what it does to plans,
  `thinker` by how the whole turn ends and what one's next comes to; `bargains` is what those two know of
  Bribes and Kompromat;
* `advise` chooses by that, at each level, and keeps the player of before as `first`.
"""
