"""What acted in random games: every card, character and event, and every event with every character.

All effects are watched: a subclass of each notes when one of its hooks changes something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from benchmarks.mixes import random_setup
from benchmarks.watching import Seen, watched_twin
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.game import Game
from sixgun.bang.table import CATALOGUE, new_game

Pairs = Counter[tuple[str, str]]
E = TypeVar("E", bound=Effect)


@dataclass
class Coverage(Seen):
    """What was seen, and how often each event met each character."""

    met: Pairs = field(default_factory=Counter)
    acted_during: Pairs = field(default_factory=Counter)

    def missing(self, catalogue: Catalogue = CATALOGUE) -> list[str]:
        """What has not been seen at all."""
        pairs = [(event, character) for event in catalogue.events for character in catalogue.characters]
        return [
            *(slug for slug in catalogue.effects if not self.acted[slug]),
            *(face.text for box in catalogue.boxes.values() for face in box.deck if not self.faces[face.text]),
            *(f"{event} with {character}" for event, character in pairs if not self.met[event, character]),
        ]

    def lines(self, catalogue: Catalogue = CATALOGUE) -> Iterator[str]:
        """The report: effects by kind, then a table of all pairs (turns together; how often the character acted)."""
        for title, slugs in (
            ("cards", catalogue.cards),
            ("characters", catalogue.characters),
            ("events", catalogue.events),
        ):
            yield f"{title} (how often each acted)"
            yield from (f"  {slug:24}{self.acted[slug]:9}" for slug in slugs)
        yield "events with characters (turns in which both were there / how often the character acted meanwhile)"
        for event in catalogue.events:
            yield f"  {event}"
            for character in catalogue.characters:
                pair = event, character
                yield f"    {character:22}{self.met[pair]:9} /{self.acted_during[pair]:8}"


def picture(game: Game) -> tuple[Any, ...]:
    """What an effect may change."""
    state = game.state
    players = [(p.life, p.max_life, p.hand, p.in_play, p.out, p.characters) for p in state.players]
    piles = len(state.deck), len(state.discard), bytes(state.seen)
    return players, piles, state.skipped, state.turn_marks.copy(), state.game_marks.copy()


def watched(effect: E, coverage: Coverage) -> E:
    """The same effect, watched."""
    slug = effect.slug

    def note(game: Game) -> None:
        coverage.acted[slug] += 1
        if game.state.event:
            coverage.acted_during[game.state.event, slug] += 1

    return watched_twin(effect, ("play", "replied"), picture, note)


def watched_catalogue(coverage: Coverage, catalogue: Catalogue = CATALOGUE) -> Catalogue:
    """All boxes with their effects watched."""
    return Catalogue(
        replace(
            box,
            cards=tuple(watched(card, coverage) for card in box.cards),
            characters=tuple(watched(character, coverage) for character in box.characters),
            events=tuple(watched(event, coverage) for event in box.events),
        )
        for box in catalogue.boxes.values()
    )


def cover_game(game: Game, chance: Random, coverage: Coverage) -> None:
    """Play a game to its end at random and note what happens."""
    turn = 0
    for _ in coverage.questions(game, chance):
        state = game.state
        if state.event and state.number != turn:
            turn = state.number
            for player in state.players:
                if not player.out:
                    coverage.met.update((state.event, slug) for slug in player.characters)
    for item in game.news or []:
        if item.kind in ("play", "reply", "use"):
            coverage.faces.update(face.text for face in item.faces)
        if item.kind == "reply" and not item.what:
            # A Missed! has nothing but its symbol: it acts as a reply.
            coverage.acted.update(face.slug for face in item.faces)


def cover(seed: str, numbers: range) -> Coverage:
    """The games with these numbers."""
    coverage = Coverage()
    catalogue = watched_catalogue(coverage)
    for number in numbers:
        chance = Random(f"{seed}/{number}")
        setup = random_setup(chance, f"{seed}/{number}")
        cover_game(new_game(setup, catalogue, keeps=True, tells=True), chance, coverage)
    return coverage
