"""Setting up (2), and the choice of identities with which play begins (3.4, 17, 18)."""

from __future__ import annotations

from random import Random

from game.api import Event, Message, Moment, Name, Seated
from game.stationfall import chronicle, people
from game.stationfall.actions.turn import begin_turn
from game.stationfall.board import board
from game.stationfall.cards import BOTS, CAST, PROJECTS, card_of
from game.stationfall.lesson import EMPTY, LESSON, LINDSEY, SEATS, SPOTS, TUTORIAL, script
from game.stationfall.play import Play, illegal
from game.stationfall.questions import TASKS
from game.stationfall.state import (
    GREY,
    VERSION,
    Card,
    Conspiracy,
    Course,
    Kompromat,
    Options,
    Pawn,
    Player,
    SectionState,
    State,
    Turn,
)

CHARACTERS = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}
"""2.1.1: characters by number of players."""
MOST = max(CHARACTERS.values())
"""A table may name more characters than its size asks for; but the manual has no game of more than these, and
so many Kompromat find a spot on the board (2.2.3)."""
CARDS_EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
"""2.1.2: identity cards dealt to each player."""
MINUTES = {2: 13, 3: 14, 4: 13, 5: 13, 6: 12, 7: 11, 8: 11, 9: 10}
"""2.2.7: where the minute marker starts. The manual gives 10 to 15 minutes by number of players (15.1)
and 13 for four; the others are spread between."""


def identity_cards(cast: tuple[str, ...]) -> list[str]:
    """The identity cards of these characters."""
    return [identity.key for card in cast for identity in CAST[card].identities()]


def needed(seats: int) -> int:
    """How many characters a table of this size takes, or as many of them as there are."""
    return min(CHARACTERS[seats], len(CAST))


LEAST = 3
"""Who play where bots do, bots counted (launch manual, "Setup")."""
ALONE = LEAST - 1
"""Bots for who sits alone."""
TEAM = 2
"""18.1: players to a team. A single one has bots between its two (18.4)."""
WITH_BOTS = 2
"""There, the identity cards dealt to each player, however many play."""


def wanted(options: Options) -> tuple[str, ...]:
    """The identities that the table has chosen for its bots."""
    return () if isinstance(options.which_bots, str) else options.which_bots


def bots(seats: int, options: Options) -> int:
    """How many seats the rulebook plays beside those of people. Nobody is beaten together where no bot is."""
    if options.lindsey:
        return 0  # the others there are no bots
    least = LEAST - seats if seats == 1 or options.together else 0
    return max(options.bots, len(wanted(options)), least, int(options.together))


def set_aside(cards: list[str], options: Options, number: int, rng: Random) -> list[str]:
    """Take the identity cards for so many bots out of the deck: those that were chosen, others by chance."""
    found = [card for card in wanted(options) if card in cards]
    others = [card for card in cards if card in BOTS and card not in found]
    rng.shuffle(others)
    for card in others:
        # One to a character: two bots never share a PC.
        if len(found) < number and card_of(card) not in map(card_of, found):
            found.append(card)
    if len(found) < number:
        raise illegal("bots-short", "2.1.1", bots=number, given=len(found))
    for card in found:
        cards.remove(card)
    return found


def _check_bots(seats: int, options: Options) -> None:
    """What cannot be had with bots."""
    number = bots(seats, options)
    if seats + number > max(CHARACTERS):
        raise illegal("bots-many", "2.1.1", most=max(CHARACTERS), bots=number)
    if options.teams and options.together:
        raise illegal("teams-together", "18.1")
    cards = [card_of(card) for card in wanted(options) if card in BOTS]
    for card in wanted(options):
        if card not in BOTS:
            raise illegal("no-such-bot", "2.1.1", what=card)
        if cards.count(card_of(card)) > 1:
            raise illegal("character-twice", "2.1.1")


def _needs(options: Options, cast: tuple[str, ...]) -> None:
    """Whom the table has chosen as a bot is aboard."""
    for card in wanted(options):
        if card_of(card) not in cast:
            raise illegal("bot-not-aboard", "2.1.1", card=Name(card))


