"""How bots come into a game: their identities, their cards' bot sides, their first cubes ("Setup")."""

from __future__ import annotations

from game.api import Name, Seated
from game.stationfall import people, things
from game.stationfall.actions.turn import Influence, begin_turn
from game.stationfall.automation.priorities import ordered
from game.stationfall.automation.scripts import book
from game.stationfall.cards import card_of
from game.stationfall.play import Play
from game.stationfall.questions import Duty, task
from game.stationfall.setup import identity_cards, set_aside
from game.stationfall.state import Turn

FIRST_CARDS = 3
FIRST_CUBES = 2


@task
class Company(Duty, frozen=True, tag="company"):
    """Once all people have chosen, the bots are revealed and place their first cubes; then play begins."""

    def do(self, play: Play) -> None:
        state = play.state
        play.bar_undo()
        deck = identity_cards(state.cast)
        for player in state.players:
            for card in player.dealt:
                deck.remove(card)
        drawn = set_aside(deck, state.options, state.bots, play.rng)
        play.rng.shuffle(drawn)
        order = people.order(state)
        colours = [colour for colour in order if people.automatic(state, state.conspiracies[colour].seat)]
        for colour, identity in zip(colours, drawn, strict=True):
            _enter(play, colour, identity)
        for colour in colours:
            _first_cubes(play, colour)
        begin_turn(play, order[0])


def _enter(play: Play, colour: int, identity: str) -> None:
    """Revealed from the start, with the bot side of its card."""
    side = book().sides[identity]
    card = card_of(identity)
    seat = play.state.conspiracies[colour].seat
    play.set_player(seat, dealt=(identity,))
    play.set_conspiracy(colour, identity=identity, revealed=True, early=True)
    now = play.state.cards[card]
    play.set_card(
        card,
        owners=(*now.owners, colour),
        powers=(*now.powers, identity) if side.powers else now.powers,
        lost=(*now.lost, *side.loses),
    )
    play.tell("automation-enters", seat=Seated(seat), card=Name(identity))
    for item in side.items:
        for pawn in people.pawns_of(play.state, card)[:1]:
            if people.room(pawn) > 0 and things.in_supply(play.state, item):
                things.grant(play, pawn.key, item)


def _first_cubes(play: Play, colour: int) -> None:
    """Two on each of the next three NPCs in Character Order, one on the Helpful; never on the Paranoid."""
    state = play.state
    state.turn = Turn(colour)  # whose cubes they are
    seat = state.conspiracies[colour].seat
    left = FIRST_CARDS
    for card in ordered(state, colour):
        able = people.able(state, card)
        act = Influence(seat=seat, card=card, cubes=1 if able.single_cube else FIRST_CUBES)
        if able.wary or act.refusal(state) is not None:
            continue
        act.perform(play)
        play.set_turn(step="open")
        left -= 1
        if not left:
            return
