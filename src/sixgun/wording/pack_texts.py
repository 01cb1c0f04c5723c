"""The texts of packs, added to those of a language and checked."""

from __future__ import annotations

from collections.abc import Set
from functools import cache
from importlib.util import decode_source
from typing import Final

from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import Pack, PackError
from sixgun.kernel.errors import SixgunError
from sixgun.wording.language import Language, MissingText, text_key
from sixgun.wording.language_codes import ENGLISH
from sixgun.wording.text_check import Text, texts_in, wrong_variables

VARIABLES: Final = {
    "reason": frozenset({"who", "name", "whom", "target", "card"}),
    "news": frozenset(
        {"who", "name", "whom", "target", "what", "thing", "amount", "seen", "cards", "converted", "named"}
    ),
    "duel-reason": frozenset({"card", "target"}),
    "duel-news": frozenset(
        {"who", "name", "whom", "character", "amount", "thing", "seen", "cards", "symbols"}
        | {"lucky", "converted", "deck", "pile", "ending"}
    ),
}
"""What is filled into the sentences of packs. A reason has its own figures besides."""


@cache
def language_with_packs(code: str, packs: tuple[Pack, ...]) -> Language:
    """Return the texts of a language together with those of some packs. A pack without the language is in English."""
    texts = Language(code, fallback=None if code == ENGLISH else language_with_packs(ENGLISH, packs))
    for pack in packs:
        if code not in pack.texts:
            continue
        try:
            for origin, source in pack.texts[code]:
                texts.add(source, origin)
        except SixgunError as error:
            raise PackError(f"pack “{pack.slug}”", str(error)) from error
        _check_texts(pack, texts)
    return texts


def _check_texts(pack: Pack, texts: Language) -> None:
    """Check that everything in a pack has a name and a text, and that its reasons and news can be told."""
    places = Places(decode_source(pack.path.read_bytes()))
    prefix = pack.format.text_prefix
    written = _written_texts(pack, texts.code)
    for family, listed in pack.format.families(pack.card_set).items():
        for effect in listed:
            key = prefix + text_key(family, effect.slug)
            for text in (key, f"{key}.text"):
                line = places(type(effect).__name__)
                if texts.has_part(text) and text in written:
                    _check_variables(pack, f"{family} “{effect.slug}”", written[text], frozenset(), texts.code, line)
                if not _has_plain_text(texts, text):
                    raise _missing_text_error(pack, f"{family} “{effect.slug}”", text, texts.code, line)
    for function, family in (("reason", "reason"), ("tell", "news")):
        for slug, line in places.calls(function).items():
            key = prefix + text_key(family, slug)
            if not texts.has_own(key):
                raise _missing_text_error(pack, f"{family} “{slug}”", key, texts.code, line)
            figures = places.keywords(function, slug) if family == "reason" else set()
            if key in written:
                known = VARIABLES[prefix + family] | figures
                _check_variables(pack, f"{family} “{slug}”", written[key], known, texts.code, line)


def _written_texts(pack: Pack, code: str) -> dict[str, Text]:
    """The texts of a pack in one language, by key."""
    return {text.key: text for origin, source in pack.texts[code] for text in texts_in(source, origin)}


def _check_variables(pack: Pack, what: str, text: Text, known: Set[str], code: str, line: int) -> None:
    """Check that nothing but what is known is filled into a text."""
    wrong = wrong_variables(text, known)
    if wrong:
        raise PackError(pack.path, f"the text “{text.key}” of the {what} in the language “{code}” {wrong}", line)


def _has_plain_text(texts: Language, key: str) -> bool:
    """Does the language itself have a text with this key that needs no variables?"""
    try:
        return bool(texts.own_text(key))
    except MissingText:
        return False


def _missing_text_error(pack: Pack, what: str, key: str, code: str, line: int) -> PackError:
    return PackError(pack.path, f"the {what} lacks the text “{key}” in the language “{code}”: add it to TEXTS", line)
