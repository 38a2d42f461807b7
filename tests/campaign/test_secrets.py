"""Two running games that differ only in what is hidden from somebody: a campaign shows them alike."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.backend.errors import SetupError

from bot.campaign import evenings
from bot.panels.layout import Layout
from bot.store import Ledger, Snapshot
from bot.store.rows import TABLE
from game.stationfall.game import STATIONFALL
from tests.bot.test_secrets import swap
from tests.bot.transcript import SeenPictures, Transcript, without_ids
from tests.bot.world import buttons, menus, shown
from tests.campaign.brought import Voyage
from tests.campaign.season import Season

LOOKS = ("schedule", "standings", "career", "story")


async def look_closer(season: Season, person: Any) -> None:
    """Everything that a campaign shows to somebody, by command, by button and by menu."""
    for number in (1, 2, 3):
        await person.slash(season.channel, "campaign story", game=number)
    for command in LOOKS:
        panel = shown(await person.slash(season.channel, f"campaign {command}"))
        for custom, options in menus(panel).items():
            if ":tale:" in custom:
                for option in options:
                    await person.select(panel, [option["value"]], custom_id=custom)
    for other in season.people:
        await person.slash(season.channel, "campaign career", person=other.user)
    for post in [season.home(), *season.public()]:
        for custom in buttons(post).values():
            if custom.split(":")[1] in (*LOOKS, "read"):
                with suppress(SetupError):  # off as long as there is nothing to look at
                    await person.click(post, custom_id=custom)


def _lay(ledger: Ledger, game: int, snapshot: Snapshot) -> None:
    ledger.put_snapshot(game, snapshot)


async def test_of_a_running_game_of_stationfall_a_campaign_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that reaches a player and who looks on, whatever is hidden from both: two games are over, and the
    third goes on; the pictures are other ones whenever their views are."""
    telling_files(monkeypatch)
    seen: list[list[str]] = []
    for imagined in (False, True):
        voyage = Voyage(tmp_path / f"{imagined}.sqlite3")
        await voyage.open()
        await voyage.settled()
        table = await voyage.table()
        state = STATIONFALL.imagine(table.state, None, Random(3))
        assert state != table.state
        if imagined:
            snapshot = Snapshot(TABLE, table.row.entries, STATIONFALL.dump(state))
            await voyage.bot.store.write(partial(_lay, game=table.row.id, snapshot=snapshot))
            voyage.bot.tables.forget(table.row.id)
        transcript = Transcript(voyage)
        for person in (voyage.people[0], voyage.spectator):
            await look_closer(voyage, person)
        found = [
            [without_ids(line) for line in transcript.seen_by(person.id)]
            for person in (voyage.people[0], voyage.spectator)
        ]
        seen.append([line for lines in found for line in lines])
        assert (await voyage.table()).row.phase == "running"
        await voyage.close()
    real, other = seen
    assert len(real) > 30
    assert any("story.html" in line for line in real)
    for one, two in zip(real, other, strict=True):
        assert one == two


def telling_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture and every file is told by its bytes, and what is drawn by lot is the same each time."""
    SeenPictures(monkeypatch)
    attach = Layout.attach

    def telling(self: Layout, name: str, data: bytes) -> Layout:
        return attach(self, f"{sha256(data).hexdigest()[:12]}-{name}", data)

    monkeypatch.setattr(Layout, "attach", telling)
    monkeypatch.setattr(evenings, "token_hex", lambda size: "0" * size)


async def what_is_seen(season: Season, watcher: int | None, imagined: bool) -> list[str]:
    """All that reaches this seat, or who has none, while the third game goes on."""
    await season.begin(3, chronicle=True)
    first = season.people[0]
    await first.click(season.home(), label="Next game")
    await season.game()
    await season.game()
    with season.env._bot_scope():
        for person in season.people[:3]:
            await season.bot.campaigns.show(1, person.id, True)
    await season.finish(await season.deal(), steps=5)
    table = await season.table()
    if imagined:
        await swap(season, watcher, 3)
    transcript = Transcript(season)
    eyes = season.spectator if watcher is None else season.person_of(table, watcher)
    await look_closer(season, eyes)
    assert (await season.table()).row.phase == "running"
    return [without_ids(line) for line in transcript.seen_by(eyes.id)]


@pytest.mark.parametrize("watcher", [0, None])
async def test_what_is_hidden_in_a_running_game_changes_nothing_that_a_campaign_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watcher: int | None
) -> None:
    """Panels, standings, careers, stories, their files and the chart, byte by byte."""
    telling_files(monkeypatch)
    seen = []
    for imagined in (False, True):
        season = Season(tmp_path / f"{imagined}.sqlite3")
        await season.open()
        seen.append(await what_is_seen(season, watcher, imagined))
        await season.close()
    real, other = seen
    assert len(real) > 15
    for one, two in zip(real, other, strict=True):
        assert one == two
