"""Innocent, Suspect, Guilty (10)."""

from __future__ import annotations

from game.api import Seated
from game.stationfall.play import Play


def suspect(play: Play, colour: int) -> None:
    """10.1.1: only the Innocent become Suspect."""
    conspiracy = play.state.conspiracies[colour]
    if conspiracy.guilt == "innocent":
        play.set_conspiracy(colour, guilt="suspect")
        play.tell("suspect", seat=Seated(conspiracy.seat))


def convict(play: Play) -> None:
    """10.2.1: every other Suspect becomes Guilty. One's own second colour is not another player (17.2.1)."""
    for colour, conspiracy in enumerate(play.state.conspiracies):
        if conspiracy.guilt == "suspect" and conspiracy.seat != play.seat:
            play.set_conspiracy(colour, guilt="guilty")
            play.tell("guilty", seat=Seated(conspiracy.seat))


def relent(play: Play, colour: int) -> None:
    """16.3.2: who delivers Evidence to the Authorities in person is only Suspect again."""
    conspiracy = play.state.conspiracies[colour]
    if conspiracy.guilt == "guilty":
        play.set_conspiracy(colour, guilt="suspect")
        play.tell("cleared", seat=Seated(conspiracy.seat))
