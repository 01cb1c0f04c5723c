"""How long each kind of news is on show at the usual speed: one list for the server and the page.

The page shows the news one after the other for these times, and the server lets bots wait as long. The times depend on
the public form of the news alone, so a pause gives nothing away. `typescript.py` writes the list into the page
(`protocol/newsTimes.ts`). `web/src/connection/newsTime.ts` computes the same as the functions below, and both are
tested with the same cases.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem

# To whom news happen without a choice of their own.
SEAT: Final = "seat"
"""The seat that they are about."""
TARGET: Final = "target"
"""The seat that they are aimed at, whoever does it."""
BY_OTHERS: Final = "by_others"
"""The seat that they are aimed at, if somebody else does it."""
FORCED: Final = "forced"
"""The seat that they are about, if it is made to do it."""
OPPONENT: Final = "opponent"
"""The other of two seats."""


class NewsTime(NamedTuple):
    """Milliseconds for one kind of news.

    `move` lasts until everything lies where it goes, `stay` is the time to read it, and `apart` is added for each card
    after the first. `befalls` says to whom it happens. A `hit` aims at somebody's life.
    """

    move: int
    stay: int = 0
    apart: int = 0
    befalls: str = ""
    hit: bool = False


CARD: Final = NewsTime(280, 400)
"""A card that goes somewhere, and is looked at there."""
BRIEF: Final = NewsTime(280, 200)
"""The same in The Duel, where a card, its hit and what comes of it are news of their own."""
DEALT: Final = NewsTime(280, 0, 60)
"""Cards that change hands."""
OPENED: Final = NewsTime(280, 600, 60)
"""Cards that are shown to all."""
TURNED_UP: Final = NewsTime(320, 1880, befalls=SEAT)
"""A draw! or a reveal: what it shows decides something."""
LIFE: Final = NewsTime(280, 620)
GREAT: Final = NewsTime(400, 1600)
"""What changes the game for everybody."""
PERSONAL: Final = NewsTime(600, 1600, befalls=SEAT)
"""Somebody is out, or is back."""
SHOT: Final = NewsTime(460, 900, befalls=BY_OTHERS)
"""The card, the line to its target, and a look at it."""
CHALLENGE: Final = NewsTime(280, 1720, befalls=BY_OTHERS)
"""A Duel begins."""
OTHER: Final = NewsTime(120, 400)
"""A kind that is not in the list."""

_SHARED: Final = {
    "turn": NewsTime(400), "draw": DEALT, "discard": NewsTime(280, befalls=FORCED), "store": OPENED, "show": OPENED,
    "play": NewsTime(280, 500, befalls=BY_OTHERS), "play challenge": CHALLENGE,
    "use": CARD._replace(befalls=BY_OTHERS), "reply": CARD, "take": CARD, "steal": CARD._replace(befalls=BY_OTHERS),
    "flip": TURNED_UP, "gain_life": LIFE, "eliminated": PERSONAL, "game_over": GREAT,
}  # fmt: skip

NEWS_TIMES: Final[Mapping[str, Mapping[str, NewsTime]]] = {
    "bang": {
        **_SHARED, "play shot": SHOT,
        "reward": DEALT, "inherit": DEALT._replace(befalls=BY_OTHERS), "look": DEALT,
        "missed": CARD, "give": CARD._replace(befalls=BY_OTHERS), "pass_on": CARD._replace(befalls=BY_OTHERS),
        "check": TURNED_UP, "event": GREAT, "revive": PERSONAL, "skipped": OTHER._replace(befalls=SEAT),
        "lose_life": LIFE._replace(befalls=SEAT, hit=True), "explode": NewsTime(180, 1820, befalls=SEAT),
    },
    "duel": {
        **_SHARED, "discard": NewsTime(280), "play": BRIEF._replace(befalls=BY_OTHERS),
        "enter": NewsTime(400, 600), "swap": NewsTime(400, 150), "lone": NewsTime(400, 300),
        "equip": BRIEF._replace(befalls=BY_OTHERS), "replace": BRIEF._replace(befalls=BY_OTHERS),
        "strip": BRIEF._replace(befalls=BY_OTHERS), "seize": CARD._replace(befalls=BY_OTHERS),
        "avoid": BRIEF, "avoided": NewsTime(120, 200), "reload": CARD, "pass_on": CARD._replace(befalls=TARGET),
        "steal": CARD._replace(befalls=OPPONENT), "waste": CARD._replace(befalls=OPPONENT),
        "instead": OTHER._replace(befalls=TARGET), "reveal": TURNED_UP, "eliminated": PERSONAL._replace(befalls=TARGET),
        "hit": NewsTime(180, 500, befalls=TARGET, hit=True),
        "lose_life": NewsTime(280, 520, befalls=TARGET, hit=True), "explode": NewsTime(180, 1820, befalls=TARGET),
    },
}  # fmt: skip
"""By game and kind; `play shot` is a card that is played and whose act is a shot."""

TARGETS_PER_SEAT: Final = {"duel": 12}
"""In these games targets are not seats but characters, so many of each seat."""

TOLD: Final = 2000
"""The shortest time for what happens to the viewer, and for a hit on any person who is connected."""
HEAVY: Final = 800
"""News that take this long or longer are heavy. Others are trifles, which are shortened first when many wait."""
MOST_WAITING: Final = 3
"""If more than this many wait, trifles are shortened. If more than this many heavy ones wait, those are too."""
HURRIED: Final = 300
"""The longest time for a shortened trifle."""
CATCH_UP: Final = 2400
"""Shared by a shortened trifle and all news that wait."""
HEAVY_CATCH_UP: Final = 3000
"""Shared by shortened heavy news and the heavy ones that wait."""

FIGURES: Final = {
    "TOLD": TOLD, "HEAVY": HEAVY, "MOST_WAITING": MOST_WAITING, "HURRIED": HURRIED, "CATCH_UP": CATCH_UP,
    "HEAVY_CATCH_UP": HEAVY_CATCH_UP,
}  # fmt: skip
"""What the page needs as well."""


def news_time(game: str, news: NewsItem, act: str) -> NewsTime:
    """Return the time of news. `act` is what the card or ability `news.what` does."""
    times = NEWS_TIMES.get(game)
    if times is None:
        return OTHER._replace(befalls=BY_OTHERS)
    return times.get(f"{news.kind} {act}") or times.get(news.kind, OTHER)


def befallen(game: str, news: NewsItem, time: NewsTime) -> int:
    """Return the seat to which news happen without a choice of its own, or NOBODY."""
    each = TARGETS_PER_SEAT.get(game, 1)
    target = NOBODY if news.target == NOBODY else news.target // each
    match time.befalls:
        case "seat":
            return news.seat
        case "target":
            return target
        case "by_others" if target != news.seat:
            return target
        case "forced" if news.what == "forced" or target not in (NOBODY, news.seat):
            return news.seat
        case "opponent":
            return 1 - news.seat
    return NOBODY


def milliseconds(game: str, news: NewsItem, act: str, people: Collection[int]) -> int:
    """Return how long news are on show. `people` are the seats with a person who is connected."""
    time = news_time(game, news, act)
    cards = max(1, min(8, len(news.cards) or news.amount))
    whole = time.move + time.stay + (time.apart * (cards - 1))
    return max(whole, TOLD) if people and befallen(game, news, time) in people else whole


def seconds_on_show(game: str, news: Sequence[tuple[NewsItem, str]], people: Collection[int]) -> float:
    """Return how long the news of one step are on show, one after the other. Each comes with its act."""
    whole = [milliseconds(game, item, act, people) for item, act in news]
    total = 0.0
    for at, time in enumerate(whole):
        behind = whole[at + 1 :]
        total += hurried(time, len(behind), sum([other >= HEAVY for other in behind]))
    return total / 1000


def hurried(whole: float, waiting: int, heavy: int) -> float:
    """Return what is left of the time of news when others wait behind them, some of them heavy."""
    if whole >= HEAVY:
        return min(whole, HEAVY_CATCH_UP / (heavy + 1)) if heavy > MOST_WAITING else whole
    return min(whole, HURRIED, CATCH_UP / (waiting + 1)) if waiting > MOST_WAITING else whole
