"""The catalogue: the card sets, their effects by slug, and all faces in the order of their ids."""

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
    """One card set: playing cards, both decks, and the characters of the Law and of the Outlaws."""

    slug: str
    cards: tuple[Card, ...]
    deck: tuple[Face, ...]
    law: tuple[Character, ...]
    outlaws: tuple[Character, ...]


class Catalogue:
    """Some card sets, with every effect by its slug.

    `faces` are all cards in the order of their ids: the characters of the Law, the characters of the Outlaws, the deck
    of the Law, the deck of the Outlaws. `rows` caches whom cards can reach (see `rules/legal_plays.py`). `plain` is the
    BANG! card that other cards count as.
    """

    def __init__(self, card_sets: Iterable[CardSet]) -> None:
        self.sets = {card_set.slug: card_set for card_set in card_sets}
        self._facts: dict[str, Facts] = {}
        self.cards: dict[str, Card] = {}
        self.characters: dict[str, Character] = {}
        characters: dict[str, list[Face]] = {LAW: [], OUTLAW: []}
        decks: dict[str, list[Face]] = {LAW: [], OUTLAW: []}
        for card_set in self.sets.values():
            self.cards.update({card.slug: card for card in card_set.cards})
            for side, members in ((LAW, card_set.law), (OUTLAW, card_set.outlaws)):
                self.characters.update({character.slug: character for character in members})
                characters[side] += [face(character.slug, side) for character in members]
                decks[side] += [shown for shown in card_set.deck if shown.back == side]
        self.effects: dict[str, Effect] = {**self.cards, **self.characters}
        (self.plain,) = (card for card in self.cards.values() if card.plain)
        self.rows: dict[tuple[Any, ...], dict[str, ChoicesByTarget]] = {}
        self.faces = (*characters[LAW], *characters[OUTLAW], *decks[LAW], *decks[OUTLAW])

    def effect(self, slug: str) -> Effect:
        """The effect of this name; one that does nothing if there is none."""
        return self.effects.get(slug, NO_EFFECT)

    def facts(self, slug: str) -> Facts:
        """The facts of a card or character. An unknown slug has the default facts."""
        found = self._facts.get(slug)
        if found is None and slug in self.effects:
            found = self._facts[slug] = facts_of(self.effects[slug], self.faces)
        return found or PLAIN
