"""A bot in a process of its own: `python -m sixgun.bots.bang.alone LEVEL DEAL SEAT`.

It reads the stream of its seat from standard input, one question in JSON on each line, and writes its choice and its
motive. There is no game in this process, so nothing can be known here that the seat may not know.
"""

from __future__ import annotations

import json
import sys
from typing import IO, Any

from sixgun.bots import make_bot
from sixgun.bots.bang.stream import StreamView, read_choice
from sixgun.bots.base import AnyBot
from sixgun.kernel.ask import Choice
from sixgun.kernel.news import News


def replied(bot: AnyBot, data: dict[str, Any], memory: list[News]) -> dict[str, Any]:
    """The answer of a bot to one line: to its question, or to what it may interject."""
    view = StreamView(data, memory)
    wish: Choice | None
    if "offers" in data:
        wish = bot.interject(view, [read_choice(parts) for parts in data["offers"]])
    else:
        wish = bot.choose(view, view.ask)
    why = bot.why()
    return {
        "choice": [wish.verb, wish.card, wish.target, wish.what] if wish else None,
        "motive": [why.slug, dict(why.args)] if why else None,
    }


def serve(bot: AnyBot, lines: IO[str], out: IO[str]) -> None:
    """Answer line by line until there are no more."""
    memory: list[News] = []
    for line in lines:
        print(json.dumps(replied(bot, json.loads(line), memory)), file=out, flush=True)


if __name__ == "__main__":
    level, deal, seat = sys.argv[1:]
    serve(make_bot(level, deal, int(seat)), sys.stdin, sys.stdout)
