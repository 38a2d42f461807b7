"""One whole game on trial: every promise is put to the test, and what went wrong is told."""

from __future__ import annotations

from random import Random
from traceback import extract_tb

import msgspec

from game.api import Overt, speaks
from game.own import about, rules
from game.trial import (
    Moment,
    Table,
    aloud,
    changed,
    complete,
    deal,
    forged,
    onward,
    overt,
    parallel,
    replayed,
    secret,
    sound,
    spread,
    stored,
    untouched,
    verb,
    walk,
)


class Verdict(msgspec.Struct):
    """What one game on trial has shown."""

    table: Table
    steps: int = 0
    ending: str = ""
    verbs: dict[str, int] = {}
    """How often each verb was carried out."""
    again: int = 0
    """Steps that were taken once more, from stored states."""
    forged: int = 0
    """Well-formed actions tried against the list."""
    worlds: int = 0
    """Imagined worlds compared with ours."""
    parallel: int = 0
    """Steps of others taken in both worlds."""
    kept: dict[str, int] = {}
    """How often each kind of secret could be another one …"""
    turned: dict[str, int] = {}
    """… and was."""
    fault: str = ""
    where: str = ""
    """The line that found it."""


def judge(it: Table, samples: int = 3, again: int = 1) -> Verdict:
    """Play one game and put everything to the test; `samples` moments of it to the slow ones. One in so many
    games is played `again` from its journal: which ones follows from their seeds."""
    verdict = Verdict(it)
    try:
        _judge(it, verdict, samples, Random(f"again {it.seed}").randrange(again) == 0)
    except Exception as error:  # whatever goes wrong in a game is what the trial is there to find
        verdict.fault = f"{type(error).__name__}: {error}"
        last = extract_tb(error.__traceback__)[-1]
        verdict.where = f"{last.filename.rsplit('/game/', 1)[-1]}:{last.lineno}"
    return verdict


def _judge(it: Table, verdict: Verdict, samples: int, again: bool) -> None:
    rng = Random(f"judge {it.seed}")
    dealt = deal(it)
    state = dealt.state
    dumps = [stored(state)]
    aloud(state, dealt.events)
    moments: list[Moment] = []
    for moment in walk(it, sound):
        verdict.steps = moment.step
        done = verb(moment.action)
        verdict.verbs[done] = verdict.verbs.get(done, 0) + 1
        untouched(moment, dumps[-1])
        state = moment.outcome.state
        dumps.append(stored(state))
        moments.append(moment)
        aloud(state, moment.outcome.events)
    verdict.ending = about(state).ending(state)
    if again:
        replayed(it, [moment.action for moment in moments], dumps)
        verdict.again = len(moments)
    for moment in rng.sample(moments, min(samples, len(moments))):
        verdict.steps = moment.step
        verdict.forged += complete(moment.state, moment.listed, iter(moment.listed))
        verdict.forged += complete(moment.state, moment.listed, forged(moment.state, moment.listed, rng, 100))
        verdict.forged += complete(moment.state, moment.listed, spread(moment.state, moment.listed, rng))
    for moment in rng.sample(moments, min(2 * samples, len(moments))):
        verdict.steps = moment.step
        seat = rng.choice((None, *range(it.seats)))
        other = secret(moment.state, seat, rng)
        verdict.worlds += 1
        for kind, turned in changed(moment.state, other, seat):
            verdict.kept[kind] = verdict.kept.get(kind, 0) + 1
            verdict.turned[kind] = verdict.turned.get(kind, 0) + turned
        verdict.parallel += parallel(moment.state, other, seat, moment.action, rng)
        if speaks(rules(moment.state), Overt):
            overt(moment.state, rules(moment.state).imagine(moment.state, None, rng))
        onward(other, rng, 5)
    verdict.steps = len(moments)
