"""The catalogue: the card sets, their effects by slug, and all faces in the order of their ids."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from sixgun.cardgame.facts import PLAIN, Facts
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import LAW, OUTLAW, Face, face
from sixgun.duel.facts import facts_of
from sixgun.kernel.ask import ChoicesByTarget
from sixgun.kernel.errors import SetupError, quoted

NO_EFFECT: Final = Effect()
"""What an unknown slug stands for."""


@dataclass(frozen=True)
class CardSet:
    """One card set: playing cards, both decks, and the characters of the Law and of the Outlaws.

    A pack has no characters.
    """

    slug: str
    cards: tuple[Card, ...]
    deck: tuple[Face, ...]
    law: tuple[Character, ...] = ()
    outlaws: tuple[Character, ...] = ()

    game: ClassVar[str] = "duel"

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Everything in the set."""
        return (*self.cards, *self.law, *self.outlaws)


class Catalogue:
    """Some card sets, with every effect by its slug.

    `faces` are all cards in the order of their ids: the characters of the Law, the characters of the Outlaws, the deck
    of the Law, the deck of the Outlaws. `rows` caches whom cards can reach (see `rules/legal_plays.py`). `plain` is the
    BANG! card that other cards count as. `packs` are the packs that some of the sets come from.
    """

    def __init__(self, card_sets: Iterable[CardSet], packs: tuple[Any, ...] = ()) -> None:
        self.packs = packs
        self._selected: dict[tuple[str, ...], Catalogue] = {}
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

    def select(self, sets: tuple[str, ...]) -> Catalogue:
        """A catalogue with only the sets that a game uses. Raises SetupError if there is no such set."""
        if set(sets) == set(self.sets):
            return self
        found = self._selected.get(sets)
        if found is None:
            for slug in sets:
                if slug not in self.sets:
                    raise SetupError(f"unknown set {quoted(slug)}: there are {', '.join(self.sets)}")
            used = tuple([pack for pack in self.packs if pack.slug in sets])
            found = self._selected[sets] = Catalogue([self.sets[slug] for slug in sets], used)
        return found

    def effect(self, slug: str) -> Effect:
        """The effect of this name; one that does nothing if there is none."""
        return self.effects.get(slug, NO_EFFECT)

    def facts(self, slug: str) -> Facts:
        """The facts of a card or character. An unknown slug has the default facts."""
        found = self._facts.get(slug)
        if found is None and slug in self.effects:
            found = self._facts[slug] = facts_of(self.effects[slug], self.faces)
        return found or PLAIN