def choose_cast(
    seats: int, wish: str | tuple[str, ...], rng: Random, needs: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """2.1.1: dealt at random, or as the table wishes; in the order of their names. `needs`: whom chance does
    not leave out."""
    if wish == LESSON:
        return TUTORIAL
    if wish == "random":
        # Enough identities for everybody, whoever is drawn without one.
        others = sorted(set(CAST).difference(needs))
        return tuple(sorted((*needs, *rng.sample(others, needed(seats) - len(needs)))))
    if wish == "tutorial":
        # It is meant for four (launch manual); at larger tables chance adds the others.
        others = sorted(set(CAST).difference(TUTORIAL))
        return tuple(sorted((*TUTORIAL, *rng.sample(others, needed(seats) - len(TUTORIAL)))))
    for one in wish:
        if one not in CAST:
            raise illegal("no-such-character", "2.1.1", what=one)
    if len(set(wish)) != len(wish):
        raise illegal("character-twice", "2.1.1")
    if len(wish) < needed(seats):
        raise illegal("cast-too-small", "2.1.1", needed=needed(seats), given=len(wish))
    if len(wish) > MOST:
        raise illegal("cast-too-large", "2.2.3", most=MOST, given=len(wish))
    return tuple(sorted(wish))


def lesson(options: Options) -> bool:
    """Whether the table plays the tutorial game."""
    return options.cast == LESSON or options.lindsey


def lindsey(state: State) -> int | None:
    """The seat whose identity cards everybody knows; only the tutorial game has one."""
    return state.first if lesson(state.options) else None


def foretell(seats: int, options: Options) -> list[Message]:
    """2.1.1, 2.2.7: how many characters will be aboard, and for how long; what so many play by (17)."""
    number = bots(seats, options)
    players = SEATS if options.lindsey else seats + number
    if players not in CHARACTERS:
        return []
    named = not isinstance(options.cast, str) and not options.lindsey
    characters = len(options.cast) if named else needed(players)
    found = [Message("foretold-size", {"characters": characters, "minutes": MINUTES[players]})]
    if seats >= 6 or (seats in (2, 3) and not number and not options.lindsey):
        found.insert(0, Message(f"foretold-{seats}"))  # 17; with bots only their number counts
    found += [Message("foretold-bots", {"bots": number})] if number else []
    return [*found, *chronicle.told(options)]


def _check(seats: int, options: Options) -> None:
    """What so many people cannot play."""
    if options.teams and (seats % 2 or seats + min(bots(seats, options), TEAM) < 2 * TEAM):
        raise illegal("teams", "18.1", seats=seats)
    if lesson(options):
        fits = seats < SEATS if options.lindsey else seats == SEATS
        if not fits or bots(seats, options) or options.teams:
            if options.lindsey:
                raise illegal("lesson-pupils", "2.1.1", seats=SEATS - 1)
            raise illegal("lesson-table", "2.1.1", seats=SEATS)
    if options.projectx != "random" and options.projectx not in PROJECTS:
        raise illegal("no-such-project", "2.3", what=options.projectx)
    _check_bots(seats, options)
    chronicle.check(options)


def deal(seats: int, options: Options, rng: Random) -> Play:
    """2: everything in its place, and identity cards in everybody's hands."""
    _check(seats, options)
    number = bots(seats, options)
    course = Course(seats, script().parts[0]) if options.lindsey else None
    seats = SEATS if course else seats + number
    wish = LESSON if lesson(options) else options.cast
    needs = (*map(card_of, wanted(options)), *chronicle.returning(options))
    cast = choose_cast(seats, wish, rng, tuple(dict.fromkeys(needs)))
    _needs(options, cast)
    station = board(frozenset(cast))
    colours = 2 * seats if seats == 2 else seats
    state = State(
        version=VERSION,
        options=options,
        cast=cast,
        seats=seats,
        first=seats - 1 if course else rng.randrange(seats),  # 2.5
        minute=MINUTES[seats],
        phase="setup",
        turn=Turn(0),
        players=[Player(ready=seat >= seats - number) for seat in range(seats)],
        conspiracies=[
            Conspiracy(colour % seats, bribe=colour < colours - number) for colour in range(colours)
        ],
        cards={card: Card(card, (0,) * colours, bribes=(GREY,) * CAST[card].grey_bribes) for card in cast},
        pawns={pawn.key: pawn for card in cast for pawn in _pawns(card)},
        places={
            key: SectionState(
                floor=(*fixed.items, *(card for card in cast if CAST[card].lies == key)),
                damaged=fixed.damaged,
                hazard=fixed.hazard,
            )
            for key, fixed in station.sections.items()
        },
        locks=tuple(key for key, corridor in station.corridors.items() if corridor.locked),
        kompromat={},
        offsites={"news": (), "authorities": ()},
        markers=(),
        reentry=rng.randrange(3) < 2,  # 2.2.11: two of the three tokens show the fireball
        projectx=options.projectx if options.projectx != "random" else rng.choice(sorted(PROJECTS)),
        bots=number,
        rows=tuple(rng.sample(cast, len(cast))) if number else (),
        lesson=course,
    )
    chronicle.lay(state)
    _lay_kompromat(state, list(station.spots), rng)
    _deal_identities(state, rng)
    play = Play(state, rng)
    play.bar_undo()
    _tell(play)
    return play


def _tell(play: Play) -> None:
    """What everybody sees of the deal, and each of their own."""
    state = play.state
    first = Seated(state.first)
    play.tell("dealt", moment=Moment("deal"), seats=state.seats, minute=state.minute, first=first)
    if lesson(state.options):
        mine, other = map(Name, LINDSEY)
        play.tell("dealt-lindsey" if state.lesson else "dealt-lesson", first=first, card=mine, other=other)
        for card, section in SPOTS.items():
            play.tell("dealt-lesson-kompromat", card=Name(card), section=Name(section))
    play.events += map(Event, chronicle.told(state.options, state.cast))
    for seat, player in enumerate(state.players):
        if people.spare(state, seat):
            continue  # which lie open, and are named when they are chosen
        for card in player.dealt:
            play.tell("identity-dealt", only=_knowing(state, seat), card=Name(card))


def _knowing(state: State, seat: int) -> tuple[int, ...]:
    """A hand of identities is seen by its seat, and by its team mate."""
    mate = people.partner(state, seat)
    return (seat,) if mate is None else (seat, mate)


def _pawns(card: str) -> list[Pawn]:
    character = CAST[card]
    starts = character.pawns or {card: character.start}
    return [
        Pawn(
            key,
            card,
            at,
            down=character.down,
            contaminated=character.contaminated,
            items=character.items,
            integral=character.integral,
        )
        for key, at in starts.items()
    ]


def _lay_kompromat(state: State, spots: list[str], rng: Random) -> None:
    """2.2.3: shuffled, from the bottom of the board up, purple spots before green."""
    known = SPOTS if lesson(state.options) else {}
    if known:
        spots = [spot for spot in spots if spot != EMPTY and spot not in known.values()]
    tokens = [card for card in state.cast if CAST[card].has_kompromat and card not in known]
    rng.shuffle(tokens)
    # Kept in card order, so that the order of the tokens says nothing about where they lie.
    at = dict(zip(tokens, spots, strict=False)) | known
    state.kompromat = {card: Kompromat(at=at[card], shown=card in known) for card in sorted(at)}


def _deal_identities(state: State, rng: Random) -> None:
    """2.1.2; a team shares one hand, held by the first of its seats (18.1)."""
    cards = identity_cards(state.cast)
    rng.shuffle(cards)
    if lesson(state.options):
        cards = [card for card in cards if card not in LINDSEY]
    if state.bots:
        set_aside(cards, state.options, state.bots, rng)  # nobody looks at these before all have chosen
    for seat in people.persons(state):
        mate = people.partner(state, seat)
        if mate is not None and mate < seat:
            continue
        if seat == lindsey(state):
            state.players[seat] = Player(dealt=LINDSEY)
            continue
        share = 3 if mate is not None else WITH_BOTS if state.bots else CARDS_EACH[state.seats]
        if len(cards) < share:
            raise illegal("identities-short", "2.1.2")
        # As they were drawn: whoever lets time choose takes the first, and nobody can guess which that is.
        state.players[seat] = Player(dealt=tuple(cards[:share]))
        del cards[:share]


def chosen(play: Play, seat: int, card: str, second: str) -> None:
    """3.4: a seat has chosen; when the last one has, the first turn begins."""
    state = play.state
    play.bar_undo()
    for colour, identity in zip(
        (colour for colour, it in enumerate(state.conspiracies) if it.seat == seat),
        filter(None, (card, second)),
        strict=False,
    ):
        play.set_conspiracy(colour, identity=identity)
        mate = people.partner(state, seat)
        if people.spare(state, seat):
            other = next(dealt for dealt in state.players[seat].dealt if dealt != identity)
            play.tell("hand-open", seat=Seated(seat), card=Name(identity), other=Name(other))
        elif mate is None:
            play.tell("identity", only=(seat,), card=Name(identity))
        else:
            play.tell("identity-team", only=(seat,), card=Name(identity))
            play.tell("identity-mate", only=(mate,), seat=Seated(seat), card=Name(identity))
    mate = people.partner(state, seat)
    play.set_player(seat, ready=True)
    if mate is None or state.players[mate].ready:
        _keep_bonus(play, seat, mate)
    if all(player.ready for player in state.players):
        if state.bots:
            play.push(TASKS["company"]())  # what they do is known to who plays them
        else:
            begin_turn(play, people.order(state)[0])


def _keep_bonus(play: Play, seat: int, mate: int | None) -> None:
    """What was not chosen is the Bonus Character; a team's counts once, with its first seat (18.2, 18.5)."""
    state = play.state
    holder = people.keeper(state, seat)
    taken = [it.identity for it in state.conspiracies if it.seat in (seat, mate)]
    left = list(state.players[holder].dealt)
    for identity in taken:
        left.remove(identity)
    play.set_player(holder, bonus=tuple(left))
    for card in left:
        if people.spare(state, seat):
            continue  # it was told with the identity
        play.tell("bonus", only=_knowing(state, seat), card=Name(card))
