"""A bot in its own process: `python -m sixgun.bots.process GAME LEVEL DEAL SEAT`.

It reads what its seat knows from standard input, one question in JSON on each line, and writes its choice and motive.
There is no game in this process, so the bot cannot know more than its seat may know.
"""

from __future__ import annotations

import json
import sys
from typing import IO, Any, Final

from sixgun.bots import make_bot
from sixgun.bots.bang.observation import BangObservedView
from sixgun.bots.base import AnyBot
from sixgun.bots.duel.observation import DuelObservedView
from sixgun.bots.observation import ObservedView, choice_data
from sixgun.kernel.ask import Choice
from sixgun.kernel.news import NewsItem

OBSERVED_VIEWS: Final[dict[str, type[ObservedView]]] = {"bang": BangObservedView, "duel": DuelObservedView}
"""The class that reads a seat's data, by game."""


def answer_to(bot: AnyBot, view: ObservedView) -> dict[str, Any]:
    """Return a bot's answer to one line: to its question, or to the offers out of turn."""
    choice: Choice | None
    if view.ask is None:
        choice = bot.interject(view, view.offers())
    else:
        choice = bot.choose(view, view.ask)
    why = bot.why()
    return {
        "choice": choice_data(choice) if choice else None,
        "motive": [why.slug, dict(why.args)] if why else None,
    }


def serve(bot: AnyBot, view_class: type[ObservedView], lines: IO[str], out: IO[str]) -> None:
    """Answer each line until the input ends."""
    news: list[NewsItem] = []
    for line in lines:
        print(json.dumps(answer_to(bot, view_class(json.loads(line), news))), file=out, flush=True)


if __name__ == "__main__":
    game, level, deal, seat = sys.argv[1:]
    serve(make_bot(level, deal, int(seat), game), OBSERVED_VIEWS[game], sys.stdin, sys.stdout)
