"""The set-up: characters, decks and who begins."""

from __future__ import annotations

import pytest

from sixgun.duel.new_game import new_game
from sixgun.duel.options import Options
from sixgun.duel.rules.setup import Setup
from sixgun.duel.view import View
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError


def test_both_choose_their_first_active_character_secretly() -> None:  # ruling 2
    one, other = (new_game(Setup(key_from_seed("secret")), collect_news=True) for _ in range(2))
    assert one.ask is not None
    first, second = one.ask.options()
    one.answer(first)
    other.answer(second)
    assert one.news == other.news == []
    assert View(one, 1).to_data() == View(other, 1).to_data()
    assert one.ask is not None
    assert other.ask is not None
    assert (one.ask.seat, one.ask.options()) == (other.ask.seat, other.ask.options())
    assert one.imagine(1, key_from_seed("x")).state.to_data() == other.imagine(1, key_from_seed("x")).state.to_data()
    one.answer(one.ask.options()[0])
    other.answer(other.ask.options()[0])
    law = [View(game, 1).player(0).characters for game in (one, other)]
    assert [character.slug for character in law[0]] == [character.slug for character in reversed(law[1])]


def test_the_active_characters_are_shown_before_the_others_and_the_law_begins() -> None:  # ruling 2, 3
    game = new_game(Setup(key_from_seed(1)), collect_news=True)
    for _ in range(2):
        assert game.ask is not None
        game.answer(game.ask.options()[1])
    news = game.news or []
    entered = [item.target for item in news if item.kind == "enter"]
    players = game.state.players
    assert entered == [players[0].active, players[1].active, players[0].rear, players[1].rear]
    assert [item.amount for item in news if item.kind == "draw"][:2] == [4, 5]
    assert game.state.turn == 0


def test_a_player_knows_who_is_in_their_reserve_but_not_the_order() -> None:  # ruling 1
    game = new_game(Setup(key_from_seed("reserve"), Options(characters=6)))
    mine = View(game, 0).player(0)
    assert (mine.reserve_count, len(mine.reserve)) == (6, 6)
    assert list(mine.reserve) == sorted(mine.reserve)
    assert View(game, 1).player(0).reserve == ()
    worlds = [game.imagine(0, key_from_seed(n)) for n in range(20)]
    orders = {tuple(world.face(card).slug for card in world.player(0).reserve) for world in worlds}
    assert len(orders) > 10
    assert len({tuple(sorted(order)) for order in orders}) == 1
    seen_by_foe = {
        tuple(sorted(world.face(card).slug for card in world.player(0).reserve))
        for world in (game.imagine(1, key_from_seed(n)) for n in range(20))
    }
    assert len(seen_by_foe) > 10


@pytest.mark.parametrize("characters", [3, 13])
def test_each_side_takes_four_to_twelve_characters(characters: int) -> None:  # ruling 1
    with pytest.raises(SetupError, match="choose 4 to 12"):
        new_game(Setup(key_from_seed(1), Options(characters=characters)))
