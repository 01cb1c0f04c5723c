"""What can lie on the table: the effects by their slugs, the two decks and the two companies of characters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sixgun.cardgame.facts import PLAIN, Facts
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import LAW, OUTLAW, Face, face
from sixgun.duel.facts import facts_of
from sixgun.kernel.ask import ChoicesByTarget

NO_EFFECT: Final = Effect()
"""What an unknown slug stands for."""


@dataclass(frozen=True)
class CardSet:
    """The contents of one box: playing cards, the decks, the characters of the Law and of the Outlaws."""

    slug: str
    cards: tuple[Card, ...]
    deck: tuple[Face, ...]
    law: tuple[Character, ...]
    outlaws: tuple[Character, ...]


class Catalogue:
    """The box on the shelf; every effect is found by its slug. `faces` are all its cards in the order of the ids: the
    characters of the Law, those of the Outlaws, the deck of the Law, that of the Outlaws. `rows` is what games remember
    of whom cards reach (see rules/allowed.py), `plain` the card as which others count as a BANG! card."""

    def __init__(self, boxes: Iterable[CardSet]) -> None:
        self.sets = {card_set.slug: card_set for card_set in boxes}
        self._facts: dict[str, Facts] = {}
        self.cards: dict[str, Card] = {}
        self.characters: dict[str, Character] = {}
        companies: dict[str, list[Face]] = {LAW: [], OUTLAW: []}
        decks: dict[str, list[Face]] = {LAW: [], OUTLAW: []}
        for card_set in self.sets.values():
            self.cards.update({card.slug: card for card in card_set.cards})
            for side, company in ((LAW, card_set.law), (OUTLAW, card_set.outlaws)):
                self.characters.update({character.slug: character for character in company})
                companies[side] += [face(character.slug, side) for character in company]
                decks[side] += [shown for shown in card_set.deck if shown.back == side]
        self.effects: dict[str, Effect] = {**self.cards, **self.characters}
        (self.plain,) = (card for card in self.cards.values() if card.plain)
        self.rows: dict[tuple[Any, ...], dict[str, ChoicesByTarget]] = {}
        self.faces = (*companies[LAW], *companies[OUTLAW], *decks[LAW], *decks[OUTLAW])

    def effect(self, slug: str) -> Effect:
        """The effect of this name; one that does nothing if there is none."""
        return self.effects.get(slug, NO_EFFECT)

    def facts(self, slug: str) -> Facts:
        """What is known about a card or character; plain facts if there is none of this name."""
        found = self._facts.get(slug)
        if found is None and slug in self.effects:
            found = self._facts[slug] = facts_of(self.effects[slug], self.faces)
        return found or PLAIN
