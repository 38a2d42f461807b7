"""What is remembered of games that are over: by the games themselves, for whom, and who may see it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.campaign.memory import Hope, Memory, awards, career, read_memory, turning_points
from bot.campaign.recount import recount
from bot.store.campaigns import Evening, Record, Sat
from game import GAMES, text
from game.api import Chronicled, Feat, Message, Name, Remembered, Taken, speaks
from game.stationfall.cards import IDENTITIES
from game.text import languages
from tests.bot.world import shown, words
from tests.campaign.season import Remembering, Season

ROOT = Path(__file__).parents[2]


def played(key: str, seed: int, seats: int = 3) -> list[Taken]:
    """A game by chance, step by step."""
    game, rng = GAMES[key], Random(seed)
    outcome: Any = game.deal(seats, game.Options(), rng)
    course = [Taken(None, outcome.events, outcome.state)]
    while game.result(outcome.state) is None:
        prompt = next(prompt for prompt in game.prompts(outcome.state) if not prompt.optional)
        action = rng.choice(list(game.legal(outcome.state, prompt.seat)))
        outcome = game.apply(outcome.state, action, rng)
        course.append(Taken(action, outcome.events, outcome.state))
    return course


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_tells_feats_in_words_of_every_language(key: str) -> None:
    game: Any = GAMES[key]
    assert speaks(game, Remembered)
    told = {feat.key for seed in range(3) for feat in game.feats(iter(played(key, seed)))}
    assert "been" in told
    named = {sentence.removeprefix("feat-") for sentence in text.keys("feat-", key)}
    assert told <= named
    for language in languages():
        for feat in named:
            said = text.say(Message(f"feat-{feat}", {"count": 7, "of": Name("x")}), language, game=key)
            assert "7" in said
    assert {award.removeprefix("award-") for award in text.keys("award-", key)} <= named


def _setting_up(state: Any) -> bool:
    """Nothing has been decided yet: who somebody is, where somebody begins."""
    return getattr(state, "phase", "") in ("setup", "build", "deploy")


@pytest.mark.parametrize("key", sorted(GAMES))
def test_hopes_are_chances_and_in_the_end_the_result(key: str) -> None:
    game: Any = GAMES[key]
    course = played(key, 1)
    for step in course:
        hopes = game.hopes(step.state)
        assert len(hopes) == 0 if _setting_up(step.state) else len(hopes) >= 3
        assert all(0 <= hope <= 1 for hope in hopes)
    result = game.result(course[-1].state)
    assert {seat for seat, hope in enumerate(game.hopes(course[-1].state)) if hope} == set(result.winners)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_whatever_a_game_leaves_the_next_can_be_dealt_with(key: str) -> None:
    """As it is kept, by any number of people, and told in every language."""
    game: Any = GAMES[key]
    for seed in range(3) if speaks(game, Chronicled) else ():
        left = game.leaves(played(key, seed, 4)[-1].state)
        kept = None if left is None else msgspec.json.decode(msgspec.json.encode(left))
        options = msgspec.convert({game.carries: kept}, game.Options)
        assert bool(left) == bool(game.left(options))
        for seats in game.seats:
            game.deal(seats, options, Random(seed))
        said = [text.say(it, language, game=key) for it in game.left(options) for language in languages()]
        assert all(said)
    assert key != "stationfall" or speaks(game, Chronicled)


def test_what_everybody_usually_has_is_what_the_balance_report_says() -> None:
    """The table beside the characters, of two thousand games, and no other figures."""
    table = (ROOT / "game/stationfall/cast/README.md").read_text("utf-8")
    rows = [line.split("|") for line in table.splitlines() if line.count("|") == 7 and line[2].isupper()]
    said = {row[1].strip(): float(row[3].split()[0]) for row in rows}
    kept = tomllib.loads((ROOT / "game/stationfall/usual.toml").read_text("utf-8"))
    assert set(kept) == set(IDENTITIES)
    for key, mean in kept.items():
        assert said[text.say(Message(f"name-{key.replace('_', '-')}"), game="stationfall")] == mean


def test_in_stationfall_the_mean_is_that_of_the_identity() -> None:
    game: Any = GAMES["stationfall"]
    state = played("stationfall", 3)[-1].state
    kept = tomllib.loads((ROOT / "game/stationfall/usual.toml").read_text("utf-8"))
    for seat in range(3):
        assert game.usual(state, seat) == kept[state.conspiracies[seat].identity]
    two = played("stationfall", 3, seats=2)[-1].state
    assert game.usual(two, 0) is None, "two colours are no one identity"


def test_of_those_who_win_together_there_is_one_chance() -> None:
    """By hand: three of a crew, each told the same; it is theirs, and not three of it."""
    memory = Memory((), tuple(Hope(n, (chance,) * 3) for n, chance in enumerate((0.3, 0.6, 0.5, 1.0))))
    assert [(it.before, it.after) for it in turning_points(memory, [0, 1, 2])] == [(0.3, 0.6), (0.6, 0.5)]
    assert not turning_points(memory, [])


def test_a_turning_point_is_where_the_winners_chance_changed_most() -> None:
    """By hand: 20 → 30 → 75 → 40 → 45 → won; the last step is no turning point, for then all is known."""
    line = (0.2, 0.3, 0.75, 0.4, 0.45, 1.0)
    moments = zip((0, 3, 4, 9, 12, 13), line, strict=True)
    memory = Memory((), tuple(Hope(n, (chance, 1 - chance)) for n, chance in moments))
    found = turning_points(memory, [0])
    assert [(it.start, it.end, it.before, it.after) for it in found] == [
        (1, 3, 0.2, 0.3), (4, 4, 0.3, 0.75), (5, 9, 0.75, 0.4),
    ]  # fmt: skip
    assert not turning_points(memory, [])


def evening(number: int, feats: list[tuple[int, str, int]], people: tuple[int | None, ...]) -> Evening:
    record = Record("toy", 1.0, tuple(Sat(seat, who, "", False) for seat, who in enumerate(people)))
    memory = Memory(tuple(Feat(seat, key, count) for seat, key, count in feats))
    return Evening(number, 1, record, msgspec.Raw(msgspec.json.encode(memory)))


def test_careers_and_awards_by_hand() -> None:
    evenings = [
        evening(1, [(0, "down", 2), (1, "down", 1), (0, "bribe", 1)], (7, 8)),
        evening(2, [(0, "down", 1), (1, "bribe", 1)], (8, 7)),
        Evening(3, 1),
    ]
    assert career(evenings, 7) == {("toy", "bribe", ""): 2, ("toy", "down", ""): 2}
    assert career(evenings, 8) == {("toy", "down", ""): 2}
    assert awards(evenings, [7, 8]) == {("toy", "bribe"): 7}, "who is equal has no award"
    assert awards(evenings, [8]) == {("toy", "down"): 8}, "who keeps theirs to themselves takes none"


async def test_careers_are_private_until_they_are_shown(season: Season) -> None:
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    first, second = season.people[:2]

    async def asked(who: Any, **whose: Any) -> str:
        return words(shown(await who.slash(season.channel, "campaign career", **whose)))

    (kept, _) = (await season.whole()).evenings
    assert read_memory(kept).feats, "made by itself, a moment after the end"
    assert "Only you see this" in await asked(first)
    assert "has not chosen" in await asked(second, person=first.user)
    panel = shown(await first.slash(season.channel, "campaign career"))
    await first.click(panel, label="Show it to others")
    assert "has not chosen" not in await asked(second, person=first.user)
    assert "Keep it to myself" not in await asked(second, person=first.user)
    panel = shown(await first.slash(season.channel, "campaign career"))
    await first.click(panel, label="Keep it to myself")
    assert "has not chosen" in await asked(second, person=first.user)


async def test_of_a_running_game_nothing_is_remembered(season: Season) -> None:
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    table = await season.deal()
    await season.finish(table, steps=3)
    with season.env._bot_scope():
        await season.bot.campaigns.remember(table.row.id)
    (kept,) = (await season.whole()).evenings
    assert kept.memory is None
    assert kept.record is None
    assert career([kept], season.people[0].id) == {}


async def test_what_cannot_be_told_of_a_game_is_tried_once(
    season: Season, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Remembering, "hopes", lambda *_: 1 / 0)
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    await season.env.advance_time(3600)
    kept = (await season.whole()).evenings[0]
    assert read_memory(kept) == Memory(lost=True)
    told = [record.getMessage() for record in caplog.records if record.exc_info]
    assert told == [f"game {kept.game} cannot be remembered"]


async def test_who_is_forgotten_is_nowhere_and_what_is_left_is_still_as_it_was_played(season: Season) -> None:
    """A member who has left, and a guest who has never been one."""
    await season.begin(3)
    await season.people[0].click(season.home(), label="Next game")
    gone, guest = season.people[1], season.people[3]
    await guest.click(await season.lobby_here(), label="Join")
    await season.game()
    with season.env._bot_scope():
        await season.bot.campaigns.leave(1, gone.id)
        await season.bot.lobby.leave((await season.table()).row.id, gone.id)
    await season.env.settle()
    for person in (gone, guest):
        answer = await person.slash(season.channel, "me", forget=True)
        assert "Nothing is kept" in words(answer.response)
    it = await season.whole()
    people = {gone.id, guest.id}
    assert not people & {member.person for member in it.members}
    assert {standing.person for standing in it.standings()} == {p.id for p in season.people[::2]}
    assert all(career(it.evenings, person) == {} for person in people)
    found = await recount(season.bot.store, games=season.games)
    assert len(found) == 1
    assert not [one.fault for one in found if one.fault]
