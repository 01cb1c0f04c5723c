"""Random games of The Duel until every card and character has acted, every face was used, every question put,
every news told and every switch thrown: nothing is left at zero."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sixgun.conformance.duel_coverage import DuelCoverage, cover_game, watched, watched_catalogue
from sixgun.conformance.random_setups import random_duel_setup
from sixgun.duel.announce import NEWS
from sixgun.duel.asks import ASKS
from sixgun.duel.effect import Effect
from sixgun.duel.new_game import new_game
from sixgun.duel.rules.setup import Setup
from sixgun.duel.sets import CATALOGUE
from sixgun.kernel.chance import key_from_seed

pytestmark = pytest.mark.uncounted

MOST_GAMES = 150


@cache
def seen() -> DuelCoverage:
    """Games of all options until nothing is missing, or too many were played."""
    coverage = DuelCoverage()
    catalogue = watched_catalogue(coverage)
    while coverage.games < MOST_GAMES and (
        coverage.missing() or set(ASKS) - set(coverage.kinds) or set(NEWS) - set(coverage.news)
    ):
        chance = Random(f"exhaustive {coverage.games}")
        cover_game(
            new_game(random_duel_setup(chance, f"{coverage.games}"), catalogue, collect_news=True), chance, coverage
        )
    return coverage


def test_every_card_and_every_character_acts_and_every_face_and_switch_is_used() -> None:
    assert len(CATALOGUE.effects) == 31 + 24
    assert seen().missing() == [], f"not seen in {seen().games} games"


def test_every_kind_of_question_is_put() -> None:
    assert set(seen().kinds) == set(ASKS)


def test_every_kind_of_news_is_told() -> None:
    assert set(seen().news) == set(NEWS)


def test_watching_an_effect_changes_nothing_and_idle_ones_do_not_count() -> None:
    coverage = DuelCoverage()
    twins: dict[str, Effect] = {slug: watched(effect, coverage) for slug, effect in CATALOGUE.effects.items()}
    for slug, twin in twins.items():
        effect = CATALOGUE.effects[slug]
        assert (twin.slug, twin.priority, twin.always, type(twin).hooks) == (
            (effect.slug, effect.priority, effect.always, type(effect).hooks)
        )
    game = new_game(Setup(key_from_seed("idle")))
    assert twins["scope"].modify_targets(game, 0, CATALOGUE.cards["beer"], frozenset((1,))) == frozenset((1,))
    assert sum(coverage.acted.values()) == 0
    assert twins["bank"].modify_draw_count(game, 0, 0, 2) == 3
    assert coverage.acted == {"bank": 1}
