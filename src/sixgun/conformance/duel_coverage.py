"""Counts what acts in random games of The Duel: cards and characters, and which options were on and off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any, TypeVar

from sixgun.conformance.random_setups import random_duel_setup
from sixgun.conformance.watched import Coverage, watched_effect
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Effect
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.options import Options
from sixgun.duel.sets import CATALOGUE

E = TypeVar("E", bound=Effect)


@dataclass
class DuelCoverage(Coverage):
    """What happened, and in how many games each switch was on and off."""

    switches: Counter[tuple[str, Any]] = field(default_factory=Counter)

    def missing(self) -> list[str]:
        """List what never happened."""
        return [
            *(slug for slug in CATALOGUE.effects if not self.acted[slug]),
            *(face.text for face in CATALOGUE.faces if face.symbol and not self.faces[face.text]),
            *(f"{switch.name}={value}" for switch in fields(Options) if isinstance(switch.default, bool)
              for value in (False, True) if not self.switches[switch.name, value]),
        ]  # fmt: skip

    def lines(self) -> Iterator[str]:
        """Yield the report: effects by kind, then the switches."""
        for title, slugs in (("cards", CATALOGUE.cards), ("characters", CATALOGUE.characters)):
            yield f"{title} (how often each acted)"
            yield from (f"  {slug:24}{self.acted[slug]:9}" for slug in slugs)
        yield "switches (games off / on)"
        for switch in fields(Options):
            if isinstance(switch.default, bool):
                off, on = (self.switches[switch.name, value] for value in (False, True))
                yield f"  {switch.name:24}{off:9} /{on:8}"


def snapshot(game: Game) -> tuple[Any, ...]:
    """Return everything that an effect can change."""
    state = game.state
    fighters = [(fighter.life, fighter.in_play, fighter.out) for fighter in state.fighters]
    players = [(player.active, player.rear, player.hand) for player in state.players]
    piles = [len(deck) for deck in state.decks], len(state.discard), bytes(state.seen)
    return fighters, players, piles, state.turn_marks.copy()


def watched(effect: E, coverage: DuelCoverage) -> E:
    """Return the same effect, counting how often it acts."""
    slug = effect.slug

    def note(_game: Game) -> None:
        coverage.acted[slug] += 1

    return watched_effect(effect, ("play", "avoided"), snapshot, note)


def watched_catalogue(coverage: DuelCoverage) -> Catalogue:
    """Return the set with its effects watched."""
    return Catalogue(
        replace(
            card_set,
            cards=tuple(watched(card, coverage) for card in card_set.cards),
            law=tuple(watched(character, coverage) for character in card_set.law),
            outlaws=tuple(watched(character, coverage) for character in card_set.outlaws),
        )
        for card_set in CATALOGUE.sets.values()
    )


def cover_game(game: Game, chance: Random, coverage: DuelCoverage) -> None:
    """Play a game to its end at random and count what happens."""
    for _ in coverage.play_out(game, chance):
        pass
    for item in game.news or []:
        if item.kind in ("play", "equip", "avoid", "reply"):
            coverage.faces.update(face.text for face in item.faces)
        if item.kind == "avoid":
            # A Missed! has nothing but its symbol: it acts as an answer.
            coverage.acted.update(face.slug for face in item.faces if face.slug == item.what)
    coverage.switches.update((switch.name, getattr(game.options, switch.name)) for switch in fields(Options))


def play_covered_games(seed: str, numbers: range) -> DuelCoverage:
    """Play the random games with these numbers and count what happens."""
    coverage = DuelCoverage()
    catalogue = watched_catalogue(coverage)
    for number in numbers:
        chance = Random(f"{seed}/{number}")
        cover_game(
            new_game(random_duel_setup(chance, f"{seed}/{number}"), catalogue, collect_news=True), chance, coverage
        )
    return coverage
