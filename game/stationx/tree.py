"""The skill tree (8.7–8.10)."""

from __future__ import annotations

from game.api import Illegal, Name, Seated
from game.stationx.pieces import DISCOUNT, FORKS, NEEDS, UPGRADE, Node
from game.stationx.play import Play, illegal
from game.stationx.state import Position


def closed(position: Position, seat: int, node: str) -> Illegal | None:
    """Why a node cannot be had, whatever it costs; None: it can."""
    owned = position.players[seat].nodes
    if node not in NEEDS:
        return illegal("node-unknown", "8.7", node=node)
    if node in owned:
        return illegal("node-owned", "8.7", node=Name(node))
    needs = NEEDS[node]
    if needs and not any(need in owned for need in needs):
        return illegal("node-needs", "8.8", node=Name(node), first=Name(needs[0]), second=Name(needs[-1]))
    if position.options.exclusive_branches:
        for fork in FORKS:
            other = next((one for one in fork if one in owned), None)
            if node in fork and other is not None:
                return illegal("node-barred", "12.2", node=Name(node), other=Name(other))
    return None


def open_nodes(position: Position, seat: int) -> list[Node]:
    """What can be upgraded next, in the order of the tree."""
    return [node for node in NEEDS if closed(position, seat, node) is None]


def price(position: Position, seat: int) -> int:
    """8.7, 9.6: what an upgrade costs; cheaper with a Blueprint."""
    return UPGRADE - (DISCOUNT if position.players[seat].blueprints else 0)


def learn(play: Play, seat: int, node: Node) -> None:
    play.set_player(seat, nodes=(*play.state.players[seat].nodes, node))
    play.tell("upgraded", seat=Seated(seat), node=Name(node))
