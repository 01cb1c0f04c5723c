"""The wording of a game that brings only texts, or nothing: its own Fluent texts, else the notation.

The texts of a game stay apart from all others, so their keys need no prefix. The docs list them (adding-a-game.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from sixgun.cardgame.asks import CardAsk
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.motive import Motive
from sixgun.cardgame.notation import names_of, printed_name, reason_text
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason
from sixgun.wording.games import wording_for
from sixgun.wording.language import Language, text_key
from sixgun.wording.language_codes import ENGLISH, languages, read_file
from sixgun.wording.pronouns import who_and_whom, winners_text

VALUE: Final = "value-"
_PEOPLE: Final = frozenset({"who", "name", "whom", "target"})
VARIABLES: Final = {
    **dict.fromkeys(("game", "summary", "card", "value", "side", "set", "phase", "option", "label"), frozenset[str]()),
    "asked": frozenset({"name"}),
    "choice": _PEOPLE | {"card", "what", "thing", "converted"},
    "news": _PEOPLE | {"what", "thing", "amount", "seen", "cards"},
    "outcome": frozenset[str](),
}
"""What is filled into the texts of a game, by the beginning of their keys. Questions and reasons bring their own."""
Args = dict[str, int | str]


def texts_of(game_type: AnyGameType) -> dict[str, Language]:
    """Return the texts that a game brings, by language. Raises SixgunError if they cannot be read."""
    found: dict[str, Language] = {}
    for code, origin, source in _sources(game_type.texts):
        texts = found.setdefault(code, Language(code, built_in=False))
        texts.add(source, origin)
        _check_variables(source, origin)
    if found and ENGLISH not in found:
        raise SixgunError(f"the game “{game_type.name}” has no English texts: it needs the language “{ENGLISH}”")
    return found


def _check_variables(source: str, origin: str) -> None:
    """Check that texts name no variable that nobody fills in."""
    from sixgun.wording.text_check import texts_in, wrong_variables  # commands without such texts need not wait for it

    for text in texts_in(source, origin):
        known = VARIABLES.get(re.split(r"[-.]", text.key)[0])
        wrong = "" if known is None else wrong_variables(text, known)
        if wrong:
            raise SixgunError(f"{origin}: the text “{text.key}” {wrong}")


def _sources(texts: Any) -> Iterator[tuple[str, str, str]]:
    """The language, the origin and the content of all texts that a game type names."""
    if isinstance(texts, Mapping):
        yield from ((code, f"the texts in “{code}”", source) for code, source in texts.items() if code in languages())
    elif isinstance(texts, (str, Path)):
        for path in sorted(Path(texts).glob("*/*.ftl")):
            if path.parent.name in languages():
                yield path.parent.name, str(path), read_file(path)


class GenericWording:
    """Says what happens in any game. A language that the game does not have is replaced by English."""

    def __init__(self, game_type: AnyGameType) -> None:
        self.game_type = game_type
        self._texts = texts_of(game_type)

    # Questions and what becomes of them.

    def ask_text(self, language: Language, view: Any, ask: Ask, names: Sequence[str]) -> str:
        about = self._named(language, ask.details() if isinstance(ask, CardAsk) else (), names)
        cards = ask.cards if isinstance(ask, CardAsk) else ()
        args = {
            **who_and_whom(view.seat, names, ask.seat),
            "cards": self.faces_text(language, [view.face(card) for card in cards if view.knows(card)]),
            **about,
        }
        return self._text(language, [text_key("ask", ask.kind)], args) or f"{printed_name(ask.kind)}:"

    def asked_text(self, language: Language, ask: Ask, names: Sequence[str]) -> str:
        """Return what somebody else is being asked, or nothing. It says no more than the kind of the question."""
        return self._text(language, [text_key("asked", ask.kind)], {"name": names[ask.seat]})

    def choice_text(self, language: Language, view: Any, ask: Ask | None, option: Choice, names: Sequence[str]) -> str:
        kind = ask.kind if ask else "none"
        face = view.face(option.card) if option.card != NO_CARD else None
        args = {
            **who_and_whom(view.seat, names, view.seat, _seat(view, option.target)),
            "card": self.face_text(language, face) if face else "",
            "what": option.what or (face.slug if face else "none"),
            "thing": self.entry_name(language, option.what) if option.what else "",
            "converted": "yes" if face and option.what not in ("", face.slug) else "no",
        }
        verb = "pass" if option is PASS else option.verb
        keys = [text_key("choice", verb, option.what), text_key("choice", verb, kind), text_key("choice", verb)]
        return self._text(language, keys, args) or self._written(view, ask, option)

    def reason_text(self, language: Language, view: Any, reason: Reason, wish: Choice, names: Sequence[str]) -> str:
        args = {
            **who_and_whom(view.seat, names, view.seat, _seat(view, wish.target)),
            **self._named(language, reason.args, names),
        }
        return self._text(language, [text_key("reason", reason.slug)], args) or reason_text(reason)

    def motive_text(self, language: Language, motive: Motive, names: Sequence[str]) -> str:
        args = self._named(language, motive.args, names)
        return self._text(language, [text_key("motive", motive.slug)], args) or printed_name(motive.slug)

    def news_text(self, language: Language, news: NewsItem, view: Any, names: Sequence[str]) -> str:
        news = news.seen_by(view.seat)
        cards = self.faces_text(language, news.faces)
        args = {
            **who_and_whom(view.seat, names, news.seat, _seat(view, news.target)),
            "what": news.what or "none",
            "thing": self.entry_name(language, news.what) if news.what else "",
            "amount": news.amount,
            "seen": "yes" if news.faces else "no",
            "cards": cards,
        }
        return self._text(language, [text_key("news", news.kind)], args) or _plain_news(news, view, names, cards)

    def outcome_text(self, language: Language, outcome: Outcome, seat: int, names: Sequence[str]) -> str:
        how = self._text(language, [text_key("outcome", outcome.reason)]) or f"{printed_name(outcome.reason)}."
        return f"{how} {winners_text(language, outcome, seat, names)}"

    # Names.

    def face_text(self, language: Language, face: Any) -> str:
        """Return the name of a card, and what is printed in its corner."""
        return self._face_name(language, *names_of(face))

    def text_name(self, language: Language, text: str) -> str:
        """Return the same for a face that is only known by its text, such as `queen-h`."""
        slug, _, corner = text.partition("-")
        return self._face_name(language, text, slug, corner or text)

    def _face_name(self, language: Language, text: str, slug: str, corner: str) -> str:
        name = self._text(language, [text_key("card", slug)])
        value = self._text(language, [text_key("value", corner)]) or corner
        return language.mention(text, f"{name} {value}".rstrip() if name and corner != text else name or text)

    def faces_text(self, language: Language, faces: Iterable[Any]) -> str:
        return ", ".join(self.face_text(language, face) for face in faces)

    def game_name(self, language: Language) -> str:
        return self._text(language, ["game"]) or printed_name(self.game_type.name)

    def entry_name(self, language: Language, slug: str) -> str:
        return self._text(language, [text_key("card", slug), text_key("side", slug)]) or printed_name(slug)

    def entry_text(self, language: Language, slug: str) -> str:
        """Return what a card does, or nothing."""
        return self._text(language, [f"{text_key('card', slug)}.text"])

    def phase_name(self, language: Language, slug: str) -> str:
        return self._text(language, [text_key("phase", slug)]) or printed_name(slug)

    def side_name(self, language: Language, slug: str) -> str:
        return self._text(language, [text_key("side", slug)]) or printed_name(slug)

    def set_name(self, language: Language, slug: str) -> str:
        return self._text(language, [text_key("set", slug)]) or printed_name(slug)

    def option_text(self, language: Language, field: str) -> str:
        return self._text(language, [text_key("option", field)]) or printed_name(field)

    def label(self, language: Language, slug: str) -> str:
        """Return the name of a figure, a pile or a hand."""
        return self._text(language, [text_key("label", slug)]) or slug.replace("_", " ")

    def corners(self, language: Language) -> dict[str, str]:
        """Return what is shown for what is printed in the corners of cards, where that is not the same."""
        known = {code: self._texts[code] for code in (ENGLISH, language.code) if code in self._texts}
        return {key.removeprefix(VALUE): texts.text(key) for texts in known.values() for key in texts.keys(VALUE)}

    def summary(self, language: Language) -> list[tuple[str, str]]:
        """Return the texts `summary-1`, `summary-2` and so on, with their titles."""
        found: list[tuple[str, str]] = []
        for number in count(1):
            key = f"summary-{number}"
            text = self._text(language, [key])
            if not text:
                return found
            found.append((self._text(language, [f"{key}.title"]), text))
        return found

    # Looking texts up.

    def _text(self, language: Language, keys: Sequence[str], args: Mapping[str, int | str] | None = None) -> str:
        """Return the first of these texts that the game has in this language, or else in English; or nothing."""
        for code in dict.fromkeys((language.code, ENGLISH)):
            texts = self._texts.get(code)
            key = next((key for key in keys if texts.has_part(key)), "") if texts else ""
            if texts and key:
                return texts.text(key, **(args or {}))
        return ""

    def _written(self, view: Any, ask: Ask | None, option: Choice) -> str:
        """Return a choice in the notation. Without an ask it is an interjection, which needs no more than its verb."""
        if ask is not None:
            return self.game_type.choice_text(view, ask, option)
        return " ".join(filter(None, (option.verb, self._card(view, option.card), option.what)))

    def _card(self, view: Any, card: int) -> str:
        text: str = view.face(card).text if card != NO_CARD else ""
        return text

    def _named(self, language: Language, args: Iterable[tuple[str, int | str]], names: Sequence[str]) -> Args:
        """Return arguments for a text: `target` is a seat, numbers stay, and other texts are names of cards."""
        found: Args = {}
        for name, value in args:
            if name == "target":
                found[name] = names[int(value)]
            else:
                found[name] = self.entry_name(language, value) if isinstance(value, str) and value else value
        return found


def generic_wording_of(game_type: AnyGameType) -> GenericWording:
    """Return the generic wording of a game, also if it has a wording of its own."""
    own = wording_for(game_type)
    return own if isinstance(own, GenericWording) else GenericWording(game_type)


def _seat(view: Any, target: int) -> int:
    """Return the target if it is a seat. In a game where it is something else, a text cannot name it."""
    return target if target < len(view.seats) else NOBODY


def _plain_news(news: NewsItem, view: Any, names: Sequence[str], cards: str) -> str:
    """Say what happened without a text: the player, the kind of news, and what it is about."""
    parts = [
        f"{names[news.seat]}:" if news.seat != NOBODY else "",
        news.kind.replace("_", " "),
        news.what.replace("_", " "),
        str(news.amount) if news.amount else "",
        f"({cards})" if cards else "",
        f"> {names[news.target]}" if _seat(view, news.target) != NOBODY else "",
    ]
    return " ".join(filter(None, parts))
