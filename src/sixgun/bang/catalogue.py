"""The catalogue: all card sets, and their effects by slug."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from sixgun.bang.effect import NO_AIM, Card, Character, Effect, Event
from sixgun.bang.effect_index import FigureCache
from sixgun.bang.faces import Face, kind_number
from sixgun.bang.facts import facts_of
from sixgun.bang.options import Options
from sixgun.bang.targets import PLAY_UNTARGETED, UNPLAYABLE
from sixgun.cardgame.facts import PLAIN, Facts
from sixgun.kernel.ask import ChoicesByTarget
from sixgun.kernel.errors import SetupError, quoted

NO_EFFECT: Final = Effect()
"""What an unknown slug stands for."""
NO_CARD_KIND: Final = Card()
"""What the number of a card of another catalogue stands for."""


@dataclass(frozen=True)
class CardSet:
    """One card set: playing cards, the deck, characters and events.

    `most_players` is the largest table that the set has roles for.
    """

    slug: str
    cards: tuple[Card, ...]
    deck: tuple[Face, ...]
    characters: tuple[Character, ...] = ()
    events: tuple[Event, ...] = ()
    most_players: int = 7

    game: ClassVar[str] = "bang"

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Everything in the set."""
        return (*self.cards, *self.characters, *self.events)


class Catalogue:
    """Some card sets, with every effect by its slug. `packs` are the packs that some of the sets come from.

    `kinds` has the playing cards by their `Face.kind_number`. `plain_rows` holds, in the same order, the choices that a
    player with nothing in front of them has: for cards without a target whose choices depend only on the cards in play.
    """

    def __init__(self, card_sets: Iterable[CardSet], packs: tuple[Any, ...] = ()) -> None:
        self.packs = packs
        self.sets = {card_set.slug: card_set for card_set in card_sets}
        self._facts: dict[str, Facts] = {}
        self._selected: dict[tuple[str, ...], Catalogue] = {}
        self._figure_caches: dict[Options, FigureCache] = {}
        self.cards: dict[str, Card] = {}
        self.characters: dict[str, Character] = {}
        self.events: dict[str, Event] = {}
        for card_set in self.sets.values():
            self.cards.update({card.slug: card for card in card_set.cards})
            self.characters.update({character.slug: character for character in card_set.characters})
            self.events.update({event.slug: event for event in card_set.events})
        self._check_decks()
        numbers = {kind_number(card.slug): card for card in self.cards.values()}
        self.kinds = [numbers.get(number, NO_CARD_KIND) for number in range(max(numbers, default=-1) + 1)]
        self.plain_rows: list[ChoicesByTarget | None] = [None] * len(self.kinds)
        for number, card in numbers.items():
            if card.depends_on_cards_in_play_only and card.aim == NO_AIM:
                self.plain_rows[number] = UNPLAYABLE if card.reply_only else PLAY_UNTARGETED
        self.effects: dict[str, Effect] = {**self.cards, **self.characters, **self.events}
        self.suspenders = frozenset(slug for slug, effect in self.effects.items() if "suspends" in effect.hooks)

    def _check_decks(self) -> None:
        """Check that each face in a deck belongs to a card: nothing could be done with another one."""
        for card_set in self.sets.values():
            for shown in card_set.deck:
                if shown.slug not in self.cards:
                    cause = f"the deck of the set {quoted(card_set.slug)} has a card {quoted(shown.slug)}"
                    raise SetupError(f"{cause} that is not among the cards: add it to the cards of a set")

    def card_set(self, slug: str) -> CardSet:
        """The card set with this slug. Raises SetupError if there is none."""
        found = self.sets.get(slug)
        if found is None:
            raise SetupError(f"unknown set {quoted(slug)}: there are {', '.join(self.sets)}")
        return found

    def effect(self, slug: str) -> Effect:
        """The effect of this name; one that does nothing if there is none."""
        return self.effects.get(slug, NO_EFFECT)

    def facts(self, slug: str) -> Facts:
        """The facts of a card, character or event. An unknown slug has the default facts."""
        found = self._facts.get(slug)
        if found is None and slug in self.effects:
            found = self._facts[slug] = facts_of(self.effects[slug])
        return found or PLAIN

    def figure_cache(self, options: Options, hooks: Iterable[int]) -> FigureCache:
        """The cache of figures that all games with these sets and options share."""
        found = self._figure_caches.get(options)
        if found is None:
            found = self._figure_caches[options] = FigureCache(hooks)
        return found

    def select(self, sets: tuple[str, ...]) -> Catalogue:
        """A catalogue with only the sets that a game uses, so that no time is spent on effects that cannot occur."""
        if set(sets) >= set(self.sets):
            return self
        found = self._selected.get(sets)
        if found is None:
            used = tuple([pack for pack in self.packs if pack.slug in sets])
            found = self._selected[sets] = Catalogue([self.card_set(slug) for slug in sets], used)
        return found
