"""Everything of The Duel that has a name, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.duel.catalogue import Catalogue
from sixgun.duel.faces import SIDES
from sixgun.duel.options import Options
from sixgun.duel.rules.setup import DUEL_SET, PLAYERS
from sixgun.duel.sets import CATALOGUE
from sixgun.server import protocol
from sixgun.server.presentation.catalogue_texts import bots, described, option_texts, summary_lines
from sixgun.server.protocol import CatalogueEntry, SetText
from sixgun.wording import Language
from sixgun.wording.duel import set_name, side_goal, side_name

PREFIX: Final = "duel-"


def catalogue_in_words(words: Language, catalogue: Catalogue = CATALOGUE) -> protocol.Catalogue:
    """Return everything in the sets of a catalogue, in one language."""
    return protocol.Catalogue(
        game="duel",
        name=words.text("game-duel"),
        entries=[*_cards(words, catalogue), *_characters(words), *_sides(words)],
        sets=[
            SetText(
                slug=slug,
                name=set_name(words, slug),
                most_players=PLAYERS,
                fewest_players=PLAYERS,
                pack=slug not in CATALOGUE.sets,
            )
            for slug in catalogue.sets
        ],
        options=option_texts(words, "duel", Options()),
        bots=bots("duel"),
        summary=summary_lines(words, "duel"),
    )


def _cards(words: Language, catalogue: Catalogue) -> Iterator[CatalogueEntry]:
    for card_set in catalogue.sets.values():
        for card in card_set.cards:
            slug, avoids = card.slug, card.parries_from_hand
            faces = [face.text for face in catalogue.faces if face.slug == slug and face.symbol]
            facts = catalogue.facts(slug)
            yield described(words, "card", slug, card_set.slug, facts, prefix=PREFIX, faces=faces, avoids=avoids)


def _characters(words: Language) -> Iterator[CatalogueEntry]:
    for card_set in CATALOGUE.sets.values():
        for side, company in zip(SIDES, (card_set.law, card_set.outlaws)):
            for character in company:
                facts = CATALOGUE.facts(character.slug)
                yield described(words, "character", character.slug, DUEL_SET, facts, prefix=PREFIX, side=side)


def _sides(words: Language) -> Iterator[CatalogueEntry]:
    for side in SIDES:
        yield CatalogueEntry(
            slug=side, kind="side", set=DUEL_SET, name=side_name(words, side), text=side_goal(words, side)
        )
