"""Random set-ups of both games: any mix of sets, rule options and numbers of players."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from sixgun.bang.options import DEFAULT, Options
from sixgun.bang.rules.setup import BASE, Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.duel.options import Options as DuelOptions
from sixgun.duel.rules.setup import Setup as DuelSetup
from sixgun.kernel.chance import key_from_seed

PLAYERS = range(3, 9)
EVENT_CARDS = (1, 2, 3, 5, 8, 12, 28)
"""With few event cards, the last one of the deck comes up before the game is over."""
DUEL_CHARACTERS = (4, 4, 4, 5, 8, 12)
"""Characters per side in The Duel; most games have four."""


def random_bang_setup(chance: Random, seed: str) -> Setup:
    """A game of BANG! for 3 to 8 players with random sets and options."""
    players = chance.choice(PLAYERS)
    return Setup(players, key_from_seed(seed), random_sets(chance, players), random_options(chance))


def random_options(chance: Random) -> Options:
    """Each switch at its default or not, with even odds. A fifth of the games have only defaults."""
    if chance.random() < 0.2:
        return Options()
    switches = [field.name for field in fields(Options) if isinstance(getattr(DEFAULT, field.name), bool)]
    chosen = {name: chance.random() < 0.5 for name in switches}
    return Options(**chosen, event_cards=chance.choice(EVENT_CARDS))


def random_sets(chance: Random, players: int) -> tuple[str, ...]:
    """The base game with any other sets. Half of the games have all of them, and so has one that needs more roles."""
    sets = CATALOGUE.sets.values()
    everything = chance.random() < 0.5
    found = [card_set for card_set in sets if everything or card_set.slug == BASE or chance.random() < 0.5]
    enough = max(card_set.most_players for card_set in found) >= players
    return tuple(card_set.slug for card_set in (found if enough else sets))


def random_duel_setup(chance: Random, seed: str) -> DuelSetup:
    """A game of The Duel with random options. A third of the games have only defaults."""
    default = DuelOptions()
    switches = [field.name for field in fields(DuelOptions) if isinstance(getattr(default, field.name), bool)]
    odds = chance.choice((0.0, 0.5, 0.5))
    chosen = {name: (chance.random() < odds) ^ bool(getattr(default, name)) for name in switches}
    return DuelSetup(key_from_seed(seed), DuelOptions(characters=chance.choice(DUEL_CHARACTERS), **chosen))
