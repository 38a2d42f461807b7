"""What agendas ask for: named conditions from which the cards declare their rows (16.4.4).

Each counts how often it is met (0: not at all) when the state is looked at as if it were the end. `colour`
is the conspiracy that is scored. The catalogue has one sentence `agenda-<key>` for each.
"""
