"""What is in the decks of a game of The Duel: how often each card, and which cards avoid hits or are hits."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Card
from sixgun.duel.faces import FIRST_CARD, SIDES


class DeckFigures:
    """The cards of the sets in a game, with their facts.

    `counts` says how often each card is in the deck of each side, `symbols` how often each symbol. `lifters` are the
    Equipment cards that allow more BANG! cards.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        deck = catalogue.faces[FIRST_CARD:]
        self.cards: Final[dict[str, Card]] = catalogue.cards
        self.plain: Final[Card] = catalogue.plain
        self.counts: Final = {side: Counter([face.slug for face in deck if face.back == side]) for side in SIDES}
        self.sizes: Final = {side: sum([face.back == side for face in deck]) for side in SIDES}
        self.symbols: Final = Counter([(face.back, face.symbol) for face in deck])
        cards = catalogue.cards.items()
        self.avoiders: Final = frozenset([slug for slug, card in cards if card.parries_from_hand])
        self.hitters: Final = frozenset([slug for slug, card in cards if card.hits])
        self.lifters: Final = frozenset([slug for slug, card in cards if "modify_bang_limit" in card.hooks])


@cache
def deck_figures(catalogue: Catalogue) -> DeckFigures:
    """Return the figures of a catalogue. All games with it share them."""
    return DeckFigures(catalogue)
