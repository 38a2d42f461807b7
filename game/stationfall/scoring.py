"""Who scores what, row by row, and who wins (16.4, 17, 18)."""

from __future__ import annotations

from functools import cache

from game.api import Message, Name, Result, Score
from game.stationfall import people
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import CAST, IDENTITIES, Row, card_of
from game.stationfall.state import CUBES, GREY, State

Line = tuple[Message, int]
PAIR = 2
"""So many bots are the team of the bots."""


def agenda_points(state: State, colour: int) -> list[Line]:
    """16.4.4: the PC's agenda; a `+` row counts only if the plain row above it scored."""
    lines: list[Line] = []
    met = False
    for row, message in rows(state.conspiracies[colour].identity):
        times = row.condition.count(state, colour) if met or not row.plus else 0
        if not row.plus:
            met = times > 0
        lines.append((message, row.points * times))
    return lines


@cache
def rows(identity: str) -> tuple[tuple[Row, Message], ...]:
    """An agenda, and what each row says."""
    return tuple(
        (row, Message("agenda-" + row.condition.key, row.condition.args))
        for row in IDENTITIES[identity].agenda
    )


def bribe_points(state: State, colour: int) -> list[Line]:
    """16.4.6: one's own Bribe kept, and those that others left on one's PC."""
    conspiracy = state.conspiracies[colour]
    identity = IDENTITIES[conspiracy.identity]
    if not identity.scores_bribes or people.automatic(state, conspiracy.seat):
        return []
    lines: list[Line] = []
    if conspiracy.bribe:
        lines.append((Message("score-bribe-kept"), 1))
    others = [owner for owner in state.cards[identity.card].bribes if _counts(state, conspiracy.seat, owner)]
    if others:
        message = Message("score-bribes", {"card": Name(conspiracy.identity), "bribes": len(others)})
        lines.append((message, identity.bribe_worth() * len(others)))
    return lines


def _counts(state: State, seat: int, owner: int) -> bool:
    """Somebody else's Bribe (17.2.8); a grey one is worth something only if its giver got away."""
    if owner == GREY:
        return any(CAST[card].grey_bribes and people.card_escaped(state, card) for card in state.cast)
    return state.conspiracies[owner].seat != seat


def penalty(state: State, colour: int, *, revealed: bool = True) -> list[Line]:
    """16.4.7: every cube out of the pool above the limit of the PC.

    Before it is revealed: as it will be then, for those on it come home.
    """
    card = card_of(state.conspiracies[colour].identity)
    over = excess(state, colour, card, revealed=revealed)
    return [(Message("score-penalty", {"over": over, "limit": CAST[card].limit}), -over)] if over else []


def excess(state: State, colour: int, card: str, *, revealed: bool = True) -> int:
    """How many cubes are out beyond the limit of this character, were it the PC."""
    return max(-unbound(state, colour, card, revealed=revealed), 0)


def unbound(state: State, colour: int, card: str, *, revealed: bool = True) -> int:
    """How many more cubes may be out (16.4.7), were this the PC; negative: so many are too many."""
    it = state.conspiracies[colour]
    if people.automatic(state, it.seat):
        return it.pool  # a bot's limit is 8
    home = 0 if revealed else state.cards[card].cubes[colour]
    return CAST[card].limit - (CUBES - it.pool - home)


def sheet(state: State, seat: int) -> Score:
    """One seat's score; both its conspiracies in the two-player game (17.2.9)."""
    lines: list[Line] = []
    for colour in people.colours_of(state, seat):
        if not state.conspiracies[colour].identity:
            continue
        lines += agenda_points(state, colour)
        lines += bribe_points(state, colour)
        lines += penalty(state, colour)
    lines += bonus_points(state, seat)
    return Score(seat, sum(points for _, points in lines), tuple(lines))


def may_win(state: State, seat: int) -> bool:
    """3.6.3, 17.2.10: nobody Guilty wins, unless the PC's card says so."""
    return all(
        it.guilt != "guilty" or IDENTITIES[it.identity].guilty_may_win
        for it in state.conspiracies
        if it.seat == seat
    )


def places(seats: int, teams: bool) -> int:
    """How many win (16.4.8, 17.4, 17.5)."""
    if teams or seats < 6:
        return 1
    return 3 if seats == 9 else 2


