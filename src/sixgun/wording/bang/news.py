"""News and endings of BANG! in sentences, as far as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.asks import HAND
from sixgun.bang.effect import ESTATE, FORCED, SURPLUS
from sixgun.bang.view import View
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.wording.bang.names import character_name, entry_name, faces_text, role_name
from sixgun.wording.language import Language, text_key
from sixgun.wording.mentions import without_mentions
from sixgun.wording.pronouns import who_and_whom, winners_text

NOT_ENTRIES = ("", HAND, SURPLUS, FORCED, ESTATE)
"""Values of `NewsItem.what` that are not the slug of an entry."""


def news_text_for_seat(language: Language, news: NewsItem, seat: int, names: Sequence[str]) -> str:
    """Return one thing that happened, as told to a seat (NOBODY: a spectator). Hidden cards are never named."""
    news = news.seen_by(seat)
    return language.text(
        text_key("news", news.kind),
        **who_and_whom(seat, names, news.seat, news.target),
        what=news.what or "none",
        thing=_subject_name(language, news),
        amount=news.amount,
        seen="yes" if news.faces else "no",
        cards=faces_text(language, news.faces),
        converted="yes" if _converted(news) else "no",
        named="character" if _is_named_like_character(language, news, names) else "player",
    )


def news_text(language: Language, news: NewsItem, view: View, names: Sequence[str]) -> str:
    """Return one thing that happened, as told to the seat of a view."""
    return news_text_for_seat(language, news, view.seat, names)


def _subject_name(language: Language, news: NewsItem) -> str:
    """Return the name of what the news is about."""
    if news.kind == "eliminated":
        return role_name(language, news.what)
    if news.kind == "game_over":
        return language.text(text_key("outcome", news.what))
    return "" if news.what in NOT_ENTRIES else entry_name(language, news.what)


def _converted(news: NewsItem) -> bool:
    """Was a card used as something other than itself?"""
    return news.kind in ("play", "reply") and news.what not in ("", *(face.slug for face in news.faces))


def _is_named_like_character(language: Language, news: NewsItem, names: Sequence[str]) -> bool:
    """Does a player have the same name as the character they get?"""
    return news.kind == "character" and without_mentions(names[news.seat]) == without_mentions(
        character_name(language, news.what)
    )


def outcome_text(language: Language, outcome: Outcome, seat: int, names: Sequence[str]) -> str:
    """Return how the game ended and who won, as told to a seat (NOBODY: a spectator)."""
    return f"{language.text(text_key('outcome', outcome.reason))} {winners_text(language, outcome, seat, names)}"
