"""Packs of BANG!: cards, characters and events. `sixgun.cardgame.packs` has what all games share."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.old_packs import translated
from sixgun.bang.pack_checks import check_card_set
from sixgun.bang.sets import CATALOGUE
from sixgun.cardgame import packs
from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import Pack, PackFormat


class BangPacks(PackFormat):
    """A pack of BANG!."""

    game = CardSet.game
    card_set_example = "CardSet(slug, cards, deck, characters, events)"

    def parse(self, source: bytes, path: str) -> ast.Module:
        return translated(source, path)

    def check(self, found: CardSet, places: Places) -> None:
        check_card_set(found, CATALOGUE, places)

    def families(self, card_set: CardSet) -> dict[str, Sequence[Any]]:
        return {"card": card_set.cards, "character": card_set.characters, "event": card_set.events}


PACK_FORMAT: Final = BangPacks(CATALOGUE, CardSet)


def catalogue_with(found: Iterable[Pack]) -> Catalogue:
    """The printed sets with these packs. Raises PackError if two things in them have the same slug."""
    catalogue: Catalogue = packs.with_packs(CATALOGUE, found)
    return catalogue


def load_pack(where: str | Path) -> Pack:
    """Load the pack in a file, or the installed pack with this name. Raises PackError if anything is wrong with it."""
    return packs.load_pack(where, [PACK_FORMAT])
