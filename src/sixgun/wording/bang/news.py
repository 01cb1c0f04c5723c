"""NewsItem and endings in words, as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.asks import HAND
from sixgun.bang.effect import ESTATE, FORCED, SURPLUS
from sixgun.bang.view import View
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.wording.bang.names import character_name, entry_name, faces_text, role_name
from sixgun.wording.language import Language, text_key
from sixgun.wording.mentions import plain
from sixgun.wording.pronouns import who_and_whom, winners

WHYS = ("", HAND, SURPLUS, FORCED, ESTATE)
"""What `News.what` may say besides the slug of a thing."""


def _news_text(language: Language, news: NewsItem, seat: int, names: Sequence[str]) -> str:
    """One thing that happened, told to a seat (NOBODY: an onlooker); hidden cards are never named."""
    news = news.seen_by(seat)
    return language.text(
        text_key("news", news.kind),
        **who_and_whom(seat, names, news.seat, news.target),
        what=news.what or "none",
        thing=_thing(language, news),
        amount=news.amount,
        seen="yes" if news.faces else "no",
        cards=faces_text(language, news.faces),
        converted="yes" if _converted(news) else "no",
        named="character" if _named_so(language, news, names) else "player",
    )


def news_text(language: Language, news: NewsItem, view: View, names: Sequence[str]) -> str:
    """One thing that happened, told to the seat of a view."""
    return _news_text(language, news, view.seat, names)


def _thing(language: Language, news: NewsItem) -> str:
    """What the news is about, by name."""
    if news.kind == "eliminated":
        return role_name(language, news.what)
    if news.kind == "game_over":
        return language.text(text_key("outcome", news.what))
    return "" if news.what in WHYS else entry_name(language, news.what)


def _converted(news: NewsItem) -> bool:
    """Was a card used as something else than itself?"""
    return news.kind in ("play", "reply") and news.what not in ("", *(face.slug for face in news.faces))


def _named_so(language: Language, news: NewsItem, names: Sequence[str]) -> bool:
    """Is a player called like the character he gets?"""
    return news.kind == "character" and plain(names[news.seat]) == plain(character_name(language, news.what))


def outcome_text(language: Language, outcome: Outcome, seat: int, names: Sequence[str]) -> str:
    """How the game ended and who has won, told to a seat (NOBODY: an onlooker)."""
    return f"{language.text(text_key('outcome', outcome.reason))} {winners(language, outcome, seat, names)}"
