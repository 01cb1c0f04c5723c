"""The texts of packs, added to those of a language and checked."""

from __future__ import annotations

from functools import cache
from importlib.util import decode_source

from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import ENGLISH, Pack, PackError
from sixgun.kernel.errors import SixgunError
from sixgun.wording.language import Language, MissingText, text_key


@cache
def language_with_packs(code: str, packs: tuple[Pack, ...]) -> Language:
    """Return the texts of a language together with those of some packs."""
    texts = Language(code)
    for pack in packs:
        used_code = code if code in pack.texts else ENGLISH
        try:
            for origin, source in pack.texts[used_code]:
                texts.add(source, origin)
        except SixgunError as error:
            raise PackError(f"pack “{pack.slug}”", str(error)) from error
        _check_texts(pack, texts, used_code)
    return texts


def _check_texts(pack: Pack, texts: Language, used_code: str) -> None:
    """Check that everything in a pack has a name and a text, and that its reasons and news have texts."""
    places = Places(decode_source(pack.path.read_bytes()))
    prefix = pack.format.text_prefix
    for family, listed in pack.format.families(pack.card_set).items():
        for effect in listed:
            key = prefix + text_key(family, effect.slug)
            for text in (key, f"{key}.text"):
                if not _has_plain_text(texts, text):
                    raise _missing_text_error(
                        pack, f"{family} “{effect.slug}”", text, used_code, places(type(effect).__name__)
                    )
    for function, family in (("reason", "reason"), ("tell", "news")):
        for slug, line in places.calls(function).items():
            key = prefix + text_key(family, slug)
            if not texts.has(key):
                raise _missing_text_error(pack, f"{family} “{slug}”", key, used_code, line)


def _has_plain_text(texts: Language, key: str) -> bool:
    """Is there a text with this key that needs no variables?"""
    try:
        return bool(texts.text(key))
    except MissingText:
        return False


def _missing_text_error(pack: Pack, what: str, key: str, code: str, line: int) -> PackError:
    return PackError(pack.path, f"the {what} lacks the text “{key}” in the language “{code}”: add it to TEXTS", line)
