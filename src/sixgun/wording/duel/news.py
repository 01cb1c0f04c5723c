"""News and endings of The Duel in sentences, as far as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.duel.faces import SIDES
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.wording.duel.names import character_name, deck_name, entry_name, short_faces_text, symbol_name
from sixgun.wording.language import Language, text_key
from sixgun.wording.pronouns import who_and_whom, winners_text

NOT_ENTRIES: Final = ("", "swap", "surplus", "avoid", "hit", "eliminated")
"""Values of `NewsItem.what` that are not the slug of an entry."""
CONVERTED: Final = ("play",)


def news_text(language: Language, news: NewsItem, view: View, names: Sequence[str]) -> str:
    """Return one thing that happened, as told to the seat of a view. Hidden cards are never named."""
    news = news.seen_by(view.seat)
    who = who_and_whom(view.seat, names, news.seat)
    drawn = news.kind == "draw"
    subject = _subject_name(language, news)
    return language.text(
        text_key("duel-news", news.kind),
        **{key: who[key] for key in ("who", "name")},
        whom="nobody" if news.target == NOBODY else "other",
        character=character_name(language, view.character(news.target).slug) if news.target != NOBODY else "",
        amount=news.amount,
        thing=subject,
        caused="yes" if subject else "no",
        seen="yes" if news.faces else "no",
        cards=short_faces_text(language, news.faces),
        symbols=", ".join(symbol_name(language, face.symbol) for face in news.faces if face.symbol),
        lucky="yes" if news.amount > 0 else "no",
        converted="yes" if news.kind in CONVERTED and news.what not in [face.slug for face in news.faces] else "no",
        deck="own" if drawn and news.seat != NOBODY and news.what == SIDES[news.seat] else "other",
        pile=deck_name(language, news.what) if drawn else "",
        ending=language.text(text_key("duel-outcome", news.what)) if news.kind == "game_over" else "",
    )


def _subject_name(language: Language, news: NewsItem) -> str:
    """Return the name of what the news is about."""
    if news.what in NOT_ENTRIES or news.kind in ("draw", "game_over"):
        return ""
    return entry_name(language, news.what)


def outcome_text(language: Language, outcome: Outcome, seat: int, names: Sequence[str]) -> str:
    """Return how the game ended and who won, as told to a seat (NOBODY: a spectator)."""
    return f"{language.text(text_key('duel-outcome', outcome.reason))} {winners_text(language, outcome, seat, names)}"
