"""Counts what acts in random games of BANG!: cards, characters and events, and every event with every character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.sets import CATALOGUE
from sixgun.conformance.random_setups import random_bang_setup
from sixgun.conformance.watched import Coverage, watched_effect

Pairs = Counter[tuple[str, str]]
E = TypeVar("E", bound=Effect)


@dataclass
class BangCoverage(Coverage):
    """What happened, and how often each event met each character."""

    met: Pairs = field(default_factory=Counter)
    acted_during: Pairs = field(default_factory=Counter)

    def missing(self, catalogue: Catalogue = CATALOGUE) -> list[str]:
        """List what never happened."""
        pairs = [(event, character) for event in catalogue.events for character in catalogue.characters]
        return [
            *(slug for slug in catalogue.effects if not self.acted[slug]),
            *(face.text for card_set in catalogue.sets.values() for face in card_set.deck if not self.faces[face.text]),
            *(f"{event} with {character}" for event, character in pairs if not self.met[event, character]),
        ]

    def lines(self, catalogue: Catalogue = CATALOGUE) -> Iterator[str]:
        """Yield the report: effects by kind, then all pairs of event and character."""
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


def snapshot(game: Game) -> tuple[Any, ...]:
    """Return everything that an effect can change."""
    state = game.state
    players = [(p.life, p.max_life, tuple(p.hand), p.in_play, p.out, p.characters) for p in state.players]
    piles = len(state.deck), len(state.discard), bytes(state.seen)
    return players, piles, state.skipped, state.turn_marks.copy(), state.game_marks.copy()


def watched(effect: E, coverage: BangCoverage) -> E:
    """Return the same effect, counting how often it acts."""
    slug = effect.slug

    def note(game: Game) -> None:
        coverage.acted[slug] += 1
        if game.state.event:
            coverage.acted_during[game.state.event, slug] += 1

    return watched_effect(effect, ("play", "on_used_as_reply"), snapshot, note)


def watched_catalogue(coverage: BangCoverage, catalogue: Catalogue = CATALOGUE) -> Catalogue:
    """Return all sets with their effects watched."""
    return Catalogue(
        replace(
            card_set,
            cards=tuple(watched(card, coverage) for card in card_set.cards),
            characters=tuple(watched(character, coverage) for character in card_set.characters),
            events=tuple(watched(event, coverage) for event in card_set.events),
        )
        for card_set in catalogue.sets.values()
    )


def cover_game(game: Game, chance: Random, coverage: BangCoverage) -> None:
    """Play a game to its end at random and count what happens."""
    turn = 0
    for _ in coverage.play_out(game, chance):
        state = game.state
        if state.event and state.turn_number != turn:
            turn = state.turn_number
            for player in state.players:
                if not player.out:
                    coverage.met.update((state.event, slug) for slug in player.characters)
    for item in game.news or []:
        if item.kind in ("play", "reply", "use"):
            coverage.faces.update(face.text for face in item.faces)
        if item.kind == "reply" and not item.what:
            # A Missed! has nothing but its symbol: it acts as a reply.
            coverage.acted.update(face.slug for face in item.faces)


def play_covered_games(seed: str, numbers: range) -> BangCoverage:
    """Play the random games with these numbers and count what happens."""
    coverage = BangCoverage()
    catalogue = watched_catalogue(coverage)
    for number in numbers:
        chance = Random(f"{seed}/{number}")
        setup = random_bang_setup(chance, f"{seed}/{number}")
        cover_game(new_game(setup, catalogue, forkable=True, collect_news=True), chance, coverage)
    return coverage
