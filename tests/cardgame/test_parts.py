"""Every part of every game loads and is what it should be; a part that is wrong is one sentence."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from examples.doubt.game_type import DOUBT, DoubtType
from sixgun.bang.game_type import BANG, Bang
from sixgun.bots import BotLevels
from sixgun.bots.base import Bot
from sixgun.cardgame.game_type import AnyGameType, GameParts
from sixgun.duel.game_type import DUEL
from sixgun.games import load_part
from sixgun.kernel.errors import SixgunError
from sixgun.server.presentation.game_presenter import GamePresenter
from sixgun.terminal.games import GameScreen
from sixgun.wording.games import Wording

KINDS: dict[str, type[Any]] = {
    "wording": Wording,
    "bots": BotLevels,
    "terminal": GameScreen,
    "presenter": GamePresenter,
}
GAMES: list[AnyGameType] = [BANG, DUEL, DOUBT]


class PlainBang(Bang):
    """BANG! with generic parts."""

    name = "plain_bang"
    parts = GameParts()


def test_every_part_has_a_kind() -> None:
    assert {field.name for field in fields(GameParts)} == set(KINDS)


@pytest.mark.parametrize("part", KINDS)
@pytest.mark.parametrize("game_type", [*GAMES, PlainBang()], ids=lambda game_type: game_type.name)
def test_every_part_of_every_game_loads(game_type: AnyGameType, part: str) -> None:
    found = load_part(game_type, part, KINDS[part])
    assert isinstance(found, KINDS[part])
    assert load_part(game_type, part, KINDS[part]) is found


@pytest.mark.parametrize("game_type", GAMES, ids=lambda game_type: game_type.name)
def test_all_bots_of_a_game_load(game_type: AnyGameType) -> None:
    levels = load_part(game_type, "bots", BotLevels)
    assert "random" in levels
    assert all(issubclass(level, Bot) for level in levels.values())
    assert {levels.usual, levels.strong} <= set(levels)


def test_a_greenhorn_needs_facts() -> None:
    class NoFacts(DoubtType):
        def facts(self, slug: str, packs: Any = ()) -> Any:
            return BANG.facts("no_such_card")

    assert list(load_part(DOUBT, "bots", BotLevels)) == ["random", "greenhorn"]
    assert list(load_part(NoFacts(), "bots", BotLevels)) == ["random"]


@pytest.mark.parametrize(
    ("place", "cause"),
    [
        ("sixgun.no_such_module:BOTS", "cannot be imported"),
        ("sixgun.bots.bang:NO_SUCH_NAME", "cannot be imported"),
        ("sixgun.bots.bang.greenhorn:ATTACKS", "cannot be imported"),
        ("sixgun.bots.random_bot:INTERJECT_CHANCE", "is a float, not a BotLevels"),
        ("sixgun.terminal.generic:generic_screen", "is a GameScreen, not a BotLevels"),
    ],
)
def test_a_wrong_part_is_one_sentence(place: str, cause: str) -> None:
    class Broken(DoubtType):
        parts = GameParts(bots=place)

    with pytest.raises(SixgunError, match=f"the game “doubt”: its part “bots” at {place} .*{cause}"):
        load_part(Broken(), "bots", BotLevels)
