"""Decisions at positions: what a bot answers there, in the notation, and why."""

from __future__ import annotations

from sixgun.bang.asks import CardAsk
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.notation import choice_text, parse_choice
from sixgun.bang.position import parse_position
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.cardgame.motive import Motive


def decided(
    position: str, *answers: str, level: str = "gunslinger", catalogue: Catalogue = CATALOGUE
) -> tuple[str, Motive | None]:
    """What a bot answers at a position after some answers, and its motive."""
    game = parse_position(position, catalogue, collect_news=True)
    for text in answers:
        assert game.ask is not None
        game.answer(parse_choice(game, game.ask, text))
    ask = game.ask
    assert isinstance(ask, CardAsk)
    view = View(game, ask.seat)
    bot = make_bot(level, "position", ask.seat)
    choice = bot.choose(view, ask)
    return choice_text(view, ask, choice), bot.why()


def chosen(position: str, *answers: str, level: str = "gunslinger") -> str:
    return decided(position, *answers, level=level)[0]


def why(position: str, *answers: str) -> str:
    """The slug of the motive."""
    motive = decided(position, *answers)[1]
    assert motive is not None
    return motive.slug
