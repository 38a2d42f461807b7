"""How bots come into a game: their identities, their cards' bot sides, their first cubes ("Setup")."""

from __future__ import annotations

from game.api import Name, Seated
from game.stationfall import people, things
from game.stationfall.actions.turn import Influence, begin_turn, scatter
from game.stationfall.automation.meaning import own_card
from game.stationfall.automation.priorities import ordered
from game.stationfall.automation.scripts import book
from game.stationfall.cards import BOTS, card_of
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
        taken = set(map(card_of, drawn))
        left = [card for card in deck if card in BOTS and card_of(card) not in taken]
        play.rng.shuffle(left)
        for colour in colours:
            _befriend(play, colour, left)
        for colour in colours:
            _first_cubes(play, colour)
        begin_turn(play, order[0])


def _enter(play: Play, colour: int, identity: str) -> None:
    """Revealed from the start, with the bot side of its card."""
    play.set_player(play.state.conspiracies[colour].seat, dealt=(identity,))
    _turn_over(play, colour, identity)
    play.tell("automation-enters", seat=Seated(play.state.conspiracies[colour].seat), card=Name(identity))
    for item in book().sides[identity].items:
        for pawn in people.pawns_of(play.state, card_of(identity))[:1]:
            if people.room(pawn) > 0 and things.in_supply(play.state, item):
                things.grant(play, pawn.key, item)


def _turn_over(play: Play, colour: int, identity: str) -> None:
    """The card shows its bot side."""
    side = book().sides[identity]
    card = card_of(identity)
    play.set_conspiracy(colour, identity=identity, revealed=True, early=True, used=())
    now = play.state.cards[card]
    play.set_card(
        card,
        owners=(*now.owners, colour),
        powers=(*now.powers, identity) if side.powers else now.powers,
        lost=(*now.lost, *side.loses),
    )


def _befriend(play: Play, colour: int, left: list[str]) -> None:
    """Most bots have no Bonus Characters; of those that do they lie face down, and no bot is one."""
    it = play.state.conspiracies[colour]
    found = tuple(left[: book().sides[it.identity].bonus])
    del left[: len(found)]
    if found:
        play.set_player(it.seat, dealt=(it.identity, *found), bonus=found)


def succeed(play: Play) -> None:
    """A bot whose PC is Annihilated goes on as one of its Bonus Characters ("Stranger Bot Annihilation")."""
    state = play.state
    for colour, it in enumerate(state.conspiracies):
        player = state.players[it.seat]
        if not people.automatic(state, it.seat) or not player.bonus:
            continue
        if not all(pawn.annihilated for pawn in people.pawns_of(state, own_card(state, colour))):
            continue
        left = [
            face
            for face in (*player.shown, *player.bonus)
            if not all(pawn.annihilated for pawn in people.pawns_of(state, card_of(face)))
        ]
        if left:
            _become(play, colour, left[0])


def _become(play: Play, colour: int, face: str) -> None:
    """Revealed as it, with its script and bot side; the other card is discarded, for all to see."""
    state = play.state
    it = state.conspiracies[colour]
    player = state.players[it.seat]
    others = tuple(card for card in player.bonus if card != face)
    old = card_of(it.identity)
    play.bar_undo()
    owners = tuple(owner for owner in state.cards[old].owners if owner != colour)
    play.set_card(
        old, owners=owners, powers=tuple(one for one in state.cards[old].powers if one != it.identity)
    )
    play.set_player(it.seat, bonus=(), shown=(), discarded=(it.identity, *others))
    play.tell("automation-becomes", seat=Seated(it.seat), old=Name(it.identity), card=Name(face))
    for card in others:
        play.tell("automation-discards", seat=Seated(it.seat), card=Name(card))
    scatter(play, colour, card_of(face))
    play.set_card(card_of(face), cubes=(0,) * len(state.conspiracies))
    _turn_over(play, colour, face)


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
