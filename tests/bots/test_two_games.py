"""A bot that plays another game with other cards judges it by the cards of that game."""

from __future__ import annotations

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.asks import CardAsk
from sixgun.bang.card_kinds import Blue
from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import Card, Source
from sixgun.bang.faces import HEARTS, face
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import choice_text
from sixgun.bang.position import parse_position
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import BOTS, make_bot
from sixgun.cardgame.facts import DRAW
from sixgun.kernel.chance import key_from_seed

SEATS = 4


class Drawing(Card):
    slug = "whip"
    act = DRAW
    draws = 2

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 2)


class Burden(Blue):
    slug = "whip"
    burden = True


def catalogue_with(card: Card) -> Catalogue:
    return Catalogue([*CATALOGUE.sets.values(), CardSet("mine", (card,), (face("whip", HEARTS, 5),), ())])


TABLE = """
    > Bart Cassidy    sheriff 4/5 hand: whip-5h
      Kit Carlson     outlaw 2/4
      Rose Doolan     outlaw
      Lucky Duke      renegade
"""


@pytest.mark.parametrize("level", BOTS["bang"])
def test_a_bot_plays_a_game_with_more_sets_after_one_with_few(level: str) -> None:
    bots = [make_bot(level, "two games", seat) for seat in range(SEATS)]
    for sets in (("base",), tuple(CATALOGUE.sets), ("base", "dodge_city")):
        for bot in bots:
            bot.max_simulations = 2
        game = new_game(Setup(SEATS, key_from_seed("two games"), sets), forkable=True, collect_news=True)
        play_game(game, bots)
        assert game.outcome is not None


def test_a_gunslinger_judges_a_card_by_the_catalogue_of_the_game_it_plays() -> None:
    bot = make_bot("gunslinger", "two games", 0)
    chosen = []
    for card in (Drawing(), Burden(), Drawing()):
        game = parse_position(TABLE, catalogue_with(card), collect_news=True)
        ask = game.ask
        assert isinstance(ask, CardAsk)
        view = View(game, ask.seat)
        chosen.append(choice_text(view, ask, bot.choose(view, ask)))
    assert chosen == ["play whip-5h", "pass", "play whip-5h"]
