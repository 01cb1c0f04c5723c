"""Cases for how long news are on show, so that server and page reckon alike.

`python -m tests.support.news_time_cases` writes web/src/testing/recorded/newsTimes.jsonl: one line for each case, and
one for each way in which news are hurried.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from sixgun.games import game_type_named
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem
from sixgun.server.protocol.news_times import NEWS_TIMES, befallen, hurried, milliseconds, news_time
from tests.support.recorded_steps import FOLDER

PLACE: Final = FOLDER / "newsTimes.jsonl"
WHATS: Final = ("", "bang", "colt", "duel", "gatling", "panic", "forced", "unheard_of")
WAITING: Final = ((0, 0), (3, 3), (4, 0), (4, 4), (9, 3), (24, 12))


def cases() -> Iterator[dict[str, Any]]:
    """Every kind aimed at nobody, oneself and others, by a seat without a person; seat 1 is the viewer's."""
    for game, kinds in NEWS_TIMES.items():
        game_type = game_type_named(game)
        names = sorted({*(kind.partition(" ")[0] for kind in kinds), "unheard_of"})
        for kind in names:
            for what in WHATS if kind in ("play", "discard") else ("",):
                for seat, target, amount in ((0, NOBODY, 2), (0, 1, 1), (0, 13, 12), (1, 1, 0), (1, 0, 1)):
                    news = NewsItem(kind, seat, target, amount, what)
                    act = game_type.facts(what).act
                    yield {
                        "game": game, "kind": kind, "seat": seat, "target": target, "amount": amount, "what": what,
                        "befalls": befallen(game, news, news_time(game, news, act)),
                        "time": milliseconds(game, news, act, (1,)),
                    }  # fmt: skip


def written() -> bytes:
    """The whole file."""
    lines = [*cases(), *({"whole": whole, "waiting": waiting, "heavy": heavy, "left": hurried(whole, waiting, heavy)}
                         for whole in (280, 900, 1360, 2200) for waiting, heavy in WAITING)]  # fmt: skip
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


if __name__ == "__main__":
    PLACE.write_bytes(written())
