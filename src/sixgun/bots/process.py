"""A bot in its own process: `python -m sixgun.bots.process GAME LEVEL DEAL SEAT`.

It reads what its seat knows from standard input, one question in JSON on each line, and writes its choice and motive.
There is no game in this process, so the bot cannot know more than its seat may know.
"""

from __future__ import annotations

import json
import sys
from typing import IO, Any

from sixgun.bots import bot_levels, make_bot
from sixgun.bots.base import AnyBot
from sixgun.bots.observation import ObservedView, choice_data
from sixgun.kernel.ask import Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import NewsItem


def observed_view(game: str) -> type[ObservedView]:
    """Return the class that reads a seat's data in this game."""
    found = bot_levels(game).observed_view()
    if found is None:
        raise SixgunError(f"bots of the game “{game}” cannot play in a process of their own")
    return found


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
    serve(make_bot(level, deal, int(seat), game), observed_view(game), sys.stdin, sys.stdout)