def _places(state: State) -> int:
    """Bots do not count for it ("6+ Players")."""
    return places(len(people.persons(state)), state.options.teams or state.options.together)


def sides(state: State, totals: dict[int, int]) -> list[tuple[int, ...]]:
    """Who wins together: every seat alone, or the teams (18), and as one of them the two best bots."""
    if not state.options.teams:
        return [(seat,) for seat in range(state.seats)]
    pairs = {tuple(sorted((seat, people.partner(state, seat) or 0))) for seat in people.persons(state)}
    best = sorted(people.bots(state), key=lambda seat: standing(state, (seat,), totals), reverse=True)[:PAIR]
    return sorted(pairs) + ([tuple(sorted(best))] if best else [])


def winners(state: State, totals: dict[int, int]) -> frozenset[int]:
    """16.4.8, 16.4.9: most points, then fewest cubes betrayed, then most cubes unused; then they share."""
    contenders = _contenders(state, totals)
    able = {side: standing(state, side, totals) for side in contenders if free_to_win(state, side)}
    if not able:
        return frozenset()
    last = sorted(able.values(), reverse=True)[min(_places(state), len(able)) - 1]
    return frozenset(seat for side, points in able.items() if points >= last for seat in side)


def _contenders(state: State, totals: dict[int, int]) -> list[tuple[int, ...]]:
    """Who can have won, Guilty or not."""
    every = sides(state, totals)
    if state.options.together:
        # "Cooperative Mode": all people, if each has more than every bot; otherwise a bot in their way.
        least = min(totals[seat] for seat in people.persons(state))
        unbeaten = [bot for bot in people.bots(state) if totals[bot] >= least]
        return [(bot,) for bot in unbeaten] if unbeaten else [tuple(people.persons(state))]
    if state.options.teams and state.bots:
        # "Team Game": more than the team of the bots, which wins ties.
        return [side for side in every if side == every[-1] or _sum(side, totals) > _sum(every[-1], totals)]
    return every


def _sum(side: tuple[int, ...], totals: dict[int, int]) -> int:
    return sum(totals[seat] for seat in side)


def standing(state: State, side: tuple[int, ...], totals: dict[int, int]) -> tuple[int, int, int]:
    ours = [it for it in state.conspiracies if it.seat in side]
    return _sum(side, totals), -sum(it.betrayal for it in ours), sum(it.pool for it in ours)


def free_to_win(state: State, side: tuple[int, ...]) -> bool:
    return all(may_win(state, seat) for seat in side)


def decider(state: State, totals: dict[int, int], won: frozenset[int]) -> str:
    """What decided where points alone did not; empty where they did."""
    every = sides(state, totals)
    first = [side for side in every if won.issuperset(side)]
    others = [side for side in every if side not in first]
    if not first:
        return "guilty"
    last = min(standing(state, side, totals) for side in first)
    rivals = [side for side in others if standing(state, side, totals)[0] >= last[0]]
    if any(not free_to_win(state, side) for side in rivals):
        return "guilty"
    if rivals and state.options.teams and won.issuperset(every[-1]) and state.bots:
        return "bots"
    if rivals:
        nearest = max(standing(state, side, totals) for side in rivals)
        return "unspent" if nearest[1] == last[1] else "betrayal"
    return "shared" if len(first) > _places(state) else ""


def _why(state: State, totals: dict[int, int], won: frozenset[int]) -> Message | None:
    """What decided, in words."""
    if not state.options.together:
        found = decider(state, totals, won)
        return Message(f"close-{found}") if found else None
    least = min(totals[seat] for seat in people.persons(state))
    most = max(totals[seat] for seat in people.bots(state))
    if least > most and not won:
        return Message("close-guilty")
    return Message(f"close-together-{'won' if least > most else 'lost'}", {"least": least, "most": most})


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    scores = tuple(sheet(state, seat) for seat in range(state.seats))
    totals = {score.seat: score.total for score in scores}
    won = winners(state, totals)
    reason, why = Message(f"ended-{state.ending}"), _why(state, totals, won)
    if why is not None:
        reason = Message("ended-close", {"end": reason, "why": why})
    return Result(won, scores, reason, tuple(sides(state, totals)) if state.options.teams else ())
