"""Packs of The Duel: further cards for both decks. `sixgun.cardgame.packs` has what all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sixgun.cardgame import packs
from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import Pack, PackFormat
from sixgun.duel.catalogue import CardSet, Catalogue
from sixgun.duel.pack_checks import check_card_set
from sixgun.duel.sets import CATALOGUE


class DuelPacks(PackFormat):
    """A pack of The Duel. It has cards only, because a record has room for the printed characters alone."""

    game = CardSet.game
    text_prefix = "duel-"
    card_set_example = "CardSet(slug, cards, deck)"

    def check(self, found: CardSet, places: Places) -> None:
        check_card_set(found, CATALOGUE, places)

    def families(self, card_set: CardSet) -> dict[str, Sequence[Any]]:
        return {"card": card_set.cards}


PACK_FORMAT: Final = DuelPacks(CATALOGUE, CardSet)


def catalogue_with(found: Iterable[Pack]) -> Catalogue:
    """The printed set with these packs. Raises PackError if two things in it have the same slug."""
    catalogue: Catalogue = packs.with_packs(CATALOGUE, found)
    return catalogue
