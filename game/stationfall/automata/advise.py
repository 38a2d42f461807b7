"""A computer player's choice among what is legal.

`Planner` says what each action is worth. Who is still secret hides behind a `mask`, and what is chosen is
drawn by a chance that only the table knows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from game.api import Action
from game.stationfall.actions.turn import EndTurn, Renegotiate
from game.stationfall.automata.advisor import Advisor
from game.stationfall.automata.mask import heat, mask
from game.stationfall.automata.planner import Planner
from game.stationfall.automata.thinker import Thinker
from game.stationfall.view import View

CASUAL = 0.05
"""By how many points a choice strays of who takes what is nearly as good."""


class Casual(Planner):
    """One decision as most people take it."""

    stray = CASUAL


MINDS: dict[str, type[Advisor]] = {"first": Advisor, "normal": Casual, "hard": Thinker}
"""Who looks how far, by name."""
OVERLOOKED = 0.35
"""What part of all there is to do a beginner does not think of …"""
RASH = 0.15
"""… and by how many points their choice strays besides."""


def advise(
    view: View, legal: Sequence[Action], rng: Random, *, frank: bool = False, mind: type[Advisor] = Planner
) -> Action:
    """One of the legal actions, by what this seat sees and nothing else. `frank`: without hiding anything."""
    if len(legal) == 1:
        return legal[0]
    return rng.choices(legal, policy(view, legal, rng, frank=frank, mind=mind))[0]


def casually(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """As most people would, a step at a time."""
    return advise(view, legal, rng, mind=Casual)


def think(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """As one would who takes the time to think every turn through."""
    return advise(view, legal, rng, mind=Thinker)


def blunder(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """As a beginner would: much is not thought of, and what is nearly as good will do.

    Who they are and what they answer is thought over.
    """
    if view.phase == "setup" or view.asked is not None or len(legal) == 1:
        return advise(view, legal, rng)
    noticed = [act for act in legal if isinstance(act, EndTurn | Renegotiate) or rng.random() > OVERLOOKED]
    seen = noticed or legal
    return rng.choices(seen, policy(view, seen, rng, stray=RASH))[0]


def first(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """As computer players chose before they planned: kept, so that others are measured by it."""
    return legal[0] if len(legal) == 1 else rng.choices(legal, policy(view, legal, rng, mind=Advisor))[0]


def policy(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    *,
    frank: bool = False,
    stray: float = 0.0,
    mind: type[Advisor] = Planner,
) -> list[float]:
    """How likely each of these is to be chosen. `rng` fills in what is hidden from this seat."""
    values = mind(view, rng, {} if frank else mask(view, mind.own, mind.faces)).values(legal)
    best = max(values)
    strays = 0.0 if frank else heat(view, mind.strays) or mind.stray
    hot = mind.whim if view.phase == "setup" else max(strays, stray)
    # Among equals the order in which they are listed should not decide.
    odds = [math.exp((value - best) / hot) if hot else float(value > best - 1e-9) for value in values]
    whole = sum(odds)
    luck = mind.luck if view.phase == "setup" else 0.0
    return [luck / len(odds) + (1 - luck) * one / whole for one in odds]
