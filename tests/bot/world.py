"""A simulated Discord with one server, one channel, and people who press what they see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.client import Bot
from bot.config import Config
from bot.store.address import Where
from bot.table import Table
from game.api import Action
from tests.bot import openapi
from tests.bot.judge import judge
from tests.bot.watched import Patient
from tests.toy import GALLERY, TOY


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component of a message, however deep."""
    found = []
    for component in components:
        found.append(component)
        found += parts(component.get("components", []))
        if "accessory" in component:
            found += parts([component["accessory"]])
    return found


def words(message: Any) -> str:
    """All a reader can read of a message: words, alt texts, labels."""
    if message is None:
        return ""
    raw = raw_parts(message)
    said = [message.content or ""]
    for part in raw:
        said += [str(part.get(key) or "") for key in ("content", "label", "placeholder")]
        said += [str(item.get("description") or "") for item in part.get("items", [])]
        for option in part.get("options", []):
            said += [str(option.get("label") or ""), str(option.get("description") or "")]
    said += [attachment.description or "" for attachment in message.attachments]
    return "\n".join(filter(None, said))


def raw_parts(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, ResponseMessage):
        return parts(message.components)
    return parts([component.to_dict() for component in message.components])


def buttons(message: Any) -> dict[str, str]:
    """Label -> id of every button that can be pressed."""
    return {
        part.get("label", ""): part["custom_id"]
        for part in raw_parts(message)
        if part.get("type") == 2 and not part.get("disabled") and "custom_id" in part
    }


def doing(message: Any) -> str:
    """The id of the button that does what a page is about: it stands above those that are always there."""
    return next(custom for custom in buttons(message).values() if custom.split(":")[1] == "do")


def menus(message: Any) -> dict[str, list[dict[str, Any]]]:
    """Id -> options of every menu."""
    return {part["custom_id"]: part["options"] for part in raw_parts(message) if part.get("type") == 3}


async def press_any(person: Any, panel: Any, rng: Random, wanted: Callable[[str, Random], bool]) -> bool:
    """Press a button that is wanted, by its id, or choose something from a menu; False: there is nothing."""
    options: list[tuple[str | None, str]] = [
        (None, custom) for custom in buttons(panel).values() if wanted(custom, rng)
    ]
    options += [(option["value"], custom) for custom, menu in menus(panel).items() for option in menu]
    if not options:
        return False
    value, custom = rng.choice(options)
    if value is None:
        await person.click(panel, custom_id=custom)
    else:
        await person.select(panel, [value], custom_id=custom)
    return True


class Simulated(Bot):
    """The bot in a Discord whose time passes when a test says so."""

    set_forward = 0.0
    """By how much somebody has set the clock."""

    def clock_time(self) -> float:
        return super().clock_time() + self.set_forward

    def elapsed(self) -> float:
        return super().clock_time()


class World:
    """The bot, its Discord, and whoever plays."""

    def __init__(self, database: Where, games: Any = None, galleries: Any = None, **settings: Any) -> None:
        at_once = {"computer_pace": 0.0, "show_pace": 0.0, "edit_pace": 0.0}
        self.config = Config(database=database, **{**at_once, **settings})
        self.games = games or {"toy": TOY}
        self.galleries = galleries if galleries is not None else {"toy": GALLERY}
        self.bot = self.new_bot()
        self.env: Patient
        self.people: list[MemberActor] = []

    def new_bot(self) -> Simulated:
        bot = Simulated(self.config, self.games, self.galleries)
        # However busy the machine is, what a test looks for is there.
        bot.studio.patience = None
        return bot

    async def open(self, people: int = 4) -> None:
        self.env = Patient(self.bot)
        await self.env.start()
        self.guild = self.env.create_guild("Friends")
        self.channel = self.guild.create_text_channel("game-night")
        for number in range(people):
            self.add_person(f"player{number}")
        self.spectator = self.guild.add_member(self.env.create_user("spectator"))

    def add_person(self, name: str) -> MemberActor:
        person = self.guild.add_member(self.env.create_user(name))
        self.people.append(person)
        return person

    async def close(self) -> None:
        await self.env.shutdown()
        await self.bot.store.close()
        faults = judge(self.env.http_requests)
        if openapi.available():
            faults += openapi.validate(self.env.http_requests)
        assert not faults, "\n".join(faults)
        if self.env.check_errors:
            self.env._raise_errors_since(self.env._errors_acknowledged)

    async def restart(self) -> None:
        await self.env.settle()
        await self.bot.close()
        self.bot = self.new_bot()
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    async def lobby(self, people: int | None = None, computers: int = 0) -> Any:
        players = self.people[: people or len(self.people)]
        await players[0].slash(self.channel, "table open")
        message = self.public()[0]
        for person in players[1:]:
            await person.click(message, label="Join")
            await person.click(message, label="Ready")
        for _ in range(computers):
            await players[0].click(message, label="Add computer")
        return message

    async def started(self, people: int | None = None, computers: int = 0) -> Table:
        message = await self.lobby(people, computers)
        await self.people[0].click(message, label="Start")
        return await self.table()

    async def table(self) -> Table:
        return await self.bot.tables.look_in(self.channel.id, finished=True)

    def public(self) -> list[Any]:
        """What anybody in the channel can read, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def person_of(self, table: Table, seat: int) -> MemberActor:
        user = table.place(seat).user
        return next(person for person in self.people if person.id == user)

    async def play(self, table: Table, action: Action) -> None:
        """Somebody acts, without anything being shown to them."""
        with self.env._bot_scope():
            await self.bot.referee.act(table.row.id, self.person_of(table, action.seat).id, action)
        await self.env.settle()

    async def vowed(self, people: int = 2) -> Table:
        """A table of the small game after everybody's first choice."""
        table = await self.started(people)
        for seat in range(people):
            await self.person_of(table, seat).slash(self.channel, "toy vow", vow="gold")
        return await self.table()

    async def hand_over(self, seat: int, new: MemberActor) -> None:
        """Whoever has a seat gives it to somebody new, and the host agrees."""
        table = await self.table()
        owner, host = self.person_of(table, seat), self.people[0]
        await owner.slash(self.channel, "table replace", seat=seat + 1, person=new.user)
        if owner.id != host.id:
            ballot = next(post for post in reversed(self.public()) if "Shall" in words(post))
            await host.click(ballot, label="Yes")

    async def panel(self, person: MemberActor) -> ResponseMessage:
        result = await person.slash(self.channel, "turn")
        return shown(result)


def shown(result: InteractionResult) -> ResponseMessage:
    """The answer to a command."""
    assert result.response is not None
    assert result.ephemeral
    return result.response
