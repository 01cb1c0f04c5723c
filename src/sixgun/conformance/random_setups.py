"""Random set-ups: any mix of sets, rule options and 3 to 8 players."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from sixgun.bang.options import DEFAULT, Options
from sixgun.bang.rules.setup import BASE, Setup
from sixgun.bang.table import CATALOGUE
from sixgun.kernel.chance import key_of

PLAYERS = range(3, 9)
EVENT_CARDS = (1, 2, 3, 5, 8, 12, 28)
"""Few of them bring the last card of a deck to the table before the game is over."""


def random_options(chance: Random) -> Options:
    """Each switch at its default or not, with even odds; a fifth of the games all at their defaults."""
    if chance.random() < 0.2:
        return Options()
    switches = [field.name for field in fields(Options) if isinstance(getattr(DEFAULT, field.name), bool)]
    chosen = {name: chance.random() < 0.5 for name in switches}
    return Options(**chosen, event_cards=chance.choice(EVENT_CARDS))


def random_sets(chance: Random, players: int) -> tuple[str, ...]:
    """The base game with any other boxes, half of the games with all of them; all of them too if roles are lacking."""
    boxes = CATALOGUE.boxes.values()
    everything = chance.random() < 0.5
    found = [box for box in boxes if everything or box.slug == BASE or chance.random() < 0.5]
    enough = max(box.most_players for box in found) >= players
    return tuple(box.slug for box in (found if enough else boxes))


def random_setup(chance: Random, key: str) -> Setup:
    players = chance.choice(PLAYERS)
    return Setup(players, key_of(key), random_sets(chance, players), random_options(chance))
