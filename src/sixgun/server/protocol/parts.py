"""Numbers, slugs and texts with their bounds, sentences and cards: what all messages are made of."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from sixgun.cardgame import facts

VERSION: Final = 2
"""A client names it when it connects: `/ws/CODE?v=2`."""
NOBODY: Final = -1
"""No seat: a spectator, or nobody in particular."""

Seat = Annotated[int, Meta(ge=-1, le=7)]
CardId = Annotated[int, Meta(ge=-1, le=1023)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
Slug = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]*$")]
Target = Annotated[int, Meta(ge=-1, le=63)]
Code = Annotated[str, Meta(min_length=4, max_length=4, pattern="^[A-Z0-9]{4}$")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=20)]
GameId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[a-z2-7]{16}$")]
GameName = Annotated[str, Meta(max_length=20, pattern="^[a-z][a-z0-9_]*$")]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Act = facts.Act
Affects = facts.Affects
LANGUAGE_CODE: Final = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$"
"""`fr`, `pt-BR`, `zh-Hant`."""
LanguageCode = Annotated[str, Meta(min_length=2, max_length=11, pattern=LANGUAGE_CODE)]
Milliseconds = Annotated[int, Meta(ge=0, le=86_400_000)]


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a sentence: plain words, or a player (`seat`), or a thing that can be pointed at (`card`: a face such
    as `bang-9d`; `entry`: the slug of a card, character or event)."""

    text: str
    seat: Seat = NOBODY
    card: str = ""
    entry: str = ""


Sentence = list[Part]


class Card(Struct, frozen=True):
    """A card that the client may know, where it lies now."""

    id: CardId
    face: str


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended: the winning seats, and a sentence."""

    winners: list[Seat]
    reason: Slug
    text: Sentence
