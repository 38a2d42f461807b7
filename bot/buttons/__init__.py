"""What can be pressed: each kind of button, menu or form is a class that writes its id, reads it and acts."""

from __future__ import annotations

from bot.buttons.button import Button, parse
from bot.buttons.campaign import Agree, Look, Part, Read
from bot.buttons.foresight import Ahead, OpenAhead
from bot.buttons.guide import Help, LookUp, OpenHelp
from bot.buttons.lobby import Again, Lobby, LobbyMode, LobbySettings, Open
from bot.buttons.note import Note
from bot.buttons.person import Me
from bot.buttons.settings import AskOption, GetUp, SendAgain, SetOption, SetPace, WriteOption
from bot.buttons.show import ShowAccount, ShowAccounts, ShowCatchup, ShowLog, ShowOne, ShowPicture
from bot.buttons.turn import Do, Grey, Narrow, NarrowField, Pick, Secret, Take, TakeOne, Try, Turn
from bot.buttons.vote import Vote

FAMILIES: tuple[type[Button], ...] = (
    *(Turn, Secret, Do, Try, Pick, Take, TakeOne, Narrow, NarrowField, Grey),
    *(Lobby, LobbyMode, LobbySettings, Again, Open),
    *(Help, OpenHelp, LookUp),
    *(Ahead, OpenAhead),
    *(Part, Look, Read, Agree),
    Vote,
    Me,
    Note,
    *(SetOption, AskOption, WriteOption, SetPace, GetUp, SendAgain),
    *(ShowLog, ShowCatchup, ShowOne, ShowPicture, ShowAccount, ShowAccounts),
)
CUES = {(family.family, cue): family for family in FAMILIES for cue in family.cues}


def read(written: str) -> Button | None:
    """The button that bears this id. None: we never wrote it; an id can be forged."""
    parts = parse(written)
    family = CUES.get(parts[:2]) if parts else None
    return family.read(*parts[1:]) if family and parts else None
