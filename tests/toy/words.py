"""What the toy says, added to the catalogues while it is tested."""

from __future__ import annotations

from fluent.runtime import FluentResource
from fluent.syntax import ast

from game import text

TOY = """
about-toy = Lanterns in a cellar. Nobody knows what everybody else is.
about-toy-2 = With two, every peek tells you everything.
option-rounds = Rounds
option-motto = Motto
option-motto-hint = Anything but light.
option-bidding = Bidding between the rounds
verb-vow = Vow
verb-walk = Walk
verb-search = Search
verb-peek = Peek
verb-ask = Ask for a coin
verb-reply = Reply
verb-bid = Bid
verb-done = End turn
field-who = Who
field-to = Where to
field-pay = Price
field-at = Whom
field-whom = Whom
name-step = a step
name-coin = a coin
act-walk = {$who} walks to {$to} ({$pay})
act-search = Search the cellar
toy-dealt = Lanterns are lit for {$seats}.
toy-you-are = You are the {$role}.
toy-choose-vow = Choose your vow in secret.
toy-choose-bid = Bid in secret for five coins.
toy-asked = {$by} asks you for a coin.
toy-your-turn = It is your turn; {$steps} steps are left.
toy-vowed = {$seat} has vowed.
toy-bid = {$seat} has bid.
toy-bids = {$by} bid most ({$best}) and takes the coins.
toy-round = Round {$round} begins.
toy-walked = {$seat} sends {$who} to {$to}.
toy-found = {$seat} finds {$coins} coins.
toy-peeked = {$seat} peeks at {$at}.
toy-saw = {$at} is the {$role}.
toy-asks = {$seat} asks {$whom} for a coin.
toy-granted = {$seat} gives a coin.
toy-refused = {$seat} keeps the coin.
toy-done = {$seat} is done.
toy-round-over = Round {$round} is over.
toy-was = {$seat} was the {$role}.
toy-not-now = {$seat} cannot do that now.
toy-bad-rounds = Between 1 and 9 rounds can be played, not {$rounds}.
toy-bad-motto = A motto must be dark.
toy-score-coins = coins
toy-score-vow = vow
toy-rounds-played = {$rounds} rounds were played.
toy-map = The cellar
toy-purse = The purses
toy-card = Your card
rule-1-2 = Only what is offered can be done.
rule-1-3 = A search draws chance.
"""


def speak() -> None:
    """Let the toy be understood."""
    resource = FluentResource(TOY)
    text._bundle(text.DEFAULT).add_resource(resource, allow_overrides=True)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text._patterns(text.DEFAULT)[entry.id.name] = entry.value
    text.keys.cache_clear()
    text.needs.cache_clear()
