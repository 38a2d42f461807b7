"""How likely somebody gets away, as it came about in games between players that plan.

Fitted to the beginnings of turns: what a way was reckoned to take, what time was left, and who was away in
the end. What one wants oneself comes about far oftener, while there is time to spare, than one action after
the other being doubted would have it; what nobody works for hardly ever does.
"""

from __future__ import annotations

import math

YET = 0.9
"""What it comes to at most before one is under way: who has time is not to put off what can be done now …"""
SPENT = 0.035
"""… nor any action (as its logarithm)."""
HALF = 0.67
"""One's own way is as likely as not when it takes that part of all the actions that are left …"""
GRACE = 0.75
"""… and somewhat more: who has two actions and needs two is likelier to have them than who needs eight …"""
STEEP = 4.0
"""… and so fast does that change around it."""
LEAST = 0.3
"""Nothing comes of a way without any actions left."""
IDLY = 0.05
"""The odds of somebody nobody sees to who has just time enough …"""
IDLE = 1.94
"""… and how they grow with the time to spare."""
LED = (1.0, 1.8, 2.0)
"""How much likelier it is for whom another player leads by so many cubes …"""
KNOWN = 4.2
"""… and for who is known to be a player's own …"""
HIDDEN = 2.6
"""… or is so without being known."""
BORNE = 5.6
"""Who is Down goes oftener than so long a way lets expect: others carry them, or wake them."""
AWAY = 0.95
"""Whoever sits in a pod that counts down."""
SUSPECTED = (1.0, 1.7, 2.0, 2.9)
"""How much likelier somebody is another player's own, with so many cubes of theirs …"""
ABOARD = 1.5
"""… or in a pod."""


def meant(cost: float, room: float) -> float:
    """How likely one gets away oneself by a way of so many actions, so many being left."""
    return YET * math.exp(-SPENT * cost) / (1 + math.pow(cost / _even(room), STEEP))


def _even(room: float) -> float:
    """How many actions a way takes that is as likely as not, so many being left."""
    return max(HALF * room + GRACE * min(room, 1.0), LEAST)


def as_actions(share: float, room: float, cost: float = 0.0) -> float:
    """How many actions more, of so many that are left, cost as much of a likelihood (as its logarithm)."""
    half = _even(room)
    later = math.expm1(share) + math.exp(share) * math.pow(cost / half, STEEP)
    return half * math.pow(later, 1 / STEEP) - cost


def unasked(cost: float, room: float, favour: float) -> float:
    """How likely somebody gets away that is not ours to command: `favour` says how others see to it."""
    odds = IDLY * favour * math.pow(max(room, 0.5) / max(cost, 0.2), IDLE)
    return odds / (1 + odds)
