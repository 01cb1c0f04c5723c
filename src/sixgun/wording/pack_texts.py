"""The texts of packs, added to those of a language and checked."""

from __future__ import annotations

from functools import cache
from importlib.util import decode_source

from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import Pack, PackError
from sixgun.kernel.errors import SixgunError
from sixgun.wording.language import Language, MissingText, text_key
from sixgun.wording.language_codes import ENGLISH


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
    """Check that everything in a pack has a name and a text, and that its reasons and news have texts."""
    places = Places(decode_source(pack.path.read_bytes()))
    prefix = pack.format.text_prefix
    for family, listed in pack.format.families(pack.card_set).items():
        for effect in listed:
            key = prefix + text_key(family, effect.slug)
            for text in (key, f"{key}.text"):
                if not _has_plain_text(texts, text):
                    raise _missing_text_error(
                        pack, f"{family} “{effect.slug}”", text, texts.code, places(type(effect).__name__)
                    )
    for function, family in (("reason", "reason"), ("tell", "news")):
        for slug, line in places.calls(function).items():
            key = prefix + text_key(family, slug)
            if not texts.has_own(key):
                raise _missing_text_error(pack, f"{family} “{slug}”", key, texts.code, line)


def _has_plain_text(texts: Language, key: str) -> bool:
    """Does the language itself have a text with this key that needs no variables?"""
    try:
        return bool(texts.own_text(key))
    except MissingText:
        return False


def _missing_text_error(pack: Pack, what: str, key: str, code: str, line: int) -> PackError:
    return PackError(pack.path, f"the {what} lacks the text “{key}” in the language “{code}”: add it to TEXTS", line)
