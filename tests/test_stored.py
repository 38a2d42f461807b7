"""Games stored by the version before: what was still to be done is known again, and goes on."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.api import Numbered, Pair, Seated
from game.play import BrokenDump
from game.stationfall.abilities.offensive import Frameup
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.dropping import DropExcess
from game.stationfall.actions.gifts import ActNow, EachActs
from game.stationfall.actions.paying import Consent, Resume, WhichOwner
from game.stationfall.cards import CAST
from game.stationfall.cast import (
    consort,
    counselor,
    digital_assistant,
    engineer,
    operative,
    stowaway,
    stranger,
)
from game.stationfall.fall import Deliver, LastDetonation, LastPowers, LateReveal, Over
from game.stationfall.game import STATIONFALL
from game.stationfall.projectx import (
    choir,
    combat_swarm,
    grey_goo,
    slime,
    specimen,
    spore_mother,
    stable_wormhole,
    subject_zero,
)
from game.stationfall.questions import TASKS, Pick
from game.stationfall.state import Options, Task
from game.stationfall.turn import Markers, NextTurn, ResolveProject, WhichMarker
from tests.rules.scene import Scene

DEED = Attack(seat=1, who="exile", target="medical", weapon="bludgeon", pay="bribe")
WRITTEN = msgspec.json.encode(DEED).decode()

FORMER: list[tuple[str, int, list[str | int], Task]] = [
    ("act_now", 2, ["clones_alpha", "clones_beta"], ActNow(2, ("clones_alpha", "clones_beta"))),
    ("choir", 1, [], choir.Sing(1)),
    ("choir_wakes", 1, [3], choir.Betray(1, 3)),
    ("confessional", 1, [1], counselor.Confessional(1, 1)),
    ("consent", 2, [WRITTEN], Consent(2, DEED)),
    ("deliver", 1, [3], Deliver(1, 3)),
    ("drop_excess", 0, ["exile"], DropExcess(0, "exile")),
    ("each_acts", 2, ["clones_alpha", "clones_beta"], EachActs(2, ("clones_alpha", "clones_beta"))),
    ("frameup", 0, [1, "bridge", "consort"], Frameup(0, 1, "bridge", "consort")),
    ("goo", 0, [], grey_goo.Spread(0)),
    ("homework", 0, [0], stranger.Homework(0)),
    ("last_detonation", -1, [], LastDetonation()),
    ("last_powers", -1, [], LastPowers()),
    ("late_reveal", 1, [3], LateReveal(1, 3)),
    ("lay_trap", 0, [], operative.LayTrap(0)),
    ("markers", -1, [], Markers()),
    ("next_turn", -1, [], NextTurn()),
    ("over", -1, [], Over()),
    ("overload", 0, [], engineer.Overload(0)),
    ("project_x", -1, [], ResolveProject()),
    ("real_trap", 0, [2], operative.RealTrap(0, 2)),
    ("resume", 1, [WRITTEN], Resume(DEED)),
    ("secret_cache", 0, [0], stowaway.SecretCache(0, 0)),
    ("slime", 0, [], slime.Ooze(0)),
    ("specimen_prey", 0, [], specimen.Strike(0)),
    ("specimen_step", 0, [], specimen.Prowl(0)),
    ("spores_bloom", 0, [], spore_mother.Bloom(0)),
    ("spores_creep", 0, [], spore_mother.Creep(0)),
    ("subject_prey", 0, [], subject_zero.Disarm(0)),
    ("subject_step", 0, [], subject_zero.Walk(0)),
    ("swarm", 0, [], combat_swarm.Swarm(0)),
    ("switch", 0, [], consort.Switch(0)),
    ("trojan_horse", 0, [], digital_assistant.TrojanHorse(0)),
    ("which_marker", 0, [], WhichMarker(0)),
    ("which_owner", 1, [WRITTEN, 2, 3], WhichOwner(1, DEED, (2, 3))),
    ("whisper_to", 0, ["exile"], choir.WhisperTo(0, "exile")),
    ("whisper_whose", 0, ["exile", "medical"], choir.WhisperWhose(0, "exile", "medical")),
    ("wormhole", 0, [], stable_wormhole.Swallow(0)),
]


def dumped(todo: list[Any]) -> bytes:
    fields = msgspec.msgpack.decode(STATIONFALL.dump(STATIONFALL.deal(4, Options(), Random(1)).state))
    return msgspec.msgpack.encode({**fields, "todo": todo})


@pytest.mark.parametrize(("name", "seat", "args", "task"), FORMER, ids=[name for name, *_ in FORMER])
def test_what_was_still_to_be_done_before_is_still_to_be_done(
    name: str, seat: int, args: list[str | int], task: Task
) -> None:
    state = STATIONFALL.load(dumped([{"name": name, "seat": seat, "args": args}]))
    assert state.todo == (task,)
    assert STATIONFALL.load(STATIONFALL.dump(state)) == state


NEWER = {"company", "stay_on"}
"""What there was not yet when tasks were stored like that."""


def test_everything_that_can_wait_was_stored_once() -> None:
    assert {name for name, *_ in FORMER} == set(TASKS) - NEWER


@pytest.mark.parametrize(
    ("word", "pick"),
    [
        ("#2", Seated(2)),
        ("evidence/news", Pair("evidence", "news")),
        ("launch/medevac_pod", Pair("launch", "medevac_pod")),
        ("colour_3", Numbered("colour", 3)),
        ("antimatter", "antimatter"),
        ("none", "none"),
    ],
)
def test_an_answer_of_before_is_read_and_answers(word: str, pick: Pick) -> None:
    """Journals, drafts and archives hold it as a word; from here on it is written by its type."""
    read = msgspec.json.Decoder(STATIONFALL.Actions).decode
    found = read(msgspec.json.encode({"verb": "choose", "seat": 1, "pick": word}))
    assert found == Choose(seat=1, pick=pick)
    assert type(found.pick) is type(pick)
    assert read(msgspec.json.encode(found)) == found


def test_what_was_listed_with_commas_is_a_list() -> None:
    now = STATIONFALL.deal(3, Options(cast=",".join(sorted(CAST)[:12])), Random(1)).state
    assert now.options.cast == tuple(sorted(CAST)[:12]) == now.cast
    fields = msgspec.msgpack.decode(STATIONFALL.dump(now))
    fields["options"]["cast"] = "  " + ", ".join(now.cast).replace("_", " ").title()
    fields["x"] = {"sent": "helmet,gun", "exile": "engulfed"}
    del fields["sent"]
    state = STATIONFALL.load(msgspec.msgpack.encode(fields))
    assert state.options == now.options
    assert (state.sent, state.x) == (("helmet", "gun"), {"exile": "engulfed"})
    assert STATIONFALL.load(STATIONFALL.dump(state)) == state


def test_a_choice_between_owners_is_replayed_as_it_was_stored() -> None:
    scene = Scene().acting(0, "medical").pc(1, "exile").pc(2, "exile")
    scene.state.todo = (WhichOwner(0, replace(DEED, seat=0), (1, 2)),)
    read = msgspec.json.Decoder(STATIONFALL.Actions).decode
    after = STATIONFALL.apply(scene.state, read(b'{"verb":"choose","seat":0,"pick":"#2"}'), Random(1)).state
    assert after.todo == (Consent(2, replace(DEED, seat=0)),)


@pytest.mark.parametrize(
    "task",
    [
        {"name": "dance", "seat": 0},
        {"name": ["over"]},
        {"seat": 0},
        {"name": "deliver", "seat": 0},
        {"name": "deliver", "seat": 0, "colour": "red"},
        {"name": "deliver", "seat": 0, "args": []},
        {"name": "deliver", "seat": 0, "args": 3},
        {"name": "consent", "seat": 0, "deed": {"verb": "dance", "seat": 0, "who": "exile"}},
        {"name": "consent", "seat": 0, "args": ["{"]},
        {"name": "consent", "seat": 0, "args": [7]},
        7,
    ],
)
def test_a_damaged_task_is_a_broken_dump(task: Any) -> None:
    with pytest.raises(BrokenDump):
        STATIONFALL.load(dumped([task]))
