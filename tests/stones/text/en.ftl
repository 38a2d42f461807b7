### What the stones say.

about-stones = A marsh, and a fog that closes. Whoever has three stones in a row is across; when the fog has closed, everybody has lost.
lasts-stones = Five rounds of a stone each.
option-rounds = Rounds until the fog closes
verb-lay = Lay a stone
verb-done = End turn
field-at = Where
field-column = Column
field-row = Row
act-lay = Lay a stone at { $at }
act-done = End turn
stones-dealt = The marsh lies before you.
stones-turn = Lay a stone.
stones-laid = { $seat } lays a stone at { $at }.
stones-done = { $seat } waits.
stones-not-now = It is not your turn.
stones-one = One stone a turn.
stones-no-room = There is no free cell of that name.
stones-fog = The fog has closed.
stones-row = Three stones lie in a row.
stones-bad-rounds = The fog closes after 1 to 20 rounds, not after { $rounds }.
stones-marsh = The marsh
rule-1 = The fog closes after 1 to 20 rounds.
rule-2 = In their turn everybody lays one stone, or none.
rule-3 = A stone lies in a free cell: a column A to AY, and a row 1 to 50.
