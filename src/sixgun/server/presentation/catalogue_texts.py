"""Catalogue entries in words, for any game: names, texts and rulings, rule options, bots, the summary card."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from sixgun.bots import bot_levels
from sixgun.cardgame import facts as kernel
from sixgun.server.protocol import CatalogueEntry, Facts, OptionText
from sixgun.wording import Language
from sixgun.wording.games import wording_of
from sixgun.wording.language import text_key
from sixgun.wording.names import name_of, rulings_of, text_of


def described(
    words: Language, kind: str, slug: str, box: str, facts: kernel.Facts, *, prefix: str = "", **more: Any
) -> CatalogueEntry:
    """Return a card, a character or an event with everything said about it.

    `prefix` begins the keys of the game's texts.
    """
    family = f"{prefix}{kind}"
    return CatalogueEntry(
        slug=slug,
        kind=kind,
        set=box,
        name=name_of(words, slug, family),
        text=text_of(words, slug, family),
        short=short(words, family, slug),
        rulings=rulings_of(words, slug, f"{prefix}ruling"),
        life=facts.life,
        colour=facts.colour,
        reach=facts.reach,
        always=facts.always,
        reload=facts.reloads,
        hits=facts.hits,
        facts=sent_facts(facts),
        **more,
    )


def short(words: Language, family: str, slug: str) -> str:
    """Return a shorter name for narrow places, if the language has one."""
    key = text_key("short", family, slug)
    found = words.text(key) if words.has(key) else ""
    return found if found != words.text(text_key(family, slug)) else ""


def option_texts(words: Language, game: str, usual: Any) -> list[OptionText]:
    """Return the rule options of a game that are on or off. `usual` is how they are by default."""
    text = wording_of(game).option_text
    return [
        OptionText(
            slug=field.name,
            text=text(words, field.name),
            default=getattr(usual, field.name),
            main=field.metadata.get("main", False),
            needs_sets=list(field.metadata.get("needs_sets", ())),
            min_players=field.metadata.get("min_players", 0),
        )
        for field in fields(usual)
        if isinstance(getattr(usual, field.name), bool)
    ]


def sent_facts(facts: kernel.Facts) -> Facts:
    """Return facts as they are sent: without those that the entry itself has, and without defaults."""
    names = [name for name in Facts.__struct_fields__ if getattr(facts, name) != getattr(kernel.PLAIN, name)]
    told = {name: getattr(facts, name) for name in names}
    return Facts(**{**told, "symbols": [symbol.text for symbol in facts.symbols]})


def bots(game: str) -> list[str]:
    """Return the levels of a game's bots, with the usual one first."""
    levels = bot_levels(game)
    return sorted(levels, key=lambda name: name != levels.usual)


def summary_lines(words: Language, game: str) -> list[str]:
    """Return the summary card, with its titles among the lines."""
    return [line for title, lines in wording_of(game).summary(words) for line in (title, *lines.splitlines())]
