### What every game says alike.

seat = Player { $number }

name-yes = Yes
name-no = No
    .refuses = a no
name-none = None
    .refuses = a no
name-number = { $number }
listed = { $first }, { $rest }
    .paid = { $first-paid }, { $rest-paid }
    .then = { $first }, then { $rest-then }

no-unknown-action = There is no action called “{ $what }”.
no-field = “{ $field }” takes something else ({ $wanted }, not { $given }).
no-no-seat = There is no seat { $seat } at this table.
