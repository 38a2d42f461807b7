"""Whatever is put in by mistake or malice: a clear refusal that names the field, and the state as it was."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.api import Action, Illegal, Seated
from game.play import BrokenDump
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, PickUp
from game.stationfall.actions.console import Suppress
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.cards import CAST
from game.stationfall.plan import BrokenBoard, load
from game.stationfall.state import VERSION, Options, State
from game.trial import GAME, Table, deal, walk


def at(step: str) -> State:
    """A state in this step of a turn, with nothing to answer."""
    state: State = next(
        moment.state
        for moment in walk(Table("bad input", 4, Options(cast="tutorial"), "eager"))
        if moment.state.phase == "turn" and moment.state.turn.step == step and not moment.state.todo
    )
    return state


def seat_of(state: State) -> int:
    return GAME.prompts(state)[0].seat


def refused(state: State, action: Any) -> Illegal:
    """The refusal, and nothing else has happened."""
    before = GAME.dump(state)
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, action, Random(0))
    assert GAME.dump(state) == before
    assert caught.value.rule
    return caught.value


# ---------------------------------------------------------------------- actions


Build = Callable[[int, str], Action]

UNKNOWN: dict[str, tuple[str, Build]] = {
    "step to": ("acting", lambda seat, who: Step(seat=seat, who=who, to="mars")),
    "step who": ("acting", lambda seat, who: Step(seat=seat, who="mars", to="kitchen")),
    "copy to": ("acting", lambda seat, who: Copy(seat=seat, who=who, data="evidence", to="mars")),
    "suppress": ("acting", lambda seat, who: Suppress(seat=seat, who=who, section="mars")),
    "influence": ("open", lambda seat, who: Influence(seat=seat, card="mars", cubes=1)),
    "activate": ("open", lambda seat, who: Activate(seat=seat, who="mars")),
    "renegotiate": ("open", lambda seat, who: Renegotiate(seat=seat, card="mars")),
}


@pytest.mark.parametrize("case", UNKNOWN)
def test_unknown_names_are_named(case: str) -> None:
    step, build = UNKNOWN[case]
    state = at(step)
    refusal = refused(state, build(seat_of(state), state.turn.pawn))
    assert refusal.message.key == "no-unknown"
    assert refusal.message.args["what"] == "mars"


@pytest.mark.parametrize("word", ["mars", "", "*", "KITCHEN", "kitchen ", "\x00", "🚀" * 500])
def test_no_word_breaks_anything(word: str) -> None:
    """Every text field of every kind of action, with a word that means nothing there."""
    for step in ("open", "acting"):
        state = at(step)
        seat, who = seat_of(state), state.turn.pawn
        for cls in GAME.Actions.__args__:
            values: dict[str, Any] = {"seat": seat}
            for field in msgspec.structs.fields(cls):
                if field.name not in ("seat", "pay", "by", "power"):
                    values[field.name] = {int: 1, bool: True}.get(field.type, word)
            for name in ({"who"} & values.keys(), set()):
                action = cls(**{**values, **dict.fromkeys(name, who)})
                try:
                    GAME.apply(state, action, Random(0))
                except Illegal:
                    assert action not in set(GAME.legal(state, seat))
                else:
                    assert action in set(GAME.legal(state, seat))


WRONG_TYPES: list[tuple[str, Any]] = [
    ("to", 7), ("to", None), ("to", ["kitchen"]), ("to", b"kitchen"), ("who", 3), ("who", None),
    ("pay", 0), ("by", None), ("power", ()), ("seat", "0"), ("seat", None), ("seat", True), ("seat", 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), WRONG_TYPES)
def test_a_wrong_type_is_named(field: str, value: Any) -> None:
    state = at("acting")
    action = Step(seat=seat_of(state), who=state.turn.pawn, to="kitchen")
    refusal = refused(state, replace(action, **{field: value}))
    assert refusal.message.key == "no-field"
    assert refusal.message.args["field"] == field


def test_a_number_of_cubes_must_be_a_whole_number() -> None:
    state = at("open")
    for cubes in ("1", 1.0, True, None):
        action: Any = replace(Influence(seat=seat_of(state), card="medical", cubes=1), cubes=cubes)
        assert refused(state, action).message.args["field"] == "cubes"
    for number in (0, -1, 9, 10**30):
        refused(state, Influence(seat=seat_of(state), card="medical", cubes=number))


class Fly(Action, frozen=True, kw_only=True, tag="fly"):
    who: str = ""


@pytest.mark.parametrize("thing", [Fly(seat=0), None, 5, "step", {"verb": "step"}, Action(seat=0)])
def test_what_is_no_action_of_this_game(thing: Any) -> None:
    assert refused(at("acting"), thing).message.key == "no-unknown-action"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    for action in (EndTurn(seat=seat), Choose(seat=seat, pick="pass"), Become(seat=seat, card="medical")):
        assert refused(at("acting"), action).message.key == "no-no-seat"
    assert list(GAME.legal(at("acting"), seat)) == []


def test_another_seats_action() -> None:
    for step in ("open", "acting"):
        state = at(step)
        mine = seat_of(state)
        for seat in set(range(4)) - {mine}:
            assert not list(GAME.legal(state, seat))
            for action in GAME.legal(state, mine):
                refusal = refused(state, replace(action, seat=seat))
                assert refusal.message.key == "no-not-your-turn"
                assert refusal.message.args["waiting"] == Seated(mine)


def test_somebody_elses_answer() -> None:
    for moment in walk(Table("answers", 4, Options(cast="tutorial"), "eager")):
        if moment.state.todo:
            break
    else:
        raise AssertionError("nobody was asked anything")
    for seat in set(range(4)) - {moment.action.seat}:
        assert refused(moment.state, replace(moment.action, seat=seat)).message.key == "no-not-asked"
    assert refused(moment.state, EndTurn(seat=moment.action.seat)).message.key == "no-answer-first"


def test_out_of_turn_order() -> None:
    acting, waiting = at("acting"), at("open")
    refused(acting, Activate(seat=seat_of(acting), who=acting.turn.pawn))
    refused(acting, Reveal(seat=seat_of(acting), card="medical"))
    refused(waiting, EndTurn(seat=seat_of(waiting)))
    refused(waiting, Wait(seat=seat_of(waiting), who="medical"))
    refused(waiting, Choose(seat=seat_of(waiting), pick="pass"))
    refused(waiting, Become(seat=seat_of(waiting), card="medical"))


def test_play_before_the_identities_are_chosen() -> None:
    state = deal(Table("early", 3, Options(cast="tutorial"))).state
    assert refused(state, EndTurn(seat=0)).message.key == "no-setup"
    assert refused(state, Drop(seat=0, who="medical", item="gun")).message.key == "no-setup"
    foreign = next(card for card in state.cast if card not in state.players[0].dealt)
    assert refused(state, Become(seat=0, card=foreign)).message.key == "no-not-dealt"


def test_anything_after_the_end() -> None:
    *_, last = walk(Table("after", 3, Options(cast="tutorial")))
    over = last.outcome.state
    assert GAME.prompts(over) == []
    assert refused(over, last.action).rule
    assert refused(over, PickUp(seat=0, who="medical", item="gun")).message.key == "no-over"
    assert refused(over, EndTurn(seat=1)).message.key == "no-over"
    for seat in range(3):
        assert not list(GAME.legal(over, seat))


def test_a_price_or_power_that_does_not_exist() -> None:
    state = at("acting")
    action = Wait(seat=seat_of(state), who=state.turn.pawn)
    assert refused(state, replace(action, pay="dollars")).message.key == "no-price"
    for other in (
        replace(action, by="medical"),
        replace(action, power="mind_control"),
        replace(action, by="x"),
    ):
        refused(state, other)
    refused(state, replace(action, by=state.turn.pawn, power="forceful_presence"))
    refused(state, replace(action, who="medical", by=state.turn.pawn, power="mind_control"))


# ---------------------------------------------------------------------- deals


@pytest.mark.parametrize("seats", [-1, 0, 10, 100])
def test_tables_of_a_wrong_size(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.deal(seats, Options(), Random(0))
    assert caught.value.message.args == {"least": GAME.seats[0], "most": GAME.seats[-1]}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(cast="medical,nobody"), "no-no-such-character"),
        (Options(cast="medical,medical"), "no-character-twice"),
        (Options(cast="medical"), "no-cast-too-small"),
        (Options(cast=""), "no-cast-too-small"),
        (Options(cast=",".join(CAST)), "no-cast-too-large"),
        (Options(projectx="blob"), "no-no-such-project"),
    ],
)
def test_bad_options(options: Options, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.deal(4, options, Random(0))
    assert caught.value.message.key == key


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_that_do_not_come_out(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.deal(seats, Options(teams=True), Random(0))
    assert caught.value.rule == "18.1"


# ---------------------------------------------------------------------- stored games


def dump() -> bytes:
    return GAME.dump(at("acting"))


def test_a_dump_of_another_version() -> None:
    fields = msgspec.msgpack.decode(dump())
    for version in (VERSION + 1, 0, -3):
        with pytest.raises(BrokenDump, match=f"version {version} .* version {VERSION}"):
            GAME.load(msgspec.msgpack.encode({**fields, "version": version}))


def test_a_dump_without_a_version() -> None:
    fields = msgspec.msgpack.decode(dump())
    del fields["version"]
    with pytest.raises(BrokenDump, match="version"):
        GAME.load(msgspec.msgpack.encode(fields))


@pytest.mark.parametrize("share", [0.0, 0.001, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_dump(share: float) -> None:
    data = dump()
    with pytest.raises(BrokenDump):
        GAME.load(data[: int(len(data) * share)])


@pytest.mark.parametrize("data", [b"", b"\x00", b"{}", b"not a game at all", b"\xc1" * 40, b"\x80", b"\xc0"])
def test_what_was_never_a_dump(data: bytes) -> None:
    with pytest.raises(BrokenDump):
        GAME.load(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [("minute", "ten"), ("phase", "lunch"), ("seats", None), ("pawns", []), ("players", [{"dealt": 3}])],
)
def test_a_damaged_field_is_named(field: str, value: Any) -> None:
    fields = msgspec.msgpack.decode(dump())
    with pytest.raises(BrokenDump, match=rf"\$\.{field}"):
        GAME.load(msgspec.msgpack.encode({**fields, field: value}))


@pytest.mark.parametrize("field", ["cast", "conspiracies", "minute", "todo"])
def test_flipped_bits_never_escape_as_another_error(field: str) -> None:
    """Whatever happens to the bytes, loading gives a state or says that the dump is broken."""
    data = bytearray(dump())
    rng = Random(field)
    for _ in range(300):
        hurt = bytearray(data)
        hurt[rng.randrange(len(hurt))] ^= 1 << rng.randrange(8)
        try:
            assert isinstance(GAME.load(bytes(hurt)), State)
        except BrokenDump:
            continue


# ---------------------------------------------------------------------- the board


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("corridors = [", "corridors = "),
        ('b = "rec_room"', 'b = "reck_room"'),
        ("gravity = false", "gravity = 3"),
    ],
)
def test_a_broken_board_file(wrong: str, right: str) -> None:
    """The whole list of what a board may not be is in the rules' own tests; here: that the entry is named."""
    text = files("game.stationfall").joinpath("board.toml").read_text("utf-8")
    assert wrong in text
    load(text)
    with pytest.raises(BrokenBoard, match=r"^board\.toml: (\w+[.[].*: |.* \(at line \d+)"):
        load(text.replace(wrong, right, 1))
