"""Every sentence a player reads, by key and language.

The catalogues are Fluent files (`en.ftl`, `rules.en.ftl` …) in the folders of whoever speaks by them: a game,
the bot, the pictures. Each package enters its own (`enter`) when it is imported; beside this module is what
all games say alike. A sentence belongs to a game or to everybody. Who names a game gets its own words first,
and then everybody's; who names none gets everybody's only. So two games may have a key in common, and neither
is heard at a table of the other. What a game does not say in a language it says in English, or else in
whatever language it has.

A `Message` names a sentence and its arguments; `say` gives its words. These conventions keep arguments
language-free:

* a name, a seat or another message is rendered first, in the same language; the caller may say how a seat is
  called (a Discord mention, a colour, a name);
* a sentence that chooses its words by an argument asks for `$<argument>-key`: the key of the name
  (`name-hub`) or message, the word as it came, or `none` if there is none;
* a sentence that needs a name in another form asks for `$<argument>-<form>`: the attribute `.<form>` of that
  name (`.gen` or `.acc` where a language inflects, `.gender` where other words agree with it). What has no
  such form stands as it is, and so does a seat that the caller has named;
* words in a notation that a game is printed in (`Noted`) are what that game reads them as (`notation`);
* a sentence with an attribute `.quiet` only tells what is seen anyway: it is left out of posts;
* a sentence with an attribute `.echo` only tells again what was done: it is left out where that is listed;
* a sentence with an attribute `.leads` says no more than the call that follows it: logs leave it out there;
* a sentence with an attribute `.heads` begins something: in logs it stands above what follows it;
* a sentence with an attribute `.run` is said once of all that follow each other and differ in one thing,
  which is then a list: in posts, in panels, in the log and in pictures of what happened (`runs`);
* a sentence with an attribute `.bare` says there the same without whoever does it: for where they are
  named already;
* a name with an attribute `.refuses` is the answer that says no, or does nothing: its button is less loud.
"""

from __future__ import annotations

from pathlib import Path

from game.text.actions import describe, label, verb
from game.text.catalogues import (
    DEFAULT,
    Catalogue,
    catalogues,
    choose,
    enter,
    forms,
    has,
    instead_of,
    keys,
    languages,
    needs,
)
from game.text.letters import ELLIPSIS, clip, fold
from game.text.marks import as_one, declines, echoes, heads, in_runs, leads, quiet, refuses, runs
from game.text.saying import key_of, notation, say

__all__ = [
    "DEFAULT",
    "ELLIPSIS",
    "Catalogue",
    "as_one",
    "catalogues",
    "choose",
    "clip",
    "declines",
    "describe",
    "echoes",
    "enter",
    "fold",
    "forms",
    "has",
    "heads",
    "in_runs",
    "instead_of",
    "key_of",
    "keys",
    "label",
    "languages",
    "leads",
    "needs",
    "notation",
    "quiet",
    "refuses",
    "runs",
    "say",
    "verb",
]

enter(Path(__file__).parent)
