"""What happens to tiles and crews: hits, tokens, destruction, slots of the dice track."""

from __future__ import annotations

from game.api import Name
from game.perigee.content import content
from game.perigee.play import Play
from game.perigee.station import disable_left, strain_left


def hit(play: Play, key: str) -> None:
    """9.1, 9.2: a Scenario token; the one too many destroys the tile instead."""
    tile = play.state.tiles[key]
    play.state.struck += (key,)
    if tile.scenario >= content().figure("scenario_most"):
        destroy(play, key)
        return
    play.set_tile(key, scenario=tile.scenario + 1)
    play.tell("hit", tile=Name(key), tokens=tile.scenario + 1)


def destroy(play: Play, key: str) -> None:
    """9.2: out of the game. Its dice go to their owner's supply, its tokens to theirs."""
    tile = play.state.tiles.pop(key)
    crew = play.state.crews[tile.owner]
    play.set_crew(tile.owner, supply=crew.supply + len(tile.dice))
    play.state.gone += (key,)
    play.tell("destroyed", tile=Name(key), crew=play.name(tile.owner))


def disable(play: Play, key: str) -> None:
    """9.6: a state; a second token changes nothing, and without a token there is none."""
    tile = play.state.tiles[key]
    if not tile.disabled and disable_left(play.state) > 0:
        play.set_tile(key, disabled=play.state.round)
        play.tell("disabled", tile=Name(key), crew=play.name(tile.owner))


def disable_dock(play: Play, crew: int) -> None:
    if not play.state.crews[crew].dock_disabled and disable_left(play.state) > 0:
        play.set_crew(crew, dock_disabled=play.state.round)
        play.tell("dock-disabled", crew=play.name(crew))


def strain(play: Play, key: str) -> None:
    tile = play.state.tiles[key]
    if strain_left(play.state) > 0:
        play.set_tile(key, strain=tile.strain + 1)
        play.tell("strained", tile=Name(key), crew=play.name(tile.owner))


def lose_slot(play: Play, crew: int) -> None:
    """9.5: one slot to the left, if there is one."""
    track = play.state.crews[crew].track
    if track > content().figure("dice_track_least"):
        play.set_crew(crew, track=track - 1)
        play.tell("slot-lost", crew=play.name(crew), track=track - 1)


def gain_slot(play: Play, crew: int) -> None:
    track = play.state.crews[crew].track
    if track < content().figure("dice_track_most"):
        play.set_crew(crew, track=track + 1)
        play.tell("slot-gained", crew=play.name(crew), track=track + 1)


def mend(play: Play, key: str, token: str) -> None:
    """One negative token of a tile back to the supply."""
    tile = play.state.tiles[key]
    if token == "disable":
        play.set_tile(key, disabled=0)
    elif token == "strain":
        play.set_tile(key, strain=tile.strain - 1)
    else:
        play.set_tile(key, scenario=tile.scenario - 1)
    play.tell("mended", tile=Name(key), token=Name(token))


def tokens(play: Play, key: str) -> list[str]:
    """Which kinds of negative tokens lie on a tile."""
    tile = play.state.tiles[key]
    has = {"scenario": tile.scenario, "strain": tile.strain, "disable": tile.disabled}
    return [token for token, number in has.items() if number]


def gain_capacity(play: Play, crew: int, amount: int) -> None:
    it = play.state.crews[crew]
    play.set_crew(crew, capacity=min(it.capacity + amount, content().figure("capacity_most")))
