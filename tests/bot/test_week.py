"""Seven days at a table: whom the bot disturbs, when and how, and that it disturbs nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.actors import MemberActor

from game.api import Action
from tests.bot import databases
from tests.bot.world import World, menus, shown, words
from tests.toy.rules import Bid, Done, Peek, Search, Vow

HOUR = 3600.0
DAY = 24 * HOUR

CALL, REMIND, LETTER, REFUSED = "⏳", "⏰", "✉", "✗"
"""A call, a reminder or a warning, a message to one person alone, and one that was not let in."""

DIARY = """
1 00:00 ✉ Ada
1 00:00 ✉ Bo
1 00:00 ✉ Cy          what they were dealt
1 00:00 ⏳ Ada Bo Cy   to vow
1 00:00 ⏳ Ada
1 09:00 ⏳ Bo
1 19:00 ⏰ Bo          ten hours later; ten more end in Bo's night
2 07:00 ⏰ Bo
2 09:00 ⏰ Bo          a day is over
2 10:00 ⏳ Cy
2 12:00 ✗ Cy          what Cy found out, before a shut door
2 12:00 ⏳ Ada Bo Cy   to bid
2 13:00 ⏳ Ada
4 14:00 ⏰ Ada         back: once, though reminder and warning waited for it
4 15:00 ⏳ Bo
4 17:00 ✉ Dee         the seat's secrets
4 17:00 ⏳ Dee
5 03:00 ⏰ Dee
5 13:00 ⏰ Dee
5 17:00 ⏰ Dee         a day is over; four hours later the game plays
5 21:00 ⏳ Cy
6 07:00 ⏰ Cy
6 08:00 ✉ Cy          what Cy found out, through an open door
6 08:00 ⏳ Ada Cy Dee  to bid
6 09:00 ⏳ Ada
6 19:00 ⏰ Ada
7 05:00 ⏰ Ada
7 08:00 ⏳ Dee
7 18:00 ⏰ Dee
"""


class Requests(list[Any]):
    """What the bot asks of Discord, each looked at as it comes."""

    def __init__(self, week: Week) -> None:
        super().__init__()
        self._week = week

    def append(self, request: Any) -> None:
        super().append(request)
        self._week.look_at(request)


class Week:
    """A table of three, and a diary of whom the bot has disturbed: day, time, sign and who."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.names: dict[int, str] = {}
        self.restarts = 0
        self._met: list[tuple[float, str, list[int]]] = []
        self._began = self._now()
        world.env.backend.http_requests = Requests(self)

    def _now(self) -> float:
        return self.world.env.now().timestamp()

    def look_at(self, request: Any) -> None:
        """A new message that calls somebody, or is for them alone. What is edited disturbs nobody."""
        if request.method != "POST" or not request.path.endswith("/messages"):
            return
        body = request.json if isinstance(request.json, dict) else {}
        alone = [p.id for p in self.world.people if f"/{p.user.dm_channel.id}/" in request.path]
        users = alone or [int(user) for user in (body.get("allowed_mentions") or {}).get("users", ())]
        sign = LETTER if alone else str(body.get("content") or "?")[0]
        if any(fault["path"] == request.path for fault in self.world.env.backend.faults):
            sign = REFUSED
        if users:
            self._met.append((self._now() - self._began, sign, users))

    def diary(self) -> list[str]:
        """All that was met, in order: of one moment by sign and name."""
        return sorted(
            f"{int(at // DAY) + 1} {int(at % DAY // HOUR):02}:{int(at % HOUR // 60):02} {sign} "
            + " ".join(sorted(self.names[user] for user in users))
            for at, sign, users in self._met
        )

    async def until(self, day: int, hour: float) -> None:
        """Time passes."""
        await self.world.env.advance_time((day - 1) * DAY + hour * HOUR - (self._now() - self._began))

    async def restart(self) -> None:
        self.restarts += 1
        await self.world.restart()

    async def do(self, *actions: Action) -> None:
        for action in actions:
            await self.world.play(await self.world.table(), action)

    async def choose(self, person: MemberActor, what: str, value: str) -> None:
        """In what stands under /me."""
        panel = shown(await person.slash(self.world.channel, "me"))
        custom = next(custom for custom in menus(panel) if custom.startswith(f"me:{what}"))
        await person.select(panel, [value], custom_id=custom)

    def shut(self, person: MemberActor) -> None:
        """Nobody may write to them alone any more."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.world.env.inject_error("POST", path, status=403, code=50007, message="no", times=None)

    def unshut(self) -> None:
        self.world.env.backend.faults.clear()


async def begun(week: Week) -> list[MemberActor]:
    """Reminded every ten hours, with a day to answer and four hours more. Those in the seats 0, 1 and 2."""
    world = week.world
    await world.lobby(3)
    game, host = (await world.table()).row.id, world.people[0].id
    with world.env._bot_scope():
        await world.bot.lobby.option(game, host, "rounds", 4)
        await world.bot.lobby.setting(game, host, reminder=10 * HOUR, deadline=DAY, grace=4 * HOUR)
    await world.people[0].click(world.public()[0], label="Start")
    table = await world.table()
    return [world.person_of(table, seat) for seat in range(3)]


async def test_a_week_and_all_whom_it_calls(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    world = World(path)
    await world.open(people=4)
    week = Week(world)
    ada, bo, cy = await begun(week)
    dee = world.people[3]
    week.names = {ada.id: "Ada", bo.id: "Bo", cy.id: "Cy", dee.id: "Dee"}
    # Monday. All vow at once; then it is Ada's turn, and in the morning Bo's.
    await week.choose(bo, "quiet", "22-7")
    await week.do(Vow(seat=0, vow="gold"), Vow(seat=1, vow="gold"), Vow(seat=2, vow="gold"))
    await week.restart()
    await week.until(1, 9)
    await week.do(Done(seat=0))
    await week.until(1, 23)
    await week.restart()
    # Tuesday. Bo's second reminder waits for the morning; the warning comes when a day is over.
    await week.until(2, 10)
    await week.do(Done(seat=1))
    # Cy lets nobody in, and plays; what was meant for Cy alone is found in the panel.
    week.shut(cy)
    await week.restart()
    await week.until(2, 12)
    await week.do(Peek(seat=2, at=0))
    assert "direct messages" in words(await world.panel(cy))
    await week.do(Done(seat=2), Bid(seat=0, amount=0), Bid(seat=1, amount=0))
    await week.until(2, 13)
    await week.do(Bid(seat=2, amount=0))
    # Ada goes away for two days, an hour after being called.
    await week.until(2, 14)
    await week.choose(ada, "away", "2")
    await week.restart()
    await week.until(3, 12)
    await week.restart()
    # Thursday. Ada is back, is called once, and plays; Bo leaves, and Dee comes.
    await week.until(4, 12)
    await week.restart()
    await week.until(4, 15)
    await week.do(Search(seat=0), Done(seat=0))
    await week.until(4, 17)
    await bo.slash(world.channel, "table replace", seat=2, person=dee.user)
    ballots = [post for post in world.public() if "Shall" in words(post)]
    assert not ballots
    await week.restart()
    # Friday. Dee does nothing: after the day and the grace the game plays for them, and calls Cy.
    await week.until(5, 12)
    await week.restart()
    # Saturday. Cy's door is open again.
    week.unshut()
    await week.until(6, 8)
    await week.do(Peek(seat=2, at=1), Done(seat=2))
    await week.restart()
    await week.until(6, 9)
    await week.do(Bid(seat=0, amount=0), Bid(seat=1, amount=0), Bid(seat=2, amount=0))
    # Sunday. Ada plays just before the day is over.
    await week.until(7, 8)
    await week.restart()
    await week.do(Done(seat=0))
    await week.until(7, 24)
    assert week.restarts == 10
    said = [line.split("  ")[0] for line in DIARY.strip().splitlines()]
    assert week.diary() == sorted(said)
    # And nothing is left over, but what a shut door has kept out.
    rest = databases.rows(path, "SELECT lane, kind, status FROM outbox WHERE status <> 'sent'")
    assert rest == [(f"u{cy.id}", "secret", "failed")]
    await world.close()
